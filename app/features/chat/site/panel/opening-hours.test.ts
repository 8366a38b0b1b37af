import { expect, test } from 'vitest'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { findNextChange } from '#app/features/office/hours-contract.ts'
import { describeOffice } from './opening-hours.ts'

test.each([
  ['in the morning it opens', 'Mon 2026-03-02T08:59+05:45', '2026-03-02T09:00+05:45'],
  ['from 9:00 on it closes at 18:00', 'Mon 2026-03-02T09:00+05:45', '2026-03-02T18:00+05:45'],
  ['at 18:00 it opens the next day', 'Mon 2026-03-02T18:00+05:45', '2026-03-03T09:00+05:45'],
  ['on Friday evening it opens on Sunday', 'Fri 2026-03-06T18:00+05:45', '2026-03-08T09:00+05:45'],
  ['on Saturday it opens on Sunday', 'Sat 2026-03-07T12:00+05:45', '2026-03-08T09:00+05:45'],
  ['a day begins in Kathmandu', 'Sat 2026-03-07T23:00-05:00', '2026-03-08T18:00+05:45'],
])('%s', (_, now, change) => {
  expect(findNextChange(exampleOffice, new Date(now.slice(4)))).toEqual(new Date(change))
})

const replyBy = { text: 'We will reply by {day}.' }

test.each([
  ['2026-03-02T12:00+05:45', true, true, /^Online now\. Open until 6:00 PM/],
  ['2026-03-02T12:00+05:45', true, false, /^Open until 6:00 PM/],
  ['2026-03-02T20:00+05:45', false, true, /^Closed until .*9:00 AM.*, but someone is online$/],
  ['2026-03-02T20:00+05:45', false, false, /^Closed until .*9:00 AM/],
  ['2026-03-02T12:00+05:45', false, true, /^Closed now, but someone is online$/],
  ['2026-03-02T20:00+05:45', true, true, /^Online now\. Open now$/],
])('describes the office at %s, open: %s, online: %s', (now, isOpen, isOnline, submitted) => {
  const at = new Date(now)
  expect(describeOffice(exampleOffice, at, { isOpen, at }, isOnline, replyBy).office).toMatch(
    submitted,
  )
})

test('states the day of the reply while the office is closed, in the language of the text', () => {
  const at = new Date('2026-03-02T20:00+05:45')
  const describe = (text: string, lang?: string) =>
    describeOffice(exampleOffice, at, { isOpen: false, at }, false, { text, lang }).reply

  expect(describe(replyBy.text)).toEqual({ text: 'We will reply by Tuesday, 3 March', lang: 'en' })
  expect(describe('हम {day} तक जवाब देंगे।', 'hi')).toEqual({
    text: 'हम मंगलवार, 3 मार्च तक जवाब देंगे',
    lang: 'hi',
  })
})
