/** Steps through the film of an answer, and announces each step to screen readers. */
import { computed, type Ref } from 'vue'
import { text, type Text } from '../i18n/text'
import type { Film } from '../stepping/playhead'
import { useFilmPlayer } from '../stepping/useFilmPlayer'
import { useNotices } from '../stores/notices'
import { useSettings } from '../stores/settings'

/** @param words the step that is shown in words: the start, or what a trace did */
export function useAnswerStepper<Frame extends { readonly ms: number }, Trace>(
  film: Ref<Film<Frame> & { readonly traces: readonly Trace[] }>,
  words: { readonly start: Text; readonly describe: (trace: Trace) => Text },
) {
  const settings = useSettings()
  const notices = useNotices()
  const player = useFilmPlayer<Frame>(film, () => settings.isStill, announceStep)

  const frame = computed(() => film.value.frames[player.head.value.frame])
  const traces = computed(() => film.value.traces)
  const steps = computed(() => traces.value.length)
  const trace = computed(() => traces.value[player.step.value - 1] ?? null)

  function announceStep(): void {
    const line = trace.value === null ? words.start : words.describe(trace.value)
    const step = player.step.value
    notices.announce(text('steps.announce', { step, steps: steps.value, line }))
  }

  return { ...player, frame, traces, steps, trace }
}
