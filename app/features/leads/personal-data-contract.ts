import { Type } from 'typebox'
import { Id, IdParams, NoContent, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { foldText } from '#app/contract/fold-text.ts'
import { LeadApplication } from '#app/features/applications/contract.ts'
import { Contact } from '#app/features/contacts/contract.ts'
import { StoredRegistration } from '#app/features/events/registrations-contract.ts'
import { FormAnswers } from '#app/features/forms/contract.ts'
import { Subscriber } from '#app/features/newsletter/contract.ts'
import { StoredConsent, StoredProgressLink } from '#app/features/progress-links/contract.ts'
import { StudentDocument } from '#app/features/student-documents/contract.ts'
import { LeadFile } from '#app/features/student-documents/files-contract.ts'
import { LeadDetails } from './contract.ts'
import { FoundGuardian } from './guardians-contract.ts'

/** The data export of a person. */
const PersonalData = Type.Object({
  /** Lists the documents and files; each file is downloaded by its own call. */
  lead: LeadDetails,
  /** Deleted documents that are not purged yet. */
  removed_documents: Type.Array(StudentDocument),
  /** Deleted files that are not purged yet. */
  removed_files: Type.Array(LeadFile),
  /** Messages from the contact form. */
  contact_messages: Type.Array(Contact),
  /** Registrations for events. */
  event_registrations: Type.Array(StoredRegistration),
  /** Answers to forms of the office. */
  form_answers: Type.Array(FormAnswers),
  /** Subscriptions of the e-mail addresses to the newsletter. */
  newsletter_subscriptions: Type.Array(Subscriber),
  /** Visits to the office, whose texts are in the timeline. */
  visits: Type.Array(
    Type.Object({
      /** The id of the activity. */
      id: Id,
      at: Timestamp,
      /** When the counsellor received the visitor. */
      started_at: Type.Union([Timestamp, Type.Null()]),
      ended_at: Type.Union([Timestamp, Type.Null()]),
    }),
  ),
  /** Applications with their steps, also deleted ones that are not purged yet. */
  applications: Type.Array(LeadApplication),
  /** Progress links, also those that have ended. */
  progress_links: Type.Array(StoredProgressLink),
  /** What the guardians may see. */
  progress_consents: Type.Array(StoredConsent),
  /** Chat messages from the visitor ('user') and the office ('admin'). */
  chat_messages: Type.Array(
    Type.Object({
      user_id: Type.String(),
      seq: Type.Integer(),
      sender: Type.Enum(['user', 'admin']),
      message: Type.String(),
      created_at: Timestamp,
      /** The file that was sent in this message. */
      file: Type.Optional(Type.Object({ name: Type.String(), size: Type.Integer() })),
    }),
  ),
})

/** The data export of a guardian. */
const GuardianData = Type.Object({
  guardian: FoundGuardian,
  enquiries: Type.Array(Type.Object({ lead_id: Id, at: Timestamp, text: Type.String() })),
  contact_messages: PersonalData.properties.contact_messages,
  event_registrations: PersonalData.properties.event_registrations,
  form_answers: PersonalData.properties.form_answers,
  chat_messages: PersonalData.properties.chat_messages,
})

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const

/** Data export and erasure, which every person can request. */
export const personalDataApi = {
  exportData: {
    method: 'POST',
    url: '/api/leads/:id/personal-data/',
    schema: {
      summary: 'Export all data about a person; the audit log records the export',
      params: IdParams,
      response: { 200: PersonalData },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  erase: {
    method: 'POST',
    url: '/api/leads/:id/erase/',
    schema: {
      summary:
        'Erase the personal data of a lead permanently, confirmed by its name; the date and source of its enquiries stay anonymously for the reports',
      params: IdParams,
      body: Type.Object({ name: Text(254) }),
      response: { 204: NoContent },
    },
    config: { ...config, right: 'leads:erase', reauthentication: 'recent' },
  },
  exportGuardian: {
    method: 'POST',
    url: '/api/guardians/:id/personal-data/',
    schema: {
      summary: 'Export all data about a guardian; the audit log records the export',
      params: IdParams,
      response: { 200: GuardianData },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  eraseGuardian: {
    method: 'POST',
    url: '/api/guardians/:id/erase/',
    schema: {
      summary:
        'Erase the personal data of a guardian permanently, confirmed by its name; enquiries stay in the timelines of the students without text',
      params: IdParams,
      body: Type.Object({ name: Text(254) }),
      response: { 204: NoContent },
    },
    config: { ...config, right: 'leads:erase', reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>

/** The text to type before a lead is erased: its name, else a phone or an e-mail. */
export const nameToConfirm = ({
  name,
  phones,
  emails,
}: Pick<LeadDetails, 'name' | 'phones' | 'emails'>) =>
  [name, ...phones, ...emails].map(toSingleLine).find((text) => toCompared(text) !== '') ??
  'Unnamed lead'

/** Compares the typed name with the stored one, ignoring invisible characters. */
export const matchesName = (expected: string, typed: string) =>
  toCompared(expected) === toCompared(typed)

const toCompared = (text: string) => foldText(toSingleLine(text))

/**
 * Returns one line that the contract accepts, also for values of earlier versions. Removes invisible
 * characters except joiners and emoji variants, which change other characters.
 */
const toSingleLine = (text: string) =>
  text
    .replace(/(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
