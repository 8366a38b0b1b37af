import { useRevalidator } from 'react-router'
import { getOwn } from '#app/contract/get-own.ts'
import { withSeen } from '#app/contract/seen.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Application, type ApplicationChange, applicationsApi } from '../contract.ts'
import {
  type Outcome,
  outcomeLabels,
  outcomes,
  reasonLabels,
  reasonsOf,
  visaDecisionLabels,
  visaDecisions,
} from '../outcomes-contract.ts'
import { localizeMissing } from './missing-documents.ts'
import { nameInstitution } from './names.ts'

interface OutcomeDialogProps {
  application: Application
  onClose: () => void
}

const toTexts = (application: Application) => ({
  visa_decision: application.visa_decision ?? '',
  visa_decided_on: application.visa_decided_on,
  outcome: application.outcome ?? '',
  outcome_reason: application.outcome_reason,
  outcome_note: application.outcome_note,
  decided_on: application.decided_on,
})

export const outcomeOptions = outcomes.map((each): [string, string] => [each, outcomeLabels[each]])
const visaOptions = visaDecisions.map((each): [string, string] => [each, visaDecisionLabels[each]])

/** Records the decision on the visa and the outcome of an application. */
export function OutcomeDialog({ application, onClose }: OutcomeDialogProps) {
  const { revalidate } = useRevalidator()
  const editor = useEditor<string, Application>({
    subject: `outcome of application ${application.id}`,
    stored: toTexts(application),
    record: application,
    toTexts,
    describe: (name, text) => describe(name, text),
    validate: () => ({}),
    async send(api, changes, { base }) {
      const body: Record<string, string | null | undefined> = { ...changes }
      for (const name of ['outcome', 'visa_decision'])
        if (getOwn(body, name) === '') body[name] = null
      const result = await api.attempt(applicationsApi.change, {
        params: { id: application.id },
        body: withSeen(body as ApplicationChange, base),
      })
      return localizeMissing(result)
    },
    async onSaved() {
      onClose()
      await revalidate()
      await showToast('success', 'Application saved')
    },
  })
  const { values, change, changeAll } = editor
  const field = (name: string) => ({
    path: name,
    value: values[name] ?? '',
    onChange: (value: string) => change(name, value),
  })

  return (
    <EditDialog
      title={`Decision on ${nameInstitution(application)}`}
      editor={editor}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...field('visa_decision')}
          label="Visa decision"
          options={[['', 'None yet'], ...visaOptions]}
        />
        {values.visa_decision && (
          <DateField {...field('visa_decided_on')} label="Visa decided on" />
        )}
      </div>
      <SelectField
        label="Outcome"
        path="outcome"
        value={values.outcome ?? ''}
        options={[['', 'Still open'], ...outcomeOptions]}
        onChange={(outcome) => changeAll({ outcome, outcome_reason: '' })}
      />
      {values.outcome && (
        <>
          {values.outcome !== 'enrolled' && (
            <SelectField
              {...field('outcome_reason')}
              label="Reason"
              isRequired
              options={[
                ['', '–'],
                ...reasonsOf[values.outcome as Outcome].map((reason): [string, string] => [
                  reason,
                  reasonLabels[reason],
                ]),
              ]}
            />
          )}
          <TextField {...field('outcome_note')} label="Details" maxLength={500} rows={2} />
          <DateField {...field('decided_on')} label="Decided on" hint="Empty: today." />
        </>
      )}
    </EditDialog>
  )
}

function describe(name: string, text: string) {
  const labels: Record<string, string> = {
    ...(name === 'visa_decision' ? visaDecisionLabels : outcomeLabels),
    ...reasonLabels,
  }
  return getOwn(labels, text) ?? text
}
