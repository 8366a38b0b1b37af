export const factsSouthKorea: Record<string, string> = {
  'Bank balance to show for a degree (D-2)': 'डिग्री (D-2) का लागि देखाउनुपर्ने बैंक ब्यालेन्स',
  'for a degree (D-2), in Seoul': 'डिग्री (D-2) का लागि, सियोलमा',
  'for a degree (D-2), outside Seoul': 'डिग्री (D-2) का लागि, सियोलबाहिर',
  'Bank balance to show for the language (D-4)': 'भाषा (D-4) का लागि देखाउनुपर्ने बैंक ब्यालेन्स',
  'for the language (D-4), in Seoul': 'भाषा (D-4) का लागि, सियोलमा',
  'for the language (D-4), outside Seoul': 'भाषा (D-4) का लागि, सियोलबाहिर',
  'Visa for more than 90 days': '९० दिनभन्दा लामो भिसा',
  'single entry': 'एकपटक प्रवेश',
  'multiple entry': 'धेरैपटक प्रवेश',
  'for the language (D-4)': 'भाषा (D-4) का लागि',
  'in general; for Nepal no time is published': 'सामान्यतया; नेपालका लागि समय प्रकाशित छैन',
  'Korea Visa Application Center (KVAC), OneSky Building, Lalitpur':
    'Korea Visa Application Center (KVAC), OneSky Building, ललितपुर',
  'sources differ: an older page sends you to the embassy':
    'स्रोतको भनाइ फरक: पुरानो पृष्ठले दूतावास जान भन्छ',
  'directly at the embassy': 'सिधै दूतावासमा',
  'Registration as a resident': 'बासिन्दाका रूपमा दर्ता',
  'after arrival': 'पुगेपछि',
  'Work with permission, for a degree (D-2)': 'अनुमति लिएर काम, डिग्री (D-2) का लागि',
  'on weekdays for a bachelor’s, with the level of Korean':
    'स्नातकमा, सोमबार–शुक्रबार, तोकिएको कोरियाली भाषा तह पुगे',
  'weekends and holidays without limit': 'शनिबार, आइतबार र बिदामा सीमा नहुने',
  'on weekdays for graduate students, with the level of Korean':
    'स्नातकोत्तर र माथिल्लो तहमा, सोमबार–शुक्रबार, तोकिएको कोरियाली भाषा तह पुगे',
  'for a bachelor’s, without the level of Korean': 'स्नातकमा, तोकिएको कोरियाली भाषा तह नपुगे',
  'weekends included': 'शनिबार–आइतबारसमेत',
  'for graduate students, without the level of Korean':
    'स्नातकोत्तर र माथिल्लो तहमा, तोकिएको कोरियाली भाषा तह नपुगे',
  'Level of Korean for more work': 'बढी काम गर्न कोरियाली भाषाको तह',
  'TOPIK 3 in the first two years, TOPIK 4 after': 'पहिलो दुई वर्ष TOPIK ३, त्यसपछि TOPIK ४',
  'with a GPA of 2.0 in the last semester; the permit comes first; two workplaces at most':
    'पछिल्लो सेमेस्टरमा जीपीए २.० भए; पहिले अनुमति चाहिने; बढीमा दुई ठाउँमा काम',
  'Work with permission, for the language (D-4)': 'अनुमति लिएर काम, भाषा (D-4) का लागि',
  'weekends included; forbidden at first': 'शनिबार–आइतबारसमेत; सुरुमा काम गर्न नपाइने',
  'Average tuition of Korean students': 'कोरियाली विद्यार्थीको औसत शिक्षण शुल्क',
  'at all universities': 'सबै विश्वविद्यालयमा',
  'for Korean students, 2025; students from abroad often pay more':
    'कोरियाली विद्यार्थीको, सन् २०२५; विदेशी विद्यार्थीलाई प्रायः बढी लाग्ने',
  'at national universities': 'राष्ट्रिय विश्वविद्यालयमा',
  'Tuition at Yonsei University for students from abroad':
    'Yonsei University मा विदेशी विद्यार्थीको शिक्षण शुल्क',
  'at Yonsei University': 'Yonsei University मा',
  'two semesters of KRW 4.5–7.5 million': 'दुई सेमेस्टर, प्रति सेमेस्टर KRW ४५–७५ लाख',
  'Tuition at Korea University for students from abroad':
    'Korea University मा विदेशी विद्यार्थीको शिक्षण शुल्क',
  'at Korea University': 'Korea University मा',
  'two semesters of KRW 5.8–7.8 million': 'दुई सेमेस्टर, प्रति सेमेस्टर KRW ५८–७८ लाख',
  'for a dormitory': 'होस्टेलका लागि',
  'for a room': 'कोठाका लागि',
  'for transport': 'यातायातका लागि',
  'compulsory from registration as a resident': 'बासिन्दाका रूपमा दर्ता भएदेखि अनिवार्य',
  'for a degree (D-2)': 'डिग्री (D-2) का लागि',
  'at half price since March 2023': 'मार्च २०२३ देखि आधा मूल्यमा',
  'compulsory six months after entry': 'प्रवेश गरेको ६ महिनापछि अनिवार्य',
  'Universities certified for students from abroad': 'विदेशी विद्यार्थी लिन मान्यता पाएका विश्वविद्यालय',
  'for degrees': 'डिग्रीका लागि',
  'review of February 2026': 'फेब्रुअरी २०२६ को समीक्षा',
  'for the language': 'भाषाका लागि',
  'Institutions whose students get no visa': 'विद्यार्थीले भिसा नपाउने शिक्षण संस्था',
  institutions: 'शिक्षण संस्था',
  'for a year from autumn 2026; among them Geumgang, Suwon Catholic, Joong-Ang Sangha and Hyupsung':
    'सन् २०२६ को शरद ऋतुदेखि एक वर्ष; तीमध्ये Geumgang, Suwon Catholic, Joong-Ang Sangha र Hyupsung',
  'Attendance for a longer stay on D-4': 'D-4 मा लामो बसाइका लागि हाजिरी',
  'no extension below 50%, or below 70% in two terms running':
    '५०% भन्दा कम, वा लगातार दुई सत्र ७०% भन्दा कम भए म्याद थपिँदैन',
  'since October 2023': 'अक्टोबर २०२३ देखि',
  'in all, in permits of 6 months; sources differ; no points for the first change after a Korean degree':
    'जम्मा, ६–६ महिनाको अनुमति गरी; स्रोतको भनाइ फरक; कोरियाली डिग्रीपछि पहिलो पटक फेर्दा अङ्क (पोइन्ट) नचाहिने',
  'only, by one of the pages': 'मात्र, एउटा पृष्ठअनुसार',
  'Trial at colleges': 'कलेजमा परीक्षण कार्यक्रम',
  '16 programmes: TOPIK 3 replaces the bank balance, 35 hours of work a week, later E-7-M':
    '१६ कोर्स: बैंक ब्यालेन्सको सट्टा TOPIK ३, हप्तामा ३५ घण्टा काम, पछि E-7-M',
  'until the end of 2027': 'सन् २०२७ को अन्त्यसम्म',
  'Global Korea Scholarship for a bachelor’s, by the embassy':
    'स्नातकका लागि Global Korea Scholarship, दूतावासमार्फत',
  places: 'सिट',
  'for Nepal, intake of 2026: one General, one R-GKS':
    'नेपालका लागि, सन् २०२६ को इन्टेक: एउटा General, एउटा R-GKS',
  'Global Korea Scholarship for a bachelor’s, marks and age':
    'स्नातकका लागि Global Korea Scholarship, प्राप्ताङ्क र उमेर',
  'top 20%, or 80%, or CGPA 2.64 of 4.0; under 25':
    'उत्कृष्ट २०% भित्र, वा ८०%, वा ४.० मा सीजीपीए २.६४; २५ वर्षमुनि',
  'intake of 2026': 'सन् २०२६ को इन्टेक',
  'Monthly allowance of the Global Korea Scholarship': 'Global Korea Scholarship को मासिक भत्ता',
  'for a bachelor’s': 'स्नातकका लागि',
  'and the flight; the page has no date': 'र हवाई टिकट; पृष्ठमा मिति छैन',
  'What universities usually ask students from Nepal for':
    'नेपालका विद्यार्थीसँग विश्वविद्यालयले प्रायः माग्ने योग्यता',
  'GPA 3.2, gap from 2022, IELTS 5.5': 'जीपीए ३.२, सन् २०२२ देखिको ग्याप, IELTS ५.५',
  'GPA 2.8 or 55%': 'जीपीए २.८ वा ५५%',
  'for a master’s': 'स्नातकोत्तरका लागि',
}
