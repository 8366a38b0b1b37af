import { OrderedScreen } from '#app/base/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/base/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/base/admin/use-opened.ts'
import type { Route } from './+types/ready-answers-page.ts'
import { readyAnswers } from './ready-answers.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(readyAnswers, context)

export const shouldRevalidate = isSameSearch

export default function ReadyAnswersPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={readyAnswers} reading={reading} />
}
