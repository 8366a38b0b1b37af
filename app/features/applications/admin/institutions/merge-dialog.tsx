import { useEffect, useState } from 'react'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type InstitutionDetails,
  institutionsApi,
  type OtherInstitution,
} from '../../institutions-contract.ts'
import { useSuggestions } from '../use-suggestions.ts'

interface MergeDialogProps {
  institution: InstitutionDetails
  /** The institution that is proposed. */
  proposed?: OtherInstitution
  isSending: boolean
  onMerge: (other: OtherInstitution) => void
  onClose: () => void
}

/** Chooses the institution to merge into this one, and says what moves. */
export function MergeDialog(props: MergeDialogProps) {
  const { institution, proposed, isSending, onMerge, onClose } = props
  const [text, setText] = useState(proposed?.name ?? '')
  const [chosen, setChosen] = useState(proposed)
  const [error, setError] = useState('')
  const found = useSuggestions(text).found.filter(({ id }) => id !== institution.id)

  return (
    <FormDialog
      title={`Merge into ${institution.name}`}
      action="Merge"
      isSending={isSending}
      onSubmit={() => (chosen ? onMerge(chosen) : setError('Choose an institution.'))}
      onClose={onClose}
    >
      <TextField
        label="Search institutions"
        autoComplete="off"
        error={error}
        value={text}
        onChange={setText}
      />
      <fieldset className="grid max-h-64 overflow-y-auto">
        <legend className="sr-only">Institutions</legend>
        {found.map((other) => (
          <label key={other.id} className="flex min-h-11 items-center gap-3 wrap-anywhere">
            <input
              type="radio"
              name="other"
              className="size-5 shrink-0 accent-indigo"
              checked={chosen?.id === other.id}
              onChange={() => {
                setChosen(other)
                setError('')
              }}
            />
            {describePlace(other)}
          </label>
        ))}
      </fieldset>
      <div role="status" className="empty:hidden">
        {chosen && <WhatMoves key={chosen.id} from={chosen} to={institution} />}
      </div>
    </FormDialog>
  )
}

/** "Hull University, Hull, United Kingdom" */
export const describePlace = ({ name, city, country }: OtherInstitution) =>
  [name, city, country && nameCountry(country)].filter(Boolean).join(', ')

interface WhatMovesProps {
  from: OtherInstitution
  to: InstitutionDetails
}

function WhatMoves({ from, to }: WhatMovesProps) {
  const api = useApi()
  const [details, setDetails] = useState<InstitutionDetails>()
  const [failure, setFailure] = useState('')
  const { id } = from

  useEffect(() => {
    let isCurrent = true
    api
      .attempt(institutionsApi.find, { params: { id } })
      .catch(() => undefined)
      .then((result) => {
        if (!isCurrent) return
        if (result?.ok) setDetails(result.value)
        else setFailure(describeFailure(result?.failure))
      })
    return () => {
      isCurrent = false
    }
  }, [api, id])

  if (failure) return failure
  if (!details) return null
  const applications = formatCount(details.applications, 'application')
  const courses = formatCount(details.courses.length, 'course')
  return (
    <p className="wrap-anywhere">
      {`${applications} and ${courses} of ${from.name} move to ${to.name}. Missing values of ${to.name} are filled in, and you can unmerge them at any time.`}
    </p>
  )
}
