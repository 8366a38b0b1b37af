import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import { tellOffice } from '#app/base/server/news.ts'
import { DamagedArchive, nameArchive } from '#database/archive/format.ts'
import { runAside } from './aside.ts'
import { hasBeen, listFiles, prepareFolder } from './folder.ts'
import { nextNight, nextSunday } from './quiet-moments.ts'
import { chooseKept } from './retention.ts'
import * as store from './store.ts'

/** Three tries within three hours: then somebody is to look at it. */
const pauses = [5 * 60, 30 * 60, 2 * 60 * 60]

export const backUpJob = defineJob({
  name: 'back-up',
  title: 'Back up everything',
  payload: Type.Object({ made_by: Type.String() }),
  pauses,
  atOnce: 1,
  async run({ app, payload: { made_by }, signal }) {
    const { backupDir, database } = app.archives
    await prepareFolder(backupDir)
    const name = nameArchive(new Date())
    const task = { what: 'backing up', database, file: join(backupDir, name) } as const
    await runAside(task, { signal, onProgress: (part) => app.backupProgress.tell(task.what, part) })
    await store.keep(app.db, name, { made_by })
    await tidy(app, name)
    tellOffice(app)
  },
})

/**
 * Removes what the rule does not keep; what is known to be damaged keeps no place. The one just made
 * stays, also where others seem newer because the clock was set back.
 */
async function tidy({ db, archives: { backupDir }, office }: FastifyInstance, made: string) {
  const all = await store.list(db, backupDir)
  const good = all.filter(({ problem }) => problem === '').map(({ made_at }) => made_at)
  const kept = chooseKept(good, (await office.read()).time_zone)
  for (const { name, made_at } of all) {
    if (name !== made && !kept.has(made_at)) await rm(join(backupDir, name), { force: true })
  }
  await store.forgetOthers(
    db,
    (await listFiles(backupDir)).map(({ name }) => name),
  )
}

export const checkJob = defineJob({
  name: 'check-backup',
  title: 'Restore the newest backup for trial',
  payload: Type.Object({}),
  pauses: [],
  atOnce: 1,
  async run({ app, signal }) {
    const { backupDir } = app.archives
    const newest = (await listFiles(backupDir)).find(hasBeen)
    if (!newest) throw new Error('There is no backup to look through.')
    const [file, temporary] = [newest.name, 'check.sqlite'].map((name) => join(backupDir, name))
    const task = { what: 'checking', file: String(file), temporary: String(temporary) } as const
    const onProgress = (part: number) => app.backupProgress.tell(task.what, part)
    const problem = await runAside(task, { signal, onProgress }).then(
      () => '',
      (error: Error) => {
        // No room, or no time, says nothing about the backup, which is to be kept.
        if (!(error instanceof DamagedArchive)) throw error
        return error.message
      },
    )
    await store.keep(app.db, newest.name, { checked_at: new Date().toISOString(), problem })
    tellOffice(app)
    if (problem) throw new Error(problem)
  },
})

/** Each night has its backup, each Sunday its trial an hour later; also where the server is off then. */
export const planJob = defineJob({
  name: 'plan-backups',
  title: 'Plan the next backup',
  payload: Type.Object({}),
  every: 60 * 60,
  async run({ app: { db, office } }) {
    const { time_zone } = await office.read()
    const [night, sunday] = [nextNight(time_zone, new Date()), nextSunday(time_zone, new Date())]
    await addJob(db, backUpJob, { payload: { made_by: '' }, key: night.day, at: night.at })
    const later = new Date(Date.parse(sunday.at) + 60 * 60 * 1000).toISOString()
    await addJob(db, checkJob, { payload: {}, key: sunday.day, at: later })
  },
})
