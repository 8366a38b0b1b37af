import { type Static, Type } from 'typebox'
import {
  Day,
  Id,
  IdParams,
  MultilineText,
  NoContent,
  OptionalMultilineText,
  singleLine,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'
import { LeadFile, MAX_FILES } from './files-contract.ts'

export const documentKinds = [
  'passport',
  'citizenship',
  'transcript',
  'provisional',
  'character',
  'migration',
  'recommendation',
  'language_test',
  'bank_balance',
  'loan_letter',
  'income',
  'relationship',
  'tax_clearance',
  'noc',
  'medical',
  'police_report',
  'offer',
  'enrolment',
  'photo',
  'cv',
  'statement',
  'experience',
  'other',
] as const
/** Names of the kinds. */
export const documentKindLabels: Record<(typeof documentKinds)[number], string> = {
  passport: 'Passport',
  citizenship: 'Citizenship certificate',
  transcript: 'Transcript',
  provisional: 'Provisional certificate',
  character: 'Character certificate',
  migration: 'Migration certificate',
  recommendation: 'Recommendation letter',
  language_test: 'Language test',
  bank_balance: 'Bank balance',
  loan_letter: 'Loan letter',
  income: 'Proof of income',
  relationship: 'Relationship certificate',
  tax_clearance: 'Tax clearance',
  noc: 'No objection certificate (NOC)',
  medical: 'Medical report',
  police_report: 'Police report',
  offer: 'Offer letter',
  enrolment: 'CAS, CoE, I-20 or COE',
  photo: 'Photo',
  cv: 'CV or résumé',
  statement: 'Statement of purpose',
  experience: 'Work experience',
  other: 'Other',
}
const Kind = Type.Enum([...documentKinds])
export type DocumentKind = Static<typeof Kind>

export const documentStates = [
  'needed',
  'asked',
  'received',
  'verified',
  'rejected',
  'not_needed',
] as const
const State = Type.Enum([...documentStates])
export type DocumentState = Static<typeof State>

/** States of a document that the student must still bring. */
export const pendingStates = ['needed', 'asked', 'rejected'] as const

/** Days before the end of a document on which the office is warned; Today shows it from the first on. */
export const expiryWarningDays = [60, 30, 7] as const

const Whose = Type.Enum(['student', 'sponsor'])

/** Kinds of documents that show the funds, which a sponsor may have instead of the student. */
const kindsOfSponsors: DocumentKind[] = [
  'bank_balance',
  'loan_letter',
  'income',
  'relationship',
  'tax_clearance',
]

/** Whether the document is one that the student needs: the passport of a sponsor is not. */
export const isForStudent = ({ kind, whose }: Pick<StudentDocument, 'kind' | 'whose'>) =>
  whose === 'student' || kindsOfSponsors.includes(kind)

/** How a document was verified. */
export const verificationMethods = [
  'original',
  'register',
  'qr_code',
  'phone',
  'email',
  'score_service',
] as const
const Method = Type.Enum([...verificationMethods])
export type VerificationMethod = Static<typeof Method>

/** Limit per lead, including its merged leads. */
export const MAX_DOCUMENTS = 100

const DayOrNull = Type.Union([Day, Type.Null()])

const details = {
  kind: Kind,
  /** Its name; '' for the name of its kind. Required for the kind 'other'. */
  title: Text(300, 0),
  whose: Whose,
  /** The office, university or bank that issued it. */
  issuer: Text(200, 0),
  issued_on: DayOrNull,
  valid_until: DayOrNull,
  /** The day by which the student must bring it. */
  due_on: DayOrNull,
  note: MultilineText(1000, 0),
}

/** A document of a student or sponsor with its files, which are pages or versions. */
export const StudentDocument = Type.Object({
  id: Id,
  ...details,
  state: State,
  /** Why it was rejected; '' in other states. */
  reject_reason: Type.String(),
  /** Whether it came with a chat, with which it is deleted. */
  is_from_chat: Type.Boolean(),
  /** Whether it came with a form, with whose answers it is deleted. */
  is_from_form: Type.Boolean(),
  /** Null also if it was verified before verifications were recorded. */
  verification: Type.Union([
    Type.Object({
      how: Method,
      /** Name of the administrator. */
      by: Type.String(),
      at: Timestamp,
      note: Type.String(),
      /** The file among `files` that proves it. */
      file_id: Type.Union([Id, Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** In the order of their pages; of equal documents of merged leads as well. */
  files: Type.Array(LeadFile),
})
export type StudentDocument = Static<typeof StudentDocument>

/** A file that another lead has as well, with the same bytes. */
export const SameFile = Type.Object({
  file_id: Id,
  /** The other lead. */
  lead_id: Id,
  lead_name: Type.String(),
})
export type SameFile = Static<typeof SameFile>

/** A document that ends soon or has ended. */
export const ExpiringDocument = Type.Object({
  id: Id,
  kind: Kind,
  title: Type.String(),
  valid_until: Type.String(),
  lead_id: Id,
  lead_name: Type.String(),
})
export type ExpiringDocument = Static<typeof ExpiringDocument>

const NewDocument = Type.Object({
  kind: Kind,
  title: Type.Optional(details.title),
  whose: Type.Optional(Whose),
  issuer: Type.Optional(details.issuer),
  issued_on: Type.Optional(DayOrNull),
  valid_until: Type.Optional(DayOrNull),
  due_on: Type.Optional(DayOrNull),
  note: Type.Optional(details.note),
})
export type NewDocument = Static<typeof NewDocument>

const changes = { ...details, state: State, reject_reason: MultilineText(500, 0) }
const DocumentChange = Type.Partial(Type.Object(changes))
export type DocumentChange = Static<typeof DocumentChange>

const Verification = Type.Object({
  how: Method,
  note: OptionalMultilineText(1000),
  file: Type.Optional(Type.String(singleLine)),
})

/** Documents of a country's guide that the lead does not have yet. */
const GuideSuggestion = Type.Object({
  /** Country code of ISO 3166. */
  country: Type.String(),
  /** The country's name as used in a sentence. */
  name: Type.String(),
  titles: Type.Array(Type.String()),
})
export type GuideSuggestion = Static<typeof GuideSuggestion>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const
const readConfig = { ...config, keyRight: 'documents:read' } as const
const writeConfig = { ...config, keyRight: 'documents:write' } as const
const leadUrl = '/api/leads/:id/documents/'
const url = '/api/student-documents/:id/'
const Documents = Type.Array(StudentDocument)

/** Documents of students. Their files are added and downloaded by the calls of files. */
export const studentDocumentsApi = {
  list: {
    method: 'GET',
    url: leadUrl,
    schema: {
      summary: 'List the documents of a lead with their files, in order',
      params: IdParams,
      response: { 200: Documents },
    },
    config: readConfig,
  },
  listSuggestions: {
    method: 'GET',
    url: `${leadUrl}suggestions/`,
    schema: {
      summary: 'List the guides’ documents that a lead does not have yet, by preferred country',
      params: IdParams,
      querystring: LanguageQuery,
      response: { 200: Type.Array(GuideSuggestion) },
    },
    config: readConfig,
  },
  addSuggested: {
    method: 'POST',
    url: `${leadUrl}suggestions/`,
    schema: {
      summary: 'Add the missing documents from the guide of a country',
      params: IdParams,
      querystring: LanguageQuery,
      body: Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$' }) }),
      response: { 200: Documents },
    },
    config: writeConfig,
  },
  addNeeded: {
    method: 'POST',
    url: `${leadUrl}needed/`,
    schema: {
      summary:
        'Add a needed document of each of these kinds that the lead does not have. Returns the added ones',
      params: IdParams,
      body: Type.Object({
        kinds: Type.Array(Kind, { minItems: 1, maxItems: documentKinds.length, uniqueItems: true }),
      }),
      response: { 200: Documents },
    },
    config,
  },
  add: {
    method: 'POST',
    url: leadUrl,
    schema: {
      summary: 'Add a document that a lead needs',
      params: IdParams,
      body: NewDocument,
      response: { 201: StudentDocument },
    },
    config: writeConfig,
  },
  order: {
    method: 'POST',
    url: `${leadUrl}order/`,
    schema: {
      summary: 'Reorder the documents of a lead; `ids` contains each document once',
      params: IdParams,
      body: Type.Object({ ids: Type.Array(Id, { maxItems: MAX_DOCUMENTS * 2 }) }),
      response: { 200: Documents },
    },
    config: writeConfig,
  },
  download: {
    method: 'POST',
    url: `${leadUrl}zip/`,
    schema: {
      summary:
        'Download documents of a lead as a ZIP file, in their order; photos are upright and without location. The audit log records the download',
      params: IdParams,
      body: Type.Object({
        /** The documents; without it all of them. */
        ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_DOCUMENTS * 2 })),
      }),
      response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }) },
    },
    config: readConfig,
  },
  change: {
    method: 'PATCH',
    url,
    schema: {
      summary:
        'Update a document; omitted fields stay unchanged. The state `rejected` needs a `reject_reason`; `verified` has its own call',
      params: IdParams,
      body: bodyWithSeen(DocumentChange.properties),
      response: { 200: StudentDocument },
    },
    config: writeConfig,
  },
  orderFiles: {
    method: 'POST',
    url: `${url}files/order/`,
    schema: {
      summary: 'Reorder the pages of a document; `ids` contains each file that is no proof once',
      params: IdParams,
      body: Type.Object({ ids: Type.Array(Id, { maxItems: MAX_FILES }) }),
      response: { 200: StudentDocument },
    },
    config,
  },
  downloadPdf: {
    method: 'POST',
    url: `${url}pdf/`,
    schema: {
      summary:
        'Download the photos of a document as one PDF, upright and without location. The audit log records the download',
      params: IdParams,
      response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }) },
    },
    config,
  },
  verify: {
    method: 'POST',
    url: `${url}verify/`,
    schema: {
      summary: 'Verify a document with its proof: a file, a note or both',
      params: IdParams,
      body: Verification,
      response: { 200: StudentDocument },
    },
    config: { ...config, upload: 'file', acceptsAnyFile: true },
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Delete a document with its files',
      params: IdParams,
      response: { 204: NoContent },
    },
    config: writeConfig,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Restore a document with its files within 30 days after its deletion',
      params: IdParams,
      response: { 200: StudentDocument },
    },
    config: writeConfig,
  },
} satisfies Record<string, Endpoint>

