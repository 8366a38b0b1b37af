import { Suspense } from 'react'
import { isSameSearch, useOpened } from '#app/base/admin/use-opened.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { office } from '#app/features/office/contract.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/ready-answers-page.ts'
import { readReadyAnswers } from './read-ready-answers.ts'
import { AddReadyAnswer } from './ready-answer-dialog.tsx'
import { ReadyAnswerList } from './ready-answer-list.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { reading: readReadyAnswers(context.get(apiContext)) }
}

export const shouldRevalidate = isSameSearch

export default function ReadyAnswersPage({ loaderData: { reading } }: Route.ComponentProps) {
  const { isAdding, add } = useOpened()

  return (
    <div className="grid gap-5">
      <title>{`Ready Answers – ${office.shortName}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1
          id="ready-answers"
          tabIndex={-1}
          className="font-display text-3xl font-semibold text-indigo outline-none"
        >
          Ready Answers
        </h1>
        <Button look="primary" onClick={add}>
          + Add Ready Answer
        </Button>
      </div>
      <Suspense fallback={<p role="status">Loading ready answers...</p>}>
        <ReadyAnswerList reading={reading} />
      </Suspense>
      {isAdding && <AddReadyAnswer />}
    </div>
  )
}
