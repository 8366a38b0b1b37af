export interface TextPart {
  /** The position in the text. */
  at: number
  part: string
  isLink: boolean
}

/** Splits text into https addresses and the parts between them. Joined parts equal the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(/https:\/\/[^\s<>"]+/gi)) {
    const address = withoutEnding(found)
    if (!URL.canParse(address)) continue
    if (index > at) parts.push({ at, part: text.slice(at, index), isLink: false })
    parts.push({ at: index, part: address, isLink: true })
    at = index + address.length
  }
  if (at < text.length) parts.push({ at, part: text.slice(at), isLink: false })
  return parts
}

/** Removes the punctuation that belongs to the sentence around the address. */
function withoutEnding(address: string) {
  // Counts the brackets once, because counting them for each character would be slow for a message of brackets.
  let unopened = 0
  for (const letter of address) unopened += letter === ')' ? 1 : letter === '(' ? -1 : 0
  let end = address.length
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    if (last === ')' ? unopened-- <= 0 : !ENDING.includes(last)) break
  }
  return address.slice(0, end)
}

const ENDING = ".,;:!?'’”»]}*…।"
