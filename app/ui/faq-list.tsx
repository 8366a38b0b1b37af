import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'

/** A list of questions. A click on a question shows its answer. */
export function FaqList({ questions }: { questions: { title: string; answer: ReactNode }[] }) {
  return (
    <div className="mt-4 divide-y divide-line border-y border-line">
      {questions.map(({ title, answer }, index) => (
        <Disclosure key={`${index} ${title}`} summary={title}>
          {answer}
        </Disclosure>
      ))}
    </div>
  )
}

/** A list of questions whose answers are plain texts. */
export function PlainFaqList({ questions }: { questions: { title: string; text: string }[] }) {
  const shown = questions.map(({ title, text }) => ({
    title,
    answer: <p className="max-w-[65ch] whitespace-pre-line text-ink/85 wrap-anywhere">{text}</p>,
  }))
  return <FaqList questions={shown} />
}
