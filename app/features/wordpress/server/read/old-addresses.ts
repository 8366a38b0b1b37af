import { normalizePath } from '#app/platform/server/http/site-address.ts'

/** Reads addresses of the old site. */
export class OldSite {
  #hosts: Set<string>
  #url: string

  constructor(url: string) {
    const { hostname = '' } = URL.parse(url) ?? {}
    const host = hostname.replace(/^www\./, '')
    this.#hosts = new Set([host, `www.${host}`])
    this.#url = url || 'http://unknown.invalid'
  }

  /** Returns the absolute address; undefined if it is none of http or https. */
  resolve(address: string) {
    const url = URL.parse(address.trim(), `${this.#url}/`)
    return url && /^https?:$/.test(url.protocol) ? url : undefined
  }

  isOwn = ({ hostname }: URL) => this.#hosts.has(hostname)

  /**
   * Returns an address of the old site as redirects have it: the path, with the parameter that
   * names the content, such as "/?p=12".
   */
  toSource({ pathname, searchParams }: URL) {
    const path = normalizePath(pathname)
    const name = contentParameters.find((each) => searchParams.has(each))
    return name ? `${path}?${name}=${searchParams.get(name)}` : path
  }
}

/** Parameters of WordPress that name a post, an attachment or a list. */
const contentParameters = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'author', 'm', 'feed']

const size = /-\d{2,4}x\d{2,4}(?=\.\w+$)/

/** Returns the name of an uploaded file, the same for all its sizes: "2019/05/photo.jpg". */
export function toUploadName({ pathname }: URL) {
  const [, name] = /\/wp-content\/uploads\/(.+)$/.exec(pathname) ?? []
  return (
    name &&
    decodeName(name)
      .replace(size, '')
      .replace(/-scaled(?=\.\w+$)/, '')
  )
}

function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export const isPictureName = (name: string) => /\.(jpe?g|png|gif|webp|avif|heic|svg)$/i.test(name)
