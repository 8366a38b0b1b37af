import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { BranchFields } from './branch-fields.tsx'
import { BrandingGroup } from './branding-group.tsx'
import { ExampleNotice, FieldGroup } from './field-group.tsx'
import { FiguresGroup, LicenceGroup } from './figures-and-licence.tsx'
import { HoursGroup } from './hours-group.tsx'
import { OfficeLinesField, OfficeTextField } from './office-text-fields.tsx'
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
        <BrandingGroup editor={editor} />
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
