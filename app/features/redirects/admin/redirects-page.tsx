import { type ChangeEvent, Suspense, use, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { type ListResult, list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { readCsv } from '#app/platform/admin/read-csv.ts'
import { isSameSearch, useDialogAddress } from '#app/platform/admin/use-dialog-address.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type ImportError, type ImportedRow, type Redirect, redirectsApi } from '../contract.ts'
import type { Route } from './+types/redirects-page.ts'

const redirects = list(redirectsApi.list, {
  id: 'redirects',
  title: 'Redirects',
  plural: 'redirects',
  describeEmpty: () =>
    'Redirects lead visitors from old addresses to the right page. When the address of a page changes, its old address is added here. Press “+ Add redirect” to add one yourself.',
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
  const stored = toTexts(redirect)
  const editor = useEditor({
    subject: redirect ? `redirect ${redirect.id}` : 'redirect',
    stored,
    record: redirect,
    toTexts,
    validate: (): Record<string, string> => ({}),
    send(api, changes, { base }) {
      const body = { ...toTexts(base), is_permanent: base?.is_permanent, ...changes }
      if (!redirect) return api.attempt(redirectsApi.add, { body })
      return api.attempt(redirectsApi.change, {
        params: { id: redirect.id },
        body: withSeen(body, base),
      })
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
  )
}

const toTexts = (redirect?: Redirect) => ({
  source: redirect?.source ?? '',
  target: redirect?.target ?? '',
})

function EditLink({ id, name }: { id: string; name: string }) {
  const { edit } = useDialogAddress()

  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-label={`Edit ${name}`}
      onClick={() => edit(id)}
    >
      Edit
    </Button>
  )
}

/** Renders the form of the redirect whose id is in the query string. */
function EditedRedirect({
  reading,
  children,
}: {
  reading: Promise<ListResult<Redirect>>
  children: (redirect: Redirect) => React.ReactNode
}) {
  const { edited } = useDialogAddress()
  const result = use(reading)
  const row = result?.ok ? result.value.find(({ id }) => id === edited) : undefined
  return row && children(row)
}

/** Imports redirects from a CSV file, all or none. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const { rows, errors, check, add } = useImport(onClose)

  return (
    <Dialog title="Import redirects" onClose={onClose}>
      <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <Field
          label="CSV file"
          hint="Two columns without a heading: the old address and the target. At most 500 lines."
        >
          {(control) => <FileInput {...control} accept=".csv,text/csv" onChange={check} />}
        </Field>
        <div role="status" className="grid gap-2">
          {rows && errors?.length === 0 && <p>{rows.length} lines can be added.</p>}
          {errors && errors.length > 0 && (
            <>
              <p className="font-semibold">Nothing was added. Please correct these lines:</p>
              <ul className="grid gap-1 text-sm">
                {errors.map(({ line, detail }) => (
                  <li key={line} className="wrap-anywhere">
                    Line {line}: {detail}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          {rows && errors?.length === 0 && (
            <Button variant="primary" onClick={add}>
              Add redirects
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function useImport(onClose: () => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState<ImportedRow[]>()
  const [errors, setErrors] = useState<ImportError[]>()
  const latest = useRef<File>(undefined)

  async function send(given: ImportedRow[], is_dry_run: boolean) {
    const body = { rows: given, is_dry_run }
    const result = await api.attempt(redirectsApi.import, { body }).catch(() => undefined)
    if (result?.ok) return result.value
    const description = describeFailure(result?.failure)
    await showToast('error', 'The file could not be read.', { description })
    return undefined
  }

  async function check({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setRows(undefined)
    setErrors(undefined)
    latest.current = file
    const { rows: given, errors: parseErrors } = await parseRows(file)
    const response = parseErrors.length > 0 ? { errors: parseErrors } : await send(given, true)
    // Ignores the result if the administrator has chosen another file in the meantime.
    if (latest.current !== file) return
    setRows(response && given)
    setErrors(response?.errors)
  }

  async function add() {
    const response = await send(rows ?? [], false)
    // A colleague may have added one of the redirects since the dry run.
    if (!response || response.errors.length > 0) return setErrors(response?.errors)
    onClose()
    await revalidate()
    await showToast('success', `${response.added} redirects added`)
  }

  return { rows, errors, check, add }
}

/** Parses the file without blank lines. `errors` are lines with unbalanced quotes. */
async function parseRows(file: File) {
  const { rows: read, problems: errors } = await readCsv(await file.text())
  const rows = read
    .map(({ number, cells: [source = '', target = ''] }) => ({ line: number, source, target }))
    .filter(({ source, target }) => source.trim() || target.trim())
  return { rows, errors }
}
