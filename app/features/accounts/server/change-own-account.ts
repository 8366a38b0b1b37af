import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { Database } from '#database/connect.ts'
import type { Administrator } from '../people-contract.ts'
import { administratorSubject } from './audited-administrator.ts'
import * as people from './people.ts'

/** Changes the caller's own account and records it in the audit log. */
export function changeOwnAccount(
  request: FastifyRequest,
  apply: (db: Database, id: string) => ReturnType<typeof people.find>,
  picture?: (row: Administrator) => string,
) {
  const { id } = requireAdministrator(request)
  return auditChange(request, {
    ...administratorSubject,
    id,
    picture,
    find: (db) => people.find(db, id),
    apply: (db) => apply(db, id),
  })
}
