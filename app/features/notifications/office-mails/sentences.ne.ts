import type { Texts } from '#app/contract/texts.ts'

/** Texts of notifications and mails to the office, with those of their values. */
export default {
  // Notifications.
  'New question': 'नयाँ प्रश्न',
  'New question about {countryNamesText}': 'नयाँ प्रश्न ({countryNamesText})',
  'New chat message': 'नयाँ च्याट सन्देश',
  'Chat reply overdue': 'च्याटको जवाफ दिने समय नाघ्यो',
  'Reply overdue': 'जवाफ दिने समय नाघ्यो',
  'Task due': 'गर्नुपर्ने काम',
  'Deadline of an application': 'आवेदनको अन्तिम मिति नजिकियो',
  'Document expires': 'कागजातको म्याद सकिन लाग्यो',
  'Student sent a document': 'विद्यार्थीले कागजात पठाउनुभयो',
  'A colleague recorded an enquiry': 'सहकर्मीले सोधपुछ टिप्नुभयो',
  'A job has failed: {title}': 'पृष्ठभूमिको काम असफल भयो: {title}',
  'The disk is nearly full: {formatShare(space.freeShare)} left, {formatBytes(space.freeBytes)}':
    'डिस्क भरिन लाग्यो: {formatShare(space.freeShare)} ({formatBytes(space.freeBytes)}) बाँकी',
  '{total} new enquiries': '{total} नयाँ सोधपुछ',
  '{total} overdue replies': 'म्याद नाघेका {total} जवाफ',
  '{total} tasks due': 'गर्नुपर्ने {total} काम',
  '{total} decisions on applications': 'आवेदनका {total} निर्णय',
  '{total} failed jobs': 'असफल भएका {total} काम',
  '{total} disk space warnings': 'डिस्कको ठाउँबारे {total} चेतावनी',
  '{total} daily summaries': 'दिनका {total} सारांश',
  // Names of their facts.
  Name: 'नाम',
  Phone: 'फोन नम्बर',
  Email: 'इमेल',
  Country: 'देश',
  Channel: 'माध्यम',
  'Recorded by': 'टिप्ने व्यक्ति',
  Due: 'गर्ने मिति',
  Application: 'आवेदन',
  Document: 'कागजात',
  'Valid until': 'मान्य मिति',
  Type: 'किसिम',
  Note: 'नोट',
  'Awaiting reply since': 'कहिलेदेखि जवाफ पर्खिँदै',
  'awaiting reply since {waitingSince}': 'जवाफ पर्खिँदै: {waitingSince} देखि',
  About: 'विषय',
  Why: 'कारण',
  When: 'कहिले',
  Device: 'डिभाइस',
  Address: 'ठेगाना',
  '{phrase}, existing lead': '{phrase}, पुरानै लिड',
  // Daily summary.
  'Today: {titles}': 'आज: {titles}',
  '1 task due': 'गर्नुपर्ने १ काम',
  '1 unanswered enquiry': 'जवाफ नदिइएको १ सोधपुछ',
  '{total} unanswered enquiries': 'जवाफ नदिइएका {total} सोधपुछ',
  'awaiting reply since {since}': 'जवाफ पर्खिँदै: {since} देखि',
  'was due {at}': 'म्याद नाघेको: {at}',
  'due {at}': 'गर्ने मिति: {at}',
  '1 fact to review': 'जाँच्नुपर्ने १ तथ्याङ्क',
  '{facts.length} facts to review': 'जाँच्नुपर्ने {facts.length} तथ्याङ्क',
  '1 fact changes this week': 'यो हप्ता बदलिने १ तथ्याङ्क',
  '{total} facts change this week': 'यो हप्ता बदलिने {total} तथ्याङ्क',
  'from {day}: {upcoming.value}': '{day} देखि: {upcoming.value}',
  'from {from}: {value}': '{from} देखि: {value}',
  'not confirmed yet': 'पुष्टि हुन बाँकी',
  '1 chat awaits a reply': 'जवाफ पर्खिँदै १ कुराकानी',
  '{total} chats await a reply': 'जवाफ पर्खिँदै {total} कुराकानी',
  // Mails.
  Open: 'खोल्नुहोस्',
  'View all': 'सबै हेर्नुहोस्',
  'And {more} more': 'अरू {more}',
  'And {more} more.': 'अरू {more}।',
  '{reason} Your username is {owner.username}.': '{reason} तपाईंको प्रयोगकर्ता नाम: {owner.username}।',
  '{username} has invited you to the back office of {name}.':
    '{username} ले तपाईंलाई एडमिन प्यानलमा निम्तो पठाउनुभयो ({name})।',
  '{username} has sent you a link to choose a new password for the back office of {name}.':
    '{username} ले तपाईंलाई एडमिन प्यानलको नयाँ पासवर्ड राख्ने लिङ्क पठाउनुभयो ({name})।',
  'Your account at {name}': 'तपाईंको खाता: {name}',
  'A new password at {name}': 'नयाँ पासवर्ड: {name}',
  'The link works once, until {until}. Do not share it.':
    'लिङ्क एकपटक मात्र चल्छ। म्याद: {until}। लिङ्क अरूलाई नदिनुहोस्।',
  'Choose a password': 'पासवर्ड राख्नुहोस्',
  'Password reset at {record.name}': 'नयाँ पासवर्डको लिङ्क: {record.name}',
  'A password reset was requested for {owner.username} in the back office.':
    'एडमिन प्यानलमा नयाँ पासवर्ड मागियो। प्रयोगकर्ता नाम: {owner.username}।',
  'Choose a new password with this link. It works once, until {until}.':
    'यो लिङ्कबाट नयाँ पासवर्ड राख्नुहोस्। लिङ्क एकपटक मात्र चल्छ। म्याद: {until}।',
  'If this was not you, ignore this message. Your password does not change.':
    'माग्ने तपाईं होइन भने यो इमेललाई वास्ता नगर्नुहोस्। पासवर्ड बदलिँदैन।',
  'New sign-in at {record.name}': 'नयाँ लगइन: {record.name}',
  '{owner.username} has signed in to the back office from a new device and address.':
    '{owner.username} ले नयाँ डिभाइस र ठेगानाबाट एडमिन प्यानलमा लगइन गर्नुभयो।',
  'If this was you, you do not need to do anything.': 'तपाईं नै हो भने केही गर्नु पर्दैन।',
  'If not, end that session on your account page and change your password.':
    'होइन भने आफ्नो खाताको पृष्ठमा त्यो सेसन बन्द गरेर पासवर्ड बदल्नुहोस्।',
  'View your sessions': 'सेसन हेर्नुहोस्',
  'Your password at {record.name} was changed': 'तपाईंको पासवर्ड बदलियो: {record.name}',
  'The password of {owner.username} for the back office was changed {how}.':
    'एडमिन प्यानलको पासवर्ड बदलियो। प्रयोगकर्ता नाम: {owner.username}। कसरी: {how}।',
  'If not, change your password immediately and inform an owner of your office.':
    'होइन भने तुरुन्त पासवर्ड बदल्नुहोस् र कार्यालयको मालिकलाई खबर गर्नुहोस्।',
  'Change password': 'पासवर्ड बदल्नुहोस्',
  'Test mail from {name}': 'परीक्षण इमेल: {name}',
  '{username} has requested this mail to check that email works. It does.':
    '{username} ले इमेल चल्छ कि भनेर यो इमेल मगाउनुभयो। इमेल चल्छ।',
  'Open the outbox': 'इमेलको सूची खोल्नुहोस्',
} as Texts
