import { isDay } from '#app/contract/calendar.ts'
import { isCountryCode } from '#app/contract/country-codes.ts'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import { type GivenAnswers, listShown } from '../conditions-contract.ts'
import {
  type FormField,
  hasLength,
  maxLengths,
  OTHER_TEST,
  testScales,
} from '../definition-contract.ts'
import { error } from './answer-errors.ts'
import type { CheckedFiles } from './check-files.ts'

/** What a lead gets from the answers, besides their texts. */
export interface EnquiryValues {
  /** Two-letter codes of ISO 3166. */
  countries: string[]
  /** As the field of leads has them: "IELTS 6.5, SAT 1200"; '' for none. */
  test_scores: string
}

/** An answer as it is stored. */
export interface StoredAnswer {
  key: string
  label: string
  text: string
  /** SHA-256 of the files, by which the same answers are recognized. */
  hashes?: string[]
}

interface ReadAnswers {
  answers: StoredAnswer[]
  values: EnquiryValues
  /** By the key of the field. */
  errors: Record<string, FieldError>
}

/** The limit of the field of leads. */
const MAX_SCORES_LENGTH = 200

/**
 * Reads the answers of the fields that are shown. Others are ignored, and so are values of unknown
 * fields.
 * @param today in the office's time zone
 */
export function readAnswers(
  fields: FormField[],
  given: GivenAnswers,
  files: CheckedFiles,
  today: string,
): ReadAnswers {
  const errors: Record<string, FieldError> = {}
  const answers: StoredAnswer[] = []
  const countries: string[] = []
  const scores: string[] = []
  for (const field of listShown(fields, given)) {
    const { key, kind, label, is_required } = field
    if (kind === 'file') {
      const { error: refused, accepted = [] } = files.get(key) ?? {}
      if (refused) errors[key] = refused
      else if (accepted.length > 0) answers.push(toFileAnswer(field, accepted))
      else if (is_required) errors[key] = error('file_required')
      continue
    }
    const values = (given[key] ?? []).map((value) => String(value).trim())
    if (values.every((value) => value === '')) {
      if (is_required) errors[key] = error('required')
      continue
    }
    const read = readers[kind](field, values, today)
    if (typeof read !== 'string') {
      errors[key] = read
      continue
    }
    answers.push({ key, label, text: read })
    if (kind === 'country') countries.push(...values)
    if (kind === 'test_score') scores.push(read)
  }
  const test_scores = scores.join(', ').slice(0, MAX_SCORES_LENGTH)
  return { answers, errors, values: { countries: [...new Set(countries)], test_scores } }
}

const toFileAnswer = ({ key, label }: FormField, files: { name: string; hash: string }[]) => ({
  key,
  label,
  text: files.map(({ name }) => name).join(', '),
  hashes: files.map(({ hash }) => hash),
})

/** Returns the answer as the office reads it, or what is wrong with it. */
type Reader = (field: FormField, values: string[], today: string) => string | FieldError

const readText: Reader = ({ kind, max_length }, [value = '']) => {
  const limit = Math.min(max_length ?? Infinity, hasLength(kind) ? maxLengths[kind as 'text'] : 0)
  if ([...value].length > limit) return error('maxLength', { limit })
  return kind === 'text' && /[\r\n\u2028\u2029]/.test(value) ? error('oneLine') : value
}

const readChoices: Reader = ({ choices }, values) => {
  const given = values.filter((value) => value !== '')
  const chosen = choices.filter(({ key }) => given.includes(key))
  if (chosen.length < new Set(given).size) return error('enum')
  return chosen.map(({ label }) => label).join(', ')
}

const readers: Record<Exclude<FormField['kind'], 'file'>, Reader> = {
  text: readText,
  long_text: readText,
  choice: (field, values) => (values.length > 1 ? error('enum') : readChoices(field, values, '')),
  choices: readChoices,
  number({ minimum, maximum }, [value = '']) {
    const number = readNumber(value)
    if (number === undefined) return error('number')
    if (minimum !== undefined && number < minimum) return error('minimum', { limit: minimum })
    if (maximum !== undefined && number > maximum) return error('maximum', { limit: maximum })
    return String(number)
  },
  date({ dates }, [value = ''], today) {
    const day = toLatinDigits(value)
    if (!isDay(day)) return error('date')
    if (dates === 'past' && day > today) return error('date_past')
    return dates === 'future' && day < today ? error('date_future') : day
  },
  country: (_, [value = '']) => (isCountryCode(value) ? nameCountry(value) : error('enum')),
  test_score: (_, [test = '', result = '']) => readTestScore(test, result),
}

function readTestScore(test: string, result: string) {
  const scale = Object.hasOwn(testScales, test) ? testScales[test] : undefined
  if (!scale || result === '') return error('score')
  if ('levels' in scale) {
    const level = findLevel(scale.levels, result)
    return level
      ? `${test} ${level}`
      : error('score_level', { test, levels: scale.levels.join(', ') })
  }
  if ('maxLength' in scale) {
    if ([...result].length > scale.maxLength) return error('maxLength', { limit: scale.maxLength })
    if (/[\r\n\u2028\u2029]/.test(result)) return error('oneLine')
    return test === OTHER_TEST ? result : `${test} ${result}`
  }
  const { lowest, highest } = scale
  const number = readNumber(result)
  return number === undefined || number < lowest || number > highest
    ? error('score_range', { test, lowest, highest })
    : `${test} ${number}`
}

/** Finds a level also in "n3", "Level 3" and "३": the digit alone is enough where one level has it. */
function findLevel(levels: string[], text: string) {
  const given = foldLevel(text)
  const exact = levels.find((each) => foldLevel(each) === given)
  if (exact || !/^\d$/.test(given)) return exact
  const [level, ...others] = levels.filter((each) => each.replaceAll(/\D/g, '') === given)
  return others.length === 0 ? level : undefined
}

const foldLevel = (text: string) =>
  toLatinDigits(text)
    .toUpperCase()
    .replaceAll(/LEVEL|[\s.-]/g, '')

/** Reads a number, also with Devanagari digits and with commas: "12,500" or "३.४". */
function readNumber(text: string) {
  const plain = toLatinDigits(text).replaceAll(/(?<=\d),(?=\d)/g, '')
  return /^[+-]?\d{1,10}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' })
/** The office and its lists have the English names. */
const nameCountry = (code: string) => englishNames.of(code) ?? code
