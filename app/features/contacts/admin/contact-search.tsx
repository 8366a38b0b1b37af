import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

export function ContactSearch({ q }: { q: string }) {
  return (
    <Form role="search" className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search contact messages"
        placeholder="Name, email, phone or text"
        maxLength={200}
        className="min-h-9 w-60 min-w-0 grow rounded-full border border-ink/40 bg-white px-4 py-1 text-base sm:text-sm"
      />
      <Button type="submit" size="small">
        Search
      </Button>
      {q && (
        <Link to="/admin/contacts" className="px-1 text-sm font-medium text-indigo underline">
          Clear
        </Link>
      )}
    </Form>
  )
}
