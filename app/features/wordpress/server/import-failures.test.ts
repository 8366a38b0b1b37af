import { readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test, vi } from 'vitest'
import { articlesApi } from '#app/features/articles/contract.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { save } from '#app/features/pages/server/store.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import type { JobType } from '#app/platform/server/jobs/job-type.ts'
import { isPostgres } from '#database/sql-dialect.ts'
import { createUniqueImage } from '#tests/test-images.ts'
import { waitForLock } from '#tests/wait-for-lock.ts'
import { openOldSite, startWordpressApp } from '#tests/wordpress-app.ts'
import { makeAttachment, makeWordpressExport } from '#tests/wordpress-export.ts'
import { wordpressApi } from '../contract.ts'
import { pathOf } from './files.ts'
import { importJob, picturesJob, readJob, undoJob } from './jobs.ts'
import { purge } from './purge.ts'
import { sentences } from './read/refused-file.ts'

type Started = Awaited<ReturnType<typeof startWordpressApp>>

const site = 'https://old.example'
const onePost = { items: [{ id: 1, title: 'Post' }] }

/** Lets the next attempt of a job be its last one. */
async function exhaust({ db, app }: Started, { name, retryDelays = [] }: JobType) {
  const attempts = async () => {
    const [job] = await db
      .selectFrom('jobs')
      .select(['attempts', 'worker_id'])
      .where('type', '=', name)
      .where('error', '<>', '')
      .execute()
    return job?.worker_id === null ? job.attempts : 0
  }
  await expect.poll(attempts, { timeout: 10_000 }).toBe(1)
  const last = { attempts: retryDelays.length, due_at: new Date().toISOString() }
  await db.updateTable('jobs').set(last).where('type', '=', name).execute()
  app.changeNotifier.notify('jobs', name)
}

/** Lets a query on this table fail until the returned function is called. */
function breakTable({ db }: Started, pattern: RegExp) {
  const base = Object.getPrototypeOf(Object.getPrototypeOf(db.getExecutor()))
  const { executeQuery } = base
  const spy = vi.spyOn(base, 'executeQuery').mockImplementation(function (this: unknown, ...given) {
    const [{ sql }] = given as [{ sql: string }]
    if (pattern.test(sql)) throw new Error('Broken.')
    return executeQuery.apply(this, given)
  })
  return () => spy.mockRestore()
}

test('an import that an error stops for good can be tried again, undone and deleted', async () => {
  const started = await startWordpressApp()
  const { administrator, db, waitFor, uploadExport, undo, app } = started
  const { id } = await uploadExport(onePost)
  const params = { id }
  let mend = breakTable(started, /insert into "page_drafts"/)
  const body = { is_published: true, menu: '' }
  await administrator.call(wordpressApi.start, { params, body })
  await exhaust(started, importJob)
  await waitFor(id, 'failed')
  mend()
  await db
    .updateTable('jobs')
    .set({ attempts: 0, ended_at: null, due_at: new Date().toISOString() })
    .where('type', '=', importJob.name)
    .execute()
  app.changeNotifier.notify('jobs', importJob.name)
  await waitFor(id, 'done')

  mend = breakTable(started, /delete from "page_versions"/)
  await administrator.call(wordpressApi.undo, { params })
  await exhaust(started, undoJob)
  await waitFor(id, 'failed')
  mend()
  await undo(id)
  expect(await administrator.call(pagesApi.list, { querystring: {} })).toEqual([])
  await administrator.call(wordpressApi.remove, { params })
  expect(await administrator.call(wordpressApi.list, {})).toEqual([])
})

test('a file that an error keeps from being read is refused', async () => {
  const started = await startWordpressApp()
  const { administrator, read, sendPart } = started
  const { id } = await administrator.call(wordpressApi.add, { body: { file_name: 'a.xml' } })
  const mend = breakTable(started, /insert into "wordpress_items"/)
  await sendPart(id, { bytes: Buffer.from(makeWordpressExport(onePost)) })
  await exhaust(started, readJob)
  await started.waitFor(id, 'refused')
  mend()
  expect(await read(id)).toMatchObject({ error: sentences.unreadable, counts: [] })
})

