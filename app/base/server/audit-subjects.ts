import type { FastifyRequest } from 'fastify'
import type { Right } from '#app/contract/rights.ts'
import { requireAdministrator } from './access.ts'
import type { AuditRowFilter } from './feature.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What activities call what of the features can be changed, and the right to be told of it. */
    auditSubjects: Record<string, Right>
    /** Of subjects of which not everybody with the right may know every row. */
    auditRowFilters: Record<string, AuditRowFilter>
  }
}

/** Which changes somebody may be told of, as activities call what changed; owners of all. */
export function listVisibleSubjects(request: FastifyRequest): string[] | 'all' {
  const { role, rights } = requireAdministrator(request)
  if (role === 'owner') return 'all'
  const auditSubjects = Object.entries(request.server.auditSubjects)
  return auditSubjects.flatMap(([subject, right]) => (rights.includes(right) ? subject : []))
}
