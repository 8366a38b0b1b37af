import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '#app/platform/server/feature/status.ts'
import { countByType, findOldestDue } from './store.ts'

/**
 * Due jobs start within seconds. If a job is overdue for longer than this, no server is running
 * jobs.
 */
const OVERDUE_MS = 15 * 60_000

export async function describeJobs({ db, jobTypes }: FastifyInstance): Promise<StatusLine[]> {
  const counted = await countByType(db, jobTypes)
  const countIn = (state: string) =>
    counted.filter((each) => each.state === state).reduce((sum, { count }) => sum + count, 0)
  const [failed, running, waiting] = [countIn('failed'), countIn('running'), countIn('waiting')]
  const dueAt = await findOldestDue(db)
  const isOverdue = dueAt !== undefined && Date.parse(dueAt) < Date.now() - OVERDUE_MS
  const advice = isOverdue
    ? 'Due jobs are not starting. Restart the server and check its log.'
    : failed > 0
      ? 'Retry or delete failed jobs on the Jobs screen.'
      : undefined
  return [
    {
      name: 'Jobs',
      level: isOverdue || failed > 0 ? 'bad' : 'ok',
      text: `${failed || 'None'} failed, ${running || 'none'} running, ${waiting || 'none'} waiting`,
      screen: '/admin/jobs',
      advice,
    },
  ]
}
