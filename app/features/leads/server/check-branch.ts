import type { Services } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'

/**
 * Throws ValidationError for a branch that is not in the office profile. '' (no branch) and the stored
 * branch are accepted, because a branch may have been closed since.
 */
export async function checkBranch(
  db: Database,
  services: Services,
  { branch = '' }: { branch?: string },
  stored = '',
) {
  if (branch === '' || branch === stored) return
  if ((await services.office.listBranches(db)).includes(branch)) return
  const detail = 'This branch does not exist. Choose another one.'
  throw new ValidationError({ branch: { code: 'unknown_branch', detail } })
}
