import { expect, test } from 'vitest'
import type { OfficeProfile } from '#app/contract/office.ts'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { libraryApi } from '#app/features/media/library-contract.ts'
import { makeForm, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage, toFile } from '#tests/test-images.ts'
import { officeApi } from '../contract.ts'
import { exampleFields, exampleOffice } from '../example-office-contract.ts'

const bright = {
  ...exampleOffice,
  name: 'Bright Path',
  short_name: 'Bright',
  phone: '+977 1 555 0000',
}

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const put = (profile: object, version = 0) =>
    administrator.attempt(officeApi.replace, {
      body: { ...exampleOffice, examples: exampleFields, ...profile, version },
    })
  return { ...started, put, see: () => visitor.call(officeApi.readPublic, {}) }
}

test('shows example data, marked as such, until the office profile is completed', async () => {
  const { administrator, see } = await start()

  expect(await see()).toEqual({
    ...exampleOffice,
    photographs: {},
    dark_colour: '#0f1b3d',
    whatsapp_digits: '97710000000',
    words: {},
    changed_at: null,
  })
  expect(await administrator.call(officeApi.read, {})).toEqual({
    ...exampleOffice,
    version: 0,
    examples: exampleFields,
  })
})

test('shows saved changes immediately, and no longer marks edited fields as examples', async () => {
  const { administrator, put, see } = await start()
  await see()

  expect(await put(bright)).toMatchObject({ ok: true, value: { version: 1 } })

  expect(await see()).toMatchObject({ ...bright, photographs: {}, changed_at: expect.any(String) })
  const { examples } = await administrator.call(officeApi.read, {})
  expect(examples).toEqual(['email', 'whatsapp', 'branches', 'week', 'figures'])
})

test('no longer marks a confirmed example', async () => {
  const { put } = await start()

  const saved = await put({ ...bright, examples: ['email', 'accent_colour'] })

  expect(saved).toMatchObject({ ok: true, value: { examples: ['email'] } })
})

test('reads a profile of an earlier version', async () => {
  const { app, db, put, see } = await start()
  await put(bright)
  const { record } = await db.selectFrom('office').select('record').executeTakeFirstOrThrow()
  const { primary_colour, accent_colour, logo_on_dark, is_bikram_sambat_shown, ...earlier } =
    JSON.parse(record)
  // An earlier version that still runs reads what this one has saved.
  expect(earlier.accent).toBe(primary_colour)
  // The months of this year have become official since.
  const bikram_sambat_years = ['2083: 31 31 32 31 31 31 30 29 30 29 30 30', later]
  const text = JSON.stringify({ ...earlier, bikram_sambat_years, accent: '#7a1030' })
  await db.updateTable('office').set({ record: text }).execute()
  app.office.invalidate()

  expect(await see()).toMatchObject({
    primary_colour: '#7a1030',
    accent_colour,
    logo_on_dark,
    is_bikram_sambat_shown,
    bikram_sambat_years: [later],
  })
})

test('does not let two users overwrite each other', async () => {
  const { put, see } = await start()
  await put(bright)

  const late = await put({ ...exampleOffice, name: 'Other Path' })

  expect(late).toMatchObject({
    ok: false,
    status: 409,
    failure: { detail: expect.stringContaining('meanwhile'), params: { reason: 'changed' } },
  })
  expect((await see()).name).toBe('Bright Path')
  expect(await put({ name: 'Other Path' }, 1)).toMatchObject({ ok: true })
})

test('refuses one of two saves at the same time', async () => {
  const { put } = await start()

  const results = await Promise.all([put(bright), put({ name: 'Other Path' })])

  expect(results.map((result) => (result.ok ? 200 : result.status)).toSorted()).toEqual([200, 409])
})

test('hides hidden figures from visitors', async () => {
  const { administrator, put, see } = await start()
  const [first, ...others] = exampleOffice.figures.map((each) => ({ ...each, is_shown: false }))

  await put({ figures: [{ ...first, is_shown: true }, ...others] })

  expect((await see()).figures).toEqual([{ ...first, is_shown: true }])
  expect((await administrator.call(officeApi.read, {})).figures).toHaveLength(4)
})

