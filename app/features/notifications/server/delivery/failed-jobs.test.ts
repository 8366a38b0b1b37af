import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import { addColleague, startNotificationApp } from '#tests/notification-app.ts'

/** A time in Kathmandu. */
const at = (moment: string) => new Date(`2026-11-${moment}+05:45`).toISOString()
const payload = Type.Object({})

async function start() {
  const example = defineJob({
    name: 'example',
    title: 'Write to somebody',
    payload,
    retryDelays: [60],
    run: () => Promise.reject(new Error('Nobody answers.')),
  })
  const state = { isBroken: true }
  const backup = defineJob({
    name: 'example-backup',
    title: 'Back up',
    payload,
    retryDelays: [60, 60],
    every: 3600,
    run: async () => {
      if (state.isBroken) throw new Error('No room.')
    },
  })
  const more = [{ routes: [], jobs: [example, backup] }]
  const started = await startNotificationApp(at('22T10:00:00'), { more })
  await addColleague(started.db, 'Binod')
  return {
    ...started,
    setTime: (to: string) => started.setClock(at(to)),
    example,
    backup,
    broken: state,
  }
}

test('notifies owners of a failed job with its error, but not of earlier attempts', async () => {
  const { db, example, listSubjects, listMailsTo, setTime } = await start()
  await addJob(db, example, { payload: {}, subject: 'Asha' })
  await setTime('22T10:00:30')
  expect(listSubjects('Sita')).toEqual([])
  await setTime('22T10:02:00')
  expect(listSubjects('Sita')).toEqual(['A job has failed: Write to somebody'])
  expect(listMailsTo('Sita')[0]?.plain).toContain('About: Asha\nWhy: Nobody answers.')
  expect(listMailsTo('Sita')[0]?.plain).toContain('/admin/jobs?state=failed')
  expect(listSubjects('Binod')).toEqual([])
}, 60_000)

test('notifies once about a failing recurring job, and again after a success', async () => {
  const { backup, broken, db, listSubjects, setTime } = await start()
  const failures = () =>
    listSubjects('Sita').filter((subject) => subject === 'A job has failed: Back up')
  await addRecurring(db, [backup])
  await setTime('22T10:01:30')
  expect(failures()).toEqual([])
  await setTime('22T10:03:00')
  expect(failures()).toHaveLength(1)
  for (const hour of [12, 14, 16]) await setTime(`22T${hour}:00:00`)
  expect(failures()).toHaveLength(1)
  broken.isBroken = false
  await setTime('22T18:00:00')
  broken.isBroken = true
  for (const minute of [10, 12, 14]) await setTime(`22T20:${minute}:00`)
  expect(failures()).toHaveLength(2)
}, 60_000)

test('sends no notification about failed notifications', async () => {
  const { app, db, listSubjects, setTime, runDueJobs, state } = await start()
  state.behaviour = { recipient: () => '550 5.1.1 Nobody' }
  const [dispatchJob] = app.jobTypes.filter(({ name }) => name === 'dispatch-notification')
  await db
    .insertInto('jobs')
    .values({
      id: crypto.randomUUID(),
      type: dispatchJob?.name ?? '',
      key: null,
      subject: '',
      payload: '{"wrong":1}',
      due_at: at('22T10:00:00'),
      created_at: at('22T10:00:00'),
    })
    .execute()
  await runDueJobs()
  const attempts = ['22T10:00:10', '22T10:01:00', '22T10:04:00', '22T10:20:00', '22T12:00:00']
  for (const moment of [...attempts, '22T16:00:00', '23T01:00:00', '23T12:00:00'])
    await setTime(moment)
  const failed = await db
    .selectFrom('jobs')
    .select('error')
    .where('ended_at', 'is not', null)
    .execute()
  expect(failed.filter(({ error }) => error !== '')).toHaveLength(1)
  expect(listSubjects('Sita')).toEqual([])
  expect(await db.selectFrom('notifications').select('id').execute()).toEqual([])
}, 60_000)
