import type { Texts } from '#app/contract/texts.ts'

export default {
  'Visitor {userId.slice(-4)}': 'भिजिटर {userId.slice(-4)}',
  // admin/alerts/alerts-dialog.tsx
  Alerts: 'सूचना र आवाज',
  'When a message arrives and no tab of the back office is visible:':
    'एडमिन प्यानलको कुनै ट्याब नदेखिएको बेला सन्देश आए:',
  'Show a notification': 'सूचना देखाउनुहोस्',
  'The browser does not allow notifications here. You can change that in its settings for this site.':
    'ब्राउजरले यहाँ सूचना देखाउन दिँदैन। यस वेबसाइटका लागि ब्राउजरको सेटिङमा बदल्न मिल्छ।',
  'Play a sound': 'आवाज बजाउनुहोस्',
  // admin/alerts/alerts-prompt.tsx
  'The browser does not allow notifications here': 'ब्राउजरले यहाँ सूचना देखाउन दिँदैन',
  'Notifications need an address that begins with https':
    'सूचनाका लागि https बाट सुरु हुने ठेगाना चाहिन्छ',
  'Get alerts about new messages while you work in another window?':
    'अर्को विन्डोमा काम गरिरहँदा नयाँ सन्देशको सूचना चाहनुहुन्छ?',
  'Turn on alerts': 'सूचना खोल्नुहोस्',
  'Not now': 'अहिले होइन',
  // admin/conversation/conversation-head.tsx
  'Back to the list': 'सूचीमा फर्कनुहोस्',
  'Language:': 'भाषा:',
  'last seen on {row.page}': 'पछिल्लो पटक हेरेको: {row.page}',
  'Failed to reopen the conversation. Please try again.':
    'कुराकानी फेरि खुलेन। एकपटक फेरि प्रयास गर्नुहोस्।',
  'The conversation was closed. It reopens when the visitor writes.':
    'कुराकानी बन्द भयो। भिजिटरले लेखेपछि फेरि खुल्छ।',
  'Failed to close the conversation. Please try again.': 'कुराकानी बन्द भएन। फेरि प्रयास गर्नुहोस्।',
  Reopen: 'फेरि खोल्नुहोस्',
  'All messages for this user have been deleted.': 'यो भिजिटरका सबै सन्देश हटाइए।',
  'Failed to delete user messages.': 'सन्देश हटाउन सकिएन।',
  'Failed to restore the messages. Please try again.': 'सन्देश फर्काउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  'Delete Chat': 'च्याट हटाउनुहोस्',
  'Are you sure you want to delete all messages for this user?': 'यो भिजिटरका सबै सन्देश पक्का हटाउने?',
  'The visitor can no longer see them. You can restore them under Deleted within 30 days.':
    'त्यसपछि भिजिटरले यी देख्दैनन्। “हटाइएका” मा गएर ३० दिनभित्र फर्काउन मिल्छ।',
  'Create lead': 'लिड बनाउनुहोस्',
  'Conversation linked to {user_name}': 'कुराकानी यो लिडसँग जोडियो: {user_name}',
  'The details were added to this lead.': 'विवरण यो लिडमा थपियो।',
  'Add to lead': 'लिडमा थप्नुहोस्',
  'A colleague has just created a lead from this conversation: {row.user_name}. The details that you enter here are added to it.':
    'सहकर्मीले भर्खरै यो कुराकानीबाट लिड बनाउनुभयो: {row.user_name}। तपाईंले यहाँ लेखेको विवरण त्यसैमा थपिन्छ।',
  'If a lead with this phone number or email exists, the conversation is linked to it.':
    'यो फोन नम्बर वा इमेल भएको लिड छ भने कुराकानी त्यसैसँग जोडिन्छ।',
  // admin/conversation/conversation-log.tsx
  'No messages in this conversation.': 'यस कुराकानीमा कुनै सन्देश छैन।',
  Visitor: 'भिजिटर',
  You: 'तपाईं',
  'Not sent. {error.by} has replied: “{error.answer}”':
    'पठाइएन। {error.by} ले जवाफ दिनुभयो: “{error.answer}”',
  'Send anyway': 'तैपनि पठाउनुहोस्',
  'Not sent – try again': 'पठाइएन – फेरि प्रयास गर्नुहोस्',
  '· Seen': '· हेरियो',
  // admin/inbox/load-older.tsx
  // admin/inbox/messages-page.tsx
  'Please log in as admin.': 'प्रशासकका रूपमा लगइन गर्नुहोस्।',
  'Messages – {short_name}': 'च्याट सन्देश – {short_name}',
  'Select a user to view messages': 'सन्देश हेर्न भिजिटर छान्नुहोस्',
  'Conversation with {name}': 'कुराकानी: {name}',
  'Loading messages...': 'सन्देश खुल्दै छ…',
  'Reconnecting…': 'फेरि जोडिँदै छ…',
  '{name} is typing…': '{name} लेख्दै…',
  '{by.name} is typing a reply': '{by.name} जवाफ लेख्दै…',
  // admin/inbox/office-stream.ts
  'Refused: {response.status}': 'अस्वीकार भयो: {response.status}',
  // admin/inbox/online-mark.tsx
  Online: 'अनलाइन',
  Offline: 'अफलाइन',
  // admin/inbox/use-date-formats.ts
  Yesterday: 'हिजो',
  // admin/list/conversation-list.tsx
  Conversations: 'कुराकानी',
  'No conversations match “{q}”.': '“{q}” सँग मिल्ने कुराकानी भेटिएन।',
  'Open the website to try the chat': 'च्याट चलाएर हेर्न वेबसाइट खोल्नुहोस्',
  'No conversations yet. They appear here as soon as a visitor writes.':
    'अहिलेसम्म कुराकानी छैन। भिजिटरले लेख्नेबित्तिकै यहाँ देखिन्छ।',
  'No conversations await a reply.': 'जवाफ पर्खिरहेको कुराकानी छैन।',
  'No closed conversations. Close a conversation when it is finished.':
    'बन्द गरिएको कुराकानी छैन। कुरा सकिएपछि कुराकानी बन्द गर्नुहोस्।',
  'Search conversations': 'कुराकानी खोज्नुहोस्',
  'Search messages': 'सन्देश खोज्नुहोस्',
  // admin/list/conversation-row.tsx
  unread: 'नपढिएको',
  'is typing…': 'लेख्दै…',
  // admin/reply/reply-box.tsx
  'Your reply': 'तपाईंको जवाफ',
  'Write a reply, or type / for saved replies': 'जवाफ लेख्नुहोस्, वा तयारी जवाफका लागि / थिच्नुहोस्',
  "{matches.length} saved {matches.length === 1 ? 'reply' : 'replies'}":
    '{matches.length} तयारी जवाफ',
  'No saved replies yet.': 'अहिलेसम्म तयारी जवाफ छैन।',
  'Add one': 'एउटा थप्नुहोस्',
  // admin/reply/reply-form.tsx
  'Please replace {formatFieldNames(unfilled)} before you send.':
    'पठाउनुअघि यसको ठाउँमा आफ्नो पाठ लेख्नुहोस्: {formatFieldNames(unfilled)}।',
  Send: 'पठाउनुहोस्',
  '{newerReply?.author?.name} has replied since you started writing.':
    'तपाईंले लेख्न थालेपछि {newerReply?.author?.name} ले जवाफ दिनुभयो।',
  // feature.ts
  chat: 'च्याट',
  'the chat with': 'च्याट',
  Chats: 'च्याट',
  'Failed to load older {plural}. Please try again.': 'पुराना {plural} खुलेनन्। फेरि प्रयास गर्नुहोस्।',
  'Loading {plural}...': '{plural} खुल्दै छ…',
  'Older {plural}': 'पुराना {plural}',
  messages: 'सन्देश',
  conversations: 'कुराकानी',
  '{reason}. Only the sound is on.': '{reason}। आवाज मात्र खुल्यो।',
  'Send this file': 'यो फाइल पठाउनुहोस्',
  '{name} could not be downloaded': '{name} डाउनलोड हुन सकेन',
  'Not scanned for viruses': 'भाइरस जाँचिएको छैन',
  'Sending {message}': '{message} पठाउँदै',
  'This file is no longer in this browser. Discard it and choose it again.':
    'यो फाइल अब यो ब्राउजरमा छैन। हटाएर फेरि छान्नुहोस्।',
  'This file type is not accepted. Choose a photo (JPEG, PNG or WebP) or a PDF.':
    'यस किसिमको फाइल लिन मिल्दैन। फोटो (JPEG, PNG वा WebP) वा PDF छान्नुहोस्।',
  'This file is too large. The limit is 10 MB.': 'फाइल धेरै ठूलो भयो। बढीमा १० MB राख्न मिल्छ।',
  'Add a photo or PDF': 'फोटो वा PDF थप्नुहोस्',
} satisfies Texts
