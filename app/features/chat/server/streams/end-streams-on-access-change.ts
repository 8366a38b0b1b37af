import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { accessTopic } from '#app/base/server/services.ts'
import type { OfficeStreams } from './office-streams.ts'

/** Ends office streams on every server when their access is revoked. */
export function endStreamsOnAccessChange(
  { changeNotifier, db, services }: Pick<FastifyInstance, 'changeNotifier' | 'db' | 'services'>,
  office: OfficeStreams,
  failed: (error: unknown) => void,
) {
  const runOutside = AsyncLocalStorage.snapshot()

  /** SQLite signals before the commit; the new transaction waits for it and must not join it. */
  const endChanged = () =>
    office.endChanged((sessionIds) =>
      db
        .transaction()
        .execute((transaction) => services.sessions.listActive(transaction, sessionIds)),
    )
  changeNotifier.on(accessTopic, () => runOutside(() => void endChanged().catch(failed)))
}
