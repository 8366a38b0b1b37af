import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Screen } from '#app/base/admin/screen.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import { useApi } from '#app/base/browser/use-api.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { documentsApi, type OpenDocument } from '../contract.ts'
import type { Route } from './+types/editor-page.ts'
import { ClashNotices } from './clash-notices.tsx'
import { DraftPreview } from './draft-preview.tsx'
import { PageForm } from './page-form.tsx'
import { StateOf } from './pages.tsx'
import { useDraftSaving } from './use-draft-saving.ts'
import { usePresence } from './use-presence.ts'

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  return context.get(apiContext).attempt(documentsApi.read, { params: { id } })
}

export const shouldRevalidate = () => false

export default function EditorPage({ loaderData: found }: Route.ComponentProps) {
  if (found.ok) return <Editor key={found.value.id} document={found.value} />

  return (
    <Screen title="Page" above={<BackToPages />}>
      <p role="alert">{found.failure.detail}</p>
    </Screen>
  )
}

function Editor({ document }: { document: OpenDocument }) {
  const saving = useDraftSaving(document)
  const { content, base, change } = saving
  const deeds = useDeeds(document, saving)
  const { shown, mistakes } = deeds
  const state = shown.scheduled_for || shown.state === 'archived' ? shown.state : saving.state

  return (
    <Screen
      title={content.title.trim() || 'Without a title'}
      above={<BackToPages />}
      subtitle={
        <p className="text-sm">
          <StateOf document={{ ...shown, state }} />
          <Colleagues id={document.id} />
        </p>
      }
    >
      <div className="sticky top-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6">
        <SavedMark status={saving.status} />
        {shown.address && (
          <Button aria-disabled={deeds.isBusy} onClick={deeds.archive}>
            Archive
          </Button>
        )}
        <Button look="primary" aria-disabled={deeds.isBusy} onClick={deeds.publish}>
          Publish
        </Button>
      </div>
      <ClashNotices saving={saving} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <PageForm content={content} mistakes={mistakes} onChange={change} />
        <DraftPreview id={document.id} revision={base.revision} />
      </div>
    </Screen>
  )
}

/** What is done with the document beside writing it, and what was refused of it. */
function useDeeds(document: OpenDocument, saving: ReturnType<typeof useDraftSaving>) {
  const api = useApi()
  const params = { id: document.id }
  const [shown, setShown] = useState(document)
  const [mistakes, setMistakes] = useState<Record<string, string>>({})
  const isBusy = useRef(false)

  async function attempt(call: (api: ApiClient) => Promise<Result<OpenDocument>>, said: string) {
    if (isBusy.current) return
    isBusy.current = true
    await saving.flush()
    const result = await call(api).catch(() => undefined)
    isBusy.current = false
    if (result?.ok) {
      const { revision, draft, saved_by } = result.value
      setShown(result.value)
      setMistakes({})
      saving.state = result.value.state
      saving.takeIn({ revision, content: draft, saved_by })
      return showToast('success', said)
    }
    const { fields = {}, detail = 'The server could not be reached.' } = result?.failure ?? {}
    setMistakes(fields)
    await showToast('error', 'This did not work.', { description: detail })
  }

  return {
    shown,
    mistakes,
    isBusy: isBusy.current,
    publish: () =>
      attempt(
        (office) =>
          office.attempt(documentsApi.publish, {
            params,
            body: { revision: saving.base.revision },
          }),
        'Published',
      ),
    archive: () =>
      attempt((office) => office.attempt(documentsApi.archive, { params }), 'Archived'),
  }
}

function BackToPages() {
  return (
    <Link to="/admin/pages" className="inline-block py-1 text-sm font-medium text-indigo underline">
      All pages
    </Link>
  )
}

function Colleagues({ id }: { id: string }) {
  const others = usePresence(id)

  return (
    <span role="status" className="ml-3 font-semibold text-indigo empty:hidden">
      {others.length > 0 &&
        `${others.join(', ')} also ${others.length > 1 ? 'have' : 'has'} it open`}
    </span>
  )
}

function SavedMark({ status }: Pick<ReturnType<typeof useDraftSaving>, 'status'>) {
  if (typeof status === 'object') {
    return (
      <p role="alert" className="text-sm text-alarm">
        Not saved: {status.problem}
      </p>
    )
  }
  const said = { saved: 'Saved', typing: 'Saving…', offline: 'Not saved yet: kept in this browser' }
  return (
    <p role="status" className="text-sm text-ink/75">
      {said[status]}
    </p>
  )
}
