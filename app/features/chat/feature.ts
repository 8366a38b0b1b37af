import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/messages': 'chat:answer' },
  subjects: {
    conversation: {
      right: 'chat:answer',
      one: 'chat',
      many: 'Messages',
      named: 'the chat with',
      restore: {
        url: '/api/conversations/deleted/:id/restore/',
        screen: '/admin/messages',
        isSearched: true,
        many: 'Chats',
      },
    },
  },
}
