import { useRevalidator } from 'react-router'
import { findLabel, formatPhone } from '#app/contract/phone-labels.ts'
import { withSeen } from '#app/contract/seen.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import { checkFields, describeText, toTexts, toValues } from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Lead, leadsApi } from '../contract.ts'
import { nameLead } from './lead-labels.ts'
import { typedFields } from './typed-fields.ts'

/** Returns the lead with labels written behind its phones. */
function withLabels(lead: Lead): Lead {
  const write = (phone: string) => formatPhone(phone, findLabel(lead.phone_labels, phone))
  const { phones, guardian_phone } = lead
  return {
    ...lead,
    phones: phones.map(write),
    guardian_phone: guardian_phone && write(guardian_phone),
  }
}

/** Edits contact details and interests of a lead. */
export function LeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const editor = useEditor<string, Lead>({
    subject: `lead ${lead.id}`,
    stored: toTexts(typedFields, withLabels(lead)),
    record: lead,
    toTexts: (record) => toTexts(typedFields, withLabels(record)),
    describe: (name, text) => describeText(typedFields, name, text),
    validate: (texts) => checkFields(typedFields, texts),
    send: (api, changes, { base }) =>
      api.attempt(leadsApi.change, {
        params: { id: lead.id },
        body: withSeen(toValues(typedFields, changes), base),
      }),
    async onSaved() {
      onClose()
      await revalidate()
      await showToast('success', 'Lead saved')
    },
  })

  return (
    <EditDialog title={`Details of ${nameLead(lead)}`} editor={editor} onClose={onClose}>
      <EditFields fields={typedFields} editor={editor} />
    </EditDialog>
  )
}
