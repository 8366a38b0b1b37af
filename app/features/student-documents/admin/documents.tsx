import { type FormEvent, useState } from 'react'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { documentOptions, nameDocument } from '#app/features/leads/admin/lead-labels.ts'
import type { LeadDetails } from '#app/features/leads/contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useOrder } from '#app/platform/admin/use-order.ts'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { languageQuery } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Sortable } from '#app/ui/sortable.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type DocumentKind,
  documentKindLabels,
  type GuideSuggestion,
  type NewDocument,
  type StudentDocument,
  studentDocumentsApi,
} from '../contract.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { DocumentRow } from './document-row.tsx'
import { FilesUpload } from './files-upload.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDocuments } from './use-documents.ts'
import { VerifyDialog } from './verify-dialog.tsx'

type Form = 'edit' | 'verify' | 'reject'

/** Documents that a step of an application needs and that the lead does not have yet. */
export interface StepOffer {
  /** The step and the institution. */
  name: string
  kinds: DocumentKind[]
}

interface DocumentsProps {
  lead: LeadDetails
  offers: GuideSuggestion[]
  stepOffers: StepOffer[]
}

/** Lists the documents of a lead with their state, proof and files. */
export function Documents({ lead, offers, stepOffers }: DocumentsProps) {
  const { id, documents } = lead
  const today = toOfficeDay(useOffice(), new Date())
  const [opened, setOpened] = useState<{ id: string; form: Form }>()
  const { confirmRemoval, confirmDialog } = useRemoval(removal)
  const { rows, reorder } = useOrder(documents, (api, ids) =>
    api.attempt(studentDocumentsApi.order, { params: { id }, body: { ids } }),
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const openedRow = rows.find((row) => row.id === opened?.id)
  const close = () => setOpened(undefined)
  const needed = rows.filter(({ state }) => state !== 'not_needed')
  const verified = rows.filter(({ state }) => state === 'verified')

  return (
    <section aria-labelledby="documents" className="grid gap-3 card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="documents" className="text-lg font-semibold text-indigo">
          Documents
        </h2>
        {rows.length > 0 && (
          <p className="text-sm text-ink/75 tabular-nums">
            {verified.length} of {needed.length} verified
          </p>
        )}
      </div>
      <StepOffers leadId={id} offers={stepOffers} />
      <GuideOffers leadId={id} offers={offers} isFirst={rows.length === 0} />
      <Sortable
        items={rows.map((row) => ({ id: row.id, name: nameDocument(row) }))}
        onOrder={reorder}
      >
        <ul className="grid divide-y divide-line">
          {rows.map((row) => (
            <DocumentRow
              key={row.id}
              leadId={id}
              document={row}
              sameFiles={lead.same_files}
              isChosen={chosen.has(row.id)}
              onChoose={(isChosen) => setChosen(toggle(chosen, row.id, isChosen))}
              today={today}
              onOpen={(form) => setOpened({ id: row.id, form })}
            />
          ))}
        </ul>
      </Sortable>
      <DownloadButton lead={lead} chosen={chosen} />
      <AddDocument leadId={id} />
      <FilesUpload leadId={id} label="Files to add" action="Add files" />
      {openedRow && opened?.form === 'edit' && (
        <DocumentDialog
          key={openedRow.id}
          document={openedRow}
          onClose={close}
          onRemove={() => {
            close()
            confirmRemoval(openedRow)
          }}
        />
      )}
      {openedRow && opened?.form === 'verify' && (
        <VerifyDialog document={openedRow} onClose={close} />
      )}
      {openedRow && opened?.form === 'reject' && (
        <RejectDialog document={openedRow} onClose={close} />
      )}
      {confirmDialog}
    </section>
  )
}

function toggle(chosen: ReadonlySet<string>, id: string, isChosen: boolean) {
  const changed = new Set(chosen)
  if (isChosen) changed.add(id)
  else changed.delete(id)
  return changed
}

interface DownloadButtonProps {
  lead: LeadDetails
  /** The chosen documents; none for all. */
  chosen: ReadonlySet<string>
}

/** Downloads the chosen documents, or all, as a ZIP file. */
function DownloadButton({ lead: { id, name, documents }, chosen }: DownloadButtonProps) {
  const { run, isSending } = useCommand()
  const withPages = documents.filter(({ files }) => files.some(({ is_proof }) => !is_proof))
  const ids = withPages.flatMap((each) => (chosen.has(each.id) ? each.id : []))
  if (withPages.length === 0) return null

  async function download() {
    const input = { params: { id }, body: ids.length > 0 ? { ids } : {} }
    const result = await run(studentDocumentsApi.download, input, 'The download failed')
    if (result) saveFile(result.value, `${name || 'documents'}.zip`)
  }

  return (
    <Button size="small" className="justify-self-start" disabled={isSending} onClick={download}>
      {ids.length > 0 ? `Download ${ids.length} as ZIP` : 'Download all as ZIP'}
    </Button>
  )
}

const removal: Parameters<typeof useRemoval<StudentDocument>>[0] = {
  api: studentDocumentsApi,
  singular: 'document',
  question: 'Remove this document with its files?',
  description: nameDocument,
  successMessage: (row) => `${nameDocument(row)} removed`,
  errorMessage: 'The document was not removed. Please try again.',
}

/** Offers the documents of the next steps of applications. */
function StepOffers({ leadId, offers }: { leadId: string; offers: StepOffer[] }) {
  const { send, isSending } = useDocuments()

  function ask({ kinds }: StepOffer) {
    let added: StudentDocument[] = []
    return send(
      async (api) => {
        const params = { id: leadId }
        const result = await api.attempt(studentDocumentsApi.addNeeded, { params, body: { kinds } })
        if (result.ok) added = result.value
        return result
      },
      { done: 'Documents added as needed', undo: (api) => removeAll(api, added) },
    )
  }

  if (offers.length === 0) return null
  return (
    <ul className="grid gap-2">
      {offers.map((offer) => (
        <li
          key={offer.name}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-paper px-3 py-2"
        >
          <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
            <span className="font-semibold">{offer.name}:</span>{' '}
            {offer.kinds.map((kind) => documentKindLabels[kind]).join(' · ')}
          </p>
          <Button size="small" disabled={isSending} onClick={() => ask(offer)}>
            Ask for these<span className="sr-only">: {offer.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Returns the first error, or the last result. */
async function removeAll(api: ApiClient, documents: StudentDocument[]) {
  let result: Result<unknown> = { ok: true, value: undefined, total: 0 }
  for (const { id } of documents) {
    result = await api.attempt(studentDocumentsApi.remove, { params: { id } })
    if (!result.ok) return result
  }
  return result
}

interface GuideOffersProps {
  leadId: string
  offers: GuideSuggestion[]
  /** Whether the lead has no documents. */
  isFirst: boolean
}

/** Offers the documents of the guides to the lead's countries. */
function GuideOffers({ leadId, offers, isFirst }: GuideOffersProps) {
  const { send, isSending } = useDocuments()
  if (offers.length === 0) {
    if (!isFirst) return null
    return (
      <p className="text-sm text-ink/75">
        When a country in “Interests” has a guide, you can add its documents here.
      </p>
    )
  }

  const start = ({ country }: GuideSuggestion) =>
    send((api) =>
      api.attempt(studentDocumentsApi.addSuggested, {
        params: { id: leadId },
        querystring: languageQuery,
        body: { country },
      }),
    )

  return (
    <ul className="grid gap-2">
      {offers.map((offer) => (
        <li
          key={offer.country}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-paper px-3 py-2"
        >
          <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
            {isFirst
              ? `The guide to ${offer.name} lists ${offer.titles.length} documents.`
              : `The guide to ${offer.name} also lists: ${nameFirst(offer.titles)}.`}
          </p>
          <Button size="small" disabled={isSending} onClick={() => start(offer)}>
            {isFirst ? `Use the guide to ${offer.name}` : 'Add'}
            {!isFirst && <span className="sr-only"> from the guide to {offer.name}</span>}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const MAX_NAMED = 3

function nameFirst(titles: string[]) {
  const more = titles.length - MAX_NAMED
  const names = titles.slice(0, MAX_NAMED).join(' · ')
  return more > 0 ? `${names} · and ${more} more` : names
}

/** Adds a document that no guide lists. */
function AddDocument({ leadId: id }: { leadId: string }) {
  const empty: NewDocument & { title: string } = { kind: 'passport', title: '' }
  const { draft, saveDraft } = useDraft(`document for lead ${id}`, empty)
  const { send, isSending, failure } = useDocuments()

  async function add(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const isDone = await send((api) =>
      api.attempt(studentDocumentsApi.add, { params: { id }, body: draft }),
    )
    if (isDone) saveDraft({ ...empty, kind: draft.kind })
  }

  return (
    <form
      onSubmit={add}
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
    >
      <FormErrors failure={failure}>
        <SelectField
          label="Type"
          path="kind"
          options={documentOptions}
          value={draft.kind}
          onChange={(kind) => saveDraft({ ...draft, kind })}
        />
        <TextField
          label="Document name"
          maxLength={300}
          value={draft.title}
          path="title"
          onChange={(title) => saveDraft({ ...draft, title })}
        />
        <Button type="submit" className="justify-self-start sm:mt-7" disabled={isSending}>
          Add document
        </Button>
      </FormErrors>
    </form>
  )
}
