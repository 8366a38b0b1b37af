import { type Static, Type } from 'typebox'
import { OptionalText, singleLine } from '#app/contract/common.ts'
import * as patterns from '#app/contract/patterns.ts'
import { bounds } from './vocabulary-contract.ts'

const Amount = Type.String({ trim: true, pattern: patterns.amount })
export const WebAddress = Type.String({
  trim: true,
  ...singleLine,
  pattern: patterns.webAddress,
})

/** A figure in numbers or in words. */
export const figure = {
  from: Type.Optional(Amount),
  /** The end of a range. */
  to: Type.Optional(Amount),
  bound: Type.Optional(Type.Enum(bounds)),
  /** Words instead of a number, for example "needed, except for doctorates". */
  text: OptionalText(200),
}

export const Figure = Type.Required(Type.Object(figure))
export type Figure = Static<typeof Figure>
