import { describe, expect, test } from 'vitest'
import { formatFact } from '../content/format-fact.ts'
import type { FactValue } from '../value-contract.ts'
import { findStates, listVisibleValues, type OfficeTime } from './fact-values.ts'
import { addValueDefaults } from './validation.ts'

const fact = { kind: 'rule', recheck_days: 90, recheck_months: [], topic: 'fees' } as Parameters<
  typeof listVisibleValues
>[0]
/** A moment in London, which is on UTC in winter. */
const at = (moment: string) => ({ timeZone: 'UTC', now: new Date(`${moment}Z`) })

/** Creates values in order of creation on 21 November 2026. */
function makeValues(...given: Partial<FactValue>[]): FactValue[] {
  return given.map((each, index) => ({
    ...addValueDefaults({ publisher: 'Home Office', confidence: 'official', ...each }, 'GB'),
    fact_id: 'fact',
    created_at: '2026-11-21T00:00:00.000Z',
    created_by: '',
    changed_at: '2026-11-21T00:00:00.000Z',
    read_at: null,
    read_by: '',
    confirmed_at: null,
    confirmed_by: '',
    ...each,
    id: String(index),
  }))
}

/** Formats each value as "amount, flags". */
const read = (values: FactValue[], now: OfficeTime, of = fact) =>
  listVisibleValues(of, values, now).map((value) =>
    [
      value.from || value.text,
      value.is_upcoming && 'ahead',
      value.may_have_changed && 'may have changed',
      value.previous && `before: ${value.previous.from}`,
    ]
      .filter(Boolean)
      .join(', '),
  )

describe('a value with a first day', () => {
  const old = { from: '1529', valid_from: '2025-11-11', valid_until: '2026-11-29' }
  const next = { from: '1570', valid_from: '2026-11-30', applies_to: 'application' } as const

  test('is shown with its first day beside the current value if it applies to a later event', () => {
    expect(read(makeValues(old, next), at('2026-11-29T23:59'))).toEqual(['1529', '1570, ahead'])
    expect(read(makeValues(old, { ...next, applies_to: '' }), at('2026-11-29T23:59'))).toEqual([
      '1529',
    ])
  })

  test('takes effect automatically if it was confirmed in the 7 days before', () => {
    for (const read_at of ['2026-11-23T00:00:00.000Z', '2026-11-29T23:00:00.000Z']) {
      const values = makeValues(old, { ...next, read_at })
      expect(read(values, at('2026-11-29T23:59'))).toEqual(['1529', '1570, ahead'])
      expect(read(values, at('2026-11-30T00:00'))).toEqual(['1570, before: 1529'])
    }
  })

  test('does not take effect unconfirmed: the old value stays, marked as uncertain, beside it', () => {
    for (const read_at of [null, '2026-11-22T23:00:00.000Z']) {
      const values = makeValues(old, { ...next, read_at })
      expect(read(values, at('2026-11-30T00:00'))).toEqual([
        '1529, may have changed',
        '1570, ahead',
      ])
      expect(findStates(fact, values, at('2026-11-30T00:00'))).toContain('confirm_now')
    }
  })

  test('does not restore the value before the old one', () => {
    const values = makeValues({ from: '1334' }, old, next)
    expect(read(values, at('2026-11-30T00:00'))).toEqual([
      '1529, may have changed, before: 1334',
      '1570, ahead',
    ])
    const ended = makeValues({ from: '1334' }, old)
    expect(read(ended, at('2026-11-30T00:00'))).toEqual([])
  })

  test('takes effect when it is confirmed later', () => {
    const values = makeValues(old, { ...next, confirmed_at: '2026-12-03T08:00:00.000Z' })
    expect(read(values, at('2026-12-03T08:00'))).toEqual(['1570, before: 1529'])
  })

  test('starts in the time zone of its rule', () => {
    const values = makeValues(old, {
      ...next,
      time_zone: 'Pacific/Auckland',
      read_at: '2026-11-28T00:00:00.000Z',
    })
    expect(read(values, at('2026-11-29T10:59'))).toEqual(['1529', '1570, ahead'])
    expect(read(values, at('2026-11-29T11:00'))).toEqual(['1570, before: 1529'])
  })

  test('takes effect immediately if it was entered after its first day', () => {
    const values = makeValues(old, { ...next, created_at: '2026-12-01T00:00:00.000Z' })
    expect(read(values, at('2026-12-01T00:00'))).toEqual(['1570, before: 1529'])
  })

  test('never takes effect if postponed, and the old value stays', () => {
    const values = makeValues(old, {
      ...next,
      status: 'postponed',
      read_at: '2026-11-29T00:00:00.000Z',
    })
    expect(read(values, at('2026-11-29T12:00'))).toEqual(['1529'])
    expect(read(values, at('2026-12-01T00:00'))).toEqual(['1529, may have changed'])
  })

  test('needs confirmation in the list from 7 days before until confirmed', () => {
    const values = makeValues(old, next)
    expect(findStates(fact, values, at('2026-11-22T12:00'))).not.toContain('confirm_now')
    expect(findStates(fact, values, at('2026-11-23T00:00'))[0]).toBe('confirm_now')
    const confirmed = makeValues(old, { ...next, read_at: '2026-11-23T00:00:00.000Z' })
    expect(findStates(fact, confirmed, at('2026-11-23T00:00'))).not.toContain('confirm_now')
  })
})

