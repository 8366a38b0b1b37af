import type { ComponentProps, ReactNode } from 'react'
import { listCountryCodes } from '#app/contract/country-codes.ts'
import { getCountryName } from '#app/platform/browser/country-names/words.ts'
import { language as siteLanguage } from '#app/platform/browser/language.ts'
import { Field } from '#app/ui/field.tsx'
import type { ShownField } from '../contract.ts'
import {
  type FileKind,
  maxLengths,
  OTHER_TEST,
  testScales,
  usualFileKinds,
} from '../definition-contract.ts'
import * as words from '../words.ts'

/** More choices are a list that opens. */
const MAX_RADIO_BUTTONS = 6

export const toInputName = (key: string) => `answers.${key}`
/** A page may have several forms. */
export const toInputId = (form: string, name: string) => `${form}-${name}`

interface QuestionProps {
  /** The slug of the form. */
  form: string
  field: ShownField & { language: string }
  /** All fields, one of which the condition may name. */
  fields: ShownField[]
  /** What was sent, to show it again. */
  values?: string[]
  error?: string
}

/** A question with its control, its help and its error. */
export function Question(props: QuestionProps) {
  const { key, condition } = props.field
  const shown = condition && {
    'data-if': condition.field,
    'data-operator': condition.operator,
    'data-value': condition.value,
  }

  return (
    <div data-key={key} {...shown} className="grid gap-1">
      <Control {...props} />
      <ChooseAgain {...props} />
      <ConditionHint {...props} />
    </div>
  )
}

/** Browsers do not let a page fill in a file, so that it must be chosen again. */
function ChooseAgain({ form, field: { key, kind, language }, values = [], error }: QuestionProps) {
  const names = values.filter(Boolean).join(', ')
  if (kind !== 'file' || !names || error) return null
  return (
    <p
      data-choose-again={toInputId(form, key)}
      lang={language === siteLanguage ? undefined : siteLanguage}
      className="font-semibold text-alarm wrap-anywhere"
    >
      {words.chooseAgain(names)}
    </p>
  )
}

/** For visitors without scripts, who see every question. */
function ConditionHint({ field: { condition, language }, fields }: QuestionProps) {
  const named = fields.find(({ key }) => key === condition?.field)
  if (!condition || !named) return null
  const { value, operator } = condition
  const choice = named.choices.find(({ key }) => key === value)?.label ?? nameCountry(value)
  const describe = operator === 'is' ? words.onlyIf : words.onlyIfNot

  return (
    <p
      data-hint
      lang={language === siteLanguage ? undefined : siteLanguage}
      className="text-sm text-ink/75"
    >
      {describe(named.label, choice)}
    </p>
  )
}

const nameCountry = (code: string) => (/^[A-Z]{2}$/.test(code) ? getCountryName(code) : code)

function Control(props: QuestionProps) {
  const { form, field, values = [], error } = props
  const { key, kind, label, help, is_required, choices, language } = field
  const isGroup = kind === 'choices' || (kind === 'choice' && choices.length <= MAX_RADIO_BUTTONS)
  if (isGroup || kind === 'test_score') return <Group {...props} />
  const name = toInputName(key)
  const common = { name, defaultValue: values[0], required: is_required }

  return (
    <Field
      id={toInputId(form, key)}
      label={label}
      hint={help}
      lang={language === siteLanguage ? undefined : language}
      isRequired={is_required}
      error={error}
    >
      {(control) => {
        const all = { ...control, ...common }
        if (kind === 'long_text')
          return <textarea {...all} rows={4} maxLength={field.max_length ?? maxLengths.long_text} />
        if (kind === 'choice' || kind === 'country')
          return (
            <select {...all}>
              <option value="">{words.choose}</option>
              {listOptions(field).map(([value, text, own]) => (
                <option key={value} value={value} lang={own}>
                  {text}
                </option>
              ))}
            </select>
          )
        if (kind === 'file') return <FileInput field={field} control={{ ...control, ...common }} />
        if (kind === 'date') return <input {...all} type="date" />
        if (kind === 'number') return <input {...all} inputMode="decimal" />
        return <input {...all} maxLength={field.max_length ?? maxLengths.text} />
      }}
    </Field>
  )
}

const acceptedTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  picture: 'image/jpeg,image/png,image/webp',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx',
}

interface FileInputProps {
  field: QuestionProps['field']
  control: ComponentProps<'input'>
}

/** The name of a file that was sent before cannot be filled in again: browsers allow it to people only. */
function FileInput({ field, control: { defaultValue, ...control } }: FileInputProps) {
  const { file_kinds: kinds = usualFileKinds, max_files: limit = 1 } = field
  const id = `${control.id}-limits`

  return (
    <div className="grid gap-1">
      <input
        {...control}
        type="file"
        accept={kinds.map((kind) => acceptedTypes[kind]).join()}
        multiple={limit > 1}
        aria-describedby={[control['aria-describedby'], id].filter(Boolean).join(' ')}
      />
      <p id={id} className="text-sm text-ink/75">
        {words.fileLimits(kinds, limit)}
      </p>
    </div>
  )
}

function listOptions({ kind, choices, language }: QuestionProps['field']) {
  if (kind === 'country')
    return listCountryCodes()
      .map((code) => [code, getCountryName(code), undefined] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other))
  const own = language === siteLanguage ? undefined : language
  return choices.map(({ key, label }) => [key, label, own] as const)
}

/** Radio buttons, checkboxes, or the two controls of a test score. */
function Group({ form, field, values = [], error }: QuestionProps) {
  const { key, kind, label, help, is_required, choices, language } = field
  const id = toInputId(form, key)
  const described = [error && `${id}-error`, help && `${id}-hint`].filter(Boolean).join(' ')
  const name = toInputName(key)

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      className="grid min-w-0 gap-1"
    >
      <legend className="mb-1 font-medium">
        <InLanguage language={language}>{label}</InLanguage>
        {is_required && (
          <span aria-hidden="true" className="text-alarm">
            {' *'}
          </span>
        )}
      </legend>
      {kind === 'test_score' ? (
        <TestScore name={name} values={values} hasError={Boolean(error)} />
      ) : (
        choices.map((choice) => (
          <label key={choice.key} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type={kind === 'choice' ? 'radio' : 'checkbox'}
              name={name}
              value={choice.key}
              defaultChecked={values.includes(choice.key)}
              className="size-5 shrink-0 accent-indigo"
            />
            <span className="min-w-0 wrap-anywhere">
              <InLanguage language={language}>{choice.label}</InLanguage>
            </span>
          </label>
        ))
      )}
      {help && (
        <p id={`${id}-hint`} className="text-sm text-ink/75">
          <InLanguage language={language}>{help}</InLanguage>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Both controls have the same name: first the test, then the score. */
function TestScore({
  name,
  values,
  hasError,
}: {
  name: string
  values: string[]
  hasError: boolean
}) {
  const [test, score] = values
  const control = `min-h-11 w-full rounded-lg border bg-white px-3 py-2 text-base ${hasError ? 'border-alarm' : 'border-ink/40'}`

  return (
    <div className="grid gap-4 xs:grid-cols-2">
      <label className="grid gap-1">
        {words.test}
        <select name={name} defaultValue={test} className={control}>
          <option value="">{words.choose}</option>
          {Object.keys(testScales).map((each) => (
            <option key={each} value={each} lang={each === OTHER_TEST ? undefined : 'en'}>
              {each === OTHER_TEST ? words.otherTest : each}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        {words.score}
        <input name={name} defaultValue={score} maxLength={60} className={control} />
      </label>
    </div>
  )
}

/** A text of the office, marked if it is not in the language of the site. */
export const InLanguage = ({ language, children }: { language: string; children: ReactNode }) =>
  language === siteLanguage ? children : <span lang={language}>{children}</span>
