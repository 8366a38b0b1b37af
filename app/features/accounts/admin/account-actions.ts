import type { Administrator } from '../people-contract.ts'

/** Actions on another administrator's account. */
export type AccountActionName = 'disable' | 'enable' | 'makeLink'

export interface AccountAction {
  name: AccountActionName
  person: Administrator
  question: string
  consequence: string
  action: string
}

/** Returns the texts of the confirmation dialog. */
export function describeAction(name: AccountActionName, person: Administrator): AccountAction {
  return { name, person, ...actionTexts[name](person) }
}

type ActionTexts = Pick<AccountAction, 'question' | 'consequence' | 'action'>

const actionTexts: Record<AccountActionName, (person: Administrator) => ActionTexts> = {
  disable: ({ username, state }) => ({
    question: `Disable ${username}?`,
    consequence:
      state === 'invited'
        ? 'The invitation link stops working immediately.'
        : `${username} is signed out everywhere within seconds and cannot log in until enabled again. Nothing that ${username} did is lost.`,
    action: 'Disable',
  }),
  enable: ({ username }) => ({
    question: `Enable ${username}?`,
    consequence: `${username} can sign in to the back office again.`,
    action: 'Enable',
  }),
  makeLink: ({ username, state }) =>
    state === 'invited'
      ? {
          question: `Create a new link for ${username}?`,
          consequence: 'The previous link stops working.',
          action: 'Create link',
        }
      : {
          question: `Reset the password of ${username}?`,
          consequence: `You get a link with which ${username} can choose a new password. The current password works until the link is used. Then ${username} is signed out everywhere.`,
          action: 'Create link',
        },
}
