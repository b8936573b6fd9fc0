// Written by `npm run data` from data/section-titles.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const sectionTitles = `title	kind
contact	contact
contacts	contact
contact details	contact
contact information	contact
contact info	contact
contact me	contact
get in touch	contact
personal details	contact
personal information	contact
personal data	contact
personal info	contact
personal particulars	contact
details	contact
info	contact
bio data	contact
coordonnees	contact
mes coordonnees	contact
etat civil	contact
informations personnelles	contact
informations de contact	contact
donnees personnelles	contact
kontakt	contact
kontaktdaten	contact
personliche daten	contact
angaben zur person	contact
zur person	contact
personliche angaben	contact
personalien	contact
contacto	contact
datos personales	contact
datos de contacto	contact
informacion personal	contact
informacion de contacto	contact
contatti	contact
dati personali	contact
informazioni personali	contact
informazioni di contatto	contact
dati anagrafici	contact
contato	contact
contatos	contact
dados pessoais	contact
informacoes pessoais	contact
informacao pessoal	contact
dados de contato	contact
contactgegevens	contact
persoonlijke gegevens	contact
personalia	contact
persoonsgegevens	contact
gegevens	contact
dane osobowe	contact
dane kontaktowe	contact
dane personalne	contact
social	contact
social links	contact
links	contact
online	contact
online profiles	contact
profiles	contact
web	contact
find me online	contact
social media	contact
my links	contact
summary	professionalSummary
who am i	professionalSummary
hello	professionalSummary
my story	professionalSummary
in short	professionalSummary
in brief	professionalSummary
a little about me	professionalSummary
something about me	professionalSummary
at a glance	professionalSummary
profile	professionalSummary
about	professionalSummary
about me	professionalSummary
professional summary	professionalSummary
professional profile	professionalSummary
personal profile	professionalSummary
personal statement	professionalSummary
career objective	professionalSummary
objective	professionalSummary
career profile	professionalSummary
executive summary	professionalSummary
executive profile	professionalSummary
career summary	professionalSummary
summary of qualifications	professionalSummary
qualifications summary	professionalSummary
summary statement	professionalSummary
introduction	professionalSummary
overview	professionalSummary
statement	professionalSummary
career goal	professionalSummary
career goals	professionalSummary
career aim	professionalSummary
who i am	professionalSummary
biography	professionalSummary
bio	professionalSummary
profile summary	professionalSummary
personal summary	professionalSummary
key profile	professionalSummary
professional overview	professionalSummary
career overview	professionalSummary
about myself	professionalSummary
career statement	professionalSummary
job objective	professionalSummary
employment objective	professionalSummary
resume summary	professionalSummary
resume objective	professionalSummary
my profile	professionalSummary
short resume	professionalSummary
professional statement	professionalSummary
headline	professionalSummary
background summary	professionalSummary
mission	professionalSummary
mission statement	professionalSummary
basics	professionalSummary
career focus	professionalSummary
value proposition	professionalSummary
profil	professionalSummary
profil professionnel	professionalSummary
a propos	professionalSummary
a propos de moi	professionalSummary
resume	professionalSummary
objectif	professionalSummary
objectif professionnel	professionalSummary
presentation	professionalSummary
qui suis je	professionalSummary
synthese	professionalSummary
accroche	professionalSummary
resume professionnel	professionalSummary
projet professionnel	professionalSummary
uber mich	professionalSummary
kurzprofil	professionalSummary
berufsprofil	professionalSummary
zusammenfassung	professionalSummary
berufliches profil	professionalSummary
personliches profil	professionalSummary
berufsziel	professionalSummary
karriereziel	professionalSummary
ziel	professionalSummary
zielsetzung	professionalSummary
kurzvorstellung	professionalSummary
personliche beschreibung	professionalSummary
kurzzusammenfassung	professionalSummary
perfil	professionalSummary
perfil profesional	professionalSummary
sobre mi	professionalSummary
resumen	professionalSummary
resumen profesional	professionalSummary
objetivo	professionalSummary
objetivo profesional	professionalSummary
acerca de mi	professionalSummary
extracto	professionalSummary
presentacion	professionalSummary
perfil personal	professionalSummary
profilo	professionalSummary
profilo professionale	professionalSummary
chi sono	professionalSummary
obiettivo	professionalSummary
obiettivo professionale	professionalSummary
riepilogo	professionalSummary
su di me	professionalSummary
sintesi	professionalSummary
profilo personale	professionalSummary
presentazione	professionalSummary
sommario	professionalSummary
perfil profissional	professionalSummary
resumo	professionalSummary
resumo profissional	professionalSummary
sobre	professionalSummary
sobre mim	professionalSummary
objetivo profissional	professionalSummary
objectivo	professionalSummary
apresentacao	professionalSummary
sumario	professionalSummary
resumo de qualificacoes	professionalSummary
profiel	professionalSummary
persoonlijk profiel	professionalSummary
over mij	professionalSummary
samenvatting	professionalSummary
doel	professionalSummary
doelstelling	professionalSummary
professioneel profiel	professionalSummary
profielschets	professionalSummary
wie ben ik	professionalSummary
profil zawodowy	professionalSummary
podsumowanie	professionalSummary
podsumowanie zawodowe	professionalSummary
o mnie	professionalSummary
cel zawodowy	professionalSummary
cel	professionalSummary
military career	experience
army career	experience
naval career	experience
service career	experience
police career	experience
civilian career	experience
civilian employment	experience
civilian experience	experience
salon experience	experience
experience	experience
experiences	experience
sea service	experience
sea time	experience
sea going experience	experience
seagoing experience	experience
shipboard experience	experience
shore experience	experience
shore based experience	experience
military service	experience
military experience	experience
naval service	experience
police service	experience
prison service	experience
service history	experience
current post	experience
previous posts	experience
posts held	experience
current posts	experience
current appointment	experience
previous appointments	experience
hospital posts	experience
training posts	experience
posts	experience
where i have worked	experience
what i have done	experience
things i have done	experience
what ive done	experience
where i worked	experience
my work	experience
work ive done	experience
career to now	experience
career details	experience
career record	experience
previous jobs	experience
current job	experience
recent employment	experience
recent experience	experience
legal experience	experience
legal work experience	experience
sales experience	experience
teaching employment	experience
care experience	experience
catering experience	experience
warehouse experience	experience
office experience	experience
customer service experience	experience
administrative experience	experience
healthcare experience	experience
medical experience	experience
trade experience	experience
construction experience	experience
site experience	experience
flying experience	experience
acting experience	experience
media experience	experience
it experience	experience
professional employment	experience
full time employment	experience
part time employment	experience
part time work	experience
paid work	experience
paid employment	experience
voluntary and paid work	experience
work experience	experience
work experiences	experience
professional experience	experience
professional experiences	experience
employment	experience
employment history	experience
work history	experience
career history	experience
relevant experience	experience
relevant work experience	experience
professional background	experience
career	experience
jobs	experience
positions	experience
positions held	experience
industry experience	experience
teaching experience	experience
clinical experience	experience
academic appointments	experience
appointments	experience
academic experience	experience
research experience	experience
professional history	experience
employment record	experience
employment experience	experience
job history	experience
job experience	experience
internships	experience
internship experience	experience
internship	experience
internships and work experience	experience
work	experience
career experience	experience
practical experience	experience
career and experience	experience
other experience	experience
other employment	experience
other work experience	experience
additional experience	experience
earlier career	experience
earlier experience	experience
previous experience	experience
previous employment	experience
previous roles	experience
selected experience	experience
key experience	experience
nursing experience	experience
retail experience	experience
hospitality experience	experience
industrial experience	experience
experience and achievements	experience
experience highlights	experience
professional appointments	experience
career to date	experience
career path	experience
career chronology	experience
placements	experience
clinical placements	experience
teaching placements	experience
placement	experience
work placements	experience
school placements	experience
current role	experience
current position	experience
recent roles	experience
academic positions	experience
teaching positions	experience
leadership experience	experience
management experience	experience
technical experience	experience
engineering experience	experience
consulting experience	experience
freelance experience	experience
freelance work	experience
freelance	experience
contract work	experience
driving experience	experience
work and experience	experience
performance experience	experience
professional practice	experience
professional journey	experience
my experience	experience
where ive worked	experience
employment background	experience
work background	experience
employment details	experience
work record	experience
experience professionnelle	experience
experiences professionnelles	experience
parcours professionnel	experience
emploi	experience
emplois	experience
stages	experience
stage	experience
parcours	experience
carriere	experience
experience de travail	experience
berufserfahrung	experience
beruflicher werdegang	experience
berufspraxis	experience
berufliche erfahrung	experience
werdegang	experience
praktische erfahrung	experience
praktische erfahrungen	experience
berufliche laufbahn	experience
arbeitserfahrung	experience
praktika	experience
beruf	experience
beruflicher hintergrund	experience
berufliche stationen	experience
berufliche tatigkeit	experience
berufstatigkeit	experience
praktikum	experience
berufserfahrungen	experience
nebentatigkeiten	experience
nebenjobs	experience
experiencia	experience
experiencia laboral	experience
experiencia profesional	experience
trayectoria profesional	experience
historial laboral	experience
empleo	experience
trayectoria	experience
practicas	experience
historia laboral	experience
esperienza	experience
esperienze	experience
esperienza professionale	experience
esperienze professionali	experience
esperienza lavorativa	experience
esperienze lavorative	experience
esperienze di lavoro	experience
occupazione	experience
percorso professionale	experience
tirocini	experience
tirocinio	experience
carriera	experience
storia lavorativa	experience
experiencia profissional	experience
experiencias profissionais	experience
experiencia de trabalho	experience
historico profissional	experience
percurso profissional	experience
atividade profissional	experience
estagios	experience
trajetoria profissional	experience
werkervaring	experience
ervaring	experience
beroepservaring	experience
relevante werkervaring	experience
loopbaan	experience
professionele ervaring	experience
stages en werkervaring	experience
arbeidsverleden	experience
stage ervaring	experience
doswiadczenie	experience
doswiadczenie zawodowe	experience
przebieg pracy zawodowej	experience
praca	experience
historia zatrudnienia	experience
kariera	experience
praktyki	experience
staze	experience
przebieg kariery zawodowej	experience
zatrudnienie	experience
study	education
academic qualification	education
educational qualification	education
technical qualification	education
academic details	education
educational details	education
education	education
school and college	education
school and college education	education
college and school	education
schools and colleges	education
school and university	education
schools attended	education
schools	education
what i have learnt	education
what i have learned	education
what i studied	education
where i studied	education
where i learned	education
my studies	education
education and training	education
education and qualifications	education
qualifications	education
academic qualifications	education
academic background	education
educational background	education
academic history	education
education history	education
educational history	education
academic	education
academics	education
studies	education
schooling	education
training and education	education
qualifications and education	education
qualifications and training	education
education qualifications	education
degrees	education
degree	education
academic record	education
academic education	education
formal education	education
education and certifications	education
education and certificates	education
education and professional development	education
academic profile	education
educational qualifications	education
university	education
school	education
education background	education
academic credentials	education
educational experience	education
training and diplomas	education
diplomas and training	education
education and credentials	education
academic achievements	education
academic training	education
higher education	education
degrees and qualifications	education
tertiary education	education
secondary education	education
education training and qualifications	education
my education	education
formation	education
formations	education
etudes	education
formation academique	education
parcours scolaire	education
diplomes	education
diplomes et formations	education
formation et diplomes	education
formation initiale	education
cursus	education
parcours academique	education
formations et diplomes	education
scolarite	education
cursus scolaire	education
parcours universitaire	education
ausbildung	education
bildung	education
bildungsweg	education
studium	education
schulbildung	education
ausbildung und studium	education
akademische ausbildung	education
akademischer werdegang	education
hochschulbildung	education
schule	education
schulische ausbildung	education
bildungswerdegang	education
schulischer werdegang	education
berufsausbildung	education
studium und ausbildung	education
abschlusse	education
ausbildungen	education
akademische bildung	education
aus und weiterbildung	education
hochschulstudium	education
ausbildung und weiterbildung	education
educacion	education
formacion	education
formacion academica	education
estudios	education
educacion y formacion	education
titulacion	education
formacion y titulos	education
estudios academicos	education
historial academico	education
preparacion academica	education
istruzione	education
formazione	education
istruzione e formazione	education
studi	education
titoli di studio	education
formazione accademica	education
percorso formativo	education
educazione	education
percorso di studi	education
formazione scolastica	education
educacao	education
formacao	education
formacao academica	education
escolaridade	education
habilitacoes	education
habilitacoes literarias	education
educacao e formacao	education
habilitacoes academicas	education
qualificacoes academicas	education
historico academico	education
opleiding	education
opleidingen	education
onderwijs	education
studie	education
opleiding en training	education
scholing	education
opleidingen en cursussen	education
opleiding en cursussen	education
educatie	education
vooropleiding	education
wyksztalcenie	education
edukacja	education
szkola	education
studia	education
edukacja i szkolenia	education
wyksztalcenie i szkolenia	education
what i do best	skills
core qualifications	skills
what i do well	skills
what i know	skills
what i am good at	skills
what im good at	skills
things i am good at	skills
what i can do	skills
good at	skills
skills	skills
key skills	skills
techs	skills
tech	skills
fields	skills
fields of expertise	skills
it	skills
software and tools	skills
systems	skills
core skills	skills
technical skills	skills
core competencies	skills
core competences	skills
key competencies	skills
competencies	skills
competences	skills
expertise	skills
areas of expertise	skills
skills and expertise	skills
skills summary	skills
professional skills	skills
relevant skills	skills
soft skills	skills
hard skills	skills
computer skills	skills
it skills	skills
digital skills	skills
technologies	skills
tools	skills
tools and technologies	skills
technical expertise	skills
technical proficiencies	skills
proficiencies	skills
strengths	skills
strenghts	skills
key strengths	skills
skills and abilities	skills
abilities	skills
skill set	skills
skillset	skills
skill	skills
skills and competencies	skills
technical summary	skills
technical knowledge	skills
areas of knowledge	skills
knowledge	skills
skills and tools	skills
skills and technologies	skills
specialties	skills
specialities	skills
specialisms	skills
specialisations	skills
software	skills
software skills	skills
programming	skills
programming languages	skills
programming skills	skills
top skills	skills
skill highlights	skills
skills highlights	skills
core strengths	skills
core expertise	skills
key areas of expertise	skills
practical skills	skills
clinical skills	skills
transferable skills	skills
additional skills	skills
other skills	skills
personal skills	skills
skills profile	skills
capabilities	skills
core capabilities	skills
key capabilities	skills
tech stack	skills
technology	skills
technical	skills
technical competencies	skills
technical competences	skills
management skills	skills
interpersonal skills	skills
communication skills	skills
it proficiency	skills
it competencies	skills
qualities	skills
personal qualities	skills
attributes	skills
personal attributes	skills
skills and qualities	skills
skills and knowledge	skills
skills and attributes	skills
skills overview	skills
general skills	skills
job skills	skills
work skills	skills
trade skills	skills
kitchen skills	skills
driving skills	skills
teaching skills	skills
laboratory skills	skills
research skills	skills
my skills	skills
special skills	skills
skills and qualifications	skills
computing	skills
professional competencies	skills
what i offer	skills
skills and strengths	skills
competence	skills
competences techniques	skills
competences cles	skills
savoir faire	skills
savoir etre	skills
informatique	skills
outils	skills
logiciels	skills
aptitudes	skills
atouts	skills
competences professionnelles	skills
competences informatiques	skills
connaissances	skills
qualites	skills
competences et outils	skills
competences personnelles	skills
domaines de competences	skills
principales competences	skills
kenntnisse	skills
fahigkeiten	skills
kompetenzen	skills
fachkenntnisse	skills
edv kenntnisse	skills
it kenntnisse	skills
kenntnisse und fahigkeiten	skills
fahigkeiten und kenntnisse	skills
computerkenntnisse	skills
technische kenntnisse	skills
qualifikationen	skills
starken	skills
schlusselkompetenzen	skills
kernkompetenzen	skills
fachkompetenzen	skills
besondere kenntnisse	skills
soziale kompetenzen	skills
edv	skills
fertigkeiten	skills
technische fahigkeiten	skills
personliche starken	skills
weitere kenntnisse	skills
sonstige kenntnisse	skills
fachliche kompetenzen	skills
kenntnisse und interessen	skills
habilidades	skills
competencias	skills
conocimientos	skills
conocimientos informaticos	skills
destrezas	skills
capacidades	skills
habilidades tecnicas	skills
competencias clave	skills
informatica	skills
fortalezas	skills
herramientas	skills
habilidades y competencias	skills
competencias profesionales	skills
conocimientos tecnicos	skills
aptitudes principales	skills
competenze	skills
capacita	skills
abilita	skills
competenze tecniche	skills
competenze informatiche	skills
capacita e competenze	skills
competenze digitali	skills
conoscenze informatiche	skills
competenze personali	skills
competenze professionali	skills
conoscenze	skills
competenze chiave	skills
punti di forza	skills
capacita e competenze tecniche	skills
competencias tecnicas	skills
conhecimentos	skills
conhecimentos informaticos	skills
aptidoes	skills
qualificacoes	skills
competencias pessoais	skills
competencias digitais	skills
principais competencias	skills
ferramentas	skills
vaardigheden	skills
competenties	skills
kennis	skills
computervaardigheden	skills
technische vaardigheden	skills
kennis en vaardigheden	skills
kwaliteiten	skills
eigenschappen	skills
digitale vaardigheden	skills
it vaardigheden	skills
kerncompetenties	skills
sterke punten	skills
umiejetnosci	skills
kompetencje	skills
kluczowe umiejetnosci	skills
umiejetnosci techniczne	skills
znajomosc programow	skills
umiejetnosci zawodowe	skills
kluczowe kompetencje	skills
umiejetnosci miekkie	skills
technologie	skills
obsluga komputera	skills
mocne strony	skills
projects	projects
personal projects	projects
key projects	projects
selected projects	projects
academic projects	projects
side projects	projects
project experience	projects
notable projects	projects
project	projects
research projects	projects
portfolio	projects
projects and research	projects
open source	projects
open source projects	projects
open source contributions	projects
university projects	projects
major projects	projects
recent projects	projects
project work	projects
project highlights	projects
relevant projects	projects
professional projects	projects
technical projects	projects
projects and portfolio	projects
open source software	projects
exhibitions	projects
productions	projects
performances	projects
projets	projects
projets personnels	projects
projets academiques	projects
realisations	projects
projekte	projects
eigene projekte	projects
projekterfahrung	projects
proyectos	projects
progetti	projects
projetos	projects
projecten	projects
projekty	projects
projektliste	projects
proyectos personales	projects
projets realises	projects
progetti personali	projects
projetos pessoais	projects
volunteering	volunteering
volunteer experience	volunteering
volunteer work	volunteering
voluntary work	volunteering
voluntary experience	volunteering
community service	volunteering
community involvement	volunteering
volunteer	volunteering
volunteering experience	volunteering
community	volunteering
voluntary	volunteering
voluntary roles	volunteering
charity work	volunteering
voluntary and community work	volunteering
extracurricular activities	volunteering
extra curricular activities	volunteering
extracurriculars	volunteering
leadership and activities	volunteering
activities and leadership	volunteering
leadership	volunteering
positions of responsibility	volunteering
responsibilities	volunteering
leadership and volunteering	volunteering
volunteering and leadership	volunteering
volunteer activities	volunteering
outreach	volunteering
service	volunteering
community engagement	volunteering
community work	volunteering
leadership activities	volunteering
clubs and societies	volunteering
societies	volunteering
activities and societies	volunteering
benevolat	volunteering
engagement associatif	volunteering
activites benevoles	volunteering
vie associative	volunteering
experience associative	volunteering
engagements	volunteering
ehrenamt	volunteering
ehrenamtliche tatigkeit	volunteering
ehrenamtliches engagement	volunteering
ehrenamtliche tatigkeiten	volunteering
engagement	volunteering
soziales engagement	volunteering
voluntariado	volunteering
volontariato	volunteering
esperienze di volontariato	volunteering
trabalho voluntario	volunteering
vrijwilligerswerk	volunteering
wolontariat	volunteering
dzialalnosc spoleczna	volunteering
trabajo voluntario	volunteering
experiencia de voluntariado	volunteering
cards	certification
cards held	certification
tickets	certification
cards and tickets	certification
certificates of competency	certification
certificate of competency	certification
maritime certificates	certification
stcw certificates	certification
stcw courses	certification
tickets and cards	certification
site cards	certification
plant tickets	certification
licences held	certification
licences and cards	certification
training and tickets	certification
certificates and tickets	certification
courses attended	certification
courses completed	certification
training completed	certification
certifications	certification
certificates	certification
certification	certification
licenses	certification
licences	certification
licenses and certifications	certification
licences and certifications	certification
certifications and licenses	certification
certifications and licences	certification
professional certifications	certification
training	certification
courses	certification
training and certifications	certification
training and certification	certification
trainings and certifications	certification
certifications and training	certification
professional development	certification
training and development	certification
courses and certifications	certification
professional qualifications	certification
training courses	certification
accreditations	certification
professional training	certification
cpd	certification
continuing professional development	certification
certificates and training	certification
training and certificates	certification
relevant training	certification
additional training	certification
certificates and licences	certification
certificates and courses	certification
courses and training	certification
courses and certificates	certification
professional registration	certification
registration	certification
registrations	certification
professional registrations	certification
registration and licences	certification
licences and training	certification
further training	certification
professional certificates	certification
professional accreditations	certification
certifications and courses	certification
health and safety training	certification
mandatory training	certification
qualifications and certifications	certification
tickets and licences	certification
licences and certificates	certification
driving licences	certification
licences and tickets	certification
certifications and accreditations	certification
further education	certification
short courses	certification
additional qualifications	certification
other qualifications	certification
vocational qualifications	certification
professional courses	certification
online courses	certification
professional credentials	certification
credentials	certification
continuing education	certification
certifications and skills	certification
coursework	custom
refereeing	custom
reviewing	custom
relevant coursework	custom
relevant courses	custom
relevant course work	custom
selected coursework	custom
selected course work	custom
selected courses	custom
course work	custom
technical coursework	custom
technical course work	custom
related coursework	custom
related course work	custom
relevant courses and projects	custom
relevant courses projects	custom
course projects	projects
key courses	certification
certificats	certification
formations complementaires	certification
formation continue	certification
permis	certification
certifications et formations	certification
habilitations	certification
permis et habilitations	certification
zertifikate	certification
zertifizierungen	certification
weiterbildung	certification
weiterbildungen	certification
fortbildungen	certification
fortbildung	certification
lehrgange	certification
kurse	certification
fuhrerschein	certification
schulungen	certification
zertifikate und weiterbildungen	certification
weiterbildung und zertifikate	certification
zusatzqualifikationen	certification
fort und weiterbildung	certification
certificaciones	certification
certificados	certification
cursos	certification
formacion complementaria	certification
cursos y certificados	certification
licencias y certificaciones	certification
formacion adicional	certification
licencias	certification
cursos y certificaciones	certification
certificazioni	certification
certificati	certification
corsi	certification
corsi di formazione	certification
patente	certification
patenti	certification
attestati	certification
licenze e certificazioni	certification
formazione continua	certification
corsi e certificazioni	certification
certificacoes	certification
cursos e certificacoes	certification
formacao complementar	certification
cursos complementares	certification
licencas e certificacoes	certification
carta de conducao	certification
certificaten	certification
cursussen	certification
trainingen	certification
diplomas	certification
licenties en certificaten	certification
cursussen en trainingen	certification
certificeringen	certification
bijscholing	certification
rijbewijs	certification
certyfikaty	certification
kursy	certification
szkolenia	certification
kursy i szkolenia	certification
szkolenia i kursy	certification
uprawnienia	certification
kursy i certyfikaty	certification
certyfikaty i szkolenia	certification
prawo jazdy	certification
licencje i certyfikaty	certification
languages	language
language	language
language skills	language
foreign languages	language
spoken languages	language
languages spoken	language
language proficiency	language
language competencies	language
linguistic skills	language
known languages	language
human languages	language
language abilities	language
langues	language
competences linguistiques	language
langues etrangeres	language
langue	language
langues parlees	language
sprachen	language
sprachkenntnisse	language
fremdsprachen	language
sprachliche kenntnisse	language
idiomas	language
lenguas	language
conocimiento de idiomas	language
lingue	language
lingue straniere	language
competenze linguistiche	language
conoscenze linguistiche	language
conoscenza lingue	language
linguas	language
competencias linguisticas	language
talen	language
talenkennis	language
taalvaardigheden	language
vreemde talen	language
jezyki	language
jezyki obce	language
znajomosc jezykow	language
znajomosc jezykow obcych	language
umiejetnosci jezykowe	language
publications	publications
papers	publications
selected publications	publications
research publications	publications
articles	publications
books	publications
journal articles	publications
conference papers	publications
journal publications	publications
conference publications	publications
peer reviewed publications	publications
publications and presentations	publications
patents	publications
patents and publications	publications
publications and patents	publications
presentations	publications
talks	publications
invited talks	publications
conferences	publications
conference presentations	publications
talks and presentations	publications
speaking	publications
writing	publications
conferences and presentations	publications
lectures	publications
scientific publications	publications
published work	publications
publications and talks	publications
posters	publications
selected talks	publications
selected papers	publications
publikationen	publications
veroffentlichungen	publications
vortrage	publications
publicaciones	publications
pubblicazioni	publications
publicacoes	publications
publicaties	publications
publikacje	publications
conferencias	publications
conferences et publications	publications
brevets	publications
awards	awards
honors	awards
honours	awards
awards and honors	awards
awards and honours	awards
honors and awards	awards
honours and awards	awards
achievements	awards
key achievements	awards
accomplishments	awards
scholarships	awards
prizes	awards
recognition	awards
awards and achievements	awards
awards and recognition	awards
awards and scholarships	awards
scholarships and awards	awards
achievements and awards	awards
distinctions	awards
grants	awards
fellowships	awards
grants and awards	awards
grants and fellowships	awards
awards and grants	awards
career highlights	awards
career achievements	awards
selected achievements	awards
major achievements	awards
awards and prizes	awards
prizes and awards	awards
most proud of	awards
proud of	awards
honors and scholarships	awards
grants fellowships and awards	awards
fellowships grants and awards	awards
awards fellowships and grants	awards
awards grants and fellowships	awards
honors awards and fellowships	awards
fellowships and awards	awards
awards and accomplishments	awards
notable achievements	awards
awards and certifications	awards
honors and achievements	awards
personal achievements	awards
professional achievements	awards
key accomplishments	awards
honour	awards
prix	awards
prix et distinctions	awards
recompenses	awards
bourses	awards
auszeichnungen	awards
preise	awards
preise und auszeichnungen	awards
stipendien	awards
erfolge	awards
auszeichnungen und preise	awards
premios	awards
reconocimientos	awards
logros	awards
becas	awards
premi	awards
riconoscimenti	awards
premi e riconoscimenti	awards
borse di studio	awards
borse	awards
premios e distincoes	awards
conquistas	awards
bolsas	awards
prijzen	awards
onderscheidingen	awards
prestaties	awards
nagrody	awards
osiagniecia	awards
nagrody i wyroznienia	awards
stypendia	awards
premios y reconocimientos	awards
interests	interests
hobbies	interests
hobbies and interests	interests
interests and hobbies	interests
personal interests	interests
activities	interests
interests and activities	interests
activities and interests	interests
outside work	interests
outside interests	interests
hobbies interests	interests
leisure	interests
pastimes	interests
passions	interests
leisure interests	interests
leisure activities	interests
other interests	interests
extracurricular interests	interests
outside of work	interests
beyond work	interests
when im not working	interests
my interests	interests
hobby	interests
interest	interests
likes	interests
my passions	interests
free time	interests
spare time	interests
interests and pastimes	interests
centres dinteret	interests
centre dinteret	interests
loisirs	interests
interets	interests
activites	interests
centres dinterets	interests
activites extra professionnelles	interests
divers	interests
loisirs et interets	interests
interessen	interests
hobbys	interests
interessen und hobbys	interests
hobbys und interessen	interests
freizeit	interests
freizeitaktivitaten	interests
personliche interessen	interests
freizeitinteressen	interests
intereses	interests
aficiones	interests
pasatiempos	interests
intereses personales	interests
interessi	interests
hobby e interessi	interests
passioni	interests
interessi personali	interests
tempo libero	interests
interesses	interests
passatempos	interests
interesses pessoais	interests
hobbies en interesses	interests
vrije tijd	interests
interesses en hobbys	interests
zainteresowania	interests
hobbies e interessi	interests
zainteresowania i hobby	interests
referee	reference
references	reference
reference	reference
referees	reference
professional references	reference
character references	reference
academic references	reference
references available on request	reference
references available upon request	reference
references on request	reference
referees available on request	reference
recommendations	reference
testimonials	reference
my references	reference
referenzen	reference
referencias	reference
referenze	reference
referenties	reference
referencje	reference
recommandations	reference
additional information	additional
additional	additional
other	additional
other information	additional
miscellaneous	additional
further information	additional
additional details	additional
personal	additional
languages and interests	additional
interests and languages	additional
skills and interests	additional
skills and hobbies	additional
languages and hobbies	additional
skills and languages	additional
languages and skills	additional
additional skills and interests	additional
skills languages and interests	additional
skills and certifications	additional
skills and awards	additional
certifications and languages	additional
languages and certifications	additional
skills activities and interests	additional
skills and activities	additional
certifications skills and interests	additional
skills certifications and interests	additional
skills certifications and languages	additional
additional experience and skills	additional
supplementary information	additional
extras	additional
misc	additional
more	additional
technical skills and interests	additional
languages and it skills	additional
it and languages	additional
it skills and languages	additional
computer skills and languages	additional
additional info	additional
awards and interests	additional
skills interests and languages	additional
interests and skills	additional
skills and training	additional
informations complementaires	additional
informations supplementaires	additional
autres	additional
autres informations	additional
langues et informatique	additional
informatique et langues	additional
langues et loisirs	additional
langues et centres dinteret	additional
competences et langues	additional
competences linguistiques et informatiques	additional
langues et competences	additional
sonstiges	additional
weitere informationen	additional
weitere angaben	additional
zusatzliche informationen	additional
sprachen und edv	additional
edv und sprachen	additional
sprachen und it kenntnisse	additional
sonstige angaben	additional
weitere qualifikationen	additional
sprach und edv kenntnisse	additional
sprachen und edv kenntnisse	additional
kenntnisse und sprachen	additional
sprachen und kenntnisse	additional
edv und sprachkenntnisse	additional
sprachen und interessen	additional
otros datos	additional
otros	additional
informacion adicional	additional
otra informacion	additional
datos adicionales	additional
idiomas e informatica	additional
informatica e idiomas	additional
otros datos de interes	additional
datos de interes	additional
altre informazioni	additional
ulteriori informazioni	additional
altro	additional
informazioni aggiuntive	additional
lingue e informatica	additional
outras informacoes	additional
informacoes adicionais	additional
outros	additional
informacoes complementares	additional
overig	additional
overige	additional
overige informatie	additional
aanvullende informatie	additional
overige gegevens	additional
talen en computervaardigheden	additional
dodatkowe informacje	additional
informacje dodatkowe	additional
inne	additional
pozostale informacje	additional
memberships	custom
professional memberships	custom
affiliations	custom
professional affiliations	custom
associations	custom
memberships and affiliations	custom
professional bodies	custom
professional associations	custom
membership	custom
security clearance	custom
clearance	custom
availability	custom
work authorization	custom
visa status	custom
right to work	custom
nationality	custom
military	custom
declaration	custom
gdpr	custom
a day of my life	custom
life philosophy	custom
philosophy	custom
quote	custom
quotes	custom
test scores	custom
research	custom
research interests	custom
teaching	custom
teaching interests	custom
teaching philosophy	custom
supervision	custom
coursework and projects	custom
key projects and achievements	custom
membership of professional bodies	custom
funding	custom
grants awarded	custom
committees	custom
professional service	custom
editorial work	custom
professional activities	custom
driving licence	custom
driving license	custom
mobility	custom
salary expectations	custom
hobby projects	custom
klauzula	custom
zgoda	custom
klauzula rodo	custom
mitgliedschaften	custom
adhesions	custom
affiliaties	custom
membres	custom
afiliaciones	custom
privacy	custom
trattamento dei dati personali	custom
disponibilidad	custom
good to know	additional
curriculum vitae	document
curriculum	document
curriculo	document
curriculum vitae resume	document
cv	document
c v	document
cv resume	document
resume cv	document
resume	document
vitae	document
vita	document
lebenslauf	document
tabellarischer lebenslauf	document
my cv	document
zyciorys	document
curriculum vitae cv	document
levensloop	document
personal resume	document
my journey so far	experience
my working life	experience
my professional path	experience
my career path	experience
my career journey	experience
my story so far	experience
my working career	experience
where i have been working	experience
places i worked	experience
places i have worked	experience
what i have done so far	experience
what i did before	experience
my jobs	experience
my jobs so far	experience
jobs so far	experience
jobs held	experience
jobs i have done	experience
work so far	experience
work i have done	experience
earning a living	experience
on the job	experience
on the tools	experience
sea service record	experience
record of sea service	experience
vessels served on	experience
seagoing service	experience
service record	experience
military service record	experience
record of service	experience
service particulars	experience
particulars of service	experience
particulars of employment	experience
particulars of experience	experience
details of employment	experience
employment particulars	experience
employment record to date	experience
employment to date	experience
jobs to date	experience
working experience with dates	experience
work experience with dates	experience
places of work with dates	experience
places worked	experience
places worked with dates	experience
posts held with dates	experience
positions held with dates	experience
appointments held	experience
local experience	experience
uk experience	experience
land based experience	experience
offshore experience	experience
teaching posts held	experience
kitchens i have worked in	experience
what ive been up to	experience
what have i done	experience
how i earned my living	experience
how i earn my crust	experience
day jobs	experience
work and that	experience
work stuff	experience
job stuff	experience
mon parcours	experience
ce que jai fait	experience
mein weg	experience
mein weg bisher	experience
was ich bisher gemacht habe	experience
wo ich gearbeitet habe	experience
mi camino	experience
mi trayectoria	experience
mi recorrido	experience
lo que he hecho	experience
minha trajetoria	experience
meu percurso	experience
onde trabalhei	experience
le mie esperienze	experience
il mio percorso	experience
dove ho lavorato	experience
mijn loopbaan	experience
waar ik gewerkt heb	experience
moja droga zawodowa	experience
gdzie pracowalem	experience
institutions attended	education
institutions attended with dates	education
institutions attended and qualifications	education
institutions attended qualifications obtained with dates	education
institutions attended and qualifications obtained	education
schools attended with dates	education
schools attended and certificates obtained	education
schools attended and qualifications	education
academic institutions attended with dates	education
educational institutions attended	education
educational institutions attended with dates	education
qualifications obtained with dates	education
certificates obtained with dates	education
academic qualifications with dates	education
qualifications with dates	education
educational particulars	education
particulars of education	education
details of education	education
academic record with dates	education
scholastic record	education
scholastic profile	education
examinations passed	education
exams passed	education
how i did at school	education
how did i do at school	education
how i got on at school	education
school and that	education
schools and college	education
my schooling	education
where i learnt my trade	education
what i learned	education
how i learned my trade	education
school years	education
school days	education
school and training	education
school training	education
trade school	education
where i trained	education
ma formation	education
mes etudes	education
mes diplomes	education
schule und ausbildung	education
schule ausbildung	education
was ich gelernt habe	education
wo ich studiert habe	education
mis estudios	education
lo que estudie	education
donde estudie	education
meus estudos	education
o que estudei	education
i miei studi	education
cosa ho studiato	education
mijn opleiding	education
mijn studie	education
gdzie sie uczylem	education
formacao escolar	education
can do	skills
i can	skills
i can do	skills
things i can do	skills
what i can	skills
i master	skills
i know how	skills
i know how to do	skills
i know how to	skills
i am good at	skills
im good at	skills
things im good at	skills
what am i good at	skills
tools of the trade	skills
in my toolbox	skills
my toolbox	skills
machines i can run	skills
machines i drive	skills
equipment operated	skills
software i use	skills
computer stuff	skills
on the computer	skills
my abilities	skills
my strong points	skills
strengths and abilities	skills
je sais faire	skills
ce que je sais faire	skills
je maitrise	skills
das kann ich	skills
kann ich	skills
was ich kann	skills
se hacer	skills
lo que se hacer	skills
sei fazer	skills
o que sei fazer	skills
so fare	skills
cosa so fare	skills
wat ik kan	skills
co potrafie	skills
potrafie	skills
i speak	language
languages i speak	language
what i speak	language
tongues	language
idioms	language
languages known to me	language
language dialect	language
languages and dialects	language
language proficiency with levels	language
spoken and written languages	language
je parle	language
ich spreche	language
sprachen die ich spreche	language
eu falo	language
ik spreek	language
mowie	language
i love	interests
i like	interests
things i love	interests
things i like	interests
things i do for fun	interests
what i do when im not working	interests
what do i do when im not working	interests
out of hours	interests
away from work	interests
off the clock	interests
in my free time	interests
my free time	interests
on my day off	interests
pass times	interests
ce que jaime	interests
in meiner freizeit	interests
was ich mag	interests
me gusta	interests
tiempo libre	interests
eu gosto	interests
tempo livre	interests
mi piace	interests
wolny czas	interests
po pracy	interests
my tickets	certification
other tickets	certification
bits of paper	certification
pieces of paper	certification
my papers	certification
other papers	certification
licences tickets	certification
documents held	certification
documents and certificates	certification
marine certificates	certification
my trainings	certification
seminars and trainings	certification
trainings and seminars	certification
trainings and seminars attended	certification
seminars trainings attended	certification
courses licences	certification
courses and licences	certification
courses and tickets	certification
extra courses	certification
cursos y carnes	certification
cursos realizados	certification
cursos livres	certification
fuhrerscheine und scheine	certification
formations courtes	certification
kursy i uprawnienia	certification
my aim	professionalSummary
aim in life	professionalSummary
my aim in life	professionalSummary
my goal	professionalSummary
my goals	professionalSummary
life goal	professionalSummary
my ambition	professionalSummary
what i want	professionalSummary
what i am looking for	professionalSummary
what im looking for	professionalSummary
what im after	professionalSummary
looking for	professionalSummary
a bit about me	professionalSummary
bit about me	professionalSummary
in a few words	professionalSummary
in a nutshell	professionalSummary
personal statement about me	professionalSummary
das bin ich	professionalSummary
wer bin ich	professionalSummary
wer ich bin	professionalSummary
quien soy	professionalSummary
sobre mi en pocas palabras	professionalSummary
quem sou eu	professionalSummary
kim jestem	professionalSummary
refs	reference
my refs	reference
my referees	reference
who can you ask about me	reference
who you can ask	reference
ask them	reference
ask about me	reference
people who know me	reference
people you can ask	reference
people to ask	reference
they will speak for me	reference
who will vouch for me	reference
vouched for by	reference
someone said	reference
what people say	reference
what they say about me	reference
what others say	reference
kind words	reference
character referees	reference
contact for references	reference
names for reference	reference
persons to contact for reference	reference
demandez leur	reference
fragen sie sie	reference
quien puede hablar de mi	reference
other things	additional
other stuff	additional
odds and ends	additional
bits and bobs	additional
anything else	additional
something else	additional
and also	additional
other particulars	additional
further particulars	additional
other information about me	additional
everything else	additional
you should also know	additional
worth knowing	additional
sonst noch	additional
y ademas	additional
outros dados	additional
altro ancora	additional
poza tym	additional
passport and visa details	contact
passport visa details	contact
personal bio data	contact
personal biodata	contact
biodata	contact
my details	contact
find me	contact
reach me	contact
where to find me	contact
get hold of me	contact
how to reach me	contact
call me	contact
say hello	contact
person to notify in case of emergency	contact
in case of emergency	contact
next of kin details	contact
family background	contact
family particulars	contact
dane osobowe i kontakt	contact
dados pessoais e contato	contact
declarations	custom
undertaking	custom
i declare	custom
certification statement	custom
data protection	custom
rodo	custom
doctoral supervision	custom
phd supervision	custom
responsibilities held	custom
duties held	custom
my prizes	awards
prizes won	awards
cups and medals	awards
things i have won	awards
im proud of	awards
what im proud of	awards
feathers in my cap	awards
grants and prizes	awards
premi vinti	awards
premios recibidos	awards
helping others	volunteering
where i help out	volunteering
unpaid work	volunteering
things i do for others	volunteering
in the parish	volunteering
for the community	volunteering
what i wrote	publications
things i wrote	publications
books and articles	publications
articles and chapters	publications
chapters in books	publications
contact person in case of emergency	custom
emergency contact	custom
informatii personale	contact
date personale	contact
date de contact	contact
szemelyi adatok	contact
szemelyes adatok	contact
elerhetoseg	contact
elerhetosegek	contact
kapcsolat	contact
osobni udaje	contact
kontaktni udaje	contact
osobne udaje	contact
kontaktne udaje	contact
osobni podaci	contact
osobne informacije	contact
kontakt podaci	contact
osebni podatki	contact
kontaktni podatki	contact
лична информация	contact
лични данни	contact
контакти	contact
данни за контакт	contact
προσωπικες πληροφοριες	contact
προσωπικα στοιχεια	contact
στοιχεια επικοινωνιας	contact
επικοινωνια	contact
personlig information	contact
personuppgifter	contact
kontaktuppgifter	contact
personlige oplysninger	contact
kontaktoplysninger	contact
henkilotiedot	contact
yhteystiedot	contact
personlige opplysninger	contact
personopplysninger	contact
kontaktinformasjon	contact
kontaktinformation	contact
asmenine informacija	contact
asmens duomenys	contact
kontaktai	contact
kontaktine informacija	contact
personas informacija	contact
personiga informacija	contact
kontaktinformacija	contact
isikuandmed	contact
isiklik teave	contact
kontaktandmed	contact
kisisel bilgiler	contact
iletisim	contact
iletisim bilgileri	contact
locul de munca vizat domeniul ocupational	professionalSummary
profil profesional	professionalSummary
despre mine	professionalSummary
obiectiv profesional	professionalSummary
bemutatkozas	professionalSummary
magamrol	professionalSummary
szakmai osszefoglalo	professionalSummary
profesni profil	professionalSummary
o mne	professionalSummary
shrnuti	professionalSummary
profesijny profil	professionalSummary
o meni	professionalSummary
profesionalni profil	professionalSummary
poklicni profil	professionalSummary
за мен	professionalSummary
профил	professionalSummary
професионален профил	professionalSummary
σχετικα με εμενα	professionalSummary
προφιλ	professionalSummary
επαγγελματικο προφιλ	professionalSummary
om mig	professionalSummary
personligt brev	professionalSummary
sammanfattning	professionalSummary
sammendrag	professionalSummary
om meg	professionalSummary
tietoa minusta	professionalSummary
profiili	professionalSummary
tiivistelma	professionalSummary
apie mane	professionalSummary
santrauka	professionalSummary
par mani	professionalSummary
minust	professionalSummary
kokkuvote	professionalSummary
hakkımda	professionalSummary
ozet	professionalSummary
kariyer hedefi	professionalSummary
experienta profesionala	experience
experienta de munca	experience
experienta	experience
loc de munca	experience
szakmai tapasztalat	experience
szakmai tapasztalatok	experience
munkatapasztalat	experience
munkahelyek	experience
munkahelyi tapasztalat	experience
pracovni zkusenosti	experience
pracovni zkusenost	experience
praxe	experience
odborna praxe	experience
profesni zkusenosti	experience
zamestnani	experience
pracovne skusenosti	experience
prax	experience
priebeh zamestnani	experience
pracovna prax	experience
radno iskustvo	experience
iskustvo	experience
profesionalno iskustvo	experience
delovne izkusnje	experience
izkusnje	experience
zaposlitve	experience
трудов стаж	experience
професионален опит	experience
професионален стаж	experience
трудов опит	experience
опит	experience
επαγγελματικη πειρα	experience
επαγγελματικη εμπειρια	experience
εργασιακη εμπειρια	experience
προυπηρεσια	experience
arbetslivserfarenhet	experience
yrkeserfarenhet	experience
arbetserfarenhet	experience
anstallningar	experience
erhvervserfaring	experience
arbejdserfaring	experience
arbejdsliv	experience
ansættelser	experience
erfaring	experience
tyokokemus	experience
tyohistoria	experience
arbeidserfaring	experience
yrkeserfaring	experience
arbeidsliv	experience
darbo patirtis	experience
profesine patirtis	experience
darba pieredze	experience
profesionala pieredze	experience
tookogemus	experience
tookaik	experience
is deneyimi	experience
is tecrubesi	experience
deneyim	experience
tecrube	experience
mesleki deneyim	experience
is deneyimleri	experience
educatie si formare	education
studii	education
educatie si formare profesionala	education
formare	education
tanulmanyok	education
oktatas es kepzes	education
vegzettseg	education
iskolai vegzettseg	education
kepzettseg	education
vzdelani odborna priprava a skoleni	education
vzdelani odborna priprava	education
vzdelani	education
dosazene vzdelani	education
vzdelanie a priprava	education
vzdelavanie a priprava	education
vzdelanie	education
dosiahnute vzdelanie	education
obrazovanje i osposobljavanje	education
obrazovanje	education
skolovanje	education
izobrazevanje in usposabljanje	education
izobrazevanje	education
izobrazba	education
образование и обучение	education
образование	education
εκπαιδευση και καταρτιση	education
εκπαιδευση	education
σπουδες	education
utbildning	education
utbildning och praktik	education
utbildningar	education
uddannelse	education
uddannelse og kurser	education
uddannelser	education
uddannelse og erhvervsuddannelse	education
koulutus	education
opinnot	education
utdanning	education
utdannelse	education
utdanning og opplæring	education
issilavinimas	education
issilavinimas ir stazuotes	education
issilavinimas ir kvalifikacija	education
izglitiba	education
izglitiba un apmaciba	education
haridus	education
haridus ja koolitus	education
haridustee	education
egitim	education
egitim ve ogretim	education
egitim bilgileri	education
ogrenim durumu	education
aptitudini si competente personale	skills
competente personale	skills
aptitudini	skills
competente	skills
abilitati	skills
competente si abilitati sociale	skills
competente si aptitudini organizatorice	skills
competente si aptitudini tehnice	skills
competente si aptitudini de utilizare a calculatorului	skills
competente de utilizare a calculatorului	skills
competente digitale	skills
competente informatice	skills
competente de comunicare	skills
competente organizationale manageriale	skills
competente dobandite la locul de munca	skills
competente si aptitudini artistice	skills
alte competente si aptitudini	skills
egyeni keszsegek es kompetenciak	skills
keszsegek	skills
keszsegek es kompetenciak	skills
tarsas keszsegek es kompetenciak	skills
szervezesi keszsegek es kompetenciak	skills
muszaki keszsegek es kompetenciak	skills
szamitogep felhasznaloi keszsegek es kompetenciak	skills
szamitogepes ismeretek	skills
digitalis keszsegek	skills
egyeb keszsegek es kompetenciak	skills
kompetenciak	skills
schopnosti znalosti a dovednosti	skills
dovednosti	skills
znalosti a dovednosti	skills
socialni schopnosti a dovednosti	skills
organizacni schopnosti a dovednosti	skills
technicke znalosti a dovednosti	skills
pocitacove znalosti a dovednosti	skills
dalsi schopnosti znalosti a dovednosti	skills
digitalni dovednosti	skills
osobne zrucnosti	skills
schopnosti a zrucnosti	skills
zrucnosti	skills
osobne zrucnosti a schopnosti	skills
socialne zrucnosti a schopnosti	skills
organizacne zrucnosti a schopnosti	skills
technicke zrucnosti a schopnosti	skills
pocitacove zrucnosti a schopnosti	skills
digitalne zrucnosti	skills
osobne vjestine	skills
osobne vjestine i kompetencije	skills
vjestine	skills
drustvene vjestine i kompetencije	skills
organizacijske vjestine i kompetencije	skills
tehnicke vjestine i kompetencije	skills
racunalne vjestine i kompetencije	skills
digitalne vjestine	skills
spretnosti in kompetence	skills
znanja in kompetence	skills
kompetence	skills
vescine	skills
osebne spretnosti in kompetence	skills
racunalniska znanja in kompetence	skills
tehnicna znanja in kompetence	skills
digitalne kompetence	skills
лични умения и компетенции	skills
лични умения	skills
умения	skills
социални умения и компетенции	skills
организационни умения и компетенции	skills
технически умения и компетенции	skills
компютърни умения	skills
компютърни умения и компетенции	skills
дигитални умения	skills
ατομικες δεξιοτητες και ικανοτητες	skills
ατομικες δεξιοτητες	skills
δεξιοτητες	skills
κοινωνικες δεξιοτητες και ικανοτητες	skills
οργανωτικες δεξιοτητες και ικανοτητες	skills
τεχνικες δεξιοτητες και ικανοτητες	skills
δεξιοτητες πληροφορικης και ικανοτητες	skills
δεξιοτητες πληροφορικης	skills
ψηφιακες δεξιοτητες	skills
personliga fardigheter och kompetenser	skills
fardigheter	skills
kompetenser	skills
kunskaper	skills
sociala fardigheter och kompetenser	skills
organisatoriska fardigheter och kompetenser	skills
tekniska fardigheter och kompetenser	skills
datorkunskaper	skills
datakunskaper	skills
digitala fardigheter	skills
personlige færdigheder og kompetencer	skills
personlige kompetencer	skills
færdigheder	skills
kompetencer	skills
sociale færdigheder og kompetencer	skills
organisatoriske færdigheder og kompetencer	skills
tekniske færdigheder og kompetencer	skills
it færdigheder	skills
it kompetencer	skills
digitale færdigheder	skills
henkilokohtaiset taidot ja osaaminen	skills
taidot	skills
osaaminen	skills
sosiaaliset taidot	skills
tietotekniset taidot	skills
tekniset taidot	skills
digitaaliset taidot	skills
it taidot	skills
personlige ferdigheter	skills
personlige ferdigheter og kompetanse	skills
ferdigheter	skills
kompetanse	skills
it ferdigheter	skills
datakunnskaper	skills
tekniske ferdigheter	skills
digitale ferdigheter	skills
asmeniniai gebejimai ir kompetencijos	skills
asmeniniai gebejimai	skills
igudziai	skills
gebejimai	skills
kompetencijos	skills
darbo kompiuteriu igudziai	skills
skaitmeniniai igudziai	skills
techniniai igudziai	skills
prasmes	skills
personiskas prasmes un kompetences	skills
personigas prasmes	skills
iemanas	skills
datorprasmes	skills
digitalas prasmes	skills
isiklikud oskused ja padevused	skills
oskused	skills
isikuoskused	skills
arvutioskused	skills
arvutioskus	skills
digipadevus	skills
digioskused	skills
kisisel beceriler	skills
kisisel beceriler ve yetkinlikler	skills
beceriler	skills
yetenekler	skills
yetkinlikler	skills
bilgisayar becerileri	skills
bilgisayar bilgisi	skills
dijital beceriler	skills
teknik beceriler	skills
limbi straine	language
limbi straine cunoscute	language
limba i straina e cunoscuta e	language
limbi	language
limbi vorbite	language
competente lingvistice	language
limba materna	language
limba i materna e	language
idegen nyelvek	language
idegen nyelv	language
nyelvtudas	language
nyelvismeret	language
nyelvek	language
egyeb nyelv ek	language
anyanyelv	language
anyanyelv ek	language
jazykove znalosti	language
jazyky	language
dalsi jazyky	language
matersky jazyk	language
jazykove dovednosti	language
dalsie jazyky	language
materinsky jazyk	language
jazykove zrucnosti	language
jezici	language
strani jezici	language
drugi jezici	language
materinski jezik	language
jeziki	language
tuji jeziki	language
drugi jeziki	language
materni jezik	language
езици	language
чужди езици	language
маичин език	language
други езици	language
езикови умения	language
γλωσσες	language
ξενες γλωσσες	language
μητρικη γλωσσα	language
αλλες γλωσσες	language
γλωσσικες δεξιοτητες	language
sprak	language
sprakkunskaper	language
modersmal	language
ovriga sprak	language
sprog	language
sprogkundskaber	language
sprogfærdigheder	language
andre sprog	language
kielitaito	language
kielet	language
aidinkieli	language
muut kielet	language
sprakkunnskaper	language
sprakferdigheter	language
morsmal	language
andre sprak	language
kalbos	language
uzsienio kalbos	language
kalbu mokejimas	language
gimtoji kalba	language
kitos kalbos	language
valodas	language
valodu zinasanas	language
valodu prasmes	language
dzimta valoda	language
citas valodas	language
keeled	language
keelteoskus	language
keeleoskus	language
emakeel	language
teised keeled	language
diller	language
yabancı diller	language
yabancı dil	language
yabancı dil bilgisi	language
ana dili	language
diger diller	language
permis de conducere	certification
permis e de conducere	certification
certificari	certification
cursuri	certification
cursuri si certificari	certification
jarmuvezetoi engedely	certification
jarmuvezetoi engedely ek	certification
vezetoi engedely	certification
jogositvany	certification
tanfolyamok	certification
kepesitesek	certification
ridicsky prukaz	certification
certifikaty	certification
kurzy	certification
kurzy a certifikaty	certification
vodicsky preukaz	certification
certifikaty a kurzy	certification
vozacka dozvola	certification
certifikati	certification
tecajevi	certification
voznisko dovoljenje	certification
voznisko dovoljenje kategorije	certification
tecaji	certification
свидетелство за управление на мпс	certification
шофьорска книжка	certification
сертификати	certification
курсове	certification
αδεια οδηγησης	certification
διπλωμα οδηγησης	certification
πιστοποιησεις	certification
σεμιναρια	certification
korkort	certification
kurser	certification
certifikat	certification
kørekort	certification
certifikater	certification
kurser og certifikater	certification
ajokortti	certification
kurssit	certification
sertifikaatit	certification
førerkort	certification
kurs	certification
kurs og sertifikater	certification
sertifikater	certification
vairuotojo pazymejimas	certification
kursai	certification
sertifikatai	certification
autovaditaja aplieciba	certification
vaditaja aplieciba	certification
kursi	certification
sertifikati	certification
juhiluba	certification
juhiload	certification
taienduskoolitus	certification
kursused	certification
surucu belgesi	certification
ehliyet	certification
sertifikalar	certification
kurslar	certification
kurslar ve sertifikalar	certification
corsi e aggiornamenti	certification
hobby uri	interests
pasiuni	interests
interese	interests
hobbi	interests
hobbik	interests
erdeklodesi kor	interests
zajmy	interests
zaluby	interests
konicky	interests
zaujmy	interests
hobiji	interests
interesi	interests
интереси	interests
хобита	interests
χομπι	interests
ενδιαφεροντα	interests
intressen	interests
fritidsintressen	interests
fritidsinteresser	interests
interesser	interests
fritid	interests
harrastukset	interests
pomegiai	interests
valasprieki	interests
huvialad	interests
hobid	interests
harrastused	interests
hobiler	interests
ilgi alanları	interests
referinte	reference
referenciak	reference
referencie	reference
preporuke	reference
препоръки	reference
συστασεις	reference
referenser	reference
referencer	reference
suosittelijat	reference
referanser	reference
rekomendacijos	reference
atsauksmes	reference
soovitajad	reference
referanslar	reference
voluntariat	volunteering
activitati de voluntariat	volunteering
onkentes munka	volunteering
dobrovolnictvi	volunteering
dobrovolnictvo	volunteering
volontiranje	volunteering
prostovoljstvo	volunteering
prostovoljno delo	volunteering
доброволческа деиност	volunteering
εθελοντισμος	volunteering
volontararbete	volunteering
ideellt arbete	volunteering
frivilligt arbejde	volunteering
vapaaehtoistyo	volunteering
frivillig arbeid	volunteering
savanoryste	volunteering
brivpratigais darbs	volunteering
vabatahtlik too	volunteering
gonullu calısmalar	volunteering
gonulluluk	volunteering
informatii suplimentare	additional
informatii aditionale	additional
anexe	additional
kiegeszito informaciok	additional
egyeb informaciok	additional
egyeb	additional
mellekletek	additional
doplnujici informace	additional
dalsi informace	additional
prilohy	additional
doplnujuce informacie	additional
dalsie informacie	additional
dodatne informacije	additional
dodatni podaci	additional
dodaci	additional
prilozi	additional
dodatni podatki	additional
priloge	additional
допълнителна информация	additional
приложения	additional
προσθετες πληροφοριες	additional
παραρτηματα	additional
kompletterande information	additional
ytterligare information	additional
ovrigt	additional
bilagor	additional
yderligere oplysninger	additional
supplerende oplysninger	additional
øvrigt	additional
bilag	additional
lisatiedot	additional
muut tiedot	additional
liitteet	additional
tilleggsopplysninger	additional
annen informasjon	additional
vedlegg	additional
papildoma informacija	additional
priedai	additional
papildu informacija	additional
pielikumi	additional
lisainfo	additional
lisateave	additional
lisad	additional
ek bilgiler	additional
ekler	additional
curriculum vitae europass	document
europass curriculum vitae	document
europass oneletrajz	document
oneletrajz	document
szakmai oneletrajz	document
europass zivotopis	document
zivotopis	document
strukturovany zivotopis	document
europass zivljenjepis	document
zivljenjepis	document
автобиография	document
европеиски формат на автобиография	document
europass автобиография	document
βιογραφικο σημειωμα	document
βιογραφικο σημειωμα europass	document
europass meritforteckning	document
meritforteckning	document
ansioluettelo	document
europass ansioluettelo	document
gyvenimo aprasymas	document
europass gyvenimo aprasymas	document
dzivesgajums	document
europass cv	document
elulookirjeldus	document
europass elulookirjeldus	document
ozgecmis	document
europass ozgecmis	document
levnedsløb	document`
