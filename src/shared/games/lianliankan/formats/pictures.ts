/**
 * The pictures of the tiles: type 1 shows the first, and so on. The names are those of the icon set
 * they are bundled from; the first ones differ most in shape and colour, since levels of few types
 * use them.
 */
export const PICTURES = [
  'leopard',
  'four-leaf-clover',
  'hot-pepper',
  'crescent-moon',
  'droplet',
  'grapes',
  'mushroom',
  'crown',
  'turtle',
  'key',
  'butterfly',
  'avocado',
  'rainbow',
  'bell',
  'octopus',
  'pear',
  'snowflake',
  'parrot',
  'drum',
  'sunflower',
  'fire',
  'snail',
  'moai',
  'watermelon',
  'tropical-fish',
  'gem-stone',
  'frog',
  'carrot',
  'high-voltage',
  'amphora',
  'rose',
  'umbrella',
  'honeybee',
  'eggplant',
  'cactus',
  'banana',
  'owl',
  'hourglass-done',
  'axe',
  'spiral-shell',
] as const
export type PictureName = (typeof PICTURES)[number]

/** The picture of a type; null for a type that has none. */
export function pictureOf(type: number): PictureName | null {
  return PICTURES[type - 1] ?? null
}
