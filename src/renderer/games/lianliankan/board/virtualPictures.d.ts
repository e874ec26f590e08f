/** Made by `vite/pictures.ts`. */
declare module 'virtual:pictures' {
  /** For each picture its shapes from back to front: colour and outline, in a box of 32 × 32. */
  export const PICTURE_SHAPES: readonly (readonly (readonly [colour: string, outline: string])[])[]
}
