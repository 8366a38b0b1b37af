import { expect, test } from 'vitest'
import { makeContact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { contactsApi } from '../contract.ts'

const stored: [typed: string, stored: string][] = [
  ['+977 980-0000000', '+977 980-0000000'],
  ['९८००००००००', '9800000000'],
  ['+९७७ (९८०) ०००.००००', '+977 (980) 000.0000'],
  ['00977 980 0000000', '+977 980 0000000'],
  ['(००९७७) ९८००००००००', '(+977) 9800000000'],
  ['0098 000 0000', '+98 000 0000'],
  ['\u202a+977\u00a0980‑0000–000\u202c', '+977 980-0000-000'],
  ['＋９７７ [９８０] ０００００００', '+977 [980] 0000000'],
  [' 4000000 ', '4000000'],
  ['9800000000.0', '9800000000'],
  ['9.800000001E9', '9800000001'],
  ["'9800000000", '9800000000'],
]
const detail = 'Please enter a phone number of at least 7 digits, for example +977 980-0000000.'

test('phones in common formats are accepted and stored in Latin digits', async () => {
  const { visitor } = await startTestApp()

  for (const [phone, expected] of stored) {
    const sent = await visitor.call(contactsApi.send, { body: makeContact({ phone }) })
    expect([phone, sent.phone]).toEqual([phone, expected])
  }
})

test('an invalid phone is refused with an example, an empty one as missing', async () => {
  const { visitor, administrator } = await startTestApp()
  const send = (phone: string) =>
    visitor.attempt(contactsApi.send, { body: makeContact({ phone }) })

  for (const phone of [
    '98',
    '००९७७ १२३',
    'nine eight',
    '980000 000a',
    '980+0000000',
    '---',
    '\0',
  ]) {
    expect([phone, await send(phone)]).toMatchObject([
      phone,
      {
        status: 400,
        failure: {
          code: 'invalid',
          fields: { phone: detail },
          problems: { phone: { code: 'phone', params: { limit: 7, example: '+977 980-0000000' } } },
        },
      },
    ])
  }
  for (const [phone, code] of [
    [' ', 'minLength'],
    ['1'.repeat(33), 'maxLength'],
  ] as const) {
    expect(await send(phone)).toMatchObject({ failure: { problems: { phone: { code } } } })
  }
  expect(await administrator.call(contactsApi.list, { querystring: {} })).toEqual([])
})

test('a name of invisible characters is empty', async () => {
  const { visitor } = await startTestApp()

  for (const name of ['\ufe0f', '\u2800', '\u{e0101}', ' \u2800\ufe00 ', '\u200d']) {
    const sent = await visitor.attempt(contactsApi.send, { body: makeContact({ name }) })
    expect([name, sent]).toMatchObject([
      name,
      { status: 400, failure: { problems: { name: { code: 'minLength' } } } },
    ])
  }
})

test('two numbers, an extension or words are refused with instructions', async () => {
  const { visitor } = await startTestApp()

  for (const phone of [
    '9841234567/9801234567',
    '9841553019 ::: 9801553019',
    '01-4412345 ext 12',
    '9841553010 (father)',
  ]) {
    const sent = await visitor.attempt(contactsApi.send, { body: makeContact({ phone }) })
    expect([phone, sent]).toMatchObject([
      phone,
      {
        status: 400,
        failure: {
          fields: {
            phone: 'Please enter only one number here. Write other numbers in the message.',
          },
          problems: { phone: { code: 'onePhone' } },
        },
      },
    ])
  }
})

test('the same phone in other digits is the same contact', async () => {
  const { visitor } = await startTestApp()
  const send = (phone: string) => visitor.call(contactsApi.send, { body: makeContact({ phone }) })

  const first = await send('9800000000')

  expect(await send('९८००००००००')).toEqual(first)
})

const searches: [q: string, found: string[]][] = [
  ['9812345678', ['Mobile']],
  ['98123-456 78', ['Mobile']],
  ['९८१२३४५६७८', ['Mobile']],
  ['+977 9812345678', ['Mobile']],
  ['009779812345678', ['Mobile']],
  ['977 981 2345678', ['Mobile']],
  ['014000000', ['Office']],
  ['+977-1-4000000', ['Office']],
  ['9812345679', []],
  ['98 00', []],
]

test('a phone is found by its digits in any format', async () => {
  const { visitor, administrator } = await startTestApp()
  for (const [name, phone] of [
    ['Mobile', '98123 45678'],
    ['Office', '+977 (1) 400.0000'],
  ] as const) {
    await visitor.call(contactsApi.send, { body: makeContact({ name, phone }) })
  }

  for (const [q, found] of searches) {
    const contacts = await administrator.call(contactsApi.list, { querystring: { q } })
    expect([q, contacts.map(({ name }) => name)]).toEqual([q, found])
  }
})
