/** Reads server-rendered HTML in React's format. */

/** Returns the attributes of each element with this name, in lower case. */
export function findElements(html: string, name: string) {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>`, 'g'))].map(
    ([, attributes = '']) => parseAttributes(attributes),
  )
}

/** Returns the inner HTML of each element with this name. */
export function findContents(html: string, name: string) {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, attributes = '', content = '']) => ({ attributes: parseAttributes(attributes), content }),
  )
}

/** Returns the visible text in one line; non-breaking spaces become spaces. */
export function readText(html: string) {
  return decode(
    html
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the addresses on this site that the page links to or loads. */
export function listAddresses(html: string, url: string) {
  const found = ['a', 'link', 'img', 'script', 'source', 'form', 'meta'].flatMap((name) =>
    findElements(html, name).flatMap((each) => [
      each.href,
      each.src,
      each.action,
      picture(each),
      ...[each.srcset, each.imagesrcset].flatMap((set) => set?.split(',').map(firstWord)),
    ]),
  )
  const own = new URL(url).host
  return found
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, url))
    .filter(({ protocol, host }) => protocol.startsWith('http') && host === own)
    .map(({ pathname, search }) => pathname + search)
}

const picture = ({ property, content }: Record<string, string>) =>
  property === 'og:image' || property === 'og:url' ? content : undefined

const firstWord = (text: string) => text.trim().split(' ')[0]

function parseAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity)
}
