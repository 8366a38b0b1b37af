import MarkdownIt from 'markdown-it'

/** A node of a formatted text. */
export type Inline = string | { tag: 'em' | 'strong' | 'br' | 'a'; href?: string; parts: Inline[] }

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parseInline']>[number]

/** Another site, an e-mail address, a phone number, a page of this site or an anchor. */
const target = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d-]+|\/([^/\s\\][^\s\\]*)?|#[\w-]+)$/i

/** Parses Markdown emphasis, links and line breaks only. HTML is plain text. */
function createParser(isLink: (address: string) => boolean) {
  const parser = new MarkdownIt('zero').enable(['emphasis', 'link', 'newline', 'escape'])
  parser.validateLink = isLink
  return (text: string) => parser.parseInline(text, {})[0]?.children ?? []
}

const parse = createParser((address) => target.test(address))
const parseAnyLink = createParser(() => true)

/** Parses a text. Links with unsafe addresses stay plain text. */
export const parseInline = (text: string) => toTree(parse(text).values())

/** Returns the text without formatting. */
export const plainText = (text: string) => parseInline(text).map(toPlainText).join('')

/** Escapes all Markdown characters. */
export const escapeInline = (words: string) => words.replaceAll(/[\\*_[\]]/g, '\\$&')

const toPlainText = (part: Inline): string =>
  typeof part === 'string' ? part : part.tag === 'br' ? ' ' : part.parts.map(toPlainText).join('')

/** Returns the addresses in a text that are not allowed. */
export function findBadLinks(text: string) {
  const links = parseAnyLink(text).filter(({ type }) => type === 'link_open')
  return links.map((link) => String(link.attrGet('href'))).filter((href) => !target.test(href))
}

function toTree(tokens: Iterator<Token>): Inline[] {
  const parts: Inline[] = []
  for (;;) {
    const { value: token, done } = tokens.next()
    if (done || token.nesting < 0) return parts
    const tag = token.tag as 'em' | 'strong' | 'br' | 'a'
    if (token.nesting > 0) {
      const href = token.attrGet('href')?.toString()
      parts.push({ tag, href, parts: toTree(tokens) })
    } else if (/break$/.test(token.type)) parts.push({ tag: 'br', parts: [] })
    else parts.push(token.content)
  }
}
