import { Suspense } from 'react'
import { isSameSearch, useOpened } from '#app/base/admin/use-opened.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { office } from '#app/features/office/contract.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/hero-slides-page.ts'
import { readSlides } from './read-slides.ts'
import { AddSlide } from './slide-dialog.tsx'
import { SlideList } from './slide-list.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { reading: readSlides(context.get(apiContext)) }
}

export const shouldRevalidate = isSameSearch

export default function HeroSlidesPage({ loaderData: { reading } }: Route.ComponentProps) {
  const { isAdding, add } = useOpened()

  return (
    <div className="grid gap-5">
      <title>{`Hero Slides – ${office.shortName}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1
          id="slides"
          tabIndex={-1}
          className="font-display text-3xl font-semibold text-indigo outline-none"
        >
          Hero Slides
        </h1>
        <Button look="primary" onClick={add}>
          + Add New Slide
        </Button>
      </div>
      <Suspense fallback={<p role="status">Loading slides...</p>}>
        <SlideList reading={reading} />
      </Suspense>
      {isAdding && <AddSlide />}
    </div>
  )
}
