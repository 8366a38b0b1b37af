import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ListProps } from './list.ts'
import { fromStart, linkTo } from './view.ts'

const look =
  'min-h-9 min-w-0 rounded-full border border-ink/40 bg-white px-4 py-1 text-base sm:text-sm'

/** Keeps the order, and begins with the first page. */
export function ListSearch<Row extends { id: string }>({ list, view }: ListProps<Row>) {
  const { q, sort, filters } = view
  const form = useRef<HTMLFormElement>(null)
  const chosen = JSON.stringify({ ...filters, q })
  const isSearched = [q, ...Object.values(filters)].some(Boolean)

  // The address may have changed by Back or Clear, while the fields keep what was typed.
  useEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(chosen))) {
      const field = form.current?.elements.namedItem(name)
      if (field) (field as HTMLInputElement | HTMLSelectElement).value = value
    }
  }, [chosen])

  return (
    <Form ref={form} role="search" className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {sort !== (list.usualSort ?? '') && <input type="hidden" name="sort" value={sort} />}
      {Object.entries(list.filters ?? {}).map(([name, { label, all, options }]) => (
        <select
          key={name}
          name={name}
          aria-label={label}
          defaultValue={filters[name]}
          className={`${look} max-sm:grow`}
        >
          <option value="">{all}</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label={list.search?.label}
        placeholder={list.search?.placeholder}
        maxLength={200}
        className={`${look} w-60 grow`}
      />
      <Button type="submit" size="small">
        Search
      </Button>
      {isSearched && (
        <Link
          to={linkTo(list, { q: '', sort, filters: {}, ...fromStart })}
          className="px-1 text-sm font-medium text-indigo underline"
        >
          Clear
        </Link>
      )}
    </Form>
  )
}
