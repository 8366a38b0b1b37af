/** Whether two texts differ by one added or changed letter, or by two swapped letters. */
export function isSingleEdit(one: string, other: string) {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const rest = one.slice(start, one.length - end)
  const otherRest = other.slice(start, other.length - end)
  if (rest.length <= 1 && otherRest.length <= 1) return true
  return rest.length === 2 && rest === [...otherRest].reverse().join('')
}
