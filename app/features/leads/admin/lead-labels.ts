import { dateFormat } from '#app/contract/date-format.ts'
import type { Channel } from '#app/contract/enquiry.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { getLanguageName } from '#app/contract/languages.ts'
import { findLabel } from '#app/contract/phone-labels.ts'
import { applicationLabels } from '#app/features/applications/labels-contract.ts'
import {
  type DocumentKind,
  type DocumentState,
  documentKindLabels,
  documentKinds,
  type VerificationMethod,
} from '#app/features/student-documents/contract.ts'
import { type TaskKind, taskKindLabels } from '#app/features/tasks/tasks-contract.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import type { LeadActivity } from '../activity-contract.ts'
import { contactChannelLabels } from '../channel-labels.ts'
import type { Lead } from '../contract.ts'
import { findField, type LeadField } from '../fields-contract.ts'
import { formatApplicationValue } from './application-values.ts'
import { nameCountries } from './country-names.ts'
import type { OfficeLists } from './office-lists.ts'

/** The name, or what else identifies the person. */
export const nameLead = ({ name, phones, emails }: Pick<Lead, 'name' | 'phones' | 'emails'>) =>
  name || phones[0] || emails[0] || 'Unnamed lead'

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
  task: 'Task',
  details: 'Details',
  merge: 'Merged with',
  unmerge: 'Unmerged from',
  chat: 'Chat',
  file: 'File',
  checklist: 'Checklist',
  application: 'Application',
  document: 'Document',
  opened: 'Message opened',
  sms_export: 'Number exported for SMS',
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

/** Kinds of files in activities from before student documents. */
const formerKindLabels: Record<string, string> = {
  mark_sheet: 'Mark sheet',
  test_score: 'Test score',
  offer_letter: 'Offer letter',
  money: 'Proof of funds',
}

/** States of checklist items in activities from before student documents. */
const formerStateLabels: Record<string, string> = {
  open: 'Open',
  asked: 'Requested',
  got: 'Received',
  checked: 'Verified',
  not_needed: 'Not needed',
}

export const documentStateLabels: Record<DocumentState, string> = {
  needed: 'Needed',
  asked: 'Requested',
  received: 'Received',
  verified: 'Verified',
  rejected: 'Rejected',
  not_needed: 'Not needed',
}

export const verificationLabels: Record<VerificationMethod, string> = {
  original: 'Original seen',
  register: 'Register',
  qr_code: 'QR code',
  phone: 'Phone call',
  email: 'E-mail',
  score_service: 'Score service',
}

export const whoseLabels = { student: 'Student', sponsor: 'Sponsor' }

/** The kinds of documents with their names. */
export const documentOptions = documentKinds.map((kind): [DocumentKind, string] => [
  kind,
  documentKindLabels[kind],
])

/** The name of a document, or else of its kind. */
export const nameDocument = ({ kind, title }: { kind: DocumentKind; title: string }) =>
  title || documentKindLabels[kind]

export const dueLabels = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Within 7 days',
  none: 'No date',
}

/** "Enquiry from Hari Example (father)" */
export const titleOf = ({ kind, enquiry }: Pick<LeadActivity, 'kind' | 'enquiry'>) =>
  enquiry?.guardian ? `${activityLabels[kind]} from ${enquiry.guardian}` : activityLabels[kind]

const sightLabels: Record<string, string> = {
  applications: 'Applications',
  documents: 'Documents: names and sending',
  stored_documents: 'Opening documents',
  nothing: 'Nothing',
}

/** Names what a guardian may see on the progress page. */
export const nameSight = (name: string) => getOwn(sightLabels, name) ?? name

/** Labels of values in the timeline that are not fields of a lead. */
const timelineLabels: Record<string, string> = {
  consent: 'Consent text',
  guardian_email: 'Guardian’s email',
  guardian: 'Guardian',
  guardian_sees: 'May see',
  consent_note: 'Note',
  file: 'File',
  document: 'Document',
  added_documents: 'Documents added',
  document_kind: 'Type',
  document_title: 'Name',
  document_whose: 'Belongs to',
  document_issuer: 'Issued by',
  document_issued_on: 'Issue date',
  document_valid_until: 'Valid until',
  document_note: 'Note',
  document_state: 'Status',
  document_reject_reason: 'Reason',
  document_verified_how: 'Verified by',
  document_verified_note: 'Proof',
  check_title: 'Item',
  check_state: 'Status',
  due_on: 'Due date',
  task_kind: 'Type',
  task_due: 'Due',
  task_note: 'Note',
  task_owner: 'Assigned to',
  task_state: 'Status',
  application_owner: 'Counsellor',
  application_intake: 'Intake',
  opened_in: 'Channel',
  phone: 'Phone',
  template: 'Saved reply',
  mail_to: 'To',
  mail_subject: 'Subject',
  ...applicationLabels,
}

