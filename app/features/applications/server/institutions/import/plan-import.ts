import { v7 as newId } from 'uuid'
import { foldText } from '#app/contract/fold-text.ts'
import type {
  CheckedRow,
  ImportedField,
  ImportedRow,
} from '../../../institution-import-contract.ts'
import type { Course, Institution } from '../../../institutions-contract.ts'
import { toMinor } from '../../../money-contract.ts'
import type { ReadRow } from './read-row.ts'

/** An institution or course during the planning of an import. */
interface Planned<Values> {
  id: string
  values: Values
  /** The stored values; undefined for one that is added. */
  stored?: Values
  /** The row of the file that adds it. */
  addedBy?: number
  /** The fields that rows of the file have set, with their values. */
  given: Map<string, unknown>
}

type InstitutionValues = Omit<Institution, 'id'>
type CourseValues = Omit<Course, 'id'>

export type PlannedInstitution = Planned<InstitutionValues>
export interface PlannedCourse extends Planned<CourseValues> {
  institution_id: string
  /** Courses of merged institutions that are the same, and are changed with it. */
  others: { id: string; values: CourseValues }[]
}

/** The stored lists: institutions with all of their names, and courses by the id of the institution. */
export interface StoredLists {
  /** Archived ones last. */
  institutions: { institution: Institution; names: string[] }[]
  courses: { institution_id: string; course: Course }[]
}

export const toKey = (name: string) => foldText(name.trim().replaceAll(/\s+/g, ' '))

interface Problem {
  field: ImportedField
  detail: string
}

const columnOf = (field: string) => (field === 'is_partner' ? 'partner' : field) as ImportedField

/** Decides, row by row, what an import adds and changes. The same file again changes nothing. */
export class ImportPlan {
  readonly institutions = new Map<string, PlannedInstitution>()
  readonly courses = new Map<string, PlannedCourse>()
  readonly #byName = new Map<string, Set<PlannedInstitution>>()

  constructor({ institutions, courses }: StoredLists) {
    for (const { institution, names } of institutions) {
      const { id, ...stored } = institution
      const planned = { id, stored, values: { ...stored }, given: new Map() }
      this.#addInstitution(planned, names)
    }
    for (const { institution_id, course } of courses) {
      const { id, ...stored } = course
      const key = `${institution_id} ${toKey(stored.name)}`
      const first = this.courses.get(key)
      if (first) first.others.push({ id, values: stored })
      else {
        const values = { ...stored }
        this.courses.set(key, { id, institution_id, stored, values, given: new Map(), others: [] })
      }
    }
  }

