import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { RefusedFile, sentences } from './refused-file.ts'

/** A category, tag or menu of an item, or of the site. */
export interface Term {
  domain: string
  slug: string
  name: string
  id?: string
  /** The slug of the parent. */
  parent?: string
}

/** A post, page, attachment or entry of a menu, as it is in the file. */
export interface ExportItem {
  id: string
  type: string
  status: string
  title: string
  slug: string
  link: string
  /** In the time of the site: "2019-05-31 14:00:00". */
  date: string
  parent: string
  author: string
  content: string
  excerpt: string
  file: string
  order: number
  hasPassword: boolean
  comments: number
  terms: Term[]
  meta: Record<string, string>
}

export interface ExportSite {
  url: string
  authors: { id: string; login: string; name: string }[]
  terms: Term[]
}

const MAX_TEXT = 16 * 1024 * 1024
const MAX_DEPTH = 12
const MAX_ITEMS = 100_000

/** Galleries of the plugins Envira, FooGallery and Modula. */
export const galleryMeta = ['_eg_gallery_data', 'foogallery_attachments', 'modula-images']
const keptMeta = new Set([
  ...galleryMeta,
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_elementor_data',
  '_elementor_edit_mode',
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_menu_item_type',
  '_menu_item_object',
  '_menu_item_object_id',
  '_menu_item_url',
  '_menu_item_menu_item_parent',
])

