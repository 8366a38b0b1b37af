import { type Static, Type } from 'typebox'
import {
  Day,
  Email,
  EndOfSpan,
  Focus,
  OptionalDay,
  OptionalPhone,
  Phone,
  PhonesText,
  PictureAddress,
  Text,
  TimeOfDay,
  Timestamp,
} from './common.ts'
import type { ChangedWords } from './office-words.ts'

/** A span of a day, as "09:00" to "18:00"; "24:00" is the end of the day. */
const Span = Type.Object({ from: TimeOfDay, until: EndOfSpan })
export type Span = Static<typeof Span>

/** Opening hours by weekday, Sunday first; a day without spans is closed. */
const Week = Type.Array(Type.Array(Span, { maxItems: 4 }), { maxItems: 7 })
export type Week = Static<typeof Week>

/** Closed days, including the last, as "2026-10-20". */
const Holiday = Type.Object({
  name: Text(80),
  from: Day,
  until: Day,
  /** Whether the holiday repeats every year. */
  is_yearly: Type.Boolean(),
})
export type Holiday = Static<typeof Holiday>

const Branch = Type.Object({
  /** "Head office"; may be blank when there is one branch. */
  name: Text(60, 0),
  address: Text(200),
  /** The city is stored separately, because search engines need it. */
  city: Text(80),
  /** ISO 3166-1 alpha-2 code of the country. */
  country: Type.String({ trim: true, pattern: '^[A-Z]{2}$' }),
  /** Blank if the branch uses the office's main number. */
  phone: OptionalPhone,
  map: Text(500, 0),
  /** Empty if the branch uses the office's opening hours. */
  week: Week,
})
export type Branch = Static<typeof Branch>

/** A figure that the office states about itself. */
const Figure = Type.Object({ label: Text(60), value: Text(30, 0), is_shown: Type.Boolean() })

/** The office profile. */
const profileFields = {
  name: Text(120),
  short_name: Text(40),
  /** Shown instead of the icon and the short name. */
  logo: PictureAddress,
  /** The logo on dark grounds: in the footer and on pictures of shared links. */
  logo_on_dark: PictureAddress,
  /** Square; shown beside the short name and in the browser's tab. If blank, the tab shows the logo. */
  mark: PictureAddress,
  /** Optional pictures of the office and of its team, who must have given their consent. */
  photographs: Type.Object({
    /** On the home page, between two lists. */
    home: PictureAddress,
    /** Of the rooms, on the about page. */
    about: PictureAddress,
    /** Beside the mission, on the about page. */
    people: PictureAddress,
  }),
  email: Email,
  phone: Phone,
  other_phones: Type.Array(Phone, { maxItems: 4 }),
  /** Labels of phones: "01-4000000 (ext 12)". */
  phone_labels: Type.Optional(Type.Array(Text(80), { maxItems: 40 })),
  /** One WhatsApp number; blank if there is none. */
  whatsapp: OptionalPhone,
  social: Type.Array(Text(300), { maxItems: 8 }),
  /** The first one is the main branch. */
  branches: Type.Array(Branch, { minItems: 1, maxItems: 12 }),
  week: Week,
  holidays: Type.Array(Holiday, { maxItems: 100 }),
  /** An IANA name: "Asia/Kathmandu". */
  time_zone: Text(60),
  /** Whether dates are shown in Bikram Sambat too. */
  is_bikram_sambat_shown: Type.Boolean(),
  /** Years after the official ones of this version, as "2083: 31 31 32 31 31 31 30 29 30 29 30 30". */
  bikram_sambat_years: Type.Array(Text(80), { maxItems: 20 }),
  figures: Type.Array(Figure, { maxItems: 8 }),
  licence: Type.Object({
    authority: Text(120, 0),
    number: Text(60, 0),
    /** As "2027-04-13"; may be blank. */
    valid_until: OptionalDay,
  }),
  /** See `BrandColours`. */
  primary_colour: Text(20),
  accent_colour: Text(20),
}

const OfficeProfile = Type.Object(profileFields)
export type OfficeProfile = Static<typeof OfficeProfile>

/** The profile with its version and the fields that still contain example values. */
export const EditedOffice = Type.Object({
  ...profileFields,
  version: Type.Integer({ minimum: 0 }),
  examples: Type.Array(Type.Enum(Object.keys(profileFields)), { maxItems: 40 }),
})
export type EditedOffice = Static<typeof EditedOffice>

/** The profile as a form sends it: phone fields may contain several numbers and labels. */
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

/** A picture with its library description. */
const OfficePicture = Type.Object({
  address: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  focus: Focus,
})
export type OfficePicture = Static<typeof OfficePicture>

/** The public profile: only the figures and pictures that visitors see. */
export const Office = Type.Object({
  ...profileFields,
  photographs: Type.Object({
    home: Type.Optional(OfficePicture),
    about: Type.Optional(OfficePicture),
    people: Type.Optional(OfficePicture),
  }),
  /** The colour of dark grounds, derived from the primary colour. */
  dark_colour: Type.String(),
  /** The digits of a wa.me link; '' when there is no WhatsApp number. */
  whatsapp_digits: Type.String(),
  /**
   * When the profile was last changed; null if it was never changed and contains example values.
   */
  changed_at: Type.Union([Timestamp, Type.Null()]),
  /** The texts of the site that the office has changed, by language and name. */
  words: Type.Unsafe<ChangedWords>(
    Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  ),
})
export type Office = Static<typeof Office>

/** The fields from which opening hours are computed. */
export type OpeningHours = Pick<OfficeProfile, 'week' | 'holidays' | 'time_zone'>

/** The opening hours of the office and of its branches. */
export type AllHours = OpeningHours & Pick<OfficeProfile, 'branches'>
