import { statfs } from 'node:fs/promises'
import { ArchiveFault } from './format.ts'

/** Reserved for what the office writes meanwhile, in bytes. */
const LEFT_FREE = 100_000_000

/** Throws ArchiveFault if the disk of a folder has too little space. */
export async function requireRoom(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder)
  const needed = bytes + LEFT_FREE
  if (bavail * bsize >= needed) return
  const [wanted, free] = [needed, bavail * bsize].map((each) => `${Math.round(each / 1e6)} MB`)
  throw new ArchiveFault(`The disk of ${folder} has ${free} left, and ${wanted} are needed.`)
}
