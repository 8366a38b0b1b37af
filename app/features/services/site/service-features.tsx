import type { ServiceSection } from '../service-contract.ts'

export function ServiceFeatures({ heading, points }: ServiceSection) {
  return (
    <section aria-labelledby="features" className="frame section-gap">
      <h2 id="features" className="font-display text-title font-semibold text-night">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-4 sm:mt-10 sm:grid-cols-2 sm:gap-5">
        {points.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-line bg-white p-5 sm:p-7">
            <h3 className="flex items-center gap-3 font-display text-xl font-semibold text-night">
              <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-marigold" />
              {title}
            </h3>
            <p className="mt-2 max-w-[60ch] text-ink/85 sm:pl-6">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
