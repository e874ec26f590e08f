/** Tables as they come with the module: each byte is a value and, in its lowest bits, how often. */

/**
 * Writes the values from `to` on, one each `stride` bytes.
 *
 * @param lengthBits so many bits of a byte are the length of its run
 */
export function unpackRuns(from: usize, runs: u32, lengthBits: u32, to: usize, stride: u32): void {
  const lengths: u32 = (1 << lengthBits) - 1
  let at = to
  for (const end = from + runs; from < end; from++) {
    const code: u32 = load<u8>(from)
    for (let left = code & lengths; left > 0; left--) {
      store<u8>(at, code >> lengthBits)
      at += stride
    }
  }
}
