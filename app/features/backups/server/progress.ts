import type { FastifyInstance } from 'fastify'
import type { Backups } from '../contract.ts'

type Running = NonNullable<Backups['running']>

declare module 'fastify' {
  interface FastifyInstance {
    backupProgress: Progress
  }
}

interface Progress {
  /** Reports progress from 0 to 1 to all servers. */
  report: (what: Running['what'], part: number) => void
  /** Last reported progress of this task, or null. */
  last: (what: Running['what']) => number | null
}

const TOPIC = 'backup-progress'

/** Progress is not stored: the server that runs the task notifies the others. */
export function trackProgress(app: FastifyInstance) {
  let reported: { what: string; part: number } | undefined
  app.changeNotifier.on(TOPIC, (text) => {
    reported = text === undefined ? undefined : JSON.parse(text)
  })
  app.decorate('backupProgress', {
    report(what, part) {
      const message = JSON.stringify({ what, part })
      app.changeNotifier
        .notify(TOPIC, message)
        .catch((error) => app.log.warn(error, 'failed to report progress'))
    },
    last: (what) => (reported?.what === what ? reported.part : null),
  })
}
