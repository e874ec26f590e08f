/** A name for a file, from any title. */

const MAX_LENGTH = 100

export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\.+$/, '')
    .slice(0, MAX_LENGTH)
    .trim()
  return name === '' ? 'level' : name
}
