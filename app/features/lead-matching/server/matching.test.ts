import { expect, test } from 'vitest'
import { toE164 } from '#app/platform/server/text/phones.ts'
import { generatePairs, type LabelledPair } from '#tests/example-people/labelled-pairs.ts'
import { Random } from '#tests/example-people/random.ts'
import {
  comparePeople,
  type MatchResult,
  matchKeysOf,
  type Person,
  toEmailKey,
} from './compare-people.ts'

const pairs = generatePairs(new Random(2083), 60)
const compared = pairs.map((pair) => ({ ...pair, result: comparePeople(pair.one, pair.other) }))

const shareKey = (one: Person, other: Person) => {
  const keys = new Set(matchKeysOf(one))
  return matchKeysOf(other).some((key) => keys.has(key))
}

/** Returns the share of pairs with one of these results. */
function shareOf(selected: LabelledPair[], results: MatchResult[]) {
  const correct = selected.filter(({ one, other }) => results.includes(comparePeople(one, other)))
  return correct.length / selected.length
}

test('matching finds all leads of one person and no others', () => {
  const labelled = (label: MatchResult) => pairs.filter((pair) => pair.label === label)
  const found = compared.filter(({ result }) => result === 'same')
  expect(pairs.length).toBeGreaterThanOrEqual(300)

  expect(shareOf(labelled('same'), ['same'])).toBeGreaterThanOrEqual(0.98)
  expect(shareOf(labelled('possible'), ['same', 'possible'])).toBeGreaterThanOrEqual(0.98)
  expect(shareOf(labelled('different'), ['different'])).toBeGreaterThanOrEqual(0.98)
  const correct = found.filter(({ label }) => label === 'same')
  expect(correct.length / found.length).toBeGreaterThanOrEqual(0.95)
  for (const [rule, rulePairs] of Map.groupBy(pairs, ({ rule }) => rule)) {
    expect([rule, shareOf(rulePairs, [rulePairs[0]?.label ?? 'same']) >= 0.95]).toEqual([
      rule,
      true,
    ])
  }
})

test('relatives and people who share an office phone are not matched as one person', () => {
  const relatives = compared.filter(({ rule }) => /^family:|office/.test(rule))
  expect(relatives.length).toBeGreaterThanOrEqual(300)
  expect(relatives.filter(({ result }) => result === 'same')).toEqual([])
})

const mistypedEmail = 'the same name, a mistyped e-mail, no phone in common'

test('matching is symmetric, and every match but a mistyped local part shares a match key', () => {
  const asymmetric = compared.filter(
    ({ one, other, result }) => comparePeople(other, one) !== result,
  )
  const withoutKey = compared.filter(
    ({ one, other, result }) => result !== 'different' && !shareKey(one, other),
  )
  expect(asymmetric).toEqual([])
  expect(withoutKey.filter(({ result }) => result === 'same')).toEqual([])
  expect([...new Set(withoutKey.map(({ rule }) => rule))]).toEqual([mistypedEmail])
  expect(compared.filter(({ one }) => comparePeople(one, one) !== 'same')).toEqual([])
})

const PHONE = '9800000000'
const EMAIL = 'sita.example@example.com'
const onePhone = (name: string, email?: string) => ({
  name,
  phones: [PHONE],
  emails: email ? [email] : [],
})
const onlyEmail = (email: string) => ({ name: 'Sita', emails: [email], phones: [] })
const oneEmail = (name: string, phone?: string) => ({
  name,
  phones: phone ? [phone] : [],
  emails: [EMAIL],
})

