// Written by `npm run data` from data/scales.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scales = `scale	degree	pattern
frequency	0	never
frequency	0	not|didn't|did yet
frequency	1	rarely|seldom|hardly|barely
frequency	1	hardly|barely ever
frequency	1	once or twice
frequency	1	one-off
frequency	1	a few|couple|handful of? times
frequency	1	on one|two occasion|occasions|visit|visits|shift|shifts
frequency	1	the|an odd
frequency	2	sometimes|occasional|occasionally|irregular|irregularly|sporadic|sporadically|intermittently
frequency	2	at|some times
frequency	2	on occasion|occasions
frequency	2	now and then|again
frequency	2	from time to time
frequency	2	once in a while
frequency	2	every now|so and|often then|again?
frequency	2	every so often
frequency	2	as and when
frequency	2	ad hoc
frequency	2	when|whenever|as|if|where needed|required|necessary|asked|short|short-staffed|busy|available|possible
frequency	2	some|certain|odd|few|several days|nights|weeks|months|shifts|mornings|afternoons|evenings|weekends|saturdays|sundays|mondays|fridays|occasions|visits|sessions
frequency	2	a few|couple of? days|nights|weeks|months|shifts|mornings|evenings|weekends|occasions|visits|sessions
frequency	3	often|frequent|frequently|regular|regularly|repeatedly|routine|routinely|many-times
frequency	3	as a matter of routine|course
frequency	3	on a regular|frequent basis
frequency	3	many times|days|nights|weeks|shifts
frequency	4	usually|normally|generally|typically|mostly|mainly|largely|chiefly|predominantly|primarily|commonly|tended
frequency	4	most|nearly|almost days|nights|weeks|months|shifts|mornings|afternoons|evenings|weekends|saturdays|sundays|visits|times
frequency	4	nearly|almost every|always|all
frequency	4	as a rule
frequency	4	in the main
frequency	4	for the most|main part
frequency	5	always|constant|constantly|continual|continually|continuous|continuously|invariably|consistently|permanently|unfailingly
frequency	5	every|each|any time|occasion|case|instance|visit
frequency	5	day in
frequency	5	without fail|exception
frequency	5	never missed|fail|failing|fewer|less
frequency	5	all the time
share	0	none|neither
share	1	one of
share	1	a little|few|handful|couple|fraction|minority|bit of?
share	1	the odd
share	2	some|certain|several|various|partly|partially|selected
share	2	part|parts|share|portion of
share	2	a number|certain of|amount
share	3	many|half|numerous
share	4	most|mostly|mainly|largely|chiefly|predominantly|majority|bulk|principally
share	4	nearly|almost all|every|everything|everyone
share	4	for the most|main part
share	5	all|every|each|entire|entirely|whole|wholly|full|fully|everything|everyone|everybody|both|throughout|exclusively|solely
certainty	1	may|might|possibly|perhaps|maybe|could
certainty	2	@hope|wish|want|aspire@V
certainty	2	would like|love
certainty	2	tried|attempted|trying
certainty	3	likely|probably|expected|expecting|provisional|provisionally|predicted|should|intending|aiming|aimed|planned|planning|plan|meant
certainty	3	working|studying|training|preparing towards|toward|for
certainty	4	will|due|booked|confirmed|scheduled|set
skill	1	basic|beginner|some|slight|little|elementary|rudimentary|limited|introductory
skill	1	a bit|little|smattering
skill	2	working|conversational|intermediate|reasonable|fair|improving
skill	3	good|confident|competent|capable|comfortable|well|able|proficient
skill	4	fluent|strong|advanced|expert|excellent|outstanding|exceptional|thorough|highly|extensive|specialist|native|mastery|extensively|deep
rank	0	trainee|apprentice|student|intern|volunteer|work-experience|learner|placement|pupil
rank	1	assistant|junior|helper|temp|temporary|casual|seasonal|bank|agency|relief|labourer|mate|improver|graduate|support
rank	3	senior|experienced|qualified|registered|chartered|certified|accredited|licensed
rank	4	supervisor|team-leader|foreman|leader|lead|leading|chargehand|deputy|acting|in-charge
rank	4	team|shift|section leader
rank	4	in charge
rank	4	in-charge
rank	5	manager|management|principal|consultant|specialist|advisor|coordinator
rank	6	director|head|chief|owner|founder|partner|executive|president
rank	6	head of
reach	1	local|locally|store|branch|shop|street|village
reach	2	county|borough|district|area|city|town|citywide
reach	3	region|regional|regionally|south|north|midlands|south-west|south-east|north-west|north-east
reach	4	national|nationally|nationwide|country|uk|uk-wide|countrywide|company-wide|group-wide|organisation-wide|britain
reach	5	international|internationally|global|globally|worldwide|overseas|europe|european
employment	1	placement|voluntary|unpaid|trial|shadowing|observation|work-experience
employment	2	agency|temp|temporary|casual|seasonal|bank|relief|cover|zero-hours|freelance|supply|interim|maternity
employment	3	part-time|fixed-term|contract
employment	4	permanent|permanently|payroll|full-time|staff|salaried
success	1	applied|entered|bid|interviewed|attempted|nominated|shortlisted|submitted|sought
success	2	runner-up|commended|finalist|second
success	3	passed|achieved|won|secured|gained|obtained|awarded|qualified|completed|certified|earned
company	0	we|us|our|ours
company	0	part|member of
company	0	one|some of <any3> <CD>?
company	0	among those|them
company	0	team effort
company	0	shared|split|joint|jointly|together|both|between
company	0	the two|three|four|five|six|rest of us
company	0	me and
company	0	and me|i|myself
company	0	in a pair|pairs|team|group|gang
company	0	@co-run|co-lead|co-write|co-host|co-author|team-teach
company	1	with|alongside|beside a|an|another|my|our|one|two|three|the|other|his|her <any2> @colleague|person|worker|member|brother|sister|mate|partner|manager|boss|supervisor|senior|nurse|teacher|chef|consultant|team|friend|dad|mum|uncle|other
company	1	with|alongside another|others|him|her|them
company	2	alone|solo|personally|independently|unsupervised|sole|solely|myself|lone
company	2	on|by my own
company	2	by myself
company	2	in sole|full charge
company	2	without help|support|supervision|assistance
company	2	on me own
company	3	single-handed|single-handedly|unaided|unassisted
cause	0	same|that year|month|week|quarter|time|winter|summer|season|term|period
cause	0	at the time|same
cause	0	coincided|coinciding|meanwhile|separately|unrelated
cause	1	after|following|since|then|later|afterwards|subsequently
cause	2	@help|contribute|assist|support|play towards|toward|to|with|cut|cutting|reduce|reducing|raise|raising|increase|improve|grow|lift|push|bring|take|keep
cause	2	@contribute|contributing to|towards
cause	2	@allow|enable|let|permit
cause	3	because|thanks|owing|due|through|so|thereby|hence|thus
cause	3	as a result|consequence
cause	3	on the strength|back of
cause	3	down to
cause	3	thanks to
cause	3	@lead|result|end to|in
cause	3	@cause|prompt|drive|deliver|achieve|secure|generate|earn|win|boost|halve|double|triple|slash
cause	3	behind a|the fall|drop|rise|increase|improvement|reduction
cause	3	this|it|which|that @get|bring|cut|save|mean|make|take|push|raise|reduce|shorten|lift|help
quality	1	no complaints|problems|issues
quality	1	ok|okay|fine|decent|adequate|reasonable|satisfactory|average
quality	2	carefully|thoroughly|accurately|promptly|smoothly|properly|neatly|tidily|reliably|safely|politely
quality	2	on time
quality	3	successfully|effectively|efficiently|professionally|expertly|skilfully|seamlessly|meticulously|flawlessly|confidently|diligently|proactively|impeccably|faultlessly
quality	3	successful|effective|efficient|seamless|excellent|outstanding|exceptional|exemplary|superb|first-class|high-quality|top-quality|award-winning|popular|acclaimed|innovative|flawless|immaculate|spotless|meticulous|superior|premium|impressive|best-in-class|market-leading|leading
quality	3	high|highest|exacting|demanding|top|excellent standard|standards|quality
quality	3	to a high|good|great|excellent standard
quality	3	with great|excellent|outstanding|total|complete|perfect|unfailing <any1>
quality	3	@win|earn|attract|draw praise|acclaim|compliments
quality	3	the best|top|leading
quality	3	well-received|well-run|well-organised|smooth-running
currency	0	lapsed|expired|formerly|previously|ex|former|past|old|once|then|discontinued|closed|stopped|ceased|until|till
currency	0	@run out
currency	0	ran out
currency	0	used to
currency	0	no longer
currency	0	not any more
currency	0	up to|until <CD>
currency	2	now|currently|current|present|presently|today|nowadays|still|ongoing|valid|in-date|live
currency	2	at present
currency	2	at the moment
currency	2	in date
currency	2	to date|present
currency	2	up to date
limit	0	only|just|solely|merely|purely|simply
limit	0	no more than
limit	0	nothing|none|little|nobody but|else|beyond|except
limit	0	except|excluding|apart|besides|bar|other than|for|from?
limit	0	but not|never|no
limit	0	not the|a|an|all|any
limit	0	no <NN>
limit	0	without
limit	0	never
limit	0	at most
limit	0	rest|others|remainder|bigger|larger|serious|harder|complex <any4> @go|pass|stay|be|leave|wait|refer|escalate|hand
training	0	@train|teach|show|coach|mentor|induct|instruct|tutor by
training	0	was|were|been|being|got|get trained|taught|shown|coached|mentored|inducted|instructed|given
training	0	@learn|study|shadow|observe|watch
training	0	@attend|do|go|take|complete|pass|have <any2> @training|course|workshop|class|induction
training	0	@training|course|induction|workshop from|by|with|at
training	0	trainee|apprentice|learner|student|mentee
training	2	@train|teach|coach|mentor|induct|instruct|tutor|onboard@V up? <any2> @colleague|staff|starter|trainee|apprentice|team|volunteer|student|pupil|child|member|newcomer|joiner|people|others
training	2	@deliver|run|lead|give|give|provide|present|design|hold|facilitate <any2> @training|course|workshop|session|induction
training	2	trainer|mentor|instructor|tutor|coach|teacher
progress	0	@suggest|propose|pitch|recommend|consider|discuss|request|hope|want|intend|offer
progress	0	@apply for|to
progress	0	was|were|been|being asked|invited|told|due|supposed|meant|going|scheduled|expected to
progress	0	@idea|proposal|suggestion|plan for|to
progress	1	@start|begin|try|attempt|prepare|draft|learn
progress	1	@work|build|move|study|train|aim towards|toward
progress	1	half|partly|partially|unfinished|incomplete|pending|awaiting|in-progress|so-far
progress	1	not yet|finished|complete|completed
progress	1	not|never|didn't|hasn't|wasn't <any2> @finish|complete|happen|launch|start|open|go
progress	1	shelved|cancelled|postponed|dropped|scrapped|abandoned|rejected|declined|stalled
progress	1	fell|ran through|out
progress	3	@complete|finish|implement|introduce|launch|deliver|achieve|pass|install|commission|roll-out|establish|win|gain|obtain|secure|resolve
progress	3	@set up
progress	3	@roll out
progress	3	qualified|certified|accredited|registered|approved|licensed
origin	0	existing|inherited|already|given|standard|supplied
origin	0	from|to|off|using|following|on a|an|the|my|our|his|her|their|set <any3> @plan|template|script|recipe|design|drawing|brief|spec|instruction|pattern|guideline|list|menu|picture|sheet|sketch|procedure
origin	0	set|written|made|chosen|drawn|designed|prepared|planned|decided|agreed by
origin	0	@follow
origin	0	to order|plan|spec|brief|drawing|instruction|instructions
origin	2	@design|devise|invent|conceive|found|pioneer|originate|instigate|initiate|formulate|architect
origin	2	@create|develop|introduce|launch|establish|plan|choose|select|decide
origin	2	my own
origin	2	from scratch
origin	2	@come up with
authority	0	@check|sign|review|approve|authorise|countersign|inspect|verify|correct|proofread|supervise|oversee off? by
authority	0	for|to|awaiting|pending|before|after|subject a|an|the|my|his|her|to? <any3> @sign-off|approval|review|authorisation|checking|signature|decision
authority	0	with permission|approval|agreement|consent
authority	0	@let|allow|ask|tell|want|agree me
authority	2	@approve|authorise|certify|decide|determine|countersign|veto
authority	2	@sign off
authority	2	own|full authority|discretion|initiative|responsibility
charge	0	under|to|for my|the|a|an|our <any2> @manager|supervisor|senior|lead|boss|foreman|head|chef|director|owner|consultant|partner
charge	2	@lead|manage|supervise|oversee|coordinate|head|direct|run|chair|captain <any3> @team|staff|crew|gang|volunteer|people|colleague|department|shift|squad|group|branch|store|shop|kitchen|ward|site
charge	2	in charge of
charge	2	@report|work|working|reporting to me
charge	2	line-managed|line-managing|line-manage
charge	2	my|own team|staff|crew|department
charge	2	@run|own a|the|my|own business|company|firm|practice|shop
qualified	0	unqualified|untrained|uncertified|unregistered|part-qualified
qualified	0	not yet? qualified|certified|registered|signed|trained
qualified	1	in-house|informal|informally|internal training|course
qualified	2	qualified|certified|certificated|accredited|chartered|registered|licensed|licenced|approved|ticketed
qualified	2	qualification|certificate|certification|accreditation|diploma|licence|nvq|btec|degree
extent	1	bit|part|piece|some|section|half|third|quarter|corner of|off
extent	1	partly|partially|half
extent	3	fully|entirely|completely|throughout|whole|wholly|entire|complete|comprehensive|comprehensively|end-to-end|start-to-finish
extent	3	start|beginning|first to finish|end|last
extent	3	all aspects|stages|areas|parts|kinds|types|sides of
extent	3	every aspect|stage|area|part
extent	3	full range
extent	3	from start to finish
expertise	1	learning|beginner|novice|basic|new|some|little|shown
expertise	2	familiar|confident|comfortable|competent|capable|trained|practised|used
expertise	3	expert|specialist|specialising|specialised|skilled|experienced|proficient|expertise|mastery|seasoned|accomplished|adept
expertise	3	strong|deep|extensive|thorough|wide knowledge|experience|understanding|skills|background
span	1	once|one|single|a day|shift|night|evening|morning|afternoon|visit|occasion|time
span	1	one-off
span	1	two|three|few|couple|several of? days|shifts|nights|evenings|mornings|occasions|times
span	2	one|two|three|a|few|several|four|six|eight week|weeks|fortnight
span	3	one|two|three|few|several|four|five|six|nine|a|last|one month|months|summer|summers|term|season|placement
span	4	year|years
span	5	many|several|over|long|numerous years
span	5	long-term|long-standing|career|decade|decades
size	1	small|little|minor|simple|basic|light|short|tiny|low|straightforward|routine|easy|ordinary
size	3	large|big|major|significant|substantial|extensive|complex|wide|high-volume|key|critical|important|high-value|high-profile|flagship|prestigious|multi-million|huge|vital|busy|strategic
speed	2	quickly|promptly|swiftly|rapidly|fast|immediately|instantly|same-day|speedily
speed	2	within|inside|in under minutes|hours|days|target|deadline|time|budget
speed	2	on|ahead|to of? time|schedule|deadline|deadlines|target|budget
speed	0	late|behind|overdue|delayed|slow|slowly|overran
speed	0	over budget|time
mode	1	phone|telephone|call|calls|phoned|rang|helpline
mode	2	email|emails|e-mail|letter|letters|post|mail|written|writing
mode	3	face-to-face|in-person|person|counter|desk|door|doorstep|home|visit
mode	4	online|virtual|remote|remotely|zoom|teams|video|web|webchat|chat|website|app
clients	1	domestic|residential|private|household|households|homeowner|home|homes|individuals
clients	2	commercial|business|businesses|corporate|industrial|company|companies|firms|trade
clients	3	public|council|government|nhs|charity|charities|schools|local-authority
ages	1	baby|babies|toddler|toddlers|infant|infants|newborn|newborns
ages	2	child|children|kid|kids|pupil|pupils|primary
ages	3	teenager|teenagers|teens|adolescent|adolescents|youth|youths|secondary
ages	3	young people|person|adults|offenders
ages	4	adult|adults|parent|parents|working-age
ages	5	elderly|older|retired|pensioner|pensioners|seniors
hours	1	early|mornings|morning|earlies|dawn|breakfast
hours	2	afternoon|afternoons|lunchtime|lunchtimes|lunch
hours	3	evening|evenings|lates|dinner
hours	4	night|nights|overnight|nightly
hours	5	weekend|weekends|saturday|saturdays|sunday|sundays
gain	1	worse|down|fell|dropped|lost|missed|failed|declined|decreased|overran|decline|loss|shortfall|below
gain	2	same|steady|unchanged|level|maintained|held|kept|stayed
gain	3	improved|better|up|rose|grew|increased|won|exceeded|beat|above|growth|increase|rise|gain|improvement|higher|record
gain	2	less|fewer|more|faster|slower|shorter|quicker|cheaper|longer|bigger|smaller|easier|instead|now
gain	2	used to`
