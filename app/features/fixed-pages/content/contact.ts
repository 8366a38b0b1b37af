import type { ContactContent } from '../contract.ts'

export const contact: ContactContent = {
  slug: 'contact',
  title: 'Contact Us',
  description: 'Ask {office}, {address}, for a free consultation about studying abroad.',
  picture: '',
  heading: 'Contact Us',
  intro: 'The first consultation is free. Write to us, and we answer by {reply_day}.',
}
