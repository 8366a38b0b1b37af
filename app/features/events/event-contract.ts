import { type Static, Type } from 'typebox'
import * as patterns from '#app/contract/patterns.ts'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'

const ofSource = { ofSource: true }

/** The content of an event. Its text allows the Markdown of formatted-text.ts. */
function eventContent(minLength: MinimumLength) {
  const { day, line, matching, neededBlocks, optional, optionalDay, picture, time } =
    contentFields(minLength)
  const { slug, title } = commonFields(minLength)
  return Type.Object({
    slug,
    title,
    description: line(
      300,
      'Summary',
      'Shown in the list of events and by search engines, which show about 160 characters.',
    ),
    date: day('Date', ofSource),
    time: time('Start', ofSource),
    end_date: optionalDay('Last day', ofSource),
    end_time: time('End', ofSource),
    place: optional(120, 'Place', 'For example “Hotel Himalaya, Lalitpur”. Empty if it is online.'),
    link: matching(patterns.webAddress, 500, 0, {
      ...ofSource,
      control: 'url',
      title: 'Link of an online event',
      description:
        'Where people need to register, only those with a seat get it: on the page after registering, and by mail.',
    }),
    registration: Type.Enum(['form', 'none'], {
      ...ofSource,
      title: 'Registration',
      enumLabels: { form: 'Visitors register on the website', none: 'Nobody needs to register' },
      default: 'form',
    }),
    seats: Type.Integer({
      ...ofSource,
      title: 'Seats',
      description: '0 for as many as like. When all are taken, visitors join a waiting list.',
      minimum: 0,
      maximum: 100_000,
    }),
    closing_hours: Type.Integer({
      ...ofSource,
      title: 'Registration closes, hours before the start',
      description: '0 to close it at the start.',
      minimum: 0,
      maximum: 720,
    }),
    picture: picture(
      'Cover picture',
      'Shown above the text, in lists and when the event is shared, cut to size around its focal point (set in Pictures).',
    ),
    alt: optional(300, 'Picture description', 'For people who cannot see the cover picture.'),
    text: neededBlocks(60_000, 2, 'Text'),
  })
}

export const EventDraft = eventContent(0)
export const EventContent = eventContent(1)
export type EventContent = Static<typeof EventContent>
