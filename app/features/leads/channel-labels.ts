/** Labels of the preferred channels. */
export const contactChannelLabels = {
  phone: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  chat: 'Chat',
  visit: 'Visit',
} as const
