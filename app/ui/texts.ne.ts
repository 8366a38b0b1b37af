/** Texts of components that only the back office uses; those of visitors are in words.ne.ts. */
export default {
  // drag-handle.tsx
  'Move {name}': '{name} सार्नुहोस्',
  // edit-dialog.tsx
  'Uploading picture': 'तस्बिर अपलोड हुँदै छ',
  'Leave without saving?': 'सेभ नगरी जाने हो?',
  'Your changes will be lost.': 'तपाईंले गरेको परिवर्तन हराउँछ।',
  // editor-notices.tsx
  'someone else has changed the marked fields meanwhile. What you typed is kept here.':
    'यसबीच अरू कसैले चिन्ह लगाइएका फिल्डहरू बदल्नुभयो। तपाईंले लेखेको कुरा यहीँ छ।',
  'Use theirs': 'उहाँको राख्नुहोस्',
  'this was deleted meanwhile. Restore it under <a/>, then save again. Your text is kept here.':
    'यसबीच यो हटाइयो। <a/> मा गएर फर्काउनुहोस् र फेरि सेभ गर्नुहोस्। तपाईंले लेखेको कुरा यहीँ छ।',
  '(opens in a new tab)': '(नयाँ ट्याबमा खुल्छ)',
  // long-text.tsx
  'Show all': 'सबै देखाउनुहोस्',
  'Show less': 'थोरै देखाउनुहोस्',
  // more-fields.tsx
  More: 'थप',
  // picture-field.tsx
  'Default picture': 'सुरुको तस्बिर',
  'Choose from library': 'सङ्ग्रहबाट छान्नुहोस्',
  'Leave out this file': 'यो फाइल नराख्नुहोस्',
  // picture-file.ts
  'JPEG, PNG, WebP, AVIF, HEIC or GIF, at most 8 MB; SVG, at most 1 MB.':
    'JPEG, PNG, WebP, AVIF, HEIC वा GIF, बढीमा ८ MB; SVG, बढीमा १ MB।',
  'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.':
    'तस्बिर छान्नुहोस्: JPEG, PNG, WebP, AVIF, HEIC, GIF वा SVG।',
  'This picture is too large. The maximum is 8 MB.': 'यो तस्बिर धेरै ठूलो छ। बढीमा ८ MB मिल्छ।',
  // sortable.tsx
  'can be moved': 'सार्न मिल्छ',
  'Press Space to pick up the item, the arrow keys to move it, Space again to drop it, or Escape to cancel.':
    'उठाउन Space थिच्नुहोस्, सार्न तीर कुञ्जी, राख्न फेरि Space, रद्द गर्न Escape थिच्नुहोस्।',
  '{find(item) + 1} of {items.length}': '{find(item) + 1} / {items.length}',
  '{name(active)} was picked up at position {place(active)}.':
    '{name(active)} उठाइयो, स्थान {place(active)}।',
  '{name(active)} is now at position {place(over)}.':
    '{name(active)} अहिले स्थान {place(over)} मा छ।',
  '{name(active)} was dropped at position {place(over ?? active)}.':
    '{name(active)} स्थान {place(over ?? active)} मा राखियो।',
  '{name(active)} is back at position {place(active)}.':
    '{name(active)} फेरि स्थान {place(active)} मा छ।',
  // stored-picture.tsx
  "This picture is not available{alt ? `: ${alt}` : '.'}":
    "यो तस्बिर उपलब्ध छैन{alt ? `: ${alt}` : '.'}",
} satisfies Record<string, string>
