import { data } from 'react-router'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { ContentLanguage } from '#app/ui/page-language.tsx'
import type { Route } from './+types/home-page.ts'
import { HomePageView } from './home-page-view.tsx'
import { loadHome } from './load-home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, { content, results }] = await Promise.all([
    api.call(publishedApi.read, { querystring: { address: to('/') } }),
    loadHome(api),
  ])
  return data({ page, content }, statusOf(...results))
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentLanguage {...loaderData.page}>
      <HomePageView {...loaderData} isDraft={false} />
    </ContentLanguage>
  )
}
