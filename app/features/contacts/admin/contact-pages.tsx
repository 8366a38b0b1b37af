import { Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { type ContactView, linkTo } from './contact-view.ts'

interface ContactPagesProps {
  view: ContactView
  last: number
}

/** Through the pages by the address, so that Back and a shared link work. */
export function ContactPages({ view, last }: ContactPagesProps) {
  const { page } = view
  if (last === 1) return null

  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink/75 tabular-nums">
        Page {page} of {last.toLocaleString('en')}
      </p>
      <div className="flex gap-3">
        {page > 1 && (
          <Link to={linkTo({ ...view, page: page - 1 })} className={buttonLook('plain', 'small')}>
            Previous
          </Link>
        )}
        {page < last && (
          <Link to={linkTo({ ...view, page: page + 1 })} className={buttonLook('plain', 'small')}>
            Next
          </Link>
        )}
      </div>
    </nav>
  )
}
