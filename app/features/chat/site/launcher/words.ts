export const closeChat = 'Close chat'
export const cannotLoad = 'The chat could not be loaded. Please try again.'
export const openChat = (unread: number) => `Open chat${unread > 0 ? `, ${unread} unread` : ''}`
export const writeToUs = 'Write to us'
