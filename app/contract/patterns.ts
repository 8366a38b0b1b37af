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

/** A video on YouTube, as its address or its button "Share" gives it. */
export const youTubeAddress =
  '^https://((www|m)\\.)?(youtube\\.com/(watch\\?([^\\s"<>]*&)?v=|shorts/|live/|embed/)|youtu\\.be/)[\\w-]{11}([?&#][^\\s"<>]*)?$'

/** A place on a map: latitude and longitude, or an address of a map that contains them. */
export const mapPlace =
  '^(https://[^\\s"<>]+[@/])?-?\\d{1,2}(\\.\\d{1,20})?[,/] ?-?\\d{1,3}(\\.\\d{1,20})?([,/?&][^\\s"<>]*)?$'

/** Country code (ISO 3166, two letters); '' for none. */
export const country = '^([A-Z]{2})?$'
