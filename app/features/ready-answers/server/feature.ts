import { ordered } from '#app/base/server/ordered/ordered.ts'
import { type ReadyAnswer, readyAnswersApi } from '../contract.ts'

export const readyAnswers = ordered<ReadyAnswer>({
  api: readyAnswersApi,
  table: 'ready_answers',
  columns: ['id', 'title', 'text', 'position'],
  subject: 'ready_answer',
  called: 'Ready answer',
  name: 'title',
  facts: { columns: ['text'], place: '' },
})
