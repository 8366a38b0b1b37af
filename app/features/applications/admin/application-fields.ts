import { isDay } from '#app/contract/calendar.ts'
import { formatMonth } from '#app/features/leads/admin/lead-labels.ts'
import { readMonth } from '#app/features/leads/typed-values.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { countries } from '#app/platform/admin/countries.ts'
import { checkFields, type Fields, toTexts, toValues } from '#app/platform/admin/fields.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import type { Application } from '../contract.ts'
import { MAX_COURSE_NAME, MAX_INSTITUTION_NAME } from '../institutions-contract.ts'
import { currencies, toMajor, toMinor } from '../money-contract.ts'

type Texts = Record<string, string>

const orNull = {
  toText: (value: string | null) => value ?? '',
  fromText: (text: string) => text || null,
}

const readWholeMonth = (text: string) => readMonth(text)?.match(/^2.*/)?.[0]

/** The names of institution and course have controls of their own. */
const typedNames: Fields<Application> = {
  institution: { label: 'Institution', isRequired: true, maxLength: MAX_INSTITUTION_NAME },
  course: { label: 'Course', maxLength: MAX_COURSE_NAME },
}

const courseFields: Fields<Application> = {
  level: { label: 'Level', maxLength: 60, hint: 'Bachelor, Master, Diploma …' },
  intake: {
    label: 'Intake',
    hint: (text) => (readWholeMonth(text) ? formatMonth(readWholeMonth(text) ?? '') : 'Sept 2027'),
    check: (text: string) =>
      text === '' || readWholeMonth(text)
        ? undefined
        : 'Enter year and month, for example 2027-09.',
  },
  country: { label: 'Country', options: [['', '–'], ...countries] },
}

const deadlineFields: Fields<Application> = {
  deadline: { label: 'Deadline', type: 'date', ...orNull },
  deadline_note: {
    label: 'What is due',
    maxLength: 200,
    hint: 'Answer the offer, pay the deposit … The student sees it in the progress link.',
  },
}

const routeFields = (people: [string, string][]): Fields<Application> => ({
  campus: { label: 'Campus', maxLength: 100 },
  partner: { label: 'Through partner', maxLength: 150, hint: 'Empty if you apply directly.' },
  owner_id: {
    label: 'Counsellor',
    options: [['', 'Counsellor of the lead'], ...people],
    ...orNull,
  },
  application_no: { label: 'Application number', maxLength: 60 },
  offer_no: { label: 'Offer number', maxLength: 60 },
})

const amount = {
  toText: String,
  fromText: (text: string) => Number(text),
  check: (text: string) =>
    text === '' || toMinor(text, '') !== undefined
      ? undefined
      : 'Enter an amount, for example 3000.',
}

const moneyFields: Fields<Application> = {
  currency: { label: 'Currency', options: [['', '–'], ...currencies.map(nameCurrency)] },
  fee: { label: 'Fee', ...amount },
  fee_due_on: { label: 'Fee due', type: 'date' },
  fee_paid: { label: 'Fee paid', ...amount },
  fee_paid_on: { label: 'Fee paid on', type: 'date' },
  deposit: { label: 'Deposit', ...amount },
  deposit_due_on: { label: 'Deposit due', type: 'date' },
  deposit_paid: { label: 'Deposit paid', ...amount },
  deposit_paid_on: { label: 'Deposit paid on', type: 'date' },
}

const conditionFields: Fields<Application> = {
  conditions: { label: 'Conditions of the offer', maxLength: 1000, rows: 2 },
  conditions_met_on: { label: 'Conditions met on', type: 'date' },
  conditions_evidence: { label: 'Evidence', maxLength: 300, hint: 'Final transcript, IELTS 6.5 …' },
}

function nameCurrency(code: string): [string, string] {
  return [code, code]
}

const amounts = ['fee', 'fee_paid', 'deposit', 'deposit_paid'] as const

/** The fields of the form in groups; `route`, `money` and `conditions` are folded. */
export function createFields(people: [string, string][], tracks: [string, string][]) {
  const groups = {
    course: courseFields,
    deadline: deadlineFields,
    route: {
      track_id: { label: 'Track', options: tracks },
      ...routeFields(people),
    } as Fields<Application>,
    money: moneyFields,
    conditions: conditionFields,
  }
  const all: Fields<Application> = Object.assign({}, typedNames, ...Object.values(groups))
  return { groups, all }
}

/** Returns the texts of the form; those of a new application are empty. */
export function toFormTexts(
  fields: Fields<Application>,
  application: Partial<Application> | undefined,
  office: { time_zone: string },
): Texts {
  if (!application) return toTexts(fields)
  const { deadline, currency = '' } = application
  const texts = { ...toTexts(fields), ...toTexts(fields, application as Application) }
  for (const name of amounts) {
    const stored = application[name]
    texts[name] = typeof stored === 'number' ? localizeDigits(toMajor(stored, currency)) : ''
  }
  for (const [name, text] of Object.entries(texts)) if (text === 'undefined') texts[name] = ''
  texts.intake = localizeDigits(texts.intake ?? '')
  texts.deadline = deadline ? toDay(deadline, office) : ''
  return texts
}

const toDay = (deadline: string, office: { time_zone: string }) =>
  isDay(deadline) ? deadline : toOfficeDay(office, new Date(deadline))

/** Converts changed texts to the values that are sent. Another currency changes all amounts. */
export function toBody(fields: Fields<Application>, changes: Partial<Texts>, values: Texts) {
  const { currency = '' } = values
  const body = toValues(fields, changes)
  if (body.intake) body.intake = readWholeMonth(body.intake) ?? ''
  for (const name of amounts) {
    if (!(name in changes) && !('currency' in changes)) continue
    const text = values[name] ?? ''
    body[name] = text.trim() === '' ? null : toMinor(text, currency)
  }
  return body
}

export function checkForm(fields: Fields<Application>, texts: Texts) {
  const messages = checkFields(fields, texts)
  for (const name of amounts) {
    const text = texts[name] ?? ''
    if (text.trim() !== '' && toMinor(text, texts.currency ?? '') === undefined)
      messages[name] = 'Enter an amount, for example 3000.'
  }
  return messages
}