  #addInstitution(institution: PlannedInstitution, names: string[]) {
    this.institutions.set(institution.id, institution)
    for (const name of names) this.#addName(name, institution)
  }

  #addName(name: string, institution: PlannedInstitution) {
    const key = toKey(name)
    if (key) this.#byName.set(key, (this.#byName.get(key) ?? new Set()).add(institution))
  }

  /** Plans a row. Values that cannot be used are its problems. */
  addRow(row: ImportedRow, read: ReadRow): CheckedRow {
    const { name = '', ...more } = read.institution
    const checked: CheckedRow = {
      row: row.row,
      state: 'invalid',
      adds: [],
      institution: '',
      institution_id: null,
      values: {},
      previous: {},
      problems: read.problems,
    }
    const report = ({ field, detail }: Problem) => {
      checked.problems.push({ field, text: (row[field] ?? '').trim().slice(0, 200), detail })
    }
    if (name === '') return checked
    const found = this.#findInstitution(name, more)
    if (found === 'several') {
      const detail = 'Several institutions have this name. Enter the country too.'
      report({ field: 'name', detail })
      return checked
    }
    const institution = found ?? this.#createInstitution(name, checked)
    checked.institution = institution.values.name
    checked.institution_id = institution.stored ? institution.id : null
    this.#fill(institution, more, checked, report)
    this.#addCourse(institution, read.course, checked, report)
    const isChanged = Object.keys(checked.previous).length > 0
    checked.state = checked.adds.length > 0 ? 'new' : isChanged ? 'changed' : 'same'
    Object.assign(checked.values, { name: institution.values.name })
    return checked
  }

  /** Returns the institution of this name and country, or the only one that may be meant. */
  #findInstitution(name: string, { country = '', name_ne = '' }: ReadRow['institution']) {
    for (const each of [name, name_ne]) {
      const matches = [...(this.#byName.get(toKey(each)) ?? [])]
      const exact = matches.find(({ values }) => values.country === country)
      if (exact) return exact
      if (country === '' && matches.length > 1) return 'several'
      const other = matches.find(({ values }) => country === '' || values.country === '')
      if (other) return other
    }
    return undefined
  }

  #createInstitution(name: string, checked: CheckedRow) {
    const institution: PlannedInstitution = {
      id: newId(),
      addedBy: checked.row,
      values: {
        name,
        name_ne: '',
        country: '',
        city: '',
        website: '',
        is_partner: false,
        agreement_until: '',
        is_archived: false,
      },
      given: new Map(),
    }
    this.#addInstitution(institution, [name])
    checked.adds.push('institution')
    return institution
  }

  /** Sets the values of a row. The first row of the file that gives a value decides. */
  #fill(
    institution: PlannedInstitution,
    values: Omit<ReadRow['institution'], 'name'>,
    checked: CheckedRow,
    report: (problem: Problem) => void,
  ) {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue
      const detail = this.#findConflict(institution, name, value)
      if (detail) report({ field: columnOf(name), detail })
      else setValue(institution, name, value, checked)
    }
    this.#addName(institution.values.name_ne, institution)
  }

  #findConflict(institution: PlannedInstitution, name: string, value: unknown) {
    if (institution.given.has(name))
      return institution.given.get(name) === value ? undefined : repeatedDetail
    if (name !== 'name_ne' && name !== 'country') return undefined
    const { values } = institution
    if (values[name] === value) return undefined
    const { name: own, name_ne, country } = { ...values, [name]: value } as InstitutionValues
    const isTaken = [own, name_ne].some((each) =>
      [...(this.#byName.get(toKey(each)) ?? [])].some(
        (other) => other !== institution && other.values.country === country,
      ),
    )
    return isTaken ? 'Another institution in this country has this name.' : undefined
  }

  #addCourse(
    institution: PlannedInstitution,
    { name, fee, ...more }: ReadRow['course'],
    checked: CheckedRow,
    report: (problem: Problem) => void,
  ) {
    if (!name) return
    const key = `${institution.id} ${toKey(name)}`
    let course = this.courses.get(key)
    if (!course) {
      const values: CourseValues = { name, level: '', currency: '', fee: null, is_archived: false }
      const given = new Map()
      const ids = { id: newId(), institution_id: institution.id, addedBy: checked.row }
      course = Object.assign(ids, { values, given, others: [] })
      this.courses.set(key, course)
      checked.adds.push('course')
    }
    checked.values.course = course.values.name
    const { level } = more
    if (level !== undefined) {
      if (course.given.has('level') && course.given.get('level') !== level)
        report({ field: 'level', detail: repeatedDetail })
      else setValue(course, 'level', level, checked)
    }
    const problem = fillMoney(course, { fee, currency: more.currency }, checked)
    if (problem) report(problem)
  }
}

/** Sets the fee of a course with its currency. Returns why they cannot be used. */
function fillMoney(
  course: PlannedCourse,
  { fee, currency }: Pick<ReadRow['course'], 'fee' | 'currency'>,
  checked: CheckedRow,
): Problem | undefined {
  const { given, values } = course
  const nextCurrency = currency ?? values.currency
  const amount = fee === undefined ? values.fee : toMinor(fee, nextCurrency)
  if (amount === undefined) return { field: 'fee', detail: 'Enter an amount, for example 3000.' }
  const field = fee === undefined ? 'currency' : 'fee'
  const isOtherCurrency = nextCurrency !== values.currency
  if ((given.has('fee') && amount !== values.fee) || (given.has('currency') && isOtherCurrency))
    return { field, detail: repeatedDetail }
  if (fee === undefined && values.fee !== null && isOtherCurrency)
    return { field, detail: 'Enter the fee as well.' }
  if (currency) setValue(course, 'currency', currency, checked)
  if (fee !== undefined) setValue(course, 'fee', amount, checked)
  return undefined
}

const repeatedDetail = 'An earlier row has another value, which is used.'

function setValue<Values extends object>(
  planned: Planned<Values>,
  name: string,
  value: unknown,
  checked: CheckedRow,
) {
  const values = planned.values as Record<string, unknown>
  const isSet = planned.given.has(name)
  planned.given.set(name, value)
  checked.values[name] = value as string
  if (isSet || values[name] === value) return
  if (planned.addedBy !== checked.row) checked.previous[name] = values[name] as string
  values[name] = value
}

/** Returns the values that differ from the stored ones, and those. */
export function listChanges<Values extends object>(values: Values, stored: Values) {
  const names = (Object.keys(values) as (keyof Values)[]).filter(
    (name) => values[name] !== stored[name],
  )
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(stored), after: pick(values), isChanged: names.length > 0 }
}
