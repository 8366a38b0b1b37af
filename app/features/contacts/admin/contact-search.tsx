import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { type ContactView, linkTo, newestFirst } from './contact-view.ts'

/** Keeps the order, and begins with the first page. */
export function ContactSearch({ q, sort }: ContactView) {
  const field = useRef<HTMLInputElement>(null)

  // The address may have changed by Back or Clear, while the field keeps what was typed.
  useEffect(() => {
    if (field.current) field.current.value = q
  }, [q])

  return (
    <Form role="search" className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {sort !== newestFirst && <input type="hidden" name="sort" value={sort} />}
      <input
        ref={field}
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
        <Link
          to={linkTo({ q: '', sort, page: 1 })}
          className="px-1 text-sm font-medium text-indigo underline"
        >
          Clear
        </Link>
      )}
    </Form>
  )
}
