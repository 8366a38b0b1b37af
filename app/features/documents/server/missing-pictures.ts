import type { DocumentContent } from '#app/base/server/document-content.ts'
import { FieldsRefused } from '#app/base/server/errors.ts'
import type { Pictures } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import type { Page } from '../page-contract.ts'

/** Throws a sentence for each picture of ours that is not there any more: it was deleted. */
export async function requirePictures(db: Database, pictures: Pictures, content: DocumentContent) {
  const missing = await listMissing(db, pictures, content)
  if (missing.length === 0) return
  const detail = 'This picture was deleted. Please choose another one.'
  const fault = { code: 'picture_deleted', detail }
  throw new FieldsRefused(Object.fromEntries(missing.map((path) => [path, fault])))
}

/** The content without the addresses of pictures that are not there any more. */
export async function withoutMissing<Content extends DocumentContent>(
  db: Database,
  pictures: Pictures,
  content: Content,
): Promise<Content> {
  const missing = await listMissing(db, pictures, content)
  if (missing.length === 0) return content
  const sections = sectionsOf(content).map((section, index) =>
    missing.includes(toPath(index)) ? { ...section, picture: '' } : section,
  )
  return { ...content, sections }
}

/** Only pages have some. */
const sectionsOf = ({ sections = [] }: DocumentContent) => sections as Page['sections']

const SHARED = 'picture'
const toPath = (index: number) => `sections.${index}.picture`

/** By the paths of their fields. */
async function listMissing(db: Database, pictures: Pictures, content: DocumentContent) {
  const shown = sectionsOf(content).flatMap((section, index) =>
    section.kind === 'picture' ? [[toPath(index), section.picture] as const] : [],
  )
  const given = [[SHARED, content.picture] as const, ...shown].filter(([, each]) =>
    pictures.nameIn(each),
  )
  const known = await pictures.describe(
    db,
    given.map(([, address]) => address),
  )
  return given.flatMap(([path, address]) => (known.has(address) ? [] : [path]))
}
