import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import type { Route } from './+types/testimonials-page.ts'
import { testimonials } from './testimonials.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(testimonials, context)

export const shouldRevalidate = isSameSearch

export default function TestimonialsPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={testimonials} reading={reading} />
}
