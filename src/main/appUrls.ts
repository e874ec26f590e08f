/** The page's addresses, and which file each of them names. */
import { join, normalize, sep } from 'node:path'

export const APP_SCHEME = 'app'
export const APP_HOST = 'studio'
export const START_URL = `${APP_SCHEME}://${APP_HOST}/index.html`

/** By its parts: Node's URL gives custom schemes the origin "null". */
export function isAppUrl(url: string): boolean {
  try {
    const { protocol, host } = new URL(url)
    return protocol === `${APP_SCHEME}:` && host === APP_HOST
  } catch {
    return false
  }
}

/** What makes no connection: our files and the developer tools. */
export function isHarmlessUrl(url: string): boolean {
  return isAppUrl(url) || url.startsWith('devtools://')
}

/** The file a URL of ours names, or null when it names anything outside `root`. */
export function filePathOf(url: string, root: string): string | null {
  try {
    if (!isAppUrl(url)) return null
    const relative = decodeURIComponent(new URL(url).pathname)
    if (/[\\\0]/.test(relative) || relative.split('/').includes('..')) return null
    const path = normalize(join(root, relative))
    return path.startsWith(root + sep) && !path.endsWith(sep) ? path : null
  } catch {
    return null
  }
}
