import type { Page } from '../page-contract.ts'

/** What a new page begins with: the address follows its title. */
export function beginPage(title: string): Page {
  return {
    slug: toSlug(title),
    place: '',
    title,
    description: '',
    picture: '',
    intro: '',
    sections: [],
  }
}

function toSlug(title: string) {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
  return words.trim().slice(0, 60).trim().replaceAll(' ', '-')
}
