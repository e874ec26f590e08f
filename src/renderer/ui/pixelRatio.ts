/** Device pixels of a CSS pixel, watched once for all canvases. */
import { createSharedComposable, useDevicePixelRatio } from '@vueuse/core'

export const usePixelRatio = createSharedComposable(useDevicePixelRatio)
