import { expect, test } from 'vitest'
import { up } from '#database/migrations/2026-11-27-021156-replace-similar-match-keys.ts'
import { startLeadApp } from '#tests/lead-app.ts'

test('the migration replaces the keys of similar e-mail addresses with those of today', async () => {
  const { db, sendEnquiry } = await startLeadApp()
  await sendEnquiry({ email: 'asha.gurung+study@gmail.com' })
  await sendEnquiry({ name: 'Hari Rai', email: 'hari@school.example', phone: '9800000002' })
  const readKeys = () =>
    db.selectFrom('lead_match_keys').selectAll().orderBy('key').orderBy('lead_id').execute()
  const keys = await readKeys()
  expect(keys.map(({ key }) => key)).toEqual([
    'email:asha.gurung+study@gmail.com',
    'email:hari@school.example',
    'mailbox:ashagurung',
    'mailbox:hari',
    'phone:+9779800000000',
    'phone:+9779800000002',
  ])

  await db.deleteFrom('lead_match_keys').where('key', 'like', 'mailbox:%').execute()
  const [{ lead_id, added_at }] = keys as [(typeof keys)[number]]
  for (const key of ['near:ashagurung@gmail.com', 'near:asha.gurung+study']) {
    await db.insertInto('lead_match_keys').values({ key, lead_id, added_at }).execute()
  }
  await up(db as never)

  expect(await readKeys()).toEqual(keys)
})