test('today’s fee comes first; for funds and courses a value that starts soon, after studies any', () => {
  const next = { from: '18', valid_from: '2027-01-01', applies_to: 'application' } as const
  const comesFirst = (value: Partial<FactValue>, day: string, of = fact) =>
    listVisibleValues(
      of,
      makeValues({ from: '24' }, { ...next, ...value }),
      at(`${day}T12:00`),
    ).map(({ comes_first }) => comes_first)
  const stay = { ...fact, topic: 'stay' } as const
  const funds = { ...fact, topic: 'funds' } as const

  expect(comesFirst({}, '2026-12-31')).toEqual([false, false])
  expect(comesFirst({ applies_to: 'payment' }, '2026-12-31')).toEqual([false, false])
  expect(comesFirst({ applies_to: 'course start' }, '2026-11-02')).toEqual([false, true])
  expect(comesFirst({}, '2026-11-01', funds)).toEqual([false, false])
  expect(comesFirst({}, '2026-11-02', funds)).toEqual([false, true])
  expect(comesFirst({}, '2026-01-01', stay)).toEqual([false, true])
  expect(comesFirst({ status: 'announced' }, '2026-12-01', stay)).toEqual([false, false])
  for (const of of [fact, stay]) {
    expect(comesFirst({ valid_from: '', status: 'enacted' }, '2026-12-01', of)).toEqual([false])
  }
})

test('never shows a disputed value, and lists its fact for review', () => {
  const values = makeValues(
    { from: '2500', read_at: '2026-11-21T00:00:00.000Z' },
    { from: '2050', status: 'disputed' },
  )
  expect(read(values, at('2026-11-22T00:00'))).toEqual(['2500'])
  expect(findStates(fact, values, at('2026-11-22T00:00'))).toEqual(['conflicting'])
})

test('keeps a separate value for each condition', () => {
  const values = makeValues(
    { from: '20', condition: 'at degree level' },
    { from: '10', condition: 'below' },
    { from: '15', condition: 'below', valid_from: '2026-01-01' },
  )
  expect(read(values, at('2026-11-22T00:00'))).toEqual(['20', '15, before: 10'])
})

test('ignores values that ended or were only announced', () => {
  const ended = makeValues({ from: '1', valid_from: '2026-01-01', valid_until: '2026-06-30' })
  expect(read(ended, at('2026-06-30T22:59'))).toEqual(['1'])
  expect(read(ended, at('2026-06-30T23:00'))).toEqual([])
  expect(findStates(fact, ended, at('2026-07-02T00:00'))).toEqual(['ended', 'empty'])
  expect(read(makeValues({ from: '250', status: 'enacted' }), at('2026-11-22T00:00'))).toEqual([])
})

test('shows a different previous value for three years', () => {
  const values = makeValues({ from: '430' }, { from: '850', valid_from: '2026-02-01' })
  expect(read(values, at('2029-11-20T23:59'))).toEqual(['850, before: 430'])
  expect(read(values, at('2029-11-21T00:00'))).toEqual(['850'])
  const same = makeValues({ from: '430' }, { from: '430', valid_from: '2026-02-01' })
  expect(read(same, at('2026-03-01T00:00'))).toEqual(['430'])
})

