import type { ReactNode } from 'react'
import type { ComparedGuide } from '../content/comparison.ts'
import * as words from '../words.ts'
import { FigureText, Small } from './figure-text.tsx'
import { FirstYearText } from './first-year-text.tsx'

/** Compares guides in a table. On phones, the values of all countries are below each label. */
export function ComparisonTable({ compared, title }: { compared: ComparedGuide[]; title: string }) {
  return (
    <table className="mt-6 w-full border-collapse text-left sm:mt-10 sm:table-fixed max-sm:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-night align-bottom">
          <td className="sm:w-1/6" />
          {compared.map(({ address, name }) => (
            <th key={address} scope="col" className="py-3 pr-4">
              <a
                href={address}
                className="font-display text-lg leading-tight font-semibold text-night underline decoration-line underline-offset-4 hover:decoration-marigold lg:text-xl"
              >
                {name}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ label, renderValue }) => (
          <tr key={label} className="border-b border-line align-top max-sm:block max-sm:py-4">
            <th
              scope="row"
              className="font-semibold max-sm:block max-sm:font-display max-sm:text-lg max-sm:text-night sm:py-4 sm:pr-4 sm:text-sm sm:text-ink/75"
            >
              {label}
            </th>
            {compared.map((country) => (
              <td
                key={country.address}
                className="leading-snug font-semibold text-night max-sm:mt-2 max-sm:block xs:max-sm:grid xs:max-sm:grid-cols-[7.75rem_1fr] xs:max-sm:gap-x-3 sm:py-4 sm:pr-3 lg:text-lg"
              >
                <span className="block font-normal text-ink/75 sm:hidden">{country.name}</span>
                <span>{renderValue(country)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rows of the table, in the order of a guide. */
const rows: { label: string; renderValue: (country: ComparedGuide) => ReactNode }[] = [
  { label: words.firstYearCosts, renderValue: (country) => <FirstYearText guide={country} /> },
  {
    label: words.tuition,
    renderValue: ({ costs }) => (
      <FigureText figures={costs.find(({ part }) => part === 'tuition')?.figure} />
    ),
  },
  {
    label: words.toShowInTheBank,
    renderValue: ({ answers }) => <FigureText figures={answers.funds} />,
  },
  { label: words.visaFee, renderValue: ({ answers }) => <FigureText figures={answers.visaFee} /> },
  {
    label: words.visaTakes,
    renderValue: ({ answers }) => <FigureText figures={answers.visaTime} />,
  },
  {
    label: words.workWhileStudying,
    renderValue: ({ answers }) => <FigureText figures={answers.work} />,
  },
  {
    label: words.intakes,
    renderValue: ({ answers, nextIntake }) => (
      <>
        {words.formatMonths(answers.intakes)}
        <Small>{words.nextIntakeMonth(words.formatMonth(nextIntake))}</Small>
      </>
    ),
  },
  {
    label: words.stayAfterwards,
    renderValue: ({ answers }) => <FigureText figures={answers.stay} />,
  },
]
