import type { FastifyInstance } from 'fastify'
import type { OfficeTime } from './fact-values.ts'

/** Returns the current time and the office's time zone. */
export async function getOfficeTime({
  office,
}: Pick<FastifyInstance, 'office'>): Promise<OfficeTime> {
  const { time_zone } = await office.read()
  return { timeZone: time_zone, now: new Date() }
}
