// Written by `npm run data` from data/trade-synonyms.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const tradeSynonyms = `sector	part	terms
any	act	phone = ring = call = telephone
any	act	carry out = do = perform = complete
any	act	look after = care for
any	act	put together = assemble = compile
any	act	write up = document = put in writing
any	act	fill in = fill out = complete
any	act	check = verify = double-check
any	act	fix = repair = mend
any	act	buy = purchase
any	act	obtain = get = get hold of
any	act	use = utilise = make use of
any	act	help = assist = aid = give a hand to
any	act	help out = assist = lend a hand
any	act	start = begin = commence
any	act	finish = complete
any	act	reply to = respond to = answer
any	act	send = send out = dispatch
any	act	post = send by post = mail
any	act	email = send an email to = e-mail
any	act	keep up to date = update = keep current
any	act	found = establish = set up = start up
any	act	hand over = give a handover = do a handover
any	act	pick up = collect
any	act	drop off = deliver
any	act	take on = recruit = hire
any	act	train = train up
any	act	show the ropes to = induct = help settle in
any	act	work with = work alongside
any	act	deal with = handle
any	act	sort out = resolve = put right
any	act	find out = establish = ascertain
any	act	look into = investigate
any	act	go over = go through = review
any	act	count = tally = count up
any	act	note down = write down = record = jot down
any	act	enter = input = key in
any	act	book = reserve
any	act	arrange = organise = fix up
any	act	timetable = schedule
any	act	run = be in charge of = manage
any	act	lead = head = head up
any	act	supervise = oversee
any	act	take part in = participate in = join in
any	act	attend = go to = be present at
any	act	teach myself = self-teach = learn independently
any	act	cover for = stand in for = deputise for
any	act	fill in for = stand in for = cover for
any	act	act as = serve as = work as
any	act	be responsible for = have responsibility for = be answerable for
any	act	talk to = speak to = speak with
any	act	liaise with = be in contact with = keep in touch with
any	act	meet = get together with
any	act	tell = inform = let know
any	act	notify = inform = let know
any	act	explain = make clear = talk through
any	act	show = demonstrate
any	act	pass on = relay
any	act	report = flag up = flag
any	act	escalate = refer up = pass up
any	act	refer = pass on to
any	act	signpost = direct = point
any	act	welcome = greet
any	act	thank = express thanks to
any	act	apologise to = say sorry to
any	act	calm down = de-escalate = defuse
any	act	listen to = hear out
any	act	encourage = motivate
any	act	increase = raise = grow = boost
any	act	reduce = cut = lower = bring down
any	act	double = increase by 100% = increase twofold
any	act	halve = cut by half = reduce by 50%
any	act	improve = make better
any	act	speed up = accelerate = make faster
any	act	save = cut costs by = reduce spending by
any	act	earn = gain = achieve
any	act	pass = be successful in
any	act	reach = hit = meet = achieve
any	act	exceed = beat = surpass = go over
any	act	go up = rise = increase
any	act	go down = fall = drop = decrease
any	act	replace = swap = change
any	act	get rid of = dispose of = throw away
any	act	remove = take away = take out
any	act	clear = empty
any	act	move = shift = relocate
any	act	lift and carry = move by hand = handle manually
any	act	clean = clean up
any	act	tidy = tidy up = put in order
any	act	set out = lay out
any	act	put away = store = stow
any	act	lock up = secure = close up
any	act	open up = unlock = open
any	act	switch on = turn on = power up
any	act	switch off = turn off = power down
any	act	monitor = keep an eye on = keep track of
any	act	track = keep track of = follow
any	act	measure = take measurements of
any	act	work out = calculate
any	act	take notes = make notes
any	act	take minutes = minute = write minutes
any	act	present = give a presentation on
any	act	translate = put into another language
any	act	photocopy = copy = make copies of
any	act	print = print off = print out
any	act	scan = digitise
any	act	file = put on file = place on file
any	act	type = type up
any	act	proofread = check for errors = read for errors
any	act	edit = revise
any	act	back up = make a backup of
any	act	set up = install = get up and running
any	act	order = place an order for
any	act	reorder = order more
any	act	pay = settle
any	act	sign off = approve = authorise
any	act	agree = reach agreement on
any	act	turn down = refuse = decline = reject
any	act	accept = say yes to
any	act	suggest = propose = put forward
any	act	chase = chase up = follow up
any	act	cancel = call off
any	act	put off = postpone = defer
any	act	rearrange = reschedule
any	act	choose = select = pick
any	act	share out = distribute = give out
any	act	hand out = give out = distribute
any	act	allocate = assign = give
any	act	multitask = juggle tasks = do several things at once
any	act	keep to = stick to = follow = comply with
any	act	break down = stop working = fail
any	act	bring in = introduce
any	act	roll out = introduce across = deploy
any	act	launch = go live with
any	act	create = make = produce
any	act	build = construct = put up
any	act	take apart = dismantle = strip down = disassemble
any	act	combine = merge = bring together
any	act	split = divide
any	act	keep = retain = hold on to
any	act	give = donate
any	act	volunteer = give my time = work unpaid
any	act	mentor = act as mentor to = be a mentor to
any	act	be promoted = get promotion = move up
any	act	resign = hand in notice = leave
any	act	retire = stop work
any	act	commute = travel to work
any	act	work from home = WFH = work remotely
any	act	work shifts = do shift work
any	act	work nights = do nights = do night shifts
any	act	work part-time = do part-time hours
any	act	work as part of a team = work in a team = be part of a team
any	act	work alone = lone work = work on my own
any	act	work to deadlines = meet deadlines = finish on time
any	act	go on a course = attend training = do a training course
any	act	qualify = become qualified = gain the qualification
any	thing	job = role = position = post
any	thing	work experience = work placement = placement
any	thing	curriculum vitae = CV = résumé
any	thing	covering letter = cover letter
any	thing	target = goal = objective
any	thing	deadline = due date = cut-off
any	thing	enquiry = query = question
any	thing	phone call = call = telephone call
any	thing	letter = piece of correspondence
any	thing	post = mail
any	thing	spreadsheet = Excel sheet = workbook
any	thing	rota = roster = shift schedule = duty rota
any	thing	timetable = schedule
any	thing	meeting = get-together
any	thing	minutes = record of the meeting = meeting notes
any	thing	budget = spending plan
any	thing	training session = training event
any	thing	health and safety = H&S = health & safety
any	thing	risk assessment = RA
any	thing	personal protective equipment = PPE = protective gear
any	thing	standard operating procedure = SOP
any	thing	key performance indicator = KPI = performance measure
any	thing	service level agreement = SLA
any	thing	continuing professional development = CPD
any	thing	annual leave = holiday = paid leave = AL
any	thing	sick leave = sickness absence = time off sick
any	thing	appraisal = performance review = annual review
any	thing	one-to-one = 1:1 = one-to-one meeting
any	thing	overtime = extra hours = OT
any	thing	fixed-term contract = FTC = temporary contract
any	thing	day off = rest day
any	thing	pay = wages = earnings
any	thing	pay rise = salary increase = raise
any	thing	DBS check = DBS = criminal record check
any	thing	driving licence = driver's license = driving license
any	thing	feedback = comments
any	thing	paperwork = documentation
any	thing	record = log
any	thing	file = folder
any	thing	report = write-up
any	thing	guide = handbook = manual
any	thing	survey = questionnaire
any	thing	procedure = process
any	thing	data protection = GDPR = data privacy
any	thing	equipment = kit = gear
any	thing	social media = socials
any	thing	website = site = web site
any	thing	information technology = IT = ICT
any	thing	Microsoft Office = MS Office = Office suite
any	thing	teamwork = working in a team = team working
any	thing	timekeeping = punctuality
any	thing	staff turnover = attrition = staff leaving rate
any	thing	headcount = number of staff = staff numbers
any	thing	notice period = period of notice
any	thing	degree = bachelor's degree = first degree
any	thing	award = prize
any	thing	handover = shift handover
any	person	manager = boss = line manager
any	person	colleague = co-worker = workmate = fellow worker
any	person	team = crew
any	person	new starter = new recruit = new joiner
any	person	temp = temporary worker
any	person	volunteer = unpaid worker
any	person	self-employed worker = freelancer
any	person	owner = proprietor
any	person	deputy = second in command = number two
any	person	team leader = team lead = TL
any	person	visitor = guest
any	person	older people = elderly people = the elderly
any	person	young person = teenager = adolescent
any	person	first aider = trained first aider
any	place	head office = headquarters = HQ
any	place	branch = local office
any	place	canteen = staff restaurant
any	place	on-site = on the premises = at the workplace
any	place	storeroom = stockroom = stores
any	place	reception = front desk
any	act	trial = pilot
any	act	test = try out
any	act	win = be awarded
any	person	staff = employees = workforce = personnel
care	thing	personal care = washing and dressing = intimate care
care	thing	activities of daily living = ADLs = everyday tasks
care	thing	care plan = support plan
care	thing	medication administration record = MAR chart = MAR sheet = medication chart
care	thing	continence care = toileting
care	thing	incontinence pad = pad = continence pad
care	thing	moving and handling = manual handling of people = M&H
care	thing	hoist = patient lift = mobile hoist
care	thing	slide sheet = glide sheet
care	thing	home visit = call = care call
care	thing	double-up call = double-handed call = two-carer call
care	thing	domiciliary care = home care = dom care
care	thing	end-of-life care = palliative care in the last days = EOL care
care	thing	daily notes = daily log = daily care record
care	thing	pressure sore = bedsore = pressure ulcer = pressure injury
care	thing	safeguarding concern = safeguarding alert
care	thing	walking frame = Zimmer frame = Zimmer
care	thing	sleep-in = sleeping night
care	thing	respite care = short break = respite
care	thing	deprivation of liberty safeguards = DoLS
care	act	wash and dress = help with washing and dressing = give personal care to
care	act	turn = reposition
care	act	feed = help to eat = assist with eating
care	act	prompt medication = remind to take medication = prompt meds
care	act	give out medication = administer medication = give meds
care	act	hoist = use a hoist to move
care	act	keep company = sit with = provide companionship to
care	person	care assistant = carer = care worker = HCA
care	person	service user = client = person supported = person we support
care	person	resident = care home resident
care	person	support worker = care and support worker
care	person	family carer = unpaid carer = informal carer
care	person	home carer = domiciliary care worker = homecare worker
care	place	care home = residential home = residential care home
care	place	supported living = supported living service
nursing	thing	observations = obs = vital signs = vitals
nursing	thing	blood pressure = BP
nursing	thing	temperature, pulse and respiration = TPR
nursing	thing	cannula = IV cannula = intravenous cannula
nursing	thing	intravenous fluids = IV fluids = drip
nursing	thing	venepuncture = phlebotomy = blood taking = bloods
nursing	thing	electrocardiogram = ECG = EKG
nursing	thing	nasogastric tube = NG tube
nursing	thing	fluid balance chart = input and output chart = fluid chart
nursing	thing	early warning score = EWS = NEWS score
nursing	thing	injection = jab
nursing	thing	wound dressing = dressing
nursing	thing	infection prevention and control = IPC = infection control
nursing	thing	drug round = medication round = meds round
nursing	thing	nurse's PIN = NMC PIN = NMC registration
nursing	thing	cardiopulmonary resuscitation = CPR = resus
nursing	thing	blood glucose = blood sugar = BM
nursing	thing	bed bath = bed wash
nursing	thing	do not attempt resuscitation order = DNACPR = DNAR
nursing	act	take bloods = take blood samples = perform venepuncture
nursing	act	take obs = take observations = measure vital signs
nursing	act	cannulate = insert a cannula
nursing	act	catheterise = insert a catheter
nursing	act	admit = carry out the admission of
nursing	act	discharge = send home
nursing	person	registered nurse = RN = qualified nurse
nursing	person	healthcare assistant = HCA = nursing assistant = healthcare support worker
nursing	person	sister = ward sister = charge nurse
nursing	person	nurse in charge = shift co-ordinator = shift lead nurse
nursing	person	inpatient = patient on the ward
nursing	place	accident and emergency = A&E = emergency department = ED = ER
nursing	place	intensive care unit = ICU = ITU = intensive therapy unit
nursing	place	operating theatre = theatre = operating room = OR
nursing	place	outpatients = outpatient department = OPD
allied health	thing	physiotherapy = physio = physical therapy
allied health	thing	occupational therapy = OT
allied health	thing	speech and language therapy = SALT = SLT
allied health	thing	magnetic resonance imaging = MRI
allied health	thing	computed tomography scan = CT scan = CAT scan
allied health	thing	X-ray = plain film = radiograph
allied health	thing	range of movement = ROM = range of motion
allied health	thing	gait training = walking practice
allied health	thing	treatment plan = therapy plan
allied health	thing	home exercise programme = HEP = home exercises
allied health	thing	multidisciplinary team meeting = MDT = MDT meeting
allied health	thing	swallowing problem = dysphagia
allied health	thing	swallow assessment = dysphagia assessment
allied health	thing	splint = orthosis
allied health	thing	clinical notes = patient notes = case notes
allied health	thing	discharge planning = planning for discharge
allied health	thing	ultrasound = sonography = ultrasound scan
allied health	act	mobilise = get moving = help to walk
allied health	act	rehabilitate = give rehabilitation to = give rehab to
allied health	act	triage = sort by urgency
allied health	person	physiotherapist = physio = physical therapist
allied health	person	occupational therapist = OT
allied health	person	radiographer = X-ray technician
allied health	person	therapy assistant = rehab assistant = rehabilitation assistant
allied health	person	podiatrist = chiropodist
allied health	person	paramedic = ambulance paramedic
allied health	person	operating department practitioner = ODP
allied health	place	gym = rehab gym = therapy gym
dental	thing	check-up = dental examination = exam
dental	thing	scale and polish = hygiene treatment = teeth cleaning
dental	thing	filling = restoration
dental	thing	extraction = tooth removal
dental	thing	root canal treatment = RCT = endodontic treatment
dental	thing	denture = false teeth = plate
dental	thing	impression = mould of the teeth
dental	thing	autoclave = steriliser
dental	thing	decontamination = sterilising instruments = instrument sterilisation
dental	thing	four-handed dentistry = close support dentistry
dental	thing	dental charting = charting
dental	thing	bitewing = bitewing radiograph = bitewing X-ray
dental	thing	orthopantomogram = OPG = panoramic X-ray
dental	thing	local anaesthetic = LA = numbing injection
dental	thing	cross-infection control = infection control
dental	thing	gum disease = periodontal disease
dental	thing	tooth decay = caries
dental	act	assist chairside = nurse chairside = work chairside
dental	act	scrub instruments = clean instruments by hand
dental	act	sterilise = autoclave
dental	person	dental nurse = DN = dental assistant
dental	person	hygienist = dental hygienist
dental	place	dental practice = dental surgery = dentist's
dental	place	surgery = treatment room
dental	place	decon room = decontamination room = LDU
pharmacy	thing	prescription = script = Rx
pharmacy	thing	repeat prescription = repeat
pharmacy	thing	over-the-counter medicine = OTC medicine = OTC
pharmacy	thing	controlled drug = CD
pharmacy	thing	CD register = controlled drugs register
pharmacy	thing	monitored dosage system = MDS = blister pack = dosette box
pharmacy	thing	electronic prescription service = EPS
pharmacy	thing	medicines use review = MUR
pharmacy	thing	new medicine service = NMS
pharmacy	thing	date checking = expiry date checks
pharmacy	thing	owing = owed item
pharmacy	thing	dispensary label = dispensing label
pharmacy	thing	patient information leaflet = PIL
pharmacy	thing	generic medicine = non-branded medicine = generic
pharmacy	thing	accuracy check = final check
pharmacy	thing	near miss log = near miss record
pharmacy	thing	emergency hormonal contraception = EHC = morning-after pill
pharmacy	thing	flu vaccination = flu jab
pharmacy	act	dispense = make up prescriptions
pharmacy	act	hand out prescriptions = give out prescriptions
pharmacy	act	counter-prescribe = recommend OTC medicines
pharmacy	act	book in the delivery = put the order away = receive the wholesaler's order
pharmacy	person	dispenser = dispensing assistant = pharmacy dispenser
pharmacy	person	accuracy checking technician = ACT = checking technician
pharmacy	person	counter assistant = medicines counter assistant = MCA
pharmacy	person	pharmacist = chemist
pharmacy	person	responsible pharmacist = RP
pharmacy	person	superintendent pharmacist = superintendent
pharmacy	place	pharmacy = chemist's = drugstore
pharmacy	place	dispensary = dispensing area
teaching	thing	lesson plan = session plan
teaching	thing	scheme of work = SOW = unit plan
teaching	thing	marking = grading
teaching	thing	parents' evening = parents' consultation evening = parent-teacher conference
teaching	thing	Key Stage 1 = KS1
teaching	thing	Key Stage 2 = KS2
teaching	thing	Key Stage 3 = KS3
teaching	thing	GCSE = General Certificate of Secondary Education
teaching	thing	homework = home learning
teaching	thing	form time = tutor time = registration period
teaching	thing	school trip = educational visit = field trip
teaching	thing	playground duty = break duty = yard duty
teaching	thing	wall display = display board = display
teaching	thing	after-school club = extracurricular club
teaching	thing	inset day = staff training day = teacher training day
teaching	thing	planning, preparation and assessment time = PPA time = PPA
teaching	thing	English as an additional language = EAL
teaching	thing	pupil premium = PP
teaching	thing	curriculum = programme of study
teaching	thing	term = school term
teaching	thing	in-class support = classroom support
teaching	thing	one-to-one tuition = 1:1 tuition = individual tuition
teaching	act	teach = give lessons in = take classes in
teaching	act	mark = grade
teaching	act	differentiate = adapt work to ability
teaching	act	invigilate = supervise exams = proctor
teaching	act	take the register = do registration = register pupils
teaching	act	put up displays = make wall displays
teaching	person	teaching assistant = TA = classroom assistant = learning support assistant
teaching	person	higher level teaching assistant = HLTA
teaching	person	headteacher = head = principal = head of school
teaching	person	newly qualified teacher = NQT = early career teacher = ECT
teaching	person	supply teacher = substitute teacher
teaching	person	form tutor = form teacher
teaching	person	head of department = HoD = head of subject
teaching	person	pupil = student = learner = schoolchild
teaching	person	lunchtime supervisor = midday supervisor = dinner lady
teaching	place	secondary school = senior school
teaching	place	sixth form = sixth-form college
teaching	place	staffroom = teachers' room
early years	thing	early years foundation stage = EYFS
early years	thing	nappy change = nappy changing = diaper change
early years	thing	learning journey = learning journal
early years	thing	two-year check = two-year progress check = progress check at two
early years	thing	settling-in session = settling-in visit
early years	thing	circle time = carpet time
early years	thing	story time = storytime = reading session
early years	thing	baseline assessment = on-entry assessment
early years	thing	daily diary = daily sheet for parents
early years	thing	toilet training = potty training
early years	thing	staff ratio = adult-to-child ratio
early years	thing	paediatric first aid = PFA = first aid for children
early years	thing	wraparound care = breakfast and after-school care
early years	thing	after-school pick-up = school pick-up
early years	act	change nappies = do nappy changes
early years	act	sterilise bottles = make bottles sterile
early years	act	look after = mind = take care of
early years	act	settle = comfort = soothe
early years	act	read to = read stories to
early years	person	nursery nurse = early years practitioner = nursery practitioner = EYP
early years	person	key person = key worker
early years	person	room leader = room senior
early years	person	childminder = registered childminder
early years	person	toddler = one- to two-year-old
early years	person	preschooler = preschool child = three- to four-year-old
early years	place	nursery = day nursery = childcare setting
early years	place	reception class = reception = YR
early years	place	baby room = under-twos room
SEN	thing	special educational needs and disabilities = SEND = SEN = additional needs
SEN	thing	education, health and care plan = EHCP = EHC plan
SEN	thing	autism = autism spectrum disorder = ASD = autistic spectrum condition = ASC
SEN	thing	attention deficit hyperactivity disorder = ADHD
SEN	thing	social, emotional and mental health needs = SEMH needs = SEMH
SEN	thing	Picture Exchange Communication System = PECS
SEN	thing	British Sign Language = BSL
SEN	thing	visual timetable = picture timetable
SEN	thing	now and next board = now-next board
SEN	thing	behaviour that challenges = challenging behaviour
SEN	thing	annual review = EHCP review
SEN	thing	individual education plan = IEP
SEN	thing	sensory circuit = sensory circuits session
SEN	thing	intervention group = small-group intervention
SEN	thing	speech, language and communication needs = SLCN
SEN	thing	profound and multiple learning difficulties = PMLD
SEN	thing	augmentative and alternative communication = AAC
SEN	thing	gastrostomy feed = PEG feed
SEN	act	scaffold = break into small steps
SEN	act	co-regulate = help calm = help to self-regulate
SEN	act	sign = use sign language = use BSL
SEN	person	SEN teaching assistant = SEN TA = SEND TA
SEN	person	special educational needs co-ordinator = SENCO = SENDCO
SEN	person	one-to-one support worker = 1:1 support = one-to-one TA
SEN	person	educational psychologist = EP = ed psych
SEN	person	non-verbal pupil = non-speaking pupil
SEN	place	special school = SEN school = specialist school
SEN	place	pupil referral unit = PRU
SEN	place	sensory room = multi-sensory room
social work	thing	caseload = list of open cases
social work	thing	case notes = case records = case recordings
social work	thing	child protection conference = CPC = child protection case conference
social work	thing	child protection plan = CP plan
social work	thing	section 47 enquiry = S47 = child protection enquiry
social work	thing	child in need plan = CIN plan
social work	thing	looked-after child review = LAC review
social work	thing	multi-agency safeguarding hub = MASH
social work	thing	Care Act assessment = needs assessment under the Care Act
social work	thing	direct payment = DP
social work	thing	home visit = visit to the family home
social work	thing	supervised contact = supervised family time
social work	thing	kinship care = family and friends care = connected persons care
social work	thing	mental capacity assessment = MCA assessment = capacity assessment
social work	thing	assessed and supported year in employment = ASYE
social work	thing	pathway plan = leaving care plan
social work	thing	domestic abuse = domestic violence = DV
social work	thing	strategy meeting = strategy discussion
social work	thing	substance misuse = drug and alcohol misuse
social work	thing	duty = duty desk = duty rota cover
social work	act	write up case notes = record case notes = update case records
social work	act	visit at home = do a home visit to
social work	person	social worker = SW = qualified social worker
social work	person	approved mental health professional = AMHP
social work	person	looked-after child = child in care = child looked after
social work	person	care leaver = care-experienced young person
social work	person	independent reviewing officer = IRO
social work	person	foster carer = foster parent
social work	person	independent domestic violence adviser = IDVA
social work	place	children's home = residential children's home
social work	place	refuge = women's refuge = domestic abuse refuge
housing	thing	tenancy agreement = tenancy contract
housing	thing	rent arrears = arrears = unpaid rent
housing	thing	void = empty property = vacant property
housing	thing	housing register = waiting list = housing waiting list
housing	thing	choice-based lettings = CBL
housing	thing	antisocial behaviour = ASB
housing	thing	notice seeking possession = NOSP
housing	thing	housing benefit = HB
housing	thing	discretionary housing payment = DHP
housing	thing	social housing = council and housing association homes
housing	thing	disrepair claim = housing disrepair case
housing	thing	estate inspection = estate walkabout
housing	thing	mutual exchange = home swap
housing	thing	temporary accommodation = TA = emergency housing
housing	thing	homelessness application = homeless application
housing	thing	personal housing plan = PHP
housing	thing	house in multiple occupation = HMO
housing	thing	sign-up = tenancy sign-up
housing	thing	floating support = visiting support
housing	act	let = rent out
housing	act	evict = carry out an eviction of
housing	act	chase arrears = pursue rent arrears = collect arrears
housing	act	rehouse = find a new home for
housing	person	housing officer = neighbourhood officer = tenancy officer
housing	person	tenant = renter
housing	person	housing association = registered provider = RP = registered social landlord
housing	person	rough sleeper = person sleeping rough = street sleeper
housing	place	sheltered housing = retirement housing with warden
housing	place	hostel = homeless hostel
housing	place	council flat = local authority flat
charity	thing	food bank = foodbank
charity	thing	fundraising event = fundraiser
charity	thing	grant application = funding bid = bid = grant bid
charity	thing	donation = gift
charity	thing	regular giving = monthly giving = direct debit giving
charity	thing	legacy = gift in a will = bequest
charity	thing	street collection = bucket collection = tin rattling
charity	thing	sponsored walk = charity walk
charity	thing	annual report and accounts = trustees' annual report
charity	thing	impact report = outcomes report
charity	thing	restricted funds = restricted income
charity	thing	drop-in = drop-in session
charity	thing	corporate partnership = charity partnership with a company
charity	thing	beneficiary feedback = service user feedback
charity	thing	charity shop stock = donated goods
charity	thing	volunteer rota = volunteer roster
charity	thing	terms of reference = ToR
charity	thing	monitoring and evaluation = M&E
charity	act	raise funds = fundraise = raise money
charity	act	bid for = apply for
charity	act	sort donations = sort donated stock
charity	act	recruit volunteers = bring in volunteers = sign up volunteers
charity	act	signpost = point to other services
charity	person	trustee = charity board member = board trustee
charity	person	fundraiser = fundraising officer
charity	person	beneficiary = person helped = person we help
charity	person	donor = supporter who gives = giver
charity	person	volunteer co-ordinator = volunteer organiser = volunteer manager
charity	person	funder = grant-maker = grant giver
charity	person	community worker = community development worker
charity	thing	non-governmental organisation = NGO
charity	place	charity shop = thrift shop = second-hand charity shop
charity	place	community centre = community hall
warehouse	thing	forklift = forklift truck = FLT = fork truck
warehouse	thing	pump truck = pallet truck = pallet jack = hand pallet truck
warehouse	thing	reach truck = high-reach forklift
warehouse	thing	counterbalance = counterbalance truck = CB forklift
warehouse	thing	scanner = RF gun = handheld scanner = RF scanner
warehouse	thing	pick list = picking list
warehouse	thing	pick rate = picks per hour
warehouse	thing	pallet = skid
warehouse	thing	shrink wrap = pallet wrap = stretch wrap
warehouse	thing	stock count = stocktake = inventory count
warehouse	thing	cycle count = perpetual inventory count = PI count
warehouse	thing	goods in = inbound = receiving
warehouse	thing	goods out = dispatch = outbound = despatch
warehouse	thing	warehouse management system = WMS
warehouse	thing	stock discrepancy = stock variance = mismatch in stock
warehouse	thing	delivery note = DN = delivery docket
warehouse	thing	stock keeping unit = SKU
warehouse	thing	roll cage = cage = roll container
warehouse	thing	loading bay = dock
warehouse	thing	first in, first out = FIFO
warehouse	thing	manual handling = lifting and carrying
warehouse	thing	daily truck check = pre-use check
warehouse	thing	racking = pallet racking
warehouse	thing	return = returned item
warehouse	thing	steel toe-capped boots = safety boots = steel toecaps
warehouse	act	pick and pack = pick & pack
warehouse	act	pick = pick orders = order pick
warehouse	act	pack = box up
warehouse	act	load = load up
warehouse	act	unload = offload = tip
warehouse	act	palletise = stack on pallets = build pallets
warehouse	act	wrap pallets = shrink-wrap pallets
warehouse	act	book in = receive
warehouse	act	replenish = top up = restock
warehouse	act	count stock = stocktake = do stock counts
warehouse	act	drive a forklift = operate a forklift = operate an FLT
warehouse	person	warehouse operative = warehouse worker = warehouse assistant
warehouse	person	picker = order picker
warehouse	person	forklift driver = FLT driver = forklift operator
warehouse	place	distribution centre = DC
warehouse	place	yard = goods yard
haulage	thing	heavy goods vehicle = HGV = large goods vehicle = LGV = lorry
haulage	thing	articulated lorry = artic = Class 1 vehicle = C+E vehicle
haulage	thing	rigid = rigid lorry = Class 2 vehicle
haulage	thing	tractor unit = unit
haulage	thing	trailer = semi-trailer
haulage	thing	tachograph = tacho
haulage	thing	Certificate of Professional Competence = CPC = Driver CPC
haulage	thing	digital tachograph card = digi card = driver card = digicard
haulage	thing	proof of delivery = POD
haulage	thing	walkaround check = vehicle check = daily check
haulage	thing	defect report = defect sheet
haulage	thing	tail lift = tail-lift
haulage	thing	curtainsider = tautliner
haulage	thing	fridge = reefer = refrigerated trailer
haulage	thing	HIAB = lorry-mounted crane = lorry loader
haulage	thing	drivers' hours rules = drivers' hours = EU drivers' hours
haulage	thing	tramping = nights out = overnight trucking
haulage	thing	backload = return load
haulage	thing	multi-drop = multi-drop deliveries
haulage	thing	dangerous goods licence = ADR = ADR licence
haulage	thing	load securing = strapping down the load = load restraint
haulage	thing	consignment note = CMR note
haulage	thing	operator's licence = O licence
haulage	act	couple and uncouple = hook up and drop trailers
haulage	act	strap down = secure = lash
haulage	act	sheet = cover with a tarpaulin
haulage	act	reverse = back up
haulage	act	reverse on to the bay = back on to the dock
haulage	act	tip = tip a load = unload
haulage	person	HGV driver = lorry driver = LGV driver = truck driver
haulage	person	Class 1 driver = artic driver = C+E driver
haulage	person	haulier = haulage company = haulage firm
haulage	person	driver's mate = driver's assistant
haulage	place	depot = transport yard
driving	thing	private hire licence = private hire badge = PHV licence
driving	thing	satnav = sat nav = GPS
driving	thing	multi-drop route = drop round = delivery round
driving	thing	passenger service vehicle = PSV
driving	thing	passenger carrying vehicle licence = PCV licence = bus licence
driving	thing	fare = passenger fare
driving	thing	school run = home-to-school transport
driving	thing	penalty points = points on the licence = endorsements
driving	thing	clean licence = licence with no points
driving	thing	parcel = package
driving	thing	van = light commercial vehicle = LCV
driving	thing	wheelchair accessible vehicle = WAV
driving	thing	disabled badge = Blue Badge
driving	thing	dashcam = dash camera
driving	thing	delivery slot = delivery window
driving	thing	failed delivery = missed delivery = carded delivery
driving	thing	MiDAS = minibus driver awareness scheme
driving	thing	timetable running = running to time
driving	thing	fuel card = company fuel card
driving	thing	courier round = parcel round
driving	act	drop off = set down
driving	act	pick up = collect
driving	act	deliver parcels = drop parcels
driving	act	plan a route = work out a route
driving	act	load the van = load up the van
driving	act	secure wheelchairs = clamp wheelchairs = strap in wheelchairs
driving	person	delivery driver = van driver
driving	person	courier = parcel delivery driver
driving	person	taxi driver = cab driver = cabbie
driving	person	bus driver = PCV driver
driving	person	passenger assistant = escort
driving	person	chauffeur = private driver
driving	person	driving instructor = approved driving instructor = ADI
driving	place	garage = bus depot
driving	place	taxi rank = rank = cab stand
retail	thing	till = checkout = cash register
retail	thing	point of sale system = EPOS = POS system = till system
retail	thing	stock = goods
retail	thing	stocktake = stock count = inventory
retail	thing	stock rotation = rotating stock
retail	thing	planogram = POG = shelf layout plan
retail	thing	shelf edge label = SEL = price ticket
retail	thing	mark-down = markdown = reduction
retail	thing	refund = money back
retail	thing	receipt = till receipt
retail	thing	cashing up = till reconciliation = end-of-day till count
retail	thing	loss prevention = shrinkage control
retail	thing	mystery shop = mystery shopper visit
retail	thing	average transaction value = ATV
retail	thing	click and collect = store pick-up
retail	thing	Challenge 25 = Think 25 = ID check for age
retail	thing	visual merchandising = VM
retail	thing	upselling = up-selling
retail	thing	sales target = store target
retail	thing	customer order = special order
retail	thing	footfall = number of visitors = shopper count
retail	thing	delivery = stock delivery
retail	thing	gondola end = end bay = aisle end
retail	thing	fast-moving consumer goods = FMCG
retail	act	serve = wait on
retail	act	work the till = work on the till = operate the checkout = take payments on the till
retail	act	stack shelves = fill shelves = replenish shelves = restock shelves
retail	act	face up = front up = pull forward
retail	act	cash up = balance the till = reconcile the till
retail	act	upsell = sell add-ons
retail	act	refund = give money back
retail	act	mark down = reduce = discount
retail	act	open and close the store = open up and lock up
retail	person	sales assistant = shop assistant = retail assistant = sales associate
retail	person	cashier = checkout operator = till operator
retail	person	shopper = customer
retail	person	keyholder = key holder
retail	person	store manager = shop manager
retail	person	shoplifter = shop thief
retail	person	buyer = retail buyer
retail	place	shop = store
retail	place	shop floor = sales floor
retail	place	stockroom = stock room
retail	place	fitting room = changing room
kitchen	thing	mise en place = mise = prep
kitchen	thing	hazard analysis and critical control points = HACCP
kitchen	thing	temperature log = temp log = fridge and freezer temperature record
kitchen	thing	pass = kitchen pass
kitchen	thing	cover = diner served
kitchen	thing	ticket = check = kitchen order
kitchen	thing	pot wash = KP work = washing-up
kitchen	thing	food hygiene certificate = Food Safety Level 2 = Level 2 food hygiene
kitchen	thing	use-by label = day dot = date label
kitchen	thing	dish = plate of food
kitchen	thing	stock rotation = FIFO
kitchen	thing	gross profit = GP
kitchen	thing	deep clean = full kitchen clean-down
kitchen	thing	allergen sheet = allergen matrix = allergen chart
kitchen	thing	starter = appetiser
kitchen	thing	pudding = dessert = sweet
kitchen	thing	hob = stove top = range
kitchen	act	prep = prepare ingredients = do the prep
kitchen	act	plate up = dish up = plate
kitchen	act	wash up = wash the pots = do the dishes
kitchen	act	clean down = clean the kitchen at close
kitchen	act	work the grill = work on the grill section = run the grill section
kitchen	act	cook from scratch = make from raw ingredients
kitchen	act	portion = divide into portions
kitchen	person	kitchen porter = KP = pot washer
kitchen	person	head chef = chef de cuisine
kitchen	person	chef de partie = CDP = section chef = line cook
kitchen	person	commis chef = commis = junior chef
kitchen	person	sous chef = second chef
kitchen	place	section = station
kitchen	place	walk-in = walk-in fridge = cold room
front of house	thing	front of house = FOH
front of house	thing	table service = waiting on tables = waiting tables
front of house	thing	reservation = booking = table booking
front of house	thing	bill = check
front of house	thing	tip = gratuity
front of house	thing	cellar work = cellar management = keeping the cellar
front of house	thing	barrel change = keg change
front of house	thing	property management system = PMS
front of house	thing	split shift = double shift with a break
front of house	thing	cloakroom = coat check
front of house	thing	allergen query = allergy question
front of house	thing	soft drink = non-alcoholic drink
front of house	thing	draught beer = beer on tap
front of house	act	wait on tables = wait tables = serve tables
front of house	act	take orders = take food and drink orders
front of house	act	run food = carry food to tables
front of house	act	lay tables = set tables = lay up
front of house	act	clear tables = bus tables
front of house	act	pull pints = serve draught beer
front of house	act	check in = book in = sign in
front of house	act	make up rooms = service bedrooms = clean guest rooms
front of house	person	waiter = waitress = waiting staff member = server
front of house	person	bartender = barman = barmaid = bar staff member
front of house	person	maître d' = head waiter = restaurant head host
front of house	person	host = greeter = hostess
front of house	person	receptionist = front desk agent
front of house	person	housekeeper = room attendant = chambermaid
front of house	person	guest = hotel guest
front of house	person	landlord = licensee = publican
front of house	place	pub = public house
front of house	place	restaurant = dining room
front of house	place	bed and breakfast = B&B = guest house
events	thing	event = function
events	thing	running order = run sheet = show schedule
events	thing	call sheet = crew call sheet
events	thing	get-in = load-in = bump-in
events	thing	get-out = load-out = strike
events	thing	guest list = attendee list
events	thing	audiovisual equipment = AV = AV kit
events	thing	public address system = PA = PA system
events	thing	site visit = recce = venue visit
events	thing	name badge = delegate badge = lanyard badge
events	thing	trade show = exhibition = expo
events	thing	floor plan = room layout
events	thing	wristband = entry wristband
events	thing	temporary event notice = TEN
events	act	set up the venue = dress the venue = prepare the room
events	act	rig = put up
events	act	take down = derig = pull down
events	act	steward = marshal
events	act	register delegates = sign in delegates = check in delegates
events	act	book speakers = secure speakers
events	person	event organiser = event planner = event co-ordinator
events	person	delegate = conference attendee = attendee
events	person	steward = marshal
events	person	exhibitor = stallholder = stand holder
events	person	master of ceremonies = MC = compère
events	person	wedding planner = wedding co-ordinator
events	place	venue = event space
events	place	conference room = function room = events suite
cleaning	thing	vacuum cleaner = hoover = vac
cleaning	thing	control of substances hazardous to health = COSHH
cleaning	thing	colour coding = colour-coded cloths and mops
cleaning	thing	bin bag = refuse sack = trash bag
cleaning	thing	rubbish = waste = refuse = trash
cleaning	thing	floor scrubber = scrubber-dryer
cleaning	thing	end-of-tenancy clean = move-out clean
cleaning	thing	deep clean = thorough clean
cleaning	thing	consumables = washroom supplies
cleaning	thing	bed linen = bedding = sheets
cleaning	thing	touch point = high-touch surface
cleaning	thing	wet floor sign = caution sign
cleaning	act	hoover = vacuum = vac
cleaning	act	mop = wash floors
cleaning	act	disinfect = sanitise
cleaning	act	buff = polish floors = burnish
cleaning	act	empty bins = take out the rubbish = clear waste
cleaning	act	strip and remake beds = change beds = change bed linen
cleaning	act	top up consumables = refill washroom supplies = replenish washrooms
cleaning	act	clean windows = wash windows
cleaning	person	cleaner = cleaning operative = domestic = cleaning assistant
cleaning	person	cleaning supervisor = head cleaner = lead cleaner
cleaning	person	window cleaner = window washer
cleaning	place	toilet = lavatory = WC = washroom = restroom
cleaning	place	cleaner's cupboard = cleaning store = janitor's closet
facilities	thing	facilities management = FM
facilities	thing	planned preventive maintenance = PPM = planned maintenance
facilities	thing	reactive maintenance = reactive repairs = breakdown repairs
facilities	thing	computer-aided facilities management system = CAFM
facilities	thing	heating, ventilation and air conditioning = HVAC
facilities	thing	building management system = BMS
facilities	thing	portable appliance testing = PAT testing = PAT
facilities	thing	legionella check = water hygiene check
facilities	thing	fire alarm test = weekly alarm test = call point test
facilities	thing	permit to work = PTW
facilities	thing	work order = job ticket = maintenance job
facilities	thing	snag = defect = snagging item
facilities	thing	lift = elevator
facilities	thing	hot desk = shared desk = bookable desk
facilities	thing	light bulb = lamp
facilities	act	carry out minor repairs = do odd jobs = do handyman work
facilities	act	change light bulbs = relamp = replace lamps
facilities	act	walk the building = do building rounds = do site checks
facilities	act	grit paths = salt paths
facilities	act	set up rooms = lay out meeting rooms
facilities	person	caretaker = site manager = janitor = premises officer
facilities	person	handyman = handyperson = maintenance operative = odd-job man
facilities	person	contractor = outside contractor
facilities	person	facilities manager = FM
facilities	place	plant room = boiler house
facilities	place	premises = building = site
construction	thing	Construction Skills Certification Scheme card = CSCS card = CSCS
construction	thing	Construction Plant Competence Scheme card = CPCS card = CPCS
construction	thing	risk assessment and method statement = RAMS
construction	thing	toolbox talk = TBT = site safety talk
construction	thing	excavator = digger = 360
construction	thing	cement mixer = concrete mixer
construction	thing	scaffolding = scaffold
construction	thing	plasterboard = drywall = gypsum board
construction	thing	bill of quantities = BoQ = BQ
construction	thing	drawing = plan = blueprint
construction	thing	site diary = daily site log
construction	thing	variation order = variation = change order
construction	thing	snagging list = snag list = punch list
construction	thing	groundworks = foundations and drainage work
construction	thing	Site Supervision Safety Training Scheme = SSSTS
construction	thing	Site Management Safety Training Scheme = SMSTS
construction	thing	hard hat = safety helmet
construction	thing	rough-terrain telescopic handler = telehandler = Teleporter
construction	thing	wheelbarrow = barrow
construction	act	lay bricks = do brickwork
construction	act	dig out = excavate
construction	act	pour concrete = place concrete = cast concrete
construction	act	set out = mark out
construction	act	demolish = knock down = pull down
construction	act	mix mortar = knock up mortar
construction	act	strip out = soft strip
construction	act	render = apply render
construction	person	bricklayer = brickie
construction	person	labourer = general operative = builder's mate
construction	person	banksman = traffic marshal = vehicle marshal
construction	person	quantity surveyor = QS
construction	person	site manager = site agent
construction	person	foreman = site foreman = gaffer
construction	person	plasterer = spread
construction	person	subcontractor = subbie = sub-contractor
construction	person	scaffolder = scaff
construction	place	building site = construction site = site
construction	place	site office = site cabin = Portakabin
carpentry	thing	first fix = 1st fix carpentry
carpentry	thing	second fix = 2nd fix carpentry
carpentry	thing	skirting board = skirting = baseboard
carpentry	thing	stud wall = timber partition = stud partition
carpentry	thing	medium-density fibreboard = MDF
carpentry	thing	cutting list = cut list
carpentry	thing	flat-pack furniture = self-assembly furniture
carpentry	thing	worktop = countertop
carpentry	thing	timber = lumber
carpentry	act	hang doors = fit doors
carpentry	act	fit kitchens = install kitchens
carpentry	act	sand = sand down = rub down
carpentry	act	board out = fix plasterboard
carpentry	act	cut to size = saw to size
carpentry	act	lay flooring = fit floors = put down flooring
carpentry	person	carpenter = chippy = carpenter and joiner
carpentry	person	cabinetmaker = furniture maker
carpentry	place	workshop = joinery shop
plumbing/gas	thing	Gas Safe registration = Gas Safe card = being Gas Safe registered
plumbing/gas	thing	boiler service = annual boiler service
plumbing/gas	thing	landlord gas safety record = CP12 = gas safety certificate
plumbing/gas	thing	power flush = system flush
plumbing/gas	thing	leak = water leak = escape of water
plumbing/gas	thing	stopcock = stop tap = shut-off valve
plumbing/gas	thing	combination boiler = combi = combi boiler
plumbing/gas	thing	central heating = CH
plumbing/gas	thing	tap = faucet
plumbing/gas	thing	toilet = WC = loo
plumbing/gas	thing	thermostatic radiator valve = TRV
plumbing/gas	thing	unvented cylinder = unvented hot water cylinder = G3 cylinder
plumbing/gas	thing	compression joint = compression fitting
plumbing/gas	thing	burst pipe = pipe burst
plumbing/gas	thing	air source heat pump = ASHP
plumbing/gas	act	unblock = clear a blockage in
plumbing/gas	act	bleed = let the air out of
plumbing/gas	act	solder = sweat
plumbing/gas	act	lag = insulate
plumbing/gas	act	commission = put into service
plumbing/gas	act	drain down = empty the system
plumbing/gas	act	fit bathrooms = install bathrooms
plumbing/gas	person	plumber = plumbing engineer
plumbing/gas	person	gas engineer = heating engineer = Gas Safe engineer
plumbing/gas	person	plumber's mate = plumber's assistant
plumbing/gas	place	merchant's = plumbers' merchant = trade counter
electrical	thing	electrical installation condition report = EICR = periodic inspection report
electrical	thing	18th Edition = BS 7671 = wiring regs
electrical	thing	consumer unit = fuse board = fuse box
electrical	thing	residual current device = RCD
electrical	thing	miniature circuit breaker = MCB
electrical	thing	socket = power point = outlet = socket outlet
electrical	thing	rewire = full rewire = complete rewiring
electrical	thing	test and inspection = testing and inspecting = inspection and testing
electrical	thing	three-phase = 3-phase supply = three-phase supply
electrical	thing	trunking = cable trunking
electrical	thing	earthing = grounding
electrical	thing	electric vehicle charger = EV charger = EV charge point
electrical	thing	solar panel = PV panel = solar PV panel
electrical	thing	steel wire armoured cable = SWA = armoured cable
electrical	thing	distribution board = DB
electrical	act	wire = wire up
electrical	act	fault-find = trace faults = troubleshoot
electrical	act	isolate = make dead = lock off
electrical	act	pull cable = run cable = draw in cable
electrical	act	test and tag = PAT test
electrical	act	terminate = connect off
electrical	person	electrician = spark = sparky
electrical	person	electrician's mate = sparky's mate = electrical mate
electrical	place	switch room = LV switchroom = electrical intake room
mechanics	thing	MOT = MOT test = roadworthiness test
mechanics	thing	service = vehicle service
mechanics	thing	diagnostic check = fault code scan = diagnostics scan
mechanics	thing	tyre = tire
mechanics	thing	brake pads and discs = pads and rotors
mechanics	thing	cambelt = timing belt
mechanics	thing	clutch replacement = clutch change
mechanics	thing	gearbox = transmission
mechanics	thing	bonnet = hood
mechanics	thing	windscreen = windshield
mechanics	thing	exhaust = exhaust system
mechanics	thing	job card = repair order = job sheet
mechanics	thing	tracking = wheel alignment
mechanics	thing	ramp = vehicle lift = two-post lift
mechanics	thing	advisory = MOT advisory
mechanics	thing	heavy vehicle inspection = PMI = safety inspection
mechanics	act	diagnose = find the fault on
mechanics	act	service = carry out a service on
mechanics	act	balance wheels = do wheel balancing
mechanics	act	bleed brakes = bleed the brake system
mechanics	act	jump-start = jump start
mechanics	act	recover = tow in
mechanics	act	respray = repaint
mechanics	person	mechanic = vehicle technician = motor mechanic = fitter
mechanics	person	MOT tester = nominated tester = NT
mechanics	person	service adviser = service receptionist
mechanics	person	panel beater = body repairer = bodyshop technician
mechanics	person	tyre fitter = tyre technician
mechanics	place	garage = workshop = repair shop
mechanics	place	bodyshop = body repair shop = accident repair centre
manufacturing	thing	computer numerical control machine = CNC machine = CNC
manufacturing	thing	production line = assembly line = line
manufacturing	thing	batch record = batch sheet = batch manufacturing record
manufacturing	thing	quality control = QC
manufacturing	thing	quality assurance = QA
manufacturing	thing	good manufacturing practice = GMP
manufacturing	thing	overall equipment effectiveness = OEE
manufacturing	thing	lean manufacturing = lean
manufacturing	thing	five S = 5S
manufacturing	thing	changeover = line changeover = set-up change
manufacturing	thing	downtime = stoppage time
manufacturing	thing	bill of materials = BOM
manufacturing	thing	computer-aided design = CAD
manufacturing	thing	works order = job order = production order
manufacturing	thing	scrap = rejects = waste product
manufacturing	thing	lathe = turning machine
manufacturing	thing	root cause analysis = RCA
manufacturing	thing	engineering drawing = technical drawing
manufacturing	thing	MIG welding = metal inert gas welding = GMAW
manufacturing	thing	TIG welding = tungsten inert gas welding = GTAW
manufacturing	thing	sheet metal work = sheet-metal fabrication
manufacturing	act	operate = run = work
manufacturing	act	set = set up
manufacturing	act	turn = machine on a lathe
manufacturing	act	deburr = take off burrs
manufacturing	act	inspect = examine for defects
manufacturing	act	assemble = put together = build
manufacturing	act	strip down = take apart = dismantle
manufacturing	act	fault-find = troubleshoot = trace faults on
manufacturing	person	machine operator = machine operative
manufacturing	person	production operative = factory worker = line operative
manufacturing	person	quality inspector = QC inspector = quality checker
manufacturing	person	setter = machine setter = tool setter
manufacturing	person	maintenance engineer = maintenance technician = maintenance fitter
manufacturing	person	fabricator welder = welder-fabricator
manufacturing	person	chargehand = charge hand = line leader
manufacturing	place	factory = plant = works
manufacturing	place	shop floor = factory floor
manufacturing	place	clean room = cleanroom
lab	thing	polymerase chain reaction = PCR
lab	thing	high-performance liquid chromatography = HPLC
lab	thing	gas chromatography–mass spectrometry = GC-MS
lab	thing	enzyme-linked immunosorbent assay = ELISA
lab	thing	good laboratory practice = GLP
lab	thing	lab book = laboratory notebook = lab notebook
lab	thing	laboratory information management system = LIMS
lab	thing	fume cupboard = fume hood
lab	thing	cell culture = tissue culture
lab	thing	sample = specimen
lab	thing	corrective and preventive action = CAPA
lab	thing	out-of-specification result = OOS result = OOS
lab	thing	stock solution = concentrated stock
lab	thing	certificate of analysis = CoA
lab	act	pipette = dispense by pipette
lab	act	calibrate = carry out calibration of
lab	act	titrate = carry out titrations on
lab	act	make up solutions = prepare solutions
lab	act	log in samples = book in samples = receive samples
lab	act	run assays = perform assays
lab	person	laboratory technician = lab technician = lab tech
lab	person	biomedical scientist = BMS
lab	person	principal investigator = PI
lab	place	laboratory = lab
agriculture	thing	combine harvester = combine
agriculture	thing	livestock = farm animals = stock
agriculture	thing	spraying certificate = PA1 and PA2 = spraying tickets
agriculture	thing	all-terrain vehicle = ATV = quad bike
agriculture	thing	chainsaw ticket = chainsaw certificate
agriculture	thing	polytunnel = poly tunnel = hoop house
agriculture	thing	strimmer = brushcutter = line trimmer
agriculture	thing	hedge cutting = hedge trimming
agriculture	thing	dry stone wall = drystone wall
agriculture	thing	calving = calf delivery
agriculture	thing	ear tag = livestock tag
agriculture	thing	artificial insemination = AI
agriculture	thing	silage making = silaging
agriculture	act	milk = milk the cows = do the milking
agriculture	act	muck out = clean out
agriculture	act	lamb = help ewes give birth = deliver lambs
agriculture	act	plough = plow
agriculture	act	harvest = bring in the crop = gather in
agriculture	act	fell = cut down
agriculture	act	mow = cut grass
agriculture	act	prune = cut back
agriculture	act	fence = put up fencing = erect fencing
agriculture	person	farm worker = farm hand = farm labourer
agriculture	person	stockperson = stockman = livestock worker
agriculture	person	herdsman = herdsperson = dairy herdsman
agriculture	person	fruit picker = harvest worker
agriculture	person	tree surgeon = arborist
agriculture	place	milking parlour = parlour
beauty	thing	blow-dry = blow dry = blow-out
beauty	thing	patch test = skin test = allergy alert test
beauty	thing	consultation card = client record card
beauty	thing	hair extension = extensions
beauty	thing	balayage = freehand highlights
beauty	thing	spray tan = airbrush tan
beauty	thing	lash lift = eyelash perm
beauty	thing	retail sale = product sale
beauty	thing	fringe = bangs
beauty	thing	skin fade = fade
beauty	act	cut hair = do haircuts
beauty	act	shampoo = wash hair
beauty	act	wax = remove hair with wax
beauty	act	thread = do threading
beauty	act	colour = dye = tint
beauty	act	rebook = book the next appointment
beauty	person	hairdresser = hair stylist = stylist
beauty	person	beautician = beauty therapist
beauty	person	nail technician = nail tech = manicurist
beauty	person	make-up artist = MUA
beauty	person	salon assistant = salon junior = Saturday girl
beauty	place	salon = hair salon = hairdresser's
beauty	place	barber's = barbershop = barber shop
beauty	place	treatment room = therapy room
security	thing	Security Industry Authority licence = SIA licence = SIA badge
security	thing	close protection = CP = bodyguarding
security	thing	closed-circuit television = CCTV
security	thing	incident report = incident log entry
security	thing	daily occurrence book = DOB = occurrence log
security	thing	access control = entry control
security	thing	conflict management = conflict resolution = de-escalation
security	thing	public order duty = riot duty
security	thing	two-way radio = walkie-talkie = handheld radio
security	thing	breathing apparatus = BA
security	thing	statement = witness statement
security	thing	body-worn camera = body-worn video = BWV = bodycam
security	act	patrol = do patrols of = walk the site
security	act	man the gate = staff the gatehouse = gatekeep
security	act	eject = throw out = remove from the premises
security	act	detain = hold until the police come
security	act	check IDs = check ID = check identification
security	act	raise the alarm = sound the alarm
security	act	evacuate = clear people from
security	person	security guard = security officer = guard
security	person	door supervisor = bouncer = doorman
security	person	CCTV operator = camera operator in a control room
security	person	police officer = constable = PC
security	person	police community support officer = PCSO
security	person	firefighter = fireman
security	person	call handler = emergency call handler = 999 operator
security	person	loss prevention officer = store detective
security	place	control room = ops room = CCTV room
security	place	custody suite = cells
security	place	gatehouse = security lodge
admin	thing	typing speed = words per minute = wpm
admin	thing	filing system = records system
admin	thing	switchboard = phone switchboard
admin	thing	visitor log = visitors' book = signing-in book
admin	thing	stationery = office supplies
admin	thing	diary management = calendar management
admin	thing	mail merge = mailmerge
admin	thing	data entry = inputting = keying
admin	thing	audio typing = transcription from audio
admin	thing	franking machine = postage meter
admin	thing	incoming post = inbound mail = post in
admin	thing	meeting room = conference room
admin	thing	travel booking = travel arrangement
admin	thing	purchase order = PO
admin	thing	letter template = standard letter
admin	act	take messages = note messages
admin	act	manage a diary = run a diary = keep a diary = manage a calendar
admin	act	greet visitors = meet and greet = welcome visitors
admin	act	put through = transfer = connect
admin	act	man reception = staff the front desk = cover reception
admin	act	audio type = transcribe
admin	act	frank post = put post through the franking machine
admin	person	administrator = admin assistant = administrative assistant = office assistant
admin	person	receptionist = front desk assistant = front-of-house receptionist
admin	person	personal assistant = PA
admin	person	executive assistant = EA
admin	person	office junior = junior office assistant
admin	person	data entry clerk = data inputter
admin	place	post room = mailroom
HR	thing	human resources = HR = people team = personnel
HR	thing	recruitment = hiring
HR	thing	job advert = vacancy advert = job posting
HR	thing	shortlist = list of candidates for interview
HR	thing	onboarding = new starter process
HR	thing	induction = orientation
HR	thing	disciplinary hearing = disciplinary meeting
HR	thing	employee relations = ER
HR	thing	redundancy = lay-off = layoff
HR	thing	return-to-work interview = RTW interview = return-to-work meeting
HR	thing	Chartered Institute of Personnel and Development = CIPD
HR	thing	right-to-work check = RTW check
HR	thing	applicant tracking system = ATS
HR	thing	exit interview = leaver interview
HR	thing	equality, diversity and inclusion = EDI = ED&I = DEI
HR	thing	staff handbook = employee handbook
HR	thing	human resources information system = HRIS = HR system
HR	thing	job description = JD = role profile
HR	thing	performance improvement plan = PIP
HR	act	sift = screen
HR	act	dismiss = sack = terminate = fire
HR	act	make redundant = lay off
HR	act	onboard = bring on board
HR	act	fill vacancies = fill posts = fill roles
HR	person	applicant = job applicant
HR	person	HR business partner = HRBP
HR	person	new starter = new hire = joiner
HR	person	leaver = departing employee
HR	person	trade union rep = union rep = shop steward
finance	thing	accounts payable = AP = purchase ledger
finance	thing	accounts receivable = AR = sales ledger
finance	thing	month-end = month-end close
finance	thing	profit and loss account = P&L = income statement
finance	thing	balance sheet = statement of financial position
finance	thing	value added tax = VAT
finance	thing	bank reconciliation = bank rec
finance	thing	credit control = debt collection from customers = chasing unpaid invoices
finance	thing	management accounts = monthly accounts
finance	thing	general ledger = GL = nominal ledger
finance	thing	fixed asset register = FAR
finance	thing	turnover = revenue = sales income
finance	thing	forecast = financial projection
finance	thing	International Financial Reporting Standards = IFRS
finance	thing	Making Tax Digital = MTD
finance	thing	VAT return = VAT submission
finance	thing	payment run = BACS run = supplier payment run
finance	act	reconcile = match up
finance	act	invoice = bill = raise an invoice to
finance	act	post = enter in the ledger
finance	act	do the books = keep the books = do bookkeeping
finance	act	code invoices = assign invoices to nominal codes
finance	act	chase debts = chase late payments = chase overdue invoices
finance	person	bookkeeper = book-keeper
finance	person	purchase ledger clerk = accounts payable clerk = AP clerk
finance	person	credit controller = accounts receivable collector
finance	person	chief financial officer = CFO = finance director = FD
finance	person	certified accountant = ACCA member
payroll	thing	Pay As You Earn = PAYE
payroll	thing	National Insurance = NI = NICs
payroll	thing	real-time information submission = RTI submission = full payment submission
payroll	thing	P45 = leaver's tax form
payroll	thing	payslip = wage slip = pay stub
payroll	thing	statutory sick pay = SSP
payroll	thing	statutory maternity pay = SMP
payroll	thing	auto-enrolment = workplace pension enrolment
payroll	thing	tax code = PAYE code
payroll	thing	deduction = amount taken from pay
payroll	thing	gross pay = pay before deductions
payroll	thing	net pay = take-home pay
payroll	thing	timesheet = time sheet = hours sheet
payroll	thing	student loan deduction = student loan repayment
payroll	thing	attachment of earnings order = AEO
payroll	thing	National Minimum Wage = NMW
payroll	thing	payroll run = pay run
payroll	act	run payroll = process payroll
payroll	act	pay out wages = pay the wages
payroll	act	key hours = input hours = enter timesheets
payroll	act	answer pay queries = deal with pay queries
payroll	person	payroll clerk = payroll administrator
payroll	person	employee = member of staff
legal	thing	contract = written agreement
legal	thing	disclosure = discovery
legal	thing	conveyancing = property transfer work
legal	thing	bundle = court bundle = trial bundle
legal	thing	non-disclosure agreement = NDA = confidentiality agreement
legal	thing	terms and conditions = T&Cs = Ts and Cs
legal	thing	solicitors' accounts rules = SRA Accounts Rules
legal	thing	Legal Practice Course = LPC
legal	thing	Solicitors Qualifying Examination = SQE
legal	thing	matter = legal file = case file
legal	thing	power of attorney = POA
legal	thing	probate = administration of estates
legal	thing	client due diligence = CDD = KYC check
legal	thing	attendance note = note of the meeting or call
legal	act	instruct counsel = brief a barrister = instruct a barrister
legal	act	serve = effect service of
legal	act	bundle = prepare court bundles
legal	act	redact = black out
legal	act	proof witnesses = take witness statements
legal	person	solicitor = attorney
legal	person	barrister = counsel
legal	person	paralegal = legal assistant
legal	person	trainee solicitor = trainee
legal	person	legal secretary = legal PA
legal	place	barristers' chambers = chambers
legal	place	law firm = firm of solicitors = solicitors' firm
policy	thing	briefing = briefing note = brief
policy	thing	parliamentary question = PQ
policy	thing	Freedom of Information request = FOI request = FOI
policy	thing	consultation = public consultation
policy	thing	impact assessment = IA
policy	thing	legislation = law
policy	thing	stakeholder engagement = engaging stakeholders
policy	thing	submission = ministerial submission
policy	thing	evidence review = literature review for policy
policy	thing	local authority = council = local council
policy	thing	Universal Credit = UC
policy	thing	public sector = state sector
policy	act	consult = seek the views of
policy	act	brief ministers = give briefings to ministers
policy	act	draft = write a first version of
policy	act	engage stakeholders = work with stakeholders
policy	person	civil servant = government official
policy	person	councillor = elected member = local councillor
policy	person	Member of Parliament = MP
policy	person	permanent secretary = perm sec
policy	person	special adviser = SpAd
policy	person	executive officer = EO
policy	person	higher executive officer = HEO
policy	place	town hall = council offices
policy	place	Jobcentre = Jobcentre Plus = job centre
marketing	thing	search engine optimisation = SEO
marketing	thing	pay-per-click advertising = PPC = paid search
marketing	thing	press release = media release = news release
marketing	thing	newsletter = email newsletter = e-newsletter
marketing	thing	click-through rate = CTR
marketing	thing	content management system = CMS
marketing	thing	customer relationship management system = CRM
marketing	thing	flyer = leaflet = handbill
marketing	thing	call to action = CTA
marketing	thing	return on investment = ROI
marketing	thing	user-generated content = UGC
marketing	thing	media coverage = press coverage
marketing	thing	A/B test = split test
marketing	thing	public relations = PR
marketing	act	promote = publicise
marketing	act	post = publish on social media
marketing	act	segment = divide into target groups
marketing	act	pitch to journalists = pitch to the press = sell in stories
marketing	act	write copy = copywrite
marketing	act	brief an agency = give a brief to an agency
marketing	person	copywriter = writer of advertising copy
marketing	person	social media manager = socials manager
marketing	person	press officer = media relations officer
marketing	person	target audience = target market
sales	thing	cold call = unsolicited sales call
sales	thing	pipeline = sales pipeline
sales	thing	key account = major account
sales	thing	proposal = sales proposal
sales	thing	quote = quotation
sales	thing	sales target = quota = sales quota
sales	thing	request for proposal = RFP
sales	thing	customer retention = client retention = keeping customers
sales	thing	sales patch = territory = sales area
sales	thing	business-to-business sales = B2B sales = B2B
sales	thing	new business = new client work
sales	act	cold call = ring prospects without an introduction
sales	act	close = seal the deal = clinch the sale
sales	act	quote = give a price = give a quote
sales	act	prospect = look for new business = hunt for leads
sales	act	renew contracts = secure renewals = get contracts renewed
sales	person	account manager = client manager
sales	person	sales representative = sales rep = rep
sales	person	business development manager = BDM
sales	person	sales development representative = SDR
sales	person	field sales rep = travelling rep = area sales rep
sales	person	client = account = customer
call centre	thing	average handling time = AHT
call centre	thing	inbound call = incoming call
call centre	thing	outbound call = outgoing call
call centre	thing	first-call resolution = FCR = first-contact resolution
call centre	thing	customer satisfaction score = CSAT
call centre	thing	net promoter score = NPS
call centre	thing	call script = script
call centre	thing	interactive voice response = IVR
call centre	thing	call quality score = QA score
call centre	thing	queue time = wait time
call centre	thing	after-call work = wrap = wrap-up
call centre	thing	live chat = web chat = webchat
call centre	thing	call-back = callback
call centre	thing	abandonment rate = abandoned call rate
call centre	act	take calls = answer calls = handle inbound calls
call centre	act	make outbound calls = dial out = call out
call centre	act	log calls = record calls on the system
call centre	act	put through = transfer = patch through
call centre	act	pass data protection = verify the caller = take through security
call centre	person	call centre agent = contact centre adviser = customer service adviser = call handler
call centre	person	telesales agent = telesales executive = telesales adviser
call centre	person	caller = person calling in
call centre	place	call centre = contact centre
IT support	thing	ticket = support ticket = logged incident
IT support	thing	service desk = help desk = helpdesk
IT support	thing	Active Directory = AD
IT support	thing	virtual private network = VPN
IT support	thing	two-factor authentication = 2FA
IT support	thing	first-line support = 1st line support = first line
IT support	thing	second-line support = 2nd line support = second line
IT support	thing	Information Technology Infrastructure Library = ITIL
IT support	thing	operating system = OS
IT support	thing	patch = security update
IT support	thing	laptop build = laptop imaging = device build
IT support	thing	remote support = remote assistance = remote desktop support
IT support	thing	mobile device management = MDM
IT support	thing	user account = login account
IT support	thing	network cable = Ethernet cable = patch lead
IT support	thing	root cause = underlying cause
IT support	act	reset passwords = do password resets
IT support	act	unlock accounts = do account unlocks
IT support	act	troubleshoot = fault-find = diagnose problems
IT support	act	image = build
IT support	act	set up accounts = create accounts = provision accounts
IT support	act	log tickets = raise tickets
IT support	person	IT support technician = help desk technician = service desk analyst
IT support	person	system administrator = sysadmin = systems administrator
IT support	person	end user = user
IT support	place	server room = comms room
software	thing	software as a service = SaaS
software	thing	application programming interface = API
software	thing	continuous integration and continuous delivery = CI/CD
software	thing	pull request = merge request = PR
software	thing	source control = version control
software	thing	bug = software defect
software	thing	user interface = UI
software	thing	user experience = UX
software	thing	machine learning = ML
software	thing	minimum viable product = MVP
software	thing	database query = SQL query
software	thing	dashboard = reporting dashboard
software	thing	extract, transform, load pipeline = ETL pipeline = ETL
software	thing	codebase = code base
software	thing	daily stand-up = stand-up = daily scrum
software	thing	user story = story
software	thing	proof of concept = POC
software	act	code = write code = program
software	act	debug = fix bugs in = find and fix faults in
software	act	deploy = release = push live
software	act	refactor = restructure code
software	act	merge = integrate branches
software	act	clean data = cleanse data
software	person	software engineer = software developer = programmer
software	person	front-end developer = frontend developer
software	person	quality assurance tester = QA tester = software tester
software	person	database administrator = DBA
software	person	product owner = PO
design	thing	mock-up = mockup = visual
design	thing	mood board = moodboard
design	thing	brand guidelines = style guide = brand book
design	thing	desktop publishing = DTP
design	thing	Adobe Creative Suite = Adobe Creative Cloud = Adobe CC
design	thing	InDesign = Adobe InDesign
design	thing	Photoshop = Adobe Photoshop
design	thing	storyboard = shot-by-shot sketch
design	thing	proof = print proof
design	thing	artwork = finished artwork = print-ready artwork
design	thing	wireframe = page skeleton
design	thing	typeface = font
design	thing	photo shoot = photoshoot = shoot
design	thing	showreel = reel
design	thing	sound recording = audio recording
design	act	lay out = typeset
design	act	retouch = touch up
design	act	film = shoot = record on video
design	act	cut = edit
design	act	colour grade = grade
design	act	animate = make animations of
design	person	art director = AD
design	person	videographer = video maker
design	place	studio = design studio
journalism	thing	news story = news article = news piece
journalism	thing	headline = head
journalism	thing	shorthand = Teeline shorthand
journalism	thing	vox pop = street interview = voxpop
journalism	thing	byline = named credit
journalism	thing	National Council for the Training of Journalists = NCTJ
journalism	thing	libel and contempt law = media law
journalism	thing	proofreading = proof checking
journalism	thing	subediting = subbing = copy-editing
journalism	thing	op-ed = opinion piece = comment piece
journalism	thing	manuscript = MS
journalism	thing	International Standard Book Number = ISBN
journalism	thing	press conference = news conference
journalism	thing	front page = page one
journalism	act	sub = subedit = copy-edit
journalism	act	file copy = send in copy
journalism	act	break a story = publish first
journalism	act	interview = do an interview with
journalism	act	publish = bring out
journalism	person	reporter = news reporter = journalist
journalism	person	subeditor = sub = copy editor
journalism	person	editor in chief = editor-in-chief = chief editor
journalism	person	freelance = freelancer = freelance journalist
journalism	person	stringer = local freelance correspondent
property	thing	viewing = property viewing
property	thing	valuation = market appraisal
property	thing	sales particulars = property details = brochure
property	thing	letting = rental
property	thing	inventory check = check-in inventory
property	thing	energy performance certificate = EPC
property	thing	exchange of contracts = exchange
property	thing	assured shorthold tenancy = AST
property	thing	instruction = new listing = property taken on
property	thing	rent review = review of rent
property	thing	block management = leasehold management
property	thing	tenant referencing = tenant checks
property	thing	deposit = tenancy deposit
property	act	let = rent out
property	act	show round = conduct viewings of = do viewings of
property	act	list = put on the market = market
property	act	value = appraise
property	person	estate agent = real estate agent = realtor
property	person	lettings negotiator = lettings agent
property	person	chartered surveyor = MRICS
property	person	landlord = lessor
property	person	vendor = seller
property	person	buyer = purchaser
property	place	estate agency = estate agent's
property	place	show home = show house
insurance/banking	thing	claim = insurance claim
insurance/banking	thing	premium = insurance premium
insurance/banking	thing	know your customer check = KYC check
insurance/banking	thing	anti-money laundering = AML
insurance/banking	thing	mortgage = home loan
insurance/banking	thing	current account = checking account
insurance/banking	thing	cash machine = ATM = cashpoint
insurance/banking	thing	overdraft = OD
insurance/banking	thing	Financial Conduct Authority = FCA
insurance/banking	thing	loss adjustment = loss adjusting
insurance/banking	thing	policy renewal = renewal
insurance/banking	thing	no-claims discount = no-claims bonus = NCD
insurance/banking	thing	risk appetite = accepted level of risk
insurance/banking	thing	vulnerable customer = customer in a vulnerable situation
insurance/banking	act	underwrite = accept the risk of
insurance/banking	act	open accounts = set up accounts
insurance/banking	act	process claims = handle claims
insurance/banking	act	assess claims = evaluate claims
insurance/banking	act	balance the till = balance the cash
insurance/banking	person	bank clerk = cashier = bank teller
insurance/banking	person	claims handler = claims adviser
insurance/banking	person	independent financial adviser = IFA
insurance/banking	person	policyholder = insured
insurance/banking	person	insurance broker = broker
insurance/banking	place	bank branch = branch
logistics	thing	supply chain = supply network
logistics	thing	lead time = time from order to delivery
logistics	thing	on time in full = OTIF
logistics	thing	enterprise resource planning system = ERP
logistics	thing	request for quotation = RFQ
logistics	thing	invitation to tender = ITT
logistics	thing	customs entry = customs declaration
logistics	thing	freight = cargo
logistics	thing	third-party logistics provider = 3PL
logistics	thing	bill of lading = BOL
logistics	thing	just in time = JIT
logistics	thing	inventory = stock
logistics	thing	stockout = out-of-stock
logistics	thing	materials requirements planning = MRP
logistics	thing	HS code = commodity code = tariff code
logistics	thing	twenty-foot equivalent unit = TEU
logistics	act	source = find a supplier of
logistics	act	procure = purchase = buy
logistics	act	tender = put out to tender
logistics	act	expedite = speed up delivery of
logistics	act	clear customs = get through customs
logistics	act	consolidate = combine into one shipment
logistics	person	supplier = vendor
logistics	person	buyer = purchaser = procurement officer
logistics	person	freight forwarder = forwarding agent
logistics	person	import clerk = import co-ordinator
sport	thing	personal training = PT
sport	thing	fitness assessment = fitness test
sport	thing	exercise programme = training programme = workout plan
sport	thing	fixture = match = game
sport	thing	membership sale = gym membership sign-up
sport	thing	gym induction = new member induction
sport	thing	National Pool Lifeguard Qualification = NPLQ
sport	thing	pool plant operation = pool plant work
sport	thing	class = group exercise class
sport	thing	football = soccer
sport	thing	swimming lesson = learn-to-swim class
sport	thing	strength and conditioning = S&C
sport	thing	holiday camp = holiday club
sport	thing	coaching badge = coaching licence
sport	act	coach = train
sport	act	spot = support a lifter
sport	act	referee = ref
sport	act	lifeguard = do poolside duty
sport	act	warm up = do a warm-up with
sport	act	teach swimming = give swimming lessons
sport	person	personal trainer = PT = fitness coach
sport	person	fitness instructor = gym instructor
sport	person	lifeguard = pool lifeguard = poolside lifeguard
sport	person	referee = ref
sport	person	coach = sports coach
sport	place	leisure centre = sports centre
sport	place	swimming pool = baths
sport	place	sports pitch = playing field
sport	place	gym = fitness suite
arts	thing	exhibition = show = display
arts	thing	collection = holdings
arts	thing	loan agreement = object loan form
arts	thing	condition report = object condition check
arts	thing	object label = caption = wall label
arts	thing	prompt book = prompt copy
arts	thing	rehearsal = run-through
arts	thing	stage management = SM
arts	thing	front-of-house duty = FOH duty
arts	thing	audience development = building audiences
arts	thing	workshop = participatory session
arts	thing	sound desk = mixing desk = mixing console
arts	thing	follow spot = followspot
arts	act	curate = put together an exhibition of
arts	act	catalogue = record in the catalogue
arts	act	hang = install on the wall
arts	act	rehearse = run through
arts	act	usher = show to seats
arts	act	op the lights = operate the lighting desk
arts	person	gallery attendant = gallery assistant = room steward
arts	person	stage manager = SM
arts	person	deputy stage manager = DSM
arts	person	usher = front-of-house assistant
arts	person	artist = visual artist
arts	place	box office = ticket office
arts	place	museum store = collections store
translation	thing	source text = original text
translation	thing	target language = language translated into
translation	thing	computer-assisted translation tool = CAT tool
translation	thing	translation memory = TM
translation	thing	terminology base = termbase
translation	thing	simultaneous interpreting = SI
translation	thing	mother tongue = native language = first language
translation	thing	word count = wordcount
translation	thing	liaison interpreting = bilateral interpreting
translation	thing	machine translation post-editing = MTPE = post-editing
translation	thing	telephone interpreting = phone interpreting
translation	act	translate = render
translation	act	interpret = act as interpreter
translation	act	localise = adapt for a local market
translation	act	transcribe = type up from audio
translation	act	back-translate = translate back
translation	person	translator = linguist
translation	person	interpreter = oral translator
translation	person	sign language interpreter = BSL interpreter
translation	person	project manager = PM
translation	place	interpreting booth = booth`
