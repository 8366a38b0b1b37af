import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { dayIn } from '#app/contract/date-format.ts'
import { CountryFigures } from '#app/platform/admin/fact-field.tsx'
import type { List, View } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { toListAddress } from '#app/platform/admin/list/view.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { type Removal, useRemoval } from '#app/platform/admin/use-removal.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button, buttonClassName } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { describeFigure } from '../content/describe-figure.ts'
import {
  type Fact,
  type FactDetails,
  factsApi,
  factValuesApi,
  type ListedFact,
} from '../contract.ts'
import { exchangeRatesApi } from '../exchange-rate-contract.ts'
import type { FactValue } from '../value-contract.ts'
import type { Route } from './+types/facts-page.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { ExchangeRatesDialog } from './exchange-rates.tsx'
import { FactDialog } from './fact-dialog.tsx'
import { confidenceNames, describeStatus, formatFigure, getCountryName } from './fact-labels.ts'
import { createFactList, getFactSearch, nameCountries, Source } from './facts.tsx'
import { refreshFacts } from './use-facts.ts'
import { ValueDialog } from './value-dialog.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

type FactResult = Promise<Result<FactDetails> | undefined>

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const query = new URL(args.request.url).searchParams
  const id = query.get('edit')
  const api = args.context.get(apiContext)
  const read = (id: string): FactResult =>
    api.attempt(factsApi.read, { params: { id } }).catch(() => undefined)
  const readRates = () => api.attempt(exchangeRatesApi.list, {}).catch(() => undefined)
  const countries = await readCountries(api)
  const facts = createFactList(countries)
  const [list, opened, rates] = await Promise.all([
    loadList(facts, args),
    id ? read(id) : undefined,
    query.has('rates') ? readRates() : undefined,
  ])
  return { facts, countries, ...list, opened, rates }
}

/** Without an answer, the list has no filter by country. */
async function readCountries(api: ApiClient) {
  const result = await api.attempt(factsApi.listCountries, {}).catch(() => undefined)
  return result?.ok ? result.value : []
}

export default function FactsPage({
  loaderData: { facts, countries, opened, rates, ...reading },
}: Route.ComponentProps) {
  const [query] = useSearchParams()
  const setQuery = useQueryChange()
  const country = query.get('country')

  return (
    <>
      <ListScreen
        list={facts}
        {...reading}
        intro={
          <>
            <CountryLinks facts={facts} countries={countries} view={reading.view} />
            {country && <CountryFigures country={country} />}
          </>
        }
        actions={
          <>
            <Button onClick={() => setQuery({ rates: '' })}>Exchange rates</Button>
            {country && (
              <Link
                to={`/admin/facts/review?country=${country}`}
                className={buttonClassName('plain')}
              >
                Review {getCountryName(country)}
              </Link>
            )}
            <Button onClick={() => setQuery({ new: '' })}>New fact</Button>
          </>
        }
      />
      {query.has('new') && <FactDialog onClose={() => setQuery({ new: undefined })} />}
      {rates?.ok && (
        <ExchangeRatesDialog rates={rates.value} onClose={() => setQuery({ rates: undefined })} />
      )}
      {opened?.ok && <OpenFact fact={opened.value} />}
    </>
  )
}

interface CountryLinksProps {
  facts: List<ListedFact>
  countries: string[]
  view: View
}

