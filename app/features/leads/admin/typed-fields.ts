import { languageNames } from '#app/contract/languages.ts'
import type { Fields } from '#app/platform/admin/fields.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { contactChannelLabels } from '../channel-labels.ts'
import type { Lead } from '../contract.ts'
import { fieldNames, type LeadField, leadFields } from '../fields-contract.ts'
import { readAmount, readMonth, readYear } from '../typed-values.ts'
import { nameCountries, readCountries } from './country-names.ts'
import { formatYear } from './lead-labels.ts'

const split = (text: string, at: RegExp) =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean)

const perLine = {
  rows: 2,
  toText: (texts: string[]) => texts.join('\n'),
  fromText: (text: string) => split(text, /\n/),
}

const emptyOr = (read: (text: string) => unknown, error: string) => (text: string) =>
  text === '' || read(text) !== undefined ? undefined : error

const isWholeMonth = (text: string) => readMonth(text)?.match(/^2/) ?? undefined

/** How the kinds of fields are typed, apart from plain texts. */
const controls: { [Kind in LeadField['kind']]?: object } = {
  phone: { maxLength: 300 },
  phones: perLine,
  emails: perLine,
  texts: {
    toText: (texts: string[]) => texts.join(', '),
    fromText: (text: string) => split(text, /[,\n]/),
  },
  contact_channel: { options: [['', 'Any channel'], ...Object.entries(contactChannelLabels)] },
  language: { options: [['', 'Unknown'], ...Object.entries(languageNames)] },
  countries: {
    toText: nameCountries,
    fromText: (text: string) => readCountries(text).codes,
    check(text: string) {
      const { unknown } = readCountries(text)
      return unknown && `Unknown country “${unknown}”. Please check the spelling.`
    },
  },
  month: {
    toText: localizeDigits,
    fromText: (text: string) => readMonth(text) ?? '',
    check: emptyOr(isWholeMonth, 'Enter year and month, for example 2027-09.'),
  },
  year: {
    toText: formatYear,
    fromText: (text: string) => readYear(text) ?? '',
    check: emptyOr(readYear, 'Enter a year, for example 2024 or 2081 BS.'),
  },
  amount: {
    toText: (amount: number | null) => localizeDigits(amount ?? ''),
    fromText: (text: string) => readAmount(text) ?? null,
    check: emptyOr(readAmount, 'Enter an amount in rupees, for example 4180000 or 25 lakh.'),
  },
}

/** The fields of a lead that are typed in forms. */
export const typedFields = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const { kind, label, hint, isRequired, hasOwnControl, ...field }: LeadField = leadFields[name]
    // The limit of a list applies to each of its texts; the server checks it.
    const maxLength = field.maxItems ? undefined : field.maxLength
    return hasOwnControl ? [] : [[name, { label, hint, maxLength, isRequired, ...controls[kind] }]]
  }),
) as Fields<Lead>
