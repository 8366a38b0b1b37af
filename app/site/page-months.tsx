import { getCalendar, listMonthStarts } from '#app/contract/bikram-sambat.ts'
import type { Office } from '#app/contract/office.ts'
import { language } from '#app/platform/browser/language.ts'
import { MONTHS_ID } from '#app/platform/browser/page-calendar.ts'

const DAY_MS = 86_400_000
/** Of the messages of a chat, and of the days of replies. */
const DAYS_BEFORE = 400
const DAYS_AFTER = 70

/** The months of Bikram Sambat around today, for texts that are formatted in the browser. */
export function PageMonths({ office }: { office: Office }) {
  if (!office.is_bikram_sambat_shown) return null
  const toDay = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const months = listMonthStarts(getCalendar(office.bikram_sambat_years), {
    from: toDay(-DAYS_BEFORE),
    until: toDay(DAYS_AFTER),
    language,
  })
  return <data hidden id={MONTHS_ID} value={JSON.stringify(months)} />
}