test('a text of 200,000 brackets does not keep the server busy', async () => {
  const { uploadExport, listItems } = await startWordpressApp()
  const { id } = await uploadExport({ items: [{ id: 1, content: '<'.repeat(200_000) }] })
  expect((await listItems(id, { type: 'article' })).length).toBe(1)
})

/** Imports a site whose pictures are missing; they can be fetched afterwards. */
async function importWithoutPictures() {
  let isOnline = false
  const bytes = new Map<string, Buffer>()
  const { site } = await openOldSite(async (request, response) => {
    const address = request.url ?? ''
    if (!bytes.has(address)) bytes.set(address, await createUniqueImage())
    if (isOnline) response.end(bytes.get(address))
    else response.writeHead(503).end()
  })
  const started = await startWordpressApp()
  const names = ['2024/05/a.png', '2024/05/b.png', '2024/05/c.png']
  const { id } = await started.importExport({
    site,
    items: [
      ...names.map((name, index) => makeAttachment(index + 1, name, { site })),
      {
        id: 10,
        title: 'Pictures',
        content: `<p>Look:</p>${names.map((name) => `<img src="${site}/wp-content/uploads/${name}">`).join('')}`,
      },
    ],
  })
  isOnline = true
  const countShown = async () => {
    const { articles } = await started.visitor.call(articlesApi.listPublic, {})
    const [item] = await started.listItems(id, { type: 'article' })
    const params = { id: item?.page_id ?? '' }
    const { draft } = await started.administrator.call(pagesApi.read, { params })
    return articles.length === 1 ? [...String(draft.text).matchAll(/\(\/media\//g)].length : 0
  }
  return { ...started, id, params: { id }, countShown }
}

test('pictures that an interrupted attempt has fetched are shown by the next one', async () => {
  const { administrator, db, app, params, countShown } = await importWithoutPictures()
  await db.deleteFrom('jobs').where('type', '=', picturesJob.name).execute()
  const { importPicture } = app
  let requests = 0
  app.importPicture = async (...given) => {
    requests++
    if (requests === 3) throw new Error('stopped')
    return importPicture(...given)
  }
  await administrator.call(wordpressApi.retryPictures, { params })
  await expect.poll(countShown, { timeout: 15_000 }).toBe(3)
  const countRedirects = async () => {
    const redirects = await administrator.call(redirectsApi.list, {})
    return redirects.filter(({ source }) => source.startsWith('/wp-content')).length
  }
  // They are added after the pages.
  await expect.poll(countRedirects, { timeout: 15_000 }).toBe(3)

  // Nothing is saved again once all pictures are shown.
  const versions = () => db.selectFrom('page_versions').select('number').execute()
  const before = await versions()
  await administrator.call(wordpressApi.retryPictures, { params })
  const waiting = () =>
    db.selectFrom('jobs').select('id').where('type', '=', picturesJob.name).execute()
  await expect.poll(waiting).toEqual([])
  expect(await versions()).toEqual(before)
})

test('an undo stops the fetching of pictures, so that nothing is added after it', async () => {
  const { administrator, app, db, undo, id, params, listItems } = await importWithoutPictures()
  const [asked, undone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { importPicture } = app
  app.importPicture = async (...given) => {
    const picture = await importPicture(...given)
    asked.resolve()
    await undone.promise
    return picture
  }
  await administrator.call(wordpressApi.retryPictures, { params })
  await asked.promise
  await undo(id)
  undone.resolve()
  await expect
    .poll(() =>
      db
        .selectFrom('jobs')
        .select('id')
        .where('type', '=', picturesJob.name)
        .where((job) => job.or([job('worker_id', 'is not', null), job('attempts', '=', 0)]))
        .where('due_at', '<=', new Date(Date.now() + 60_000).toISOString())
        .execute(),
    )
    .toEqual([])
  expect(await db.selectFrom('media').select('name').execute()).toEqual([])
  expect(await db.selectFrom('redirects').select('id').execute()).toEqual([])
  expect((await listItems(id)).filter(({ state }) => state === 'done')).toEqual([])
})

test('an undo keeps a page whose draft is being saved', async () => {
  const started = await startWordpressApp()
  const { administrator, app, db, importExport, undo, listItems } = started
  const { id } = await importExport(onePost)
  const [item] = await listItems(id, { type: 'article' })
  const params = { id: item?.page_id ?? '' }
  const { draft, revision } = await administrator.call(pagesApi.read, { params })
  const content = { ...draft, title: 'Changed' }
  const undoing = await db.transaction().execute(async (transaction) => {
    const saving = { ...params, revision, content, username: 'Sita' }
    expect(await save(transaction, app.services.pictures, saving)).toBeDefined()
    const undone = undo(id)
    if (isPostgres(db)) await waitForLock(db)
    return { undone }
  })
  await undoing.undone
  const { draft: kept } = await administrator.call(pagesApi.read, { params })
  expect(kept.title).toBe('Changed')
  expect((await listItems(id, { type: 'article' }))[0]?.state).toBe('kept')
})

test('an import is deleted once, in any spelling of its id, and the audit log tells it', async () => {
  const started = await startWordpressApp()
  const { administrator, db, uploadExport, start } = started
  const { id } = await uploadExport(onePost)
  const ID = id.toUpperCase()
  const { state } = await administrator.call(wordpressApi.read, { params: { id: ID } })
  expect(state).toBe('ready')
  await administrator.call(wordpressApi.remove, { params: { id: ID } })
  expect(await db.selectFrom('wordpress_imports').select('id').execute()).toEqual([])
  expect(await db.selectFrom('wordpress_items').select('number').execute()).toEqual([])
  expect(await administrator.attempt(wordpressApi.remove, { params: { id } })).toMatchObject({
    status: 404,
  })

  const second = await uploadExport(onePost)
  const params = { id: second.id }
  await start(second.id)
  expect(await administrator.attempt(wordpressApi.remove, { params })).toMatchObject({
    status: 409,
  })
  await administrator.call(wordpressApi.retryPictures, { params: { id: second.id.toUpperCase() } })
  const entries = await administrator.call(auditLogApi.list, { querystring: {} })
  const own = entries.filter(({ subject }) => subject === 'wordpress_import')
  expect(own.map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ['changed', second.id],
    ['changed', second.id],
    ['added', second.id],
    ['deleted', id],
    ['added', id],
  ])
})

test('what is no longer needed is deleted: files after a week, unstarted imports after 30 days', async () => {
  const started = await startWordpressApp()
  const { administrator, app, db, uploadExport, importExport, read } = started
  const done = await importExport({ site, ...onePost })
  const ready = await uploadExport({ site, ...onePost })
  const recent = await uploadExport({ site, ...onePost })
  const lost = crypto.randomUUID()
  const ids = [done.id, ready.id, recent.id, lost]
  const folder = dirname(pathOf(app, lost, 'pictures'))
  for (const id of ids) await writeFile(pathOf(app, id, 'pictures'), 'PK')
  const listFiles = async () =>
    (await readdir(folder)).filter((name) => ids.some((id) => name.startsWith(id))).toSorted()
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await purge(app)
  expect(await listFiles()).toHaveLength(4)

  for (const id of ids) await utimes(pathOf(app, id, 'pictures'), daysAgo(8), daysAgo(8))
  await db
    .updateTable('wordpress_imports')
    .set({ created_at: daysAgo(31).toISOString(), ended_at: daysAgo(31).toISOString() })
    .where('id', 'in', [done.id, ready.id])
    .execute()
  expect((await read(done.id)).has_texts).toBe(false)
  await purge(app)
  expect(await listFiles()).toEqual([`${recent.id}.zip`])
  const imports = await administrator.call(wordpressApi.list, {})
  expect(imports.map(({ id }) => id)).toEqual([recent.id, done.id])
  const items = await db.selectFrom('wordpress_items').select('import_id').distinct().execute()
  expect(new Set(items.map(({ import_id }) => import_id))).toEqual(new Set([recent.id, done.id]))
  const retried = await administrator.attempt(wordpressApi.retryPictures, {
    params: { id: done.id },
  })
  expect(retried).toMatchObject({ status: 409 })
})
