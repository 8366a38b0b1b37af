import { parseBlocks } from '#app/features/pages/formatted-text.ts'
import { type ExportItem, galleryMeta } from './read-export.ts'

/** A picture of a gallery whose address stands for it until it is fetched. */
export interface GalleryPicture {
  picture: string
  alt: string
  caption: string
  width: number
  height: number
}

/** The limit of an album and of a section. */
const MAX_PICTURES = 100

/** Types of posts in which plugins keep the pictures of a gallery. */
export const isPluginGallery = ({ type }: Pick<ExportItem, 'type'>) =>
  ['envira', 'foogallery', 'modula-gallery'].includes(type)

/** Returns the addresses or ids of the pictures of a plugin's gallery, which PHP has serialized. */
export function listPluginPictures({ meta }: Pick<ExportItem, 'meta'>) {
  const [envira = '', foo = '', modula = ''] = galleryMeta.map((key) => meta[key])
  const found = [
    ...envira.matchAll(/"src";s:\d+:"([^"]+)"/g),
    ...foo.matchAll(/i:\d+;(?:s:\d+:"|i:)(\d+)/g),
    ...modula.matchAll(/"id";(?:s:\d+:"|i:)(\d+)/g),
  ]
  return found.flatMap(([, picture]) => picture ?? [])
}

const shortcode = /\[(?:gallery|envira-gallery|foogallery|modula)(?:\s[^\]]*)?\]/gi
const block =
  /<!-- \/?wp:(?:[\w-]+\/)?(?:[\w-]*gallery|modula|image|group|columns?|paragraph)(?:\s(?:(?!-->).)*)?-->/gis

export const hasGallery = (html: string) =>
  html.search(shortcode) >= 0 || /<!-- wp:(?:[\w-]+\/)?(?:[\w-]*gallery|modula)\s/.test(html)

/** Whether a post or page shows nothing but a gallery. */
export function isOnlyGallery({ content, meta }: Pick<ExportItem, 'content' | 'meta'>) {
  if (meta._elementor_edit_mode === 'builder' || !hasGallery(content)) return false
  const rest = content
    .replaceAll(shortcode, '')
    .replaceAll(block, '')
    .replaceAll(/<figcaption[\s\S]*?<\/figcaption>/gi, '')
    .replaceAll(/<\/?(?:figure|div|ul|li|p|a|img|br)(?:\s[^>]*)?\/?>|&nbsp;/gi, '')
  return rest.trim() === ''
}

/** Takes the pictures out of a text, as many as an album holds. */
export function takePictures(text: string) {
  const pictures: GalleryPicture[] = []
  const rest = text.split('\n\n').filter((each) => {
    const picture = pictures.length < MAX_PICTURES ? readPicture(each) : undefined
    if (picture) pictures.push(picture)
    return !picture
  })
  return { pictures, rest: rest.join('\n\n') }
}

/** Splits a text where two or more pictures follow each other. */
export function splitGalleries(text: string) {
  const parts: (string | GalleryPicture[])[] = []
  const blocks = text.split('\n\n').map((each) => ({ each, picture: readPicture(each) }))
  for (const [index, { each, picture }] of blocks.entries()) {
    const last = parts.at(-1)
    if (picture && (blocks[index - 1]?.picture || blocks[index + 1]?.picture)) {
      if (Array.isArray(last) && last.length < MAX_PICTURES) last.push(picture)
      else parts.push([picture])
    } else if (typeof last === 'string') parts[parts.length - 1] = `${last}\n\n${each}`
    else parts.push(each)
  }
  return parts
}

/** Returns the picture of a block that is nothing else. */
function readPicture(text: string): GalleryPicture | undefined {
  const [first, ...others] = text.startsWith('![') ? parseBlocks(text) : []
  if (first?.tag !== 'picture' || others.length > 0) return undefined
  const { address: picture, alt, caption } = first
  return { picture, alt, caption, width: 0, height: 0 }
}
