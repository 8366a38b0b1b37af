/** The background colours of app/theme.css on which the accent colour is used. */
const paper = '#fbf8f3'
const white = '#ffffff'

/** The lower contrast of the accent with paper and white, from 1 to 21. */
export function contrastOf(accent: string) {
  return Math.min(...[paper, white].map((other) => contrast(accent, other)))
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string) {
  const [darker = 0, lighter = 0] = [a, b]
    .map(luminance)
    .toSorted((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string) {
  const channels = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