export const labelOf = (name: string) =>
  findField(name)?.label ?? getOwn(timelineLabels, name) ?? name

/** Returns the label of a phone; '' for none. */
export const labelPhone = (
  { phone_labels, guardian_phone }: Pick<Lead, 'phone_labels' | 'guardian_phone'>,
  phone: string,
) => findLabel(phone_labels, phone) || (phone === guardian_phone ? 'Guardian' : '')

/** "2027-02" is "February 2027". */
export const formatMonth = (month: string) =>
  dateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month))

const yearLabels = { nepaliLabel: (number: string) => `${number} BS` }

/** "2024", or "2081 BS" of Bikram Sambat. */
export function formatYear(year: string) {
  const number = localizeDigits(year.slice(0, 4))
  return year.endsWith(' BS') ? yearLabels.nepaliLabel(number) : number
}

const taskStateLabels: Record<string, string> = { open: 'Open', done: 'Done', removed: 'Removed' }

/** Kinds of values in the timeline that are not fields of a lead. */
const kindsOfTimeline: Record<string, LeadField['kind']> = {
  opened_in: 'contact_channel',
  task_owner: 'counsellor',
  application_owner: 'counsellor',
  application_intake: 'month',
}

/** A document by its title, or by its kind. */
type AddedDocument = string | { kind: DocumentKind; title: string }

const nameAdded = (added: AddedDocument) =>
  typeof added === 'string' ? added : nameDocument(added)

/** Formats the value of a field. */
export function formatFieldValue(
  name: string,
  value: unknown,
  { stages, people }: OfficeLists,
  empty = '–',
) {
  if (value === null || value === '' || value === undefined) return empty
  if (name === 'file') {
    const file = value as { kind: DocumentKind; name: string }
    return `${file.name} (${documentKindLabels[file.kind] ?? formerKindLabels[file.kind]})`
  }
  if (Object.hasOwn(applicationLabels, name)) return formatApplicationValue(name, String(value))
  if (name === 'added_documents') return (value as AddedDocument[]).map(nameAdded).join(', ')
  if (name.startsWith('document')) return formatDocumentValue(name, value)
  if (name === 'guardian_sees') return (value as string[]).map(nameSight).join(', ')
  if (name === 'check_state') return getOwn(formerStateLabels, String(value)) ?? 'Removed'
  if (name === 'task_kind') return taskKindLabels[value as TaskKind]
  if (name === 'task_state') return getOwn(taskStateLabels, String(value)) ?? String(value)
  if (name === 'due_on') return formatDay(String(value), true)
  const kind = getOwn(kindsOfTimeline, name) ?? findField(name)?.kind
  switch (kind) {
    case 'stage':
      return stages.find(({ id }) => id === value)?.name ?? 'Deleted stage'
    case 'counsellor':
      return people.find(({ id }) => id === value)?.name ?? 'Former user'
    case 'countries':
      return nameCountries(value as string[]) || empty
    case 'amount':
      return new Intl.NumberFormat('en-IN').format(Number(value))
    case 'month':
      return formatMonth(String(value))
    case 'year':
      return formatYear(String(value))
    case 'contact_channel':
      return contactChannelLabels[value as keyof typeof contactChannelLabels]
    case 'language':
      return getLanguageName(String(value))
    case 'channel':
      return getOwn(channelLabels, String(value)) ?? String(value)
    default:
      return Array.isArray(value) ? value.join(', ') || empty : String(value)
  }
}

function formatDocumentValue(name: string, value: unknown) {
  if (name === 'document') return nameDocument(value as { kind: DocumentKind; title: string })
  const text = String(value)
  switch (name) {
    case 'document_kind':
      return documentKindLabels[value as DocumentKind]
    case 'document_whose':
      return whoseLabels[value as keyof typeof whoseLabels]
    case 'document_state':
      return documentStateLabels[value as DocumentState] ?? 'Removed'
    case 'document_verified_how':
      return verificationLabels[value as VerificationMethod]
    case 'document_issued_on':
    case 'document_valid_until':
      return formatDay(text, true)
    default:
      return text
  }
}

/** Without signs that a spreadsheet would calculate with: "+977 980 0000000". */
export const toCsvPhone = (phone: string) => phone.replace(/[^\d+]+/g, ' ').trim()
