import { expect, test } from 'vitest'
import { documentKindLabels, documentKinds } from '#app/features/student-documents/contract.ts'
import office from '#app/features/student-documents/texts.ne.ts'
import shared from '#app/texts.ne.ts'
import * as nepali from './words.ne.ts'
import * as english from './words.ts'

test('a document has the same name for the office and on the page of a student', () => {
  const texts: Record<string, unknown> = { ...shared, ...office }
  // The page names another document by its title.
  for (const kind of documentKinds.filter((each) => each !== 'other')) {
    const label = documentKindLabels[kind]
    expect(english.documentKinds[kind]).toBe(label)
    expect([kind, nepali.documentKinds[kind]]).toEqual([kind, texts[label]])
  }
})

test('an intake and an enrolment have different words', () => {
  expect(nepali.intake('')).not.toContain('भर्ना')
})
