import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { makeDestination } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { destinationsApi } from '../contract.ts'

/** Starts an office with these destinations in this order. */
async function startInOrder(...names: string[]) {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const ids: string[] = []
  for (const country of names) {
    const { id } = await administrator.call(destinationsApi.add, {
      body: makeDestination({ country }),
    })
    ids.push(id)
  }
  const order = (ids: string[]) => administrator.attempt(destinationsApi.order, { body: { ids } })
  const listNames = async () =>
    (await visitor.call(destinationsApi.list, {})).map(({ country }) => country)
  return { ...started, ids, order, listNames }
}

test('stores a new order of all destinations, which the public list follows', async () => {
  const { ids, order, listNames } = await startInOrder('Norway', 'Sweden', 'Finland')
  expect(await listNames()).toEqual(['Norway', 'Sweden', 'Finland'])

  const result = await order(ids.toReversed())

  expect(result).toMatchObject({
    ok: true,
    value: [
      { country: 'Finland', position: 1 },
      { country: 'Sweden', position: 2 },
      { country: 'Norway', position: 3 },
    ],
  })
  expect(await listNames()).toEqual(['Finland', 'Sweden', 'Norway'])
})

test('refuses an order with duplicate, missing or unknown items', async () => {
  const { ids, order, listNames } = await startInOrder('Norway', 'Sweden')
  const [norway = '', sweden = ''] = ids
  const unknown = '01900000-0000-7000-8000-000000000000'

  expect(await order([norway, norway])).toMatchObject({
    status: 400,
    failure: {
      fields: { ids: 'Each item may appear only once.' },
      problems: { ids: { code: 'repeated' } },
    },
  })
  for (const wrong of [[], [sweden], [sweden, unknown], [sweden, norway, unknown]]) {
    expect(await order(wrong)).toMatchObject({
      status: 409,
      failure: {
        detail: 'The list has changed. Please reload it.',
        code: 'conflict',
        params: { reason: 'list_changed' },
      },
    })
  }
  expect(await order(['first'])).toMatchObject({ status: 400 })
  expect(await listNames()).toEqual(['Norway', 'Sweden'])
})

test('records a new order as one change and an unchanged order as none', async () => {
  const { ids, order, administrator } = await startInOrder('Norway', 'Sweden')
  await order(ids)
  await order(ids.toReversed())

  const querystring = { subject: 'destination' } as const
  const [newest, ...older] = await administrator.call(auditLogApi.list, { querystring })

  expect(newest).toMatchObject({
    action: 'changed',
    subject_name: 'Order',
    before: { order: ['Norway', 'Sweden'] },
    after: { order: ['Sweden', 'Norway'] },
  })
  expect(older.map(({ action }) => action)).toEqual(['added', 'added'])
})
