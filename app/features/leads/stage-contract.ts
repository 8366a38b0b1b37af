import { type Static, Type } from 'typebox'
import { Id, Position, Text } from '#app/contract/common.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

/** The outcome of leads in a stage. */
const StageOutcome = Type.Enum(['open', 'won', 'lost'])

/** A step from the first enquiry to the enrolled student, named by the office. */
export const NewStage = Type.Object({
  name: Text(40),
  outcome: Type.Optional(StageOutcome),
  position: Type.Optional(Position),
})
export type NewStage = Static<typeof NewStage>

export const Stage = Type.Object({
  id: Id,
  name: Type.String(),
  outcome: StageOutcome,
  position: Type.Integer(),
})
export type Stage = Static<typeof Stage>

export const stagesApi = orderedListApi('/api/lead-stages/', {
  singular: 'stage',
  row: Stage,
  createBody: NewStage,
  updateBody: Type.Partial(NewStage),
  readConfig: { access: 'administrator', right: 'leads:work', rowAccess: 'none' },
  writeConfig: { access: 'administrator', right: 'settings:change' },
})
