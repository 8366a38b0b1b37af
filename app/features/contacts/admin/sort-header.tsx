import { useNavigate } from 'react-router'
import type { ContactKey } from '../contract.ts'
import { type ContactView, linkTo, toggle } from './contact-view.ts'

interface SortHeaderProps {
  view: ContactView
  column: ContactKey
  label: string
}

/** A column's name that sorts by the column; once more turns the order round. */
export function SortHeader({ view, column, label }: SortHeaderProps) {
  const navigate = useNavigate()
  const order = orderOf(view, column)

  return (
    <button
      type="button"
      onClick={() => navigate(linkTo({ ...view, sort: toggle(view.sort, column), page: 1 }))}
      className="-m-1.5 cursor-pointer rounded p-1.5 text-left font-semibold hover:underline"
    >
      {label}
      <span aria-hidden="true" className={`pl-1 ${order ? '' : 'text-ink/40'}`}>
        {order ? arrows[order] : '↕'}
      </span>
    </button>
  )
}

const arrows = { ascending: '↑', descending: '↓' }

/** For `aria-sort`. */
export function orderOf({ sort }: ContactView, column: ContactKey) {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}
