import { expect, inject, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { waitForLock } from '#tests/wait-for-lock.ts'
import { leadsApi } from '../../contract.ts'
import { lockLeads } from '../store/lead-row.ts'
import { notifyDueTask } from './due-tasks.ts'

// SQLite has only one writing transaction at a time.
test.skipIf(inject('sqliteFolder'))(
  'no notification is stored for a due follow-up of a lead that is just erased',
  async () => {
    const started = await startTestApp()
    const { administrator, app, db } = started
    await app.ready()
    const { id } = await administrator.call(leadsApi.add, { body: { name: 'Asha Example' } })
    const body = { follow_up_at: '2999-12-31T06:00:00.000Z' }
    await administrator.call(leadsApi.change, { params: { id }, body })
    await waitForJobs(started)
    await db.transaction().execute(async (transaction) => {
      await lockLeads(transaction, [id])
      const due = { due_at: new Date().toISOString() }
      await db.updateTable('jobs').set(due).where('type', '=', notifyDueTask.name).execute()
      app.changeNotifier.notify('jobs', notifyDueTask.name)
      await waitForLock(db)
      await transaction.deleteFrom('leads').where('id', '=', id).execute()
    })
    await waitForJobs(started)
    expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([])
  },
)
