import { parseHTML } from 'linkedom'
import { DOMParser } from 'prosemirror-model'
import { cleanHtml, maskStyles } from '#app/features/pages/clean-html.ts'
import { toMarkdown } from '#app/features/pages/editor-document.ts'
import { schemas } from '#app/features/pages/editor-schema.ts'
import { addParagraphs } from './paragraphs.ts'
import { convertPictures } from './pictures-in-html.ts'
import { reduceShortcodes } from './shortcodes.ts'
import type { TextContext } from './text-context.ts'

/** The rest of a longer text is left out. */
const MAX_HTML = 2_000_000
const MAX_REUSED = 3
const MAX_DEPTH = 200

/**
 * Converts the HTML of WordPress to the Markdown of formatted-text.ts, as a paste into the editor
 * does. Records what is lost.
 */
export function toText(html: string, context: TextContext) {
  const { addNote } = context
  const expanded = expandBlocks(html, context)
  const reduced = reduceShortcodes(expanded, context)
  const whole = html.includes('<!-- wp:') ? reduced : addParagraphs(reduced)
  if (/<style[\s>]/i.test(whole)) addNote('style', '')
  if (whole.length > MAX_HTML) addNote('text_too_long', '')
  const { document } = parseHTML(
    `<!doctype html><html><body>${maskStyles(whole.slice(0, MAX_HTML))}</body></html>`,
  )
  const page = document as unknown as Document
  refuseDeepNesting(page.body)
  removeUnsupported(page.body, context)
  convertPictures(page.body, context)
  convertLinks(page.body, context)
  convertTerms(page.body)
  wrapLooseText(page.body)
  return toMarkdown(DOMParser.fromSchema(schemas.blocks).parse(cleanHtml(page, 2)), 'blocks')
}

/** Throws if elements are nested so deeply that no text looks like that. */
function refuseDeepNesting(body: HTMLElement) {
  const depths = new WeakMap<Element, number>([[body, 0]])
  for (const element of body.querySelectorAll('*')) {
    const depth = (depths.get(element.parentElement ?? body) ?? 0) + 1
    if (depth > MAX_DEPTH) throw new Error('Nested too deeply')
    depths.set(element, depth)
  }
}

/** Inserts reusable blocks, and records blocks that WordPress fills itself. */
function expandBlocks(html: string, context: TextContext, depth = 0): string {
  return html.replaceAll(
    // Attributes contain neither end nor start of a comment, so a match stays within one comment.
    /<!-- wp:([\w/-]+)(?:\s+(\{(?:(?!<!--|-->).)*\}))?\s*\/-->/gs,
    (_, name: string, attributes = '') => {
      const [, id] = name === 'block' ? (/"ref":(\d+)/.exec(attributes) ?? []) : []
      const content = id && depth < MAX_REUSED ? context.findBlock(id) : undefined
      const [, gallery] =
        /gallery|modula/.test(name) && attributes
          ? (/"(?:id|galleryId|gallery_id)":"?(\d+)/.exec(attributes) ?? [])
          : []
      if (gallery) return `[envira-gallery id="${gallery}"]`
      if (content !== undefined) return expandBlocks(content, context, depth + 1)
      if (!/^(separator|spacer|more|nextpage|post-(title|content|featured-image))$/.test(name))
        context.addNote(/form/.test(name) ? 'form' : 'block', name)
      return ''
    },
  )
}

const videoHosts =
  /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|tiktok\.com|facebook\.com)$/

