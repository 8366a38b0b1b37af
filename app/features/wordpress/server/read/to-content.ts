import { parseHTML } from 'linkedom'
import type { AlbumContent } from '#app/features/albums/album-contract.ts'
import type { ArticleContent } from '#app/features/articles/article-contract.ts'
import { plainText } from '#app/features/pages/formatted-text.ts'
import type { Section, StandardContent } from '#app/features/pages/standard-contract.ts'
import { cleanLines, removeHidden, toLine } from '#app/platform/server/text/visible-text.ts'
import { renderElementor } from './elementor.ts'
import { type GalleryPicture, hasGallery, splitGalleries, takePictures } from './galleries.ts'
import type { ExportItem } from './read-export.ts'
import type { TextContext } from './text-context.ts'
import { toText } from './to-text.ts'

const MAX_TITLE = 120
const MAX_SUMMARY = 160
const MAX_ARTICLE = 60_000
const MAX_INTRO = 1000
const MAX_SECTION = 10_000
const MAX_SECTIONS = 60
const MAX_CATEGORIES = 5
const MAX_TAGS = 20

interface ContentContext extends TextContext {
  slug: string
  /** The address that stands for the featured image; '' for none. */
  cover: string
  coverAlt: string
  authors: Map<string, string>
  today: string
}

/** Returns the visible text of HTML as one line. */
export function toPlainLine(html: string) {
  if (!/[<&]/.test(html)) return toLine(html.replaceAll(/\s+/g, ' '))
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  return toLine((document.body.textContent ?? '').replaceAll(/\s+/g, ' '))
}

