import MarkdownIt from 'markdown-it'
import { getOwn } from '#app/contract/get-own.ts'

/** A node of a formatted line. */
export type Inline =
  | string
  | { tag: 'em' | 'strong' | 'br' | 'a'; href?: string; children: Inline[] }

/** A block of a formatted text. */
export type Block =
  | { tag: 'p'; children: Inline[] }
  /** Level 1 is the first level below the heading of the section or item that has the text. */
  | { tag: 'heading'; level: number; children: Inline[] }
  | { tag: 'ul' | 'ol'; start: number; items: Block[][] }
  | { tag: 'blockquote'; children: Block[] }
  /** The first row is the header. */
  | { tag: 'table'; rows: Inline[][][] }
  | ({ tag: 'picture' } & TextPicture)

/** A picture of the library in a text; the size is 0 if it is unknown. */
export interface TextPicture {
  address: string
  alt: string
  /** Shown below it; '' for none. */
  caption: string
  width: number
  height: number
}

/** What a text may contain: `blocks` also lists, quotes, tables, pictures and headings. */
export interface TextFormat {
  markup: 'inline' | 'blocks'
  /** The number of heading levels in the text. */
  headings: number
}

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number]

/**
 * A link may lead to another site, an e-mail address, a phone number, a page of this site, or an
 * anchor.
 */
const allowedTarget =
  /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d-]+|\/([^/\s\\][^\s\\]*)?|#[\w-]+)$/i
const pictureAddress = /^\/[^/\s\\"<>][^\s\\"<>]*$/
/** The title of a picture: its size, and its caption if it has one. */
const pictureTitle = /^(\d{1,5})x(\d{1,5})(?: (.+))?$/

export const isLinkTarget = (address: string) => allowedTarget.test(address)

const inlineRules = ['emphasis', 'link', 'newline', 'escape']
const blockRules = ['heading', 'list', 'blockquote', 'table', 'image']

/** Creates a parser for the Markdown that texts may contain. HTML is plain text. */
function createParser(rules: string[], isLinkAllowed: (address: string) => boolean) {
  const parser = new MarkdownIt('zero', { maxNesting: 50 }).enable(rules)
  parser.validateLink = isLinkAllowed
  return parser
}

const inlineParser = createParser(inlineRules, isLinkTarget)
const blockParser = createParser([...inlineRules, ...blockRules], isLinkTarget)
const anyLinkParser = createParser([...inlineRules, 'image'], () => true)

/** Parses a line or a caption. Links with unsafe addresses stay plain text. */
export function parseInline(text: string) {
  const tokens = inlineParser.parseInline(text, {})[0]?.children ?? []
  return toInline(tokens.values())
}

/** Parses a text with blocks. Newlines within a paragraph are line breaks. */
export const parseBlocks = (text: string) => parseNodes(text).flatMap(toBlock)

/** Returns the text without formatting. */
export const plainText = (text: string) => parseBlocks(text).map(toPlainBlock).join(' ')

/** Escapes all Markdown characters within a line. */
export const escapeInline = (text: string) => text.replaceAll(/[\\*_[\]|]/g, '\\$&')

export const toPlainText = (node: Inline): string =>
  typeof node === 'string'
    ? node
    : node.tag === 'br'
      ? ' '
      : node.children.map(toPlainText).join('')

function toPlainBlock(block: Block): string {
  if (block.tag === 'picture') return `${block.alt} ${block.caption}`.trim()
  if ('items' in block) return block.items.flat().map(toPlainBlock).join(' ')
  if (block.tag === 'blockquote') return block.children.map(toPlainBlock).join(' ')
  if (block.tag === 'table')
    return block.rows
      .flat()
      .map((cell) => cell.map(toPlainText).join(''))
      .join(' ')
  return block.children.map(toPlainText).join('')
}

/** Returns what visitors would not see as written, as a message; undefined if all is allowed. */
export function findFormatProblem(text: string, format: TextFormat) {
  const nodes = parseNodes(text)
  return findPictureProblem(nodes) ?? findMisplacedBlock(nodes, format)
}

/** Returns the addresses in a text that are not allowed. */
export function findBadLinks(text: string) {
  const tokens = anyLinkParser.parseInline(text, {})[0]?.children ?? []
  return tokens
    .filter(({ type }) => type === 'link_open' || type === 'image')
    .map((token) => String(token.attrGet('href') ?? token.attrGet('src')))
    .filter((address) => !isLinkTarget(address))
}

function findPictureProblem(nodes: Node[]) {
  for (const node of listNodes(nodes)) {
    const tokens = node.token.children ?? []
    const image = tokens.find(({ type }) => type === 'image')
    if (!image) continue
    const { address, alt, width } = readPicture(image)
    if (tokens.length > 1) return 'A picture needs a paragraph of its own.'
    if (!pictureAddress.test(address) || !width)
      return `“${address}” is not a picture of the library. Please choose it with the picture button.`
    if (!alt.trim())
      return 'A picture has no alternative text. Please describe it for people who cannot see it.'
  }
  return undefined
}

