import { expect, test } from 'vitest'
import type { EditedOffice } from '#app/contract/office.ts'
import { startTestApp } from '#tests/test-app.ts'
import { officeApi } from '../contract.ts'
import { fieldNames } from '../field-names-contract.ts'
import { isUnchanged, startDraft } from './use-office-editor.ts'

const spans = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '24:00' },
]

/** Every field as people type it: with words beside phones, with blanks around texts. */
const typed = {
  name: ' Bright Path ',
  short_name: 'Bright',
  email: 'hello@bright-path.example',
  phone: '01-4000000 (ext 12)',
  other_phones: ['9800000001 (Sita)', '9800000002 / 9800000003'],
  whatsapp: '9800000001',
  social: ['https://www.facebook.com/bright'],
  branches: [
    {
      name: 'Head office',
      address: 'Putalisadak',
      city: 'Kathmandu',
      country: 'NP',
      phone: '01-5550100 (reception)',
      map: 'https://maps.example.com/x',
      week: [spans, [], [], [], [], [], []],
    },
  ],
  week: [spans, spans, [], [], [], [], []],
  holidays: [{ name: 'Dashain ', from: '2026-10-20', until: '2026-10-24', is_yearly: true }],
  time_zone: 'Asia/Kathmandu',
  is_bikram_sambat_shown: true,
  bikram_sambat_years: ['2084: 31 31 32 31 31 30 30 30 29 30 30 30'],
  figures: [{ label: 'Students', value: '12', is_shown: false }],
  licence: { authority: 'Ministry', number: '12/3', valid_until: '2027-04-13' },
  primary_colour: '#7A1F3D',
  accent_colour: '#F5C518',
}

test('has no unsaved changes after a save', async () => {
  const { administrator } = await startTestApp()
  const draft = startDraft(await administrator.call(officeApi.read, {}))
  const office: EditedOffice = { ...draft.office, ...typed }
  expect(isUnchanged({ ...draft, office })).toBe(false)

  const answered = startDraft(await administrator.call(officeApi.replace, { body: office }))

  expect(isUnchanged(answered)).toBe(true)
  expect(answered.office.phone).toMatch(/ \(ext 12\)$/)
  expect(answered.office.branches[0]?.phone).toMatch(/ \(reception\)$/)
  // The same as the next visit reads, and as a tab keeps it.
  expect(startDraft(await administrator.call(officeApi.read, {}))).toEqual(answered)
  expect(isUnchanged(JSON.parse(JSON.stringify(answered)))).toBe(true)
  const { base } = answered
  // Saving it again without changes leaves it unchanged.
  const again = await administrator.call(officeApi.replace, { body: base })
  expect(startDraft({ ...again, version: base.version }).office).toEqual(base)
})

test.each(Object.keys(fieldNames) as (keyof typeof fieldNames)[])(
  'marks an edit of %s as unsaved',
  (name) => {
    const draft = startDraft(filledOffice)
    const office = { ...draft.office, [name]: `other ${name}` }
    expect(isUnchanged({ ...draft, office })).toBe(false)
  },
)

const filledOffice: EditedOffice = {
  ...typed,
  logo: '',
  logo_on_dark: '',
  mark: '',
  photographs: { home: '', about: '', people: '' },
  phone_labels: [],
  version: 1,
  examples: [],
}