/** Links to the facts of each country. They keep the sort order and the other filters. */
function CountryLinks({ facts, countries, view }: CountryLinksProps) {
  return (
    <nav aria-label="Countries" className="flex flex-wrap gap-x-4">
      {Object.entries({ '': 'All', ...nameCountries(countries) }).map(([country, name]) => (
        <Link
          key={country}
          to={toListAddress(facts, { ...view, filters: { ...view.filters, country } })}
          aria-current={country === view.filters.country || undefined}
          className="inline-flex min-h-9 min-w-6 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-indigo aria-[current]:underline"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** The query string holds the open fact and dialog. */
function OpenFact({ fact }: { fact: FactDetails }) {
  const [query] = useSearchParams()
  const setQuery = useQueryChange()
  const { confirmRemoval, confirmDialog } = useRemoval<Fact>(removal)
  const valueRemoval = useRemoval<FactValue>(createValueRemoval(fact))
  const close = () => setQuery({ edit: undefined })
  if (query.has('add')) {
    return <ChangeDialog fact={fact} onClose={() => setQuery({ add: undefined })} />
  }
  const value = fact.values.find(({ id }) => id === query.get('value'))
  if (value) {
    return <ValueDialog fact={fact} value={value} onClose={() => setQuery({ value: undefined })} />
  }
  if (query.has('change')) {
    return <FactDialog fact={fact} onClose={() => setQuery({ change: undefined })} />
  }
  return (
    <>
      <Dialog title={fact.label} onClose={close}>
        <FactHistory
          fact={fact}
          onAdd={() => setQuery({ add: '' })}
          onChange={() => setQuery({ change: '' })}
          onChangeValue={(value) => setQuery({ value })}
          onRemoveValue={valueRemoval.confirmRemoval}
          onRemove={() => confirmRemoval(fact)}
          onClose={close}
        />
      </Dialog>
      {confirmDialog}
      {valueRemoval.confirmDialog}
    </>
  )
}

const removal: Removal<Fact> = {
  api: factsApi,
  singular: 'fact',
  question: 'Delete this fact?',
  description: ({ label, key }) => `${label} (${key}), with all its values.`,
  successMessage: ({ label }) => `“${label}” deleted`,
  errorMessage: 'The fact could not be deleted. Please try again.',
}

const createValueRemoval = (fact: FactDetails): Removal<FactValue> => ({
  api: { remove: factValuesApi.remove, restore: factValuesApi.restore },
  singular: 'value',
  question: 'Delete this value?',
  description: (value) =>
    `${describeFigure(value, fact)}. Pages show the value before it, if there is one.`,
  successMessage: (value) => `${describeFigure(value, fact)} deleted`,
  errorMessage: 'The value could not be deleted. Please try again.',
})

/** Changes the query string. undefined removes a parameter. */
function useQueryChange() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    return navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
}

interface FactHistoryProps {
  fact: FactDetails
  onAdd: () => void
  onChange: () => void
  onChangeValue: (id: string) => void
  onRemoveValue: (value: FactValue) => void
  onRemove: () => void
  onClose: () => void
}

/** Shows where a fact is used and all its values, newest first. */
function FactHistory({ fact, onChangeValue, onRemoveValue, ...on }: FactHistoryProps) {
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
            <Value
              fact={fact}
              value={value}
              onChange={() => onChangeValue(value.id)}
              onRemove={() => onRemoveValue(value)}
            />
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
  onRemove: () => void
}

function Value({ fact, value, onChange, onRemove }: ValueProps) {
  const { condition, note, valid_from, valid_until, status, quote, page_date, confidence } = value
  const today = dayIn(useOffice().time_zone, new Date())
  const times = [
    valid_from && `from ${formatDay(valid_from)}`,
    valid_until && `until ${formatDay(valid_until)}`,
    describeStatus(value, fact, today),
    page_date && `page dated ${formatDay(page_date)}`,
    confidenceNames[confidence],
  ]
  const text = [formatFigure(value, fact) || 'No amount', condition].filter(Boolean).join(' ')
  const isVisible = fact.visible_values.some(({ id }) => id === value.id)

  return (
    <>
      <p className="text-base font-semibold text-indigo wrap-anywhere">{text}</p>
      {note && <p className="wrap-anywhere">{note}</p>}
      <p className="text-ink/75">{times.filter(Boolean).join(' · ')}</p>
      <p>
        Source: <Source value={value} />
      </p>
      {status === 'disputed' && (
        <p>
          Pages do not show it. If its source is right, use it. If the present value is right,
          delete it.
        </p>
      )}
      {quote && <blockquote className="border-l-2 border-line pl-3">{quote}</blockquote>}
      <CheckedBy at={value.read_at} by={value.read_by} verb="Reviewed" />
      <CheckedBy at={value.confirmed_at} by={value.confirmed_by} verb="Confirmed" />
      <div className="flex flex-wrap gap-2">
        {isVisible && (
          <ConfirmButton
            value={value}
            label={fact.label}
            text={text}
            changeSearch={getFactSearch(location.search, fact.id, 'add')}
            sourceSearch={getFactSearch(location.search, fact.id, 'value', value.id)}
          />
        )}
        {status === 'disputed' && <UseButton fact={fact} value={value} text={text} />}
        <Button size="small" onClick={onChange}>
          Edit value
        </Button>
        <Button size="small" aria-label={`Delete value ${text}`} onClick={onRemove}>
          Delete value
        </Button>
      </div>
    </>
  )
}

type UseButtonProps = Pick<ValueProps, 'fact' | 'value'> & { text: string }

/** Settles a dispute: the value becomes the present one from today on. */
function UseButton({ fact, value, text }: UseButtonProps) {
  const { run, isSending } = useCommand()
  const { revision } = fact

  async function use() {
    const valid_from = value.valid_from || dayIn(value.time_zone, new Date())
    const body = { status: 'in_force', valid_from, revision } as const
    const result = await run(factValuesApi.change, { params: { id: value.id }, body })
    if (!result) return
    refreshFacts()
    await showToast('success', `${text} is the present value`)
  }

  return (
    <Button
      size="small"
      aria-label={`Use this value ${text}`}
      aria-disabled={isSending}
      onClick={() => !isSending && use()}
    >
      Use this value
    </Button>
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
