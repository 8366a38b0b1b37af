import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Creates the schema of the first release. */
export async function up(db: Kysely<unknown>) {
  const isOnPostgres = isPostgres(db)
  const tables = [accounts, content, leads, chat, listMessageTables(isOnPostgres), background]
  const indexes = isOnPostgres ? postgresIndexes : sqliteIndexes
  const search = isOnPostgres ? postgresSearch : sqliteSearch
  for (const statements of [...tables, indexes, search]) {
    const text = isOnPostgres ? statements : toSqlite(statements)
    for (const statement of text.trim().split('\n\n')) await sql.raw(statement).execute(db)
  }
  if (isOnPostgres) await sql`analyze leads`.execute(db)
}

/**
 * The statements are PostgreSQL's, separated by empty lines. `collate "C"` compares ids and
 * timestamps byte by byte, which SQLite does anyway.
 */
const toSqlite = (statements: string) =>
  statements.replaceAll(' collate "C"', '').replaceAll(' bytea', ' blob')

const accounts = `
create table administrators (
  id text collate "C" primary key,
  username text not null,
  username_key text collate "C" not null unique,
  email text not null,
  password_hash text not null,
  created_at text collate "C" not null,
  disabled_at text collate "C",
  role text collate "C" not null default 'viewer',
  lead_scope text collate "C" not null default '',
  branch text collate "C" not null default ''
)

create table sessions (
  id text collate "C" primary key,
  administrator_id text collate "C" not null references administrators (id) on delete cascade,
  created_at text collate "C" not null,
  expires_at text collate "C" not null,
  ended_at text collate "C",
  user_agent text collate "C" not null default '',
  ip_address text collate "C" not null default '',
  last_used_at text collate "C" not null default '',
  reauthenticated_at text collate "C" not null default ''
)

create index sessions_by_administrator on sessions (administrator_id)

create table known_addresses (
  administrator_id text collate "C" not null references administrators (id) on delete cascade,
  ip_address text collate "C" not null,
  last_sign_in_at text collate "C" not null,
  primary key (administrator_id, ip_address)
)

create table one_time_links (
  token_hash text collate "C" primary key,
  purpose text not null,
  expires_at text collate "C" not null,
  administrator_id text collate "C" references administrators (id) on delete cascade
)

create table totp_factors (
  administrator_id text collate "C" primary key,
  secret_salt text not null,
  last_step integer not null,
  created_at text collate "C" not null,
  confirmed_at text collate "C"
)

create table recovery_codes (
  code_hash text collate "C" primary key,
  administrator_id text collate "C" not null
)

create index recovery_codes_by_administrator on recovery_codes (administrator_id)

create table passkeys (
  id text collate "C" primary key,
  administrator_id text collate "C" not null,
  credential_id text collate "C" not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at text collate "C" not null,
  last_used_at text collate "C"
)

create index passkeys_by_administrator on passkeys (administrator_id)

create table challenge_attempts (
  id text collate "C" primary key,
  administrator_id text collate "C" not null,
  failures integer not null,
  tried_at text collate "C" not null,
  closed_at text collate "C"
)

create index challenge_attempts_by_administrator on challenge_attempts (administrator_id)

create table required_factors (
  role text collate "C" primary key,
  required_at text collate "C" not null
)

create table security_attempts (
  id text collate "C" primary key,
  account text collate "C" not null,
  kind text collate "C" not null,
  tried_at text collate "C" not null
)

create index security_attempts_by_account on security_attempts (account, kind, tried_at)

create table audit_log (
  id text collate "C" primary key,
  created_at text collate "C" not null,
  administrator_id text collate "C" not null,
  subject text collate "C" not null,
  subject_id text collate "C" not null,
  administrator_name text not null,
  action text not null,
  subject_name text not null,
  before text not null,
  after text not null
)

create index audit_log_by_subject on audit_log (subject, subject_id)

create table api_keys (
  id text collate "C" primary key,
  secret_hash text collate "C" not null unique,
  name text not null,
  rights text not null,
  prefix text not null,
  expires_at text collate "C",
  created_at text collate "C" not null,
  created_by text not null,
  last_used_at text collate "C",
  revoked_at text collate "C"
)

create table api_requests (
  id text collate "C" primary key,
  api_key_id text collate "C" not null,
  idempotency_key text not null,
  fingerprint text not null,
  received_at text collate "C" not null,
  unique (api_key_id, idempotency_key)
)

create index api_requests_by_age on api_requests (received_at)`

