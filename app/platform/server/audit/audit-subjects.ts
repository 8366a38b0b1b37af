import type { FastifyRequest } from 'fastify'
import type { Right } from '#app/contract/rights.ts'
import { requireAdministrator } from '../auth/access.ts'
import type { AuditRowFilter } from '../feature/feature.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The right that is needed to read the audit log of each subject. */
    auditSubjects: Record<string, Right>
    /** Row filters of subjects whose rows depend on the viewer. */
    auditRowFilters: Record<string, AuditRowFilter>
  }
}

/** Returns the audit log subjects that the caller may read; owners may read all. */
export function listVisibleSubjects(request: FastifyRequest): string[] | 'all' {
  const { role, rights } = requireAdministrator(request)
  if (role === 'owner') return 'all'
  const auditSubjects = Object.entries(request.server.auditSubjects)
  return auditSubjects.flatMap(([subject, right]) => (rights.includes(right) ? subject : []))
}
