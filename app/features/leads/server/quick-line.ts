import { FieldsRefused } from '#app/base/server/errors.ts'
import { readPhone } from '#app/base/server/phones.ts'
import { findCountryCode } from '#database/country-code.ts'
import type { NewLead } from '../contract.ts'
import { SURNAMES } from './known/name-words.ts'
import { spell } from './known/spelling.ts'

const LEAST_DIGITS = 7
/** A number has no more, by E.164: what is longer are two. */
const MOST_DIGITS = 15
const phoneWithin = /\+?[0-9०-९][0-9०-९ ()-]{5,}[0-9०-९]/
const emailWithin = /[^\s,;@<>]+@[^\s,;@<>]+\.[^\s,;@<>]+/

/** "Name, phone, country", in any order; what is none of them is a note. Throws FieldsRefused. */
export function readLine(line: string): NewLead {
  const [email = '', ...around] = takeEmail(line)
  const [phone = '', ...texts] = takePhone(around.join(','))
  const parts = texts.flatMap((text) => text.split(/[,;\n]/)).map((text) => text.trim())
  const { names, codes } = partCountries(parts.filter(Boolean))
  const [name = '', ...rest] = names
  if (!name) throw refused('Please begin with the name.')
  if (name.length > 120) throw refused('The name has at most 120 characters.')
  return {
    ...{ name, phone, email: email || undefined },
    ...{ countries: [...new Set(codes)], note: rest.join(', ') },
  }
}

const refused = (detail: string) => new FieldsRefused({ line: { code: 'no_name', detail } })

/** The address, and what stands before and behind it: its digits are no phone's. */
function takeEmail(line: string) {
  const [email] = line.match(emailWithin) ?? []
  return email ? [email, ...line.split(email)] : ['', line]
}

/** The number, and what stands before and behind it. */
function takePhone(line: string) {
  // As they come along from a page or a message.
  const typed = line.replaceAll(/[‐-―−]/g, '-').replaceAll(/\s/g, ' ')
  const found = typed.match(phoneWithin)
  const first = found && firstNumber(found[0])
  const phone = first && readPhone(first, LEAST_DIGITS)
  if (!phone) return ['', line]
  const { index } = found
  return [phone, line.slice(0, index), line.slice((index ?? 0) + first.length)]
}

/** Of two numbers that only a space parts the first one. */
function firstNumber(text: string) {
  const pieces = text.split(' ')
  while (pieces.length > 1 && pieces.join('').replaceAll(/[^0-9०-९]/g, '').length > MOST_DIGITS)
    pieces.pop()
  return pieces.join(' ')
}

/** The countries that are parts by themselves, else the one that a part ends with; the rest. */
function partCountries(parts: string[]) {
  const isCountry = (part: string) => findCountryCode(part) !== undefined
  // Where nothing else is left to be the name, somebody is called like a country.
  const isNameless = parts.length > 1 && parts.every(isCountry)
  const alone = parts.filter((part, index) => isCountry(part) && !(isNameless && index === 0))
  const names = parts.filter((part, index) => !isCountry(part) || (isNameless && index === 0))
  const parted = alone.length > 0 ? names.map((name) => [name]) : names.map(takeCountry)
  const codes = [...alone, ...parted.flatMap(([, country = '']) => country)]
  return {
    names: parted.flatMap(([name = '']) => name),
    codes: codes.flatMap((country) => findCountryCode(country) ?? []),
  }
}

/** A country may stand behind the name without a comma; a family may be called like one. */
function takeCountry(part: string) {
  const words = part.split(/\s+/)
  for (const count of [2, 1]) {
    const last = words.slice(-count).join(' ')
    if (words.length > count && findCountryCode(last) && !isFamilyName(last)) {
      return [words.slice(0, -count).join(' '), last]
    }
  }
  return [part]
}

const isFamilyName = (word: string) => SURNAMES.has(spell(word.toLowerCase()))
