import type { TextContext } from './text-context.ts'

/** Elements that cannot contain a picture here; it moves beside the outermost of them. */
const around =
  'p, h1, h2, h3, h4, h5, h6, a, li, ul, ol, blockquote, table, dl, pre, strong, em, b, i, span, font, u'

/** Replaces pictures by those of the library, each in a block of its own with its caption. */
export function convertPictures(body: HTMLElement, context: TextContext) {
  const last = new Map<Element, Element>()
  for (const image of body.querySelectorAll('img')) {
    const anchor = findAnchor(image, body)
    const hasTextBefore = anchor !== image && textBefore(anchor, image).trim() !== ''
    const picture = createPicture(image, context)
    if (!picture) {
      const alt = image.matches('.emoji, .wp-smiley') ? (image.getAttribute('alt') ?? '') : ''
      image.replaceWith(alt)
      continue
    }
    image.remove()
    const previous = last.get(anchor)
    if (anchor === image || !anchor.parentNode) body.append(picture)
    else if (hasTextBefore || previous || anchor.matches('ul, ol, table, blockquote'))
      (previous ?? anchor).after(picture)
    else anchor.before(picture)
    if (hasTextBefore || previous) last.set(anchor, picture)
  }
  for (const caption of body.querySelectorAll('figcaption[data-used]')) caption.remove()
}

/** Returns the outermost element around a picture that cannot contain it. */
function findAnchor(image: Element, body: Element) {
  let anchor: Element | undefined
  for (let each = image.parentElement; each && each !== body; each = each.parentElement)
    if (each.matches(around)) anchor = each
  if (anchor) return anchor
  // A picture of its own stays where it is.
  const place = image.ownerDocument.createElement('p')
  image.before(place)
  place.append(image)
  return place
}

function textBefore(anchor: Element, image: Element) {
  let text = ''
  for (let node: Node | null = image; node && node !== anchor; node = node.parentNode)
    for (let before = node.previousSibling; before; before = before.previousSibling)
      if (before.nodeType !== 8) text += before.textContent ?? ''
  return text
}

function createPicture(image: Element, { addNote, addPicture, title }: TextContext) {
  const given = image.getAttribute('src') ?? ''
  const lazy = ['data-src', 'data-lazy-src', 'data-original', 'data-large-file']
    .map((name) => image.getAttribute(name))
    .find(Boolean)
  const source = lazy ?? given
  const isInvisible = ['width', 'height'].some((side) =>
    /^[012]$/.test(image.getAttribute(side) ?? ''),
  )
  if (source === '' || isInvisible || image.matches('.emoji, .wp-smiley')) return undefined
  if (image.matches('.ngg_displayed_gallery')) {
    addNote('gallery_left_out', 'NextGEN')
    return undefined
  }
  if (source.startsWith('data:')) {
    addNote('embedded_picture', '')
    return undefined
  }
  const found = addPicture(source)
  if (!found) return undefined
  const caption = image.closest('figure')?.querySelector('figcaption')
  const ownCaption =
    caption && image.closest('figure')?.querySelectorAll('img').length === 1 ? caption : undefined
  ownCaption?.setAttribute('data-used', '')
  const words = toLine(ownCaption?.textContent ?? found.caption)
  const alt = toLine(image.getAttribute('alt') || found.alt || words || title)
  const picture = image.ownerDocument.createElement('img')
  const attributes = { src: found.address, alt, title: words, width: '1', height: '1' }
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value)
  return picture
}

const toLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
