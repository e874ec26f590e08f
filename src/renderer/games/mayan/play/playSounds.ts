/** What is heard of a move: stone on stone, and a note that climbs with each link of a chain. */
import { playNote, playSound } from '../../../play/sounds'
import type { Frame } from '../board/film'

/** As a frame of a move begins. */
export function playFrameSound({ motion, link }: Frame): void {
  if (motion === 'land' || motion === 'fall') playSound('place')
  if (motion === 'mark') playNote(link - 1)
}
