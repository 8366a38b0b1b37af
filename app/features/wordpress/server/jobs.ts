import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import type { UploadedFile } from '../contract.ts'
import { addPages, showPictures } from './add-pages.ts'
import { addRedirects } from './add-redirects.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { pathOf, removeFiles, sizeOf } from './files.ts'
import { setMainMenu } from './main-menu.ts'
import { RefusedFile, sentences } from './read/refused-file.ts'
import * as store from './store.ts'
import { undoImport } from './undo-import.ts'

const payload = Type.Object({ id: Id })
/** Soon, because another server may have the uploaded file. */
const retryDelays = [5, 10, 30, 60, 5 * 60, 30 * 60]
const shared = { payload, retryDelays, concurrency: 1 }

const now = () => new Date().toISOString()

/** Reads the export file for the preview. */
export const readJob = defineJob({
  ...shared,
  name: 'read-wordpress-export',
  title: 'Read a WordPress export',
  async run({ app, payload: { id }, attempt, signal, end }) {
    const row = await store.findRow(app.db, id)
    if (row?.state !== 'reading') return
    const path = pathOf(app, id, 'export')
    try {
      if (!(await hasFile(app, { id, kind: 'export', attempt })))
        throw new RefusedFile(sentences.lost)
      // Loaded only when it is needed, since the parsers of HTML and of the editor are large.
      const { readImport } = await import('./read/read-import.ts')
      const read = await readImport(app, { id, path, signal })
      await end(async (db) => {
        await store.change(db, id, ['reading'], { ...read, state: 'ready' })
      })
      await rm(path, { force: true })
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
      await end((db) => refuse(db, id, error.message))
      await removeFiles(app, id)
    }
    notifyOpenScreens(app)
  },
  onFailure: (db, { id }) => refuse(db, id, sentences.unreadable),
})

/** Returns an import in this state, also one that an error has stopped in it. */
async function resume(db: Database, id: string, state: 'importing' | 'undoing') {
  await store.change(db, id, ['failed'], { state })
  const row = await store.findRow(db, id)
  return row?.state === state ? row : undefined
}

/** Its end allows to undo or delete it. */
async function stop(db: Database, id: string, state: 'importing' | 'undoing') {
  await store.change(db, id, [state], { state: 'failed', ended_at: now() })
}

/** Throws in the first attempts, so that another server that has the file takes over. */
async function hasFile(
  app: FastifyInstance,
  { id, kind, attempt }: { id: string; kind: UploadedFile; attempt: number },
) {
  const isHere = (await sizeOf(app, id, kind)) > 0
  if (!isHere && attempt <= 3) throw new Error('The uploaded file is not on this server.')
  return isHere
}

/** Without the ZIP, pictures are fetched from the old site. */
async function findSources(app: FastifyInstance, row: store.ImportRow, attempt: number) {
  const hasZip =
    row.pictures_file !== '' && (await hasFile(app, { id: row.id, kind: 'pictures', attempt }))
  return { ...row, pictures_file: hasZip ? row.pictures_file : '' }
}

async function refuse(db: Database, id: string, error: string) {
  await db.deleteFrom('wordpress_items').where('import_id', '=', id).execute()
  await store.change(db, id, ['reading'], { state: 'refused', error })
}

/** Imports what the preview lists: pictures, pages, redirects, then the menu. */
export const importJob = defineJob({
  ...shared,
  name: 'import-wordpress-site',
  title: 'Import a WordPress site',
  async run({ app, payload: { id }, attempt, signal, end }) {
    const row = await resume(app.db, id, 'importing')
    if (!row) return
    const sources = await findSources(app, row, attempt)
    await fetchPictures(app, sources, { state: 'waiting', signal })
    await addPages(app, row, signal)
    await addRedirects(app, row, signal)
    await app.responseCache.invalidateAfter(() =>
      end(async (db) => {
        await setMainMenu(app, db, row)
        await store.change(db, id, ['importing'], { state: 'done', ended_at: now() })
        const [missing] = await store.nextItems(db, id, failedPictures)
        if (missing) for (const minutes of retryMinutes) await addRetry(db, id, minutes)
      }),
    )
    notifyOpenScreens(app)
  },
  onFailure: (db, { id }) => stop(db, id, 'importing'),
})

/** When pictures that could not be fetched are tried again, after the import. */
const retryMinutes = [10, 120, 12 * 60]

const failedPictures = {
  type: ['picture' as const, 'file' as const],
  states: ['failed' as const],
  limit: 1,
}

async function addRetry(db: Database, id: string, minutes: number) {
  const at = new Date(Date.now() + minutes * 60_000).toISOString()
  await addJob(db, picturesJob, { payload: { id }, at })
}

/** Fetches missing pictures again. */
export const picturesJob = defineJob({
  ...shared,
  name: 'fetch-wordpress-pictures',
  title: 'Fetch missing pictures of a WordPress site',
  isSilent: true,
  async run({ app, payload: { id }, attempt, signal }) {
    const row = await store.findRow(app.db, id)
    if (row?.state !== 'done') return
    const sources = await findSources(app, row, attempt)
    await fetchPictures(app, sources, { state: 'failed', signal })
    // Also those that an interrupted attempt has fetched.
    await showPictures(app, row, signal)
    await app.db
      .updateTable('wordpress_items')
      .set({ state: 'waiting' })
      .where('import_id', '=', id)
      .where('type', '=', 'redirect')
      .where('state', '=', 'failed')
      .execute()
    await addRedirects(app, row, signal)
    notifyOpenScreens(app)
  },
})

/** Undoes an import. */
export const undoJob = defineJob({
  ...shared,
  name: 'undo-wordpress-import',
  title: 'Undo a WordPress import',
  async run({ app, payload: { id }, signal, end }) {
    const row = await resume(app.db, id, 'undoing')
    if (!row) return
    await undoImport(app, row, signal)
    await end(async (db) => {
      await store.change(db, id, ['undoing'], { state: 'undone', undone_at: now() })
    })
    await removeFiles(app, id)
    notifyOpenScreens(app)
  },
  onFailure: (db, { id }) => stop(db, id, 'undoing'),
})
