import { Field } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Tick } from '#app/ui/tick.tsx'
import { fieldNames } from '../field-names.ts'
import { Example, Group } from './group.tsx'
import { DateInput, ListFields } from './list-fields.tsx'
import type { OfficeEditor } from './use-office-editor.ts'

/** What the office says of itself. */
export function FiguresGroup({ editor }: { editor: OfficeEditor }) {
  const { office, change } = editor
  const examples = office.examples.filter((field) => field !== 'figures')

  return (
    <Group
      title={fieldNames.figures}
      intro="They stand on the page About, as your own words. Say only what you can show; what is not shown, no visitor sees."
    >
      <Example editor={editor} field="figures" label={fieldNames.figures} />
      <ListFields
        one="figure"
        path="figures"
        items={office.figures}
        most={8}
        blank={{ label: '', value: '', is_shown: true }}
        onChange={(figures) => change({ figures, examples })}
      >
        {(figure, index, put) => (
          <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
            <TextField
              label="What"
              isRequired
              value={figure.label}
              path={`figures.${index}.label`}
              onChange={(label) => put({ label })}
            />
            <TextField
              label="How many"
              value={figure.value}
              path={`figures.${index}.value`}
              onChange={(value) => put({ value })}
            />
            <Tick
              label="Shown"
              path={`figures.${index}.is_shown`}
              isTicked={figure.is_shown}
              onChange={(is_shown) => put({ is_shown })}
            />
          </div>
        )}
      </ListFields>
    </Group>
  )
}

export function LicenceGroup({ editor }: { editor: OfficeEditor }) {
  const { licence } = editor.office
  const put = (change: Partial<typeof licence>) =>
    editor.change({ licence: { ...licence, ...change } })

  return (
    <Group
      title={fieldNames.licence}
      path="licence"
      intro="At the foot of each page, once it has a number."
    >
      <div className="fields-beside items-start gap-4">
        <TextField
          label="Authority"
          value={licence.authority}
          path="licence.authority"
          onChange={(authority) => put({ authority })}
        />
        <TextField
          label="Number"
          value={licence.number}
          path="licence.number"
          onChange={(number) => put({ number })}
        />
        <Field label="Valid until" path="licence.valid_until">
          {(control) => (
            <DateInput
              control={control}
              value={licence.valid_until}
              onChange={(valid_until) => put({ valid_until })}
            />
          )}
        </Field>
      </div>
    </Group>
  )
}
