import { useState } from 'react'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { useLeadChange } from '#app/features/leads/admin/use-lead-change.ts'
import type { LeadDetails } from '#app/features/leads/contract.ts'
import { Button } from '#app/ui/button.tsx'
import type { Application, LeadApplication, LeadApplications as Loaded } from '../contract.ts'
import type { Track } from '../tracks-contract.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { nameInstitution } from './names.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { StepDialog } from './step-dialog.tsx'
import { useApplications } from './use-applications.tsx'

interface LeadApplicationsProps {
  lead: LeadDetails
  loaded: Loaded
  tracks: Track[]
}

/** The open dialog. */
type Opened =
  | { type: 'new'; initial?: Partial<Application> }
  | { type: 'edit' | 'step' | 'outcome'; application: LeadApplication }

/** The applications of a lead, and how its stage follows from them. */
export function LeadApplications({ lead, loaded, tracks }: LeadApplicationsProps) {
  const { applications } = loaded
  const [opened, setOpened] = useState<Opened>()
  const { remove } = useApplications()
  const close = () => setOpened(undefined)

  return (
    <section aria-labelledby="applications" className="grid content-start gap-3 card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="applications" className="text-lg font-semibold text-indigo">
          {applications.length > 0 ? `Applications ${applications.length}` : 'Applications'}
        </h2>
        <Button size="small" onClick={() => setOpened({ type: 'new', initial: startFrom(lead) })}>
          Add application
        </Button>
      </div>
      <StageSource lead={lead} loaded={loaded} />
      {applications.length === 0 && <p className="text-ink/75">No application yet.</p>}
      <ul className="grid divide-y divide-line">
        {applications.map((application) => (
          <li key={application.id} className="py-3">
            <ApplicationCard
              application={application}
              tracks={tracks}
              needs={loaded.needs}
              onEdit={() => setOpened({ type: 'edit', application })}
              onStep={() => setOpened({ type: 'step', application })}
              onDecide={() => setOpened({ type: 'outcome', application })}
              onCopy={() => setOpened({ type: 'new', initial: copyOf(application) })}
            />
          </li>
        ))}
      </ul>
      {opened?.type === 'new' && (
        <ApplicationDialog lead={lead} tracks={tracks} initial={opened.initial} onClose={close} />
      )}
      {opened?.type === 'edit' && (
        <ApplicationDialog
          lead={lead}
          tracks={tracks}
          application={opened.application}
          onClose={close}
          onRemove={() => {
            close()
            void remove(opened.application)
          }}
        />
      )}
      {opened?.type === 'step' && (
        <StepDialog
          application={opened.application}
          track={trackOf(tracks, opened.application)}
          onClose={close}
        />
      )}
      {opened?.type === 'outcome' && (
        <OutcomeDialog application={opened.application} onClose={close} />
      )}
    </section>
  )
}

const noTrack: Track = { id: '', country: '', name: '', name_ne: '', steps: [] }

const trackOf = (tracks: Track[], { track_id }: Application) =>
  tracks.find(({ id }) => id === track_id) ?? noTrack

/** What the lead wants is the start of a first application. */
function startFrom({ countries, level, subject, intake }: LeadDetails): Partial<Application> {
  const country = countries.length === 1 ? (countries[0] ?? '') : ''
  return { country, level: level.slice(0, 60), course: subject, intake }
}

/** The values that a second application usually shares. */
function copyOf(application: Application): Partial<Application> {
  const { course, level, intake, country, partner, owner_id, currency } = application
  return { course, level, intake, country, partner, owner_id, currency }
}

/** Says which application the stage of the lead follows, or that a person has set another stage. */
function StageSource({
  lead,
  loaded: { applications, stage },
}: Omit<LeadApplicationsProps, 'tracks'>) {
  const { stages } = useOfficeLists()
  const { change, isSending } = useLeadChange(lead)
  const application = applications.find(({ id }) => id === stage?.application_id)
  if (!stage || !application) return null
  const name = stages.find(({ id }) => id === stage.stage_id)?.name ?? ''
  const institution = nameInstitution(application)
  if (lead.stage_id === stage.stage_id) {
    return <p className="text-sm text-ink/75">The stage follows from {institution}.</p>
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink/75">
      <span>
        The stage was set by hand. From {institution} it would be {name}.
      </span>
      <Button
        size="small"
        disabled={isSending}
        onClick={() => void change({ stage_id: stage.stage_id }, `The stage is ${name}`)}
      >
        Follow applications
      </Button>
    </p>
  )
}
