import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react'
import { ComboboxOption } from '#app/platform/admin/combobox-option.tsx'
import { FactCountryContext } from '#app/platform/admin/fact-field.tsx'
import type { FactPickerProps } from '#app/platform/admin/fact-help.tsx'
import { Field } from '#app/ui/field.tsx'
import { getSearchText as createSearchText, matchesSearch } from '../content/search-text.ts'
import type { ListedFact } from '../contract.ts'
import { formatPresentValue, getCountryName, getStatus } from './fact-labels.ts'

/** More are found by typing. */
const MAX_OPTIONS = 40

type FactSearchProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  facts: ListedFact[]
  /** Keys of facts that are not offered. */
  excludedKeys?: string[]
  /** Topics of the facts that are offered first. */
  topics?: string[]
  /** Why no fact can be added. */
  lockedText?: string
  /** Shown between the label and the search. */
  above?: ReactNode
  onChoose: (key: string) => void
  /** Opens a form for a new fact; without it, the form opens in another tab. */
  onAdd?: (name: string) => void
  /** For a search that appears to choose one fact: called with what was typed, if none is chosen. */
  onClose?: FactPickerProps['onClose']
}

/**
 * A search for a fact: a combobox whose list shows label, country, present value and status. See
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function FactSearch(props: FactSearchProps) {
  const { facts, excludedKeys = [], topics, lockedText, above } = props
  const { label, path, hint, isRequired, error, onChoose, onAdd, onClose } = props
  const country = useContext(FactCountryContext)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(onClose !== undefined)
  const [active, setActive] = useState(0)
  const isVisible = isOpen && !lockedText
  const found = isVisible
    ? findFacts(facts, typed, { country, topics }).filter(({ key }) => !excludedKeys.includes(key))
    : []
  const options = found.slice(0, MAX_OPTIONS)
  const activeFact = options[Math.min(active, options.length - 1)]

  function choose({ key }: ListedFact) {
    setTyped('')
    setActive(0)
    setOpen(false)
    onChoose(key)
  }

  function moveTo(index: number) {
    const next = (index + options.length) % Math.max(options.length, 1)
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }

  /** Clears what was typed but not chosen, so that the field shows exactly what is stored. */
  function leave({ target, relatedTarget }: FocusEvent) {
    // To the link below the list, or back.
    if (around.current?.contains(relatedTarget)) return
    setOpen(false)
    // Another window or tab: the field keeps the focus of this one.
    if (document.activeElement === target) return
    setTyped('')
    onClose?.(typed, false)
  }

  function add() {
    // The focus returns to the search.
    around.current?.querySelector('input')?.focus()
    onAdd?.(typed)
  }

  function handleKey(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') event.preventDefault()
    if (key === 'Escape' && (isOpen || onClose)) {
      // Closes only the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      return onClose?.(typed, true)
    }
    if (key !== 'Enter' && key !== 'ArrowDown' && key !== 'ArrowUp') return
    if (!isVisible) return setOpen(key !== 'Enter')
    if (key === 'Enter') return activeFact && choose(activeFact)
    return moveTo(options.indexOf(activeFact as ListedFact) + (key === 'ArrowDown' ? 1 : -1))
  }

  return (
    <Field label={label} path={path} hint={hint} isRequired={isRequired} error={error}>
      {(control) => (
        <>
          {above}
          <div className="relative" ref={around}>
            <input
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isVisible}
              aria-controls={listId}
              aria-activedescendant={activeFact && `${listId}-${activeFact.id}`}
              autoComplete="off"
              spellCheck={false}
              readOnly={Boolean(lockedText)}
              placeholder={lockedText ?? 'Search by name, country or value'}
              value={typed}
              ref={onClose && focusInput}
              onChange={({ target }) => {
                // A placeholder or a reference that was typed to its end.
                if (onClose && target.value.endsWith('}')) return onClose(target.value, true)
                setTyped(target.value)
                setActive(0)
                setOpen(true)
              }}
              onClick={() => setOpen(true)}
              onBlur={leave}
              onKeyDown={handleKey}
            />
            <div hidden={!isVisible} className="absolute inset-x-0 z-30 mt-1 card shadow-lg">
              <div
                ref={list}
                id={listId}
                role="listbox"
                aria-label={label}
                // Browsers focus what scrolls.
                tabIndex={-1}
                className="max-h-72 overflow-y-auto overscroll-contain"
              >
                {options.map((fact) => (
                  <ComboboxOption
                    key={fact.id}
                    id={`${listId}-${fact.id}`}
                    name={
                      fact.country ? `${getCountryName(fact.country)}: ${fact.label}` : fact.label
                    }
                    details={`${formatPresentValue(fact)} · ${getStatus(fact)}`}
                    isActive={fact === activeFact}
                    onChoose={() => choose(fact)}
                  />
                ))}
              </div>
              <p className="border-t border-line px-3 py-2 text-sm text-ink/75">
                {describeCount(found.length)} <AddLink onAdd={onAdd && add} onBlur={leave} />
              </p>
            </div>
            <p role="status" className="sr-only">
              {isVisible && describeCount(found.length)}
            </p>
          </div>
        </>
      )}
    </Field>
  )
}

interface AddLinkProps {
  onAdd?: () => void
  onBlur: (event: FocusEvent) => void
}

/** The list must stay open for the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function AddLink({ onAdd, onBlur }: AddLinkProps) {
  const shared = {
    onBlur,
    onMouseDown: keepFocus,
    className: 'inline-block py-0.5 text-indigo underline',
  }
  if (onAdd) {
    return (
      <button type="button" onClick={onAdd} {...shared}>
        Add a fact
      </button>
    )
  }
  return (
    <a href="/admin/facts?new" target="_blank" rel="noreferrer" {...shared}>
      Add a fact
    </a>
  )
}

/** A stable function, so that React calls it only when the input appears. */
function focusInput(input: HTMLInputElement | null) {
  input?.focus()
}

function describeCount(count: number) {
  if (count === 0) return 'No fact matches.'
  if (count > MAX_OPTIONS) return `${count} facts. Type to see fewer.`
  return count === 1 ? '1 fact.' : `${count} facts.`
}

const searchTexts = new WeakMap<ListedFact, string>()

function getSearchText(fact: ListedFact) {
  const found = searchTexts.get(fact)
  if (found !== undefined) return found
  const text = createSearchText(fact, fact.visible_values, [formatPresentValue(fact)])
  searchTexts.set(fact, text)
  return text
}

interface Preference {
  country: string
  topics?: string[]
}

/** Returns the facts that contain all words: first those of the country, then by topic. */
function findFacts(facts: ListedFact[], typed: string, { country, topics = [] }: Preference) {
  const rank = (fact: ListedFact) => {
    const place = topics.indexOf(fact.topic)
    return (fact.country === country ? 0 : 100) + (place < 0 ? topics.length : place)
  }
  return facts
    .filter((fact) => matchesSearch(getSearchText(fact), typed))
    .toSorted((a, b) => rank(a) - rank(b))
}
