import { data } from 'react-router'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { ContentLanguage } from '#app/ui/page-language.tsx'
import type { Route } from './+types/destinations-page.ts'
import { DestinationsPageView } from './destinations-page-view.tsx'
import { loadDestinations } from './load-destinations.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, { content, results }] = await Promise.all([
    api.call(publishedApi.read, { querystring: { address: to('/destinations') } }),
    loadDestinations(api),
  ])
  return data({ page, content }, statusOf(...results))
}

export default function DestinationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentLanguage {...loaderData.page}>
      <DestinationsPageView {...loaderData} isDraft={false} />
    </ContentLanguage>
  )
}
