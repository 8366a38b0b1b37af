import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { Database } from '#database/connect.ts'
import { administratorSubject } from './audited-administrator.ts'
import * as people from './people.ts'

/** Changes the caller's own account and records it in the audit log. */
export function changeOwnAccount(
  request: FastifyRequest,
  apply: (db: Database, id: string) => ReturnType<typeof people.find>,
) {
  const { id } = requireAdministrator(request)
  return auditChange(request, {
    ...administratorSubject,
    id,
    find: (db) => people.find(db, id),
    apply: (db) => apply(db, id),
  })
}
