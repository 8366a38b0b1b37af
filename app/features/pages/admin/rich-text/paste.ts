import { DOMParser as DocumentParser, Fragment, type Schema, Slice } from 'prosemirror-model'
import { splitReferences } from '#app/contract/fact-references.ts'
import { cleanHtml } from '../../clean-html.ts'
import { toFragment, toLines, toMarkdown, toPlain } from '../../editor-document.ts'
import { type Markup, schemas } from '../../editor-schema.ts'
import { isLinkTarget, parseBlocks } from '../../formatted-text.ts'

export interface EditorFormat {
  markup: Markup
  /** The number of heading levels. */
  headings: number
  /** Whether the text has no line breaks. */
  isLine?: boolean
}

/** Returns the content of pasted HTML that the text can have. */
export function parseHtml(page: Document, { markup, headings }: EditorFormat): Slice {
  const parser = DocumentParser.fromSchema(schemas.blocks)
  const body = cleanHtml(page, headings)
  if (markup === 'blocks') return insertReferences(parser.parseSlice(body))
  const blocks = parseBlocks(toMarkdown(parser.parse(body), 'blocks'))
  return toSlice(toFragment(schemas[markup], toLines(blocks)))
}

/** Counts the pictures of a page before it is parsed, without invisible ones that count readers. */
export const countPictures = (page: Document) =>
  page.querySelectorAll('img:not([width="1"], [height="1"])').length

/** Counts the pictures that a text can have: those of the library. */
export function countKeptPictures({ content }: Slice) {
  let count = 0
  content.descendants(({ type }) => {
    if (type.name === 'picture') count += 1
  })
  return count
}

const address = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g
const blockComment = /^\s*<!-- wp:/

/** Whether the text is HTML: the block editor of WordPress copies its code as text. */
export const isBlockCode = (text: string) => blockComment.test(text)

/** Returns pasted text: empty lines separate paragraphs, addresses become links. */
export function parseText(text: string, { markup }: EditorFormat): Slice {
  const schema: Schema = schemas[markup]
  const normalized = text.replaceAll(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '')
  const toParagraph = (lines: string) => withLinks(schema, lines)
  if (markup !== 'blocks') return toSlice(toParagraph(normalized))
  const paragraphs = normalized
    .split(/\n\s*\n/)
    .map((lines) => schema.node('paragraph', null, toParagraph(lines)))
  return Slice.maxOpen(Fragment.from(paragraphs))
}

function withLinks(schema: Schema, text: string) {
  const { link } = schema.marks
  if (!link) return toPlain(schema, text)
  let content = Fragment.empty
  let end = 0
  for (const { 0: href, index } of text.matchAll(address)) {
    content = content.append(toPlain(schema, text.slice(end, index)))
    content = content.append(Fragment.from(schema.text(href, [link.create({ href })])))
    end = index + href.length
  }
  return content.append(toPlain(schema, text.slice(end)))
}

/** Returns the address if the pasted text is nothing else. */
export function findAddress(text: string) {
  const trimmed = text.trim()
  const href = /^www\.\S+$/i.test(trimmed) ? `https://${trimmed}` : trimmed
  return /^(https?:|mailto:|tel:)\S+$/i.test(href) && isLinkTarget(href) ? href : undefined
}

const toSlice = (content: Fragment) => new Slice(content, 0, 0)

/** Replaces typed references with facts. */
function insertReferences({ content, openStart, openEnd }: Slice) {
  const replace = (fragment: Fragment): Fragment =>
    Fragment.from(
      fragment.content.flatMap((node) => {
        const isReferring =
          node.isText && splitReferences(node.text ?? '').some((part) => 'key' in part)
        if (!isReferring) return [node.isText ? node : node.copy(replace(node.content))]
        return toPlain(node.type.schema, node.text ?? '', node.marks).content
      }),
    )
  return new Slice(replace(content), openStart, openEnd)
}
