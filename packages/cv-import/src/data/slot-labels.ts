// Written by `npm run data` from data/slot-labels.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const slotLabels = `label	slot
rank	title
job title	title
position	title
position held	title
role	title
post	title
post held	title
occupation	title
title	title
designation	title
occupation or position held	title
job	title
job role	title
current position	title
poste	title
poste occupe	title
fonction	title
fonction ou poste occupe	title
intitule du poste	title
stelle	title
stellenbezeichnung	title
funktion	title
beruf oder funktion	title
puesto	title
cargo	title
puesto ocupado	title
profesion o cargo desempenado	title
cargo desempenado	title
tipo di impiego	title
posizione	title
posizione ricoperta	title
lavoro o posizione ricoperti	title
ruolo	title
qualifica	title
funcao	title
cargo ocupado	title
funcao ou cargo ocupado	title
functie	title
functietitel	title
beroep of functie	title
stanowisko	title
zajmowane stanowisko	title
employer	employer
company employer	employer
name of company	employer
organisation name	employer
place of work	employer
employer name and address	employer
employer and address	employer
company	employer
company name	employer
organisation	employer
organization	employer
name of employer	employer
employer name	employer
name and address of employer	employer
employers name	employer
workplace	employer
firm	employer
business	employer
entreprise	employer
societe	employer
employeur	employer
nom et adresse de lemployeur	employer
firma	employer
unternehmen	employer
arbeitgeber	employer
name und adresse des arbeitgebers	employer
empresa	employer
empleador	employer
nombre y direccion de la empresa o empleador	employer
azienda	employer
datore di lavoro	employer
nome e indirizzo del datore di lavoro	employer
entidade	employer
entidade empregadora	employer
nome e endereco do empregador	employer
werkgever	employer
bedrijf	employer
naam en adres van de werkgever	employer
pracodawca	employer
nazwa firmy	employer
nazwa i adres pracodawcy	employer
from	dates
to	dates
start	dates
end	dates
start date	dates
end date	dates
date from	dates
date to	dates
date started	dates
date left	dates
from date	dates
to date	dates
until	dates
dates worked	dates
date of employment	dates
dates of attendance	dates
date obtained	dates
date awarded	dates
date achieved	dates
year obtained	dates
year awarded	dates
year completed	dates
completed	dates
date	dates
dates	dates
dates of employment	dates
employment dates	dates
period	dates
duration	dates
dates employed	dates
dates attended	dates
dates of study	dates
from to	dates
date from to	dates
year	dates
years	dates
when	dates
time	dates
tenure	dates
periode	dates
duree	dates
zeitraum	dates
datum	dates
dauer	dates
von bis	dates
fecha	dates
fechas	dates
periodo	dates
data	dates
durata	dates
date da a	dates
datas	dates
duracao	dates
okres	dates
daty	dates
okres zatrudnienia	dates
location	location
city	location
place	location
town	location
ort	location
lieu	location
lugar	location
luogo	location
local	location
plaats	location
miejsce	location
miejscowosc	location
standort	location
ville	location
ciudad	location
sede	location
what i did	duties
what i do	duties
main tasks	duties
key tasks	duties
details	duties
duties	duties
main duties	duties
key duties	duties
responsibilities	duties
key responsibilities	duties
main responsibilities	duties
duties and responsibilities	duties
main activities and responsibilities	duties
job description	duties
description	duties
achievements	duties
key achievements	duties
tasks	duties
activities	duties
role and responsibilities	duties
missions	duties
taches	duties
principales activites et responsabilites	duties
activites	duties
aufgaben	duties
tatigkeiten	duties
wichtigste tatigkeiten und zustandigkeiten	duties
funciones	duties
tareas	duties
funciones y responsabilidades principales	duties
mansioni	duties
principali mansioni	duties
principali mansioni e responsabilita	duties
principali attivita e responsabilita	duties
funcoes	duties
tarefas	duties
principais atividades e responsabilidades	duties
taken	duties
werkzaamheden	duties
voornaamste werkzaamheden en verantwoordelijkheden	duties
obowiazki	duties
zakres obowiazkow	duties
glowne zadania	duties
vessel	about
vessel name	about
name of vessel	about
vessel type	about
type of vessel	about
ship	about
ship name	about
ship type	about
where	school
provided by	school
board	school
board university	school
university board	school
college board	school
institute university	school
school	school
school college	school
college university	school
school college university	school
university college	school
training provider	school
provider	school
awarding body	school
educational institution	school
educational establishment	school
institution name	school
college	school
university	school
institution	school
institute	school
establishment	school
place of study	school
name and type of organisation providing education and training	school
school name	school
name of school	school
name of institution	school
school or college	school
etablissement	school
ecole	school
nom et type de letablissement denseignement ou de formation	school
einrichtung	school
schule	school
hochschule	school
universitat	school
name und art der bildungs oder ausbildungseinrichtung	school
centro	school
institucion	school
universidad	school
istituto	school
nome e tipo di istituto di istruzione o formazione	school
scuola	school
universita	school
escola	school
instituicao	school
onderwijsinstelling	school
instelling	school
szkola	school
uczelnia	school
qualification	qualification
qualification subject	qualification
course title	qualification
title of course	qualification
qualification gained	qualification
qualification type	qualification
level	qualification
award title	qualification
exam	qualification
examination	qualification
examinations	qualification
qualifications	qualification
course	qualification
degree	qualification
award	qualification
title of qualification awarded	qualification
qualification obtained	qualification
qualifications gained	qualification
certificate	qualification
subjects	qualification
subjects studied	qualification
diplome	qualification
intitule du certificat ou diplome delivre	qualification
abschluss	qualification
bezeichnung der erworbenen qualifikation	qualification
titulo	qualification
titulacion	qualification
titulo de la cualificacion obtenida	qualification
qualifica conseguita	qualification
titolo di studio	qualification
titolo della qualifica rilasciata	qualification
diploma	qualification
designacao da qualificacao atribuida	qualification
opleiding	qualification
kwalifikacje	qualification
uzyskany tytul	qualification
field of study	field
field	field
subject	field
major	field
specialisation	field
specialization	field
programme	field
program	field
fachrichtung	field
studiengang	field
specialite	field
especialidad	field
indirizzo	field
richting	field
kierunek	field
specjalnosc	field
percentage	grade
marks	grade
cgpa	grade
grade	grade
grades	grade
result	grade
results	grade
classification	grade
gpa	grade
final grade	grade
note	grade
abschlussnote	grade
nota	grade
voto	grade
mention	grade
cijfer	grade
ocena	grade
reason for leaving	other
notice period	other
salary	other
type of business or sector	other
business or sector	other
tipo di azienda o settore	other
type of business	other
sector	other
line manager	other
reporting to	other
hours	other
grund des ausscheidens	other
secteur	other
settore	other
branch	field
discipline	field
stream	field
principal subjects	field
principal subjects occupational skills covered	field
branch of study	field
area of study	field
job responsibilities	duties
roles and responsibilities	duties
responsibility	duties
nature of work	duties
nature of job	duties
job profile	duties
job responsibility	duties
key result areas	duties
responsibilities include	duties
responsibilities included	duties
duties included	duties
main activities	duties
main tasks and responsibilities	duties
responsible for	duties
year of passing	dates
time period	dates
period of employment	dates
working period	dates
work period	dates
year of completion	dates
graduation date	dates
passing year	dates
employment period	dates
organization name	employer
present company	employer
previous employer	employer
previous company	employer
present employer	employer
name of organisation	employer
name of organization	employer
name of the company	employer
name of the organization	employer
name of the organisation	employer
current employer	employer
institute name	school
name of institute	school
name of the institution	school
school university	school
college name	school
university name	school
name of college	school
name of university	school
job designation	title
working as	title
current designation	title
ogpa	grade
overall gpa	grade
aggregate	grade
score	grade
percentage obtained	grade
class obtained	grade
exam passed	qualification
examination passed	qualification
exams passed	qualification
exam name	qualification
name of examination	qualification
curso	qualification
course completed	qualification
trained as	qualification
curso realizado	qualification
univ	school
board univ	school
name of institute board	school
institute board	school
name of board	school
institute attended	school
school attended	school
college attended	school
school institute	school
of marks	grade
marks obtained	grade
percentage of marks	grade
division	grade
class	grade
class division	grade
percentage class	grade
average	grade
level in national classification	grade
grade obtained	grade
marks in	grade
profession	title
trade	title
capacity	title
served as	title
worked as	title
agent	employer
company agent	employer
agency	employer
crewing agency	employer
manning agent	employer
owner	employer
shipowner	employer
contractor	employer
client name	employer
unit	employer
address	location
address of company	location
site	location
station	location
posting	location
place of posting	location
sign on	dates
sign off	dates
signed on	dates
signed off	dates
ano	dates
ano de conclusao	dates
year from	dates
year to	dates
joined	dates
joining	dates
relieved	dates
embarked	dates
disembarked	dates
s y	dates
school year	dates
academic year	dates
session	dates
lata	dates
rok	dates
sr no	other
sr	other
sl	other
sl no	other
s no	other
s n	other
no	other
serial no	other
total	other
total period	other
total experience	other
flag	other
engine	other
classes	about
classes duties	about
grt	about
dwt	about
project	about
turnover	about
functia sau postul ocupat	title
functia	title
functia ocupata	title
postul ocupat	title
post ocupat	title
foglalkozas beosztas	title
beosztas	title
munkakor	title
betoltott munkakor	title
foglalkozas	title
povolani nebo vykonavana funkce	title
pracovni pozice	title
pozice	title
funkce	title
zamestnanie alebo pracovne zaradenie	title
pracovna pozicia	title
pozicia	title
funkcia	title
zanimanje ili radno mjesto	title
radno mjesto	title
zanimanje	title
pozicija	title
delovno mesto	title
zaposlitev ali delovno mesto	title
poklic ali polozaj	title
заемана длъжност или позиция	title
заемана длъжност	title
длъжност	title
позиция	title
επαγγελμα η θεση που κατειχατε	title
απασχοληση η θεση που κατειχατε	title
θεση που κατειχατε	title
θεση	title
θεση εργασιας	title
yrke eller befattning	title
befattning	title
tjanst	title
anstallning	title
stilling eller arbejdsomrade	title
stilling	title
jobtitel	title
stillingsbetegnelse	title
beskæftigelse eller stilling	title
ammatti tai asema	title
tehtavanimike	title
ammatti tai tehtavanimike	title
tehtava	title
nimike	title
yrke eller stilling	title
stillingstittel	title
profesija arba pareigos	title
pareigos	title
einamos pareigos	title
profesija arba einamos pareigos	title
profesija vai ienemamais amats	title
amats	title
ienemamais amats	title
amet voi ametikoht	title
ametikoht	title
amet	title
meslek veya pozisyon	title
meslek ya da pozisyon	title
pozisyon	title
gorev	title
unvan	title
numele si adresa angajatorului	employer
angajator	employer
angajatorul	employer
numele angajatorului	employer
companie	employer
compania	employer
a munkaltato neve es cime	employer
munkaltato neve es cime	employer
munkaltato	employer
ceg	employer
ceg neve	employer
jmeno a adresa zamestnavatele	employer
nazev a adresa zamestnavatele	employer
zamestnavatel	employer
spolecnost	employer
nazov a adresa zamestnavatela	employer
meno a adresa zamestnavatela	employer
spolocnost	employer
naziv i adresa poslodavca	employer
ime i adresa poslodavca	employer
poslodavac	employer
tvrtka	employer
naziv in naslov delodajalca	employer
ime in naslov delodajalca	employer
naziv in naslov podjetja	employer
delodajalec	employer
podjetje	employer
име и адрес на работодателя	employer
работодател	employer
фирма	employer
компания	employer
ονομα και διευθυνση εργοδοτη	employer
επωνυμια και διευθυνση εργοδοτη	employer
επωνυμια εργοδοτη	employer
εργοδοτης	employer
εταιρεια	employer
arbetsgivarens namn och adress	employer
namn och adress pa arbetsgivaren	employer
arbetsgivare	employer
foretag	employer
arbejdsgivers navn og adresse	employer
navn og adresse pa arbejdsgiver	employer
arbejdsgiver	employer
virksomhed	employer
tyonantajan nimi ja osoite	employer
tyonantaja	employer
yritys	employer
arbeidsgivers navn og adresse	employer
navn og adresse pa arbeidsgiver	employer
arbeidsgiver	employer
bedrift	employer
darbovietes pavadinimas ir adresas	employer
darbdavio pavadinimas ir adresas	employer
darbdavys	employer
darboviete	employer
imone	employer
darba deveja nosaukums un adrese	employer
darba devejs	employer
uznemums	employer
tooandja nimi ja aadress	employer
tooandja	employer
ettevote	employer
isverenin adı ve adresi	employer
isverenin ismi ve adresi	employer
isveren	employer
sirket	employer
firma adı	employer
sirket adı	employer
perioada	dates
idotartam	dates
idoszak	dates
obdobi	dates
obdobie	dates
datumy	dates
datumi	dates
razdoblje	dates
trajanje	dates
obdobje	dates
дата	dates
период	dates
дати	dates
ημερομηνιες	dates
χρονολογια	dates
περιοδος	dates
διαρκεια	dates
tidsperiod	dates
datum fran till	dates
dato	dates
datoer	dates
tidsrum	dates
paivamaarat	dates
ajanjakso	dates
kesto	dates
tidsrom	dates
data nuo iki	dates
laikotarpis	dates
datums	dates
laika periods	dates
laikposms	dates
kuupaevad	dates
ajavahemik	dates
periood	dates
tarih	dates
tarihler	dates
sure	dates
localitate	location
orasul	location
oras	location
varos	location
helyszin	location
mesto	location
misto	location
miesto	location
grad	location
mjesto	location
kraj	location
град	location
място	location
πολη	location
τοπος	location
stad	location
plats	location
sted	location
paikkakunta	location
kaupunki	location
vieta	location
miestas	location
pilseta	location
asukoht	location
sehir	location
activitati si responsabilitati principale	duties
principalele activitati si responsabilitati	duties
responsabilitati	duties
activitati principale	duties
atributii	duties
fobb tevekenysegek es feladatkorok	duties
feladatok	duties
feladatkor	duties
tevekenysegek	duties
hlavni pracovni napln a oblasti odpovednosti	duties
hlavni pracovni napln	duties
napln prace	duties
pracovni napln	duties
hlavne cinnosti a zodpovednost	duties
hlavne cinnosti a zodpovednosti	duties
pracovna napln	duties
glavni poslovi i odgovornosti	duties
glavne aktivnosti i odgovornosti	duties
opis posla	duties
zaduzenja	duties
glavne naloge in pristojnosti	duties
glavne naloge in odgovornosti	duties
naloge	duties
opis del in nalog	duties
основни деиности и отговорности	duties
задължения	duties
отговорности	duties
κυριες δραστηριοτητες και αρμοδιοτητες	duties
αρμοδιοτητες	duties
καθηκοντα	duties
huvudsakliga arbetsuppgifter och ansvarsomraden	duties
arbetsuppgifter	duties
huvudsakliga arbetsuppgifter	duties
ansvarsomraden	duties
hovedaktiviteter og ansvarsomrader	duties
vigtigste arbejdsopgaver og ansvarsomrader	duties
arbejdsopgaver	duties
ansvarsomrader	duties
opgaver	duties
paaasialliset tehtavat ja vastuualueet	duties
keskeiset tehtavat ja vastuualueet	duties
tehtavat	duties
tyotehtavat	duties
viktigste arbeidsoppgaver og ansvarsomrader	duties
hovedoppgaver og ansvarsomrader	duties
arbeidsoppgaver	duties
oppgaver	duties
pagrindines veiklos ir atsakomybes	duties
pagrindines veiklos ir atsakomybe	duties
atsakomybes	duties
pareigu aprasymas	duties
galvenie pienakumi un atbildiba	duties
galvenie pienakumi	duties
pienakumi	duties
peamised tegevused ja tooulesanded	duties
peamised tegevused ja vastutusvaldkonnad	duties
tooulesanded	duties
temel faaliyetler ve sorumluluklar	duties
baslıca faaliyetler ve sorumluluklar	duties
gorev ve sorumluluklar	duties
sorumluluklar	duties
gorevler	duties
numele si tipul institutiei de invatamant	school
numele institutiei de invatamant	school
numele si tipul institutiei de invatamant furnizorului de formare	school
numele si tipul institutiei de invatamant si al organizatiei profesionale prin care s a realizat formarea profesionala	school
institutia de invatamant	school
institutia	school
universitatea	school
liceul	school
scoala	school
oktatast kepzest nyujto intezmeny neve es tipusa	school
intezmeny	school
oktatasi intezmeny	school
iskola	school
intezmeny neve	school
nazev a typ organizace ktera poskytla vzdelani	school
nazev a typ organizace ktera poskytla vzdelani odbornou pripravu ci kurz	school
skola	school
nazev skoly	school
instituce	school
univerzita	school
nazov a typ organizacie poskytujucej vzdelavanie a pripravu	school
nazov a typ vzdelavacej institucie	school
nazov skoly	school
institucia	school
naziv i vrsta obrazovne ustanove	school
naziv i vrsta ustanove pruzatelja obrazovanja i osposobljavanja	school
obrazovna ustanova	school
ustanova	school
naziv in status ustanove ki je podelila diplomo spricevalo ali certifikat	school
ime in vrsta organizacije	school
naziv ustanove	school
sola	school
име и вид на обучаващата или образователната организация	school
учебно заведение	school
образователна институция	school
училище	school
университет	school
επωνυμια και ειδος του οργανισμου που παρειχε την εκπαιδευση η καταρτιση	school
επωνυμια και τυπος του οργανισμου που παρειχε την εκπαιδευση η καταρτιση	school
εκπαιδευτικο ιδρυμα	school
ιδρυμα	school
σχολη	school
πανεπιστημιο	school
utbildningsanordnarens namn och typ	school
utbildningsanordnare	school
larosate	school
navn og type pa uddannelses eller kursussted	school
uddannelsesinstitution	school
uddannelsessted	school
skole	school
oppilaitoksen nimi ja laji	school
koulutuksen tarjoajan nimi ja tyyppi	school
oppilaitos	school
koulu	school
yliopisto	school
navn pa og type institusjon	school
navn og type utdanningsinstitusjon	school
utdanningsinstitusjon	school
lærested	school
institusjon	school
istaigos kurioje igytas issilavinimas pavadinimas ir tipas	school
mokymo istaiga	school
mokymo istaigos pavadinimas ir tipas	school
mokykla	school
universitetas	school
izglitibas iestades nosaukums un veids	school
izglitibas iestade	school
haridus voi koolitusasutuse nimi ja liik	school
oppeasutus	school
oppeasutuse nimi	school
kool	school
ulikool	school
egitim ve ogretimi saglayan kurumun adı ve turu	school
egitim kurumunun adı ve turu	school
okul	school
okul adı	school
universite	school
kurum	school
calificarea diploma obtinuta	qualification
calificarea obtinuta	qualification
diploma obtinuta	qualification
calificare	qualification
vegzettseg kepesites	qualification
vegzettseg	qualification
kepesites	qualification
szakkepesites	qualification
dosazena kvalifikace	qualification
ziskana kvalifikace	qualification
titul	qualification
nazov ziskanej kvalifikacie	qualification
ziskana kvalifikacia	qualification
kvalifikacia	qualification
dodijeljena kvalifikacija	qualification
naziv dodijeljene kvalifikacije	qualification
stecena kvalifikacija	qualification
kvalifikacija	qualification
zvanje	qualification
naziv izobrazbe in ali nacionalne poklicne kvalifikacije	qualification
naziv izobrazbe	qualification
pridobljena izobrazba	qualification
izobrazba	qualification
наименование на придобитата квалификация	qualification
придобита квалификация	qualification
квалификация	qualification
специалност и степен	qualification
τιτλος του πιστοποιητικου η διπλωματος	qualification
τιτλος πιστοποιητικου η διπλωματος	qualification
τιτλος απονεμηθεντος πιστοποιητικου	qualification
τιτλος σπουδων	qualification
πτυχιο	qualification
kvalifikation	qualification
examen	qualification
erhallen kvalifikation	qualification
typ av kvalifikation	qualification
opnaet kvalifikation	qualification
kvalifikationens betegnelse	qualification
uddannelse	qualification
suoritettu tutkinto	qualification
tutkinto	qualification
tutkinnon nimi	qualification
kvalifikasjon	qualification
tittel pa oppnadd kvalifikasjon	qualification
oppnadd kvalifikasjon	qualification
utdanning	qualification
igyta kvalifikacija	qualification
suteikta kvalifikacija	qualification
ieguta kvalifikacija	qualification
iegutais grads	qualification
omandatud kvalifikatsioon	qualification
kvalifikatsioon	qualification
kraad	qualification
alınan derece	qualification
alınan nitelik	qualification
kazanılan nitelik	qualification
diploma derecesi	qualification
derece	qualification
disciplinele principale studiate competente profesionale dobandite	field
domeniul studiat	field
disciplinele principale studiate	field
specializarea	field
specializare	field
fobb targyak gyakorlati kepzes	field
szak	field
szakirany	field
hlavni predmety profesni dovednosti	field
obor	field
studijni obor	field
hlavne predmety profesijne zrucnosti	field
odbor	field
studijny odbor	field
glavni predmeti stecene profesionalne vjestine	field
smjer	field
glavni predmeti pridobljeno znanje in kompetence	field
smer	field
основни предмети застъпени професионални умения	field
специалност	field
βασικα θεματα επαγγελματικες δεξιοτητες	field
κυρια θεματα επαγγελματικες δεξιοτητες	field
ειδικοτητα	field
huvudsakliga amnen yrkeskunskaper	field
inriktning	field
hovedfag erhvervskompetencer	field
studieretning	field
linje	field
paaaineet ammatilliset taidot	field
paaaine	field
suuntautuminen	field
hovedfag yrkesmessige ferdigheter	field
hovedfag	field
pagrindiniai dalykai profesiniai igudziai	field
specialybe	field
galvenie macibu prieksmeti profesionalas iemanas	field
specialitate	field
peamised oppeained omandatud kutseoskused	field
eriala	field
temel konular kazanılan mesleki beceriler	field
bolum	field
eredmeny	grade
minosites	grade
prospech	grade
znamka	grade
prosjek	grade
ocjena	grade
успех	grade
оценка	grade
βαθμος	grade
betyg	grade
karakter	grade
karaktergennemsnit	grade
arvosana	grade
karakterer	grade
balas	grade
vidurkis	grade
vertejums	grade
hinne	grade
not ortalaması	grade
mezuniyet notu	grade
tipul activitatii sau sectorul de activitate	about
domeniul de activitate	about
tevekenyseg tipusa agazat	about
a tevekenyseg tipusa agazat	about
obor cinnosti ci odvetvi	about
obor cinnosti nebo odvetvi	about
druh podnikania alebo odvetvie hospodarstva	about
druh cinnosti alebo odvetvia	about
djelatnost ili sektor	about
vrsta djelatnosti ili sektor	about
vrsta dejavnosti ali sektor	about
вид на деиността или сферата на работа	about
ειδος της επιχειρησης η του κλαδου	about
τυπος η τομεας δραστηριοτητας	about
typ av verksamhet eller bransch	about
bransch	about
branche	about
virksomhedstype eller sektor	about
toimiala	about
type virksomhet eller sektor	about
bransje	about
veiklos tipas ar sritis	about
veiklos sritis	about
uznemejdarbibas veids vai nozare	about
tegevusvaldkond	about
faaliyet veya sektor turu	about
sektor	about
nivelul in clasificarea nationala sau internationala	other
nivelul in clasificarea nationala sau internationala a institutiei de invatamant	other
orszagos nemzetkozi besorolas	other
orszagos vagy nemzetkozi besorolas szerinti szint	other
uroven vzdelani v narodni nebo mezinarodni klasifikaci	other
stupen vzdelania v narodnej alebo medzinarodnej klasifikacii	other
razina prema nacionalnoj ili međunarodnoj klasifikaciji	other
stopnja izobrazbe po nacionalni ali mednarodni klasifikaciji	other
ниво по националната класификация	other
επιπεδο στην εθνικη η διεθνη ταξινομηση	other
niva enligt nationell eller internationell klassificering	other
niveau i den nationale eller internationale klassifikation	other
taso kansallisessa tai kansainvalisessa luokituksessa	other
niva i nasjonal eller internasjonal klassifisering	other
kvalifikacijos lygmuo pagal nacionaline ar tarptautine klasifikacija	other
limenis saskana ar nacionalo vai starptautisko klasifikaciju	other
tase riiklikus voi rahvusvahelises klassifikatsioonis	other
ulusal veya uluslararası sınıflandırmadaki duzeyi	other
position title	title
post title	title
work description	duties
highest grade passed	qualification
highest qualification	qualification
qualification awarded	qualification
course name	qualification
last school attended	school
schools attended	school
course provider	school
final mark	grade
mark	grade
dates from to	dates
date completed	dates
length of service	dates
client	employer
department	other
country	location
field s of study	field
number of credits	other
type of credits	other
thesis	other
level in eqf	other
eqf level	other
nqf level	other
specialty	field
speciality	field
specialisation in	field
department	field
dept	field`
