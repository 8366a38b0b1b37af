const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached, because creating one is expensive. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([language, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}

/** Returns the time of day in a time zone as people write it in Nepal, "9:00 AM". */
export function timeIn(timeZone: string, at: Date | string | number) {
  const format = dateFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  // Newer ICU data puts a narrow no-break space before AM and PM, which not all fonts contain.
  return format.format(new Date(at)).replace('\u202f', ' ')
}

/** Returns the date, as "2026-11-26", of a moment in a time zone. */
export function dayIn(timeZone: string, at: Date | string) {
  // The Canadian date format is the same as ISO 8601.
  return dateFormat('en-CA', { timeZone }).format(new Date(at))
}
