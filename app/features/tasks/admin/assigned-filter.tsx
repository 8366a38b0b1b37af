import { Link, useSearchParams } from 'react-router'

/** Shows the tasks of everyone or of the signed-in person. The other choices of the address stay. */
export function AssignedFilter({ isMine }: { isMine: boolean }) {
  const [query] = useSearchParams()
  const toAddress = (isChosen: boolean) => {
    const next = new URLSearchParams(query)
    next.delete('assigned')
    if (isChosen) next.set('assigned', 'me')
    return `?${next}`
  }
  const toggleClassName =
    'inline-flex min-h-11 items-center rounded-full px-4 font-semibold aria-[current]:bg-indigo aria-[current]:text-white'

  return (
    <nav aria-label="Assigned to" className="flex rounded-full border border-line bg-white">
      <Link
        to={toAddress(false)}
        aria-current={isMine ? undefined : 'page'}
        className={toggleClassName}
      >
        Everyone
      </Link>
      <Link
        to={toAddress(true)}
        aria-current={isMine ? 'page' : undefined}
        className={toggleClassName}
      >
        Me
      </Link>
    </nav>
  )
}
