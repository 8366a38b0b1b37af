import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf, parsePhones, parseSinglePhone, toE164, toWhatsApp } from './phones.ts'

const one = ['9841553003']
const two = ['9841553019', '9801553019']

const numbers: [text: string, numbers: string[]][] = [
  ['9841553003.0', one],
  ['9.841553003E9', one],
  ['9.841553003E+09', one],
  ["'9841553003", one],
  ['=9841553003', one],
  ['="9841553003"', one],
  ['9,841,553,003', one],
  ['९८४१५५३००३', one],
  ['M9841553003', one],
  ['\u202d9841553003\u202c', one],
  ['9841553003 9841553003', one],
  ['9841553019 ::: 9801553019', two],
  ['9841553019/9801553019', two],
  ['9841553019, 9801553019', two],
  ['9841553019;9801553019', two],
  ['9841553019|9801553019', two],
  ['9841553019\n9801553019', two],
  ['9841553019 or 9801553019', two],
  ['९८४१५५३०१९ वा ९८०१५५३०१९', two],
  ['9841553019 9801553019', two],
  ['98415 53019 98015 53019', ['98415 53019', '98015 53019']],
  ['+977 984-1553003', ['+977 984-1553003']],
  ['+61 400 000 000 / 555-0100', ['+61 400 000 000', '555-0100']],
]

test.each(numbers)('%j is read as %j', (text, expected) => {
  const { phones, unreadable } = parsePhones(text)
  expect([phones, unreadable]).toEqual([expected.map((number) => ({ number, label: '' })), []])
})

const labels: [text: string, labels: string[]][] = [
  ['9841553010 (father)', ['9841553010 father']],
  ['Father: 9841553010; mother 9801553010', ['9841553010 Father', '9801553010 mother']],
  ['9841553010, father', ['9841553010 father']],
  ['01-4412345 ext 12', ['01-4412345 ext 12']],
  ['Mob: 9841553010, ext. 12', ['9841553010 ext 12']],
  ['014412345 x5 (office)', ['014412345 office ext 5']],
  ['WhatsApp 9841553010', ['9841553010 WhatsApp']],
  ['बुबा ९८४१५५३०१०', ['9841553010 बुबा']],
  ['9841553003 (after 5 pm)', ['9841553003 after 5 pm']],
  ['9841553003 after 5pm', ['9841553003 after 5pm']],
  ['9841553003 grade 12', ['9841553003 grade 12']],
  ['grade 12 9841553003', ['9841553003 grade 12']],
  ['call after 5 9841553003', ['9841553003 after 5']],
  ['1) 9841553003', ['9841553003 1']],
  ['1. 9841553003, 2. 9801553003', ['9841553003 1', '9801553003 2']],
  ['9841553003 (mother) 9801553003 (father)', ['9841553003 mother', '9801553003 father']],
  ['9841553003 mother 9801553003 father', ['9841553003 mother', '9801553003 father']],
  ['Mother 9841553003 father 9801553003', ['9841553003 Mother', '9801553003 father']],
  ['9841553003 home 014412345', ['9841553003 ', '014412345 home']],
  ['9841553003 (home 014412345)', ['9841553003 ', '014412345 home']],
  ['014412345 (ext 12345)', ['014412345 ext 12345']],
  ['house 5 555-0100', ['555-0100 house 5']],
  ['91 98123 45678', ['91 98123 45678 ']],
]

test.each(labels)('the words beside the numbers of %j become labels', (text, expected) => {
  const said = parsePhones(text).phones.map(({ number, label }) => `${number} ${label}`)
  expect(said).toEqual(expected)
})

test.each([
  ['9.84155E+09', '9.84155E+09'],
  ['9841553010/12345', '12345'],
  ['98415530190000000000', '98415530190000000000'],
  ['980000 000a', '980000 000a'],
  ['980+0000000', '980+0000000'],
  ['9841553003 12', '9841553003 12'],
  ['9841553003 home 44123', '9841553003 home 44123'],
  ['grade 2026 4412345', 'grade 2026 4412345'],
  ['9841553003a', '9841553003a'],
  ['N/A', 'N/A'],
  ['-', '-'],
  // As typed.
  ['abc / १', 'abc / १'],
  ['९८४१५५३०१९, १२३४५', '१२३४५'],
])('%j reports %j as unreadable', (text, unreadable) => {
  expect(parsePhones(text).unreadable).toEqual([unreadable])
})

