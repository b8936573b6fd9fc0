// Written by `npm run data` from data/trade-contrasts.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const tradeContrasts = `sector	part	terms	why
any	act	draft ≠ sign ≠ approve ≠ negotiate	writing is not deciding
any	act	prepare ≠ present	making slides is not speaking
any	act	shadow ≠ cover	watching is not doing alone
any	act	assist ≠ carry out	help is not the whole task
any	act	monitor ≠ manage	watching is not controlling
any	act	order ≠ choose	placing is not deciding
any	act	attend ≠ chair	present is not in charge
any	act	attend ≠ organise	going is not arranging
any	act	attend ≠ speak at	audience is not speaker
any	act	contribute to ≠ lead	part is not charge
any	act	support ≠ deliver	backing is not doing
any	act	help organise ≠ organise	part of the work only
any	act	take part in ≠ run	joining is not running
any	act	suggest ≠ decide	proposing is not deciding
any	act	recommend ≠ approve	advice is not authority
any	act	propose ≠ introduce	idea is not put in place
any	act	suggest ≠ implement	idea is not the doing
any	act	plan ≠ carry out	planning is not doing
any	act	test ≠ design	trying is not creating
any	act	use ≠ build	user is not maker
any	act	use ≠ administer	user is not administrator
any	act	update ≠ create	change is not origin
any	act	update ≠ redesign	small change is not overhaul
any	act	maintain ≠ set up	upkeep is not founding
any	act	join ≠ found	member is not founder
any	act	inherit ≠ build	taken over, not made
any	act	supervise ≠ manage	overseeing work is not full management
any	act	train ≠ supervise	teaching is not overseeing
any	act	train ≠ mentor	skills teaching is not ongoing guidance
any	act	coach ≠ line-manage	guidance is not formal management
any	act	show ≠ train	one demonstration is not a programme
any	act	induct ≠ recruit	welcoming is not hiring
any	act	recruit ≠ interview	hiring decision is not one stage
any	act	interview ≠ appoint	panel is not final decision
any	act	delegate ≠ allocate ≠ suggest	authority differs
any	act	coordinate ≠ lead	arranging is not directing
any	act	coordinate ≠ do	arranging is not performing
any	act	liaise with ≠ negotiate with	contact is not bargaining
any	act	liaise with ≠ manage	contact is not charge
any	act	report to ≠ report on	line of command is not subject
any	act	advise ≠ instruct	advice is not command
any	act	inform ≠ persuade	telling is not winning over
any	act	inform ≠ train	telling is not teaching
any	act	answer ≠ resolve	reply is not fix
any	act	log ≠ resolve	recording is not fixing
any	act	report ≠ fix	telling is not repairing
any	act	report ≠ investigate	telling is not finding out
any	act	notice ≠ prevent	spotting is not stopping
any	act	identify ≠ solve	finding is not fixing
any	act	escalate ≠ resolve	passing up is not fixing
any	act	refer ≠ treat	passing on is not treating
any	act	signpost ≠ refer	pointing is not formal handover
any	act	signpost ≠ advise	pointing is not advice
any	act	pass on ≠ handle	relaying is not dealing with
any	act	take messages ≠ answer queries	relaying is not answering
any	act	check ≠ approve	checking is not authority
any	act	check ≠ audit	quick check is not formal audit
any	act	review ≠ rewrite	reading is not redoing
any	act	proofread ≠ edit ≠ write	fixing slips is not authorship
any	act	type ≠ write	keying is not authorship
any	act	transcribe ≠ write	typing speech is not authorship
any	act	translate ≠ proofread	two separate jobs
any	act	edit ≠ write	changing is not authorship
any	act	co-write ≠ write	shared is not sole
any	act	compile ≠ write	gathering is not authorship
any	act	compile ≠ analyse	gathering is not interpreting
any	act	collect data ≠ analyse data	gathering is not interpreting
any	act	enter data ≠ analyse data	keying is not interpreting
any	act	count ≠ forecast	present figures are not predictions
any	act	record ≠ analyse	noting is not interpreting
any	act	measure ≠ improve	counting is not changing
any	act	analyse ≠ decide	findings are not decisions
any	act	research ≠ survey	wide study is not one method
any	act	learn ≠ teach	pupil is not teacher
any	act	study ≠ qualify	course is not award
any	act	study ≠ practise	reading is not doing
any	act	train in ≠ qualify in	course is not certificate
any	act	complete ≠ pass	finished is not passed
any	act	apply for ≠ win	asking is not getting
any	act	bid for ≠ win	asking is not getting
any	act	nominate for ≠ win	shortlist is not prize
any	act	be shortlisted ≠ win	near miss is not prize
any	act	aim for ≠ reach	goal is not result
any	act	reach ≠ exceed	on target is not above
any	act	increase ≠ double	size not stated
any	act	reduce ≠ eliminate	less is not none
any	act	reduce ≠ halve	size not stated
any	act	help reduce ≠ reduce	part is not sole cause
any	act	maintain ≠ increase	steady is not growth
any	act	save time ≠ save money	hours are not pounds
any	act	start ≠ finish	begun is not done
any	act	manage a budget ≠ spend petty cash	control is not small spending
any	act	track spending ≠ set the budget	following is not deciding
any	act	monitor a budget ≠ hold a budget	watching is not owning
any	act	handle money ≠ manage a budget	cash is not control
any	act	collect ≠ deliver	opposite ends of a journey
any	act	collect ≠ count ≠ bank	separate steps with money
any	act	receive ≠ inspect ≠ accept	arrival is not approval
any	act	buy ≠ source	paying is not finding suppliers
any	act	request ≠ order	asking is not buying
any	act	quote ≠ sell	price given is not sale
any	act	sell ≠ serve	persuading is not serving
any	act	promote ≠ sell	publicity is not sale
any	act	post ≠ publish	sent letter is not publication
any	act	schedule ≠ post	queueing is not authorship
any	act	answer phones ≠ make calls	incoming is not outgoing
any	act	greet ≠ host	welcome is not running event
any	act	set up equipment ≠ install	laying out is not fixing in
any	act	clean ≠ repair	cleaning is not mending
any	act	repair ≠ replace	mend is not swap
any	act	repair ≠ maintain	fault is not upkeep
any	act	inspect ≠ repair	looking is not mending
any	act	operate ≠ maintain	running is not servicing
any	act	operate ≠ programme	running is not coding
any	act	assemble ≠ design	building is not creating
any	act	install ≠ design	fitting is not creating
any	act	volunteer ≠ be employed	unpaid is not a job
any	act	stand in for ≠ be promoted to	temporary is not permanent
any	act	act up ≠ hold the post	temporary is not permanent
any	act	deputise for ≠ share the role with	absence cover is not sharing
any	act	work with ≠ lead	peers are not reports
any	act	work under ≠ work with	junior is not peer
any	act	open up ≠ be in charge	keys are not command
any	act	follow procedures ≠ write procedures	keeping is not making
any	act	comply with ≠ enforce	obeying is not policing
any	act	follow a recipe ≠ develop a recipe	using is not creating
any	act	be consulted on ≠ decide	asked is not in charge
any	act	oversee ≠ do	supervising is not hands-on
any	act	launch ≠ support	starting is not upkeep
any	act	pilot ≠ roll out	trial is not full use
any	act	adapt ≠ create	changed is not new
any	act	chase ≠ collect	asking is not getting paid
any	act	read ≠ interpret	reading is not explaining
any	act	observe ≠ assess	watching is not judging
any	act	plan shifts ≠ work shifts	making is not filling the rota
any	thing	email ≠ letter ≠ report	different documents
any	thing	report ≠ presentation	text is not talk
any	thing	agenda ≠ minutes	before is not after
any	thing	meeting ≠ conference	small is not large
any	thing	meeting ≠ call	in person is not phone
any	thing	complaint ≠ query ≠ compliment	different customer contact
any	thing	query ≠ order	question is not purchase
any	thing	policy ≠ procedure ≠ guideline	rule, steps, advice
any	thing	target ≠ result	aim is not outcome
any	thing	forecast ≠ result	predicted is not actual
any	thing	budget ≠ expenditure	plan is not spend
any	thing	turnover ≠ profit	sales are not gain
any	thing	spreadsheet ≠ database	different tools
any	thing	database ≠ mailing list	system is not list
any	thing	rota ≠ timesheet	plan is not record
any	thing	shift ≠ rota	one turn is not schedule
any	thing	course ≠ qualification	attended is not awarded
any	thing	certificate ≠ diploma ≠ degree	levels of award
any	thing	certificate of attendance ≠ qualification	present is not passed
any	thing	short course ≠ apprenticeship	days are not years
any	thing	training ≠ experience	taught is not done
any	thing	work experience ≠ job	placement is not employment
any	thing	internship ≠ apprenticeship	different schemes
any	thing	placement ≠ permanent post	time-limited is not permanent
any	thing	award ≠ nomination	won is not put forward
any	thing	licence ≠ certificate	permission is not proof of training
any	thing	membership ≠ fellowship	grades of professional standing
any	thing	reference ≠ testimonial	formal is not quoted praise
any	thing	risk assessment ≠ incident report	before is not after
any	thing	accident ≠ near miss	harm is not narrow escape
any	thing	accident ≠ incident	injury is not any event
any	thing	hazard ≠ risk	source is not likelihood
any	thing	first aid ≠ medical treatment	immediate help is not treatment
any	thing	audit ≠ inspection	systems review is not look-round
any	thing	survey ≠ interview	form is not conversation
any	thing	feedback ≠ complaint	comment is not grievance
any	thing	draft ≠ final version	unfinished is not finished
any	thing	template ≠ document	blank is not completed
any	thing	team ≠ department	small group is not division
any	thing	project ≠ programme	single is not many
any	thing	task ≠ project	one step is not whole
any	thing	phone ≠ email	different channels
any	thing	cash ≠ card	different payment types
any	thing	Word ≠ Excel ≠ PowerPoint	different software
any	thing	hardware ≠ software	machine is not program
any	person	customer ≠ supplier	buyer is not seller
any	person	customer ≠ colleague	outside is not inside
any	person	manager ≠ supervisor ≠ team leader	levels of authority
any	person	manager ≠ deputy	first is not second
any	person	assistant ≠ manager	junior is not senior
any	person	director ≠ manager	board is not team
any	person	colleague ≠ report	peer is not junior
any	person	volunteer ≠ employee	unpaid is not paid
any	person	volunteer ≠ trustee	helper is not board
any	person	trainee ≠ qualified member of staff	learning is not certified
any	person	apprentice ≠ journeyman	learning is not time-served
any	person	intern ≠ employee	placement is not post
any	person	freelancer ≠ employee	own account is not payroll
any	person	contractor ≠ employee	outside is not payroll
any	person	temp ≠ permanent member of staff	short term is not lasting
any	person	visitor ≠ customer	calling is not buying
any	person	member of the public ≠ client	anyone is not served person
any	person	client ≠ patient ≠ pupil	different people served
any	person	child ≠ adult	different ages
any	person	child ≠ young person	different ages
any	person	founder ≠ member	starter is not joiner
any	person	mentor ≠ line manager	guide is not boss
any	person	coordinator ≠ manager	arranging is not authority
any	person	lead ≠ member	head is not part
any	person	first aider ≠ nurse	short course is not registration
any	person	interviewer ≠ interviewee	asking is not answering
any	person	author ≠ editor	writer is not reviser
any	person	speaker ≠ delegate	talking is not attending
any	person	senior ≠ junior	grades differ
any	place	head office ≠ branch	centre is not outlet
any	place	on-site ≠ remote	different place of work
any	place	school ≠ college ≠ university	different institutions
any	place	office ≠ warehouse	desk is not stock
any	place	UK-wide ≠ local	size of area
any	place	one site ≠ several sites	scale differs
any	level	observed ≠ assisted ≠ performed ≠ supervised	rising levels of part
any	level	basic ≠ intermediate ≠ advanced	skill levels
any	level	beginner ≠ conversational ≠ fluent ≠ native	language levels
any	level	working knowledge ≠ expert	some is not mastery
any	level	familiar with ≠ proficient in	some is not skilled
any	level	trained ≠ qualified ≠ registered	steps of standing
any	level	studying towards ≠ holding	unfinished is not awarded
any	level	part-qualified ≠ qualified	some exams remain
any	level	entry-level ≠ mid-level ≠ senior	grades differ
any	level	occasional ≠ regular ≠ daily	frequency differs
any	level	some ≠ most ≠ all	quantity differs
any	level	about 20 ≠ more than 20	estimate is not floor
any	level	team of 3 ≠ team of 30	scale differs
any	level	acting ≠ permanent	temporary is not lasting
any	level	co-led ≠ led	shared is not sole
any	level	jointly responsible ≠ solely responsible	shared is not sole
any	level	supervised ≠ unsupervised	degree of independence
any	level	seconded ≠ promoted	lent is not raised
any	level	weeks ≠ months ≠ years	length of time
any	level	local ≠ regional ≠ national ≠ international	scale of reach
any	level	GCSE ≠ A level ≠ degree	levels of study
any	level	Level 2 ≠ Level 3 ≠ Level 4	qualification levels
any	level	pass ≠ merit ≠ distinction	grades differ
any	level	third ≠ 2:2 ≠ 2:1 ≠ first	degree classes differ
any	level	predicted grade ≠ achieved grade	forecast is not result
any	level	shortlisted ≠ runner-up ≠ winner	places differ
any	level	part-time ≠ full-time	hours differ
care	act	prompt medication ≠ administer medication	reminding is not giving
care	act	administer medication ≠ prescribe medication	giving is not deciding
care	act	follow a care plan ≠ write a care plan	using is not making
care	act	hoist alone ≠ assist with hoisting	hoisting needs stated role
care	act	sit with ≠ give personal care to	company is not hands-on care
care	act	record ≠ assess	noting is not judging need
care	act	help to eat ≠ cook for	feeding is not preparing
care	act	help to wash ≠ bathe fully	part is not whole
care	thing	medication ≠ dressing	drug is not wound cover
care	thing	care plan ≠ risk assessment	different documents
care	thing	personal care ≠ domestic help	body care is not housework
care	thing	personal care ≠ nursing care	carer's task is not nurse's
care	thing	MAR chart ≠ care plan	medicine record is not plan
care	thing	waking night ≠ sleep-in	awake is not asleep
care	thing	respite care ≠ end-of-life care	break is not dying care
care	thing	walking frame ≠ wheelchair ≠ hoist	different aids
care	thing	DBS check ≠ reference	records are not opinions
care	person	carer ≠ nurse	not registered
care	person	senior carer ≠ registered manager	shift is not service
care	person	resident ≠ relative	served is not family
care	person	key worker ≠ social worker	named carer is not profession
care	person	companion ≠ personal assistant	company is not care
care	place	care home ≠ hospital	different settings
care	place	residential home ≠ nursing home	nurses present or not
care	place	care home ≠ client's own home	different settings
care	level	Care Certificate ≠ NVQ Level 3	induction is not diploma
nursing	act	take blood ≠ give blood	sample is not transfusion
nursing	act	take obs ≠ interpret obs	measuring is not judging
nursing	act	administer ≠ prescribe	giving is not deciding
nursing	act	check drugs ≠ give drugs	second check is not giving
nursing	act	dress a wound ≠ close a wound	cover is not stitching
nursing	act	triage ≠ diagnose	sorting is not diagnosis
nursing	act	admit ≠ discharge	opposite ends of stay
nursing	act	assist with ward rounds ≠ lead ward rounds	support is not command
nursing	act	cannulate ≠ catheterise	different procedures
nursing	act	mentor students ≠ assess students	guidance is not sign-off
nursing	act	bleep the doctor ≠ treat	calling is not treating
nursing	thing	observation ≠ investigation	bedside signs are not tests
nursing	thing	dressing ≠ medication	cover is not drug
nursing	thing	injection ≠ infusion	single dose is not drip
nursing	thing	blood pressure ≠ blood glucose	different measures
nursing	thing	ECG ≠ X-ray	different tests
nursing	thing	handover ≠ ward round	shift change is not review
nursing	thing	BLS ≠ ILS ≠ ALS	levels of life support
nursing	person	nurse ≠ doctor	different professions
nursing	person	nurse ≠ healthcare assistant	registered is not unregistered
nursing	person	staff nurse ≠ ward sister	bands differ
nursing	person	student nurse ≠ registered nurse	training is not registered
nursing	person	nursing associate ≠ registered nurse	different registers
nursing	person	midwife ≠ nurse	different registrations
nursing	person	patient ≠ relative	treated is not family
nursing	place	ward ≠ clinic	inpatient is not outpatient
nursing	place	A&E ≠ intensive care	different departments
nursing	place	theatre ≠ recovery	operation is not after-care
nursing	place	hospital ≠ GP surgery	different settings
nursing	level	Band 2 ≠ Band 5 ≠ Band 6	NHS pay bands
allied health	act	assess ≠ treat	finding need is not therapy
allied health	act	assist with exercises ≠ prescribe exercises	helping is not deciding
allied health	act	refer ≠ assess	passing on is not judging
allied health	act	X-ray ≠ report on X-rays	taking is not reading
allied health	act	screen ≠ diagnose	first look is not diagnosis
allied health	act	discharge ≠ refer on	ending is not passing
allied health	act	run a clinic ≠ help in a clinic	charge is not help
allied health	thing	X-ray ≠ MRI ≠ CT scan ≠ ultrasound	different imaging
allied health	thing	assessment ≠ treatment plan	finding is not plan
allied health	thing	splint ≠ plaster cast	different supports
allied health	thing	outpatient list ≠ inpatient caseload	different patients
allied health	thing	stroke rehab ≠ musculoskeletal rehab	different specialisms
allied health	person	physiotherapist ≠ occupational therapist	different professions
allied health	person	therapist ≠ therapy assistant	registered is not assistant
allied health	person	radiographer ≠ radiologist	imager is not doctor
allied health	person	podiatrist ≠ foot care practitioner	registered is not unregistered
allied health	person	paramedic ≠ emergency care assistant	registered is not assistant
allied health	person	dietitian ≠ nutritionist	protected title differs
allied health	person	counsellor ≠ clinical psychologist	different training
allied health	place	ambulance ≠ emergency department	vehicle is not department
allied health	place	hospital ≠ community clinic	different settings
dental	act	assist with ≠ carry out	nurse is not dentist
dental	act	chart ≠ examine	recording is not examining
dental	act	take X-rays ≠ develop X-rays	exposure is not processing
dental	act	sterilise ≠ disinfect	levels of decontamination
dental	act	book ≠ treat	desk is not chair
dental	act	quote ≠ plan treatment	price is not clinical
dental	thing	filling ≠ crown ≠ extraction	different treatments
dental	thing	scale and polish ≠ deep cleaning	routine is not periodontal
dental	thing	impression ≠ digital scan	different methods
dental	thing	NHS patient ≠ private patient	different funding
dental	thing	denture ≠ implant ≠ bridge	different replacements
dental	person	dental nurse ≠ dentist	assists is not treats
dental	person	dental nurse ≠ hygienist	different registrations
dental	person	hygienist ≠ therapist	different scope
dental	person	trainee dental nurse ≠ registered dental nurse	training is not GDC registered
dental	person	receptionist ≠ treatment co-ordinator	desk is not plan discussion
dental	place	surgery ≠ decontamination room	treatment is not cleaning
pharmacy	act	dispense ≠ prescribe	supplying is not deciding
pharmacy	act	dispense ≠ check ≠ hand out	separate steps
pharmacy	act	label ≠ dispense	one step is not whole
pharmacy	act	counsel on medicines ≠ sell medicines	advice is not sale
pharmacy	act	order stock ≠ put stock away	buying is not storing
pharmacy	act	fill MDS trays ≠ check MDS trays	assembly is not accuracy check
pharmacy	act	deliver ≠ dispense	driving is not supplying
pharmacy	thing	prescription ≠ over-the-counter medicine	prescribed is not bought freely
pharmacy	thing	controlled drug ≠ general sale medicine	legal classes differ
pharmacy	thing	near miss ≠ dispensing error	caught is not reached patient
pharmacy	thing	brand ≠ generic	different products
pharmacy	thing	stock check ≠ date check	quantity is not expiry
pharmacy	person	pharmacist ≠ pharmacy technician ≠ dispenser	levels of registration
pharmacy	person	counter assistant ≠ dispenser	sales is not dispensing
pharmacy	person	pharmacist ≠ doctor	different professions
pharmacy	person	locum ≠ manager	cover is not charge
pharmacy	place	community pharmacy ≠ hospital pharmacy	different settings
pharmacy	place	counter ≠ dispensary	sales is not dispensing
teaching	act	teach ≠ cover	own class is not stand-in
teaching	act	teach ≠ support	leading is not helping
teaching	act	plan ≠ deliver	preparing is not teaching
teaching	act	mark ≠ set	grading is not writing tests
teaching	act	mark ≠ moderate	grading is not checking grades
teaching	act	observe lessons ≠ teach lessons	watching is not teaching
teaching	act	invigilate ≠ examine	supervising is not marking
teaching	act	accompany a trip ≠ organise a trip	going is not arranging
teaching	act	run a club ≠ help at a club	charge is not help
teaching	act	tutor ≠ teach a class	one is not thirty
teaching	act	report to parents ≠ meet parents	writing is not talking
teaching	thing	lesson ≠ assembly	class is not gathering
teaching	thing	lesson plan ≠ scheme of work	one lesson is not term
teaching	thing	homework ≠ coursework ≠ exam	different assessments
teaching	thing	marking ≠ reports	work is not pupil summary
teaching	thing	mock exam ≠ exam	practice is not real
teaching	thing	detention ≠ exclusion	sanctions differ
teaching	thing	GCSE ≠ A level	different stages
teaching	person	pupil ≠ parent	child is not family
teaching	person	teacher ≠ teaching assistant	qualified is not support
teaching	person	teacher ≠ lecturer	school is not university
teaching	person	cover supervisor ≠ teacher	supervises is not teaches
teaching	person	trainee teacher ≠ qualified teacher	QTS not yet held
teaching	person	head of year ≠ head of department	pastoral is not subject
teaching	person	headteacher ≠ deputy head	first is not second
teaching	person	governor ≠ head	oversight is not running
teaching	person	tutor ≠ form tutor	private teaching is not pastoral
teaching	place	primary school ≠ secondary school	different ages
teaching	place	classroom ≠ playground	lesson is not break
teaching	level	Year 6 ≠ Year 11	different ages
teaching	level	PGCE ≠ QTS	award is not status
teaching	level	one pupil ≠ small group ≠ whole class	size differs
early years	act	change ≠ feed ≠ settle	different care tasks
early years	act	observe ≠ assess	watching is not judging
early years	act	plan activities ≠ join in activities	making is not taking part
early years	act	supervise ≠ be present	charge is not attending
early years	act	babysit ≠ childmind	occasional is not registered
early years	act	help with reading ≠ teach reading	support is not teaching
early years	act	talk to parents ≠ report to parents	chat is not formal
early years	thing	observation ≠ assessment	note is not judgement
early years	thing	accident form ≠ safeguarding form	injury is not concern
early years	thing	outing ≠ outdoor play	trip is not garden
early years	thing	nappy change ≠ toilet training	different care
early years	thing	snack ≠ meal	small is not full
early years	thing	Level 2 childcare ≠ Level 3 childcare	ratio status differs
early years	person	nursery nurse ≠ nursery teacher	practitioner is not QTS
early years	person	nursery nurse ≠ nurse	childcare is not health
early years	person	nursery assistant ≠ room leader	helper is not charge
early years	person	baby ≠ toddler ≠ preschooler	different ages
early years	person	nanny ≠ childminder	family's home is not own
early years	person	nursery manager ≠ deputy manager	first is not second
early years	place	nursery ≠ reception class	care is not school
early years	place	baby room ≠ preschool room	different ages
SEN	act	support ≠ teach	TA is not teacher
SEN	act	implement a plan ≠ write a plan	using is not making
SEN	act	contribute to an EHCP ≠ write an EHCP	input is not authorship
SEN	act	de-escalate ≠ restrain	talking is not holding
SEN	act	sign ≠ interpret	using signs is not interpreting
SEN	act	run an intervention ≠ design an intervention	delivering is not creating
SEN	act	assess ≠ diagnose	school need is not clinical
SEN	thing	EHCP ≠ IEP ≠ behaviour plan	different plans
SEN	thing	autism ≠ ADHD ≠ dyslexia	different conditions
SEN	thing	learning disability ≠ learning difficulty	general is not specific
SEN	thing	Makaton ≠ BSL	sign system is not language
SEN	thing	hearing impairment ≠ visual impairment	different needs
SEN	thing	one-to-one support ≠ group support	size differs
SEN	person	teaching assistant ≠ SENCO	support is not co-ordinator
SEN	person	SENCO ≠ educational psychologist	teacher is not psychologist
SEN	person	pupil with SEN ≠ pupil with EAL	need is not language
SEN	person	speech therapist ≠ speech therapy assistant	registered is not assistant
SEN	place	special school ≠ mainstream school	different settings
SEN	place	special school ≠ pupil referral unit	different settings
SEN	place	sensory room ≠ classroom	different spaces
social work	act	assess ≠ refer	judging is not passing on
social work	act	refer ≠ investigate	passing on is not enquiry
social work	act	chair a conference ≠ attend a conference	charge is not presence
social work	act	supervise contact ≠ arrange contact	watching is not booking
social work	act	hold cases ≠ duty cases	ongoing is not short-term
social work	act	support ≠ safeguard	help is not protection
social work	act	write court reports ≠ give evidence	writing is not speaking
social work	act	advocate for ≠ assess	speaking for is not judging
social work	act	close ≠ transfer	ended is not moved
social work	thing	child in need plan ≠ child protection plan	levels of risk
social work	thing	assessment ≠ care plan	finding is not plan
social work	thing	fostering ≠ adoption	temporary is not permanent
social work	thing	safeguarding adults ≠ child protection	different law
social work	thing	contact session ≠ home visit	family time is not visit
social work	thing	referral ≠ caseload	incoming is not held
social work	thing	domestic abuse ≠ neglect	different harms
social work	person	social worker ≠ support worker	registered is not support
social work	person	social worker ≠ family support worker	registered is not support
social work	person	student social worker ≠ social worker	training is not registered
social work	person	foster carer ≠ adoptive parent	temporary is not legal parent
social work	person	child ≠ parent ≠ carer	different family roles
social work	person	team manager ≠ practice supervisor	runs team is not supervises practice
social work	place	children's services ≠ adult services	different services
social work	place	children's home ≠ foster home	staff is not family
housing	act	allocate ≠ advertise	giving is not listing
housing	act	chase arrears ≠ write off arrears	collecting is not cancelling
housing	act	serve notice ≠ evict	warning is not removal
housing	act	report repairs ≠ carry out repairs	logging is not fixing
housing	act	order repairs ≠ inspect repairs	raising is not checking
housing	act	assess homelessness ≠ give housing advice	decision is not advice
housing	act	let ≠ sell	renting is not selling
housing	act	let ≠ manage	filling is not running
housing	act	mediate ≠ enforce	settling is not penalty
housing	thing	rent ≠ service charge	different charges
housing	thing	housing benefit ≠ Universal Credit	different benefits
housing	thing	void ≠ let property	empty is not occupied
housing	thing	repair ≠ refurbishment	mend is not renewal
housing	thing	tenancy ≠ licence	different legal right
housing	thing	waiting list ≠ transfer list	new is not existing tenants
housing	thing	antisocial behaviour ≠ rent arrears	different case types
housing	person	tenant ≠ leaseholder ≠ owner	different rights
housing	person	tenant ≠ landlord	renting is not letting
housing	person	tenant ≠ applicant	housed is not waiting
housing	person	housing officer ≠ income officer	patch is not arrears
housing	person	support worker ≠ warden	support is not building
housing	place	hostel ≠ sheltered housing	homeless is not older people
housing	place	council housing ≠ private rented housing	different landlords
housing	place	temporary accommodation ≠ permanent housing	stopgap is not lasting
charity	act	fundraise ≠ donate	asking is not giving
charity	act	fundraise ≠ write bids	public appeal is not application
charity	act	write bids ≠ win bids	asking is not getting
charity	act	collect ≠ raise	holding bucket is not whole total
charity	act	volunteer ≠ manage volunteers	helping is not running
charity	act	hand out ≠ pack	giving is not packing
charity	act	campaign ≠ lobby	public is not direct to politicians
charity	act	support a trustee ≠ be a trustee	help is not board
charity	act	apply for ≠ assess	seeking is not judging grants
charity	act	befriend ≠ counsel	company is not therapy
charity	thing	donation ≠ grant	gift is not funder award
charity	thing	donation ≠ sponsorship	gift is not deal
charity	thing	grant ≠ contract	award is not paid service
charity	thing	pledge ≠ payment	promised is not received
charity	thing	legacy ≠ regular gift	will is not monthly
charity	thing	leaflet ≠ campaign	one item is not effort
charity	thing	food parcel ≠ hot meal	groceries are not cooked
charity	person	donor ≠ beneficiary	giver is not receiver
charity	person	trustee ≠ chief executive	board is not staff
charity	person	volunteer ≠ member	works is not joined
charity	person	patron ≠ trustee	name is not board
charity	person	fundraiser ≠ grant officer	seeks is not gives
charity	person	befriender ≠ counsellor	company is not therapy
charity	place	charity shop ≠ food bank	different outlets
charity	place	community centre ≠ advice centre	hall is not advice
warehouse	act	pick ≠ pack ≠ load	separate steps
warehouse	act	load ≠ unload	opposite directions
warehouse	act	receive ≠ dispatch	in is not out
warehouse	act	count stock ≠ order stock	counting is not buying
warehouse	act	count stock ≠ investigate discrepancies	tally is not cause
warehouse	act	drive ≠ bank	driver is not guide
warehouse	act	scan ≠ label	reading is not tagging
warehouse	act	put away ≠ replenish	intake is not topping up
warehouse	act	train pickers ≠ supervise pickers	teaching is not overseeing
warehouse	thing	forklift ≠ pallet truck	different trucks
warehouse	thing	counterbalance ≠ reach truck	separate licences
warehouse	thing	delivery note ≠ invoice ≠ purchase order	different documents
warehouse	thing	pick list ≠ packing list	before is not after
warehouse	thing	stocktake ≠ cycle count	full is not part
warehouse	thing	accuracy ≠ pick rate	correctness is not speed
warehouse	thing	damages ≠ returns	broken is not sent back
warehouse	person	picker ≠ packer ≠ loader	different tasks
warehouse	person	operative ≠ shift manager	floor is not charge
warehouse	person	stock controller ≠ picker	records is not picking
warehouse	place	goods in ≠ goods out	in is not out
warehouse	place	warehouse ≠ shop floor	stores is not sales
warehouse	place	chilled ≠ ambient ≠ frozen	temperature areas differ
haulage	act	drive ≠ plan routes	driver is not planner
haulage	act	load ≠ secure	placing is not strapping
haulage	act	report defects ≠ repair defects	logging is not mending
haulage	act	check ≠ service	look is not maintenance
haulage	act	deliver ≠ collect	opposite ends
haulage	act	couple ≠ load	trailer is not goods
haulage	thing	Class 1 ≠ Class 2	licence categories differ
haulage	thing	HGV licence ≠ Driver CPC	entitlement is not qualification
haulage	thing	Driver CPC ≠ Transport Manager CPC	driver is not manager
haulage	thing	artic ≠ rigid ≠ van	different vehicles
haulage	thing	tachograph ≠ satnav	hours are not directions
haulage	thing	tipper ≠ tanker ≠ curtainsider	different bodies
haulage	thing	tramping ≠ day work	nights away or home
haulage	thing	proof of delivery ≠ consignment note	receipt is not contract
haulage	person	driver ≠ driver's mate	drives is not helps
haulage	person	driver ≠ transport planner	cab is not desk
haulage	person	owner-driver ≠ company driver	own truck is not firm's
haulage	place	depot ≠ customer site	base is not drop
haulage	level	UK ≠ European	range of work
driving	act	drive ≠ escort	wheel is not passenger care
driving	act	deliver ≠ install	drop is not fitting
driving	act	collect fares ≠ sell passes	ride is not season
driving	act	plan a route ≠ follow a route	making is not using
driving	act	clean a vehicle ≠ service a vehicle	washing is not maintenance
driving	act	teach driving ≠ examine drivers	instructor is not tester
driving	thing	car licence ≠ PCV licence ≠ HGV licence	entitlements differ
driving	thing	taxi ≠ private hire car	hailing is not booking
driving	thing	single drop ≠ multi-drop	one is not many
driving	thing	clean licence ≠ full licence	points are not stage
driving	person	bus driver ≠ coach driver	service is not trips
driving	person	driver ≠ dispatcher	road is not desk
driving	person	courier ≠ removals worker	parcels are not furniture
driving	person	instructor ≠ examiner	teaches is not tests
driving	place	depot ≠ route	base is not road
retail	act	serve ≠ sell	handing over is not persuading
retail	act	serve ≠ advise	till is not guidance
retail	act	refund ≠ exchange	money is not goods
retail	act	authorise refunds ≠ process refunds	approval is not keying
retail	act	fill shelves ≠ plan displays	stacking is not designing
retail	act	order stock ≠ receive stock	buying is not intake
retail	act	cash up ≠ bank takings	counting is not depositing
retail	act	open up ≠ manage	keys are not charge
retail	act	follow a planogram ≠ design a planogram	using is not making
retail	act	report theft ≠ detain shoplifters	telling is not holding
retail	act	set prices ≠ change price labels	deciding is not tagging
retail	thing	refund ≠ exchange ≠ credit note	different remedies
retail	thing	receipt ≠ invoice	paid is not billed
retail	thing	takings ≠ profit	sales are not gain
retail	thing	till ≠ self-checkout	staffed is not unstaffed
retail	thing	loyalty card ≠ store card	points are not credit
retail	thing	sales target ≠ sales achieved	aim is not result
retail	person	customer ≠ supplier	buyer is not seller
retail	person	sales assistant ≠ supervisor ≠ store manager	levels of charge
retail	person	assistant manager ≠ manager	second is not first
retail	person	buyer ≠ merchandiser	choosing is not allocating
retail	person	cashier ≠ keyholder	till is not keys
retail	place	shop floor ≠ stockroom	sales is not stores
retail	place	till ≠ customer service desk	paying is not complaints
retail	place	convenience store ≠ supermarket	size differs
kitchen	act	prep ≠ cook	chopping is not cooking
kitchen	act	cook ≠ plate	heat is not presenting
kitchen	act	help on a section ≠ run a section	part is not charge
kitchen	act	follow a menu ≠ write a menu	using is not creating
kitchen	act	order ingredients ≠ choose suppliers	placing is not deciding
kitchen	act	check deliveries ≠ place orders	intake is not buying
kitchen	act	clean down ≠ wash pots	kitchen is not dishes
kitchen	act	train ≠ supervise	teaching is not overseeing
kitchen	act	record temperatures ≠ write HACCP plan	logging is not authorship
kitchen	thing	starter ≠ main ≠ dessert	different courses
kitchen	thing	pastry ≠ grill ≠ larder	different sections
kitchen	thing	Level 2 food hygiene ≠ Level 3 food safety	handler is not supervisor
kitchen	thing	use-by date ≠ best-before date	safety is not quality
kitchen	thing	cover ≠ table	person is not seats
kitchen	thing	allergy ≠ dietary preference	danger is not choice
kitchen	person	chef ≠ cook ≠ kitchen porter	different roles
kitchen	person	commis ≠ chef de partie ≠ sous chef ≠ head chef	kitchen ranks
kitchen	place	kitchen ≠ dining room	cooking is not service
kitchen	place	restaurant kitchen ≠ school kitchen	different settings
front of house	act	take orders ≠ run food	noting is not carrying
front of house	act	host ≠ serve	seating is not waiting
front of house	act	lay tables ≠ clear tables	before is not after
front of house	act	take bookings ≠ manage bookings	noting is not running
front of house	act	take payment ≠ cash up	one bill is not totals
front of house	act	pull pints ≠ make cocktails	beer is not mixing
front of house	act	change barrels ≠ manage the cellar	one task is not charge
front of house	act	recommend wine ≠ choose the wine list	advising is not buying
front of house	act	handle complaints ≠ apologise	solving is not sorry
front of house	act	make beds ≠ inspect rooms	doing is not checking
front of house	thing	tip ≠ service charge	gift is not billed
front of house	thing	personal licence ≠ premises licence	person is not place
front of house	thing	covers ≠ bookings	people are not reservations
front of house	thing	check-in ≠ check-out	arrival is not leaving
front of house	person	waiter ≠ bartender ≠ barista	different roles
front of house	person	waiter ≠ head waiter	staff is not charge
front of house	person	guest ≠ walk-in	booked is not unbooked
front of house	person	receptionist ≠ concierge	desk is not errands
front of house	person	duty manager ≠ general manager	shift is not hotel
front of house	place	bar ≠ restaurant	drinks are not meals
front of house	place	hotel ≠ hostel	different lodging
events	act	plan ≠ staff	organising is not working
events	act	steward ≠ secure	guiding is not licensed guarding
events	act	register delegates ≠ invite delegates	sign-in is not asking
events	act	book a venue ≠ run a venue	hiring is not charge
events	act	rig ≠ operate	putting up is not running
events	act	set up ≠ take down	before is not after
events	act	host ≠ organise	presenting is not arranging
events	act	sell tickets ≠ check tickets	sale is not entry
events	thing	conference ≠ exhibition ≠ wedding	different events
events	thing	budget ≠ quote	plan is not price
events	thing	running order ≠ floor plan	time is not space
events	thing	sponsor ≠ exhibitor stand	funding is not space
events	thing	attendance ≠ registrations	came is not signed up
events	person	delegate ≠ speaker ≠ exhibitor	different attendees
events	person	organiser ≠ volunteer	arranging is not helping
events	person	client ≠ guest	payer is not attendee
events	place	venue ≠ marquee	building is not tent
cleaning	act	clean ≠ deep clean	routine is not thorough
cleaning	act	clean ≠ disinfect ≠ sterilise	levels of hygiene
cleaning	act	sweep ≠ mop ≠ scrub	different methods
cleaning	act	order supplies ≠ restock supplies	buying is not filling
cleaning	act	check ≠ clean	inspecting is not doing
cleaning	act	launder ≠ iron	washing is not pressing
cleaning	thing	COSHH training ≠ COSHH assessment	taught is not authored
cleaning	thing	general waste ≠ clinical waste ≠ recycling	waste streams differ
cleaning	thing	domestic cleaning ≠ industrial cleaning	homes are not plants
cleaning	thing	window cleaning ≠ carpet cleaning	different work
cleaning	person	cleaner ≠ cleaning supervisor	does is not oversees
cleaning	person	cleaner ≠ caretaker	cleaning is not site
cleaning	person	housekeeper ≠ laundry assistant	rooms are not washing
cleaning	place	office ≠ hospital ≠ school	different hygiene standards
facilities	act	report faults ≠ fix faults	telling is not mending
facilities	act	let contractors in ≠ manage contractors	access is not charge
facilities	act	test alarms ≠ install alarms	checking is not fitting
facilities	act	log jobs ≠ allocate jobs	recording is not assigning
facilities	act	inspect ≠ certify	looking is not signing off
facilities	act	change filters ≠ service HVAC	one task is not whole
facilities	act	lock up ≠ guard	closing is not security
facilities	act	obtain quotes ≠ award contracts	asking is not deciding
facilities	thing	planned maintenance ≠ reactive repair	scheduled is not breakdown
facilities	thing	fire drill ≠ fire alarm test	evacuation is not bell
facilities	thing	fire drill ≠ fire risk assessment	practice is not study
facilities	thing	PAT testing ≠ fixed wire testing	appliances are not wiring
facilities	thing	hard services ≠ soft services	building is not cleaning
facilities	person	caretaker ≠ facilities manager	hands-on is not charge
facilities	person	handyman ≠ qualified electrician	odd jobs are not trade
facilities	person	fire marshal ≠ fire officer	workplace role is not profession
facilities	place	plant room ≠ server room	heating is not computers
facilities	place	single building ≠ estate	size differs
construction	act	labour ≠ lay bricks	helping is not trade
construction	act	mix ≠ pour ≠ finish	separate concrete steps
construction	act	set out ≠ build	marking is not making
construction	act	read drawings ≠ produce drawings	using is not making
construction	act	price ≠ build	estimating is not doing
construction	act	erect scaffolding ≠ inspect scaffolding	putting up is not checking
construction	act	sign a RAMS ≠ write a RAMS	reading is not authorship
construction	act	give a toolbox talk ≠ attend a toolbox talk	speaker is not listener
construction	act	operate plant ≠ bank plant	driver is not guide
construction	act	snag ≠ fix snags	listing is not mending
construction	act	supervise ≠ labour	overseeing is not doing
construction	thing	CSCS card ≠ CPCS card	site is not plant
construction	thing	labourer card ≠ skilled worker card	card levels differ
construction	thing	quote ≠ invoice ≠ valuation	different money documents
construction	thing	new build ≠ refurbishment	fresh is not old
construction	thing	plastering ≠ rendering ≠ tiling	different trades
construction	thing	planning permission ≠ building regulations approval	different consents
construction	person	labourer ≠ tradesperson	general is not skilled
construction	person	foreman ≠ site manager	trade is not site
construction	person	architect ≠ quantity surveyor	design is not cost
construction	person	main contractor ≠ subcontractor	whole is not part
construction	place	site ≠ yard	build is not storage
carpentry	act	fit ≠ make	installing is not building
carpentry	act	hang doors ≠ make doors	fitting is not building
carpentry	act	measure ≠ cut	marking is not sawing
carpentry	act	sand ≠ varnish	smoothing is not coating
carpentry	act	assemble flat-pack ≠ build furniture	kit is not bespoke
carpentry	act	repair ≠ restore	mend is not heritage
carpentry	thing	first fix ≠ second fix	before is not after plaster
carpentry	thing	hardwood ≠ softwood ≠ MDF	different materials
carpentry	thing	bench joinery ≠ site carpentry	shop is not site
carpentry	thing	roof truss ≠ cut roof	factory is not hand-made
carpentry	person	carpenter ≠ cabinetmaker	site is not furniture
carpentry	person	apprentice ≠ carpenter	learning is not qualified
carpentry	place	workshop ≠ site	bench is not building
plumbing/gas	act	install ≠ service ≠ repair	different boiler work
plumbing/gas	act	assist with gas work ≠ carry out gas work	needs Gas Safe registration
plumbing/gas	act	diagnose ≠ repair	finding is not mending
plumbing/gas	act	unblock drains ≠ lay drains	clearing is not building
plumbing/gas	act	solder ≠ press-fit	different jointing
plumbing/gas	act	fit a bathroom ≠ tile a bathroom	plumbing is not tiling
plumbing/gas	act	replace parts ≠ replace boilers	component is not unit
plumbing/gas	thing	gas ≠ water ≠ oil	different fuels and systems
plumbing/gas	thing	combi boiler ≠ system boiler	different systems
plumbing/gas	thing	boiler service ≠ gas safety check	maintenance is not inspection
plumbing/gas	thing	NVQ in plumbing ≠ Gas Safe registration	qualification is not registration
plumbing/gas	thing	domestic gas ≠ commercial gas	separate competences
plumbing/gas	thing	tap ≠ stopcock	outlet is not shut-off
plumbing/gas	thing	heat pump ≠ boiler	different heat source
plumbing/gas	person	plumber ≠ gas engineer	water is not gas
plumbing/gas	person	plumber's mate ≠ plumber	helper is not trade
plumbing/gas	person	landlord ≠ homeowner	lets is not lives
plumbing/gas	place	domestic site ≠ commercial site	different scale
electrical	act	install ≠ test ≠ certify	separate competences
electrical	act	wire ≠ design	fitting is not design
electrical	act	pull cable ≠ terminate cable	running is not connecting
electrical	act	isolate ≠ repair	making safe is not mending
electrical	act	PAT test ≠ inspect and test installations	appliances are not wiring
electrical	act	fault-find ≠ rewire	finding is not replacing
electrical	thing	EICR ≠ installation certificate	old is not new work
electrical	thing	single-phase ≠ three-phase	different supply
electrical	thing	domestic ≠ commercial ≠ industrial	different installations
electrical	thing	18th Edition ≠ inspection and testing award	regs are not testing
electrical	thing	rewire ≠ extra socket	whole is not part
electrical	thing	data cabling ≠ power cabling	different systems
electrical	person	electrician ≠ electrician's mate	qualified is not helper
electrical	person	electrician ≠ electrical engineer	trade is not design
electrical	person	apprentice ≠ improver ≠ approved electrician	trade grades
mechanics	act	diagnose ≠ repair	finding is not mending
mechanics	act	service ≠ repair	routine is not fault
mechanics	act	fit ≠ balance	tyre on is not balanced
mechanics	act	assist with MOTs ≠ carry out MOTs	needs tester authority
mechanics	act	valet ≠ respray	cleaning is not painting
mechanics	act	strip ≠ rebuild	apart is not together
mechanics	act	order parts ≠ fit parts	buying is not fitting
mechanics	thing	MOT ≠ service	test is not maintenance
mechanics	thing	full service ≠ interim service	depth differs
mechanics	thing	estimate ≠ invoice	before is not after
mechanics	thing	brake pads ≠ brake discs	different parts
mechanics	thing	petrol ≠ diesel ≠ hybrid ≠ electric	different vehicle types
mechanics	thing	car ≠ HGV ≠ motorbike	different vehicles
mechanics	person	mechanic ≠ MOT tester	repairs is not tests
mechanics	person	tyre fitter ≠ mechanic	tyres are not whole car
mechanics	person	service adviser ≠ technician	desk is not workshop
mechanics	person	panel beater ≠ paint sprayer	metal is not paint
mechanics	place	workshop ≠ showroom	repair is not sales
manufacturing	act	operate ≠ set ≠ programme	levels of machine work
manufacturing	act	run a line ≠ work on a line	charge is not part
manufacturing	act	inspect ≠ make	checking is not building
manufacturing	act	assemble ≠ test	building is not proving
manufacturing	act	read drawings ≠ draw	using is not making
manufacturing	act	log downtime ≠ cut downtime	recording is not reducing
manufacturing	act	suggest improvements ≠ implement improvements	idea is not change
manufacturing	act	weld ≠ grind ≠ cut	different metal work
manufacturing	act	maintain ≠ repair	upkeep is not fault
manufacturing	act	attend a kaizen ≠ lead a kaizen	presence is not charge
manufacturing	thing	quality control ≠ quality assurance	product is not system
manufacturing	thing	MIG ≠ TIG ≠ arc	different welding
manufacturing	thing	scrap ≠ rework	discarded is not corrected
manufacturing	thing	prototype ≠ production run	trial is not volume
manufacturing	thing	output ≠ efficiency	volume is not rate
manufacturing	thing	turning ≠ milling ≠ grinding	different machining
manufacturing	person	operator ≠ setter ≠ engineer	levels of skill
manufacturing	person	technician ≠ chartered engineer	registration differs
manufacturing	person	quality inspector ≠ quality manager	checks is not charge
manufacturing	place	production line ≠ quality lab	making is not testing
manufacturing	level	Green Belt ≠ Black Belt	Six Sigma levels
lab	act	run tests ≠ design tests	using is not creating
lab	act	prepare samples ≠ analyse samples	preparing is not testing
lab	act	record results ≠ interpret results	noting is not reading
lab	act	calibrate ≠ repair	adjusting is not mending
lab	act	follow a protocol ≠ write a protocol	using is not making
lab	act	assist with research ≠ lead research	help is not charge
lab	act	co-author ≠ author	shared is not sole
lab	act	submit ≠ publish	sent is not accepted
lab	act	validate ≠ develop	proving is not creating
lab	thing	PCR ≠ qPCR ≠ sequencing	different techniques
lab	thing	HPLC ≠ GC ≠ mass spectrometry	different techniques
lab	thing	paper ≠ poster ≠ abstract	different outputs
lab	thing	GLP ≠ GMP ≠ GCP	different standards
lab	thing	raw data ≠ results	measured is not worked up
lab	person	technician ≠ scientist	bench support is not research
lab	person	research assistant ≠ research fellow	grades differ
lab	person	first author ≠ co-author	order of credit
lab	place	wet lab ≠ dry lab	bench is not computer
lab	level	BSc ≠ MSc ≠ PhD	degree levels
agriculture	act	plant ≠ harvest	start is not end
agriculture	act	milk ≠ feed	different stock work
agriculture	act	drive a tractor ≠ service a tractor	using is not mending
agriculture	act	feed ≠ breed	daily care is not breeding
agriculture	act	check stock ≠ treat stock	looking is not medicine
agriculture	act	prune ≠ fell	trimming is not cutting down
agriculture	act	mow ≠ landscape	cutting is not designing
agriculture	act	spray ≠ choose chemicals	applying is not deciding
agriculture	thing	arable ≠ dairy ≠ beef	different farms
agriculture	thing	chainsaw maintenance ticket ≠ felling ticket	separate certificates
agriculture	thing	fencing ≠ hedging ≠ walling	different boundary work
agriculture	thing	fertiliser ≠ pesticide	feed is not poison
agriculture	person	farm worker ≠ farm manager	labour is not charge
agriculture	person	gardener ≠ landscape designer	growing is not designing
agriculture	person	tree surgeon ≠ groundworker	climbing is not ground
agriculture	person	vet ≠ stockperson	profession is not farm care
agriculture	place	field ≠ glasshouse	outdoor is not covered
beauty	act	cut ≠ colour ≠ style	different services
beauty	act	shampoo ≠ cut	junior is not stylist
beauty	act	assist ≠ treat	help is not treatment
beauty	act	patch test ≠ tint	check is not service
beauty	act	advise ≠ sell	guidance is not sale
beauty	act	book clients ≠ build a clientele	desk is not following
beauty	act	blow-dry ≠ cut	drying is not cutting
beauty	thing	perm ≠ colour ≠ extensions	different services
beauty	thing	manicure ≠ pedicure ≠ nail extensions	different services
beauty	thing	waxing ≠ threading ≠ laser	different hair removal
beauty	thing	massage ≠ facial	body is not face
beauty	thing	Level 2 ≠ Level 3	qualification levels
beauty	person	junior ≠ stylist ≠ senior stylist	salon grades
beauty	person	barber ≠ hairdresser	different training
beauty	person	beauty therapist ≠ aesthetic practitioner	treatments differ
beauty	person	employed stylist ≠ chair renter	wage is not self-employed
beauty	place	salon ≠ spa ≠ barber's	different settings
security	act	patrol ≠ monitor CCTV	walking is not watching
security	act	observe ≠ detain	watching is not holding
security	act	detain ≠ arrest	holding is not police arrest
security	act	search bags ≠ search persons	different powers
security	act	raise the alarm ≠ fight the fire	warning is not tackling
security	act	report an incident ≠ investigate an incident	telling is not finding out
security	act	write a statement ≠ take a statement	own is not others'
security	act	refuse entry ≠ eject	stopping is not removing
security	act	answer 999 calls ≠ dispatch crews	taking is not sending
security	act	respond to ≠ command	attending is not charge
security	thing	door supervisor licence ≠ CCTV licence	separate SIA licences
security	thing	access control ≠ crowd control	gate is not crowd
security	thing	arrest ≠ conviction	detained is not guilty
security	thing	fire drill ≠ fire	practice is not real
security	person	security guard ≠ police officer	private is not sworn
security	person	PCSO ≠ police constable	powers differ
security	person	special constable ≠ regular officer	voluntary is not paid
security	person	firefighter ≠ watch manager	rank differs
security	person	victim ≠ witness ≠ suspect	different parties
security	place	control room ≠ front gate	screens are not entry
admin	act	file ≠ archive	current is not stored
admin	act	book meetings ≠ chair meetings	arranging is not charge
admin	act	take minutes ≠ circulate minutes	writing is not sending
admin	act	book travel ≠ approve travel	arranging is not authority
admin	act	order stationery ≠ manage suppliers	buying is not relationship
admin	act	answer the phone ≠ resolve queries	picking up is not solving
admin	act	type letters ≠ compose letters	keying is not wording
admin	act	sort post ≠ answer post	handling is not replying
admin	act	raise a purchase order ≠ approve a purchase order	entering is not authority
admin	act	greet visitors ≠ vet visitors	welcome is not checking
admin	thing	diary ≠ log	future is not past
admin	thing	minutes ≠ action list	record is not tasks
admin	thing	invoice ≠ purchase order ≠ quote ≠ credit note	different documents
admin	thing	letter ≠ memo	outside is not inside
admin	person	receptionist ≠ administrator	desk is not office
admin	person	PA ≠ office manager	one boss is not office
admin	person	office junior ≠ office manager	grades differ
admin	place	reception ≠ post room	front is not mail
HR	act	advertise ≠ shortlist ≠ interview ≠ appoint	separate hiring stages
HR	act	take notes at hearings ≠ chair hearings	recording is not deciding
HR	act	advise managers ≠ decide outcomes	advice is not decision
HR	act	arrange interviews ≠ conduct interviews	booking is not questioning
HR	act	update policy ≠ write policy	change is not origin
HR	act	process leavers ≠ dismiss	paperwork is not decision
HR	act	investigate ≠ decide	facts are not outcome
HR	act	arrange training ≠ deliver training	booking is not teaching
HR	thing	dismissal ≠ redundancy ≠ resignation	different endings
HR	thing	disciplinary ≠ grievance	employer's is not employee's
HR	thing	recruitment ≠ onboarding	hiring is not starting
HR	thing	contract ≠ offer letter	terms are not offer
HR	thing	sickness absence ≠ annual leave	ill is not holiday
HR	thing	right-to-work check ≠ DBS check	status is not record
HR	thing	mediation ≠ disciplinary hearing	talking is not judging
HR	person	candidate ≠ employee	applied is not hired
HR	person	HR assistant ≠ HR adviser ≠ HR business partner	HR grades
HR	person	recruiter ≠ hiring manager	finding is not deciding
HR	level	CIPD Level 3 ≠ CIPD Level 5 ≠ CIPD Level 7	qualification levels
finance	act	raise invoices ≠ approve invoices	issuing is not authority
finance	act	process payments ≠ authorise payments	keying is not authority
finance	act	reconcile ≠ audit	matching is not examining
finance	act	prepare accounts ≠ audit accounts	making is not checking
finance	act	prepare accounts ≠ sign off accounts	making is not approving
finance	act	post journals ≠ review journals	entry is not check
finance	act	budget ≠ forecast	plan is not prediction
finance	act	chase debt ≠ write off debt	asking is not cancelling
finance	act	draft the VAT return ≠ submit the VAT return	making is not filing
finance	act	support month-end ≠ run month-end	help is not charge
finance	thing	purchase ledger ≠ sales ledger	owed is not owing
finance	thing	invoice ≠ receipt ≠ statement	different documents
finance	thing	debit note ≠ credit note	owed is not owed back
finance	thing	balance sheet ≠ profit and loss account	position is not performance
finance	thing	gross profit ≠ net profit	before is not after costs
finance	thing	cash flow ≠ profit	money moved is not gain
finance	thing	management accounts ≠ statutory accounts	internal is not filed
finance	thing	VAT ≠ corporation tax ≠ income tax	different taxes
finance	thing	internal audit ≠ external audit	own is not independent
finance	person	debtor ≠ creditor	owes is not owed
finance	person	bookkeeper ≠ accountant	records are not qualified
finance	person	accounts assistant ≠ management accountant	grades differ
finance	person	finance manager ≠ finance director	team is not board
finance	level	AAT ≠ ACCA ≠ ACA	different qualifications
payroll	act	input hours ≠ approve hours	keying is not authority
payroll	act	run payroll ≠ check payroll	processing is not verifying
payroll	act	answer pay queries ≠ correct pay errors	reply is not fix
payroll	act	calculate ≠ pay	working out is not sending
payroll	act	file RTI ≠ reconcile PAYE	sending is not matching
payroll	act	set up starters ≠ process leavers	joining is not going
payroll	thing	P45 ≠ P60 ≠ P11D	different tax forms
payroll	thing	gross pay ≠ net pay	before is not after deductions
payroll	thing	weekly payroll ≠ monthly payroll	frequency differs
payroll	thing	SSP ≠ SMP	sick is not maternity
payroll	thing	bonus ≠ overtime ≠ commission	different extra pay
payroll	thing	payslip ≠ timesheet	paid is not hours
payroll	thing	wage ≠ salary	hourly is not annual
payroll	person	payroll clerk ≠ payroll manager	process is not charge
payroll	person	employee ≠ pensioner	works is not retired
payroll	level	50 employees ≠ 500 employees	scale differs
legal	act	draft ≠ review ≠ negotiate	separate contract steps
legal	act	draft ≠ advise on	wording is not counsel
legal	act	attend court ≠ appear in court	present is not advocate
legal	act	instruct ≠ advise	commissioning is not counsel
legal	act	research ≠ advise	finding is not counsel
legal	act	prepare bundles ≠ draft pleadings	paginating is not drafting
legal	act	take notes at ≠ conduct	recording is not charge
legal	act	file ≠ serve	court is not other party
legal	act	interview clients ≠ represent clients	asking is not acting
legal	act	settle ≠ win	agreed is not judgment
legal	act	witness ≠ sign	seeing is not party
legal	thing	contract ≠ lease ≠ licence	different agreements
legal	thing	claim ≠ defence	opposite sides
legal	thing	letter before action ≠ claim form	warning is not proceedings
legal	thing	statement ≠ affidavit	signed is not sworn
legal	thing	will ≠ probate	before is not after death
legal	thing	civil case ≠ criminal case	different courts
legal	person	solicitor ≠ barrister	different professions
legal	person	paralegal ≠ solicitor	unadmitted is not admitted
legal	person	trainee solicitor ≠ solicitor	training is not admitted
legal	person	claimant ≠ defendant	opposite sides
legal	person	legal secretary ≠ paralegal	typing is not casework
legal	place	county court ≠ High Court	levels of court
legal	place	chambers ≠ law firm	barristers are not solicitors
legal	level	LLB ≠ LPC ≠ SQE	different qualifications
policy	act	draft policy ≠ set policy	writing is not deciding
policy	act	brief ≠ advise	facts are not counsel
policy	act	consult ≠ decide	asking is not deciding
policy	act	analyse responses ≠ write the response	study is not reply
policy	act	draft a speech ≠ give a speech	writer is not speaker
policy	act	process applications ≠ decide applications	handling is not judging
policy	thing	bill ≠ act	proposed is not law
policy	thing	green paper ≠ white paper	ideas are not plans
policy	thing	briefing ≠ submission	information is not decision request
policy	thing	FOI request ≠ subject access request	public is not personal data
policy	person	civil servant ≠ minister	official is not elected
policy	person	councillor ≠ council officer	elected is not employed
policy	person	MP ≠ MP's caseworker	elected is not staff
policy	place	central government ≠ local government	different tiers
policy	level	AO ≠ EO ≠ HEO ≠ SEO	civil service grades
marketing	act	post ≠ plan content	publishing is not strategy
marketing	act	write copy ≠ edit copy	authoring is not revising
marketing	act	send a newsletter ≠ write a newsletter	mailing is not authorship
marketing	act	brief an agency ≠ run a campaign	instructing is not running
marketing	act	distribute press releases ≠ secure coverage	sending is not printed
marketing	act	report on metrics ≠ improve metrics	numbers are not gains
marketing	act	suggest a campaign ≠ launch a campaign	idea is not doing
marketing	thing	impressions ≠ clicks ≠ conversions	seen, clicked, bought
marketing	thing	reach ≠ engagement	seen is not reacted
marketing	thing	followers ≠ customers	follows is not buys
marketing	thing	SEO ≠ paid search	organic is not bought
marketing	thing	press release ≠ article	sent is not published
marketing	thing	brand ≠ logo	identity is not mark
marketing	person	marketing assistant ≠ marketing manager	grades differ
marketing	person	journalist ≠ press officer	reports is not promotes
sales	act	qualify leads ≠ close deals	sifting is not winning
sales	act	book meetings ≠ sell	arranging is not closing
sales	act	pitch ≠ win	proposing is not gaining
sales	act	quote ≠ negotiate	price is not bargain
sales	act	renew ≠ upsell	keep is not increase
sales	act	manage accounts ≠ support accounts	charge is not help
sales	act	generate leads ≠ generate revenue	interest is not money
sales	act	demonstrate ≠ sell	showing is not closing
sales	thing	lead ≠ opportunity ≠ customer	stages of a sale
sales	thing	pipeline ≠ revenue	possible is not banked
sales	thing	target ≠ commission	goal is not pay
sales	thing	revenue ≠ margin	sales are not gain
sales	thing	new business ≠ repeat business	first is not again
sales	person	prospect ≠ client	may buy is not bought
sales	person	sales executive ≠ sales manager	sells is not leads
sales	person	inside sales rep ≠ field sales rep	phone is not visits
call centre	act	take calls ≠ make calls	inbound is not outbound
call centre	act	transfer ≠ resolve	passing is not fixing
call centre	act	log a complaint ≠ resolve a complaint	recording is not fixing
call centre	act	offer compensation ≠ authorise compensation	saying is not authority
call centre	act	listen to calls ≠ score calls	hearing is not grading
call centre	act	follow a script ≠ write a script	using is not making
call centre	thing	inbound ≠ outbound	direction differs
call centre	thing	complaint ≠ enquiry	unhappy is not asking
call centre	thing	handling time ≠ wait time	talk is not queue
call centre	thing	call volume ≠ call quality	number is not standard
call centre	thing	web chat ≠ email ≠ phone	different channels
call centre	person	adviser ≠ team leader	takes calls is not leads
call centre	person	telesales agent ≠ customer service adviser	selling is not helping
IT support	act	log tickets ≠ resolve tickets	recording is not fixing
IT support	act	reset passwords ≠ administer Active Directory	one task is not whole
IT support	act	install ≠ configure	putting on is not setting
IT support	act	escalate ≠ fix	passing up is not solving
IT support	act	replace hardware ≠ repair hardware	swap is not mend
IT support	act	back up ≠ restore	copying is not recovering
IT support	act	support a migration ≠ lead a migration	help is not charge
IT support	act	monitor ≠ secure	watching is not protecting
IT support	thing	incident ≠ problem ≠ change	ITIL terms differ
IT support	thing	hardware ≠ software ≠ network	different areas
IT support	thing	virus ≠ phishing	malware is not scam
IT support	thing	on-premises ≠ cloud	own servers or not
IT support	person	user ≠ administrator	uses is not runs
IT support	person	help desk analyst ≠ network engineer	desk is not network
IT support	level	first-line ≠ second-line ≠ third-line	support levels
software	act	code ≠ design ≠ test	separate build stages
software	act	review code ≠ write code	reading is not authorship
software	act	fix bugs ≠ build features	mending is not creating
software	act	use a model ≠ train a model	running is not building
software	act	train a model ≠ deploy a model	built is not live
software	act	query a database ≠ design a database	reading is not structuring
software	act	build dashboards ≠ read dashboards	making is not using
software	act	write tests ≠ run tests	making is not executing
software	act	contribute to open source ≠ maintain open source	patch is not ownership
software	act	clean data ≠ analyse data	tidying is not interpreting
software	thing	front end ≠ back end ≠ full stack	different layers
software	thing	unit test ≠ integration test	part is not joined
software	thing	prototype ≠ product	trial is not live
software	thing	Java ≠ JavaScript	different languages
software	thing	SQL ≠ NoSQL	different databases
software	thing	report ≠ predictive model	past is not forecast
software	person	data analyst ≠ data scientist ≠ data engineer	different roles
software	person	developer ≠ tester	builds is not checks
software	person	product manager ≠ project manager	what is not when
software	level	junior ≠ mid-level ≠ senior ≠ principal	engineer grades
design	act	design ≠ artwork	concept is not print files
design	act	retouch ≠ shoot	editing is not photographing
design	act	shoot ≠ edit	filming is not cutting
design	act	resize ≠ redesign	scaling is not creating
design	act	apply brand guidelines ≠ create brand guidelines	using is not making
design	act	sketch ≠ finish	rough is not final
design	act	direct ≠ operate camera	leading is not filming
design	thing	logo ≠ brand identity	mark is not whole
design	thing	UX ≠ UI	experience is not screen
design	thing	wireframe ≠ prototype ≠ finished site	stages of design
design	thing	concept ≠ final artwork	idea is not finished
design	thing	personal project ≠ client project	own is not paid
design	person	designer ≠ art director	makes is not leads
design	person	runner ≠ production assistant ≠ producer	set grades
journalism	act	report ≠ comment	news is not opinion
journalism	act	research ≠ write	finding is not authoring
journalism	act	sub ≠ report	editing is not gathering
journalism	act	pitch ≠ publish	proposed is not printed
journalism	act	interview ≠ quote	talk is not citation
journalism	act	proofread ≠ copy-edit	slips are not style
journalism	act	commission ≠ write	ordering is not authoring
journalism	act	fact-check ≠ edit	verifying is not revising
journalism	thing	news ≠ feature ≠ review	different pieces
journalism	thing	blog post ≠ article	own is not commissioned
journalism	thing	student paper ≠ national paper	reach differs
journalism	thing	manuscript ≠ proof	typed is not set
journalism	person	reporter ≠ editor	writes is not decides
journalism	person	author ≠ ghostwriter	named is not unnamed
journalism	person	publisher ≠ printer	issues is not prints
property	act	show ≠ sell	viewing is not sale
property	act	list ≠ sell	marketed is not sold
property	act	value ≠ survey	price is not inspection
property	act	let ≠ manage	filling is not running
property	act	negotiate offers ≠ pass on offers	bargaining is not relaying
property	act	reference ≠ approve	checking is not deciding
property	act	inspect ≠ repair	looking is not mending
property	thing	sale ≠ letting	sold is not rented
property	thing	offer ≠ exchange ≠ completion	stages of sale
property	thing	freehold ≠ leasehold	ownership differs
property	thing	asking price ≠ sale price	hoped is not paid
property	thing	deposit ≠ rent	security is not payment
property	thing	valuation ≠ survey	price is not condition
property	person	vendor ≠ buyer	seller is not purchaser
property	person	tenant ≠ landlord	rents is not lets
property	person	estate agent ≠ surveyor	sells is not surveys
property	place	residential property ≠ commercial property	homes are not business
insurance/banking	act	process claims ≠ settle claims	handling is not paying
insurance/banking	act	settle ≠ investigate	paying is not enquiring
insurance/banking	act	sell ≠ advise	sale is not regulated advice
insurance/banking	act	open accounts ≠ manage accounts	starting is not relationship
insurance/banking	act	flag fraud ≠ investigate fraud	spotting is not enquiry
insurance/banking	act	collect documents ≠ approve loans	gathering is not authority
insurance/banking	act	refer ≠ approve	passing up is not authority
insurance/banking	thing	claim ≠ policy ≠ premium	different insurance items
insurance/banking	thing	loan ≠ mortgage ≠ overdraft	different lending
insurance/banking	thing	saving ≠ investment	safe is not risked
insurance/banking	thing	quote ≠ policy	price is not cover
insurance/banking	thing	credit card ≠ debit card	borrowed is not own
insurance/banking	person	insurer ≠ broker	covers is not arranges
insurance/banking	person	claims handler ≠ loss adjuster	desk is not field expert
insurance/banking	person	cashier ≠ mortgage adviser	counter is not advice
insurance/banking	person	policyholder ≠ claimant	holds is not claims
logistics	act	order ≠ source	placing is not finding
logistics	act	order ≠ negotiate	placing is not bargaining
logistics	act	tender ≠ award	asking is not deciding
logistics	act	evaluate bids ≠ award contracts	scoring is not deciding
logistics	act	track shipments ≠ book shipments	following is not arranging
logistics	act	plan demand ≠ record demand	predicting is not noting
logistics	act	prepare customs papers ≠ clear customs	forms are not release
logistics	thing	purchase order ≠ contract	one buy is not terms
logistics	thing	RFI ≠ RFQ ≠ RFP	different requests
logistics	thing	lead time ≠ delivery time	whole is not last leg
logistics	thing	import ≠ export	in is not out
logistics	thing	air freight ≠ sea freight ≠ road freight	different modes
logistics	thing	stock ≠ work in progress	finished is not part-made
logistics	person	supplier ≠ customer	sells is not buys
logistics	person	buyer ≠ category manager	places is not strategy
logistics	person	shipper ≠ carrier ≠ consignee	different parties
sport	act	coach ≠ play	training is not playing
sport	act	coach ≠ referee	teaching is not judging
sport	act	instruct ≠ personal train	general is not tailored
sport	act	lifeguard ≠ teach swimming	watching is not teaching
sport	act	assist a coach ≠ coach	help is not charge
sport	act	sell memberships ≠ sign in members	sale is not desk
sport	act	test water ≠ run pool plant	sampling is not charge
sport	act	compete ≠ win	entered is not first
sport	thing	fitness test ≠ health screening	performance is not health
sport	thing	training session ≠ match	practice is not contest
sport	thing	club level ≠ county level ≠ international level	standards of play
sport	thing	Level 2 gym instructing ≠ Level 3 personal training	qualification levels
sport	thing	rescue ≠ first aid	saving is not treating
sport	person	captain ≠ coach	player is not trainer
sport	person	gym instructor ≠ personal trainer	floor is not clients
sport	person	physiotherapist ≠ sports massage therapist	registered is not massage
sport	place	pool ≠ gym ≠ studio	different areas
arts	act	curate ≠ install	choosing is not hanging
arts	act	catalogue ≠ conserve	recording is not treating
arts	act	handle objects ≠ conserve objects	moving is not treating
arts	act	usher ≠ sell tickets	seating is not sale
arts	act	act ≠ direct	performing is not leading
arts	act	stage-manage ≠ direct	running is not creating
arts	act	perform ≠ rehearse	show is not practice
arts	act	design lighting ≠ operate lighting	creating is not running
arts	act	give a tour ≠ write a tour	speaking is not authoring
arts	act	apply for funding ≠ award funding	asking is not giving
arts	thing	exhibition ≠ collection	shown is not held
arts	thing	loan ≠ acquisition	borrowed is not owned
arts	thing	solo show ≠ group show	one is not many
arts	thing	amateur production ≠ professional production	unpaid is not paid
arts	person	curator ≠ gallery assistant	chooses is not attends
arts	person	actor ≠ extra	role is not background
arts	person	artist ≠ technician	maker is not installer
arts	place	museum ≠ gallery ≠ archive	different holdings
translation	act	translate ≠ interpret	text is not speech
translation	act	translate ≠ localise	words are not adaptation
translation	act	post-edit ≠ translate	fixing is not from scratch
translation	act	proofread ≠ revise	slips are not bilingual check
translation	act	summarise ≠ translate	gist is not full
translation	thing	simultaneous interpreting ≠ consecutive interpreting	same time or after
translation	thing	subtitle ≠ dubbing script	read is not voiced
translation	thing	certified translation ≠ standard translation	stamped is not plain
translation	thing	source language ≠ target language	from is not into
translation	thing	legal translation ≠ medical translation	different specialisms
translation	thing	court interpreting ≠ conference interpreting	different settings
translation	person	translator ≠ interpreter	text is not speech
translation	person	native speaker ≠ learner	born to is not studied
translation	person	bilingual assistant ≠ qualified interpreter	helper is not certified
translation	level	A1 ≠ B2 ≠ C1	CEFR levels
any	thing	weekends ≠ weekdays	other days
any	thing	mornings ≠ afternoons ≠ evenings ≠ nights	other hours
any	thing	morning ≠ afternoon ≠ evening	other hours
any	thing	day shift ≠ night shift	other hours`
