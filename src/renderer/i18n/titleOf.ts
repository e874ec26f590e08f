/** What a level is called, as a text fit to be shown; of one without a title, too. */
import type { Words } from '@shared/games/words'
import { shownText } from '@shared/text/shown'
import { say } from './i18n'
import { text } from './text'

export function titleOf({ title }: Pick<Words, 'title'>): string {
  return title ? shownText(title) : say(text('card.untitled'))
}
