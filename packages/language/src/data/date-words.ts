// Written by `npm run data` from data/date-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const dateWords = `word	kind	month	guess
january	month	1	yes
jan	month	1	yes
januar	month	1	yes
janner	month	1	yes
janvier	month	1	yes
janv	month	1	yes
enero	month	1	yes
ene	month	1	yes
gennaio	month	1	yes
janeiro	month	1	yes
januari	month	1	yes
styczen	month	1	yes
stycznia	month	1	yes
sty	month	1	yes
gen	month	1	yes
february	month	2	yes
feb	month	2	yes
febr	month	2	yes
februar	month	2	yes
fevrier	month	2	yes
fevr	month	2	yes
fev	month	2	yes
febrero	month	2	yes
febbraio	month	2	yes
fevereiro	month	2	yes
februari	month	2	yes
luty	month	2	yes
lutego	month	2	yes
lut	month	2	yes
march	month	3	yes
mar	month	3	yes
marz	month	3	yes
maerz	month	3	yes
mars	month	3	yes
marzo	month	3	yes
marco	month	3	yes
maart	month	3	yes
mrt	month	3	yes
marca	month	3	yes
marzec	month	3	yes
april	month	4	yes
apr	month	4	yes
avril	month	4	yes
avr	month	4	yes
abril	month	4	yes
abr	month	4	yes
aprile	month	4	yes
kwiecien	month	4	yes
kwietnia	month	4	yes
kwi	month	4	yes
may	month	5	yes
mai	month	5	yes
mayo	month	5	yes
maggio	month	5	yes
maio	month	5	yes
mei	month	5	yes
maj	month	5	yes
maja	month	5	yes
mag	month	5	yes
june	month	6	yes
jun	month	6	yes
juni	month	6	yes
juin	month	6	yes
junio	month	6	yes
giugno	month	6	yes
giu	month	6	yes
junho	month	6	yes
czerwiec	month	6	yes
czerwca	month	6	yes
cze	month	6	yes
july	month	7	yes
jul	month	7	yes
juli	month	7	yes
juillet	month	7	yes
juil	month	7	yes
julio	month	7	yes
luglio	month	7	yes
lug	month	7	yes
julho	month	7	yes
lipiec	month	7	yes
lipca	month	7	yes
lip	month	7	yes
august	month	8	yes
aug	month	8	yes
aout	month	8	yes
agosto	month	8	yes
ago	month	8	yes
augustus	month	8	yes
sierpien	month	8	yes
sierpnia	month	8	yes
sie	month	8	yes
september	month	9	yes
sept	month	9	yes
sep	month	9	yes
septembre	month	9	yes
septiembre	month	9	yes
setiembre	month	9	yes
settembre	month	9	yes
setembro	month	9	yes
wrzesien	month	9	yes
wrzesnia	month	9	yes
wrz	month	9	yes
set	month	9	yes
october	month	10	yes
oct	month	10	yes
oktober	month	10	yes
okt	month	10	yes
octobre	month	10	yes
octubre	month	10	yes
ottobre	month	10	yes
outubro	month	10	yes
pazdziernik	month	10	yes
pazdziernika	month	10	yes
paz	month	10	yes
ott	month	10	yes
out	month	10	yes
november	month	11	yes
nov	month	11	yes
novembre	month	11	yes
noviembre	month	11	yes
novembro	month	11	yes
listopad	month	11	yes
listopada	month	11	yes
lis	month	11	yes
december	month	12	yes
dec	month	12	yes
dezember	month	12	yes
dez	month	12	yes
decembre	month	12	yes
diciembre	month	12	yes
dic	month	12	yes
dicembre	month	12	yes
dezembro	month	12	yes
grudzien	month	12	yes
grudnia	month	12	yes
gru	month	12	yes
ianuarie	month	1	
ian	month	1	
februarie	month	2	
martie	month	3	
aprilie	month	4	
iunie	month	6	
iun	month	6	
iulie	month	7	
iul	month	7	
septembrie	month	9	
octombrie	month	10	
noiembrie	month	11	
noi	month	11	
decembrie	month	12	
marcius	month	3	
aprilis	month	4	
majus	month	5	
junius	month	6	
julius	month	7	
augusztus	month	8	
szeptember	month	9	
szept	month	9	
leden	month	1	
ledna	month	1	
unor	month	2	
unora	month	2	
brezen	month	3	
brezna	month	3	
duben	month	4	
dubna	month	4	
kveten	month	5	
kvetna	month	5	
cerven	month	6	
cervna	month	6	
cervenec	month	7	
cervence	month	7	
srpen	month	8	
srpna	month	8	
zari	month	9	
rijen	month	10	
rijna	month	10	
listopadu	month	11	
prosinec	month	12	
prosince	month	12	
januara	month	1	
februara	month	2	
marec	month	3	
aprila	month	4	
juna	month	6	
jula	month	7	
septembra	month	9	
oktobra	month	10	
novembra	month	11	
decembra	month	12	
sijecanj	month	1	
sijecnja	month	1	
veljaca	month	2	
veljace	month	2	
ozujak	month	3	
ozujka	month	3	
travanj	month	4	
travnja	month	4	
svibanj	month	5	
svibnja	month	5	
lipanj	month	6	
lipnja	month	6	
srpanj	month	7	
srpnja	month	7	
kolovoz	month	8	
kolovoza	month	8	
rujan	month	9	
rujna	month	9	
studeni	month	11	
studenoga	month	11	
studenog	month	11	
prosinac	month	12	
prosinca	month	12	
januarja	month	1	
februarja	month	2	
junij	month	6	
junija	month	6	
julij	month	7	
julija	month	7	
avgust	month	8	
avgusta	month	8	
avg	month	8	
януари	month	1	
февруари	month	2	
март	month	3	
април	month	4	
маи	month	5	
юни	month	6	
юли	month	7	
август	month	8	
септември	month	9	
октомври	month	10	
ноември	month	11	
декември	month	12	
ιανουαριος	month	1	
ιανουαριου	month	1	
ιαν	month	1	
φεβρουαριος	month	2	
φεβρουαριου	month	2	
φεβ	month	2	
μαρτιος	month	3	
μαρτιου	month	3	
μαρ	month	3	
απριλιος	month	4	
απριλιου	month	4	
απρ	month	4	
μαιος	month	5	
μαιου	month	5	
ιουνιος	month	6	
ιουνιου	month	6	
ιουν	month	6	
ιουλιος	month	7	
ιουλιου	month	7	
ιουλ	month	7	
αυγουστος	month	8	
αυγουστου	month	8	
αυγ	month	8	
σεπτεμβριος	month	9	
σεπτεμβριου	month	9	
σεπ	month	9	
οκτωβριος	month	10	
οκτωβριου	month	10	
οκτ	month	10	
νοεμβριος	month	11	
νοεμβριου	month	11	
νοε	month	11	
δεκεμβριος	month	12	
δεκεμβριου	month	12	
δεκ	month	12	
augusti	month	8	
marts	month	3	
tammikuu	month	1	
tammikuuta	month	1	
helmikuu	month	2	
helmikuuta	month	2	
maaliskuu	month	3	
maaliskuuta	month	3	
huhtikuu	month	4	
huhtikuuta	month	4	
toukokuu	month	5	
toukokuuta	month	5	
kesakuu	month	6	
kesakuuta	month	6	
heinakuu	month	7	
heinakuuta	month	7	
elokuu	month	8	
elokuuta	month	8	
syyskuu	month	9	
syyskuuta	month	9	
lokakuu	month	10	
lokakuuta	month	10	
marraskuu	month	11	
marraskuuta	month	11	
joulukuu	month	12	
joulukuuta	month	12	
desember	month	12	
des	month	12	
sausis	month	1	
sausio	month	1	
vasaris	month	2	
vasario	month	2	
kovas	month	3	
kovo	month	3	
balandis	month	4	
balandzio	month	4	
geguze	month	5	
geguzes	month	5	
birzelis	month	6	
birzelio	month	6	
liepa	month	7	
liepos	month	7	
rugpjutis	month	8	
rugpjucio	month	8	
rugsejis	month	9	
rugsejo	month	9	
spalis	month	10	
spalio	month	10	
lapkritis	month	11	
lapkricio	month	11	
gruodis	month	12	
gruodzio	month	12	
janvaris	month	1	
janvara	month	1	
februaris	month	2	
maijs	month	5	
maija	month	5	
junijs	month	6	
julijs	month	7	
augusts	month	8	
septembris	month	9	
oktobris	month	10	
novembris	month	11	
decembris	month	12	
jaanuar	month	1	
veebruar	month	2	
aprill	month	4	
juuni	month	6	
juuli	month	7	
oktoober	month	10	
detsember	month	12	
ocak	month	1	
subat	month	2	
nisan	month	4	
mayıs	month	5	
haziran	month	6	
temmuz	month	7	
agustos	month	8	
eylul	month	9	
ekim	month	10	
kasım	month	11	
aralık	month	12	
spring	season		
summer	season		
summers	season		
autumn	season		
fall	season		
winter	season		
winters	season		
printemps	season		
ete	season		
automne	season		
hiver	season		
fruhling	season		
fruhjahr	season		
sommer	season		
herbst	season		
primavera	season		
verano	season		
otono	season		
invierno	season		
michaelmas	season		
hilary	season		
trinity	season		
lent	season		
easter	season		
veranos	season		
verao	season		
veroes	season		
estate	season		
inverno	season		
zomer	season		
lato	season		
zima	season		
vara	season		
iarna	season		
primavara	season		
toamna	season		
tavasz	season		
nyar	season		
osz	season		
tel	season		
jaro	season		
leto	season		
podzim	season		
jesen	season		
proljece	season		
ljeto	season		
pomlad	season		
poletje	season		
пролет	season		
лято	season		
есен	season		
зима	season		
ανοιξη	season		
καλοκαιρι	season		
φθινοπωρο	season		
χειμωνας	season		
var	season		
sommar	season		
host	season		
forar	season		
efterar	season		
høst	season		
kevat	season		
kesa	season		
syksy	season		
talvi	season		
pavasaris	season		
vasara	season		
ruduo	season		
ziema	season		
rudens	season		
kevad	season		
suvi	season		
sugis	season		
ilkbahar	season		
sonbahar	season		
kıs	season		
estati	season		
present	present		
present day	present		
the present	present		
the present day	present		
current	present		
curr	present		
currently	present		
now	present		
ongoing	present		
on-going	present		
to date	present		
till date	present		
date	present		
today	present		
to the present	present		
to present	present		
to now	present		
currently studying	present		
current pursuing	present		
currently pursuing	present		
aujourd'hui	present		
a ce jour	present		
ce jour	present		
actuel	present		
actuellement	present		
maintenant	present		
en cours	present		
heute	present		
jetzt	present		
gegenwartig	present		
laufend	present		
aktuell	present		
dato	present		
actualidad	present		
la actualidad	present		
actualmente	present		
actual	present		
presente	present		
la fecha	present		
hoy	present		
oggi	present		
ad oggi	present		
in corso	present		
attuale	present		
attualmente	present		
atual	present		
atualmente	present		
o momento	present		
em curso	present		
ate ao presente	present		
hoje	present		
ao presente	present		
a data	present		
o presente	present		
heden	present		
nu	present		
heute noch	present		
bis heute	present		
obecnie	present		
nadal	present		
teraz	present		
dzis	present		
chwili obecnej	present		
till now	present		
till today	present		
until now	present		
up to now	present		
still there	present		
still here	present		
do nadal	present		
do dzis	present		
prezent	present		
in prezent	present		
jelenleg	present		
napjainkig	present		
maig	present		
mostanaig	present		
a mai napig	present		
soucasnost	present		
soucasnosti	present		
dosud	present		
doposud	present		
dodnes	present		
nyni	present		
sucasnost	present		
sucasnosti	present		
doteraz	present		
danas	present		
sada	present		
sadasnjost	present		
trenutno	present		
danes	present		
sedaj	present		
zdaj	present		
se traja	present		
настояще	present		
настоящем	present		
момента	present		
сега	present		
днес	present		
настоящия момент	present		
σημερα	present		
τωρα	present		
παρον	present		
μεχρι σημερα	present		
εως σημερα	present		
idag	present		
pagaende	present		
nuvarande	present		
tillsvidare	present		
i dag	present		
nuværende	present		
igangværende	present		
naværende	present		
pagar	present		
nykyinen	present		
nykyhetki	present		
nykyaan	present		
jatkuu	present		
edelleen	present		
toistaiseksi	present		
dabar	present		
siuo metu	present		
iki dabar	present		
iki siol	present		
paslaik	present		
tagad	present		
lidz sim	present		
sobrid	present		
praegu	present		
kaesolev	present		
tanaseni	present		
praeguseni	present		
halen	present		
gunumuz	present		
devam ediyor	present		
bugun	present		
su an	present		
attualmente in corso	present		
oggi in corso	present		
bugune	present		
na	present		
dags dato	present		
since	since		
from	since		
depuis	since		
depuis le	since		
a partir de	since		
seit	since		
ab	since		
desde	since		
desde el	since		
dal	since		
da	since		
sinds	since		
vanaf	since		
od	since		
de la	since		
incepand cu	since		
od roku	since		
fran	since		
sedan	since		
fra	since		
siden	since		
alkaen	since		
nuo	since		
alates	since		
от	since		
απο	since		
onwards	onwards		
onward	onwards		
and onwards	onwards		
en adelante	onwards		
in poi	onwards		
em diante	onwards		
alkaen	onwards		
itibaren	onwards		
beri	onwards		
ota	onwards		
until	until		
till	until		
up to	until		
jusqu'en	until		
jusqu'a	until		
bis	until		
hasta	until		
fino a	until		
tot	until		
do	until		
pana in	until		
pana la	until		
az do	until		
till och med	until		
indtil	until		
inntil	until		
iki	until		
lidz	until		
kuni	until		
до	until		
μεχρι	until		
εως	until		
expected	expected		
anticipated	expected		
predicted	expected		
projected	expected		
due	expected		
estimated	expected		
est	expected		
exp	expected		
graduating	expected		
completing	expected		
expected graduation	expected		
expected completion	expected		
prevu	expected		
previsto	expected		
to	range		
until	range		
till	range		
til	range		
through	range		
thru	range		
up to	range		
and	range		
y	range		
und	range		
et	range		
a	range		
ad	range		
fino ad	range		
au	range		
jusqu'a	range		
jusqu'en	range		
bis	range		
hasta	range		
hasta la	range		
tot	range		
t/m	range		
tot en met	range		
ate	range		
ate ao	range		
ate a	range		
fino a	range		
fino al	range		
al	range		
do	range		
e	range		
ed	range		
pana in	range		
pana la	range		
az	range		
az do	range		
iki	range		
lidz	range		
kuni	range		
до	range		
по	range		
μεχρι	range		
εως	range		
ως	range		
och	range		
og	range		`
