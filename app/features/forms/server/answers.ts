import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { dayIn } from '#app/contract/date-format.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { type FieldError, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { readSentOrigin } from '#app/platform/server/http/origin.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { FormAnswers, NewAnswers } from '../contract.ts'
import { type FormContent, hasLength } from '../definition-contract.ts'
import { findForm, toContent } from './published-forms.ts'
import { type EnquiryValues, error, readAnswers } from './read-answers.ts'

const REPEAT_MS = 10 * 60 * 1000

/** Answers as they are stored. */
export type AnswersRow = FormAnswers & { origin: string; consent: string; values: EnquiryValues }

/**
 * Stores the answers with their lead, or as spam without one. Returns the existing answers if the
 * same were sent within 10 minutes. Throws NotFound and ValidationError.
 * @param checksSpam false for people of the office
 */
export async function add(app: FastifyInstance, sent: NewAnswers, checksSpam: boolean) {
  const { services } = app
  const form = await findForm(app, sent.form)
  if (!form) throw new NotFound('Form')
  const { answers, values, errors } = await validate(app, toContent(form.source), sent)
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  const { slug } = form.source.content
  return app.db.transaction().execute(async (db) => {
    await acquireLock(db, 'form_answers', sent.email.toLowerCase())
    const row: AnswersRow = { ...toRow(sent, form.source.id), answers, values }
    const existing = await findSame(db, row)
    if (existing) return { ...existing, slug, isNew: false }
    const message = toMessage(sent, toContent(form.source))
    const spam_reason: FormAnswers['spam_reason'] = checksSpam
      ? ((await services.spam.findSpamReason(db, message, app.isSuggested)) ?? null)
      : null
    const lead_id = spam_reason ? null : await recordLead(app, db, form.source.title, row)
    const { values: enquiry, ...stored } = { ...row, lead_id, spam_reason }
    await db
      .insertInto('form_answers')
      .values({
        ...stored,
        answers: JSON.stringify(answers),
        enquiry: JSON.stringify(enquiry),
      })
      .execute()
    return { id: row.id, slug, spam_reason, isNew: true }
  })
}

/** Reads the answers by the published form. Returns the errors by the name of the field. */
async function validate(
  app: FastifyInstance,
  { fields, asks_consent }: FormContent,
  sent: Pick<NewAnswers, 'answers' | 'is_agreed'>,
) {
  const { time_zone } = await app.office.read()
  const { errors: found, ...read } = readAnswers(fields, sent.answers, dayIn(time_zone, new Date()))
  const errors: Record<string, FieldError> = Object.fromEntries(
    Object.entries(found).map(([key, each]) => [`answers.${key}`, each]),
  )
  if (asks_consent && !sent.is_agreed) errors.is_agreed = error('agree')
  return { ...read, errors }
}

/** Returns the errors of answers that are not stored. */
export async function findErrors(app: FastifyInstance, sent: NewAnswers) {
  const form = await findForm(app, sent.form)
  return form ? (await validate(app, toContent(form.source), sent)).errors : {}
}

function toRow(sent: NewAnswers, form_id: string) {
  const { name, email, phone, language = defaultLanguage, consent = '', origin = '' } = sent
  const { page = '' } = readSentOrigin(`page=${encodeURIComponent(sent.page ?? '')}`)
  return {
    id: newId(),
    form_id,
    lead_id: null,
    spam_reason: null,
    name,
    email,
    phone,
    language,
    page: page.startsWith('/') ? page : '',
    origin,
    consent,
    created_at: new Date().toISOString(),
  }
}

/** Returns what the spam rules of the contact form read. */
function toMessage(
  { name, email, phone, website, answers }: NewAnswers,
  { fields }: Pick<FormContent, 'fields'>,
) {
  const written = fields.filter(({ kind }) => hasLength(kind))
  const message = written.flatMap(({ key }) => answers[key] ?? []).join('\n')
  return { name, email, phone, website, message }
}

/** Finds the same answers that were sent shortly before. */
function findSame(db: Database, { form_id, name, email, phone, answers, created_at }: AnswersRow) {
  const since = new Date(Date.parse(created_at) - REPEAT_MS).toISOString()
  return db
    .selectFrom('form_answers')
    .select(['id', 'spam_reason'])
    .where((is) => is.and({ form_id, name, email, phone, answers: JSON.stringify(answers) }))
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/** Records the answers as an enquiry. Returns the id of its lead. */
export async function recordLead(
  app: Pick<FastifyInstance, 'services'>,
  db: Database,
  title: string,
  { name, email, phone, language, page, origin, consent, created_at: at, ...row }: AnswersRow,
) {
  const { countries, test_scores } = row.values
  const lines = row.answers.map(({ label, text }) =>
    text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`,
  )
  const sentOrigin = readSentOrigin(origin)
  const enquiry: Enquiry = {
    channel: 'form',
    person: { name, email, phone },
    countries,
    language,
    text: [title, ...lines].join('\n'),
    at,
    origin: { ...sentOrigin, page: page || sentOrigin.page },
    consent,
    initialValues: test_scores ? { test_scores } : undefined,
    notifiesOffice: true,
  }
  const { id } = await app.services.leads.recordEnquiry(db, enquiry)
  return id
}

const columns = [
  'id',
  'form_id',
  'lead_id',
  'spam_reason',
  'name',
  'email',
  'phone',
  'language',
  'page',
  'created_at',
] as const

/** Selects answers as the API returns them. */
export const selectAnswers = (db: Database) =>
  db.selectFrom('form_answers').select(columns).select('answers')

export const toAnswers = <Row extends { answers: string }>({ answers, ...row }: Row) => ({
  ...row,
  answers: JSON.parse(answers) as FormAnswers['answers'],
})

export async function find(db: Database, id: string): Promise<FormAnswers | undefined> {
  const row = await selectAnswers(db).where('id', '=', id).executeTakeFirst()
  return row && toAnswers(row)
}

/** Creates the lead of answers that are not spam. */
export async function markNotSpam(
  app: FastifyInstance,
  db: Database,
  { id, form_id }: FormAnswers,
) {
  const row = await db
    .selectFrom('form_answers')
    .selectAll()
    .where('id', '=', id)
    .where('lead_id', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const { title = '' } = (await readTitles(db, [form_id])).get(form_id) ?? {}
  const values: EnquiryValues = JSON.parse(row.enquiry)
  const lead_id = await recordLead(app, db, title, { ...toAnswers(row), values })
  await db
    .updateTable('form_answers')
    .set({ lead_id, spam_reason: null })
    .where('id', '=', id)
    .execute()
}

/** Reads titles and fields of forms by id as they were last published, also of archived ones. */
export async function readTitles(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.number', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'page_versions.title', 'content'])
    .where('pages.id', 'in', [...new Set([...ids, ''])])
    .execute()
  return new Map(
    rows.map(({ id, title, content }) => {
      const { fields } = toContent({ content: JSON.parse(content) })
      return [id, { title, questions: fields.map(({ key, label }) => ({ key, label })) }]
    }),
  )
}