const content = `
create table office (
  id text primary key,
  record text not null,
  version integer not null,
  examples text not null,
  changed_at text not null
)

create table destinations (
  id text collate "C" primary key,
  country text not null,
  flag text not null,
  flag_updated text not null,
  description text not null,
  benefits text not null,
  position integer not null,
  created_at text collate "C" not null,
  deleted_at text,
  code text
)

create table hero_slides (
  id text collate "C" primary key,
  image text not null,
  title text not null,
  subtitle text not null,
  tagline text not null,
  description text not null,
  button_text text not null,
  position integer not null,
  created_at text collate "C" not null,
  deleted_at text,
  target text not null default ''
)

create table scholarships (
  id text collate "C" primary key,
  is_published integer not null,
  position integer not null,
  created_at text collate "C" not null,
  deleted_at text,
  title text not null,
  provider text not null,
  country text not null,
  level text not null,
  amount text not null,
  deadline text not null,
  source text not null,
  note text not null
)

create table testimonials (
  id text collate "C" primary key,
  is_published integer not null,
  position integer not null,
  created_at text collate "C" not null,
  deleted_at text,
  name text not null,
  text text not null,
  country text not null,
  course text not null,
  year text not null,
  picture text not null,
  consent_on text not null,
  consent_how text not null,
  consent_text text not null,
  consent_withdrawn_on text not null
)

create table media (
  name text collate "C" primary key,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at text collate "C" not null
)

create table media_sizes (
  name text collate "C" not null references media (name) on delete cascade,
  width integer not null,
  bytes bytea not null,
  primary key (name, width)
)

create table media_uses (
  subject text collate "C" not null,
  subject_id text collate "C" not null,
  name text collate "C" not null references media (name),
  primary key (subject, subject_id, name)
)

create index media_uses_by_name on media_uses (name)

create table pictures (
  id text collate "C" primary key,
  name text collate "C" not null unique references media (name) on delete cascade,
  title text not null,
  alt text not null,
  focal_x integer not null,
  focal_y integer not null,
  width integer not null,
  height integer not null,
  is_in_library integer not null,
  created_at text collate "C" not null,
  created_by text not null,
  deleted_at text collate "C"
)

create table content_changes (
  subject text collate "C" primary key,
  changed_at text collate "C" not null
)

create table facts (
  id text collate "C" primary key,
  key text collate "C" not null,
  multiplier integer not null,
  recheck_days integer not null,
  recheck_months text not null,
  created_at text collate "C" not null,
  deleted_at text collate "C",
  kind text not null,
  country text not null,
  topic text not null,
  label text not null,
  unit text not null,
  of text not null,
  per text not null,
  reviewer text not null
)

create unique index facts_by_key on facts (key) where deleted_at is null

create table fact_values (
  id text collate "C" primary key,
  fact_id text collate "C" not null references facts (id) on delete cascade,
  is_official integer not null,
  created_at text collate "C" not null,
  "from" text not null,
  "to" text not null,
  bound text not null,
  text text not null,
  condition text not null,
  note text not null,
  time_zone text not null,
  applies_to text not null,
  status text not null,
  address text not null,
  publisher text not null,
  quote text not null,
  confidence text not null,
  read_by text not null,
  confirmed_by text not null,
  valid_from text not null,
  valid_until text not null,
  page_date text not null,
  read_at text collate "C",
  confirmed_at text collate "C",
  changed_at text collate "C" not null default ''
)

create index fact_values_by_fact on fact_values (fact_id)

create table pages (
  id text collate "C" primary key,
  type text collate "C" not null,
  language text collate "C" not null,
  slug text collate "C",
  menu_location text not null default '',
  position integer not null,
  published_version integer,
  archived_at text collate "C",
  created_at text collate "C" not null,
  translation_of text collate "C",
  source_version integer,
  deleted_at text collate "C",
  unique (type, language, slug)
)

create unique index pages_by_source on pages (translation_of, language)

create table page_drafts (
  page_id text collate "C" primary key references pages (id),
  revision integer not null,
  title text not null,
  slug text not null,
  content text not null,
  is_changed integer not null,
  saved_at text collate "C" not null,
  saved_by text not null
)

create table page_versions (
  page_id text collate "C" not null references pages (id),
  number integer not null,
  title text not null,
  content text not null,
  change_note text not null,
  created_at text collate "C" not null,
  created_by text not null,
  source_version integer,
  primary key (page_id, number)
)

create table page_schedules (
  page_id text collate "C" primary key references pages (id),
  publish_at text collate "C" not null,
  content text not null,
  change_note text not null,
  error text not null default '',
  administrator_id text collate "C" not null,
  administrator_name text not null,
  source_version integer
)

create table page_previews (
  id text collate "C" primary key,
  token_hash text collate "C" not null unique,
  page_id text collate "C" not null references pages (id),
  is_shared integer not null,
  created_at text collate "C" not null,
  created_by text not null,
  expires_at text collate "C" not null
)

create table page_editors (
  page_id text collate "C" not null references pages (id),
  administrator_id text collate "C" not null,
  name text not null,
  seen_at text collate "C" not null,
  primary key (page_id, administrator_id)
)

create table redirects (
  id text collate "C" primary key,
  source text collate "C" not null,
  target text collate "C" not null,
  is_permanent integer not null,
  created_at text collate "C" not null,
  created_by text not null,
  deleted_at text collate "C"
)

create index redirects_by_source on redirects (source)

create index redirects_by_target on redirects (target)`

