import { dateLanguage } from '#app/base/browser/language.ts'
import { useOffice } from '#app/base/browser/office-context.ts'
import * as shared from '#app/base/browser/words.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { privacyFacts, privacyIntro, privacyPolicy } from '../content/privacy-policy.ts'
import { PolicyPart } from './policy-part.tsx'

export default function PrivacyPage() {
  const facts = privacyFacts(useOffice())

  return (
    <div className="frame pt-12 pb-20 lg:pt-16">
      <PageHead {...facts} parents={[]} />
      <h1 className="font-display text-title font-semibold text-night">{facts.title}</h1>
      <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{privacyIntro}</p>
      <p className="mt-3 text-sm text-ink/75">
        {shared.lastChangedOn} <ChangeDate modified={facts.modified} />
      </p>
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <Contents />
        <div className="grid max-w-[70ch] gap-12">
          {privacyPolicy.map((section) => (
            <PolicyPart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  )
}

function ChangeDate({ modified }: { modified: string }) {
  const day = new Date(modified)
  const text = day.toLocaleDateString(dateLanguage, { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={modified}>{text}</time>
}

function Contents() {
  return (
    <nav
      aria-label={shared.onThisPage}
      className="rounded-card border border-line bg-white p-5 lg:sticky lg:top-6 print:hidden"
    >
      <ul className="grid gap-x-4 xs:max-lg:grid-cols-[1.4fr_1fr] max-sm:text-sm">
        {privacyPolicy.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center underline-offset-4 hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
