import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdDecompress, zstdCompressSync } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import {
  ArchiveError,
  CHECKSUMS,
  DamagedArchive,
  damagedError,
  type Entry,
  FORMAT,
  MAX_ENTRY_BYTES,
  type Manifest,
  VERSION,
} from './format.ts'
import { createGcTrigger } from './gc-trigger.ts'
import { sha256 } from './write-archive.ts'

/** In bytes. */
const CHUNK_BYTES = 256 * 1024

/** Receives the fraction of the file that has been read, from 0 to 1. */
export type ReadProgress = (part: number) => void

/**
 * Yields the entries of an archive and verifies their checksums. Throws ArchiveError if it is
 * damaged, possibly only at the end, so nothing may be committed before that.
 */
export async function* readVerifiedEntries(
  file: string,
  onRead?: ReadProgress,
): AsyncGenerator<Entry> {
  const checksums: string[] = []
  let storedChecksums: string | undefined
  for await (const entry of readEntries(file, onRead)) {
    if (storedChecksums !== undefined) throw damagedError(file)
    if (entry.name === CHECKSUMS) storedChecksums = entry.bytes.toString()
    else {
      checksums.push(`${sha256(entry.bytes)}  ${entry.name}\n`)
      yield entry
    }
  }
  if (storedChecksums !== checksums.join('')) throw damagedError(file)
}

/** Yields all entries of the file, including the checksums, without verification. */
export async function* readEntries(file: string, onRead?: ReadProgress): AsyncGenerator<Entry> {
  const size = await readSize(file)
  const requestGcAfter = createGcTrigger()
  const { entries, countUsed } = readTar(file, size, onRead)
  try {
    for await (const parsed of entries) {
      requestGcAfter(parsed.header.size)
      yield await readEntry(parsed)
    }
    if (!(await isEnd(file, countUsed(), size))) throw damagedError(file)
  } catch (error) {
    throw isSystemError(error) ? error : damagedError(file)
  }
}

/** Throws ArchiveError if this version cannot read the archive. */
export function readManifest(file: string, { name, bytes }: Entry): Manifest {
  if (name !== 'manifest.json') throw damagedError(file)
  const manifest = parseManifest(bytes)
  if (!manifest) throw damagedError(file)
  if (manifest.format !== FORMAT) throw notArchiveError(file)
  if (manifest.version > VERSION) throw newerVersionError(file)
  return manifest
}

function parseManifest(bytes: Buffer): Manifest | undefined {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

export const newerVersionError = (file: string) =>
  new ArchiveError(
    `${file} was created by a newer version of Gantavya. Install that version first.`,
  )

export const beforeReleaseError = (file: string) =>
  new ArchiveError(
    `${file} was created by a version of Gantavya from before the first release, and this version cannot read it.`,
  )

const notArchiveError = (file: string) => new DamagedArchive(`${file} is not a backup of Gantavya.`)

/** The first bytes of each zstd file. */
const zstdMagic = Buffer.from('28b52ffd', 'hex')

async function readSize(file: string) {
  const opened = await open(file).catch(({ code, message }) => {
    throw new ArchiveError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`,
    )
  })
  try {
    const { buffer } = await opened.read(Buffer.alloc(zstdMagic.length), 0, zstdMagic.length, 0)
    if (!buffer.equals(zstdMagic)) throw notArchiveError(file)
    return (await opened.stat()).size
  } finally {
    await opened.close()
  }
}

function readTar(file: string, size: number, onRead: ReadProgress = () => {}) {
  const unpacked = createZstdDecompress({ chunkSize: CHUNK_BYTES })
  async function* count(source: AsyncIterable<Buffer>) {
    let read = 0
    for await (const piece of source) {
      read += piece.length
      onRead(read / size)
      yield piece
    }
  }
  // The consumer of the entries receives the error.
  pipeline(createReadStream(file, { highWaterMark: CHUNK_BYTES }), count, unpacked).catch(() => {})
  const bytes = Readable.toWeb(unpacked) as ReadableStream<Uint8Array>
  return {
    entries: bytes.pipeThrough(createTarDecoder({ strict: true })),
    /** Bytes of the file up to the end of the compressed data. */
    countUsed: () => unpacked.bytesWritten,
  }
}

/** The empty frame that Node appends to compressed data. */
const emptyFrame = zstdCompressSync(Buffer.alloc(0), {
  params: { [constants.ZSTD_c_checksumFlag]: 1 },
})

async function isEnd(file: string, offset: number, size: number) {
  if (offset === size) return true
  if (size - offset !== emptyFrame.length) return false
  const opened = await open(file)
  try {
    const { buffer } = await opened.read(
      Buffer.alloc(emptyFrame.length),
      0,
      emptyFrame.length,
      offset,
    )
    return buffer.equals(emptyFrame)
  } finally {
    await opened.close()
  }
}

async function readEntry({ header, body }: ParsedTarEntry): Promise<Entry> {
  if (header.type !== 'file' || header.size > MAX_ENTRY_BYTES) throw new Error('Not a valid entry')
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return { name: header.name, bytes: Buffer.concat(parts) }
}

/** A read error, not a damaged file. */
const isSystemError = (error: unknown) => 'syscall' in (error as object)