const leads = `
create table lead_stages (
  id text collate "C" primary key,
  name text not null,
  outcome text not null,
  position integer not null,
  created_at text collate "C" not null,
  deleted_at text collate "C"
)

create table leads (
  id text collate "C" primary key,
  primary_lead_id text collate "C" not null,
  merged_into text collate "C",
  budget integer,
  owner_id text collate "C",
  stage_id text collate "C" not null references lead_stages (id),
  follow_up_at text collate "C",
  created_at text collate "C" not null,
  last_activity_at text collate "C" not null,
  awaiting_reply_since text collate "C",
  enquiries integer not null,
  name text not null,
  emails text not null,
  phones text not null,
  city text not null,
  guardian_name text not null,
  guardian_phone text not null,
  guardian_relation text not null,
  preferred_channel text not null,
  countries text not null,
  level text not null,
  subject text not null,
  intake text not null,
  test_scores text not null,
  qualification text not null,
  qualification_year text not null,
  grades text not null,
  branch text not null,
  tags text not null,
  follow_up_channel text not null,
  follow_up_note text not null,
  lost_reason text not null,
  search_text text not null,
  channel text not null default '',
  source text not null default '',
  first_response_minutes integer,
  campaign text not null default '',
  page text not null default '',
  phone_labels text not null default '[]',
  deleted_at text collate "C"
)

create index leads_by_age on leads (created_at, id) where merged_into is null

create index leads_by_name on leads (lower(name collate "C"), id) where merged_into is null

create index leads_by_follow_up_at on leads (follow_up_at, id) where merged_into is null

create index leads_by_owner_id on leads (owner_id, id) where merged_into is null

create index leads_by_primary_lead on leads (primary_lead_id)

create index leads_by_stage_id on leads (stage_id, id) where merged_into is null

create index leads_by_last_activity_at on leads (last_activity_at, id) where merged_into is null

create index leads_by_awaiting_reply_since on leads (awaiting_reply_since, id) where merged_into is null

create index leads_deleted on leads (deleted_at) where deleted_at is not null

create index leads_unowned on leads (created_at, id, stage_id)
  where merged_into is null and owner_id is null and awaiting_reply_since is null

create table lead_match_keys (
  key text collate "C" not null,
  lead_id text collate "C" not null references leads (id) on delete cascade,
  added_at text collate "C" not null,
  primary key (key, lead_id)
)

create index lead_match_keys_by_lead on lead_match_keys (lead_id)

create table possible_duplicates (
  lead_id text collate "C" not null references leads (id) on delete cascade,
  other_id text collate "C" not null references leads (id) on delete cascade,
  created_at text collate "C" not null,
  dismissed_at text collate "C",
  primary key (lead_id, other_id)
)

create index possible_duplicates_by_other on possible_duplicates (other_id)

create table lead_activities (
  id text collate "C" primary key,
  lead_id text collate "C" not null references leads (id) on delete cascade,
  at text collate "C" not null,
  kind text not null,
  text text not null,
  author_id text collate "C",
  before text not null,
  after text not null,
  corrected_at text collate "C",
  about_id text collate "C"
)

create index lead_activities_by_lead on lead_activities (lead_id, at)

create index lead_activities_merges on lead_activities (lead_id) where kind = 'merge'

create table enquiries (
  activity_id text collate "C" primary key references lead_activities (id) on delete cascade,
  lead_id text collate "C" not null,
  at text collate "C" not null,
  first_response_at text collate "C",
  first_response_by text collate "C",
  first_response_minutes integer,
  channel text not null,
  source text not null,
  medium text not null,
  campaign text not null,
  referrer text not null,
  landing_page text not null,
  page text not null,
  referred_by text not null,
  closed_at text collate "C"
)

create index enquiries_by_age on enquiries (at)

create index enquiries_by_lead on enquiries (lead_id, at)

create table contacts (
  id text collate "C" primary key,
  name text not null,
  email text not null,
  phone text not null,
  country text not null,
  message text not null,
  created_at text collate "C" not null,
  deleted_at text collate "C",
  search_text text collate "C" not null default '',
  seen_at text,
  lead_id text collate "C",
  spam_reason text,
  not_spam_at text,
  text_hash text,
  origin text not null default '',
  consent text not null default ''
)

create index contacts_by_age on contacts (created_at) where deleted_at is null

create index contacts_by_country_order on contacts (lower(country collate "C"), id)
  where deleted_at is null

create index contacts_by_email on contacts (email, created_at)

create index contacts_by_email_order on contacts (lower(email collate "C"), id)
  where deleted_at is null

create index contacts_by_lead on contacts (lead_id)

create index contacts_by_name_order on contacts (lower(name collate "C"), id)
  where deleted_at is null

create index contacts_by_phone_order on contacts (lower(phone collate "C"), id)
  where deleted_at is null

create index contacts_by_text on contacts (text_hash) where text_hash is not null

create index contacts_deleted on contacts (deleted_at) where deleted_at is not null

create index contacts_spam on contacts (id)
  where spam_reason is not null and deleted_at is null

create index contacts_unseen on contacts (id)
  where seen_at is null and deleted_at is null and spam_reason is null

create table lead_stage_history (
  lead_id text collate "C" not null references leads (id) on delete cascade,
  stage_id text collate "C" not null,
  lead_created_at text collate "C" not null,
  minutes integer not null,
  entered_at text collate "C",
  primary key (lead_id, stage_id)
)

create index lead_stage_history_by_stage on lead_stage_history (stage_id, lead_created_at, lead_id, minutes, entered_at)

create table follow_ups (
  lead_id text collate "C" not null references leads (id) on delete cascade,
  due_at text collate "C" not null,
  set_at text collate "C" not null,
  done_at text collate "C",
  replaced_at text collate "C",
  primary key (lead_id, due_at)
)

create index follow_ups_by_day on follow_ups (due_at, lead_id, done_at)

create table lead_files (
  id text collate "C" primary key,
  lead_id text collate "C" not null references leads (id) on delete cascade,
  kind text not null,
  name text not null,
  type text not null,
  size integer not null,
  author_id text collate "C" not null,
  created_at text collate "C" not null,
  deleted_at text collate "C"
)

create index lead_files_by_lead on lead_files (lead_id)

create table lead_file_bytes (
  file_id text collate "C" primary key references lead_files (id) on delete cascade,
  bytes bytea not null
)

create table checklist_items (
  id text collate "C" primary key,
  lead_id text collate "C" not null references leads (id) on delete cascade,
  kind text not null,
  title text not null,
  note text not null,
  source text not null,
  state text not null,
  due_on text collate "C",
  file_id text collate "C" references lead_files (id) on delete set null,
  position integer not null,
  created_at text collate "C" not null,
  deleted_at text collate "C",
  duplicate_of text collate "C"
)

create index checklist_items_by_file on checklist_items (file_id)

create index checklist_items_by_lead on checklist_items (lead_id)

create index checklist_items_due on checklist_items (state, due_on)
  where due_on is not null and deleted_at is null and duplicate_of is null

create table lead_access_log (
  lead_id text collate "C" not null references leads (id) on delete cascade,
  administrator_id text collate "C" not null,
  day text collate "C" not null,
  primary key (lead_id, administrator_id, day)
)

create table anonymous_enquiries (
  day text collate "C" not null,
  first_response_minutes integer,
  channel text not null,
  source text not null,
  countries text not null,
  outcome text not null
)

create index anonymous_enquiries_by_day on anonymous_enquiries (day)

create table lead_settings (
  id text collate "C" primary key,
  response_target_minutes integer not null,
  inactive_months integer not null default 0
)

create table assignment_rules (
  id text collate "C" primary key,
  name text not null,
  countries text not null,
  branch text not null,
  counsellor_ids text not null,
  last_assigned_id text collate "C",
  position integer not null,
  created_at text collate "C" not null,
  deleted_at text collate "C"
)

create table absences (
  id text collate "C" primary key references administrators (id),
  from_at text collate "C" not null,
  until_at text collate "C"
)

create table saved_views (
  id text collate "C" primary key,
  owner_id text collate "C" not null references administrators (id),
  name text not null,
  query text not null,
  is_shared integer not null,
  created_at text collate "C" not null,
  deleted_at text collate "C"
)

create table lead_imports (
  id text collate "C" primary key,
  file_name text not null,
  rows integer not null,
  author_id text collate "C" not null,
  created_at text collate "C" not null,
  undone_at text collate "C"
)

create table lead_import_rows (
  import_id text collate "C" not null references lead_imports (id),
  number integer not null,
  activity_id text collate "C" not null,
  lead_id text collate "C" not null,
  is_new integer not null,
  content_hash text collate "C" not null default '',
  primary key (import_id, number)
)

create index lead_import_rows_content on lead_import_rows (content_hash)

create table webhooks (
  id text collate "C" primary key,
  url text not null,
  events text not null,
  includes_person integer not null,
  is_paused integer not null,
  secret_salt text collate "C" not null,
  secret_since text collate "C" not null,
  created_at text collate "C" not null
)

create table webhook_deliveries (
  id text collate "C" primary key,
  webhook_id text collate "C" not null references webhooks (id) on delete cascade,
  event text not null,
  lead_id text collate "C",
  at text collate "C" not null,
  attempt integer not null,
  status integer,
  response text not null,
  error text not null
)

create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id)`

