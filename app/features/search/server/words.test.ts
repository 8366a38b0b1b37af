import { expect, test } from 'vitest'
import { fold, listWords } from './words.ts'

test('a word is one word with its joiners, accents and digits, or without them', () => {
  for (const [written, same] of [
    ['गर्‍यो', 'गर्यो'],
    ['José', 'jose'],
    ['Fees', 'fee'],
    ['५,०००', '5000'],
  ] as const) {
    expect(listWords(written)).toMatchObject([{ written }])
    expect(fold(written)).toBe(fold(same))
  }
})
