import { formatPhone } from '#app/contract/phone-labels.ts'
import { SURNAMES } from '#app/features/lead-matching/server/name-words.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { normalizeSpelling } from '#app/platform/server/text/name-spelling.ts'
import { parsePhones, splitNumbers, toE164 } from '#app/platform/server/text/phones.ts'
import { findCountryCode } from '#database/country-code.ts'
import type { NewLead } from '../contract.ts'

/** A number, also as a spreadsheet shows it, with an optional extension or label in brackets. */
const phonePattern =
  /(?:\d\.\d{6,}E\+?\d{1,2}|\+?[0-9०-९][0-9०-९ ()-]{5,}[0-9०-९](?:\.0+(?!\d))?)(?:\s*,?\s*ext[a-z]*[.:]?\s*\d{1,6}(?!\d))?(?:\s*\((?=[^()]*\p{L})[\p{L}\p{M}\p{N}\s.:-]{1,40}\))?/giu
/** Separators of a line, including a word such as “or” that remains between two numbers. */
const separators = /[,;\n|]|:{2,}|\/|(?<=,)\s*(?:or|and|&)\s*(?=,)/
const emailPattern = /[^\s,;@<>]+@[^\s,;@<>]+\.[^\s,;@<>]+/

/**
 * Parses "name, phone, country" in any order; the rest becomes the note. A phone or an email is enough.
 * Throws ValidationError.
 */
export function parseQuickAdd(line: string): NewLead {
  const [email = '', ...otherTexts] = extractEmail(line)
  const { phones, texts } = extractPhones(otherTexts.join(','))
  const parts = texts.map((text) => text.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text))
  const { names, codes } = splitCountries(parts)
  const name = names.find((text) => /\p{L}/u.test(text)) ?? ''
  const rest = names.filter((text) => text !== name)
  if (!name && !phones && !email) throw nameError('Enter a name or a phone number.')
  if (name.length > 120) throw nameError('The name can have at most 120 characters.')
  return {
    name,
    phone: phones,
    email: email || undefined,
    countries: [...new Set(codes)],
    note: rest.join(', '),
  }
}

const nameError = (detail: string) => new ValidationError({ line: { code: 'no_name', detail } })

/** Returns the address and the texts around it, so that its digits are not read as a phone. */
function extractEmail(line: string) {
  const [email] = line.match(emailPattern) ?? []
  return email ? [email, ...line.split(email)] : ['', line]
}

/**
 * Returns the numbers with their labels, and the remaining texts. If one number can be dialled, digits
 * that cannot stay text, because they are probably an amount.
 */
function extractPhones(line: string) {
  // Copied text may contain other dashes and spaces.
  const normalized = line.replaceAll(/[‐-―−]/g, '-').replaceAll(/\s/g, ' ')
  const found = [...normalized.matchAll(phonePattern)].flatMap(([text]) => parseLabelledPhone(text))
  const hasDiallable = found.some(({ number }) => canBeDialled(number))
  const phones: string[] = []
  const remaining = normalized.replaceAll(phonePattern, (match) =>
    parseLabelledPhone(match)
      .map(({ number, label, typed: text }) => {
        if (!number || (hasDiallable && !canBeDialled(number))) return text
        phones.push(formatPhone(number, label))
        return ','
      })
      .join(' '),
  )
  return { phones: phones.join(', '), texts: remaining.split(separators) }
}

/** Splits a text into numbers and words; `number` is '' for words. */
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

/** Accepts every number with a country code, because numbering plans change. */
const canBeDialled = (number: string) => /^\(?\+/.test(number) || toE164(number) !== undefined

/**
 * Returns the parts that are countries, otherwise the countries at the end of parts, and the other
 * texts.
 */
function splitCountries(parts: string[]) {
  const isCountry = (part: string) => findCountryCode(part) !== undefined
  // When no other word remains, a country name is the person's name.
  const isNameless = parts.length > 1 && parts.every(isCountry)
  const countryParts = parts.filter(
    (part, index) => isCountry(part) && !(isNameless && index === 0),
  )
  const names = parts.filter((part, index) => !isCountry(part) || (isNameless && index === 0))
  const splitNames =
    countryParts.length > 0 ? names.map((name) => [name]) : names.map(extractCountry)
  const codes = [...countryParts, ...splitNames.flatMap(([, country = '']) => country)]
  return {
    names: splitNames.flatMap(([name = '']) => name),
    codes: codes.flatMap((country) => findCountryCode(country) ?? []),
  }
}

/** Splits off a country after a name without a comma, unless it is also a family name. */
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