const chat = `
create table conversations (
  id text collate "C" primary key,
  user_id text collate "C" not null unique,
  last_seq integer not null,
  message_count integer not null,
  unread integer not null,
  office_read_seq integer not null,
  page text not null,
  last_message text not null,
  last_sender text not null,
  last_message_at text collate "C",
  created_at text collate "C" not null,
  owner_key text collate "C",
  owner_bound_at text collate "C",
  response_due_at text collate "C",
  visitor_read_seq integer not null default 0,
  closed_at text collate "C",
  lead_id text collate "C",
  deleted_at text collate "C"
)

create index conversations_awaiting_reply on conversations (response_due_at)
  where response_due_at is not null and closed_at is null and last_message_at is not null

create index conversations_by_latest on conversations (last_message_at)

create index conversations_by_lead on conversations (lead_id) where lead_id is not null

create index conversations_by_unread on conversations (unread) where unread > 0

create index conversations_by_visitor on conversations (lower(substr(user_id, length(user_id) - 3)))

create index conversations_closed on conversations (last_message_at) where closed_at is not null

create index conversations_deleted on conversations (deleted_at) where deleted_at is not null

create index conversations_open on conversations (last_message_at)
  where closed_at is null and last_message_at is not null

create table saved_replies (
  id text collate "C" primary key,
  title text not null,
  text text not null,
  position integer not null,
  created_at text collate "C" not null,
  deleted_at text
)`

