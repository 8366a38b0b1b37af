import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '../contract.ts'

/** Status lines of all features, in their order. */
export async function readStatus(app: FastifyInstance): Promise<StatusLine[]> {
  return (await Promise.all(app.statusParts.map((read) => read(app)))).flat()
}

/** Lines that need action. */
export async function listProblems(app: FastifyInstance) {
  return (await readStatus(app)).filter(({ level }) => level === 'bad')
}
