import MarkdownIt from 'markdown-it'

/** What texts may have in them beside words; a text is a list of these. */
export type Inline = string | { tag: 'em' | 'strong' | 'br' | 'a'; href?: string; parts: Inline[] }

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parseInline']>[number]

/** Another site, a mail address, a phone, a page of this site, or a place on the page. */
const target = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d-]+|\/([^/\s\\][^\s\\]*)?|#[\w-]+)$/i

/** Emphasis, links and line breaks of Markdown, and nothing else of it: HTML is text. */
function makeReader(isLink: (address: string) => boolean) {
  const reader = new MarkdownIt('zero').enable(['emphasis', 'link', 'newline', 'escape'])
  reader.validateLink = isLink
  return (text: string) => reader.parseInline(text, {})[0]?.children ?? []
}

const read = makeReader((address) => target.test(address))
const readAll = makeReader(() => true)

/** A text as it is shown; a link that may lead to no good stays the signs that were typed. */
export const readInline = (text: string) => nest(read(text).values())

/** Its words alone. */
export const plainText = (text: string) => readInline(text).map(wordsIn).join('')

/** Words as they are written in such a text, so that none of their signs means anything. */
export const asPlain = (words: string) => words.replaceAll(/[\\*_[\]]/g, '\\$&')

const wordsIn = (part: Inline): string =>
  typeof part === 'string' ? part : part.tag === 'br' ? ' ' : part.parts.map(wordsIn).join('')

/** The addresses in a text that may not be linked to. */
export function findBadLinks(text: string) {
  const links = readAll(text).filter(({ type }) => type === 'link_open')
  return links.map((link) => String(link.attrGet('href'))).filter((href) => !target.test(href))
}

function nest(tokens: Iterator<Token>): Inline[] {
  const parts: Inline[] = []
  for (;;) {
    const { value: token, done } = tokens.next()
    if (done || token.nesting < 0) return parts
    const tag = token.tag as 'em' | 'strong' | 'br' | 'a'
    if (token.nesting > 0) {
      const href = token.attrGet('href')?.toString()
      parts.push({ tag, href, parts: nest(tokens) })
    } else if (/break$/.test(token.type)) parts.push({ tag: 'br', parts: [] })
    else parts.push(token.content)
  }
}
