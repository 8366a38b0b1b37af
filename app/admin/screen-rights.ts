import { getOwn } from '#app/contract/get-own.ts'
import type { Right } from '#app/contract/rights.ts'
import { manifests } from '#app/features/manifests.ts'

const screenRights: Record<string, Right | readonly Right[]> = Object.assign(
  {},
  ...manifests.map(({ screens }) => screens),
)

/**
 * Returns the rights of which one is needed for a screen. An unlisted screen needs that of the
 * screen above; without one it is for owners.
 */
export function rightsOf(path: string): readonly Right[] {
  const rights = getOwn(screenRights, path)
  if (rights) return [rights].flat()
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' ? ['people:manage'] : rightsOf(parent)
}
