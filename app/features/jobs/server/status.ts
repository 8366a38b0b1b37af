import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '#app/base/server/status.ts'
import { countByKind, findLongestDue } from './store.ts'

/** What is due is begun within seconds; what is longer due is not begun by anybody. */
const LATE_MS = 15 * 60_000

export async function describeJobs({ db, jobKinds }: FastifyInstance): Promise<StatusLine[]> {
  const counted = await countByKind(db, jobKinds)
  const of = (state: string) =>
    counted.filter((each) => each.state === state).reduce((sum, { count }) => sum + count, 0)
  const [failed, running, waiting] = [of('failed'), of('running'), of('waiting')]
  const dueAt = await findLongestDue(db)
  const isLate = dueAt !== undefined && Date.parse(dueAt) < Date.now() - LATE_MS
  const advice =
    (isLate && 'What is due is not begun. Restart the server, and look into its log.') ||
    (failed > 0 && 'What has failed is done again, or dropped, on the screen of the jobs.')
  return [
    {
      name: 'Jobs',
      level: isLate || failed > 0 ? 'bad' : 'ok',
      text: `${failed || 'None'} failed, ${running || 'none'} running, ${waiting || 'none'} waiting`,
      screen: '/admin/jobs',
      ...(advice && { advice }),
    },
  ]
}
