import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import type { FactDetails } from '../contract.ts'
import type { FactValue } from '../value-contract.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { formatFigure, getCountryName } from './fact-labels.ts'
import { Source } from './facts.tsx'

interface FactHistoryProps {
  fact: FactDetails
  onAdd: () => void
  onChange: () => void
  onChangeValue: (id: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Shows where a fact is used and all its values, newest first. */
export function FactHistory({ fact, onChangeValue, ...on }: FactHistoryProps) {
  const { key, country, uses, recheck_days, values } = fact

  return (
    <div className="grid gap-4 px-5 pt-3 pb-5 text-sm sm:px-6">
      <p className="text-ink/75 wrap-anywhere">
        {`${key} · ${getCountryName(country)} · reviewed every ${recheck_days} days · ${
          uses.length > 0 ? `used on ${uses.join(', ')}` : 'not used on any page'
        }`}
      </p>
      <ol className="grid gap-3">
        {values.map((value) => (
          <li key={value.id} className="grid gap-1 rounded-lg border border-line p-3">
            <Value fact={fact} value={value} onChange={() => onChangeValue(value.id)} />
          </li>
        ))}
      </ol>
      {values.length === 0 && <p>No value yet.</p>}
      <div className="flex flex-wrap justify-end gap-3">
        {uses.length === 0 && <Button onClick={on.onRemove}>Delete</Button>}
        <Button onClick={on.onChange}>Edit</Button>
        <Button onClick={on.onClose}>Close</Button>
        <Button variant="primary" onClick={on.onAdd}>
          New value
        </Button>
      </div>
    </div>
  )
}

interface ValueProps {
  fact: FactDetails
  value: FactValue
  onChange: () => void
}

function Value({ fact, value, onChange }: ValueProps) {
  const { condition, note, valid_from, valid_until, status, quote, page_date, confidence } = value
  const times = [
    valid_from && `from ${valid_from}`,
    valid_until && `until ${valid_until}`,
    status.replace('_', ' '),
    page_date && `page dated ${page_date}`,
    confidence,
  ]
  const isVisible = fact.visible_values.some(({ id }) => id === value.id)

  return (
    <>
      <p className="text-base font-semibold text-indigo wrap-anywhere">
        {[formatFigure(value, fact), condition].filter(Boolean).join(' ')}
      </p>
      {note && <p className="wrap-anywhere">{note}</p>}
      <p className="text-ink/75">{times.filter(Boolean).join(' · ')}</p>
      <p>
        Source: <Source value={value} />
      </p>
      {quote && <blockquote className="border-l-2 border-line pl-3">{quote}</blockquote>}
      <CheckedBy at={value.read_at} by={value.read_by} verb="Reviewed" />
      <CheckedBy at={value.confirmed_at} by={value.confirmed_by} verb="Confirmed" />
      <div className="flex flex-wrap gap-2">
        {isVisible && <ConfirmButton value={value} label={fact.label} />}
        <Button size="small" onClick={onChange}>
          Edit value
        </Button>
      </div>
    </>
  )
}

function CheckedBy({ at, by, verb }: { at: string | null; by: string; verb: string }) {
  if (!at) return null
  return (
    <p className="text-ink/75">
      {`${verb} by ${by}, `}
      <OfficeDateTime at={at} />
    </p>
  )
}
