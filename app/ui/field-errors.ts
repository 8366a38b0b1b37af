import { createContext, useContext } from 'react'

/** Error messages by field path, for example `costs.0.item`. */
export type FieldErrors = Record<string, string>

export const FieldErrorsContext = createContext<FieldErrors>({})

/** Returns the error of a field, or of a nested field without its own control. */
export function useFieldError(path: string | undefined): string | undefined {
  const errors = useContext(FieldErrorsContext)
  if (path === undefined) return undefined
  const found = Object.keys(errors).find((each) => each === path || each.startsWith(`${path}.`))
  return found && errors[found]
}

/** Returns the error of exactly this path, for lists whose entries have their own controls. */
export function useOwnError(path: string): string | undefined {
  return useContext(FieldErrorsContext)[path]
}
