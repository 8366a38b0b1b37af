import type { Output } from '#app/contract/endpoint.ts'
import type { factorSetupApi } from '../../required-factors-contract.ts'

/** What the first factor lets in with. */
export type SignedIn = Output<typeof factorSetupApi.confirm>

/** What each way to set it up is given. */
export interface SetupStepProps {
  challenge: string
  onSignedIn: (signedIn: SignedIn) => void
  /** To the choice of ways. */
  onBack: () => void
  /** The challenge is over. */
  onExpired: (reason: string) => void
}
