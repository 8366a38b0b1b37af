import { expect, test } from 'vitest'
import { listFields } from '#app/platform/admin/fields.ts'
import { localizeText } from '#app/platform/admin/server-texts/words.ne.ts'
import { getNepaliMonth } from '#app/platform/browser/nepali-dates.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'
import { findField } from '../fields-contract.ts'
import nepaliTexts from '../texts.ne.ts'
import { formatFieldValue } from './lead-labels.ts'
import type { OfficeLists } from './office-lists.ts'
import { typedFields } from './typed-fields.ts'

const texts: Record<string, string> = nepaliTexts
const lists = { stages: [], people: [] } as unknown as OfficeLists
const values: Record<string, unknown[]> = {
  month: [
    '2027-09',
    ...Array.from({ length: 12 }, (_, month) => `2027-${`${month + 1}`.padStart(2, '0')}`),
  ],
  year: ['2024', '2081 BS', '2045 BS'],
  amount: [4_180_000, 250_000, 0],
}
const fields = listFields(typedFields).flatMap(([name, field]) => {
  const kind = findField(name)?.kind ?? ''
  return values[kind] ? [{ name, kind, ...field }] : []
})

/** A text as the Nepali build shows it. */
const inNepali = (text: string) => nepaliDigits(text.replace(/^(.*) BS$/, 'वि.सं. $1'))
const monthInNepali = (month: string) =>
  nepaliDigits(`${getNepaliMonth(Number(month.slice(5)))} ${month.slice(0, 4)}`)

test.each(fields)('what the form and the page show of $name can be typed', (field) => {
  const { name, kind, toText = String, fromText, check } = field
  for (const value of values[kind] ?? []) {
    const shown = [toText(value), formatFieldValue(name, value, lists)]
    const nepali = shown.map(inNepali)
    if (kind === 'month') nepali.push(monthInNepali(String(value)))
    for (const text of [...shown, ...nepali]) {
      expect([text, check?.(text)]).toEqual([text, undefined])
      expect([text, fromText?.(text)]).toEqual([text, value])
    }
  }
})

test.each(fields)('the examples that hint and error of $name give can be typed', (field) => {
  const error = field.check?.('?') ?? ''
  const sentences = [
    error,
    texts[error],
    localizeText(error),
    field.hint,
    texts[String(field.hint)],
  ]
  const examples = sentences.flatMap((sentence) =>
    String(sentence)
      .split(/ or | वा |: |for example |जस्तै /)
      .filter((part) => /[\d०-९]/.test(part)),
  )
  expect(examples.length).toBeGreaterThan(2)
  for (const example of examples.map((each) => each.replace(/[.।]$/, ''))) {
    expect([example, field.check?.(example)]).toEqual([example, undefined])
  }
})

test.each(fields)('the form of $name accepts nothing as no value', ({ kind, check, fromText }) => {
  expect(check?.('')).toBeUndefined()
  expect(fromText?.('')).toBe(kind === 'amount' ? null : '')
})
