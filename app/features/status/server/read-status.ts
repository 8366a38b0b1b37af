import type { FastifyInstance } from 'fastify'
import type { StatusLine } from '../contract.ts'

/** Returns the status lines of all features, in the order of the features. */
export async function readStatus(app: FastifyInstance): Promise<StatusLine[]> {
  return (await Promise.all(app.statusParts.map((read) => read(app)))).flat()
}

/** Returns the status lines that need action. */
export async function listProblems(app: FastifyInstance) {
  return (await readStatus(app)).filter(({ level }) => level === 'bad')
}
