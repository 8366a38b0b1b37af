import type { FastifyInstance } from 'fastify'
import { parseMediaNames } from '#app/features/media/contract.ts'
import type { Page, PageContent } from '#app/features/pages/contract.ts'
import { publishPage } from '#app/features/pages/server/publishing.ts'
import * as pages from '#app/features/pages/server/store.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { rowLock } from '#database/sql-dialect.ts'
import { type ImportedType, type Note, pageTypes } from '../contract.ts'
import { fillContent, findPictures } from './fill-content.ts'
import * as store from './store.ts'

/** Adds the articles and pages that are not added yet, each in a transaction of its own. */
export async function addPages(app: FastifyInstance, row: store.ImportRow, signal: AbortSignal) {
  const query = { type: pageTypes, states: ['waiting' as const], limit: 10 }
  for (;;) {
    const items = await store.nextItems(app.db, row.id, query)
    if (items.length === 0) return
    for (const item of items) {
      signal.throwIfAborted()
      await addPage(app, row, item)
    }
  }
}

async function addPage(app: FastifyInstance, row: store.ImportRow, item: store.ItemRow) {
  const mayPublish = row.is_published === 1 && item.is_draft === 0
  const add = (isPublished: boolean, notes: Note[]) =>
    app.responseCache.invalidateAfter(() =>
      app.db.transaction().execute(async (db) => {
        await store.lockRunning(db, row.id)
        const content = fillContent(item.data, await findPictures(db, row.id, item.data))
        const type = item.type as ImportedType
        const page = await pages.add(db, { type, content, username: row.author_name })
        await setDraftUsage(app, db, page, content)
        if (isPublished) await publish(app, db, { page, content, username: row.author_name })
        const added = await readVersion(db, page.id)
        await store.changeItem(db, item, {
          ...store.toNotes(notes),
          ...added,
          state: 'done',
          row_id: page.id,
          is_draft: Number(!isPublished),
        })
        await app.responseCache.recordChange(db, 'pages')
      }),
    )
  const notes: Note[] = JSON.parse(item.notes)
  try {
    await add(mayPublish, notes)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // What the preview could not know, such as an address that was taken since.
    const detail = Object.values(error.fieldErrors)[0]?.detail ?? error.message
    await add(false, [...notes, { code: 'not_publishable', detail }])
  }
}

const setDraftUsage = (app: FastifyInstance, db: Database, { id }: Page, content: PageContent) =>
  app.services.pictures.setUsage(
    db,
    { subject: 'page_draft', subject_id: id },
    JSON.stringify(content),
  )

interface Publication {
  page: Page
  content: PageContent
  username: string
}

const publish = (app: FastifyInstance, db: Database, publication: Publication) =>
  publishPage(db, app, { ...publication, change_note: '' })

/**
 * Returns what tells whether a page has changed since, and locks it, so that no draft is saved until
 * the transaction ends.
 */
async function readVersion(db: Database, id: string) {
  return db
    .selectFrom('pages')
    .innerJoin('page_drafts', 'page_drafts.page_id', 'pages.id')
    .select(['revision', 'published_version as version'])
    .where('pages.id', '=', id)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .modifyEnd(rowLock(db, 'update'))
    .executeTakeFirst()
}

/** Whether the page is unchanged since the import, and stays so until the transaction ends. */
export async function isUnchanged(db: Database, { row_id, revision, version }: store.ItemRow) {
  const current = row_id ? await readVersion(db, row_id) : undefined
  return current?.revision === revision && current?.version === version
}

/** Adds pictures that were fetched later to the unchanged pages. */
export async function showPictures(
  app: FastifyInstance,
  row: store.ImportRow,
  signal: AbortSignal,
) {
  const query = { type: pageTypes, states: ['done' as const], limit: 25 }
  for (let after = -1; ; ) {
    const items = await store.nextItems(app.db, row.id, { ...query, after })
    if (items.length === 0) return
    after = items.at(-1)?.number ?? after
    for (const item of items) {
      signal.throwIfAborted()
      if (await lacksPictures(app.db, item)) await showInPage(app, row, item)
    }
  }
}

/** Whether pictures of the item were fetched after its page was added. */
async function lacksPictures(db: Database, { import_id, data, row_id }: store.ItemRow) {
  const pictures = await findPictures(db, import_id, data)
  const draft = pictures.size > 0 && row_id ? await pages.readDraft(db, row_id) : undefined
  if (!draft) return false
  const shown = new Set(parseMediaNames(JSON.stringify(draft.content)))
  const names = parseMediaNames(JSON.stringify(fillContent(data, pictures)))
  return names.some((name) => !shown.has(name))
}

const showInPage = (app: FastifyInstance, row: store.ImportRow, item: store.ItemRow) =>
  app.responseCache.invalidateAfter(() =>
    app.db.transaction().execute(async (db) => {
      const { row_id: id, revision } = item
      await store.lockRunning(db, row.id)
      if (!id || revision === null) return
      await acquireLock(db, 'page', id)
      if (!(await isUnchanged(db, item))) return
      const content = fillContent(item.data, await findPictures(db, row.id, item.data))
      const saving = { id, revision, content, username: row.author_name }
      await pages.save(db, app.services.pictures, saving)
      const page = await pages.find(db, id)
      if (page && item.version !== null)
        await publish(app, db, { page, content, username: row.author_name })
      await store.changeItem(db, item, (await readVersion(db, id)) ?? {})
      await app.responseCache.recordChange(db, 'pages')
    }),
  )
