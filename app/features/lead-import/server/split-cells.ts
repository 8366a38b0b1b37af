import type { ImportedRow } from '../contract.ts'
import { findRelation } from './read-phones.ts'
import { spellYear } from './read-values.ts'

/** Returns a row without marks of empty cells, whose cells with several values are divided among their fields. */
export const splitCells = (row: ImportedRow): ImportedRow =>
  splitQualification(splitPeople(withoutEmptyMarks(row)))

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
const hasLetters = /\p{L}/u
const hasDigits = /[\d०-९]/

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
    const isName =
      /^[^\d०-९]*\p{L}{2}/u.test(before) && !hasDigits.test(before.replace(/(?<=\p{L})\d/u, ''))
    if (phone && isName && !findRelation(before)) {
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

const yearInText =
  /(?<![\d.०-९])((?:19|20)[\d०-९]{2}|[२][०][०-९]{2}|[0०][5-9५-९][\d०-९])(?:[/-][\d०-९]{2}(?![\d०-९]))?(?: ?(?:b\.? ?s\.?|a\.? ?d\.?|साल)(?!\p{L}))?(?![\d०-९%])/iu
const gradesInText =
  /(?<![\d.०-९])(?:(?:c?gpa|जीपीए)[ :-]*[\d०-९](?:\.[\d०-९]+)?|[\d०-९]{1,3}(?:\.[\d०-९]+)? ?(?:%|percent|प्रतिशत)|[0-4०-४]\.[\d०-९]{1,2}(?! ?(?:ye?a?rs?|\p{L})))/iu

/** Takes year and marks out of a qualification, "BBA 2076 BS (62%)", unless they have cells of their own. */
function splitQualification(row: ImportedRow): ImportedRow {
  const { qualification = '', qualification_year, grades } = row
  if (qualification_year) return row
  const [written = '', year = ''] = qualification.match(yearInText) ?? []
  const [marks = ''] = grades ? [] : (qualification.replace(written, ' ').match(gradesInText) ?? [])
  const left = qualification
    .replace(written, '\n')
    .replace(marks, '\n')
    .replaceAll(/[([]\s*[)\]]/g, '')
    .replaceAll(/[\s,;:/|–—-]*\n[\s,;:/|–—-]*/g, ' ')
    .trim()
  // "2076 batch" or "3.2 GPA" alone is not divided.
  if (!year || !/[\p{L}\p{M}]{2}|\d/u.test(left) || /[()[\]]/.test(left)) return row
  const split = { ...row, qualification: left, qualification_year: spellYear(written) }
  if (marks) split.grades = marks
  return split
}
