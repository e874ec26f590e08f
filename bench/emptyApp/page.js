'use strict'

// As in src/renderer/frame/useDocument.ts: two frames are drawn, and the page is free.
addEventListener('load', () => {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => setTimeout(() => performance.mark('usable')))
  })
})
