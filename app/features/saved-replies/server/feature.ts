import { defineOrderedContent } from '#app/base/server/ordered/ordered.ts'
import { type SavedReply, savedRepliesApi } from '../contract.ts'

export const savedReplies = defineOrderedContent<SavedReply>({
  api: savedRepliesApi,
  table: 'ready_answers',
  columns: ['id', 'title', 'text', 'position'],
  subject: 'ready_answer',
  displayName: 'Ready answer',
  name: 'title',
  facts: { columns: ['text'], place: '' },
})
