import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { UploadedFile } from '../contract.ts'

type DataFolder = Pick<AppContext, 'dataDir'>

const extensions = { export: 'xml', pictures: 'zip' } as const

/** Uploaded files of imports are on the disk of the server that received them. */
const folderOf = ({ dataDir }: DataFolder) => join(dataDir ?? tmpdir(), 'wordpress')

/** @param id a UUID */
export const pathOf = (app: DataFolder, id: string, kind: UploadedFile) =>
  join(folderOf(app), `${id}.${extensions[kind]}`)

/** Returns the size; 0 if this server does not have the file. */
export const sizeOf = (app: DataFolder, id: string, kind: UploadedFile) =>
  stat(pathOf(app, id, kind)).then(
    ({ size }) => size,
    () => 0,
  )

/** Writes a part at its place; what was there behind it is cut off. */
export async function writePart(path: string, offset: number, bytes: Buffer) {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600)
  try {
    await file.truncate(offset)
    await file.write(bytes, 0, bytes.length, offset)
  } finally {
    await file.close()
  }
}

export const readFile = (path: string) => createReadStream(path, { highWaterMark: 256 * 1024 })

export async function removeFiles(app: DataFolder, id: string) {
  for (const kind of ['export', 'pictures'] as const)
    await rm(pathOf(app, id, kind), { force: true })
}

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000

/** Returns the ids of imports with files on this server that were last written a week ago. */
export async function listOldFiles(app: DataFolder) {
  const names = await readdir(folderOf(app)).catch(() => [])
  const old = await Promise.all(
    names.map(async (name) => {
      // An import may delete its files meanwhile.
      const found = await stat(join(folderOf(app), name)).catch(() => undefined)
      const isOld = found && found.mtimeMs < Date.now() - RETENTION_MS
      return isOld ? (name.split('.')[0] ?? '') : ''
    }),
  )
  return [...new Set(old.filter(Boolean))]
}
