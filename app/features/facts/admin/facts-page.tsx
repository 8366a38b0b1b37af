import { useNavigate, useSearchParams } from 'react-router'
import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import type { Result } from '#app/contract/api-client.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { factsApi, type WholeFact } from '../contract.ts'
import type { Route } from './+types/facts-page.ts'
import { FactHistory } from './fact-history.tsx'
import { facts } from './facts.tsx'
import { NewValueDialog } from './new-value-dialog.tsx'

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
  return (
    <>
      <ListScreen list={facts} {...reading} />
      {opened?.ok && <OpenedFact fact={opened.value} />}
    </>
  )
}

/** Which fact is open, and whether it gets a new value, stands in the address. */
function OpenedFact({ fact }: { fact: WholeFact }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const go = (change: (query: URLSearchParams) => void) => {
    const next = new URLSearchParams(query)
    change(next)
    return navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
  if (query.has('add')) {
    return <NewValueDialog fact={fact} onClose={() => go((next) => next.delete('add'))} />
  }
  return (
    <Dialog title={fact.label} onClose={() => go((next) => next.delete('edit'))}>
      <FactHistory
        fact={fact}
        onAdd={() => go((next) => next.set('add', ''))}
        onClose={() => go((next) => next.delete('edit'))}
      />
    </Dialog>
  )
}
