import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model'
import { splitReferences } from '#app/contract/fact-references.ts'
import { type Markup, schemas } from './editor-schema.ts'
import { type Block, type Inline, parseBlocks, parseInline } from './formatted-text.ts'

/** Returns the document of a stored text. */
export function toDocument(text: string, markup: Markup): Node {
  const schema: Schema = schemas[markup]
  const { doc, paragraph } = nodesOf(schema)
  if (markup === 'plain') return doc.create(null, paragraph.create(null, toPlain(schema, text)))
  if (markup === 'inline') {
    return doc.create(null, paragraph.create(null, toFragment(schema, parseInline(text))))
  }
  const blocks = parseBlocks(text).map((block) => toNode(schema, block))
  return doc.create(null, blocks.length > 0 ? blocks : paragraph.create())
}

/** Returns the nodes of a text without formatting: text, facts and line breaks. */
export function toPlain(schema: Schema, text: string, marks: readonly Mark[] = []) {
  const { fact, hard_break } = nodesOf(schema)
  const nodes = text.split('\n').flatMap((line, index) => {
    const parts = splitReferences(line).map((part) =>
      'key' in part ? fact.create({ key: part.key }, null, marks) : schema.text(part.text, marks),
    )
    return index === 0 ? parts : [hard_break.create(null, null, marks), ...parts]
  })
  return Fragment.from(nodes)
}

/** Returns the lines of blocks, without lists and other structure. */
export function toLines(blocks: Block[]): Inline[] {
  const lines = blocks.flatMap(linesOf)
  return lines.flatMap((line, index) =>
    index === 0 ? line : [{ tag: 'br' as const, children: [] }, ...line],
  )
}

function linesOf(block: Block): Inline[][] {
  if (block.tag === 'picture') return []
  if ('items' in block) return block.items.flat().flatMap(linesOf)
  if (block.tag === 'blockquote') return block.children.flatMap(linesOf)
  if (block.tag === 'table')
    return block.rows.map((cells) => cells.flatMap((cell) => [...cell, ' ']))
  return [block.children]
}

export function toFragment(
  schema: Schema,
  children: Inline[],
  marks: readonly Mark[] = [],
): Fragment {
  const nodes = children.flatMap((child): readonly Node[] => {
    if (typeof child === 'string') return toPlain(schema, child, marks).content
    if (child.tag === 'br') return [nodesOf(schema).hard_break.create(null, null, marks)]
    const type = schema.marks[child.tag === 'a' ? 'link' : child.tag]
    const own = type?.create(child.tag === 'a' ? { href: child.href } : null).addToSet(marks)
    return toFragment(schema, child.children, own ?? marks).content
  })
  return Fragment.from(nodes)
}

function toNode(schema: Schema, block: Block): Node {
  const nodes = nodesOf(schema)
  const toFlow = (children: Block[]) => children.map((child) => toNode(schema, asFlow(child)))
  switch (block.tag) {
    case 'heading': {
      const content = withoutBreaks(toFragment(schema, block.children), nodes.heading)
      return nodes.heading.create({ level: Math.min(block.level, 2) }, content)
    }
    case 'ul':
    case 'ol': {
      const items = block.items.map((item) => {
        const flow = toFlow(item)
        const needsParagraph = flow[0]?.type !== nodes.paragraph
        return nodes.list_item.create(
          null,
          needsParagraph ? [nodes.paragraph.create(), ...flow] : flow,
        )
      })
      return block.tag === 'ul'
        ? nodes.bullet_list.create(null, items)
        : nodes.ordered_list.create({ order: block.start }, items)
    }
    case 'blockquote':
      return nodes.blockquote.create(
        null,
        block.children.length > 0 ? toFlow(block.children) : nodes.paragraph.create(),
      )
    case 'table': {
      const rows = block.rows.map((cells) =>
        nodes.table_row.create(
          null,
          cells.map((cell) =>
            nodes.table_cell.create(
              null,
              withoutBreaks(toFragment(schema, cell), nodes.table_cell),
            ),
          ),
        ),
      )
      return nodes.table.create(null, rows)
    }
    case 'picture': {
      const { tag: _, ...picture } = block
      return nodes.picture.create(picture)
    }
    default:
      return nodes.paragraph.create(null, toFragment(schema, block.children))
  }
}

/** Lists and quotes contain only paragraphs and lists; the server refuses other blocks. */
function asFlow(block: Block): Block {
  return block.tag === 'ul' || block.tag === 'ol' || block.tag === 'p'
    ? block
    : { tag: 'p', children: toLines([block]) }
}

