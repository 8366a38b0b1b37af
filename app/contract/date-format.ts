type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>
type CreateDateFormat = (options: Intl.DateTimeFormatOptions) => DateFormat

const formats = new Map<string, DateFormat>()

/** Own formats by language, where Intl is wrong. The file of the language adds its own. */
export const ownDateFormats = new Map<string, CreateDateFormat>()

/** Formats are cached, because creating one is expensive. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = JSON.stringify([language, options])
  const create = ownDateFormats.get(language.slice(0, 2))
  const format = formats.get(key) ?? create?.(options) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}

/** Returns the time of day in a time zone as people write it in Nepal, "9:00 AM" in English. */
export function timeIn(timeZone: string, at: Date | string | number, language = 'en-US') {
  const format = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone })
  // Newer ICU data puts a narrow no-break space before AM and PM, which not all fonts contain.
  return format.format(new Date(at)).replace('\u202f', ' ')
}

/** Returns the date, as "2026-11-26", of a moment in a time zone. */
export function dayIn(timeZone: string, at: Date | string) {
  // The Canadian date format is the same as ISO 8601.
  return dateFormat('en-CA', { timeZone }).format(new Date(at))
}

/** The day before, as 2026-11-29. */
export const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
