import type { Output } from '#app/contract/endpoint.ts'
import type { factorSetupApi } from '../../required-factors-contract.ts'

/** Tokens and recovery codes after setting up the first factor. */
export type SignInResult = Output<typeof factorSetupApi.confirm>

/** Props of each setup step. */
export interface SetupStepProps {
  challenge: string
  onSignedIn: (signInResult: SignInResult) => void
  /** Returns to the choice of factors. */
  onBack: () => void
  /** Called when the challenge has expired. */
  onExpired: (reason: string) => void
}
