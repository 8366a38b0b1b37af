// Patterns of the contract whose errors have a sentence of their own.

/** A decimal as text, so that it is never rounded: "27.50"; a day: "2027-01-13"; '' for none. */
export const amount = '^(\\d{1,12}(\\.\\d{1,2})?|\\d{4}-[01]\\d-[0-3]\\d)?$'

/** An address of a website; '' for none. */
export const webAddress = '^(https?://[^\\s"<>]{3,1990})?$'

/** An address that others call, always encrypted. */
export const secureAddress = '^https://[^\\s"<>]+$'

/** A page of this or another site. */
export const pageOrAddress = '^(https?://[^\\s"<>\\\\]+|/|/[^/\\s"<>\\\\][^\\s"<>\\\\]*)$'

/** A picture of the library or of another site; '' for none. */
export const picture = '^(https?://[^\\s"<>]+|/[^/\\s"<>][^\\s"<>]*)?$'

/** Country code (ISO 3166, two letters); '' for none. */
export const country = '^([A-Z]{2})?$'
