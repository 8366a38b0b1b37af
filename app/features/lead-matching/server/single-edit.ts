/** Whether two texts differ by one added, missing or replaced letter, or by two swapped ones. */
export function isSingleEdit(text: string, otherText: string) {
  const shorter = Math.min(text.length, otherText.length)
  let start = 0
  while (start < shorter && text[start] === otherText[start]) start++
  let end = 0
  while (end < shorter - start && text.at(-1 - end) === otherText.at(-1 - end)) end++
  const rest = text.slice(start, text.length - end)
  const otherRest = otherText.slice(start, otherText.length - end)
  if (rest.length <= 1 && otherRest.length <= 1) return true
  return rest.length === 2 && rest === [...otherRest].reverse().join('')
}
