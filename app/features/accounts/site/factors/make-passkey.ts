import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { isSecure } from '#app/base/browser/secure-context.ts'
import { pleaseFillThisIn } from '#app/base/browser/words.ts'
import type { ApiFailure, Result } from '#app/contract/api-client.ts'
import type { NewPasskey, PasskeyWanted } from '../../factors-contract.ts'
import * as words from './words.ts'

interface Making<Kept> {
  name: string
  /** Asks the server what a browser is to ask for. */
  begin: () => Promise<Result<PasskeyWanted>>
  /** Hands over what the browser has made. */
  keep: (made: { challenge: string; name: string; answer: NewPasskey }) => Promise<Result<Kept>>
}

/** Has the browser make a passkey of this name. Rejects when the server could not be reached. */
export async function makePasskey<Kept>({
  name,
  begin,
  keep,
}: Making<Kept>): Promise<Result<Kept>> {
  if (!isSecure()) return notMade({ detail: words.passkeyNeedsHttps })
  if (!name.trim()) return notMade({ detail: '', fields: { name: pleaseFillThisIn } })
  const asked = await begin()
  if (!asked.ok) return asked
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challenge, options } = asked.value
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON }).catch(describe)
  if (typeof answer === 'string') return notMade({ detail: answer })
  return keep({ challenge, name, answer })
}

const notMade = (failure: Omit<ApiFailure, 'code'>) => ({
  ok: false as const,
  status: 400,
  failure: { code: 'passkey_not_made', ...failure },
})

/** In words, why a browser made none. */
const describe = ({ name }: Error) =>
  name === 'InvalidStateError' ? words.passkeyKnown : words.passkeyNotMade
