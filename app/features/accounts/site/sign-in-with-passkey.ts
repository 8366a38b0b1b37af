import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Result } from '#app/contract/api-client.ts'
import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { isSecure } from '#app/platform/browser/secure-context.ts'
import { secondStepApi } from '../factors-contract.ts'
import type { Tokens } from '../token-storage.ts'
import * as words from '../words.ts'

/**
 * Signs in with a passkey of the challenge's account, or with any passkey of this site. Rejects if
 * the server is unreachable.
 */
export async function signInWithPasskey(challenge?: string): Promise<Result<Tokens>> {
  const insecure = { code: 'insecure', detail: words.passkeysNeedHttps }
  if (!isSecure()) return { ok: false, status: 400, failure: insecure }
  const options = await anonymousApi.attempt(secondStepApi.readPasskeyOptions, {
    body: { challenge },
  })
  if (!options.ok) return options
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options.value.options as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(() => null)
  // The user cancelled, or there is no passkey here.
  const failure = { code: 'passkey_not_used', detail: words.noPasskeyUsed }
  if (!answer) return { ok: false, status: 400, failure }
  const body = { challenge: options.value.challenge, answer }
  return anonymousApi.attempt(secondStepApi.usePasskey, { body })
}
