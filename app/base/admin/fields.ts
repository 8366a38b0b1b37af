import type { ReactNode } from 'react'

/** What is stored, and what people read. */
export type Options = [value: string, name: string][]

/** A field of a form, of a value that is a text or is written as one. */
interface TextField {
  label: string
  isRequired?: boolean
  /** In characters. */
  most?: number
  hint?: string | ((text: string) => string)
  /** A day is kept as 2027-01-31. */
  type?: 'url' | 'date'
  /** Room for several lines. */
  rows?: number
  /** Facts can be named in it. */
  hasFacts?: boolean
  /** It goes to one person, of whom it may say something: `contract/text-fields.ts`. */
  hasFields?: boolean
  /** It is chosen among these, or among what this hook gives. */
  options?: Options | (() => Options)
  /** Several are chosen among what this hook gives, each a line of the text. */
  several?: () => Options
  /** What a new one begins with. */
  start?: string
  /** What else the server would refuse, in its words. */
  check?: (text: string) => string | undefined
  /** Drawn below it. */
  preview?: (text: string) => ReactNode
  /** It takes a picture: an address, or a file in its place. */
  picture?: {
    /** Shown for what has no picture of its own; left out: nothing is. */
    placeholder?: string
    /** The size and proportion of the preview. */
    className: string
    /** Where an address may be typed as well, that field's label. */
    addressLabel?: string
    addressHint?: string
  }
}

/** How people write a value that is no text. */
interface Writing<Value> {
  toText: (value: Value) => string
  fromText: (text: string) => Value
}

/** The fields of a form about rows of this kind, by name, from top to bottom. */
export type Fields<Row> = {
  [Name in keyof Row]?: Row[Name] extends string ? TextField : TextField & Writing<Row[Name]>
}

type AnyField = TextField & Partial<Writing<unknown>>
export type Texts = Record<string, string>

export function listFields<Row>(fields: Fields<Row>) {
  return Object.entries(fields) as [string, AnyField][]
}

/** What stands in the form at first. */
export function toTexts<Row>(fields: Fields<Row>, row?: Row): Texts {
  const given = listFields(fields).map(([name, { start = '', picture, toText = String }]) => {
    if (!row) return [name, start]
    const text = toText(row[name as keyof Row])
    return [name, text === picture?.placeholder ? '' : text]
  })
  return Object.fromEntries(given)
}

/** What is sent for these texts. */
export function toValues<Row>(fields: Fields<Row>, texts: Partial<Texts>) {
  const given = listFields(fields).flatMap(([name, { fromText }]) => {
    const text = texts[name]
    return text === undefined ? [] : [[name, fromText ? fromText(text) : text]]
  })
  return Object.fromEntries(given)
}

/** What the server would refuse, in its words: a sentence per wrong field. */
export function checkFields<Row>(fields: Fields<Row>, texts: Texts): Record<string, string> {
  const found = listFields(fields).map(([name, field]) => [name, checkField(field, texts[name])])
  return Object.fromEntries(found.filter(([, mistake]) => mistake))
}

function checkField({ isRequired, most = Infinity, picture, check }: AnyField, given = '') {
  const text = given.trim()
  if (isRequired && !text) return 'Please fill this in.'
  if ([...text].length > most) return `At most ${most} characters, please.`
  if (picture && text && !isPictureAddress(text)) {
    return 'Please give an address that begins with https://.'
  }
  return check?.(text)
}

export const isPictureAddress = (text: string) => /^(https?:\/)?\/[^/]/.test(text.trim())
