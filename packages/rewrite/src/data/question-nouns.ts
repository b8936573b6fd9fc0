// Written by `npm run data` from data/question-nouns.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const questionNouns = `trade	nouns	acts	kind	per	question	fit
nursing	patient|inpatient	nurse|care|look_after|lead|monitor|supervise|support|feed|wash|bathe|observe	count	at a time		
porter	patient	move|transfer|transport|take|push|collect|escort|convey|bring|wheel|lift	flow	shift		
nursing	patient|outpatient|casualty		flow	day		
nursing	ward		words		How many beds did the ward have?	paren:beds
nursing	bed	make|clean|change|strip	flow	shift		
nursing	bed		count			
nursing	observation|vital sign|ob|obs		flow	shift	How many patients did you check on a shift?	paren:patients a shift
nursing	medication|medicine|tablet|drug round|medicine round|meds round|medication round|drug	give|administer|dispense|do|handle|manage|prompt|help|support	flow		How many people did you give {the} to on a round?	paren:people a round
nursing	wound|dressing|wound dressing|catheter|stoma		flow	week		
nursing	injection|vaccination|jab|immunisation|vaccine		flow	week		
nursing	infusion|drip|cannula|iv|blood transfusion		flow	shift		
nursing	handover	give|do|lead|take|attend|make	words		How many patients did you hand over?	paren:patients
nursing	student nurse|mentee|preceptee		flow	year		
nursing	admission|discharge		flow	week		
nursing	care plan|support plan		count		How many people’s care plans?	paren:people
nursing	ward round		words		How many patients did you see on a round?	paren:patients a round
care	resident	care|look_after|support|assist|help|feed|wash|dress|bathe|bath|lift|hoist|move|serve|entertain|toilet|change|turn|sit|do|keep	count		How many residents did you look after on a shift?	
care	service user|client with dementia|elderly person|older person|old person|older adult|elderly people|old people|elderly|lady|adult|elder	care|look_after|support|assist|help|feed|wash|dress|bathe|bath|lift|hoist|move|serve|entertain|toilet|change|turn|sit|do|keep	count		How many people did you look after on a shift?	
care	resident|tenant in supported living|elderly person|older person|old person|older adult|elderly people|old people|elderly|lady|adult|elder		count			
care	service user|person with learning disabilities		count	at a time		
care	personal care|toileting|intimate care|washing and dressing|continence care		words		How many people did you help on a shift?	paren:people a shift
care	care call|home visit|domiciliary visit|welfare visit|call-out|house call		flow	day		
care	activity|outing|bingo|craft session|singalong	run|lead|organise|plan|do|arrange|host	words		How many people joined in?	paren:people
care	hoist|rotunda|stand aid		words		How many people did you move with {the} on a shift?	paren:people a shift
care	carer|care staff|care worker		count			
care	mar chart|fluid chart|food chart|turn chart		words		How many people’s charts did you keep?	paren:people
care	family|carer and family	support|help|visit|advise|work|see	count		How many families did you support at a time?	
midwifery	birth|home birth|delivery of babies|labour	attend|deliver|assist|lead|manage|support	flow	year		
midwifery	baby|newborn	deliver|check|weigh|examine|screen|bath	flow	week		
midwifery	baby|newborn		count		How many babies did you look after at a time?	
midwifery	woman|mother|mum|pregnant woman		count		How many women did you look after at a time?	
midwifery	antenatal class|parentcraft class|antenatal clinic|postnatal visit|antenatal visit|booking appointment		flow	month		
clinic	clinic|outpatient clinic|surgery list	run|hold|lead|do|deliver|manage|cover|help|support|assist	words		How many patients did you see in a clinic?	paren:patients a clinic
clinic	appointment|booking		flow	day		
clinic	referral		flow	week		
clinic	prescription|repeat prescription|repeat script|script|item	dispense|process|issue|check|fill|handle|label|prepare|assemble|deliver|chase	flow	day		
clinic	blister pack|dosette box|dosette|weekly pack|tray of medicines		flow	week		
clinic	medical record|patient record|patient note|health record		flow	day	How many records did you handle in a day?	paren:records a day
clinic	test result|lab result|blood result		flow	day		
dental	dentist|hygienist|orthodontist	assist|support|work|nurse|help	count			
dental	surgery|dental surgery|treatment room		words		How many patients came through in a day?	paren:patients a day
dental	instrument|dental instrument	clean|sterilise|autoclave|wash|prepare|bag	words		How many sets of instruments did you prepare a day?	paren:sets a day
dental	impression|filling|extraction|implant|x-ray|radiograph|check-up|treatment		flow	week		
pharmacy	controlled drug|cd		words		How many checks of {the} did you do a week?	paren:checks a week
therapy	exercise class|rehab class|falls class|therapy session|rehab session|group session		words		How many people came to a class?	paren:people a class
therapy	caseload		words		How many cases were on {the}?	of:cases
therapy	exercise plan|exercise programme|rehab programme|treatment plan		flow	month		
therapy	splint|walking aid|wheelchair|orthotic		flow	month		
ambulance	emergency call|999 call|emergency|incident|job	respond|attend|go|answer|deal|crew	flow	shift		
ambulance	ambulance|vehicle check|emergency vehicle	crew|drive	flow	shift	How many calls did the crew take on a shift?	paren:calls a shift
imaging	scan|x-ray|film|plain film|chest x-ray|ct scan|mri scan|ultrasound|image		flow	day		
imaging	examination		flow	day		
lab	sample|specimen|blood sample|swab|urine sample		flow	day		
lab	test|assay|pcr|cell culture|titration|experiment|calibration		flow	week		
lab	reagent|buffer		flow	week	How many batches did you make a week?	paren:batches a week
lab	autoclave|centrifuge|analyser|microscope	calibrate|maintain|run|operate|service|clean	count			
porter	specimen|meal trolley|linen|oxygen cylinder|cylinder|gas cylinder|post|mail	deliver|take|collect|move|carry|swap|replace|push	flow	shift	How many runs did you make on a shift?	paren:runs a shift
porter	trolley|wheelchair|mattress		flow	shift		
social work	case|child protection case|safeguarding case|open case		count		How many cases did you have at a time?	
social work	assessment|needs assessment|risk assessment|care act assessment|capacity assessment|core assessment		flow	month		
social work	court report|statement|chronology		flow	year		
social work	child in care|looked after child|foster carer|kinship carer|adopter|young person|care leaver|teenager		count			
social work	conference|strategy meeting|child protection conference|review|core group|case conference	chair|lead|run|hold|attend|convene	flow	month		
social work	safeguarding concern|concern		flow	year	How many concerns did you handle in a year?	paren:concerns a year
social work	placement		flow	year		
housing	tenant|leaseholder|household		count			
housing	tenancy|property|flat|home|unit|house	manage|let|inspect|look_after|maintain|run|handle|oversee|sell|value|view	count			
housing	arrear|rent arrears|rent		money		How much was owed?	worth
housing	repair|void|void property|viewing|valuation|inspection|inventory		flow	week		
housing	eviction|possession claim|nuisance complaint|anti-social behaviour case		flow	year		
estate agency	sale|let|instruction|offer|completion|exchange	agree|progress|negotiate|handle|win|close|secure|arrange|complete	flow	month		
estate agency	buyer|vendor|landlord|applicant		flow	month		
teaching	pupil|student|learner|child	teach|tutor|instruct|support|help|coach|lead|supervise|work|read|assist|educate|prepare	count			
teaching	class|reception class|form class|tutor group		words		How many pupils were in the class?	of:people
teaching	tutorial|seminar|lecture|assembly|practical		flow	week		
teaching	book|exam paper|essay|homework|coursework|assignment|mock|paper|dissertation	mark|grade|assess|moderate|check|feed_back	flow	week		
teaching	after-school club|lunch club|breakfast club|club|homework club|chess club|drama club	run|lead|organise|set_up|start|hold|coach	words		How many pupils came to {the}?	for:pupils
teaching	trip|school trip|field trip|residential|visit	organise|run|lead|plan|arrange|supervise	words		How many people went on each trip?	for:people
teaching	parents’ evening|parents evening|open day|sports day|school play|show|concert		words		How many people came?	for:people
teaching	phonics|reading group|reading|maths|math|english|science|literacy|numeracy|intervention|interventions|spelling	teach|lead|run|deliver|support|do|help|tutor	words		How many pupils were in a group?	paren:pupils a group
teaching	scheme of work|lesson plan|worksheet|resource	write|plan|make|create|design|produce|prepare|develop	words		How many classes used {the}?	paren:classes
teaching	playground|playtime|lunch duty|break duty		words		How many children were out at once?	paren:children
teaching	ehcp|iep|individual plan|learning plan		count		How many pupils had one?	paren:pupils
early years	child|toddler|baby|under-twos|key child|pre-schooler		count		How many children did you look after?	
early years	nappy|snack|nap	change|do|make|prepare|give|serve	flow	day	How many children did you do this for?	paren:children
early years	learning journey|observation|development record|next step		count		How many key children did you have?	paren:key children
early years	messy play|story time|circle time|forest school|outdoor play|song time		words		How many children took part?	paren:children
research	paper|article|publication|abstract|manuscript|chapter|poster|case study	write|publish|author|present|submit|edit|review|co-author	count			
research	interview|focus group|questionnaire|survey|participant|volunteer	interview|recruit|run|conduct|design|carry_out|survey|hold|do|consent|transcribe|collect	count			
research	grant|bid|funding bid|funding application|fellowship|grant application		money		How much did {the} bring in?	worth
research	phd student|master’s student|research assistant		count			
kitchen	cover		flow	service		
kitchen	meal|food|dish|lunch|dinner|breakfast|starter|dessert|main|main course|pastry|sauce|vegetable|meat|fish|menu	cook|prepare|make|plate|serve|prep|run|do|produce|chop|dress|garnish	flow	service	How many covers did the kitchen do in a service?	paren:covers a service
kitchen	kitchen|section|grill|pass|larder|pastry section|sauce section|fryer	run|lead|work|manage|cover|head|supervise|cook|open|look_after	words		How many covers did the kitchen do in a service?	paren:covers a service
kitchen	pot|pan|plate|dish|cutlery|washing up|glass	wash|clean|dry|scrub|polish|do	words		How many covers did the kitchen do in a service?	paren:covers a service
kitchen	fridge temperature|food temperature|temperature		flow	day	How many checks did you do a day?	paren:checks a day
kitchen	special|recipe|new dish|tasting menu	create|develop|design|write|plan	count			
kitchen	cake|loaf|sandwich|pizza|bread|burger|salad	bake|make|prepare|decorate|cook|sell	flow	day		
hospitality	table|diner	wait|serve|look_after|clear|lay|wait_on|run	flow	shift	How many tables did you look after at a time?	
hospitality	coffee|drink|cocktail|pint|tea|hot drink		flow	shift		
hospitality	bar|cafe|café|restaurant|coffee shop|pub	run|manage|work|serve|open|close|lead|supervise	words		How many customers came in on a shift?	paren:customers a shift
hospitality	guest|hotel guest		flow	day		
hospitality	room|bedroom|guest room|hotel room	clean|service|make|prepare|turn|strip|check	flow	shift		
hospitality	reservation|check-in|check-out|room booking		flow	day		
hospitality	function|wedding|banquet|party|conference		flow	year		
hospitality	event	organise|run|plan|host|manage|coordinate|deliver|stage|arrange|support	flow	year	How many people came to an event?	for:people
hospitality	cellar|barrel|keg|line cleaning		flow	week	How many lines or barrels did you look after?	paren:lines
retail	till|checkout|counter|cash register|self-checkout|tills		words		How many customers did you serve on a shift?	paren:customers a shift
retail	customer|shopper		flow	day		
retail	customer service		words		How many customers did you serve in a day?	paren:customers a day
retail	shop|store|department|branch|concession|shop floor	run|manage|lead|head|oversee|supervise	money		What did the shop take in a week?	paren:a week
retail	stock|goods|merchandise	manage|order|control|buy|count|look_after|handle|oversee|stocktake	money		How much was the stock worth?	worth
retail	stock control|stock management|stocktake|stock take|inventory		money		How much was the stock worth?	paren:worth
retail	shelf|display|bay|aisle|window display	fill|stack|restock|replenish|build|dress|create|change|face|tidy|merchandise|work	count			
retail	cash|taking|takings|banking|cashing up|petty cash|safe		money		How much did you handle in a day?	paren:a day
retail	refund|exchange|return|online order|click and collect order|loyalty card		flow	day		
retail	delivery|drop		flow	week		
sales	sale|product|service|contract|policy|membership|phone contract|insurance|upgrade	sell|upsell	money		How much did you sell in a month?	paren:a month
sales	account|key account|client account	manage|handle|look_after|run|develop|win|grow|oversee	count			
sales	lead|prospect|cold call|enquiry|demo|appointment|sales call|pitch	generate|make|follow|chase|qualify|book|handle|convert|call|arrange|contact|deliver|win|find	flow	week		
sales	target|sales target|kpi	hit|meet|exceed|beat|achieve|reach|work	words		How did you do against target?	result
sales	quote|quotation|tender|estimate|proposal		flow	month		
sales	territory|patch|area|region	cover|manage|run|look_after|visit	words		How many customers were in {the}?	paren:customers
sales	client|new client|new business		count			
sales	stand|trade show|exhibition|stall|fair		flow	year		
office	phone|telephone|switchboard|phone line|helpline	answer|man|staff|cover|take|handle|work	flow	day	How many calls a day?	swap:calls
office	phone|telephone|switchboard|helpline|phone line	-|do|work|cover|be	flow	day	How many calls did you take in a day?	paren:calls a day
office	front desk|reception desk|reception		flow	day	How many visitors did you deal with in a day?	paren:visitors a day
office	call|phone call|telephone call|telephone enquiry|inbound call		flow	day		
office	caller|visitor		flow	day		
office	email|e-mail|message|inbox|post|letter|parcel	answer|handle|reply|sort|open|frank|send|deal|manage|process|respond|type|distribute	flow	day		
office	standard letter|mailshot		flow	week		
office	enquiry|query|request|question		flow	day		
office	complaint|customer complaint		flow	month		
office	diary|calendar	manage|keep|run|look_after|organise|handle|maintain	words		How many people’s diaries?	paren:people
office	meeting|board meeting|committee	arrange|organise|book|set_up|minute|chair|run|lead|coordinate|schedule|service	flow	month		
office	minute	take|write|type|produce	flow	month	How many meetings a month?	paren:meetings a month
office	travel|flight|hotel|trip|accommodation|travel booking	book|arrange|organise	flow	month	How many trips did you book in a month?	paren:trips a month
office	document|form|application|application form	process|check|type|scan|file|prepare|review|complete|handle|proofread|verify|copy|print|fill	flow	week		
office	database|spreadsheet|register|index|archive	keep|maintain|update|manage|build|run|set_up|look_after|file|organise	words		How many records were in {the}?	paren:records
office	file|record	keep|maintain|update|manage|build|run|set_up|look_after|file|organise	words		How many records did you update in a week?	paren:records a week
office	data	enter|input|key|type	words		How many records did you enter in a day?	paren:records a day
office	data entry		words		How many records did you enter in a day?	paren:records a day
office	stationery|office supply|consumable|supply	order|buy|purchase|manage	money		How much did you order in a month?	paren:a month
office	filing|scanning|photocopying|printing|typing|audio typing		none			
office	new starter|starter|new staff		flow	year		
office	director|partner|manager|executive|consultant|fee earner|doctor|gp	support|assist|work|type|help	count		How many {noun} did you support?	
office	badge|pass|permit	issue|make|print|sign|give|hand|check	flow	day		
office	office|building|site	run|manage|look_after|supervise	words		How many people worked there?	paren:people
office	rota|roster|timetable|schedule	write|plan|run|organise|arrange|manage|draw_up|make|prepare|do	words		How many people were on {the}?	for:people
finance	invoice|purchase invoice|sales invoice|supplier invoice		flow	month		
finance	payroll|pay|wages|wage|salary		words		How many people were on the payroll?	for:people
finance	purchase ledger|sales ledger|ledger|nominal ledger|bought ledger		words		How many invoices did you process in a month?	paren:invoices a month
finance	bank reconciliation|reconciliation|journal|balance sheet reconciliation|month end|bank statement		flow	month		
finance	account|company account|limited company account	prepare|do|produce|draft|complete	words		How many clients’ accounts did you prepare in a year?	paren:clients a year
finance	account|bank account	reconcile|audit|keep	count			
finance	tax return|vat return|return|set of accounts|statutory account|annual account|management account	prepare|file|submit|complete|do|produce|draft	flow	year		
finance	budget		money		How big was the budget?	of:
finance	debt|debtor|overdue account|credit control|outstanding payment|late payment|bad debt		money		How much did you recover?	paren
finance	payment|supplier payment|payment run	process|make|run|pay|approve	money		How much did you pay out in a month?	paren:a month
finance	expense|expense claim|claim|timesheet|purchase order|credit note|remittance		flow	month		
finance	audit|external audit|internal audit	lead|run|do|carry_out|conduct|plan|complete	flow	year		
finance	loan|mortgage|mortgage application|account opening		flow	month		
finance	forecast|cash flow|cash flow forecast|management report|variance		words		What {was} {the} used for?	used
finance	portfolio|fund|investment		money		How much {was} {the} worth?	worth
finance	client|sole trader|small business		count			
hr	vacancy|role|position|post	fill|recruit|advertise|handle|manage|resource	flow	year		
hr	candidate|applicant|cv		flow	month		
hr	interview	arrange|hold|run|conduct|book|schedule|do|organise	flow	month		
hr	grievance|disciplinary|disciplinary hearing|hearing|investigation|tribunal|redundancy|employee relations case|er case|sickness case|absence review		flow	year		
hr	induction|induction day		words		How many new starters went through {the}?	for:new starters
hr	recruitment		flow	year	How many people did you take on in a year?	paren:people a year
hr	absence|sickness|sickness absence	monitor|record|manage|track|log|report	words		How many staff did this cover?	paren:staff
hr	appraisal|one-to-one|1-to-1|supervision|performance review|return to work interview		flow	month		
hr	policy|staff handbook|handbook	write|rewrite|update|review|draft	words		How many staff did {the} cover?	paren:staff
hr	dbs check|right to work check|reference		flow	month		
any	team|workforce|crew|gang|squad	lead|manage|supervise|run|head|oversee|line_manage|coordinate|direct|recruit|hire|build	people		How many people were in {the}?	of:people
any	staff|employee|colleague	lead|manage|supervise|run|head|oversee|line_manage|coordinate|direct|recruit|hire|build	people		How many people did you look after?	of:people
any	staff|new staff|colleague|employee|starter|team member|junior|junior member|trainee|apprentice|intern|volunteer|assistant|temp|agency staff|graduate	train|coach|mentor|teach|induct|onboard|supervise|manage|lead|recruit|hire|support|buddy|show|develop|assess	count			
any	driver|nurse|cleaner|engineer|technician|operative|labourer|contractor|subcontractor|developer|designer|porter|waiter|chef|receptionist|officer|teacher|operator|mechanic|fitter|picker|paralegal|solicitor|analyst|support worker|healthcare assistant|kitchen porter|sales assistant|teaching assistant|bricklayer|joiner|electrician|plumber|welder|machinist	lead|manage|supervise|train|mentor|coach|recruit|hire|schedule|coordinate|oversee|allocate|induct|line_manage	count			
any	rota|shift	write|plan|run|organise|arrange|manage|draw_up|make|do	words		How many people were on {the}?	for:people
any	training|training session|workshop|course|webinar|toolbox talk|talk|presentation	deliver|run|lead|give|organise|provide|hold|design|do|facilitate|teach	flow		How many people did you train?	for:people
any	supplier		count			
any	shift	lead|run|manage|supervise	words		How many people were on the shift?	of:people
it	ticket|support ticket|incident|helpdesk ticket|service request|it query|fault	resolve|answer|handle|log|close|fix|deal|triage|work|respond|raise	flow	week		
it	user|end user		count			
it	laptop|computer|pc|desktop|printer|device|phone|tablet|server|workstation	build|set_up|install|configure|repair|maintain|support|roll_out|image|replace|deploy|fix|upgrade|manage|migrate|issue	count			
it	network|system|helpdesk|service desk|active directory|office 365|intranet|wifi	run|support|manage|maintain|look_after|administer|install|build|migrate|set_up	people		How many people used {the}?	for:people
it	app|website|web app|platform|portal|api|software|software tool|mobile app|application|microservice	build|develop|write|create|design|maintain|code|launch|ship|deploy|run|make|program	people		How many people use {the}?	for:people
it	test|unit test|automated test|test case|bug|defect|code review|pull request|release|deployment		flow	week		
it	server|database|pipeline|data pipeline|virtual machine|microservice|cluster		count			
it	data|dataset|data set|record	clean|analyse|process|migrate|merge|query|extract|model	words		How many records did you work with?	paren:records
it	report|dashboard	build|create|automate|write|produce|make|design	words		What {was} {the} used for?	used
it	sql query|query|script|macro|spreadsheet	write|build|automate|create|make	words		What {was} {the} used for?	used
it	model|forecast model|machine learning model	build|train|develop|create|fit	words		What {was} {the} used for?	used
marketing	campaign|email campaign|ad campaign	run|plan|manage|lead|create|launch|write|design|deliver	words		What did the best one achieve?	result
marketing	social media|social media account|instagram|facebook|twitter|tiktok|linkedin|channel		words		How many followers did {the} have?	paren:followers
marketing	newsletter|mailing list|email newsletter|blog		people		How many people read {the}?	for:people
marketing	post|blog post|article|press release|video|case study|podcast|photo	write|publish|create|make|produce|edit|shoot|schedule|film|take|post|design|sub	flow	month		
marketing	google ads|ppc|advert|advertising|paid social		money		How much was the budget a month?	paren:a month
marketing	seo|website|web traffic		people		How many visitors a month?	paren:visitors a month
design	logo|brand|poster|flyer|leaflet|brochure|banner|illustration|animation|layout|book cover|icon|brand identity|brochures|mock-up|wireframe|prototype|packaging|template		flow	month		
design	shoot|photo shoot|portrait|wedding		flow	month		
media	story|news story|page|headline|bulletin|programme|broadcast		flow	week		
projects	project	manage|lead|run|deliver|coordinate|oversee|head	money		What {was} {the} worth?	worth
projects	risk|risk log|risk register|action log|milestone|workstream		count			
projects	stakeholder|partner|partner organisation|funder		count			
civil service	briefing|submission|ministerial letter|foi request|parliamentary question|freedom of information request|correspondence|consultation|subject access request		flow	month		
civil service	visa application|benefit claim|passport application|planning application|licence|grant	assess|process|decide|handle|check|consider	flow	week		
charity	donation|fundraising|fund|money|sponsorship	raise|fundraise|collect|secure|bring|run|organise|lead|process|take	money		How much was raised?	paren
charity	donor|supporter|member|beneficiary|service user		count			
charity	food parcel|food bank|hot meal		flow	week	How many parcels or meals a week?	paren
charity	fundraising event|raffle|sponsored walk		money		How much did {the} raise?	paren
charity	drop-in|support group|coffee morning|youth club|youth group|session|group|holiday club|play scheme|lunch club|befriending	run|lead|host|set_up|organise|plan|deliver|facilitate|hold|start	words		How many people came?	for:people
legal	matter|file|case	run|manage|handle|carry|look_after|work|own	count	at a time		
legal	bundle|court bundle|trial bundle|witness statement|lease|will|contract|conveyancing file|completion|claim|deed|disclosure|letter of claim|defence|attendance note		flow	month		
legal	hearing|trial|mediation|appeal|inquest		flow	year		
legal	client		count		How many clients did you work with at a time?	
legal	search|land registry search|legal research		flow	month		
security	prisoner|offender|detainee		count	at a time		
security	patrol|arrest|search|cell check|roll check|room search		flow	shift		
security	statement|crime report|crime|investigation	take|write|investigate|deal|handle|lead	flow	month		
security	gate|door|entrance|event|venue|cctv|site	man|staff|guard|watch|secure|patrol|monitor	words		How many people came through on a shift?	paren:people a shift
transport	parcel|package|letter|drop|delivery	deliver|drop|sort|collect|load|scan|make	flow	day		
transport	route|round|post round|bus route|run	deliver|do|drive|cover|walk|run|plan|work	words		How many stops did {the} have?	paren:stops
transport	bus|coach|minibus|tram|train|taxi	drive|operate|run	words		How many passengers did you carry in a day?	paren:passengers a day
transport	lorry|van|truck|artic|hgv|7.5 tonne lorry	drive	words		How many drops did you do in a day?	paren:drops a day
transport	vehicle|lorry|van|truck|fleet	manage|run|maintain|service|check|schedule|clean|look_after|repair|inspect|load	count		How many vehicles did you look after?	before
transport	passenger		flow	day		
transport	load|container|trailer		flow	week		
transport	driver|route plan|transport plan		count			
warehouse	order|pick|line|item	pick|pack|process|dispatch|fulfil|check|prepare	flow	shift		
warehouse	order		flow	week		
warehouse	pallet|box|carton|crate|cage|tote		flow	shift		
warehouse	forklift|reach truck|fork lift|counterbalance|pallet truck|flt		words		How many pallets did you move on a shift?	paren:pallets a shift
warehouse	goods in|goods|delivery|lorry	receive|unload|book|check|load|put_away	flow	day	How many deliveries did you handle in a day?	paren:deliveries a day
warehouse	return|dispatch note		flow	day		
warehouse	warehouse|stockroom|depot|yard|store	run|manage|organise|supervise	words		How many pallets or lines did {the} hold?	paren
manufacturing	part|component|unit|casting|bracket|fixture|jig|panel|piece|assembly|housing|valve	make|machine|produce|weld|assemble|turn|mill|press|build|fit|cut|inspect|check|measure|deburr|grind|fabricate|test|pack|drill|paint	flow	shift		
manufacturing	machine|lathe|press|mill|line|production line|cnc machine|conveyor|packing line|filler|robot|bandsaw	run|operate|set|program|work|mind	words		How many parts did {the} make on a shift?	paren:parts a shift
manufacturing	machine|lathe|press|production line|line|conveyor|pump|motor|compressor|plant|equipment|asset	maintain|repair|service|inspect|fix|look_after|strip|overhaul|rebuild	count		How many machines did you look after?	
manufacturing	weld|joint|frame|gate|railing|pipe spool|spool|beam|tank|structure|steelwork	weld|fabricate|make|build|inspect|fit|cut	flow	week		
manufacturing	batch|mix|blend|run		flow	shift		
manufacturing	breakdown|changeover|tool change|fault		flow	week		
manufacturing	quality check|check|inspection|measurement|inspection report|nonconformance|non-conformance	do|carry_out|complete|record|make|perform|log	flow	day		
engineering	drawing|3d model|cad drawing|cad model|specification|sketch|general arrangement	produce|draw|make|prepare|check|design|draft|create|do|write|model	flow	project		
engineering	bridge|culvert|road|drain|retaining wall|footbridge|structure|pump station|drainage scheme	design|build|model|check|inspect|detail|set_out|supervise	money		What was the job worth?	job
engineering	site visit|site inspection|survey|borehole|trial pit|test		flow	month		
engineering	prototype|rig|test rig|product|machine|fixture	design|build|develop|make|prototype|model	words		What can people do with {the} now?	can
construction	brick|block	lay|point|cut|carry|load	flow	day		
construction	wall|garden wall|extension|chimney|footing|foundation	build|lay|point|repoint	flow	month	How many bricks did you lay a day?	paren:bricks a day
construction	house|plot|new build|flat|home|extension|apartment	build|finish|complete|fit|wire|plumb|roof|paint|decorate|renovate|refurbish|point|snag|plaster	count			
construction	site|building site	run|manage|oversee|lead|supervise	money		What was the job worth?	job
construction	staircase|door|kitchen|window|wardrobe|skirting|roof truss|floor|cabinet|worktop|stair|loft	fit|hang|make|install|build|lay|replace|cut|repair	flow	month		
construction	roof|roof tile|slate|gutter|flat roof		flow	month		
construction	room|ceiling|house|wall	paint|decorate|plaster|paper|wallpaper|sand|skim|prepare	flow	month	How many rooms did you finish in a week?	paren:rooms a week
construction	subcontractor|subbie|trade		count		How many {noun} were on site at a time?	
construction	snag|site diary|rams|method statement|permit|toolbox talk|induction		flow	week		
construction	valuation|variation|final account|interim valuation|cost plan|bill of quantities|tender package|payment application		money		What was the job worth?	job
construction	trench|hole|concrete|path|kerb|road|tarmac	dig|lay|pour|lay_out|set|break|fill	words		How many metres did you do in a day?	paren:metres a day
construction	digger|excavator|dumper|crane|plant|telehandler|roller	operate|drive|run	words		What did you mostly use {the} for?	mainly
construction	scaffold|tower|lift|scaffolding		flow	week		
electrical	light fitting|consumer unit|fuse board|distribution board|circuit|alarm|fire alarm|panel|db|board|cable|cctv camera|smoke alarm|control panel|emergency light|solar panel|ev charger	install|fit|test|wire|replace|change|commission|inspect|repair|terminate|build|maintain	flow	week		
electrical	rewire|house|flat|shop|office|installation	rewire|wire|test|inspect	flow	month		
electrical	eicr|pat test|certificate|test certificate|electrical test|testing		flow	week		
electrical	first fix|second fix|wiring		flow	month	How many houses did you do in a month?	paren:houses a month
plumbing	boiler|radiator|bathroom|shower|tap|toilet|sink|heating system|hot water cylinder|cylinder|pump|immersion|wet room|valve|bath|wc	install|fit|replace|repair|service|change|fix|swap|commission|plumb|flush	flow	month		
plumbing	leak|burst|blockage|drain|blocked drain|burst pipe|callout|call out|emergency callout		flow	week		
plumbing	gas safety check|landlord check|service|gas check		flow	week		
vehicle	car|van|motorbike|vehicle|lorry|bike	service|repair|mot|inspect|fix|valet|diagnose|test|paint|check|prepare|clean	flow	week		
vehicle	brake|clutch|tyre|exhaust|engine|gearbox|battery|timing belt|wheel|cambelt|cylinder head|turbo	change|replace|fit|repair|strip|rebuild|balance|overhaul|diagnose|check|do	flow	week	How many of these jobs did you do in a week?	paren:jobs a week
vehicle	service	do|carry_out|perform|complete|book|book_in	flow	week		
vehicle	mot|diagnostic|pre-delivery inspection|pdi|road test|vehicle check		flow	week		
cleaning	office|ward|toilet|room|classroom|corridor|flat|house|bathroom|kitchen|floor|washroom|bay|cabin|stairwell|changing room	clean|mop|hoover|vacuum|polish|sanitise|dust|disinfect|wash|sweep	flow	shift		
cleaning	laundry|linen|bedding|washing|ironing|uniform		words		How many loads did you do in a day?	paren:loads a day
cleaning	bin round	empty|collect|clear|sort|take	flow	shift	How many bins did you empty on a shift?	paren:bins a shift
gardening	garden|lawn|hedge|border|bed|flower bed|tree|park|green|pitch|shrub|allotment|churchyard	maintain|mow|cut|plant|weed|prune|look_after|water|trim|design|lay|dig|tend|plan|build|clear|fell	count			
gardening	plant|bulb|seedling|sapling|shrub|seed|cutting|rose|bedding plant	plant|grow|pot|propagate|sow|water|raise|prick	flow	year		
gardening	fence|pond|patio|decking|dry stone wall|raised bed|shed	build|lay|make|put_up|repair|install	flow	year		
farming	cow|sheep|ewe|pig|goat|horse|cattle|hen|chicken|calf|lamb|animal|livestock|herd|flock|dairy herd	milk|feed|look_after|care|muck|lamb|calve|rear|keep|herd|tend|groom|move|check|shear|drench|breed|vaccinate	count		How many animals did you look after?	before
farming	field|acre|hectare|crop|wheat|barley|potato|vegetable|strawberry|fruit|orchard|hay|silage|harvest	plough|drill|spray|harvest|grow|pick|sow|combine|cultivate|manage|bale|cut|plant|spread	words		How many acres did you cover?	paren:acres
farming	milking|lambing|calving|shearing		words		How many animals did you look after?	paren:animals
farming	polytunnel|glasshouse|greenhouse|tunnel		count			
beauty	haircut|manicure|facial|massage|blow-dry|nail set|wax|perm|highlight		flow	day		
beauty	client|salon client	cut|style|colour|wax|massage|treat|consult	flow	day		
fitness	class|fitness class|spin class|swimming lesson|yoga class|gym session|pt session		words		How many people came to a class?	paren:people a class
fitness	pool|gym|leisure centre	lifeguard|supervise|watch|run|open	words		How many swimmers or members were in at once?	paren
library	book|loan|library book|enquiry|shelf	issue|shelve|return|catalogue|lend|process|stamp|sort	flow	day		
library	story time|rhyme time|reading group|book club		words		How many people came?	for:people
vague	duty|job|task|work|aspect|activity|thing|various duty|general duty|range of duty|stuff|etc|odd job|project work		words		What did you do most of?	mainly
vague	role|position	perform|play|do|fulfil|carry_out	words		What did you do most of?	mainly
nursing	patient care|nursing care|basic care|end-of-life care|palliative care	provide|give|deliver|offer|lead	words		How many people did you look after at a time?	paren:people at a time
hospitality	service|excellent service|good service|customer service|friendly service	provide|give|offer|deliver	words		How many customers did you serve in a day?	paren:customers a day
any	advice|guidance|counselling|therapy|first aid|massage	provide|give|offer|deliver	words		How many people did you see in a week?	paren:people a week
lab	preparation|staining|centrifuging|aliquoting|booking in		none			
never	data|standard|procedure|policy|need|skill|area|matter|relationship|relation|condition|level|requirement|expectation|detail|day|week|month|year|hour|time|morning|evening|night|weekend|shift|basis|progress|access|health|safety|quality|hygiene|knowledge|experience|help|communication|deadline|priority|right|rule|guideline|regulation|legislation|law|practice|process|way|part|variety|range|number|lot|kind|type|member of the public|public|other|issue|problem|material|equipment|tool|paperwork|admin|administration|environment|place|hand|time|end|side|point|rest|charge|role|responsibility|cleanliness|behaviour|attention|pressure|order to|use|premises|resource|operation|facility|good|result|effort|basis|area|everything|anything|someone|everyone		none			
never	duty|task|work|aspect|activity|thing|support|advice|care|information|job		none			
any	chart|checklist|temperature record|check sheet|cleaning record|daily log|worksheet	keep|fill|complete|maintain|record|update|check|do|write|log	flow	day		
never	wheelchair user|time|member		none			
transport	furniture|goods|freight|shopping|grocery|appliance|white goods|medication|mail|flower|meal	deliver|transport|drop|carry|collect	words		How many deliveries did you make in a day?	paren:deliveries a day
transport	bus|coach|minibus|tram|taxi|cab	drive	words		How many passengers did you carry in a day?	paren:passengers a day
electrical	property|installation|circuit|dwelling|flat	test|inspect|rewire|wire|certify	flow	week		
electrical	light|socket|charger|ev charger|consumer unit|fuse board|fuseboard|board	fit|install|replace|change|wire	flow	week		
design	book|children’s book|cover|comic|magazine	illustrate|design|draw|lay_out	flow	year		
design	commission|portrait|print|mural|sketch	paint|draw|produce|complete|make|sell	flow	month		
beauty	highlight|colour|cut|balayage|perm|treatment|extension	do|offer|provide|carry_out|perform|cut	words		How many clients did you see in a day?	paren:clients a day
construction	drain|drainage|trench|footing|foundation|kerb|groundwork	dig|lay|install|set|excavate	words		How many metres did you do in a day?	paren:metres a day
construction	wall|ceiling|room	plaster|skim|paint|decorate|render|tile	words		How many rooms did you do in a week?	paren:rooms a week
construction	roof|scaffold|fence|deck|patio|driveway	lay|build|erect|tile|slate|fit|put_up	flow	month		
plumbing	boiler|radiator|bathroom|shower|tap|toilet|cylinder|heating system	fit|install|service|repair|replace	flow	week		
vehicle	tyre|brake|clutch|exhaust|engine|gearbox	fit|replace|change|repair|rebuild	words		How many vehicles did you work on in a week?	paren:vehicles a week
gardening	lawn|hedge|border|bed|tree|grass	mow|cut|trim|prune|plant|maintain|fell	words		How many gardens did you look after?	paren:gardens
hospitality	table|order|drink|cocktail|pint|coffee	serve|take|wait|make|pour|lay	words		How many customers did you serve on a shift?	paren:customers a shift
kitchen	vegetable|veg|salad|sauce|starter|dessert|pizza|sandwich	prepare|prep|make|cook|peel|chop	words		How many covers did the kitchen do in a service?	paren:covers a service
retail	shelf|display|rail|window	fill|stock|restock|build|dress|tidy|set_up	words		How many people worked in the shop?	paren:people
security	cctv|camera|gate|barrier|perimeter|site|building	monitor|watch|patrol|check|secure|man	words		How many sites did you look after?	paren:sites
farming	fence|hedge|field|crop|silage|hay|potato|wheat	drill|harvest|spray|cut|grow|plant|bale|repair	words		How many acres did you work?	paren:acres
manufacturing	machine|press|lathe|line|mill|robot	operate|run|set|set_up|load|mind|program	words		How many parts did you make on a shift?	paren:parts a shift
early years	nappy|snack|nap|toy|activity	change|serve|plan|set_up|prepare|do	words		How many children did you look after?	paren:children
legal	contract|lease|will|deed|statement|application|letter	draft|prepare|review|check|amend	flow	month		
housing	rent|arrears|tenancy|void|repair	collect|manage|chase|let|inspect	words		How many homes did you look after?	paren:homes
fitness	class|session|swim lesson|circuit	teach|lead|run|take|instruct	flow	week		
library	book|shelf|return|loan	issue|shelve|return|catalogue	words		How many visitors came in a day?	paren:visitors a day
pharmacy	script|dosette box|blister pack	check|fill|make|prepare|assemble	flow	day		
it	website|app|feature|api|page|script	build|develop|write|maintain|code	words		How many people used {the}?	paren:users`
