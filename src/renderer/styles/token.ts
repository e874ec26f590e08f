/** A colour of the design, as #rrggbb: for what is painted on a canvas. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
