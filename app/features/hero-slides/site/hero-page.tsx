import { data } from 'react-router'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { heroSlidesApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/hero-page.ts'
import { HeroSlider } from './hero-slider.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const slides = await context
    .get(apiContext)
    .attempt(heroSlidesApi.listPublic, { querystring: languageQuery })
  return data({ slides: slides.ok ? slides.value : [] }, statusOf(slides))
}

/** A page with the slider only. Search engines index the home page instead. */
export default function HeroPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.highlights} />
      <h1 className="sr-only">{words.highlightsOf(useOffice().name)}</h1>
      <HeroSlider slides={loaderData.slides} />
    </>
  )
}
