import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrations } from './migrations/all.ts'

const names = Object.keys(migrations).toSorted()
const index = names.findIndex((each) => each.endsWith('-guardians'))
const [before = '', name = ''] = names.slice(index - 1)

const AT = '2026-11-20T05:15:00.000Z'

test('guardian fields become guardians, and leads with the same guardian share one', async () => {
  const db = openDatabase(await createEmptyDatabase())
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo(before)
  const { rows } = await sql<{ id: string }>`select id from lead_stages`.execute(db)
  const stage_id = rows[0]?.id ?? ''
  async function addLead(id: string, guardian: string, phone: string, relation: string) {
    await sql`
      insert into leads (id, primary_lead_id, name, emails, phones, countries, tags, city,
        guardian_name, guardian_phone, guardian_relation, preferred_channel, level, subject, intake, test_scores,
        qualification, qualification_year, grades, branch, stage_id, follow_up_channel, follow_up_note,
        lost_reason, created_at, last_activity_at, channel, source, enquiries, search_text)
      values (${id}, ${id}, '', '[]', '[]', '[]', '[]', '', ${guardian}, ${phone}, ${relation}, '', '', '', '', '',
        '', '', '', '', ${stage_id}, '', '', '', ${AT}, ${AT}, 'form', '', 1, '')`.execute(db)
    if (phone)
      await sql`
        insert into lead_match_keys (key, lead_id, added_at)
        values ('phone:+9779841000003', ${id}, ${AT})`.execute(db)
  }
  await addLead('a', 'Hari Example', '9841000003', 'father')
  await addLead('b', 'hari example', '+977 984-1000003', 'uncle')
  await addLead('c', 'Gita Example', '9841000003', '')
  await addLead('d', 'Hari Example', '', '')
  await addLead('none', '', '', '')

  await migrator.migrateTo(name)

  const links = await db
    .selectFrom('lead_guardians')
    .innerJoin('guardians', 'guardians.id', 'lead_guardians.guardian_id')
    .leftJoin('guardian_match_keys', 'guardian_match_keys.guardian_id', 'guardians.id')
    .select(['lead_id', 'guardians.id', 'name', 'phone', 'relation', 'key'])
    .orderBy('lead_id')
    .execute()
  const key = 'phone:+9779841000003'
  expect(links).toMatchObject([
    { lead_id: 'a', name: 'Hari Example', phone: '9841000003', relation: 'father', key },
    { lead_id: 'b', name: 'Hari Example', phone: '9841000003', relation: 'uncle', key },
    { lead_id: 'c', name: 'Gita Example', phone: '9841000003', relation: '', key },
    { lead_id: 'd', name: 'Hari Example', phone: '', relation: '', key: null },
  ])
  const lead = await db
    .selectFrom('leads')
    .select(['guardian_name', 'guardian_phone', 'guardian_relation'])
    .where('id', '=', 'b')
    .executeTakeFirst()
  expect(Object.values(lead ?? {})).toEqual(['Hari Example', '9841000003', 'uncle'])
  expect(new Set(links.map(({ id }) => id)).size).toBe(3)
})
