import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { expect, test } from 'vitest'

const dottedCircle = 0x25cc

test.each([400, 700])('weight %i has the glyphs of every Nepali word of the site', (weight) => {
  const file = new URL(`./yantramanav-devanagari-${weight}.woff2`, import.meta.url)
  const font = openSync(fileURLToPath(file)) as Font
  // A font draws it under a sign that has no letter.
  const broken = [0, font.glyphForCodePoint(dottedCircle).id]
  const words = listNepaliWords()

  expect(words.length).toBeGreaterThan(3000)
  expect(
    words.filter((word) => font.layout(word).glyphs.some(({ id }) => broken.includes(id))),
  ).toEqual([])
})

/** The words of the dictionaries and of the first content. */
function listNepaliWords() {
  const files = globSync('app/**/{*.ne.ts,content/ne/*.ts}')
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return [...new Set(texts.join('\n').match(/[\p{scx=Devanagari}\u200c\u200d]+/gu))]
}
