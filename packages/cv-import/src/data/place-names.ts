// Written by `npm run data` from data/place-names.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const placeNames = `name	kind
united kingdom	country
uk	country
u k	country
great britain	country
england	country
scotland	country
wales	country
northern ireland	country
ireland	country
republic of ireland	country
france	country
germany	country
deutschland	country
spain	country
espana	country
italy	country
italia	country
portugal	country
netherlands	country
the netherlands	country
nederland	country
belgium	country
belgique	country
belgie	country
luxembourg	country
switzerland	country
schweiz	country
suisse	country
austria	country
osterreich	country
poland	country
polska	country
czech republic	country
czechia	country
slovakia	country
hungary	country
romania	country
bulgaria	country
greece	country
turkey	country
turkiye	country
sweden	country
sverige	country
norway	country
norge	country
denmark	country
danmark	country
finland	country
suomi	country
iceland	country
estonia	country
latvia	country
lithuania	country
ukraine	country
russia	country
serbia	country
croatia	country
slovenia	country
bosnia	country
albania	country
malta	country
cyprus	country
united states	country
united states of america	country
usa	country
u s a	country
us	country
canada	country
mexico	country
brazil	country
brasil	country
argentina	country
chile	country
colombia	country
peru	country
venezuela	country
ecuador	country
uruguay	country
australia	country
new zealand	country
india	country
pakistan	country
bangladesh	country
sri lanka	country
nepal	country
china	country
hong kong	country
taiwan	country
japan	country
south korea	country
korea	country
singapore	country
malaysia	country
indonesia	country
thailand	country
vietnam	country
philippines	country
israel	country
saudi arabia	country
uae	country
united arab emirates	country
qatar	country
kuwait	country
bahrain	country
oman	country
jordan	country
lebanon	country
egypt	country
morocco	country
tunisia	country
algeria	country
nigeria	country
ghana	country
kenya	country
uganda	country
tanzania	country
ethiopia	country
zimbabwe	country
zambia	country
south africa	country
iran	country
iraq	country
afghanistan	country
kazakhstan	country
jamaica	country
trinidad and tobago	country
cuba	country
costa rica	country
panama	country
guatemala	country
bolivia	country
paraguay	country
dominican republic	country
syria	country
eritrea	country
sudan	country
south sudan	country
somalia	country
somaliland	country
yemen	country
palestine	country
libya	country
cameroon	country
congo	country
dr congo	country
democratic republic of the congo	country
gambia	country
the gambia	country
sierra leone	country
liberia	country
guinea	country
malawi	country
rwanda	country
burundi	country
senegal	country
mali	country
niger	country
ivory coast	country
cote d ivoire	country
togo	country
benin	country
burkina faso	country
angola	country
mozambique	country
namibia	country
botswana	country
lesotho	country
eswatini	country
madagascar	country
mauritius	country
seychelles	country
mauritania	country
djibouti	country
gabon	country
moldova	country
belarus	country
armenia	country
azerbaijan	country
uzbekistan	country
turkmenistan	country
tajikistan	country
kyrgyzstan	country
kosovo	country
montenegro	country
north macedonia	country
macedonia	country
bosnia and herzegovina	country
liechtenstein	country
monaco	country
andorra	country
gibraltar	country
myanmar	country
burma	country
cambodia	country
laos	country
mongolia	country
bhutan	country
maldives	country
brunei	country
papua new guinea	country
fiji	country
samoa	country
tonga	country
barbados	country
bahamas	country
grenada	country
st lucia	country
saint lucia	country
trinidad	country
haiti	country
honduras	country
el salvador	country
nicaragua	country
belize	country
guyana	country
suriname	country
puerto rico	country
london	town
greater london	town
birmingham	town
manchester	town
greater manchester	town
leeds	town
liverpool	town
sheffield	town
bristol	town
newcastle	town
newcastle upon tyne	town
nottingham	town
leicester	town
coventry	town
bradford	town
cardiff	town
belfast	town
edinburgh	town
glasgow	town
aberdeen	town
dundee	town
inverness	town
perth	town
stirling	town
swansea	town
newport	town
wrexham	town
bangor	town
derry	town
lisburn	town
plymouth	town
southampton	town
portsmouth	town
bournemouth	town
poole	town
exeter	town
torquay	town
truro	town
bath	town
gloucester	town
cheltenham	town
swindon	town
oxford	town
cambridge	town
reading	town
slough	town
windsor	town
milton keynes	town
luton	town
bedford	town
northampton	town
peterborough	town
norwich	town
ipswich	town
colchester	town
chelmsford	town
southend	town
southend on sea	town
brighton	town
hove	town
eastbourne	town
hastings	town
canterbury	town
maidstone	town
dover	town
guildford	town
woking	town
crawley	town
croydon	town
watford	town
st albans	town
stevenage	town
york	town
hull	town
kingston upon hull	town
harrogate	town
wakefield	town
huddersfield	town
halifax	town
doncaster	town
rotherham	town
barnsley	town
lincoln	town
grimsby	town
derby	town
stoke on trent	town
stoke	town
stafford	town
wolverhampton	town
walsall	town
dudley	town
telford	town
shrewsbury	town
hereford	town
worcester	town
warwick	town
rugby	town
bolton	town
bury	town
oldham	town
rochdale	town
salford	town
stockport	town
wigan	town
preston	town
blackpool	town
lancaster	town
blackburn	town
burnley	town
chester	town
warrington	town
crewe	town
carlisle	town
durham	town
sunderland	town
middlesbrough	town
darlington	town
gateshead	town
hartlepool	town
scarborough	town
salisbury	town
winchester	town
basingstoke	town
andover	town
farnborough	town
aldershot	town
taunton	town
yeovil	town
barnstaple	town
greenock	town
paisley	town
kilmarnock	town
ayr	town
falkirk	town
livingston	town
dunfermline	town
kirkcaldy	town
dumfries	town
elgin	town
dublin	town
cork	town
galway	town
limerick	town
waterford	town
bury st edmunds	town
kings lynn	town
great yarmouth	town
lowestoft	town
newbury	town
maidenhead	town
high wycombe	town
aylesbury	town
banbury	town
kettering	town
corby	town
loughborough	town
mansfield	town
chesterfield	town
burton upon trent	town
tamworth	town
nuneaton	town
solihull	town
redditch	town
kidderminster	town
stourbridge	town
newcastle under lyme	town
macclesfield	town
altrincham	town
southport	town
st helens	town
birkenhead	town
barrow in furness	town
kendal	town
whitehaven	town
south shields	town
hexham	town
berwick upon tweed	town
whitby	town
bridlington	town
scunthorpe	town
boston	town
skegness	town
grantham	town
worksop	town
keighley	town
skipton	town
dewsbury	town
pontefract	town
chippenham	town
trowbridge	town
weston super mare	town
bridgwater	town
tiverton	town
newquay	town
penzance	town
weymouth	town
isle of wight	town
worthing	town
bognor regis	town
chichester	town
horsham	town
tunbridge wells	town
royal tunbridge wells	town
ashford	town
folkestone	town
margate	town
gravesend	town
dartford	town
bromley	town
romford	town
ilford	town
enfield	town
harrow	town
wembley	town
hounslow	town
twickenham	town
kingston upon thames	town
epsom	town
reigate	town
welwyn garden city	town
hemel hempstead	town
harlow	town
basildon	town
braintree	town
clacton on sea	town
haverhill	town
thetford	town
barry	town
bridgend	town
merthyr tydfil	town
llanelli	town
carmarthen	town
aberystwyth	town
haverfordwest	town
llandudno	town
st andrews	town
kirkwall	town
lerwick	town
stornoway	town
fort william	town
oban	town
armagh	town
newry	town
omagh	town
enniskillen	town
coleraine	town
ballymena	town
paris	town
lyon	town
marseille	town
toulouse	town
nice	town
nantes	town
strasbourg	town
montpellier	town
bordeaux	town
lille	town
rennes	town
reims	town
grenoble	town
dijon	town
angers	town
nancy	town
metz	town
tours	town
orleans	town
rouen	town
caen	town
brest	town
clermont ferrand	town
berlin	town
hamburg	town
munchen	town
munich	town
koln	town
cologne	town
frankfurt	town
frankfurt am main	town
stuttgart	town
dusseldorf	town
dortmund	town
essen	town
leipzig	town
bremen	town
dresden	town
hannover	town
hanover	town
nurnberg	town
nuremberg	town
duisburg	town
bochum	town
bonn	town
munster	town
karlsruhe	town
mannheim	town
augsburg	town
wiesbaden	town
freiburg	town
mainz	town
heidelberg	town
potsdam	town
kiel	town
lubeck	town
rostock	town
erfurt	town
jena	town
ulm	town
regensburg	town
wurzburg	town
wien	town
vienna	town
graz	town
linz	town
salzburg	town
innsbruck	town
zurich	town
geneva	town
geneve	town
basel	town
bern	town
lausanne	town
madrid	town
barcelona	town
valencia	town
sevilla	town
seville	town
zaragoza	town
malaga	town
murcia	town
bilbao	town
granada	town
alicante	town
cordoba	town
valladolid	town
vigo	town
rome	town
roma	town
milan	town
milano	town
naples	town
napoli	town
turin	town
torino	town
palermo	town
genoa	town
genova	town
bologna	town
florence	town
firenze	town
bari	town
verona	town
venice	town
venezia	town
padova	town
trieste	town
lisbon	town
lisboa	town
porto	town
braga	town
coimbra	town
faro	town
amsterdam	town
rotterdam	town
den haag	town
the hague	town
utrecht	town
eindhoven	town
groningen	town
tilburg	town
breda	town
nijmegen	town
leiden	town
delft	town
haarlem	town
maastricht	town
arnhem	town
brussels	town
bruxelles	town
brussel	town
antwerp	town
antwerpen	town
ghent	town
gent	town
liege	town
bruges	town
leuven	town
warsaw	town
warszawa	town
krakow	town
wroclaw	town
poznan	town
gdansk	town
lodz	town
katowice	town
lublin	town
szczecin	town
bydgoszcz	town
gdynia	town
prague	town
praha	town
brno	town
budapest	town
bucharest	town
sofia	town
athens	town
istanbul	town
ankara	town
stockholm	town
gothenburg	town
malmo	town
oslo	town
bergen	town
copenhagen	town
aarhus	town
helsinki	town
tallinn	town
riga	town
vilnius	town
kyiv	town
moscow	town
belgrade	town
zagreb	town
ljubljana	town
aix en provence	town
avignon	town
toulon	town
nimes	town
perpignan	town
pau	town
bayonne	town
limoges	town
poitiers	town
la rochelle	town
le mans	town
le havre	town
amiens	town
besancon	town
mulhouse	town
colmar	town
annecy	town
chambery	town
saint etienne	town
saint denis	town
versailles	town
villeurbanne	town
boulogne billancourt	town
freiburg im breisgau	town
braunschweig	town
chemnitz	town
halle	town
magdeburg	town
kassel	town
hagen	town
hamm	town
krefeld	town
monchengladbach	town
oberhausen	town
saarbrucken	town
oldenburg	town
osnabruck	town
paderborn	town
siegen	town
trier	town
koblenz	town
darmstadt	town
offenbach	town
hanau	town
fulda	town
gottingen	town
hildesheim	town
wolfsburg	town
schwerin	town
stralsund	town
cottbus	town
gera	town
zwickau	town
bayreuth	town
bamberg	town
erlangen	town
furth	town
ingolstadt	town
passau	town
konstanz	town
tubingen	town
reutlingen	town
pforzheim	town
heilbronn	town
klagenfurt	town
st gallen	town
winterthur	town
luzern	town
lugano	town
las palmas	town
las palmas de gran canaria	town
santa cruz de tenerife	town
palma	town
palma de mallorca	town
a coruna	town
la coruna	town
santiago de compostela	town
san sebastian	town
donostia	town
vitoria	town
vitoria gasteiz	town
pamplona	town
logrono	town
burgos	town
leon	town
salamanca	town
oviedo	town
gijon	town
santander	town
cadiz	town
huelva	town
jaen	town
almeria	town
jerez de la frontera	town
marbella	town
cartagena	town
elche	town
castellon	town
tarragona	town
lleida	town
girona	town
sabadell	town
badalona	town
toledo	town
badajoz	town
caceres	town
albacete	town
reggio emilia	town
reggio calabria	town
modena	town
parma	town
ferrara	town
ravenna	town
rimini	town
ancona	town
perugia	town
pescara	town
foggia	town
lecce	town
taranto	town
salerno	town
catania	town
messina	town
siracusa	town
cagliari	town
sassari	town
pisa	town
livorno	town
lucca	town
siena	town
arezzo	town
prato	town
la spezia	town
brescia	town
bergamo	town
como	town
monza	town
pavia	town
novara	town
vicenza	town
treviso	town
udine	town
trento	town
bolzano	town
setubal	town
aveiro	town
evora	town
leiria	town
viseu	town
guimaraes	town
viana do castelo	town
vila real	town
braganca	town
castelo branco	town
santarem	town
portimao	town
funchal	town
ponta delgada	town
vila nova de gaia	town
matosinhos	town
almada	town
sintra	town
cascais	town
s hertogenbosch	town
den bosch	town
zwolle	town
deventer	town
enschede	town
apeldoorn	town
amersfoort	town
almere	town
hilversum	town
dordrecht	town
zoetermeer	town
leeuwarden	town
assen	town
emmen	town
venlo	town
roermond	town
helmond	town
alkmaar	town
gouda	town
middelburg	town
mechelen	town
brugge	town
kortrijk	town
namur	town
charleroi	town
mons	town
zielona gora	town
bielsko biala	town
bialystok	town
rzeszow	town
kielce	town
radom	town
olsztyn	town
opole	town
czestochowa	town
sosnowiec	town
gliwice	town
zabrze	town
bytom	town
tychy	town
rybnik	town
torun	town
plock	town
koszalin	town
slupsk	town
elblag	town
kalisz	town
legnica	town
walbrzych	town
tarnow	town
nowy sacz	town
gorzow wielkopolski	town
sopot	town
new york	town
new york city	town
nyc	town
los angeles	town
chicago	town
houston	town
phoenix	town
philadelphia	town
san antonio	town
san diego	town
dallas	town
san jose	town
austin	town
jacksonville	town
columbus	town
charlotte	town
san francisco	town
indianapolis	town
seattle	town
denver	town
washington	town
washington dc	town
nashville	town
el paso	town
detroit	town
oklahoma city	town
portland	town
las vegas	town
memphis	town
louisville	town
baltimore	town
milwaukee	town
albuquerque	town
tucson	town
fresno	town
sacramento	town
kansas city	town
atlanta	town
omaha	town
raleigh	town
miami	town
oakland	town
minneapolis	town
tulsa	town
tampa	town
new orleans	town
cleveland	town
honolulu	town
pittsburgh	town
st louis	town
cincinnati	town
orlando	town
salt lake city	town
palo alto	town
mountain view	town
menlo park	town
sunnyvale	town
cupertino	town
redmond	town
bellevue	town
berkeley	town
ann arbor	town
princeton	town
toronto	town
montreal	town
vancouver	town
ottawa	town
calgary	town
edmonton	town
winnipeg	town
quebec	town
sydney	town
melbourne	town
brisbane	town
adelaide	town
canberra	town
auckland	town
wellington	town
christchurch	town
mumbai	town
delhi	town
new delhi	town
bangalore	town
bengaluru	town
hyderabad	town
chennai	town
kolkata	town
pune	town
ahmedabad	town
gurgaon	town
noida	town
karachi	town
lahore	town
islamabad	town
dhaka	town
colombo	town
beijing	town
shanghai	town
shenzhen	town
guangzhou	town
tokyo	town
osaka	town
kyoto	town
seoul	town
taipei	town
bangkok	town
jakarta	town
manila	town
kuala lumpur	town
hanoi	town
dubai	town
abu dhabi	town
doha	town
riyadh	town
jeddah	town
tel aviv	town
jerusalem	town
cairo	town
casablanca	town
lagos	town
abuja	town
accra	town
nairobi	town
kampala	town
johannesburg	town
cape town	town
durban	town
pretoria	town
mexico city	town
sao paulo	town
rio de janeiro	town
buenos aires	town
santiago	town
bogota	town
lima	town
caracas	town
california	region
texas	region
florida	region
new york	region
pennsylvania	region
illinois	region
ohio	region
georgia	region
north carolina	region
michigan	region
new jersey	region
virginia	region
washington	region
arizona	region
massachusetts	region
tennessee	region
indiana	region
maryland	region
missouri	region
wisconsin	region
colorado	region
minnesota	region
ontario	region
quebec	region
british columbia	region
west yorkshire	region
yorkshire	region
kent	region
essex	region
surrey	region
sussex	region
hampshire	region
devon	region
cornwall	region
dorset	region
somerset	region
lancashire	region
cheshire	region
cumbria	region
norfolk	region
suffolk	region
east sussex	region
west sussex	region
lincolnshire	region
wiltshire	region
northumberland	region
gloucestershire	region
warwickshire	region
staffordshire	region
derbyshire	region
nottinghamshire	region
leicestershire	region
northamptonshire	region
bedfordshire	region
hertfordshire	region
buckinghamshire	region
cambridgeshire	region
shropshire	region
herefordshire	region
worcestershire	region
rutland	region
county durham	region
co durham	region
merseyside	region
tyne and wear	region
west midlands	region
south yorkshire	region
north yorkshire	region
east yorkshire	region
fife	region
lanarkshire	region
ayrshire	region
aberdeenshire	region
gwynedd	region
powys	region
pembrokeshire	region
carmarthenshire	region
ceredigion	region
gwent	region
south glamorgan	region
co antrim	region
county antrim	region
co down	region
county down	region
middlesex	region
berkshire	region
oxfordshire	region
bayern	region
hessen	region
sachsen	region
bavaria	region
catalonia	region
andalusia	region
lombardy	region
tuscany	region
ile de france	region`
