import { useEffect, useState } from 'react'
import { OfficeMoment } from '#app/base/admin/office-moment.tsx'
import { useApi } from '#app/base/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Content } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { type Version, versionsApi } from '../versions-contract.ts'
import { Differences } from './differences.tsx'
import type { Deeds } from './use-deeds.ts'

interface HistoryDialogProps {
  id: string
  draft: Content
  schema: FieldSchema
  deeds: Deeds
  onClose: () => void
}

/** Every version that was published, to compare and to bring back. */
export function HistoryDialog({ id, draft, schema, deeds, onClose }: HistoryDialogProps) {
  const api = useApi()
  const [versions, setVersions] = useState<Version[]>()
  useEffect(() => {
    const asked = api.attempt(versionsApi.list, { params: { id } })
    asked.then((answer) => answer.ok && setVersions(answer.value), console.error)
  }, [api, id])

  async function bringBack(number: number) {
    onClose()
    await deeds.bringBack(number)
  }

  return (
    <Dialog title="History" onClose={onClose}>
      <div className="grid gap-5 px-5 pt-4 pb-5 sm:px-6">
        {versions?.length === 0 && <p>Nothing of it was published yet.</p>}
        <ol className="divide-y divide-line">
          {versions?.map(({ number, created_at, created_by, why, original_number }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 grow">
                <p>
                  <strong className="font-semibold">Version {number}</strong>{' '}
                  <OfficeMoment at={created_at} className="tabular-nums" /> by {created_by}
                </p>
                {original_number && <p>Follows version {original_number} of its original</p>}
                {why && <p className="text-ink/75 wrap-anywhere">{why}</p>}
              </div>
              <Button
                size="small"
                aria-label={`Bring back version ${number}`}
                onClick={() => bringBack(number)}
              >
                Bring back
              </Button>
            </li>
          ))}
        </ol>
        {versions && versions.length > 0 && <Comparison {...{ id, draft, schema, versions }} />}
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
  const said = (choice: string) => (choice === DRAFT ? draft : choice)
  const choices = [DRAFT, ...versions.map(({ number }) => String(number))]
  const choose = (label: string, value: string, onChange: (value: string) => void) => (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === DRAFT ? 'The draft' : `Version ${choice}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )

  return (
    <section aria-label="Comparison" className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {choose('From', older, setOlder)}
        {choose('To', newer, setNewer)}
      </div>
      <Differences id={id} schema={schema} from={said(older)} to={said(newer)} />
    </section>
  )
}
