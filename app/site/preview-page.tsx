import { data } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { statusOf } from '#app/base/browser/page-facts.ts'
import { previewsApi } from '#app/features/documents/previews-contract.ts'
import { draftNotPublished } from '#app/features/documents/words.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/preview-page.ts'
import { DocumentView, describeView, loadView } from './document-view.tsx'
import { NotFound } from './error-notice.tsx'

/** A draft as visitors would see it, for whoever has its token. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const querystring = { token: params.token }
  const found = await api.attempt(previewsApi.read, { querystring })
  if (!found.ok) return data(null, { status: found.status < 500 ? 404 : 503 })
  const { view, results } = await loadView(found.value, api)
  return data({ view, title: found.value.title }, statusOf(...results))
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeView(loaderData?.view)

export default function PreviewPage({ loaderData: shown }: Route.ComponentProps) {
  if (!shown) return <NotFound />

  return (
    <>
      <PageHead title={shown.title} />
      <p className="bg-marigold px-4 py-2 text-center text-sm font-semibold text-night">
        {draftNotPublished}
      </p>
      <DocumentView view={shown.view} isDraft />
    </>
  )
}
