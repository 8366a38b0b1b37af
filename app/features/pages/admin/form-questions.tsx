import { Plus } from 'lucide-react'
import { use } from 'react'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { assessment } from '#app/features/forms/assessment-contract.ts'
import {
  conditionKinds,
  type FieldKind,
  type FileKind,
  type FormField,
  fileKinds,
  hasChoices,
  hasLength,
  MAX_FILES,
  usualFileKinds,
} from '#app/features/forms/definition-contract.ts'
import { CountryField } from '#app/platform/admin/country-field.tsx'
import { newRandomId } from '#app/platform/browser/new-id.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { FieldList } from '#app/ui/field-list.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FieldValue, readInteger, type SchemaFieldProps } from './field-value.ts'
import { ItemButtons } from './move-buttons.tsx'
import { OriginalContext } from './original.tsx'

const kindNames: Record<FieldKind, string> = {
  text: 'Short text',
  long_text: 'Long text',
  choice: 'One choice',
  choices: 'Several choices',
  number: 'Number',
  date: 'Date',
  country: 'Country',
  test_score: 'Test score',
  file: 'File',
}

const fileKindNames: Record<FileKind, string> = {
  pdf: 'PDF',
  picture: 'Pictures (JPEG, PNG, WebP)',
  word: 'Word (DOCX)',
}

/** A letter first, as the contract requires. */
const newKey = () => `q${newRandomId().slice(-7)}`

const createQuestion = (): FormField => ({
  key: newKey(),
  kind: 'text',
  label: '',
  help: '',
  is_required: false,
  choices: [],
})

/** Returns the questions of the ready-made assessment with new keys. */
function createAssessment() {
  const fields: FormField[] = []
  for (const { label, kind, help = '', isRequired, choices = [], ifAbove } of assessment) {
    const above = fields.at(-1)
    const chosen = above?.choices.find((choice) => choice.label === ifAbove)
    fields.push({
      key: newKey(),
      kind,
      label,
      help,
      is_required: isRequired === true,
      choices: choices.map((choice) => ({ key: newKey(), label: choice })),
      condition:
        above && chosen ? { field: above.key, operator: 'is', value: chosen.key } : undefined,
    })
  }
  return fields
}

/** Edits the questions of a form. A translation has the questions of its source page. */
export function FormQuestions({ schema, value, path, onChange }: SchemaFieldProps) {
  const fields = (value ?? []) as unknown as FormField[]
  const original = use(OriginalContext)
  const isTranslation = original !== undefined
  const aligned = original && alignQuestions(original.content.fields as FormField[], fields)
  const change = (changed: FormField[]) => onChange(changed as unknown as FieldValue)

  return (
    <FieldList label={schema.title ?? ''} path={path}>
      {aligned && describeQuestions(aligned) !== describeQuestions(fields) && (
        <div className="grid justify-items-start gap-2 rounded-lg bg-amber-tint p-3">
          <p>The original has other questions, or the same in another order.</p>
          <Button size="small" onClick={() => change(aligned)}>
            Take over the questions of the original
          </Button>
        </div>
      )}
      <ol className="grid grid-cols-1 gap-5">
        {fields.map((field, index) => {
          const name = field.label.trim() || `Question ${index + 1}`
          return (
            <li
              key={field.key}
              data-entry={field.label.trim() ? `Question ${index + 1} (${name})` : name}
              className="grid grid-cols-1 gap-3 border-l-2 border-line pl-3"
            >
              <div className="flex items-center gap-1">
                <p className="min-w-0 grow truncate text-sm text-ink/75">
                  {name} · {kindNames[field.kind]}
                </p>
                {!isTranslation && (
                  <ItemButtons name={name} index={index} entries={fields} onChange={change} />
                )}
              </div>
              <Question
                field={field}
                earlier={fields.slice(0, index)}
                path={`${path}.${index}`}
                isTranslation={isTranslation}
                onChange={(changed) => change(fields.with(index, changed))}
              />
            </li>
          )
        })}
      </ol>
      {!isTranslation && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => change([...fields, createQuestion()])}
        >
          <Plus aria-hidden="true" className="size-4" /> Add a question
        </Button>
      )}
      {!isTranslation && fields.length === 0 && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => change(createAssessment())}
        >
          Start with a ready-made assessment
        </Button>
      )}
    </FieldList>
  )
}

