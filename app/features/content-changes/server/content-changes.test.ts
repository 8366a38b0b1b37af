import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { makeDestination, makeSlide } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { contentChangesApi } from '../contract.ts'

const longAgo = '2026-01-01T00:00:00.000Z'

/** Starts an office whose content was last changed long ago. */
async function start() {
  const started = await startTestApp({ withFirstContent: true })
  await started.db.updateTable('content_changes').set({ changed_at: longAgo }).execute()
  return { ...started, read: () => started.visitor.call(contentChangesApi.read, {}) }
}

test('returns when the content of a new office was created', async () => {
  const before = new Date().toISOString()
  const { visitor } = await startTestApp({ withFirstContent: true })

  const changes = await visitor.call(contentChangesApi.read, {})

  expect(Object.keys(changes).sort()).toEqual([
    'destinations',
    'facts',
    'fixed_pages',
    'guides',
    'hero_slides',
    'pages',
    'services',
    'text_translations',
  ])
  for (const moment of Object.values(changes)) expect(moment >= before).toBe(true)
})

test('records additions, changes and deletions for their own list only', async () => {
  const { administrator, db, read } = await start()
  const { id } = await administrator.call(destinationsApi.add, { body: makeDestination() })
  expect(await read()).toMatchObject({ hero_slides: longAgo, services: longAgo })

  for (const change of [
    () => administrator.call(destinationsApi.change, { params: { id }, body: { country: 'Oslo' } }),
    () => administrator.call(destinationsApi.remove, { params: { id } }),
    () => administrator.call(destinationsApi.add, { body: makeDestination() }),
  ]) {
    await db.updateTable('content_changes').set({ changed_at: longAgo }).execute()
    await change()
    expect((await read()).destinations).not.toBe(longAgo)
  }

  await administrator.call(heroSlidesApi.add, { body: makeSlide() })
  expect((await read()).hero_slides).not.toBe(longAgo)
})

test('records no change for refused requests', async () => {
  const { administrator, read } = await start()
  const params = { id: '01900000-0000-7000-8000-000000000000' }

  await administrator.attempt(destinationsApi.remove, { params })
  await administrator.attempt(destinationsApi.add, { body: { country: '', description: '' } })

  expect(new Set(Object.values(await read()))).toEqual(new Set([longAgo]))
})
