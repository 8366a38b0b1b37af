import { data } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { previewsApi } from '#app/features/documents/previews-contract.ts'
import { DocumentView } from '#app/features/documents/site/document-view.tsx'
import { draftNotPublished } from '#app/features/documents/words.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/preview-page.ts'
import { NotFound } from './error-notice.tsx'

/** A draft as visitors would see it, for whoever has its token. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const querystring = { token: params.token }
  const found = await context.get(apiContext).attempt(previewsApi.read, { querystring })
  if (found.ok) return data(found.value)
  return data(null, { status: found.status < 500 ? 404 : 503 })
}

export default function PreviewPage({ loaderData: document }: Route.ComponentProps) {
  if (!document) return <NotFound />

  return (
    <>
      <PageHead title={document.content.title} />
      <p className="bg-marigold px-4 py-2 text-center text-sm font-semibold text-night">
        {draftNotPublished}
      </p>
      <DocumentView document={document} />
    </>
  )
}
