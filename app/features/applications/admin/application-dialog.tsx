import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import { describeText } from '#app/platform/admin/fields.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { newId } from '#app/platform/browser/new-id.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { MoreFields } from '#app/ui/more-fields.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Application, applicationsApi } from '../contract.ts'
import type { Track } from '../tracks-contract.ts'
import { checkForm, createFields, toBody, toFormTexts } from './application-fields.ts'
import { InstitutionFields } from './institution-fields.tsx'
import { nameInstitution, nameOf } from './names.ts'

interface ApplicationDialogProps {
  lead: Pick<Lead, 'id' | 'name'>
  tracks: Track[]
  /** The application to edit; left out for a new one. */
  application?: Application
  /** The values of a new application, for example those of another one. */
  initial?: Partial<Application>
  onClose: () => void
  onRemove?: () => void
}

const noneSent = { id: '', text: '' }

/** Adds or edits an application. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  const { lead, tracks, application, initial, onClose, onRemove } = props
  const { revalidate } = useRevalidator()
  const office = useOffice()
  const { people } = useOfficeLists()
  const { groups, all } = createFields(
    people
      .filter(({ id, isAssignable }) => isAssignable || id === application?.owner_id)
      .map(({ id, name }) => [id, name]),
    [
      ...(application ? [] : ([['', 'By country']] as [string, string][])),
      ...tracks.map((track): [string, string] => [track.id, nameOf(track)]),
    ],
  )
  const textsOf = (record: Partial<Application> | undefined) => toFormTexts(all, record, office)
  const stored = textsOf(application ?? initial)
  // If its response was lost, the same application is sent again with the same id.
  const { draft: sent, saveDraft: saveSent } = useDraft(`sent application of ${lead.id}`, noneSent)
  const editor = useEditor<string, Application>({
    subject: application ? `application ${application.id}` : `application of ${lead.id}`,
    stored,
    record: application,
    toTexts: textsOf,
    describe: (name, text) => describeText(all, name, text),
    validate: (texts) => checkForm(all, texts),
    send(api, changes, { base }) {
      if (application) {
        const body = toBody(all, changes, { ...textsOf(base), ...changes } as typeof stored)
        const params = { id: application.id }
        return api.attempt(applicationsApi.change, { params, body: withSeen(body, base) })
      }
      const values = { ...stored, ...changes } as typeof stored
      const { track_id, ...given } = toBody(all, values, values)
      const body = track_id ? { ...given, track_id } : given
      const text = JSON.stringify(body)
      const id = sent.text === text ? sent.id : newId()
      saveSent({ id, text })
      return api.attempt(applicationsApi.add, { params: { id: lead.id }, body: { ...body, id } })
    },
    async onSaved() {
      saveSent(noneSent)
      onClose()
      await revalidate()
      await showToast('success', application ? 'Application saved' : 'Application added')
    },
  })
  const title = application ? `Application to ${nameInstitution(application)}` : 'New application'

  return (
    <EditDialog title={title} editor={editor} onClose={onClose}>
      <InstitutionFields editor={editor} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <EditFields fields={groups.course} editor={editor} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <EditFields fields={groups.deadline} editor={editor} />
      </div>
      <MoreFields
        title="Further details"
        description="Campus, partner, counsellor, numbers"
        names={Object.keys(groups.route)}
      >
        <EditFields fields={groups.route} editor={editor} />
      </MoreFields>
      <MoreFields title="Fee and deposit" names={Object.keys(groups.money)}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <EditFields fields={groups.money} editor={editor} />
        </div>
      </MoreFields>
      <MoreFields title="Conditions of the offer" names={Object.keys(groups.conditions)}>
        <EditFields fields={groups.conditions} editor={editor} />
      </MoreFields>
      {onRemove && (
        <Button size="small" className="justify-self-start" onClick={onRemove}>
          Delete application
        </Button>
      )}
    </EditDialog>
  )
}
