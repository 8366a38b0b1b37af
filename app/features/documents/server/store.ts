import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { PublishedDocument } from '#app/base/server/document-content.ts'
import type { Pictures } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'
import {
  type Content,
  type Document,
  isFixed,
  type Kind,
  type OpenDocument,
  type State,
} from '../contract.ts'
import { firstLanguage } from '../language-contract.ts'
import { toAddress } from './kinds.ts'

const now = () => new Date().toISOString()

/** All documents, by title. */
export async function list(db: Database) {
  const rows = await select(db)
    .orderBy(sql`lower(document_drafts.title)`)
    .orderBy('documents.id')
    .execute()
  return rows.map(toDocument)
}

export async function find(db: Database, id: string) {
  const row = await select(db).where('documents.id', '=', id).executeTakeFirst()
  return row && toDocument(row)
}

/** By language. */
export async function listTranslations(db: Database, id: string) {
  const rows = await select(db).where('translation_of', '=', id).orderBy('language').execute()
  return rows.map(toDocument)
}

/** With its draft. undefined: no such document. */
export async function open(db: Database, id: string): Promise<OpenDocument | undefined> {
  const [document, draft] = await Promise.all([find(db, id), readDraft(db, id)])
  if (!document || !draft) return undefined
  const [linked_from, translations, original] = await Promise.all([
    listLinking(db, document),
    listTranslations(db, id),
    findOriginal(db, document),
  ])
  const { revision, content } = draft
  return { ...document, revision, draft: content, linked_from, translations, original }
}

/** null: it is one itself. */
export async function findOriginal(db: Database, { translation_of }: Document) {
  if (!translation_of) return null
  return db
    .selectFrom('documents')
    .innerJoin('document_drafts', 'document_drafts.document_id', 'documents.id')
    .select(['documents.id', 'title', sql<number>`published_number`.as('version')])
    .where('documents.id', '=', translation_of)
    .executeTakeFirstOrThrow()
}

export async function readDraft(db: Database, id: string) {
  const row = await db
    .selectFrom('document_drafts')
    .select(['revision', 'content', 'saved_at', 'saved_by'])
    .where('document_id', '=', id)
    .executeTakeFirst()
  return row && { ...row, content: JSON.parse(row.content) as Content }
}

interface NewDocument {
  kind: Kind
  content: Content
  by: string
  /** Left out for an original. */
  translation?: { language: string; translation_of: string; translated_from: number }
}

/** Returns it as the office lists it. */
export async function add(db: Database, { kind, content, by, translation }: NewDocument) {
  const id = newId()
  const position = nextPosition('documents')
  const language = { language: firstLanguage, ...translation }
  const document = { id, kind, ...language, slug: null, created_at: now() }
  await db
    .insertInto('documents')
    .values({ ...document, position, published_number: null })
    .execute()
  const { title, slug } = content
  const draft = { title, slug, content: JSON.stringify(content), is_changed: 1 }
  await db
    .insertInto('document_drafts')
    .values({ ...draft, document_id: id, revision: 1, saved_at: now(), saved_by: by })
    .execute()
  return (await find(db, id)) as Document
}

interface Saving {
  id: string
  /** From which it was written. */
  revision: number
  content: Content
  by: string
}

/**
 * Saves the draft of that revision, with the pictures that it shows, within a transaction;
 * undefined: there is another one by now.
 */
