import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'

/** Questions, each of which opens its answer. */
export function Questions({ questions }: { questions: { title: string; answer: ReactNode }[] }) {
  return (
    <div className="mt-4 divide-y divide-line border-y border-line">
      {questions.map(({ title, answer }, index) => (
        <Fold key={`${index} ${title}`} summary={title}>
          {answer}
        </Fold>
      ))}
    </div>
  )
}

/** The same where answers are plain texts. */
export function PlainQuestions({ questions }: { questions: { title: string; text: string }[] }) {
  const shown = questions.map(({ title, text }) => ({
    title,
    answer: <p className="max-w-[65ch] whitespace-pre-line text-ink/85">{text}</p>,
  }))
  return <Questions questions={shown} />
}
