import { useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { DateField } from '../date-field.tsx'
import type { ListProps } from './list.ts'
import { firstPage, toListAddress } from './view.ts'

/** The maximum number of filters beside the search field. More filters are in a popover. */
const MAX_INLINE_FILTERS = 3

const fieldClassName =
  'min-h-9 min-w-0 rounded-full border border-ink/40 bg-white px-4 py-1 text-base sm:text-sm'

/** The search form of a list. A search starts on the first page and keeps the sort order. */
export function ListSearch<Row extends { id: string }>({ list, view }: ListProps<Row>) {
  const { q, sort, filters } = view
  const form = useRef<HTMLFormElement>(null)
  const queryJson = JSON.stringify({ ...filters, q })
  const count = Object.values(filters).filter(Boolean).length
  const all = Object.entries(list.filters ?? {})
  const isCollapsed = all.filter(([, { isLinks }]) => !isLinks).length > MAX_INLINE_FILTERS

  const shownQuery = useRef(queryJson)

  // Updates the fields, because Back and Clear change only the address. Keeps what was typed in the
  // others, for example while a chosen filter loads.
  useEffect(() => {
    const shown = JSON.parse(shownQuery.current)
    for (const [name, value] of Object.entries<string>(JSON.parse(queryJson))) {
      const field = form.current?.elements.namedItem(name)
      if (field && value !== shown[name]) {
        ;(field as HTMLInputElement | HTMLSelectElement).value = value
      }
    }
    shownQuery.current = queryJson
  }, [queryJson])

  return (
    <Form
      ref={form}
      role="search"
      onSubmit={() => form.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover()}
      className="flex flex-wrap items-center gap-2 max-sm:w-full"
    >
      {sort !== (list.defaultSort ?? '') && <input type="hidden" name="sort" value={sort} />}
      {all.map(
        ([name, { isLinks }]) =>
          isLinks &&
          filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      {isCollapsed ? (
        <Popover label={count > 0 ? `Filters (${count})` : 'Filters'} title="Filters">
          <FilterFields list={list} view={view} isCollapsed />
          {all.some(([, { isRare }]) => isRare) && (
            <details
              className="sm:col-span-full"
              open={all.some(([name, { isRare }]) => isRare && filters[name])}
            >
              <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">
                More filters
              </summary>
              <div className="grid gap-x-6 gap-y-3 pt-1 sm:grid-cols-2">
                <FilterFields list={list} view={view} isCollapsed isRare />
              </div>
            </details>
          )}
          <Button type="submit" variant="primary" className="justify-self-start">
            Show
          </Button>
        </Popover>
      ) : (
        <FilterFields list={list} view={view} />
      )}
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label={list.search?.label}
        placeholder={list.search?.placeholder}
        maxLength={200}
        className={`${fieldClassName} w-60 grow`}
      />
      <Button type="submit" size="small">
        Search
      </Button>
      {(q || count > 0) && (
        <Link
          to={toListAddress(list, { q: '', sort, filters: {}, ...firstPage })}
          className="px-1 text-sm font-medium text-indigo underline"
        >
          Clear
        </Link>
      )}
    </Form>
  )
}

function FilterFields<Row extends { id: string }>(
  props: ListProps<Row> & { isCollapsed?: boolean; isRare?: boolean },
) {
  const { list, view, isCollapsed, isRare: isRareShown = false } = props
  const { is_bikram_sambat_shown } = useOffice()

  return Object.entries(list.filters ?? {}).map(
    ([name, { label, all, options, type = 'date', isLinks, isRare = false }]) => {
      if (isLinks || isRare !== isRareShown) return null
      const value = view.filters[name] ?? ''
      if (!options && type === 'date' && is_bikram_sambat_shown)
        return <DateFilter key={`${name} ${value}`} name={name} label={label} initial={value} />
      const fieldProps = { name, defaultValue: value, 'aria-label': label }
      const field = options ? (
        <select
          {...fieldProps}
          key={name}
          // In the popover, several filters are chosen before "Show".
          onChange={({ target }) => !isCollapsed && target.form?.requestSubmit()}
          className={`${fieldClassName} max-sm:max-w-[calc(100vw-2rem)] max-sm:grow sm:max-w-full`}
        >
          <option value="">{all}</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...fieldProps}
          key={name}
          type={type}
          min={type === 'number' ? 0 : undefined}
          className={fieldClassName}
        />
      )
      if (!isCollapsed) return field
      return (
        <div key={name} className="grid gap-1 text-sm sm:w-60">
          <span aria-hidden="true">{label}</span>
          {field}
        </div>
      )
    },
  )
}

interface DateFilterProps {
  name: string
  label: string
  initial: string
}

/** A date that can be typed in Bikram Sambat, too. */
function DateFilter({ name, label, initial }: DateFilterProps) {
  const [value, setValue] = useState(initial)
  return (
    <div className="text-sm sm:w-60">
      <DateField label={label} name={name} value={value} onChange={setValue} />
    </div>
  )
}
