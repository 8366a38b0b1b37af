import { timeIn } from '#app/contract/date-format.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import { dateLanguage, language } from '#app/platform/browser/language.ts'
import { Day } from '#app/ui/day.tsx'
import { dayOf } from '../contract.ts'
import * as words from '../words.ts'

/** Times in the office's time zone, as "2026-12-05T10:00"; '' in an incomplete draft. */
interface EventTimeProps {
  starts: string
  ends: string
}

/** The days and the time of an event. */
export function EventTime({ starts, ends }: EventTimeProps) {
  const [first = '', last = ''] = [starts, ends].map(dayOf)
  if (starts === '' || ends === '') return null

  return (
    <>
      <Day on={first} />
      {last !== first && (
        <>
          {' – '}
          <Day on={last} />
        </>
      )}
      {', '}
      {words.fromTo(formatTime(starts), formatTime(ends))}
    </>
  )
}

function formatTime(local: string) {
  return timeIn('UTC', `${local}Z`, language === defaultLanguage ? 'en-US' : dateLanguage)
}
