import { useNavigate } from 'react-router'
import { type ContactView, linkTo, sorts } from './contact-view.ts'

/** For small screens, where the table has no headers to click. */
export function ContactSortSelect({ view }: { view: ContactView }) {
  const navigate = useNavigate()

  return (
    <label className="flex w-full items-center gap-2 text-sm lg:hidden">
      Sort by
      <select
        value={view.sort}
        onChange={({ target }) => {
          const [sort] = sorts[target.selectedIndex] ?? [view.sort]
          navigate(linkTo({ ...view, sort, page: 1 }))
        }}
        className="min-h-9 min-w-0 grow rounded-full border border-ink/40 bg-white px-3 py-1 text-base sm:text-sm"
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
