import type { FastifyRequest } from 'fastify'
import type { AuditSubject } from '#app/contract/manifest.ts'
import { requireAdministrator } from '../auth/access.ts'
import type { AuditRowFilter } from '../feature/feature.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The audit log subjects of all features. */
    auditSubjects: Record<string, AuditSubject>
    /** Row filters of subjects whose rows depend on the viewer. */
    auditRowFilters: Record<string, AuditRowFilter>
  }
}

/** Returns the audit log subjects that the caller may read; owners may read all. */
export function listVisibleSubjects(request: FastifyRequest): string[] | 'all' {
  const { role, rights } = requireAdministrator(request)
  if (role === 'owner') return 'all'
  const auditSubjects = Object.entries(request.server.auditSubjects)
  return auditSubjects.flatMap(([subject, { right }]) => (rights.includes(right) ? subject : []))
}
