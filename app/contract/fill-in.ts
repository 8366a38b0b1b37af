/** Replaces the placeholders of a text, for example "{day}". Unknown ones stay. */
export const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)

/** Returns the placeholders of a text, for example "{day}". */
export const findPlaceholders = (text: string): string[] => text.match(/\{[^{}]*\}/g) ?? []
