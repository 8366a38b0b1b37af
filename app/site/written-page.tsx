import { data } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { publishedApi } from '#app/features/documents/contract.ts'
import { DocumentView } from '#app/features/documents/site/document-view.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/written-page.ts'
import { NotFound } from './error-notice.tsx'

/** What the office has published at an address that the map of pages does not have. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const querystring = { address: `/${params['*']}`.slice(0, 200) }
  const found = await context.get(apiContext).attempt(publishedApi.read, { querystring })
  if (found.ok) return data(found.value)
  return data(null, { status: found.status === 404 ? 404 : 503 })
}

export default function WrittenPage({ loaderData: document }: Route.ComponentProps) {
  if (!document) return <NotFound />
  const { content, address, modified, card } = document
  const { title, description } = content

  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={address}
        picture={card}
        modified={modified.slice(0, 10)}
        parents={[]}
      />
      <DocumentView document={document} />
    </>
  )
}
