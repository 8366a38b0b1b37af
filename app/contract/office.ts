import { type Static, Type } from 'typebox'
import {
  Day,
  Email,
  EndOfSpan,
  Focus,
  Moment,
  OptionalDay,
  OptionalPhone,
  Phone,
  PhonesText,
  PictureAddress,
  Text,
  TimeOfDay,
} from './common.ts'

/** From one time of the day to another, as "09:00" and "18:00"; "24:00" ends a day. */
const Span = Type.Object({ from: TimeOfDay, until: EndOfSpan })
export type Span = Static<typeof Span>

/** When it is open on each weekday, Sunday first; a day without spans is closed. */
const Week = Type.Array(Type.Array(Span, { maxItems: 4 }), { maxItems: 7 })
export type Week = Static<typeof Week>

/** Days on which it is closed, the last one too, as "2026-10-20". */
const Holiday = Type.Object({
  name: Text(80),
  from: Day,
  until: Day,
  /** The same days come back every year. */
  is_yearly: Type.Boolean(),
})
export type Holiday = Static<typeof Holiday>

const Branch = Type.Object({
  /** "Head office"; may stay blank where there is one branch. */
  name: Text(60, 0),
  address: Text(200),
  /** For search engines, which want it apart. */
  city: Text(80),
  /** ISO 3166, two letters. */
  country: Type.String({ trim: true, pattern: '^[A-Z]{2}$' }),
  /** Blank: the office's own. */
  phone: OptionalPhone,
  map: Text(500, 0),
  /** Without days: the hours of the office. */
  week: Week,
})
export type Branch = Static<typeof Branch>

/** What the office says of itself; nobody has checked it. */
const Figure = Type.Object({ label: Text(60), value: Text(30, 0), is_shown: Type.Boolean() })

/** All that the site says of whose it is. */
const record = {
  name: Text(120),
  short_name: Text(40),
  /** Stands in place of the mark and the short name. */
  logo: PictureAddress,
  /** Square: beside the short name, and in the browser's tab. */
  mark: PictureAddress,
  /** Of its rooms and, with their consent, of its people; each page is whole without. */
  photographs: Type.Object({
    /** Between two lists of the home page. */
    home: PictureAddress,
    /** Of the rooms, on the page about the office. */
    about: PictureAddress,
    /** Beside its mission, there. */
    people: PictureAddress,
  }),
  email: Email,
  phone: Phone,
  other_phones: Type.Array(Phone, { maxItems: 4 }),
  /** The words beside phones: "01-4000000 (ext 12)". */
  phone_labels: Type.Optional(Type.Array(Text(80), { maxItems: 40 })),
  /** One number; blank: none. */
  whatsapp: OptionalPhone,
  social: Type.Array(Text(300), { maxItems: 8 }),
  /** The first one is the main one. */
  branches: Type.Array(Branch, { minItems: 1, maxItems: 12 }),
  week: Week,
  holidays: Type.Array(Holiday, { maxItems: 100 }),
  /** As the IANA names it: "Asia/Kathmandu". */
  time_zone: Text(60),
  figures: Type.Array(Figure, { maxItems: 8 }),
  licence: Type.Object({
    authority: Text(120, 0),
    number: Text(60, 0),
    /** As "2027-04-13"; may stay blank. */
    valid_until: OptionalDay,
  }),
  /** Of links, marks and bubbles, as "#16245a". */
  accent: Text(20),
}

const OfficeRecord = Type.Object(record)
export type OfficeRecord = Static<typeof OfficeRecord>

/** The record, which version of it that is, and which fields are still an example. */
export const EditedOffice = Type.Object({
  ...record,
  version: Type.Integer({ minimum: 0 }),
  examples: Type.Array(Type.Enum(Object.keys(record)), { maxItems: 40 }),
})
export type EditedOffice = Static<typeof EditedOffice>

/** The same as it is sent: phones as people write them, several in a field and with words beside them. */
export const OfficeInput = Type.Object({
  ...EditedOffice.properties,
  phone: PhonesText(),
  other_phones: Type.Array(PhonesText(), { maxItems: 4 }),
  whatsapp: PhonesText(0),
  branches: Type.Array(Type.Object({ ...Branch.properties, phone: PhonesText(0) }), {
    minItems: 1,
    maxItems: 12,
  }),
})

/** As the library describes it. */
const Photograph = Type.Object({
  address: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  focus: Focus,
})
export type Photograph = Static<typeof Photograph>

/** What visitors see of it: of figures and photographs only those that are shown. */
export const Office = Type.Object({
  ...record,
  photographs: Type.Object({
    home: Type.Optional(Photograph),
    about: Type.Optional(Photograph),
    people: Type.Optional(Photograph),
  }),
  /** The digits of a wa.me link; '': WhatsApp has no such number. */
  whatsapp_digits: Type.String(),
  /** null: nobody has, what it says is an example. */
  changed_at: Type.Union([Moment, Type.Null()]),
})
export type Office = Static<typeof Office>

/** What its clock goes by. */
export type OpeningHours = Pick<OfficeRecord, 'week' | 'holidays' | 'time_zone'>

/** The same where branches may have hours of their own. */
export type AllHours = OpeningHours & Pick<OfficeRecord, 'branches'>
