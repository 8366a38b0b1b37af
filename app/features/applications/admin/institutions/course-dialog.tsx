import { withSeen } from '#app/contract/seen.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import {
  checkFields,
  describeText,
  type Fields,
  type Texts,
  toTexts,
  toValues,
} from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import {
  type Course,
  type Institution,
  institutionsApi,
  MAX_COURSE_NAME,
  MAX_LEVEL,
} from '../../institutions-contract.ts'
import { currencies, toMajor, toMinor } from '../../money-contract.ts'

const fields: Fields<Course> = {
  name: { label: 'Name', isRequired: true, maxLength: MAX_COURSE_NAME },
  level: { label: 'Level', maxLength: MAX_LEVEL, hint: 'Bachelor, Master, Diploma …' },
  currency: {
    label: 'Currency',
    options: [['', '–'], ...currencies.map((code): [string, string] => [code, code])],
  },
  fee: {
    label: 'Fee',
    // Converted with the currency by `toCourseTexts` and `toBody`.
    toText: () => '',
    fromText: (text) => Number(text),
  },
}

function toCourseTexts(course?: Course) {
  const texts = toTexts(fields, course)
  if (course && course.fee !== null)
    texts.fee = localizeDigits(toMajor(course.fee, course.currency))
  return texts
}

function check(texts: Texts) {
  const messages = checkFields(fields, texts)
  const { fee = '', currency = '' } = texts
  if (fee.trim() !== '' && toMinor(fee, currency) === undefined)
    messages.fee = 'Enter an amount, for example 3000.'
  return messages
}

/** Converts changed texts to the values that are sent. Another currency changes the fee. */
function toBody(changes: Partial<Texts>, { fee = '', currency = '' }: Texts) {
  const body = toValues(fields, changes)
  if ('fee' in changes || 'currency' in changes)
    body.fee = fee.trim() === '' ? null : toMinor(fee, currency)
  return body
}

interface CourseDialogProps {
  institution: Pick<Institution, 'id'>
  /** The course to edit; left out for a new one. */
  course?: Course
  onSaved: () => void
  onClose: () => void
}

/** Adds or edits a course of an institution. */
export function CourseDialog({ institution, course, onSaved, onClose }: CourseDialogProps) {
  const editor = useEditor<string, Course>({
    subject: course ? `course ${course.id}` : `course of ${institution.id}`,
    stored: toCourseTexts(course),
    record: course,
    toTexts: toCourseTexts,
    describe: (name, text) => describeText(fields, name, text),
    validate: check,
    send(api, changes, { base }) {
      const texts = { ...toCourseTexts(base), ...changes } as Texts
      if (course)
        return api.attempt(institutionsApi.changeCourse, {
          params: { id: course.id },
          body: withSeen(toBody(changes, texts), base),
        })
      return api.attempt(institutionsApi.addCourse, {
        params: { id: institution.id },
        body: toBody(texts, texts) as Course,
      })
    },
    onSaved,
  })

  return (
    <EditDialog
      title={course ? `Edit ${course.name}` : 'Add course'}
      editor={editor}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <EditFields fields={fields} editor={editor} />
      </div>
    </EditDialog>
  )
}
