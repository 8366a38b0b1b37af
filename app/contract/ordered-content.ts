import { type TSchema, Type } from 'typebox'
import { Id, IdParams, NoContent } from './common.ts'
import type { Endpoint, OfficeConfig } from './endpoint.ts'

interface OrderedContent<Row, New, Change, Reading, Writing> {
  /** Its name within a sentence: "saved reply". */
  one: string
  many: string
  row: Row
  added: New
  changed: Change
  /** The configuration of the call that lists the rows. */
  reading: Reading
  /** The configuration of the calls that add and change; `upload` allows a picture. */
  writing: Writing
}

/** The endpoints of content that the office sorts manually. */
export function orderedContentApi<
  Row extends TSchema,
  New extends TSchema,
  Change extends TSchema,
  Reading extends Endpoint['config'],
  Writing extends OfficeConfig,
>(
  url: `/api/${string}/`,
  {
    one,
    many,
    row,
    added,
    changed,
    reading,
    writing,
  }: OrderedContent<Row, New, Change, Reading, Writing>,
) {
  const { access, right } = writing
  const config = { access, right }
  return {
    list: {
      method: 'GET',
      url,
      schema: {
        summary: `List all ${many} in the office's order`,
        response: { 200: Type.Array(row) },
      },
      config: reading,
    },
    add: {
      method: 'POST',
      url,
      schema: { summary: `Add a ${one}`, body: added, response: { 201: row } },
      config: writing,
    },
    change: {
      method: 'PATCH',
      url: `${url}:id/`,
      schema: {
        summary: `Update a ${one}; omitted fields stay unchanged`,
        params: IdParams,
        body: changed,
        response: { 200: row },
      },
      config: writing,
    },
    order: {
      method: 'POST',
      url: `${url}order/`,
      schema: {
        summary: `Reorder all ${many}; \`ids\` contains each ID once`,
        body: Type.Object({ ids: Type.Array(Id) }),
        response: { 200: Type.Array(row) },
      },
      config,
    },
    remove: {
      method: 'DELETE',
      url: `${url}:id/`,
      schema: { summary: `Delete a ${one}`, params: IdParams, response: { 204: NoContent } },
      config,
    },
    restore: {
      method: 'POST',
      url: `${url}:id/restore/`,
      schema: {
        summary: `Restore a ${one} within 30 days after its deletion`,
        params: IdParams,
        response: { 200: row },
      },
      config,
    },
  } satisfies Record<string, Endpoint>
}