/** Shortens a text at the end of a word. */
function shorten(text: string, length: number) {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`
}

/** Returns the title of an item, as visitors see it. */
export const toTitle = ({ title, type, id }: Pick<ExportItem, 'title' | 'type' | 'id'>) =>
  toPlainLine(title) || `Untitled ${type} ${id}`

/** Converts a post to the content of an article. */
export function toArticle(item: ExportItem, context: ContentContext): ArticleContent {
  const { authors, cover, coverAlt, slug } = context
  const text = limitText(toItemText(item, context), MAX_ARTICLE, context)
  if (hasGallery(item.content)) context.addNote('gallery', '')
  const categories = listNames(item, 'category', 60)
  const tags = listNames(item, 'post_tag', 40)
  for (const name of categories.slice(MAX_CATEGORIES)) context.addNote('categories_left_out', name)
  for (const name of tags.slice(MAX_TAGS)) context.addNote('tags_left_out', name)
  return {
    ...toCommonFields(item, text, context),
    slug,
    date: toDay(item, context),
    author: toLine(authors.get(item.author) ?? item.author).slice(0, 120),
    picture: cover,
    alt: cover ? (coverAlt || context.title).slice(0, 300) : '',
    text,
    categories: categories.slice(0, MAX_CATEGORIES),
    tags: tags.slice(0, MAX_TAGS),
  }
}

/** Converts a post or page that is nothing but a gallery. */
export function toAlbum(item: ExportItem, context: ContentContext): AlbumContent {
  const { cover, coverAlt, slug, title } = context
  const { pictures, rest } = takePictures(toItemText(item, context))
  const text = limitText(rest, MAX_SECTION, context)
  context.addNote('became_album', '')
  return {
    ...toCommonFields(item, text, context),
    slug,
    date: toDay(item, context),
    picture: cover,
    alt: cover ? (coverAlt || title).slice(0, 300) : '',
    text,
    pictures,
  }
}

function toDay({ date }: ExportItem, { today }: ContentContext) {
  const [day = ''] = date.split(' ')
  return /^[12]\d{3}-(0[1-9]|1[0-2])-\d\d$/.test(day) ? day : today
}

/** Converts a page to the content of a standard page. */
export function toPage(item: ExportItem, context: ContentContext): StandardContent {
  const text = toItemText(item, context)
  return {
    ...toCommonFields(item, text, context),
    slug: context.slug,
    picture: context.cover,
    menu_location: '',
    ...toSections(text, context),
  }
}

function toCommonFields({ excerpt, meta }: ExportItem, text: string, context: ContentContext) {
  const { addNote, title } = context
  if (title.length > MAX_TITLE) addNote('title_shortened', title)
  const given = meta._yoast_wpseo_metadesc || meta.rank_math_description || excerpt
  // Templates of plugins name variables such as %%title%%.
  const summary = given.includes('%') ? '' : toPlainLine(given)
  const description =
    summary.slice(0, 300) || toLine(plainText(toSentences(text)).replaceAll(/\s+/g, ' ')) || title
  return {
    title: shorten(title, MAX_TITLE),
    description: summary ? shorten(summary, 300) : shorten(description, MAX_SUMMARY),
  }
}

/** Leaves out headings, pictures, tables and blocks that are only an address. */
const toSentences = (text: string) =>
  text
    .split('\n\n')
    .filter((block) => !/^(#|!\[|\||https?:\S+$|\[[^\]]*\]\(\S+\)$)/.test(block))
    .join('\n\n')

function toItemText({ content, meta }: ExportItem, context: ContentContext) {
  const isElementor = meta._elementor_edit_mode === 'builder' && meta._elementor_data
  const addUnknown = (name: string) => context.addNote('block', `elementor: ${name}`)
  const html = (isElementor && renderElementor(isElementor, addUnknown)) || content
  const text = removeHidden(cleanLines(toText(html, context))).replaceAll(/[\u202d\u202e]/g, '')
  if (text === '') context.addNote('no_text', '')
  return text
}

/** Cuts a text between two blocks. */
function limitText(text: string, limit: number, { addNote }: TextContext) {
  if (text.length <= limit) return text
  addNote('text_too_long', '')
  return text.slice(0, text.lastIndexOf('\n\n', limit)).slice(0, limit)
}

function listNames({ terms }: ExportItem, domain: string, limit: number) {
  const names = terms
    .filter((term) => term.domain === domain && term.slug !== 'uncategorized')
    .map(({ name }) => shorten(toPlainLine(name), limit))
  return [...new Set(names)].filter(Boolean)
}

/** Begins a section at each heading of the first level. */
function toSections(text: string, context: ContentContext) {
  const chunks = text.split(/(?:^|\n\n)(?=# )/).filter(Boolean)
  const first = chunks[0] ?? ''
  const hasIntro = !first.startsWith('# ') && first.length <= MAX_INTRO && !first.includes('![')
  const sections = (hasIntro ? chunks.slice(1) : chunks).flatMap((chunk) =>
    toTextSections(chunk, context),
  )
  if (sections.length > MAX_SECTIONS) context.addNote('text_too_long', '')
  return {
    intro: hasIntro ? first : '',
    sections: sections
      .slice(0, MAX_SECTIONS)
      .map((section, index): Section => ({ ...section, id: `section-${index + 1}` })),
  }
}

function toTextSections(chunk: string, context: ContentContext) {
  const [, line = '', body = ''] = /^# ([^\n]*)\n*([\s\S]*)$/.exec(chunk) ?? []
  const heading = shorten(toLine(plainText(line)) || context.title, MAX_TITLE - 5)
  const text = (line ? body : chunk).replaceAll(/^## /gm, '# ')
  const parts = splitGalleries(text).flatMap((part): (string | GalleryPicture[])[] =>
    Array.isArray(part) ? [part] : splitText(part, context),
  )
  return parts.map((part, index) => {
    const own = index === 0 ? heading : `${heading} (${index + 1})`
    if (typeof part === 'string')
      return { type: 'text' as const, heading: own, text: part, items: [], closing: '' }
    context.addNote('gallery_section', own)
    return { type: 'gallery' as const, heading: own, text: '', pictures: part }
  })
}

/** Splits a text between blocks into parts that a section can hold. */
function splitText(text: string, { addNote }: TextContext) {
  const parts = ['']
  for (const block of text.split('\n\n')) {
    if (block.length > MAX_SECTION) addNote('text_too_long', '')
    const joined = [parts.at(-1), block.slice(0, MAX_SECTION)].filter(Boolean).join('\n\n')
    if (joined.length <= MAX_SECTION) parts[parts.length - 1] = joined
    else parts.push(block.slice(0, MAX_SECTION))
  }
  return parts
}