const describeQuestions = (fields: FormField[]) =>
  JSON.stringify(
    fields.map(({ key, kind, choices }) => [key, kind, choices.map((choice) => choice.key)]),
  )

/** Returns the questions of the original with the texts of the translation, if it has them. */
function alignQuestions(original: FormField[], translated: FormField[]): FormField[] {
  const own = new Map(translated.map((field) => [field.key, field]))
  return original.map((field) => {
    const { label, help, choices } = own.get(field.key) ?? field
    const labels = new Map(choices.map((choice) => [choice.key, choice.label]))
    const translatedChoices = field.choices.map((choice) => ({
      ...choice,
      label: labels.get(choice.key) ?? choice.label,
    }))
    return { ...field, label, help, choices: translatedChoices }
  })
}

interface QuestionProps {
  field: FormField
  /** The questions above it. */
  earlier: FormField[]
  path: string
  isTranslation: boolean
  onChange: (field: FormField) => void
}

function Question(props: QuestionProps) {
  const { field, path, isTranslation, onChange } = props
  const { kind, label, help, is_required } = field

  return (
    <>
      <TextField
        label="Question"
        isRequired
        path={`${path}.label`}
        value={label}
        onChange={(text) => onChange({ ...field, label: text })}
      />
      {!isTranslation && (
        <SelectField
          label="Kind of answer"
          path={`${path}.kind`}
          options={Object.entries(kindNames) as [FieldKind, string][]}
          value={kind}
          onChange={(chosen) => onChange({ ...field, kind: chosen })}
        />
      )}
      {hasChoices(kind) && <Choices {...props} />}
      <TextField
        label="Help"
        hint="Shown below the question. Optional."
        path={`${path}.help`}
        value={help}
        onChange={(text) => onChange({ ...field, help: text })}
      />
      {!isTranslation && (
        <>
          <Limits {...props} />
          <Checkbox
            label="An answer is required"
            path={`${path}.is_required`}
            isChecked={is_required}
            onChange={(isChecked) => onChange({ ...field, is_required: isChecked })}
          />
          <Condition {...props} />
        </>
      )}
    </>
  )
}

/** Edits the choices. Their keys stay when they are renamed. */
function Choices({ field, path, isTranslation, onChange }: QuestionProps) {
  const { choices } = field
  const change = (changed: FormField['choices']) => onChange({ ...field, choices: changed })

  return (
    <FieldList label="Choices" path={`${path}.choices`}>
      {choices.map((choice, index) => {
        const name = choice.label.trim() || `Choice ${index + 1}`
        return (
          <div key={choice.key} className="flex flex-wrap items-end gap-1">
            <div className="min-w-48 grow">
              <TextField
                label={`Choice ${index + 1}`}
                isRequired
                path={`${path}.choices.${index}.label`}
                value={choice.label}
                onChange={(label) => change(choices.with(index, { ...choice, label }))}
              />
            </div>
            {!isTranslation && (
              <ItemButtons name={name} index={index} entries={choices} onChange={change} />
            )}
          </div>
        )
      })}
      {!isTranslation && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => change([...choices, { key: newKey(), label: '' }])}
        >
          <Plus aria-hidden="true" className="size-4" /> Add a choice
        </Button>
      )}
    </FieldList>
  )
}

type LimitName = 'minimum' | 'maximum' | 'max_length' | 'max_files'

