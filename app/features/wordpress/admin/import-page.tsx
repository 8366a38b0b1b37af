import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { type ImportDetails, type ImportState, wordpressApi } from '../contract.ts'
import type { Route } from './+types/import-page.ts'
import { DeleteButton } from './delete-button.tsx'
import { Items, readItemFilter, toItemQuery } from './items.tsx'
import { stateLabels } from './labels.ts'
import { Losses } from './losses.tsx'
import { Preview } from './preview.tsx'
import { Counts, Progress } from './progress.tsx'
import { Report } from './report.tsx'
import { UndoButton } from './undo-button.tsx'

export async function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const filter = readItemFilter(new URL(request.url).searchParams)
  const id = { id: params.id }
  const [details, items] = await Promise.all([
    api.call(wordpressApi.read, { params: id }),
    api.attempt(wordpressApi.listItems, { params: id, querystring: toItemQuery(filter) }),
  ])
  return { details, filter, items: items.ok ? items.value : [], total: items.ok ? items.total : 0 }
}

const REFRESH_EVERY_MS = 1000

/** The preview of an import, its progress, or its report. */
export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const { details, ...list } = loaderData
  const { site, file_name, state, by, created_at } = details
  useReload(state)

  return (
    <Screen
      title={site || file_name}
      above={
        <Link to="/admin/wordpress" className="text-indigo underline">
          Move in from WordPress
        </Link>
      }
      subtitle={
        <p className="text-sm text-ink/75">
          {stateLabels[state]} · <OfficeDateTime at={created_at} /> {by}
        </p>
      }
    >
      <CurrentStep details={details} />
      {details.counts.length > 0 && state !== 'reading' && (
        <>
          <Counts counts={details.counts} />
          <Losses losses={details.losses} />
          <Items {...list} id={details.id} />
        </>
      )}
    </Screen>
  )
}

/** Reloads the screen while the server works. */
function useReload(state: ImportState) {
  const { revalidate } = useRevalidator()
  const isWorking = state === 'reading' || state === 'importing' || state === 'undoing'

  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void revalidate(), REFRESH_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWorking, revalidate])
}

function CurrentStep({ details }: { details: ImportDetails }) {
  const { state, error } = details
  if (state === 'ready') return <Preview details={details} />
  if (state === 'done') return <Report details={details} />
  if (state === 'reading' || state === 'importing' || state === 'undoing')
    return <Progress details={details} />
  return (
    <div className="grid max-w-prose gap-3 card p-4">
      <p role="status">
        {state === 'refused' && localizeText(error)}
        {state === 'uploading' && 'The upload was interrupted. Please upload the file again.'}
        {state === 'undone' &&
          'The import was undone. What somebody has changed since is kept; it is listed below.'}
        {state === 'failed' &&
          'An error has stopped the import. Try it again under Jobs, or undo it. If you delete it from the list, what was added stays.'}
      </p>
      {state === 'failed' && <UndoButton details={details} />}
      <DeleteButton id={details.id} />
    </div>
  )
}
