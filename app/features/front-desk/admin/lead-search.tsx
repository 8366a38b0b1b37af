import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { nameCountries } from '#app/features/leads/admin/country-names.ts'
import { nameLead } from '#app/features/leads/admin/lead-labels.ts'
import { type Lead, leadsApi } from '#app/features/leads/contract.ts'
import { ComboboxOption } from '#app/platform/admin/combobox-option.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Field } from '#app/ui/field.tsx'

const MAX_OPTIONS = 6
const MIN_LETTERS = 2
/** Fast typing sends one request, not one for each letter. */
const DELAY_MS = 150

interface LeadSearchProps {
  value: string
  /** The chosen lead. */
  lead: Lead | undefined
  onType: (text: string) => void
  onChoose: (lead: Lead) => void
}

/**
 * A visitor: suggests leads while a name or a phone is typed. Enter without a suggestion submits the
 * form. See https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function LeadSearch({ value, lead, onType, onChoose }: LeadSearchProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState('')
  const found = useSuggestions(lead ? '' : value)
  const isVisible = isOpen && found.length > 0
  const activeLead = isVisible ? found.find(({ id }) => id === activeId) : undefined

  function choose(chosen: Lead) {
    setOpen(false)
    setActiveId('')
    onChoose(chosen)
  }

  function handleKey(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Escape' && isVisible) {
      event.preventDefault()
      return setOpen(false)
    }
    if (key === 'Enter' && activeLead) {
      event.preventDefault()
      return choose(activeLead)
    }
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || found.length === 0) return
    event.preventDefault()
    setOpen(true)
    // Before the first suggestion is the typed text.
    const ids = ['', ...found.map(({ id }) => id)]
    const step = key === 'ArrowDown' ? 1 : -1
    setActiveId(ids.at((ids.indexOf(activeLead?.id ?? '') + step) % ids.length) as string)
  }

  return (
    <Field
      label="Visitor"
      path="line"
      hint={lead ? `Records a visit of ${nameLead(lead)}.` : 'A name or a phone number is enough.'}
    >
      {(control) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isVisible}
            aria-controls={listId}
            aria-activedescendant={activeLead && `${listId}-${activeLead.id}`}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            placeholder="Name, phone, country"
            value={value}
            onChange={({ target }) => {
              setOpen(true)
              setActiveId('')
              onType(target.value)
            }}
            onBlur={() => setOpen(false)}
            onKeyDown={handleKey}
          />
          <div
            hidden={!isVisible}
            id={listId}
            role="listbox"
            aria-label="Leads"
            className="absolute inset-x-0 z-30 mt-1 card shadow-lg"
          >
            {found.map((option) => (
              <ComboboxOption
                key={option.id}
                id={`${listId}-${option.id}`}
                name={nameLead(option)}
                details={describeLead(option)}
                isActive={option === activeLead}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
          <p role="status" className="sr-only">
            {isVisible && `${found.length} ${found.length === 1 ? 'lead' : 'leads'} found.`}
          </p>
        </div>
      )}
    </Field>
  )
}

/** Returns the leads that match the typed text, latest activity first. */
function useSuggestions(typed: string) {
  const api = useApi()
  const [found, setFound] = useState<{ q: string; leads: Lead[] }>({ q: '', leads: [] })
  const q = typed.replace(/[,;]/g, ' ').trim()
  const isLongEnough = q.length >= MIN_LETTERS

  useEffect(() => {
    if (!isLongEnough) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const querystring = { q: q.slice(0, 200), limit: MAX_OPTIONS }
      const result = await api.attempt(leadsApi.list, { querystring }).catch(() => undefined)
      if (isCurrent) setFound({ q, leads: result?.ok ? result.value : [] })
    }, DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, q, isLongEnough])

  return isLongEnough && q.startsWith(found.q) ? found.leads : []
}

const describeLead = ({ phones, countries }: Lead) =>
  [phones.join(', '), nameCountries(countries)].filter(Boolean).join(' · ')
