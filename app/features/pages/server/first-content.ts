import { v7 as newId } from 'uuid'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { FirstPage } from '#app/platform/server/feature/services.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'

/** Publishes the initial pages of this type unless there are any. */
export async function addFirstPages(db: Database, type: string, first: FirstPage[]) {
  const any = await db
    .selectFrom('pages')
    .select('id')
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst()
  if (any) return
  for (const each of first) await addOne(db, type, each)
}

/** Publishes translations of the pages whose texts are all in this list, unless they have one. */
export async function addFirstTranslations(
  db: Database,
  language: string,
  texts: Record<string, string>,
) {
  const sources = await db
    .selectFrom('pages')
    .innerJoin('page_versions as version', (join) =>
      join
        .onRef('version.page_id', '=', 'pages.id')
        .onRef('version.number', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'pages.type', 'version.number', 'version.content', 'version.created_at'])
    .where('pages.language', '=', defaultLanguage)
    .where('pages.archived_at', 'is', null)
    .orderBy('pages.position')
    .execute()
  const translated = await db
    .selectFrom('pages')
    .select('translation_of')
    .where('language', '=', language)
    .execute()
  const done = new Set(translated.map(({ translation_of }) => translation_of))
  for (const { id, type, number, content, created_at } of sources) {
    const translation = done.has(id) ? undefined : translate(JSON.parse(content), texts)
    if (!translation) continue
    const of = { language, translation_of: id, source_version: number }
    await addOne(db, type, { content: translation, writtenOn: created_at }, of)
  }
}

/** Returns the content with all texts translated; undefined if one has no translation. */
function translate(content: BasePageContent, texts: Record<string, string>) {
  let isWhole = true
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') {
      if (Object.hasOwn(texts, part)) return texts[part]
      // Addresses, codes and names have no spaces, or no lower-case words.
      if (/\p{Ll} \p{Ll}/u.test(part)) isWhole = false
      return part
    }
    if (Array.isArray(part)) return part.map(visit)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, visit(each)]))
  }
  const translated = visit(content) as BasePageContent
  return isWhole ? translated : undefined
}

interface TranslationOf {
  language: string
  translation_of: string
  source_version: number
}

async function addOne(
  db: Database,
  type: string,
  { content: first, writtenOn }: FirstPage,
  translation?: TranslationOf,
) {
  const id = newId()
  const { slug, menu_location = '', title, position } = first
  const content = JSON.stringify(first)
  const username = 'Gantavya'
  const now = new Date().toISOString()
  const modified = writtenOn ? new Date(writtenOn).toISOString() : now
  await db
    .insertInto('pages')
    .values({
      id,
      type,
      slug,
      menu_location,
      created_at: now,
      language: defaultLanguage,
      ...translation,
      position: position ?? nextPosition('pages'),
      published_version: 1,
    })
    .execute()
  await db
    .insertInto('page_drafts')
    .values({
      title,
      slug,
      content,
      page_id: id,
      revision: 1,
      is_changed: 0,
      saved_at: modified,
      saved_by: username,
    })
    .execute()
  await db
    .insertInto('page_versions')
    .values({
      title,
      content,
      created_at: modified,
      page_id: id,
      number: 1,
      change_note: '',
      created_by: username,
      source_version: translation?.source_version,
    })
    .execute()
}
