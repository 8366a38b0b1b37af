import { expect, test } from 'vitest'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { officeApi } from '../contract.ts'
import { exampleOffice } from '../example-office-contract.ts'

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { administrator, app, visitor } = started
  const [main] = exampleOffice.branches
  let version = 0
  return {
    main: main as NonNullable<typeof main>,
    read: () => visitor.call(officeApi.readPublic, {}),
    home: async () => (await app.inject('/')).body,
    async save(given: Partial<typeof exampleOffice>) {
      const body = { ...exampleOffice, ...given, version, examples: [] }
      const result = await administrator.attempt(officeApi.replace, { body })
      if (result.ok) version = result.value.version
      return result
    },
  }
}

test('links WhatsApp to the international number, or shows no link', async () => {
  const { home, read, save } = await start()
  for (const [whatsapp, kept, digits] of [
    ['9851012345', '+977 985 1012345', '9779851012345'],
    ['+977 985-1012345', '+977 985-1012345', '9779851012345'],
    ["'९८५१०१२३४५", '+977 985 1012345', '9779851012345'],
    ['9.851012345E9', '+977 985 1012345', '9779851012345'],
    ['+61 400 000 000', '+61 400 000 000', '61400000000'],
    ['', '', ''],
  ] as const) {
    expect(await save({ whatsapp })).toMatchObject({ ok: true, value: { whatsapp: kept } })
    expect(await read()).toMatchObject({ whatsapp: kept, whatsapp_digits: digits })
    const links = (await home()).match(/https:\/\/wa\.me\/[^"]*/g) ?? []
    expect([whatsapp, links]).toEqual([whatsapp, digits ? [`https://wa.me/${digits}`] : []])
  }
})

test('splits several numbers of a field and shows the text beside them', async () => {
  const { home, main, read, save } = await start()
  const branches = [{ ...main, name: 'Butwal', phone: '071-555000 / 9857012345' }]
  const given = {
    phone: '9841553019 ::: 01-4412345 ext 12',
    other_phones: ['9801553019 (admissions)'],
    branches,
  }
  expect(await save(given)).toMatchObject({ ok: true })

  expect(await read()).toMatchObject({
    phone: '+977 984 1553019',
    other_phones: ['+977 1 4412345', '+977 980 1553019', '+977 985 7012345'],
    branches: [{ phone: '+977 71 555000' }],
    phone_labels: [
      '+977 1 4412345 (ext 12)',
      '+977 980 1553019 (admissions)',
      '+977 985 7012345 (Butwal)',
    ],
  })
  expect(await home()).toMatch(/<a href="tel:\+97714412345"[^>]*>\+977 1 4412345 \(ext 12\)<\/a>/)
  const { phone, other_phones, phone_labels } = await read()
  expect(await save({ phone, other_phones, phone_labels, branches: [main] })).toMatchObject({
    value: { phone_labels },
  })
})

test('refuses an invalid number at its field', async () => {
  const { main, save } = await start()
  const refused = await save({
    phone: '9841553019 / 12',
    whatsapp: '9841553019, 9801553019',
    other_phones: ['9.84155E+09'],
    branches: [{ ...main, phone: 'none' }],
  })
  expect(refused).toMatchObject({
    status: 400,
    failure: {
      fields: {
        phone: expect.stringContaining('“12” is not a phone number'),
        whatsapp: 'Enter only one number: WhatsApp opens one number.',
        other_phones: expect.stringContaining('“9.84155E+09” is not a phone number'),
        'branches.0.phone': expect.stringContaining('“none” is not a phone number'),
      },
    },
  })
  const six = Array.from({ length: 6 }, (_, index) => `984155300${index}`).join(', ')
  expect(await save({ phone: six })).toMatchObject({
    failure: { fields: { other_phones: 'Please enter at most 4 more phones.' } },
  })
})

test('refuses a number that cannot be called from abroad', async () => {
  const { main, save } = await start()
  const refused = await save({
    phone: '555-0100',
    whatsapp: '1234567',
    branches: [{ ...main, phone: '2222222' }],
  })
  const detail = expect.stringContaining('Please begin the number with its country code')
  expect(refused).toMatchObject({
    status: 400,
    failure: { fields: { phone: detail, whatsapp: detail, 'branches.0.phone': detail } },
  })
  expect(await save({ phone: '+977 555-0100' })).toMatchObject({ ok: true })
})

test('a label of an older number without country code stays', async () => {
  const { read, save } = await start()
  const given = { other_phones: ['9801553019'], phone_labels: ['9801553019 (admissions)'] }
  expect(await save(given)).toMatchObject({ ok: true })
  expect(await read()).toMatchObject({
    other_phones: ['+977 980 1553019'],
    phone_labels: ['+977 980 1553019 (admissions)'],
  })
})
