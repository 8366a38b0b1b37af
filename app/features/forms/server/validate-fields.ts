import { isCountryCode } from '#app/contract/country-codes.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { conditionKinds, type FormField, hasChoices } from '../definition-contract.ts'
import { toContent } from './published-forms.ts'

/** Returns the errors of fields that only several values together show, by field path. */
export function findFieldErrors(fields: FormField[]) {
  const errors: Record<string, FieldError> = {}
  for (const [index, field] of fields.entries()) {
    const path = `fields.${index}`
    const earlier = fields.slice(0, index)
    const keys = [field.key, ...field.choices.map(({ key }) => key)]
    const others = earlier.map(({ key }) => key)
    if (others.includes(field.key) || new Set(keys).size < keys.length)
      errors[`${path}.label`] = {
        code: 'repeated_key',
        detail: 'This question is a copy of another one. Remove it and add it again.',
      }
    if (hasChoices(field.kind) && field.choices.length === 0)
      errors[`${path}.choices`] = { code: 'no_choices', detail: 'Add at least one choice.' }
    if (field.kind === 'file' && field.file_kinds?.length === 0)
      errors[`${path}.file_kinds`] = {
        code: 'no_file_kinds',
        detail: 'Choose at least one kind of file.',
      }
    const { minimum, maximum } = field
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
      errors[`${path}.maximum`] = {
        code: 'empty_range',
        detail: 'The highest number must not be below the lowest one.',
      }
    Object.assign(errors, findConditionErrors(field, earlier, path))
  }
  return errors
}

function findConditionErrors(
  { condition }: FormField,
  earlier: FormField[],
  path: string,
): Record<string, FieldError> {
  if (!condition) return {}
  const named = earlier.find(({ key }) => key === condition.field)
  if (!named || !conditionKinds.includes(named.kind))
    return {
      [`${path}.condition.field`]: {
        code: 'unknown_field',
        detail: 'Choose a question above this one that has choices.',
      },
    }
  const isKnown =
    named.kind === 'country'
      ? isCountryCode(condition.value)
      : named.choices.some(({ key }) => key === condition.value)
  if (isKnown) return {}
  const detail = 'Choose the answer for which this question is shown.'
  return { [`${path}.condition.value`]: { code: 'unknown_choice', detail } }
}

const describeFields = (fields: FormField[]) =>
  JSON.stringify(
    fields.map(({ key, kind, choices }) => [key, kind, choices.map((choice) => choice.key)]),
  )

/** A translation has the questions of its source page, in the same order. */
export function findTranslationErrors(
  source: BasePageContent,
  content: BasePageContent,
): Record<string, FieldError> {
  const [original, translated] = [source, content].map((each) =>
    describeFields(toContent({ content: each }).fields),
  )
  if (original === translated) return {}
  const detail =
    'The questions are not those of the original. Press “Take over the questions of the original”.'
  return { fields: { code: 'other_questions', detail } }
}
