import { Plane } from 'lucide-react'
import { Digits } from './page-language.tsx'

/** A numbered stop of a flight route, for dark backgrounds. The last stop shows a plane. */
export function RouteStop({ number, isLast }: { number: number; isLast: boolean }) {
  const borderClassName =
    number === 1 ? 'border-coral' : isLast ? 'border-marigold' : 'border-paper/60'

  return (
    <span
      aria-hidden="true"
      className={`grid size-11 place-items-center rounded-full border-2 bg-night font-display text-lg font-semibold lg:mx-auto ${borderClassName}`}
    >
      {isLast ? <Plane className="size-5 text-marigold" /> : <Digits>{number}</Digits>}
    </span>
  )
}
