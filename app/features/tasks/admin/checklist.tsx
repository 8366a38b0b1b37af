import { useState } from 'react'
import type { LeadDetails } from '#app/features/leads/contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { useOrder } from '#app/platform/admin/use-order.ts'
import { useRemoval } from '#app/platform/admin/use-removal.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Sortable } from '#app/ui/sortable.tsx'
import {
  type ChecklistItem,
  checklistApi,
  type GuideSuggestion,
  isDone,
  isOverdue,
  itemKinds,
} from '../checklist-contract.ts'
import { AddItem } from './add-item.tsx'
import { GuideOffers } from './guide-offers.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ItemRow } from './item-row.tsx'

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
    <section
      aria-labelledby="checklist"
      className="grid gap-3 rounded-card border border-line bg-white p-4"
    >
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
