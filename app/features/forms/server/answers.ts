import type { FastifyInstance } from 'fastify'
import type { Expression, SqlBool } from 'kysely'
import { v7 as newId } from 'uuid'
import { dayIn } from '#app/contract/date-format.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import {
  Conflict,
  type FieldError,
  NotFound,
  ValidationError,
} from '#app/platform/server/http/errors.ts'
import { readSentOrigin } from '#app/platform/server/http/origin.ts'
import { consumeLimit, type Limit, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { findSentForm } from '#app/platform/server/uploads/sent-form.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import { listShown } from '../conditions-contract.ts'
import type { FormAnswers, NewAnswers } from '../contract.ts'
import { type FormContent, hasLength } from '../definition-contract.ts'
import { error } from './answer-errors.ts'
import { type CheckedFiles, checkFiles, scanFiles } from './check-files.ts'
import { findForm, toContent } from './published-forms.ts'
import { type EnquiryValues, readAnswers, type StoredAnswer } from './read-answers.ts'

const REPEAT_MS = 10 * 60 * 1000

/** Answers as they are stored. */
type StoredAnswers = Omit<FormAnswers, 'answers'> & { answers: StoredAnswer[] }
type AnswersRow = StoredAnswers & { origin: string; consent: string; values: EnquiryValues }

/** Forms with files whose answers are right, of one address. */
const formsPerAddress: Limit = { times: 20, seconds: 60 * MINUTES }
/** Files that were sent with one form; a flood of them fills no disk. */
const filesPerForm: Limit = { times: 200, seconds: 60 * MINUTES }

interface Sender {
  /** As limits count it. */
  address: string
  /** false for people of the office. */
  checksSpam: boolean
}

/**
 * Stores the answers with their lead, or as spam without one. Returns the existing answers if the
 * same were sent within 10 minutes. Throws NotFound and ValidationError.
 */
export async function add(app: FastifyInstance, sent: NewAnswers, { address, checksSpam }: Sender) {
  const { services } = app
  const form = await findForm(app, sent.form)
  if (!form) throw new NotFound('Form')
  const content = toContent(form.source)
  const { answers, values, files, errors } = await validate(app, content, sent)
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  if (files.size > 0) {
    await consumeLimit(app, formsPerAddress, address)
    await consumeLimit(app, filesPerForm, form.source.id)
  }
  const { errors: infected, isScanned } = await scanFiles(app, files)
  if (Object.keys(infected).length > 0) throw new ValidationError(toFieldPaths(infected))
  const { slug } = content
  const message = toMessage(sent, content)
  const { hash: text_hash } = services.spam.hashText(message.message)
  return app.db.transaction().execute(async (db) => {
    await acquireLocks(db, 'form_answers', [sent.email.toLowerCase(), `text ${text_hash}`])
    const row: AnswersRow = { ...toRow(sent, form.source.id), answers, values }
    const existing = await findSame(db, row)
    if (existing) return { ...existing, slug, isNew: false }
    const spam_reason: FormAnswers['spam_reason'] = checksSpam
      ? ((await services.spam.findSpamReason(app, db, message, app.isSuggested)) ?? null)
      : null
    const lead_id = spam_reason ? null : await recordLead(app, db, form.source.title, row)
    const { values: enquiry, ...stored } = { ...row, lead_id, spam_reason }
    await db
      .insertInto('form_answers')
      .values({
        ...stored,
        text_hash,
        answers: JSON.stringify(answers),
        enquiry: JSON.stringify(enquiry),
      })
      .execute()
    // Programs fill in the hidden field.
    const kept = spam_reason === 'hidden_field' ? [] : listAccepted(files, answers)
    if (lead_id && kept.length > 0) await checkLead(app, db, lead_id, files)
    await services.formFiles.add(
      db,
      row.id,
      kept.map(({ name, type, bytes }) => ({
        lead_id,
        form_answers_id: row.id,
        name,
        type,
        bytes,
        isScanned,
        author_id: '',
      })),
    )
    return { id: row.id, slug, spam_reason, isNew: true }
  })
}

/** Throws ValidationError if the lead can have no more files. */
async function checkLead(app: FastifyInstance, db: Database, leadId: string, files: CheckedFiles) {
  const all = [...files.values()].flatMap(({ accepted = [] }) => accepted)
  try {
    await app.services.formFiles.checkLimits(app, db, leadId, all)
  } catch (refusal) {
    if (!(refusal instanceof Conflict)) throw refusal
    const errors = [...files.keys()].map((key) => [key, error('files_full')] as const)
    throw new ValidationError(toFieldPaths(Object.fromEntries(errors)))
  }
}

/** Returns the files of the answers in the order of the questions. */
const listAccepted = (files: CheckedFiles, answers: StoredAnswer[]) =>
  answers.flatMap(({ key }) => files.get(key)?.accepted ?? [])

const toFieldPaths = (errors: Record<string, FieldError>): Record<string, FieldError> =>
  Object.fromEntries(Object.entries(errors).map(([key, each]) => [`answers.${key}`, each]))

/** Reads the answers by the published form. Returns the errors by the name of the field. */
async function validate(
  app: FastifyInstance,
  { fields, asks_consent }: FormContent,
  sent: Pick<NewAnswers, 'answers' | 'is_agreed'>,
) {
  const { time_zone } = await app.office.read()
  const files = await checkFiles(app, listShown(fields, sent.answers), findSentForm())
  const today = dayIn(time_zone, new Date())
  const { errors: found, ...read } = readAnswers(fields, sent.answers, files, today)
  const errors = toFieldPaths(found)
  if (asks_consent && !sent.is_agreed) errors.is_agreed = error('agree')
  return { ...read, files, errors }
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

/** Selects answers as `toAnswers` reads them. */
export const selectAnswers = (db: Database) =>
  db.selectFrom('form_answers').select(columns).select('answers')

const parseAnswers = <Row extends { answers: string }>({ answers, ...row }: Row) => ({
  ...row,
  answers: JSON.parse(answers) as StoredAnswer[],
})

type SelectedAnswers = Awaited<ReturnType<ReturnType<typeof selectAnswers>['execute']>>[number]

/** Returns answers as the API does, with their files that are not deleted. */
export async function toAnswers(
  db: Database,
  { formFiles }: Pick<Services, 'formFiles'>,
  rows: SelectedAnswers[],
): Promise<FormAnswers[]> {
  const parsed = rows.map(parseAnswers)
  const withFiles = parsed.filter(({ answers }) => answers.some(({ hashes }) => hashes))
  const files = await formFiles.listByAnswers(
    db,
    withFiles.map(({ id }) => id),
  )
  const own = Map.groupBy(files, ({ form_answers_id }) => form_answers_id)
  return parsed.map(({ answers, ...row }) => ({
    ...row,
    answers: answers.map(({ hashes, ...answer }) => ({
      ...answer,
      files:
        hashes &&
        (own.get(row.id) ?? [])
          .filter(({ sha256 }) => hashes.includes(sha256 ?? ''))
          .map(({ id, name, size, is_scanned }) => ({
            id,
            name,
            size,
            is_scanned: is_scanned === 1,
          })),
    })),
  }))
}

export async function find(
  { services }: Pick<AppContext, 'services'>,
  db: Database,
  id: string,
): Promise<FormAnswers | undefined> {
  const rows = await selectAnswers(db).where('id', '=', id).execute()
  return (await toAnswers(db, services, rows))[0]
}

/** Whether there are answers with these written texts. */
export async function hasText(db: Database, hash: string, condition: Expression<SqlBool>) {
  const found = await db
    .selectFrom('form_answers')
    .select('id')
    .where('text_hash', '=', hash)
    .where(condition)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
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
  const lead_id = await recordLead(app, db, title, { ...parseAnswers(row), values })
  await db
    .updateTable('form_answers')
    .set({ lead_id, spam_reason: null, not_spam_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  await app.services.formFiles.setLead(db, [id], lead_id)
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