/** Entities of HTML that plugins write outside CDATA. */
const htmlEntities = { nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', copy: '©' }
const curlyQuotes = { lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' }

/** Characters that XML cannot contain, but exports of WordPress do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A part of the channel: an item, an author or a term. */
interface Group {
  name: string
  fields: Record<string, string>
  terms: Term[]
  meta: Record<string, string>
  comments: number
}

/**
 * Reads an export file (WXR). Passes each item on before it reads further, so that it keeps only a
 * part of the file in memory. Throws RefusedFile.
 */
export async function readExport(
  chunks: AsyncIterable<Buffer>,
  addItem: (item: ExportItem) => Promise<void>,
): Promise<ExportSite> {
  const reader = new ExportReader()
  let decoder: TextDecoder | undefined
  let count = 0
  for await (const chunk of chunks) {
    decoder ??= createDecoder(chunk)
    reader.write(decoder.decode(chunk, { stream: true }))
    for (const item of reader.takeItems()) {
      if (++count > MAX_ITEMS) throw new RefusedFile(sentences.tooManyParts)
      await addItem(item)
    }
  }
  reader.end()
  if (count === 0) throw new RefusedFile(sentences.empty)
  return reader.site
}

/** Throws RefusedFile if a file does not begin like an export. */
export function checkBeginning(chunk: Buffer) {
  if (chunk.toString('latin1', 0, 4) === 'PK\x03\x04') throw new RefusedFile(sentences.zipped)
  const text = chunk.toString('latin1', 0, 200_000)
  if (/<!DOCTYPE|<!ENTITY/i.test(text.slice(0, 5000)) && /<!ENTITY/i.test(text))
    throw new RefusedFile(sentences.hasDeclarations)
  if (!/<rss[\s>]/.test(text)) throw new RefusedFile(sentences.notAnExport)
}

function createDecoder(chunk: Buffer) {
  const [, encoding = 'utf-8'] =
    /^[^>]*encoding=["']([\w-]+)["']/.exec(chunk.toString('latin1', 0, 200)) ?? []
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new RefusedFile(sentences.damaged)
  }
}

class ExportReader {
  site: ExportSite = { url: '', authors: [], terms: [] }
  #parser = new SaxesParser()
  #path: string[] = []
  #text = ''
  #group?: Group
  #metaKey = ''
  #term?: Term
  #items: ExportItem[] = []
  #isExport = false
  /** Where the last token ended, to limit the memory of the next. */
  #lastToken = 0

  constructor() {
    const parser = this.#parser
    Object.assign(parser.ENTITIES, htmlEntities, curlyQuotes)
    parser.on('error', (error) => {
      throw new RefusedFile(
        /unclosed|unexpected end/.test(error.message) ? sentences.incomplete : sentences.damaged,
      )
    })
    parser.on('doctype', () => {
      throw new RefusedFile(sentences.hasDeclarations)
    })
    parser.on('opentag', (tag) => this.#open(tag))
    parser.on('closetag', ({ name }) => this.#close(name))
    const addText = (text: string) => {
      this.#lastToken = parser.position
      if (this.#path.length > 2 && !this.#path.includes('wp:comment')) this.#text += text
    }
    parser.on('text', addText)
    parser.on('cdata', addText)
  }

  write(text: string) {
    this.#parser.write(text.replaceAll(forbidden, ''))
    const pending = this.#parser.position - this.#lastToken
    if (Math.max(pending, this.#text.length) > MAX_TEXT)
      throw new RefusedFile(sentences.textTooLong)
  }

  takeItems() {
    return this.#items.splice(0)
  }

  end() {
    this.#parser.close()
    if (!this.#isExport) throw new RefusedFile(sentences.notAnExport)
  }

  #open({ name, attributes }: SaxesTagPlain) {
    this.#lastToken = this.#parser.position
    this.#path.push(name)
    this.#text = ''
    const depth = this.#path.length
    if (depth > MAX_DEPTH) throw new RefusedFile(sentences.tooDeep)
    if (depth === 1 && name !== 'rss') throw new RefusedFile(sentences.notAnExport)
    if (depth === 3) this.#group = { name, fields: {}, terms: [], meta: {}, comments: 0 }
    if (depth !== 4 || name !== 'category') return
    const { domain = '', nicename: slug = '' } = attributes
    this.#term = { domain, slug, name: '' }
  }

  #close(name: string) {
    this.#lastToken = this.#parser.position
    const [depth, text, group] = [this.#path.length, this.#text, this.#group]
    this.#path.pop()
    this.#text = ''
    if (!group) return
    if (depth === 3) this.#closeGroup(group, text)
    else if (depth === 4 && this.#term) {
      group.terms.push({ ...this.#term, name: text.trim() })
      this.#term = undefined
    } else if (depth === 4 && name === 'wp:comment') group.comments++
    else if (depth === 4) group.fields[name] = text
    else if (name === 'wp:meta_key') this.#metaKey = text
    else if (name === 'wp:meta_value' && keptMeta.has(this.#metaKey))
      group.meta[this.#metaKey] = text
  }

  #closeGroup({ name, fields, ...group }: Group, text: string) {
    this.#group = undefined
    const { site } = this
    const field = (key: string) => fields[key]?.trim() ?? ''
    if (name === 'wp:wxr_version') this.#isExport = true
    else if (name === 'wp:base_blog_url' || (name === 'link' && !site.url)) site.url = text.trim()
    else if (name === 'wp:author') {
      const login = field('wp:author_login')
      const displayed = field('wp:author_display_name')
      site.authors.push({ id: field('wp:author_id'), login, name: displayed || login })
    } else if (name === 'item') {
      if (!this.#isExport) throw new RefusedFile(sentences.notAnExport)
      this.#items.push(toItem(fields, group))
    } else site.terms.push(...toTerm(name, field))
  }
}

function toTerm(name: string, field: (key: string) => string): Term[] {
  const id = field('wp:term_id')
  if (name === 'wp:category') {
    const [slug, parent] = [field('wp:category_nicename'), field('wp:category_parent')]
    return [{ domain: 'category', id, slug, parent, name: field('wp:cat_name') }]
  }
  if (name === 'wp:tag')
    return [{ domain: 'post_tag', id, slug: field('wp:tag_slug'), name: field('wp:tag_name') }]
  if (name !== 'wp:term') return []
  const [slug, parent] = [field('wp:term_slug'), field('wp:term_parent')]
  return [{ domain: field('wp:term_taxonomy'), id, slug, parent, name: field('wp:term_name') }]
}

function toItem(
  fields: Record<string, string>,
  { terms, meta, comments }: Omit<Group, 'name' | 'fields'>,
): ExportItem {
  const field = (key: string) => fields[key]?.trim() ?? ''
  return {
    id: field('wp:post_id'),
    type: field('wp:post_type'),
    status: field('wp:status'),
    title: field('title'),
    slug: field('wp:post_name'),
    link: field('link'),
    date: field('wp:post_date'),
    parent: field('wp:post_parent'),
    author: field('dc:creator'),
    content: fields['content:encoded'] ?? '',
    excerpt: field('excerpt:encoded'),
    file: field('wp:attachment_url'),
    order: Number(field('wp:menu_order')) || 0,
    hasPassword: field('wp:post_password') !== '',
    comments,
    terms,
    meta,
  }
}
