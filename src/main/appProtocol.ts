/**
 * The page's own scheme: `app://studio/…` serves files of the built renderer and nothing else.
 * Every response carries the content-security policy; nothing remote is ever allowed.
 */
import { protocol } from 'electron'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { APP_SCHEME, filePathOf } from './appUrls'

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // No text becomes markup but Vue's own templates, which it has a policy for.
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ')

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      // Compiled code is kept from one start to the next, where Electron can (28 and later).
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
}

/** @param root folder of the built renderer */
export function serveApp(root: string): void {
  protocol.handle(APP_SCHEME, async (request) => {
    const path = filePathOf(request.url, root)
    const type = path && MIME_TYPES[extname(path)]
    if (request.method !== 'GET' || !path || !type) return refuse()
    try {
      return new Response(new Uint8Array(await readFile(path)), { headers: headersFor(type) })
    } catch {
      return refuse()
    }
  })
}

function headersFor(type: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

function refuse(): Response {
  return new Response('Not found', { status: 404, headers: headersFor('text/plain') })
}