test.each<[string, string, MatchResult]>([
  ['Sita Shrestha', 'SEETA SHRESTH', 'same'],
  ['Laxmi Thapa', 'Lakshmi Thapa', 'same'],
  ['Sita Shrestha', 'Shrestha, Sita', 'same'],
  ['Sita Shrestha', 'Sita', 'same'],
  ['Sita Shrestha', 'Miss Sita Shrestha', 'same'],
  ['Sita Shrestha', 'सीता श्रेष्ठ', 'same'],
  ['Sita Shrestha', 'श्रीमती सीता श्रेष्ठ', 'same'],
  ['Sita Shrestha', 'གཞོན་ནུ', 'same'],
  ['Sita Shrestha', '', 'same'],
  ['Sita Shrestha', 'S. Shrestha', 'same'],
  ['Sita Kumari Shrestha', 'SK Shrestha', 'same'],
  ['Ram Bahadur Thapa', 'Ram Bdr. Thapa', 'same'],
  ['Ram Bahadur Thapa', 'Rambahadur Thapa', 'same'],
  ['Ram Kumar', 'Ram Thapa', 'same'],
  ['Sita K.C.', 'Sita KC', 'same'],
  ['Sita KC', 'सीता के.सी.', 'same'],
  ['Ram BK', 'Ram Bishwokarma', 'same'],
  ['Binod Singh', 'विनोद सिंह', 'same'],
  ['Sita didi', 'Sita Gurung', 'same'],
  ['Ram Thapa Magar', 'Ram Thapa', 'same'],
  ['Ram Shrestha', 'Rama Shrestha', 'possible'],
  ['Ram Shrestha', 'रमा श्रेष्ठ', 'possible'],
  ['Sita Shrestha', 'गीता श्रेष्ठ', 'possible'],
  ['Shrestha Anisha', 'Shrestha Manisha', 'possible'],
  ['Suwal Maya', 'Suwal Maiya', 'possible'],
  ['Ram Bahadur Thapa', 'Ram Prasad Thapa', 'possible'],
  ['Ram Bahadur Thapa', 'Hari Bahadur Thapa', 'possible'],
  ['Ram Bahadur Thapa', 'Bahadur Thapa', 'possible'],
  ['Mr. S. Thapa', 'Mrs. S. Thapa', 'possible'],
  ['Thapa', 'Ram Thapa', 'possible'],
  ['Thapa', 'Thapa Magar', 'possible'],
  ['Sita Thapa', 'Sita Shrestha', 'possible'],
  ['Gita Thapa', "Gita Thapa's mother", 'possible'],
  ['Gita Thapa', 'Gita & Ram Thapa', 'possible'],
  ['Gita Thapa', 'Ram Thapa C/O Gita Thapa', 'possible'],
])('with the same phone, %s and %s are %s', (one, other, expected) => {
  expect(comparePeople(onePhone(one), onePhone(other))).toBe(expected)
  expect(comparePeople(onePhone(other), onePhone(one))).toBe(expected)
})

test('an initial is not sufficient if two e-mails with one phone differ', () => {
  const sita = onePhone('Sita Shrestha', EMAIL)

  expect(comparePeople(sita, onePhone('S. Shrestha', 'hari.example@example.com'))).toBe('possible')
  expect(comparePeople(sita, onePhone('', 'hari.example@example.com'))).toBe('possible')
  expect(comparePeople(onePhone('S. Thapa', EMAIL), onePhone('S Thapa', 'x@example.com'))).toBe(
    'possible',
  )
  expect(comparePeople(sita, onePhone('S. Shrestha', 'sita.exmaple@example.com'))).toBe('same')
  expect(comparePeople(sita, onePhone('Sita Shrestha', 'hari.example@example.com'))).toBe('same')
  expect(
    comparePeople(oneEmail('Sita Shrestha', PHONE), oneEmail('S. Shrestha', '01-4000000')),
  ).toBe('same')
})

test.each<[string, string, MatchResult]>([
  [EMAIL, 'Sita.Example@EXAMPLE.com ', 'same'],
  [EMAIL, 'sita.exampl@example.com', 'possible'],
  [EMAIL, 'sitaexample@example.com', 'possible'],
  ['sita.example@gmail.com', 'sita.example@gmial.com', 'possible'],
  ['sita.example@gmail.com', 'sita.exmaple@gmial.com', 'different'],
  ['sita@example.com', 'gita@example.com', 'different'],
  [EMAIL, 'hari.example@example.com', 'different'],
  ['', '', 'different'],
  ['none', 'none', 'different'],
])('with the same name and no phone, %s and %s are %s', (one, other, expected) => {
  expect(comparePeople(onlyEmail(one), onlyEmail(other))).toBe(expected)
})

