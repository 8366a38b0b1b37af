/** Returns the translation of a text, or the text if there is none. */
export type Translate = (text: string) => string

/** Returns the texts in fields of these names, each once; see `translateFields`. */
export function listTexts(value: unknown, names: readonly string[]) {
  const texts = new Set<string>()
  translateFields(value, names, (text) => {
    // Codes and figures alone have no language.
    if (/\p{L}{2}/u.test(text)) texts.add(text)
    return text
  })
  return [...texts]
}

/** Translates the texts and lists of texts in fields of these names, at any depth. */
export function translateFields<Value>(
  value: Value,
  names: readonly string[],
  translate: Translate,
): Value {
  const visit = (part: unknown, isTranslated: boolean): unknown => {
    if (typeof part === 'string') return isTranslated ? translate(part) : part
    if (Array.isArray(part)) return part.map((each) => visit(each, isTranslated))
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(
      Object.entries(part).map(([name, each]) => [name, visit(each, names.includes(name))]),
    )
  }
  return visit(value, false) as Value
}
