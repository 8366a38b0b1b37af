/**
 * Queries of students and parents in English, in Nepali and in romanised Nepali, spelled as people
 * spell them. Each line has the query and the address of the page that answers it, without the
 * language; several addresses where more than one page does.
 */
export const queryPairs = {
  English: `
study in australia → /australia
austrelia student visa → /australia
australia 2 years masters cost → /australia
bank statement for australia student visa → /australia
can my husband come with me to australia → /australia
melbourne living cost per month → /australia
how many hours can students work in australia → /australia
australia visa refused can i apply again → /australia
canda study permit → /canada
gic canada how much → /canada
pgwp canada 3 years → /canada
can i bring my wife to canada → /canada
canada colleges in september intake → /canada
provincial attestation letter → /canada
canada visa reject reasons → /canada
toronto university fees → /canada
uk student visa requirements → /uk
study in england without ielts → /uk
london living cost → /uk
uk dependent visa rules → /uk
psw uk 2 years → /uk
cas letter interview → /uk
healthcare surcharge → /uk
masters in uk after 3 years bachelor → /uk
us f1 visa → /usa
usa i20 documents → /usa
america university scholarship for nepali → /usa
sevis payment from nepal → /usa
us embassy interview → /usa
opt after graduation → /usa
community college usa → /usa
on campus jobs in america → /usa
new zeland study visa → /newzealand
nz post study work visa → /newzealand
auckland rent → /newzealand
funds transfer scheme → /newzealand
japan language school → /japan
japan coe → /japan
student part time 28 hours → /japan
study in japan without jlpt → /japan
mext scholarship apply → /japan
korea d2 visa → /south-korea
topik 3 korea university → /south-korea
south korea language course d4 → /south-korea
gks scholarship → /south-korea
work while studying in seoul → /south-korea
malta study visa → /malta
malta work permit students → /malta
is malta in schengen → /malta
germany free education → /germany
blocked account how much → /germany
german language required b1 → /germany
aps certificate germany → /germany
public university in germany → /germany
studienkolleg → /germany
ireland student visa from nepal → /ireland
stamp 2 ireland work → /ireland
dublin living expenses → /ireland
masters in ireland 2 year stay back → /ireland
noc letter → /from-nepal
how to apply for noc online → /from-nepal
noc documents → /from-nepal
noc ministry of education sanothimi → /from-nepal
education loan nepal bank → /from-nepal
dollar card exchange limit students → /from-nepal
3% education service tax refund → /from-nepal
police clearance certificate → /from-nepal
document attestation mofa → /from-nepal
is this consultancy fake → /from-nepal
property valuation ca report → /from-nepal
notary translation of documents → /from-nepal
relationship certificate ward office → /from-nepal
which country is best for nepali students → /compare /find /destinations
compare australia and canada → /compare
cheapest country to study → /find
study abroad with 15 lakh → /find
country without ielts → /compare
difference uk and ireland → /compare
which country gives pr easily → /compare
country where spouse can go → /compare
low budget study abroad → /find
deadlines 2027 → /compare
ielts classes putalisadak → /services/test-preparation
pte mock test → /services/test-preparation
toefl coaching → /services/test-preparation
sat preparation → /services/test-preparation
visa interview preparation → /services/visa-processing
sop writing help → /services/application-assistance
recomendation letter → /services/application-assistance
which course after plus two science → /services/career-counseling
career counsellor → /services/career-counseling
how to choose university → /services/university-selection
scholarship help → /services/scholarship-guidance /scholarships
visa file preparation → /services/visa-processing
office location → /contact
phone no → /contact
opening time saturday → /contact
book appointment → /contact
who are you about company → /about
delete my data privacy → /privacy-policy
`,
  Nepali: `
अस्ट्रेलिया → /australia
अष्ट्रेलियामा पढ्न कति खर्च लाग्छ → /australia
अस्ट्रेलिया विद्यार्थी भिसा → /australia
अस्ट्रेलिया जान आइएल्टीएस कति चाहिन्छ → /australia
अस्ट्रेलियाको भिसा शुल्क → /australia
अस्ट्रेलियामा श्रीमान लैजान मिल्छ → /australia
सिड्नीमा बस्ने खर्च → /australia
अस्ट्रेलियामा पार्टटाइम काम → /australia
अष्ट्रेलियामा पीआर → /australia
अस्ट्रेलिया भिजा रिजेक्ट → /australia
क्यानडा → /canada
क्यानाडा स्टडी परमिट → /canada
क्यानडा जान कति पैसा देखाउनुपर्छ → /canada
क्यानडामा श्रीमती लैजान → /canada
क्यानडा जीआईसी → /canada
टोरन्टोमा कोठा भाडा → /canada
क्यानडाका विश्वविद्यालय → /canada
क्यानडा सेप्टेम्बर इन्टेक → /canada
क्यानडामा काम गर्न पाइने घण्टा → /canada
बेलायत → /uk
युके विद्यार्थी भिसा → /uk
यूकेमा पढ्न कति खर्च → /uk
बेलायत डिपेन्डेन्ट भिसा → /uk
बेलायतमा मास्टर्स → /uk
लन्डनमा बस्न कति लाग्छ → /uk
बेलायत बैंक ब्यालेन्स → /uk
इङ्ग्ल्याण्डमा नर्सिङ → /uk
बेलायतमा पढेपछि काम → /uk
अमेरिका → /usa
अमेरिकाको विद्यार्थी भिसा → /usa
अमेरीका जान के के चाहिन्छ → /usa
अमेरिकामा छात्रवृत्ति → /usa
एफ वान भिसा अन्तर्वार्ता → /usa
अमेरिकामा काम गर्न पाइन्छ → /usa
अमेरिका आई २० → /usa
युएसए पढाइ खर्च → /usa
न्युजिल्यान्ड → /newzealand
न्यूजिल्याण्ड विद्यार्थी भिसा → /newzealand
न्युजिल्यान्डमा पढाइपछिको काम → /newzealand
न्युजिल्याण्ड कति खर्च → /newzealand
जापान → /japan
जापानमा पढ्न भाषा चाहिन्छ → /japan
जापानी भाषा स्कुल → /japan
जापानमा पार्ट टाइम काम कति घण्टा → /japan
जापान विद्यार्थी भिषा → /japan
जापान जान कति खर्च लाग्छ → /japan
आइएल्टीएस बिना जापान → /japan
कोरिया → /south-korea
दक्षिण कोरिया विद्यार्थी भिसा → /south-korea
कोरियन भाषा टोपिक → /south-korea
कोरियामा पढाइ खर्च → /south-korea
कोरियामा छात्रवृत्ति → /south-korea
माल्टा → /malta
माल्टामा काम → /malta
माल्टा भिसा → /malta
जर्मनी → /germany
जर्मनीमा निशुल्क पढाइ → /germany
जर्मनी ब्लक एकाउन्ट → /germany
जर्मन भाषा → /germany
आयरल्यान्ड → /ireland
आयरल्याण्डमा मास्टर्स खर्च → /ireland
आयरल्यान्डमा काम गर्ने घण्टा → /ireland
एनओसी → /from-nepal
एनओसी कसरी लिने → /from-nepal
नो अब्जेक्सन लेटर → /from-nepal
अनापत्ति पत्र → /from-nepal
एन ओ सी का लागि कागजात → /from-nepal
शैक्षिक कर्जा → /from-nepal
विदेश पढ्न बैंक लोन → /from-nepal
शिक्षा ऋण ब्याज → /from-nepal
प्रहरी रिपोर्ट → /from-nepal
चारित्रिक प्रमाणपत्र → /from-nepal
विदेशी मुद्रा सटही → /from-nepal
डलर साट्ने → /from-nepal
कागजात प्रमाणीकरण → /from-nepal
नाता प्रमाणपत्र → /from-nepal
कन्सल्टेन्सी ठग → /from-nepal
नोटरी अनुवाद → /from-nepal
शिक्षा सेवा शुल्क फिर्ता → /from-nepal
सस्तो देश → /find
कम खर्चमा विदेश पढ्न → /find
विदेश पढ्न कुन देश राम्रो → /compare /find /destinations
देश तुलना → /compare
अन्तिम मिति → /compare
आइएल्टीएस बिना विदेश → /compare
खर्च → /find /compare
आइएल्टीएस कक्षा → /services/test-preparation
पीटीई तयारी → /services/test-preparation
परीक्षा तयारी → /services/test-preparation
भिसा अन्तर्वार्ताको तयारी → /services/visa-processing
एसओपी कसरी लेख्ने → /services/application-assistance
सिफारिस पत्र → /services/application-assistance
करियर परामर्श → /services/career-counseling
प्लस टु पछि के पढ्ने → /services/career-counseling
विश्वविद्यालय छान्ने → /services/university-selection
छात्रवृत्ति → /services/scholarship-guidance /scholarships
सम्पर्क नम्बर → /contact
कार्यालय कहाँ छ → /contact
हाम्रो बारेमा → /about
गोपनीयता नीति → /privacy-policy
`,
  'Romanised Nepali': `
australia ma padhna kati kharcha lagcha → /australia
australia jana k k chahinchha → /australia
australia ko visa kati din ma aaucha → /australia
australia ielts kati chahincha → /australia
astreliya student visa → /australia
australia ma kaam kati ghanta → /australia
australia bank balance kati dekhaune → /australia
sydney ma basne kharcha → /australia
shrimati australia lana milcha → /australia
australia pr kasari paune → /australia
kharcha kati lagcha canada → /canada
kyanada jana kati paisa chahincha → /canada
canada gap 5 barsa → /canada
canada ma sriman lagna milcha → /canada
canada study permit kasari apply garne → /canada
canada visa reject bhayo → /canada
canada ma kam garna pauncha → /canada
toronto ma kotha bhada → /canada
gic kati ho canada → /canada
pgwp kati barsa ko → /canada
uk jana kati kharcha → /uk
belayat ma padhai → /uk
uk ma dependent lana paincha → /uk
belayet visa → /uk
uk ielts bina → /uk
london ma basna kati lagcha → /uk
uk bank balance kati din rakhne → /uk
uk padhe pachi kati basna paincha → /uk
america jana kasari → /usa
amerika ma padhna kati lagcha → /usa
us visa antarbarta → /usa
usa ma chhatrabritti → /usa
amrika f1 visa → /usa
america ma kam garna milcha → /usa
i20 kasari aaucha → /usa
usa gap kati samma milcha → /usa
newzealand ma padhna kharcha → /newzealand
nz ko visa fee kati → /newzealand
nursing padhna australia → /australia
nyujilyand visa → /newzealand
japan jana kati kharcha lagcha → /japan
ielts bina japan → /japan
japan bhasa kati level → /japan
japan ma kam kati ghanta → /japan
japani bhasa school → /japan
coe kati din lagcha → /japan
japan ma family lana milcha → /japan
korea jana topik kati chahincha → /south-korea
korea ma padhai kharcha → /south-korea
koriya student visa → /south-korea
dakshin korea chhatravritti → /south-korea
korea ma part time kam → /south-korea
malta jana kati lagcha → /malta
malta ma kam paincha → /malta
malta visa garo cha → /malta
germany ma free padhai → /germany
jarmani student visa → /germany
german bhasa kati chahincha → /germany
blocked account ma kati paisa → /germany
ireland jana kharcha kati → /ireland
ireland ma kam kati ghanta → /ireland
ayarland visa → /ireland
noc kasari line → /from-nepal
noc ko lagi k k chahinchha → /from-nepal
noc kati din ma aaucha → /from-nepal
no objection letter kaha bata line → /from-nepal
bidesh padhna loan kasari paune → /from-nepal
shaikshik karja → /from-nepal
bank loan byaj dar → /from-nepal
police report kasari banaune → /from-nepal
prahari report → /from-nepal
dollar satne kasari → /from-nepal
kagajat pramanikaran → /from-nepal
nata pramanpatra → /from-nepal
consultancy thag ho ki haina → /from-nepal
charitra pramanpatra → /from-nepal
notary kaha garne → /from-nepal
siksha sewa sulka firta → /from-nepal
sasto desh kun → /find
kun desh ramro → /compare /find /destinations
kam kharcha ma bidesh → /find
bideshma padhna kharcha → /find /compare
20 lakh ma kun desh → /find
ielts bina jane desh → /compare
antim miti → /compare
australia ki canada ramro → /compare
kun desh ma pr chito paincha → /compare
buda budi sangai jana milne desh → /compare
ielts class kaha → /services/test-preparation
ielts tayari → /services/test-preparation
gap 3 barsa → /compare /from-nepal /australia /canada /uk /usa /newzealand /japan
sop kasari lekhne → /services/application-assistance
visa interview ko tayari → /services/visa-processing
plus two pachi k padhne → /services/career-counseling
university kasari chhanne → /services/university-selection
chhatrabriti kasari paune → /services/scholarship-guidance /scholarships
office kaha cha → /contact
phone nambar → /contact
sampark → /contact
hamro barema → /about
`,
}
