// Written by `npm run data` from data/education-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const educationWords = `word	kind
bachelor	degree
bachelors	degree
bachelor of	degree
master	degree
masters	degree
master of	degree
doctor of	degree
doctorate	degree
doctoral	degree
diploma	degree
degree	degree
certificate	degree
foundation	degree
honours	degree
hons	degree
undergraduate	degree
postgraduate	degree
associate degree	degree
associate of	degree
apprenticeship	degree
high school diploma	degree
entry level	degree
level 1	degree
level 2	degree
level 3	degree
level 4	degree
level 5	degree
level 6	degree
level 7	degree
esol	degree
functional skills	degree
baccalaureate	degree
leaving certificate	degree
licence	degree
maitrise	degree
baccalaureat	degree
bac	degree
brevet	degree
doctorat	degree
diplome	degree
magistere	degree
deug	degree
dut	degree
cap	degree
mastere	degree
diplom	degree
magister	degree
promotion	degree
abitur	degree
fachabitur	degree
fachhochschulreife	degree
realschulabschluss	degree
hauptschulabschluss	degree
mittlere reife	degree
ausbildung	degree
lehre	degree
fachausbildung	degree
staatsexamen	degree
matura	degree
grado	degree
licenciatura	degree
licenciado	degree
licenciada	degree
graduado	degree
graduada	degree
maestria	degree
doctorado	degree
bachillerato	degree
diplomatura	degree
tecnico superior	degree
formacion profesional	degree
ciclo formativo	degree
laurea	degree
laurea magistrale	degree
laurea triennale	degree
dottorato	degree
diploma di maturita	degree
maturita	degree
maturita classica	degree
maturita scientifica	degree
mestrado	degree
doutoramento	degree
doutorado	degree
licenciatura em	degree
bacharelado	degree
bacharel	degree
pos graduacao	degree
curso profissional	degree
ensino secundario	degree
vwo	degree
havo	degree
vmbo	degree
mbo	degree
hbo	degree
wo	degree
doctoraat	degree
propedeuse	degree
licencjat	degree
inzynier	degree
magisterskie	degree
studia magisterskie	degree
studia licencjackie	degree
studia inzynierskie	degree
tytul magistra	degree
liceum	degree
swiadectwo	degree
ged	degree
msci	degree
graduate certificate	degree
graduate diploma	degree
nebosh	degree
minor	degree
major	degree
coursework	degree
exchange	degree
erasmus	degree
university	institution
universities	institution
college	institution
school	institution
academy	institution
institute	institution
polytechnic	institution
conservatoire	institution
conservatory	institution
sixth form	institution
grammar	institution
high	institution
gymnasium	institution
faculty	institution
uni	institution
universite	institution
ecole	institution
lycee	institution
institut	institution
iut	institution
iae	institution
faculte	institution
cfa	institution
greta	institution
universitat	institution
hochschule	institution
fachhochschule	institution
schule	institution
realschule	institution
berufsschule	institution
akademie	institution
gesamtschule	institution
ihk	institution
berufskolleg	institution
tu	institution
universidad	institution
instituto	institution
escuela	institution
colegio	institution
facultad	institution
ies	institution
universita	institution
politecnico	institution
liceo	institution
istituto	institution
scuola	institution
accademia	institution
universidade	institution
escola	institution
faculdade	institution
universiteit	institution
hogeschool	institution
lyceum	institution
roc	institution
uniwersytet	institution
politechnika	institution
szkola	institution
liceum	institution
technikum	institution
akademia	institution
mit	institution
ucl	institution
lse	institution
eth	institution
epfl	institution
kcl	institution
hec	institution
insead	institution
insa	institution
sciences po	institution
enseignement	institution
harvard	institution
stanford	institution
oxford	institution
cambridge	institution
princeton	institution
yale	institution
caltech	institution
berkeley	institution
ucla	institution
ecole normale	institution
campus	institution
seminary	institution
adult learning	institution
adult education	institution
learning centre	institution
training centre	institution
skills centre	institution
liceul	institution
liceu	institution
colegiul	institution
scoala	institution
universitatea	institution
facultatea	institution
mba school	institution
business school	institution
law school	institution
medical school	institution
eton	institution
coursera	institution
udemy	institution
open university	institution
bootcamp	institution
ysgol	institution
coleg	institution
prifysgol	institution
scoil	institution
comprehensive	institution
conservatorium	institution
primary	institution
secondary	institution
polytechnique	institution
sorbonne	institution
beaux arts	institution
escuela universitaria	institution
ceip	institution
fp	institution
cifp	institution
ateneo	institution
alberghiero	institution
ipsia	institution
itis	institution
isis	institution
politecnica	institution
agrupamento	institution
hbs	institution
graafschap	institution
zespol szkol	institution
szkola glowna	institution
wyzsza szkola	institution
wsb	institution
awf	institution
uczelnia	institution
gesamthochschule	institution
volkshochschule	institution
handelsschule	institution
grundschule	institution
mittelschule	institution
oberschule	institution
kunsthochschule	institution
musikhochschule	institution
dhbw	institution
kolleg	institution`
