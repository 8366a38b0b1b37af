import type { FastifyInstance } from 'fastify'
import type { Backups } from '../contract.ts'

type Running = NonNullable<Backups['running']>

declare module 'fastify' {
  interface FastifyInstance {
    backupProgress: Progress
  }
}

interface Progress {
  /** Tells all servers how far it is, from 0 to 1. */
  tell: (what: Running['what'], part: number) => void
  /** What was told last; null: nothing of this. */
  last: (what: Running['what']) => number | null
}

const TOPIC = 'backup-progress'

/** How far a backup is stands in no table: whichever server does it tells the others. */
export function followProgress(app: FastifyInstance) {
  let told: { what: string; part: number } | undefined
  app.signals.on(TOPIC, (text) => {
    told = text === undefined ? undefined : JSON.parse(text)
  })
  app.decorate('backupProgress', {
    tell(what, part) {
      const said = JSON.stringify({ what, part })
      app.signals.send(TOPIC, said).catch((error) => app.log.warn(error, 'progress was not told'))
    },
    last: (what) => (told?.what === what ? told.part : null),
  })
}
