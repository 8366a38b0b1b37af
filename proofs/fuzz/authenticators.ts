import { createAuthenticator } from '#tests/authenticator.ts'
import { applyChanges } from './byte-changes.ts'
import type { Change } from './step.ts'

/** A WebAuthn challenge for a browser. */
export interface Challenge {
  challenge: string
  allowCredentials?: { id: string }[]
}

interface AuthenticatorUse {
  isNew: boolean
  back: number
  changes: Change[]
}

type Authenticator = ReturnType<typeof createAuthenticator>

/** The simulated authenticators of all people. */
export class Authenticators {
  #all: Map<string, Authenticator>

  /** Copies the devices of the other set. */
  constructor(other?: Authenticators) {
    this.#all = new Map(other ? other.#all : [])
  }

  /**
   * What is answered: by a new device, or by the newest but `back` of those that may. The bytes
   * that it signs are changed before.
   */
  respond(challenge: Challenge, { isNew, back, changes }: AuthenticatorUse) {
    const change = (bytes: Buffer) => applyChanges(bytes, changes)
    if (isNew) {
      const device = createAuthenticator()
      const made = device.register(challenge, { change })
      this.#all.set(made.id, device)
      return made
    }
    const allowed = challenge.allowCredentials?.flatMap(({ id }) => this.#all.get(id) ?? [])
    const usable = allowed?.length ? allowed : [...this.#all.values()]
    return (usable.at(-1 - (back % usable.length)) ?? createAuthenticator()).authenticate(
      challenge,
      { change },
    )
  }
}
