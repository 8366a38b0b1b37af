import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#app/contract/languages.ts'
import { selectPublished } from '#app/features/pages/server/store.ts'
import { containsText } from '#database/sql-dialect.ts'
import type { AnswersQuery, CountedForm, ListedAnswers } from '../contract.ts'
import { readTitles, selectAnswers, toAnswers } from './answers.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns answers for the office, newest first by default, and the number of matches. */
export async function list(
  { db, services }: Pick<FastifyInstance, 'db' | 'services'>,
  query: AnswersQuery,
) {
  const { limit = 1000, offset = 0, before, sort = '-created_at', q, form, state, days } = query
  let matching = selectAnswers(db).where('spam_reason', state === 'spam' ? 'is not' : 'is', null)
  if (form) matching = matching.where('form_id', '=', form.toLowerCase())
  if (days) {
    const since = new Date(Date.now() - Number(days) * DAY_MS).toISOString()
    matching = matching.where('created_at', '>', since)
  }
  if (q) matching = matching.where(containsText(db, ['name', 'email', 'phone'], q))
  const isAscending = sort === 'created_at'
  // Ids sort by age.
  const rest = before
    ? matching.where('id', isAscending ? '>' : '<', before.toLowerCase())
    : matching
  const [rows, { total }] = await Promise.all([
    rest
      .orderBy('id', isAscending ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching
      .clearSelect()
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const forms = await readTitles(
    db,
    rows.map(({ form_id }) => form_id),
  )
  // A deleted lead cannot be opened.
  const leads = await services.leads.listNames(
    db,
    rows.flatMap(({ lead_id }) => lead_id ?? []),
  )
  const answers = (await toAnswers(db, services, rows)).map((row): ListedAnswers => {
    const lead_id = row.lead_id && leads.has(row.lead_id) ? row.lead_id : null
    return { ...row, lead_id, form_title: forms.get(row.form_id)?.title ?? '' }
  })
  return { answers, total: Number(total) }
}

/** Returns published forms and those with answers, by title. */
export async function listForms({ db }: Pick<FastifyInstance, 'db'>): Promise<CountedForm[]> {
  const [published, counts] = await Promise.all([
    selectPublished(db)
      .select('pages.id')
      .where('type', '=', 'form')
      .where('language', '=', defaultLanguage)
      .execute(),
    db
      .selectFrom('form_answers')
      .select((count) => ['form_id', count.fn.countAll<number>().as('answers')])
      .where('spam_reason', 'is', null)
      .groupBy('form_id')
      .execute(),
  ])
  const counted = new Map(counts.map(({ form_id, answers }) => [form_id, Number(answers)]))
  const forms = await readTitles(db, [...published.map(({ id }) => id), ...counted.keys()])
  return [...forms]
    .map(([id, form]) => ({ id, ...form, answers: counted.get(id) ?? 0 }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
}
