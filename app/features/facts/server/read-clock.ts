import type { FastifyInstance } from 'fastify'
import type { OfficeClock } from './visible-values.ts'

/** Returns the current time and the office's time zone. */
export async function readClock({ office }: Pick<FastifyInstance, 'office'>): Promise<OfficeClock> {
  const { time_zone } = await office.read()
  return { timeZone: time_zone, now: new Date() }
}
