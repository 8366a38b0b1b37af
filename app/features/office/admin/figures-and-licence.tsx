import { DateField } from '#app/platform/admin/date-field.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldNames } from '../field-names-contract.ts'
import { ExampleNotice, FieldGroup } from './field-group.tsx'
import { ListFields } from './list-fields.tsx'
import type { OfficeEditor } from './use-office-editor.ts'

/** The numbers that the office publishes about itself, such as the number of its students. */
export function FiguresGroup({ editor }: { editor: OfficeEditor }) {
  const { office, change } = editor
  const otherExamples = office.examples.filter((field) => field !== 'figures')

  return (
    <FieldGroup
      title={fieldNames.figures}
      intro="Shown on the About page as your own claims. Publish only what you can prove. Visitors do not see hidden figures."
    >
      <ExampleNotice editor={editor} field="figures" label={fieldNames.figures} />
      <ListFields
        singular="figure"
        path="figures"
        items={office.figures}
        max={8}
        newItem={{ label: '', value: '', is_shown: true }}
        onChange={(figures) => change({ figures, examples: otherExamples })}
      >
        {(figure, index, update) => (
          <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
            <TextField
              label="Label"
              isRequired
              value={figure.label}
              path={`figures.${index}.label`}
              onChange={(label) => update({ label })}
            />
            <TextField
              label="Value"
              value={figure.value}
              path={`figures.${index}.value`}
              onChange={(value) => update({ value })}
            />
            <Checkbox
              label="Visible"
              path={`figures.${index}.is_shown`}
              isChecked={figure.is_shown}
              onChange={(is_shown) => update({ is_shown })}
            />
          </div>
        )}
      </ListFields>
    </FieldGroup>
  )
}

export function LicenceGroup({ editor }: { editor: OfficeEditor }) {
  const { licence } = editor.office
  const update = (change: Partial<typeof licence>) =>
    editor.change({ licence: { ...licence, ...change } })

  return (
    <FieldGroup
      title={fieldNames.licence}
      path="licence"
      intro="Shown in the footer of each page once it has a number."
    >
      <div className="fields-beside items-start gap-4">
        <TextField
          label="Authority"
          value={licence.authority}
          path="licence.authority"
          onChange={(authority) => update({ authority })}
        />
        <TextField
          label="Number"
          value={licence.number}
          path="licence.number"
          onChange={(number) => update({ number })}
        />
        <DateField
          label="Valid until"
          path="licence.valid_until"
          value={licence.valid_until}
          onChange={(valid_until) => update({ valid_until })}
        />
      </div>
    </FieldGroup>
  )
}
