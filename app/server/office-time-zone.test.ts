import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Patterns that derive a day or a time of day from a moment without a time zone. */
const withoutTimeZone: [name: string, pattern: RegExp][] = [
  ['cuts a moment', /\.(slice|substring|substr)\(0, ?(7|10|16)\)|split\('T'\)/g],
  [
    'cuts a moment in SQL',
    /\b(substr|left)\([\w.]+(_at|\.at|\bat),|strftime\(|date_trunc\(|::date\b/g,
  ],
  ['days of the machine', /\.(get|set)(Date|Day|Month|FullYear|Hours|Minutes)\(|toDateString\(/g],
  ['days of UTC', /\.(get|set)UTC\w+\(|timeZone: 'UTC'/g],
  [
    'no time zone',
    /\b(toLocale(Date|Time)String|DateTimeFormat|dateFormat)\((?![^)]*(timeZone|time_zone))/g,
  ],
]

/** Files that need no time zone, with the reason. */
const allowed: Record<string, string> = {
  'app/platform/admin/list/list-export.tsx': 'shortens the output of formatMoment',
  'app/platform/browser/amounts/amount.ts': 'formats a day',
  'app/platform/server/text/days.ts': 'computes with calendar days',
  'app/contract/bikram-sambat.ts': 'computes with calendar days',
  'app/contract/calendar.ts': 'parses dates and times',
  'app/contract/dates-in-text.ts': 'names months',
  'app/contract/date-format.ts': 'receives the options',
  'app/features/backups/server/schedule.ts': 'computes the weekday of a day',
  'app/features/backups/server/retention.ts': 'computes the month of a day',
  'app/features/contacts/site/office-pass.tsx': 'formats a day',
  'app/features/dashboard/admin/count-cards.tsx': 'formats a day',
  'app/features/events/contract.ts': 'reads the day of a local time',
  'app/features/events/server/event-times.ts': 'reads local times',
  'app/features/events/server/registration-mail.ts': 'formats a day',
  'app/features/facts/content/search-entry.ts': 'formats a day',
  'app/features/facts/content/format-fact.ts': 'formats a day',
  'app/features/facts/server/facts-to-review.ts': 'formats a day',
  'app/features/facts/server/upcoming-facts.ts': 'formats a day; reads one more day on either side',
  'app/features/guides/site/calendar-section.tsx': 'computes with calendar days',
  'app/features/guides/site/changes-section.tsx': 'formats a day',
  'app/features/guides/words.ts': 'names months',
  'app/features/guides/words.ne.ts': 'names months',
  'app/features/pages/admin/schema-field.tsx': 'names months',
  'app/features/pages/server/schedule-routes.ts': 'reads the day of a local time',
  'app/features/leads/calendar-days.ts': 'computes with calendar days',
  'app/features/lead-import/admin/date-order-question.tsx': 'formats a day',
  'app/features/lead-import/admin/file/read-workbook.ts': 'formats dates without a time zone',
  'app/features/lead-import/server/read-date.ts': 'computes with calendar days',
  'app/features/lead-import/server/read-values.ts': 'compares years roughly',
  'app/features/leads/admin/due-field.tsx': 'writes a chosen day',
  'app/features/leads/admin/format-due.ts': 'formats a day',
  'app/features/leads/admin/lead-labels.ts': 'formats a month',
  'app/features/leads/server/store/filters.ts': 'subtracts months from a time',
  'app/features/progress-links/server/page/format.ts': 'formats a day or month',
  'app/features/student-documents/server/expiring.ts': 'formats a day',
  'app/features/tasks/server/daily-summary.ts': 'formats a day',
  'app/features/tasks/server/due-tasks.ts':
    'sorts days among moments, and computes with calendar days',
  'app/features/tasks/admin/week.tsx': 'names weekdays',
  'app/features/office/contract.ts': 'formats times of day and weekdays',
  'app/features/office/hours-contract.ts': 'computes with the office clock',
  'app/platform/browser/format-day.ts': 'formats a day',
  'app/features/notifications/office-mails/localize.ne.ts': 'reads written days',
  'app/platform/browser/nepali-dates.ts': 'receives the options',
  'app/site/page-months.tsx': 'lists months from long before until long after today',
}

test('every visible date uses the office’s time zone', () => {
  const sources = globSync('{app,database}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.ts$|migrations\//.test(path),
  )
  const found = sources
    .filter((path) => !(path.replaceAll('\\', '/') in allowed))
    .flatMap((path) => {
      const source = readFileSync(path, 'utf8')
      return withoutTimeZone.flatMap(([name, pattern]) =>
        [...source.matchAll(pattern)].map(([text]) => `${path} ${name}: ${text}`),
      )
    })
  expect(found).toEqual([])
})
