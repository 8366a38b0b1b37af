import { type FormEvent, useState } from 'react'
import type { LeadDetails } from '#app/features/leads/contract.ts'
import type { LeadFile } from '#app/features/leads/files-contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useOrder } from '#app/platform/admin/use-order.ts'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { languageQuery } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Day } from '#app/ui/day.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Sortable, useSortableItem } from '#app/ui/sortable.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type ChecklistItem,
  checklistApi,
  type GuideSuggestion,
  type ItemState,
  isDone,
  isOverdue,
  itemKinds,
  type NewChecklistItem,
} from '../checklist-contract.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemStateSelect } from './item-state-select.tsx'
import { useChecklist } from './use-checklist.ts'

const headings = { document: 'Documents', step: 'Steps' }

/** Lists the documents and steps of a lead with status, due date and files. */
export function Checklist({ lead, offers }: { lead: LeadDetails; offers: GuideSuggestion[] }) {
  const { id, checklist } = lead
  const today = toOfficeDay(useOffice(), new Date())
  const [edited, setEdited] = useState<string>()
  const { confirmRemoval, confirmDialog } = useRemoval(removal)
  const { rows, reorder } = useOrder(checklist, (api, ids) =>
    api.attempt(checklistApi.order, { params: { id }, body: { ids } }),
  )
  const listRows = (kind: ChecklistItem['kind']) => rows.filter((row) => row.kind === kind)
  const editedRow = rows.find((row) => row.id === edited)

  return (
    <section aria-labelledby="checklist" className="grid gap-3 card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="checklist" className="text-lg font-semibold text-indigo">
          Checklist
        </h2>
        {rows.length > 0 && <Progress rows={rows} today={today} />}
      </div>
      <GuideOffers leadId={id} offers={offers} isFirst={rows.length === 0} />
      {itemKinds
        .filter((kind) => listRows(kind).length > 0)
        .map((kind) => (
          <div key={kind} className="grid gap-1">
            <h3 className="font-semibold">{headings[kind]}</h3>
            <Sortable
              items={listRows(kind).map((row) => ({ id: row.id, name: row.title }))}
              onOrder={(ids) =>
                reorder(
                  itemKinds.flatMap((each) =>
                    each === kind ? ids : listRows(each).map((it) => it.id),
                  ),
                )
              }
            >
              <ul className="grid divide-y divide-line">
                {listRows(kind).map((row) => (
                  <ItemRow
                    key={row.id}
                    item={row}
                    files={lead.files.filter((file) =>
                      [row.file_id, ...row.more_file_ids].includes(file.id),
                    )}
                    isOverdue={isOverdue(row, today)}
                    onEdit={() => setEdited(row.id)}
                  />
                ))}
              </ul>
            </Sortable>
          </div>
        ))}
      <AddItem leadId={id} />
      {editedRow && (
        <ItemDialog
          key={editedRow.id}
          item={editedRow}
          files={lead.files}
          onClose={() => setEdited(undefined)}
          onRemove={() => {
            setEdited(undefined)
            confirmRemoval(editedRow)
          }}
        />
      )}
      {confirmDialog}
    </section>
  )
}

function Progress({ rows, today }: { rows: ChecklistItem[]; today: string }) {
  const done = rows.filter(({ state }) => isDone(state)).length
  const overdue = rows.filter((row) => isOverdue(row, today)).length

  return (
    <p className="text-sm text-ink/75 tabular-nums">
      {done} of {rows.length} done
      {overdue > 0 && <span className="font-semibold text-alarm"> · {overdue} overdue</span>}
    </p>
  )
}

const removal: Parameters<typeof useRemoval<ChecklistItem>>[0] = {
  api: checklistApi,
  singular: 'item',
  question: 'Remove this item from the checklist?',
  description: ({ title }) => title,
  successMessage: () => 'Removed from the checklist',
  errorMessage: 'The item was not removed. Please try again.',
}

interface GuideOffersProps {
  leadId: string
  offers: GuideSuggestion[]
  /** Whether the checklist is empty. */
  isFirst: boolean
}

/** Offers the documents and steps of the guides to the lead's countries. */
function GuideOffers({ leadId, offers, isFirst }: GuideOffersProps) {
  const { send, isSending } = useChecklist()
  if (offers.length === 0) {
    if (!isFirst) return null
    return (
      <p className="text-sm text-ink/75">
        When a country in “Interests” has a guide, you can add its documents and steps here.
      </p>
    )
  }

  const start = ({ country }: GuideSuggestion) =>
    send((api) =>
      api.attempt(checklistApi.addSuggested, {
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
              ? `The guide to ${offer.name} lists ${offer.titles.length} documents and steps.`
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

/** Adds a document or a step that no guide lists. */
function AddItem({ leadId: id }: { leadId: string }) {
  const empty: NewChecklistItem = { kind: 'document', title: '' }
  const { draft, saveDraft } = useDraft(`line for lead ${id}`, empty)
  const { send, isSending, failure } = useChecklist()

  async function add(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const isDone = await send((api) =>
      api.attempt(checklistApi.add, { params: { id }, body: draft }),
    )
    if (isDone) saveDraft({ ...empty, kind: draft.kind })
  }

  return (
    <form
      onSubmit={add}
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
    >
      <FormErrors failure={failure}>
        <SelectField
          label="Type"
          path="kind"
          options={[
            ['document', 'Document'],
            ['step', 'Step'],
          ]}
          value={draft.kind}
          onChange={(kind) => saveDraft({ ...draft, kind })}
        />
        <TextField
          label="Item name"
          maxLength={300}
          value={draft.title}
          path="title"
          onChange={(title) => saveDraft({ ...draft, title })}
        />
        <Button type="submit" className="justify-self-start sm:mt-7" disabled={isSending}>
          Add
        </Button>
      </FormErrors>
    </form>
  )
}

interface ItemRowProps {
  item: ChecklistItem
  files: LeadFile[]
  isOverdue: boolean
  onEdit: () => void
}

/** Shows an item. A new status is saved at once. */
function ItemRow({ item: check, files, isOverdue, onEdit }: ItemRowProps) {
  const { id, title, note, state, due_on } = check
  const { handle, isDragging, ...item } = useSortableItem(id)
  const { send, isSending } = useChecklist()
  const changeState = (newState: ItemState) =>
    send((api) => api.attempt(checklistApi.change, { params: { id }, body: { state: newState } }))

  return (
    <li
      {...item}
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-2 bg-white py-2 md:grid-cols-[auto_minmax(0,1fr)_auto] ${isDragging ? 'relative z-10 outline outline-indigo' : ''}`}
    >
      <DragHandle name={title} handle={handle} />
      <div className="grid gap-0.5 py-1.5">
        <p className={`wrap-anywhere ${isDone(state) ? 'text-ink/75' : 'font-medium'}`}>{title}</p>
        {note && (
          <div className="max-w-prose text-sm text-ink/75">
            <LongText text={note} />
          </div>
        )}
        {(due_on || files.length > 0) && (
          <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere">
            {due_on && (
              <span className={isOverdue ? 'font-semibold text-alarm' : 'text-ink/75'}>
                {isOverdue ? 'Overdue: ' : 'Due '}
                <Day on={due_on} isShort />
              </span>
            )}
            {files.map((file) => (
              <span key={file.id} className="text-ink/75">
                {file.name}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="flex gap-2 max-md:col-start-2">
        <ItemStateSelect
          label={`Status of ${title}`}
          state={state}
          isSending={isSending}
          onChoose={changeState}
          className="min-w-0 grow md:w-36"
        />
        <Button size="small" onClick={onEdit}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}
