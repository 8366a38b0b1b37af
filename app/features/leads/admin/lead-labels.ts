import type { Way } from '#app/contract/enquiry.ts'
import { sayDay } from '#app/ui/day.tsx'
import type { CheckState } from '../checklist-contract.ts'
import type { Lead } from '../contract.ts'
import type { Entry } from '../entry-contract.ts'
import type { FileKind, LeadFile } from '../files-contract.ts'
import { waysOfReaching } from '../words.ts'
import { nameCountries } from './country-names.ts'
import type { OfficeLists } from './office-lists.ts'

export const activityLabels: Record<Entry['kind'], string> = {
  enquiry: 'Asked',
  note: 'Note',
  call: 'Call',
  visit: 'Visit',
  email: 'Email',
  whatsapp: 'WhatsApp',
  stage: 'Stage',
  owner: 'Looked after by',
  next: 'Next step',
  details: 'Details',
  merge: 'Merged with',
  unmerge: 'Parted again from',
  chat: 'Asked',
  file: 'File',
  checklist: 'Checklist',
  opened: 'Opened',
  mail: 'Mail',
}

/** How somebody came first. */
export const channelLabels: Record<Way, string> = {
  form: 'Contact form',
  chat: 'Chat',
  'walk-in': 'Walked in',
  phone: 'Telephone',
  whatsapp: 'WhatsApp',
  referral: 'Referral',
  import: 'Import',
  api: 'Another site',
}

export const fileKindLabels: Record<FileKind, string> = {
  passport: 'Passport',
  mark_sheet: 'Mark sheet',
  test_score: 'Test score',
  offer_letter: 'Offer letter',
  money: 'Proof of money',
  photo: 'Photo',
  other: 'Other',
}

/** How a line of a checklist stands. */
export const itemStateLabels: Record<CheckState, string> = {
  open: 'Open',
  asked: 'Asked for',
  got: 'Here',
  checked: 'Checked',
  not_needed: 'Not needed',
}

export const dueLabels = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Within 7 days',
  none: 'No date',
}

/** The same in a sentence. */
export const channelPhrases: Record<Way, string> = {
  form: 'by the contact form',
  chat: 'in the chat',
  'walk-in': 'at the office',
  phone: 'by telephone',
  whatsapp: 'on WhatsApp',
  referral: 'sent by somebody',
  import: 'from a list',
  api: 'from another site',
}

/** What the timeline tells of besides. */
type TimelineField =
  | 'consent'
  | 'file'
  | 'check_title'
  | 'check_state'
  | 'due_on'
  | 'opened_in'
  | 'template'
  | 'mail_to'
  | 'mail_subject'

/** How the fields of a lead are called. */
export const leadFieldLabels: Partial<Record<keyof Lead | TimelineField, string>> = {
  name: 'Name',
  emails: 'Emails',
  phones: 'Phones',
  phone_labels: 'Phone labels',
  lives_in: 'Lives in',
  guardian_name: 'Guardian',
  guardian_phone: 'Guardian’s phone',
  guardian_relation: 'Relation',
  reach_by: 'Reach by',
  countries: 'Countries',
  level: 'Level',
  subject: 'Subject',
  intake: 'Intake',
  budget: 'Budget in rupees',
  scores: 'Test scores',
  qualification: 'Last qualification',
  qualification_year: 'Year of it',
  marks: 'Marks',
  owner_id: 'Looked after by',
  branch: 'Branch',
  stage_id: 'Stage',
  tags: 'Tags',
  next_at: 'Next',
  next_how: 'How',
  next_about: 'About',
  lost_reason: 'Reason',
  consent: 'Was told',
  file: 'File',
  check_title: 'Called',
  check_state: 'State',
  due_on: 'Due on',
  opened_in: 'To be sent by',
  template: 'Begun with',
  mail_to: 'To',
  mail_subject: 'Subject',
}

/** A value of a field as people read it; "–" for none. */
export function formatFieldValue(name: string, value: unknown, { stages, people }: OfficeLists) {
  if (value === null || value === '' || value === undefined) return '–'
  if (name === 'stage_id') return stages.find(({ id }) => id === value)?.name ?? 'a former stage'
  if (name === 'owner_id') return people.find(({ id }) => id === value)?.name ?? 'somebody'
  if (name === 'file') {
    const file = value as Pick<LeadFile, 'kind' | 'name'>
    return `${file.name} (${fileKindLabels[file.kind]})`
  }
  if (name === 'check_state') return itemStateLabels[value as CheckState] ?? 'Taken off'
  if (name === 'due_on') return sayDay(String(value), true)
  if (name === 'countries') return nameCountries(value as string[]) || '–'
  if (name === 'budget') return new Intl.NumberFormat('en-IN').format(Number(value))
  if (name === 'next_how' || name === 'reach_by' || name === 'opened_in') {
    return waysOfReaching[value as keyof typeof waysOfReaching]
  }
  return Array.isArray(value) ? value.join(', ') || '–' : String(value)
}
