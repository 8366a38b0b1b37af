import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import * as words from './words.ts'

type PasswordFieldProps = ComponentProps<'input'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'path' | 'isRequired' | 'hint' | 'error'>

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  path,
  isRequired,
  hint,
  error,
  ...props
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)

  return (
    <Field label={label} path={path} isRequired={isRequired} hint={hint} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            {...props}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            className="shrink-0"
            aria-pressed={isShown}
            aria-label={words.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            {words.show}
          </Button>
        </div>
      )}
    </Field>
  )
}
