import { Button } from '#app/ui/button.tsx'
import type { FieldSchema } from '../form-contract.ts'
import { labelOf } from './label-of.ts'
import type { useDraftSaving } from './use-draft-saving.ts'

interface ClashNoticesProps {
  saving: ReturnType<typeof useDraftSaving>
  schema: FieldSchema
}

/** Where a colleague wrote at the same place: what stands is ours, and theirs can be taken. */
export function ClashNotices({ saving, schema }: ClashNoticesProps) {
  const { clashes, by, take } = saving
  if (clashes.length === 0) return null

  return (
    <section
      role="alert"
      aria-label="Changed by two people"
      className="grid gap-3 rounded-card border border-marigold bg-white p-4"
    >
      <p className="font-semibold">{by} changed the same places. Yours stand; theirs are here.</p>
      <ul className="grid gap-3">
        {clashes.map((clash) => (
          <li key={clash.where} className="grid gap-2 border-l-2 border-line pl-3">
            <p className="text-sm text-ink/75">
              {clash.path ? labelOf(schema, clash.path) : clash.where}
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{toText(clash.theirs)}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => take(clash, true)}>
                Take theirs
              </Button>
              <Button size="small" onClick={() => take(clash, false)}>
                Keep mine
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
