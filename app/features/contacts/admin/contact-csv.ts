import Papa from 'papaparse'
import { office } from '#app/features/office/contract.ts'
import type { Contact } from '../contract.ts'

/** By it spreadsheets know UTF-8, without which they spoil Nepali text. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What spreadsheets would take for a formula gets an apostrophe in front (OWASP, CSV Injection).
 * Papa's own pattern misses texts of several lines.
 */
const formula = /^[=+\-@＝＋－＠]/

export function toCsv(contacts: Contact[]) {
  const fields = ['Name', 'Email', 'Phone', 'Preferred destination', 'Message', 'Date']
  const data = contacts.map(({ name, email, phone, country, message, created_at }) => [
    name,
    email,
    phone,
    country,
    message,
    formatMoment(new Date(created_at)),
  ])
  // Quoted also where no comma asks for it: elsewhere a semicolon begins a new cell.
  const options = { quotes: true, escapeFormulae: formula, newline: '\r\n' }
  const text = Papa.unparse({ fields, data }, options)
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' })
}

export const nameFile = () => `contact-messages-${formatMoment(new Date()).slice(0, 10)}.csv`

/** As the office's clock shows it and spreadsheets read it: 2026-11-21 14:05. */
const formatMoment = (moment: Date) =>
  moment.toLocaleString('sv-SE', {
    timeZone: office.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