const background = `
create table jobs (
  id text collate "C" primary key,
  type text collate "C" not null,
  key text collate "C",
  subject text not null,
  payload text not null,
  due_at text collate "C",
  worker_id text collate "C",
  attempts integer not null default 0,
  error text not null default '',
  created_at text collate "C" not null,
  ended_at text collate "C",
  unique (type, key)
)

create index jobs_due on jobs (type, due_at) where due_at is not null

create table mails (
  id text collate "C" primary key,
  type text not null,
  administrator_id text collate "C",
  lead_id text collate "C",
  to_name text not null,
  to_address text not null,
  subject text not null,
  content text not null,
  state text collate "C" not null,
  created_at text collate "C" not null,
  attempts integer not null default 0,
  tried_at text collate "C",
  retry_at text collate "C",
  server_response text not null default '',
  sent_at text collate "C"
)

create index mails_by_lead on mails (lead_id, id)

create index mails_by_state on mails (state, id)

create table mail_bounces (
  address text collate "C" primary key,
  server_response text not null,
  at text collate "C" not null
)

create table mail_settings (
  id text collate "C" primary key,
  sends_auto_reply integer not null
)

create table auto_replies (
  address_key text collate "C" primary key,
  at text collate "C" not null
)

create index auto_replies_by_age on auto_replies (at)

create table notifications (
  id text collate "C" primary key,
  kind text collate "C" not null,
  key text collate "C",
  administrator_id text collate "C",
  lead_id text collate "C",
  subject_id text collate "C",
  content text not null,
  created_at text collate "C" not null,
  first_delivered_at text collate "C",
  unique (kind, key)
)

create index notifications_by_subject on notifications (subject_id)

create index notifications_by_lead on notifications (lead_id)

create index notifications_delivered on notifications (subject_id, created_at) where first_delivered_at is not null

create table notification_deliveries (
  notification_id text collate "C" not null references notifications (id) on delete cascade,
  administrator_id text collate "C" not null,
  channel text collate "C" not null,
  kind text collate "C" not null,
  delivered_at text collate "C",
  mail_id text collate "C",
  primary key (notification_id, administrator_id, channel)
)

create index notification_deliveries_by_mail on notification_deliveries (mail_id)

create index notification_deliveries_by_administrator on notification_deliveries (administrator_id, channel, kind, delivered_at)

create table notification_preferences (
  id text collate "C" primary key,
  preferences text not null,
  quiet_from text collate "C" not null,
  quiet_until text collate "C" not null
)

create table push_devices (
  id text collate "C" primary key,
  administrator_id text collate "C" not null references administrators (id) on delete cascade,
  session_id text collate "C" not null,
  endpoint text collate "C" not null unique,
  p256dh text not null,
  auth text not null,
  browser text not null,
  created_at text collate "C" not null,
  seen_at text collate "C" not null,
  last_sent_at text collate "C"
)

create index push_devices_by_administrator on push_devices (administrator_id)

create table push_notifications (
  administrator_id text collate "C" not null references administrators (id) on delete cascade,
  topic text collate "C" not null,
  sent_at text collate "C",
  primary key (administrator_id, topic)
)

create table backups (
  name text collate "C" primary key,
  made_by text not null,
  verified_at text collate "C",
  error text not null default ''
)`

