import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { FactCountryContext, type FactFieldProps } from '#app/platform/admin/fact-field.tsx'
import { useFieldError } from '#app/ui/field-errors.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Fact, ListedFact } from '../contract.ts'
import { ChangeButton } from './change-button.tsx'
import { FactDialog } from './fact-dialog.tsx'
import { formatPresentValue, getCountryName, getStatus } from './fact-labels.ts'
import { FactSearch } from './fact-search.tsx'
import { useFacts } from './use-facts.ts'

/** A form field for facts: the chosen ones with their present values, and a search. */
export default function FactField({ keys, maxItems, onChange, ...field }: FactFieldProps) {
  const facts = useFacts()
  const refusal = useFieldError(field.path)
  const unknownKey = facts.length > 0 && keys.find((key) => !facts.some((each) => each.key === key))
  const error = unknownKey
    ? `There is no fact “${unknownKey}” any more. Remove it or choose another one.`
    : undefined
  const country = useContext(FactCountryContext)
  /** The name of a new fact; undefined without its form. */
  const [newName, setNewName] = useState<string>()
  const closeForm = () => setNewName(undefined)
  const topic = (field.topics?.[0] ?? 'fees') as Fact['topic']
  const isFull = maxItems > 1 && keys.length >= maxItems

  function choose(key: string) {
    onChange(maxItems === 1 ? [key] : [...keys, key])
  }

  return (
    <>
      <FactSearch
        {...field}
        error={refusal ?? error}
        facts={facts}
        excludedKeys={keys}
        lockedText={isFull ? `At most ${maxItems} facts` : undefined}
        onChoose={choose}
        onAdd={setNewName}
        above={
          keys.length > 0 && (
            <ul className="grid gap-2">
              {keys.map((key, index) => (
                <ChosenFact
                  key={key}
                  factKey={key}
                  fact={facts.find((each) => each.key === key)}
                  isLoaded={facts.length > 0}
                >
                  {(name) => (
                    <OrderButtons name={name} keys={keys} index={index} onChange={onChange} />
                  )}
                </ChosenFact>
              ))}
            </ul>
          )
        }
      />
      {newName !== undefined && (
        <FactDialog
          initial={{ label: newName, country, topic }}
          onSaved={(key) => {
            closeForm()
            choose(key)
          }}
          onClose={closeForm}
        />
      )}
    </>
  )
}

interface ChosenFactProps {
  factKey: string
  fact: ListedFact | undefined
  isLoaded: boolean
  /** The buttons to move and to remove it. */
  children: (name: string) => ReactNode
}

/** Label and present value of a fact, with a button that changes the value. */
function ChosenFact({ factKey, fact, isLoaded, children }: ChosenFactProps) {
  const name = fact?.label ?? factKey
  const isUnknown = isLoaded && !fact

  return (
    <li
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border bg-white px-3 py-1 text-sm ${isUnknown ? 'border-alarm' : 'border-line'}`}
    >
      <div className="min-w-40 grow basis-0">
        <p className="wrap-anywhere">
          {fact?.country ? `${getCountryName(fact.country)}: ${name}` : name}
        </p>
        {fact && (
          <p className="font-semibold wrap-anywhere">
            {formatPresentValue(fact)}
            <span className="font-normal text-ink/75">{` · ${getStatus(fact)}`}</span>
          </p>
        )}
        {isUnknown && <p className="text-alarm">This fact does not exist any more.</p>}
      </div>
      <div className="flex items-center">
        {fact && <ChangeButton fact={fact} />}
        {children(name)}
      </div>
    </li>
  )
}

interface OrderButtonsProps {
  name: string
  keys: string[]
  index: number
  onChange: (keys: string[]) => void
}

function OrderButtons({ name, keys, index, onChange }: OrderButtonsProps) {
  const move = (to: number) =>
    onChange(keys.toSpliced(index, 1).toSpliced(to, 0, keys[index] ?? ''))

  return (
    <>
      {keys.length > 1 && (
        <>
          <IconButton
            label={`Move ${name} up`}
            isDisabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            isDisabled={index === keys.length - 1}
            onClick={() => move(index + 1)}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
          </IconButton>
        </>
      )}
      <IconButton label={`Remove ${name}`} onClick={() => onChange(keys.toSpliced(index, 1))}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  )
}
