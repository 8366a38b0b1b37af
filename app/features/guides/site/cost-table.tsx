import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Guide } from '../content/guide.ts'
import { listRates } from '../content/rates.ts'
import * as words from '../words.ts'
import { FigureText } from './figure-text.tsx'
import { FiguresRequest } from './figures-request.tsx'

export function CostTable({ guide: { costs, nameInText } }: { guide: Guide }) {
  return (
    <>
      <table className="mt-3 w-full sm:mt-8 border-collapse rounded-card text-left">
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-night text-sm text-ink/75">
            <th scope="col" className="py-2 pr-6 font-semibold">
              <SiteLanguage isInline>{words.whatYouPayFor}</SiteLanguage>
            </th>
            <th scope="col" className="py-2 font-semibold">
              <SiteLanguage isInline>{words.howMuch}</SiteLanguage>
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ item, text, figure }) => (
            <tr
              key={item}
              className="border-b border-line align-top max-sm:grid xs:max-sm:grid-cols-[4fr_5fr] max-sm:gap-x-4"
            >
              <th scope="row" className="py-2 font-normal sm:pt-4 sm:pr-6 sm:pb-4">
                <span className="font-semibold text-night">{item}</span>
                <span className="mt-0.5 block text-ink/80 max-sm:text-sm">{text}</span>
              </th>
              <td className="py-2 xs:max-sm:text-right sm:text-lg sm:pb-4 leading-snug font-semibold text-night sm:w-72 sm:pt-4">
                <SiteLanguage>
                  <FigureText figures={figure} />
                </SiteLanguage>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FiguresRequest country={nameInText} rates={listRates(costs.map(({ figure }) => figure))} />
    </>
  )
}
