import { removeAllHidden } from '../text/visible-text.ts'

/** The key for comparing usernames: case, Unicode form and invisible characters do not matter. */
export const toUsernameKey = (username: string) =>
  removeAllHidden(username.normalize('NFKC').toLowerCase()).normalize('NFKC')
