import { type TObject, type TSchema, Type } from 'typebox'
import { Id, IdParams, NoContent } from './common.ts'
import type { Endpoint, OfficeConfig } from './endpoint.ts'
import { bodyWithSeen } from './seen.ts'

interface OrderedList<Row, New, Change, Reading, Writing> {
  /** The name of one row within a sentence: "saved reply". */
  singular: string
  /** Default: the singular with an "s". */
  plural?: string
  row: Row
  createBody: New
  updateBody: Change
  /** The configuration of the call that lists the rows. */
  readConfig: Reading
  /**
   * The configuration of the calls that write; with `upload`, calls that add and change accept a
   * picture.
   */
  writeConfig: Writing
}

/** Defines the endpoints of content that the office sorts manually. */
export function orderedListApi<
  Row extends TSchema,
  New extends TSchema,
  Change extends TObject,
  Reading extends Endpoint['config'],
  Writing extends OfficeConfig,
>(
  url: `/api/${string}/`,
  {
    singular,
    plural = `${singular}s`,
    row,
    createBody,
    updateBody,
    readConfig,
    writeConfig,
  }: OrderedList<Row, New, Change, Reading, Writing>,
) {
  const { access, right } = writeConfig
  const config = { access, right }
  return {
    list: {
      method: 'GET',
      url,
      schema: {
        summary: `List all ${plural} in the office's order`,
        response: { 200: Type.Array(row) },
      },
      config: readConfig,
    },
    add: {
      method: 'POST',
      url,
      schema: { summary: `Add a ${singular}`, body: createBody, response: { 201: row } },
      config: writeConfig,
    },
    change: {
      method: 'PATCH',
      url: `${url}:id/`,
      schema: {
        summary: `Update a ${singular}; omitted fields stay unchanged`,
        params: IdParams,
        body: bodyWithSeen(updateBody.properties as Change['properties']),
        response: { 200: row },
      },
      config: writeConfig,
    },
    order: {
      method: 'POST',
      url: `${url}order/`,
      schema: {
        summary: `Reorder all ${plural}; \`ids\` contains each ID once`,
        body: Type.Object({ ids: Type.Array(Id) }),
        response: { 200: Type.Array(row) },
      },
      config,
    },
    remove: {
      method: 'DELETE',
      url: `${url}:id/`,
      schema: { summary: `Delete a ${singular}`, params: IdParams, response: { 204: NoContent } },
      config,
    },
    restore: {
      method: 'POST',
      url: `${url}:id/restore/`,
      schema: {
        summary: `Restore a ${singular} within 30 days after its deletion`,
        params: IdParams,
        response: { 200: row },
      },
      config,
    },
  } satisfies Record<string, Endpoint>
}
