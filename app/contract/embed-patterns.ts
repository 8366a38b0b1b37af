// Patterns like those of patterns.ts, which the chat loads; these are apart so that it does not load them.

/** A video on YouTube, as its address or its button "Share" gives it. */
export const youTubeAddress =
  '^https://((www|m)\\.)?(youtube\\.com/(watch\\?([^\\s"<>]*&)?v=|shorts/|live/|embed/)|youtu\\.be/)[\\w-]{11}([?&#][^\\s"<>]*)?$'

/** A place on a map: latitude and longitude, or an address of a map that contains them. */
export const mapPlace =
  '^(https://[^\\s"<>]+[@/])?-?\\d{1,2}(\\.\\d{1,20})?[,/] ?-?\\d{1,3}(\\.\\d{1,20})?([,/?&][^\\s"<>]*)?$'
