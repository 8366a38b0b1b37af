import { type ComponentProps, type ComponentType, createContext, Suspense, useContext } from 'react'
import { Field } from '#app/ui/field.tsx'

export interface FactFieldProps {
  label: string
  path: string
  hint?: string
  isRequired?: boolean
  /** The keys of the chosen facts. */
  keys: string[]
  maxItems: number
  /** Topics of the facts that are offered first. */
  topics?: string[]
  onChange: (keys: string[]) => void
}

/** The form field for facts. The layout of the back office provides it. */
export const FactFieldContext = createContext<ComponentType<FactFieldProps> | null>(null)

/** The country code of the page that is being edited; its facts are offered first. */
export const FactCountryContext = createContext('')

export interface CountryFiguresProps {
  /** The country code (ISO 3166). */
  country: string
}

/** The layout of the back office provides it. */
export const CountryFiguresContext = createContext<ComponentType<CountryFiguresProps> | null>(null)

/** A form for the figures of a country that have no value yet. */
export function CountryFigures(props: CountryFiguresProps) {
  const Figures = useContext(CountryFiguresContext)
  return <Suspense>{Figures && <Figures {...props} />}</Suspense>
}

/** Dispatches "change" when facts were changed, so that they are loaded and shown again. */
export const factChanges = new EventTarget()

/** A form field for facts: the chosen ones with their present values, and a search. */
export function FactField(props: FactFieldProps) {
  const Control = useContext(FactFieldContext)
  const waiting = <WaitingField label={props.label} path={props.path} hint={props.hint} />
  if (!Control) return waiting
  return (
    <Suspense fallback={waiting}>
      <Control {...props} />
    </Suspense>
  )
}

/** Takes the place of the field until it is loaded. */
function WaitingField(props: Omit<ComponentProps<typeof Field>, 'children'>) {
  return <Field {...props}>{(control) => <input {...control} disabled />}</Field>
}
