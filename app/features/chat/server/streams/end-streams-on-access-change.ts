import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { accessTopic } from '#app/base/server/services.ts'
import type { OfficeStreams } from './office-streams.ts'

/** Ends streams of the office as soon as the right to them is gone, on every server. */
export function endStreamsOnAccessChange(
  { signals, db, services }: Pick<FastifyInstance, 'signals' | 'db' | 'services'>,
  office: OfficeStreams,
  failed: (error: unknown) => void,
) {
  const runOutside = AsyncLocalStorage.snapshot()

  /**
   * SQLite tells of a change before it is committed. Another transaction begins after it, and must
   * not count as a part of it.
   */
  const endChanged = () =>
    office.endChanged((sessionIds) =>
      db
        .transaction()
        .execute((transaction) => services.sessions.listActive(transaction, sessionIds)),
    )
  signals.on(accessTopic, () => runOutside(() => void endChanged().catch(failed)))
}
