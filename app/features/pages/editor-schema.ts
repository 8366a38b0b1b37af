import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { listReferences, toReference } from '#app/contract/fact-references.ts'
import { isLinkTarget } from './formatted-text.ts'

/** `plain` texts contain facts, but no formatting. */
export type Markup = 'plain' | 'inline' | 'blocks'

const fact: NodeSpec = {
  group: 'inline',
  inline: true,
  atom: true,
  attrs: { key: {} },
  toDOM: ({ attrs }) => ['span', { 'data-fact': attrs.key }, toReference(attrs.key)],
  leafText: ({ attrs }) => toReference(attrs.key),
  parseDOM: [
    {
      tag: 'span[data-fact]',
      getAttrs: (span) => {
        const key = span.getAttribute('data-fact') ?? ''
        return listReferences(toReference(key)).length > 0 && { key }
      },
    },
  ],
}

const hardBreak: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  toDOM: () => ['br'],
  leafText: () => '\n',
  parseDOM: [{ tag: 'br' }],
}

const inlineNodes = { text: { group: 'inline' }, fact, hard_break: hardBreak }

const paragraph: NodeSpec = {
  group: 'block flow',
  content: 'inline*',
  toDOM: () => ['p', 0],
  parseDOM: [{ tag: 'p' }],
}

const blockNodes: Record<string, NodeSpec> = {
  paragraph,
  heading: {
    group: 'block',
    content: '(text | fact)*',
    marks: 'link em',
    defining: true,
    attrs: { level: { default: 1 } },
    toDOM: ({ attrs }) => [attrs.level === 1 ? 'h3' : 'h4', 0],
    parseDOM: [
      { tag: 'h3', attrs: { level: 1 } },
      { tag: 'h4', attrs: { level: 2 } },
    ],
  },
  bullet_list: {
    group: 'block flow',
    content: 'list_item+',
    toDOM: () => ['ul', 0],
    parseDOM: [{ tag: 'ul' }],
  },
  ordered_list: {
    group: 'block flow',
    content: 'list_item+',
    attrs: { order: { default: 1 } },
    toDOM: ({ attrs }) => ['ol', { start: attrs.order }, 0],
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list) => ({ order: Number(list.getAttribute('start') ?? 1) || 1 }),
      },
    ],
  },
  list_item: {
    content: 'paragraph flow*',
    defining: true,
    toDOM: () => ['li', 0],
    parseDOM: [{ tag: 'li' }],
  },
  blockquote: {
    group: 'block',
    content: 'flow+',
    defining: true,
    toDOM: () => ['blockquote', 0],
    parseDOM: [{ tag: 'blockquote' }],
  },
  picture: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: {
      address: {},
      alt: { default: '' },
      caption: { default: '' },
      width: { default: 0 },
      height: { default: 0 },
    },
    toDOM: ({ attrs: { address, alt, caption, width, height } }) => [
      'img',
      { src: address, alt, title: caption || null, width, height },
    ],
    // Other pictures are not in the library.
    parseDOM: [
      {
        tag: 'img[src^="/media/"]',
        getAttrs: (image) => ({
          address: image.getAttribute('src'),
          alt: image.getAttribute('alt') ?? '',
          caption: image.getAttribute('title') ?? '',
          width: Number(image.getAttribute('width')),
          height: Number(image.getAttribute('height')),
        }),
      },
    ],
  },
  table: {
    group: 'block',
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    toDOM: () => ['table', ['tbody', 0]],
    parseDOM: [{ tag: 'table' }],
  },
  table_row: {
    content: 'table_cell+',
    tableRole: 'row',
    toDOM: () => ['tr', 0],
    parseDOM: [{ tag: 'tr' }],
  },
  table_cell: {
    content: '(text | fact)*',
    // The table editing library reads these; Markdown has no merged cells.
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    tableRole: 'cell',
    isolating: true,
    toDOM: () => ['td', 0],
    parseDOM: [{ tag: 'td' }, { tag: 'th' }],
  },
}

const marks: Record<'link' | 'strong' | 'em', MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? ''
          return isLinkTarget(href) && !href.startsWith('#') && { href }
        },
      },
    ],
  },
  strong: {
    toDOM: () => ['strong', 0],
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
  },
  em: {
    toDOM: () => ['em', 0],
    parseDOM: [{ tag: 'em' }, { tag: 'i' }],
  },
}

/** The document of one formatted line: a paragraph with line breaks. */
const lineNodes = { doc: { content: 'paragraph' }, paragraph, ...inlineNodes }

/** The documents that the editor can hold. */
export const schemas = {
  plain: new Schema({ nodes: lineNodes }),
  inline: new Schema({ nodes: lineNodes, marks }),
  blocks: new Schema({
    nodes: { doc: { content: 'block+' }, ...blockNodes, ...inlineNodes },
    marks,
  }),
}
