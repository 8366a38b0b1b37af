import { type TProperties, Type } from 'typebox'

/**
 * The body of a change, with the optional field `seen`: values by field name that the caller saw when
 * the editing began. If one of them has changed since, the call changes nothing and returns 409 with
 * `current`. Without `seen` the last change wins.
 */
export const bodyWithSeen = <Properties extends TProperties>(properties: Properties) =>
  Type.Object({
    ...properties,
    seen: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description:
          'The values by field name that you saw when the editing began. 409 with `current` if one of them has changed since. Without it the last change wins.',
      }),
    ),
  })

/**
 * Adds what the form saw of the fields that the body, or a file, changes; nothing of a new record.
 * `fileField` is the field of the file.
 */
export function withSeen<Body extends object>(
  body: Body,
  record: object | undefined,
  fileField?: string,
) {
  if (!record) return body
  const fields = Object.entries(record).filter(([name]) => name in body || name === fileField)
  return { ...body, seen: Object.fromEntries(fields) }
}
