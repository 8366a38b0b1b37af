import { expect, test } from 'vitest'
import { fillIn } from '#app/contract/fill-in.ts'
import { findWord, originalWords, type WordName } from '#app/contract/office-words.ts'

const names = Object.keys(originalWords) as WordName[]

test.each([
  ['{address} को हाम्रो कार्यालय', 'काठमाडौंको हाम्रो कार्यालय'],
  ['{day}सम्ममा जवाफ दिन्छौं।', '२७ नोभेम्बरसम्ममा जवाफ दिन्छौं।'],
  ['{office} ले राख्छ', 'Gantavya\u00a0ले राख्छ'],
  ['{year} देखि', '२०२६\u00a0देखि'],
  ['{address} कोठा', 'काठमाडौं कोठा'],
  ['{other} को', '{other} को'],
])('joins the Nepali endings of %s', (text, filled) => {
  const values = {
    address: 'काठमाडौं',
    day: '२७ नोभेम्बर',
    office: 'Gantavya',
    year: '२०२६',
  }
  expect(fillIn(text, values)).toBe(filled)
})

test.each(names)('leaves no ending apart from a Nepali word in %s', (name) => {
  const { text } = findWord({}, 'ne', name)
  const values = { office: 'गन्तव्य', address: 'काठमाडौं', day: 'शुक्रबार', hours: 'बिहान' }
  expect(fillIn(text, values)).not.toMatch(
    /(गन्तव्य|काठमाडौं|शुक्रबार|बिहान) (को|का|की|ले|लाई|बाट|मा|सम्म)/,
  )
})
