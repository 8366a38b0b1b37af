import type { Cost } from '../content/guide.ts'
import * as words from '../words.ts'
import { FigureText } from './figure-text.tsx'

export function CostTable({ costs }: { costs: Cost[] }) {
  return (
    <table className="mt-8 w-full border-collapse rounded-card text-left">
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-night text-sm text-ink/75">
          <th scope="col" className="py-2 pr-6 font-semibold">
            {words.whatYouPayFor}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {words.howMuch}
          </th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ item, text, figure }) => (
          <tr key={item} className="border-b border-line align-top max-sm:grid">
            <th scope="row" className="pt-4 pr-6 font-normal sm:pb-4">
              <span className="font-semibold text-night">{item}</span>
              <span className="mt-0.5 block text-[0.9375rem] text-ink/80">{text}</span>
            </th>
            <td className="pt-1 pb-4 text-lg leading-snug font-semibold text-night sm:w-72 sm:pt-4">
              <FigureText figure={figure} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
