import type { ComponentProps } from 'react'
import { OFFICIAL_UNTIL } from '#app/contract/bikram-sambat-years.ts'
import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldNames } from '../field-names-contract.ts'
import { BranchFields } from './branch-fields.tsx'
import { BrandGroup } from './brand-group.tsx'
import { ExampleNotice, FieldGroup } from './field-group.tsx'
import { FiguresGroup, LicenceGroup } from './figures-and-licence.tsx'
import { HoursGroup } from './hours-group.tsx'
import type { OfficeEditor } from './use-office-editor.ts'

/** The office profile form. */
export function OfficeForm({ editor }: { editor: OfficeEditor }) {
  const { failure, rejectionCount, isSaving, isUnsaved, save, discard } = editor

  return (
    <form
      noValidate
      aria-label="The office"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) save()
      }}
    >
      <OfficeNotice editor={editor} />
      <FormErrors failure={failure} attempt={rejectionCount}>
        <FieldGroup title="Name">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <OfficeTextField editor={editor} name="name" isRequired />
            <OfficeTextField
              editor={editor}
              name="short_name"
              isRequired
              hint="Shown beside the logo and in page titles."
            />
          </div>
        </FieldGroup>
        <ContactGroup editor={editor} />
        <FieldGroup title="Addresses" intro="The first one is the main one.">
          <ExampleNotice editor={editor} field="branches" label="Address" />
          <BranchFields editor={editor} />
        </FieldGroup>
        <HoursGroup editor={editor} />
        <CalendarGroup editor={editor} />
        <BrandGroup editor={editor} />
        <PicturesGroup editor={editor} />
        <FiguresGroup editor={editor} />
        <LicenceGroup editor={editor} />
      </FormErrors>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        {isUnsaved && <p className="mr-auto text-sm text-ink/75">Not saved yet.</p>}
        <Button onClick={discard} disabled={!isUnsaved || isSaving}>
          Discard changes
        </Button>
        <Button type="submit" variant="primary" aria-disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

function OfficeNotice({ editor: { isRestored, notice } }: { editor: OfficeEditor }) {
  return (
    <>
      {isRestored && (
        <p className="rounded-lg border border-line bg-white px-3 py-2 text-sm">
          Your earlier changes were restored. They are not saved yet.
        </p>
      )}
      <p role="status" className="rounded-lg border border-alarm bg-white px-3 py-2 empty:hidden">
        {notice}
      </p>
    </>
  )
}

function ContactGroup({ editor }: { editor: OfficeEditor }) {
  return (
    <FieldGroup title="How visitors reach you">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <OfficeTextField editor={editor} name="email" isRequired type="email" />
        <OfficeTextField
          editor={editor}
          name="phone"
          isRequired
          hint="With the country code: +977 …"
        />
        <OfficeTextField
          editor={editor}
          name="whatsapp"
          hint="One number. If blank, there is no WhatsApp button."
        />
        <OfficeLinesField editor={editor} name="other_phones" hint="One per line." />
      </div>
      <OfficeLinesField
        editor={editor}
        name="social"
        hint="Links to your pages, one per line: https://www.facebook.com/…"
      />
    </FieldGroup>
  )
}

function CalendarGroup({ editor }: { editor: OfficeEditor }) {
  return (
    <FieldGroup
      title="Bikram Sambat"
      intro="Dates appear as “26 Nov 2026 (10 Mangsir 2083)” on the website, in the back office and in mails. In the back office, you can type them in Bikram Sambat, too."
    >
      <Checkbox
        label={fieldNames.is_bikram_sambat_shown}
        path="is_bikram_sambat_shown"
        isChecked={editor.office.is_bikram_sambat_shown}
        onChange={(is_bikram_sambat_shown) => editor.change({ is_bikram_sambat_shown })}
      />
      <OfficeLinesField
        editor={editor}
        name="bikram_sambat_years"
        hint={`The calendar is known until ${OFFICIAL_UNTIL}; later dates appear in AD only. When the next calendar is published, enter the year and the days of its 12 months. One year per line, for example ${OFFICIAL_UNTIL + 1}: 31 31 32 31 31 31 30 29 30 29 30 30`}
      />
    </FieldGroup>
  )
}

type OfficeTextFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onChange' | 'error'
> & {
  editor: OfficeEditor
  name: 'name' | 'short_name' | 'email' | 'phone' | 'whatsapp'
}

/** A text field of the office profile. */
function OfficeTextField({ editor, name, ...props }: OfficeTextFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <TextField
        {...props}
        label={fieldNames[name]}
        value={editor.office[name]}
        path={name}
        onChange={(text) => changeText(editor, name, text)}
      />
      <ExampleNotice editor={editor} field={name} label={fieldNames[name]} />
    </div>
  )
}

/** An edited value is no longer an example. */
function changeText(editor: OfficeEditor, name: OfficeTextFieldProps['name'], text: string) {
  const examples = editor.office.examples.filter((field) => field !== name)
  editor.change({ [name]: text, examples })
}

interface OfficeLinesFieldProps {
  editor: OfficeEditor
  name: 'other_phones' | 'social' | 'bikram_sambat_years'
  hint: string
}

/** A list edited as lines; blank lines are removed before sending. */
function OfficeLinesField({ editor, name, hint }: OfficeLinesFieldProps) {
  const { office, change } = editor

  return (
    <TextField
      label={fieldNames[name]}
      rows={2}
      hint={hint}
      value={office[name].join('\n')}
      path={name}
      onChange={(text) => change({ [name]: text ? text.split('\n') : [] })}
    />
  )
}

const pictureFields = [
  [
    'home',
    'Picture on the home page',
    'A wide picture in the middle of the home page, for example of a room or the street.',
  ],
  ['about', 'Picture of the rooms', 'On the About page, instead of the drawing.'],
  [
    'people',
    'Picture of the team',
    'Beside your mission. Ask everyone in the picture for permission first.',
  ],
] as const

/** Alternative text and focal point are edited in the picture library. */
function PicturesGroup({ editor: { office, change } }: { editor: OfficeEditor }) {
  const update = (field: string, address: string) =>
    change({ photographs: { ...office.photographs, [field]: address } })

  return (
    <FieldGroup title="Pictures of the office">
      {pictureFields.map(([field, label, hint]) => (
        <LibraryPicture
          key={field}
          label={label}
          hint={hint}
          path={`photographs.${field}`}
          address={office.photographs[field]}
          className="aspect-4/3 w-32"
          onChoose={({ address }) => update(field, address)}
          onRemove={() => update(field, '')}
        />
      ))}
    </FieldGroup>
  )
}
