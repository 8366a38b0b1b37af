import { ValidationError } from '#app/base/server/errors.ts'
import { normalizeSpelling } from '#app/base/server/name-spelling.ts'
import { parsePhones, splitNumbers, toE164 } from '#app/base/server/phones.ts'
import { formatPhone } from '#app/contract/phone-labels.ts'
import { findCountryCode } from '#database/country-code.ts'
import type { NewLead } from '../contract.ts'
import { SURNAMES } from './matching/name-words.ts'

/** A phone, also in a spreadsheet's notation, with an optional extension or label in brackets. */
const phonePattern =
  /(?:\d\.\d{6,}E\+?\d{1,2}|\+?[0-9०-९][0-9०-९ ()-]{5,}[0-9०-९](?:\.0+(?!\d))?)(?:\s*,?\s*ext[a-z]*[.:]?\s*\d{1,6}(?!\d))?(?:\s*\((?=[^()]*\p{L})[\p{L}\p{M}\p{N}\s.:-]{1,40}\))?/giu
/** Separators of a line, including those that remain between two numbers. */
const separators = /[,;\n|]|:{2,}|\/|(?<=,)\s*(?:or|and|&)\s*(?=,)/
const emailPattern = /[^\s,;@<>]+@[^\s,;@<>]+\.[^\s,;@<>]+/

/** Parses "Name, phone, country" in any order; the rest becomes a note. Throws ValidationError. */
export function parseQuickAdd(line: string): NewLead {
  const [email = '', ...around] = extractEmail(line)
  const { phones, texts } = extractPhones(around.join(','))
  const parts = texts.map((text) => text.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text))
  const { names, codes } = splitCountries(parts)
  const [name = '', ...rest] = names
  if (!name) throw refused('Please start with the name.')
  if (name.length > 120) throw refused('The name can have at most 120 characters.')
  return {
    name,
    phone: phones,
    email: email || undefined,
    ...{ countries: [...new Set(codes)], note: rest.join(', ') },
  }
}

const refused = (detail: string) => new ValidationError({ line: { code: 'no_name', detail } })

/** Splits off the e-mail address, because its digits are not a phone. */
function extractEmail(line: string) {
  const [email] = line.match(emailPattern) ?? []
  return email ? [email, ...line.split(email)] : ['', line]
}

/**
 * Splits off phones with their labels. If a valid phone exists, invalid numbers stay text, because they
 * may be amounts.
 */
function extractPhones(line: string) {
  // Normalizes dashes and spaces of copied text.
  const typed = line.replaceAll(/[‐-―−]/g, '-').replaceAll(/\s/g, ' ')
  const found = [...typed.matchAll(phonePattern)].flatMap(([text]) => parseLabelledPhone(text))
  const hasSure = found.some(({ number }) => canBeDialled(number))
  const phones: string[] = []
  const around = typed.replaceAll(phonePattern, (text) =>
    parseLabelledPhone(text)
      .map(({ number, label, typed: words }) => {
        if (!number || (hasSure && !canBeDialled(number))) return words
        phones.push(formatPhone(number, label))
        return ','
      })
      .join(' '),
  )
  return { phones: phones.join(', '), texts: around.split(separators) }
}

/** Text without a phone has an empty number. */
function parseLabelledPhone(text: string) {
  const { phones, unreadable } = parsePhones(text)
  const [only] = phones
  if (phones.length === 1 && only && unreadable.length === 0) return [{ ...only, typed: text }]
  const pieces =
    unreadable.length > 0 || phones.length === 0
      ? splitNumbers(text)
      : phones.map(({ number }) => ({ text: number, isNumber: true }))
  return pieces.map((piece) => ({
    number: piece.isNumber ? piece.text : '',
    typed: piece.text,
    label: phones.find(({ number }) => number === piece.text)?.label ?? '',
  }))
}

/** Accepts any number with a country code, because numbering plans change. */
const canBeDialled = (number: string) => /^\(?\+/.test(number) || toE164(number) !== undefined

/** Separates countries from the other parts: whole parts, else the end of a part. */
function splitCountries(parts: string[]) {
  const isCountry = (part: string) => findCountryCode(part) !== undefined
  // When no other word remains, a country name is the person's name.
  const isNameless = parts.length > 1 && parts.every(isCountry)
  const alone = parts.filter((part, index) => isCountry(part) && !(isNameless && index === 0))
  const names = parts.filter((part, index) => !isCountry(part) || (isNameless && index === 0))
  const parted = alone.length > 0 ? names.map((name) => [name]) : names.map(extractCountry)
  const codes = [...alone, ...parted.flatMap(([, country = '']) => country)]
  return {
    names: parted.flatMap(([name = '']) => name),
    codes: codes.flatMap((country) => findCountryCode(country) ?? []),
  }
}

/** Finds a country behind a name without a comma, unless it is a family name. */
function extractCountry(part: string) {
  const words = part.split(/\s+/)
  for (const count of [2, 1]) {
    const last = words.slice(-count).join(' ')
    if (words.length > count && findCountryCode(last) && !isFamilyName(last)) {
      return [words.slice(0, -count).join(' '), last]
    }
  }
  return [part]
}

const isFamilyName = (word: string) => SURNAMES.has(normalizeSpelling(word.toLowerCase()))
