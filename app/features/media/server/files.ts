import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { PictureReferences } from '#app/platform/server/feature/feature.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { containsText } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { parseMediaNames } from '../contract.ts'
import type { FileQuery, StoredFile } from '../files-contract.ts'
import { isPast } from './library.ts'

/** Whether it is the name of a stored PDF. Rejects others, since PostgreSQL refuses U+0000. */
export const isFileName = (name: string) => /^[0-9a-f]{32}-\d{1,9}\.pdf$/.test(name)

/** Returns the name of a PDF: the hash of its bytes, and its size, which links state. */
export const getFileName = (bytes: Buffer) =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}-${bytes.length}.pdf`

/** Returns why a file cannot be stored as PDF; undefined if it can. */
export function findPdfProblem(bytes: Buffer): FieldError | undefined {
  if (bytes.length === 0)
    return { code: 'file_empty', detail: 'This file is empty. Please choose another one.' }
  if (bytes.toString('latin1', 0, 5) !== '%PDF-')
    return {
      code: 'not_a_pdf',
      detail: 'This file is not a PDF. Save it as PDF and upload that.',
    }
  // The marker is in the last 1024 bytes (ISO 32000-1, annex H.3).
  if (!bytes.subarray(-1024).includes('%%EOF'))
    return {
      code: 'pdf_damaged',
      detail: 'This PDF is incomplete. Please save or download it again, and upload it then.',
    }
  return undefined
}

const columns = ['id', 'name', 'title', 'size', 'pages', 'created_at', 'created_by'] as const

type By = { id: string } | { name: string }

/** Files with their usage counts. `users` distinguishes old usages from current ones. */
export class Files {
  #users: PictureReferences[]

  constructor(users: PictureReferences[]) {
    this.#users = users
  }

  /** Returns files, newest first, and the total. */
  async list(db: Database, { limit = 50, offset = 0, q }: FileQuery) {
    let matching = db.selectFrom('files').where('deleted_at', 'is', null)
    if (q) matching = matching.where(containsText(db, ['title'], q))
    const [{ total }, rows] = await Promise.all([
      matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      this.#withUses(matching)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    ])
    return { files: rows.map(toFile), total }
  }

  /** Finds a file that is not deleted. */
  async find(db: Database, by: By) {
    const row = await this.#withUses(
      db
        .selectFrom('files')
        .where((is) => is.and(by))
        .where('deleted_at', 'is', null),
    ).executeTakeFirst()
    return row && toFile(row)
  }

  #withUses(matching: ReturnType<typeof select>) {
    const count = (past: 0 | 1) => (is: ExpressionBuilder<Tables, 'files'>) =>
      is
        .selectFrom('media_uses')
        .whereRef('media_uses.name', '=', 'files.name')
        .where(isPast(this.#users), '=', past)
        .select((uses) => uses.fn.countAll<number>().as('count'))
    return matching
      .select(columns)
      .select((is) => [count(0)(is).as('uses'), count(1)(is).as('version_use_count')])
  }
}

const select = (db: Database) => db.selectFrom('files')

interface NewFile {
  name: string
  bytes: Buffer
  /** As `countPages` returns them. */
  pages: number | null
  title: string
  created_by: string
}

/** Stores a file, or restores the deleted one with the same bytes. */
export async function addFile(db: Database, { bytes, ...file }: NewFile) {
  const created_at = new Date().toISOString()
  await db
    .insertInto('media')
    .values({ name: file.name, bytes, width: 0, height: 0, created_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at }))
    .execute()
  await db
    .insertInto('files')
    .values({ ...file, id: newId(), size: bytes.length, created_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ title: file.title, pages: file.pages, deleted_at: null }),
    )
    .execute()
}

export async function changeTitle(db: Database, id: string, title: string) {
  await db
    .updateTable('files')
    .set({ title })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function markFileDeleted(db: Database, id: string) {
  const deleted_at = new Date().toISOString()
  await db.updateTable('files').set({ deleted_at }).where('id', '=', id).execute()
}

/** Restores a file within 30 days. */
export async function restoreFile(db: Database, by: By) {
  await db
    .updateTable('files')
    .set({ deleted_at: null })
    .where((is) => is.and(by))
    .where('deleted_at', '>', restorableSince())
    .execute()
}

/** Returns the bytes and title of a file that is not deleted. */
export async function readFile(db: Database, name: string) {
  const file = await select(db)
    .select('title')
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  // In the SQLite worker thread, because a file may be large.
  const stored =
    file &&
    (await db
      .selectFrom('media')
      .modifyFront(inWorker)
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst())
  return stored && { title: file.title, bytes: Buffer.from(stored.bytes) }
}

/**
 * Returns the numbers of pages of the PDFs that a text links to, by address; without unknown ones.
 * undefined if it links to none.
 */
export async function listFilePages(db: Database, text: string) {
  const names = parseMediaNames(text).filter(isFileName)
  if (names.length === 0) return undefined
  const files = await db
    .selectFrom('files')
    .select(['name', 'pages'])
    .where('name', 'in', names)
    .where('pages', '>', 0)
    .execute()
  return Object.fromEntries(files.map(({ name, pages }) => [`/media/${name}`, pages ?? 0]))
}

interface Row extends Omit<StoredFile, 'address' | 'pages' | 'uses' | 'version_use_count'> {
  name: string
  pages: number | null
  uses: number | null
  version_use_count: number | null
}

const toFile = ({ name, pages, uses, version_use_count, ...row }: Row): StoredFile => ({
  ...row,
  pages: pages ?? 0,
  address: `/media/${name}`,
  uses: uses ?? 0,
  version_use_count: version_use_count ?? 0,
})
