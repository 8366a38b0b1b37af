import type { Office } from '#app/contract/office.ts'

/** The office profile, cached in memory. */
export interface CurrentOffice {
  read: () => Promise<Office>
  /** Call it after the profile has changed. */
  invalidate: () => void
}

declare module 'fastify' {
  interface FastifyInstance {
    office: CurrentOffice
  }
}
