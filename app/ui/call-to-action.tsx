import { type ReactNode, useId } from 'react'
import { buttonClassName } from './button.tsx'
import { RouteLine } from './route-line.tsx'

interface CallToActionProps {
  title: string
  text: string
  to: string
  label: ReactNode
}

/** The call to action at the end of a page. */
export function CallToAction({ title, text, to, label }: CallToActionProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className="border-t border-line bg-white/60 print:hidden">
      <div className="frame section-gap grid items-end gap-x-12 gap-y-7 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id={id} className="font-display text-title font-semibold text-night">
            {title}
          </h2>
          <p className="mt-3 max-w-[60ch] text-lg text-ink/80">{text}</p>
        </div>
        <div className="grid justify-items-center gap-6 max-lg:justify-items-start">
          <RouteLine className="w-72 text-ink/60 max-lg:hidden" />
          <a href={to} className={`${buttonClassName('primary')} min-h-12 px-7 lg:min-w-60`}>
            {label}
          </a>
        </div>
      </div>
    </section>
  )
}
