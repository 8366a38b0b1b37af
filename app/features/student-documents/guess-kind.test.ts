import { expect, test } from 'vitest'
import { guessKind } from './contract.ts'

test.each([
  ['Passport_front.jpg', 'passport'],
  ['grade-12-transcript.pdf', 'transcript'],
  ['IELTS.pdf', 'language_test'],
  ['Offer letter (final).docx', 'offer'],
  ['bank-balance.pdf', 'bank_balance'],
  ['IMG_2034.jpg', 'other'],
  ['satisfied.pdf', 'other'],
])('%s is guessed as %s', (name, kind) => {
  expect(guessKind(name)).toBe(kind)
})
