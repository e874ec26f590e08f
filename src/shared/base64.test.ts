import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeBase64 } from './base64'

it('gives back the bytes of any length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64')
      expect([...decodeBase64(text)]).toEqual([...bytes])
      expect([...decodeBase64(text.replace(/=+$/, ''))]).toEqual([...bytes])
    }),
  )
})
