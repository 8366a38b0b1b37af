import type { ReactNode } from 'react'
import { isAdDay } from '#app/contract/calendar.ts'
import { hasVisibleText } from '../browser/has-visible-text.ts'

/** The options of a field: the stored value and the label of each. */
export type Options = [value: string, name: string][]

/** A form field whose value is edited as text. */
interface TextField {
  label: string
  isRequired?: boolean
  /** In characters. */
  maxLength?: number
  hint?: string | ((text: string) => string)
  /** Dates are stored as 2027-01-31. */
  type?: 'url' | 'date'
  /** The height of the field in lines. */
  rows?: number
  /** Whether it may contain fact references. */
  hasFacts?: boolean
  /** Whether it may contain placeholders of `contract/text-fields.ts`. */
  hasPlaceholders?: boolean
  /** The options of a select, or a hook that returns them. */
  options?: Options | (() => Options)
  /**
   * A hook that returns the options of a multiple choice. The value has one line for each chosen
   * option.
   */
  multiple?: () => Options
  /** The value of a new row. */
  initial?: string
  /** Returns an error message of further validation, the same as the server's. */
  check?: (text: string) => string | undefined
  /** Rendered below the field. */
  preview?: (text: string) => ReactNode
  /** Set if the field is a picture: an address or a file. */
  picture?: {
    /** Shown when there is no picture. */
    placeholder?: string
    /** The size and proportion of the preview. */
    className: string
    /** The label of the field for the address; omitted if no address can be typed. */
    addressLabel?: string
    addressHint?: string
  }
}

/** Conversion of a value that is not a text, such as a number, to text and back. */
interface TextConversion<Value> {
  toText: (value: Value) => string
  fromText: (text: string) => Value
}

/** The fields of a form by name, from top to bottom. */
export type Fields<Row> = {
  [Name in keyof Row]?: Row[Name] extends string ? TextField : TextField & TextConversion<Row[Name]>
}

type AnyField = TextField & Partial<TextConversion<unknown>>
export type Texts = Record<string, string>

export function listFields<Row>(fields: Fields<Row>) {
  return Object.entries(fields) as [string, AnyField][]
}

/** Returns the initial values of the form. */
export function toTexts<Row>(fields: Fields<Row>, row?: Row): Texts {
  const texts = listFields(fields).map(([name, { initial = '', picture, toText = String }]) => {
    if (!row) return [name, initial]
    const text = toText(row[name as keyof Row])
    return [name, text === picture?.placeholder ? '' : text]
  })
  return Object.fromEntries(texts)
}

/** Returns the text of a value for people; undefined for pictures and codes without a name. */
export function describeText<Row>(fields: Fields<Row>, name: string, text: string) {
  const { picture, multiple, options } = new Map(listFields(fields)).get(name) ?? {}
  if (picture || multiple || typeof options === 'function') return undefined
  return options?.find(([value]) => value === text)?.[1] ?? text
}

/** Converts the texts to the values that are sent. */
export function toValues<Row>(fields: Fields<Row>, texts: Partial<Texts>) {
  const values = listFields(fields).flatMap(([name, { fromText }]) => {
    const text = texts[name]
    return text === undefined ? [] : [[name, fromText ? fromText(text) : text]]
  })
  return Object.fromEntries(values)
}

/** Validates by the same rules as the server. Returns a message for each invalid field. */
export function checkFields<Row>(fields: Fields<Row>, texts: Texts): Record<string, string> {
  const messages = listFields(fields).map(([name, field]) => [name, checkField(field, texts[name])])
  return Object.fromEntries(messages.filter(([, message]) => message))
}

function checkField(
  { isRequired, maxLength = Infinity, type, picture, check }: AnyField,
  value = '',
) {
  // The server removes invisible characters.
  const text = hasVisibleText(value) ? value.trim() : ''
  if (isRequired && !text) return 'Please fill this in.'
  if ([...text].length > maxLength) return `Please use at most ${maxLength} characters.`
  if (picture && text && !isPictureAddress(text)) {
    return 'Please enter an address that begins with https://.'
  }
  if (type === 'date' && text && !isAdDay(text)) {
    return 'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.'
  }
  return check?.(text)
}

export const isPictureAddress = (text: string) => /^(https?:\/)?\/[^/]/.test(text.trim())
