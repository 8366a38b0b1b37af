import { type BrandColours, firstColours, hasFirstColours } from '#app/contract/brand.ts'
import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { findColourProblems, isColour } from '#app/platform/brand/brand-colours.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { describeColourProblem } from '../describe-colour-problem.ts'
import { fieldNames } from '../field-names-contract.ts'
import { FieldGroup } from './field-group.tsx'
import type { OfficeEditor } from './use-office-editor.ts'

/** Logos, icon and colours of the public site, mails and pictures of shared links. */
export function BrandGroup({ editor }: { editor: OfficeEditor }) {
  return (
    <FieldGroup
      title="Brand"
      intro="For the website, mails and pictures of shared links. This office area keeps its own colours."
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ColourField
          editor={editor}
          name="primary_colour"
          hint="Links, headings, icons and chat bubbles. Dark backgrounds are a darker shade of it."
        />
        <ColourField
          editor={editor}
          name="accent_colour"
          hint="Main buttons, and marks on dark backgrounds."
        />
      </div>
      <Button
        className="justify-self-start"
        disabled={hasFirstColours(editor.office)}
        onClick={() => editor.change(firstColours)}
      >
        Back to the first colours
      </Button>
      <BrandPicture
        editor={editor}
        name="logo"
        hint="At the top of each page, instead of the icon and the short name. Like the others, at least 112 pixels wide and high."
        className="h-16 w-40 !object-contain"
      />
      <BrandPicture
        editor={editor}
        name="logo_on_dark"
        hint="In the footer and on pictures of shared links. A light version of the logo, with a transparent background."
        className="h-16 w-40 !bg-night !object-contain"
      />
      <BrandPicture
        editor={editor}
        name="mark"
        hint="A square picture for the browser’s tab and for phones. If blank, it is made from the logo."
        className="size-16 !object-contain"
      />
    </FieldGroup>
  )
}

interface ColourFieldProps {
  editor: OfficeEditor
  name: keyof BrandColours
  hint: string
}

/** A colour as text and with the browser's colour picker. Offers the nearest readable colour. */
function ColourField({ editor: { office, change }, name, hint }: ColourFieldProps) {
  const colour = office[name]
  const problem = findColourProblems(office).find(({ field }) => field === name)
  const nearest = problem?.nearest
  const set = (value: string) => change({ [name]: value })

  return (
    <div className="grid content-start gap-2">
      <Field
        label={fieldNames[name]}
        path={name}
        hint={hint}
        error={problem && nearest && describeColourProblem(problem)}
        isRequired
      >
        {({ className, ...control }) => (
          <div className="flex gap-2">
            <input
              {...control}
              required
              value={colour}
              maxLength={20}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => set(target.value.trim())}
              className={className}
            />
            <input
              type="color"
              aria-label={`Choose: ${fieldNames[name]}`}
              value={isColour(colour) ? colour.toLowerCase() : firstColours[name]}
              onChange={({ target }) => set(target.value)}
              className="h-11 w-14 shrink-0 rounded-lg border border-ink/40 bg-white p-1"
            />
          </div>
        )}
      </Field>
      {nearest && (
        <Button size="small" className="justify-self-start" onClick={() => set(nearest)}>
          <span
            aria-hidden="true"
            className="size-4 rounded-full border border-ink/40"
            style={{ backgroundColor: nearest }}
          />
          Use {nearest}
        </Button>
      )}
    </div>
  )
}

interface BrandPictureProps {
  editor: OfficeEditor
  name: 'logo' | 'logo_on_dark' | 'mark'
  hint: string
  className: string
}

function BrandPicture({ editor: { office, change }, name, hint, className }: BrandPictureProps) {
  return (
    <LibraryPicture
      label={fieldNames[name]}
      hint={hint}
      path={name}
      address={office[name]}
      className={className}
      onChoose={({ address }) => change({ [name]: address })}
      onRemove={() => change({ [name]: '' })}
    />
  )
}
