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
    ['9851012345', '9851012345', '9779851012345'],
    ['+977 985-1012345', '+977 985-1012345', '9779851012345'],
    ["'९८५१०१२३४५", '9851012345', '9779851012345'],
    ['9.851012345E9', '9851012345', '9779851012345'],
    ['+61 400 000 000', '+61 400 000 000', '61400000000'],
    ['555-0100', '555-0100', ''],
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
    phone: '9841553019',
    other_phones: ['01-4412345', '9801553019', '9857012345'],
    branches: [{ phone: '071-555000' }],
    phone_labels: ['01-4412345 (ext 12)', '9801553019 (admissions)', '9857012345 (Butwal)'],
  })
  expect(await home()).toMatch(/<a href="tel:014412345"[^>]*>01-4412345 \(ext 12\)<\/a>/)
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