test('a field for one number accepts one and reports more than one', () => {
  for (const text of ['9841553003.0', '9.841553003E9', "'9841553003", '="9841553003"']) {
    expect([text, parseSinglePhone(text, 7)]).toEqual([text, { phone: '9841553003' }])
  }
  expect(parseSinglePhone('(०१) ४४१–२३४५', 7)).toEqual({ phone: '(01) 441-2345' })
  for (const text of [
    '9841553019/9801553019',
    '4412345 5512345',
    '01-4412345 ext 12',
    'Mob 9841553003',
  ]) {
    expect([text, parseSinglePhone(text, 7)]).toEqual([text, 'several'])
  }
  for (const text of ['98', '', 'nine', '9.84155E+09']) {
    expect([text, parseSinglePhone(text, 7)]).toEqual([text, 'none'])
  }
})

test('a wa.me link has the international digits, or there is no link', () => {
  expect(
    [
      '9851012345',
      '00977 985-1012345',
      '+977 1 441 2345',
      '+61 400 000 000',
      '555-0100',
      '4412345',
      '',
    ].map(toWhatsApp),
  ).toEqual(['9779851012345', '9779851012345', '97714412345', '61400000000', '', '', ''])
})

test('every parsed number can be dialled and parses to itself', () => {
  const mobile = fc.integer({ min: 9_800_000_000, max: 9_869_999_999 }).map(String)
  const typed = fc.oneof(
    mobile,
    mobile.map((number) => `+977 ${number.slice(0, 3)}-${number.slice(3)}`),
    mobile.map((number) => `${number}.0`),
    mobile.map((number) => `'${number}`),
    fc.constantFrom('father', 'ext 12', 'N/A', '12', '555-0100', '(home)'),
    fc.string({ maxLength: 12 }),
  )
  const separator = fc.constantFrom(' / ', ', ', ';', ' ::: ', '\n', ' or ', ' ', '|')
  fc.assert(
    fc.property(fc.array(fc.tuple(typed, separator), { maxLength: 5 }), (parts) => {
      const { phones } = parsePhones(parts.flat().join(''))
      for (const { number } of phones) {
        expect(number).toMatch(/^[([]?\+?[0-9 .()[\]-]+$/)
        expect(digitsOf(number).length).toBeGreaterThanOrEqual(7)
        expect(digitsOf(number).length).toBeLessThanOrEqual(15)
        expect(parsePhones(number)).toEqual({ phones: [{ number, label: '' }], unreadable: [] })
      }
    }),
  )
  fc.assert(
    fc.property(fc.array(mobile, { minLength: 1, maxLength: 5 }), separator, (all, between) => {
      const found = parsePhones(all.join(between)).phones.map(({ number }) => toE164(number))
      expect(found).toEqual([...new Set(all.map((number) => toE164(number)))])
    }),
  )
})

test('digits in words beside a number do not become part of it', () => {
  const mobile = fc.integer({ min: 9_800_000_000, max: 9_869_999_999 }).map(String)
  const word = fc.constantFrom('after', 'grade', 'pm', 'home', 'room', 'बुबा', 'call', 'Hari')
  // Behind a word 977 is still the country code.
  const digits = fc
    .integer({ min: 1, max: 2100 })
    .filter((number) => number !== 977)
    .map(String)
  const words = fc
    .array(fc.tuple(word, digits), { minLength: 1, maxLength: 3 })
    .map((pairs) => pairs.flat().join(' '))
  const beside = fc.oneof(
    words,
    words.map((text) => `${text} pm`),
    words.map((text) => `(${text})`),
    words.map((text) => `(${text} pm)`),
    word,
  )
  const listed = fc.constantFrom('', '1) ', '(2) ', '3. ')
  fc.assert(
    fc.property(
      listed,
      fc.array(fc.tuple(beside, mobile, beside), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(' ', ', ', ' / ', '\n'),
      (mark, all, between) => {
        const text = mark + all.map((each) => each.join(' ')).join(between)
        const { phones, unreadable } = parsePhones(text)
        const given = [...new Set(all.map(([, number]) => number))]
        expect([phones.map(({ number }) => number), unreadable], text).toEqual([given, []])
      },
    ),
  )
  fc.assert(
    fc.property(mobile, beside, mobile, beside, (one, first, other, second) => {
      fc.pre(one !== other)
      const { phones } = parsePhones(`${one} (${first}) ${other} (${second})`)
      expect(phones.map(({ number }) => number)).toEqual([one, other])
    }),
  )
})
