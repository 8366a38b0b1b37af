export const factsMalta: Record<string, string> = {
  'in a shared room': 'साझा कोठामा',
  'in a single room': 'एकल कोठामा',
  '75% of the minimum wage of 2026, in addition to tuition and the journey home':
    'सन् २०२६ को न्यूनतम ज्यालाको ७५%; शिक्षण शुल्क र घर फर्कने खर्च छुट्टै',
  'for studies of more than 90 days; sources differ on a quick appointment':
    '९० दिनभन्दा लामो पढाइका लागि; छिटो पाइने भेट्ने समयबारे स्रोतको भनाइ फरक',
  'for a quick appointment, in 2024': 'छिटो पाइने भेट्ने समयका लागि, सन् २०२४ मा',
  '€50 for the application and €27.50 for the card': 'आवेदनको €५० र कार्डको €२७.५०',
  'Time to apply for the residence permit': 'बसोबास अनुमतिपत्रका लागि आवेदन दिने अवधि',
  'after arrival, online with form N.01': 'पुगेपछि, N.01 फारमबाट अनलाइन',
  'hospital cover for the residence permit; sources differ for the visa':
    'बसोबास अनुमतिपत्रका लागि अस्पताल खर्चको बीमा; भिसाबारे स्रोतको भनाइ फरक',
  'an older list for the visa, for applicants in India': 'भिसाको पुरानो सूची, भारतका आवेदकका लागि',
  'no work': 'काम गर्न पाइँदैन',
  'in the first 90 days': 'पहिलो ९० दिनमा',
  'from day 91': '९१औं दिनदेखि',
  'on a degree course; the employer applies for the licence and pays for it':
    'डिग्री कोर्समा; इजाजतपत्रका लागि आवेदन दिने र शुल्क तिर्ने काम रोजगारदाताको',
  'once, after a bachelor’s, master’s or doctor’s degree; no work until an offer':
    'एकपटक, स्नातक, स्नातकोत्तर वा पीएचडीपछि; अफर नआएसम्म काम गर्न पाइँदैन',
  'Visa decision': 'भिसाको निर्णय',
  'sources differ; the wait for an appointment comes first':
    'स्रोतको भनाइ फरक; त्यसअघि भेट्ने समय पर्खनुपर्ने',
  'and the courier, in 2026': 'र कुरियरको समय, सन् २०२६ मा',
  'in 2024': 'सन् २०२४ मा',
  'Wait for an appointment at the visa centre': 'भिसा केन्द्रमा भेट्ने समयका लागि पर्खाइ',
  'in India and elsewhere': 'भारत र अन्यत्र',
  'VFS, Chhaya Devi Complex, Thamel, Kathmandu': 'VFS, छायादेवी कम्प्लेक्स, ठमेल, काठमाडौं',
  'it takes in the application; the decision falls in New Delhi or Malta. Sources differ':
    'आवेदन यहाँ लिइन्छ; निर्णय नयाँ दिल्ली वा माल्टामा हुन्छ; स्रोतको भनाइ फरक',
  'visa centres in India': 'भारतका भिसा केन्द्र',
  'University of Malta, bachelor’s degree': 'University of Malta, स्नातक',
  'in arts, or business and IT': 'कला, वा बिजनेस र आइटीमा',
  'in computing': 'कम्प्युटिङमा',
  'University of Malta, medicine': 'University of Malta, चिकित्सा',
  'A private academy, whole course': 'एउटा निजी एकेडेमी, पूरा कोर्स',
  'for a three-year bachelor’s degree': 'तीनवर्षे स्नातकका लागि',
  'for a master’s degree': 'स्नातकोत्तरका लागि',
  'with qualifications from abroad; not returned': 'विदेशको शैक्षिक योग्यता भएकालाई; फिर्ता नहुने',
  late: 'ढिलो आवेदनमा',
  'not returned': 'फिर्ता नहुने',
  'University of Malta, October': 'University of Malta, अक्टोबर',
  '1 July, if you need a visa': '१ जुलाई, भिसा चाहिने भए',
  'the day of 2026; those of 2027 are not published. Others: 22 July, late 15 September':
    'सन् २०२६ को मिति; सन् २०२७ को प्रकाशित भएको छैन; अरूका लागि २२ जुलाई, ढिलो आवेदन १५ सेप्टेम्बर',
  'English at the University of Malta, bachelor’s degree':
    'University of Malta को स्नातकका लागि अङ्ग्रेजी',
  'IELTS 6.0 (writing 6.0, other parts 5.5), PTE 65 or TOEFL 80':
    'IELTS ६.० (राइटिङ ६.०, अरू खण्ड ५.५), PTE ६५ वा TOEFL ८०',
  'at the University of Malta': 'University of Malta मा',
  'registered, at most 2 people to a bedroom, with the Housing Authority’s letter':
    'दर्ता भएको, एउटा सुत्ने कोठामा बढीमा २ जना, Housing Authority को पत्रसहित',
  'valid 3 months beyond the stay, 3 blank pages': 'बसाइपछि पनि ३ महिनाको म्याद, ३ खाली पृष्ठ',
  'before the application': 'आवेदनअघिको',
  'What the American University of Malta teaches': 'American University of Malta मा के पढाइ हुन्छ',
  'ten bachelor’s degrees, by its own site': 'संस्थाकै वेबसाइटअनुसार दस स्नातक डिग्री',
  'its licence was not read': 'यसको इजाजतपत्र हेरिएको छैन',
}
