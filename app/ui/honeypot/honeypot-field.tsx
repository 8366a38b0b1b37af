import { Field } from '../field.tsx'
import * as words from './words.ts'

/** A hidden field `website` that only spam programs fill in; password managers must ignore it. */
export function HoneypotField({ defaultValue }: { defaultValue?: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <Field label={words.label} hint={words.hint}>
        {(control) => (
          <input
            {...control}
            name="website"
            defaultValue={defaultValue}
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
            tabIndex={-1}
          />
        )}
      </Field>
    </div>
  )
}
