import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { ArchiveError, CHECKSUMS, type Entry, MAX_ENTRY_BYTES } from './format.ts'
import { createGcTrigger } from './gc-trigger.ts'

/**
 * Writes entries into a file that only its owner can read. The file has the suffix `.part` until it
 * is complete and synced, and is removed after an error.
 */
export async function writeArchive(
  entries: AsyncIterable<Entry>,
  file: string,
  { signal }: { signal?: AbortSignal } = {},
) {
  const part = `${file}.part`
  const { readable, controller } = createTarPacker()
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  await rm(part, { force: true })
  const target = createWriteStream(part, { mode: 0o600, flush: true })
  try {
    await Promise.all([
      addEntries(controller, entries),
      pipeline(readable, compress, target, { signal }),
    ])
    await rename(part, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

type Packer = ReturnType<typeof createTarPacker>['controller']

async function addEntries(packer: Packer, entries: AsyncIterable<Entry>) {
  const checksums: string[] = []
  const requestGcAfter = createGcTrigger()
  try {
    for await (const entry of entries) {
      requestGcAfter(entry.bytes.length)
      checksums.push(`${sha256(entry.bytes)}  ${entry.name}\n`)
      await addEntry(packer, entry)
    }
    await addEntry(packer, { name: CHECKSUMS, bytes: Buffer.from(checksums.join('')) })
    packer.finalize()
  } catch (error) {
    packer.error(error)
    throw error
  }
}

async function addEntry(packer: Packer, { name, bytes }: Entry) {
  if (bytes.length > MAX_ENTRY_BYTES) throw new ArchiveError(`${name} is too large for a backup.`)
  const writer = packer.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
  await writer.write(bytes)
  await writer.close()
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Syncs a folder, so that renames in it survive a power cut. */
export async function syncFolder(path: string) {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
