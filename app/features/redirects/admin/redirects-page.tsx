import { type ChangeEvent, Suspense, use, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { LinkField } from '#app/platform/admin/link-field.tsx'
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
import {
  type ImportError,
  type ImportedRow,
  MAX_ADDRESS_LENGTH,
  MAX_IMPORTED_ROWS,
  type Redirect,
  redirectsApi,
} from '../contract.ts'
import type { Route } from './+types/redirects-page.ts'

const redirects = list(redirectsApi.list, {
  id: 'redirects',
  title: 'Redirects',
  plural: 'redirects',
  describeEmpty: ({ q }) =>
    q
      ? `No address or target contains “${q}”.`
      : 'Redirects lead visitors from old addresses to the right page. When the address of a page changes, its old address is added here. Press “+ Add redirect” to add one yourself.',
  countLabel: ['redirect', 'redirects'],
  search: { label: 'Search redirects', placeholder: 'Address or target' },
  paging: 'numbered',
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
      <LinkField
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
  const { rows, errors, failure, reset, check, add } = useImport(onClose)

  return (
    <Dialog title="Import redirects" onClose={onClose}>
      <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <Field
          label="CSV file"
          hint={`Two columns without a heading: the old address and the target. At most ${MAX_IMPORTED_ROWS} lines.`}
          error={failure}
        >
          {(control) => (
            <FileInput {...control} accept=".csv,text/csv" onClick={reset} onChange={check} />
          )}
        </Field>
        <div role="status" className="grid gap-2">
          {failure && <p className="sr-only">{failure}</p>}
          {rows && <p>{rows.length} lines can be added.</p>}
          {errors && (
            <>
              <p className="font-semibold">Nothing was added. Please correct these lines:</p>
              <ul className="grid gap-1 text-sm">
                {errors.map((error) => (
                  <li key={`${error.line} ${error.field}`} className="wrap-anywhere">
                    {describeLine(error)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          {rows && (
            <Button variant="primary" onClick={add}>
              Add redirects
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** An error of a line: of one of its columns, or of the whole line. */
type LineError = Omit<ImportError, 'field'> & Partial<Pick<ImportError, 'field'>>

const columnNames = { source: 'Address', target: 'Target' }

const describeLine = ({ line, field, detail }: LineError) =>
  field ? `Line ${line}, ${columnNames[field]}: ${detail}` : `Line ${line}: ${detail}`

/** What is known about the chosen file; nothing before one is chosen. */
interface CheckedFile {
  /** The lines, if all can be added. */
  rows?: ImportedRow[]
  errors?: LineError[]
  /** Why the file as a whole cannot be imported. */
  failure?: string
}

function useImport(onClose: () => void) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [checked, setChecked] = useState<CheckedFile>({})
  const latest = useRef<File>(undefined)

  /** Forgets the file, because the administrator chooses another one. */
  function reset() {
    latest.current = undefined
    setChecked({})
  }

  async function send(rows: ImportedRow[], is_dry_run: boolean): Promise<CheckedFile> {
    const body = { rows, is_dry_run }
    const result = await api.attempt(redirectsApi.import, { body }).catch(() => undefined)
    if (!result?.ok) return { failure: describeFailure(result?.failure) }
    const { errors } = result.value
    return errors.length > 0 ? { errors } : { rows }
  }

  async function check({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    reset()
    latest.current = file
    const { rows, ...refusal } = await parseRows(file)
    const result = rows ? await send(rows, true) : refusal
    // Ignores the result if the administrator has chosen another file in the meantime.
    if (latest.current === file) setChecked(result)
  }

  async function add() {
    const { rows = [] } = checked
    const result = await send(rows, false)
    // A colleague may have added one of the redirects since the dry run.
    if (!result.rows) return setChecked(result)
    onClose()
    await revalidate()
    await showToast('success', `${rows.length} redirects added`)
  }

  return { ...checked, reset, check, add }
}

/** Parses the file without blank lines, and finds what the server could not explain. */
async function parseRows(file: File): Promise<CheckedFile> {
  const { rows: read, problems } = await readCsv(await file.text())
  if (problems.length > 0) return { errors: problems }
  const rows = read
    .map(({ number, cells: [source = '', target = ''] }) => ({ line: number, source, target }))
    .filter(({ source, target }) => source.trim() || target.trim())
  const [first] = rows
  if (!first) return { failure: 'This file is empty. Please choose another one.' }
  if (rows.length > MAX_IMPORTED_ROWS)
    return { failure: `This file has ${rows.length} lines. Please import part of them at a time.` }
  const isHeading = !`${first.source}${first.target}`.includes('/')
  if (isHeading) return { errors: [{ line: first.line, detail: headingFound }] }
  const tooLong = rows.flatMap(listTooLong)
  return tooLong.length > 0 ? { errors: tooLong } : { rows }
}

const headingFound = 'This is a heading. Please remove this line from the file.'

/** The server would refuse the whole request. */
function listTooLong({ line, ...addresses }: ImportedRow): LineError[] {
  const detail = `Please use at most ${MAX_ADDRESS_LENGTH} characters.`
  const fields = (['source', 'target'] as const).filter(
    (field) => addresses[field].length > MAX_ADDRESS_LENGTH,
  )
  return fields.map((field) => ({ line, field, detail }))
}
