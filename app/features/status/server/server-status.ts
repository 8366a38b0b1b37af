import type { FastifyInstance } from 'fastify'
import { formatBytes } from '#app/base/server/status.ts'
import { describeDatabase } from '#database/describe.ts'
import type { StatusLine } from '../contract.ts'
import { describeDiskSpace, measureDiskSpace } from './disk-space.ts'

/** Status of the program, its database and the disk. */
export async function describeServer(app: FastifyInstance): Promise<StatusLine[]> {
  const [database, space] = await Promise.all([
    readDatabase(app),
    app.dataDir ? measureDiskSpace(app.dataDir) : undefined,
  ])
  return [readVersion(app), database, ...(space ? [describeDiskSpace(space)] : [])]
}

function readVersion({ release: { version, commit } }: FastifyInstance): StatusLine {
  const at = new Date(Date.now() - process.uptime() * 1000).toISOString()
  const built = commit ? `, built from ${commit}` : ''
  return { name: 'Version', level: 'ok', text: `${version}${built}; running since`, at }
}

async function readDatabase({ db }: FastifyInstance): Promise<StatusLine> {
  const startedAt = performance.now()
  const { kind, version, bytes } = await describeDatabase(db)
  const ms = performance.now() - startedAt
  const took = ms < 1 ? 'less than a millisecond' : `${Math.round(ms)} ms`
  const isSlow = ms > 1_000
  return {
    name: 'Database',
    level: isSlow ? 'bad' : 'ok',
    text: `${kind} ${version}, ${formatBytes(bytes)}, answered within ${took}`,
  }
}
