import { useRouteLoaderData } from 'react-router'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import * as words from '../words.ts'

const address = localizeAddress('/from-nepal')

/** Links to the guide for students from Nepal if the office has published it. */
export function NepalGuideLink() {
  const links = useRouteLoaderData<{ published: { address: string }[] }>('site/layout')
  if (!links?.published.some((each) => each.address === address)) return null
  return (
    <p className="mb-3">
      <a href={address} className="underline underline-offset-4">
        <SiteLanguage isInline>{words.allStepsInNepal}</SiteLanguage>
      </a>
    </p>
  )
}
