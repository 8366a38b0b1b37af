import { useId } from 'react'
import type { Editor } from '#app/platform/admin/use-editor.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MAX_COURSE_NAME, MAX_INSTITUTION_NAME, type Suggestion } from '../institutions-contract.ts'
import { toMajor } from '../money-contract.ts'
import { nameOf } from './names.ts'
import { useSuggestions } from './use-suggestions.ts'

const MAX_SIMILAR = 3

/** Institution and course. Those that the office has used are suggested while a name is typed. */
export function InstitutionFields({ editor }: { editor: Editor<string> }) {
  const { values, change, changeAll } = editor
  const { institution = '', course = '' } = values
  const { found: suggestions, isCurrent } = useSuggestions(institution)
  const [institutionsId, coursesId] = [useId(), useId()]
  const chosen = findByName(suggestions, institution)
  const isNew = isCurrent && institution.trim() !== '' && !chosen

  function choose(text: string) {
    const found = findByName(suggestions, text)
    const country = found?.country && values.country === '' ? found.country : values.country
    changeAll({ institution: text, country })
  }

  function chooseCourse(text: string) {
    const found = chosen?.courses.find(({ name }) => name === text)
    if (!found) return change('course', text)
    const { level, currency, fee } = found
    changeAll({
      course: text,
      level: values.level || level,
      currency: values.fee || fee === null ? (values.currency ?? '') : currency,
      fee: values.fee || (fee === null ? '' : localizeDigits(toMajor(fee, currency))),
    })
  }

  return (
    <>
      <TextField
        label="Institution"
        path="institution"
        isRequired
        autoComplete="off"
        list={institutionsId}
        maxLength={MAX_INSTITUTION_NAME}
        hint={isNew ? 'New institution. It is added to your list.' : undefined}
        value={institution}
        onChange={choose}
      />
      {isNew && suggestions.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Do you mean:
          {suggestions.slice(0, MAX_SIMILAR).map((each) => (
            <Button key={each.id} size="small" onClick={() => choose(each.name)}>
              {describe(each)}
            </Button>
          ))}
        </p>
      )}
      <datalist id={institutionsId}>
        {suggestions.map((each) => (
          <option key={each.id} value={each.name} label={describe(each)} />
        ))}
      </datalist>
      <TextField
        label="Course"
        path="course"
        autoComplete="off"
        list={coursesId}
        maxLength={MAX_COURSE_NAME}
        value={course}
        onChange={chooseCourse}
      />
      <datalist id={coursesId}>
        {chosen?.courses.map(({ id, name, level }) => (
          <option key={id} value={name} label={[name, level].filter(Boolean).join(', ')} />
        ))}
      </datalist>
    </>
  )
}

const findByName = (institutions: Suggestion[], text: string) =>
  institutions.find((each) =>
    [each.name, each.name_ne].some((name) => name.toLowerCase() === text.trim().toLowerCase()),
  )

const describe = (institution: Suggestion) =>
  [nameOf(institution), institution.city].filter(Boolean).join(', ')
