import type { Administrator } from '../people-contract.ts'

/** What can be done to somebody else's account. */
export type DeedName = 'disable' | 'enable' | 'makeLink'

export interface Deed {
  name: DeedName
  person: Administrator
  question: string
  consequence: string
  action: string
}

/** A deed, and the words in which it is asked for. */
export function toDeed(name: DeedName, person: Administrator): Deed {
  return { name, person, ...words[name](person) }
}

type Words = Pick<Deed, 'question' | 'consequence' | 'action'>

const words: Record<DeedName, (person: Administrator) => Words> = {
  disable: ({ username, state }) => ({
    question: `Disable ${username}?`,
    consequence:
      state === 'invited'
        ? 'The invitation link stops working at once.'
        : `${username} is signed out everywhere within seconds and cannot log in until enabled again. Nothing that ${username} did is lost.`,
    action: 'Disable',
  }),
  enable: ({ username }) => ({
    question: `Enable ${username}?`,
    consequence: `${username} may enter the back office again.`,
    action: 'Enable',
  }),
  makeLink: ({ username, state }) =>
    state === 'invited'
      ? {
          question: `Make a new link for ${username}?`,
          consequence: 'The link before it stops working.',
          action: 'Make link',
        }
      : {
          question: `Reset the password of ${username}?`,
          consequence: `You get a link by which ${username} chooses a new password. The present one works until the link is used; then ${username} is signed out everywhere.`,
          action: 'Make link',
        },
}
