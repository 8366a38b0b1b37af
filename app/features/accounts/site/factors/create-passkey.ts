import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { isSecure } from '#app/base/browser/secure-context.ts'
import { pleaseFillThisIn } from '#app/base/browser/words.ts'
import type { ApiFailure, Result } from '#app/contract/api-client.ts'
import type { PasskeyAttestation, PasskeyCreation } from '../../factors-contract.ts'
import * as words from './words.ts'

interface PasskeyToCreate<Stored> {
  name: string
  /** Fetches the options from the server. */
  begin: () => Promise<Result<PasskeyCreation>>
  /** Sends the created passkey to the server. */
  store: (created: {
    challenge: string
    name: string
    answer: PasskeyAttestation
  }) => Promise<Result<Stored>>
}

/** Lets the browser create a passkey. Rejects if the server is unreachable. */
export async function createPasskey<Stored>({
  name,
  begin,
  store,
}: PasskeyToCreate<Stored>): Promise<Result<Stored>> {
  if (!isSecure()) return failed({ detail: words.passkeyNeedsHttps })
  if (!name.trim()) return failed({ detail: '', fields: { name: pleaseFillThisIn } })
  const creation = await begin()
  if (!creation.ok) return creation
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challenge, options } = creation.value
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON }).catch(describe)
  if (typeof answer === 'string') return failed({ detail: answer })
  return store({ challenge, name, answer })
}

const failed = (failure: Omit<ApiFailure, 'code'>) => ({
  ok: false as const,
  status: 400,
  failure: { code: 'passkey_not_made', ...failure },
})

/** Describes why the browser created none. */
const describe = ({ name }: Error) =>
  name === 'InvalidStateError' ? words.passkeyExists : words.passkeyNotCreated