const kindPatterns: [kind: DocumentKind, pattern: RegExp][] = [
  ['passport', /passport|rahadani|राहदानी/i],
  ['citizenship', /citizenship|nagarikta|नागरिकता/i],
  ['transcript', /mark ?sheet|\bmarks|transcript|\bgrades?\b|\bslc\b|\bsee\b|लब्धाङ्क|ट्रान्सक्रिप्ट/i],
  ['provisional', /provisional/i],
  ['character', /character/i],
  ['migration', /migration/i],
  ['recommendation', /recommendation|\blor\b|reference letter/i],
  ['language_test', /ielts|\bpte\b|toefl|duolingo|\bjlpt\b|\btopik\b|\bnat test\b/i],
  ['enrolment', /\bcoe\b|\bi ?20\b|\bcas\b/i],
  ['offer', /offer/i],
  ['loan_letter', /\bloan\b|ऋण/i],
  ['tax_clearance', /\btax\b|कर चुक्ता/i],
  ['bank_balance', /bank|balance|बैंक/i],
  ['income', /income|आय/i],
  ['relationship', /relationship|नाता/i],
  ['noc', /\bnoc\b|no objection/i],
  ['medical', /medical|\btb\b|x ?ray/i],
  ['police_report', /police/i],
  ['cv', /\bcv\b|resume|résumé/i],
  ['statement', /\bsop\b|statement of purpose|motivation/i],
  ['experience', /experience|employment/i],
  ['photo', /photo|फोटो/i],
]

/** Guesses the kind of a document from its name or that of its file. */
export function guessKind(name: string): DocumentKind {
  const normalized = name.normalize().replaceAll(/[-_.]+/g, ' ')
  return kindPatterns.find(([, pattern]) => pattern.test(normalized))?.[0] ?? 'other'
}
