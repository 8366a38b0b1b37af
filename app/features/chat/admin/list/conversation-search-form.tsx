import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { addressOf, type InboxView } from '../inbox/inbox-address.ts'

export function ConversationSearchForm({ view }: { view: InboxView }) {
  const { q = '', user, filter } = view

  return (
    <Form role="search" aria-label="Conversations" className="flex items-center gap-2">
      {filter && <input type="hidden" name="filter" value={filter} />}
      {user && <input type="hidden" name="user" value={user} />}
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search conversations"
        placeholder="Search messages"
        maxLength={200}
        className="min-h-9 w-0 min-w-0 grow rounded-full border border-ink/40 bg-white px-4 py-1 text-base sm:text-sm"
      />
      <Button type="submit" size="small">
        Search
      </Button>
      {q && (
        <Link
          to={addressOf({ ...view, q: undefined })}
          className="py-1 text-sm font-medium text-indigo underline"
        >
          Clear
        </Link>
      )}
    </Form>
  )
}
