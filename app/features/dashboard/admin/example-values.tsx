import { Link } from 'react-router'
import type { Dashboard } from '../contract.ts'

/** Warns that visitors still see example values of the office profile. */
export function ExampleValues({ example_fields = [] }: Pick<Dashboard, 'example_fields'>) {
  if (example_fields.length === 0) return null
  return (
    <p className="rounded-card border border-marigold bg-white p-4">
      Visitors still see example values: {example_fields.join(', ')}.{' '}
      <Link
        to="/admin/office?onboarding"
        className="inline-block py-1 font-semibold text-indigo underline"
      >
        Complete your office profile
      </Link>
    </p>
  )
}
