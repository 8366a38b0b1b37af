import { v7 as newId } from 'uuid'
import { foldText } from '#app/contract/fold-text.ts'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import { Conflict, type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { nextPosition } from '#database/positions.ts'
import type { NewTrack, Track, TrackChange } from '../tracks-contract.ts'
import { isOfVisibleLead } from './filters.ts'
import { findTrack, listTracks } from './tracks.ts'

const now = () => new Date().toISOString()

/** Adds a track after the others. Throws ValidationError. */
export async function addTrack(db: Database, { steps, ...values }: NewTrack) {
  checkNames(steps)
  const id = newId()
  await db
    .insertInto('tracks')
    .values({ ...values, id, position: nextPosition('tracks'), created_at: now() })
    .execute()
  await saveSteps(db, id, steps, [])
  return (await findTrack(db, id)) as Track
}

/** Changes a track with all its steps. Throws ValidationError, also for a removed step that is in use. */
export async function changeTrack(db: Database, before: Track, { steps, ...values }: TrackChange) {
  if (Object.keys(values).length > 0)
    await db.updateTable('tracks').set(values).where('id', '=', before.id).execute()
  if (steps) {
    checkNames(steps)
    await saveSteps(db, before.id, steps, before.steps)
  }
  return findTrack(db, before.id)
}

/**
 * Deletes a track. Its row and steps stay, because the histories of applications name them.
 * Throws Conflict if applications use it, or if it is the only one.
 */
export async function removeTrack(db: Database, { id }: Track) {
  await acquireLock(db, 'tracks')
  if ((await listTracks(db)).length === 1)
    throw new Conflict('This is the only track. Add another one first.', 'only_track')
  const used = db.selectFrom('applications').where('track_id', '=', id)
  const count = (is: typeof used) =>
    is
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
      .then(({ total }) => Number(total))
  const listed = await count(used.where('deleted_at', 'is', null).where(isOfVisibleLead(undefined)))
  if (listed > 0) {
    const detail = `Applications that use this track: ${listed}. Choose another track for them first.`
    throw new Conflict(detail, 'track_in_use')
  }
  const deleted = await count(used)
  if (deleted > 0) {
    const detail = `Deleted applications that use this track: ${deleted}. It can be deleted when they can no longer be restored.`
    throw new Conflict(detail, 'track_in_use')
  }
  await db.updateTable('tracks').set({ deleted_at: now() }).where('id', '=', id).execute()
  return undefined
}

/** Returns undefined if it cannot be restored. */
export async function restoreTrack(db: Database, id: string) {
  await db
    .updateTable('tracks')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .execute()
  return findTrack(db, id)
}

type Steps = NewTrack['steps']

async function saveSteps(db: Database, track_id: string, steps: Steps, stored: Track['steps']) {
  const idOf = (step: Steps[number]) => step.id?.toLowerCase()
  const removed = stored.filter(({ id }) => !steps.some((step) => idOf(step) === id))
  if (removed.length > 0) await acquireLock(db, 'tracks')
  for (const step of removed) await removeStep(db, step)
  for (const [index, step] of steps.entries()) {
    const { id: _, documents, is_verification_required: isRequired, ...named } = step
    const position = index + 1
    const values = {
      ...named,
      documents: documents && JSON.stringify(documents),
      is_verification_required: isRequired === undefined ? undefined : Number(isRequired),
    }
    const existing = stored.find(({ id }) => id === idOf(step))
    if (existing)
      await db
        .updateTable('track_steps')
        .set({ ...values, position })
        .where('id', '=', existing.id)
        .execute()
    else
      await db
        .insertInto('track_steps')
        .values({ ...values, id: newId(), track_id, position, created_at: now() })
        .execute()
  }
}

/** Deletes a step. Applications that were in it before keep it in their history. */
async function removeStep(db: Database, { id, name }: Track['steps'][number]) {
  const { total } = await db
    .selectFrom('applications')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('step_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(total) > 0) {
    const detail = `Applications in the step ${name}: ${total}. Move them to another step first.`
    throw new ValidationError({ steps: { code: 'in_use', detail } })
  }
  await db.updateTable('track_steps').set({ deleted_at: now() }).where('id', '=', id).execute()
}

function checkNames(steps: Steps) {
  const errors: Record<string, FieldError> = {}
  for (const [index, { name }] of steps.entries()) {
    const first = steps.findIndex((other) => foldText(other.name) === foldText(name))
    if (first !== index)
      errors[`steps.${index}.name`] = {
        code: 'name_taken',
        detail: 'Another step has this name. Please choose another one.',
      }
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}
