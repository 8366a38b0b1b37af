import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { TestList } from '../service-contract.ts'
import * as words from '../words.ts'

/** Test cards in the form of boarding passes. */
export function ServiceTests({ heading, text, list }: TestList) {
  return (
    <section aria-labelledby="tests" className="border-t border-line bg-white/60">
      <div className="frame section-gap">
        <h2 id="tests" className="font-display text-title font-semibold text-night">
          {heading}
        </h2>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>
        <ul className="mt-8 grid gap-4 sm:mt-10">
          {list.map((test) => (
            <TestPass key={test.name} test={test} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function TestPass({
  test: { name, longName, purpose, content },
}: {
  test: TestList['list'][number]
}) {
  return (
    <li className="grid overflow-hidden rounded-card border border-line bg-white md:grid-cols-[12rem_1fr]">
      <h3 className="on-night flex items-center px-5 py-3 font-display text-2xl font-semibold md:px-7">
        {name}
      </h3>
      <div className="grid gap-x-10 gap-y-3 p-5 md:px-7 md:py-6 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <p className="font-semibold text-night">{longName}</p>
          <p className="mt-1 text-ink/85">{purpose}</p>
        </div>
        <p className="border-t border-dashed border-ink/30 pt-3 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
          <span className="block text-sm text-ink/75">
            <SiteLanguage isInline>{words.parts}</SiteLanguage>
          </span>
          {content}
        </p>
      </div>
    </li>
  )
}
