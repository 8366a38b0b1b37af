import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  MultilineText,
  OptionalMultilineText,
  OptionalText,
  Phone,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'
import { spamReasons } from '#app/features/contacts/contract.ts'
import type { FormField } from './definition-contract.ts'

/** The page that answers a form, for example /forms/send?form=assessment. */
export const sending = {
  path: '/forms/send',
  fields: ['form'],
  maxLength: 80,
  fileLimits: { maxFiles: 20, maxBytes: 20 * 1024 * 1024 },
}
/** The page after a form was sent. */
export const sent = { path: '/forms/sent', fields: ['form'], maxLength: 80 }

/** A field as visitors see it. */
export interface ShownField extends FormField {
  /** The language of its texts, if it is another one than that of the form. */
  language?: string
}

/** A published form as visitors see it. */
export interface ShownForm {
  /** The id and the slug of its source page. */
  id: string
  slug: string
  /** The address of its page in this language. */
  address: string
  title: string
  /** The language of its texts. */
  language: string
  fields: ShownField[]
  /** '' for the text of the contact form. */
  consent: string
  asks_consent: boolean
  /** '' for “Send”. */
  button: string
  thanks: string
}

const NewAnswers = Type.Object({
  /** The id of the form. */
  form: Id,
  name: Text(120),
  email: Email,
  phone: Phone,
  /**
   * The values by the key of the field. A test score is the name of the test and the score. Files come with
   * the form of the page; values of their fields are ignored.
   */
  answers: Type.Record(
    Type.String({ pattern: '^[a-z][a-z0-9]{7}$' }),
    Type.Array(MultilineText(5000, 0), { maxItems: 60 }),
  ),
  /** Whether the visitor has ticked the consent. */
  is_agreed: Type.Optional(Type.Boolean()),
  /** Honeypot: a hidden field that only spam programs fill in. */
  website: OptionalMultilineText(2000),
  /** Traffic source in the format of `readOrigin`; a hidden field. */
  origin: OptionalText(2000),
  /** Consent text shown in the form; a hidden field. */
  consent: OptionalMultilineText(500),
  /** The path of the page with the form; a hidden field. */
  page: OptionalText(200),
  /** The language of the visitor's page; default: en. */
  language: Type.Optional(Language),
})
export type NewAnswers = Static<typeof NewAnswers>

/** The slug of the form, whose page says what happens next. */
const SentAnswers = Type.Object({ id: Id, slug: Type.String() })

/** An answer with the question as it was asked, in the language of the source page. */
export const Answer = Type.Object({
  key: Type.String(),
  label: Type.String(),
  /** The names of files. */
  text: Type.String(),
  /** Files that are not deleted. */
  files: Type.Optional(
    Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        /** Size in bytes. */
        size: Type.Integer(),
        /** Whether a virus scanner has accepted it. */
        is_scanned: Type.Boolean(),
      }),
    ),
  ),
})
export type Answer = Static<typeof Answer>

const fields = {
  id: Id,
  form_id: Id,
  /** The lead; null for spam. */
  lead_id: Type.Union([Id, Type.Null()]),
  spam_reason: Type.Union([Type.Enum([...spamReasons]), Type.Null()]),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  answers: Type.Array(Answer),
  language: Type.String(),
  /** The path of the page with the form. */
  page: Type.String(),
  created_at: Timestamp,
}
/** The answers that a person has sent with a form. */
export const FormAnswers = Type.Object(fields)
export type FormAnswers = Static<typeof FormAnswers>

const ListedAnswers = Type.Object({ ...fields, form_title: Type.String() })
export type ListedAnswers = Static<typeof ListedAnswers>

/** A form with the number of its answers. */
const CountedForm = Type.Object({
  id: Id,
  title: Type.String(),
  answers: Type.Integer(),
  /** Its questions, for the columns of a CSV file. */
  questions: Type.Array(Type.Object({ key: Type.String(), label: Type.String() })),
})
export type CountedForm = Static<typeof CountedForm>

const AnswersQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Returns the answers after these in the order of the list. */
  before: Type.Optional(Id),
  sort: Type.Optional(Type.Enum(['created_at', '-created_at'])),
  /** Part of the name, the e-mail address or the phone. */
  q: OptionalText(200),
  form: Type.Optional(Id),
  state: Type.Optional(Type.Enum(['spam'])),
  /** Of the last days. */
  days: Type.Optional(Type.Enum(['7', '30', '90', '365'])),
})
export type AnswersQuery = Static<typeof AnswersQuery>

const url = '/api/form-answers/'
const config = { access: 'administrator', right: 'contacts:work' } as const

export const formsApi = {
  send: {
    method: 'POST',
    url,
    schema: {
      summary: 'Send the answers of a form; a repeat within 10 minutes returns 200',
      body: NewAnswers,
      response: { 200: SentAnswers, 201: SentAnswers },
    },
    config: { access: 'anyone' },
  },
  list: {
    method: 'GET',
    url,
    schema: {
      summary:
        'List the answers of forms, newest first by default; X-Total-Count is the number of matches',
      querystring: AnswersQuery,
      response: { 200: Type.Array(ListedAnswers) },
    },
    config,
  },
  listForms: {
    method: 'GET',
    url: `${url}forms/`,
    schema: {
      summary: 'List published forms and those with answers, by title',
      response: { 200: Type.Array(CountedForm) },
    },
    config,
  },
  readFile: {
    method: 'GET',
    url: `${url}:id/files/:file_id/`,
    schema: {
      summary: 'Download a file that was sent with a form; the audit log records the download',
      params: Type.Object({ id: Id, file_id: Id }),
      response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }) },
    },
    config,
  },
  markNotSpam: {
    method: 'POST',
    url: `${url}:id/not-spam/`,
    schema: {
      summary: 'Create the lead of answers that are not spam',
      params: IdParams,
      response: { 200: FormAnswers },
    },
    config,
  },
} satisfies Record<string, Endpoint>
