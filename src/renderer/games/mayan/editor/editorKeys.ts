/** The keys of the editor's board, for the sheet of shortcuts. */
import type { BoardKeyGroup } from '../../../actions/boardKeys'
import { text } from '../../../i18n/text'

export const EDITOR_KEYS: BoardKeyGroup = {
  title: text('boardKeys.title'),
  keys: [
    { keys: ['←↑→↓'], label: text('boardKeys.cursor') },
    { keys: ['1…9', '0'], label: text('boardKeys.place') },
    { keys: ['Backspace', 'Delete'], label: text('boardKeys.remove') },
    { keys: ['Shift+←↑→↓'], label: text('boardKeys.move') },
    { keys: ['X'], label: text('boardKeys.open') },
  ],
}
