import { expect, it } from 'vitest'
import {
  calculateFirstYear,
  compareFirstYears,
  describeFirstYear,
  describeGap,
  isUpperEndCertain,
} from './first-year.ts'
import type { Guide } from './guide.ts'
import type { Figure } from './read-guide.ts'

const amount = (from: string, other: Partial<Figure> = {}) => ({
  key: 'xx.cost',
  from,
  to: '',
  bound: '',
  text: '',
  unit: 'GBP',
  of: '',
  per: 'year',
  lastDay: '',
  isUpcoming: false,
  ...other,
})

const cost = (part: string, figure: object[], other: object = {}) => ({
  item: part,
  text: '',
  part,
  figure,
  ...other,
})

const guideWith = (...costs: object[]) =>
  ({ costs, answers: { intakes: [] } }) as unknown as Pick<Guide, 'costs' | 'answers'>

const tuition = cost('tuition', [amount('9000', { to: '30000' })])
const living = cost('living', [amount('10000')])
const visa = cost('visa', [amount('500', { per: '' })])
const health = cost('health', [amount('700')])

const describe = (...costs: object[]) => {
  const firstYear = calculateFirstYear(guideWith(...costs))
  return firstYear && describeFirstYear(firstYear)
}

it('has no remarks on a complete sum, whose upper end is certain', () => {
  const firstYear = calculateFirstYear(guideWith(tuition, living, visa, health))

  expect(firstYear).toMatchObject({ least: 20_200, most: 41_200, missing: [], paidAtOnce: [] })
  expect(firstYear && describeFirstYear(firstYear)).toBe('')
  expect(firstYear && isUpperEndCertain(firstYear)).toBe(true)
})

it('names the parts without a figure', () => {
  expect(describe(tuition, living)).toBe('without the visa fee and health cover')
  expect(describe(tuition, living, visa, cost('health', []))).toBe('without health cover')
})

it('says that a part is paid for the whole visa at once', () => {
  const surcharge = cost('health', [amount('700')], { isForWholeVisa: true })
  const firstYear = calculateFirstYear(guideWith(tuition, living, visa, surcharge))

  expect(firstYear && describeFirstYear(firstYear)).toBe(
    'health cover counted for one year, but paid at once for the whole visa',
  )
  expect(firstYear && isUpperEndCertain(firstYear)).toBe(false)
})

it('says which ends are averages', () => {
  const average = amount('20000', { bound: 'on average' })
  const higher = amount('25000')
  const shared = [living, visa, health]

  expect(describe(cost('tuition', [average]), ...shared)).toBe('both ends are averages')
  expect(describe(cost('tuition', [average, higher]), ...shared)).toBe(
    'the lower end is an average',
  )
  expect(describe(cost('tuition', [average, amount('9000')]), ...shared)).toBe(
    'the upper end is an average',
  )
  expect(describe(tuition, cost('living', [average, amount('9000'), higher]), visa, health)).toBe(
    '',
  )
})

it('ranks a sum that lacks a part after complete ones', () => {
  const cheap = { rupees: { least: 1 }, missing: ['health' as const] }
  const dear = { rupees: { least: 2 }, missing: [] }
  const dearer = { rupees: { least: 3 }, missing: [] }

  expect([cheap, dearer, dear].toSorted(compareFirstYears)).toEqual([dear, dearer, cheap])
})

it('says which part hinders the sum', () => {
  expect(describeGap(guideWith(tuition))).toBe('No confirmed figure for living costs yet.')
  expect(describeGap(guideWith())).toBe('No confirmed figure for tuition and living costs yet.')
  expect(describeGap(guideWith(tuition, living))).toBe('')
})

it('keeps its end where a part has one, and says which part can be higher', () => {
  const openVisa = cost('visa', [amount('850', { per: '', bound: 'from' })])
  const dormitory = amount('6000', { to: '8000' })
  const rooms = cost('living', [dormitory, amount('9000', { bound: 'from' })])
  const firstYear = calculateFirstYear(guideWith(tuition, rooms, openVisa, health))

  expect(firstYear).toMatchObject({ least: 16_550, most: 40_550, open: ['living', 'visa'] })
  expect(firstYear && describeFirstYear(firstYear)).toBe(
    'living costs and the visa fee can be higher',
  )
  expect(firstYear && isUpperEndCertain(firstYear)).toBe(false)
})

it('has no end if tuition or living costs have none', () => {
  const openTuition = cost('tuition', [amount('9000', { bound: 'from' })])
  const openLiving = cost('living', [amount('10000', { bound: 'at least' })])

  expect(calculateFirstYear(guideWith(openTuition, living))?.most).toBeUndefined()
  expect(calculateFirstYear(guideWith(tuition, openLiving))?.most).toBeUndefined()
})

it('says that living costs are only what the visa asks for', () => {
  const required = cost('living', [amount('10000', { topic: 'funds' })])
  const real = cost('living', [amount('10000', { topic: 'funds' }), amount('12000')])

  expect(describe(tuition, required, visa, health)).toBe(
    'living costs at the minimum that the visa asks for',
  )
  expect(describe(tuition, real, visa, health)).toBe('')
})
