import { Link } from 'react-router'
import { office } from '#app/features/office/contract.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import type { Guide } from '../content/guide.ts'

export function ClosingCall({ guide: { nameInText, actions } }: { guide: Guide }) {
  return (
    <section aria-labelledby="next" className="on-night">
      <div className="frame grid items-center gap-x-16 gap-y-8 py-16 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="next" className="font-display text-title font-semibold">
            {`Your way to ${nameInText} starts with a talk`}
          </h2>
          <p className="mt-3 max-w-[60ch] text-subtitle text-paper/85">
            {`Bring your mark sheets to ${office.address}, or write to us. We go through universities, costs and dates together. The first consultation is free.`}
          </p>
          <Link to="/contact" className={`${buttonLook('primary')} mt-7 min-h-12 px-7`}>
            {actions.last}
          </Link>
        </div>
        <RouteLine className="w-56 text-paper/70 max-md:hidden" />
      </div>
    </section>
  )
}
