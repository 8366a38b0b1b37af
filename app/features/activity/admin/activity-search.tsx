import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { subjects } from './activity-words.ts'
import type { Place } from './read-activities.ts'

const look =
  'min-h-9 min-w-0 rounded-full border border-ink/40 bg-white px-4 py-1 text-base sm:text-sm'

export function ActivitySearch({ place: { q, subject } }: { place: Place }) {
  return (
    <Form role="search" className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <select
        name="subject"
        aria-label="Kind"
        defaultValue={subject}
        className={`${look} max-sm:grow`}
      >
        <option value="">Everything</option>
        {Object.entries(subjects).map(([value, { many }]) => (
          <option key={value} value={value}>
            {many}
          </option>
        ))}
      </select>
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search activity"
        placeholder="Who, what or a value"
        maxLength={200}
        className={`${look} w-52 grow`}
      />
      <Button type="submit" size="small">
        Search
      </Button>
      {(q || subject) && (
        <Link to="/admin/activity" className="px-1 text-sm font-medium text-indigo underline">
          Clear
        </Link>
      )}
    </Form>
  )
}
