import { getOwn } from '#app/contract/get-own.ts'

/** Names as people say them, where those of `Intl` differ. */
const names: Record<string, string | undefined> = {
  AUD: 'अस्ट्रेलियन डलर',
  CAD: 'क्यानडियन डलर',
  EUR: 'युरो',
  GBP: 'पाउन्ड',
  JPY: 'येन',
  KRW: 'वन',
  NPR: 'नेपाली रुपैयाँ',
  NZD: 'न्युजिल्यान्ड डलर',
  USD: 'अमेरिकी डलर',
}

// A list, since builds of further languages replace a locale.
const english = new Intl.DisplayNames(['en'], { type: 'currency' })

/** Browsers know no Nepali names; the others are in English. */
export const getCurrencyName = (currency: string): string =>
  getOwn(names, currency) ?? english.of(currency) ?? currency
