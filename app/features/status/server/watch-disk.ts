import { Type } from 'typebox'
import { dayIn } from '#app/contract/date-format.ts'
import { formatBytes } from '#app/platform/server/feature/status.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { CRITICAL_SHARE, formatShare, measureDiskSpace } from './disk-space.ts'

const QUARTER_OF_AN_HOUR = 15 * 60

/** Notifies the owners once a day while the data disk is nearly full. */
export const watchDisk = defineJob({
  name: 'watch-disk',
  title: 'Check free disk space',
  payload: Type.Object({}),
  every: QUARTER_OF_AN_HOUR,
  async run({ app, end }) {
    const space = app.dataDir ? await measureDiskSpace(app.dataDir) : undefined
    if (!space || space.freeShare >= CRITICAL_SHARE) return
    const { time_zone } = await app.office.read()
    const day = dayIn(time_zone, new Date())
    await end(async (db) => {
      await app.services.notifications.add(db, {
        kind: 'disk',
        key: `disk ${day}`,
        address: '/admin/status',
        title: `The disk is nearly full: ${formatShare(space.freeShare)} left, ${formatBytes(space.freeBytes)}`,
      })
    })
  },
})
