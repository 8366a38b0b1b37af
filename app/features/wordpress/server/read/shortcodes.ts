import type { NoteCode } from '../../contract.ts'

/** What shortcodes refer to, and how losses are recorded. */
export interface ShortcodeContext {
  addNote: (code: NoteCode, detail: string) => void
  /** Returns the address of an attachment. */
  findPicture: (id: string) => string | undefined
  /** Returns the pictures of a gallery of a plugin: ids of attachments, or addresses. */
  findGallery: (id: string) => string[] | undefined
  /** The ids of the pictures that were uploaded to this post. */
  ownPictures: string[]
}

type Attributes = Record<string, string>

const builders = /^(vc|et_pb|fusion|av|tatsu|cs|mk|nectar|kc|siteorigin|elementor)[_-]/
const forms =
  /^(contact-form|wpforms|gravityform|ninja_form|formidable|fluentform|forminator|caldera_form|mc4wp|ws_form|et_pb_(contact|signup))/
const maps = /map/
const dynamicParts =
  /^(rev_slider|layerslider|metaslider|smartslider|vc_(basic_grid|posts|masonry|wp_|widget)|et_pb_(blog|portfolio|sidebar|post_|fullwidth_post)|elementor-template|woocommerce|products?)/
const pluginGalleries = new Set(['envira-gallery', 'foogallery', 'modula'])
const galleries = /gallery|album|^ngg|^modula$/
/** Viewers of PDFs. */
const documents = /^(pdf|gview|embeddoc|wonderplugin_pdf)/
const spacing = /^(vc_empty_space|vc_separator|et_pb_divider|vc_zigzag|divider|space|spacer|clear)$/

const tag = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s+[^[\]]*?|\s*=[^[\]]*?)?)\s*(\/?)\](\]?)/gi
const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/]+))/g

/**
 * Reduces shortcodes to HTML that reads the same. Layout is dropped; what cannot be shown is
 * recorded. Square brackets that are no shortcodes stay.
 */
export function reduceShortcodes(html: string, context: ShortcodeContext): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name))
  const withContent = reduceContent(html, context)
  return withContent.replaceAll(
    tag,
    (whole, escaped, closing, name: string, rest: string, _self, end) => {
      if (escaped && end) return whole.slice(1, -1)
      const attributes = readAttributes(rest)
      const isShortcode =
        /[_-]/.test(name) ||
        Object.keys(attributes).length > 0 ||
        closed.has(name) ||
        simple.has(name)
      if (!isShortcode) return whole
      const replaced = closing ? '' : renderShortcode(name.toLowerCase(), attributes, context)
      // Blocks in square brackets separate paragraphs.
      return `${escaped}\n\n${replaced}\n\n${end}`
    },
  )
}

const simple = new Set(['gallery', 'audio', 'video', 'playlist'])

/**
 * Shortcodes whose content is not HTML, or belongs to a picture. One without an end does not reach
 * to the end of the next.
 */
function reduceContent(html: string, { addNote }: ShortcodeContext) {
  return html
    .replaceAll(
      /\[(?:wp_)?caption([^\]]*)\]((?:(?!\[(?:wp_)?caption)[\s\S])*?)\[\/(?:wp_)?caption\]/g,
      (_, rest: string, inner: string) => {
        const [picture = ''] = /(<a[^>]*>\s*)?<img[^>]*>(\s*<\/a>)?/i.exec(inner) ?? []
        const words = inner.replace(picture, '').trim() || (readAttributes(rest).caption ?? '')
        return `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`
      },
    )
    .replaceAll(/\[embed[^\]]*\]([^[]*)\[\/embed\]/g, (_, address: string) =>
      linkTo(address.trim(), address.trim()),
    )
    .replaceAll(/\[vc_raw_(html|js)[^\]]*\]([^[]*)\[\/vc_raw_\1\]/g, (_, kind, inner: string) => {
      if (kind === 'html') return decodeRawHtml(inner)
      addNote('script', 'vc_raw_js')
      return ''
    })
}

/** WPBakery stores HTML percent-encoded in Base64. */
function decodeRawHtml(text: string) {
  try {
    return decodeURIComponent(Buffer.from(text.trim(), 'base64').toString('latin1'))
  } catch {
    return ''
  }
}

