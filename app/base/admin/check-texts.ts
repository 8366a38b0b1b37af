interface Limit {
  /** In characters. */
  most: number
  isRequired?: boolean
}

/** What the server would refuse, in its words: a sentence per wrong field. */
export function checkTexts<Name extends string>(
  values: Record<Name, string>,
  limits: Partial<Record<Name, Limit>>,
) {
  const mistakes: Record<string, string> = {}
  for (const [name, { most, isRequired }] of Object.entries(limits) as [Name, Limit][]) {
    const text = values[name].trim()
    if (isRequired && !text) mistakes[name] = 'Please fill this in.'
    if ([...text].length > most) mistakes[name] = `At most ${most} characters, please.`
  }
  return mistakes
}
