import type { FirstFacts } from './first-fact.ts'

/** The selling rates of one day, as read from the bank's interface for programs. */
const day = '2026-04-05'
const bank = {
  valid_from: day,
  page_date: day,
  publisher: 'Nepal Rastra Bank',
  address: 'https://www.nrb.org.np/forex/',
  confidence: 'read',
} as const
const rate = { kind: 'estimate', topic: 'fees', unit: 'NPR', recheck_days: 30 } as const

/** Rupees for a foreign amount. The office updates them at /admin/facts?rates=. */
export const exchangeRates: FirstFacts = {
  'npr.aud': {
    ...rate,
    label: 'Exchange rate of AUD',
    of: 'for 1 AUD',
    values: [{ from: '103.12', ...bank }],
  },
  'npr.cad': {
    ...rate,
    label: 'Exchange rate of CAD',
    of: 'for 1 CAD',
    values: [{ from: '107.19', ...bank }],
  },
  'npr.gbp': {
    ...rate,
    label: 'Exchange rate of GBP',
    of: 'for 1 GBP',
    values: [{ from: '197.55', ...bank }],
  },
  'npr.usd': {
    ...rate,
    label: 'Exchange rate of USD',
    of: 'for 1 USD',
    values: [{ from: '149.27', ...bank }],
  },
  'npr.nzd': {
    ...rate,
    label: 'Exchange rate of NZD',
    of: 'for 1 NZD',
    values: [
      {
        from: '85.70',
        valid_from: day,
        page_date: '2026-03-18',
        note: 'Nepal Rastra Bank publishes none; NZD 1 was CAD 0.7995 on 18 March 2026, and CAD 1 was NPR 107.19 on 5 April',
        publisher: 'Bank of Canada',
        address: 'https://www.bankofcanada.ca/rates/exchange/daily-exchange-rates/',
        confidence: 'secondary',
      },
    ],
  },
  'npr.jpy': {
    ...rate,
    label: 'Exchange rate of JPY',
    of: 'for 10 JPY',
    values: [{ from: '9.36', ...bank }],
  },
  'npr.krw': {
    ...rate,
    label: 'Exchange rate of KRW',
    of: 'for 100 KRW',
    values: [{ from: '9.89', ...bank }],
  },
  'npr.eur': {
    ...rate,
    label: 'Exchange rate of EUR',
    of: 'for 1 EUR',
    values: [{ from: '172.31', ...bank }],
  },
}
