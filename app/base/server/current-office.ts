import type { Office } from '#app/contract/office.ts'

/** Whose site it is, as it stands; asked often, so it comes from memory. */
export interface CurrentOffice {
  read: () => Promise<Office>
  /** For who has changed it. */
  invalidate: () => void
}

declare module 'fastify' {
  interface FastifyInstance {
    office: CurrentOffice
  }
}
