import { expect, test } from 'vitest'
import { keyFigures } from './key-figures.ts'

test('a card says first what the guide answers, with who says so and since when', () => {
  const { CA = [], GB = [], KR = [], MT = [], NO } = keyFigures('Asia/Kathmandu')

  expect(read(CA)).toEqual([
    ['Tuition from', 'CAD 15,000 a year', ''],
    ['Funds to show', 'CAD 23,448 a year', 'IRCC, 28 Aug 2026'],
    ['Next intake', expect.stringMatching(/^(September|January|May) 20\d\d$/), ''],
    ['Visa takes', '4–6 weeks', ''],
  ])
  expect(read(GB)[3]).toEqual(['Visa takes', '3 weeks', 'gov.uk, 5 Oct 2026'])
  expect(read(MT)[1]).toEqual([
    'Funds to show',
    '75% of the minimum wage a month',
    'identita.gov.mt',
  ])
  expect(read(KR).map(([, value]) => value)).toEqual([
    'Ask us',
    'Ask us',
    expect.stringMatching(/^(March|September) 20\d\d$/),
    'Ask us',
  ])
  expect(NO).toBeUndefined()
})

function read(figures: NonNullable<ReturnType<typeof keyFigures>[string]>) {
  return figures.map(({ label, value, source = '', day }) => [
    label,
    value.replaceAll('\u00a0', ' '),
    source + (day?.text ?? ''),
  ])
}
