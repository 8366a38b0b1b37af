import { dateLanguage } from '#app/base/browser/language.ts'

/** A calendar day, given as 2026-05-31. */
export function Day({ on }: { on: string }) {
  const text = new Date(on).toLocaleDateString(dateLanguage, { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={on}>{text}</time>
}
