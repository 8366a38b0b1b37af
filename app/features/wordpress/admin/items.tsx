import { Link, useSearchParams } from 'react-router'
import { getOwn } from '#app/contract/get-own.ts'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import type { Item, ItemState, ItemType } from '../contract.ts'
import { itemStateLabels, noteLabels } from './labels.ts'

const PAGE_SIZE = 50
const MAX_SHOWN = 1000

interface Filter {
  label: string
  type?: ItemType
  state?: ItemState
  has_notes?: boolean
}

const filters: Record<string, Filter> = {
  notes: { label: 'Lost or different', has_notes: true },
  articles: { label: 'Articles', type: 'article' },
  pages: { label: 'Pages', type: 'page' },
  albums: { label: 'Albums', type: 'album' },
  pictures: { label: 'Pictures', type: 'picture' },
  files: { label: 'Files', type: 'file' },
  missing: { label: 'Missing pictures', type: 'picture', state: 'failed' },
  redirects: { label: 'Redirects', type: 'redirect' },
  kept: { label: 'Not removed', state: 'kept' },
}

interface ItemFilter {
  name: string
  shown: number
}

/** `?list=pages&shown=100` shows up to 100 pages. */
export function readItemFilter(query: URLSearchParams): ItemFilter {
  const name = query.get('list') ?? ''
  const shown = Math.floor(Number(query.get('shown'))) || PAGE_SIZE
  return {
    name: Object.hasOwn(filters, name) ? name : 'notes',
    shown: Math.min(MAX_SHOWN, Math.max(PAGE_SIZE, shown)),
  }
}

export function toItemQuery({ name, shown }: ItemFilter) {
  const { type, state, has_notes } = getOwn(filters, name) ?? {}
  return { type, state, has_notes, limit: shown }
}

interface ItemsProps {
  id: string
  filter: ItemFilter
  items: Item[]
  total: number
}

/** The parts of the import, of one type or with something to look at. */
export function Items({ id, filter, items, total }: ItemsProps) {
  const [query] = useSearchParams()
  const withShown = new URLSearchParams(query)
  withShown.set('shown', String(filter.shown + PAGE_SIZE * 4))

  return (
    <section aria-labelledby="items" className="grid gap-3">
      <h2 id="items" className="text-lg font-semibold text-indigo">
        One by one
      </h2>
      <nav aria-label="Lists" className="flex flex-wrap gap-2">
        {Object.entries(filters).map(([name, { label }]) => (
          <Link
            key={name}
            to={`/admin/wordpress/${id}?list=${name}`}
            preventScrollReset
            aria-current={name === filter.name ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 font-semibold aria-[current]:bg-indigo aria-[current]:text-white"
          >
            {label}
          </Link>
        ))}
      </nav>
      <p role="status" className="text-sm text-ink/75 tabular-nums">
        {`${Math.min(items.length, total)} of ${total}`}
      </p>
      <ul className="divide-y divide-line card empty:hidden">
        {items.map((item) => (
          <ItemRow key={item.number} item={item} />
        ))}
      </ul>
      {items.length < Math.min(total, MAX_SHOWN) && (
        <Link
          to={`?${withShown}`}
          preventScrollReset
          className="justify-self-start text-indigo underline"
        >
          Show more
        </Link>
      )}
    </section>
  )
}

function ItemRow({ item }: { item: Item }) {
  const { type, title, old_address, address, state, is_draft, notes, page_id } = item

  return (
    <li className="grid gap-1 px-3 py-2 wrap-anywhere">
      <p className="flex flex-wrap gap-x-3">
        {page_id && state !== 'removed' ? (
          <Link
            to={`/admin/pages/edit?id=${page_id}`}
            className="font-semibold text-indigo underline"
          >
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="text-sm text-ink/75">{itemStateLabels[state]}</span>
        {is_draft && <span className="text-sm text-ink/75">Draft</span>}
      </p>
      <p className="text-sm text-ink/75">
        {type === 'redirect' ? address : `${old_address} → ${address || '–'}`}
      </p>
      <ul className="text-sm empty:hidden">
        {notes.map(({ code, detail }) => (
          <li key={`${code} ${detail}`}>
            {noteLabels[code]}
            {detail && <span className="text-ink/75">: {localizeText(detail)}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}
