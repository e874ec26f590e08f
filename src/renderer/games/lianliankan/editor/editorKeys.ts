/** The keys of the editor's board, for the sheet of shortcuts. */
import type { BoardKeyGroup } from '../../../actions/boardKeys'
import { text } from '../../../i18n/text'

export const EDITOR_KEYS: BoardKeyGroup = {
  title: text('boardKeys.title'),
  keys: [
    { keys: ['←↑→↓'], label: text('boardKeys.cursor') },
    { keys: ['1…9', '0'], label: text('linkKeys.place') },
    { keys: ['Enter'], label: text('linkKeys.again') },
    { keys: ['Backspace', 'Delete'], label: text('linkKeys.remove') },
    { keys: ['Alt+←↑→↓'], label: text('linkKeys.move') },
    { keys: ['Shift+←↑→↓'], label: text('linkKeys.select') },
  ],
}
