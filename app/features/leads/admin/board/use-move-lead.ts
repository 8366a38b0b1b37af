import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { BoardColumn, BoardLead } from '../../board-contract.ts'
import { type LeadChange, leadsApi } from '../../contract.ts'
import type { Stage } from '../../stage-contract.ts'

const UNDO_MS = 10_000

/** Moves leads between stages. Moving to a lost stage asks for the reason first. */
export function useMoveLead(columns: BoardColumn[], stages: Stage[]) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [pendingLoss, setPendingLoss] = useState<{ lead: BoardLead; stage: Stage }>()

  function move(leadId: string, stageId: string) {
    const lead = columns.flatMap(({ leads }) => leads).find(({ id }) => id === leadId)
    const stage = stages.find(({ id }) => id === stageId)
    if (!lead || !stage || lead.stage_id === stageId) return
    if (stage.outcome === 'lost') setPendingLoss({ lead, stage })
    else change(lead, stage)
  }

  async function change(lead: BoardLead, stage: Stage, lost_reason?: string) {
    const body = { stage_id: stage.id, ...(lost_reason && { lost_reason }) }
    if (!(await send(lead.id, body))) return
    const { stage_id, follow_up_at, follow_up_channel, follow_up_note } = lead
    // Only a lost lead loses its follow-up; a colleague may change that of other leads meanwhile.
    const next = stage.outcome === 'lost' ? { follow_up_at, follow_up_channel, follow_up_note } : {}
    const before = { stage_id, lost_reason: lead.lost_reason, ...next }
    const action = { label: 'Undo', onClick: () => void send(lead.id, before) }
    await showToast('success', `${lead.name} moved to ${stage.name}`, {
      ...{ durationMs: UNDO_MS, action },
    })
  }

  /** Returns whether the change succeeded. */
  async function send(id: string, body: LeadChange) {
    const result = await api
      .attempt(leadsApi.change, { params: { id }, body })
      .catch(() => undefined)
    await revalidate()
    if (result?.ok) return true
    const description = describeFailure(result?.failure)
    await showToast('error', 'The lead could not be moved.', { description })
    return false
  }

  return {
    move,
    pendingLoss,
    confirmLoss(reason: string) {
      if (pendingLoss) change(pendingLoss.lead, pendingLoss.stage, reason)
      setPendingLoss(undefined)
    },
    cancelLoss: () => setPendingLoss(undefined),
  }
}
