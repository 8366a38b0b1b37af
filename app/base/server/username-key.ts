import { removeAllHidden } from './visible-text.ts'

/** What a username is compared by: its case, its Unicode form and invisible characters do not matter. */
export const toUsernameKey = (username: string) =>
  removeAllHidden(username.normalize('NFKC').toLowerCase()).normalize('NFKC')
