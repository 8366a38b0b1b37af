import { foldText } from '#app/contract/fold-text.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import { type Stage, stagesApi } from '../stage-contract.ts'
import { updateFollowUpsOfStage } from './store/follow-up.ts'
import { checkStages } from './store/stages.ts'

export const leadStages = defineOrderedList<Stage>({
  api: stagesApi,
  table: 'lead_stages',
  columns: ['id', 'name', 'outcome', 'position'],
  subject: 'lead_stage',
  displayName: 'Stage',
  name: 'name',
  toStored: (values: object, before?: Stage) => (before ? values : { outcome: 'open', ...values }),
  async check(db, _services, { name }: Partial<Stage>, before) {
    if (name === undefined || name === before?.name) return
    const stages = await db
      .selectFrom('lead_stages')
      .select(['id', 'name'])
      .where('deleted_at', 'is', null)
      .execute()
    const isTaken = stages.some(
      (stage) => stage.id !== before?.id && foldText(stage.name) === foldText(name),
    )
    if (isTaken)
      throw new ValidationError({
        name: {
          code: 'name_taken',
          detail: 'Another stage has this name. Please choose another one.',
        },
      })
  },
  async checkAfter(db, id) {
    await checkStages(db, id)
    await updateFollowUpsOfStage(db, id)
  },
})
