import { type ReactNode, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { NumberLink } from '#app/platform/admin/number-link.tsx'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type InstitutionDetails, institutionsApi } from '../institutions-contract.ts'
import type { Route } from './+types/institution-page.ts'
import { Courses } from './institutions/courses.tsx'
import { InstitutionDialog } from './institutions/institution-dialog.tsx'
import {
  Agreement,
  addressOfApplications,
  otherName,
  Website,
} from './institutions/institution-parts.tsx'
import { Merges } from './institutions/merges.tsx'
import { nameOf } from './names.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  context.get(apiContext).call(institutionsApi.find, { params })

/** An institution with its courses. */
export default function InstitutionPage({ loaderData: institution }: Route.ComponentProps) {
  return (
    <Screen
      title={nameOf(institution)}
      above={
        <Link to="/admin/applications/institutions" className="text-sm text-indigo underline">
          Institutions
        </Link>
      }
      subtitle={institution.is_archived && <p className="text-ink/75">Archived</p>}
      actions={
        <IfAllowed right="settings:change">
          <Actions key={institution.id} institution={institution} />
        </IfAllowed>
      }
    >
      <Facts institution={institution} />
      <Courses key={institution.id} institution={institution} />
      <Merges key={`merges of ${institution.id}`} institution={institution} />
    </Screen>
  )
}

interface InstitutionProps {
  institution: InstitutionDetails
}

function Actions({ institution }: InstitutionProps) {
  const { revalidate } = useRevalidator()
  const { run, isSending } = useCommand()
  const [isEditing, setEditing] = useState(false)
  const { id, is_archived } = institution

  async function archive(isArchived: boolean) {
    const body = withSeen({ is_archived: isArchived }, { is_archived: !isArchived })
    const result = await run(institutionsApi.change, { params: { id }, body })
    if (!result) return
    await showToast('success', isArchived ? 'Institution archived' : 'Institution in use again', {
      undo: () => void archive(!isArchived),
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" disabled={isSending} onClick={() => archive(!is_archived)}>
        {is_archived ? 'Use again' : 'Archive'}
      </Button>
      <Button size="small" onClick={() => setEditing(true)}>
        Edit
      </Button>
      {isEditing && (
        <InstitutionDialog
          institution={institution}
          onClose={() => setEditing(false)}
          onSaved={async () => {
            setEditing(false)
            await revalidate()
            await showToast('success', 'Institution saved')
          }}
        />
      )}
    </div>
  )
}

function Facts({ institution }: InstitutionProps) {
  const { country, city, website, applications } = institution
  const facts: [string, ReactNode][] = [
    ['Other name', otherName(institution)],
    ['Country', country && nameCountry(country)],
    ['City', city],
    ['Website', website && <Website website={website} />],
    ['Partner', <Agreement key="partner" {...institution} />],
    [
      'Applications',
      <NumberLink key="applications" to={addressOfApplications(institution)}>
        {applications}
      </NumberLink>,
    ],
  ]

  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 card p-4">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-ink/75">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
