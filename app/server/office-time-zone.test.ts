import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Patterns that derive a day or a time of day from a moment without a time zone. */
const careless: [name: string, pattern: RegExp][] = [
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

/** Allowed files, with the reason: they work on no moment, or have a time zone elsewhere. */
const allowed: Record<string, string> = {
  'app/base/admin/list/list-export.tsx': 'cuts what formatMoment wrote in the office’s zone',
  'app/base/server/days.ts': 'counts with calendar days',
  'app/contract/calendar.ts': 'reads days and moments',
  'app/contract/date-format.ts': 'is told the options',
  'app/features/backups/server/schedule.ts': 'asks for the weekday of a day',
  'app/features/backups/server/retention.ts': 'asks for the month of a day',
  'app/features/contacts/site/office-pass.tsx': 'says a day',
  'app/features/dashboard/admin/summarize.ts': 'says a day',
  'app/features/facts/content/search-entry.ts': 'says a day',
  'app/features/facts/content/format-fact.ts': 'says a day',
  'app/features/facts/server/upcoming-facts.ts': 'says a day; reads a day more on either side',
  'app/features/guides/content/key-figures.ts': 'says a day',
  'app/features/guides/words.ts': 'names months',
  'app/features/leads/admin/list/bulk-edit-dialog.tsx': 'takes apart what a form gave',
  'app/features/leads/admin/parse-date-time.ts': 'counts with calendar days',
  'app/features/leads/server/imports/read-row.ts': 'refuses years long ago',
  'app/features/leads/server/store/filters.ts': 'goes months back from a moment',
  'app/features/leads/server/notifications/daily-summary.ts': 'says a day',
  'app/features/office/contract.ts': 'says times of day, and names weekdays',
  'app/features/office/hours-contract.ts': 'counts with the clock of the office',
  'app/ui/day.tsx': 'says a day',
}

test('every visible date uses the office’s time zone', () => {
  const sources = globSync('{app,database}/**/*.{ts,tsx}').filter(
    (path) => !/\.(test|proof)\.ts$|migrations\//.test(path),
  )
  const found = sources
    .filter((path) => !(path.replaceAll('\\', '/') in allowed))
    .flatMap((path) => {
      const source = readFileSync(path, 'utf8')
      return careless.flatMap(([name, pattern]) =>
        [...source.matchAll(pattern)].map(([text]) => `${path} ${name}: ${text}`),
      )
    })
  expect(found).toEqual([])
})
