import { defaultLanguage } from '#app/contract/languages.ts'
import { isFixedAddress, type MenuChild, type MenuEntry } from './contract.ts'
import * as english from './english-words.ts'
import * as ownWords from './words.ts'

/**
 * Returns the label of an entry for people of the office: what its visitors read, so in English for the
 * English menu in every language of the back office.
 */
export function getEntryName(
  { type, target, label }: Pick<MenuEntry | MenuChild, 'type' | 'target' | 'label'>,
  findTitle: (id: string) => string | undefined,
  menuLanguage?: string,
) {
  const words = menuLanguage === defaultLanguage ? english : ownWords
  if (label.trim()) return label.trim()
  if (type === 'page') return findTitle(target) ?? 'Deleted page'
  if (type === 'fixed') return isFixedAddress(target) ? words.fixedLabels[target] : target
  if (type === 'guides') return words.countries
  if (type === 'services') return words.services
  if (type === 'other_pages') return words.more
  return target || (type === 'link' ? 'Link to another site' : 'Submenu')
}
