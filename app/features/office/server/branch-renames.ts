import type { OfficeProfile } from '#app/contract/office.ts'
import type { BranchRename } from '#app/platform/server/feature/services.ts'

type Branches = Pick<OfficeProfile['branches'][number], 'name'>[]

/**
 * Finds renamed branches. A branch counts as renamed if the number of branches is unchanged and a new
 * name is at the position of a removed one.
 */
export function findBranchRenames(before: Branches, after: Branches): BranchRename[] {
  if (before.length !== after.length) return []
  const isIn = (branches: Branches, wanted: string) => branches.some(({ name }) => name === wanted)
  return before.flatMap(({ name: from }, index) => {
    const to = after[index]?.name ?? ''
    return from && to && !isIn(after, from) && !isIn(before, to) ? [{ from, to }] : []
  })
}
