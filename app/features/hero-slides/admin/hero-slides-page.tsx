import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import type { Route } from './+types/hero-slides-page.ts'
import { heroSlides } from './hero-slides.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(heroSlides, context)

export const shouldRevalidate = isSameSearch

export default function HeroSlidesPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={heroSlides} reading={reading} />
}
