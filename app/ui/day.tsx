import { formatDay } from '#app/platform/browser/format-day.ts'

/** A date, given as 2026-05-31. */
export function Day({ on, isShort }: { on: string; isShort?: boolean }) {
  return <time dateTime={on}>{formatDay(on, isShort)}</time>
}