test.each([
  ['sita.example@gmail.com', 'sita.example@gmial.com'],
  ['sita.example@gmail.com', 'sitaexample+study@googlemail.com'],
  [EMAIL, 'sitaexample@example.com'],
])('%s and %s share a match key', (one, other) => {
  expect(shareKey(onlyEmail(one), onlyEmail(other))).toBe(true)
})

test.each([
  '9800000000',
  '98-00000000',
  '980 000 0000',
  '+977-9800000000',
  '(+977) 980-0000000',
  '977 9800000000',
  '00977-9800000000',
  '0977-9800000000',
  '+977 0 9800000000',
  '09800000000',
  '009800000000',
  '0098 0000 0000',
  '+9800000000',
  '९८००००००००',
  '+९७७–९८००००००००',
  '\u202d9800000000\u202c',
])('%s is parsed as one phone number', (phone) => {
  expect(toE164(phone)).toBe('+9779800000000')
})

test('parses landlines and foreign numbers and refuses other text', () => {
  expect(['01-4000000', '014000000', '+977-1-4000000', '977-01-4000000'].map(toE164)).toEqual(
    Array(4).fill('+97714000000'),
  )
  expect(['061-500000', '६१५०००००'].map(toE164)).toEqual(Array(2).fill('+97761500000'))
  expect(['+61 400 000 000', '0061400000000'].map(toE164)).toEqual(Array(2).fill('+61400000000'))
  // Numbers of Iran, the Maldives and Bhutan start like Nepali mobile numbers.
  expect(toE164('+98 912 000 0000')).toBe('+989120000000')
  expect(toE164('00960 640 0000')).toBe('+9606400000')
  expect(toE164('+975 2 300000')).toBe('+9752300000')
  for (const text of [
    '',
    '-',
    'none',
    '4000000',
    '980000000',
    '98000000000',
    '12345',
    'a9800000000',
  ]) {
    expect([text, toE164(text)]).toEqual([text, undefined])
  }
})

test('splits two phones or two e-mails in one field', () => {
  const sita = { name: 'Sita', emails: [EMAIL], phones: [PHONE] }
  const two = { name: 'Sita', emails: [], phones: ['01-4000000 / 9800000000'] }
  expect(comparePeople(sita, two)).toBe('same')
  expect(matchKeysOf(two)).toEqual(['phone:+97714000000', 'phone:+9779800000000'])
  const typed = { name: 'Sita', emails: [`none@example.com; ${EMAIL}`], phones: [] }
  expect(comparePeople(sita, typed)).toBe('same')
})

test('matches an invalid phone number by its digits', () => {
  const sita = { name: 'Sita', emails: [], phones: ['400-0000'] }
  expect(comparePeople(sita, { ...sita, phones: ['4000000'] })).toBe('same')
  expect(matchKeysOf(sita)).toEqual(['phone:+4000000'])
})

test('match keys are few and short, and empty values have none', () => {
  expect(toEmailKey(' Sita.Example @EXAMPLE.com\u200b\0\ud83d')).toBe(EMAIL)
  const keys = matchKeysOf({
    name: 'Sita',
    emails: [EMAIL, EMAIL.toUpperCase()],
    phones: [PHONE, `0${PHONE}`],
  })
  expect(keys).toEqual([`email:${EMAIL}`, 'mailbox:sitaexample', 'phone:+9779800000000'])
  expect(matchKeysOf({ name: 'Sita', emails: ['', '@', 'none'], phones: ['', '-', '0'] })).toEqual(
    [],
  )
})
