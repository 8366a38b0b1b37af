import { expect, test } from 'vitest'
import { guessKind } from './lead-files.tsx'

test.each([
  ['Passport_front.jpg', 'passport'],
  ['grade-12-transcript.pdf', 'mark_sheet'],
  ['IELTS.pdf', 'test_score'],
  ['Offer letter (final).docx', 'offer_letter'],
  ['bank-balance.pdf', 'money'],
  ['IMG_2034.jpg', 'other'],
  ['satisfied.pdf', 'other'],
])('%s is guessed as %s', (name, kind) => {
  expect(guessKind(name)).toBe(kind)
})
