import { expect, test } from 'vitest'
import { parseQuickAdd } from './quick-add.ts'

test('reads a line in any order, with and without commas', () => {
  const read = { name: 'Sita Example', phone: '9800000000', email: undefined, note: '' }
  for (const line of [
    'Sita Example, 9800000000, Canada',
    'Canada, Sita Example, 9800000000',
    'Sita Example 9800000000 Canada',
    'Sita Example ९८०००००००० canada',
  ]) {
    expect(parseQuickAdd(line), line).toEqual({ ...read, countries: ['CA'] })
  }
  expect(
    parseQuickAdd('Sita Example, +977 980-0000000, s@student.example, USA, UK, sends marks'),
  ).toEqual({
    name: 'Sita Example',
    phone: '+977 980-0000000',
    email: 's@student.example',
    countries: ['US', 'GB'],
    note: 'sends marks',
  })
  expect(parseQuickAdd('Bikash Example New Zealand')).toMatchObject({
    name: 'Bikash Example',
    phone: '',
    countries: ['NZ'],
  })
})

test('digits of an e-mail are not a phone, and two numbers are two phones', () => {
  expect(parseQuickAdd('Sita, sita1234567@student.example, Canada')).toEqual({
    name: 'Sita',
    phone: '',
    email: 'sita1234567@student.example',
    countries: ['CA'],
    note: '',
  })
  expect(parseQuickAdd('Sita s@student.example 9800000000')).toMatchObject({
    name: 'Sita',
    phone: '9800000000',
    email: 's@student.example',
    note: '',
  })
  for (const typed of ['980–0000000', '980\u00a00000000', '980‑000‑0000']) {
    const { name, phone, note } = parseQuickAdd(`Sita, ${typed}`)
    expect([name, phone?.replaceAll(/\D/g, ''), note], typed).toEqual(['Sita', '9800000000', ''])
  }
  expect(parseQuickAdd('Sita, 9841234567 9801234567')).toMatchObject({
    name: 'Sita',
    phone: '9841234567, 9801234567',
    note: '',
  })
})

test('reads several numbers with their labels', () => {
  for (const [typed, phone] of [
    ['9841553019 ::: 9801553019', '9841553019, 9801553019'],
    ['9841234567/9801234567', '9841234567, 9801234567'],
    ['9841234567 or 9801234567', '9841234567, 9801234567'],
    ['9841553010 (father)', '9841553010 (father)'],
    ['01-4412345 ext 12', '01-4412345 (ext 12)'],
    ['9841553003.0', '9841553003'],
  ]) {
    const read = { name: 'Sita Example', phone, countries: ['CA'], note: 'sends marks' }
    expect(parseQuickAdd(`Sita Example, ${typed}, Canada, sends marks`), typed).toMatchObject(read)
    expect(parseQuickAdd(`Sita Example ${typed} Canada, sends marks`), typed).toMatchObject(read)
  }
})

test('a person may have the name of a country', () => {
  const read = (line: string) => {
    const { name, countries } = parseQuickAdd(line)
    return [name, ...(countries ?? [])]
  }
  expect(read('Madhav Nepal, 9841000001, Australia')).toEqual(['Madhav Nepal', 'AU'])
  expect(read('Madhav Nepal')).toEqual(['Madhav Nepal'])
  expect(read('Ram Mali')).toEqual(['Ram Mali'])
  expect(read('Sudan, 9841000001, USA')).toEqual(['Sudan', 'US'])
  expect(read('Sita Canada')).toEqual(['Sita', 'CA'])
})

test('a phone or an email is enough, a country is not', () => {
  expect(parseQuickAdd('980-0000000')).toMatchObject({ name: '', phone: '980-0000000' })
  expect(parseQuickAdd('Canada 9800000000')).toMatchObject({
    name: '',
    phone: '9800000000',
    countries: ['CA'],
  })
  expect(parseQuickAdd('a@student.example')).toMatchObject({ name: '', email: 'a@student.example' })
  expect(parseQuickAdd('9800000000 12345')).toMatchObject({ name: '', note: '12345' })
  for (const line of ['Canada', '12345', '…']) {
    expect(() => parseQuickAdd(line), line).toThrow('Please check')
  }
})

test.each([
  ['Sita Rai, budget 4180000, 9841553003', '9841553003', 'budget 4180000'],
  ['Sita Rai, budget 4180000 9841553003', '9841553003', 'budget 4180000'],
  ['Sita Rai, 9841553003, 4180000 budget', '9841553003', '4180000 budget'],
  ['Sita Rai, grade 12 9841553003', '9841553003', 'grade 12'],
  ['Sita Rai, 9841553003 (after 5 pm)', '9841553003 (after 5 pm)', ''],
  ['Sita Rai, 4412345', '4412345', ''],
])('reads only valid phone numbers from %j', (line, phone, note) => {
  expect(parseQuickAdd(line)).toMatchObject({ name: 'Sita Rai', phone, note })
})
