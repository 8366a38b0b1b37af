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
  async checkAfter(db, id) {
    await checkStages(db, id)
    await updateFollowUpsOfStage(db, id)
  },
})
