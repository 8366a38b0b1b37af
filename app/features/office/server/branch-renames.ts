import type { BranchRename } from '#app/base/server/keepers.ts'
import type { OfficeRecord } from '#app/contract/office.ts'

type Branches = Pick<OfficeRecord['branches'][number], 'name'>[]

/**
 * Which branches are called otherwise from now on: as many as before, and at the place of a name that
 * is gone there is one that was not there.
 */
export function findBranchRenames(before: Branches, after: Branches): BranchRename[] {
  if (before.length !== after.length) return []
  const isIn = (branches: Branches, called: string) => branches.some(({ name }) => name === called)
  return before.flatMap(({ name: from }, index) => {
    const to = after[index]?.name ?? ''
    return from && to && !isIn(after, from) && !isIn(before, to) ? [{ from, to }] : []
  })
}
