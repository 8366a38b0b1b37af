import { type Static, Type } from 'typebox'
import { MultilineText, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'
import type { WordName } from '#app/contract/office-words.ts'

export interface WordField {
  name: WordName
  label: string
  /** Where visitors read the text. */
  help: string
  maxLength: number
  isMultiline?: boolean
}

export interface WordGroup {
  title: string
  fields: WordField[]
}

/** The texts that the office can change, as the screen groups them. */
export const wordGroups: WordGroup[] = [
  {
    title: 'Chat',
    fields: [
      {
        name: 'chat_welcome',
        label: 'First welcome message',
        help: 'Sent in your name when a visitor opens the chat for the first time.',
        maxLength: 300,
        isMultiline: true,
      },
      {
        name: 'chat_welcome_contact',
        label: 'Second welcome message',
        help: 'Sent after the first one.',
        maxLength: 300,
        isMultiline: true,
      },
      {
        name: 'chat_contact_open',
        label: 'Contact card while you are open',
        help: 'Below the welcome.',
        maxLength: 200,
      },
      {
        name: 'chat_contact_closed',
        label: 'Contact card while you are closed',
        help: 'Below the last message.',
        maxLength: 200,
      },
      {
        name: 'chat_privacy',
        label: 'Privacy notice in the chat',
        help: 'Above “Send details”. It is stored with the details. {office} is your short name.',
        maxLength: 400,
      },
      {
        name: 'chat_closed',
        label: 'Closed conversation',
        help: 'Below a conversation that you have closed.',
        maxLength: 200,
      },
    ],
  },
  {
    title: 'Contact form',
    fields: [
      { name: 'form_name', label: 'Name field', help: 'Above the field.', maxLength: 40 },
      { name: 'form_email', label: 'E-mail field', help: 'Above the field.', maxLength: 40 },
      { name: 'form_phone', label: 'Phone field', help: 'Above the field.', maxLength: 40 },
      {
        name: 'form_destination',
        label: 'Destination field',
        help: 'Above the field.',
        maxLength: 40,
      },
      { name: 'form_message', label: 'Message field', help: 'Above the field.', maxLength: 40 },
      {
        name: 'form_privacy',
        label: 'Privacy notice in the form',
        help: 'Above the button. It is stored with the message. {office} is your short name.',
        maxLength: 400,
      },
      { name: 'form_send', label: 'Button', help: 'Sends the form.', maxLength: 40 },
      {
        name: 'form_sent',
        label: 'Text after sending',
        help: 'Below “Message Sent Successfully!”.',
        maxLength: 160,
      },
      {
        name: 'form_received',
        label: 'Confirmation',
        help: 'Beside the button after sending, before the day of your reply.',
        maxLength: 160,
      },
    ],
  },
  {
    title: 'When you answer',
    fields: [
      {
        name: 'reply_by',
        label: 'Day of the reply',
        help: 'After sending the form, and in the chat while you are closed. {day} is calculated from your opening hours.',
        maxLength: 160,
      },
      {
        name: 'write_to_us',
        label: 'Invitation to write',
        help: 'At the end of services. {day} is the day of your reply.',
        maxLength: 200,
      },
      {
        name: 'search_ask',
        label: 'Search without results',
        help: '{day} is the day of your reply.',
        maxLength: 200,
      },
      {
        name: 'mail_reply_by',
        label: 'Automatic reply by e-mail',
        help: 'A sentence of the automatic reply in this language. {day} is the day of your reply.',
        maxLength: 160,
      },
    ],
  },
  {
    title: 'On many pages',
    fields: [
      {
        name: 'free_consultation',
        label: 'Main button',
        help: 'In the header and at the end of pages. It leads to the contact form.',
        maxLength: 24,
      },
      {
        name: 'guide_call',
        label: 'End of country guides',
        help: 'Beside the button. {address} is the address of your main branch.',
        maxLength: 300,
      },
      {
        name: 'scholarship_call',
        label: 'End of scholarships',
        help: 'Beside the button.',
        maxLength: 300,
      },
      {
        name: 'footer_intro',
        label: 'Footer',
        help: 'Below the name of your office.',
        maxLength: 200,
      },
    ],
  },
]

export const wordFields = wordGroups.flatMap(({ fields }) => fields)

/** The changed texts of one language by name. */
export type WordTexts = Partial<Record<WordName, string>>

const fieldSchemas = wordFields.map(({ name, maxLength, isMultiline }) => [
  name,
  Type.Optional(isMultiline ? MultilineText(maxLength) : Text(maxLength)),
])
const WordTexts = Type.Unsafe<WordTexts>(Type.Object(Object.fromEntries(fieldSchemas)))

const Revision = Type.Integer({ minimum: 0, maximum: 1_000_000 })

const Words = Type.Object({
  language: Language,
  /** Only the changed texts. */
  texts: WordTexts,
  /** Increases with each change, to detect concurrent edits. */
  revision: Revision,
  saved_at: Type.Union([Timestamp, Type.Null()]),
  saved_by: Type.String(),
})
export type Words = Static<typeof Words>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/words/'

export const wordsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List the texts of the site that the office has changed, for each language',
      response: { 200: Type.Array(Words) },
    },
    config,
  },
  save: {
    method: 'PUT',
    url,
    schema: {
      summary:
        'Replace the changed texts of a language; the others have their original wording; 409 if a colleague has changed them meanwhile',
      body: Type.Object({ language: Language, revision: Revision, texts: WordTexts }),
      response: { 200: Words },
    },
    config,
  },
} satisfies Record<string, Endpoint>
