/** Subresource-integrity check of a downloaded file ("sha512-" and the digest in base64). */

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

export async function matchesIntegrity(file: string, integrity: string): Promise<boolean> {
  const separator = integrity.indexOf('-')
  const hash = createHash(integrity.slice(0, separator))
  await pipeline(createReadStream(file), hash)
  return hash.digest('base64') === integrity.slice(separator + 1)
}