/** Replaces line breaks with spaces and drops marks that the node cannot have. */
function withoutBreaks(content: Fragment, type: Node['type']) {
  const nodes = content.content.map((node) =>
    node.type.name === 'hard_break'
      ? type.schema.text(' ')
      : node.mark(type.allowedMarks(node.marks)),
  )
  return Fragment.from(nodes)
}

/** Returns the text to store. */
export function toMarkdown(doc: Node, markup: Markup) {
  const [line] = doc.children
  if (markup === 'plain') return line?.textContent ?? ''
  if (markup === 'inline') return line ? toLine(line, parseInline) : ''
  return toText(doc)
}

const toText = (parent: Node) =>
  parent.children
    .map(toBlockText)
    .filter((text) => text !== '')
    .join('\n\n')

function toBlockText(node: Node): string {
  switch (node.type.name) {
    case 'heading': {
      const text = toLine(node, parseHeading)
      return text && `${'#'.repeat(node.attrs.level)} ${text}`
    }
    case 'bullet_list':
      return toListText(node, () => '- ')
    case 'ordered_list':
      return toListText(node, (index) => `${node.attrs.order + index}. `)
    case 'blockquote':
      return toText(node)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'picture': {
      const { address, alt, caption, width, height } = node.attrs
      const text = alt.replaceAll(/\s+/g, ' ').replaceAll(/[\\*_[\]]/g, '\\$&')
      // The parser reads character references in titles.
      const words = caption
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\\"&]/g, '\\$&')
      return `![${text}](${address} "${`${width}x${height} ${words}`.trim()}")`
    }
    case 'table':
      return toTableText(node)
    default:
      return toLine(node, parseParagraph)
  }
}

function toListText(list: Node, marker: (index: number) => string) {
  const filled = list.children.filter((item) => item.textContent.trim() !== '')
  const items = filled.map((item, index) => {
    const prefix = marker(index)
    const blocks = item.children.map(toBlockText)
    // A nested list follows its paragraph directly, so that the list stays tight.
    const isTight = item.children.slice(1).every(({ type }) => type.name.endsWith('_list'))
    const text = blocks.filter((block, at) => block || at === 0).join(isTight ? '\n' : '\n\n')
    const indent = ' '.repeat(prefix.length)
    return `${prefix}${text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}`.trimEnd()
  })
  return items.join('\n')
}

