import { type ReactNode, useId } from 'react'
import { buttonClassName } from './button.tsx'

interface CallToActionProps {
  title: string
  text: ReactNode
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
        <a
          href={to}
          className={`${buttonClassName('primary')} min-h-12 justify-self-start px-7 lg:min-w-60`}
        >
          {label}
        </a>
      </div>
    </section>
  )
}
