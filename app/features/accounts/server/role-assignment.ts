import type { FastifyInstance } from 'fastify'
import type { RoleAssignment } from '#app/contract/rights.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { NewRoleAssignment } from '../people-contract.ts'

/** Validates a role assignment. Throws ValidationError. */
export async function readRoleAssignment(
  { office }: FastifyInstance,
  { role, lead_scope = '', branch = '' }: NewRoleAssignment,
): Promise<RoleAssignment> {
  if (lead_scope !== '' && role !== 'counsellor') {
    const detail = 'Only a counsellor can be limited to some of the leads.'
    throw new ValidationError({ lead_scope: { code: 'counsellors_only', detail } })
  }
  if (lead_scope !== 'branch') return { role, lead_scope, branch: '' }
  const { branches } = await office.read()
  if (branch !== '' && branches.some(({ name }) => name === branch)) {
    return { role, lead_scope, branch }
  }
  const detail = 'Choose a branch from the office profile.'
  throw new ValidationError({ branch: { code: 'unknown_branch', detail } })
}
