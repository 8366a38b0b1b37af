const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached, because creating one is expensive. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([language, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}

/** Returns the date, as "2026-11-26", of a moment in a time zone. */
export function dayIn(timeZone: string, at: Date | string) {
  // The Canadian format is ISO 8601.
  return dateFormat('en-CA', { timeZone }).format(new Date(at))
}
