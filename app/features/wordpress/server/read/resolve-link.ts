import { toOldAddress } from '#app/platform/server/http/site-address.ts'
import type { NoteCode } from '../../contract.ts'
import { isPdfName, isPictureName, type OldSite, toUploadName } from './old-addresses.ts'

interface LinkContext {
  site: OldSite
  /** The new addresses by the old ones. */
  targets: Map<string, string>
  /** Returns the address that stands for a PDF until it is fetched; left out where none can be linked. */
  addFile?: (url: URL) => string
  addNote: (code: NoteCode, detail: string) => void
}

/** Returns the new target of a link of the old site; undefined if it leads nowhere. */
export function resolveLink(href: string, { site, targets, addFile, addNote }: LinkContext) {
  const given = href.trim()
  if (given === '' || given.startsWith('#')) return undefined
  if (/^(mailto|tel):/i.test(given)) return given.replaceAll(/[^\w.+@:-]/g, '')
  const url = site.resolve(given)
  if (!url) return undefined
  if (!site.isOwn(url)) return encodeBrackets(url.href)
  const upload = toUploadName(url)
  if (upload !== undefined) {
    if (addFile && isPdfName(upload)) return addFile(url)
    if (!isPictureName(upload)) addNote('file', url.href)
    return undefined
  }
  const anchor = /^#[\w-]+$/.test(url.hash) ? url.hash : ''
  const target = targets.get(toOldAddress(url))
  if (target) return target + anchor
  return encodeBrackets(url.pathname.replace(/(?<=.)\/$/, '')) + anchor
}

/** Markdown ends a link at its bracket. */
const encodeBrackets = (address: string) =>
  address.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('"', '%22')
