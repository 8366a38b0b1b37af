import type { FastifyInstance } from 'fastify'
import { isDay } from '#app/contract/calendar.ts'
import type { AllHours } from '#app/contract/office.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { checkTaskOwner } from '#app/features/tasks/server/check-task.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireSharedLocks } from '#database/locks.ts'
import type { Application, ApplicationChange, NewApplication } from '../contract.ts'
import type { TrackStep } from '../tracks-contract.ts'
import { changeDeadline, checkDeadlineDay, closeDeadline, type StoredDeadline } from './deadline.ts'
import { findOrAddCourse } from './institutions/courses.ts'
import { findOrAddInstitution } from './institutions/institutions.ts'
import { decide } from './outcome.ts'
import { checkDocuments } from './step-documents.ts'
import * as store from './store.ts'
import { findSameStep, findStep, findTrack, findTrackOf } from './tracks.ts'

export interface Context {
  app: Pick<FastifyInstance, 'services'>
  /** The primary lead. */
  lead: Lead
  clock: AllHours
  by: string
  /** Whether the administrator may move applications whose documents are missing. */
  canOverride: boolean
}

/** Adds an application to a lead. Returns its id. Throws ValidationError. */
export async function addApplication(db: Database, body: NewApplication, context: Context) {
  const { lead, app } = context
  const { deadline, deadline_note, institution, course = '', ...sent } = body
  await checkTaskOwner(app, db, { lead, owner_id: sent.owner_id })
  await acquireSharedLocks(db, 'tracks')
  const wished = sent.country ?? (lead.countries.length === 1 ? lead.countries[0] : '') ?? ''
  const found = await findOrAddInstitution(db, { name: institution, country: wished })
  const country = sent.country ?? (found.country || wished)
  const track = sent.track_id ? await findTrack(db, sent.track_id) : await findTrackOf(db, country)
  const step = track?.steps[0]
  if (!track || !step) throw createTrackError()
  const { level = '', intake = '', campus = '', partner = '', owner_id = null, ...values } = sent
  const course_id = await findOrAddCourse(db, { institutionId: found.id, name: course, level })
  const today = toOfficeDay(context.clock, new Date())
  const { visa_decision = null } = values
  if (visa_decision !== null) await checkVisaStep(db, track.id, step.id, 'visa_decision')
  rejectFuture(values, today, newPastDays)
  if (deadline) checkDeadlineDay(deadline, context.clock)
  const visa_decided_on = visa_decision === null ? '' : values.visa_decided_on || today
  const row = {
    ...values,
    visa_decision,
    visa_decided_on,
    lead_id: lead.id,
    institution_id: found.id,
    course_id,
    level,
    intake,
    campus,
    partner,
    country,
    owner_id,
    track_id: track.id,
    step_id: step.id,
  }
  const id = await store.addApplication(db, row, context.by)
  if (deadline || deadline_note) {
    const stored = { id, leadId: lead.id, taskId: null, hasClosedDeadline: false }
    const change = { deadline, deadline_note, owner_id }
    await changeDeadline(db, stored, { lead, clock: context.clock, change })
  }
  return id
}

const createTrackError = () =>
  new ValidationError({
    track_id: { code: 'not_there', detail: 'This track has no steps. Choose another one.' },
  })

/** Changes an application, its step, outcome and deadline. Throws ValidationError. */
export async function changeApplication(
  db: Database,
  {
    before,
    stored,
    change,
  }: { before: Application; stored: StoredDeadline; change: ApplicationChange },
  context: Context,
) {
  const { app, lead, clock, by } = context
  const { institution, course, step_id, step_value, track_id, override_reason, ...sent } = change
  const { deadline, deadline_note, is_deadline_done, ...values } = sent
  if (values.owner_id !== before.owner_id)
    await checkTaskOwner(app, db, { lead, owner_id: values.owner_id })
  const today = toOfficeDay(clock, new Date())
  const step = await chooseStep(db, before, { step_id, track_id })
  const decision = decide(before, followEnrolment(before, change, step), today)
  const enrolledStep =
    decision.outcome === 'enrolled' &&
    before.outcome !== 'enrolled' &&
    (!step_id || step.id === before.step_id)
      ? await findEnrolledStep(db, step.track_id)
      : undefined
  const next = enrolledStep ?? step
  const moved = { track_id: next.track_id, step_id: next.id }
  if (decision.visa_decision !== null && decision.visa_decision !== before.visa_decision) {
    const field = change.visa_decision ? 'visa_decision' : 'outcome'
    await checkVisaStep(db, next.track_id, next.id, field)
  }
  rejectFuture(
    values,
    today,
    pastDays.filter((name) => values[name] !== before[name]),
  )
  if (deadline && deadline !== before.deadline) checkDeadlineDay(deadline, clock)
  const overridden = await checkDocuments(db, { before, next, change, today }, context)
  const named = await chooseCourse(db, before, change)
  await store.updateApplication(db, before.id, { ...values, ...named, ...moved, ...decision })
  if (next.id !== before.step_id)
    await store.moveToStep(db, { id: before.id, step_id: next.id, by, override_reason: overridden })
  if (step_value !== undefined) {
    const isSame = next.id === before.step_id && step_value === before.step_value
    if (!isSame) checkStepValue(next, step_value, today)
    await store.setStepValue(db, before.id, step_value)
  }
  const owner_id = values.owner_id === undefined ? before.owner_id : values.owner_id
  const deadlineChange = { deadline, deadline_note, is_deadline_done, owner_id }
  const [wasDecided, isDecided] = [before.outcome !== null, decision.outcome !== null]
  // A sent deadline moves the restored task, instead of adding another one.
  if (wasDecided && !isDecided) await closeDeadline(db, stored, false)
  await changeDeadline(db, stored, { lead, clock, change: deadlineChange })
  if (isDecided && !wasDecided) await closeDeadline(db, stored, true)
}

