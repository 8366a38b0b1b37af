import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import type { Fact } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'

type Unit = Pick<Fact, 'unit' | 'of' | 'per'>

/** An amount this many times more or less than the present one is probably a typing error. */
const UNUSUAL_FACTOR = 10

/**
 * Compares an amount with the present one: "£500,000 is 534 times the present value (£937).";
 * undefined if they are near each other or cannot be compared.
 */
export function describeJump(next: Figure, present: Figure | undefined, unit: Unit) {
  if (!present || unit.unit === 'date' || unit.unit === 'rank') return undefined
  const factors = [
    Number(next.from) / Number(present.from),
    Number(next.to || next.from) / Number(present.to || present.from),
  ].filter((factor) => factor > 0 && Number.isFinite(factor))
  const most = Math.max(...factors)
  const least = Math.min(...factors)
  const [nextText, presentText] = [next, present].map((each) => formatAmount({ ...each, ...unit }))
  if (most >= UNUSUAL_FACTOR) {
    return `${nextText} is ${Math.round(most)} times the present value (${presentText}).`
  }
  if (least <= 1 / UNUSUAL_FACTOR) {
    return `The present value (${presentText}) is ${Math.round(1 / least)} times ${nextText}.`
  }
  return undefined
}

/** Whether an amount is zero in a unit in which only words can say so. */
export const isZero = ({ from, to }: Pick<Figure, 'from' | 'to'>, { unit }: Pick<Fact, 'unit'>) =>
  unit !== 'percent' && unit !== 'count' && [from, to].some((amount) => /^0+(\.0+)?$/.test(amount))

export const zeroMessage =
  'An amount cannot be 0. Write “free of charge” as value in words instead.'

export const confirmJump = 'Please correct the amount, or confirm it.'
