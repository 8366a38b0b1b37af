import { expect, test } from 'vitest'
import { foldWord, listWords } from './terms.ts'

test('treats words with and without joiners, accents and digits as equal', () => {
  for (const [text, same] of [
    ['गर्‍यो', 'गर्यो'],
    ['José', 'jose'],
    ['Fees', 'fee'],
    ['५,०००', '5000'],
  ] as const) {
    expect(listWords(text)).toMatchObject([{ word: text }])
    expect(foldWord(text)).toBe(foldWord(same))
  }
})
