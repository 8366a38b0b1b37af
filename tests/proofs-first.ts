import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts proofs before tests: some wait minutes for time-outs, while other workers go on. */
export class ProofsFirst extends BaseSequencer {
  async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))]
  }
}

const isProof = ({ moduleId }: TestSpecification) => moduleId.includes('/proofs/')