/** Returns the step after a change of step or track. */
async function chooseStep(
  db: Database,
  before: Application,
  { step_id, track_id = before.track_id }: Pick<ApplicationChange, 'step_id' | 'track_id'>,
) {
  const current = await findStep(db, before.step_id)
  const isSameTrack = track_id.toLowerCase() === before.track_id
  if (current && isSameTrack && (step_id === undefined || step_id === before.step_id))
    return current
  await acquireSharedLocks(db, 'tracks')
  const track = await findTrack(db, track_id)
  if (!track || track.steps.length === 0) throw createTrackError()
  const step = step_id
    ? track.steps.find(({ id }) => id === step_id.toLowerCase())
    : current && findSameStep(track, current)
  if (step) return { ...step, track_id: track.id }
  throw new ValidationError({
    step_id: {
      code: 'not_there',
      detail: 'This step is not on the track of the application. Choose another one.',
    },
  })
}

/** The step “enrolled” is the outcome “enrolled”; leaving it opens the application again. */
function followEnrolment(
  before: Application,
  change: ApplicationChange,
  step: Pick<TrackStep, 'id' | 'milestone'>,
): ApplicationChange {
  if (step.id === before.step_id || change.outcome !== undefined) return change
  if (step.milestone === 'enrolled' && before.outcome === null)
    return { ...change, outcome: 'enrolled' }
  if (step.milestone !== 'enrolled' && before.outcome === 'enrolled')
    return { ...change, outcome: null }
  return change
}

async function findEnrolledStep(db: Database, trackId: string) {
  const track = await findTrack(db, trackId)
  const step = track?.steps.find(({ milestone }) => milestone === 'enrolled')
  return step && { ...step, track_id: trackId }
}

/**
 * Returns the ids of institution and course after a change. An application keeps the merged institution
 * that it was made with, so that `unmerge` is exact.
 */
async function chooseCourse(db: Database, before: Application, change: ApplicationChange) {
  const { institution = before.institution, course: name = before.course } = change
  const isRenamed = institution !== before.institution
  if (!isRenamed && name === before.course) return {}
  const country = change.country ?? before.country
  const found = isRenamed
    ? await findOrAddInstitution(db, { name: institution, country })
    : undefined
  const isOther = found && found.id !== before.institution_id
  const institutionId = isOther ? found.id : await store.readInstitutionId(db, before.id)
  const level = change.level ?? before.level
  const course_id = await findOrAddCourse(db, { institutionId, name, level })
  return { institution_id: institutionId, course_id }
}

function checkStepValue({ input }: Pick<TrackStep, 'input'>, step_value: string, today: string) {
  if (step_value === '' || input !== 'date') return
  if (isDay(step_value)) return rejectFuture({ step_value }, today, ['step_value'])
  const detail = 'Enter a date, for example 2026-11-22.'
  throw new ValidationError({ step_value: { code: 'invalid', detail } })
}

/** Days on which something has happened. */
const pastDays = ['fee_paid_on', 'deposit_paid_on', 'conditions_met_on'] as const
const newPastDays = [...pastDays, 'visa_decided_on'] as const

/** Throws ValidationError for days after today. */
function rejectFuture<Name extends string>(
  values: { [name in Name]?: string },
  today: string,
  names: readonly Name[],
) {
  const detail = 'This day is in the future. Enter the day on which it happened.'
  const wrong = names.filter((name) => (values[name] ?? '') > today)
  if (wrong.length === 0) return
  throw new ValidationError(
    Object.fromEntries(wrong.map((name) => [name, { code: 'in_future', detail }])),
  )
}

/**
 * Throws ValidationError if the application has not reached the step of its track in which the visa is
 * lodged, or decided if none is. A track without such steps allows every decision.
 */
async function checkVisaStep(
  db: Database,
  trackId: string,
  stepId: string,
  field: 'visa_decision' | 'outcome',
) {
  const steps = (await findTrack(db, trackId))?.steps ?? []
  const find = (milestone: TrackStep['milestone']) =>
    steps.findIndex((step) => step.milestone === milestone)
  const first = find('visa_lodged') >= 0 ? find('visa_lodged') : find('visa_decided')
  const present = steps.findIndex(({ id }) => id === stepId)
  // A deleted step has no place on the track.
  if (present < 0 || present >= first) return
  const detail =
    'This application has not reached the step in which the visa is lodged. Set its step first, then the decision.'
  throw new ValidationError({ [field]: { code: 'too_early', detail } })
}
