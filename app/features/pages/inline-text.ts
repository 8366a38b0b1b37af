import MarkdownIt from 'markdown-it'

/** What texts may have in them beside words; a text is a list of these. */
export type Inline = string | { tag: 'em' | 'strong' | 'br' | 'a'; href?: string; parts: Inline[] }

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parseInline']>[number]

/** Another site, a mail address, a phone, a page of this site, or a place on the page. */
const target = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d-]+|\/([^/\s\\][^\s\\]*)?|#[\w-]+)$/i

/** Emphasis, links and line breaks of Markdown, and nothing else of it: HTML is text. */
function createParser(isLink: (address: string) => boolean) {
  const parser = new MarkdownIt('zero').enable(['emphasis', 'link', 'newline', 'escape'])
  parser.validateLink = isLink
  return (text: string) => parser.parseInline(text, {})[0]?.children ?? []
}

const parse = createParser((address) => target.test(address))
const parseAnyLink = createParser(() => true)

/** A text as it is shown; a link that may lead to no good stays the signs that were typed. */
export const parseInline = (text: string) => toTree(parse(text).values())

/** Its words alone. */
export const plainText = (text: string) => parseInline(text).map(toPlainText).join('')

/** Words as they are written in such a text, so that none of their signs means anything. */
export const escapeInline = (words: string) => words.replaceAll(/[\\*_[\]]/g, '\\$&')

const toPlainText = (part: Inline): string =>
  typeof part === 'string' ? part : part.tag === 'br' ? ' ' : part.parts.map(toPlainText).join('')

/** The addresses in a text that may not be linked to. */
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
