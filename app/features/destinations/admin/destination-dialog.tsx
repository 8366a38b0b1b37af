import { useRevalidator } from 'react-router'
import { type Editor, type Sending, useEditor } from '#app/base/admin/use-editor.ts'
import { useOpened } from '#app/base/admin/use-opened.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { PictureField } from '#app/ui/picture-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UnsavedWarning } from '#app/ui/unsaved-warning.tsx'
import {
  type Destination,
  type DestinationChange,
  defaultFlag,
  destinationsApi,
  type NewDestination,
} from '../contract.ts'
import { BenefitList } from './benefit-list.tsx'
import {
  checkDestination,
  type DestinationTexts,
  emptyDestination,
  splitBenefits,
  toChange,
  toTexts,
} from './destination-form.ts'

export function AddDestination() {
  return (
    <DestinationDialog
      title="Add destination"
      subject="destination"
      stored={emptyDestination}
      // The form has found country and description filled in.
      send={(api, change, sending) =>
        api.attempt(destinationsApi.add, { body: change as NewDestination, ...sending })
      }
    />
  )
}

export function EditDestination({ destination }: { destination: Destination }) {
  const { id, country } = destination
  return (
    <DestinationDialog
      title={`Edit ${country}`}
      subject={`destination ${id}`}
      stored={toTexts(destination)}
      send={(api, change, sending) =>
        api.attempt(destinationsApi.change, { params: { id }, body: change, ...sending })
      }
    />
  )
}

interface DestinationDialogProps {
  title: string
  subject: string
  stored: DestinationTexts
  send: (
    api: ApiClient,
    change: DestinationChange,
    sending: Sending,
  ) => Promise<Result<Destination>>
}

function DestinationDialog({ title, subject, stored, send }: DestinationDialogProps) {
  const { close } = useOpened()
  const { revalidate } = useRevalidator()
  const editor = useEditor({
    subject,
    stored,
    picture: 'flag',
    check: checkDestination,
    send: (api, changes, sending) => send(api, toChange(changes), sending),
    async onSaved() {
      await close()
      await revalidate()
      await showToast('success', 'Destination saved')
    },
  })

  return (
    <>
      <EditDialog title={title} editor={editor} onClose={close}>
        <DestinationFields editor={editor} />
      </EditDialog>
      <UnsavedWarning isUnsaved={editor.isUnsaved} onDiscard={editor.discard} />
    </>
  )
}

function DestinationFields({ editor }: { editor: Editor<keyof DestinationTexts> }) {
  const { values, mistakes, file, lost, change, choose } = editor
  const benefits = splitBenefits(values.benefits)

  return (
    <>
      <TextField
        label="Country"
        isRequired
        value={values.country}
        error={mistakes.country}
        onChange={(text) => change('country', text)}
      />
      <TextField
        label="Description"
        isRequired
        rows={4}
        value={values.description}
        error={mistakes.description}
        onChange={(text) => change('description', text)}
      />
      <div className="grid gap-2">
        <TextField
          label="Benefits"
          rows={2}
          hint={`With commas between, at most 12.${benefits.length > 0 ? ' They appear as:' : ''}`}
          value={values.benefits}
          error={mistakes.benefits}
          onChange={(text) => change('benefits', text)}
        />
        <BenefitList benefits={benefits} />
      </div>
      <PictureField
        label="Flag"
        className="h-18 w-24"
        address={values.flag}
        standIn={defaultFlag}
        file={file}
        error={mistakes.flag ?? lost}
        onChoose={choose}
        onRemove={() => change('flag', '')}
      />
    </>
  )
}
