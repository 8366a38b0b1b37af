import { useRevalidator } from 'react-router'
import { findLabel, formatPhone } from '#app/contract/phone-labels.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import { checkFields, type Fields, toTexts, toValues } from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UnsavedWarning } from '#app/ui/unsaved-warning.tsx'
import { contactChannelLabels } from '../channel-labels.ts'
import { contactChannels, type Lead, leadsApi } from '../contract.ts'
import { nameCountries, readCountries } from './country-names.ts'
import { leadFieldLabels } from './lead-labels.ts'

const perLine = {
  rows: 2,
  toText: (texts: string[]) => texts.join('\n'),
  fromText: (text: string) => split(text, /\n/),
}
const split = (text: string, at: RegExp) =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean)

const label = (name: keyof Lead) => leadFieldLabels[name] ?? name

const fields: Fields<Lead> = {
  name: { label: label('name'), isRequired: true, maxLength: 120 },
  phones: {
    label: label('phones'),
    hint: 'One per line; the first is the main number. Add a label in brackets: 9800000000 (father).',
    ...perLine,
  },
  emails: { label: label('emails'), hint: 'One per line.', ...perLine },
  city: { label: label('city'), maxLength: 120 },
  preferred_channel: {
    label: label('preferred_channel'),
    options: [
      ['', 'Any channel'],
      ...contactChannels.map(
        (channel) => [channel, contactChannelLabels[channel]] as [string, string],
      ),
    ],
  },
  countries: {
    label: label('countries'),
    hint: 'Separate with commas: Canada, Australia.',
    toText: nameCountries,
    fromText: (text) => readCountries(text).codes,
    check(text) {
      const { unknown } = readCountries(text)
      return unknown && `Unknown country “${unknown}”. Please check the spelling.`
    },
  },
  level: { label: label('level'), maxLength: 60, hint: 'Bachelor, Master, diploma …' },
  subject: { label: label('subject'), maxLength: 120 },
  intake: {
    label: label('intake'),
    hint: 'Year and month: 2027-09.',
    check: (text) =>
      /^(20\d\d-(0[1-9]|1[0-2]))?$/.test(text)
        ? undefined
        : 'Enter year and month, for example 2027-09.',
  },
  budget: {
    label: label('budget'),
    hint: 'For the first year.',
    toText: (amount) => (amount === null ? '' : String(amount)),
    fromText: (text) => (text.trim() === '' ? null : Number(text.replaceAll(/[,\s]/g, ''))),
    check: (text) =>
      /^[\d,\s]*$/.test(text) ? undefined : 'Enter an amount in rupees, for example 4180000.',
  },
  test_scores: { label: label('test_scores'), maxLength: 200, hint: 'IELTS 6.5, SAT 1200 …' },
  qualification: { label: label('qualification'), maxLength: 120 },
  qualification_year: {
    label: label('qualification_year'),
    check: (text) =>
      /^((19|20)\d\d)?$/.test(text) ? undefined : 'Enter a year, for example 2024.',
  },
  grades: { label: label('grades'), maxLength: 60 },
  guardian_name: { label: label('guardian_name'), maxLength: 120 },
  guardian_relation: { label: label('guardian_relation'), maxLength: 60 },
  guardian_phone: { label: label('guardian_phone'), maxLength: 300 },
  branch: { label: label('branch'), maxLength: 60 },
  tags: {
    label: label('tags'),
    hint: 'Separate with commas.',
    toText: (tags) => tags.join(', '),
    fromText: (text) => split(text, /[,\n]/),
  },
}

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

interface LeadDialogProps {
  lead: Lead
  onClose: () => void
}

/** Edits contact details and interests of a lead. */
export function LeadDialog({ lead, onClose }: LeadDialogProps) {
  const { revalidate } = useRevalidator()
  const editor = useEditor<string>({
    subject: `lead ${lead.id}`,
    stored: toTexts(fields, withLabels(lead)),
    validate: (texts) => checkFields(fields, texts),
    send: (api, changes) =>
      api.attempt(leadsApi.change, {
        params: { id: lead.id },
        body: toValues(fields, changes),
      }),
    async onSaved() {
      onClose()
      await revalidate()
      await showToast('success', 'Lead saved')
    },
  })

  return (
    <>
      <EditDialog title={`Details of ${lead.name}`} editor={editor} onClose={onClose}>
        <EditFields fields={fields} editor={editor} />
      </EditDialog>
      <UnsavedWarning isUnsaved={editor.isUnsaved} onDiscard={editor.discard} />
    </>
  )
}
