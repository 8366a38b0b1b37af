import { expect, test } from 'vitest'
import { factTextBeside } from './format-fact.ts'

test.each([
  ['Work permit of {} after graduation', 'en'],
  ['outside London', 'en'],
])('writes values beside the English text "%s" in English', (text, language) => {
  const { words, factWords, ...languages } = factTextBeside(text)
  expect(languages).toEqual({ language, wordsLanguage: language })
  expect(words.joinAmount({ value: '3 years', bound: 'up to', of: '', per: '' })).toBe(
    'up to 3 years',
  )
  expect(factWords.withCondition('£1,171', 'outside London')).toBe('£1,171 outside London')
})
