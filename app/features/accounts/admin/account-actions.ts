import type { Administrator } from '../people-contract.ts'

/** What can be done to somebody else's account. */
export type AccountActionName = 'disable' | 'enable' | 'makeLink'

export interface AccountAction {
  name: AccountActionName
  person: Administrator
  question: string
  consequence: string
  action: string
}

/** A deed, and the words in which it is asked for. */
export function describeAction(name: AccountActionName, person: Administrator): AccountAction {
  return { name, person, ...actionTexts[name](person) }
}

type ActionTexts = Pick<AccountAction, 'question' | 'consequence' | 'action'>

const actionTexts: Record<AccountActionName, (person: Administrator) => ActionTexts> = {
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
