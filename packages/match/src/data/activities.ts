// Written by `npm run data` from data/activities.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const activities = `sector	activity	signs
general	team leadership	lead a team; team leader; supervise; supervisor; manage staff; line management; team of; in charge; deputise; allocate work; hand out the work; rota; shift leader; room leader; unit leader; direct reports; run the team; management responsibility
general	training others	train; mentor; coach; induct; induction; buddy; shadow; new starters; sign off; apprentice; student; teach; show the ropes; trainee; onboarding; assessor; workbook; develop the team
general	prioritising	prioritise; workload; busy; deadline; juggle; several at once; change the plan; pressure; multi-task; organise; time management; fast-paced; caseload; turn around
general	communication	communication; liaise; explain; families; customers; telephone; email; report; present; presentation; meeting; write; verbal; written; phone; talk; letter; negotiate; handover; interpersonal
general	teamwork	team; work with; alongside; colleagues; crew; partner; together; team player; multi-disciplinary; joint; collaborate; as part of
general	customer service	customer; complaint; client; serve; guest; service; query; enquiry; front desk; reception; counter; caller; till; visitor; helpline
general	record keeping	record; log; note; document; chart; form; paperwork; database; file; update; spreadsheet; entry; report; sheet; write up; observation
general	computers	IT skill; computer; Excel; Word; Microsoft Office; spreadsheet; Outlook; email; Teams; system; ICT; software; iPad; database; Google Docs; laptop
general	numeracy	numeracy; figures; budget; reconcile; count; calculate; maths; cash; accounts; numbers; measure; costing; VAT; invoice; statistics
general	accuracy	attention to detail; accuracy; accurate; check; error; audit; zero; correct; proofread; quality; right first time; reconcile
general	budget	budget; spend; cost; P&L; profit; financial; overspend; forecast; savings; purchase; GP; gross profit; margin; turnover
general	stock	stock; order; inventory; stocktake; count; supplier; delivery; rotation; shrinkage; stock loss; store room; goods in; warehouse
general	health and safety	health and safety; risk assessment; near miss; accident; toolbox talk; COSHH; PPE; fire marshal; safety rep; safe; IOSH; hazard; RAMS; method statement; first aid
general	flexible hours	shift; night; weekend; bank holiday; early; late; rota; on-call; out of hours; overtime; flexible; 4 on 4 off; split shift; evening; long days
general	travel	driving licence; own car; drive; car; travel; full clean; own transport; vehicle; van; minibus; moped
general	improvement	improve; improvement; change; reduce; cut; project; rose; fell; audit; introduce; new system; lean; process; efficiency; saved; set up; redesign; kaizen; suggestion
general	meeting targets	target; KPI; exceed; sales figure; conversion; performance; results; objective; quota; league; bonus; on budget; commercial
general	initiative	initiative; independently; unsupervised; own; set up; started; alone; lone; self-motivated; without being asked; proactive; minimal supervision
general	problem solving	problem; fault; fix; solve; investigate; root cause; troubleshoot; resolve; diagnose; query; incident; sort out; breakdown; analytical
general	complaints	complaint; conflict; difficult; angry; dispute; upset; challenge; escalate; de-escalate; resolve; grievance; meltdowns; argument
general	professional development	continuing professional development; CPD; course; training; renewed; module; certificate; refresher; mandatory training; studying; qualification
general	safeguarding	safeguarding; child protection; vulnerable; DSL; Prevent; DBS; concern; adults at risk; Keeping Children Safe; welfare; abuse; disclosure
general	data protection	confidential; GDPR; data protection; discreet; sensitive; information governance; Caldicott; discretion; privacy
general	physical work	lift; heavy; physically fit; manual handling; loading; carry; outdoor; on your feet; bending; ladder; labour; stamina
general	reports	report; statistics; monthly figures; dashboard; board; committee; paper; analysis; pivot; summary; returns; KPI pack
general	relationships	relationship; stakeholder; partner; supplier; agency; network; liaison; client; account; community; contact; external; contractor
general	projects	project; plan; launch; rollout; deadline; implement; deliver; milestone; programme; migration; opening; refit; go-live; workstream
health	ward care	assess; plan; implement; evaluate; care plan; patients; eight patients; bay; allocation; bed; holistic; nursing care; ward
health	deteriorating patient	deteriorating; NEWS2; sepsis; escalate; outreach; crash call; peri-arrest; observations; obs; resuscitation; SBAR; early warning
health	medicines	administer medicines; medication; IV; drug round; controlled drugs; antibiotics; insulin; infusion; morphine; PCA; syringe driver; give IVs; intravenous; pump
health	respiratory	respiratory; COPD; NIV; BiPAP; CPAP; oxygen; nebuliser; chest drain; tracheostomy; pleural; high flow; ABG; spirometry; ventilator; Airvo; asthma
health	bloods	venepuncture; cannulation; bloods; phlebotomy; cannulas; blood gas; sample; vacutainer; blood transfusion
health	multidisciplinary	multidisciplinary; MDT; board round; doctors; physio; OT; social worker; consultant; ward round; GP; pharmacist; dietitian
health	discharge	discharge; package of care; TTO; board round; discharge nurse; home; placement; flow; bed; onward referral
health	clinical IT	electronic patient record; Cerner; EMIS; SystmOne; Nervecentre; EPMA; e-prescribing; Lorenzo; Epic; RiO; e-obs; PAS; Vision
health	infection control	infection control; PPE; MRSA; isolation; hand hygiene; aseptic; ANTT; decontamination; sharps; cleaning; barrier nursing
health	critical care	critical care; ICU; HDU; high dependency; ventilated; central line; inotropes; arterial line; ITU; resus
health	wounds	wound; dressing; pressure area; pressure ulcer; stoma; skin; tissue viability; leg ulcer; VAC; waterlow
health	mental health	mental health; section; risk assessment; crisis; psychosis; de-escalation; therapy; CBT; recovery; care coordinator; depot; self-harm
health	dental	dental; chairside; radiograph; decontamination; impression; surgery; implant; hygienist; denture
health	pharmacy	dispense; prescription; dispensary; controlled drugs; pharmacist; dosette; blister pack; medicines counter; accuracy checking
social-care	personal care	personal care; washing; dressing; bathing; toileting; feeding; continence; pads; nappies; changing; gastrostomy; mouth care; hygiene; care for; wash; dress; shower; bath; intimate care; getting up; bed bath; grooming; oral care; shave
social-care	dementia	dementia; Alzheimer; Lewy body; vascular; memory; wandering; reminiscence; sundowning; EMI; cognitive
social-care	medication round	medication; MAR; eMAR; drugs; blister pack; returns; CDs; controlled drugs; competency; medicines; pharmacy; prompts
social-care	care planning	care plan; review; risk assessment; MUST; waterlow; falls; key worker; daily notes; person-centred; support plan; files; Nourish; Person Centred Software; PCS; one page profile; outcomes; PASS
social-care	end of life	end of life; palliative; last days; mouth care; syringe driver; gold standards; bereavement; hospice; DNACPR; dying
social-care	moving and handling	moving and handling; manual handling; hoist; slide sheet; stand aid; Oxford; Sara Stedy; transfer; turning; rotunda
social-care	catheter and stoma	catheter; leg bag; night bag; stoma; continence; site check; urinary; bowel care
social-care	supervision of carers	supervision; appraisal; senior; team leader; allocate; rota; handover; carers; new staff; Care Certificate; spot check; competency
social-care	professionals	GP; district nurse; surgery; 111; family; social worker; DNs; hospital; pharmacist; telephone; families; chiropodist
social-care	learning disability	learning disability; autism; positive behaviour; PBS; supported living; independence; Makaton; challenging behaviour; activities; community
social-care	capacity law	DoLS; Mental Capacity Act; best interests; capacity; consent; deprivation of liberty; safeguarding
social-care	child protection	child protection; section 47; looked after; court; assessment; statutory; foster; family support; contact; CIN; ICPC
education	special needs	SEND; SEN; autism; EHCP; EHC; additional needs; SENCO; non-verbal; speech and language; needs assessment; one-to-one; annual review; inclusion; dyslexia; ADHD; sensory; visual timetable; now and next; TEACCH; individual plan; IEP; sensory circuits; key child; ASD; provision map
education	behaviour	behaviour management; biting; meltdown; co-regulation; calm corner; de-escalation; restorative; positive handling; Team Teach; sanctions; running off; strategies
education	phonics	phonics; sounds; letters; reading; Little Wandle; Read Write Inc; graphemes; blending; guided reading; literacy; listening games
education	interventions	intervention; small group; bucket time; speech and language; fine motor; programme; SALT; catch-up; tuition; 1:1; booster; precision teaching
education	visual supports	visual timetable; photo timetable; choice cards; objects of reference; now and next; PECS; symbols; Makaton; signing; communication board; adapt resources
education	observing progress	observe; assess; progress; Tapestry; two-year check; termly summaries; assessment; tracking; learning journal; mark; report; data drop; attainment
education	supervising children	supervise children; playground; lunch; midday; dining hall; yard; break duty; wraparound; trips; room of; whole class; cover
education	teaching	teach; lesson; plan; class; curriculum; scheme of work; differentiate; GCSE; national curriculum; mark; KS1; KS2; year group; tutor; seminars
education	parents	parent; family; carers; parents' evening; home; pastoral; attendance; bad news; meeting parents
construction	wiring	first fix; second fix; chasing; back boxes; containment; tray; trunking; conduit; SWA; basket; consumer unit; distribution board; fit off; cable; lighting; sockets; rewire
construction	electrical testing	inspection and testing; dead test; schedule; test sheets; certificate; EICR; EIC; 2391; 18th edition; fault finding; live test; multifunction tester; PAT
construction	fire and security	fire alarm; smoke detector; emergency lighting; intruder; access control; CCTV; AOV; sounders; data cabling
construction	reading drawings	drawing; plan; specification; set out; measure; mark out; schematic; revision; as-built; layout; section
construction	site management	site manager; subcontractor; programme; SMSTS; snag; handover; RAMS; toolbox talk; site diary; CDM; permits; inductions; progress
construction	carpentry	first fix; second fix; stud; doors; skirting; architrave; roof; joist; kitchens; staircase; shuttering; cut roof; hang doors
construction	plumbing	boiler; central heating; radiator; pipework; bathroom; unvented; gas safe; commissioning; solder; leak; heat pump; power flush; soil stack
construction	groundworks	groundworks; drainage; kerbs; excavate; concrete; foundations; tarmac; slabs; shuttering; levels; trench; 360; dumper
construction	quantity surveying	valuation; variation; tender; BoQ; cost; subcontract; final account; CVR; take-off; measure; procurement; payment notice
construction	working at height	IPAF; PASMA; scaffold; ladder; MEWP; cherry picker; harness; tower; roof; scissor lift; height
construction	EV and renewables	EV charger; charge point; solar; PV; battery; heat pump; inverter; MCS; renewables; air source
engineering	fault finding	fault; breakdown; diagnose; electrical; mechanical; multi-skilled; reactive; repair; downtime; stoppage; strip down; motor; sensor; fix; circuits
engineering	planned maintenance	PPM; planned maintenance; preventative; service; lubrication; inspection; shutdown; CMMS; schedule; calibrate; TPM; greasing; condition monitoring
engineering	PLCs	PLC; Siemens; S7; Allen Bradley; TIA Portal; HMI; SCADA; ladder logic; drives; inverters; robots; sensors; automation; Fanuc; Mitsubishi
engineering	mechanical	bearings; gearbox; conveyor; pump; pneumatics; hydraulics; belts; chains; shafts; seals; valves; couplings; alignment; fitting
engineering	continuous improvement	continuous improvement; root cause; OEE; 5S; kaizen; lean; SMED; downtime; modification; FMEA; reliability; small stops; six sigma
engineering	fabrication	weld; MIG; TIG; fabricate; bench; drill; lathe; mill; turning; grinding; machining; CNC; sheet metal; workshop; bracket; manual machines
engineering	quality	quality; inspection; ISO 9001; NCR; CMM; calibration; audit; control plan; traceability; GMP; first article; APQP; PPAP
engineering	permits	permit to work; isolation; LOTO; lock off; confined space; safe systems; RAMS; method statement; HV; contractors
engineering	laboratory	laboratory; sample; analysis; HPLC; GC; titration; wet chemistry; LIMS; validation; UKAS; ISO 17025; calibration; balance; standards; pipette; microscopy; ICP; extraction; uncertainty; method; assay; buffers; proficiency; blanks; reagents
engineering	design	CAD; SolidWorks; AutoCAD; drawing; model; prototype; tolerances; BOM; design review; FEA; Inventor
logistics	forklift	forklift; FLT; counterbalance; reach; bendi; VNA; RTITB; ITSSAR; AITT; NPORS; pallet; high bay; racking; put-away; LLOP; lift up; B1; D2; truck driver
logistics	goods in and out	load; unload; tip; trailer; goods in; despatch; bay; delivery; pallets; container; pick; pack; wrap; booking in; loading; vans
logistics	stock accuracy	cycle count; PI; inventory; discrepancy; stock check; perpetual; location; WMS; scanner; handheld; RF; Manhattan; SAP; barcode; damages
logistics	vehicle checks	pre-use check; defect; walkaround; daily check; tyre; lights; reported; checklist; VOR; battery; truck check; nil defect
logistics	driving	HGV; class 1; class 2; artic; C+E; trunking; tramping; multi-drop; tacho; digital card; CPC; night; wagon; trailer swaps; double deck; rigid; tail lift; reversing
logistics	drivers' hours	drivers' hours; tachograph; working time; WTD; infringements; rest; digi; POA; legal hours
logistics	load security	load security; strap; ratchet; restraint; curtain; coupling; uncoupling; shunt; fifth wheel; ADR; seal; weight; axle
logistics	paperwork	delivery note; POD; manifest; CMR; sat nav; PDA; ePOD; paperwork; defect book; gatehouse; consignment
logistics	cold store	chill; freezer; cold store; frozen; temperature; BRC; food; hygiene; ambient; chamber
logistics	transport office	routing; planner; fleet; transport manager; debrief; O licence; telematics; compliance; subcontractors; load planning
hospitality	cooking on a section	section; chef; grill; charcoal; sauce; larder; cook; prep; mise en place; service; covers; fire; robata; fryer; pass; line; meat; fish; mangal; kebab; marinade; skewer; butchery
hospitality	bread and pastry	bread; dough; pastry; sourdough; bake; desserts; oven; flatbread; pide; proving; lavash; pizza
hospitality	food safety	food hygiene; HACCP; allergens; temperature; probe; fridge; date label; EHO; five stars; cleaning schedule; Natasha; SFBB; level 2; deep clean
hospitality	kitchen stock	order; butcher; veg; supplier; waste; stock count; GP; delivery; rotation; costing; portion; check deliveries; invoices
hospitality	front of house	waiting; tables; bar; bookings; guests; cellar; cocktails; till; upsell; wine; section; barista; coffee; hosting
hospitality	hotel	reception; check-in; housekeeping; rooms; Opera; night audit; reservations; concierge; linen; guest relations
hospitality	kitchen team	commis; kitchen porter; sous; train juniors; brigade; KP; teach; run the section; deputise for sous; apprentices
retail	store management	store manager; run the shop; keyholder; open and close; rota; P&L; recruit; sales target; audit; area manager; team of; branch; footfall; wages budget; store
retail	merchandising	merchandise; display; planogram; window; visual; range; seasonal; gondola; promotion; shelf; layout; facing; reductions; price changes
retail	loss prevention	stock loss; shrinkage; theft; audit; refunds; till variance; loss prevention; security; stocktake; unknown loss; markdowns; damages
retail	recruiting staff	recruit; interview; hire; seasonal; induction; disciplinary; absence; appraisal; return to work; probation; performance; one-to-ones
retail	plants and garden	plants; garden; outdoor living; compost; watering; nursery; horticulture; bulbs; furniture; barbecue
finance	running payroll	payroll; pay run; starters; leavers; employees; payslips; weekly; monthly; bureau; process; gross to net; calculations; manual; end to end; headcount
finance	statutory payments	SSP; SMP; SPP; statutory; maternity; sick pay; tax code; student loan; attachment of earnings; NI; overpayments; court orders
finance	pensions	pension; auto-enrolment; opt-outs; contributions; NEST; People's Pension; postponement; LGPS; enrol; assess
finance	HMRC returns	RTI; FPS; EPS; P11D; P45; P60; HMRC; PAYE; year end; tax year; submission; PSA; P46
finance	reconciliation	reconcile; control account; journal; month end; ledger; trial balance; bank; accruals; balance sheet; variances; nominal; postings
finance	payments	BACS; payment run; Faster Payments; pay file; bank; suppliers; CHAPS; authorise; remittance; direct debit
finance	ledgers	purchase ledger; sales ledger; invoices; credit control; aged debt; statements; Sage; Xero; suppliers; matching; expenses
finance	management accounts	management accounts; budget; forecast; variance; board pack; cash flow; accruals; prepayments; reporting; P&L; commentary
finance	audit and tax	audit; auditors; VAT return; tax; statutory accounts; compliance; controls; year end; corporation tax; schedules; files
it	backend services	API; service; backend; Node; TypeScript; C#; ASP.NET; Java; Spring; Python; Django; REST; endpoints; microservice; server; production; Go; Express; Kotlin; integration
it	databases	SQL; PostgreSQL; MySQL; SQL Server; query; query plan; index; schema; migration; T-SQL; deadlock; transaction; Redis; MongoDB; stored procedure
it	cloud	AWS; Azure; GCP; ECS; Lambda; App Service; Kubernetes; Terraform; infrastructure; containers; Docker; S3; cloud; serverless; Bicep; EKS
it	testing code	test; Jest; xUnit; unit; Playwright; integration test; TDD; coverage; pytest; Cypress; automated; QA; regression
it	delivery pipeline	CI; GitHub Actions; pipeline; deploy; Jenkins; release; GitLab; Azure DevOps; build; continuous; feature flags; rollback
it	on call	on-call; out of hours; incident; runbook; rota; alert; monitoring; Datadog; Grafana; post-mortem; pager; uptime; observability; latency
it	queues and concurrency	queue; SQS; Kafka; RabbitMQ; Service Bus; message; event; concurrency; locking; race; idempotent; retries; throughput; cache; Redis; caching; capacity; seat allocation; peak load
it	code review and mentoring	code review; pull request; pair; mentor; junior; standards; design review; RFC; tech lead; pairing; graduates
it	third-party integration	third party; integration; SOAP; REST; webhook; Stripe; payments; SFTP; CSV; rating; supplier; feed; partner; legacy
it	support desk	help desk; ticket; first line; password; laptop; Active Directory; printer; user; imaging; Office 365; ServiceNow; remote
it	front end	React; Angular; Vue; CSS; accessibility; component; JavaScript; TypeScript; responsive; UI; portal; HTML
it	security	security; vulnerability; penetration; SIEM; firewall; ISO 27001; phishing; patching; MFA; OWASP; access
sales-marketing	fundraising	fundraise; donor; event; community; appeal; sponsorship; challenge; marathon; corporate partner; raised; income; supporters; gift; charity; legacy; collection; bake sale; bucket; gala; raffle; trust; stewardship; thank
sales-marketing	events	event; venue; marshals; volunteers; logistics; risk assessment; festival; conference; ball; run; walk; on the day; suppliers; licences; stall; participants
sales-marketing	volunteers	volunteer; recruit volunteers; committee; rota; recognise; support group; ambassadors; friends group; coordinate; marshals
sales-marketing	supporter database	CRM; database; Salesforce; Raiser's Edge; Donorfy; records; segment; Gift Aid; mailing; HubSpot; contacts; supporter
sales-marketing	social media	social media; Facebook; Instagram; posts; content; followers; newsletter; Mailchimp; website; blog; campaign; Canva; press; video; email
sales-marketing	selling	sales; new business; pipeline; cold call; close; account; target; lead; negotiate; quote; demo; B2B; territory; upsell; prospects
sales-marketing	digital marketing	SEO; PPC; Google Analytics; campaign; conversion; paid; ads; A/B; email; landing page; search; keywords
sales-marketing	talks	talk; school; assembly; public speaking; present; rotary; groups; cheque presentation; audience; speech; pitch; network
hr	recruitment	recruit; vacancy; shortlist; interview; candidate; offer; ATS; advert; onboarding; references; agency; job fair
hr	employee relations	disciplinary; grievance; absence; hearing; capability; policy; ACAS; TUPE; redundancy; consultation; casework
hr	learning	training; course; workshop; LMS; needs analysis; e-learning; induction; facilitate; evaluation; leadership programme
office	office administration	administration; filing; diary; minutes; correspondence; reception; typing; post; invoices; phone; inbox; booking; scanning; office; purchase orders; supplies
office	minutes and meetings	minutes; agenda; meeting; committee; clerk; papers; governors; board; actions; notes
office	diary and travel	diary; travel; itinerary; flights; PA; executive; hotels; calendar; expenses
legal-public	tenancy management	tenancy; tenant; housing; sign-up; void; patch; landlord; lettings; visit; estate; inspection; mutual exchange; allocations; leasehold; flats; hostel; residents; licence agreements; support workers; keyworker
legal-public	rent arrears	arrears; rent; notice; court; possession; repayment plan; benefits; Universal Credit; housing benefit; DHP; income; debt; eviction; service charge
legal-public	antisocial behaviour	antisocial; ASB; neighbour; complaint; noise; injunction; mediation; witness; police; diary sheets; warning; MARAC; conflict; incident
legal-public	vulnerable tenants	vulnerable; support; safeguarding; mental health; domestic abuse; referral; hoarding; homelessness; floating support; multi-agency; care leavers; signpost; advice; benefits
legal-public	housing systems	housing management system; Civica; Northgate; QL; Orchard; MRI; Academy; database; case notes; In-Form; Capita
legal-public	legal work	court; statement; evidence; hearing; draft; legislation; contract; client; case; tribunal; bundle; witness; litigation; will; conveyance
legal-public	repairs and estates	repairs; contractor; estate inspection; fire safety; communal; damp; mould; fly-tipping; health and safety; gas access; caretaker; walkabout; block
legal-public	planning and councils	planning application; council; councillor; committee; consultation; policy; site visit; enforcement; objection; licensing
security-emergency	guarding	patrol; access control; CCTV; incident; search; SIA; door; gatehouse; alarm; report; conflict; visitor; log
security-emergency	emergency response	first aid; casualty; fire; evacuation; 999; ambulance; rescue; breathing apparatus; RTC; triage; defibrillator
cleaning-facilities	cleaning	clean; mop; vacuum; washroom; COSHH; scrubber dryer; buff; disinfect; waste; toilets; kitchen; bins; colour code; deep clean; laundry
cleaning-facilities	caretaking	caretaker; premises; boiler; locks; repairs; flushing; gritting; painting; handyman; key holder; fire alarm test; contractors; set up rooms
land-animals	grounds	mow; hedge; strim; plant; prune; turf; chainsaw; lawn; garden; weed; tractor; leaf; border; sow; compost
land-animals	animals	feed; muck out; groom; kennel; livestock; lamb; calve; milk; vet; horse; dog; farrier; welfare; cattle; sheep
beauty-sport-leisure	treatments	facial; wax; massage; nails; tint; client; consultation; salon; treatment; colour; cut; blow-dry; retail products
beauty-sport-leisure	fitness	gym; class; induction; programme; lifeguard; swim; coach; pool; spin; member; personal training; exercise
data-science	analysis	analysis; SQL; Python; dashboard; Power BI; Tableau; statistics; model; regression; insight; report; data; pandas; R; forecasting; Excel
creative	design work	design; Photoshop; Illustrator; InDesign; brand; logo; layout; print; artwork; Figma; illustration; typography
creative	film and photo	camera; film; edit; Premiere; photograph; video; shoot; sound; lighting; footage; podcast
health	medication rounds	drug round; meds; MAR; tablets; controlled drugs; CD book; dosette; medication competency; administered medication; eMAR; PRN; insulin; inhalers
health	taking observations	obs; observations; blood pressure; BP; NEWS2; EWS; temperature; pulse; sats; vital signs; clinical measurements; ECG; blood glucose; BMs
health	venous access	cannulation; cannulas; venflon; PICC; midline; IV access; central line; port; long line
health	taking blood	phlebotomy; bloods; venepuncture; blood samples; vacutainer; butterfly; blood taking
health	catheters and continence	catheter; catheterisation; bladder scan; continence; stoma; bowel care; TWOC; incontinence
health	enteral feeding	PEG; NG tube; nasogastric; gastrostomy; enteral; tube feed; bolus; dysphagia
health	palliative care	palliative; end of life; syringe driver; hospice; T34; last days; Gold Standards; DNACPR; bereaved
health	theatre work	theatre; scrub; anaesthetic; recovery; instruments; WHO checklist; sterile field; swab count; surgical; ODP; laparoscopic
health	maternity	midwife; antenatal; postnatal; labour; birth; CTG; newborn; breastfeeding; delivery suite; neonatal; maternity
health	mental health nursing	mental health; RMN; sectioned; Mental Health Act; psychosis; ligature; depot; risk assessment; recovery; de-escalation; crisis team; CPA; 1:1 observations; PMVA; rapid tranquillisation
health	learning disability support	learning disability; autism; PBS; positive behaviour; challenging behaviour; Makaton; PECS; epilepsy; buccal midazolam; supported living
health	physiotherapy	physio; physiotherapy; rehab; mobility; exercise programme; gait; respiratory physio; musculoskeletal; MSK; transfers; walking aids; splint
health	occupational therapy	OT; occupational therapy; home visit; functional assessment; kitchen assessment; equipment; adaptations; rehab; ADL; wheelchair; splinting; goals; grab rails
health	speech therapy	speech; language therapy; SLT; swallow; dysphagia; AAC; communication aid; stammer
health	dental work	dental; surgery; chairside; four-handed; sterilise; autoclave; impressions; x-rays; charting; GDC; decontamination
health	pharmacy work	dispense; dispensary; prescriptions; pharmacy; labelling; counselling patients; controlled drugs register; minor ailments; over the counter; MUR; blister packs; PMR; GPhC
health	eye care	optical; dispensing; glasses; contact lenses; OCT; field test; sight test; frames; pre-screen
health	radiography	x-ray; CT; MRI; ultrasound; radiographer; PACS; imaging; IRMER; scanning
health	emergency care	A&E; ED; triage; resus; ambulance; paramedic; trauma; minor injuries; blue light; first responder; majors; emergency department
health	general practice	GP; surgery; EMIS; SystmOne; DocMan; repeat prescriptions; care navigation; appointments; QOF; practice nurse; recalls; immunisations; smears; long-term conditions
health	community nursing	district nurse; community; home visits; caseload; leg ulcers; lone working; housebound; insulin rounds; DN
health	long-term conditions	diabetes; asthma; COPD; hypertension; annual review; spirometry; foot check; chronic disease; heart failure
health	vaccination	vaccine; flu clinic; immunisation; jabs; travel health; cold chain; covid clinic
health	clinical governance	Datix; incident report; clinical audit; audit; NICE; CQC; complaints; quality improvement; PDSA; infection audit; governance
health	patient handling	hoist; slide sheet; moving and handling; transfers; Sara Stedy; turning; repositioning; mobilise
health	patient administration	clinic letters; referrals; outpatient; waiting list; PAS; medical secretary; audio typing; RTT; 18 weeks; two week wait; choose and book; e-RS; appointments
health	medical terminology	medical terminology; AMSPAR; clinic letters; coding; SNOMED; ICD-10; medical secretary; discharge summaries; Read codes
health	counselling	counselling; therapy; CBT; BACP; low mood; anxiety; formulation; supervision; psychological; PHQ-9; GAD-7; IAPT; talking therapies
health	substance misuse	drug and alcohol; needle exchange; methadone; detox; harm reduction; recovery worker; relapse; keyworker; naloxone
health	nutrition	dietitian; nutrition; MUST; weight; food charts; fluid balance; supplements; diet; hydration
health	health promotion	smoking cessation; health promotion; lifestyle; sexual health; screening; healthy eating; wellbeing; social prescribing
health	sterile services	decontamination; autoclave; sterile; endoscopy; washer disinfector; trays; traceability; HSDU; CSSD
health	hospital portering	porter; theatre trolleys; patient transfers; specimens; oxygen cylinders; mortuary; beds; wheelchairs
health	research and trials	clinical trial; GCP; consent; recruitment to studies; research nurse; protocol; data entry; ethics; follow-up visits; CRF
social-care	dementia care	dementia; Alzheimer's; memory; reminiscence; sundowning; Lewy body; doll therapy; life story; twiddle; wandering
social-care	running a care shift	shift leader; senior carer; team leader; allocations; handover; rota; run the unit; on duty senior; in charge; nights; agency staff
social-care	domiciliary care	home care; domiciliary; calls; clients; run; double-up; care round; visits; key safe; rounds; live-in
social-care	activities and outings	activities; outings; crafts; bingo; singing; entertainment; trips; trips out; community access; day centre; games; baking; minibus
social-care	working with families	families; relatives; next of kin; family meetings; visiting; kept families; updates
social-care	capacity and consent	Mental Capacity Act; MCA; DoLS; best interests; consent; capacity; LPS; advocates; IMCA
social-care	care inspection	CQC; inspection; audit; KLOE; registered manager; good rating; outstanding; compliance; Ofsted
social-care	meals in care	meals; feeding; thickener; fluids; soft diet; breakfasts; mealtimes; nutrition; cooking for; food hygiene
social-care	social work	social worker; assessment; section 47; child in need; CIN; child protection; court reports; case conference; caseload; Care Act; placements; looked after children; LAC; MASH; statutory; AMHP; Mosaic; Liquidlogic
social-care	residential childcare	children's home; young people; keywork; sleep-ins; looked after; behaviour; Team Teach; missing from care; placement plan; care leavers; contact visits; independence skills
social-care	fostering	foster; fostering; foster carers; supervising; adoption; matching; Form F; kinship
social-care	youth work	youth; young people; detached; youth club; group work; mentoring; NEET; gangs; outreach; residentials; Duke of Edinburgh
social-care	homelessness	homeless; hostel; rough sleepers; keywork; move-on; tenancy sustainment; outreach; night shelter; supported housing; no recourse
social-care	domestic abuse	domestic abuse; IDVA; refuge; DASH; MARAC; safety plan; survivors; perpetrator
social-care	advice and benefits	benefits; PIP; Universal Credit; appeals; debt advice; Citizens Advice; housing advice; advocacy; tribunal; welfare rights; UC; casework; forms; signposting
social-care	challenging behaviour	challenging behaviour; de-escalate; aggression; restraint; MAPA; PMVA; PRICE; Team Teach; holds; distressed; meltdowns; behaviour plan; breakaway; conflict
social-care	supervision of staff	supervision; appraisals; one-to-ones; 1:1s; supervise; competency checks; spot checks; staff meetings; performance; probation
education	teaching assistance	teaching assistant; TA; 1:1; small group; interventions; phonics; reading; support in class; scribe; differentiated; LSA; HLTA; guided group
education	phonics and reading	phonics; RWI; Read Write Inc; Little Wandle; reading; guided reading; early reading; sounds; spelling; literacy; handwriting
education	speech and language	speech; Makaton; PECS; Elklan; NELI; WellComm; communication; Attention Autism; bucket time; symbols; colourful semantics; SALT
education	emotional support	ELSA; nurture; emotional literacy; Zones of Regulation; pastoral; worry; social stories; circle time; mentor; lego therapy; wellbeing; Thrive; friendship
education	classroom behaviour	behaviour; classroom management; reward; de-escalate; calm; restorative; detention; boundaries; Team Teach; behaviour policy; exclusions
education	early years	EYFS; early years; nursery; key person; toddlers; baby room; preschool; Tapestry; two-year check; settling in; messy play; Development Matters; nappies; observations; learning journeys
education	planning lessons	plan; planning; lesson plans; scheme; medium term; curriculum; topic; resources; differentiated; worksheets; displays; units of work
education	marking and assessment	mark; marking; assess; assessment; tests; SATs; moderation; predicted grades; feedback; data; exam; coursework; progress; target tracker; termly
education	exam results	GCSE results; A level; progress 8; pass rate; grade 4; attainment; value added; results rose; exam classes; examiner; attainment gap
education	form tutoring	form tutor; tutor group; head of year; assembly; attendance; parents' evening; pastoral; PSHE; registration
education	leading a subject	head of department; subject lead; curriculum lead; coordinator; key stage lead; phase leader; SLT; whole school; policy; literacy lead
education	school trips and clubs	trip; residential; club; after school; breakfast club; risk assessment; Evolve; coach; fixtures; choir; homework club
education	lecturing and training adults	lecturer; further education; FE; adult learners; apprentices; assessor; IQA; TAQA; functional skills; portfolio; ESOL; workshops; off-the-job; e-portfolio; OneFile
education	school office	school office; SIMS; Arbor; attendance; admissions; census; dinner money; ParentPay; register; parents; reception; exclusions; Bromcom
education	exams administration	exams officer; invigilate; JCQ; entries; access arrangements; timetables; results day; seating plans
education	school cooking	school kitchen; lunches; dinner lady; lunchtime; midday; supervise; special diets; hot counter
education	libraries	library; catalogue; loans; borrowers; storytime; readers; stock selection; archives; accession; enquiry desk; Dewey
education	student services	student support; admissions; UCAS; international students; visas; enrolment; pastoral; careers guidance; bursary; CAS; attendance monitoring; graduation
education	research work	research; literature review; interviews; survey; publication; dissertation; data collection; ethics; conference paper; grant; fieldwork; transcription
education	technicians in schools	technician; prep room; practicals; science department; CLEAPSS; workshop; reprographics; equipment; apparatus; chemicals
general	written communication	write; wrote; letters; emails; reports; minutes; newsletter; drafted; documents; correspondence; leaflets; proofread; blog; notes; statements
general	spoken communication	present; presented; talk; explain; telephone; phone; meeting; interpreter; chair; brief; toolbox talk; public speaking; calls; callers; handover; front of house
general	using software	Excel; Word; Outlook; computer; system; database; spreadsheets; Office; Teams; software; Google; SharePoint; CRM; online; typed; tablet; SAP; portal
general	spreadsheets	Excel; spreadsheet; pivot; lookup; VLOOKUP; XLOOKUP; formulas; macros; Google Sheets; power query; conditional formatting; charts
general	databases and records	database; CRM; data entry; records; filing; update; log; keying; register; archive; accurate records; case notes; keyed
general	working alone	lone; alone; on my own; unsupervised; own initiative; nights alone; sole; single-handed; remote; independently
general	working under pressure	pressure; busy; deadline; peak; targets; short-staffed; rush; fast; tight; month end; Christmas; high volume; a day
general	managing own workload	prioritise; caseload; diary; deadlines; own work; organise; plan my day; several; juggle; matters; calls a day; rota; multiple; patch
general	leading people	lead; led; team of; manage; supervise; run; in charge; charge hand; deputy; direct reports; staff; line manager; team leader; foreman; head of; second in command; shift leader; people under; reports
general	developing people	train; trained; mentor; coach; buddy; teach; induct; new starters; apprentices; students; juniors; appraisal; promoted; sign off; onboarding; shadow; workshops
general	performance of staff	appraisals; absence; disciplinary; return to work; one-to-ones; performance; probation; capability; grievance; objectives; sickness
general	rotas and planning staff	rota; roster; shifts; cover; holidays; allocate; staffing; agency; breaks; scheduling; labour; workforce; hours
general	recruiting	interview; recruit; hire; shortlist; onboard; induction; job adverts; new starters; selection; took on
general	handling money	cash; till; banking; float; petty cash; cash up; takings; card payments; payments; safe; reconcile; paying in; change; money
general	budgets and costs	budget; spend; costs; P&L; savings; forecast; under budget; margin; profit; overspend; turnover; £; cost centre; GP; wages
general	buying and suppliers	supplier; purchase; order; orders; quotes; negotiate; procurement; tender; contract; stock; buyer; prices; purchase orders; vendors
general	counting and figures	numeracy; maths; figures; calculations; count; GCSE maths; arithmetic; measuring; stocktake; percentages; cash up; accounts; estimates; bookkeeping
general	English	English; GCSE English; IELTS; written; fluent; native; ESOL; bilingual; proofread; correspondence; English language
general	languages	speak; language; fluent; bilingual; Polish; Urdu; Spanish; French; Punjabi; Romanian; interpreter; translate; mother tongue; conversational
general	confidentiality	confidential; GDPR; data protection; Caldicott; private; discreet; sensitive; information governance; NDA; payslips; records
general	equality	equality; diversity; inclusion; EDI; cultural; LGBT; accessible; different backgrounds; respect; values
general	risk assessment	risk assessment; RAMS; method statements; near miss; dynamic risk; hazards; COSHH; safe systems; site safety; safety rep
general	safety at work	health and safety; NEBOSH; IOSH; accident; toolbox talks; near miss; safety rep; PPE; fire warden; first aid; LOLER; PUWER; COSHH; manual handling; safe; fire marshal; lost-time
general	emergencies	emergency; first aid; evacuation; fire; 999; incident; crash; casualty; CPR; call-out; alarm
general	monitoring quality	audit; quality checks; inspect; standards; spot checks; compliance; ISO; sampling; checked; right first time; ratings; mystery shopper
general	working with partners	partners; agencies; stakeholders; liaise; contractors; council; police; social services; schools; multi-agency; suppliers; network; forum; consultants
general	working outdoors	outdoors; all weathers; site; field; garden; farm; rain; winter; outside
general	physical strength	lifting; heavy; manual; on my feet; fit; labouring; hand balling; handball; loading; carrying; gym; marathon; running; hod; stamina
general	out of hours	nights; weekends; shifts; on-call; evenings; bank holidays; early starts; 4 on 4 off; call-out; rotating; earlies; lates; sleep-in; continental; overtime; any shift
general	travelling about	driving licence; own car; van; travel; drove; miles; sites; visits; patch; territory; minibus; company car; clean licence; peripatetic
general	projects and change	project; rollout; launch; migration; moved to; introduced; set up; implementation; new system; change; go-live; opened; refit; led the move; redesign
general	continuous learning	CPD; course; training; certificate; refresher; diploma; module; studying; workshop; evening class; e-learning; renewed; update training; qualified
general	complaints and conflict	complaint; difficult; angry; upset; resolve; escalated; dispute; conflict; calm; refund; de-escalate; aggressive; ombudsman; put right
general	selling skills	sales; sold; upsell; target; conversion; commission; add-ons; cross-sell; link selling; closing; customers; promotions
general	volunteers	volunteer; volunteers; recruit volunteers; rota; induct; committee; trustees; marshals; community group; friends of
general	safeguarding people	safeguarding; safeguarding level; concern; DSL; child protection; vulnerable; adults at risk; DBS; LADO; disclosures; Prevent; referral; MyConcern; CPOMS
general	analysing information	analyse; analysis; trends; data; figures; report; findings; insight; statistics; root cause; dashboards; investigated; evaluated
general	policy and procedure	policy; procedure; guidelines; process; SOP; protocol; instructions; compliance; regulations; written procedures; standard operating
construction	bricklaying	bricklayer; brickwork; blockwork; pointing; cavity; lintels; gauge; facework; mortar; DPC; hod
construction	plastering	plaster; skim; render; dry lining; float; tape and joint; boarding; coving; screed; monocouche; Artex
construction	painting and decorating	paint; decorate; emulsion; gloss; wallpaper; spray; prep; rub down; undercoat; filler
construction	roofing	roof; slate; tile; felt; lead work; GRP; flashing; ridge; gutter; battens; flat roof; single ply
construction	tiling and flooring	tiling; grout; vinyl; LVT; carpets; screed; levelling; floor layer; parquet; wet room
construction	joinery	joiner; carpenter; doors; stairs; kitchens; skirting; bench; window; sash; spindle; second fix; studwork; fitted; mortice
construction	scaffolding	scaffold; tube and fitting; system scaffold; CISRS; boards; tags; tie; Cuplock
construction	plant operating	excavator; 360; dumper; telehandler; roller; CPCS; NPORS; digger; loading shovel; dozer; grading; tracked
construction	roads and highways	tarmac; kerb; potholes; traffic management; surfacing; NRSWA; street works; chapter 8; reinstatement; cold planing
construction	drainage and utilities	drain; jetting; CCTV survey; manhole; gas main; water main; ducting; service strike; CAT and Genny; connection; sewer
construction	demolition and strip out	demolition; strip out; asbestos; soft strip; breaker; skip; salvage
construction	gas boilers	boiler; Gas Safe; ACS; CCN1; CENWAT; combi; flue; service; breakdown; landlord certificates; CP12; gas analyser; PCB; fan; diverter; system boiler; heat exchanger; Worcester; Vaillant
construction	plumbing repairs	leak; tap; toilet; cistern; shower; pipe; burst; radiator; blocked; water regulations; bathroom; cylinder; unvented; immersion; ball valve
construction	heat pumps and renewables	heat pump; air source; F-gas; solar; PV; MCS; battery; underfloor; cylinder; inverter; low temperature
construction	electrical installation	wiring; rewire; consumer unit; containment; first fix; second fix; lighting; sockets; circuits; distribution board; SWA; three-phase; glanding; sub mains; 18th Edition; BS 7671
construction	electrical inspection	EICR; inspection and testing; 2391; test and inspect; Zs; certificates; dead tests; insulation resistance; RCD; landlord; periodic
construction	air conditioning	air conditioning; refrigeration; F-gas; split systems; VRV; chiller; compressor; ventilation; AHU; ducting
construction	building maintenance	maintenance; handyman; repairs; reactive; void properties; multi-trade; PPM; fabric; responsive repairs; planned works; jobs a day; voids; snagging
construction	supervising sites	site supervisor; foreman; site manager; SSSTS; SMSTS; labour; programme; subcontractors; inspections; NHBC; progress; snagging; handover; gang; short-term programme; permits
construction	estimating and surveying	estimate; take-off; tender; bill of quantities; valuation; variations; final account; CVR; NEC; JCT; rates; cost plan; quotations; surveyor
construction	setting out	setting out; total station; levels; theodolite; GPS; lines; as-built; engineer; benchmarks
construction	architecture and drawings	Revit; AutoCAD; BIM; planning drawings; building regulations; details; feasibility; specification; RIBA; elevations; SketchUp
construction	planning the works	programme; Asta; Primavera; P6; critical path; sequence; lookahead; milestones
construction	civil engineering	bridges; highways; structures; concrete; earthworks; piling; rail; culvert; RC frame; temporary works; reinforced; flood
construction	fire alarms and security systems	fire alarm; intruder; CCTV; access control; panel; loop; detectors; nurse call; door entry; BS 5839; emergency lights
construction	windows and glazing	glazing; windows; UPVC; sealed units; curtain walling; conservatories; doors; putty
construction	customers in their homes	tenants; homeowners; occupied properties; customer homes; dust sheets; clean up; residents; householders
engineering	electrical maintenance	motors; contactors; inverters; drives; sensors; panels; three phase; fault finding; circuits; wiring diagrams; relays; control panels; switchgear
engineering	mechanical maintenance	bearings; gearboxes; pumps; conveyors; pneumatics; hydraulics; belts; chains; fitter; alignment; strip; rebuild; lubrication; valves; cylinders
engineering	breakdowns	breakdown; reactive; downtime; fault; stoppages; line back; call-out; repair; diagnose; emergency repair; trips
engineering	servicing plan	PPM; TPM; service schedule; planned; inspections; shutdown; CMMS; Maximo; shut; preventive; job cards; SAP PM; calibrate
engineering	CNC machining	CNC; Fanuc; Heidenhain; Mazak; G code; setting; offsets; milling; turning; lathe; tooling; micrometer; probing; Siemens; programming; five axis; tolerances
engineering	welding and fabrication	weld; MIG; TIG; MMA; coded; fabricator; plate; pipework; grinding; steelwork; fabricate; stainless; aluminium; burn; press brake; laser; plasma
engineering	assembly	assemble; build; line; torque; wiring loom; solder; crimp; kits; sub-assembly; work instructions; jigs; fixtures; SMT; IPC-A-610
engineering	quality inspection	inspect; CMM; micrometer; first article; NCR; FAIR; gauge; PPAP; calibrate; vernier; concessions; SPC; height gauge; drawings
engineering	quality systems	ISO 9001; audit; CAPA; NCR; internal audits; QMS; AS9100; procedures; corrective; IATF; supplier audits; 8D; GMP; BRC; root cause
engineering	lean working	lean; 5S; kaizen; six sigma; SMED; changeover; shadow boards; waste walk; continuous improvement; OEE; visual management; VSM; gemba; suggestion scheme; yellow belt; value stream
engineering	machine operating	operate; machine operator; set up; changeover; run; settings; injection moulding; extrusion; press; line; packing machine; filler; guillotine; minder
engineering	food production	food factory; line; ready meals; bakery; deposit; oven; pack; GMP; hygiene; metal detector; giveaway; allergens; weights; pies; bread; depositor; chilled; batch; mixing; yield
engineering	food safety controls	HACCP; CCP; core temperature; probe; allergen; metal detection; swab; traceability; BRC; food hygiene; line clearance; label check; holds; cook temperatures; changeover clean
engineering	running a production line	team leader; line leader; charge hand; operatives; output; plan; staffing; shift; KPI; waste; downtime; handover; labour; breaks; targets; performance board; headcount
engineering	lab testing	HPLC; GC; titration; ICP; LIMS; samples; UKAS; pH; Karl Fischer; spectroscopy; wet chemistry; validation; GLP; sample prep; digestion; extraction; dissolution; mass spectrometry
engineering	microbiology and biology	plates; aseptic; culture; PCR; ELISA; cell; gram stain; incubator; autoclave; micro; pathogen; sequencing; Listeria; Salmonella
engineering	laboratory quality	ISO 17025; UKAS; GLP; GMP; proficiency; calibration; out of specification; OOS; uncertainty; method validation; SOPs; data integrity; audit; controls; traceability
engineering	design engineering	SolidWorks; CAD; Inventor; drawings; prototype; FEA; design review; BOM; tolerances; DFM; 3D model; Creo; concept; sheet metal
engineering	electronics	PCB; circuit; oscilloscope; firmware; Altium; embedded; solder; test rig; microcontroller; schematic; FPGA
engineering	project engineering	commissioning; install; FAT; SAT; CAPEX; project; contractors; FMEA; HAZOP; P&ID; machinery; validation
engineering	vehicle repair	vehicle technician; mechanic; MOT; brakes; clutch; diagnostics; servicing; cambelt; tester; workshop; fleet; IMI; engine; suspension; gearbox; oil; tyres
engineering	bodywork and paint	panel beating; spray; body shop; dents; paint; filler; bumper; SMART repair; masking; MET
engineering	HGV and plant repair	HGV technician; IRTEC; trailer; air brakes; tachograph; plant fitter; hydraulics; inspections; fleet; tail lift; diagnostic
engineering	energy and utilities	substation; HV; jointer; meters; network; turbine; boiler; CHP; SAP; generation; transformer; overhead lines
engineering	water and waste treatment	water treatment; sewage; pumping station; sampling; chlorine; sludge; effluent; legionella; flushing; dosing; recycling; weighbridge; MRF
engineering	telecoms	fibre; splicing; openreach; cabling; poles; broadband; router; copper; underground; telecoms; mast; structured cabling
engineering	rail work	PTS; track; signalling; possession; COSS; rail; points; permanent way; Network Rail; trains; sleepers
engineering	aircraft work	aircraft; EASA; Part 145; avionics; line maintenance; hangar; B1; airframe; composite
engineering	printing and packaging	print; litho; digital press; finishing; pre-press; guillotine; Heidelberg; plates; folder; flexo
engineering	textiles and upholstery	sew; sewing machine; overlock; upholstery; patterns; garments; cutting; fabric; curtains; alterations; dressmaking
logistics	forklift driving	forklift; FLT; counterbalance; reach; VNA; Bendi; RTITB; ITSSAR; pallet truck; PPT; LLOP; racking; put-away; high bay; clamp truck; loading shovel; B1; D2; AITT
logistics	loading and unloading	load; unload; tip; trailers; containers; bay; handball; curtainsiders; pallets; destuff; cages; devan; wagons; vehicles
logistics	receiving goods	goods in; booking in; deliveries; receipt; delivery notes; inspect; put away; PO; GRN; supplier deliveries; intake; unloading
logistics	picking and packing	pick; pack; pick rate; units an hour; voice; orders; labels; wrap; despatch; scan; cartons; case picking; replenish
logistics	stock control	stock; cycle counts; PI; stocktake; discrepancies; inventory; adjustments; variances; locations; counts; accuracy; rotation; FIFO; perpetual
logistics	warehouse systems	WMS; scanner; handheld; RF; voice; Vocollect; SAP; Manhattan; Zebra; Blue Yonder; barcode; RDT; gun; headset; Red Prairie; Korber
logistics	truck and machine checks	pre-use checks; daily checks; truck sheet; inspection sheets; defects; battery; LOLER; service; greasing; walkaround; tyres; lights; defect book
logistics	housekeeping at work	tidy; clean; sweep; aisles; waste; baler; 5S; in order; housekeeping; spillages; cardboard
logistics	cold working	cold store; chill; freezer; chilled; frozen; 4 °C; ambient; minus; cold factory; fridges
logistics	lorry driving	HGV; LGV; class 1; class 2; artic; rigid; C+E; trunking; multi-drop; tramping; trailer; wagon; tipper; tanker; HIAB; night trunk; drawbar; Cat C; containers
logistics	van and courier driving	van; courier; multi-drop; parcels; drops a day; sprinter; 3.5 tonne; deliveries; POD; route; home delivery; last mile
logistics	bus and coach driving	PCV; bus; coach; passengers; service; school run; tours; ticket machine; private hire; Cat D; D1; concession; excursions; airport transfers; route learning; timetable
logistics	taxi and patient transport	taxi; private hire; minibus; patients; wheelchairs; ramps; clamps; school transport; escort; MiDAS; D1
logistics	tachographs and hours	tachograph; tacho; drivers' hours; WTD; infringements; digi card; downloads; Tachomaster; working time; rest; CPC
logistics	route knowledge	routes; sat nav; local roads; lanes; round; area; A to Z; delivery round; map; postcode
logistics	passengers and customer care	passengers; fares; luggage; tourists; elderly; pupils; wheelchair; polite; help with bags; complaints; announcements
logistics	transport planning	planner; routing; Paragon; fleet; loads; drivers; subcontractors; debrief; O licence; transport manager; despatch; allocate runs; telematics; backloads
logistics	import and export	customs; freight; incoterms; commodity codes; import; export; CHIEF; CDS; containers; shipping; bill of lading; forwarder; airfreight; commercial invoice; T1
logistics	supply chain	demand planning; forecasting; MRP; supply chain; safety stock; S&OP; purchase orders; lead times; suppliers; expedite; ERP; SAP; materials
logistics	procurement	tender; contracts; RFQ; negotiate; supplier; savings; framework; category; sourcing; procurement; CIPS; vendors; purchase
logistics	airport and travel ground work	check-in; baggage; ramp; boarding; aircraft; gate; cabin crew; turnround; passengers; ground handling; safety demonstrations
logistics	waste collection	bins; refuse; recycling; kerbside; RCV; loader; tip; street sweeping; litter; skips
hospitality	section cooking	section; grill; sauce; larder; pass; covers; chef de partie; prep; service; fryer; garnish; starters; mains; hob; kebab; line cook; tandoor; wok; robata; charcoal; fish
hospitality	pastry and baking	pastry; bread; dough; desserts; bake; ovens; laminated; sourdough; chocolate; cakes; confectionery; proving
hospitality	menus and dishes	menu; specials; dishes; seasonal; costing; tasting; recipes; spec sheets; dietary; new dishes; vegan
hospitality	kitchen hygiene	food hygiene; HACCP; allergens; fridge temperatures; labels; deep clean; EHO; five star; probe; date; SFBB; cleaning rota; cross contamination; Natasha's Law; level 2 food
hospitality	kitchen ordering	order; ordering; suppliers; butcher; veg; stock; deliveries; waste; GP; food cost; rotation; invoices; stocktake; portion control; fish
hospitality	running a kitchen	head chef; sous; brigade; rota; kitchen; GP; train; commis; run the pass; menus; in charge; KP; second chef
hospitality	waiting and serving	waiter; waitress; tables; plates; orders; section; covers; wine; host; FOH; guests; carry; upsell; allergens; fine dining; silver service; bookings
hospitality	bar work	bar; pints; cocktails; cellar; barrels; lines; till; age check; challenge 25; spirits; wine; barista; coffee; cask; personal licence; DPS; APLH
hospitality	licensing	personal licence; APLH; DPS; premises licence; challenge 25; licensed premises; designated premises supervisor; alcohol
hospitality	hotel reception	check-in; check-out; reception; Opera; guests; reservations; night audit; room; switchboard; concierge; upgrades; PMS; arrivals; bookings; Mews; Protel; front desk; cashiering; folios
hospitality	bookings and reservations	bookings; reservations; rates; Booking.com; Expedia; channel manager; availability; group bookings; deposits; occupancy; revenue; yield
hospitality	housekeeping rooms	rooms; beds; linen; housekeeping; bathrooms; turn down; inspect rooms; laundry; room attendant; minibar
hospitality	guest complaints	guest; complaint; refund; reviews; TripAdvisor; resolve; upset; feedback; service recovery; comp
hospitality	events and functions	weddings; functions; conferences; banqueting; events; set up; seating plans; buffet; show-rounds; bar; delegates; wedding; function sheets
hospitality	catering for many	contract catering; canteen; school kitchen; care home kitchen; hospitality trays; bulk; special diets; cook; meals a day; texture modified; IDDSI; counter
hospitality	leisure and tourism	visitors; tours; tickets; attractions; guide; heritage; campsite; holiday park; bookings; travel; itineraries; museum; exhibitions
retail	running a shop	store manager; deputy; keyholder; open; close; rota; sales; targets; staff; audit; run the store; branch; shop floor; duty manager; takings; safe; P&L; area manager
retail	keys and alarms	keyholder; keys; open up; lock up; alarm; call-out; close; unlock; safe; set the alarm
retail	tills and serving	till; cash; customers; serve; refunds; checkout; EPOS; scan; card; queue; counter; self-service; cashier; click and collect
retail	stocking shelves	replenish; shelves; stock; facing up; rotation; delivery; cages; dates; reductions; waste; fill; night fill; code check
retail	display and promotion	merchandising; displays; planogram; promotion; windows; POS; seasonal; layout; ends; mannequins; plan; ranges; visual
retail	shop losses	shrinkage; stock loss; theft; waste; markdowns; refunds; audit; loss; damages; security; tags; reductions; shoplifters
retail	commercial sense	sales growth; margin; waste; reductions; like for like; conversion; basket; average transaction; profit; targets; ranges; footfall; best sellers; ATV
retail	product advice	advise; product knowledge; fitting; demonstrate; recommend; measure; customers; technical; specialist; consultations; tester; personal shopping
retail	online retail	online orders; eBay; Shopify; Amazon; listings; click and collect; marketplace; product pages; returns; ecommerce; WooCommerce; Etsy
retail	buying and ranging	buyer; range; supplier; margin; open to buy; trends; allocate; merchandiser; sell-through; WSSI
finance	purchase ledger work	purchase ledger; accounts payable; AP; supplier invoices; invoices; coding; matching; POs; statements; three-way match; supplier queries; payables; bought ledger; GRN; invoices a month
finance	paying suppliers	payment run; BACS; suppliers; remittances; Faster Payments; pay; cheques; bank file; direct debit; payment terms; CHAPS; internet banking; proposal
finance	supplier statements	statement reconciliation; statements; supplier; queries; disputes; missing invoices; credits; debit notes; rejected; mismatches
finance	sales ledger work	sales invoices; accounts receivable; AR; credit control; debtors; allocate; cash posting; aged debt; chase; raise invoices; collections; DSO; dunning; statements; credit limit; overdue
finance	month end	month end; accruals; prepayments; journals; control accounts; reconcile; balance sheet; close; nominal; trial balance; cut-off; fixed assets; intercompany
finance	bank reconciliation	bank reconciliation; bank; cash book; petty cash; unreconciled; reconcile; card; statement lines; credit cards; float; expenses
finance	expenses and cards	expenses; mileage; company credit cards; Concur; petty cash; receipts; claims; employee expenses; card statements; reps
finance	VAT and tax	VAT; MTD; corporation tax; self assessment; tax returns; CIS; PAYE; EC sales; HMRC; partial exemption; computations
finance	preparing accounts	statutory accounts; management accounts; year end; FRS 102; trial balance; financial statements; P&L; charities; limited companies; sole traders; working papers; IFRS; bookkeeping
finance	audit work	audit; auditors; controls; testing; sampling; working papers; SOX; substantive; fieldwork; walkthrough; internal audit
finance	payroll runs	payroll; pay run; payslips; starters; leavers; BACS; monthly; weekly; employees; bureau; deductions; gross to net; overtime; timesheets; Sage Payroll; Iris; pay day
finance	payroll statutory	SSP; SMP; statutory; maternity; RTI; FPS; EPS; P45; P60; P11D; tax codes; student loans; attachment; court orders; HMRC; year end; national insurance; NMW; child maintenance
finance	pensions and benefits	pension; auto-enrolment; contributions; opt out; NEST; salary sacrifice; benefits; LGPS; uploads; childcare vouchers; cycle to work
finance	accounting software	Sage; Xero; QuickBooks; SAP; Oracle; Dynamics; NetSuite; Iris; Exchequer; Access; ERP; Business Central; Coda; Agresso; Sun
finance	forecasting	budget; forecast; variance; cash flow; modelling; scenarios; board; reforecast; business partner; commentary; FP&A
finance	insurance work	insurance; claims; underwriting; policy; premiums; renewals; broker; loss adjuster; quotes; FNOL; indemnity; liability; Acturis
finance	banking and lending	mortgage; lending; underwriting; KYC; AML; branch; loans; affordability; credit; CeMAP; account opening; current accounts; arrears
finance	financial advice	adviser; paraplanner; investments; pensions; ISA; suitability; clients; diploma; DipPFS; wealth; protection; annual reviews
finance	financial crime checks	AML; KYC; CDD; sanctions; fraud; SAR; source of funds; identity; PEP; onboarding; suspicious; ID checks; money laundering; Thirdfort
it	web back end	API; REST; Node; Java; C#; .NET; Python; Go; PHP; Laravel; Django; Spring; services; endpoints; microservices; Kotlin; Ruby; GraphQL; server; backend; OpenAPI
it	web front end	React; Vue; Angular; JavaScript; TypeScript; HTML; CSS; accessibility; WCAG; components; Next; responsive; Svelte; design system
it	data stores	SQL; PostgreSQL; MySQL; SQL Server; Oracle; query; index; schema; migration; stored procedures; T-SQL; MongoDB; Redis; partitioning; tuning; replication; explain
it	cloud platforms	AWS; Azure; GCP; Terraform; Kubernetes; Docker; Lambda; ECS; EC2; infrastructure as code; CloudFormation; serverless; EKS; Helm; Ansible; containers
it	build and release	CI; CD; Jenkins; GitHub Actions; GitLab; pipelines; deploy; Azure DevOps; release; CircleCI; Git; feature flags; trunk; rollback
it	automated tests	tests; unit tests; Jest; JUnit; pytest; xUnit; Cypress; Playwright; Selenium; TDD; coverage; integration tests; mutation; contract tests; test suite; Testcontainers
it	running live services	on call; incident; monitoring; alerts; Grafana; Datadog; New Relic; Splunk; Dynatrace; Prometheus; SLO; post-mortem; observability; logs; dashboards; pager; CloudWatch; uptime; Honeycomb
it	concurrent and reliable systems	concurrency; race; locking; locks; transactions; idempotent; idempotency; exactly-once; retries; queue; Kafka; outbox; SQS; RabbitMQ; deadlock; double; dedupe; optimistic; event-driven; saga
it	fast systems	performance; latency; p95; cache; caching; Redis; load test; profiling; throughput; k6; memcached; CDN; scale; ms
it	connecting systems	integration; API; webhook; third party; Stripe; SOAP; SFTP; OAuth; payment; middleware; ETL; partners; EDI; feeds; import
it	working with developers	code review; pull requests; pairing; mentoring; juniors; standards; graduates; tech lead; kata; reviewer; RFC; design docs
it	agile ways	agile; scrum; sprint; stand-up; kanban; retrospectives; backlog; Jira; user stories; product owner; refinement; planning
it	desk support	service desk; helpdesk; tickets; first line; second line; password; Active Directory; laptops; imaging; printers; 365; Intune; ServiceNow; SLA; remote support; users; Windows 11
it	networks	network; switches; routers; Cisco; VLAN; firewall; DNS; DHCP; VPN; Wi-Fi; LAN; WAN; Meraki; CCNA; cabling; SD-WAN
it	servers and systems	Windows Server; Linux; VMware; Hyper-V; backups; Active Directory; patching; PowerShell; Exchange; storage; Entra; group policy; bash; Veeam
it	cyber security	SIEM; SOC; vulnerability; penetration; phishing; ISO 27001; firewall; Cyber Essentials; endpoint; incident response; Defender; threats; Nessus; Sentinel
it	business analysis	requirements; process maps; stakeholders; workshops; user stories; UAT; gap analysis; BPMN; as-is; to-be; functional specification; acceptance criteria
it	project management	project manager; PRINCE2; plan; RAID; budget; milestones; stakeholders; governance; delivery; scope; Gantt; agile; PMO; steering; MS Project
it	user research and design	UX; user research; Figma; prototypes; usability; wireframes; personas; journey; accessibility; interviews; information architecture
it	machine learning	machine learning; scikit-learn; PyTorch; TensorFlow; models; training; NLP; regression; classification; features; MLOps; LLM
data-science	reports and dashboards	Power BI; Tableau; dashboards; reports; Looker; KPIs; visualisation; charts; DAX; SSRS; monthly report; insight; Qlik; Data Studio
data-science	querying data	SQL; joins; queries; window functions; BigQuery; Snowflake; warehouse; views; extract; tables; Redshift; CTE; database
data-science	data pipelines and models	dbt; Airflow; ETL; pipelines; data warehouse; data model; Spark; Databricks; star schema; SSIS; staging; lineage
data-science	data quality	data cleaning; deduplicate; validation; data quality; matching; cleanse; duplicates; accuracy; governance; address; standardise; imports
data-science	statistics	statistics; regression; R; Python; hypothesis; survey; forecasting; SPSS; significance; sampling; propensity; cohort; time series; Stata
data-science	experiments	A/B; experiment; hold-out; control group; test and learn; split test; uplift; randomised; variants; multivariate
data-science	segments of customers	segmentation; RFM; cohort; propensity; lifetime value; churn; personas; clusters; audience; retention; split the list
data-science	explaining figures	stakeholders; present; insight; non-technical; recommendations; self-serve; trained users; workshops; storytelling; explain
sales-marketing	email marketing	email; newsletter; Mailchimp; Dotdigital; Klaviyo; open rate; click rate; automation; flows; subject lines; list; subscribers; welcome series; abandoned basket; HubSpot
sales-marketing	social channels	Instagram; Facebook; TikTok; LinkedIn; posts; reels; followers; social; content calendar; community; engagement; Hootsuite; scheduling; influencers; ambassadors
sales-marketing	paid advertising	PPC; Google Ads; paid social; Meta Ads; boosted posts; ROAS; cost per; budget; display; remarketing; campaigns; ad spend; CPC
sales-marketing	search ranking	SEO; keyword research; organic; Semrush; Ahrefs; search console; backlinks; rankings; meta; on-page; landing pages; search
sales-marketing	web pages	website; WordPress; CMS; Shopify; pages; blog; WooCommerce; landing page; product pages; UX; Squarespace; Drupal; Umbraco
sales-marketing	writing copy	copy; copywriting; blog; articles; descriptions; press release; proofread; tone of voice; leaflets; case studies; guides; features; edit; catalogue; captions
sales-marketing	marketing figures	Google Analytics; GA4; report; metrics; ROI; attribution; dashboards; conversion; click-through; campaign results; UTM; tracking; traffic
sales-marketing	brand and design jobs	brand; Canva; InDesign; Photoshop; artwork; designers; print; brochures; guidelines; packaging; posters; flyers; agencies; briefs
sales-marketing	press and publicity	press; journalists; media; PR; coverage; interviews; releases; spokesperson; crisis; BBC; radio; local paper; media list
sales-marketing	photos and video for marketing	video; reels; filmed; photography; CapCut; edit; shoot; Premiere; YouTube; footage; Lightroom; short films; phone
sales-marketing	stalls and events	events; exhibition; stand; trade show; open day; launch; stall; festival; fair; webinar; conferences; roadshow
sales-marketing	finding new customers	cold calling; prospecting; leads; pipeline; new business; B2B; appointments; outbound; CRM; door to door; qualified; hunter; LinkedIn Sales Navigator
sales-marketing	keeping accounts	account management; accounts; renewals; key accounts; clients; retention; growth; upsell; reviews; contracts; portfolio; customer success; churn; QBR
sales-marketing	quotes and tenders	quotes; quotations; tender; proposals; bids; pricing; negotiate; contract; PQQ; bid writing; estimates; RFP
sales-marketing	field sales	territory; field; reps; merchandisers; visits; demo; distributors; patch; calls; trade; van sales; car sales; showroom; finance; test drives
sales-marketing	estate agency	viewings; valuations; lettings; landlords; tenants; Rightmove; sales progression; vendors; negotiator; inventory; property; offers
sales-marketing	raising money	fundraise; raised; donors; appeal; sponsorship; raffle; gala; collection; supporters; bucket; challenge events; bake sale; auction; charity shop; marathon; legacy; pledges; ball
sales-marketing	grants and trusts	grants; trusts; foundations; applications; Lottery; bids; reports to funders; funding; awarded; restricted
sales-marketing	corporate partners	corporate; companies; sponsors; partnership; businesses; charity of the year; payroll giving; matched; employers; chamber
sales-marketing	supporters and donors	supporters; donors; thank; stewardship; CRM; Raiser's Edge; Gift Aid; regular giving; Donorfy; segment; database; appeals; Salesforce
sales-marketing	fundraising rules	Code of Fundraising Practice; Fundraising Regulator; lottery; licences; Gambling; cash handling; opt-outs; charity law; permits; counting
sales-marketing	call centre work	calls; inbound; headset; contact centre; call handling; customers; live chat; queries; calls a day; QA score; average handling; CSAT; first call resolution; outbound; webchat; emails; Net Promoter
sales-marketing	billing and debt queries	billing; meter; payment plans; debt; tariff; direct debit; refunds; arrears; vulnerable; prepayment; collections; bills; repayment; forbearance; breathing space
sales-marketing	regulated selling	Ofgem; FCA; Treating Customers Fairly; vulnerable; compliance; scripts; ID and verification; Ofcom; DPA; recorded calls; complaints procedure; consumer duty
hr	hiring people	recruitment; shortlist; interviews; job adverts; ATS; candidates; offers; Indeed; LinkedIn; vacancies; sourcing; onboarding; agency; right to work; temps; headhunt
hr	employee casework	disciplinary; grievance; absence; capability; investigations; hearings; ACAS; redundancy; TUPE; consultations; tribunals; settlement; ER; occupational health
hr	HR records	contracts; HRIS; starters; leavers; HR system; files; BrightHR; Workday; letters; Cascade; absence records; iTrent; DBS checks; references; People HR
hr	training programmes	training; courses; workshops; LMS; induction; e-learning; facilitate; needs analysis; apprenticeships; evaluation; leadership; train the trainer; webinars
hr	pay and reward	salary; benchmarking; job evaluation; bonus; benefits; gender pay; pay review; reward; payroll changes
hr	wellbeing and inclusion	wellbeing; mental health first aid; engagement survey; EDI; networks; policies; occupational health; EAP; culture
office	office running	office; administration; filing; post; stationery; reception; phones; supplies; room bookings; facilities; scanning; archive; franking; inbox; photocopying
office	diaries and meetings	diary; minutes; meetings; agenda; travel; calendar; PA; papers; bookings; action log; executive; itineraries; board; Outlook
office	typing and documents	typing; audio; wpm; letters; formatting; PowerPoint; copy typing; documents; mail merge; reports; dictation; templates; proofread
office	front desk	reception; switchboard; visitors; greet; calls; sign in; badges; front desk; enquiries; post; receptionist; meeting rooms; waiting room
office	data input	data entry; input; key; records; database; accuracy; updating; forms; spreadsheet; keystrokes; keyed
office	facilities	facilities; contractors; maintenance; fire tests; access cards; leases; cleaning contract; moves; helpdesk; utilities; compliance; legionella; PPM; permits
legal-public	conveyancing	conveyancing; contract packs; searches; completion; exchange; Land Registry; AP1; SDLT; TA6; leasehold; title; mortgage; enquiries; requisitions; post-completion; files; official copies; redemption; buyers; sellers; report on title; stamp duty
legal-public	litigation	litigation; court; pleadings; disclosure; bundles; witness statements; CPR; claims; hearings; counsel; issue; particulars; personal injury; costs; settle
legal-public	family and private client	wills; probate; LPA; divorce; children; trusts; estates; Court of Protection; financial orders; legal aid; mediation
legal-public	criminal and immigration law	police station; magistrates; crown court; immigration; asylum; appeals; representations; visas; legal aid; OISC; bail
legal-public	contracts law	contracts; NDA; drafting; commercial; negotiate; GDPR; company secretarial; leases; compliance; terms; in-house
legal-public	opening and running files	files; matters; case management; Proclaim; LEAP; ID checks; client care letters; costs; billing; time recording; fee earner; open; close; archive; Clio; Actionstep; caseload
legal-public	searching and detaining people	search; rub-down; custody; detainees; prisoners; property; cells; detention; metal detector; wand; keys; body search; belongings; restricted items; strip
legal-public	welfare in custody	custody; welfare; self-harm; ligature; ACCT; constant watch; vulnerable; healthcare; appropriate adult; meals; rousing; detained; cell checks; observations; suicide; sectioned
legal-public	control and restraint	restraint; C&R; PMVA; MAPA; handcuffs; personal safety; holds; physical intervention; violent; de-escalation; PPST; breakaway
legal-public	police work	police; PACE; statements; arrest; neighbourhood; PCSO; investigation; evidence; exhibits; patrols; Niche; victims; special constable; witness
legal-public	prison and probation	prison; prisoners; wing; rehabilitation; offender; probation; parole; licence conditions; OASys; resettlement; unpaid work; landing; sentence plan
legal-public	tenancy work	tenancy; tenants; sign-ups; visits; patch; housing; residents; leases; mutual exchange; succession; lettings; licences; viewings; abandoned; allocations; welcome visits; landlord; homes
legal-public	rent collection	rent; arrears; payment plans; notices; possession; court; universal credit; housing benefit; eviction; DHP; section 8; section 21; NSP; NOSP; debt; managed payments
legal-public	neighbour disputes	antisocial; ASB; neighbours; noise; nuisance; injunction; mediation; diary sheets; police; warning; acceptable behaviour; hate crime; CPN; witness; perpetrators
legal-public	going to court	court; possession hearing; statement of truth; witness statement; tribunal; evidence; bundle; prosecution; judge; hearings; magistrates; papers; stand up; duty solicitor
legal-public	repairs and empty homes	repairs; voids; damp; mould; contractors; inspections; estate walkabout; communal; fire doors; HHSRS; fly-tipping; surveyor; decant; void; lettable; condition; block
legal-public	homelessness duties	homeless; housing options; section 184; temporary accommodation; prevention; HRA; personal housing plan; rough sleepers; bidding; allocations; waiting list; housing register
legal-public	council services	council; councillors; committee; licensing; planning; enforcement; consultations; FOI; parking; environmental health; elections; members; democratic services; permits; revenues
legal-public	policy and research	policy; briefing; consultation; ministers; select committee; legislation; analysis; parliamentary; evidence; submissions; white paper; private office
legal-public	planning and environment	planning applications; biodiversity; ecology; EIA; surveys; sustainability; carbon; protected species; bats; GIS; habitat; conservation; flood risk; waste
security-emergency	guarding and patrols	patrol; guard; CCTV; access control; gatehouse; alarms; visitor; log; keys; control room; incident; night; door supervisor; SIA; mobile patrol; lock up; reception; static
security-emergency	event and door security	door; crowd; stewards; searches; ID; ejection; queue; festival; venue; radio; conflict; club; pat-down; stadium; wristbands
security-emergency	store security	shoplifters; theft; detain; CCTV; store detective; loss; arrest; evidence; banned
security-emergency	firefighting	fire; breathing apparatus; pump; hose; rescue; RTC; retained; hydrants; watch; fire safety; smoke alarms; appliance
security-emergency	control room and dispatch	control room; 999; dispatch; call handling; radio; emergency calls; CAD; despatch; incident log; triage; 101; Airwave
security-emergency	armed forces service	army; RAF; navy; regiment; deployed; troop; corporal; sergeant; tour; drill; HMS; platoon; section commander
cleaning-facilities	cleaning rooms and offices	clean; cleaning; vacuum; mop; toilets; offices; bins; dust; COSHH; colour-coded; washrooms; kitchens; consumables; deep clean; high level; touch points
cleaning-facilities	cleaning machines	buffing; scrubber dryer; carpet cleaning; steam; pressure washer; floor; window; strip and seal; rotary; wet vac; reach and wash
cleaning-facilities	caretaking of buildings	caretaker; premises; site; boilers; lock; unlock; minor repairs; gritting; alarms; meter readings; legionella; porterage; flushing; decorate; school site; fire alarm test; set out
cleaning-facilities	laundry and linen	laundry; wash; iron; linen; dry clean; press; bedding; folding; sluice
cleaning-facilities	pest and hygiene services	pest; rodents; bait; sanitary; infestations; BPCA; fumigate; washroom
land-animals	garden care	garden; borders; prune; plant; weed; mulch; hedges; lawn; roses; herbaceous; shrubs; beds; propagate; greenhouse; glasshouse; topiary; fruit; staking; deadhead; perennials; hedge-cutting; cut back; divide
land-animals	growing food	vegetables; kitchen garden; fruit; crops; sow; harvest; polytunnel; allotment; walled garden; orchard; no-dig; cordons; espaliers; plugs; salad; rotation; successional
land-animals	lawn and turf care	mow; lawn; turf; scarify; aerate; edges; pitches; greens; feed; top dress; strim; line marking; ride-on; verti drain; seed; overseed; cylinder mower; bowling green
land-animals	garden machines	chainsaw; brushcutter; hedge trimmer; mower; tractor; chipper; blower; sharpen; service; PTO; strimmer; ride-on; machinery; belts; two-stroke; grease
land-animals	garden papers	RHS; PA1; PA6; spraying; chainsaw; NPTC; City & Guilds; horticulture; Lantra; trailer; LOLER; aerial rescue
land-animals	trees and woodland	trees; felling; climbing; arborist; coppice; woodland; chipper; chainsaw; stump; hedge-laying; planting; aerial; crown; forestry; arboretum; tree surgery; dead wood
land-animals	names of plants	plant identification; Latin; plant knowledge; plantsman; collections; labels; accession; taxa; botanic; catalogue; varieties; idents; plant records; herbarium
land-animals	gardening for nature	peat-free; organic; compost; wildlife; pollinators; no chemicals; meadow; glyphosate; biological control; water butts; leafmould; habitat; no-dig
land-animals	farm work	tractor; crops; lambing; calving; milking; drilling; harvest; fencing; livestock; feed; combine; cattle; sheep; stockman; parlour; quad; dairy; dagging; silage
land-animals	animal care	kennels; dogs; cats; feeding; grooming; rehoming; walking; bathing; boarding; enclosures; enrichment; small animals; cattery; zoo; reptiles; pet shop
land-animals	veterinary nursing	veterinary; RVN; anaesthesia; monitor; surgery; inpatients; radiographs; nurse clinics; scrub; theatre; kit; lab; vet practice; consults
land-animals	horses	horses; yard; mucking out; stable; riding; tack; lunge; exercise; BHS; livery; turnout; hunters; grooms; clipping
land-animals	fishing and water	boat; fishing; fish farm; nets; skipper; river; moorings; salmon; hatchery
beauty-sport-leisure	hairdressing	cut; colour; blow dry; highlights; balayage; stylist; salon; barber; fade; column; perm; shave; wet shave; clippers; consultations; hair up; foils
beauty-sport-leisure	beauty treatments	facials; waxing; nails; massage; lashes; tanning; manicure; skin; brows; treatment room; shellac; gel; dermaplaning; spa; threading; aromatherapy
beauty-sport-leisure	gym and fitness teaching	gym; personal training; classes; spin; circuits; inductions; programmes; REPs; members; clients; CIMSPA; level 3 PT; yoga; Pilates; boot camp
beauty-sport-leisure	pool work	lifeguard; NPLQ; pool; swim lessons; pool tests; rescue; backwash; swimming teacher; plant room; chlorine; aqua; STA; Swim England
beauty-sport-leisure	sports coaching	coach; team; training; FA; juniors; matches; sessions; PE; badges; athletes; under 11s; fixtures; multi-sport; holiday camp
beauty-sport-leisure	leisure centre running	leisure centre; duty manager; bookings; halls; members; reception; sales; events; party; memberships; rota; opening up; sports hall
creative	graphic design	graphic design; logo; layout; InDesign; Illustrator; Photoshop; brand; artwork; print; Figma; brochures; packaging; typography; typesetting; vector; Creative Suite
creative	filming and editing	film; edit; camera; Premiere; shoot; documentary; sound; grading; footage; After Effects; DaVinci; runner; lighting; studio; Final Cut; interviews
creative	photography	photograph; shoots; Lightroom; portrait; studio; retouch; weddings; product; lens; images; picture desk
creative	writing and journalism	articles; journalist; features; sub-edit; reporter; news; interviews; blog; magazine; headlines; stories; NCTJ; shorthand; editor; proofs; court reporting
creative	publishing	manuscripts; editor; proofs; rights; production; authors; copy-edit; publishing; catalogue; ISBN; blurbs; metadata
creative	music and performance	music; performance; theatre; rehearsals; stage; lighting; sound; choir; band; teach; gigs; festival; acting; dance; stage manager; get-in; props; choreography
creative	museums and heritage	museum; collections; exhibitions; conservation; curator; archives; visitors; handling; catalogue; heritage; objects; tours; accession; loans; interpretation; gallery
creative	interiors and craft	interiors; furniture; craft; woodwork; ceramics; jewellery; upholstery; sketches; mood boards; bespoke; workshop; fabrics; paint finishes
creative	games and animation	Unity; Unreal; Blender; animation; 3D; Maya; rigging; sprites; game; level design; storyboards; motion graphics
general	right papers to work	British citizen; right to work; settled status; indefinite leave; share code; visa; EU settled; lived in UK; passport; pre-settled; biometric
general	driving licence held	driving licence; full clean; licence; points; B+E; category; C1; provisional; clean licence; car owner; D1; manual car; licence since
general	police checks	DBS; enhanced DBS; update service; vetting; clearance; BPSS; SC; CTC; disclosure; counter-terrorist; PVG; barred list
general	first aid held	first aid; FAW; EFAW; paediatric first aid; CPR; first aider; BLS; basic life support; ILS; defibrillator; mental health first aid
general	smart and on time	punctual; reliable; no days lost; attendance; smart; uniform; never late; shirt and tie; time-keeping; sick days
general	member of the public contact	public; visitors; customers; enquiries; front line; counter; helped; residents; patients; passengers; tours; questions; face to face
general	degree study	BSc; BA; MSc; MA; degree; university; 2:1; first class; upper second; dissertation; postgraduate; graduate; PhD; honours
general	school exams passed	GCSE; A level; BTEC; O level; NVQ; diploma; grade; maths; English; science; highers; T level; HNC; HND; functional skills`
