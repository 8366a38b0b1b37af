import { useNavigate, useSearchParams } from 'react-router'
import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import { type Removal, useRemoval } from '#app/base/admin/use-removal.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import type { Result } from '#app/contract/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { type Fact, factsApi, type WholeFact } from '../contract.ts'
import type { Route } from './+types/facts-page.ts'
import { FactDialog } from './fact-dialog.tsx'
import { FactHistory } from './fact-history.tsx'
import { facts } from './facts.tsx'
import { ValueDialog } from './value-dialog.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

type Opened = Promise<Result<WholeFact> | undefined>

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const id = new URL(args.request.url).searchParams.get('edit')
  const read = (id: string): Opened =>
    args.context
      .get(apiContext)
      .attempt(factsApi.read, { params: { id } })
      .catch(() => undefined)
  return { ...(await loadList(facts, args)), opened: id ? await read(id) : undefined }
}

export default function FactsPage({ loaderData: { opened, ...reading } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const go = useAddress()

  return (
    <>
      <ListScreen
        list={facts}
        {...reading}
        actions={<Button onClick={() => go({ new: '' })}>New fact</Button>}
      />
      {query.has('new') && <FactDialog onClose={() => go({ new: undefined })} />}
      {opened?.ok && <OpenedFact fact={opened.value} />}
    </>
  )
}

/** Which fact is open, and what is done with it, stands in the address. */
function OpenedFact({ fact }: { fact: WholeFact }) {
  const [query] = useSearchParams()
  const go = useAddress()
  const { ask, question } = useRemoval<Fact>(removal)
  const close = () => go({ edit: undefined })
  if (query.has('add')) {
    return <ValueDialog fact={fact} onClose={() => go({ add: undefined })} />
  }
  const value = fact.values.find(({ id }) => id === query.get('value'))
  if (value) {
    return <ValueDialog fact={fact} value={value} onClose={() => go({ value: undefined })} />
  }
  if (query.has('change')) {
    return <FactDialog fact={fact} onClose={() => go({ change: undefined })} />
  }
  return (
    <>
      <Dialog title={fact.label} onClose={close}>
        <FactHistory
          fact={fact}
          onAdd={() => go({ add: '' })}
          onChange={() => go({ change: '' })}
          onChangeValue={(value) => go({ value })}
          onRemove={() => ask(fact)}
          onClose={close}
        />
      </Dialog>
      {question}
    </>
  )
}

const removal: Removal<Fact> = {
  api: factsApi,
  one: 'fact',
  question: 'Delete this fact?',
  about: ({ label, key }) => `${label} (${key}), with all its values.`,
  deleted: ({ label }) => `“${label}” deleted`,
  errorMessage: 'The fact could not be deleted. Please try again.',
}

/** Changes what the address says; what is undefined goes from it. */
function useAddress() {
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