const lists = { plural: 'lists' }

const blocks: Record<string, { plural: string }> = {
  heading_open: { plural: 'headings' },
  bullet_list_open: lists,
  ordered_list_open: lists,
  blockquote_open: { plural: 'quotes' },
  table_open: { plural: 'tables' },
}

function findMisplacedBlock(nodes: Node[], { markup, headings }: TextFormat) {
  if (markup === 'inline') {
    const found = listNodes(nodes).find(
      ({ token }) => getOwn(blocks, token.type) || hasPicture(token),
    )
    const { plural } = getOwn(blocks, found?.token.type ?? '') ?? { plural: 'pictures' }
    return found && `This text cannot contain ${plural}, only bold, italic, links and facts.`
  }
  const inner = nodes.filter(({ token }) => /^(bullet|ordered|blockquote)/.test(token.type))
  for (const { token } of inner.flatMap(({ children }) => listNodes(children))) {
    const block = /^(heading|table|blockquote)/.test(token.type) && getOwn(blocks, token.type)
    if (block) return `Lists and quotes cannot contain ${block.plural}.`
    if (hasPicture(token)) return 'Lists and quotes cannot contain pictures.'
  }
  const levels = nodes.flatMap((node) => (node.token.type === 'heading_open' ? levelOf(node) : []))
  if (levels.length > 0 && headings === 0) return 'This text cannot contain headings.'
  if (levels.some((level) => level > headings))
    return headings === 1
      ? 'This text cannot contain subheadings.'
      : `This text can have headings of ${headings} levels, # and ##.`
  return (levels[0] ?? 1) > 1 ? 'A subheading needs a heading above it.' : undefined
}

const hasPicture = ({ children }: Token) => (children ?? []).some(({ type }) => type === 'image')

/** A token with the tokens up to its closing token. */
interface Node {
  token: Token
  children: Node[]
}

const parseNodes = (text: string) => toNodes(blockParser.parse(text, {}).values())

function toNodes(tokens: Iterator<Token>): Node[] {
  const nodes: Node[] = []
  for (;;) {
    const { value: token, done } = tokens.next()
    if (done || token.nesting < 0) return nodes
    nodes.push({ token, children: token.nesting > 0 ? toNodes(tokens) : [] })
  }
}

const listNodes = (nodes: Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...listNodes(node.children)])

const levelOf = ({ token }: Node) => Number(token.tag.slice(1))

function toBlock({ token, children }: Node): Block[] {
  switch (token.type) {
    case 'heading_open':
      return [
        { tag: 'heading', level: levelOf({ token, children }), children: contentOf(children) },
      ]
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const tag = token.type === 'ordered_list_open' ? 'ol' : 'ul'
      const items = children.map((item) => item.children.flatMap(toBlock))
      return [{ tag, start: Number(token.attrGet('start') ?? 1), items }]
    }
    case 'blockquote_open':
      return [{ tag: 'blockquote', children: children.flatMap(toBlock) }]
    case 'table_open': {
      const rows = children.flatMap((part) => part.children)
      const cells = rows.map((row) => row.children.map((cell) => contentOf(cell.children)))
      return [{ tag: 'table', rows: cells }]
    }
    default:
      return [toPicture(children) ?? { tag: 'p', children: contentOf(children) }]
  }
}

/** Returns the picture of a paragraph that consists of one. */
function toPicture(nodes: Node[]): Block | undefined {
  const [token, ...others] = nodes[0]?.token.children ?? []
  if (token?.type !== 'image' || others.length > 0) return undefined
  const picture = readPicture(token)
  if (!pictureAddress.test(picture.address)) return undefined
  return { tag: 'picture', ...picture }
}

function readPicture(token: Token): TextPicture {
  const title = String(token.attrGet('title') ?? '')
  const [, width = 0, height = 0, caption = ''] = pictureTitle.exec(title) ?? []
  return {
    address: String(token.attrGet('src')),
    alt: toInline((token.children ?? []).values())
      .map(toPlainText)
      .join(''),
    caption,
    width: Number(width),
    height: Number(height),
  }
}

const contentOf = (nodes: Node[]) => toInline((nodes[0]?.token.children ?? []).values())

function toInline(tokens: Iterator<Token>): Inline[] {
  const children: Inline[] = []
  for (;;) {
    const { value: token, done } = tokens.next()
    if (done || token.nesting < 0) return children
    const tag = token.tag as 'em' | 'strong' | 'br' | 'a'
    if (token.nesting > 0) {
      const href = token.attrGet('href')?.toString()
      children.push({ tag, href, children: toInline(tokens) })
    } else if (/break$/.test(token.type)) children.push({ tag: 'br', children: [] })
    else if (token.type === 'image') children.push(readPicture(token).alt)
    else if (token.content) children.push(token.content)
  }
}
