import { withSeen } from '#app/contract/seen.ts'
import { countries } from '#app/platform/admin/countries.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import {
  checkFields,
  describeText,
  type Fields,
  toTexts,
  toValues,
} from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import {
  type Institution,
  institutionsApi,
  MAX_CITY,
  MAX_INSTITUTION_NAME,
  MAX_WEBSITE,
} from '../../institutions-contract.ts'

const fields: Fields<Institution> = {
  name: { label: 'Name', isRequired: true, maxLength: MAX_INSTITUTION_NAME },
  name_ne: { label: 'Name in Nepali', maxLength: MAX_INSTITUTION_NAME },
  country: { label: 'Country', options: [['', '–'], ...countries] },
  city: { label: 'City', maxLength: MAX_CITY },
  website: {
    label: 'Website',
    type: 'url',
    maxLength: MAX_WEBSITE,
    hint: 'For example https://www.hull.ac.uk',
    check: (text) =>
      /^(https?:\/\/[^\s"<>]{3,})?$/.test(text)
        ? undefined
        : 'Please enter an address that begins with https://.',
  },
  is_partner: {
    label: 'Partner',
    initial: 'false',
    options: [
      ['false', 'No'],
      ['true', 'Yes'],
    ],
    toText: String,
    fromText: (text) => text === 'true',
  },
  agreement_until: { label: 'Agreement until', type: 'date' },
}

interface InstitutionDialogProps {
  /** The institution to edit; left out for a new one. */
  institution?: Institution
  onSaved: (institution: Institution) => void
  onClose: () => void
}

/** Adds or edits an institution. */
export function InstitutionDialog({ institution, onSaved, onClose }: InstitutionDialogProps) {
  let saved: Institution | undefined
  const textsOf = (record?: Institution) => toTexts(fields, record)
  const editor = useEditor<string, Institution>({
    subject: institution ? `institution ${institution.id}` : 'institution',
    stored: textsOf(institution),
    record: institution,
    toTexts: textsOf,
    describe: (name, text) => describeText(fields, name, text),
    validate: (texts) => checkFields(fields, texts),
    async send(api, changes, { base }) {
      const body = toValues(fields, institution ? changes : { ...textsOf(), ...changes })
      const result = institution
        ? await api.attempt(institutionsApi.change, {
            params: { id: institution.id },
            body: withSeen(body, base),
          })
        : await api.attempt(institutionsApi.add, { body: body as Institution })
      if (result.ok) saved = result.value
      return result
    },
    onSaved() {
      if (saved) onSaved(saved)
    },
  })

  return (
    <EditDialog
      title={institution ? `Edit ${institution.name}` : 'Add institution'}
      editor={editor}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <EditFields fields={fields} editor={editor} />
      </div>
    </EditDialog>
  )
}
