import { Type } from 'typebox'
import { IdParams, Moment, NoContent, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { foldText } from '#app/contract/fold-text.ts'
import { Contact } from '#app/features/contacts/contract.ts'
import { WholeLead } from './contract.ts'
import { LeadFile } from './files-contract.ts'

/** Everything about a person, as it is handed over. */
const LeadRecord = Type.Object({
  /** Its files are listed; each is handed over as it is, by its own call. */
  lead: WholeLead,
  /** Those that were removed, and are not forgotten yet. */
  removed_files: Type.Array(LeadFile),
  /** What they sent by the contact form. */
  contact_messages: Type.Array(Contact),
  /** What was said with them in the chat, by them ('user') or by the office ('admin'). */
  chat_messages: Type.Array(
    Type.Object({
      user_id: Type.String(),
      seq: Type.Integer(),
      sender: Type.Enum(['user', 'admin']),
      message: Type.String(),
      created_at: Moment,
    }),
  ),
})

const config = { access: 'administrator', right: 'leads:work', rows: 'by-viewer' } as const

/** What everybody may ask of the office about themselves. */
export const privacyApi = {
  record: {
    method: 'POST',
    url: '/api/leads/:id/record/',
    schema: {
      summary: 'Export all data about a person; the audit log records the export',
      params: IdParams,
      response: { 200: LeadRecord },
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
} satisfies Record<string, Endpoint>

/** What is typed before a lead is erased: its name, or by what it is known where it has none. */
export const nameToType = ({
  name,
  phones,
  emails,
}: Pick<WholeLead, 'name' | 'phones' | 'emails'>) =>
  [name, ...phones, ...emails].map(toTypable).find((text) => toCompared(text) !== '') ??
  'Unnamed lead'

/** Compares the typed name with the stored one, ignoring invisible characters. */
export const isTyped = (expected: string, typed: string) =>
  toCompared(expected) === toCompared(typed)

const toCompared = (text: string) => foldText(toTypable(text))

/**
 * One line that the contract takes, also of what an earlier version stored: without invisible
 * characters but joiners and variants of emoji, which show in other characters.
 */
const toTypable = (text: string) =>
  text
    .replace(/(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
