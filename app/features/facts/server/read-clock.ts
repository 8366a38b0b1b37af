import type { FastifyInstance } from 'fastify'
import type { OfficeClock } from './rules.ts'

/** What time it is, and where the office is. */
export async function readClock({ office }: Pick<FastifyInstance, 'office'>): Promise<OfficeClock> {
  const { time_zone } = await office.read()
  return { timeZone: time_zone, now: new Date() }
}
