import { Button } from '#app/ui/button.tsx'
import type { FieldSchema } from '../form-contract.ts'
import { getLabel } from './get-label.ts'
import type { useDraftAutosave } from './use-draft-autosave.ts'

interface MergeConflictsProps {
  autosave: ReturnType<typeof useDraftAutosave>
  schema: FieldSchema
}

/** Lists fields that a colleague changed too, with a choice between both values. */
export function MergeConflicts({ autosave, schema }: MergeConflictsProps) {
  const { conflicts, savedBy, resolveConflict } = autosave
  if (conflicts.length === 0) return null
  const isAboutFields = conflicts.some(({ removedBy }) => !removedBy)

  return (
    <section
      role="alert"
      aria-label="Conflicting changes"
      className="grid gap-3 rounded-card border border-marigold bg-white p-4"
    >
      <p className="font-semibold">
        {isAboutFields
          ? `${savedBy} changed the same fields. The form contains your version. The other version is shown below.`
          : `${savedBy} changed this page meanwhile.`}
      </p>
      <ul className="grid gap-3">
        {conflicts.map((conflict) => (
          <li key={conflict.label} className="grid gap-2 border-l-2 border-line pl-3">
            <p className="text-sm text-ink/75">
              {conflict.path && !conflict.sectionId
                ? getLabel(schema, conflict.path)
                : conflict.label}
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">
              {conflict.removedBy ? removals[conflict.removedBy] : toText(conflict.theirs)}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => resolveConflict(conflict, true)}>
                {conflict.removedBy ? 'Remove section' : 'Use other version'}
              </Button>
              <Button size="small" onClick={() => resolveConflict(conflict, false)}>
                {conflict.removedBy ? 'Keep section' : 'Keep my version'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const removals = {
  colleague: 'This section was removed meanwhile. You changed it, so it is still here.',
  me: 'You removed this section. It was changed meanwhile, so it is here again.',
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
