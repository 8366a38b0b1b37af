import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { makeContact, makeMessage } from '#tests/make.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { linkOlder } from '../store/older.ts'

test('older conversations in which one known lead says who they are become theirs, once', async () => {
  const { administrator, app, db, visitor } = await startTestApp()
  const ask = (name: string, phone: string, email: string) =>
    visitor.call(contactsApi.send, { body: makeContact({ name, phone, email }) })
  await ask('Asha Gurung', '9800000001', 'asha@student.example')
  await ask('Bikash Rai', '9800000002', 'bikash@student.example')
  const said = {
    'visitor-phone': ['Namaste', 'Call me at +977 980-0000001, please.'],
    'visitor-devanagari': ['मेरो नम्बर ९८००००००२ होइन, ९८०००००००२ हो'],
    'visitor-email': ['My mail is Asha@Student.Example.'],
    'visitor-two': ['9800000001 or my friend 9800000002'],
    'visitor-unknown': ['Unknown Example\n9811111111'],
    'visitor-nobody': ['It costs 1500000 or 2026-11-22?'],
  }
  for (const [user_id, messages] of Object.entries(said)) {
    for (const message of messages) {
      await visitor.call(messagesApi.send, {
        body: makeMessage({ id: randomUUID(), user_id, message }),
      })
    }
  }
  await db.updateTable('conversations').set({ is_older: 1 }).execute()

  await Promise.all([linkOlder(app), linkOlder(app)])

  const all = await administrator.call(conversationsApi.list, { querystring: {} })
  expect(
    Object.fromEntries(
      all.map(({ user_id, user_name, lead_id }) => [user_id, lead_id ? user_name : '']),
    ),
  ).toEqual({
    'visitor-phone': 'Asha Gurung',
    'visitor-devanagari': 'Bikash Rai',
    'visitor-email': 'Asha Gurung',
    'visitor-two': '',
    'visitor-unknown': '',
    'visitor-nobody': '',
  })
  const leads = await administrator.call(leadsApi.list, { querystring: { sort: 'name' } })
  expect(leads.map(({ name, enquiries }) => [name, enquiries])).toEqual([
    ['Asha Gurung', 3],
    ['Bikash Rai', 2],
  ])
  const left = await db.selectFrom('conversations').select('id').where('is_older', '=', 1).execute()
  expect(left).toEqual([])
})
