import { expect, test } from 'vitest'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { leadsApi, type Today } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import {
  type DocumentChange,
  studentDocumentsApi,
} from '#app/features/student-documents/contract.ts'
import { startAppAt } from '#tests/clock-app.ts'
import { makeFact } from '#tests/factories.ts'

/** Starts on Sunday, 22 November 2026, at 23:45 in Kathmandu. */
async function start() {
  const started = await startAppAt('2026-11-22T18:00:00Z')
  const { administrator } = started
  return {
    ...started,
    addLead: async (name: string) =>
      (await administrator.call(leadsApi.add, { body: { name } })).id,
    addItem: async (leadId: string, title: string, change: DocumentChange) => {
      const body = { kind: 'other' as const, title }
      const { id } = await administrator.call(studentDocumentsApi.add, {
        params: { id: leadId },
        body,
      })
      await administrator.call(studentDocumentsApi.change, { params: { id }, body: change })
      return id
    },
    readToday: (owner?: string) => administrator.call(leadsApi.today, { querystring: { owner } }),
  }
}

test('Today lists due documents until they are done or the lead is lost', async () => {
  const { addItem, addLead, administrator, readToday, setClock } = await start()
  const asha = await addLead('Asha Example')
  const bikash = await addLead('Bikash Example')
  const passport = await addItem(asha, 'Passport', { due_on: '2026-11-21' })
  await addItem(bikash, 'Transcript', { due_on: '2026-11-22', state: 'asked' })
  await addItem(bikash, 'IELTS', { due_on: '2026-11-23' })
  await addItem(bikash, 'Photo', { due_on: '2026-11-20', state: 'received' })
  await addItem(bikash, 'Without a day', {})

  const names = ({ tasks }: Today['overdue']) => tasks.map(({ note }) => note)
  const { overdue, today, week } = await readToday()
  expect(overdue).toEqual({
    total: 1,
    tasks: [
      {
        id: passport,
        source: 'student_document',
        kind: 'other',
        note: 'Passport',
        due: '2026-11-21',
        is_overdue: true,
        owner_id: null,
        enquiry_id: null,
        state: 'needed',
        application: null,
        lead: expect.objectContaining({ id: asha, name: 'Asha Example' }),
      },
    ],
  })
  expect(today.tasks).toMatchObject([{ note: 'Transcript', state: 'asked', is_overdue: false }])
  expect(names(week)).toEqual(['IELTS'])
  const [me] = await administrator.call(leadsApi.list, { querystring: {} })
  await administrator.call(leadsApi.change, {
    params: { id: asha },
    body: { owner_id: null },
  })
  const mine = await readToday(me?.owner_id ?? '')
  expect([names(mine.overdue), names(mine.today)]).toEqual([['Passport'], ['Transcript']])
  const others = await readToday(crypto.randomUUID())
  expect([names(others.overdue), names(others.today)]).toEqual([['Passport'], []])

  // The office's time zone counts, not the server's: in Kathmandu the next day has begun.
  await setClock('2026-11-22T18:20:00Z')
  const nextDay = await readToday()
  expect([names(nextDay.overdue), names(nextDay.today)]).toEqual([
    ['Passport', 'Transcript'],
    ['IELTS'],
  ])

  const merging = { params: { id: asha }, body: { other_id: bikash, fields: [] } }
  await administrator.call(mergeApi.merge, merging)
  const merged = await readToday()
  expect(merged.overdue.tasks.map(({ lead }) => lead.name)).toEqual([
    'Asha Example',
    'Asha Example',
  ])
  await administrator.call(studentDocumentsApi.change, {
    params: { id: passport },
    body: { state: 'not_needed' },
  })
  expect((await readToday()).overdue.total).toBe(1)
  const stages = await administrator.call(stagesApi.list, {})
  const lost = stages.find(({ outcome }) => outcome === 'lost')
  await administrator.call(leadsApi.change, {
    params: { id: asha },
    body: { stage_id: lost?.id, lost_reason: 'Example' },
  })
  expect((await readToday()).overdue).toEqual({ total: 0, tasks: [] })
})

test('Today lists facts that change within a week, and whether they are confirmed', async () => {
  const { administrator, readToday, setClock } = await start()
  const { id } = await administrator.call(factsApi.add, { body: makeFact() })
  const add = (body: { from: string; valid_from?: string }) =>
    administrator.call(factValuesApi.add, { params: { id }, body })
  await add({ from: '590' })
  const next = await add({ from: '650', valid_from: '2026-12-01' })
  expect((await readToday()).facts).toEqual({ total: 0, facts: [] })

  await setClock('2026-11-25T06:00:00Z')
  const fact = {
    id,
    label: 'Fee of the residence permit',
    country: 'NO',
    valid_from: '2026-12-01',
    value: expect.stringContaining('650'),
  }
  expect((await readToday()).facts).toEqual({ total: 1, facts: [{ ...fact, is_confirmed: false }] })
  await administrator.call(factValuesApi.confirm, { params: { id: next.id } })
  expect((await readToday()).facts).toEqual({ total: 1, facts: [{ ...fact, is_confirmed: true }] })
  await setClock('2026-12-01T06:00:00Z')
  expect((await readToday()).facts.total).toBe(0)
})
