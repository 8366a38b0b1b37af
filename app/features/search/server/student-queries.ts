/**
 * Queries as students type them. Each line has the query, the page that answers it, and, where the
 * page alone is not enough, beginnings of words in the section, title or heading of the result: any
 * of those between bars.
 */
export const studentQueries = `
us → /usa
usa → /usa
america → /usa
study in america → /usa
united states → /usa
uk → /uk
england → /uk
britain study → /uk
united kingdom student visa → /uk
aus → /australia
australia → /australia
austrailia → /australia
canada → /canada
canda → /canada
nz → /newzealand
new zealand → /newzealand
newzeland → /newzealand
newzealand visa → /newzealand visa
japan → /japan
jappan student visa → /japan
korea → /south-korea
south korea → /south-korea
south koria → /south-korea
malta → /malta
germany → /germany
deutschland → /germany
germany blocked account → /germany blocked|fund
germany free tuition → /germany tuition|cost
ireland → /ireland
ireland work hours → /ireland work
ireland stay back → /ireland stay|after|graduate
how much bank balance for uk → /uk fund|living|bank|statement
bank balance for australia → /australia fund|living|bank|money|saving
bank balance usa i20 → /usa fund|bank|money|i-20
show money canada → /canada fund|money|gic
canada gic amount → /canada gic|fund|living
how much money to show for japan → /japan fund|money|bank|balance|show
korea bank statement amount → /south-korea bank|fund|balance
malta funds → /malta fund|bank
nz funds transfer scheme → /newzealand fund
proof of funds new zealand → /newzealand fund|living|money
uk 28 days bank statement → /uk fund|bank|statement|28
source of fund australia → /australia fund|money|source
can parents sponsor canada → /canada sponsor|fund|parent|loan
education loan from bank → /from-nepal loan
can i take my wife to uk → /uk family|dependant|husband|wife|along
dependent visa australia → /australia dependant|family|husband|along
can my husband work in canada → /canada husband|spouse|dependant|family|work
spouse visa nz → /newzealand partner|husband|dependant|family
usa f2 visa → /usa f-2|f2|husband|dependant|family
wife and children malta → /malta family|husband|wife|child|dependant
dependent in japan → /japan family|dependant|husband|along
take family to korea → /south-korea family|dependant|husband|along
without ielts → /compare english
ielts 6 → /compare english
kharcha → /find
cost → /compare cost
first year cost canada → /canada first year cost
ireland cost → /ireland cost
deadline → /compare deadline
nurse → nurs
gap 3 years → gap
cheapest country → /find
canada without ielts → /canada english|ielts|language
australia without ielts → /australia english|ielts|test
ielts score for uk → /uk english|ielts
ielts score australia → /australia english|ielts
pte score for australia → /australia english|pte|test
usa toefl score → /usa english|toefl
duolingo usa → /usa english|duolingo|test
ielts for new zealand → /newzealand english|ielts
do i need ielts for japan → /japan english|japanese|language|ielts
topik level korea → /south-korea topik|korean|language|level
jlpt n5 japan → /japan japanese|language|jlpt
english requirement malta → /malta english
moi letter uk → /uk english|moi|medium
ielts class → /services/test-preparation
ielts preparation kathmandu → /services/test-preparation
pte classes → /services/test-preparation
gre gmat → /services/test-preparation
sat exam → /services/test-preparation
difference between ielts and pte → /services/test-preparation
gpa for uk → /uk mark|gpa|grade|entry
2.5 gpa australia → /australia mark|gpa|grade|entry
minimum percentage for canada → /canada mark|gpa|grade|percent|entry
low gpa usa → /usa mark|gpa|grade|entry
marks required for japan → /japan mark|gpa|grade|entry
gpa for korea → /south-korea mark|gpa|grade|entry|ask
can i go with study gap australia → /australia gap
study gap canada → /canada gap
5 years gap uk → /uk gap
gap certificate → /from-nepal gap|paper|/australia|/canada|/uk
canada study permit fee → /canada study permit
australia visa fee → /australia visa
uk visa fees → /uk visa
us visa fee → /usa visa
sevis fee → /usa sevis
f1 visa fee nepal → /usa visa
korea visa fee → /south-korea visa
japan visa cost → /japan visa
malta visa price → /malta visa
ihs uk → /uk health|ihs|surcharge
uk health surcharge → /uk health|surcharge
oshc australia → /australia health
health insurance korea → /south-korea health
health insurance canada → /canada health
insurance nz → /newzealand insurance|health
australia total cost → /australia cost|tuition|living|fee
uk study cost in nepali rupees → /uk cost|tuition|living|fee
kharcha canada → /canada cost|tuition|living|fee
usa kharcha → /usa cost|tuition|living|fee
tuition fee in usa → /usa tuition|cost
cheap university uk → /uk universit|tuition|cost
tuition fees australia bachelor → /australia tuition
masters fees canada → /canada tuition|master
japan language school fee → /japan tuition|language school|fee
living cost sydney → /australia living|sydney|cities
living expenses in london → /uk living|london|cities
rent in auckland → /newzealand auckland|living|cities|rent
toronto living cost → /canada toronto|living|cities
living cost in tokyo → /japan tokyo|living|cities
room rent in malta → /malta room|rent|living|cities
work hours australia → /australia work
part time job uk → /uk work
how many hours can i work in canada → /canada work
20 hours work uk → /uk work
part time work japan → /japan work
28 hours japan → /japan work
korea part time → /south-korea work
on campus job usa → /usa work|campus
minimum wage nz → /newzealand wage
can i work while studying malta → /malta work
pgwp → /canada work permit|pgwp|post-grad
post graduation work permit canada → /canada work permit|post-grad
psw uk → /uk graduate|stay|post|route|after
uk graduate route 18 months → /uk graduate|route|stay
485 visa → /australia graduate|485
opt usa → /usa opt|practical|stay
stem opt → /usa opt|stem|practical
post study work visa new zealand → /newzealand post-study
stay back in malta after study → /malta stay|after|look for work
pr in canada after study → /canada residence|stay|afterwards
australia pr → /australia residen|stay|after
settle in new zealand → /newzealand residen|settle|stay|after|work visa
job after study in japan → /japan look for work|stay|after|work
d10 visa korea → /south-korea d-10|look for work
nursing → nurs
nursing in australia → /australia nurs|course
bsc nursing uk → /uk nurs|course|noc
mbbs abroad noc → /from-nepal medicine|noc
engineering in canada → /canada course|engineer
mba usa → /usa course|business|mba|master
it course australia → /australia course|computer
hotel management malta → /malta hospitality|course|hotel
noc → /from-nepal noc|objection
how to get noc → /from-nepal noc|objection
noc fee → /from-nepal noc|objection
no objection letter ministry of education → noc|objection
noc how many days → /from-nepal noc|objection
3 percent education tax → /from-nepal education service fee
police report nepal → /from-nepal police
dollar exchange for students → /from-nepal exchange
is my consultancy licensed → /from-nepal consultanc|licen
document attestation mofa → /from-nepal attest
visa rejection canada → /canada refus|granted
why australia visa rejected → /australia refus|granted|declin
uk credibility interview → /uk interview|credib|refus|steps
us visa interview questions → /usa interview|refus
usa f1 visa success rate nepal → /usa refus|grant|rate
nz visa refusal rate → /newzealand declin|refus|grant
how long does canada visa take → /canada decision|process|time|step
processing time australia student visa → /australia decision|process|target|order
uk visa processing time → /uk decision|process|visa
japan coe time → /japan coe|certificate of eligibility|eligibility
sop for australia gte → /australia genuine student|statement
pal letter canada → /canada attestation
caq quebec → /canada caq|québec|quebec
canada intake september → /canada intake|september|calendar|from-nepal
intake uk january → /uk intake|january|calendar|from-nepal
when is next intake australia → /australia intake|calendar|february|july|from-nepal
japan april intake → /japan april|intake|calendar
deadline for new zealand february → /newzealand february|deadline|calendar
korea march semester → /south-korea march|intake|calendar|from-nepal
full scholarship usa → /usa scholarship
chevening → /uk chevening
mext scholarship → /japan mext
gks korea → /south-korea scholarship|gks
free study in japan → /japan scholarship|mext
australia awards nepal → /australia award
scholarship for nepali students → scholarship
university of toronto → /canada universit|toronto
monash → /australia universit|monash
which universities in uk → /uk universit
documents for canada visa → /canada document|from-nepal|step|paper
documents required for uk → /uk document|from-nepal|step|paper|statement
tuberculosis test uk → /uk tb|tuberculosis
biometrics canada → /canada biometric
medical test australia visa → /australia medical|health
visa interview practice → /services/visa-processing
career counselling after plus two → /services/career-counseling
help with sop and application → /services/application-assistance
which university should i choose → /services/university-selection
office address → /contact
phone number → /contact
about us → /about
contact us → /contact
who works there → /about
privacy → /privacy-policy
`
