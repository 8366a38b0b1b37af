/**
 * Tests without SQL or locks of their own. They run on SQLite only, because PostgreSQL gives the same
 * result; everything else runs on both.
 */
export const runOnce = [
  // Browser code, texts and pure functions.
  'app/{admin,site,ui}/**',
  'app/features/*/{admin,content,site}/**',
  'app/platform/{admin,brand,browser}/**',
  'app/platform/server/{cache,http,text}/**',
  'app/features/accounts/server/weak-passwords.test.ts',
  'app/features/backups/server/retention.test.ts',
  'app/features/facts/server/visible-values.test.ts',
  'app/features/guides/server/is-figures-request.test.ts',
  'app/features/lead-import/server/read-date.test.ts',
  'app/features/lead-matching/server/matching.test.ts',
  'app/features/leads/parse-date-time.test.ts',
  'app/features/progress-links/server/page/hide-numbers.test.ts',
  'app/features/student-documents/server/files/read-docx.test.ts',
  'app/features/student-documents/server/zip.test.ts',
  'app/features/leads/server/quick-add.test.ts',
  'app/features/office/{bikram-sambat,hours}.test.ts',
  'app/features/search/server/{search-page,tokenizer}.test.ts',
  // Decoding of files.
  'app/features/media/server/{limits,multipart,svg}.test.ts',
  // HTTP, validation and rights, which are decided before SQL runs.
  'app/server/{access,app,caching,change-limits,compression,credentials,dates}.test.ts',
  'app/server/{field-screens,files,form-files}.test.ts',
  'app/server/{hard-coded-figures,headers,http-methods,invalid-addresses,invalid-input}.test.ts',
  'app/server/{office-time-zone,openapi,pages,redirects,remote-images,request-ids}.test.ts',
  'app/server/{reserved-addresses,response-time-texts}.test.ts',
  // Load on the processor and on connections.
  'proofs/overload/{sign-in-flood,unread-responses,unread-streams}.test.ts',
]
