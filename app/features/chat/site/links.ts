export interface TextPart {
  /** Where in the text it begins. */
  at: number
  part: string
  isLink: boolean
}

/** Cuts text into https addresses and what stands between them; joined, the parts are the text. */
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

/** Without the punctuation that belongs to the sentence around the address. */
function withoutEnding(address: string) {
  let end = address.length
  while (isEnding(address.slice(0, end))) end -= 1
  return address.slice(0, end)
}

function isEnding(address: string) {
  if (address.endsWith(')')) return address.split(')').length > address.split('(').length
  return /[.,;:!?'’”»\]}*…।]$/.test(address)
}
