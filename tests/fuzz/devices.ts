import { createAuthenticator } from '#tests/authenticator.ts'
import { applyChanges } from './changes.ts'
import type { Change } from './step.ts'

/** A WebAuthn challenge for a browser. */
export interface Question {
  challenge: string
  allowCredentials?: { id: string }[]
}

interface Use {
  isNew: boolean
  back: number
  changes: Change[]
}

type Device = ReturnType<typeof createAuthenticator>

/** The simulated authenticators of all people. */
export class Devices {
  #all: Map<string, Device>

  /** Copies the devices of the other set. */
  constructor(other?: Devices) {
    this.#all = new Map(other ? other.#all : [])
  }

  /**
   * What is answered: by a new device, or by the newest but `back` of those that may. The bytes
   * that it signs are changed before.
   */
  answer(question: Question, { isNew, back, changes }: Use) {
    const change = (bytes: Buffer) => applyChanges(bytes, changes)
    if (isNew) {
      const device = createAuthenticator()
      const made = device.register(question, { change })
      this.#all.set(made.id, device)
      return made
    }
    const asked = question.allowCredentials?.flatMap(({ id }) => this.#all.get(id) ?? [])
    const able = asked?.length ? asked : [...this.#all.values()]
    return (able.at(-1 - (back % able.length)) ?? createAuthenticator()).authenticate(question, { change })
  }
}