function renderShortcode(name: string, given: Attributes, context: ShortcodeContext) {
  if (spacing.test(name)) return ''
  if (name === 'gallery') {
    const ids = (given.ids ?? given.include)?.split(',') ?? context.ownPictures
    return renderPictures(ids, context)
  }
  if (name === 'audio' || name === 'video' || name === 'playlist') {
    const address = given.src ?? given.mp4 ?? given.mp3 ?? given.m4v ?? ''
    context.addNote('video', address || name)
    return linkTo(address, address)
  }
  const plugin = pluginGalleries.has(name) ? context.findGallery(given.id ?? '') : undefined
  if (plugin) return renderPictures(plugin, context)
  const document = given.url ?? given.file ?? given.src ?? ''
  if (documents.test(name) && document) return linkTo(document, document.split('/').at(-1) ?? '')
  const isBuilder = builders.test(name)
  if (forms.test(name)) context.addNote('form', given.title || name)
  else if (isBuilder && maps.test(name)) context.addNote('iframe', name)
  else if (dynamicParts.test(name)) context.addNote('shortcode', name)
  else if (!isBuilder && galleries.test(name))
    context.addNote('gallery_left_out', [name, given.id ?? given.ids ?? given.src].join(' ').trim())
  else if (isBuilder) return renderBuilder(name, given, context)
  else if (!isLayout.test(name)) context.addNote('shortcode', name)
  return ''
}

const isLayout =
  /^((su|wpsm)_)?(row|col|column|columns|section|container|one|two|three|tabs?|half|third)([_-]|$)/

/** Renders titles, pictures and buttons of a part of a builder; its content follows. */
function renderBuilder(name: string, given: Attributes, context: ShortcodeContext) {
  const isButton = /btn|button/.test(name)
  const isVideo = /video/.test(name)
  const address = given.button_url || given.button_one_url || given.url || readLink(given.link)
  const label =
    given.button_text || given.button_one_text || (isButton ? given.title || given.text : '')
  const heading = name === 'vc_custom_heading' ? given.text : given.title || given.heading
  const below = given.subhead || given.position || given.number || given.percent
  const video = isVideo ? given.src || given.link || '' : ''
  if (isVideo) context.addNote('video', video || name)
  const pictures = [
    given.image,
    given.images,
    given.gallery_ids,
    isVideo ? '' : given.src,
    given.image_url,
  ]
  return [
    heading && !isButton ? `<h3>${escapeHtml(heading)}</h3>` : '',
    given.name ? `<p><strong>${escapeHtml(given.name)}</strong></p>` : '',
    below ? `<p>${escapeHtml(below)}</p>` : '',
    renderPictures(
      pictures.flatMap((each) => each?.split(',') ?? []),
      context,
      given.alt,
    ),
    label && address ? linkTo(address, label) : '',
    video ? linkTo(video, video) : '',
  ].join('')
}

/** @param pictures ids of attachments, or addresses */
function renderPictures(pictures: string[], { findPicture }: ShortcodeContext, alt = '') {
  return pictures
    .map((each) => each.trim())
    .map((each) => (/^\d+$/.test(each) ? findPicture(each) : each))
    .filter((address) => address && /^(https?:)?\//.test(address))
    .map((address) => `<img src="${escapeHtml(String(address))}" alt="${escapeHtml(alt)}">`)
    .join('')
}

/** "url:https%3A%2F%2Fexample.com|title:More" is a link of WPBakery. */
function readLink(text = '') {
  const [, address] = /(?:^|\|)url:([^|]*)/.exec(text) ?? []
  try {
    return decodeURIComponent(address ?? text)
  } catch {
    return ''
  }
}

function linkTo(address: string, label: string) {
  if (!/^(https?:)?\/|^(mailto|tel):/.test(address)) return ''
  return `\n\n<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>\n\n`
}

function readAttributes(text: string): Attributes {
  // The visual editor types curly quotes; Divi encodes quotes and square brackets.
  const plain = text
    .replaceAll(/&#822[01];|&#8243;|&quot;|[“”″]/g, '"')
    .replaceAll(/&#821[67];|&#039;/g, "'")
  const found = [...plain.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    (double ?? single ?? bare ?? '')
      .replaceAll('%22', '"')
      .replaceAll('%91', '[')
      .replaceAll('%93', ']'),
  ])
  return Object.fromEntries(found)
}

export const escapeHtml = (text: string) =>
  text
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
