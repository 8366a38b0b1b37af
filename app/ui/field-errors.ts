import { createContext, useContext } from 'react'

/** What the server refused of a form: a sentence by the path of each field, as `costs.0.item`. */
export type FieldErrors = Record<string, string>

export const FieldErrorsContext = createContext<FieldErrors>({})

/** The sentence about this field, or about a part of it that has no control of its own. */
export function useFieldError(path: string | undefined): string | undefined {
  const errors = useContext(FieldErrorsContext)
  if (path === undefined) return undefined
  const found = Object.keys(errors).find((each) => each === path || each.startsWith(`${path}.`))
  return found && errors[found]
}

/** Returns the error of exactly this path. Entries of lists have controls of their own. */
export function useOwnError(path: string): string | undefined {
  return useContext(FieldErrorsContext)[path]
}
