import { useState } from 'react'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type InstitutionDetails,
  institutionsApi,
  type OtherInstitution,
} from '../../institutions-contract.ts'
import { describePlace, MergeDialog } from './merge-dialog.tsx'

/** Possible duplicates of an institution and those that were merged into it. */
export function Merges({ institution }: { institution: InstitutionDetails }) {
  const canChange = useCan()('settings:change')
  const { run, isSending } = useCommand()
  /** The proposed institution, or 'any'. */
  const [opened, setOpened] = useState<OtherInstitution | 'any'>()
  const { possible_duplicates, merged } = institution
  const params = { id: institution.id }

  async function merge(other: OtherInstitution) {
    const body = { other_id: other.id }
    const result = await run(
      institutionsApi.merge,
      { params, body },
      'The institutions were not merged',
    )
    if (!result) return
    setOpened(undefined)
    await showToast('success', `${other.name} merged`, { undo: () => void unmerge(other) })
  }

  async function unmerge({ id, name }: OtherInstitution) {
    const call = { params: { id } }
    if (await run(institutionsApi.unmerge, call, 'The institutions were not unmerged'))
      await showToast('success', `${name} unmerged`)
  }

  return (
    <section aria-label="Duplicates" className="grid justify-items-start gap-3">
      <OtherList
        title="Possible duplicates"
        others={possible_duplicates}
        action="Merge"
        onAction={canChange && !isSending ? setOpened : undefined}
      />
      <OtherList
        title="Merged into this institution"
        others={merged}
        action="Unmerge"
        onAction={canChange && !isSending ? unmerge : undefined}
      />
      {canChange && (
        <Button size="small" onClick={() => setOpened('any')}>
          Merge another institution
        </Button>
      )}
      {opened && (
        <MergeDialog
          institution={institution}
          proposed={opened === 'any' ? undefined : opened}
          isSending={isSending}
          onMerge={merge}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

interface OtherListProps {
  title: string
  others: OtherInstitution[]
  action: string
  onAction?: (other: OtherInstitution) => void
}

function OtherList({ title, others, action, onAction }: OtherListProps) {
  if (others.length === 0) return null
  return (
    <div className="grid w-full gap-2">
      <h2 className="text-lg font-semibold text-indigo">{title}</h2>
      <ul className="divide-y divide-line card">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
            <span className="min-w-48 grow basis-0 wrap-anywhere">{describePlace(other)}</span>
            {onAction && (
              <Button size="small" onClick={() => onAction(other)}>
                {action}
                <span className="sr-only"> {other.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
