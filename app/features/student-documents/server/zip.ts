import { buffer } from 'node:stream/consumers'
import { makeZip } from 'client-zip'
import { documentKindLabels, type StudentDocument } from '../contract.ts'
import type { LeadFile } from '../files-contract.ts'
import { blankLocation, prepareCopy } from './copies/prepare-copy.ts'

interface ZipEntry {
  name: string
  file: Pick<LeadFile, 'id' | 'type' | 'size' | 'created_at'>
}

/**
 * Returns the pages of documents in order, with readable names: "01 Passport.pdf",
 * "02 Bank balance (sponsor) 2.jpg". Proofs of verifications stay in the office.
 */
export function listZipEntries(documents: StudentDocument[]): ZipEntry[] {
  const withPages = documents
    .map((document) => ({ ...document, pages: document.files.filter((file) => !file.is_proof) }))
    .filter(({ pages }) => pages.length > 0)
  return withPages.flatMap(({ kind, title, whose, pages }, index) => {
    const number = String(index + 1).padStart(2, '0')
    const name = toNamePart(title || documentKindLabels[kind])
    const stem = `${number} ${name}${whose === 'sponsor' ? ' (sponsor)' : ''}`
    return pages.map((file, page) => {
      const extension = file.name.split('.').at(-1) ?? file.type
      return { name: `${stem}${pages.length > 1 ? ` ${page + 1}` : ''}.${extension}`, file }
    })
  })
}

/** Characters that a folder of some system refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
const unsafe = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*\\/.]/g

const toNamePart = (text: string) =>
  [...text.normalize().replace(unsafe, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, 80)
    .join('')
    .trim()

/**
 * Streams a ZIP file. It reads the next piece when the receiver has taken the one before; pictures are read
 * as a whole, since they are converted.
 */
export function createZip(
  entries: ZipEntry[],
  readPieces: (file: ZipEntry['file']) => AsyncIterableIterator<Buffer>,
) {
  async function* readEntries() {
    const unreadable: string[] = []
    for (const { name, file } of entries) {
      const pieces = readPieces(file)
      const first = await pieces.next()
      // The file was deleted meanwhile.
      if (first.done) continue
      const input = await prepare(startWith(first.value, pieces), file.type).catch(() => undefined)
      if (!input) unreadable.push(name)
      else yield { name, input, lastModified: new Date(file.created_at) }
    }
    if (unreadable.length > 0) yield { name: 'Not included.txt', input: unreadable.join('\n') }
  }
  return makeZip(readEntries(), { buffersAreUTF8: true })
}

async function prepare(pieces: AsyncIterable<Buffer>, type: LeadFile['type']) {
  if (type === 'docx') return pieces
  return type === 'pdf' ? blankLocation(pieces) : prepareCopy(await buffer(pieces), type)
}

async function* startWith(first: Buffer, others: AsyncIterable<Buffer>) {
  yield first
  yield* others
}
