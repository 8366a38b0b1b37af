/** Characters that a sentence or a chat app puts after a link: full stops, brackets, spaces, joiners. */
const pastedEnding = /[\s\p{Cf}\p{Cc}\p{Pf}\p{Pi}.,;:!?'"<>()[\]{}*~|\\…।॥•]+$/u

/**
 * Removes what was pasted after the path: "/canada." and "/canada%20" are "/canada". Returns
 * undefined when there is nothing to remove, or nothing would be left.
 * @param path from a request, percent-encoded
 */
export function trimPastedEnding(path: string) {
  const [last = '', ...others] = path.replace(/\/+$/, '').split('/').reverse()
  const decoded = decode(last)
  const trimmed = decoded.replace(pastedEnding, '').trimStart()
  if (trimmed === decoded) return undefined
  const parts = trimmed ? [...others.reverse(), encodeURIComponent(trimmed)] : others.reverse()
  return parts.join('/') || undefined
}

/** The ends of addresses of feeds, further pages and short versions in WordPress. */
const feedEnding =
  /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|trackback|page\/\d+|comment-page-\d+)\/?$/i

/**
 * Removes what WordPress appends to the address of a page or a list; undefined when there is nothing
 * to remove.
 */
export function trimFeed(path: string) {
  const trimmed = path.replace(feedEnding, '')
  return trimmed === path ? undefined : trimmed || '/'
}

/** The ends of the names of a picture's other sizes in WordPress: "-300x200", "-scaled". */
const pictureSize = /(?:-scaled)?(?:-\d{2,4}x\d{2,4})?(?=\.\w+$)/i

/**
 * Removes the size from the name of an uploaded file of WordPress; undefined when there is nothing
 * to remove.
 */
export function trimPictureSize(path: string) {
  if (!/\/wp-content\/uploads\//i.test(path)) return undefined
  const trimmed = path.replace(pictureSize, '')
  return trimmed === path ? undefined : trimmed
}

/** Parameters of WordPress that name a post, an attachment or a list, such as "/?p=12". */
export const contentParameters = [
  'p',
  'page_id',
  'attachment_id',
  'cat',
  'tag',
  'author',
  'm',
  'feed',
]

/**
 * Returns an old address as redirects have it: the path as the page map spells it, with the
 * parameter that names the content in WordPress.
 */
export function toOldAddress({ pathname, searchParams }: URL) {
  const path = normalizePath(pathname)
  const name = contentParameters.find((each) => searchParams.has(each))
  return name ? `${path}?${name}=${searchParams.get(name)}` : path
}

/**
 * Returns the path in the spelling that the page map uses: decoded, lower case, without slashes at
 * the end.
 */
export function normalizePath(path: string) {
  return path.split('/').map(decode).join('/').toLowerCase().replace(/\/+$/, '') || '/'
}

function decode(part: string) {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}

/**
 * Returns path, query and fragment of an absolute address when it is of the same site as `siteUrl`,
 * else undefined. The scheme, the case, a default port and a dot after the host make no difference.
 */
export function toSitePath(address: string, siteUrl: string) {
  const [url, site] = [URL.parse(address), URL.parse(siteUrl)]
  if (!url || !site || !/^https?:$/.test(url.protocol)) return undefined
  const isSamePort = url.port === site.port || url.port === ''
  if (!isSamePort || hostOf(url) !== hostOf(site)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Whether an absolute address may end at this site: the host with or without "www.", at any port.
 * It errs towards yes, because a redirect that comes back here never ends.
 */
export function mayLeadToSite(address: string, siteUrl: string) {
  const [url, site] = [URL.parse(address), URL.parse(siteUrl)]
  if (!url || !site) return false
  return hostOf(url).replace(/^www\./, '') === hostOf(site).replace(/^www\./, '')
}

/** Treats all loopback names as one host, because they reach the same server. */
function hostOf({ hostname }: URL) {
  const host = hostname.toLowerCase().replace(/\.+$/, '')
  return loopback.test(host) ? 'localhost' : host
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Adds a request's query to the address that it is redirected to, before the fragment. A parameter
 * that the target names itself keeps the target's value.
 * @param query from the request: '' or with its question mark
 */
export function addQuery(target: string, query: string) {
  const [withoutHash = '', ...hash] = target.split('#')
  const [, ...own] = withoutHash.split('?')
  const ownNames = new Set(new URLSearchParams(own.join('?')).keys())
  const isOther = (part: string) => {
    const [name] = new URLSearchParams(part).keys()
    return name !== undefined && !ownNames.has(name)
  }
  const added = query.replace(/^\?/, '').split('&').filter(isOther)
  if (added.length === 0) return target
  const separator = own.length > 0 ? '&' : '?'
  const fragment = hash.length > 0 ? `#${hash.join('#')}` : ''
  return `${withoutHash}${separator}${added.join('&')}${fragment}`
}
