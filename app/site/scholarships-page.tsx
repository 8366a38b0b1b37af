import { data } from 'react-router'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { byCountry, scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { OpenScholarships } from '#app/features/scholarships/site/open-scholarships.tsx'
import * as words from '#app/features/scholarships/words.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/scholarships-page.ts'
import { NotFound } from './error-notice.tsx'

/**
 * Loads the open scholarships; responds with 404 if there are none. The page map limits the query to
 * known values.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [scholarships, changes] = await Promise.all([
    api.attempt(scholarshipsApi.listPublic, { querystring: languageQuery }),
    api.attempt(contentChangesApi.read, {}),
  ])
  const open = scholarships.ok ? scholarships.value : []
  if (open.length === 0) return data(null, { status: scholarships.ok ? 404 : 503 })
  const query = new URL(request.url).searchParams.get(byCountry.name)?.toUpperCase()
  const country = open.find((each) => each.country && each.country === query)?.country ?? ''
  const modified = changes.ok ? changes.value.scholarships : undefined
  return data({ open, country, modified }, statusOf(scholarships, changes))
}

export default function ScholarshipsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />
  const { open, country, modified } = loaderData

  return (
    <>
      <PageHead
        title={words.openNow}
        description={words.description}
        path={to('/scholarships')}
        modified={modified}
        parents={[]}
      />
      <OpenScholarships open={open} country={country} />
      <CallToAction
        title={words.whichFitYou}
        text={<OfficeWord name="scholarship_call" />}
        to={to('/contact')}
        label={<OfficeWord name="free_consultation" />}
      />
    </>
  )
}
