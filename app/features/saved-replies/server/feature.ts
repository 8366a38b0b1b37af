import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import { type SavedReply, savedRepliesApi } from '../contract.ts'
import { manifest } from '../feature.ts'

export const savedReplies = defineOrderedList<SavedReply>({
  manifest,
  api: savedRepliesApi,
  table: 'saved_replies',
  columns: ['id', 'title', 'text', 'language', 'position'],
  subject: 'saved_reply',
  displayName: 'Saved reply',
  name: 'title',
  facts: { columns: ['text'], page: '', language: 'language' },
})
