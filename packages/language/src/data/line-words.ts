// Written by `npm run data` from data/line-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const lineWords = `list	words
acts-kept-by-law	first aiders?|first aid at work|class [12] drivers?|Gas Safe engineers?|veterinary surgeons?|dispensing opticians?|(?:responsible|superintendent) pharmacists?|approved mental health professionals?|justices? of the peace|approved driving instructors?
acts-with-own-papers	hold|gain|obtain|pass|complete|achieve|earn|renew|attain|get|attend|undertake|take|have|possess|receive|carry|win|use|maintain|keep|study|finish|secure|qualify|retain|deliver|teach|provide|give|do
acts-with-papers-of-others	process|check|verify|inspect|audit|record|log|track|monitor|review|file|arrange|organise|book|schedule|coordinate|sort|chase|administer|request|order|scan|collect|validate|ensure|submit|oversee|manage|copy|photocopy|examine|upload|handle|initiate|conduct|perform|run|sponsor|fund
adjectives	first
adjectives	second
adjectives	third
adjectives	dry
adjectives	wet
adjectives	deep
adjectives	hard
adjectives	soft
adjectives	hot
adjectives	cold
adjectives	cross
adjectives	fast
adjectives	quick
adjectives	slow
adjectives	high
adjectives	low
adjectives	early
adjectives	late
adjectives	lone
adjectives	online
adjectives	offline
adjectives	on
adjectives	remote
adjectives	live
adjectives	mobile
adjectives	safe
adjectives	joint
adjectives	local
adjectives	mental
adjectives	legal
adjectives	original
adjectives	digital
adjectives	regional
adjectives	national
adjectives	final
adjectives	internal
adjectives	external
adjectives	manual
adjectives	clean
adjectives	open
adjectives	close
adjectives	direct
adjectives	indirect
adjectives	front
adjectives	back
adjectives	main
adjectives	key
adjectives	core
adjectives	general
adjectives	special
adjectives	good
adjectives	new
adjectives	old
adjectives	young
adjectives	small
adjectives	large
adjectives	full
adjectives	part
adjectives	whole
adjectives	smart
adjectives	lean
adjectives	agile
adjectives	green
adjectives	public
adjectives	home
adjectives	indoor
adjectives	outdoor
adjectives	overseas
adjectives	senior
adjectives	junior
adjectives	advanced
adjectives	basic
adjectives	complex
adjectives	heavy
adjectives	light
adjectives	free
adjectives	short
adjectives	long
adjectives	wild
adjectives	fine
adjectives	fresh
adjectives	private
adjectives	customer-facing
after-drive	and|or|but|to|from|between|around|round|across|in|on|within|for|at|with|as|out|safely|legally|during|into|through|throughout|over|up|long|daily|regularly|independently|yourself|themselves|is|are|will|essential|required|due|because|so|if|since|when|this|that|there|you|we
before-a-figure-of-a-name	level|year|years|key stage|ks|grade|band|class|category|cat|tier|type|phase|stage|part|section|unit|module|schedule|chapter|no\\.?|number|iso|bs|en|office|windows|version|v|python|html|css|angular|web|covid|room|ward|route|flat|apt|page|week|day|model|mark|mk|form|act|fortune|ftse|gcse|nvq|ielts|section|scqf|rqf|fs|t|g|a|b|c|e|f|h|m|p|s
between-writer-and-title	as|be|been|am|was|is|became|become|acting|i|and|or|my|own|who|of|in|on|at
broken-off	dropped out|withdrew|withdrawn|failed|discontinued|abandoned|incomplete|unfinished|no award|not awarded
broken-off	(?:half|part)[\\s-]?(?:way|done|finished|completed?)|partially completed|stopped (?:after|before|in|half|part)
broken-off	left (?:early|without|before|half|part|(?:after|during|in) (?:the |my )?(?:an?|one|two|three|six|first|second|third|1st|2nd|3rd|year|\\d+)\\b)
broken-off	(?:did(?: not|n[’']t)|was not|not|never) (?:completed?|finish(?:ed)?|pass(?:ed)?|graduated?|awarded)
broken-off	(?:only )?did (?:only |just )?(?:the )?(?:one|1|first|1st|half|part|some) (?:year|term|semester|unit|module|of)s?
broken-off	(?:one|1|first|1st) (?:year|term|semester) only
describes-an-object	\\d.*|all|any|both|several|multiple|various|daily|weekly|monthly|quarterly|annual|yearly|regular|large|small|new|busy|complex|high|quality|full|large-scale|high-volume|key|main|internal|external|basic|routine|different|many|some|hot|cold|fresh|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|department(?:al)?|store|ward|site|branch|guest|customer|client|patient|resident|pupil|\\p{L}+s?[’'](?:s)?
endings-of-adjectives	al|[^l]ic|ive|ous|able|ible|ary|ful|less|ed|ern|est|[^ptw]ly|ian|ese|ish
gerunds-as-nouns	marketing|training|cleaning|building|engineering|accounting|printing|mailing|nursing|catering|teaching|purchasing|packing|parking|recruiting|testing|shipping|billing|monitoring|coaching|banking|trading|learning|reporting|funding|pricing|advertising|selling|buying|filing|drawing|painting|writing|meeting|lighting|heating|programming|modelling|fitting|manufacturing|mentoring|working|operating|counselling|scaffolding|plumbing|roofing|flooring|welding|serving|opening|closing|standing|sporting|fencing|packaging|tiling|wiring
guidance	supervision|guidance|direction|assistance|help|behalf|instead|place|absence|leadership|oversight|instruction
holds-a-paper	hold|holds|held|have|has|had|carry|carried|possess\\w*|got|gained|obtained|completed?|passed|renewed|were|was|are|is
idioms	A level [1-8]\\b
idioms	(?:maternity|paternity|parental|adoption|sick|annual|compassionate) (?:leave|cover|pay|policy)
idioms	(?:would|will|may|might|also|very) be (?:\\w+ )?helpful
idioms	of (?:any|every|all|some|this|that|one|each|the same) kinds?
idioms	numerate (?:subject|discipline|degree)
idioms	positive attitude (?:to|towards)(?! (?:work|others|people))
idioms	take (?:the|your|that|a) next step
idioms	(?:existing|new|dormant|lapsed|active|customer|user|social media) accounts
idioms	plain English
idioms	appointment is
idioms	on admission
idioms	(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:night|lunch|lunchtime)s?(?! shifts?)
idioms	shortlisted (?:for|as)
idioms	offer (?:visa )?sponsorship
idioms	temp(?:orary)? to perm(?:anent)?
idioms	visa sponsorship
idioms	(?:by|over the|on (?:the|your|our)|via|per|or|and) (?:tele)?phone(?! calls?\\b)
idioms	(?:by|via) e-?mail
idioms	in person
idioms	(?:your|our|the|a|an?other) (?:mobile )?phone(?! calls?\\b)
idioms	with (?:the )?accounts(?! department)
idioms	face of the
idioms	(?:free|staff|on-site) (?:parking|gym|membership)
idioms	call (?:us|me|on|for)
idioms	e-?mail (?:us|me|your|\\S+@\\S*)(?!\\p{L})
includes	included?|includes|including|involved?|involves|consisted of|consists of|entailed|entails|comprised|were|was|is
jobs	executive|officer|manager|labourer|worker|apprentice|consultant|lead|director|teacher|engineer|technician|operative|supervisor|coordinator|assistant|administrator|specialist|trainee|intern|student|clerk|nurse|chef|driver|partner
joins-or-counts	of|for|to|in|on|at|with|and|or|by|from|up|out|over|off|into|as|than|per|via|under|after|before|between|through|around|not|no|own|self|one|people's
joins-words	an?|the|of|for|from|by|to|in|on|at|with|and|or|but|as|who|that|which|since|until|during|across|within|over|per|while|when|where|after|before|through|under|via|is|are|was|were|be|has|have|had|my|our|their|his|her|its|all|every|each|\\d.*
joins-words-or-tells-when	an?|the|of|for|from|by|to|in|on|at|with|and|or|but|as|who|that|which|since|until|during|across|within|over|per|while|when|where|after|before|through|under|via|is|are|was|were|be|has|have|had|my|our|their|his|her|its|all|every|each|when|whenever|if|because|so|daily|weekly|monthly|safely
leads-to-a-paper	to|through|for|towards?|gain|achieve|complete|pass|obtain|reach|gaining|achieving|completing|passing
leads-to-own-title	promoted|progressed|advanced|appointed|moved|rose|up|returned|back|stepped|elevated|upgraded|step|duties|role|position|post|responsible|qualified|trained|works?|path|route|way|transition\\w*|in|began|from
leads-to-somebody-else	work\\w*|liais\\w+|report\\w*|assistant|secretary|pa|alongside|together|support|supervised|led|managed|trained|overseen|assessed|taught|mentored|guided|handover|communicat\\w+|meet\\w*|met|handed|escalat\\w+|speak\\w*
light-heads	standards?|practices?|procedures?|rules|regulations?|requirements?|principles?|skills?|knowledge|awareness|understanding|duties|work|tasks|experience|compliance|responsibilit(?:y|ies)|protocols?|guidelines?|methods?|techniques?|cover|projects?|process(?:es)?|frameworks?|environments?
no-object-of-its-verb	(?:line|account|product|key account|floor|case|problem|development|project portfolio|night|time|front of house|duty|hot desk) manag\\w*|(?:home|day|night|live-in|after|wrap\\w*) car(?:e|ing)|(?:door|site) supervis\\w+|machine learning|(?:field|table|room|silver|counter|customer) service|business intelligence|(?:web|business|product|community|personal|organi[sz]ational?|early years) develop\\w*|team (?:work|lead)\\w*|(?:tele|product|influencer|content|event|brand|field|shopper) market\\w*|(?:field|product|desk|service) design|(?:key|support|youth|night|case|group|team|shift|social|outreach|detached|care) work\\w*|life support|cost price|spot check\\w*|head count
nouns-behind-gerunds	materials?|products?|sessions?|programmes?|courses?|department|budgets?|equipment|sites?|strateg\\w+|activit\\w+|campaigns?|duties|services?|assistants?|supplies|plans?|needs|work|skills|centres?|systems?|manager|officer|days|operations|tasks|areas?|agents?|licen\\w+|knowledge|practices?|environment|experience|procedures|hours|capital|costs|standards?
nouns-like-adjectives	material
nouns-like-adjectives	animal
nouns-like-adjectives	hospital
nouns-like-adjectives	metal
nouns-like-adjectives	journal
nouns-like-adjectives	signal
nouns-like-adjectives	terminal
nouns-like-adjectives	cereal
nouns-like-adjectives	capital
nouns-like-adjectives	deal
nouns-like-adjectives	goal
nouns-like-adjectives	coal
nouns-like-adjectives	seal
nouns-like-adjectives	mineral
nouns-like-adjectives	memorial
nouns-like-adjectives	festival
nouns-like-adjectives	meal
nouns-like-adjectives	appraisal
nouns-like-adjectives	referral
nouns-like-adjectives	proposal
nouns-like-adjectives	rental
nouns-like-adjectives	arrival
nouns-like-adjectives	removal
nouns-like-adjectives	withdrawal
nouns-like-adjectives	portal
nouns-like-adjectives	medal
nouns-like-adjectives	chemical
nouns-like-adjectives	musical
nouns-like-adjectives	music
nouns-like-adjectives	traffic
nouns-like-adjectives	fabric
nouns-like-adjectives	clinic
nouns-like-adjectives	graphic
nouns-like-adjectives	mechanic
nouns-like-adjectives	plastic
nouns-like-adjectives	topic
nouns-like-adjectives	logistic
nouns-like-adjectives	statistic
nouns-like-adjectives	diagnostic
nouns-like-adjectives	archive
nouns-like-adjectives	executive
nouns-like-adjectives	operative
nouns-like-adjectives	representative
nouns-like-adjectives	vegetable
nouns-like-adjectives	cable
nouns-like-adjectives	table
nouns-like-adjectives	vehicle
nouns-like-adjectives	diary
nouns-like-adjectives	salary
nouns-like-adjectives	library
nouns-like-adjectives	dispensary
nouns-like-adjectives	secretary
nouns-like-adjectives	beneficiary
nouns-like-adjectives	summary
nouns-like-adjectives	bed
nouns-like-adjectives	feed
nouns-like-adjectives	seed
nouns-like-adjectives	shed
nouns-like-adjectives	need
nouns-like-adjectives	speed
nouns-like-adjectives	weed
nouns-like-adjectives	request
nouns-like-adjectives	pest
nouns-like-adjectives	test
nouns-like-adjectives	forest
nouns-like-adjectives	guest
nouns-like-adjectives	chest
nouns-like-adjectives	interest
nouns-like-adjectives	harvest
nouns-like-adjectives	librarian
nouns-like-adjectives	technician
nouns-like-adjectives	fish
nouns-like-adjectives	dish
nouns-like-adjectives	rubbish
nouns-like-adjectives	polish
of-oneself	i|was|am|been|being|my|own|myself|me|with|alongside|one|only|member|as|by
opens-a-person	an?|the|our|their|his|her|its|another|each|every|any|this|that|two|three|four|five|\\d+
opens-an-act	to|and|or|will|must|can|should|could|would|you|who|help|helped|then|also|i
opens-an-object	the|a|an|all|any|new|my|our|his|her|their|its|these|those|each|every|some|up|out|off|down|over|around|\\d.*|£.*|customers'|people|them|it|him|us|me
own-duties	duties|responsibilities|tasks|role|job|work
papers	licen[cs](?:e|es|ed)|certificates?|certified|certification|tickets?|cards?|badges?|permits?|qualified|qualifications?|diplomas?|degrees?|registered|registration|accredited|accreditation|members?|membership|PIN
papers-of-others	checks?|licen[cs]es?|cards?|certificates?|certification|registrations?|registered|clearance|vetting|PIN|tickets?|badges?|qualifications?|degree|diploma|training|courses?|passports?|permits?|insurance|refreshers?|records?|files?|level \\d|right to work
right-regular-pasts	costed|casted|overseed|leaded|leaved|seed|singed|ringed|lighted|weaved|grinded|bided|inputted|typesetted|broadcasted|forecasted|rostered|sheared|mowed|sawed|sewed|showed|thawed|learned|strived|speeded|putted|bended|hanged|setted
stems-of-short-adjectives	fast|slow|quick|high|low|long|short|small|larg|great|new|old|young|cheap|clean|larg|saf|easi|busi|heavi|earli|lat|strong|clear|wid|near|few|big+|hot+
stops-a-verb	with|my|own|myself|as|using|i|while|because|or|holding|who|plus|via
things-that-end-like-acts	station|position|location|portion|section|question|application|equipment|department|apartment|documentation|information|education|legislation|population|corporation|foundation|association|institution|organisation|function|condition|tradition|edition|option|auction|caution|situation|vacation|occupation
titles-of-field	retail|sales|reception|catering|hospitality|housekeeping|security|logistics|administration|admin|finance|accounts|marketing
titles-of-field	HR|IT|customer (?:service|services|care|support)|childcare|construction|transport|agriculture|maintenance|front of house
titles-of-job	jobs?|roles?|positions?|posts?|placements?|internships?|apprenticeships?|traineeships?|secondments?|rounds?|stints?
titles-of-people	staff|crew|personnel
titles-of-work	work|works|experience|labour|duties|temping
verbs-of-no-deed	be|have|do|work|love|enjoy|like|know|feel|want|show|need
verbs-that-double	refer|embed|input|begin|transfer|prefer|submit|permit|commit|admit|omit|transmit|occur|incur|infer|confer|defer|regret|equip|allot|format|kidnap|recap|worship|outfit|program|debug|reset|babysit|unplug|offset|upset|typeset|forget|unwrap|rewrap
verbs-too-wide	work|do|have|be|make|get|take|give|go|set|use|see|look|come|put|keep|hold|own|end|found|call|act|turn|like|back|form|name|need|start|follow|join|cover|meet|show|read|run|lead|aid|can|book|fund
verbs-with-two-objects	allow|ask|award|give|grant|lend|offer|pay|sell|send|show|teach|tell
what-is-filed	records?|files?|applications?|paperwork|forms?|documents?|logs?|registers?|trackers?|spreadsheets?|compliance|renewals|expiry|matrix|databases?|checks
working-times	nights?|days|evenings?|weekends?|Saturdays?|Sundays?|shifts?|rotas?|hours|overtime|holidays|part[- ]time|full[- ]time|temporary|seasonal|voluntary|volunteering|travel`
