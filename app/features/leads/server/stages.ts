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
  toStored: (given: object, before?: Stage) => (before ? given : { ending: 'open', ...given }),
  checkAfter: checkStages,
})
