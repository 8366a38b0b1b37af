import { publishedApi } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { ContentLanguage } from '#app/ui/page-language.tsx'
import type { Route } from './+types/about-page.ts'
import { AboutPageView } from './about-page-view.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const querystring = { address: to('/about') }
  return context.get(apiContext).call(publishedApi.read, { querystring })
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentLanguage {...loaderData}>
      <AboutPageView {...loaderData} isDraft={false} />
    </ContentLanguage>
  )
}
