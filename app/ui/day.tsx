import { dateLanguage } from '#app/platform/browser/language.ts'

/** A date, given as 2026-05-31. */
export function Day({ on, isShort }: { on: string; isShort?: boolean }) {
  return <time dateTime={on}>{formatDay(on, isShort)}</time>
}

/** Formats a date within a sentence. */
export function formatDay(day: string, isShort = false) {
  const dateStyle = isShort ? 'medium' : 'long'
  return new Date(day).toLocaleDateString(dateLanguage, { dateStyle, timeZone: 'UTC' })
}
