import { Suspense, use, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UnsavedWarning } from '#app/ui/unsaved-warning.tsx'
import { libraryApi, type Picture, type PictureUsage } from '../library-contract.ts'
import { FocalPointField } from './focal-point-field.tsx'
import { countVersions, describeUsage } from './pictures.ts'
import { ReplaceField } from './replace-field.tsx'
import { useEdited } from './use-edited.ts'

/** Edits a picture and shows where it is used. */
export function PictureDialog({ picture }: { picture: Picture }) {
  const { id, title, alt, focal_x, focal_y } = picture
  const { close } = useEdited()
  const { revalidate } = useRevalidator()
  const editor = useEditor({
    subject: `picture ${id}`,
    stored: { title, alt, focus: `${focal_x} ${focal_y}` },
    validate: (values): Record<string, string> =>
      values.title.trim() ? {} : { title: 'Please fill this in.' },
    send(api, { focus, ...metadata }) {
      const body = { ...metadata, ...(focus && parseFocalPoint(focus)) }
      return api.attempt(libraryApi.change, { params: { id }, body })
    },
    async onSaved() {
      // Reloads the list first, since closing the form does not.
      await revalidate()
      close()
      await showToast('success', 'Picture saved')
    },
  })
  const { values, change } = editor
  const { focal_x: x, focal_y: y } = parseFocalPoint(values.focus)
  const field = (name: 'title' | 'alt') => ({
    value: values[name],
    path: name,
    onChange: (value: string) => change(name, value),
  })

  return (
    <>
      <EditDialog title={title} editor={editor} onClose={close}>
        <TextField label="Title" isRequired maxLength={120} {...field('title')} />
        <TextField
          label="Alternative text"
          rows={2}
          maxLength={300}
          hint="Describes the picture for screen readers."
          {...field('alt')}
        />
        <FocalPointField
          address={`${picture.address}?w=960`}
          x={x}
          y={y}
          onChange={(x, y) => change('focus', `${x} ${y}`)}
        />
        <Usages picture={picture} />
        <ReplaceField picture={picture} />
      </EditDialog>
      <UnsavedWarning isUnsaved={editor.isUnsaved} onDiscard={editor.discard} />
    </>
  )
}

/** Both coordinates are one form value, since a click changes both. */
function parseFocalPoint(text: string) {
  const [focal_x = 50, focal_y = 50] = text.split(' ').map(Number)
  return { focal_x, focal_y }
}

function Usages({ picture: { id, uses, version_use_count } }: { picture: Picture }) {
  const api = useApi()
  const [reading] = useState(() =>
    api.attempt(libraryApi.listUses, { params: { id } }).catch(() => undefined),
  )

  return (
    <section className="grid gap-1">
      <h3 className="font-medium">Where it is used</h3>
      {uses === 0 && (
        <p className="text-sm text-ink/75">
          {version_use_count === 0
            ? 'Not used.'
            : `Only in ${countVersions(version_use_count)}. You can delete it; restored versions will show no picture.`}
        </p>
      )}
      {uses + version_use_count > 0 && (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <UsageList reading={reading} />
        </Suspense>
      )}
    </section>
  )
}

function UsageList({ reading }: { reading: Promise<Result<PictureUsage[]> | undefined> }) {
  const result = use(reading)
  const may = useCan()
  if (!result?.ok) return <p role="alert">The list could not be loaded. Please try again.</p>

  return (
    <ul className="grid gap-1 text-sm">
      {result.value.map((each) => {
        const { text, to, right } = describeUsage(each)
        return (
          <li key={each.subject + each.subject_id}>
            {may(right) ? (
              <Link to={to} className="inline-block py-0.5 text-indigo underline wrap-anywhere">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
