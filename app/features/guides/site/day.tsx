import { dateLanguage } from '#app/base/browser/language.ts'

/** A calendar day, given as 2026-05-31. */
export function Day({ on, isShort }: { on: string; isShort?: boolean }) {
  const dateStyle = isShort ? 'medium' : 'long'
  const text = new Date(on).toLocaleDateString(dateLanguage, { dateStyle, timeZone: 'UTC' })
  return <time dateTime={on}>{text}</time>
}
