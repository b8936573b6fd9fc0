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
turnover	about`
