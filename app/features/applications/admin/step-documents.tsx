import { useState } from 'react'
import { documentKindLabels, documentKinds } from '#app/features/student-documents/contract.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { TrackStep } from '../tracks-contract.ts'

interface StepDocumentsProps {
  step: TrackStep
  /** The name of the step. */
  name: string
  onChange: (change: Partial<TrackStep>) => void
}

/** The documents without which an application does not reach a step. */
export function StepDocuments({ step, name, onChange }: StepDocumentsProps) {
  const { documents, is_verification_required } = step
  const [isOpen, setOpen] = useState(false)
  const names = documents.map((kind) => documentKindLabels[kind]).join(' · ')

  return (
    <details
      className="col-span-full border-t border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
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
        <div className="grid gap-x-4 pb-2 text-sm sm:grid-cols-2 lg:grid-cols-4">
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
          <div className="col-span-full border-t border-line">
            <Checkbox
              label="They must be verified"
              isChecked={is_verification_required}
              onChange={(isChecked) => onChange({ is_verification_required: isChecked })}
            />
          </div>
        </div>
      )}
    </details>
  )
}