const week = exampleOffice.week
const day = (from: string, until: string) => [[{ from, until }], ...week.slice(1)]
const holiday = { name: 'Festival', from: '2026-10-20', until: '2026-10-24', is_yearly: false }
const branch = exampleOffice.branches[0]
/** A year that may differ from the official one. */
const later = '2084: 31 31 32 31 31 30 30 30 29 30 30 30'
type Wrong = [field: string, change: { [Name in keyof OfficeProfile]?: unknown }, said: RegExp]
const wrong: Wrong[] = [
  ['name', { name: ' ' }, /fill this in/],
  ['email', { email: 'at home' }, /valid email/],
  ['phone', { phone: 'none' }, /phone number/],
  ['other_phones', { other_phones: ['none'] }, /phone number/],
  ['whatsapp', { whatsapp: 'none' }, /phone number/],
  ['branches', { branches: [] }, /./],
  ['branches.0.address', { branches: [{ ...branch, address: '' }] }, /fill this in/],
  ['branches.0.phone', { branches: [{ ...branch, phone: '12' }] }, /phone number/],
  ['branches.0.map', { branches: [{ ...branch, map: 'javascript:alert(1)' }] }, /https/],
  ['branches.0.week', { branches: [{ ...branch, week: [[]] }] }, /seven days/],
  ['social.0', { social: ['http://example.com'] }, /https/],
  ['social.0', { social: ['https://a.example https://b.example'] }, /on its own line/],
  ['social.0', { social: ['https://a.example/x,https://b.example'] }, /on its own line/],
  ['social.0', { social: ['https://a.examplehttps://b.example'] }, /on its own line/],
  [
    'branches.0.map',
    { branches: [{ ...branch, map: 'https://a.example; https://b.example' }] },
    /only one address/,
  ],
  ['primary_colour', { primary_colour: '' }, /fill this in/],
  ['primary_colour', { primary_colour: 'marigold' }, /#16245a/],
  ['primary_colour', { primary_colour: '#fff' }, /#16245a/],
  ['primary_colour', { primary_colour: '#f5a524' }, /too light.* is #9b6400\./],
  ['accent_colour', { accent_colour: '' }, /fill this in/],
  ['accent_colour', { accent_colour: 'url(x)' }, /#16245a/],
  ['accent_colour', { accent_colour: '#16245a' }, /too dark.* is #/],
  ['branches.0.country', { branches: [{ ...branch, country: 'AB' }] }, /choose a country/],
  ['time_zone', { time_zone: 'Asia/Pokhara' }, /unknown/],
  ['time_zone', { time_zone: '+05:45' }, /unknown/],
  ['bikram_sambat_years.0', { bikram_sambat_years: ['2085: 31'] }, /next year is 2084/],
  ['bikram_sambat_years.0', { bikram_sambat_years: ['2084: 31 31 32'] }, /all 12 months/],
  ['bikram_sambat_years.0', { bikram_sambat_years: [later.replace('32', '33')] }, /29 to 32 days/],
  ['bikram_sambat_years.0', { bikram_sambat_years: [later.replace('32', '29')] }, /have 362 days/],
  ['bikram_sambat_years.1', { bikram_sambat_years: [later, later] }, /next year is 2085/],
  ['week', { week: week.map(() => []) }, /at least one day/],
  ['week', { week: week.slice(1) }, /seven days/],
  ['week.0.0', { week: day('18:00', '09:00') }, /ends before it begins/],
  ['week.0.0.from', { week: day('9', '25:00') }, /time of the day/],
  ['holidays.0.from', { holidays: [{ ...holiday, from: '2026-02-30' }] }, /AD date that exists/],
  ['holidays.0.until', { holidays: [{ ...holiday, until: '2026-10-01' }] }, /before the first/],
  [
    'licence.valid_until',
    { licence: { authority: '', number: '', valid_until: 'soon' } },
    /AD date that exists/,
  ],
  ['logo', { logo: `/media/${'0'.repeat(32)}.webp` }, /choose a picture/],
  ['logo', { logo: '/logo.svg' }, /choose a picture/],
  ['logo_on_dark', { logo_on_dark: 'https://example.com/logo.png' }, /./],
  ['logo_on_dark', { logo_on_dark: `/media/${'0'.repeat(32)}.webp` }, /choose a picture/],
]

test('refuses invalid fields by path with a message and changes nothing', async () => {
  const { put, see } = await start()

  for (const [field, change, said] of wrong) {
    expect(await put(change), field).toMatchObject({
      ok: false,
      status: 400,
      failure: { fields: { [field]: expect.stringMatching(said) } },
    })
  }
  expect((await see()).changed_at).toBeNull()
})

test('names all wrong fields at once, those of the schema and all others', async () => {
  const { put } = await start()
  const result = await put({
    name: '',
    email: 'none',
    phone: 'none',
    whatsapp: 'none',
    primary_colour: 'x',
    branches: [{ ...branch, city: '', map: 'http://x' }],
    social: ['nowhere'],
    week: day('18:00', '09:00'),
  })
  expect(Object.keys((!result.ok && result.failure.fields) || {}).toSorted()).toEqual(
    expect.arrayContaining([
      'branches.0.map',
      'email',
      'name',
      'phone',
      'primary_colour',
      'social.0',
      'week.0.0',
      'whatsapp',
    ]),
  )
  expect(await put({ name: 5 as unknown as string, phone: 'none' })).toMatchObject({ status: 400 })
})

test('refuses overlapping hours of a day and accepts a break', async () => {
  const { put } = await start()
  const twice = (from: string) => [
    [
      { from: '09:00', until: '12:00' },
      { from, until: '17:00' },
    ],
    ...week.slice(1),
  ]

  expect(await put({ week: twice('11:59') })).toMatchObject({
    failure: { fields: { 'week.0.1': expect.stringContaining('time above') } },
  })
  expect(await put({ week: twice('12:00') })).toMatchObject({ ok: true })
})

test('records changes in readable text, and nothing without a change', async () => {
  const { administrator, put } = await start()
  await put({ ...bright, week: day('10:00', '18:00'), holidays: [holiday] })
  await put({ ...bright, week: day('10:00', '18:00'), holidays: [holiday] }, 1)

  const [activity, ...others] = await administrator.call(auditLogApi.list, { querystring: {} })

  expect(others).toEqual([])
  expect(activity).toMatchObject({
    action: 'changed',
    subject: 'office',
    subject_name: 'Bright Path',
  })
  expect(activity?.after).toMatchObject({
    name: 'Bright Path',
    holidays: ['Festival: 2026-10-20 to 2026-10-24'],
  })
  expect(activity?.after.opening_hours).toContain('Sunday: 10:00 AM - 6:00 PM')
  expect(activity?.after).not.toHaveProperty('email')
})

test('accepts a large enough logo from the library, and counts it as used', async () => {
  const { app, credentials, administrator, put, see } = await start()
  const headers = await credentials()
  async function upload(side: number) {
    const payload = makeForm({ picture: toFile(await createImage('png', side, side)) })
    const sent = await app.inject({ method: 'POST', url: '/api/pictures/', headers, payload })
    return sent.json()
  }

  const small = await upload(111)
  expect(await put({ logo: small.address })).toMatchObject({
    status: 400,
    failure: { fields: { logo: expect.stringMatching(/at least 112 pixels/) } },
  })

  const { id, address } = await upload(112)
  expect(await put({ logo: address })).toMatchObject({ ok: true })
  expect((await see()).logo).toBe(address)
  expect(await administrator.call(libraryApi.listUses, { params: { id } })).toMatchObject([
    { subject: 'office', subject_id: 'logo', name: 'the office’s logo' },
  ])
})

test('counts the visitors’ waiting time by hours and holidays', async () => {
  const { db, put, visitor } = await start()
  const always = week.map(() => [{ from: '00:00', until: '24:00' }])
  const waitOf = async (id: string) => {
    await visitor.call(messagesApi.send, { body: { ...makeMessage(), user_id: id } })
    const row = await db
      .selectFrom('conversations')
      .select('response_due_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    return Date.parse(String(row.response_due_at)) - Date.now()
  }

  await put({ week: always })
  expect(await waitOf('visitor-open')).toBeLessThanOrEqual(10 * 60_000)

  const until = new Date(Date.now() + 360 * 24 * 3600_000).toISOString().slice(0, 10)
  const away = { name: 'Away', from: '2020-01-01', until, is_yearly: false }
  await put({ week: always, holidays: [away] }, 1)
  expect(await waitOf('visitor-closed')).toBeGreaterThan(300 * 24 * 3600_000)
})
