/** Opening cells of the board for the workbench to fill. */
import type { Cell } from '@shared/games/mayan/rules/board'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { cellText } from '../player/describeMove'
import { useFillBrush } from '../workbench/fillBrush'
import { useOpenCells } from '../workbench/openCells'

export function useOpening() {
  const openCells = useOpenCells()
  const brush = useFillBrush()
  const notices = useNotices()

  function toggleOpen(cell: Cell): void {
    const toggled = openCells.toggle(cell, {
      colours: brush.colours,
      mayBeEmpty: brush.mayBeEmpty,
    })
    if (toggled === null) return
    const key = toggled.isOpen ? 'fill.opened' : 'fill.closed'
    notices.report(text(key, { cell: cellText(toggled.cell) }))
  }

  return { toggleOpen }
}