test('a value that the same person replaced on the day of its entry was never shown', () => {
  const asha = { created_by: 'Asha', created_at: '2026-11-22T08:00:00.000Z' }
  const mistake = { from: '500000', valid_from: '2026-11-22', ...asha }
  const right = { from: '937', valid_from: '2026-11-22', ...asha }
  const now = at('2026-11-22T12:00')
  expect(read(makeValues({ from: '880' }, mistake, right), now)).toEqual(['937, before: 880'])
  expect(read(makeValues({ from: '937' }, mistake, right), now)).toEqual(['937'])
  const other = { ...right, created_by: 'Gita' }
  expect(read(makeValues(mistake, other), now)).toEqual(['937, before: 500000'])
  const nextDay = { ...right, valid_from: '2026-11-23', created_at: '2026-11-23T08:00:00.000Z' }
  expect(read(makeValues(mistake, nextDay), at('2026-11-23T12:00'))).toEqual([
    '937, before: 500000',
  ])
  // Two values of the past are the history of the fact.
  const history = makeValues(
    { from: '1', valid_from: '2025-01-01', ...asha },
    { from: '2', valid_from: '2026-01-01', ...asha },
  )
  expect(read(history, now)).toEqual(['2, before: 1'])
})

test('marks a value as uncertain when its review is overdue', () => {
  const isUncertain = (read_at: string | null, now: string, of = fact) =>
    listVisibleValues(of, makeValues({ from: '558', read_at }), at(now))[0]?.is_uncertain
  expect(isUncertain(null, '2026-11-22T00:00')).toBe(true)
  expect(isUncertain('2026-08-24T12:00:00.000Z', '2026-11-21T12:00')).toBe(false)
  expect(isUncertain('2026-08-23T12:00:00.000Z', '2026-11-21T12:00')).toBe(true)

  // UK fees change in April; a check in March covers the change.
  const april = {
    kind: 'rule' as const,
    recheck_days: 365,
    recheck_months: [4],
    topic: 'fees' as const,
  }
  expect(isUncertain('2027-02-01T12:00:00.000Z', '2027-03-31T12:00', april)).toBe(false)
  expect(isUncertain('2027-02-01T12:00:00.000Z', '2027-04-01T00:00', april)).toBe(true)
  expect(isUncertain('2027-03-02T12:00:00.000Z', '2027-04-01T00:00', april)).toBe(false)
})

test('lists the open tasks of a fact', () => {
  const now = at('2026-11-22T00:00')
  const is = (...given: Partial<FactValue>[]) => findStates(fact, makeValues(...given), now)
  const read_at = '2026-11-20T00:00:00.000Z'
  expect(is({ from: '1', read_at })).toEqual([])
  expect(is({ from: '1', read_at: '2026-01-01T00:00:00.000Z' })).toEqual(['due'])
  expect(is({ from: '1' })).toEqual(['unconfirmed'])
  expect(is({ from: '1', read_at }, { from: '2', valid_from: '2026-12-22' })).toEqual(['changing'])
  expect(is({ from: '1', read_at }, { from: '2', valid_from: '2026-12-23' })).toEqual([])
  expect(is({ from: '430' }, { from: '850' })).toEqual(['unconfirmed', 'conflicting'])
  expect(is({ from: '430' }, { from: '850', read_at })).toEqual([])
  expect(is()).toEqual(['empty'])
  const unconfirmed = makeValues({ from: '1', read_at, confidence: 'unconfirmed' })
  expect(findStates(fact, unconfirmed, now)).toEqual(['no_evidence'])
  expect(findStates({ ...fact, kind: 'claim' }, unconfirmed, now)).toEqual([])
  expect(is({ from: '1', read_at, publisher: '' })).toEqual(['no_evidence'])
  expect(is({ from: '1', read_at, publisher: '', address: 'https://gov.example' })).toEqual([])
})

test('a text names first what readers of today meet, and until when the present value counts', () => {
  const values = makeValues(
    { from: '2', valid_until: '2026-12-31' },
    { from: '18', valid_from: '2027-01-01', applies_to: 'application', status: 'enacted' },
    { from: '3', condition: 'after a doctorate' },
  )
  const stay = { ...fact, topic: 'stay' } as const
  const shown = listVisibleValues(stay, values, at('2026-11-22T00:00'))
  const text = formatFact({
    ...stay,
    key: 'gb.stay',
    kind: 'rule',
    country: 'GB',
    label: 'Stay',
    unit: 'month',
    of: '',
    per: '',
    multiplier: 1,
    values: shown,
  })
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    '18 months; 3 months after a doctorate (until 31 December 2026: 2 months)',
  )
})
