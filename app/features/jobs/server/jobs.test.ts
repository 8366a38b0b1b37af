import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type JobQuery, jobsApi } from '../contract.ts'

/** A server with a waiting job, a hanging job and two failed jobs. */
async function start() {
  const hanging = Promise.withResolvers<void>()
  let isAway = true
  const type = defineJob({
    name: 'example',
    title: 'Write to somebody',
    payload: Type.Object({ hangs: Type.Boolean() }),
    retryDelays: [],
    async run({ payload: { hangs } }) {
      if (hangs) await hanging.promise
      else if (isAway) throw new Error('Nobody answers.')
    },
  })
  const recurring = defineJob({
    name: 'recurring',
    title: 'Clean',
    payload: Type.Object({}),
    every: 3600,
    run: async () => {
      throw new Error('No water.')
    },
  })
  const more = [{ routes: [], jobs: [type, recurring] }]
  const started = await startTestApp({ more, jobs: { graceMs: 0 } })
  const { db, app, administrator } = started
  await app.ready()
  const at = '2099-01-01T00:00:00.000Z'
  await addJob(db, type, { payload: { hangs: false }, subject: 'Asha', at })
  await addJob(db, type, { payload: { hangs: true }, subject: 'Binod' })
  await addJob(db, type, { payload: { hangs: false }, subject: 'Chandra' })
  await addRecurring(db, [recurring])
  const list = (querystring: JobQuery = {}) => administrator.call(jobsApi.list, { querystring })
  const named = async (querystring?: JobQuery) =>
    (await list(querystring)).map(({ subject, title, state }) => `${subject || title} ${state}`)
  const states = ['failed', 'running', 'waiting', 'waiting']
  await expect.poll(async () => (await list()).map(({ state }) => state)).toEqual(states)
  const call = (name: 'retry' | 'remove', id = '') =>
    administrator.attempt(jobsApi[name], { params: { id } })
  const comeBack = () => {
    isAway = false
  }
  return { ...started, list, named, call, comeBack }
}

test('lists failed jobs with their error, running jobs and waiting jobs', async () => {
  const { administrator, list, named } = await start()

  expect(await list()).toMatchObject([
    {
      subject: 'Chandra',
      state: 'failed',
      error: 'Nobody answers.',
      attempts: 1,
      failed_at: expect.any(String),
    },
    { subject: 'Binod', state: 'running', error: '', due_at: null, failed_at: null },
    {
      title: 'Clean',
      state: 'waiting',
      error: 'No water.',
      is_recurring: true,
      due_at: expect.any(String),
    },
    { title: 'Write to somebody', subject: 'Asha', state: 'waiting', error: '', attempts: 0 },
  ])
  expect(await named({ state: 'failed' })).toEqual(['Chandra failed'])
  expect(await named({ state: 'running' })).toEqual(['Binod running'])
  expect(await named({ q: 'WATER' })).toEqual(['Clean waiting'])
  expect(await named({ q: 'write', state: 'waiting' })).toEqual(['Asha waiting'])
  const querystring = { limit: 1, offset: 1 }
  expect(await named(querystring)).toEqual(['Binod running'])
  expect(await administrator.attempt(jobsApi.list, { querystring })).toMatchObject({ total: 4 })
})

test('retries or deletes a failed job, and records who did it', async () => {
  const { administrator, list, named, call, comeBack } = await start()
  const [failed, , recurring] = await list()
  comeBack()

  expect(await call('retry', failed?.id)).toMatchObject({ ok: true })
  await expect.poll(() => named()).toHaveLength(3)
  expect(await call('remove', recurring?.id)).toMatchObject({ status: 409 })

  const [kept] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(kept).toMatchObject({
    action: 'changed',
    subject: 'job',
    subject_name: 'Write to somebody: Chandra',
    before: { state: 'failed' },
    after: { state: 'waiting' },
  })
})

test('deletes only failed jobs', async () => {
  const { administrator, list, named, call } = await start()
  const [failed, running, , waiting] = await list()

  for (const job of [running, waiting]) {
    expect(await call('remove', job?.id)).toMatchObject({ status: 409 })
    expect(await call('retry', job?.id)).toMatchObject({ status: 409 })
  }
  expect(await call('remove', failed?.id)).toMatchObject({ ok: true })

  expect(await call('remove', failed?.id)).toMatchObject({ status: 404 })
  expect(await named()).toEqual(['Binod running', 'Clean waiting', 'Asha waiting'])
  const kept = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(kept).toMatchObject([
    { action: 'deleted', subject: 'job', subject_name: 'Write to somebody: Chandra' },
  ])
})
