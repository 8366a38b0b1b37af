import { FieldsRefused } from '#app/base/server/errors.ts'
import { readPhone } from '#app/base/server/phones.ts'
import { findCountryCode } from '#database/country-code.ts'
import type { NewLead } from '../contract.ts'

const LEAST_DIGITS = 7
const phoneWithin = /\+?[0-9०-९][0-9०-९ ()-]{5,}[0-9०-९]/
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** "Name, phone, country", in any order; what is none of them is a note. Throws FieldsRefused. */
export function readLine(line: string): NewLead {
  const [phone, ...texts] = takePhone(line)
  const parts = texts.flatMap((text) => text.split(/[,;\n]/)).flatMap(takeCountry)
  const email = parts.find(isEmail)
  const countries = parts.flatMap((part) => findCountryCode(part) ?? [])
  const [name = '', ...rest] = parts.filter((part) => !isEmail(part) && !findCountryCode(part))
  if (!name) throw refused('Please begin with the name.')
  if (name.length > 120) throw refused('The name has at most 120 characters.')
  return { name, phone, email, countries: [...new Set(countries)], note: rest.join(', ') }
}

const refused = (detail: string) => new FieldsRefused({ line: { code: 'no_name', detail } })

/** The number, and what stands before and behind it. */
function takePhone(line: string) {
  const found = line.match(phoneWithin)
  const phone = found && readPhone(found[0], LEAST_DIGITS)
  if (!phone) return ['', line]
  const { index } = found
  return [phone, line.slice(0, index), line.slice((index ?? 0) + found[0].length)]
}

/** A country may stand behind the name without a comma. */
function takeCountry(part: string) {
  const text = part.trim()
  if (!text || findCountryCode(text)) return text ? [text] : []
  const words = text.split(/\s+/)
  for (const count of [2, 1]) {
    const last = words.slice(-count).join(' ')
    if (words.length > count && findCountryCode(last)) {
      return [words.slice(0, -count).join(' '), last]
    }
  }
  return [text]
}
