import { useNavigate, useSearchParams } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { type Removal, useRemoval } from '#app/platform/admin/use-removal.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { type Fact, type FactDetails, factsApi } from '../contract.ts'
import type { Route } from './+types/facts-page.ts'
import { FactDialog } from './fact-dialog.tsx'
import { FactHistory } from './fact-history.tsx'
import { facts } from './facts.tsx'
import { ValueDialog } from './value-dialog.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

type FactResult = Promise<Result<FactDetails> | undefined>

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const id = new URL(args.request.url).searchParams.get('edit')
  const read = (id: string): FactResult =>
    args.context
      .get(apiContext)
      .attempt(factsApi.read, { params: { id } })
      .catch(() => undefined)
  return { ...(await loadList(facts, args)), opened: id ? await read(id) : undefined }
}

export default function FactsPage({ loaderData: { opened, ...reading } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const setQuery = useQueryChange()

  return (
    <>
      <ListScreen
        list={facts}
        {...reading}
        actions={<Button onClick={() => setQuery({ new: '' })}>New fact</Button>}
      />
      {query.has('new') && <FactDialog onClose={() => setQuery({ new: undefined })} />}
      {opened?.ok && <OpenFact fact={opened.value} />}
    </>
  )
}

/** The query string holds the open fact and dialog. */
function OpenFact({ fact }: { fact: FactDetails }) {
  const [query] = useSearchParams()
  const setQuery = useQueryChange()
  const { confirmRemoval, confirmDialog } = useRemoval<Fact>(removal)
  const close = () => setQuery({ edit: undefined })
  if (query.has('add')) {
    return <ValueDialog fact={fact} onClose={() => setQuery({ add: undefined })} />
  }
  const value = fact.values.find(({ id }) => id === query.get('value'))
  if (value) {
    return <ValueDialog fact={fact} value={value} onClose={() => setQuery({ value: undefined })} />
  }
  if (query.has('change')) {
    return <FactDialog fact={fact} onClose={() => setQuery({ change: undefined })} />
  }
  return (
    <>
      <Dialog title={fact.label} onClose={close}>
        <FactHistory
          fact={fact}
          onAdd={() => setQuery({ add: '' })}
          onChange={() => setQuery({ change: '' })}
          onChangeValue={(value) => setQuery({ value })}
          onRemove={() => confirmRemoval(fact)}
          onClose={close}
        />
      </Dialog>
      {confirmDialog}
    </>
  )
}

const removal: Removal<Fact> = {
  api: factsApi,
  singular: 'fact',
  question: 'Delete this fact?',
  description: ({ label, key }) => `${label} (${key}), with all its values.`,
  successMessage: ({ label }) => `“${label}” deleted`,
  errorMessage: 'The fact could not be deleted. Please try again.',
}

/** Changes the query string. undefined removes a parameter. */
function useQueryChange() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    return navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
}
