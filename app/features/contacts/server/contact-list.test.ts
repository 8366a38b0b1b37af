import { expect, test } from 'vitest'
import { makeContact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type ContactQuery, type ContactSort, contactsApi } from '../contract.ts'

async function startWith(contacts: Parameters<typeof makeContact>[0][]) {
  const started = await startTestApp()
  for (const contact of contacts) {
    await started.visitor.call(contactsApi.send, { body: makeContact(contact) })
  }
  return started
}

type Administrator = Awaited<ReturnType<typeof startTestApp>>['administrator']

const list = (administrator: Administrator, querystring: Partial<ContactQuery>) =>
  administrator.call(contactsApi.list, { querystring })

test('the list is paged and returns the total', async () => {
  const names = ['A', 'B', 'C', 'D', 'E']
  const { administrator } = await startWith(names.map((name) => ({ name })))

  const first = await administrator.attempt(contactsApi.list, { querystring: { limit: 2 } })
  if (!first.ok) throw new Error('refused')
  const before = first.value[1]?.id
  const second = await administrator.attempt(contactsApi.list, {
    querystring: { limit: 2, before },
  })
  if (!second.ok) throw new Error('refused')
  const last = await list(administrator, { limit: 2, before: second.value[1]?.id })

  expect([...first.value, ...second.value, ...last].map(({ name }) => name)).toEqual([
    'E',
    'D',
    'C',
    'B',
    'A',
  ])
  expect([first.total, second.total]).toEqual([5, 5])
})

const applicants = [
  { name: 'binod', email: 'C@student.example', phone: '3000000', country: 'Canada' },
  { name: 'Asha', email: 'd@student.example', phone: '1000000', country: '' },
  { name: 'सुनिता', email: 'b@student.example', phone: '4000000', country: 'australia' },
  { name: 'Binod', email: 'A@student.example', phone: '2000000', country: 'Canada' },
  { name: 'Élodie', email: 'e@student.example', phone: '+5000000', country: 'Other' },
]
const orders: [sort: ContactSort, order: string][] = [
  ['name', 'Asha binod Binod Élodie सुनिता'],
  ['-name', 'सुनिता Élodie Binod binod Asha'],
  ['email', 'Binod सुनिता binod Asha Élodie'],
  ['-email', 'Élodie Asha binod सुनिता Binod'],
  ['phone', 'Élodie Asha Binod binod सुनिता'],
  ['-phone', 'सुनिता binod Binod Asha Élodie'],
  ['country', 'Asha सुनिता binod Binod Élodie'],
  ['-country', 'Élodie Binod binod सुनिता Asha'],
  ['created_at', 'binod Asha सुनिता Binod Élodie'],
  ['-created_at', 'Élodie Binod सुनिता Asha binod'],
]

for (const [sort, order] of orders) {
  test(`sorted by ${sort}, in capitals or not, and so page by page`, async () => {
    const { administrator } = await startWith(applicants)

    const all = await list(administrator, { sort })
    const second = await list(administrator, { sort, limit: 2, offset: 2 })
    const after = await list(administrator, { sort, limit: 2, before: all[1]?.id })

    expect(all.map(({ name }) => name).join(' ')).toBe(order)
    expect(second).toEqual(all.slice(2, 4))
    expect(after).toEqual(all.slice(2, 4))
    expect(await list(administrator, { sort, offset: 5 })).toEqual([])
  })
}

test('a cursor at a deleted contact skips no contact', async () => {
  const { administrator } = await startWith(applicants)
  const [first, second] = await list(administrator, { sort: 'name', limit: 2 })
  await administrator.call(contactsApi.remove, { params: { id: first?.id ?? '' } })
  await administrator.call(contactsApi.remove, { params: { id: second?.id ?? '' } })

  const rest = await list(administrator, { sort: 'name', before: second?.id })

  expect(rest.map(({ name }) => name)).toEqual(['Binod', 'Élodie', 'सुनिता'])
})

test('search results are sorted, paged and counted', async () => {
  const { administrator } = await startWith(applicants)

  const querystring = { q: 'STUDENT.example', sort: 'email', limit: 2, offset: 4 } as const
  const result = await administrator.attempt(contactsApi.list, { querystring })

  expect(result).toMatchObject({ value: [{ name: 'Élodie' }], total: 5 })
})

const people = [
  { name: 'Sunita 100% Rai', email: 'sunita@student.example', message: 'plain' },
  { name: 'Under_score', email: 'under@student.example', message: 'plain' },
  { name: 'Back\\slash', email: 'back@student.example', message: 'plain' },
  { name: 'सुनिता तामाङ', email: 'nepali@student.example', message: 'म नर्सिङ पढ्न चाहन्छु' },
  { name: 'Élodie', email: 'elodie@student.example', message: 'plain' },
  { name: 'Binod', email: 'needle@student.example', message: 'plain', phone: '98123 45678' },
]
const searches: [q: string, found: string[]][] = [
  ['100%', ['Sunita 100% Rai']],
  ['%', ['Sunita 100% Rai']],
  ['_', ['Under_score']],
  ['\\', ['Back\\slash']],
  // A name is found in either script.
  ['SUNITA', ['सुनिता तामाङ', 'Sunita 100% Rai']],
  ['ÉLODIE', ['Élodie']],
  ['elodie', ['Élodie']],
  ['elo\u200bdie', ['Élodie']],
  ['e\u0301lodie', ['Élodie']],
  ['नर्सिङ', ['सुनिता तामाङ']],
  ['तामाङ', ['सुनिता तामाङ']],
  ['needle@', ['Binod']],
  ['23 45', ['Binod']],
  ['nothing like it', []],
  ["' or 1=1 --", []],
]

test('the search matches every character literally in name, email, phone and message', async () => {
  const { administrator } = await startWith(people)

  for (const [q, found] of searches) {
    const result = await administrator.attempt(contactsApi.list, { querystring: { q } })
    if (!result.ok) throw new Error(`refused: ${q}`)
    expect([q, result.value.map(({ name }) => name)]).toEqual([q, found])
    expect([q, result.total]).toEqual([q, found.length])
  }
  expect(await list(administrator, { q: '  ' })).toHaveLength(people.length)
})
