/** How many pixels a CSS pixel has, watched once for all that is painted. */
import { createSharedComposable, useDevicePixelRatio } from '@vueuse/core'

export const usePixelRatio = createSharedComposable(useDevicePixelRatio)
