import { expect, onTestFinished, test } from 'vitest'
import type { OptionalLanguage } from '#app/contract/languages.ts'
import { setOfficeCalendar } from '#app/contract/set-office-calendar.ts'
import {
  fillFields,
  findUnfilledField,
  findUnknownField,
  listUnfilledFields,
} from '#app/contract/text-fields.ts'
import { fillReply, loadReplyLanguages } from './recipient-fields.ts'

test('fills in known values and keeps placeholders of unknown ones', () => {
  const text = 'Dear {Name}, {country} on { next_date }: {uk.visa.fee}, {"a": {x1}}'

  const filled = fillFields(text, { name: 'Asha', country: '' })

  expect(filled).toBe('Dear Asha, {country} on { next_date }: {uk.visa.fee}, {"a": {x1}}')
  expect(listUnfilledFields(filled)).toEqual(['country', 'next date'])
  expect(findUnfilledField(filled)).toEqual({ from: 11, until: 20 })
  expect(
    listUnfilledFields(fillFields(filled, { country: 'Canada', 'next date': '5 Dec' })),
  ).toEqual([])
  expect(findUnfilledField('Nothing {here}')).toBeUndefined()
})

test('finds an unknown placeholder', () => {
  expect(findUnknownField('Dear {nmae}, {next date}')).toBe('nmae')
  expect(findUnknownField('Dear {NAME}, {next_date}: {ca.visa.fee} {} {"a": 1}')).toBeUndefined()
})

const person: Parameters<typeof fillReply>[1] = {
  name: 'Asha',
  countries: ['CA', 'GB'],
  follow_up_at: '2026-12-04T05:15:00.000Z',
}
const fill = (language: OptionalLanguage, recipient = person, timeZone = 'Asia/Kathmandu') =>
  fillReply({ text: '{name}: {country}: {next date}', language }, recipient, timeZone).text

test('formats values for people, in the office’s time zone', () => {
  expect(fill('')).toMatch(/^Asha: Canada or United Kingdom: Friday.*4 December 2026, 11:00 AM$/)
  const unknown = { name: '', countries: [], follow_up_at: null }
  expect(fill('en', unknown, 'UTC')).toBe('{name}: {country}: {next date}')
})

test('writes countries and dates in the language of the reply', async () => {
  const replies = (['ne', 'hi', ''] as const).map((language) => ({ text: '', language }))
  await loadReplyLanguages(replies)

  expect(fill('ne')).toBe('Asha: क्यानडा वा बेलायत: शुक्रबार, ४\u00a0डिसेम्बर २०२६, बिहान ११ बजे')
  expect(fill('hi')).toMatch(/^Asha: कनाडा या यूनाइटेड किंगडम: शुक्रवार, 4 दिसंबर 2026, 11:00/)

  setOfficeCalendar({ is_bikram_sambat_shown: true, bikram_sambat_years: [] })
  onTestFinished(() =>
    setOfficeCalendar({ is_bikram_sambat_shown: false, bikram_sambat_years: [] }),
  )
  expect(fill('ne')).toContain('२०२६ (१८\u00a0मंसिर\u00a0२०८३), बिहान ११ बजे')
  expect(fill('hi')).toContain('2026, 11:00')
})
