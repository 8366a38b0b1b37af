import { type Static, Type } from 'typebox'
import { Id, Position, Text } from '#app/contract/common.ts'
import { orderedContentApi } from '#app/contract/ordered-content.ts'

/** The outcome of leads in a stage. */
const Ending = Type.Enum(['open', 'won', 'lost'])

/** A step from the first enquiry to the enrolled student, named by the office. */
export const NewStage = Type.Object({
  name: Text(40),
  ending: Type.Optional(Ending),
  position: Type.Optional(Position),
})
export type NewStage = Static<typeof NewStage>

export const Stage = Type.Object({
  id: Id,
  name: Type.String(),
  ending: Ending,
  position: Type.Integer(),
})
export type Stage = Static<typeof Stage>

export const stagesApi = orderedContentApi('/api/lead-stages/', {
  one: 'stage',
  many: 'stages',
  row: Stage,
  added: NewStage,
  changed: Type.Partial(NewStage),
  reading: { access: 'administrator', right: 'leads:work', rows: 'none' },
  writing: { access: 'administrator', right: 'settings:change' },
})
