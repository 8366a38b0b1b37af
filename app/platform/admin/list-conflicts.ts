/**
 * Returns the fields that both sides changed to different values, from the same values `before`. The
 * other changes can be merged.
 */
export function listConflicts<Name extends string>(
  before: Record<Name, string>,
  mine: Record<Name, string>,
  theirs: Record<Name, string>,
): Name[] {
  const names = Object.keys(before) as Name[]
  return names.filter(
    (name) =>
      mine[name] !== before[name] && theirs[name] !== before[name] && mine[name] !== theirs[name],
  )
}

/** The message beside such a field; without a text for values that are not shown as text. */
export function describeConflict(text: string | undefined) {
  if (text === undefined) return 'Changed meanwhile.'
  return text ? `Changed meanwhile to “${text}”.` : 'Emptied meanwhile.'
}
