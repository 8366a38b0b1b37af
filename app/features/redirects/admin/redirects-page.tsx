import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { isSameSearch, useDialogAddress } from '#app/platform/admin/use-dialog-address.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { Button } from '#app/ui/button.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UnsavedWarning } from '#app/ui/unsaved-warning.tsx'
import { type Redirect, redirectsApi } from '../contract.ts'
import type { Route } from './+types/redirects-page.ts'
import { EditedRedirect, EditLink } from './edit-link.tsx'
import { ImportDialog } from './import-dialog.tsx'

const redirects = list(redirectsApi.list, {
  id: 'redirects',
  title: 'Redirects',
  plural: 'redirects',
  describeEmpty: () => 'When the address of a page changes, its old address is added here.',
  columns: {
    source: {
      heading: 'Address',
      cell: ({ source }) => <span className="font-semibold wrap-anywhere">{source}</span>,
    },
    target: {
      heading: 'Target',
      cell: ({ target }) => <span className="wrap-anywhere">{target}</span>,
    },
    created_by: { heading: 'By', width: 'w-[14%]', cell: ({ created_by }) => created_by },
    change: {
      heading: 'Change',
      width: 'w-24',
      cell: ({ id, source }) => <EditLink id={id} name={source} />,
    },
  },
  removal: {
    api: redirectsApi,
    singular: 'redirect',
    subject: 'redirect',
    label: ({ source }) => `Delete the redirect of ${source}`,
    question: 'Delete this redirect?',
    description: ({ source, target }) => `${source} redirects to ${target}`,
    successMessage: ({ source }) => `Redirect of ${source} deleted`,
    errorMessage: 'Failed to delete the redirect. Please try again.',
  },
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(redirects, args)

export const shouldRevalidate = isSameSearch

export default function RedirectsPage({ loaderData }: Route.ComponentProps) {
  const { isAdding, add } = useDialogAddress()
  const [isImporting, setImporting] = useState(false)

  return (
    <>
      <ListScreen
        list={redirects}
        {...loaderData}
        actions={
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setImporting(true)}>Import CSV</Button>
            <Button variant="primary" onClick={add}>
              + Add redirect
            </Button>
          </div>
        }
      />
      {isAdding && <RedirectDialog />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      <Suspense>
        <EditedRedirect reading={loaderData.reading}>
          {(redirect) => <RedirectDialog key={redirect.id} redirect={redirect} />}
        </EditedRedirect>
      </Suspense>
    </>
  )
}

function RedirectDialog({ redirect }: { redirect?: Redirect }) {
  const { close } = useDialogAddress()
  const { revalidate } = useRevalidator()
  const stored = { source: redirect?.source ?? '', target: redirect?.target ?? '' }
  const editor = useEditor({
    subject: redirect ? `redirect ${redirect.id}` : 'redirect',
    stored,
    validate: (): Record<string, string> => ({}),
    send(api, changes) {
      const body = { ...stored, is_permanent: redirect?.is_permanent, ...changes }
      if (!redirect) return api.attempt(redirectsApi.add, { body })
      return api.attempt(redirectsApi.change, { params: { id: redirect.id }, body })
    },
    async onSaved() {
      await close()
      await revalidate()
      await showToast('success', 'Redirect saved')
    },
  })
  const field = (name: 'source' | 'target') => ({
    value: editor.values[name],
    path: name,
    onChange: (value: string) => editor.change(name, value),
  })

  return (
    <>
      <EditDialog
        title={redirect ? `Edit ${redirect.source}` : 'Add redirect'}
        editor={editor}
        onClose={close}
      >
        <TextField
          label="Address"
          isRequired
          hint="Old address on this site, for example /old-page"
          {...field('source')}
        />
        <TextField
          label="Target"
          isRequired
          hint="A page, for example /contact, or a full address beginning with https://"
          {...field('target')}
        />
      </EditDialog>
      <UnsavedWarning isUnsaved={editor.isUnsaved} onDiscard={editor.discard} />
    </>
  )
}
