import { Ajv } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

/**
 * Checks what comes in against the contract. Unknown fields are dropped. Query values and path
 * parameters are text and become numbers where the contract says so; bodies are taken as sent.
 */
export function validateByContract(app: FastifyInstance) {
  const body = createAjv({ coerceTypes: false })
  const address = createAjv({ coerceTypes: true })
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema as object),
  )
}

function createAjv(options: { coerceTypes: boolean }) {
  const ajv = new Ajv({ ...options, allErrors: true, removeAdditional: 'all', useDefaults: true })
  // @ts-expect-error ajv-formats declares a default export that Node does not see.
  addFormats(ajv, ['email', 'uuid', 'date-time'])
  ajv.addKeyword({
    keyword: 'trim',
    type: 'string',
    before: 'maxLength',
    modifying: true,
    validate: (_schema: boolean, text: string, _parent?: object, at?: DataValidationCxt) => {
      if (at) at.parentData[at.parentDataProperty] = text.trim()
      return true
    },
  })
  ajv.addKeyword({
    keyword: 'wellFormed',
    type: 'string',
    errors: false,
    // PostgreSQL cannot hold U+0000; a lone surrogate would come back as another character.
    validate: (_schema: boolean, text: string) => text.isWellFormed() && !text.includes('\0'),
  })
  return ajv
}
