/**
 * Words and phrases that find each other, one group a line; a word may be in several. Plurals need
 * no entry of their own, nor do Nepali endings, other spellings of Nepali sounds, or Nepali words in
 * Latin letters. Words of two letters are abbreviations: in texts, only capitals count.
 */
const list = `
usa, us, america, american, united states, united states of america, u s a, u s, f1, f 1, f1 visa, f 1 visa, अमेरिका, अमेरिकी, युएसए, युएस, संयुक्त राज्य अमेरिका, एफ वान, एफ १, एफ वान भिसा, new york, texas, california, न्युयोर्क, टेक्सास, क्यालिफोर्निया
uk, united kingdom, great britain, britain, england, british, scotland, london, बेलायत, बेलायती, युके, यु के, संयुक्त अधिराज्य, इङ्ग्ल्यान्ड, ब्रिटेन, लन्डन, स्कटल्यान्ड, manchester, birmingham
australia, aus, aussie, australian, oz, अस्ट्रेलिया, अस्ट्रेलियाली, अस्ट्रेलियन, sydney, melbourne, brisbane, perth, adelaide, सिड्नी, मेलबर्न
canada, canadian, क्यानडा, क्यानाडा, क्यानेडा, क्यानडाली, toronto, vancouver, ontario, टोरन्टो, भ्यानकुभर
new zealand, newzealand, newzeland, nz, kiwi, न्युजिल्यान्ड, न्युजल्यान्ड, auckland, wellington, अकल्यान्ड
south korea, korea, republic of korea, southkorea, कोरिया, दक्षिण कोरिया, कोरियाली, seoul, busan, सोल
japan, nippon, जापान, tokyo, osaka, टोकियो
malta, maltese islands, माल्टा, valletta, भालेटा
germany, deutschland, german, जर्मनी, जर्मन, berlin, munich, बर्लिन
ireland, irish republic, republic of ireland, eire, आयरल्यान्ड, आइरल्यान्ड, dublin, cork, galway, डब्लिन

nurse, nursing, bsc nursing, staff nurse, नर्सिङ, नर्स, स्टाफ नर्स
doctor, mbbs, medicine, medical school, medical degree, md course, डाक्टर, चिकित्सक, एमबीबीएस
it, information technology, computer science, computing, bca, csit, computer engineering, software, आइटी, सूचना प्रविधि, कम्प्युटर, कम्प्युटर साइन्स, सफ्टवेयर
mba, business, business and management, bba, bbs, management, एमबीए, बीबीए, बीबीएस, व्यवस्थापन
hospitality, hotel management, hotel, tourism, bhm, cook, chef, होटल म्यानेजमेन्ट, होटल व्यवस्थापन, होटल, पर्यटन
engineer, engineering, इन्जिनियर, इन्जिनियरिङ
bachelor, undergraduate, ug, bachelor’s degree, स्नातक, ब्याचलर
master, postgraduate, pg, master’s degree, स्नातकोत्तर, मास्टर, मास्टर्स
phd, doctorate, doctoral, पीएचडी, विद्यावारिधि

cost, fee, price, kharcha, kharchha, kati lagcha, expense, charge, tuition, living, खर्च, शुल्क, फी, लागत, कति लाग्छ, कति लाग्ने, कति खर्च, कति पर्छ
tuition, course fee, tuition fee, college fee, university fee, semester fee, शिक्षण शुल्क, ट्युसन, ट्युसन फी, कलेज फी, पढाइ खर्च, पढाइ शुल्क, पढ्ने खर्च
living, living cost, living expense, cost of living, निर्वाह खर्च, बस्ने खाने, बस्ने खाने खर्च, बस्ने खर्च, खाने बस्ने
rent, room, accommodation, housing, flat, hostel, living, भाडा, कोठा, कोठा भाडा, आवास, होस्टेल, डेरा
cheap, low cost, affordable, cheapest, cheapest country, lowest cost, cheap country, low budget, sasto, सस्तो, कम खर्च, थोरै खर्च, कम पैसा, सस्तो देश
fund, money, bank balance, show money, bank statement, proof of fund, source of fund, balance, paisa, bank, sponsor, maintenance, saving, financial, पैसा, रकम, कति पैसा, बैंक, बैंक ब्यालेन्स, ब्यालेन्स, मौज्दात, बैंक स्टेटमेन्ट, स्टेटमेन्ट, स्पोन्सर, आयस्रोत, आम्दानी, आर्थिक स्रोत, देखाउनुपर्ने, देखाउनुपर्छ, देखाउने
loan, education loan, student loan, interest, interest rate, bank loan, ऋण, कर्जा, लोन, बैंक लोन, शैक्षिक कर्जा, शैक्षिक ऋण, शिक्षा ऋण, ब्याज, ब्याज दर
gic, guaranteed investment certificate, जीआईसी, जी आई सी
blocked account, sperrkonto, blocked money, ब्लक एकाउन्ट, ब्लक्ड एकाउन्ट, ब्लक खाता
scholarship, free study, full scholarship, study free, free education, fully funded, award, छात्रवृत्ति, स्कलरसिप, निःशुल्क पढाइ, निःशुल्क पढ्न, free padhai

pr, settlement, permanent residence, permanent residency, permanent visa, stay permanently, green card, resident visa, skilled migrant, पीआर, स्थायी बसोबास, ग्रीन कार्ड
stay, stay back, stay after study, after study, after graduation, afterwards, settle, settle down, post study, look for work, पढाइपछि, पढाइपछिको, पढाइ पछि, पढेपछि, पढे पछि, बसाइ
pgwp, work permit, psw, post study work, post study work visa, post graduation work permit, graduate route, graduate visa, temporary graduate visa, temporary graduate, stay back visa, 485, वर्क परमिट, पोस्ट स्टडी वर्क, पोस्ट स्टडी वर्क भिसा
opt, optional practical training, stem opt
work, job, part time, part time job, part time work, work hour, working hour, earn, काम, जागिर, पार्टटाइम, पार्ट टाइम, पार्टटाइम काम, पार्ट टाइम काम, kam, part time kam
minimum wage, wage, salary, hourly pay, ज्याला, न्यूनतम ज्याला, तलब, कमाइ
spouse, dependant, dependent, wife, husband, partner, children, child, family, kid, पति, पत्नी, श्रीमान, श्रीमती, बुढाबुढी, बुढा बुढी, बुढा, बुढी, छोराछोरी, बच्चा, परिवार, आश्रित, डिपेन्डेन्ट, jahan

noc, no objection, no objection certificate, no objection letter, एनओसी, एन ओ सी, नो अब्जेक्सन, नो अब्जेक्सन लेटर, अनापत्ति, अनापत्ति पत्र, अनुमतिपत्र, अनुमति पत्र, स्वीकृतिपत्र
education service fee, education tax, service fee, three percent, शिक्षा सेवा शुल्क, शिक्षा सेवा कर, शिक्षा कर
foreign exchange, exchange, dollar exchange, forex, currency exchange, exchange facility, dollar card, dollar limit, dollar satne, dollar satahi, विदेशी मुद्रा, विदेशी मुद्रा सटही, सटही, डलर, डलर सटही, डलर साट्ने
police report, police clearance, police certificate, character certificate, pcc, प्रहरी, प्रहरी रिपोर्ट, चारित्रिक प्रमाणपत्र, चरित्र प्रमाणपत्र, प्रहरी चारित्रिक प्रमाणपत्र
attestation, attest, attested, mofa, notary, प्रमाणीकरण, कागजात प्रमाणीकरण, नोटरी, परराष्ट्र मन्त्रालय
document, paper, checklist, papers, कागजात, कागज, कागजपत्र, डकुमेन्ट, के के चाहिन्छ, k k chahincha
licence, license, licensed, registered consultancy, इजाजतपत्र

gpa, mark, grade, percentage, percent, cgpa, entry requirement, eligibility, जीपीए, प्राप्ताङ्क, अङ्क, प्रतिशत, ग्रेड, योग्यता
english, ielts, pte, toefl, duolingo, english test, language test, moi, moi letter, medium of instruction, english requirement, अङ्ग्रेजी, अङ्ग्रेजी भाषा, आइएल्टीएस, आइ ई एल टी एस, आइइएलटीएस, आइएलटीएस, पीटीई, टोफेल, डुओलिङ्गो
japanese language, jlpt, n5, jlpt n5, japanese, japanese test, nat test, जापानी भाषा, जापानी, जापानिज
topik, korean language, korean test, टोपिक, कोरियन, कोरियन भाषा, कोरियाली भाषा
gap, study gap, year gap, gap year, education gap, ग्याप, पढाइको अन्तराल, अन्तराल
sop, statement of purpose, gte, genuine student, gs, letter of explanation, एसओपी, उद्देश्यपत्र
interview, visa interview, credibility interview, अन्तर्वार्ता, इन्टरभ्यु, भिसा अन्तर्वार्ता

refusal, rejected, rejection, refused, refuse, reject, visa rejection, declined, decline, success rate, granted, refusal rate, denied, visa rate, अस्वीकृत, अस्वीकृति, भिसा अस्वीकृत, रिजेक्ट, रिफ्युज
processing time, how long, time, how much time, decision, visa processing time, how many days, how many week, processing, duration, time taken, कति दिन, कति समय, कति महिना, समय, भिसा आउन लाग्ने समय
intake, session, when start, semester, admission open, calendar, इन्टेक, भर्ना, सत्र, सेमेस्टर
deadline, last date, closing date, apply by, application closing, अन्तिम मिति, म्याद
health insurance, insurance, oshc, health cover, ihs, medical insurance, health surcharge, health, बीमा, स्वास्थ्य बीमा
medical examination, medical test, medical check, medical, health check, health examination, मेडिकल, स्वास्थ्य परीक्षण
tuberculosis, tb, tb test, x ray, टीबी, क्षयरोग
coe, certificate of eligibility, confirmation of enrolment
pal, attestation letter, provincial attestation letter, pal letter
caq, québec acceptance certificate, quebec
biometric, fingerprint, बायोमेट्रिक, औंठाछाप
visa, student visa, study permit, student permit, भिसा, भिजा, विद्यार्थी भिसा, स्टुडेन्ट भिसा, स्टडी परमिट, स्टडी भिसा
sevis, i 901

university, college, uni, institution, campus, विश्वविद्यालय, युनिभर्सिटी, कलेज
class, coaching, preparation, training class, कक्षा, कोचिङ, तयारी
exam, test, परीक्षा
practice, practise, mock, अभ्यास
choose, choosing, choice, select, selection, shortlist, छान्ने, छान्न, छान्नु, छनोट, रोज्ने
f2, f 2
d10, d 10
d2, d 2
d4, d 4
i20, i 20, आई २०, आई ट्वेन्टी
counselling, counseling, counsellor, career, advice, परामर्श, काउन्सेलर, काउन्सेलिङ, करियर
contact, phone number, phone, office address, address of office, contact us, call, email, location, phone no, office kaha, कार्यालय कहाँ, अफिस कहाँ, सम्पर्क, फोन, फोन नम्बर, सम्पर्क नम्बर, ठेगाना
about, about us, company, who are you, who work there, who we are, team, staff, हाम्रो बारे, हाम्रो बारेमा, टिम
privacy, privacy policy, personal data, गोपनीयता, गोपनीयता नीति

consultancy, कन्सल्टेन्सी
check a consultancy, fake, fraud, scam, cheat, ठग, ठगी
office, branch, कार्यालय, अफिस, शाखा
appointment, book appointment, meet, भेट्ने समय
opening hour, opening time, office hour, office time, खुल्ने समय
visa processing, visa file, visa preparation, visa interview preparation, visa interview practice, mock interview, visa interview ko tayari, भिसा अन्तर्वार्ता तयारी, भिसा तयारी, भिसा फाइल
relationship certificate, relationship, नाता, नाता प्रमाणपत्र
recommendation, recommendation letter, reference letter, lor, सिफारिस, सिफारिस पत्र
application, आवेदन, निवेदन
translation, अनुवाद
language, भाषा
school, स्कुल, विद्यालय
hour, घण्टा
refund, फिर्ता
course, subject, कोर्स, विषय
career, which course, what to study, के पढ्ने, k padhne
compare, comparison, difference, versus, vs, which country, best country, तुलना, देश तुलना, कुन देश, फरक
budget, lakh, बजेट, लाख
january, जनवरी
february, फेब्रुअरी
march, मार्च
april, अप्रिल
july, जुलाई
september, सेप्टेम्बर
october, अक्टोबर
`

