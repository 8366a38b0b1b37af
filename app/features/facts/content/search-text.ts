import { getOwn } from '#app/contract/get-own.ts'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import type { Fact } from '../contract.ts'
import type { Figure } from '../figure-contract.ts'

/** What people of the office call a country beside its name. */
const commonNames: Record<string, string | undefined> = {
  AU: 'Aus अस्ट्रेलिया',
  CA: 'क्यानडा',
  DE: 'जर्मनी',
  GB: 'UK Britain England बेलायत',
  IE: 'आयरल्यान्ड',
  JP: 'जापान',
  KR: 'Korea दक्षिण कोरिया',
  MT: 'माल्टा',
  NP: 'नेपाल',
  NZ: 'NZ न्युजिल्यान्ड',
  US: 'USA America अमेरिका',
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

type Searched = Pick<Fact, 'key' | 'label' | 'country' | 'topic' | 'unit' | 'of' | 'per'>

/**
 * Returns the text in which the office searches for a fact: label, key, country, topic, and its
 * amounts with currency and without.
 */
export function getSearchText(fact: Searched, figures: Figure[], others: string[] = []) {
  const { key, label, country, topic, unit, of, per } = fact
  const amounts = figures.flatMap((figure) => [
    formatAmount({ ...figure, unit, of, per }),
    unit,
    figure.from,
    figure.to,
  ])
  const place = country ? `${countryNames.of(country)} ${getOwn(commonNames, country) ?? ''}` : ''
  return normalize([key, label, place, topic, ...amounts, ...others].join('\n'))
}

/**
 * Whether the text contains all words. Short words such as "uk" count only at the beginning of a
 * word.
 */
export function matchesSearch(text: string, typed: string) {
  const words = normalize(typed).split(/\s+/).filter(Boolean)
  return words.every((word) => {
    if (word.length > 3 || /[^\p{L}\p{N}]/u.test(word)) return text.includes(word)
    return new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(text)
  })
}

/** Lower case, with numbers as they are stored: 1,23,456 and १,२३,४५६ are 123456. */
const normalize = (text: string) =>
  toLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '')
