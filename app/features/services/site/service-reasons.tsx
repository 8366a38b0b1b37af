import type { ServiceSection } from '../service-contract.ts'

export function ServiceReasons({ heading, points }: ServiceSection) {
  return (
    <section aria-labelledby="reasons" className="border-t border-line bg-white/60">
      <div className="frame section-gap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="reasons" className="font-display text-2xl font-semibold text-night">
          {heading}
        </h2>
        <ul className="grid gap-6">
          {points.map(({ title, text }) => (
            <li key={title} className="border-t border-dashed border-ink/30 pt-5">
              <h3 className="text-lg font-semibold text-night">{title}</h3>
              <p className="mt-1 max-w-[65ch] text-ink/85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
