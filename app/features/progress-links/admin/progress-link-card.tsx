import type { LeadDetails } from '#app/features/leads/contract.ts'
import type { ProgressLinks } from '../contract.ts'
import { GuardianConsent } from './guardian-consent.tsx'
import { PersonLink } from './person-link.tsx'

interface ProgressLinkCardProps {
  lead: LeadDetails
  loaded: ProgressLinks
}

/** The links with which a student and the guardians follow the applications. */
export function ProgressLinkCard({ lead, loaded }: ProgressLinkCardProps) {
  const { links, consents } = loaded
  const linkOf = (id: string | null) => links.find(({ guardian_id }) => guardian_id === id)

  return (
    <section aria-labelledby="progress" className="grid gap-3 card p-4">
      <h2 id="progress" className="text-lg font-semibold text-indigo">
        Progress link
      </h2>
      <p className="text-sm text-ink/75">
        A page for the student, without an account: where each application stands, who acts next,
        and which documents you still need.
      </p>
      <PersonLink lead={lead} link={linkOf(null)} digits={findWhatsApp(lead, lead.phones)} />
      {lead.guardians.length > 0 && (
        <ul className="grid divide-y divide-line border-t border-line">
          {lead.guardians.map((guardian) => {
            const { id, name, phone, email, relation } = guardian
            return (
              <li key={id} className="grid gap-3 py-3">
                <h3 className="font-semibold wrap-anywhere">
                  {name || phone || email}
                  {relation && <span className="font-normal text-ink/75"> ({relation})</span>}
                </h3>
                <GuardianConsent
                  lead={lead}
                  guardian={guardian}
                  consent={consents.find(({ guardian_id }) => guardian_id === id)}
                />
                <PersonLink
                  lead={lead}
                  guardian={guardian}
                  link={linkOf(id)}
                  digits={findWhatsApp(lead, [phone])}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Returns the digits of the wa.me link of the first phone that has one. */
const findWhatsApp = ({ whatsapp }: LeadDetails, phones: string[]) =>
  whatsapp.find(({ phone }) => phones.includes(phone))?.digits
