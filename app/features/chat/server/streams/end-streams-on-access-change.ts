import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { accessTopic } from '#app/platform/server/feature/services.ts'
import type { OfficeStreams } from './office-streams.ts'

/** Ends office streams when the access of their administrators changes on any server. */
export function endStreamsOnAccessChange(
  { changeNotifier, db, services }: Pick<FastifyInstance, 'changeNotifier' | 'db' | 'services'>,
  office: OfficeStreams,
  onError: (error: unknown) => void,
) {
  const runOutsideTransaction = AsyncLocalStorage.snapshot()

  /**
   * On SQLite the notification fires inside the open transaction. Runs outside its async context, so
   * that the new transaction waits for the commit.
   */
  const endRevokedStreams = () =>
    office.endRevokedStreams((sessionIds) =>
      db
        .transaction()
        .execute((transaction) => services.sessions.listActive(transaction, sessionIds)),
    )
  changeNotifier.on(accessTopic, () =>
    runOutsideTransaction(() => void endRevokedStreams().catch(onError)),
  )
}
