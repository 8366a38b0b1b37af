import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import type { Fact } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'
import type { VisibleValue } from '../value-contract.ts'
import { type State, topics } from '../vocabulary-contract.ts'

/** Labels of fact states. */
export const stateNames: Record<State, string> = {
  confirm_now: 'Confirm now: new value starts',
  due: 'Due for review',
  unconfirmed: 'Never reviewed',
  changing: 'Changing soon',
  conflicting: 'Sources differ',
  below_funds: 'Below required funds',
  outlier: 'Far from official average',
  duplicate: 'Duplicate name',
  empty: 'No value',
  unused: 'Not used',
}

export const topicNames = Object.fromEntries(
  topics.map((topic) => [
    topic,
    topic === 'noc' ? 'NOC' : topic[0]?.toUpperCase() + topic.slice(1),
  ]),
)

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
export const getCountryName = (code: string) => (code ? (countryNames.of(code) ?? code) : '–')

export const countries = Object.fromEntries(
  ['AU', 'CA', 'GB', 'US', 'NZ', 'JP', 'KR', 'MT', 'NP'].map((code) => [
    code,
    getCountryName(code),
  ]),
)

type FactUnit = Pick<Fact, 'unit' | 'of' | 'per'>

export const formatFigure = (figure: Figure, { unit, of, per }: FactUnit) =>
  formatAmount({ ...figure, unit, of, per })

/** Formats a value in one line with its condition and, if upcoming, its first day. */
export function describeValue(value: VisibleValue, kind: FactUnit) {
  const figure = [formatFigure(value, kind), value.condition].filter(Boolean).join(' ')
  return value.is_upcoming ? `from ${value.valid_from}: ${figure}` : figure
}
