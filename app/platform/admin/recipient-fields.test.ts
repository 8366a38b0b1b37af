import { expect, test } from 'vitest'
import {
  fillFields,
  findUnfilledField,
  findUnknownField,
  listUnfilledFields,
} from '#app/contract/text-fields.ts'
import { toFieldValues } from './recipient-fields.ts'

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

test('formats values for people, in the office’s time zone', () => {
  const person = { name: 'Asha', countries: ['CA', 'GB'], follow_up_at: '2026-12-04T05:15:00.000Z' }
  expect(toFieldValues(person, 'Asia/Kathmandu')).toEqual({
    name: 'Asha',
    country: 'Canada or United Kingdom',
    'next date': expect.stringMatching(/^Friday.*4 December 2026, 11:00 AM$/),
  })
  expect(toFieldValues({ name: '', countries: [], follow_up_at: null }, 'UTC')).toEqual({
    name: '',
    country: '',
    'next date': '',
  })
})
