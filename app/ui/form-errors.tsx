import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type FieldErrors, FieldErrorsContext } from './field-errors.ts'
import * as words from './words.ts'

interface FormErrorsProps {
  /** The error; undefined for none. */
  failure: { detail?: string; fields?: FieldErrors } | undefined
  /**
   * Changes with each failed submission by the user, so that the summary takes the focus. It does
   * not change when an automatic save fails, because this must not interrupt typing.
   */
  attempt?: unknown
  children: ReactNode
}

const none: FieldErrors = {}

/**
 * The fields of a form below an error summary. Fields with a `path` show their own errors. The summary
 * lists all errors, even those without a control. See
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function FormErrors({ failure, attempt = failure, children }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null)
  const errors = failure?.fields ?? none
  const isAboutFields = Object.keys(errors).length > 0

  // Not when the summary mounts, because it may be removed and shown again within one attempt.
  useLayoutEffect(() => {
    if (attempt) summary.current?.focus()
  }, [attempt])

  return (
    <FieldErrorsContext value={errors}>
      <div data-form-errors className="contents">
        {isAboutFields ? (
          <ErrorSummary ref={summary} errors={errors} />
        ) : (
          <p role="alert" className="col-span-full text-alarm wrap-anywhere empty:hidden">
            {failure?.detail}
          </p>
        )}
        {children}
      </div>
    </FieldErrorsContext>
  )
}

interface ErrorSummaryProps {
  ref: RefObject<HTMLDivElement | null>
  errors: FieldErrors
}

function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const heading = useId()

  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby={heading}
      className="col-span-full grid scroll-mt-20 gap-2 rounded-lg border-2 border-alarm bg-white px-4 py-3"
    >
      <p id={heading} className="font-semibold">
        {words.pleaseCheckFields}
      </p>
      <FieldLinks errors={errors} className="text-alarm" />
    </div>
  )
}

/** Links to the fields of the surrounding form, each with its message. */
export function FieldLinks({
  errors,
  className = '',
}: {
  errors: FieldErrors
  className?: string
}) {
  const list = useRef<HTMLUListElement>(null)
  const [places, setPlaces] = useState<Record<string, FieldPlace>>({})

  // After the rendering of the whole form, since later fields may have changed too.
  useEffect(() => {
    const form = findForm(list.current)
    const found = Object.keys(errors).map((path) => [path, describePlace(form, path)])
    setPlaces(Object.fromEntries(found))
  }, [errors])

  function goTo(event: MouseEvent, path: string) {
    event.preventDefault()
    const element = findPlace(findForm(list.current), path)
    if (element) focusOn(element)
  }

  return (
    <ul ref={list} className={`grid gap-1 wrap-anywhere ${className}`}>
      {Object.entries(errors).map(([path, message]) => {
        const { label = nameInWords(path), id } = places[path] ?? {}
        const text = `${label}: ${message}`
        return (
          <li key={path} data-error-of={path}>
            {id ? (
              <a
                href={`#${id}`}
                onClick={(event) => goTo(event, path)}
                className="inline-block py-0.5 underline"
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}

const findForm = (element: HTMLElement | null) =>
  element?.closest<HTMLElement>('[data-form-errors]') ?? null

interface FieldPlace {
  label?: string
  /** The id of the element to go to. */
  id?: string
}

/** Returns the control of this path, or the nearest section or group. */
function findPlace(root: HTMLElement | null, path: string) {
  const around = [...(root?.querySelectorAll<HTMLElement>('[data-field], [data-section]') ?? [])]
    .filter((element) => element.closest('[data-form-errors]') === root)
    .map((element) => {
      const { field, section = '' } = element.dataset
      const of = field ?? section
      // With the same path, a control takes precedence over a section.
      return { element, of, nearness: of.length + (field === undefined ? 0 : 0.5) }
    })
    .filter(({ of }) => path === of || path.startsWith(`${of}.`))
  return around.toSorted((one, other) => other.nearness - one.nearness)[0]?.element
}

let places = 0

function describePlace(root: HTMLElement | null, path: string): FieldPlace {
  const element = findPlace(root, path)
  if (!element) return {}
  places += 1
  element.id ||= `place-${places}`
  const label = [...listEntryNames(element, root), labelOf(element, path)].join(', ')
  return { label, id: element.id }
}

/** Returns the names of the entries of lists around an element, which tell equal fields apart. */
function listEntryNames(element: HTMLElement, root: HTMLElement | null) {
  const names: string[] = []
  for (let each = element.parentElement; each && each !== root; each = each.parentElement)
    if (each.dataset.entry) names.unshift(each.dataset.entry)
  return names
}

function labelOf(element: HTMLElement, path: string) {
  const [label] = (element as HTMLInputElement).labels ?? []
  const labelId = element.getAttribute('aria-labelledby')
  const title = labelId ? document.getElementById(labelId) : label
  const message =
    title?.textContent ??
    element.getAttribute('aria-label') ??
    element.querySelector('legend, h2, h3')?.textContent ??
    ''
  const text = message.replace(/\s*\*\s*$/, '').trim()
  return text || nameInWords(path)
}

/** Formats a field name: "next_at" of "steps.0.next_at" becomes "Next at". */
function nameInWords(path: string) {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  const text = name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (it) => ` ${it.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function focusOn(element: HTMLElement) {
  for (let each = element.closest('details'); each; each = openAround(each)) each.open = true
  if (!element.matches('input, select, textarea, button, a, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}

const openAround = (details: HTMLDetailsElement) =>
  details.parentElement?.closest('details') ?? null
