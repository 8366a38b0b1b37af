import { useOffice } from '#app/base/browser/office-context.ts'
import type { PolicySection } from '../content/privacy-policy.ts'

export function PolicyPart({ section }: { section: PolicySection }) {
  const { id, heading, paragraphs, list, closing } = section

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 font-display text-2xl font-semibold text-night">
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-3">
          {text}
        </p>
      ))}
      {list && (
        <dl className="mt-4 grid gap-3 border-l-2 border-line pl-5">
          {list.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-semibold text-night wrap-anywhere">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {closing && <p className="mt-4">{closing}</p>}
      {id === 'contact' && <OfficeContact />}
    </section>
  )
}

function OfficeContact() {
  const office = useOffice()

  return (
    <address className="mt-3 grid justify-items-start gap-1 text-lg font-semibold text-night not-italic">
      <a className={link} href={`mailto:${office.email}`}>
        {office.email}
      </a>
      <a className={link} href={`tel:${office.phone.replaceAll(' ', '')}`}>
        {office.phone}
      </a>
    </address>
  )
}

const link = 'inline-flex min-h-9 items-center underline decoration-ink/40 underline-offset-4'
