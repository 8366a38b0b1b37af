/** Channels by which a person can be reached. */
export const contactChannels = ['phone', 'whatsapp', 'email', 'chat', 'visit'] as const
