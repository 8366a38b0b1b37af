import { normalizePath, trimPictureSize } from '#app/platform/server/http/site-address.ts'

/** Reads addresses of the old site. */
export class OldSite {
  /** The folder of the site, such as "/blog"; '' for none. */
  folder: string
  #hosts: Set<string>
  #url: string

  constructor(url: string) {
    const { hostname = '', pathname = '' } = URL.parse(url) ?? {}
    this.folder = normalizePath(pathname).replace(/^\/$/, '')
    const host = hostname.replace(/^www\./, '')
    this.#hosts = new Set([host, `www.${host}`])
    this.#url = url || 'http://unknown.invalid'
  }

  /** Returns the absolute address; undefined if it is none of http or https. */
  resolve(address: string) {
    const url = URL.parse(address.trim(), `${this.#url}/`)
    return url && /^https?:$/.test(url.protocol) ? url : undefined
  }

  /** Whether a source is the front page. */
  isFrontPage = (source: string) => source === '/' || source === this.folder

  isOwn = ({ hostname }: URL) => this.#hosts.has(hostname)
}

/** Returns the name of an uploaded file, the same for all its sizes: "2019/05/photo.jpg". */
export function toUploadName({ pathname }: URL) {
  const path = trimPictureSize(pathname) ?? pathname
  const [, name] = /\/wp-content\/uploads\/(.+)$/.exec(path) ?? []
  return name && decodeName(name)
}

function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export const isPdfName = (name: string) => /\.pdf$/i.test(name)

export const isPictureName = (name: string) => /\.(jpe?g|png|gif|webp|avif|heic|svg)$/i.test(name)
