import { addEnding, endings } from './nepali-endings.ts'

const placeholder = new RegExp(`\\{(\\w+)\\}(?: ?${endings})?`, 'g')

/** Replaces the placeholders of a text, for example "{day}", with their Nepali endings. Unknown ones stay. */
export const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(placeholder, (whole, name: string, ending?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    return ending ? addEnding(value, ending) : value
  })

/** Returns the placeholders of a text, for example "{day}". */
export const findPlaceholders = (text: string): string[] => text.match(/\{[^{}]*\}/g) ?? []