function toTableText(table: Node) {
  const rows = table.children.map((row) =>
    row.children.flatMap((cell) => {
      const text = toLine(cell, parseInline).replaceAll(/(?<!\\)\|/g, '\\|')
      return [text, ...Array<string>(cell.attrs.colspan - 1).fill('')]
    }),
  )
  const width = Math.max(...rows.map((row) => row.length))
  const [head = [], ...body] = rows.map((row) => [
    ...row,
    ...Array<string>(width - row.length).fill(''),
  ])
  const lines = [head, Array<string>(width).fill('---'), ...body]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function parseParagraph(text: string) {
  const [block, ...others] = parseBlocks(text)
  return block?.tag === 'p' && others.length === 0 ? block.children : undefined
}

function parseHeading(text: string) {
  const [block] = parseBlocks(`# ${text}`)
  return block?.tag === 'heading' ? block.children : undefined
}

/** How a line can be written, in order of preference. */
const styles = [
  { isEscaped: false, em: '*' },
  { isEscaped: false, em: '_' },
  { isEscaped: true, em: '*' },
  { isEscaped: true, em: '_' },
]

/** Returns the line in the first style that is read back as it is. */
function toLine(line: Node, parse: (text: string) => Inline[] | undefined) {
  const parts = listParts(line)
  const expected = toFragment(line.type.schema, []).append(toContent(line.type.schema, parts))
  const texts = styles.map((style) => () => writeParts(parts, style))
  for (const write of texts) {
    const text = write()
    const found = parse(text)
    if (found && toFragment(line.type.schema, found).eq(expected)) return text
  }
  return writeParts(parts, { isEscaped: true, em: '*' })
}

/** A character, fact or line break with its marks. */
interface Part {
  text: string
  node?: Node
  marks: readonly Mark[]
}

const toContent = (schema: Schema, parts: Part[]) =>
  Fragment.from(parts.map(({ text, node, marks }) => node?.mark(marks) ?? schema.text(text, marks)))

const isSpace = (part: Part | undefined) => !part || (/^\s$/.test(part.text) && !isAtom(part))
const isPunctuation = (part: Part | undefined) =>
  part !== undefined && /^[\p{P}\p{S}]$/u.test(part.text)
const isAtom = ({ node }: Part) => node?.type.name === 'fact'

/** Returns the parts of a line. Marks end where Markdown can end them. */
function listParts(line: Node): Part[] {
  const parts = line.children.flatMap((node): Part[] => {
    const marks = node.marks.map(encodeAddress)
    return node.isText
      ? [...(node.text ?? '')].map((text) => ({ text, marks }))
      : [{ text: node.type.spec.leafText?.(node) ?? '', node, marks }]
  })
  for (const { type } of new Set(parts.flatMap(({ marks }) => marks)))
    if (type.name !== 'link') trimMark(parts, type)
  return parts
}

/** Encodes the characters of a link's address with which Markdown would end it. */
function encodeAddress(mark: Mark) {
  if (mark.type.name !== 'link') return mark
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return mark.type.create({ href: mark.attrs.href.replaceAll(/[()\\]/g, encode) })
}

/** Removes a mark at the edges of its runs where Markdown could not read it. */
function trimMark(parts: Part[], type: Mark['type']) {
  const has = (at: number) => Boolean(parts[at] && type.isInSet(parts[at].marks))
  const remove = (at: number) => {
    const part = parts[at]
    if (part) part.marks = type.removeFromSet(part.marks)
  }
  // Emphasis cannot begin or end at a space, nor at a punctuation mark beside a letter.
  const isBadEdge = (at: number, beside: number) =>
    isSpace(parts[at]) ||
    (isPunctuation(parts[at]) && !isSpace(parts[beside]) && !isPunctuation(parts[beside]))
  for (let at = 0; at < parts.length; at++)
    if (has(at) && !has(at - 1) && isBadEdge(at, at - 1)) remove(at)
  for (let at = parts.length - 1; at >= 0; at--)
    if (has(at) && !has(at + 1) && isBadEdge(at, at + 1)) remove(at)
}

/** Marks from the outside to the inside. */
const order = ['link', 'strong', 'em']

function writeParts(parts: Part[], style: { isEscaped: boolean; em: string }) {
  let text = ''
  let open: Mark[] = []
  const close = (mark: Mark) =>
    mark.type.name === 'link' ? `](${mark.attrs.href})` : delimiterOf(mark)
  const delimiterOf = ({ type }: Mark) =>
    type.name === 'link' ? '[' : type.name === 'strong' ? '**' : style.em
  const setMarks = (marks: Mark[]) => {
    const kept = open.findIndex((mark, index) => !marks[index]?.eq(mark))
    const shared = kept < 0 ? open.length : kept
    for (const mark of open.slice(shared).reverse()) text += close(mark)
    for (const mark of marks.slice(shared)) text += delimiterOf(mark)
    open = marks
  }
  let run = ''
  const flush = () => {
    // The value of a fact may be a number, which would begin a numbered list.
    if (/(^|\n)\{[^{}]+\}$/.test(text)) run = run.replace(/^[.)](?=\s|$)/, '\\$&')
    text += style.isEscaped ? escapeText(run, text === '' || text.endsWith('\n')) : run
    run = ''
  }
  for (const part of parts) {
    const marks = part.marks.toSorted(
      (one, other) => order.indexOf(one.type.name) - order.indexOf(other.type.name),
    )
    const isSame = marks.length === open.length && marks.every((mark, at) => open[at]?.eq(mark))
    if (!isSame || part.node) flush()
    if (!isSame) setMarks(marks)
    if (part.node) text += part.text
    else run += part.text
  }
  flush()
  setMarks([])
  // Markdown removes such signs from the end of a heading.
  return style.isEscaped ? text.replace(/(?<=^|\s)#+\s*$/, '\\$&') : text
}

/** Escapes characters that Markdown would read as formatting. */
function escapeText(text: string, isLineStart: boolean) {
  const escaped = text.replaceAll(/[\\*_[\]|]/g, '\\$&')
  if (!isLineStart) return escaped
  return escaped.replace(/^(\s*)([#>+-])/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2')
}

interface Nodes {
  [name: string]: Node['type']
}

/** The node types by name; each schema has those that its documents use. */
const nodesOf = (schema: Schema) => schema.nodes as Nodes & Record<NodeName, Node['type']>

type NodeName =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'bullet_list'
  | 'ordered_list'
  | 'list_item'
  | 'blockquote'
  | 'picture'
  | 'table'
  | 'table_row'
  | 'table_cell'
  | 'fact'
  | 'hard_break'
