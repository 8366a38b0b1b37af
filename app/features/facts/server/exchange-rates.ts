import type { Fact, VisibleFact } from '../contract.ts'
import type { Rupees, VisibleValue } from '../value-contract.ts'
import { currencies } from '../vocabulary-contract.ts'

interface Rate {
  /** Rupees for one unit. */
  rupees: number
  on: string
  publisher: string
}

/** Whether it is an exchange rate: "npr.gbp" for one pound, "npr.krw" of "for 100 won". */
export const isRate = ({ key, unit }: Pick<Fact, 'key' | 'unit'>) =>
  unit === 'NPR' && /^npr\.[a-z]{3}$/.test(key)

/** Adds amounts in rupees where the office has entered a rate. */
export function addRupees(facts: VisibleFact[]): VisibleFact[] {
  const rates = new Map(facts.filter(isRate).flatMap(toRate))
  return facts.map((fact) => {
    const rate = rates.get(fact.unit)
    if (!rate) return fact
    return {
      ...fact,
      values: fact.values.map((value) => ({ ...value, rupees: toRupees(value, rate) })),
    }
  })
}

function toRate({ key, of, values }: VisibleFact): [string, Rate][] {
  const value = values.find(({ from, is_upcoming }) => from !== '' && !is_upcoming)
  const currency = currencies.find((each) => key === `npr.${each.toLowerCase()}`)
  if (!value || !currency || currency === 'NPR') return []
  const { page_date, valid_from, as_of, publisher } = value
  const rupees = Number(value.from) / Number(of.match(/\d+/)?.[0] || 1)
  return [[currency, { rupees, on: page_date || valid_from || as_of, publisher }]]
}

function toRupees({ from, to }: VisibleValue, { rupees, on, publisher }: Rate): Rupees | null {
  if (!from) return null
  // Rounds to three digits, since rates change daily.
  const convert = (amount: string) =>
    amount && String(Number((Number(amount) * rupees).toPrecision(3)))
  return { from: convert(from), to: convert(to), on, publisher }
}