/** On SQLite the messages of a conversation lie together on the disk, so that a page is one read. */
const listMessageTables = (isOnPostgres: boolean) => `
create table messages (
  conversation_id text collate "C" not null references conversations (id) on delete cascade,
  seq integer not null,
  id text collate "C" not null,
  sender text not null,
  message text not null,
  created_at text collate "C" not null,
  administrator_id text collate "C",
  kind text not null default 'text',
  ${isOnPostgres ? messageWords : 'number integer'},
  primary key (conversation_id, seq)
)${isOnPostgres ? '' : ' without rowid'}

create index messages_by_age on messages (created_at, conversation_id, seq)

create unique index messages_by_id on messages (id, conversation_id)

create table message_emoji (
  emoji text collate "C" not null,
  created_at text collate "C" not null,
  conversation_id text collate "C" not null,
  seq integer not null,
  primary key (emoji, created_at, conversation_id, seq),
  foreign key (conversation_id, seq) references messages (conversation_id, seq) on delete cascade
)${isOnPostgres ? '' : ' without rowid'}

create index message_emoji_by_message on message_emoji (conversation_id, seq)`

/** Punctuation is removed: PostgreSQL keeps what looks like an address or a path as one word. */
const messageWords = `words tsvector generated always as (
    strip(to_tsvector('simple', regexp_replace(message, '[!-/:-@[-\`{-~]+', ' ', 'g')))
  ) stored`

