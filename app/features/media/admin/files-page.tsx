import { type ComponentProps, Suspense, use } from 'react'
import { useRevalidator } from 'react-router'
import { formatFileSize, MAX_FILE_BYTES } from '#app/contract/files.ts'
import { withSeen } from '#app/contract/seen.ts'
import { type ListResult, list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { UploadPanel } from '#app/platform/admin/uploads/upload-panel.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { Button } from '#app/ui/button.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { filesApi, type StoredFile } from '../files-contract.ts'
import type { Route } from './+types/files-page.ts'
import { countVersions, toTitle } from './pictures.ts'
import { Usages } from './usages.tsx'
import { isSameList, useEdited } from './use-edited.ts'

const files = list(filesApi.list, {
  id: 'files',
  title: 'Files',
  plural: 'files',
  describeEmpty: ({ q }) =>
    q
      ? 'No files match. Change the search.'
      : 'Upload PDFs such as forms and fee lists, and link them in the texts of pages.',
  countLabel: ['file', 'files'],
  search: { label: 'Search files', placeholder: 'Title' },
  paging: 'numbered',
  columns: {
    title: {
      heading: 'Title',
      cell: ({ address, title }) => (
        <a href={address} className="font-semibold text-indigo underline wrap-anywhere">
          {title}
        </a>
      ),
    },
    size: {
      heading: 'Size',
      width: 'w-44',
      cell: ({ size, pages }) => (
        <>
          {`PDF, ${formatFileSize(size)}`}
          {pages > 0 && <span className="block">{countPages(pages)}</span>}
        </>
      ),
    },
    uses: { heading: 'Use', width: 'w-36', cell: describeUse },
    change: {
      heading: 'Change',
      width: 'w-24',
      cell: ({ id, title }) => <EditButton id={id} title={title} />,
    },
  },
  removal: {
    api: filesApi,
    singular: 'file',
    subject: 'file',
    label: ({ title }) => `Delete ${title}`,
    question: 'Delete this file?',
    description: ({ title, version_use_count }) =>
      version_use_count > 0
        ? `${title}. It is linked in ${countVersions(version_use_count)}. Restored versions will not link it.`
        : title,
    successMessage: ({ title }) => `${title} is deleted`,
    errorMessage: 'The file could not be deleted. It may be in use now.',
  },
})

const countPages = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`)

function describeUse({ uses, version_use_count }: StoredFile) {
  if (uses > 0) return uses === 1 ? '1 place' : `${uses} places`
  return version_use_count > 0 ? `Only ${countVersions(version_use_count)}` : 'Not used'
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(files, args)

export const shouldRevalidate = (change: { currentUrl: URL; nextUrl: URL }) => !isSameList(change)

/** PDFs that texts link to. */
export default function FilesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListScreen list={files} {...loaderData} intro={<UploadPanel {...fileUploads} />} />
      <Suspense>
        <EditedFile reading={loaderData.reading} />
      </Suspense>
    </>
  )
}

const fileUploads: ComponentProps<typeof UploadPanel<StoredFile>> = {
  label: 'Files to upload',
  action: 'Upload files',
  hint: 'PDF, at most 10 MB each.',
  accept: 'application/pdf,.pdf',
  doneMessage: 'Uploaded',
  validate({ type, size }) {
    // The server checks the content, because browsers derive the type from the name.
    if (type && type !== 'application/pdf')
      return 'This file is not a PDF. Save it as PDF and upload that.'
    if (size === 0) return 'This file is empty. Please choose another one.'
    return size > MAX_FILE_BYTES ? 'This file is too large. The maximum is 10 MB.' : undefined
  },
  send: (api, sending) =>
    api.attempt(filesApi.add, { body: { title: toTitle(sending.file.name) }, ...sending }),
}

function EditButton({ id, title }: { id: string; title: string }) {
  const { edit } = useEdited()

  return (
    <Button size="small" aria-label={`Edit ${title}`} onClick={() => edit(id)}>
      Edit
    </Button>
  )
}

/** Shows the form of the file whose id is in the query string. */
function EditedFile({ reading }: { reading: Promise<ListResult<StoredFile>> }) {
  const { edited } = useEdited()
  const result = use(reading)
  const file = result?.ok ? result.value.find(({ id }) => id === edited) : undefined
  return file && <FileDialog key={file.id} file={file} />
}

function FileDialog({ file }: { file: StoredFile }) {
  const { id, title } = file
  const { close } = useEdited()
  const { revalidate } = useRevalidator()
  const editor = useEditor({
    subject: `file ${id}`,
    stored: { title },
    record: file,
    toTexts: (record) => ({ title: record.title }),
    validate: (values): Record<string, string> =>
      values.title.trim() ? {} : { title: 'Please fill this in.' },
    send(api, changes, { base = file }) {
      const body = withSeen({ title: base.title, ...changes }, base)
      return api.attempt(filesApi.change, { params: { id }, body })
    },
    async onSaved() {
      await revalidate()
      close()
      await showToast('success', 'File saved')
    },
  })

  return (
    <EditDialog title={title} editor={editor} onClose={close}>
      <TextField
        label="Title"
        hint="The name of the download. Links keep their words."
        isRequired
        maxLength={120}
        path="title"
        value={editor.values.title}
        onChange={(value) => editor.change('title', value)}
      />
      <Usages of={file} api={filesApi} />
    </EditDialog>
  )
}
