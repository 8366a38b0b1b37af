import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type NewSavedReply, savedRepliesApi, sortByLanguage } from '../contract.ts'

const fees: NewSavedReply = { title: 'Fees', text: 'Our first consultation is free.' }

async function start() {
  const started = await startTestApp()
  const { administrator } = started
  const add = (body: NewSavedReply) => administrator.call(savedRepliesApi.add, { body })
  const list = () => administrator.call(savedRepliesApi.list, {})
  return { ...started, add, list }
}

test('saved replies are listed in the order in which they were added', async () => {
  const { add, list } = await start()
  const first = await add(fees)
  const second = await add({ title: 'Hours', text: 'Sunday to Friday,\n9:00 to 18:00.' })

  expect(first).toMatchObject({ ...fees, position: 1 })
  expect(await list()).toEqual([first, second])
})

test('a saved reply has a language or is for any; it contains facts in this language', async () => {
  const { administrator } = await startTestApp({ withFirstContent: true })
  const add = (body: NewSavedReply) => administrator.call(savedRepliesApi.add, { body })
  const text = '{ca.study-permit.fee}'
  await add({ title: 'Fee', text })
  const { id } = await add({ title: 'शुल्क', text, language: 'ne' })
  expect(await administrator.call(savedRepliesApi.listRendered, {})).toMatchObject([
    { language: '', text: expect.stringContaining('150') },
    { language: 'ne', text: expect.stringContaining('१५०') },
  ])

  const change = (language: string) =>
    administrator.attempt(savedRepliesApi.change, { params: { id }, body: { language } as object })
  expect(await change('xx')).toMatchObject({
    status: 400,
    failure: { fields: { language: expect.any(String) } },
  })
  expect(await change('')).toMatchObject({ value: { title: 'शुल्क', language: '' } })
})

test('replies in the language of the visitor come first, then those for any', () => {
  const replies = (['', 'en', 'ne'] as const).map((language) => ({ language }))
  const sorted = (language: '' | 'ne') =>
    sortByLanguage(replies, language).map((each) => each.language)

  expect(sorted('')).toEqual(['', 'en', 'ne'])
  expect(sorted('ne')).toEqual(['ne', '', 'en'])
})

test('changes only the sent fields', async () => {
  const { administrator, add, list } = await start()
  const { id } = await add(fees)

  const body = { text: 'It is free.' }
  const changed = await administrator.call(savedRepliesApi.change, { params: { id }, body })

  expect(changed).toMatchObject({ title: 'Fees', text: 'It is free.' })
  expect(await list()).toEqual([changed])
})

test('reorders and deletes saved replies', async () => {
  const { administrator, add, list } = await start()
  const { id: one } = await add(fees)
  const { id: other } = await add({ title: 'Hours', text: 'Sunday to Friday.' })

  await administrator.call(savedRepliesApi.order, { body: { ids: [other, one] } })
  expect((await list()).map(({ title }) => title)).toEqual(['Hours', 'Fees'])

  await administrator.call(savedRepliesApi.remove, { params: { id: other } })
  expect((await list()).map(({ title }) => title)).toEqual(['Fees'])
})

test('refuses blank or too long values at their field', async () => {
  const { administrator, list } = await start()
  const attempt = (body: NewSavedReply) => administrator.attempt(savedRepliesApi.add, { body })

  expect(await attempt({ ...fees, title: ' ' })).toMatchObject({
    status: 400,
    failure: { fields: { title: expect.any(String) } },
  })
  expect(await attempt({ ...fees, text: 'x'.repeat(4001) })).toMatchObject({
    status: 400,
    failure: { fields: { text: expect.any(String) } },
  })
  expect(await list()).toEqual([])
})

test('records changes with their user', async () => {
  const { administrator, add } = await start()
  const { id } = await add(fees)
  await administrator.call(savedRepliesApi.remove, { params: { id } })

  const kept = await administrator.call(auditLogApi.list, { querystring: {} })

  expect(kept).toMatchObject([
    { action: 'deleted', subject: 'saved_reply', subject_name: 'Fees', before: fees },
    { action: 'added', subject: 'saved_reply', subject_name: 'Fees', after: fees },
  ])
})