/** Returns a number, or the text if it is none, so that the server returns the field error. */
function readLimit(text: string): FieldValue {
  if (text.trim() === '') return undefined
  const plain = toLatinDigits(text).trim()
  return /^-?\d{1,9}\.\d{1,4}$/.test(plain) ? Number(plain) : readInteger(text)
}

function Limits({ field, path, onChange }: QuestionProps) {
  const { kind, dates = '', file_kinds = usualFileKinds } = field
  const limit = (name: LimitName, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      path={`${path}.${name}`}
      value={String(field[name] ?? '')}
      onChange={(text) => onChange({ ...field, [name]: readLimit(text) } as FormField)}
    />
  )
  if (hasLength(kind))
    return limit(
      'max_length',
      'Longest answer',
      kind === 'text' ? 'In characters. Empty for 300.' : 'In characters. Empty for 5000.',
    )
  if (kind === 'number')
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        {limit('minimum', 'Lowest number')}
        {limit('maximum', 'Highest number')}
      </div>
    )
  if (kind === 'file')
    return (
      <>
        <ChoiceGroup
          label="Accepted files"
          hint="At most 10 MB each. With a virus scanner, every file is scanned."
          path={`${path}.file_kinds`}
        >
          {fileKinds.map((each) => (
            <Checkbox
              key={each}
              label={fileKindNames[each]}
              isChecked={file_kinds.includes(each)}
              onChange={(isChecked) => {
                const chosen = fileKinds.filter((other) =>
                  other === each ? isChecked : file_kinds.includes(other),
                )
                onChange({ ...field, file_kinds: chosen })
              }}
            />
          ))}
        </ChoiceGroup>
        {limit('max_files', 'Number of files', `At most ${MAX_FILES}. Empty for one.`)}
      </>
    )
  if (kind !== 'date') return null
  return (
    <SelectField
      label="Dates"
      path={`${path}.dates`}
      options={[
        ['', 'Any date'],
        ['past', 'Until today'],
        ['future', 'From today'],
      ]}
      value={dates}
      onChange={(chosen) => onChange({ ...field, dates: chosen || undefined })}
    />
  )
}

const operators = [
  ['is', 'is'],
  ['is_not', 'is not'],
] as const

/** Edits when the question is shown. */
function Condition({ field, earlier, path, onChange }: QuestionProps) {
  const { condition } = field
  const offered = earlier.filter(({ kind }) => conditionKinds.includes(kind))
  const named = earlier.find(({ key }) => key === condition?.field)
  // A condition on a question that was removed or moved below stays visible.
  if (offered.length === 0 && !condition) return null
  const change = (changed: Partial<NonNullable<FormField['condition']>>) =>
    onChange({
      ...field,
      condition: { field: '', operator: 'is', value: '', ...condition, ...changed },
    })
  const valuePath = `${path}.condition.value`

  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label="Show this question"
        path={`${path}.condition.field`}
        options={[
          ['', 'Always'],
          ...offered.map(({ key, label }) => [key, `If: ${label || 'Question'}`] as const),
          ...(condition && !offered.some(({ key }) => key === condition.field)
            ? [[condition.field, 'If: a question that is no longer above'] as const]
            : []),
        ]}
        value={condition?.field ?? ''}
        onChange={(key) =>
          key ? change({ field: key, value: '' }) : onChange({ ...field, condition: undefined })
        }
      />
      {condition && (
        <SelectField
          label="Compare"
          path={`${path}.condition.operator`}
          options={operators}
          value={condition.operator}
          onChange={(operator) => change({ operator })}
        />
      )}
      {condition && named?.kind === 'country' && (
        <CountryField
          label="Answer"
          path={valuePath}
          value={condition.value}
          onChange={(value) => change({ value })}
        />
      )}
      {condition && named && named.kind !== 'country' && (
        <SelectField
          label="Answer"
          path={valuePath}
          options={[['', '–'], ...named.choices.map(({ key, label }) => [key, label] as const)]}
          value={condition.value}
          onChange={(value) => change({ value })}
        />
      )}
    </div>
  )
}
