import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdDecompress, zstdCompressSync } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import {
  ArchiveFault,
  DamagedArchive,
  damaged,
  type Entry,
  FORMAT,
  type Manifest,
  MOST_OF_ENTRY,
  SUMS,
  VERSION,
} from './format.ts'
import { collectAsItPasses } from './memory.ts'
import { sha256 } from './pack.ts'

/** In bytes. */
const PIECE = 256 * 1024

/** Part of the file that has been read, from 0 to 1. */
export type OnRead = (part: number) => void

/**
 * Yields the entries of an archive and verifies their checksums. Throws ArchiveFault if it is
 * damaged, possibly only at the end, so nothing may be committed before that.
 */
export async function* unpack(file: string, onRead?: OnRead): AsyncGenerator<Entry> {
  const sums: string[] = []
  let listed: string | undefined
  for await (const entry of readEntries(file, onRead)) {
    if (listed !== undefined) throw damaged(file)
    if (entry.name === SUMS) listed = entry.bytes.toString()
    else {
      sums.push(`${sha256(entry.bytes)}  ${entry.name}\n`)
      yield entry
    }
  }
  if (listed !== sums.join('')) throw damaged(file)
}

/** Yields all entries of the file, including the checksums, without verification. */
export async function* readEntries(file: string, onRead?: OnRead): AsyncGenerator<Entry> {
  const size = await sizeOf(file)
  const collect = collectAsItPasses()
  const { entries, countUsed } = readTar(file, size, onRead)
  try {
    for await (const parsed of entries) {
      collect(parsed.header.size)
      yield await readEntry(parsed)
    }
    if (!(await isEnd(file, countUsed(), size))) throw damaged(file)
  } catch (error) {
    throw isOfSystem(error) ? error : damaged(file)
  }
}

/** Throws ArchiveFault if this version cannot read the archive. */
export function readManifest(file: string, { name, bytes }: Entry): Manifest {
  if (name !== 'manifest.json') throw damaged(file)
  const manifest = parse(bytes)
  if (!manifest) throw damaged(file)
  if (manifest.format !== FORMAT) throw notOurs(file)
  if (manifest.version > VERSION) throw newer(file)
  return manifest
}

function parse(bytes: Buffer): Manifest | undefined {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

export const newer = (file: string) =>
  new ArchiveFault(
    `${file} was made by a newer version of Gantavya than this one: install that first.`,
  )

export const beforeRelease = (file: string) =>
  new ArchiveFault(
    `${file} was made by a version of Gantavya from before the first release, and this version cannot read it.`,
  )

const notOurs = (file: string) => new DamagedArchive(`${file} is not a backup of Gantavya.`)

/** The first bytes of each zstd file. */
const magic = Buffer.from('28b52ffd', 'hex')

async function sizeOf(file: string) {
  const opened = await open(file).catch(({ code, message }) => {
    throw new ArchiveFault(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`,
    )
  })
  try {
    const { buffer } = await opened.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    if (!buffer.equals(magic)) throw notOurs(file)
    return (await opened.stat()).size
  } finally {
    await opened.close()
  }
}

function readTar(file: string, size: number, onRead: OnRead = () => {}) {
  const unpacked = createZstdDecompress({ chunkSize: PIECE })
  async function* count(source: AsyncIterable<Buffer>) {
    let read = 0
    for await (const piece of source) {
      read += piece.length
      onRead(read / size)
      yield piece
    }
  }
  // The reader receives the error.
  pipeline(createReadStream(file, { highWaterMark: PIECE }), count, unpacked).catch(() => {})
  const bytes = Readable.toWeb(unpacked) as ReadableStream<Uint8Array>
  return {
    entries: bytes.pipeThrough(createTarDecoder({ strict: true })),
    /** Bytes of the file up to the end of the compressed data. */
    countUsed: () => unpacked.bytesWritten,
  }
}

/** The empty frame that Node appends to compressed data. */
const nothing = zstdCompressSync(Buffer.alloc(0), {
  params: { [constants.ZSTD_c_checksumFlag]: 1 },
})

async function isEnd(file: string, place: number, size: number) {
  if (place === size) return true
  if (size - place !== nothing.length) return false
  const opened = await open(file)
  try {
    const { buffer } = await opened.read(Buffer.alloc(nothing.length), 0, nothing.length, place)
    return buffer.equals(nothing)
  } finally {
    await opened.close()
  }
}

async function readEntry({ header, body }: ParsedTarEntry): Promise<Entry> {
  if (header.type !== 'file' || header.size > MOST_OF_ENTRY) throw new Error('Not an entry of ours')
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return { name: header.name, bytes: Buffer.concat(parts) }
}

/** A read error, not a damaged file. */
const isOfSystem = (error: unknown) => 'syscall' in (error as object)
