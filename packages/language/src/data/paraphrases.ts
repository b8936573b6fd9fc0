// Written by `npm run data` from data/paraphrases.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const paraphrases = `word	paraphrases
abandon	discontinue forgo relinquish renounce
abbreviation	acronym
abduction	kidnap kidnapping
abhorrent	abominable disgust vile
abide	comply
ability	capacity
abject	extreme
abnormal	exceptional
abnormality	anomaly
abnormally	unusually
aboard	onboard
abolish	cancel eliminate
abolition	deletion elimination
about	approx circa
abrupt	sudden
abruptly	sharply
absent	nonexistent
absolutely	definitely totally
absorption	assimilation
absurd	illogical
absurdity	nonsense
abundant	plentiful
abuse	mistreatment
abusive	improper offensive
abyss	precipice
accelerate	boost
accept	recognise
acceptable	admissible agreeable allowable palatable permissible satisfactory tolerable
accessible	available reachable
accidental	coincidental unintentional
accidentally	coincidentally inadvertently
accolade	tribute
accommodation	accomodation dwelling lodging
accomplish	do
accomplishment	attainment realisation success
accordance	conformity pursuant
accordingly	therefore
account	accountancy
accountability	responsibility
accountable	liable responsible
accrue	accumulate
accurate	correct precision
accurately	precisely
accusation	charge indictment
achievable	attainable feasible possible reachable
acknowledge	concede confess recognise
acknowledgement	confirmation gratitude recognise tribute
acquiescence	consent
acquire	gain
across	throughout
act	bill law
action	measure step
actively	aggressively energetically
actual	real
ad	add
adamantly	categorically emphatically flatly steadfastly vehemently
adapt	tailor
adaptability	adaptive
adaptable	adaptive flexible
adaptation	adaptive adjustment
addict	dependent
additionally	also furthermore moreover
address	tackle
adequate	sufficient
adequately	appropriately duly properly sufficiently suitably
adjournment	postponement
adjust	readjustment tune
administer	manage
administrative	bureaucratic executive management managerial
admirable	remarkable splendid
admissible	allowable permissible
admit	confess recognise
adopt	approve enact
adoptive	foster
adorable	cute lovable
adore	love
advance	headway lead rise risen
advancement	progression
advantage	privilege
adverse	harmful unfavorable unfavourable
adversely	negatively
advice	council counsel guidance notice tip
advisable	preferable
adviser	councillor counsellor
advisor	councillor counsellor
aerodrome	airfield
aeronautic	aviation
aeroplane	aircraft
afar	alot
affect	influence stricken
affection	tenderness
affectionate	love
affectionately	fondly
affirm	reaffirm
affirmation	confirmation
affirmative	favourable positive
afford	offer provide
afraid	apprehensive fearful scar
afterward	thereafter
age	elderly
agency	organisation
agenda	programme
aggravation	deterioration
aggressively	energetically vigorously
aghast	dismay distraught
agitation	excitement
agrarian	rural
agreement	arrangement pact treaty
agriculture	farm
ailment	illness
aim	goal
air	transmit
aircraft	airplane
airline	airway
aisle	passageway
akin	similar
ala	unfortunately
alarm	apprehensive disquiet frighten worry
alert	warning
alive	lively
allay	calm dissipate
allege	putative
allegedly	purportedly reportedly supposedly
alligator	crocodile
allocate	assign earmark
allow	enable
allowable	deductible tolerable
allure	attractive seductive
alot	lot
alright	good
alternately	alternatively
alternative	other surrogate
alternatively	conversely
altitude	elevation height
altruistic	unselfish
amalgamation	meld
amazingly	incredibly remarkably stunningly
amenable	susceptible
amiable	amicable friendly
amicable	friendly peaceful
amiss	bad wrong
amity	friendship
amplify	intensify
amuse	entertain
anal	anu
analyse	analytic analytical assessment investigate
anarchic	chaotic
ancestry	descent origin
ancient	old
ancillary	complementary subsidiary
anger	fury wrath
angler	fisher fisherman
animate	lively
animosity	enmity hostility
annex	attach
annoy	pesky
annoyance	trouble
annual	annum
annul	cancel
annulment	cancel cancellation
annum	year
antagonistic	hostile
antarctic	antarctica
anticipate	predict
anticipation	expectation
anxiously	eagerly
anybody	anyone somebody
anyone	somebody
anywhere	everywhere nowhere
apathy	indifference
ape	monkey
apparent	blatant discernible flagrant noticeable observable overt seem superficial visible
appeal	attractive
appease	calm soothe
applaud	commend
appliance	device equipment
applicant	claimant seeker
appoint	nominate
appointment	nomination
appraisal	evaluation review
appraise	assessment
appreciation	gratitude
appreciative	grateful
apprehend	detain
apprehensive	concern fearful uneasy worry
appropriate	proper
approve	endorse
approx	approximately around circa roughly
approximately	circa nearly
apt	likely
arbitrate	referee
arbitrator	referee
ardent	enthusiastic passionate
area	sphere zone
arm	weaponry
armament	weaponry
aromatic	fragrant
around	circa roundabout
arouse	cause spark
arrangement	mechanism regime
arrogant	cavalier
art	humanity
article	clause
articulation	formulation
artisan	craft
artist	entertainer performer
ascend	upward
aspire	seek
assassinate	kill murder slain
assemblage	assembly
assemble	congregate
assert	assure
assessment	estimation evaluate evaluation judgment rate rating review valuation vet
assessor	reviewer
assuage	calm soothe
assumption	presumption
astonishingly	remarkably shockingly strikingly
astonishment	surprise
astute	clever
attainable	possible reachable
attainment	realisation
attendance	involvement participation presence
attentive	careful observant
attire	cloth
attribute	characteristic
audacity	boldness
audit	verification
audition	hear hearing
augment	boost increase
augmentation	increase
austere	strict
authentic	genuine true
authorise	license permit
autocratic	dictatorial
autograph	sign
automate	automatic
automobile	motor
automotive	motor
avert	forestall stave
avid	enthusiastic
avoidable	preventable
awaken	woken
awareness	enlightenment
awesome	fantastic great impressive incredible magnificent remarkable splendid super terrific unbelievable
awkward	clumsy difficult inconvenient
awry	wrong
babe	honey
backdrop	background context
backer	supporter
background	context origin
backtrack	retreat
backward	retrograde
bad	dreadful evil faulty horrid improper inclement lousy naughty negative rotten sad unfavorable unfavourable unhealthy unsound wick worst
badge	insignia
badly	sorely
baggage	suitcase
balance	counterweight
ban	forbid forbidden outlaw prohibit
banal	unremarkable
band	bet
banishment	deportation expulsion
barren	infertile sterile
barrier	constraint hindrance hurdle impediment obstacle obstruction
baseline	basic
basic	foundation fundamental
bathroom	restroom washroom
beachhead	foothold
beat	defeat overpower
beautiful	fantastic splendid
beautifully	superbly
beehive	hive
beforehand	earlier
begin	commencement onset origin outset
beginner	rookie
beginning	commence onset origin
behold	see
belief	conviction
belligerent	warlike
below	underneath
bend	curve
beneath	underneath
beneficial	favourable helpful
benign	harmless
bereft	devoid
best	decent exemplary finest good improve super well
bet	gamble
better	decent good optimum well
big	grand huge larger
biggest	greatest larger largest
bilateral	mutual
billiard	snooker
bind	bound link
birth	childbirth
bit	bite
bizarre	odd weird
black	negro
blackout	outage
blameless	innocent
blast	explosion
blatant	flagrant overt
blatantly	patently
bleak	dim dismal gloomy grim sombre
blend	mixture
bless	boon
bleu	blue
blink	flicker
blot	stain
blur	fuzzy hazy unclear vague
blurry	unclear
bodily	physical
boiler	furnace
bold	brave
boldly	bravely
bolster	strengthen
bomb	bombardment
bombardment	bombing
bonfire	campfire
book	reservation
booklet	handbook
boom	flourish prosper thrive
boost	reinforce
bore	dreary
bosom	breast
bound	link relate
boundless	endless infinite
boutique	store
bowel	intestinal
boy	guy
boyish	childish
brace	prepare
bracket	support
braid	twist
brainchild	idea
brainy	intelligent
branch	offshoot
brave	gallant plucky valiant
brawl	quarrel
brawn	muscle
brazenly	shamelessly
breach	infraction violation
break	damage fracture intermission rupture
breakdown	breakthrough
breakup	disintegration
breath	respiration respiratory
breathe	inhale respiration
breed	rear
bribery	corruption
bricklayer	mason
brief	terse
bright	radiant
brilliant	fantastic remarkable splendid
brit	british
brittle	fragile
broad	wider
broaden	enlarge enlargement expand increase widen
broader	extensive wide wider
brochure	flyer
brows	browse navigate search
browse	navigate search
brutal	ruthless
brutally	cruelly ruthlessly
buddy	friend
buff	polish
bug	eavesdrop
buildup	setup
bully	intimidate intimidation
bumpy	rough
bunny	rabbit
burglary	robbery
burial	funeral
burn	burnt combustion
business	enterprise
butchery	slaughter
bygone	past
bypass	circumvent
cadence	tempo
calculation	reckon
calendar	timetable
calif	california
calm	pacify peaceful placate soothe
calmly	coolly
can	cane flog
canal	channel
cancel	invalidate rescind revoke
candidly	openly plainly
cannot	notable
cap	ceiling chap limit
capacity	proficiency
capitulation	surrender
captain	skipper
careful	circumspect detail diligent prudence prudent thorough thoughtful vigilant wary watchful
carefully	meticulously thoroughly
careless	negligent reckless
carrier	transporter
cart	chariot
carve	engrave sculpture
casual	occasional
categorically	emphatically roundly
cause	reason
causeway	roadway
caution	prudence warning
cautionary	warn
cautiously	warily
ceiling	limit roof
celebrate	commemorate fam
celebratory	festive
cellphone	cellular
cellular	mobile
centre	facility
certainly	definitely doubtless undeniably undoubtedly unquestionably
certificate	testimony
cervical	uterine
chairperson	president
chairwoman	president
challenge	difficult hard
chancellery	chancery
change	modification shift
chapter	section
character	nature trait
characteristic	distinctive habit hallmark idiosyncratic peculiar specification symptomatic trait typical
charge	indict
chariot	trolley
charitable	philanthropic
charm	delightful glamour
chart	map
chasm	gulf
chatter	talk
cheat	swindle
check	verification
cheerful	happy
chef	chief
chic	fashionable
chiefly	essentially mostly predominantly
childish	childlike
chilly	cold
choke	strangulation
choose	elect
chop	cut
chrome	chromium
chronic	persistent
cinematographer	filmmaker
circumference	girth
circumspect	prudent wary
circumstance	situation
cit	cite mention quote reference
citation	quote
clan	tribe
clandestine	covert
clarification	detail
clash	confrontation skirmish
classic	typical
classical	conventional traditional
classify	confidential
clean	cleanup
cleanse	cleanup purge purify
clear	definite lucid unmistakable
clearly	definitely evidently obviously patently plainly
clergy	cleric
clergyman	cleric priest
clever	crafty intelligent shrewd smart
cleverly	intelligently
climactic	climatic
climax	culmination
climb	risen
clog	obstruct
cloister	convent
close	closest nearer
closely	tightly
closeness	proximity
closer	closest near tight
closest	near nearer tight
closure	shutdown
clot	coagulation
cloth	garment
cloudy	overcast
cluster	group grouping
coarse	rough
coastal	onshore
coastline	seaboard
cock	rooster
cocky	conceit
coercion	coercive compulsion duress
coercive	forcible
coherence	consistency
coherent	cohesive
cold	frigid
coliseum	colosseum
collaborate	cooperation
collaboration	collaborative conjunction cooperate cooperation partnership
collaborative	cooperation cooperative
collapse	flop slump
collateral	guarantee guaranty incidental
colleague	coworker
collective	communal joint
college	university
collision	crash
colossal	gigantic huge immense mammoth massive monumental
colour	colourful dye hue
colourful	splendid
combat	counter
combination	conjunction
combine	merge
combustible	flammable
comeback	return
comfort	consolation convenience
commence	initiate launch
commencement	initiation
commend	congratulate praise
commendation	tribute
commensurate	consonant proportional proportionate
commercial	mercantile
commissar	commissioner
commit	undertake
commitment	dedication engagement obligation pledge
commodity	good merchandise
common	share
commonly	generally
commotion	tumult uproar
communicate	impart inform interact share submit
company	corporation enterprise
comparable	similar
compassion	empathy pity sympathy
compassionate	merciful
compatriot	countryman
competence	proficiency
competency	proficiency
competitor	racer
complain	grip
complementary	complimentary supplemental
completely	fully utterly
complex	complicate difficult intricate
compliant	docile
complicate	difficult intricate
compliment	tribute
complimentary	flatter
comply	conform
compose	comprise consist
comprehend	fathom understand
comprehensive	extensive holistic thorough
comprise	consist encompass include
compromise	jeopardise
compulsion	duress
compulsory	obligatory
comrade	mate
conceal	covert disguise hidden
concede	recognise
conceivable	possible
conceive	design
conception	vision
conceptual	theoretical
concern	regard
concert	coordinate
concession	grant
concierge	super
concise	succinct terse
conclusion	find finding
conclusive	convince definitive
concord	harmony
concrete	definite practical precise specific tangible
concurrently	simultaneously
condemn	denounce
condemnation	conviction
condone	tolerate
conducive	favourable
confess	recognise
confidential	secret
confiscate	seize
conflict	contradictory dispute
confrontation	encounter standoff
congregate	gather
conjunction	cooperation tandem
conquer	defeat
consciously	knowingly
consecutive	successively
consequence	impact implication
consequent	subsequent
consequently	hence thu
considerable	sizeable
considerably	greatly markedly noticeably significantly vastly
consideration	examination
consistent	consonant constant
consistently	constantly continually continuously perpetually steadily
consolidate	solidify
conspicuously	noticeably visibly
constant	continual continue perpetual persistent steadfast steady
constantly	continually continuously permanently steadily
constituent	elector
constrain	hamper impede limit restrict
constraint	limitation obstacle restriction
consumer	customer
contain	include
contaminate	infect taint
contamination	pollution
contemporary	current modern
content	happy please satisfy
contingency	emergency
continual	perpetual persistent steady sustain
continually	continuously incessantly steadily
continue	incessant persist
continuously	perpetually steadily
contour	outline
contraband	smuggle
contraction	shrinkage
contribution	support
contrition	remorse
control	police
controversial	polemic
convene	summon
conventional	traditional
conversation	discussion talk
conversion	transformation
convert	transform
convict	indict
convince	persuasive sure
cool	refrigerate
coolant	refrigerate
cop	police policeman
cordless	wireless
corner	nook
cornerstone	foundation fundamental keystone pillar
corporation	enterprise
correct	exact
correctional	penitentiary
correctly	properly
correspondent	reporter
corrosion	erosion
costly	expensive
council	government
councillor	counsellor
count	tally
countenance	endorse tolerate
counter	fight
counterbalance	offset
counterfeit	falsification
counterproductive	harmful
country	national
courtesy	politeness
covenant	pact
cover	encompass
covert	disguise hidden secret ulterior undercover
covertly	secretly surreptitiously
craft	handicraft
crass	rude
craze	insane mad
crazy	insane kook lunatic madman
creation	establishment formation inception introduction
creative	imaginative inventive
credential	diploma
credible	dependable plausible reliable trustworthy
crest	peak
crime	criminality offence
criminality	delinquency incrimination
critical	crucial important indispensable vital
critically	crucially vitally
criticise	critique
crow	raven
crucial	essential indispensable key pivotal vital
crucially	vitally
cruel	ruthless
cruelly	savagely
culpability	guilt guilty
cupboard	wardrobe
curb	limit restrain
curiously	interestingly strangely
custodian	steward
customarily	habitually normally ordinarily routinely traditionally typically usually
customary	usual
cut	reduction slice
cutback	decrease reduce reduction
daft	stupid
dairy	milk
damage	destructive harmful impair prejudicial
damp	humid
damper	moist
danger	hazard jeopardy peril threat
dangerously	precariously
darling	honey
dash	hyphen
deadline	period timeline timetable
deadly	fatal mortal
dealer	distributor merchant seller
deathly	mortally
debatable	questionable
debate	discuss
decay	decomposition disintegration
deceit	trickery
deceive	fool mislead
deceleration	slow slowdown
decent	good presentable respectable
deception	trickery
deceptive	fraudulent mislead
decision	ruling
declaration	proclamation statement
declare	proclaim
decline	reduction
decrease	fallen recede
decree	order ordinance
dedication	devotion
deeply	gravely
defamation	libel
defeat	overpower
defect	deficiency weakness
defensible	justifiable justify valid
defensive	protective
defer	delay
deficiency	gap weakness
define	identify
definite	definitive
definitely	doubtless surely undoubtedly
definitive	final
deflection	deviation
degeneration	deterioration
degradation	deterioration
degrade	humiliate
delay	postpone
delegate	representative
delegation	mission
delete	eliminate erase remove
deletion	elimination
delicate	difficult subtle touchy
deliciously	exquisitely
delight	glad
delightful	fantastic pleasant splendid terrific
demolish	destroy
demonic	evil
demonstration	manifestation protest
demonstrator	protester
denote	indicate show
deny	negate
dependable	trustworthy
dependent	reliant
depict	portray
depiction	portrayal
depletion	destruction exhaustion
deplorable	miserable regrettable
deport	expel
deportation	eviction expulsion
depose	oust topple
depreciation	devaluation
depress	dreary
derision	mockery
derogatory	pejorative
descent	parentage
describe	outline
deservedly	rightfully rightly
design	intend
desolation	havoc
despair	hopelessness
despatch	send
desperate	despondent dire distraught hopeless
desperately	sorely
destroy	devastate shatter wreck
destruction	devastation shred
destructive	devastate harmful
detain	imprison jail
detainee	inmate
detention	jail
deter	inhibit prevent
deteriorate	worsen
deterioration	worsen
determine	resolute
detrimental	harmful
devastate	ruin
develop	elaborate establish formulate
deviation	diversion
device	instrument
devise	formulation
devotion	piety
dexterity	skill
dia	diaz
diabolical	evil
diagnose	diagnostic
dictate	impose
die	dy
diet	nourishment
differ	diverge divergent vary
difference	gap variance
different	disparate dissimilar distinct divergent diverse other several vary
difficult	harsh problematic rug sticky thorny tough tricky troublesome
difficulty	trouble
diffusion	dissemination
dig	excavate
digestive	gastrointestinal
diminish	reduce weaken
din	dine supper
dine	supper
dinner	supper
dip	fallen
dire	extreme
direct	forthright instruct
direction	guidance instruction
directive	instruction
dirty	filthy foul nasty sordid squalid
disadvantage	handicap weakness
disagreement	discord
disappear	dissipate fad fade go
disappoint	frustrate
disappointment	disenchantment disillusionment
disarray	mess
disband	dissolution dissolve
discernible	noticeable remarkable
discharge	unload
disclose	unveil
discontent	displeasure dissatisfaction
discontinue	end halt interrupt suspend terminate
discourage	dissuade
discover	unearth
discrepancy	divergence
discrete	separate
discussion	talk
disease	illness malady sickness
disenchantment	frustration
disgrace	sham
disguise	hidden
disgust	filthy nasty repugnant repulsive vile
dish	saucer
dishonest	fraudulent
disinfect	sanitise
disloyalty	infidelity
dismal	grim sombre
dismantle	scrap
dismiss	reject
dismissal	sack
disorder	disturbance illness problem unrest
disorderly	untidy
display	monitor present showcase visualise
displeasure	dissatisfaction
disprove	refute
dispute	dissension feud
disquiet	disturb uneasiness worrisome worry
disrupt	disturb hamper hinder
disruption	disturbance outage
dissemination	spread
dissipate	fad fade resolve
distant	faraway remote
distinct	separate
distinguishable	recognisable
distort	skew twist
distress	hardship
disturb	worrisome worry
disturbance	turbulence unrest upheaval
divergent	vary
diversify	vary
divide	partition
divine	heavenly
divinity	theology
do	finish
doable	feasible possible
docile	obedient
doctoral	phd
doctorate	phd
document	symbol
dog	stubborn
doggedly	persistently strenuously stubbornly
domain	realm
domestically	locally
dominant	prevail
dominic	dominique
donation	grant
doorman	janitor
dormant	inactive latent
dossier	file
dot	point
doubtful	questionable uncertain
doubtless	surely undeniably unquestionably
douse	extinguish
dove	pigeon
downfall	ruin
download	unload
downsize	reduce reduction
downturn	recession
dozen	score
dramatic	huge impressive remarkable
dramatically	drastically markedly radically sharply significantly substantially vastly
drastically	radically sharply significantly substantially
drawback	weakness
dreadful	horrible
dreary	dull
drill	exercise
drown	sunk
drunk	drunken
dual	twin
dumb	stupid
dump	jettison
dung	manure
durable	endure last sustainable
duration	length
dwelling	house
eager	impatient keen
eagerness	zeal
earlier	early previously
earliest	early
earnestly	sincerely
earning	gain income pay profit revenue
earthly	terrestrial
easier	easy effortless
easily	readily
east	eastern
easter	passover
eastern	oriental
easy	effortless
eat	eaten
eavesdrop	wiretap
ebb	recede
ebullient	enthusiastic
ecologically	environmentally
ecologist	environmentalist
educate	literate
educator	teacher
effect	implication
effectively	efficiently
effectiveness	efficacy efficiency efficient
efficacy	efficiency efficient
elaborately	meticulously
elastic	flexible
elder	eldest
elect	opt
elegantly	neatly
elemental	elementary
elementary	primary rudimentary
elicit	obtain
eligible	qualify
eliminate	exterminate remove
elimination	eradicate eradication removal
elite	elitist
embed	integrate
emblematic	typical
embolden	encourage
emigrate	migrate
eminent	prominent
eminently	highly
emit	release
emitter	transmitter
emotional	emotive sentimental
emotionally	romantically
empathy	sympathetic sympathy
emphasise	highlight
emphatic	forceful
emphatically	flatly strongly vehemently
employee	servant
emptiness	vacuum void
empty	hollow
emulate	imitate mimic replicate simulate
encircle	surround
encirclement	siege
encode	encrypt
encompass	include
encounter	face
end	termination
endanger	endangerment
endless	infinite
endlessly	indefinitely
endorse	uphold
endure	last persistent
energetically	forcefully strenuously strongly vigorously
engage	involve participate
engagement	involvement participation
engraving	etching
enhance	reinforce
enigma	puzzle
enjoy	experience
enjoyable	pleasant
enlarge	expand expansion widen
enlightenment	illumination
enormously	exceedingly extraordinarily greatly immensely vastly
enough	sufficient sufficiently
enslavement	servitude slavery
enter	penetrate
enterprise	entrepreneurial
enthusiastic	passionate
entire	whole
entirely	fully
environ	surrounding
environment	surrounding
envisage	envision
equality	equity
equally	similarly
equatorial	tropical
erode	undermine weaken
erratic	improper irregular
erroneously	falsely incorrectly wrongfully wrongly
error	mistaken
erstwhile	old past
eruption	outbreak
escape	flee
especially	notably primarily specifically
espionage	spy
essential	fundamental imperative important key pivotal vital
essentially	mainly primarily
establish	prescribe
eternal	timeless
eternally	indefinitely
ethnic	racial
evacuate	evict
evacuation	eviction
eventually	ultimately
everybody	everyone
everyday	ordinary
evict	expel
eviction	expulsion
evil	malevolent sinister unholy vile wick
evoke	raise
exaggerate	inflate overblown overdone overkill
examination	review
examine	investigate scrutinise
exasperation	indignation
exceedingly	exceptionally excessively extraordinarily highly immensely incredibly overly tremendously
excellent	exceptional exemplary fantastic magnificent remarkable super superb terrific
exception	exemption
exceptional	extraordinary extreme fantastic remarkable splendid superb uncommon unique unusual
exceptionally	extraordinarily unusually
excessively	unduly
exchange	share
exclusive	unique
exclusively	purely
excursion	out
execute	implement
execution	implementation
exemplary	good remarkable splendid typical
exemption	immunity
exhaust	tire
exhibition	show
exist	extant
expand	extend widen
expectant	pregnant
expeditiously	promptly quick rapidly speedily swift swiftly
expensive	pricey
experience	season
expertise	proficiency
explicitly	expressly specifically
exploit	utilise
exposition	show
expressly	specifically
expulsion	removal
exquisite	fantastic
extant	present
extend	lengthen lengthy prolong
extensively	widely
extent	magnitude
external	outward
extraordinarily	extremely hugely immensely incredibly remarkably supremely terribly tremendously unbelievably unusually
extraordinary	extreme fantastic incredible phenomenal remarkable special splendid terrific uncommon unusual
extreme	harsh huge immense severe
extremely	hugely supremely tremendously vitally
extricate	free
eyesight	vision
fable	legendary
fabrication	manufacture
facilitator	moderator
facility	plant
fad	fade vanish
fade	subside vanish
fail	weakness
faintly	weakly
fairly	relatively
faithful	loyal
fake	false fraudulent
fall	fallen slump waterfall
false	fraudulent incorrect phony untrue wrong
falsely	wrongfully
falsification	forgery
fam	renown
familiar	known
famine	starvation
fanciful	fantastic
fantastic	funky great magnificent remarkable splendid stun sublime super superb unbelievable
faraway	remote
farewell	goodbye
farm	husbandry
farmer	peasant
fashionable	modern popular trendy
faster	fastest
fat	greasy
fatal	lethal mortal
fatally	mortally
fatty	greasy
favourable	positive
favourite	prefer
fearful	scar
fearsome	frighten
feasibility	viability
feasible	possible
feature	trait
fee	tax
feeble	frail weak
feeling	sentiment
feral	wild
fertile	fruitful productive
fervent	passionate
fervently	passionately strongly
feverish	frenzy
fierce	intense
fiercely	furiously vehemently
fiery	firebrand
fight	gunfight tussle
figure	numeral
filthy	foul nasty soil squalid
fin	fine flipper
finalise	settle
finance	fund
financially	fiscally
find	found unearth
finding	observation outcome result view
fine	splendid
finish	over terminate
finite	limit restrict
fire	sack
firefighter	fireman
fireplace	home
firm	steady
firmly	resolutely strongly
fissile	fission
fix	stationary
flagrant	gross
flask	vial
flatly	roundly
flaw	imperfect improper weakness
flawless	impeccable perfect
fleece	wool
flexible	supple
flimsy	fragile weak
flock	herd
flow	stream
fluctuate	vary
fluid	liquid
flyer	pamphlet
folk	popular
folly	madness
fond	like
fondness	tenderness
fool	kid
foolish	silly stupid unwise
footwear	shoe
forbidden	prohibit
forceful	powerful
forcefully	forcibly strongly vigorously
forecast	predict prediction project
forefront	vanguard
foreseeable	near predictable
forever	perpetuity
forfeit	lose
forget	forgot forgotten
forgive	pardon tolerant
formal	official
formation	formulation shape
former	past
formerly	previously
formulation	phrase
fortunate	lucky
fortunately	happily thankfully
forward	send transmit
foster	stimulate
foundation	fundamental ground groundwork institution
foundry	smelter
fragility	frailty
fragrant	scent
frail	weak
frailty	vulnerability weakness
frame	framework
frankly	truthfully
frantic	frenzy
fraud	swindle
frenetic	frenzy
frenzy	wild
frighten	horrific scar scary
frugal	thrifty
fruitful	productive
fruitless	useless
fulfil	perform
fulfilment	realisation
fully	totally wholly
function	operation responsibility
fund	resource
fundamentally	inherently radically
fungi	mushroom
furnace	heater kiln oven
futile	pointless useless
fuzzy	vague
gag	silence
gain	rise risen
gam	gamble
gaol	prison
gap	loophole variance weakness yawn
gargantuan	gigantic huge
garland	wreath
gaze	look
gem	jewel
general	overall
generally	normally typically usually
generate	produce
gentle	mild
gentleness	softness
gently	softly
genuine	true veritable
getaway	runaway
ghastly	horrible horrific terrible
gigantic	huge immense massive
gimmick	trick
glad	grateful happy please
gladly	happily willingly
glass	spectacle
glee	joy
globally	universally worldwide
gloomy	grim sombre
glow	splendid
go	vanish
goal	objective purpose
god	lord
good	improve merchandise nice opportune optimum splendid super valid ware
governance	management
gown	robe
gracefully	tactfully
gradual	progressive
gradually	progressively
grand	splendid
grandchild	grandson
grandiose	splendid
grant	subsidy
gratitude	thank
gravely	profoundly
gravity	seriousness severity
great	huge splendid super terrific
greatly	hugely markedly significantly substantially vastly
greet	salute
grid	network
grief	sadness sorrow
grim	sombre
grind	ground reason terrain terrestrial
groovy	super
ground	justification
group	panel
grouping	panel
grower	producer
grudgingly	reluctantly
gruesome	horrible horrific terrible
guide	handbook
guidebook	handbook
guideline	instruction
gunman	shooter
ha	have
habit	pattern
habitable	livable
habitual	usual
habitually	normally ordinarily routinely usually
hail	praise
halt	terminate
hamper	hinder impair impede inhibit obstruct restrict
handbook	manual
handle	manipulate
handover	turnover
handsome	splendid
haphazard	random
hapless	unfortunate
happier	happy
happily	luckily pleasantly thankfully willingly
happy	joyful merry please
hard	harsh tough
harden	toughen
harmful	hurtful negative prejudicial unfavorable unfavourable
harmless	safe
harrow	terrible
harsh	inhospitable stiff stringent tough
harshly	severely
harvest	operate
hasty	hurry
hate	loath loathe
hazard	threat
hazy	vague
headquarter	hq
headway	progress progression
healthier	healthy wholesome
healthy	wholesome
hearst	hurst
heartfelt	sincere
heartily	sincerely wholeheartedly
heavy	hefty weighty
hebrew	jewish
hefty	huge massive
heighten	increase
helpful	instrumental serviceable useful worthwhile
helpless	powerless
helplessness	impotence
hereditary	inherit
hesitant	reluctant
hesitation	waver
hick	redneck
hidden	hide ulterior
highlight	stress underline
highway	roadway
hijack	kidnap
hijacker	kidnapper
hijacking	kidnap
hike	rise risen
hinder	inhibit undermine
hindrance	obstacle
hint	suggestion
hit	strike
hitch	snag
hoffman	hoffmann
hoist	lift
holder	proprietor
homage	tribute
home	household lodging
homeowner	proprietor
honestly	truthfully
honesty	sincerity
honey	sweetheart
honorable	respectable
horrible	horrific
horribly	terribly
hostile	inhospitable unfriendly
hot	sexy
houston	huston
hue	shade
huge	jumbo large mammoth massive monumental overwhelm phenomenal remarkable significant sizeable yawn
hugely	immensely
humanistic	humanitarian humanity
humble	modest
humid	moist
hungry	starve
hurdle	obstacle
hurry	precipitate quick
hurtful	offensive
id	identifier
idea	think
identical	same
identifiable	recognisable
idle	inactive
ignite	spark
ignore	overlook
ill	unwell
illegal	illegitimate illicit unlawful unlawfully
illegally	irregularly unlawful unlawfully wrongfully
illegitimate	improper unlawful
illicit	unlawful
illogical	incoherent irrational unreasonable
illuminate	instructive
illumination	light
illustrate	show
imagination	vision
imaginative	innovative
imitate	mimic
imitation	impersonation
immediate	instant
immediately	promptly
immense	massive
immensely	incredibly tremendously
immobile	motionless
immunisation	vaccination
impact	influence
impair	undermine
impeccable	perfect
impede	inhibit interfere prevent stymie
impediment	obstacle
impenetrable	incomprehensible
imperative	indispensable
implacable	relentless
implausible	improbable incredible unbelievable unlikely
implementation	realisation
implicate	involve
implicit	imply inherent tacit unspoken
implicitly	tacitly
importance	significance value
important	major notable pivotal prominent salient significance vital weighty
impossible	impractical unable
impossibly	unbelievably
impotence	weakness
impotent	powerless
impractical	unrealistic unwieldy unworkable
imprecise	inaccurate vague
impressive	magnificent remarkable spectacular splendid strike stun
imprisonment	internment jail
improbable	incredible
improper	inaccurate inadequate inappropriate inconvenient incorrect indecent irregular reprehensible undue unfit unreasonable unseemly unsound unsuitable wrong wrongful
improperly	inappropriately incorrectly wrongfully
improvement	refinement
improvise	makeshift
inaccessible	unavailable
inaccurate	incorrect wrong
inactive	inert
inadequacy	weakness
inadequate	insufficient
inadvertent	unintentional
inadvertently	unintentionally
inalienable	integral
inappropriate	unfit unseemly unsuitable wrong
inaugurate	launch open
incapable	incompetent unable
incessant	steady
incipient	initial
incitement	provocation
inclination	leaning penchant
include	incorporate
incoherent	inconsistent
incomparable	unequal unique
incompatible	inconsistent
incompetent	inept
incomprehensible	unfathomable
inconceivable	unthinkable
inconclusive	indecisive
inconsequential	irrelevant trivial unimportant
inconvenience	nuisance
incorrectly	mistakenly wrongfully
increase	risen widen
incredible	remarkable unbelievably unthinkable
incredibly	supremely tremendously
indecent	obscene
indefensible	inexcusable
indefinite	indeterminate
independently	regardless
indeterminate	uncertain unknown
indicate	state
indignant	outrage
indispensable	necessary vital
indisputable	undeniable
indoor	inside
indulgent	tolerant
industrialist	manufacturer
ineffective	inefficient
ineffectual	inefficient useless
inescapable	inevitable
inevitable	unavoidable
inexcusable	unjustifiable
inextricably	intimately intricately
infidel	unfaithful
infiltrate	penetrate
infinite	limitless
inflammatory	provocative
influential	powerful
influx	outflow surge
inform	knowledgeable
informal	unofficial
informally	unofficially
informant	informer
infrequent	rare uncommon
infringe	violate
ingenuity	resourcefulness
inherent	innate intrinsic
inherently	intrinsically
inhibit	prevent
initial	introductory original preliminary upfront
initially	originally
initiate	launch start
initiation	launch
inland	interior
inmate	prisoner
inner	inside internal
innovative	pioneer
inordinate	undue
inquiry	investigation
insane	lunatic mad senseless
inseparable	integral
insignificant	irrelevant minor minuscule negligible trivial unimportant
insistent	persistent
inspect	review search
inspirational	inspire
instability	unstable volatility
instructor	trainer
insult	offensive
insure	secure
insurgency	insurrection rebellion revolt
insurrection	rebel
integral	intrinsic
integrate	merge
intellect	mind
intelligent	rational smart
intelligently	sensibly wisely
intense	vehement
intensely	intensively
intensify	redouble strengthen
intention	mean
intentionally	knowingly
interaction	interplay
interfere	intrude meddle tamper
interference	meddle
intermediary	middleman
intermittent	sporadic
intermittently	sporadically
international	worldwide
interrogate	probe quiz
interrogator	investigator
interruption	suspension
interval	range
intimately	intricately
intimidate	threaten
intolerable	unacceptable
intrigue	rivet
introduce	present
introduction	presentation
introductory	open
intrusive	invasive
inverse	opposite
investigate	probe
investigation	investigative
invigorate	stimulate
invincible	unstoppable
invisible	unseen
involuntarily	unintentionally
involve	participate
involvement	participate
ironically	paradoxically
irrational	senseless unreasonable
irresponsible	reckless
island	isle
issue	lawsuit matter subject
jail	prison
janitor	super
jellyfish	medusa
jeopardise	undermine
jeopardy	threat
job	work
jobless	unemployment
join	participate
journey	voyage
joyful	merry
jubilation	rejoice
judge	magistrate
judicial	judiciary legal
justifiable	valid
justifiably	justly legitimately rightfully rightly
justification	rationale reason
justify	legitimate reason substantiate warrant
justly	rightfully
juvenile	minor underage
keep	retain
ken	kent
kickoff	startup takeoff
killer	murderer
kiln	oven
kindergarten	nursery
known	renown
landlord	landowner proprietor
landscape	scenery
laptop	notebook portable
larger	largest wider
later	subsequent
laud	praise
launch	startup
lawful	legal legitimate rightful
lawmaker	legislator
lax	loose
lead	principal
leak	outflow
leave	walkout
legitimate	rightful valid
legitimately	rightfully
leisure	recreation
lengthen	prolong
lengthy	long prolong
lenient	tolerant
lesser	minor
liability	obligation responsibility
liable	responsibility responsible
libel	slander
lichtenstein	liechtenstein
lifelike	realistic
liftoff	takeoff
like	love
likelihood	probability
likely	probability
likeness	similarity
limit	meagre minimise minor modest narrow restrain restriction scant scarce small
limitation	restraint weakness
lindsay	lindsey
liquidate	settle
lively	spirit vibrant vivid
location	place placement
lockdown	lockup
loco	locomotive
lofty	noble
logical	rational
lone	single
loneliness	solitude
loo	toilet
loosen	relax relaxation
lord	senor sire
loud	vocal
lovely	splendid
lower	reduction
lowest	minimum
lubricant	lubrication
lubrication	oil
luckily	thankfully
lucrative	profitable
magnificent	remarkable terrific wonderful
mainly	mostly predominantly
maintain	retain
major	principal weighty
male	man masculine men
maltreatment	mistreatment
mama	mother
mammoth	massive monumental
man	men
manager	manger
mandatory	obligatory
manhood	masculinity
mania	obsession
manly	masculine
many	multiple myriad several
march	rally
marginal	minor
mariner	navigator sailor
mark	noticeable remarkable
markedly	noticeably remarkably sharply significantly substantially
marriage	wed wedding
match	team
math	mathematical
mature	ripe
meagre	modest paltry scarce
mean	method
meaningful	significant valid
meaningless	nonsense nonsensical pointless senseless useless
media	medium
mediator	middleman
medical	medicinal
meet	satisfy
melt	molten
memorable	remarkable unforgettable
merciless	ruthless
mercilessly	ruthlessly
messy	untidy
metal	mineral
method	mode procedure process technique
methodically	systematically
meticulously	scrupulously
mid	middle
mild	soft temperate
mimic	simulate
mindless	senseless
minimal	minuscule
minor	small smaller trivial underage unimportant
minuscule	tiny
miserable	pitiful unhappy
missile	rocket
mistake	mistaken wrong
mistaken	wrong
mistakenly	wrongfully wrongly
mister	sir
mitigation	reduction
mobile	movable portable
moderate	temperate
moderately	modestly
modernise	retrofit upgrade
moist	wet wetter
mom	mother
monitor	oversight police surveillance
mosaic	patchwork
mostly	predominantly primarily
motive	reason
mow	shear
mt	tm
multiple	several
mundane	ordinary worldly
murder	slain
mutiny	rebellion
narrow	restrict
nasty	unpleasant
naturally	obviously
near	vicinity
nearby	vicinity
nearer	nearest
necessary	need require
needless	unnecessary useless
needlessly	unnecessarily
negative	unfavorable unfavourable
neglect	negligence
negotiation	talk
network	web
new	newer
newer	novel
nice	pleasant splendid
nigh	practically
nightly	nighttime nocturnal overnight
nighttime	nocturnal
no	none
noisy	rowdy
nonsense	senseless
nonsensical	senseless stupid
nonviolent	peaceful
norm	standard
normal	ordinary typical usual
normally	typically
north	northern
notable	noticeable significant
notably	particularly
notice	notification
noticeable	observable palpable pronounce recognisable remarkable significant visible
noticeably	significantly substantially
nuance	shade subtle
objectionable	offensive
objective	outcome purpose target
occasional	sporadic
occasionally	sometime
occupation	profession
odd	strange unusual weird
offence	transgression
offensive	repugnant
official	servant staffer
officiate	referee
olympiad	olympic
omnipresent	pervasive
onshore	terrestrial
openly	overtly
opinion	view
opportune	timely
optimistic	upbeat
or	orr
orally	verbally
orator	preacher
ordinarily	typically
ordinary	unremarkable usual
origin	parentage pedigree provenance
ostensibly	purportedly
ought	should
oust	overthrow topple
outlaw	prohibit
overall	total whole
overblown	overdone
overland	terrestrial
overrule	reject
oversight	supervise supervisory surveillance
overthrow	topple
pace	tempo
pacific	peaceful
pacifist	peaceful
palatable	tasty
pant	slack
parasite	pest
parental	paternal
participation	turnout
particle	particulate
particular	unique
particularly	specifically
passage	passageway
passenger	traveller
pastor	preacher
path	way
pathway	way
patronage	sponsorship
payback	repay
peace	peaceful
peaceful	placid serene tranquil
peak	pinnacle
pearl	perl
peculiar	specific unique
penchant	propensity
penitentiary	prison
pensioner	retiree
peril	threat
perilously	precariously
periodically	regularly
permanent	perpetual
permanently	perpetually
permissible	tolerable
permissive	tolerant
persistent	steady stubborn sustain
persistently	stubbornly
perspective	prospect standpoint viewpoint
pertinent	relevant
pervasive	prevalent widespread
phenomenal	remarkable splendid
photo	photography
pick	take
picturesque	scenic
piece	slice
pig	swine
pill	tablet
pipe	tub tube
pity	shame
plan	scheme
plant	seed sown
plaque	plate
platform	program
pleasantly	refreshingly
plug	stopper
plunge	tumble
pointless	senseless useless
poise	prepare ready
position	post stance
positive	supportive
possible	probable
possibly	potentially
postage	postal
posterior	subsequent
pot	saucepan
potential	prospective
practical	pragmatic
practically	virtually
pragmatic	realistic
preach	sermon
preacher	priest
precautionary	preventative preventive
precipitation	rainfall
precise	specific
predominantly	primarily principally
preemptive	preventative preventive
prefer	preferable preferential
prescribe	provide
present	submit
preserve	retain safeguard
presumably	probably supposedly
presume	suppose
pretty	quite
preventative	protective
preventive	protective
priestley	priestly
primacy	supremacy
primal	primitive
primary	primordial
primitive	rudimentary
principle	tenet
proceed	taking
professor	teacher
proficiency	skill
prominent	remarkable
promptly	rapidly speedily swiftly
proportional	proportionate
protection	protective safeguard
prove	proven
provision	regulation stipulation
provisionally	temporarily tentatively
provoke	raise stir
punctual	timely
pure	sheer
purportedly	reportedly
purpose	reason
purveyor	supplier
putative	suppose
puzzle	riddle
qualify	train
quarrel	squabble
quay	wharf
quell	suppress
quest	search
questionable	shady
quick	rapidly speedily swift
quickly	swiftly
quiet	silent tranquil
racer	runner
racial	racist
rail	track
raise	rear risen
rap	rape
rapid	speedily swift
rapidly	swiftly
rare	scarce uncommon
rational	reasonable sane sensible
rationally	sensibly
rattle	shake
reaction	response
reaffirm	reassert reclaim reiterate
realm	sphere
reappear	resurface
reappearance	recurrence
reasonable	sane
rebel	revolt
rebirth	renaissance
reboot	restart
rebound	rise
rebuff	reject
recall	remind
recap	summary
recapture	reclaim regain
recede	subside
receipt	revenue taking
receive	recieve
receiver	recipient
recession	slump stagnation
reckless	senseless
reclaim	recover regain
recognise	recognition
recoup	recover retrieve
recovery	retrieval
redeploy	redistribute
reduce	slash
reduction	shrinkage
redundant	unnecessary
refuge	sanctuary
refund	reimburse
refurbish	rehabilitate renew renovation restoration
refurbishment	restoration
refusal	rejection
regain	restore
regenerate	replenish
regrettable	unfortunate
regrettably	sadly
regularly	routinely
regulation	regulatory stipulation
regulatory	statutory
rehabilitate	reinstate renovate
reimburse	repay
reimbursement	repayment
reinforce	strengthen
reinforcement	strengthen
reinstate	restore
reject	repudiate
rejuvenate	renew revitalise
rekindle	revive
relaunch	renew reopen restart resuscitate revive
relentless	ruthless
relentlessly	tirelessly
reliable	trustworthy
relinquish	renounce
relocate	resettle
reluctance	unwillingness
reluctant	reticent
remarkable	significant sizeable spectacular splendid strike superb terrific wonderful
remarkably	strikingly
renew	renovate
renovation	restoration
repellent	repulsive
replace	substitute
replete	riddle
reprieve	suspension
reprisal	retaliation
repulsive	revolt
reputable	respect respectable
require	requisite
resale	resell
rescue	save
researcher	scholar
resemblance	similarity
reset	restart
resilient	resistant
resistant	tolerant
resolute	steadfast
resolutely	steadfastly strongly
resolution	solve
restitution	return
restive	trouble
restoration	return
restrain	restrict
restraint	restriction
restroom	toilet
resultant	subsequent
resurrect	resuscitate revive
retain	sustain
retaliation	retaliatory
retaliatory	revenge
retraction	withdrawal
retroactive	retrospective
reveal	uncover
revenge	vendetta vengeance
reversal	turnabout
review	revise revision revisit
rich	wealth wealthy
rightfully	rightly
rigidity	stiffness
rigorously	scrupulously
rise	surge upward
risen	soar surge
risky	unsafe
road	roadway
roast	toast
rollover	turnaround
rom	roma
romance	romanticism
rostrum	tribune
rough	rude rug
roundly	strongly
routine	usual
rubble	ruin
ruin	wreck
runaway	runoff
ruse	trick
sadly	tragically unfortunately
sadness	sorrow
safe	safer secure
safeguard	uphold warranty
safely	securely
safer	secure
sailor	seaman
saline	salty
sample	specimen
sane	sensible
savage	wild
scarce	shortage
scarcity	shortage
scenario	screenplay script
scent	smell
schedule	timeline
scheme	system
schism	split
scot	scottish
seamless	smooth
seat	sit
secret	secretive
secretly	surreptitiously
seductive	tempt
seek	strive
segment	slice
selfless	unselfish
senseless	stupid unreasonable wanton
sensible	sound
sensibly	wisely
sensitivity	susceptibility
serviceable	usable
session	sitting
settle	solve
setup	startup
sewage	sewer
shad	shadow
shaky	unstable unsteady
shallow	superficial
sharply	steeply strongly
shia	shiite
ship	vessel
shockingly	surprisingly
show	showcase spectacle
shrill	strident
sick	unwell
sight	vision
significant	sizeable
significantly	substantially vastly
silent	speechless
silly	stupid
simplify	streamline
sincerely	truthfully wholeheartedly
single	unique
singular	unique
slovak	slovakian
slow	sluggish
slower	slowest
small	tiny
smelly	stink
smuggler	trafficker
snap	snapshot
solder	weld
sole	unique
sorcery	witchcraft
sordid	vile
spacecraft	spaceship
special	specialise specific
specially	specifically
specific	unique
spectacular	splendid
speedily	swiftly
speedy	swift
spirit	vibrant
splendid	stun superb terrific wonderful
spokesman	spokesperson
spot	stain
spreadsheet	worksheet
spur	stimulate
squabble	wrangle
stable	steady
stair	staircase stairway step
stairway	stairwell
standpoint	view
steady	sustain
steal	stole stolen theft
stephenson	stevenson
sternly	strongly vigorously
stewart	stuart
stifle	suppress
storehouse	warehouse
strain	tense
strange	weird
strangulation	throttle
strenuously	strongly vigorously
stress	underline underscore
strict	stringent
strike	struck
stringent	tight
strongly	vehemently vigorously
stuff	upholster
stun	surprise
stunningly	surprisingly
submit	table
subordinate	subservient
subpoena	summon
subsequent	successive
subsequently	then thereafter
substantially	vastly
subterranean	underground
sugar	sweeten
sugary	sweet sweeten
super	terrific ultra wonderful
superior	supreme
superiority	supremacy
supernatural	uncanny
supervision	surveillance
supervisory	surveillance
supreme	supremo
surely	undoubtedly unquestionably
surreal	unreal
sustainability	viability
symptomatic	typical
systematic	systemic
tap	tape
taut	tense
tear	torn
tech	technology
technically	technologically
teenager	youngster
temperamental	whimsical
temporary	transitory
tendency	trend
tense	uptight
terrain	topography
terribly	tremendously
then	thereafter
thereby	thu
therefore	thu
thompson	thomson
threat	threaten
tighten	toughen
till	until
timeline	timetable
toilet	washroom
tolerable	tolerant
ton	tonne
topple	unseat
torment	trouble
tortoise	turtle
totality	whole
totally	utterly
track	trail
transgression	violation
transient	transitional
transitional	transitory
travel	voyage
treachery	treason
tremendously	vastly
trip	voyage
triumph	win
trouble	worrisome worry
true	truthful
truly	truthfully
trust	trustworthy
tub	tube
tumult	unrest
turbulence	unrest
turkic	turkish
turmoil	unrest
twist	warp
typical	usual
typically	usually
unbeatable	unstoppable
unbeknownst	unknown
unblock	unlock
uncertain	unknown unsafe
unclear	vague
uncomfortable	uneasy
uncommon	unusual
unconventional	unorthodox
uncover	unearth unveil
undeniably	undoubtedly unquestionably
undercut	undermine
undersea	underwater
undesirable	unwelcome
undoubtedly	unquestionably
unequal	uneven
unequivocally	unmistakably
unfairly	unjustly wrongfully
unfamiliar	unknown
unfavourable	untoward
unfit	unsuitable
unfortunate	unlucky
unhealthy	unsanitary
unhelpful	useless
unimaginable	unthinkable
unintentionally	unwittingly
unique	unusual
unjustly	wrongfully wrongly
unknown	unsung
unlawful	wrongful
unnecessary	useless
unpack	unwrap
unreal	unrealistic
unreliable	unsafe
unseasonably	unusually
unstable	unsteady volatile
unusable	useless
useless	worthless
valid	worthwhile
variant	variation
vehemently	vigorously
view	visualise
vigilant	watchful
voluntarily	willingly
vulnerable	weak
whatever	whichever
whenever	wherever
while	whilst
wide	wider
withdraw	withdrawn
withdrawal	withdrawn
worrisome	worry
wrongfully	wrongly
youngster	youth`
