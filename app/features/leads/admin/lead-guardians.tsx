import { useState } from 'react'
import { Link } from 'react-router'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import type { LeadDetails } from '../contract.ts'
import type { LeadGuardian } from '../guardians-contract.ts'
import { nameToConfirm } from '../personal-data-contract.ts'
import { PhoneLinks } from './compose/phone-links.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { GuardianForm } from './guardian-form.tsx'
import { useGuardians } from './use-guardians.ts'

/** The id of the open form: of a guardian, or of a new one. */
const NEW = 'new'

const linkClassName = 'inline-flex min-h-6 items-center text-indigo underline wrap-anywhere'

/** Lists the guardians of a lead, and adds, edits and removes them. */
export function LeadGuardians({ lead }: { lead: LeadDetails }) {
  const [edited, setEdited] = useState<string>()
  const close = () => setEdited(undefined)

  return (
    <section aria-labelledby="guardians" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="guardians" className="font-semibold">
          Guardians
        </h3>
        {edited !== NEW && (
          <Button size="small" onClick={() => setEdited(NEW)}>
            Add guardian
          </Button>
        )}
      </div>
      {edited === NEW && <GuardianForm lead={lead} onDone={close} />}
      {lead.guardians.length === 0 && edited !== NEW && (
        <p className="text-sm text-ink/75">No guardian yet.</p>
      )}
      <ul className="grid divide-y divide-line">
        {lead.guardians.map((guardian, index) => (
          <li key={guardian.id} className="grid gap-1 py-2">
            {edited === guardian.id ? (
              <GuardianForm lead={lead} guardian={guardian} onDone={close} />
            ) : (
              <Guardian
                lead={lead}
                guardian={guardian}
                isFirst={index === 0}
                onEdit={() => setEdited(guardian.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface GuardianProps {
  lead: LeadDetails
  guardian: LeadGuardian
  isFirst: boolean
  onEdit: () => void
}

function Guardian({ lead, guardian, isFirst, onEdit }: GuardianProps) {
  const { name, relation, phone, email, students } = guardian
  const { remove, makeFirst, isSending } = useGuardians(lead)
  const displayName = nameGuardian(guardian)
  const isOf = <span className="sr-only"> {displayName}</span>

  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-medium">{name || 'Unnamed guardian'}</span>
        {relation && <span className="text-ink/75"> ({relation})</span>}
      </p>
      <p className="flex flex-wrap gap-x-3">
        {phone && <PhoneLinks lead={lead} phone={phone} />}
        {email && (
          <EmailLink address={email} className={linkClassName}>
            {email}
          </EmailLink>
        )}
      </p>
      {students.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          Also guardian of
          {students.map((student) => (
            <Link key={student.id} to={`/admin/leads/${student.id}`} className={linkClassName}>
              {student.name || 'Unnamed lead'}
            </Link>
          ))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onEdit}>
          Edit{isOf}
        </Button>
        {!isFirst && (
          <Button size="small" disabled={isSending} onClick={() => void makeFirst(guardian)}>
            Make first{isOf}
          </Button>
        )}
        <Button size="small" disabled={isSending} onClick={() => void remove(guardian, isFirst)}>
          Remove{isOf}
        </Button>
      </div>
      <Disclosure summary={`Personal data of ${displayName}`}>
        <GuardianData lead={lead} guardian={guardian} />
      </Disclosure>
    </>
  )
}

const nameGuardian = ({ name, phone, email }: LeadGuardian) => name || phone || email

/** Exports or erases the personal data of a guardian. */
function GuardianData({ lead, guardian }: Pick<GuardianProps, 'lead' | 'guardian'>) {
  const { exportData, erase, isSending, failure } = useGuardians(lead)
  const [isErasing, setErasing] = useState(false)
  const { name, phone, email } = guardian
  const expected = nameToConfirm({
    name,
    phones: [phone].filter(Boolean),
    emails: [email].filter(Boolean),
  })

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" disabled={isSending} onClick={() => void exportData(guardian)}>
        Export guardian’s data
      </Button>
      <IfAllowed right="leads:erase">
        <Button size="small" disabled={isSending} onClick={() => setErasing(true)}>
          Erase guardian’s data
        </Button>
      </IfAllowed>
      {isErasing && (
        <EraseDialog
          title={`Erase personal data of ${expected}?`}
          warning="This erases the guardian of all students, and the texts of the guardian’s enquiries. It cannot be undone."
          label="Name"
          expected={expected}
          isSending={isSending}
          failure={failure}
          onErase={(typed) => void erase(guardian, typed).then((done) => done && setErasing(false))}
          onClose={() => setErasing(false)}
        />
      )}
    </div>
  )
}
