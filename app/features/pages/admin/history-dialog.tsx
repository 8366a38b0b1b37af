import { useEffect, useState } from 'react'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { PageContent } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { type Version, versionsApi } from '../versions-contract.ts'
import { Differences } from './differences.tsx'
import type { PageActions } from './publish-dialog.tsx'

interface HistoryDialogProps {
  id: string
  draft: PageContent
  schema: FieldSchema
  actions: PageActions
  onClose: () => void
}

/** Lists published versions, to compare and to restore. */
export function HistoryDialog({ id, draft, schema, actions, onClose }: HistoryDialogProps) {
  const api = useApi()
  const [versions, setVersions] = useState<Version[]>()
  useEffect(() => {
    const request = api.attempt(versionsApi.list, { params: { id } })
    request.then((result) => result.ok && setVersions(result.value), console.error)
  }, [api, id])

  async function restoreVersion(number: number) {
    onClose()
    await actions.restoreVersion(number)
  }

  return (
    <Dialog title="History" onClose={onClose}>
      <div className="grid gap-5 px-5 pt-4 pb-5 sm:px-6">
        {versions?.length === 0 && <p>Nothing has been published yet.</p>}
        <ol className="divide-y divide-line">
          {versions?.map(
            ({ number, created_at, created_by, change_note: changeNote, source_version }) => (
              <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <div className="min-w-0 grow">
                  <p>
                    <strong className="font-semibold">Version {number}</strong>{' '}
                    <OfficeDateTime at={created_at} className="tabular-nums" /> by {created_by}
                  </p>
                  {source_version && <p>Follows version {source_version} of the source page</p>}
                  {changeNote && <p className="text-ink/75 wrap-anywhere">{changeNote}</p>}
                </div>
                <Button
                  size="small"
                  aria-label={`Restore version ${number}`}
                  onClick={() => restoreVersion(number)}
                >
                  Restore
                </Button>
              </li>
            ),
          )}
        </ol>
        {versions && versions.length > 0 && (
          <Comparison id={id} draft={draft} schema={schema} versions={versions} />
        )}
        <Button className="justify-self-end" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}

const DRAFT = 'draft'

type ComparisonProps = Pick<HistoryDialogProps, 'id' | 'draft' | 'schema'> & { versions: Version[] }

function Comparison({ id, draft, schema, versions }: ComparisonProps) {
  const [older, setOlder] = useState(String(versions[0]?.number))
  const [newer, setNewer] = useState(DRAFT)
  const toContent = (choice: string) => (choice === DRAFT ? draft : choice)
  const options = [
    [DRAFT, 'The draft'] as const,
    ...versions.map(({ number }) => [String(number), `Version ${number}`] as const),
  ]

  return (
    <section aria-label="Comparison" className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label="From" options={options} value={older} onChange={setOlder} />
        <SelectField label="To" options={options} value={newer} onChange={setNewer} />
      </div>
      <Differences id={id} schema={schema} from={toContent(older)} to={toContent(newer)} />
    </section>
  )
}
