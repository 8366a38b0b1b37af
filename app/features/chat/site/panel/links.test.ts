import { expect, test } from 'vitest'
import { splitLinks } from './linked-text.tsx'

const linksIn = (text: string) =>
  splitLinks(text).flatMap(({ content, isLink }) => (isLink ? [content] : []))

test('excludes the punctuation of the sentence from an address', () => {
  for (const [text, link] of [
    ['See https://a.example/fees.', 'https://a.example/fees'],
    ['(https://a.example/fees)', 'https://a.example/fees'],
    ['(see https://a.example/fees_(2026)).', 'https://a.example/fees_(2026)'],
    ['https://a.example/fees_(2026)', 'https://a.example/fees_(2026)'],
    ['https://a.example/?a=)(', 'https://a.example/?a=)('],
    ['“https://a.example/x”!?', 'https://a.example/x'],
    ['https://a.example/x।', 'https://a.example/x'],
    ['HTTPS://A.example/x]}', 'HTTPS://A.example/x'],
  ] as const) {
    expect([text, linksIn(text)]).toEqual([text, [link]])
  }
})

test('keeps other text, and the joined parts equal the text', () => {
  for (const text of ['http://a.example', 'https://', 'https://)))', 'javascript:alert(1)', '']) {
    expect(linksIn(text)).toEqual([])
  }
  const text = 'one https://a.example/x), two https://b.example.'
  expect(
    splitLinks(text)
      .map(({ content }) => content)
      .join(''),
  ).toBe(text)
})

test('takes at most 8 times as long for a text of four times the length', () => {
  for (const repeated of [')', '().', '.', 'https://a)']) {
    const [short, long] = leastTimes(
      [2_000, 8_000].map((times) => address + repeated.repeat(times)),
    )
    expect([repeated, Number(long) / Number(short)]).toEqual([repeated, expect.toSatisfy(isLinear)])
  }
})

const address = 'https://a.example/'
/** Work that grows with the square of the length would take 16 times as long. */
const isLinear = (growth: number) => growth <= 8

/** Of many runs in turn, each shorter than what disturbs them, the quickest, in milliseconds. */
function leastTimes(texts: string[]) {
  const least = texts.map(() => Number.POSITIVE_INFINITY)
  for (let run = 0; run < 50; run++) {
    for (const [index, text] of texts.entries()) {
      const begun = performance.now()
      splitLinks(text)
      least[index] = Math.min(least[index] ?? 0, performance.now() - begun)
    }
  }
  return least
}
