/** The page of the form. With a secret link, a subscriber confirms or unsubscribes there. */
export const subscribing = {
  path: '/newsletter',
  fields: ['link'],
  maxLength: 60,
  isSecret: true,
} as const
