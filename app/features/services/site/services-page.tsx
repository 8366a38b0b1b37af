import { data } from 'react-router'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { ContentLanguage } from '#app/ui/page-language.tsx'
import { servicesApi } from '../contract.ts'
import type { Route } from './+types/services-page.ts'
import { ServicesPageView } from './services-page-view.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, found] = await Promise.all([
    api.call(publishedApi.read, { querystring: { address: to('/services') } }),
    api.attempt(servicesApi.list, { querystring: languageQuery }),
  ])
  return data({ page, services: found.ok ? found.value : [] }, statusOf(found))
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentLanguage {...loaderData.page}>
      <ServicesPageView {...loaderData} isDraft={false} />
    </ContentLanguage>
  )
}
