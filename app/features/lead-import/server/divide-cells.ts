import type { ImportedRow } from '../contract.ts'
import { findRelation } from './read-phones.ts'

/**
 * Returns a row with each value in the cell of its field: without marks of empty cells, with phone
 * numbers, names and the year of passing taken out of other cells.
 */
export const divideCells = (row: ImportedRow) => withYear(splitPeople(withoutEmptyMarks(row)))

/** What people write into a cell that is to stay empty. */
const emptyMark = /^([-–—.]+|x{1,3}|n\.?\/?a\.?|nil|null|none)$/i

const withoutEmptyMarks = (row: ImportedRow) =>
  Object.fromEntries(
    Object.entries(row).map(([field, text]) => [
      field,
      field !== 'note' && emptyMark.test(String(text).trim()) ? '' : text,
    ]),
  ) as ImportedRow

/** A number at the end of a name, of at least seven digits. */
const numberInName =
  /[\s/,;:|([-]*(?<![\p{L}\p{M}\d०-९])(\+?[\d०-९](?:[\s-]?[\d०-९]){6,14})[\s)\]]*$/u
/** Begins with letters and has no digits, except behind a letter as in “Rai B2”. */
const isName = /^[^\d०-९]*\p{L}{2}([^\d०-९]|(?<=\p{L})[\d०-९])*$/u
const hasLetters = /\p{L}/u
const hasDigits = /[\d०-९]/

/** A year of AD or Bikram Sambat in a text, also "076". */
const yearInText =
  /(?<![\d०-९.])((?:19|20|१९|२०)[\d०-९]{2}|[0०][6-8६-८][\d०-९])(?:\s?(?:b\.?\s?s\b|a\.?\s?d\b))?(?![\d०-९%])/i

/** Takes the year of passing from the qualification: "BBA 2076 B.S. (62%)". */
function withYear(row: ImportedRow): ImportedRow {
  const [year] = (!row.qualification_year && row.qualification?.match(yearInText)) || []
  return year ? { ...row, qualification_year: year } : row
}

/**
 * Moves what stands in another person's cell: a phone number in the cell of a name, a name in the cell
 * of a phone.
 */
function splitPeople(row: ImportedRow): ImportedRow {
  const split = { ...row }
  const [ending = '', number = ''] = row.name?.match(numberInName) ?? []
  if (row.name && number) {
    split.name = row.name.slice(0, row.name.length - ending.length).trim()
    split.phone = [number, row.phone].filter(Boolean).join(' / ')
  } else if (!row.name?.trim() && row.phone) {
    const [phoneEnding = '', phone = ''] = row.phone.match(numberInName) ?? []
    const before = row.phone.slice(0, row.phone.length - phoneEnding.length).trim()
    if (phone && isName.test(before) && !findRelation(before)) {
      split.name = before
      split.phone = phone
    }
  }
  const [name = '', phone = ''] = [row.guardian_name, row.guardian_phone]
  if (!phone && /(?:[\d०-९][\s-]?){7}/.test(name)) {
    split.guardian_phone = name
    split.guardian_name = ''
  } else if (!name && hasLetters.test(phone) && !hasDigits.test(phone)) {
    split.guardian_name = phone
    split.guardian_phone = ''
  }
  return split
}
