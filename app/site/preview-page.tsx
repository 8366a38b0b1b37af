import { data } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { isFixed } from '#app/features/pages/contract.ts'
import { defaultLanguage } from '#app/features/pages/language-contract.ts'
import { previewsApi } from '#app/features/pages/previews-contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { draftNotPublished } from '#app/features/pages/words.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/preview-page.ts'
import { NotFound } from './error-notice.tsx'
import { type FixedPageData, FixedPageDraft, loadFixedPageData } from './fixed-view.tsx'
import { describeView, loadView, PublicPageView, type PublicView } from './public-page-view.tsx'

/** Loads the preview of a draft. Everyone who has the link can open it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const querystring = { token: params.token }
  const found = await api.attempt(previewsApi.read, { querystring })
  if (!found.ok) return data(null, { status: found.status < 500 ? 404 : 503 })
  const { results, ...views } = await loadDraft(found.value, api)
  return data({ ...views, title: found.value.title }, statusOf(...results))
}

async function loadDraft(
  page: PublicPage,
  api: ApiClient,
): Promise<{ view?: PublicView; fixed?: FixedPageData; results: { ok: boolean }[] }> {
  const { type, language } = page
  if (!isFixed(type) || language !== defaultLanguage) return loadView(page, api)
  const { view: fixed, results } = await loadFixedPageData(page, type, api)
  return { fixed, results }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeView(loaderData?.view)

export default function PreviewPage({ loaderData: preview }: Route.ComponentProps) {
  if (!preview) return <NotFound />
  const { title, view, fixed } = preview

  return (
    <>
      <PageHead title={title} />
      <p className="bg-marigold px-4 py-2 text-center text-sm font-semibold text-night">
        {draftNotPublished}
      </p>
      {view && <PublicPageView view={view} isDraft />}
      {fixed && <FixedPageDraft view={fixed} />}
    </>
  )
}
