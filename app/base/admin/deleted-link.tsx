import { Link } from 'react-router'

/** Below a list: where what was deleted of it can be brought back. */
export function DeletedLink({ subject, many }: { subject: string; many: string }) {
  return (
    <p className="text-sm">
      <Link
        to={`/admin/deleted?subject=${subject}`}
        className="inline-block py-1 font-medium text-indigo underline"
      >
        Deleted {many}
      </Link>
    </p>
  )
}
