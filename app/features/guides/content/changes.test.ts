import { expect, it } from 'vitest'
import { listChanges } from './changes.ts'
import { totalAmount } from './group-figures.ts'
import type { Guide } from './guide.ts'
import type { Figure } from './read-guide.ts'

const base = {
  key: 'xx.funds',
  label: 'Funds to show, in town',
  condition: 'in town',
  note: '',
  unit: 'GBP',
  per: 'month',
  multiplier: 9,
  from: '100',
  to: '',
  bound: '',
  text: '',
  of: '',
  validFrom: '2025-01-01',
  lastDay: '',
  isUpcoming: false,
} as unknown as Figure

const coming: Figure = { ...base, from: '120', validFrom: '2027-01-01', isUpcoming: true }
const guideWith = (parts: object) => ({ changes: [], ...parts }) as unknown as Guide

it('lists each coming value once, with the value that it replaces', () => {
  const guide = guideWith({
    answers: { funds: [base, coming] },
    costs: [{ figure: [coming, base] }],
  })

  expect(listChanges(guide, '2026-11-27')).toMatchObject([
    {
      day: '2027-01-01',
      label: 'Funds to show, in town',
      text: '',
      values: [{ figure: { from: '120' }, replaced: { from: '100' } }],
    },
  ])
})

it('lists values that readers of today meet, and none that have begun', () => {
  const current = { ...coming, isUpcoming: false }
  const guide = guideWith({ answers: { funds: [current, { ...base, lastDay: '2026-12-31' }] } })

  expect(listChanges(guide, '2026-11-27')).toHaveLength(1)
  expect(listChanges(guide, '2027-01-01')).toEqual([])
})

it('puts the explanation of the guide in place of the automatic entry', () => {
  const other = { ...coming, key: 'xx.other', label: 'Funds to show, elsewhere', condition: '' }
  const changes = [{ figure: [base, coming, other], text: 'For everybody.' }]

  expect(listChanges(guideWith({ changes, answers: { funds: [coming] } }), '2026-11-27')).toEqual([
    expect.objectContaining({ label: 'Funds to show', text: 'For everybody.' }),
  ])
})

it('multiplies an amount by its periods', () => {
  expect(totalAmount(base)).toMatchObject({ from: '900', to: '', per: '' })
  expect(totalAmount({ ...base, multiplier: 1 })).toMatchObject({ from: '100', per: 'month' })
})

it('keeps a change without a first day, and one whose value is the day', () => {
  const words = { ...base, key: 'xx.fee', label: 'A fee', text: 'not collected yet', from: '' }
  const open = { ...words, condition: '', validFrom: '', unit: 'words' }
  const day = { ...open, key: 'xx.day', label: 'Last day', from: '2027-03-31', unit: 'date' }
  const changes = [
    { figure: [open], text: 'For everybody.' },
    { figure: [day], text: 'For some.' },
  ]

  expect(listChanges(guideWith({ changes }), '2027-03-30')).toMatchObject([
    { day: '2027-03-31', label: 'Last day', text: 'For some.' },
    { day: '', label: 'A fee', text: 'For everybody.' },
  ])
  expect(listChanges(guideWith({ changes }), '2027-03-31')).toMatchObject([{ label: 'A fee' }])
})

it('drops an explained change that has begun', () => {
  const begun = { ...base, from: '120', validFrom: '2026-11-01', previous: base }
  const changes = [{ figure: [begun], text: 'For everybody.' }]

  expect(listChanges(guideWith({ changes }), '2026-11-27')).toEqual([])
})
