import type { Database } from '#database/connect.ts'
import { containsText } from '#database/sql-dialect.ts'
import type { MailQuery, MailStatus, OutMail } from '../../contract.ts'

/** Returns the matching mails, newest first, and the total count. */
export async function list(db: Database, { limit = 50, offset = 0, q, state }: MailQuery) {
  let matching = db.selectFrom('mails')
  if (state) matching = matching.where('state', '=', state)
  if (q)
    matching = matching.where(
      containsText(db, ['subject', 'to_name', 'to_address', 'server_response'], q),
    )
  const countQuery = matching
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rowsQuery = selectColumns(matching)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const [{ total }, rows] = await Promise.all([countQuery, rowsQuery])
  return { mails: rows.map(toOutMail), total }
}

export async function find(db: Database, id: string) {
  const row = await selectColumns(db.selectFrom('mails').where('id', '=', id)).executeTakeFirst()
  return row && toOutMail(row)
}

/** Counts the mails that were not sent, and tells whether mails reach the mail server. */
export async function count(
  db: Database,
): Promise<Pick<MailStatus, 'waiting' | 'failed' | 'delivery'>> {
  const rows = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('count'),
      fn.max('tried_at').as('tried_at'),
    ])
    .where('state', 'in', ['waiting', 'failed', 'sent'])
    .groupBy('state')
    .execute()
  const countIn = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  const lastTryIn = (state: string) => rows.find((row) => row.state === state)?.tried_at ?? ''
  const isFailing = lastTryIn('waiting') > lastTryIn('sent')
  const isUntried = countIn('sent') === 0
  return {
    waiting: countIn('waiting'),
    failed: countIn('failed'),
    delivery: isFailing ? 'failing' : isUntried ? 'untried' : 'working',
  }
}

function selectColumns(mails: ReturnType<typeof selectMails>) {
  return mails
    .select(['id', 'type', 'to_name', 'to_address', 'subject', 'content', 'state', 'created_at'])
    .select(['attempts', 'retry_at', 'sent_at', 'server_response', 'administrator_id'])
}

const selectMails = (db: Database) => db.selectFrom('mails')

type Row = Awaited<ReturnType<ReturnType<typeof selectColumns>['execute']>>[number]

/** An outbox mail with the recipient's ID, which the API does not return. */
export type FoundMail = OutMail & Pick<Row, 'administrator_id'>

function toOutMail({ content, ...row }: Row): FoundMail {
  const { action } = JSON.parse(content)
  // A link with a secret is not shown, because anyone who sees it could use it.
  return { ...row, address: action && !action.salt ? action.address : '' }
}
