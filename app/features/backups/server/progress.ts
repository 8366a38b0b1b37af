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
  report: (type: Running['type'], progress: number) => void
  /** Last reported progress of this task, or null. */
  last: (type: Running['type']) => number | null
}

const TOPIC = 'backup-progress'

/** Progress is not stored: the server that runs the task notifies the others. */
export function trackProgress(app: FastifyInstance) {
  let reported: { type: string; progress: number } | undefined
  app.changeNotifier.on(TOPIC, (text) => {
    reported = text === undefined ? undefined : JSON.parse(text)
  })
  app.decorate('backupProgress', {
    report(type, progress) {
      const message = JSON.stringify({ type, progress })
      app.changeNotifier
        .notify(TOPIC, message)
        .catch((error) => app.log.warn(error, 'failed to report progress'))
    },
    last: (type) => (reported?.type === type ? reported.progress : null),
  })
}
