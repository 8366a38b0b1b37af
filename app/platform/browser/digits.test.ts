import { expect, test } from 'vitest'
import { addEnding } from '#app/contract/nepali-endings.ts'
import { localizeDigits } from './digits.ts'

test.each([
  ['en', '20–24 hours, 6.5', '7'],
  ['ne', '२०–२४ hours, ६.५', '७'],
])('writes digits in %s', (language, text, number) => {
  expect(localizeDigits('20–24 hours, 6.5', language)).toBe(text)
  expect(localizeDigits(7, language)).toBe(number)
})

test.each([
  ['नेपाल', 'मा', 'नेपालमा'],
  ['जर्मनी', 'को', 'जर्मनीको'],
  ['२६ नोभेम्बर', 'सम्म', '२६ नोभेम्बरसम्म'],
  ['२६ नोभेम्बर २०२६', 'सम्म', '२६ नोभेम्बर २०२६\u00a0सम्म'],
  ['IELTS', 'को', 'IELTS\u00a0को'],
  ['६०%', 'देखि', '६०%\u00a0देखि'],
])('adds to %s the ending %s', (word, ending, joined) => {
  expect(addEnding(word, ending)).toBe(joined)
})
