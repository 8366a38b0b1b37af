import { expect, test } from 'vitest'
import { readLine } from './quick-line.ts'

test('a line is read in any order, with and without commas', () => {
  const read = { name: 'Sita Example', phone: '9800000000', email: undefined, note: '' }
  for (const line of [
    'Sita Example, 9800000000, Canada',
    'Canada, Sita Example, 9800000000',
    'Sita Example 9800000000 Canada',
    'Sita Example ९८०००००००० canada',
  ]) {
    expect(readLine(line), line).toEqual({ ...read, countries: ['CA'] })
  }
  expect(
    readLine('Sita Example, +977 980-0000000, s@student.example, USA, UK, sends marks'),
  ).toEqual({
    name: 'Sita Example',
    phone: '+977 980-0000000',
    email: 's@student.example',
    countries: ['US', 'GB'],
    note: 'sends marks',
  })
  expect(readLine('Bikash Example New Zealand')).toMatchObject({
    name: 'Bikash Example',
    phone: '',
    countries: ['NZ'],
  })
})

test('a line without a name is refused', () => {
  for (const line of ['9800000000', 'Canada', 'a@student.example, 9800000000']) {
    expect(() => readLine(line), line).toThrow('Please check')
  }
})
