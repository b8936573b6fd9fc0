/** Security, emergency services and the forces; the format is told in `parse-sector.ts`. */
export const securityEmergency = `
[credential]
Fitness test | =pass a fitness test, bleep test, job-related fitness test
SIA licence | =SIA badge, SIA licensed, SIA | <SIA security licence = security guarding licence, <SIA door supervisor licence = door supervisor licence = SIA door supervisor = SIA door supervision = SIA DS > SIA security licence, <SIA CCTV licence = CCTV licence = PSS licence = public space surveillance licence, <close protection licence = SIA close protection > SIA door supervisor licence | @SIA, SIA door supervisor, SIA door supervision, SIA DS, SIA close protection
Counter-terrorism awareness | =counter terrorism, Martyn's Law, hostile reconnaissance, ACT awareness, Project Griffin | @ACT awareness
FREC | =first responder qualification | <FREC 3, <FREC 4 > FREC 3, <ambulance technician qualification, <IHCD, <first person on scene
Paramedic registration | =HCPC paramedic, qualified paramedic | >HCPC registration
Emergency medical technician | =EMT
Associate ambulance practitioner | =AAP
Blue-light driving qualification | =emergency driving qualification, response driving qualification, emergency response driving, response driver | <C1 emergency driving, <CERAD | @C1 emergency driving
Firefighter development | =firefighter qualification, breathing apparatus qualified, BA wearer | @BA wearer
Lifeguard qualification | =pool lifeguard, National Pool Lifeguard Qualification | <NPLQ = RLSS, <beach lifeguard qualification | @RLSS
Physical intervention training | =restraint training, control and restraint, C&R, physical intervention | @C&R
Conflict management training | =conflict management certificate | <ACT security, <counter-terror awareness | @ACT security
Explosive search training | =search training, aviation security training | <x-ray screener
Coastguard training | =water rescue technician | <RNLI training, <swift water rescue
BS 7858 vetting | =BS 7858 | <5 year checkable history, <five year checkable history, <checkable work history, <BS7858 | @BS 7858, BS7858
Patrol dog licence | =handler licence
SIA licence types | <SIA CCTV, <SIA security guard | @SIA CCTV, SIA security guard
[tool]
Command and control systems | =CAD dispatch, incident logging systems, despatch systems
CCTV | =CCTV monitoring, CCTV operation, monitoring CCTV, camera monitoring, CCTV surveillance, control room CCTV
Access control systems | =swipe card systems, turnstile control, key management system | <Paxton
Body-worn cameras | =body cam, body-worn video
Radio communication | =two-way radio, Airwave radio, radio procedures, radio protocol
Security systems | <CCTV monitoring systems, <control room systems
Police and dispatch systems | <STORM command and control = STORM, <NICHE RMS, <Athena police system, <ICCS, <PNC checks
[method]
Hose and ladder drills | =hose drills, ladder drills, drill ground training
Manned guarding | =guarding premises, security guarding, site guarding, static guarding, guarding
Door supervision | =door staff, door work, controlling entry, bouncer, door security, door supervising, refusing entry, venue security, checking IDs
Patrolling | =security patrols, foot patrols, mobile patrols, patrols of premises, carrying out patrols, site patrols, patrols of the building, vehicle patrols, internal and external patrols, perimeter patrols, patrolling sites
Crowd control | =crowd management, crowd safety, stewarding, event security, event stewarding, queue management, match-day stewarding, stadium security, night-time economy
Bag searches | =Searching people and bags, searching visitors, searching bags, searching people, search procedures, screening passengers
Access control | =gatehouse, checking passes, visitor sign-in, issuing passes, controlling access, entry control, gatehouse duties, visitor passes, signing in contractors, barrier control, issuing keys
Alarm response | =responding to alarms, alarm monitoring, alarm activations
Incident reporting | =writing incident reports, incident logs, logging incidents, incident records, completing incident reports, accurate reports, report writing in security
Incident response | =responding to incidents, incident handling, dealing with incidents, major incidents, security incidents, incident response plans
Emergency response | =responding to emergencies, emergency response on site, emergency procedures, first response
Emergency calls
Security alerts | =alerts triage
Phishing investigation
Evacuation | =emergency evacuation, evacuating buildings, evacuation procedures
Close protection | =bodyguarding, executive protection, residential security, counter-surveillance
Retail security | =store detective, detaining shoplifters, shop theft, apprehending shoplifters, loss prevention officer, theft deterrence, deterring theft
Dog handling in security | =security dog handler, NASDU, search dogs | >Dog handling
Cash in transit | =CIT, cash collection and delivery
Surveillance | =covert surveillance, surveillance operations
Fire safety | =fire risk assessment, fire safety inspections, fire prevention, fire safety management, fire safety advice, fire extinguishers, fire extinguisher use
Firefighting | =hazmat, hazardous materials incidents, hazardous materials, fire and rescue, fighting fires, firefighter, retained firefighter, hazardous materials response, community fire safety | <on-call firefighter
Breathing apparatus | =BA use, search and rescue in smoke
Road traffic collisions | =RTC extrication, vehicle extrication, hydraulic rescue equipment
Pre-hospital care | =ambulance care, emergency medical care, treating casualties, trauma care in the field, trauma care, patient assessment in ambulances, paramedic practice
Casualty handling | =stretcher handling, spinal immobilisation
Defibrillation | =AED, defibrillator, using a defibrillator
Emergency call handling | =999 calls, 999 call taking, emergency call taking, dispatching crews, 999 call handling, 111 calls, call triage, dispatching resources, ambulance dispatch, call handling in control rooms
Emergency planning | =civil contingencies, resilience planning, contingency planning, emergency preparedness, local resilience forum
Risk assessment | =carrying out risk assessments, risk assessments, assessing risk, dynamic risk assessment, completing risk assessments
Health and safety | =H&S, health & safety, health and safety compliance, workplace health and safety, safe working practices, Health and Safety at Work Act, HSE regulations, health and safety at work, health and safety legislation, health and safety regulations, health and safety procedures, safe working, workplace safety
Accident investigation | =RIDDOR, investigating accidents, near-miss reporting, accident reporting
Lifeguarding | =pool supervision, poolside supervision, beach lifeguarding, supervising swimmers, beach patrols, water safety
Water rescue | =boat rescue, lifeboat crew
Custody duties | =custody, detention officer, prisoner escort, escorting prisoners, cell checks, custody suite, prisoner care, roll checks, searching prisoners
Crime prevention | =crime reduction, community safety, designing out crime, hate crime, community cohesion, crime prevention advice, problem-oriented policing
Forensics | =crime scene investigation, CSI, forensic evidence, fingerprinting
Leadership under pressure | =command of incidents, leading crews, crew command, watch command
JRCALC | =JRCALC guidelines | <PGDs, <patient group directions
Shoplifting | <theft, <detaining suspects, <shoplifters
Handling anti-social behaviour | =aggressive behaviour | <verbal aggression, <ejections, <ejecting people
Fire alarm response | =fire alarms, fire panels
Occurrence books | =daily occurrence log | <pocket notebook
Search and screening | =x-ray screening, wand searches | <metal detectors
Conveyance decisions | =conveyance, patient conveyance | <discharge on scene
Scene management | =scene safety, major incident management | <cordons
Community safety visits | =safe and well visits, home fire safety visits
Control room work | =control room, control room operation, monitoring alarms, lone worker monitoring
Criminal investigation | =crime investigation, taking witness accounts, evidence handling, exhibits, case file preparation, interviewing witnesses, digital forensics, scene preservation, statements
Offender supervision | =risk of harm assessments, OASys, licence conditions, pre-sentence reports, sentence plans, unpaid work supervision, offending behaviour programmes
Military skills | =drill instruction, navigation in the field, field exercises, military logistics
Fire patrols | =building patrols, patrol the building | <lock-up and unlock
Cell work in prisons | =cell searches | <use of force, <landing duties | >Cell work
Prisoner rehabilitation | <reducing reoffending
Emergency control room | <999 calls and dispatch, <emergency call handler, <radio dispatch, <dispatching officers, <grading incidents, <THRIVE risk assessment, <call grading, <contact handler, <101 calls
Stewarding events | <checking tickets, <crowd stewards
Store guarding | <retail guard, <shop security
Prison work | <prison officer, <cell searches in prisons, <personal officer work, <ACCT, <ACCT documents, <unlock and lock-up
Close-quarters restraint | <restraint, <safe restraint, <physical restraint
Lone guarding | <patrol logs, <hourly patrols, <lock-ups and unlocks
[domain]
Security industry | =private security, corporate security, security services, security officer duties, concierge security
Airport security | =aviation security, airside security
Event safety | =festival security, stadium safety, safety advisory groups, event safety plans | <ISO 20121, <crowd management plans
Ambulance service | =ambulance trust, patient transport service, emergency ambulance, emergency services, blue light services
Fire service | =fire and rescue service, on-call firefighting
Armed forces | =British Army, Royal Navy, Royal Air Force, RAF, military service, army service, ex-military, HM Forces, Royal Marines, army, navy, ex-forces, armed services, service leavers | <veterans
Reserve forces | =Army Reserve, reservist, cadet instruction, cadets
Coastguard | =HM Coastguard, maritime rescue, mountain rescue
Shopping centre security | =mall security, retail park security
Hospital security | =healthcare security
Construction site security | =building site security, gate security
Neighbourhood wardens | =community wardens, park wardens
Corporate reception security | =corporate guarding, front-of-house security
Ambulance operations | =double-crewed ambulance | <solo responder, <rapid response vehicle
[duty]
Mobile response
Security team leadership | =leading security officers, security supervision, supervising guards, security management
Handover of security shifts | =security handovers, daily occurrence book, DOB entries
Lost property | =lost and found
Key holding response | =keyholding service, locking and unlocking buildings
Traffic control on site | =traffic marshalling, vehicle marshalling, car park management, parking attendant
Visitor safety | =public safety, customer safety, visitor welfare
Drill and instruction | =weapons handling, weapons training, military training, skill at arms
Kit and stores in the forces | =quartermaster, military stores
Welfare of personnel | =welfare officer, troop welfare
Equipment checks in emergency services | =vehicle checks on ambulances, daily equipment checks | >Vehicle and equipment checks
Giving directions | =giving directions to visitors | <assisting the public, <helping visitors, <lost children
Vehicle and equipment checks | =equipment checks, kit checks
Report logs | <incident books, <handover logs
Public reassurance | =visible presence, customer service in security, greeting staff and visitors
Handing over shifts in security | =shift reports, shift logs, site logs, assignment instructions | >Shift handover in care
Health and safety patrols | =hazard spotting, reporting hazards, reporting faults, fault reporting, reporting maintenance issues
Monitoring of cameras | =monitoring screens | <watching CCTV
Gate duty | <checking vehicles in
Escorting people | =escorting visitors, escort duties
`
