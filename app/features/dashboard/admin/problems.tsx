import { Link } from 'react-router'
import type { Dashboard } from '../contract.ts'

/** Lists the failing checks of the status screen. */
export function Problems({ problems = [] }: Pick<Dashboard, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <div className="rounded-card border border-alarm bg-white p-4">
      <ul className="grid gap-1">
        {problems.map(({ name, text }) => (
          <li key={name}>
            <span className="font-semibold text-alarm">{name}:</span> {text}
          </li>
        ))}
      </ul>
      <Link to="/admin/status" className="inline-block py-1 font-semibold text-indigo underline">
        Status
      </Link>
    </div>
  )
}
