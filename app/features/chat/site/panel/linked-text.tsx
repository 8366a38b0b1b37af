/** Plain text in which https addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ position, content, isLink }) =>
    isLink ? (
      <a
        key={position}
        href={content}
        target="_blank"
        rel="noopener nofollow ugc"
        className="underline underline-offset-2"
      >
        {content}
      </a>
    ) : (
      content
    ),
  )
}

interface TextSegment {
  /** The position in the text. */
  position: number
  content: string
  isLink: boolean
}

/**
 * Splits a text into https addresses and the texts between them. Joined segments equal the text.
 */
export function splitLinks(text: string): TextSegment[] {
  const segments: TextSegment[] = []
  let position = 0
  for (const { 0: found, index } of text.matchAll(/https:\/\/[^\s<>"]+/gi)) {
    const address = trimPunctuation(found)
    if (!URL.canParse(address)) continue
    if (index > position)
      segments.push({ position, content: text.slice(position, index), isLink: false })
    segments.push({ position: index, content: address, isLink: true })
    position = index + address.length
  }
  if (position < text.length)
    segments.push({ position, content: text.slice(position), isLink: false })
  return segments
}

/** Removes the punctuation that belongs to the sentence around the address. */
function trimPunctuation(address: string) {
  // Counts the brackets only once, because a message of thousands of brackets would be slow
  // otherwise.
  let unopenedBrackets = 0
  for (const letter of address) unopenedBrackets += letter === ')' ? 1 : letter === '(' ? -1 : 0
  let end = address.length
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    if (last === ')' ? unopenedBrackets-- <= 0 : !PUNCTUATION.includes(last)) break
  }
  return address.slice(0, end)
}

/** Characters that end a sentence or a quotation, but not an address. */
const PUNCTUATION = ".,;:!?'’”»]}*…।"
