import type { Channel } from '#app/contract/enquiry.ts'
import type { ItemState } from '#app/features/tasks/checklist-contract.ts'
import { formatDay } from '#app/ui/day.tsx'
import type { LeadActivity } from '../activity-contract.ts'
import { contactChannelLabels } from '../channel-labels.ts'
import type { Lead } from '../contract.ts'
import type { FileKind, LeadFile } from '../files-contract.ts'
import { nameCountries } from './country-names.ts'
import type { OfficeLists } from './office-lists.ts'

export const activityLabels: Record<LeadActivity['kind'], string> = {
  enquiry: 'Enquiry',
  note: 'Note',
  call: 'Call',
  visit: 'Visit',
  email: 'Email',
  whatsapp: 'WhatsApp',
  stage: 'Stage',
  owner: 'Counsellor',
  next: 'Follow-up',
  details: 'Details',
  merge: 'Merged with',
  unmerge: 'Unmerged from',
  chat: 'Chat',
  file: 'File',
  checklist: 'Checklist',
  opened: 'Message opened',
  mail: 'Outgoing email',
}

/** Channel of the first enquiry. */
export const channelLabels: Record<Channel, string> = {
  form: 'Website form',
  chat: 'Chat',
  'walk-in': 'Walk-in',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  referral: 'Referral',
  import: 'Import',
  api: 'API',
}

export const fileKindLabels: Record<FileKind, string> = {
  passport: 'Passport',
  mark_sheet: 'Mark sheet',
  test_score: 'Test score',
  offer_letter: 'Offer letter',
  money: 'Proof of funds',
  photo: 'Photo',
  other: 'Other',
}

export const itemStateLabels: Record<ItemState, string> = {
  open: 'Open',
  asked: 'Requested',
  got: 'Received',
  checked: 'Verified',
  not_needed: 'Not needed',
}

export const dueLabels = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Within 7 days',
  none: 'No date',
}

/** Fields of the timeline that are not fields of a lead. */
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

export const leadFieldLabels: Partial<Record<keyof Lead | TimelineField, string>> = {
  name: 'Name',
  emails: 'Emails',
  phones: 'Phones',
  phone_labels: 'Phone labels',
  city: 'City',
  guardian_name: 'Guardian',
  guardian_phone: 'Guardian’s phone',
  guardian_relation: 'Relation',
  preferred_channel: 'Preferred channel',
  countries: 'Countries',
  level: 'Level',
  subject: 'Subject',
  intake: 'Intake',
  budget: 'Budget (NPR)',
  test_scores: 'Test scores',
  qualification: 'Last qualification',
  qualification_year: 'Qualification year',
  grades: 'Grades',
  owner_id: 'Counsellor',
  branch: 'Branch',
  stage_id: 'Stage',
  tags: 'Tags',
  follow_up_at: 'Follow-up',
  follow_up_channel: 'Follow-up channel',
  follow_up_note: 'Follow-up note',
  lost_reason: 'Lost reason',
  consent: 'Consent text',
  file: 'File',
  check_title: 'Item',
  check_state: 'Status',
  due_on: 'Due date',
  opened_in: 'Channel',
  template: 'Saved reply',
  mail_to: 'To',
  mail_subject: 'Subject',
}

/** Formats the value of a field; "–" for an empty one. */
export function formatFieldValue(name: string, value: unknown, { stages, people }: OfficeLists) {
  if (value === null || value === '' || value === undefined) return '–'
  if (name === 'stage_id') return stages.find(({ id }) => id === value)?.name ?? 'Deleted stage'
  if (name === 'owner_id') return people.find(({ id }) => id === value)?.name ?? 'Former user'
  if (name === 'file') {
    const file = value as Pick<LeadFile, 'kind' | 'name'>
    return `${file.name} (${fileKindLabels[file.kind]})`
  }
  if (name === 'check_state') return itemStateLabels[value as ItemState] ?? 'Removed'
  if (name === 'due_on') return formatDay(String(value), true)
  if (name === 'countries') return nameCountries(value as string[]) || '–'
  if (name === 'budget') return new Intl.NumberFormat('en-IN').format(Number(value))
  if (name === 'follow_up_channel' || name === 'preferred_channel' || name === 'opened_in') {
    return contactChannelLabels[value as keyof typeof contactChannelLabels]
  }
  return Array.isArray(value) ? value.join(', ') || '–' : String(value)
}
