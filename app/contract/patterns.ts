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

/** Letters of any script, digits, dots, dashes and underscores. Nepali words may contain joiners. */
export const username = '^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\u200c\\u200d._-]*$'

/** Country code (ISO 3166, two letters); '' for none. */
export const country = '^([A-Z]{2})?$'

/** The last part of a page's address. */
export const slug = '^[a-z0-9]+(-[a-z0-9]+)*$'

/** A page of this site, another site, an e-mail address or a phone number. */
export const linkTarget =
  '^(/[^/\\\\\\s"<>][^\\s"<>]*|/|https?://[^\\s"<>]+|mailto:[^\\s"<>]+|tel:[+\\d-]+)$'

/** A picture of this site; '' for none. */
export const ownPicture = '^(/[^/\\\\\\s"<>][^\\s"<>]*)?$'

/** The address of a source. */
export const sourceAddress = '^https?://[^\\s"<>]{3,490}$'

/** The key of a fact that texts refer to. */
export const factKey = '^[a-z0-9]+([.-][a-z0-9]+){1,12}$'
