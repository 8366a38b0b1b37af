import { Link } from 'react-router'

/** A link to the deleted rows of a list. */
export function DeletedLink({ subject, plural }: { subject: string; plural: string }) {
  return (
    <p className="text-sm">
      <Link
        to={`/admin/deleted?subject=${subject}`}
        className="inline-block py-1 font-medium text-indigo underline"
      >
        Deleted {plural}
      </Link>
    </p>
  )
}
