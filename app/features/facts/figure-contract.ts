import { type Static, Type } from 'typebox'
import { OptionalText, singleLine } from '#app/contract/common.ts'
import { bounds } from './vocabulary-contract.ts'

/** A decimal as text, so that it is never rounded: "27.50"; '' for none. */
const Amount = Type.String({ trim: true, pattern: '^(\\d{1,12}(\\.\\d{1,2})?)?$' })
/** Country code (ISO 3166, two letters); '' for none. */
export const Country = Type.String({ trim: true, pattern: '^([A-Z]{2})?$' })
export const WebAddress = Type.String({
  trim: true,
  ...singleLine,
  pattern: '^(https?://[^\\s"<>]{3,1990})?$',
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
