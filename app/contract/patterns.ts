/** Patterns of the contract whose errors have a sentence of their own. */
export const patterns = {
  /** A decimal as text, so that it is never rounded: "27.50"; a day: "2027-01-13"; '' for none. */
  amount: '^(\\d{1,12}(\\.\\d{1,2})?|\\d{4}-[01]\\d-[0-3]\\d)?$',
  /** An address of a website; '' for none. */
  webAddress: '^(https?://[^\\s"<>]{3,1990})?$',
  /** Country code (ISO 3166, two letters); '' for none. */
  country: '^([A-Z]{2})?$',
} as const

interface PatternError {
  code: string
  detail: string
}

/** The errors by pattern; programs tell them apart by code. */
export const patternErrors: Record<string, PatternError | undefined> = {
  [patterns.amount]: {
    code: 'not_an_amount',
    detail: 'Please enter digits with at most two decimals, for example 27.50.',
  },
  [patterns.webAddress]: {
    code: 'not_an_address',
    detail: 'Please enter an address that begins with https://.',
  },
  [patterns.country]: {
    code: 'not_a_country',
    detail: 'Please enter the two capital letters of the country, for example AU.',
  },
}
