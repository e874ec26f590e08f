/**
 * Imported before anything else: zod would otherwise probe for `new Function`, which the page's
 * content security policy refuses and reports. Set where zod looks for it, since zod itself is
 * loaded later, and only where a text from outside is read.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

globalThis.__zod_globalConfig = { jitless: true }

export {}
