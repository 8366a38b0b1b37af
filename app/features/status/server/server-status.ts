import type { FastifyInstance } from 'fastify'
import { formatBytes } from '#app/platform/server/feature/status.ts'
import { describeDatabase } from '#database/describe.ts'
import type { StatusLine } from '../contract.ts'
import { describeDiskSpace, measureDiskSpace } from './disk-space.ts'

/** Returns the status lines of the program, its database and its disk. */
export async function describeServer(app: FastifyInstance): Promise<StatusLine[]> {
  const [database, space] = await Promise.all([
    measureDatabase(app),
    app.dataDir ? measureDiskSpace(app.dataDir) : undefined,
  ])
  return [describeVersion(app), database, ...(space ? [describeDiskSpace(space)] : [])]
}

function describeVersion({ release: { version, commit } }: FastifyInstance): StatusLine {
  const at = new Date(Date.now() - process.uptime() * 1000).toISOString()
  const text = commit
    ? `${version}, built from ${commit}; running since`
    : `${version}; running since`
  return { name: 'Version', level: 'ok', text, at }
}

async function measureDatabase({ db }: FastifyInstance): Promise<StatusLine> {
  const startedAt = performance.now()
  const { kind, version, bytes } = await describeDatabase(db)
  const ms = performance.now() - startedAt
  const duration = ms < 1 ? 'less than a millisecond' : `${Math.round(ms)} ms`
  const isSlow = ms > 1_000
  return {
    name: 'Database',
    level: isSlow ? 'bad' : 'ok',
    text: `${kind} ${version}, ${formatBytes(bytes)}, answered within ${duration}`,
  }
}
