import MarkdownIt from 'markdown-it'

/** A node of a formatted text. */
export type Inline =
  | string
  | { tag: 'em' | 'strong' | 'br' | 'a'; href?: string; children: Inline[] }

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parseInline']>[number]

/**
 * A link may lead to another site, an e-mail address, a phone number, a page of this site, or an
 * anchor.
 */
const allowedTarget =
  /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d-]+|\/([^/\s\\][^\s\\]*)?|#[\w-]+)$/i

/** Creates a parser for the emphasis, links and line breaks of Markdown. HTML is plain text. */
function createParser(isLinkAllowed: (address: string) => boolean) {
  const parser = new MarkdownIt('zero').enable(['emphasis', 'link', 'newline', 'escape'])
  parser.validateLink = isLinkAllowed
  return (text: string) => parser.parseInline(text, {})[0]?.children ?? []
}

const parse = createParser((address) => allowedTarget.test(address))
const parseAnyLink = createParser(() => true)

/** Parses a text. Links with unsafe addresses stay plain text. */
export const parseInline = (text: string) => toTree(parse(text).values())

/** Returns the text without formatting. */
export const plainText = (text: string) => parseInline(text).map(toPlainText).join('')

/** Escapes all Markdown characters. */
export const escapeInline = (text: string) => text.replaceAll(/[\\*_[\]]/g, '\\$&')

const toPlainText = (node: Inline): string =>
  typeof node === 'string'
    ? node
    : node.tag === 'br'
      ? ' '
      : node.children.map(toPlainText).join('')

/** Returns the addresses in a text that are not allowed. */
export function findBadLinks(text: string) {
  const links = parseAnyLink(text).filter(({ type }) => type === 'link_open')
  return links
    .map((link) => String(link.attrGet('href')))
    .filter((href) => !allowedTarget.test(href))
}

function toTree(tokens: Iterator<Token>): Inline[] {
  const children: Inline[] = []
  for (;;) {
    const { value: token, done } = tokens.next()
    if (done || token.nesting < 0) return children
    const tag = token.tag as 'em' | 'strong' | 'br' | 'a'
    if (token.nesting > 0) {
      const href = token.attrGet('href')?.toString()
      children.push({ tag, href, children: toTree(tokens) })
    } else if (/break$/.test(token.type)) children.push({ tag: 'br', children: [] })
    else children.push(token.content)
  }
}