/** Words of a query that need not be found. */
const optional = `
student study studying studie nepal nepali nepalese abroad need needed required require requirement
best good country want go going people get nepali rupee kathmandu amount minimum total without apply
applying help process detail information long way it take k ki ka barsa
possible only there not mean next low year full rule latest new after while year month plus two twelve between
विदेश विद्यार्थी नेपाल नेपाली राम्रो धेरै देश गाह्रो सजिलो छिटो चाँडो वर्ष दर बारे जान जाने जाँदा पढाइ पढ्न पढ्ने
`

/** Nepali words of questions, which are not searched. Their romanised forms need not be found. */
const nepali = `
के कति कसरी कहाँ कता कहिले कुन किन को कसले कस्तो कसको
मा ले लाई बाट हरू सँग सँगै देखि सम्म लागि पछि अघि गरी भित्र तर र वा पनि नै त नि बिना
छ छन् छैन हो होइन हुन हुन्छ हुँदैन भयो भए भएको भएर थियो
लाग्छ लाग्ने लाग्न लाग्यो मिल्छ मिल्ने मिल्दैन पाइन्छ पाइने पाउने पाउन पाउँछ पाउँछु सकिन्छ सकिने सक्छु
चाहिन्छ चाहिने चाहियो पर्छ पर्ने पर्दैन गर्न गर्ने गर्नु गर्छ गर्नुहोस् गर्नुपर्छ लैजान आउँछ आउने आउन
लिने लिन दिने दिन राख्ने बनाउने लग्न लान लाने लेख्ने पढ्दा बस्न बस्ने खाने
म मेरो मलाई हामी हाम्रो तपाईं यो त्यो
`

export const synonyms = list
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(', '))

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean)

export const optionalWords = splitWords(optional)
export const nepaliStopWords = splitWords(nepali)
