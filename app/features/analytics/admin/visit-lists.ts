import { getOwn } from '#app/contract/get-own.ts'
import { DIRECT, OTHER, type VisitReport } from '../contract.ts'

type ListName = 'pages' | 'sources' | 'campaigns' | 'devices' | 'searches' | 'clicks'

export interface VisitList {
  name: ListName & keyof VisitReport
  title: string
  /** The heading of the values. */
  column: string
  /** The heading of the counts. */
  counted: string
}

/** The lists of the report, in the order of the screen. */
export const visitLists: VisitList[] = [
  { name: 'pages', title: 'Pages', column: 'Page', counted: 'Views' },
  { name: 'sources', title: 'Sources', column: 'Where visits came from', counted: 'Visits' },
  { name: 'campaigns', title: 'Campaigns', column: 'Campaign', counted: 'Visits' },
  { name: 'devices', title: 'Devices', column: 'Device', counted: 'Views' },
  { name: 'searches', title: 'Site search', column: 'Search words', counted: 'Searches' },
  { name: 'clicks', title: 'Clicks on contact links', column: 'Link', counted: 'Clicks' },
]

const names: Partial<Record<ListName, Record<string, string>>> = {
  sources: { [DIRECT]: 'Address typed, bookmark or app' },
  devices: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  clicks: { call: 'Call', whatsapp: 'WhatsApp', mail: 'Email' },
}

/** Returns the name of a value as the screen shows it. */
export function nameValue(list: ListName, value: string) {
  if (value === OTHER) return 'Other'
  // The address that all missing pages share.
  if (list === 'pages' && value.endsWith('/*')) return 'Page not found'
  return getOwn(names[list] ?? {}, value) ?? value
}