export async function save(
  db: Database,
  pictures: Pictures,
  { id, revision, content, by }: Saving,
) {
  const text = JSON.stringify(content)
  const { title, slug } = content
  const saved = await db
    .updateTable('document_drafts')
    .set({
      ...{ title, slug, content: text, saved_at: now(), saved_by: by },
      revision: revision + 1,
      is_changed: differs(id, text),
    })
    .where('document_id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  if (!saved) return undefined
  await pictures.setUsage(db, { subject: 'document_draft', subject_id: id }, text)
  return saved.revision
}

/** Whether the text is other than what visitors see. */
function differs(id: string, text: string) {
  return sql<number>`(select case when exists (
    select 1 from documents join document_versions as version
      on version.document_id = documents.id and version.number = documents.published_number
    where documents.id = ${id} and version.content = ${text}) then 0 else 1 end)`
}

/** All that visitors may see, in the office's order, originals first. */
export async function listPublished(db: Database): Promise<PublishedDocument[]> {
  const rows = await selectPublished(db)
    .select(['documents.id', 'kind', 'language', 'translation_of', 'slug', 'place', 'content'])
    .select(['version.title', 'version.created_at as modified'])
    .orderBy((expression) => expression('translation_of', 'is not', null))
    .orderBy('position')
    // Of two at the same place, the one that was put there last.
    .orderBy('version.created_at', 'desc')
    .orderBy('documents.id')
    .execute()
  return rows.map(({ slug, content: text, ...row }) => {
    const content: PublishedDocument['content'] = JSON.parse(text)
    const address = toAddress({ ...row, slug: slug ?? '' })
    return { ...row, address, label: content.label ?? '', content }
  })
}

function selectPublished(db: Database) {
  return db
    .selectFrom('documents')
    .innerJoin('document_versions as version', (join) =>
      join
        .onRef('version.document_id', '=', 'documents.id')
        .onRef('version.number', '=', 'documents.published_number'),
    )
    .where('archived_at', 'is', null)
}

export async function isPublished(db: Database, address: string) {
  const rows = await selectPublished(db).select(['kind', 'language', 'slug']).execute()
  return rows.some(({ slug, ...row }) => toAddress({ ...row, slug: slug ?? '' }) === address)
}

/** Published documents that lead to this one. */
async function listLinking(db: Database, { id, kind, address }: Document) {
  if (!address || isFixed(kind)) return []
  // A link ends there, or goes on with a place on the page.
  const ends = [')', '"', '#'].map((end) => `%${address}${end}%`)
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_versions as version', (join) =>
      join
        .onRef('version.document_id', '=', 'documents.id')
        .onRef('version.number', '=', 'documents.published_number'),
    )
    .select(['documents.id', 'version.title'])
    .where('documents.id', '<>', id)
    .where('archived_at', 'is', null)
    .where((where) => where.or(ends.map((pattern) => where('version.content', 'like', pattern))))
    .execute()
  return rows
}

function select(db: Database) {
  return db
    .selectFrom('documents')
    .innerJoin('document_drafts', 'document_drafts.document_id', 'documents.id')
    .leftJoin('document_schedules as schedule', 'schedule.document_id', 'documents.id')
    .leftJoin('document_versions as version', (join) =>
      join
        .onRef('version.document_id', '=', 'documents.id')
        .onRef('version.number', '=', 'documents.published_number'),
    )
    .select(['documents.id', 'kind', 'language', 'documents.slug as published_slug'])
    .select(['published_number', 'archived_at', 'document_drafts.title', 'document_drafts.slug'])
    .select(['is_changed', 'saved_at', 'saved_by', 'version.created_at as published_at'])
    .select(['translation_of', behind])
    .where('documents.deleted_at', 'is', null)
    .select(['schedule.publish_at as scheduled_for', 'schedule.problem'])
}

/** How often the original of a translation was published since. */
const behind = sql<number>`case when translation_of is null then 0 else (
  select published_number from documents as original where original.id = documents.translation_of
  ) - coalesce(version.original_number, translated_from) end`.as('behind')

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function toDocument(row: Row): Document {
  const { published_slug: slug, published_number, archived_at, is_changed, ...rest } = row
  const kind = row.kind as Kind
  const isShown = slug !== null && !archived_at
  return {
    ...rest,
    kind,
    address: isShown ? toAddress({ kind, language: row.language, slug }) : '',
    state: toState(row),
    problem: row.problem ?? '',
  }
}

function toState({ archived_at, scheduled_for, published_number, is_changed }: Row): State {
  if (scheduled_for) return 'scheduled'
  if (archived_at) return 'archived'
  if (!published_number) return 'draft'
  return is_changed ? 'changed' : 'published'
}
