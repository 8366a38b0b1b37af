import { to } from '#app/platform/browser/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { searching } from '../searching-contract.ts'
import * as words from '../words.ts'

/** A plain form that loads the results page. */
export function SearchForm({ query = '', error }: { query?: string; error?: string }) {
  return (
    <search className="w-full max-w-xl text-left">
      <form method="get" action={to('/search')} className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <Field label={words.searchThisSite} error={error}>
            {(control) => (
              <input
                {...control}
                type="search"
                name={searching.name}
                defaultValue={query}
                autoComplete="off"
                enterKeyHint="search"
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="primary" className="mt-7">
          {words.searchButton}
        </Button>
      </form>
    </search>
  )
}
