interface ConditionalField {
  key: string
  condition?: { field: string; operator: string; value: string }
}

/** Values by the key of the field. */
export type GivenAnswers = Record<string, string[] | undefined>

/**
 * Returns the fields that are shown with these answers. A condition names an earlier field; a field
 * whose condition names a hidden one is hidden too.
 */
export function listShown<Field extends ConditionalField>(
  fields: Field[],
  answers: GivenAnswers,
): Field[] {
  const shown = new Set<string>()
  return fields.filter(({ key, condition }) => {
    if (condition) {
      const isGiven = (answers[condition.field] ?? []).includes(condition.value)
      if (!shown.has(condition.field) || isGiven !== (condition.operator === 'is')) return false
    }
    shown.add(key)
    return true
  })
}
