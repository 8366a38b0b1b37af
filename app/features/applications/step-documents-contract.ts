import { type Static, Type } from 'typebox'
import { documentKinds } from '#app/features/student-documents/contract.ts'

/** Why a document does not count: it is not on the list, has this state, or has ended. */
const missingStates = ['missing', 'needed', 'asked', 'received', 'rejected', 'expired'] as const

/** A kind of document that a step needs. `received` means that it must still be verified. */
export const MissingDocument = Type.Object({
  kind: Type.Enum([...documentKinds]),
  state: Type.Enum([...missingStates]),
})
export type MissingDocument = Static<typeof MissingDocument>

/** "passport missing,transcript received", for the parameters of an error. */
export const writeMissing = (documents: MissingDocument[]) =>
  documents.map(({ kind, state }) => `${kind} ${state}`).join()

export const readMissing = (text: string) =>
  text.split(',').map((pair) => {
    const [kind, state] = pair.split(' ')
    return { kind, state } as MissingDocument
  })
