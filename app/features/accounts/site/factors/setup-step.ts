import type { Output } from '#app/contract/endpoint.ts'
import type { factorSetupApi } from '../../required-factors-contract.ts'

/** Tokens and recovery codes after setting up the first factor. */
export type SignedIn = Output<typeof factorSetupApi.confirm>

/** Props of each setup step. */
export interface SetupStepProps {
  challenge: string
  onSignedIn: (signedIn: SignedIn) => void
  /** Back to the choice of factors. */
  onBack: () => void
  /** The challenge has expired. */
  onExpired: (reason: string) => void
}
