export const cardsAndSlides: Record<string, string> = {
  'Get Started': 'सुरु गर्नुहोस्',
  'Universities in large cities and small ones, and the right to work beside your studies.':
    'ठूला सहरमा पनि, साना सहरमा पनि विश्वविद्यालय छन्। पढ्दै गर्दा काम गर्न पाइन्छ।',
  'Australia Awards scholarships': 'Australia Awards छात्रवृत्ति',
  'Degrees and college diplomas, in English or French, and a work permit after many of them.':
    'अङ्ग्रेजी वा फ्रेन्चमा डिग्री र कलेज डिप्लोमा। तीमध्ये धेरैपछि वर्क परमिट पाइन्छ।',
  'Post-graduation work permit of {ca.pgwp.length}': 'पढाइपछिको वर्क परमिट: {ca.pgwp.length}',
  'Study permit in {ca.processing}': 'स्टडी परमिट आउन लाग्ने समय: {ca.processing}',
  'College and university programmes': 'कलेज र विश्वविद्यालयका कोर्स',
  'Centuries of teaching in shorter degrees: three years for a bachelor, one for most masters.':
    'सयौं वर्षको पठनपाठन, छोटो अवधिका डिग्री: स्नातक तीन वर्ष, धेरैजसो स्नातकोत्तर एक वर्ष।',
  'One-year master’s degrees': 'एक वर्षको स्नातकोत्तर',
  'Work in term: {uk.work.in-term}': 'पढाइ चलेको बेला काम: {uk.work.in-term}',
  'Post-study work visa of {uk.graduate.length}': 'पोस्ट स्टडी वर्क भिसा: {uk.graduate.length}',
  'A wide choice of universities and majors, with room to change your mind on the way.':
    'विश्वविद्यालय र मेजर (मुख्य विषय) का धेरै विकल्प छन्, बीचमा मन फेर्ने ठाउँ पनि छ।',
  'Fulbright and Global UGRAD scholarships': 'Fulbright र Global UGRAD छात्रवृत्ति',
  'Research from the first year': 'पहिलो वर्षदेखि नै अनुसन्धान',
  'Eight public universities, close contact to teachers, and a post-study visa to begin your career.':
    'आठ सरकारी विश्वविद्यालय, शिक्षकसँग नजिकको सम्पर्क, र करिअर सुरु गर्न पढाइपछिको भिसा।',
  'Intakes in February and July': 'फेब्रुअरी र जुलाई इन्टेक',
  'Close to nature': 'प्रकृतिको नजिक',
  'Engineering, technology and culture, with more and more programmes taught in English.':
    'इन्जिनियरिङ, प्रविधि र संस्कृति। अङ्ग्रेजीमा पढाइ हुने कोर्स बढ्दै छन्।',
  'MEXT and JASSO scholarships': 'MEXT र JASSO छात्रवृत्ति',
  'Visa by a Certificate of Eligibility': 'योग्यता प्रमाणपत्र (COE) का आधारमा भिसा',
  'Scholarships for students from abroad, and universities that teach Korean before the degree.':
    'विदेशी विद्यार्थीका लागि छात्रवृत्ति, र डिग्रीअघि कोरियाली भाषा सिकाउने विश्वविद्यालय।',
  'Language year before the degree': 'डिग्रीअघि एक वर्ष भाषा पढाइ',
  'An island in the European Union where English is an official language.':
    'युरोपेली सङ्घको टापु, जहाँ अङ्ग्रेजी पनि आधिकारिक भाषा हो।',
  'Degrees taught in English': 'अङ्ग्रेजीमा पढाइ हुने डिग्री',
  'A room for {mt.rent}': 'कोठा भाडा: {mt.rent}',
  'Schengen area': 'सेन्जेन क्षेत्र',
  'Public universities, most without a tuition fee, and money for a year in a blocked account.':
    'सरकारी विश्वविद्यालय, धेरैजसोमा शिक्षण शुल्क लाग्दैन। एक वर्षको पैसा ब्लक्ड एकाउन्टमा राखिन्छ।',
  'Work in term: {de.work.in-term}': 'पढाइ चलेको बेला काम: {de.work.in-term}',
  'Stay after study: {de.stay}': 'पढाइपछिको बसाइ: {de.stay}',
  'An English-speaking country in the European Union that lets graduates stay to work.':
    'युरोपेली सङ्घको अङ्ग्रेजी बोलिने देश। पढाइ सकेपछि बसेर काम गर्न पाइन्छ।',
  'Work in term: {ie.work.in-term}': 'पढाइ चलेको बेला काम: {ie.work.in-term}',
  'Stay after study: {ie.stay}': 'पढाइपछिको बसाइ: {ie.stay}',
  'Your journey starts in Kathmandu': 'तपाईंको यात्रा काठमाडौंबाट सुरु हुन्छ',
  'Study abroad with people who stay at your side': 'साथ नछोड्ने मानिससँग विदेश अध्ययन',
  'Free consultation': 'निःशुल्क परामर्श',
  'From the first question to the day you fly: one office, six steps.':
    'पहिलो प्रश्नदेखि उड्ने दिनसम्म: एउटै कार्यालय, ६ चरण।',
  'Study in Australia': 'अस्ट्रेलियामा अध्ययन',
  'Bachelor’s and master’s degrees, work beside your studies': 'स्नातक र स्नातकोत्तर, पढ्दै गर्दा काम',
  'Find the course that fits your marks, your budget and your plans.':
    'प्राप्ताङ्क, बजेट र योजनासँग मिल्ने कोर्स रोज्नुहोस्।',
  'Study in Canada': 'क्यानडामा अध्ययन',
  'Work permit of {ca.pgwp.length} after graduation': 'पढाइ सकेपछि वर्क परमिट: {ca.pgwp.length}',
  'Colleges and universities, in English or French.': 'कलेज र विश्वविद्यालय, अङ्ग्रेजी वा फ्रेन्चमा।',
  'Study in the United Kingdom': 'बेलायतमा अध्ययन',
  'A master’s degree in one year': 'एक वर्षमै स्नातकोत्तर',
  'Short degrees, long traditions, and work in term: {uk.work.in-term}.':
    'छोटो अवधिका डिग्री, लामो परम्परा। पढाइ चलेको बेला काम: {uk.work.in-term}।',
  'Study in the United States': 'अमेरिकामा अध्ययन',
  'A wide choice of universities and majors': 'विश्वविद्यालय र मेजर (मुख्य विषय) का धेरै विकल्प',
  'Scholarships: Fulbright, Global UGRAD': 'छात्रवृत्ति: Fulbright, Global UGRAD',
  'We prepare you for the I-20, the DS-160 and the interview at the embassy.':
    'I-20 (विश्वविद्यालयको फारम), DS-160 (भिसा फारम) र दूतावासको अन्तर्वार्ताका लागि हामी तपाईंलाई तयार पार्छौं।',
  'Study in New Zealand': 'न्युजिल्यान्डमा अध्ययन',
  'Eight public universities, a post-study work visa': 'आठ सरकारी विश्वविद्यालय, पोस्ट स्टडी वर्क भिसा',
  'Seven clear steps from your application to your visa.': 'आवेदनदेखि भिसासम्म सात स्पष्ट चरण।',
  'Nepal Rastra Bank': 'नेपाल राष्ट्र बैंक',
  'Bank of Canada': 'Bank of Canada',
  'Gantavya Education Consultancy': 'Gantavya Education Consultancy',
  Gantavya: 'Gantavya',
  'Putalisadak, Kathmandu': 'पुतलीसडक, काठमाडौं',
  Kathmandu: 'काठमाडौं',
  'Years of experience': 'वर्षको अनुभव',
  'Students guided': 'विद्यार्थीलाई मार्गदर्शन',
  Countries: 'देश',
  'Visa success rate': 'भिसा सफलता दर',
}
