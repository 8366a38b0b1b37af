import { expect, it } from 'vitest'
import { formatFunds } from './funds.ts'
import type { Figure } from './read-guide.ts'

const amount = (from: string, other: object = {}) =>
  ({
    key: `xx.${from}`,
    label: 'Living costs',
    from,
    to: '',
    bound: '',
    text: '',
    unit: 'AUD',
    of: '',
    per: 'year',
    multiplier: 1,
    condition: '',
    note: '',
    lastDay: '',
    isUpcoming: false,
    ...other,
  }) as unknown as Figure

const format = (answers: Parameters<typeof formatFunds>[0]) =>
  formatFunds(answers).map(({ value, addition, remarks }) =>
    [value, addition, remarks].map((text) => text.replaceAll('\u00a0', ' ')),
  )

it('adds the amounts that everybody shows on top', () => {
  const funds = [amount('29710', { condition: 'beside course fees and travel' })]
  const fundsOnTop = [amount('2000', { label: 'Travel', per: '' })]

  expect(format({ funds, fundsOnTop, isTuitionOnTop: true })).toEqual([
    ['AUD 31,710', '+ unpaid first-year fee', 'Living costs: AUD 29,710 a year; Travel: AUD 2,000'],
  ])
})

it('never puts the fee on top of words', () => {
  const funds = [
    amount('20000', { condition: 'beside tuition' }),
    amount('', { key: 'xx.ticket', text: 'a ticket home', unit: 'words', per: '' }),
  ]

  expect(format({ funds, isTuitionOnTop: true })).toEqual([
    ['AUD 20,000 a year', '+ unpaid first-year fee', 'beside tuition'],
    ['a ticket home', '', ''],
  ])
})

it('shows the total of all periods', () => {
  const funds = [amount('1203', { unit: 'GBP', per: 'month', multiplier: 9 })]

  expect(format({ funds })).toEqual([['£10,827', '', '9 × £1,203 a month']])
})
