import { FieldsRefused } from '#app/base/server/errors.ts'
import type { Keepers } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'

/**
 * Refuses a branch that the office's record does not name. '' is none; what is stored already may
 * stay, because a branch may have been closed since.
 */
export async function checkBranch(
  db: Database,
  keepers: Keepers,
  { branch = '' }: { branch?: string },
  stored = '',
) {
  if (branch === '' || branch === stored) return
  if ((await keepers.office.listBranches(db)).includes(branch)) return
  const detail = 'The office has no such branch. Choose another.'
  throw new FieldsRefused({ branch: { code: 'unknown_branch', detail } })
}