/** Indexes of leads that only PostgreSQL has, or has in another form. */
const postgresIndexes = `
create index leads_on_board on leads (stage_id, coalesce(follow_up_at, '9'), id)
  where merged_into is null

create index leads_without_source on leads (stage_id) where merged_into is null and source = ''

create index leads_without_campaign on leads (stage_id) where merged_into is null and campaign = ''

create index leads_without_page on leads (stage_id) where merged_into is null and page = ''

create index leads_without_branch on leads (stage_id) where merged_into is null and branch = ''

create index leads_without_countries on leads (stage_id)
  where merged_into is null and countries = '[]'`

/** SQLite counts the leads in each column of a board from this index alone, without sorting. */
const sqliteIndexes = `
create index leads_on_board on leads (stage_id, coalesce(follow_up_at, '9'), id, owner_id,
    awaiting_reply_since, created_at, channel, source, campaign, branch, countries)
  where merged_into is null`

/** Characters of emoji and currencies, as in message-emoji.ts. */
const emojiRange = '[©®\u203C-\u2BFF〰〽㊗㊙\u{1F000}-\u{1FFFD}]'

/**
 * PostgreSQL finds messages by words and emoji, and leads by facets (filter values, each with its
 * name) and by each three letters in a row. The lists of new entries are short because each search
 * reads them completely.
 */
const postgresSearch = `
create index messages_by_words on messages using gin (words) with (fastupdate = off)

create function emoji_of(message text) returns setof text language sql immutable as $$
  select distinct found[1] from regexp_matches(message, '${emojiRange}', 'g') as found limit 50
$$

create function add_emoji() returns trigger language plpgsql as $$ begin
  insert into message_emoji
    select emoji, new.created_at, new.conversation_id, new.seq from emoji_of(new.message) as emoji;
  return null;
end $$

create trigger messages_with_emoji after insert on messages for each row
  when (new.message ~ '${emojiRange}') execute function add_emoji()

create function lead_facets(
  channel text, source text, campaign text, page text, branch text, countries text, tags text
) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select kind || ' ' || value
    from (values ('channel', channel), ('source', source), ('campaign', campaign), ('page', page),
      ('branch', branch)) as own (kind, value)
    where value <> ''
    union all
    select 'country ' || code from json_array_elements_text(countries::json) as code
    union all
    select 'tag ' || lower(tag collate "C") from json_array_elements_text(tags::json) as tag
  )
$$

create function lead_letters(said text)
returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct substr(said, place, 3) from generate_series(1, length(said) - 2) as place
  )
$$

create index leads_by_facets
  on leads using gin ((lead_facets(channel, source, campaign, page, branch, countries, tags)))
  with (gin_pending_list_limit = 128) where merged_into is null

create index leads_by_letters on leads using gin ((lead_letters(search_text)))
  with (gin_pending_list_limit = 128) where merged_into is null`

/**
 * SQLite's full-text index stores no text of its own: `number` connects a message with its words.
 * Devanagari vowel signs belong to their word. Deleted messages leave the index when its parts are
 * merged (`deletemerge`), because rewriting a part at once takes 230 ms for 100,000 messages. The
 * program adds `emoji_of` to the connection that writes.
 */
const sqliteSearch = `
create unique index messages_by_number on messages (number)

create virtual table message_words using fts5(
  words, content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'"
)

insert into message_words (message_words, rank) values ('deletemerge', 0)

create trigger messages_added after insert on messages begin
  update messages set number = (select coalesce(max(number), 0) + 1 from messages)
    where conversation_id = new.conversation_id and seq = new.seq;
  insert into message_words (rowid, words)
    select number, message from messages
    where conversation_id = new.conversation_id and seq = new.seq;
end

create trigger messages_deleted after delete on messages begin
  delete from message_words where rowid = old.number;
end

create trigger messages_with_emoji after insert on messages when new.message glob '*${emojiRange}*' begin
  insert into message_emoji
    select value, new.created_at, new.conversation_id, new.seq
    from json_each(emoji_of(new.message));
end`
