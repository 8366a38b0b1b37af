import { isFixedAddress, type MenuChild, type MenuEntry } from './contract.ts'
import * as words from './words.ts'

/** Returns the label of an entry for people of the office. */
export function getEntryName(
  { type, target, label }: Pick<MenuEntry | MenuChild, 'type' | 'target' | 'label'>,
  findTitle: (id: string) => string | undefined,
) {
  if (label.trim()) return label.trim()
  if (type === 'page') return findTitle(target) ?? 'Deleted page'
  if (type === 'fixed') return isFixedAddress(target) ? words.fixedLabels[target] : target
  if (type === 'guides') return words.countries
  if (type === 'services') return words.services
  if (type === 'other_pages') return words.more
  return target || (type === 'link' ? 'Link to another site' : 'Submenu')
}
