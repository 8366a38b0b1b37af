/** How somebody is to be reached. */
export const waysOfReaching = {
  phone: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  chat: 'Chat',
  visit: 'Visit',
} as const
