/** The choices of the export dialog. All remarks about levels are shown before any file is written. */
import { computed, shallowRef, watch } from 'vue'
import { say } from '../../i18n/i18n'
import { text } from '../../i18n/text'
import { useNotices } from '../../stores/notices'
import { useExporting, type Prepared } from './exporting'
import { useBrowser } from '../browse/browser'

const PACK = 'pack'

export function useExportChoice() {
  const exporting = useExporting()
  const browser = useBrowser()
  const notices = useNotices()
  /** The last choice, perhaps for levels of another game. */
  const wanted = shallowRef<string | null>(null)
  const prepared = shallowRef<Prepared | null>(null)
  const isBusy = shallowRef(false)
  /** Remarks that were shown already. */
  let shown = new Set<string>()
  let isRenumbering = false

  const forms = computed(() => {
    const { length } = exporting.levels
    const offered = exporting.forms.map((form) => ({
      ...form,
      part: form.count < length ? text('exports.part', { count: form.count, all: length }) : null,
    }))
    return [...offered, { id: PACK, label: text('exports.pack'), part: null }]
  })
  const chosen = computed<string>({
    get: () => forms.value.find(({ id }) => id === wanted.value)?.id ?? forms.value[0]?.id ?? PACK,
    set: (id) => (wanted.value = id),
  })
  const canRenumber = computed(
    () => prepared.value?.refusals.some((refusal) => refusal.canRenumber) === true,
  )

  watch(
    () => [chosen.value, exporting.levels],
    () => {
      prepared.value = null
      shown = new Set()
      isRenumbering = false
    },
    // So that nothing prepared for another form is written.
    { flush: 'sync' },
  )

  function prepare(renumbers: boolean): Promise<Prepared | null> {
    if (chosen.value !== PACK) return exporting.prepare(chosen.value, renumbers)
    return exporting.preparePack(say(browser.pack ? browser.placeName : text('pack.newName')))
  }
  async function prepareAndWrite(renumbers: boolean): Promise<void> {
    if (isBusy.value) return
    isBusy.value = true
    const known = renumbers === isRenumbering ? prepared.value : null
    isRenumbering = renumbers
    try {
      const made = known ?? (await prepare(renumbers))
      if (made === null) return
      prepared.value = made
      const remarks = [...made.refusals, ...made.notes].map((remark) => JSON.stringify(remark))
      const isNew = remarks.some((remark) => !shown.has(remark))
      for (const remark of remarks) shown.add(remark)
      if (made.files.length === 0 || isNew) return
      if (await exporting.write(made.files)) exporting.close()
    } finally {
      isBusy.value = false
    }
  }
  /** @param renumbers whether to renumber the colours of levels that need it */
  function write(renumbers = isRenumbering): void {
    prepareAndWrite(renumbers).catch(notices.reportUnexpected)
  }

  return { forms, chosen, prepared, canRenumber, isBusy, write }
}
