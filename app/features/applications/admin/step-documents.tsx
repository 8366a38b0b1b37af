import { useState } from 'react'
import { documentKindLabels, documentKinds } from '#app/features/student-documents/contract.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { useFieldError } from '#app/ui/field-errors.ts'
import type { TrackStep } from '../tracks-contract.ts'

interface StepDocumentsProps {
  step: TrackStep
  /** The name of the step. */
  name: string
  /** Path of the step: "steps.0". */
  path: string
  onChange: (change: Partial<TrackStep>) => void
}

/** The documents without which an application does not reach a step. */
export function StepDocuments({ step, name, path, onChange }: StepDocumentsProps) {
  const { documents, is_verification_required } = step
  const documentsError = useFieldError(`${path}.documents`)
  const verificationError = useFieldError(`${path}.is_verification_required`)
  const [isToggledOpen, setToggledOpen] = useState(false)
  const isOpen = isToggledOpen || Boolean(documentsError ?? verificationError)
  const names = documents.map((kind) => documentKindLabels[kind]).join(' · ')

  return (
    <details
      className="col-span-full border-t border-line"
      open={isOpen}
      onToggle={({ currentTarget }) => setToggledOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm wrap-anywhere">
        <span className="font-semibold">
          {names && is_verification_required ? 'Verified documents' : 'Documents'}
          <span className="sr-only"> of {name}</span>:
        </span>{' '}
        {names || 'None'}
      </summary>
      {/* A track may have many steps, so their boxes are not rendered while they are hidden. */}
      {isOpen && (
        <div className="pb-2 text-sm">
          <ChoiceGroup label="Documents" path={`${path}.documents`} className="sr-only">
            <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
              {documentKinds
                .filter((kind) => kind !== 'other')
                .map((kind) => (
                  <Checkbox
                    key={kind}
                    label={documentKindLabels[kind]}
                    isChecked={documents.includes(kind)}
                    onChange={(isChecked) =>
                      onChange({
                        documents: documentKinds.filter((each) =>
                          each === kind ? isChecked : documents.includes(each),
                        ),
                      })
                    }
                  />
                ))}
            </div>
          </ChoiceGroup>
          <div className="border-t border-line">
            <Checkbox
              label="They must be verified"
              path={`${path}.is_verification_required`}
              isChecked={is_verification_required}
              onChange={(isChecked) => onChange({ is_verification_required: isChecked })}
            />
          </div>
        </div>
      )}
    </details>
  )
}
