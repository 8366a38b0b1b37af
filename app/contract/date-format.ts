const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for all who ask the same: making one costs far more than all that it says. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([language, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}

/** The calendar day, as "2026-11-26", that it is at a moment in a time zone. */
export function dayIn(timeZone: string, at: Date | string) {
  // Canada writes dates as ISO 8601 does.
  return dateFormat('en-CA', { timeZone }).format(new Date(at))
}
