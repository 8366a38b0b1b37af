import { statfs } from 'node:fs/promises'
import { ArchiveError } from './format.ts'

/** In bytes. Reserved for data that the server writes during the backup or restore. */
const RESERVED_BYTES = 100_000_000

/** Throws ArchiveError if the disk of a folder has too little space. */
export async function requireDiskSpace(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder)
  const needed = bytes + RESERVED_BYTES
  if (bavail * bsize >= needed) return
  const [neededText, free] = [needed, bavail * bsize].map((each) => `${Math.round(each / 1e6)} MB`)
  throw new ArchiveError(`The disk of ${folder} has only ${free} free; ${neededText} are needed.`)
}
