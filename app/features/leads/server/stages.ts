import { defineOrderedContent } from '#app/base/server/ordered/ordered.ts'
import { type Stage, stagesApi } from '../stage-contract.ts'
import { checkStages } from './store/stages.ts'

export const leadStages = defineOrderedContent<Stage>({
  api: stagesApi,
  table: 'lead_stages',
  columns: ['id', 'name', 'ending', 'position'],
  subject: 'lead_stage',
  displayName: 'Stage',
  name: 'name',
  toStored: (values: object, before?: Stage) => (before ? values : { ending: 'open', ...values }),
  checkAfter: checkStages,
})
