// Written by `npm run data` from data/general-synonyms.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const generalSynonyms = `part	terms
act	abide by = follow = comply with
act	accommodate = house = fit in
act	accompany = escort = go with = take = attend with
act	account for = explain = record
act	achieve = reach = attain = accomplish = hit
act	acquire = obtain = get = buy
act	act as go-between = liaise = mediate
act	act for = represent
act	act up = step up = deputise
act	adapt = tailor = adjust = modify = customise
act	add = include = insert
act	add up = total = count
act	administer = give = run
act	admit = let in = accept
act	advertise = promote = publicise
act	agree = negotiate
act	aid = help = assist
act	alert = warn = notify = inform
act	allow = let = enable = permit
act	amend = change = edit = correct = revise
act	analyse = examine = review
act	announce = tell = declare
act	answer = reply to = respond to = deal with
act	apologise = say sorry
act	apply = use = put
act	apply for = request = bid for
act	appoint = hire = recruit = take on
act	appraise = assess = review = evaluate
act	approach = contact = speak to
act	approve = sign off = authorise = agree
act	arrange = organise = put in place = create
act	arrange = schedule = book = organise
act	arrest = detain = apprehend
act	ascertain = find out = establish
act	ask = question = survey = poll = interview = quiz
act	ask for = request = call for
act	assemble = install = rig = erect = put up
act	assemble = put together = build = construct
act	assess = evaluate = check = review
act	assign = allocate = give
act	assist = help = support = aid = give a hand to
act	assume = undertake
act	attach = fix = fasten = fit
act	attend = go along to = take part in
act	attract = bring in
act	audit = check = inspect = review
act	author = write
act	authorise = approve = sign off = permit
act	await = wait for
act	backfill = fill in
act	bake = make = cook
act	balance = reconcile
act	bank = deposit = pay in
act	battle = fight
act	be able to = can
act	be accepted = be approved = be adopted = be taken up
act	be asked to = be requested to = be invited to
act	be away = be absent = be off = be on leave
act	be based in = work from = be located in
act	be behind = lag
act	be chosen = be selected = be picked
act	be due = be scheduled = be expected
act	be given = be handed = receive
act	be in charge of = have charge of = be responsible for = oversee
act	be in contact with = liaise with = communicate with = keep in touch with
act	be involved in = take part in = participate in = contribute to = play a part in = have a hand in
act	be keyholder = hold key = have key
act	be known for = be recognised for
act	be off = be absent = be away
act	be on = work on
act	be on the committee = sit on committee = be a committee member
act	be on the team = be part of team = work in team = be a member of the team
act	be part of = belong to = be a member of
act	be picked up = be adopted
act	be promoted to = move up to = progress to = step up to = rise to
act	be put on hold = be paused = be postponed = be deferred
act	be shelved = be cancelled = be abandoned = be dropped = not proceed = be put on hold
act	be short of = lack = need
act	be taken up = be adopted = be accepted = be implemented
act	be taught = learn = be shown = be trained in = receive training in = be instructed in
act	be the link = liaise = act as liaison = be point of contact
act	be there for = support
act	be trusted with = be entrusted with = be given
act	be turned down = be rejected = be declined = be refused = be unsuccessful
act	be used to = be accustomed to = be familiar with
act	beat = exceed = top = outperform
act	beat target = exceed target = surpass target
act	become = turn into = be made
act	bend = fold = shape
act	better = make better = raise
act	bid for = apply for = tender for
act	bill = invoice = charge
act	bleed radiator = vent radiator
act	block = stop
act	board = line
act	book meeting = arrange meeting = schedule meeting
act	book travel = arrange travel = organise travel
act	boost = increase = improve = grow
act	bottle feed = feed
act	break even = cover cost
act	brief = inform = update = tell
act	bring back = return = take back
act	bring in = attract = win
act	bring in = introduce = implement = launch = adopt
act	bring together = unite = combine = gather
act	bring up = raise = rear
act	bring up to date = update = refresh
act	brush = sweep
act	buff = polish
act	build up = develop
act	calculate = work out = compute
act	calibrate = adjust
act	call at = visit
act	call back = return call
act	call for = require
act	call on = visit = go to see
act	call out = attend
act	calm = reassure = settle = soothe
act	calm down = placate = pacify = settle
act	cannulate = site cannula = insert cannula
act	canvass = survey = ask
act	care for = tend = nurse = support
act	carry on = continue = go on = keep going
act	carry on = run = conduct
act	cart = carry = move
act	cash up = count till = balance till = reconcile till = till balancing = end-of-day cash
act	cash up = reconcile the till = do the till
act	catalogue = list = record = index
act	cater for = serve = provide food for
act	celebrate = mark
act	chair = lead = run = preside over
act	challenge = question = dispute
act	change = alter = amend = modify = adjust = adapt
act	change = turn
act	change = turn into
act	change barrel = change keg
act	change dressing = redress wound = do dressing
act	change nappy = do nappy = nappy changing
act	change tool = change tooling = tool change
act	chase debt = pursue debt = collect debt
act	chase invoice = pursue payment = chase payment
act	chase payment = pursue payment = collect debt = credit control
act	chase up = follow up = pursue = chase
act	chat to = talk to = speak to
act	check = confirm = verify = validate
act	check = inspect = examine = look over = go over = vet
act	check ID = verify identity = ID check
act	check guest in = register guest
act	check in = register = sign in = book in
act	check in guest = register guest = welcome guest
act	check off = tick off = verify = check
act	check over = inspect = examine
act	check stock = count stock = stock check
act	cheer up = lift = raise
act	chop = slice
act	chop down = fell = cut down
act	chop up = cut
act	circulate = distribute = send round = share
act	clarify = explain = make clear
act	classify = sort = categorise = grade
act	clean data = cleanse data = data cleaning
act	clean down = clean = wipe down = sanitise
act	clean out = muck out = clean
act	clean room = service room = housekeeping
act	clean up = clean = tidy
act	clear out = empty = clear
act	clear plate = clear table
act	clear table = clear = bus table
act	climb = go up = rise
act	close deal = make sale = complete sale
act	close down = shut = close
act	close the month = complete month-end = do month-end
act	close ticket = resolve ticket
act	coach team = train team = coach squad
act	cold call = phone prospect = cold-call
act	collaborate = work together = work with = cooperate = partner
act	collate = gather = compile = collect
act	collect = gather = pick up = fetch
act	collect donation = fundraise
act	comb through = review
act	combat = fight = tackle
act	combine = join
act	come across = find = encounter
act	come back = return
act	come first = win
act	come in = arrive
act	come off = succeed = work
act	come on board = join
act	come out = attend
act	come round = visit
act	come second = be runner-up = finish second
act	come third = finish third
act	come to = attend
act	come to nothing = fail = be shelved = not proceed
act	come under = fall under
act	come up with = devise = create = develop = think up = design
act	comfort = reassure = console
act	commend = praise
act	commission = order = bring into use = put into service
act	communicate = speak = talk = liaise
act	compare = check against
act	compile = put together = assemble = gather = collate
act	complete = finish = fill in = do
act	comply with = follow = meet = adhere to
act	compute = calculate
act	conduct = carry out = run = do = perform = hold
act	confer with = consult
act	consolidate = merge = combine = bring together
act	construct = build = make = assemble = put up
act	consult = ask = speak to
act	contact = get hold of = get in touch with = phone
act	contribute = give = add
act	control = manage = regulate
act	convert = transform
act	convey = take = carry
act	cook = prepare = make
act	coordinate = organise = arrange
act	correct = fix = put right = amend
act	counsel = advise = support
act	cover = stand in = fill in = deputise
act	cover reception = work reception = staff front desk
act	crack on = continue = proceed
act	craft = make = create
act	create = make = produce = build = develop = design
act	crunch number = analyse data
act	cultivate = raise
act	curate = organise
act	customise = tailor = adapt
act	cut = reduce = shorten = trim = slash
act	cut = trim
act	cut and blow dry = style hair
act	cut back = prune
act	cut down = fell
act	cut grass = mow lawn = mow
act	cut hair = do haircut
act	cut out = remove
act	cut video = edit video
act	de-escalate = calm = calm down = defuse
act	deal in = sell = trade in
act	deal in = trade
act	deal with = see to = attend to = take care of = handle = field
act	deal with = tackle = address
act	debug = fix = find fault
act	decide = determine = settle
act	decorate = paint
act	defuse = calm = de-escalate
act	delegate = assign
act	delete = remove
act	deliver = drop off = take = bring
act	deliver = run = teach = give = present
act	demonstrate = show = present
act	deploy = roll out = release
act	descale = clean
act	describe = explain = outline
act	design = draw = create
act	detect = find = spot = identify
act	develop = build = create = write
act	devise = create = design = come up with = develop
act	diagnose = find the cause of = work out what was wrong with = identify
act	dig = excavate
act	dig foundation = excavate footing
act	dig out = excavate
act	dig up = excavate
act	diminish = reduce
act	direct = lead
act	disassemble = take apart = dismantle
act	discard = throw away
act	discuss = talk about = talk over = debate
act	disinfect = sanitise = clean
act	dismiss = sack
act	dispatch = send = send out = ship
act	dispense = give out = issue
act	display = show = exhibit = put out
act	dispose of = get rid of = throw away = remove
act	distribute = hand out = give out = circulate
act	divide = split = share out
act	do = carry out = perform = undertake = complete = conduct = handle = execute
act	do = make = prepare
act	do ECG = record ECG = perform ECG
act	do accounts = prepare accounts = keep books = bookkeeping
act	do admin = administer = handle administration = carry out administration
act	do analysis = analyse
act	do appointment = book appointment
act	do appraisal = appraise
act	do away with = abolish = remove = scrap
act	do benefit claim = claim benefit
act	do by myself = do alone = do single-handed = do unaided
act	do check = check = inspect = carry out check
act	do cleaning = clean
act	do code review = review code
act	do conveyancing = handle property transaction
act	do cooking = cook
act	do course = take course = study = complete course = attend course
act	do craft = run craft activity
act	do delivery = deliver = make delivery
act	do design = design
act	do diary = manage diary
act	do display = dress = create display = set up display
act	do door = door supervision = work door
act	do drawing = draw = produce drawing
act	do drop = make delivery = deliver
act	do expense = process expense
act	do filing = file
act	do first fix = first-fix
act	do homework = help with homework
act	do induction = induct = deliver induction
act	do interview = interview
act	do ironing = iron
act	do laundry = wash = launder
act	do lesson = teach
act	do med = administer medication = give medication
act	do medication round = administer medication
act	do month end = complete month-end = close the month
act	do nail = manicure
act	do night = work night = night shift
act	do obs = take observation = record vital sign = check vital sign
act	do observation = observe = record observation
act	do order = order = place order
act	do paperwork = complete paperwork = handle documentation
act	do patrol = patrol = carry out patrol
act	do payroll = run payroll = process payroll = prepare payroll
act	do presentation = present = give presentation
act	do quality check = inspect = check quality
act	do refund = process refund = handle return
act	do report = write report = report = produce report
act	do research = research
act	do risk assessment = assess risk = write risk assessment
act	do rota = prepare rota = schedule staff = draw up rota = write rota = roster
act	do round = go round = visit
act	do second fix = second-fix
act	do shift = work shift
act	do shopping = shop
act	do shopping = shop for
act	do stock = count stock = order stock
act	do stock = stocktake = count stock
act	do survey = survey = conduct survey
act	do survey = survey = inspect
act	do talk = give talk = speak
act	do test = test = carry out test
act	do the book = keep book = bookkeeping = keep account
act	do the register = take the register = call the register
act	do the run = deliver = drive route
act	do the wage = run payroll = do payroll
act	do till = work till = operate till = serve at till
act	do training = train = deliver training = attend training
act	do up = refurbish = renovate = redecorate = restore
act	do visit = visit
act	do walk-round check = check vehicle = inspect vehicle
act	do washing up = wash dish = pot wash
act	do well = succeed
act	do window = dress window
act	do writing = write
act	document = record = write up = log
act	donate = give
act	double-check = verify = check
act	draft = write = prepare = draw up
act	draft letter = write letter
act	drain = empty
act	draw = sketch = illustrate
act	draw plan = produce drawing = draft drawing
act	draw up = prepare = draft = write = put together
act	dress = get dressed
act	dress window = do window display = merchandise
act	dress wound = do dressing = wound care = change dressing
act	drill = bore
act	drive = chauffeur = transport = ferry
act	drive forklift = operate forklift = operate FLT
act	drive minibus = minibus driver
act	drop = fall = decline = decrease = shrink
act	drop in = visit = call in
act	drop out = withdraw = leave
act	drop to = fall to
act	dry = towel
act	dust = clean
act	earn = bring in
act	earn = win
act	ease = reduce
act	edit = amend = revise = correct
act	educate = teach
act	eject = remove = throw out
act	email = write to = send email = contact by email
act	employ = use
act	empower = enable
act	empty = clear = clear out
act	enable = allow = let = help
act	encourage = urge = motivate = support
act	engage = involve = interest
act	enlarge = expand
act	enquire = ask
act	enrol = register = sign up
act	ensure = make sure = see that
act	enter = input = key in = type = put in = record
act	entertain = amuse = keep busy
act	erect = put up = build = assemble
act	escalate = refer = pass up = raise
act	escort = accompany = take = walk
act	establish = set up = found = start
act	estimate = price = quote
act	evaluate = assess = review
act	examine = analyse
act	examine = inspect = check = look at
act	exceed = beat = top = surpass = go over
act	exhibit = show = display
act	expand = grow = extend = widen
act	explain = describe = set out = outline
act	explore = look into
act	extend = lengthen = widen
act	extract = take out = remove
act	face up = tidy shelf
act	facilitate = run = hold
act	fall through = collapse = not proceed = be cancelled = fail
act	farm = grow
act	fasten = fix
act	fault-find = troubleshoot = diagnose = trace fault = find fault
act	feed = give food
act	feed animal = care for animal
act	feed back = report = give feedback
act	feed patient = assist with meal = help with eating
act	ferry = carry = transport = take
act	fetch = collect = pick up = retrieve = go and get
act	fetch and carry = run errand
act	field = answer = take = handle
act	figure out = work out = solve
act	fill = stock
act	fill gap = cover
act	fill in = complete = fill out = do
act	fill in hole = backfill
act	fill out form = complete form = complete paperwork = fill in form
act	fill shelf = replenish = stack shelf = restock
act	film = shoot video = record
act	find = discover = identify = spot = notice = detect = uncover = pick up
act	find fault = diagnose fault = trace fault = fault-find
act	find home for = rehome
act	fine-tune = adjust
act	finish = complete
act	finish = conclude = close
act	finish = end = close off = wrap up
act	finish off = complete
act	fire = dismiss
act	fit = install = put in = attach
act	fit out = equip = furnish
act	fix bug = resolve defect = debug = squash bug
act	fix fault = repair fault = rectify fault
act	flag = report = highlight = raise
act	fold = bend
act	follow = observe = adhere to = comply with = keep to = abide by
act	follow up = chase = pursue = chase up
act	forecast = predict = project
act	formulate = devise
act	forward = send on = pass on
act	found = start = set up = establish
act	fry = cook
act	fund = pay for = finance
act	fundraise = raise money = raise fund
act	furnish = equip
act	gain = secure
act	gather = collect
act	gather = collect = compile = pull together = collate = assemble
act	generate = draw in
act	generate = produce = create
act	get = buy = purchase = procure = source = acquire
act	get = gain = obtain = achieve = earn = attain = secure
act	get = obtain
act	get = take
act	get a feel for = learn
act	get across = communicate = convey = explain
act	get around = travel
act	get back to = reply to = respond to = return call
act	get by = manage
act	get down = write = record
act	get going = start = launch
act	get in = arrive = order
act	get involved = take part = participate = join in
act	get on with = get along with = work well with
act	get on with = work well with = build rapport with
act	get out = issue = publish
act	get over = recover from
act	get people to = persuade = encourage
act	get ready = prepare = ready = make ready
act	get rid of = remove = clear = dispose of
act	get stuck in = join in = contribute
act	get the go-ahead = be approved = gain approval
act	get the hang of = learn = master
act	get through = process = complete = finish = work through
act	get to grips with = learn = master
act	get to know = build relationship with = become familiar with
act	get up to speed = learn
act	give = administer = dispense
act	give = provide = supply = offer = deliver = issue = hand
act	give a hand = help = assist = support
act	give a lift to = drive = transport
act	give advice = advise = counsel = guide
act	give birth = have a baby = deliver
act	give feedback = feed back = comment
act	give injection = inject = vaccinate
act	give lesson = teach = take class = deliver lesson
act	give medication = administer medication = give medicine = do meds
act	give notice = resign
act	give out = issue = hand out = distribute = circulate = dish out
act	give talk = present = speak = deliver presentation = give presentation
act	give thought to = consider
act	give toolbox talk = brief team
act	give up = leave = stop = quit
act	give way = yield
act	go ahead = proceed
act	go back = return
act	go bust = close = go out of business
act	go down with = catch
act	go into = visit = enter
act	go live = launch = be released
act	go missing = be lost
act	go on = attend
act	go out = visit = travel
act	go out of business = close
act	go over to = visit
act	go round = tour
act	go through = undergo = experience
act	go through = work through = review = examine = look through = read through
act	go through form = help complete form
act	go to = attend = travel to
act	go to = call on = attend
act	go to court = attend court = appear in court
act	go well = succeed = be successful
act	go with = accompany = escort
act	go wrong = fail = malfunction = break down
act	grade = mark = sort
act	grease = lubricate
act	greet = meet
act	grill = cook
act	grind = mill
act	groom = wash
act	groom dog = wash dog
act	grout = fill
act	grow = expand = increase
act	guard = protect = patrol
act	guide = point = signpost
act	guide = show = advise
act	guide = steer
act	halt = stop
act	hand in = submit = turn in
act	hand out = give out = distribute = issue
act	hand over = transfer
act	handle = process = deal with
act	hang = put up = mount
act	hang door = fit door
act	hang wallpaper = wallpaper = paper
act	harvest = pick = gather
act	haul = transport = move
act	have = experience = suffer
act	have = hold = possess = own
act	have a go at = try = attempt
act	have a laugh with = entertain
act	have a look = look = inspect = check
act	have a word = speak = talk
act	have experience of = be experienced in = have worked with
act	have responsibility for = be responsible for
act	have to = must = be required to = need to
act	have trouble = struggle = have difficulty
act	head = lead = run
act	heat = warm
act	heave = lift
act	help = support = assist = back up
act	highlight = point out = flag
act	hit target = meet target = achieve target = reach target = make target
act	hoist = lift
act	hold = run = host = conduct
act	hold key = be keyholder = keyholder
act	hold meeting = run meeting = chair meeting = meet
act	hold the fort = cover = stand in = look after
act	hook up = connect
act	hoover = vacuum
act	hose down = wash
act	host = hold = run
act	house = accommodate
act	hump = carry = lift
act	identify = find = spot = recognise
act	implement = put in place = carry out = roll out
act	import = load
act	improve = enhance
act	include = cover = involve
act	incorporate = include = add
act	induct = onboard = train = settle in
act	inform = tell = update = advise
act	initiate = start = launch
act	input = enter = key in = type
act	insert = put in = add
act	insert = put in = site = place
act	inspect = check = examine = look over
act	inspect = patrol
act	inspire = motivate
act	instal = install = fit
act	install = fit = put in
act	instruct = teach = train = tell
act	integrate = link = combine = connect
act	interact with = deal with = talk to
act	interpret = analyse
act	interpret = translate = explain
act	interview = talk to = question
act	interview candidate = hold interview
act	introduce = bring in = launch = start
act	investigate = look into = examine = research
act	invoice = bill
act	issue = give = give out = send = hand out
act	jet wash = pressure wash = clean
act	join = become part of = start at
act	join = enter = become a member of
act	join up = connect = link
act	jot = note
act	jot down = note
act	jump start = start
act	keep = maintain = hold = look after
act	keep account = bookkeep
act	keep an ear out = listen
act	keep an eye on = monitor = supervise
act	keep clean = clean = maintain
act	keep diary = manage diary = maintain diary = run diary
act	keep good relationship = maintain relationship = build relationship
act	keep in touch = stay in contact = maintain contact = liaise
act	keep informed = update = brief
act	keep log = log = record = maintain log
act	keep note = record = document
act	keep on top of = manage = maintain
act	keep order = maintain discipline
act	keep pace = keep up
act	keep people happy = satisfy customer
act	keep record = log = record = document = maintain record
act	keep register = take register = maintain register
act	keep running = maintain = keep going
act	keep safe = protect = safeguard
act	keep secret = keep confidential
act	keep stock = hold stock
act	keep stocked = stock = restock = replenish = top up = refill
act	keep tick over = maintain = keep going = keep running
act	keep tidy = tidy = maintain = keep in order
act	keep to budget = stay within budget = meet budget
act	keep to time = meet deadline
act	keep up = maintain
act	keep up with = keep abreast of = follow
act	keep within = stay within
act	keep working = maintain
act	key in = enter = type = input
act	kick out = eject = remove
act	kill = put down
act	knock down = demolish
act	knock through = open up
act	knock up = make
act	know = be familiar with = have knowledge of = understand
act	label = mark = tag
act	label = tag = mark = ticket
act	label up = label
act	land = get
act	launch = introduce
act	launch = start = release = open
act	lay = place = put
act	lay brick = build = brick
act	lay carpet = fit carpet
act	lay floor = fit floor = floor
act	lay off = make redundant
act	lay out = set out = arrange = design
act	lay out page = design page
act	lay table = set table
act	lay up = set table = lay table
act	lead = head = run = direct
act	lead on = be responsible for = head
act	learn = acquire = study = master = get to grips with
act	learn = train in = be taught = study
act	lease = rent = let
act	leave = go = depart
act	lend a hand = pitch in = help = muck in = chip in
act	lessen = reduce
act	let = rent = lease = hire out = rent out
act	let go = dismiss = release
act	let in = admit = allow in
act	let off = release
act	level = flatten
act	liaise = communicate = talk = work = deal = coordinate
act	liaise with = work with = talk to = coordinate with = communicate with
act	lift = hoist
act	lift = raise
act	lift = raise = move
act	line manage = manage = supervise
act	link = connect
act	list = put up for sale = put on market
act	list = record
act	listen = hear
act	live in = reside
act	load = fill = stack = pack
act	load lorry = load vehicle = load trailer
act	load van = load vehicle
act	locate = find
act	locate = find = trace = source
act	lock = fasten
act	lock up = close = shut
act	lock up shop = close store = close up
act	log = record = register = enter = note
act	log ticket = raise ticket = record incident
act	look after = maintain = keep up = take care of
act	look after = manage = oversee = be responsible for
act	look after = tend = care for = attend to = mind
act	look at = study = consider
act	look for = search for = seek = source = hunt for = hunt down = track down = find
act	look like = resemble
act	look out for = watch for = monitor
act	look over = check = review = inspect
act	look round = view = tour
act	look up = find = search for = research = look for
act	lose = mislay
act	lower = cut = reduce
act	lower = decrease = reduce
act	lug = carry
act	machine = mill = turn
act	mail = post = send
act	maintain = keep = look after = service
act	make = prepare = produce = create = craft
act	make a list of = list = itemise = inventory
act	make a loss = lose money
act	make a profit = be profitable
act	make appointment = book appointment = schedule appointment = arrange appointment
act	make bed = change bed = change linen
act	make bed up = make bed
act	make better = improve = enhance = upgrade
act	make booking = book = reserve
act	make call = phone = call = ring = telephone
act	make change = change = alter = amend
act	make cocktail = mix drink
act	make coffee = prepare coffee = serve coffee = brew coffee = barista
act	make contact with = contact = approach = get in touch with = reach out to
act	make decision = decide = determine
act	make delivery = deliver
act	make drink = serve drink = prepare drink
act	make easy = simplify = streamline = ease
act	make good = repair = finish = patch
act	make mistake = err
act	make money = earn = profit
act	make note = record = note = write note
act	make payment = pay
act	make phone call = telephone = phone = ring = call
act	make progress = advance = improve
act	make repair = repair = mend = fix
act	make sale = sell
act	make sense of = understand
act	make suggestion = suggest = propose
act	make sure = ensure = see that = check that = see to it
act	make tea = prepare tea = serve tea
act	make up = prepare = assemble = mix = put together
act	make up order = prepare order = pick order = assemble order
act	make use = use = utilise
act	make use of = use = employ = apply = utilise
act	make visit = visit
act	make welcome = welcome = greet
act	make work = get working
act	man = staff = cover = run = work
act	manage = run = oversee = look after = handle
act	manoeuvre = move
act	manufacture = make = produce = build
act	mark = grade = assess = score
act	mark book = mark work = assess work
act	mark out = set out = measure out
act	market = promote = advertise = publicise
act	match = pair = fit
act	match invoice = reconcile invoice
act	maximise = increase
act	measure = gauge = size = take dimension
act	measure up = measure
act	mediate = resolve = settle
act	meet = greet = welcome
act	meet = hold meeting with = have meeting with
act	meet need = satisfy need
act	meet standard = reach standard = comply with standard
act	meet target = hit target = achieve target = reach target = make quota
act	memorise = learn
act	mend = repair = fix = restore
act	mentor = coach = guide = support
act	merchandise = display = lay out
act	migrate = move = transfer
act	milk cow = milk
act	minimise = reduce = limit
act	mislay = lose
act	miss target = fall short of target
act	mix = blend = combine = stir
act	mobilise = get up = get moving
act	mock up = design
act	moderate = check
act	modify = change = alter = adapt
act	monitor = check = track = keep an eye on
act	monitor CCTV = watch camera
act	mop = wash
act	motivate = encourage
act	move = migrate = transfer = switch
act	move = transfer = shift = relocate = transport
act	move into = transfer to = switch to
act	move on = progress
act	move round = rotate = rearrange
act	move to cloud = migrate to cloud
act	move up = be promoted = progress
act	mow lawn = cut grass
act	muck in = help = join in
act	muck out = clean out = clean
act	name = identify = call
act	negotiate = agree = bargain = haggle
act	nip = go
act	nip out = go out
act	note = record = jot
act	notify = tell = inform = alert
act	nurse = care for = look after
act	nurture = develop
act	observe = watch = see
act	obtain = get
act	occupy = keep busy
act	offer = provide = give = make available
act	offload = unload
act	oil = lubricate
act	onboard = induct = train
act	open = launch = start
act	open post = sort mail = handle mail
act	open up shop = open store
act	operate forklift = drive forklift
act	optimise = improve
act	order = requisition = buy = reorder
act	order stock = replenish = buy stock
act	organise = arrange = plan = run = put on = coordinate
act	organise event = run event = plan event
act	originate = create
act	outline = describe
act	outperform = beat
act	overhaul = rework = revamp = redesign
act	oversee = supervise = manage = be in charge of
act	own = have
act	pack = box = wrap = parcel
act	pack up = pack
act	paint = decorate
act	partner with = work with
act	pass = get through
act	pass = give = turn over
act	pass = hand = give
act	pass exam = pass test
act	pass on = hand on = forward = relay = refer = hand over
act	pass to = refer to = hand to = give to = escalate to = forward to = put through to
act	patch = repair
act	patrol site = do patrol = carry out patrol
act	pay attention = focus
act	pay bill = settle invoice = pay invoice
act	pay for = fund = finance
act	pay in = bank = deposit
act	perform = do = carry out
act	persuade = convince = win over = talk into
act	phone = call = ring = telephone = speak by phone
act	photograph = take photo of = shoot
act	pick = gather
act	pick = harvest
act	pick and pack = pick = pack = fulfil order
act	pick fruit = harvest
act	pick item = pick order
act	pick order = assemble order = order picking
act	pick out = identify
act	pick up on = notice = spot = identify
act	pick up phone = answer phone
act	pilot = test = trial
act	pin down = identify
act	pitch = propose = present
act	place = lay
act	place = put
act	place advert = advertise
act	place order = order
act	plan = organise = map out = arrange = design
act	plan = prepare = organise
act	plan lesson = prepare lesson = lesson planning
act	plant out = plant
act	plate up = present = dish up
act	play in = perform with
act	play part = contribute = be involved
act	play with = engage = entertain
act	plug in = connect
act	point = repoint
act	point out = highlight = flag = raise = draw attention to = bring up
act	point to = direct to = signpost to
act	polish = shine = buff
act	pop in = visit = call in
act	pop round = visit
act	portion = divide
act	post = put up = publish
act	post journal = enter journal
act	post on social media = publish post = run social media
act	pour = serve
act	pour concrete = lay concrete = concrete
act	predict = forecast
act	prep = prepare
act	prep veg = prepare vegetable = peel vegetable
act	prepare = prep = ready = get ready = make ready
act	prepare food = cook = food prep
act	present = give = show = deliver
act	press = iron
act	pressure wash = jet wash = clean
act	prevent = stop = avoid
act	price = cost = quote = price up
act	print off = print = run off
act	prioritise = rank = order
act	process = handle = deal with = action
act	process invoice = handle invoice = enter invoice
act	procure = buy = source
act	produce = make = create = write
act	progress = move forward = advance
act	promote = advertise = market = publicise
act	prompt = remind = encourage
act	proofread = check
act	propagate = grow
act	propose = suggest = put forward
act	protect = safeguard = keep safe = guard
act	provide = supply = give = offer = deliver
act	provide personal care = give personal care = wash and dress
act	publish = release = issue = put out
act	pull data = extract data = query data
act	pull down = demolish
act	pull in = attract
act	pull out = withdraw
act	pull pint = serve beer = work bar
act	pull pint = serve drink = serve beer
act	pull together = compile = collate = assemble
act	purchase = buy
act	pursue = follow = chase
act	push = move = wheel
act	push through = complete
act	push to production = deploy = release
act	put a stop to = stop = end = prevent
act	put across = explain = communicate
act	put aside = save = set aside
act	put away = store = stack = shelve = stow = pack away
act	put back = return = replace
act	put down = write = record = lay
act	put forward = propose = suggest = recommend = nominate
act	put in = enter = input = key = type in
act	put in = install = fit = add = instal
act	put in = submit = lodge = file = enter = hand in
act	put in bid = bid = apply
act	put in cannula = cannulate = site cannula
act	put in order = organise = sort
act	put in order = organise = sort = arrange = sequence
act	put in place = introduce = implement = set up = bring in
act	put in touch = connect = refer
act	put into place = implement = introduce
act	put into practice = implement = apply
act	put money into = invest in = fund
act	put off = postpone = delay = defer
act	put on = apply = lay = spread
act	put on = stage = host = hold = run = organise
act	put on display = display = exhibit
act	put on system = enter = input = key in = log = record
act	put onto = transfer to = enter onto
act	put out = issue = publish = release = send out
act	put out = set out = lay out = display = place = arrange
act	put pressure on = press
act	put question = ask
act	put right = correct = fix = rectify = remedy = resolve = mend = sort out = make good
act	put stock away = store stock = put away stock
act	put to bed = settle
act	put to sleep = settle
act	put to use = use
act	put together = make up = assemble = build = prepare
act	put together report = compile report = prepare report = write report
act	put up = erect = hang = mount = install = fix
act	put up for sale = list = market
act	put up with = tolerate = bear
act	question = interview = ask
act	quote = price = estimate
act	raise = collect = generate
act	raise = lift
act	raise = lift = put up
act	raise invoice = invoice = bill
act	raise money = fundraise = collect money
act	rank = order
act	rate = assess
act	re-home = rehome
act	reach = get to = attain
act	read = study = go through
act	read story = tell story = story time
act	reassure = comfort = put at ease = console
act	receive = be awarded
act	receive = be given
act	receive = take in
act	recommend = suggest = advise
act	reconcile = balance = match = check against
act	reconstruct = restore
act	record = log = register = capture = note = document = enter
act	record = note = log = write down
act	recover = get back = retrieve
act	recruit = hire = take on = appoint = employ
act	recycle = reuse
act	redecorate = paint = decorate
act	redesign = rework = revamp
act	redirect = forward = divert
act	reduce = cut = lower = bring down = decrease
act	reel in = attract
act	refactor = tidy code = clean up code = restructure code
act	refer = send = direct
act	referee = officiate
act	refill = top up
act	refine = improve
act	refresh = update
act	refund = reimburse = pay back
act	refurbish = renovate = do up = refit
act	register = enrol = sign up = record
act	rehearse = run through
act	rehome = find home for
act	rehouse = move
act	reimburse = refund
act	reinforce = strengthen
act	reject = turn down = refuse
act	relay = pass on = tell
act	release = deploy = publish
act	relieve = cover for = stand in for
act	relocate = move
act	remedy = fix = put right
act	remind = prompt
act	remind = prompt = nudge
act	remove = get rid of
act	renew = replace
act	renovate = refurbish = do up = restore
act	rent = lease = hire
act	rent out = let = hire out
act	reorganise = restructure
act	repair = mend = fix
act	replace = change = swap
act	replenish = restock = refill = fill = top up
act	reply = answer = respond
act	repoint = point
act	report = tell = inform = raise
act	reposition = turn
act	represent = act for = speak for
act	request = ask for = apply for
act	research = investigate = look into
act	reset password = password reset
act	resolve = sort out = fix = settle = solve = put right
act	respond to = answer = reply to = deal with = react to
act	restock = replenish = refill = fill
act	restore = repair = renovate
act	restructure = reorganise
act	retrieve = get back = fetch
act	return = give back = bring back = take back
act	reunite = bring together
act	revamp = redesign = refresh = overhaul
act	review = check = assess = evaluate = go over
act	review = examine = assess
act	review code = code review
act	revise = amend = update = change = edit
act	rework = redo = revise = overhaul
act	rewrite = redraft = revise = rework
act	rig up = install
act	ring = contact = phone = call up
act	ring round = phone round = call round
act	ring up = phone = call
act	rip out = remove = strip out
act	rip up = remove = take up
act	roll out = deploy
act	roster = rota = schedule
act	rotate = turn = move round
act	rotate stock = stock rotation
act	rub down = sand = prepare
act	rule out = exclude
act	run = host = organise = hold = put on = deliver
act	run = operate
act	run = perform = execute = carry out
act	run around = hurry
act	run at a loss = lose money = be loss-making
act	run by = check with
act	run down = decline
act	run errand = fetch
act	run low = be short
act	run machine = operate machine
act	run out = finish = expire
act	run past = show = check with
act	run payroll = process payroll = do payroll = pay staff
act	run session = deliver session = lead session = hold session = facilitate session
act	run short = lack
act	run social = manage social media
act	run stall = staff stall = man stall
act	run team = manage team = lead team = supervise team
act	run up to = precede
act	safeguard = protect
act	sample = test
act	sand = rub down = smooth
act	sanitise = disinfect = clean
act	save = cut = reduce
act	say = state = report
act	scan = copy = digitise
act	scan parcel = scan package
act	schedule = book = plan = arrange
act	schedule = plan = timetable = book
act	scrap = discard = abolish
act	screed = level
act	screen = check = vet = sift
act	scrub = clean
act	search bag = bag search
act	secure = win = gain
act	see = meet = visit
act	see client = meet client
act	see in = receive
act	see off = escort
act	see out = escort
act	see patient = treat = assess
act	see patient = treat patient = examine patient
act	see through = complete = finish = carry through
act	see to = deal with = handle = attend to = take care of
act	segregate = separate
act	select = choose
act	sell = market = retail
act	sell = trade = retail
act	sell on = resell
act	send = post = forward
act	send back = return = reject
act	send for = call = summon
act	send invoice = invoice = bill
act	send off = send = post = dispatch = submit = forward
act	send out = issue = dispatch = distribute = mail = post
act	send round = circulate = distribute = email
act	separate = sort = divide
act	serve = dish up = plate up = give out = hand out
act	serve = wait on = attend to = look after
act	serve customer = assist customer = help customer
act	serve food = wait on = wait table
act	serve on till = work till = operate till = checkout
act	service = maintain = look after
act	service room = clean room
act	set = establish = determine
act	set aside = reserve
act	set homework = give homework
act	set off = leave = depart
act	set out = mark out = lay out
act	set up = start = establish = introduce
act	set up account = create account
act	set up and run = run = organise
act	set up laptop = configure laptop = prepare laptop = build laptop
act	set up machine = set machine = machine setting
act	set up meeting = arrange meeting = schedule meeting
act	set up shop = open shop = start business
act	settle = pay = resolve
act	settle in = induct = help adjust
act	sew = stitch
act	shadow = observe = follow = sit alongside
act	shape = form = mould
act	share = pass on = circulate
act	share = split = divide
act	sharpen = hone
act	shift = move
act	ship = send = dispatch
act	shoot video = film
act	shop = buy
act	show = present = display = exhibit
act	show = teach = demonstrate = train = coach = instruct = explain
act	show around = give a tour = conduct a tour = tour
act	show how to = teach = train = instruct = demonstrate
act	show round = guide = give tour = take round
act	shut = close
act	shut down = close = close down
act	sift = screen = shortlist = filter
act	sift CV = screen CV = shortlist
act	sign = approve
act	sign in = book in = register = check in
act	sign off = approve = authorise
act	sign up = register = enrol = enlist
act	signpost = refer = point
act	simplify = streamline = make simple
act	sing = perform
act	sing in = perform with
act	sit = take = do
act	sit down with = meet = meet with
act	sit exam = take exam
act	sit in on = attend = observe = watch
act	sit on = be a member of = serve on
act	sit second chair = assist at trial
act	sit with = keep company = accompany
act	sit with = keep company = stay with
act	sketch = draw
act	skim = plaster
act	slow down = delay = decelerate
act	smarten up = tidy = refresh
act	smooth = sand
act	smooth over = calm = placate
act	smooth over = resolve = calm
act	snag = inspect for defect
act	solve = fix = resolve = sort out
act	sort = arrange = order = organise = classify = categorise
act	sort donation = process donation
act	sort out = organise = arrange = fix = deal with
act	sort out problem = resolve issue = fix problem
act	sort post = open mail = distribute mail = sort mail
act	sort problem = resolve problem = fix problem
act	sort through = go through = organise = review
act	source = find = obtain = procure
act	speak to = talk to = converse with = discuss with = consult
act	speak up = raise concern
act	speed = accelerate
act	speed up page = cut load time
act	spell out = explain
act	spend = use
act	split = share = divide
act	spot = notice = see = identify = catch = detect
act	spray = paint
act	stack = pile = load = shelve
act	stack shelf = fill shelf = stock shelf = replenish shelf = shelf stacking = restock shelf
act	staff = man = work on
act	stage = put on = hold = mount
act	stand in for = cover for = deputise for = fill in for = replace = act for = step in for
act	stand up for = defend = advocate for
act	start = launch = set up = found = initiate = kick off
act	start off = begin
act	stay = remain
act	stay late = work late = work overtime
act	stay up to date = keep current
act	stay with = remain with
act	steer = guide
act	step in = cover = intervene
act	step up = act up = take over
act	sterilise = clean = disinfect
act	stick = fix = attach
act	stick to = follow = comply with = keep to
act	stitch = sew
act	stock = hold = carry = keep
act	stocktake = count stock
act	stop = prevent = halt
act	stop off = call at
act	store = keep = hold = stock
act	strengthen = improve = reinforce
act	strike = dismantle = take down
act	strip = remove = take off
act	strip out = remove
act	structure = organise
act	study = look at
act	study = read
act	submit = send = hand in = file = put in
act	substitute for = cover for
act	suggest = propose = recommend
act	sum up = summarise = precis = condense
act	summarise = sum up
act	supervise = oversee = be in charge of
act	supply = provide = deliver
act	supply = provide = give
act	support = help = assist = aid
act	surpass = beat = exceed
act	survey = inspect = measure
act	sustain = maintain
act	swap = change = exchange = switch = replace
act	swap round = rotate = rearrange
act	sweep = brush
act	switch = change = swap
act	tackle = deal with = address
act	tag = label = mark
act	take = bring = carry = transport = ferry = convey
act	take = do
act	take = escort = accompany = chaperone = walk = bring
act	take a step back = review
act	take advice = consult
act	take apart = dismantle = strip = disassemble
act	take assembly = lead assembly
act	take back = return = accept return
act	take blood = draw blood = do phlebotomy = bleed
act	take booking = book = process booking = handle reservation = take reservation
act	take call = answer call = answer phone = handle call = field call = pick up the phone
act	take care of = look after = care for = handle
act	take class = teach = deliver lesson = give lesson = lead class
act	take delivery of = receive = accept delivery of
act	take down = dismantle = remove = strip = disassemble
act	take down = record = note = write down
act	take fingerprint = fingerprint
act	take food order = take order
act	take home = bring home
act	take in = receive = admit
act	take in delivery = receive delivery = book in delivery
act	take it in turns = alternate = rotate = share
act	take lead on = lead = head
act	take level = survey
act	take measurement = measure
act	take message = note message = record message
act	take minutes = minute = record meeting = take notes at
act	take obs = do observation = record observation = check vital sign
act	take off = remove = strip = detach
act	take on = accept
act	take on = employ = hire = recruit = appoint
act	take order = order taking = receive order
act	take out = escort = accompany
act	take out = remove = extract = withdraw = pull
act	take over = assume = take charge of = inherit = take on
act	take ownership = own = be responsible
act	take part = participate = join in = contribute
act	take payment = process payment = handle payment = ring up = take money
act	take photo = photograph = shoot
act	take picture = photograph
act	take place = happen = occur = be held
act	take reading = read = record reading
act	take register = do register = record attendance
act	take reservation = book table = take booking
act	take responsibility for = be responsible for = own
act	take session = run session = lead session = deliver session
act	take shopping = shop with
act	take statement = record statement
act	take stock = count stock = stocktake = do stocktake
act	take swab = swab
act	take temperature = check temperature = record temperature
act	take to = bring to = accompany to = escort to
act	take turns = alternate = rotate = share
act	take up = start = begin = adopt
act	talk = chat = speak
act	talk = speak = present
act	talk about = discuss = cover = speak about
act	talk down = calm = de-escalate
act	talk over = discuss = go through
act	talk round = persuade = convince
act	talk through = explain = guide through = walk through
act	talk to = speak with = consult = converse with = discuss with = chat to
act	target = aim at
act	taste = sample
act	teach = instruct = tutor = train = educate = coach
act	teach = show = train
act	teach = take = deliver = run = give
act	teach class = lead class = take class = deliver class
act	team up with = work with = partner with = collaborate with = work alongside = cooperate with
act	telephone = ring = phone = call
act	tell = advise = inform = brief = update = notify = let know = make aware = alert
act	tell = instruct = order
act	tell off = discipline
act	tell off = reprimand
act	tell story = read story
act	tend = look after = care for
act	tender for = bid for
act	test = check = examine = assess
act	think up = devise = come up with = create
act	throw away = discard = dispose of = bin
act	throw out = dispose of = discard = remove
act	throw out = eject
act	tidy = clear = clean = straighten
act	tidy code = refactor = clean up code
act	tidy up = clear = clean = tidy = straighten
act	tie down = secure load
act	tie in = link
act	tie up = secure = fasten
act	tighten up = tighten
act	tile = lay tile
act	time = schedule
act	tip = dump
act	toilet = assist with toileting
act	top up = refill = replenish = fill = restock
act	top up oil = check oil
act	total = add up = sum
act	touch up = repaint = retouch
act	tow = pull
act	trace = track down = locate = find
act	track = monitor = follow = trace
act	track down = find = trace = locate
act	train = teach = coach = instruct = show
act	train up = onboard
act	transcribe = type up = write up
act	transfer = move = hand over
act	transport = move = carry = deliver = take
act	travel = commute = journey
act	treat = care for = look after
act	treat = look after = care for
act	triage = prioritise = sort = assess
act	trim = cut
act	trim = reduce
act	trim hedge = cut hedge = hedge cutting
act	troubleshoot = diagnose = problem-solve = fault-find = find fault
act	try = attempt = seek
act	try out = test = pilot = trial
act	try to get = seek = try to win
act	tune = adjust
act	turn = change
act	turn = reposition
act	turn away = refuse
act	turn down bed = prepare room
act	turn into = convert into = make into = become
act	turn on = switch on = boot
act	turn out = produce = make
act	turn over = change
act	turn round = reverse
act	turn up = arrive = attend
act	tutor = teach = coach
act	type = key = enter = word-process
act	type letter = produce letter
act	type up = word-process = write up = transcribe
act	unblock = clear
act	uncover = find
act	understand = know = grasp = comprehend
act	understudy = cover
act	undertake = carry out = do = perform = complete
act	unload = empty = offload = tip
act	unpack = unload = take out
act	unpack delivery = unload delivery = put away delivery
act	update = refresh = revise = keep up to date
act	upgrade = improve = modernise
act	uphold = maintain
act	upload = post = put online = publish
act	upsell = sell more
act	upskill = train
act	urge = encourage = persuade
act	use = operate = work = run
act	use up = consume
act	vaccinate = give jab = give vaccine = immunise
act	vacuum = hoover = clean
act	valet = clean
act	value = price = appraise
act	verify = check = confirm
act	vet = check = screen
act	view = see = look at
act	visit = patrol
act	volunteer at = help at
act	wait at table = serve at table = wait table = waiter
act	wait on = serve
act	wait table = serve at table = serve customer = serve guest
act	walk = exercise
act	walk dog = exercise dog
act	walk round = tour
act	warm up = heat
act	warn = caution = alert
act	wash = clean
act	wash and dress = provide personal care = assist with personal care
act	wash up = do the dishes = clean dishes = wash dishes = dishwashing = pot wash
act	waste = throw away
act	watch = observe = shadow = look on
act	watch camera = monitor CCTV = CCTV monitoring
act	watch over = watch
act	water = irrigate
act	wax = remove hair
act	wean = feed
act	wear out = exhaust
act	weed = clear
act	weigh = measure
act	weigh out = measure = weigh
act	weigh up = assess
act	welcome = meet = greet
act	weld = join
act	widen = broaden = expand
act	win = secure = gain
act	win back = regain = recover
act	win business = gain business = bring in business = secure business
act	win contract = secure contract = gain contract
act	win over = persuade = convince
act	wind down = close
act	wipe clean = clean = wipe
act	wipe down = clean = wipe
act	wire = connect
act	wire up = connect = wire
act	withdraw = remove = pull
act	witness = see = observe
act	work = operate = run = man = staff
act	work as = be employed as = act as = serve as
act	work at = be employed at = be based at
act	work bar = serve drink = tend bar
act	work for = be employed by
act	work hard = graft
act	work on = contribute to = take part in = be involved in
act	work out = calculate = compute = figure out
act	work overtime = do extra hour
act	work reception = staff front desk
act	work through = process = complete
act	work to = follow = adhere to
act	work together = collaborate = cooperate
act	work towards = study for = aim for
act	work well with = get on with
act	wrap = pack = package
act	wrap pallet = shrink-wrap pallet
act	write = author = compose = pen = draft = produce
act	write RAMS = prepare risk assessment
act	write article = write story = file story
act	write code = program = code = develop
act	write down = log = record = note = take down
act	write out = write
act	write plan = plan
act	write programme = plan programme
act	write report = report = produce report = prepare report
act	write story = report = file story
act	write test = test
act	write to = email = correspond with
act	write up = document = record = report = produce
act	write will = draft will
level	a bit = slightly = a little = somewhat
level	a bit of = some = a little = limited = basic = occasional
level	a couple = two = pair
level	a dozen = 12 = twelve
level	a few times = several times = on a few occasions
level	a lot of = much = many = plenty of
level	about = around = roughly = approximately = some = circa = in the region of = or so = give or take = in the order of
level	about = on = regarding = concerning = relating to = in relation to = to do with
level	about to = due to = soon to
level	across = throughout = around = over
level	acute = emergency
level	after = following = subsequent to = post = on completion of = once
level	after school = after-school
level	ahead of time = early = ahead of schedule
level	all = every = each = the whole of = entire
level	all day = full day
level	all kinds of = various = a range of = varied
level	all sorts of = various = a range of = varied = diverse
level	also = as well = too = in addition = plus
level	always = every time = at all times = without fail
level	and so on = etc = and the like = and similar
level	and stuff = etc
level	angry = irate = upset = difficult = annoyed
level	apiece = each = per person = a head = per head
level	as and when = when needed = as required
level	as part of = within = in
level	as part of a team = in a team = with colleagues = alongside colleagues
level	as soon as = once = when = immediately
level	at busy times = at peak times = peak periods = during busy periods = when busy = rush
level	at christmas = christmas = festive = over christmas
level	at least = a minimum of = no fewer than = no less than
level	at most = up to = a maximum of = no more than = as many as
level	at present = currently = now = presently = at the moment = nowadays
level	at the end of the day = at close = end of day = at closing = close of business = end of shift
level	at the start = initially = at first = to start with = in the beginning = originally
level	at the time = then = at that time
level	at weekends = weekends = at the weekend = Saturdays and Sundays
level	back then = previously
level	basic = elementary = simple = some = beginner
level	because of = due to = owing to = as a result of = on account of
level	before = prior to = ahead of = in advance of = earlier than
level	before school = breakfast club
level	behind = late = overdue = delayed
level	bespoke = custom = tailored = made to order
level	between two = pair = shared
level	big = large = sizeable = major = substantial
level	bilingual = two languages
level	bottom set = lower-ability group = low-attaining group = low set
level	brand new = new = newly built
level	bright = able = high-ability = higher-attaining
level	broken = faulty = damaged = defective = not working = out of order
level	busy = high-volume = fast-paced = hectic = bustling
level	by appointment = booked
level	by car = driving
level	by ear = orally
level	by email = via email = over email
level	by hand = manually = manual
level	by myself = alone = independently = on my own = unaided = solo = unsupervised
level	by phone = over the phone = on the phone = telephone = by telephone
level	by post = in the post = mailed
level	by then = at that point
level	carefully = with care = thoroughly
level	challenging behaviour = difficult behaviour = behavioural difficulties = behaviour that challenges
level	charity = third sector = voluntary sector = not-for-profit = non-profit
level	cheap = low-cost = inexpensive = economical = budget
level	commercial = business
level	computerised = digital = electronic = on computer
level	conversational = basic
level	corporate = business = company
level	correctly = accurately = properly = right
level	council = local authority = local government = municipal
level	covid = covid-19 = coronavirus = pandemic
level	cross = angry = annoyed = irate = upset
level	currently = now = at present = at the moment = presently
level	day to day = daily = everyday = routine
level	dear = expensive = costly
level	different = various = separate
level	different kinds of = various = a range of
level	dirty = soiled = unclean
level	disabled = with disabilities
level	domestic = household = residential = home = private homes
level	door to door = doorstep
level	double = twice
level	during = throughout = over = in the course of = in
level	during the week = on weekdays = weekdays = Monday to Friday
level	dying = end-of-life = palliative = terminal
level	each day = every day = daily = a day = per day
level	each evening = every evening = evenings = in the evening
level	each month = every month = monthly = a month = per month
level	each morning = every morning = mornings = in the morning = first thing = start of the day = a.m.
level	each night = every night = nightly = at night = nights
level	each week = every week = weekly = a week = per week = once a week
level	each year = every year = yearly = annually = annual = a year = per year = per annum
level	elderly = older = aged = old
level	electronic = digital = computerised = online
level	empty = vacant = unoccupied
level	end of life = end-of-life = palliative
level	especially = particularly = notably
level	every kind of = all types of = all
level	every other = alternate = every second
level	every other day = alternate days
level	every three months = quarterly = each quarter = once a quarter
level	every two weeks = fortnightly = once a fortnight = each fortnight = every other week
level	ex = former = previous
level	exactly = precisely
level	extra = additional = further = more
level	fed up = frustrated = unhappy = dissatisfied
level	few = a handful of = a small number of
level	first = initially = at first = to begin with
level	first thing = early = at the start of the day = at opening
level	fluent = fluently
level	for = on behalf of
level	foreign = overseas = abroad
level	fragile = delicate = breakable
level	frail = weak
level	free = at no cost = without charge = no charge = free of charge
level	fresh = newly made
level	from day one = from the outset = from the start
level	from scratch = from the beginning = anew = from nothing
level	from the start = from the outset = from day one = from the beginning
level	frozen = chilled
level	full = complete
level	full-time = full time = F/T
level	government = public sector = state
level	half = 50% = fifty per cent
level	half-day = half a day
level	halfway = midway = part way
level	handmade = made by hand = home-made
level	hands-on = practical
level	handwritten = by hand = paper
level	happy = satisfied = pleased = content
level	hard-to-reach = underserved = disengaged
level	hazardous = dangerous
level	head office = central office = HQ = headquarters
level	heavy = weighty
level	homeless = rough sleeping = without a home
level	hope to = aim to = intend to = plan to = want to
level	if asked = on request = when asked = by request
level	if needed = as required = when necessary = where necessary
level	ill = sick = unwell = poorly
level	in advance = beforehand = ahead = early
level	in charge = responsible = leading
level	in charge of = responsible for = heading = running
level	in full = fully = completely = entirely
level	in lockdown = during the pandemic = covid
level	in person = face to face = face-to-face
level	in school holidays = holidays
level	in small groups = small-group = group
level	in summer = summer = over the summer = during the summer
level	in term time = during term = term-time
level	in the absence of = while away = when off = in absence
level	in the end = eventually = finally = ultimately
level	in the field = on site
level	in the holidays = during holidays = holiday = out of term
level	in time = eventually
level	in total = all told = altogether = overall = in all
level	in training = as a trainee = while training = learning
level	in writing = written
level	in-depth = detailed = thorough
level	in-house = internally = internal
level	including = such as = like = among them = for example = e.g. = e.g = for instance = namely
level	independently = on my own = alone = unsupervised = without supervision = unaided
level	indoors = inside
level	last = final = most recent
level	last year = previous year = in the past year
level	late = delayed = overdue
level	late = former
level	learning disabilities = learning difficulties = LD
level	left = remaining
level	less than = under = below = fewer than
level	loads of = many = numerous
level	local = nearby = neighbourhood
level	lonely = isolated
level	long-standing = established = long-term
level	lots of = many = a wide range of = numerous
level	made to measure = bespoke = custom
level	main = chief = principal = primary = key
level	mainly = in the main = principally = chiefly = above all = especially = particularly
level	mainly = mostly = chiefly = largely = primarily = predominantly = principally = for the most part = in the main
level	mandatory = compulsory = required
level	many = lots of = plenty of = numerous = a lot of = a large number of
level	mental health = psychiatric = mental ill health
level	messy = untidy
level	missing = lost
level	mixed = varied = diverse
level	monthly = every month
level	more than = over = above = in excess of = upwards of
level	most = the majority of = nearly all = the bulk of
level	mostly = predominantly = chiefly = primarily = mainly
level	near = close to = by = next to = beside
level	near miss = close call
level	nearby = local = neighbouring
level	nearly = almost = close to = approaching = just under = not quite = just short of
level	nervous = anxious = worried = apprehensive
level	new = fresh
level	new-build = new build = newly built = new homes
level	newly = recently = just
level	next = following = subsequent
level	no longer = formerly = previously = stopped = ceased
level	noisy = loud
level	non-stop = continuous
level	non-urgent = routine
level	not yet = still to = yet to = pending = awaiting
level	odd = occasional
level	of all ages = all ages
level	off = away = absent = not in = not there
level	off sick = absent = away ill = ill = on sick leave
level	off site = off-site = elsewhere
level	often = frequently = regularly = many times = a lot
level	old = former = previous = existing
level	on average = average = averaging = mean
level	on call = on-call = on standby
level	on days = day shift = daytime
level	on earlies = early shift = morning shift
level	on foot = walking
level	on holiday = on leave = away = on annual leave = absent
level	on lates = late shift = evening shift
level	on my feet = standing
level	on nights = night shift = at night = overnight = night-time
level	on request = when asked = to order
level	on site = on-site = in situ = at site
level	on the road = travelling = field-based
level	on time = to schedule = punctually = promptly = by the deadline
level	once = one time = on one occasion = a single time
level	one by one = individually = one-to-one = one at a time
level	one of five = five-strong = team of five = four others
level	one of two = pair = alongside one colleague = with one other = with a colleague = shared with a colleague
level	one-off = single = ad hoc
level	one-to-one = 1:1 = individual = individually = one to one
level	online = on the internet = web-based = on the web = digital
level	only = solely = just = exclusively = purely
level	out loud = aloud
level	out of date = expired = past its date = old
level	out of hours = after hours = evenings and weekends
level	outdoors = outside = open-air
level	outstanding = unpaid = overdue = owing
level	overdue = late = outstanding = unpaid
level	paper-based = paper = manual
level	part-time = part time = P/T
level	partly = in part = partially
level	per cent = percent = % = pc
level	permanent = full-time = long-term
level	poorly = ill = sick = unwell
level	post-op = post-operative = after surgery = after an operation = recovering from surgery
level	pre-op = pre-operative = before surgery
level	previously = formerly = in the past = before = once = used to
level	private = independent
level	quickly = fast = rapidly = swiftly = promptly
level	quiet = slow = calm
level	rarely = seldom = hardly ever = not often
level	ready = prepared
level	recently = lately = newly
level	regular = repeat = returning = established = loyal
level	regulars = regular customers = repeat customers = returning customers
level	right = correct = accurate
level	rough = approximate = draft
level	round the clock = 24 hours a day = 24/7 = day and night
level	rural = countryside = village
level	safely = securely
level	seasonal = summer = christmas = for the season
level	second-hand = used = pre-owned
level	several = a number of = various = multiple = a few
level	short-staffed = understaffed = short-handed = short of staff
level	shy = quiet = reserved
level	side by side = alongside = together
level	since = from
level	small = little = minor = compact
level	so = therefore = as a result = consequently = hence = thus
level	so far = to date = thus far = up to now = until now = as yet
level	so far = to date = until now
level	so that = in order that = to
level	sold out = fully booked = full
level	some = certain = a few = several
level	sometimes = occasionally = now and then = from time to time = at times = on occasion = every so often = now and again
level	spare = extra = additional
level	spare = surplus = extra
level	special educational needs = SEN = SEND = additional needs = additional learning needs
level	special needs = SEN = additional needs = special educational needs = SEND
level	statutory = legal = mandatory = required
level	straight away = immediately = at once = promptly = instantly = directly
level	struggling = finding it hard = having difficulty = less able = weaker
level	supervised = under supervision = overseen = watched
level	temporary = interim = short-term
level	the odd = occasional = an occasional
level	the rest = remainder = others = remaining
level	the usual = standard = routine
level	the whole = all = entire = full
level	then = later = afterwards = subsequently = next
level	this year = current year
level	thorough = detailed = careful
level	three times = on three occasions = thrice
level	tidy = neat = orderly = clean
level	to order = on request = made to order = bespoke
level	top set = high-ability group = higher set
level	twice = two times
level	twice = two times = on two occasions
level	twice a year = six-monthly = half-yearly = biannual = every six months
level	under = beneath = below
level	under pressure = busy
level	under supervision = supervised = overseen = under the guidance of = under the direction of
level	unhappy = dissatisfied = disgruntled = displeased
level	unpaid = voluntary = without pay = for free = pro bono
level	unsupervised = without supervision = independently = alone
level	until = till = up to
level	up and running = live = working = operational = in use
level	up to date = current = updated
level	upset = distressed = worried = anxious
level	upstairs = first-floor
level	urban = city = inner-city = town
level	urgent = emergency = priority = pressing
level	used to = formerly = previously = in the past = once
level	usually = normally = generally = typically = as a rule = mostly = tend to = in general
level	various = different = a range of = a variety of = diverse
level	voluntary = unpaid = as a volunteer = volunteer
level	vulnerable = at risk = at-risk
level	waiting for = awaiting = pending
level	watched = observed = overseen
level	weak = less able = low-ability = lower-attaining
level	well = effectively = properly
level	wet = damp
level	when needed = as required = as needed = when required = as necessary = when necessary = if needed = where needed = on demand
level	while = whilst = as = at the same time as
level	with = alongside = together with = along with
level	with a colleague = jointly = with another = with one other = in a pair = alongside a colleague
level	with dementia = living with dementia = dementia
level	with disabilities = disabled
level	with supervision = under supervision = with guidance
level	without = with no = lacking
level	wrong = incorrect = mistaken = inaccurate
person	adult = grown-up
person	applicant = candidate
person	apprentice = trainee = junior
person	attendee = delegate = participant
person	audience = crowd = attendees
person	carer = care worker = care assistant = support worker
person	child = kid = youngster = little one
person	children = kids = little ones = youngsters = pupils
person	client = customer
person	colleague = team member = teammate = fellow worker = co-worker
person	colleagues = staff = workmates = teammates = team members = coworkers = others on the team
person	contractor = subcontractor = tradesperson
person	customer = shopper = buyer = client = consumer
person	customers = public = members of the public = shoppers
person	diner = customer = guest = cover
person	engineer = technician
person	expert = specialist
person	family = relatives = loved ones
person	guardian = carer = parent
person	guest = visitor = diner
person	head = headteacher = principal
person	helper = assistant = volunteer
person	learner = student = trainee = pupil
person	manager = supervisor = boss
person	member = participant
person	member of staff = employee = staff member = worker = colleague
person	member of the team = team member = colleague
person	neighbour = resident
person	new starter = starter = joiner = newcomer = new employee = new hire = new colleague = new team member = recruit
person	newcomer = new starter = newbie = new arrival
person	old people = elderly = older adult = senior = pensioner = older person = older resident
person	operative = worker = operator
person	parent = carer = mum and dad = family
person	passenger = traveller = rider
person	patient = service user
person	people = individuals = persons
person	person = individual
person	public = members of the public = people = general public
person	pupil = student = child = learner
person	resident = service user = tenant
person	service user = client = resident = person supported = person in care
person	staff = team = colleagues = workers = personnel
person	stakeholder = partner = interested party
person	student = learner = undergraduate
person	supplier = vendor = provider = merchant
person	teenager = young person = adolescent = youth
person	tenant = resident = occupier = renter
person	toddler = young child = infant
person	tradesperson = tradesman = trade = contractor
person	trainee = new starter = junior = apprentice
person	volunteer = unpaid helper
person	worker = employee = operative = member of staff
person	workforce = staff = team
thing	A&E = emergency department = accident and emergency = casualty = ED
thing	CCTV = cameras = surveillance
thing	GP practice = GP surgery = doctor's surgery = surgery
thing	HCA = healthcare assistant = nursing assistant = care assistant
thing	IT = computing = ICT
thing	PA = personal assistant
thing	PE = physical education = sport
thing	SENCO = special needs coordinator
thing	TA = teaching assistant = classroom assistant
thing	VAT return = VAT
thing	absence = sickness
thing	accident = incident = mishap
thing	accommodation = housing = lodging
thing	account = client = customer
thing	account = record = log
thing	accounts = bookkeeping
thing	accounts = books = ledgers
thing	accuracy = precision
thing	advert = advertisement = ad = posting = notice
thing	aid = help = assistance = support
thing	aim = goal = target = objective = purpose
thing	aisle = section
thing	alarm = alert
thing	allergen = allergy
thing	answer = response = reply
thing	application = app = program = software
thing	appointment book = bookings
thing	appraisal = review
thing	area = patch = territory = region
thing	area = zone = section = department
thing	arrangement = plan = booking
thing	artic = articulated lorry = class 1
thing	article = piece = feature
thing	artwork = design
thing	assay = test
thing	attendance = presence
thing	audience = visitors
thing	audit = inspection = check
thing	award = prize = honour
thing	back of house = kitchen
thing	back office = administration
thing	background check = DBS
thing	backlog = list
thing	backlog = outstanding work
thing	backlog = pile-up = arrears = queue
thing	bag = sack
thing	band = group
thing	bank rec = bank reconciliation
thing	bar = counter
thing	barman = bartender
thing	barrel = cask = keg
thing	bay = section
thing	bed = border
thing	bed = place
thing	bedroom = room = guest room
thing	behaviour = conduct
thing	beneficiary = client
thing	bid = application = proposal
thing	bill = invoice
thing	bin man = refuse collector
thing	bit = part = piece
thing	bits and bobs = items
thing	block = building
thing	blog = article = post
thing	bloke = man
thing	blood test = bloods
thing	blow-dry = blow dry
thing	board = committee
thing	boiler = heating system
thing	booking = reservation = appointment
thing	border = bed
thing	bouncer = door supervisor = doorman
thing	box = carton = crate = case
thing	brand = label
thing	break duty = playground duty
thing	breakdown = analysis
thing	breakdown = failure = fault
thing	breakdown = stoppage
thing	brickie = bricklayer
thing	brickwork = masonry
thing	budget = spending
thing	bug = defect = fault = error = issue
thing	bug = fault
thing	building = premises = property = site
thing	bundle = documents
thing	business = company = firm = organisation = employer
thing	cabbie = taxi driver
thing	cable = wiring
thing	call = enquiry
thing	caller = customer
thing	campaign = drive
thing	caption = text
thing	car = vehicle = motor
thing	card = ticket
thing	care home = residential home = nursing home = home
thing	case = file = matter
thing	caseload = cases = workload
thing	cash = money = takings
thing	cellar = beer store
thing	certificate = qualification = ticket
thing	change = alteration = amendment = modification = adjustment
thing	changeover = set-up
thing	chargehand = supervisor = foreman
thing	chart = graph
thing	chart = graph = diagram
thing	checkout assistant = cashier
thing	chippy = carpenter = joiner
thing	chore = task = duty = job
thing	claim = case
thing	class 2 = rigid
thing	class = group = set
thing	class = lesson = session
thing	class = session
thing	clause = term
thing	clean-up = cleaning
thing	cleaner = housekeeper = domestic
thing	clear-out = clearance
thing	clearance = vetting
thing	client = member
thing	clinic = surgery = practice
thing	closure = shutdown
thing	clothes = clothing = garments = apparel
thing	club = group = society
thing	coach = trainer
thing	code = software
thing	cold room = fridge
thing	cold store = chiller = chill store
thing	college = sixth form = further education
thing	colour = tint
thing	commendation = praise = letter of thanks
thing	company = business = firm = organisation
thing	complaint = grievance = issue = concern
thing	computer = PC = machine = laptop = workstation
thing	concern = worry = issue = problem
thing	concert = performance = gig
thing	concierge = porter
thing	condition = illness = complaint
thing	conference = event = convention
thing	consultant = senior doctor
thing	consultation = meeting = appointment
thing	contract = agreement
thing	contract = agreement = deal
thing	controlled drugs = CDs
thing	copper = police officer
thing	copy = text = content
thing	correspondence = letters = mail = letters and emails
thing	cost = price = expense = charge
thing	costs = spending = expenditure = outgoings = expenses
thing	costume = outfit
thing	counter = till
thing	course = programme = training = class
thing	court = tribunal
thing	cover = meal = diner
thing	credit control = debt collection = chasing payment
thing	crew = team = gang = squad
thing	crop = harvest
thing	cup = trophy
thing	cupboard = store = cabinet
thing	cut-over = migration
thing	dad = father = parent
thing	dashboard = report
thing	data = information = figures = records = details
thing	data entry = keying = inputting
thing	database = data store
thing	day centre = day service
thing	day job = main job
thing	day room = lounge
thing	day-to-day = daily = everyday = routine
thing	deal = sale
thing	dealing = contact = interaction
thing	debt = arrears
thing	degree = BA = BSc
thing	delay = hold-up = wait
thing	delivery = consignment = shipment = drop = load
thing	depot = yard = warehouse = base
thing	detail = information = particulars
thing	detention = sanction
thing	diary = calendar = appointments
thing	diary = calendar = schedule
thing	digger = excavator
thing	dinner lady = lunchtime supervisor = midday assistant
thing	discharge = release
thing	disciplinary = hearing
thing	discount = reduction = money off
thing	dish = plate = meal
thing	dispatch = shipping = goods out
thing	display = exhibition = show
thing	doctor = GP = physician
thing	document = paper = file = form
thing	dogsbody = assistant
thing	donor = supporter = giver
thing	dosette box = blister pack = compliance aid
thing	downtime = outage
thing	draft = first version
thing	drain = sewer
thing	drawing = plan = design = sketch
thing	drawing = print = blueprint
thing	dressing = bandage = wound care
thing	drip = IV = infusion
thing	drop = delivery = stop
thing	drop = fall = decrease
thing	drop-in = open session
thing	drop-off = delivery
thing	drop-out = withdrawal
thing	drug = medicine
thing	drugs round = medication round = meds round
thing	dry run = rehearsal = trial
thing	dry store = storeroom
thing	duty = task = responsibility = job
thing	email = message = mail
thing	end = close = finish
thing	engine = motor
thing	entry = record = item
thing	error = mistake = slip
thing	error rate = accuracy
thing	event = function = occasion
thing	evidence = proof
thing	exam = examination = test = paper = assessment
thing	exam hall = main hall
thing	exhibit = display
thing	expense = cost = outlay
thing	expense claim = expenses
thing	experiment = test = trial
thing	facial = treatment
thing	fair = exhibition = show
thing	fall = drop = decrease = reduction
thing	fall = trip
thing	family firm = family business
thing	fault = defect = problem = breakdown = issue
thing	feature = functionality
thing	fee = charge = price
thing	fete = fair
thing	figure = number = statistic
thing	figures = numbers = data = stats
thing	file = case
thing	filing = records
thing	finding = result = outcome = conclusion
thing	first aid = emergency first aid
thing	first fix = first-fix
thing	fix = repair = solution
thing	flat = apartment
thing	flight = air travel
thing	flock = sheep
thing	floor = shop floor = sales floor
thing	flyer = leaflet = pamphlet
thing	folk = people
thing	follower = subscriber
thing	food = meals = catering
thing	food bank = food parcel
thing	food bill = food cost
thing	footfall = visitor numbers
thing	footfall = visitors
thing	footings = foundations
thing	forecast = projection
thing	forklift = fork-lift truck = FLT = truck
thing	form = paperwork = document
thing	foundation = footing
thing	front of house = reception
thing	front room = lounge
thing	fund = money = finance
thing	funder = sponsor
thing	fuse board = consumer unit
thing	gallery = museum
thing	gap = vacancy = opening
thing	garden = grounds = plot
thing	gift = present
thing	gig = concert = performance
thing	go-live = launch
thing	go-to = point of contact = first port of call
thing	going rate = price
thing	goods = stock = products = items = merchandise
thing	goods in = inbound = receiving = deliveries
thing	goods out = outbound = dispatch
thing	gran = grandmother
thing	grant = funding
thing	grass = lawn
thing	grievance = complaint
thing	group = team = set = party
thing	growth = increase = rise
thing	guideline = guidance = rule = standard
thing	gutter = guttering
thing	gym = fitness centre
thing	half term = school holiday
thing	hand-in = submission
thing	handover = report
thing	handyman = maintenance operative
thing	hazard = danger = risk
thing	headteacher = head = principal
thing	hearing = court = trial
thing	hedge = hedging
thing	help desk = helpdesk = service desk = support desk
thing	helpline = phone line = hotline = advice line
thing	herd = cattle = cows
thing	hit rate = success rate
thing	hoist = lifting equipment
thing	holiday = leave
thing	holiday cover = leave cover = absence cover
thing	home = house = residence = property
thing	home time = pick-up = collection time = end of the school day
thing	hospice = palliative care
thing	hot counter = servery
thing	hotel = accommodation
thing	house = home = property = dwelling
thing	house call = home visit = domiciliary visit
thing	housekeeping = room cleaning
thing	hygiene = cleanliness
thing	idea = suggestion = proposal
thing	illness = sickness
thing	image = photo = picture = photograph
thing	incident = event = occurrence
thing	induction = onboarding
thing	information = info = details
thing	injury = wound = hurt
thing	instructions = directions = guidance
thing	instrument = equipment
thing	interview = meeting
thing	interviewee = guest
thing	intruder = trespasser
thing	item = product = article = line
thing	jab = injection = vaccination = vaccine
thing	job advert = vacancy = posting
thing	joiner = carpenter
thing	journey = trip = run
thing	keep fit = fitness
thing	kennel = dog
thing	key holder = keyholder
thing	key worker = keyworker
thing	key worker = named worker = case worker
thing	kitchen = cookhouse
thing	kitchen porter = KP
thing	knowledge = understanding = know-how
thing	lab = laboratory
thing	labourer = site operative
thing	lad = boy = young man
thing	landlord = owner
thing	laptop = computer
thing	lawn = grass
thing	lay-out = layout
thing	lead = prospect = enquiry
thing	lead time = turnaround
thing	leaflet = brochure = flyer = pamphlet = handout
thing	league = division
thing	leak = escape
thing	lease = tenancy agreement
thing	ledger = books
thing	lesson = class = session
thing	lesson plan = planning
thing	level = standard
thing	licence = permit = certificate
thing	lighting = lights = lanterns
thing	line = production line
thing	line manager = supervisor = boss = manager
thing	linen = bedding = sheets
thing	list = register = log = schedule
thing	literacy = English = reading and writing
thing	livestock = animals = stock
thing	load = cargo = freight
thing	loading bay = dock
thing	loan = credit
thing	lobby = reception = foyer
thing	logo = brand mark
thing	lollipop lady = school crossing patrol
thing	lorry = truck = HGV = wagon
thing	loss = deficit
thing	loyalty card = store card
thing	lunch = midday meal = dinner
thing	lunch hour = lunchtime
thing	machine = equipment = apparatus = device
thing	machine = line
thing	magazine = journal = publication
thing	mailing list = subscribers
thing	maintenance = upkeep = servicing
thing	make-up = cosmetics
thing	mark-up = margin
thing	markdown = reduction = discount
thing	match = game = fixture
thing	mate = friend = colleague
thing	material = content = resource
thing	materials = resources = supplies
thing	maternity cover = cover for maternity leave
thing	meal = food = dinner = dish
thing	meal time = mealtime = meal
thing	medic = doctor
thing	medication = medicine = meds = drugs = medicines
thing	meeting room = boardroom
thing	member = customer
thing	menu = bill of fare
thing	merger = joining
thing	message = note
thing	method = approach = technique = way
thing	misuse = abuse
thing	mock-up = wireframe = prototype
thing	money = cash = funds
thing	money off = discount
thing	month-end = end of the month = monthly close = month end close
thing	mortar = mix = muck
thing	move = relocation = migration
thing	multi-drop = delivery round
thing	mum = mother = parent
thing	mums and dads = parents = families
thing	mystery shopper = mystery shop
thing	near miss = incident
thing	network = infrastructure
thing	news = updates
thing	newsletter = bulletin
thing	newsletter = email
thing	night porter = night receptionist
thing	no-show = missed appointment
thing	note = comment = record
thing	number = figure = total
thing	numeracy = maths = mathematics
thing	nurse = registered nurse
thing	nursery = pre-school = early years setting
thing	odd job = repair = minor repair
thing	odds and ends = sundries
thing	offer = deal = promotion
thing	office = workplace
thing	office junior = admin assistant
thing	officer = copper
thing	old folk = older people = elderly people
thing	on my own = by myself = alone = single-handed = single-handedly = solo = unaided = unassisted
thing	onboarding = induction
thing	one-man band = sole trader
thing	opening = launch
thing	opening = launch = start
thing	operation = surgery = procedure
thing	order = purchase = request
thing	outage = downtime
thing	outing = trip = excursion = day out
thing	outline = summary = overview
thing	output = production
thing	outreach = community work
thing	overview = summary = outline
thing	package = parcel
thing	page = web page
thing	paper = article = publication
thing	paper round = newspaper delivery
thing	parcel = package = packet
thing	parents' evening = parent consultation
thing	part = component = spare
thing	partner = colleague
thing	party = celebration
thing	pass rate = success rate
thing	password reset = reset
thing	past = previous = former
thing	pastry = dessert
thing	patch = beat
thing	patrol = round
thing	pay slip = payslip = wage slip
thing	payables = purchase ledger = accounts payable = AP
thing	payment = money = fee
thing	payroll = wages = salaries
thing	pet = animal
thing	petty cash = float = small expenses
thing	phone = telephone = mobile
thing	phones = calls = telephone
thing	phonics = reading
thing	photo = photograph = picture = image = shot
thing	pick-up = collection
thing	picture = image = illustration
thing	pipeline = leads
thing	pitch = ground
thing	place = venue = location = site
thing	plan = scheme = programme
thing	plant = equipment
thing	plant = flower
thing	plant = machinery
thing	plaster = skim
thing	play = drama
thing	playground = outdoor area
thing	playtime = break = breaktime
thing	plot = house
thing	plumber = heating engineer
thing	point of contact = first port of call = contact
thing	police = officers
thing	policy = procedure = guideline
thing	policyholder = customer
thing	pool = poolside
thing	post = mail = correspondence
thing	post = update
thing	poster = sign = notice
thing	postie = postal worker = postman
thing	pot = pan
thing	pots = dishes = washing-up
thing	praise = commendation = compliments
thing	preschool = nursery = pre-school
thing	prescription = script
thing	press release = release
thing	price = cost = rate
thing	primary = primary school
thing	printer = machine
thing	problem = issue = difficulty = trouble = challenge
thing	production = show = play
thing	profit = surplus
thing	programme = schedule = scheme
thing	project = scheme = job = programme
thing	promotion = offer
thing	proof = evidence
thing	prospect = lead
thing	prototype = mock-up
thing	pudding = dessert
thing	purchase order = PO = order
thing	quality = standard
thing	quality check = quality control = QC = inspection
thing	query = enquiry = question = issue
thing	query = script
thing	question = query = enquiry
thing	queue = line = waiting list
thing	quota = target
thing	racking = shelving = racks
thing	rad = radiator
thing	radiator = rad
thing	raffle = draw
thing	rail = hanger
thing	range = variety = mix = selection = assortment
thing	rating = review score
thing	rating = score = grade
thing	receivables = sales ledger = accounts receivable = AR = credit control
thing	recipe = dish
thing	record = file = register = entry
thing	red tape = bureaucracy
thing	reference = referral
thing	refit = refurbishment
thing	refreshments = tea and coffee = drinks and snacks = teas and coffees
thing	refund = reimbursement = return
thing	refurbishment = refurb = refit = renovation
thing	register = attendance
thing	register = attendance record = roll
thing	regular = repeat customer
thing	rehearsal = practice
thing	reject = defect
thing	release = deployment
thing	relocation = move
thing	repair = fix = mending
thing	repeat business = returning customers
thing	report = summary = account
thing	request = order = query
thing	resource = material = worksheet
thing	respite = short break
thing	response time = turnaround
thing	result = outcome = finding
thing	return = refund
thing	review = check = evaluation = appraisal
thing	rewire = wiring
thing	rise = increase = growth
thing	risk = hazard = danger
thing	roof = roofing
thing	room = space = area
thing	room service = in-room dining
thing	rota = schedule = roster
thing	round = route = run
thing	round-up = summary
thing	route = round = run = itinerary
thing	routine = regime = programme
thing	rubbish = waste = litter = refuse
thing	rule = regulation = policy
thing	rules = regulations = requirements = guidelines
thing	rush hour = peak
thing	safety = protection
thing	sale = deal = transaction
thing	sales = revenue = turnover = takings
thing	salon = shop
thing	satisfaction = happiness
thing	saving = reduction
thing	savings = cost reductions = reduction in cost
thing	scaffold = scaffolding
thing	scanner = handheld = handheld scanner = RF gun
thing	schedule = plan = programme = timetable = rota
thing	scheme = project = programme = initiative
thing	school run = school transport
thing	score = result
thing	scrap = waste = rejects
thing	screen = display = monitor
thing	script = prescription
thing	script = program
thing	second fix = second-fix
thing	second pair of hands = help
thing	secondary = secondary school
thing	secretary = administrator
thing	section = part = department = area
thing	server = machine
thing	service = MOT = maintenance
thing	service = support = help
thing	session = class = workshop = meeting
thing	session = meeting
thing	set = scenery
thing	set-up = installation
thing	shelf = rack = display
thing	shift = duty
thing	shift = stint = turn = duty
thing	shift output = output
thing	shop = store = outlet = branch
thing	shop assistant = sales assistant = retail assistant
thing	shop front = frontage
thing	shoplifter = thief
thing	shoplifting = theft
thing	show = performance = production
thing	shrinkage = stock loss
thing	sick note = fit note
thing	sickness = absence = illness
thing	sickness cover = absence cover
thing	side job = part-time job
thing	sign = notice = poster
thing	sign-up = registration = new member
thing	site = location = premises
thing	skill = ability = technique
thing	skip = container
thing	sluice = utility
thing	snack = refreshment
thing	snag = defect
thing	snagging = defects = remedial work
thing	social worker = case worker
thing	socket = outlet
thing	sole trader = self-employed = own business
thing	solicitor = lawyer
thing	solution = fix = answer
thing	sound = audio
thing	sparky = electrician = spark
thing	specimen = sample
thing	speed = pace
thing	spot check = random check
thing	spreadsheet = workbook = Excel
thing	sprint = iteration
thing	squad = team
thing	squaddie = soldier
thing	stable = yard
thing	staff room = break room
thing	stall = stand
thing	stand = stall
thing	stand-in = cover = replacement
thing	stand-up = daily meeting
thing	standard = level = requirement
thing	start-up = new business
thing	starter = first course
thing	starter = new employee
thing	statement = account
thing	statement = report = account
thing	step = stage = phase
thing	stock = inventory = supplies = goods
thing	stock check = stocktake = inventory count = stock count = stocktaking
thing	stockroom = storeroom = back of house
thing	stoppage = breakdown
thing	story = article = feature
thing	story = news item
thing	study = research = project
thing	subbie = subcontractor
thing	summary = outline = digest = overview
thing	supplies = stock = materials = consumables
thing	support = help = assistance
thing	supported living = assisted living
thing	surgery = GP practice = practice
thing	switch = move = changeover
thing	switchboard = phones
thing	system = software = platform = package
thing	table = cover
thing	table = list
thing	tablet = pill
thing	tacho = tachograph
thing	takeover = acquisition
thing	takings = sales
thing	takings = till money = cash = receipts = revenue
thing	task = job = duty = assignment
thing	tax return = self-assessment
thing	tea round = refreshments
thing	teacher = schoolteacher = class teacher
thing	teaching = tuition = instruction
thing	team = side = squad
thing	tenancy = let
thing	term = semester
thing	territory = area = patch
thing	test = check = trial = assessment
thing	test = trial
thing	thank-you letter = letter of thanks
thing	the boss = the manager = my manager = supervisor
thing	theatre = operating theatre
thing	theft = stealing = shoplifting
thing	throughput = output
thing	throughput = volume
thing	ticket = case = request
thing	ticket = certificate = card
thing	tile = slate
thing	till = cash register = checkout = cash desk = point of sale
thing	tolerance = limit
thing	tool = instrument
thing	tools = equipment = instruments
thing	topic = subject = theme
thing	town = city
thing	trade show = exhibition = fair
thing	training = instruction = coaching = teaching
thing	travel = trips
thing	tray = plate
thing	treatment = therapy
thing	tree = timber
thing	trial run = pilot
thing	trim = cut
thing	trip = visit = outing = excursion
thing	trucker = lorry driver = HGV driver
thing	trustee = board member
thing	turnaround = turnround = turnaround time
thing	turnover = sales = revenue
thing	type = kind = sort = form
thing	uni = university
thing	uniform = workwear
thing	university = uni = higher education
thing	upkeep = maintenance = care
thing	uptake = take-up
thing	user = customer
thing	vacancy = job
thing	vacancy = opening = post = position
thing	vaccination = jab = vaccine = immunisation
thing	valuation = appraisal
thing	van = vehicle
thing	variance = difference
thing	vehicle = motor
thing	venue = location = site
thing	view = viewing
thing	viewing = tour = appointment
thing	visit = call = trip
thing	visitor = caller
thing	void = empty property
thing	volunteer = helper
thing	wage bill = payroll cost
thing	wait = waiting time = delay
thing	waiter = waiting staff
thing	waiting time = wait
thing	walk-in = fridge
thing	walk-in = passing trade
thing	walk-round check = vehicle check = daily check
thing	ward = unit = hospital ward
thing	ward round = round
thing	warehouse = depot = distribution centre = store
thing	washing and dressing = personal care
thing	wastage = waste
thing	waste = rubbish = refuse = trash = litter
thing	way = method = means
thing	website = site
thing	website = webpage = site = web pages
thing	weekend = Saturday and Sunday
thing	will = testament
thing	window = window display
thing	with others = jointly = together = in a team = as a team
thing	witness statement = statement
thing	word of mouth = recommendation
thing	workload = caseload
thing	worksheet = handout = resource
thing	workshop = class
thing	workshop = training session = session
thing	write-up = report
thing	writing = text = copy
thing	yard = depot
thing	year end = year-end
thing	year group = cohort = intake
thing	year-end = end of the year = annual close`
