import type { FastifyInstance } from 'fastify'
import { readPhone } from '#app/base/server/phones.ts'
import type { AllHours } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import { linkToLead, lockConversation } from './linking.ts'

const READ_AT_ONCE = 50
/** Who they are is said early; of what somebody wrote for years nobody need read all. */
const MOST_MESSAGES = 200
const MOST_CONTACTS = 20
const LEAST_DIGITS = 7

/**
 * Links conversations from before they were people's, each in a transaction of its own and looked
 * through once: those in which the visitor wrote a phone or an e-mail by which one lead is known. Whose
 * the others are is for the office to say.
 */
export async function linkOlder(app: FastifyInstance) {
  const hours = await app.office.read()
  for (;;) {
    const some = await app.db
      .selectFrom('conversations')
      .select('user_id')
      .where('is_older', '=', 1)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute()
    for (const { user_id } of some) await linkOne(app, user_id, hours)
    if (some.length < READ_AT_ONCE) return
  }
}

function linkOne({ db, keepers }: FastifyInstance, user_id: string, hours: AllHours) {
  return db.transaction().execute(async (transaction) => {
    await keepers.leads.hold(transaction)
    const { numUpdatedRows } = await transaction
      .updateTable('conversations')
      .set({ is_older: 0 })
      .where('user_id', '=', user_id)
      .where('is_older', '=', 1)
      .executeTakeFirstOrThrow()
    // Another server was faster.
    if (numUpdatedRows === 0n) return
    const conversation = await lockConversation(transaction, user_id)
    if (!conversation || conversation.lead_id) return
    const person = await findPerson(transaction, conversation.id, keepers.leads.findKnown)
    if (person) await linkToLead({ db: transaction, keepers }, conversation, person, hours)
  })
}

type Said = Record<'name' | 'phone' | 'email', string>

/** By what one lead is known, of all that the visitor wrote; undefined: by nothing, or several are. */
async function findPerson(
  db: Database,
  conversationId: string,
  findKnown: (db: Database, people: Said[]) => Promise<(string | undefined)[]>,
) {
  const rows = await db
    .selectFrom('messages')
    .select('message')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'user')
    .orderBy('seq')
    .limit(MOST_MESSAGES)
    .execute()
  const contacts = new Set(rows.flatMap(({ message }) => readContacts(message)))
  const people = [...contacts].slice(0, MOST_CONTACTS).map((said) => {
    const isEmail = said.includes('@')
    return { name: '', phone: isEmail ? '' : said, email: isEmail ? said : '' }
  })
  if (people.length === 0) return undefined
  const leads = await findKnown(db, people)
  const isOne = new Set(leads.filter(Boolean)).size === 1
  return isOne ? people.find((_, index) => leads[index]) : undefined
}

/** Phones and e-mails that stand in a text. */
function readContacts(text: string) {
  const emails = text.match(/[^\s@<>,;:()"]+@[^\s@<>,;:()"]+\.[\p{L}]{2,}/gu) ?? []
  const numbers = text.match(/[+(]?[\d०-९][\d०-९ ().-]{5,}[\d०-९]/g) ?? []
  return [...emails, ...numbers.filter((number) => readPhone(number, LEAST_DIGITS))]
}
