import { use, useRef, useState } from 'react'
import { useOpened } from '#app/base/admin/use-opened.ts'
import { useOrder } from '#app/base/admin/use-order.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Sortable } from '#app/ui/sortable.tsx'
import { type ReadyAnswer, readyAnswersApi } from '../contract.ts'
import type { Reading } from './read-ready-answers.ts'
import { ReadyAnswerCard } from './ready-answer-card.tsx'
import { EditReadyAnswer } from './ready-answer-dialog.tsx'
import { useReadyAnswerRemoval } from './use-ready-answer-removal.ts'

export function ReadyAnswerList({ reading }: { reading: Promise<Reading> }) {
  const result = use(reading)
  if ('error' in result) return <p role="alert">{result.error}</p>
  if (result.answers.length === 0) return <NothingFound />
  return <Cards answers={result.answers} />
}

function Cards({ answers }: { answers: ReadyAnswer[] }) {
  const { edited, edit } = useOpened()
  const { rows, put } = useOrder(answers, (api, ids) =>
    api.attempt(readyAnswersApi.order, { body: { ids } }),
  )
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<ReadyAnswer>()
  const remove = useReadyAnswerRemoval()
  const shown = rows.find(({ id }) => id === edited)

  return (
    <>
      <p className="text-sm text-ink/75">
        Type / in a reply to a visitor, and they are offered in this order. Drag by the dots to
        change it.
      </p>
      <Sortable items={rows.map(({ id, title }) => ({ id, name: title }))} onOrder={put}>
        <ul className="grid gap-3">
          {rows.map((answer) => (
            <ReadyAnswerCard
              key={answer.id}
              answer={answer}
              onEdit={() => edit(answer.id)}
              onRemove={() => {
                setChosen(answer)
                dialog.current?.showModal()
              }}
            />
          ))}
        </ul>
      </Sortable>
      <ConfirmDialog
        ref={dialog}
        question="Delete this ready answer?"
        action="Delete"
        onConfirm={() => chosen && remove(chosen)}
      >
        <p className="wrap-anywhere text-ink/75">{chosen?.title}</p>
      </ConfirmDialog>
      {shown && <EditReadyAnswer key={shown.id} answer={shown} />}
    </>
  )
}

function NothingFound() {
  return (
    <div className="rounded-card border border-line bg-white p-6">
      <p role="status" className="font-semibold">
        No ready answers found
      </p>
      <p className="text-ink/75">
        Press “+ Add Ready Answer” to keep the first text that you often send. Type / in a reply to
        a visitor to put it in.
      </p>
    </div>
  )
}
