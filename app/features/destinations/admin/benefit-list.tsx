import { RenderedText } from '#app/platform/admin/fact-help.tsx'

export function BenefitList({ benefits }: { benefits: string[] }) {
  if (benefits.length === 0) return null
  return (
    <ul className="grid list-disc gap-0.5 pl-5 text-sm">
      {benefits.map((benefit, index) => (
        <li key={`${index + 1} ${benefit}`} className="wrap-anywhere">
          <RenderedText text={benefit} />
        </li>
      ))}
    </ul>
  )
}
