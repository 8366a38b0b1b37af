import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { MAX_FILE_BYTES } from '#app/contract/files.ts'
import { isPdfName, isPictureName } from './read/old-addresses.ts'
import { RefusedFile, sentences } from './read/refused-file.ts'

/** As for pictures from other sites. */
const MAX_PICTURE_BYTES = 8 * 1024 * 1024
const MAX_ENTRIES = 200_000

/** The pictures and PDFs in a ZIP of the folder wp-content/uploads. Nothing is unpacked to the disk. */
export interface UploadsZip {
  /**
   * Returns a file by its name below the folder, such as "2019/05/photo.jpg"; undefined if it is
   * not there. Throws RefusedFile if it is too large or damaged.
   */
  read: (name: string) => Promise<Buffer | undefined>
  close: () => void
}

/** Opens the ZIP and lists its pictures. Throws RefusedFile. */
export async function openUploadsZip(path: string): Promise<UploadsZip> {
  const { open } = await import('yauzl')
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true }
    open(path, options, (error, opened) => (error ? reject(refuse(error)) : resolve(opened)))
  })
  try {
    const entries = await listPictures(zip)
    if (entries.size === 0) throw new RefusedFile(sentences.emptyZip)
    return {
      async read(name) {
        const entry = entries.get(name)
        return entry && readEntry(zip, entry)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

function refuse(error: Error) {
  if (/relative path|absolute path|invalid characters/.test(error.message))
    return new RefusedFile(sentences.unsafeZip)
  const isNoZip = /end of central directory/i.test(error.message)
  return new RefusedFile(isNoZip ? sentences.notAZip : sentences.damagedZip)
}

function listPictures(zip: ZipFile) {
  return new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>()
    zip.on('entry', (entry: Entry) => {
      const name = toNameInUploads(entry.fileName)
      if (name && (isPictureName(name) || isPdfName(name))) entries.set(name, entry)
      if (zip.entriesRead > MAX_ENTRIES) return reject(new RefusedFile(sentences.damagedZip))
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', (error) => reject(refuse(error)))
    zip.readEntry()
  })
}

/** The folder may be packed whole, by its content, or by its years. */
function toNameInUploads(path: string) {
  const [, name] = /(?:^|\/)uploads\/(.+)$/.exec(path) ?? []
  return name ?? /(?:^|\/)(\d{4}\/\d{2}\/[^/]+)$/.exec(path)?.[1] ?? path
}

async function readEntry(zip: ZipFile, entry: Entry) {
  const isFile = isPdfName(entry.fileName)
  if (entry.uncompressedSize > (isFile ? MAX_FILE_BYTES : MAX_PICTURE_BYTES))
    throw new RefusedFile(isFile ? fileTooLarge : tooLarge)
  try {
    const stream = await new Promise<Parameters<typeof buffer>[0]>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
    })
    // yauzl ends a stream that is longer than the entry states.
    return await buffer(stream)
  } catch {
    throw new RefusedFile(sentences.damagedZip)
  }
}

const fileTooLarge = 'This file is too large. The maximum is 10 MB.'
const tooLarge = 'This picture is too large. The maximum is 8 MB.'
