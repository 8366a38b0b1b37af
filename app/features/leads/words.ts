/** Labels of the preferred channels. */
export const waysOfReaching = {
  phone: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  chat: 'Chat',
  visit: 'Visit',
} as const
