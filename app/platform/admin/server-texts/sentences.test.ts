import { expect, test } from 'vitest'
import sentences from './sentences.ne.ts'
import { localizeText } from './words.ne.ts'

const dictionaries = import.meta.glob<Record<string, string>>('../../../**/texts.ne.ts', {
  eager: true,
  import: 'default',
})
const ofServer: Record<string, string> = sentences

test('a sentence is the same in Nepali whether the screen or the server says it', () => {
  const different = Object.entries(dictionaries).flatMap(([file, texts]) =>
    Object.entries(texts)
      .filter(([english]) => /[.?!]$/.test(english) && Object.hasOwn(ofServer, english))
      .filter(([english, nepali]) => ofServer[english] !== nepali)
      .map(([english]) => `${file}: ${english}`),
  )
  expect(different).toEqual([])
})

test('what somebody typed stays as it is in a sentence, and numbers of the sentence are Nepali', () => {
  const english =
    '“12” is not a phone number: it needs at least 7 digits, for example +977 980-0000000.'
  expect(localizeText(english)).toBe(
    '“12” फोन नम्बर होइन: कम्तीमा ७ अङ्क चाहिन्छ, जस्तै +977 980-0000000।',
  )
})

test('no sentence of the server hides another one', () => {
  const swallowed = Object.keys(sentences).filter(
    (english) => localizeText(english) === ofServer['This {message}.'],
  )
  expect(swallowed.filter((english) => ofServer[english] !== ofServer['This {message}.'])).toEqual(
    [],
  )
})
