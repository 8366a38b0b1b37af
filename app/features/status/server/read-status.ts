import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '../contract.ts'

/** What every feature says of itself, in their order. */
export async function readStatus(app: FastifyInstance): Promise<StatusLine[]> {
  return (await Promise.all(app.statusParts.map((read) => read(app)))).flat()
}

/** Of that what somebody has to do something about. */
export async function listProblems(app: FastifyInstance) {
  return (await readStatus(app)).filter(({ level }) => level === 'bad')
}
