import { useEffect, useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import { fillFields } from '#app/contract/text-fields.ts'
import { type ReadyAnswer, readyAnswersApi } from '#app/features/ready-answers/contract.ts'
import { usePersonFields } from './use-person-fields.ts'

/**
 * The ready answers whose titles fit what stands after a `/` at the beginning of the text, filled
 * with what is known of the lead whose conversation it is.
 */
export function useReadyAnswers(text: string, leadId?: string) {
  const api = useApi()
  const [answers, setAnswers] = useState<ReadyAnswer[]>()
  const [dismissed, setDismissed] = useState(false)
  const [chosen, setChosen] = useState(0)
  const isWanted = text.startsWith('/') && !text.includes('\n')
  const query = text.slice(1).trim().toLowerCase()
  const values = usePersonFields(isWanted ? leadId : undefined)
  const fitting = (answers ?? [])
    .filter(({ title }) => title.toLowerCase().includes(query))
    .map((answer) => ({ ...answer, text: fillFields(answer.text, values) }))
  const isOpen = isWanted && !dismissed && fitting.length > 0
  const index = Math.min(chosen, fitting.length - 1)

  useEffect(() => {
    if (!isWanted) return setDismissed(false)
    let isOver = false
    api.call(readyAnswersApi.listFilled, {}).then(
      (list) => isOver || setAnswers(list),
      (error) => console.warn('The ready answers could not be read', error),
    )
    return () => {
      isOver = true
    }
  }, [api, isWanted])

  return {
    isOpen,
    /** Nothing to choose from at all. */
    isEmpty: isWanted && answers?.length === 0,
    fitting,
    index,
    move: (by: number) => setChosen((index + by + fitting.length) % fitting.length),
    /** Begins at the first again. */
    restart: () => setChosen(0),
    dismiss: () => setDismissed(true),
  }
}
