import { isDay } from '#app/contract/calendar.ts'
import type { Holiday } from '#app/contract/office.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldNames } from '../field-names-contract.ts'
import { ExampleNotice, FieldGroup } from './field-group.tsx'
import { ListFields } from './list-fields.tsx'
import type { OfficeEditor } from './use-office-editor.ts'
import { WeekFields } from './week-fields.tsx'

const newHoliday: Holiday = { name: '', from: '', until: '', is_yearly: false }

export function HoursGroup({ editor }: { editor: OfficeEditor }) {
  const { office, change } = editor
  const otherExamples = office.examples.filter((field) => field !== 'week')

  return (
    <FieldGroup
      title="Opening hours"
      intro="The chat uses them to show whether you are open, and to tell visitors when you will answer."
    >
      <ExampleNotice editor={editor} field="week" label={fieldNames.week} />
      <WeekFields
        week={office.week}
        path="week"
        onChange={(week) => change({ week, examples: otherExamples })}
      />
      <SelectField
        label={fieldNames.time_zone}
        path="time_zone"
        options={listZones(office.time_zone).map((zone) => [zone, zone])}
        value={office.time_zone}
        onChange={(time_zone) => change({ time_zone })}
      />
      <h3 className="font-semibold">{fieldNames.holidays}</h3>
      <HolidayFields editor={editor} />
    </FieldGroup>
  )
}

function HolidayFields({ editor: { office, change } }: { editor: OfficeEditor }) {
  return (
    <ListFields
      singular="holiday"
      path="holidays"
      items={office.holidays}
      max={100}
      newItem={newHoliday}
      onChange={(holidays) => change({ holidays })}
    >
      {(holiday, index, update) => (
        <div className="fields-beside items-start gap-3">
          <TextField
            label="Holiday"
            isRequired
            value={holiday.name}
            path={`holidays.${index}.name`}
            onChange={(name) => update({ name })}
          />
          <DateField
            label="First day"
            isRequired
            path={`holidays.${index}.from`}
            value={holiday.from}
            // Sets the last day too, because most holidays last one day.
            onChange={(from) =>
              update(isDay(from) && holiday.until < from ? { from, until: from } : { from })
            }
          />
          <DateField
            label="Last day"
            isRequired
            path={`holidays.${index}.until`}
            value={holiday.until}
            onChange={(until) => update({ until })}
          />
          <Checkbox
            label="Every year"
            path={`holidays.${index}.is_yearly`}
            isChecked={holiday.is_yearly}
            onChange={(is_yearly) => update({ is_yearly })}
          />
        </div>
      )}
    </ListFields>
  )
}

/** Adds the stored time zone, because some browsers list it only under an older name. */
const listZones = (stored: string) =>
  [...new Set([stored, ...Intl.supportedValuesOf('timeZone')])].toSorted()
