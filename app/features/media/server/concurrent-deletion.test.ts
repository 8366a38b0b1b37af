import { expect, test } from 'vitest'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import type { Database } from '#database/connect.ts'
import { isPostgres } from '#database/sql-dialect.ts'
import { makeForm, makeSlide } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createUniqueImage, toFile } from '#tests/test-images.ts'
import { waitForLock } from '#tests/wait-for-lock.ts'
import { libraryApi, type Picture } from '../library-contract.ts'
import { markPictureDeleted } from './library.ts'
import { setUsage } from './store.ts'

async function start() {
  const started = await startTestApp()
  const { app, db, administrator } = started
  const headers = await started.credentials()
  const payload = makeForm({ title: 'Our desk', picture: toFile(await createUniqueImage()) })
  const sent = await app.inject({ method: 'POST', url: '/api/pictures/', headers, payload })
  const picture: Picture = sent.json()
  const list = () => administrator.call(libraryApi.list, { querystring: {} })
  return { db, administrator, picture, list }
}

/**
 * Starts a transaction and then another change, and ends the first once the other waits for it. On
 * SQLite writers always wait.
 */
async function inBetween<Value>(
  db: Database,
  first: (transaction: Database) => Promise<void>,
  between: () => Promise<Value>,
) {
  return db.transaction().execute(async (transaction) => {
    await first(transaction)
    const other = { outcome: between() }
    // Not in the transaction, whose list of connections stays that of its first read.
    if (isPostgres(db)) await waitForLock(db)
    return other
  })
}

test('refuses to delete a picture that is being chosen at the same time', async () => {
  const { db, administrator, picture, list } = await start()
  const user = { subject: 'hero_slide', subject_id: 'slide' }
  const params = { id: picture.id }

  const { outcome } = await inBetween(
    db,
    (transaction) => setUsage(transaction, user, picture.address),
    () => administrator.attempt(libraryApi.remove, { params }),
  )

  expect(await outcome).toMatchObject({ status: 409 })
  expect(await list()).toMatchObject([{ id: picture.id, uses: 1 }])
})

test('restores a picture that is deleted while it is being chosen', async () => {
  const { db, administrator, picture, list } = await start()

  const { outcome } = await inBetween(
    db,
    (transaction) => markPictureDeleted(transaction, picture.id),
    () => administrator.call(heroSlidesApi.add, { body: makeSlide({ image: picture.address }) }),
  )

  expect(await outcome).toMatchObject({ image: picture.address })
  expect(await list()).toMatchObject([{ id: picture.id, uses: 1 }])
})
