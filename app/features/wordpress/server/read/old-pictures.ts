import { createHash } from 'node:crypto'
import { isPdfName, isPictureName, type OldSite, toUploadName } from './old-addresses.ts'
import type { ExportItem } from './read-export.ts'
import { toPlainLine } from './to-content.ts'

/** A picture of the old site. Its key stands for it in texts until it is fetched. */
export interface OldPicture {
  key: string
  url: string
  title: string
  alt: string
  caption: string
}

/** A PDF of the old site, whose key stands for it in links until it is fetched. */
export type OldFile = Pick<OldPicture, 'key' | 'url' | 'title'>

export interface Attachment {
  id: string
  link: string
  parent: string
  order: number
  url: string
  /** undefined: a file that is no picture. */
  picture?: OldPicture
}

const toKey = (address: string) =>
  `wp-${createHash('sha256').update(address).digest('hex').slice(0, 20)}`

/** The attachments of the export, and other pictures in its texts. */
export class OldPictures {
  attachments = new Map<string, Attachment>()
  #pictures = new Map<string, OldPicture>()
  #files = new Map<string, OldFile>()
  #byName = new Map<string, OldPicture>()
  #site: () => OldSite

  /** @param site known once the file was read */
  constructor(site: () => OldSite) {
    this.#site = site
  }

  addAttachment({ id, link, parent, order, file, title, excerpt, meta }: ExportItem) {
    const url = URL.parse(file)
    if (!url) return
    const name = toUploadName(url)
    const isPicture = isPictureName(url.pathname)
    const words = { title: toPlainLine(title), caption: toPlainLine(excerpt).slice(0, 300) }
    const alt = toPlainLine(meta._wp_attachment_image_alt ?? '').slice(0, 300)
    const picture = isPicture ? this.#add(url, { ...words, alt }) : undefined
    if (picture && name) this.#byName.set(name, picture)
    if (isPdfName(url.pathname)) this.addFile(url, words.title)
    this.attachments.set(id, { id, link, parent, order, url: url.href, picture })
  }

  /** Adds a PDF, an attachment or the target of a link. */
  addFile({ origin, pathname }: URL, title = '') {
    const url = origin + pathname
    const file = this.#files.get(url) ?? { key: toKey(url), url, title }
    this.#files.set(url, file)
    return file
  }

  get files() {
    return [...this.#files.values()]
  }

  /** Returns the picture of an address in a text; undefined for an address that is none. */
  findByAddress(address: string) {
    const url = this.#site().resolve(address)
    if (!url) return undefined
    const name = toUploadName(url)
    const known = name ? this.#byName.get(name) : undefined
    return known ?? this.#add(url, { title: '', alt: '', caption: '' })
  }

  /** Returns the ids of the pictures that were uploaded to a post, in its order. */
  listOf(id: string) {
    return [...this.attachments.values()]
      .filter(({ parent, picture }) => parent === id && picture)
      .toSorted((a, b) => a.order - b.order)
      .map((attachment) => attachment.id)
  }

  get all() {
    return [...this.#pictures.values()]
  }

  #add({ href }: URL, words: Pick<OldPicture, 'title' | 'alt' | 'caption'>) {
    const key = toKey(href)
    const picture = this.#pictures.get(key) ?? { key, url: href, ...words }
    this.#pictures.set(key, picture)
    return picture
  }
}