/** Returns the address of the page of an embedded video. */
function toVideoPage(address: string) {
  const url = URL.parse(address.replace(/^\/\//, 'https://'))
  if (!url || !videoHosts.test(url.hostname)) return undefined
  const [, youtube] = /^\/embed\/([\w-]+)/.exec(url.pathname) ?? []
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  const [, vimeo] = /^\/video\/(\d+)/.exec(url.pathname) ?? []
  return vimeo ? `https://vimeo.com/${vimeo}` : url.href
}

/** Removes scripts, forms, frames and players, and records them. */
function removeUnsupported(body: HTMLElement, { addNote }: TextContext) {
  for (const element of body.querySelectorAll(
    'noscript, template, svg, canvas, map, link, meta, head, title, base, source, track',
  ))
    element.remove()
  for (const script of body.querySelectorAll('script')) {
    addNote('script', script.getAttribute('src') ?? '')
    script.remove()
  }
  for (const form of body.querySelectorAll('form')) {
    addNote('form', form.getAttribute('title') ?? form.getAttribute('action') ?? '')
    form.remove()
  }
  for (const field of body.querySelectorAll('input, select, textarea, button')) field.remove()
  for (const frame of body.querySelectorAll('iframe, object, embed, video, audio')) {
    const address =
      frame.getAttribute('data-src') ??
      frame.getAttribute('src') ??
      frame.getAttribute('data') ??
      ''
    const isPlayer = frame.matches('video, audio')
    const page = isPlayer && /^https?:/.test(address) ? address : toVideoPage(address)
    addNote(page ? 'video' : 'iframe', address)
    if (page) frame.replaceWith(createLink(body.ownerDocument, page))
    else frame.remove()
  }
}

function createLink(document: Document, address: string) {
  const [paragraph, link] = [document.createElement('p'), document.createElement('a')]
  link.setAttribute('href', address)
  link.textContent = address
  paragraph.append(link)
  return paragraph
}

/** Rewrites links; an address alone in its paragraph becomes a link, as WordPress embeds it. */
function convertLinks(body: HTMLElement, { addNote, resolveLink }: TextContext) {
  for (const element of body.querySelectorAll('p, div, figure')) {
    const text = element.textContent?.trim() ?? ''
    const isAddress = element.children.length === 0 && /^https?:\/\/[^\s<>]+$/.test(text)
    if (!isAddress) continue
    if (toVideoPage(text)) addNote('video', text)
    element.replaceWith(createLink(body.ownerDocument, text))
  }
  for (const link of body.querySelectorAll('a')) {
    const target = resolveLink(link.getAttribute('href') ?? '')
    if (target) link.setAttribute('href', target)
    else link.replaceWith(...link.childNodes)
  }
}

/** Terms, summaries and preformatted lines become paragraphs. */
function convertTerms(body: HTMLElement) {
  const document = body.ownerDocument
  for (const element of body.querySelectorAll('dt, summary, dd, pre, address')) {
    const paragraph = document.createElement('p')
    const isTerm = element.matches('dt, summary')
    const content = isTerm ? document.createElement('strong') : paragraph
    content.append(...element.childNodes)
    if (isTerm) paragraph.append(content)
    if (element.matches('pre')) breakLines(paragraph)
    element.replaceWith(paragraph)
  }
}

function breakLines(paragraph: HTMLElement) {
  const lines = (paragraph.textContent ?? '').trim().split('\n')
  paragraph.textContent = ''
  for (const [index, line] of lines.entries()) {
    if (index > 0) paragraph.append(paragraph.ownerDocument.createElement('br'))
    paragraph.append(line)
  }
}

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, figure, img, section, article, main, aside, header, footer, center, dl, details, hr, li'
const containers = 'div, section, article, main, aside, header, footer, center, figure, details, dl'

/** Wraps text beside blocks in paragraphs, so that its line breaks are kept. */
function wrapLooseText(container: HTMLElement) {
  let paragraph: HTMLElement | undefined
  for (const node of [...container.childNodes]) {
    const isElement = node.nodeType === 1
    const isBlock = isElement && (node as HTMLElement).matches(blocks)
    const holdsBlocks = isElement && (node as HTMLElement).querySelector(blocks) !== null
    if (isBlock || holdsBlocks) {
      paragraph = undefined
      if ((node as HTMLElement).matches(containers)) wrapLooseText(node as HTMLElement)
      continue
    }
    const isBlank = !isElement && !node.textContent?.trim()
    if (node.nodeType === 8 || (isBlank && !paragraph)) continue
    if (!paragraph) {
      paragraph = container.ownerDocument.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}
