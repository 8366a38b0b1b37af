import type { Pictures } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { listTexts } from './page-types.ts'

/** Throws a field error for each picture that was deleted. */
export async function requirePictures(db: Database, pictures: Pictures, content: BasePageContent) {
  const missing = await listMissing(db, pictures, content)
  if (missing.length === 0) return
  const detail = 'This picture was deleted. Please choose another one.'
  const error = { code: 'picture_deleted', detail }
  throw new ValidationError(Object.fromEntries(missing.map(([path]) => [path, error])))
}

/** Removes the addresses of deleted pictures. */
export async function removeMissingPictures<Content extends BasePageContent>(
  db: Database,
  pictures: Pictures,
  content: Content,
): Promise<Content> {
  const missing = await listMissing(db, pictures, content)
  if (missing.length === 0) return content
  const addresses = missing.map(([, address]) => address)
  const clearMissing = (_: string, value: unknown) =>
    addresses.includes(value as string) ? '' : value
  return JSON.parse(JSON.stringify(content, clearMissing))
}

/** Returns path and address of each deleted picture. */
async function listMissing(db: Database, pictures: Pictures, content: BasePageContent) {
  const given = listTexts(content).filter(
    ([, text]) => text === `/media/${pictures.parseName(text)}`,
  )
  const existing = await pictures.describe(
    db,
    given.map(([, address]) => address),
  )
  return given.filter(([, address]) => !existing.has(address))
}
