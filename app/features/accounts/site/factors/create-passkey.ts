import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { ApiFailure, Result } from '#app/contract/api-client.ts'
import { isSecure } from '#app/platform/browser/secure-context.ts'
import { pleaseFillThisIn } from '#app/platform/browser/words.ts'
import type { PasskeyAttestation, PasskeyCreation } from '../../factors-contract.ts'
import * as words from './words.ts'

interface CreatePasskeyOptions<Stored> {
  name: string
  /** Fetches the options from the server. */
  fetchOptions: () => Promise<Result<PasskeyCreation>>
  /** Sends the created passkey to the server. */
  savePasskey: (passkey: {
    challenge: string
    name: string
    answer: PasskeyAttestation
  }) => Promise<Result<Stored>>
}

/** Lets the browser create a passkey. Rejects if the server is unreachable. */
export async function createPasskey<Stored>({
  name,
  fetchOptions,
  savePasskey,
}: CreatePasskeyOptions<Stored>): Promise<Result<Stored>> {
  if (!isSecure()) return createFailure({ detail: words.passkeyNeedsHttps })
  if (!name.trim()) return createFailure({ detail: '', fields: { name: pleaseFillThisIn } })
  const creation = await fetchOptions()
  if (!creation.ok) return creation
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challenge, options } = creation.value
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const credential = await startRegistration({ optionsJSON }).catch(describeError)
  if (typeof credential === 'string') return createFailure({ detail: credential })
  return savePasskey({ challenge, name, answer: credential })
}

const createFailure = (failure: Omit<ApiFailure, 'code'>) => ({
  ok: false as const,
  status: 400,
  failure: { code: 'passkey_not_created', ...failure },
})

/** Describes why the browser did not create a passkey. */
const describeError = ({ name }: Error) =>
  name === 'InvalidStateError' ? words.passkeyExists : words.passkeyNotCreated
