import { Link } from 'react-router'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import type { LeadDetails } from '../contract.ts'
import { useMerge } from './use-merge.ts'

/** Lists possible duplicates to compare or dismiss. */
export function PossibleDuplicates({ lead }: { lead: LeadDetails }) {
  const { dismissDuplicate, isSending } = useMerge(lead)
  if (lead.possible_duplicates.length === 0) return null

  return (
    <aside className="grid gap-2 rounded-card border border-line bg-white p-4">
      <p className="font-semibold">Possible duplicates</p>
      <ul className="grid gap-3">
        {lead.possible_duplicates.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2">
            <p className="wrap-anywhere">
              <Link to={`/admin/leads/${other.id}`} className="text-indigo underline">
                {other.name}
              </Link>{' '}
              <span className="text-sm text-ink/75">
                {[...other.phones, ...other.emails].join(', ')}
              </span>
            </p>
            <p className="flex flex-wrap gap-2">
              <Link
                to={`/admin/leads/${lead.id}/merge/${other.id}`}
                className={buttonClassName('plain', 'small')}
              >
                Compare<span className="sr-only"> with {other.name}</span>
              </Link>
              <Button size="small" disabled={isSending} onClick={() => dismissDuplicate(other)}>
                Not a duplicate<span className="sr-only">: {other.name}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
