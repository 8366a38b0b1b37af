/**
 * Terms that docs/glossary.md replaced. The check matches `names` as whole identifiers or whole
 * snake_case words, `texts` as whole labels or, from three words on, anywhere in a text.
 */
export const names = new Set(
  `
  keepers House hasten hastened settleDoubt enquire leadsTo Findable Standing Told Judged Kept Asked Made Said Heard
  sayings saying tellings telling handOut bringHome foreignPictures answerError rawAnswers ownBytes packedAnswers keptAnswers
  sendTogether sqliteAside sqliteLog holdTables holdingTables readyAnswers readyAnswer notMissed signOfLife
  remembered recalled rememberedOnce whomToTell toTell isTold
  lead_entries lead_enquiries lead_keys lead_doubts lead_stays lead_openings lead_checks lead_absences lead_rules
  lead_views lead_traces lead_follow_ups lead_webhooks lead_deliveries message_signs ready_answers
  notice_tellings notice_choices acknowledgements push_notices code_factors tried_challenges counted_tries api_enquiries
  document_drafts document_versions document_schedules document_previews document_editors
  root_id touched_at next_how next_about reach_by lives_in waiting_since answer_minutes quiet_months settled_at told_at
  first_told_at kept_to proven_at quarantined_reason run_by shown_by left_at came_at
  holdTogether lockTogether holdEach judgeAll judgeAmong judgeOne judgeGoal compareNew listDoubts
  sayMore SaidMore askMore AskedMore goOnWaiting enquireAll enquireInTurn shareOut takeBack
  standFirst forgetLeads forgetWritten forgetElsewhere leaveTraces keepAll beginAll absorbAll
  absorbInto noteOpening keepOpening isSignOfLife dealWith isFollowed tellMove tellLate
  tellFollowUp tellRecorded tellWebhooks watchAnswer planFollowUp sayStep withUnable addByHand
  isNewlyKnown reachOf isReached isOfReached listReached isMeant isSaid isQuiet isUnowned
  waysOfReaching writingWays WholeLead LeadRecord MOST_CHECKS GuideCheck StoredCheck partFromOthers
  shareChecks perhaps_same follow_ups_kept asked_from asked_until followed_from followed_until
  notTheSame perhapsTheSame OF_A_COLLEAGUE entry_id has_person quarantined held_since lead_rule
  lead_view lead_check lead_entry lead_opening lead_absence lead_webhook heldBack isHeldBack
  startToldOffice
  `
    .trim()
    .split(/\s+/),
)

export const texts = [
  'Told apart by',
  'Why they went',
  'Ever in stage',
  'Came from this day on',
  'Came',
  'Stand now',
  'Half of them',
  'Nine of ten',
  'Whose',
  'Here and away',
  'Somebody came or called',
  'One person or two?',
  'Parted again from',
  'Something has happened since, so they stay',
  'Is it still you?',
  'Runs out after',
  'Present password',
  'Secret of the signatures',
  'Show the draft to somebody',
  'What it was',
  'Point at what crops keep in sight',
  'Months without a sign of life',
  'For forgetting',
  "Answered, but nobody's",
  'Questions, by whomever',
  'Of this site, such as /old-page; no page stands there.',
  'Visitors see it no longer from the moment you save',
  'Perhaps the same',
  'Looked after by',
  'Who has opened it',
  'Next step',
  'In turn',
  'Quick line',
  'Hand over',
  'Erase for good',
  'Ready answer',
  'Ready answers',
  'Not Missed',
  'Name a fact here',
  'Put it in',
  'Still right',
  'One look',
  'It is right',
  'The first day asks after',
  'Say whose site this is',
  'Nobody is told of new enquiries who does not look here',
  'No mail leaves this server',
  'became part of',
]

/** Comments state subject, verb and object. These words often replace a subject or an object. */
export const commentWords =
  /\b(whoever|whomever|nobody|somebody|anybody|those who|of each the|theirs|whose it is|what is (?:said|told|kept|heard)|goes on|by itself)\b/gi
