const MAX_CHARACTERS = 240
const MAX_LINES = 5

/** A text as written; long texts are shortened until they are opened. */
export function LongText({ text }: { text: string }) {
  const firstLines = text.split('\n', MAX_LINES).join('\n')
  const beginning = [...firstLines].slice(0, MAX_CHARACTERS).join('')
  if (beginning === text) return <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>

  return (
    <details className="group">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="whitespace-pre-wrap wrap-anywhere group-open:hidden">{beginning}… </span>
        <span className="font-medium text-indigo underline group-open:hidden">Show all</span>
        <span className="hidden font-medium text-indigo underline group-open:inline">
          Show less
        </span>
      </summary>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </details>
  )
}
