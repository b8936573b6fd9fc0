/** Building and the trades; the format is told in `parse-sector.ts`. */
export const construction = `
[credential]
Principal designer | =principal designer role, CDM principal designer | @CDM principal designer
Surveying competence | =APC, RICS APC, working towards the APC
Architecture qualification | =RIBA Part II, Part II architectural assistant, RIBA Part I, RIBA Part III
CISRS card | =CISRS, scaffolder card | <CISRS advanced scaffolder = CISRS advanced card = advanced scaffolder card, <CISRS part 1, <CISRS part 2, <CISRS labourer card | @CISRS
FIRAS | =fire door installer certificate | <BM TRADA Q-Mark, <FIRAS accreditation | @FIRAS, BM TRADA Q-Mark
Refrigeration certificate
Professional indemnity insurance
UTR number | =UTR
Own insurance
EUSR card | =EUSR registration | <SHEA water | @SHEA water
CSCS card | =CSCS, construction skills certification scheme | <CSCS labourer card = green CSCS card = CSCS green card, <CSCS skilled worker = blue CSCS card = blue card = CSCS blue card > CSCS labourer card, <gold CSCS card = CSCS supervisory card = CSCS gold card > CSCS skilled worker, <black CSCS card = CSCS manager card = CSCS black card > gold CSCS card
CPCS card | =CPCS, CPCS ticket
NPORS card | =NPORS | @NPORS
SMSTS | =site management safety training scheme
SSSTS | =site supervision safety training scheme, site supervisor safety
IPAF | =IPAF licence, IPAF ticket, powered access licence, PAL card | <IPAF 3a, <IPAF 3b | >MEWP | @IPAF
PASMA | =PASMA certificate, mobile tower training | >Access towers | @PASMA
Gas Safe registration | =Gas Safe, Gas Safe registered, Gas Safe engineer
ACS gas | =ACS gas assessments, ACS, ACS certificates, ACS qualified, ACS qualifications | <CCN1, <CENWAT, <CKR1 | @ACS gas
Part P registration
OFTEC | =OFTEC registered | <oil certificate | @OFTEC
18th Edition | =18th Edition wiring regulations, BS 7671, IET wiring regulations, 18th edition qualification | @18th Edition wiring regulations, BS 7671, IET wiring regulations
17th Edition | =17th Edition wiring regulations | @17th Edition wiring regulations
Inspection and testing qualification | <City and Guilds 2391 = 2391 = C&G 2391 = 2391-52, <2394, <2395
JIB gold card | =JIB approved electrician | >JIB card
JIB card | =JIB, JIB graded | @JIB
ECS card | =ECS | <ECS gold card
AM2 | =AM2 assessment
NVQ in construction | =trade NVQ | <NVQ Level 2 in bricklaying, <NVQ Level 3 in bricklaying > NVQ Level 2 in bricklaying, <NVQ Level 2 carpentry, <NVQ Level 3 carpentry > NVQ Level 2 carpentry, <NVQ plumbing, <NVQ in site supervision
City and Guilds plumbing | =plumbing qualification | <Level 2 plumbing = NVQ Level 2 plumbing, <Level 3 plumbing = NVQ Level 3 plumbing > Level 2 plumbing
Asbestos awareness | =asbestos awareness certificate, UKATA, UKATA asbestos awareness | @UKATA
Working at height certificate | =working at height, work at height, working at heights
Confined spaces certificate | =confined space, confined spaces
Temporary works coordinator | =TWC | >Temporary works supervisor
Temporary works supervisor | =TWS
NEBOSH construction | =NEBOSH national certificate in construction
Water Regulations certificate | =water regulations, WRAS, water regs | @WRAS
Chartered Institute of Building membership | =CIOB | <MCIOB = chartered builder = CIOB membership | @CIOB
Chartered surveyor | =MRICS, chartered member of the RICS | <FRICS, <RICS qualified, <RICS chartered | >RICS membership
RICS membership | =RICS | <AssocRICS | @RICS
Chartered architect | =RIBA, RIBA membership, RIBA chartered | @RIBA
ARB registration | =ARB, ARB registered | @ARB
RIBA Parts | <RIBA Part 1, <RIBA Part 2 > RIBA Part 1, <RIBA Part 3 > RIBA Part 2
Plant tickets | =plant operator card | <360 ticket = 360 excavator ticket > Excavators, <dumper ticket > Dumpers, <roller ticket > Rollers, <telehandler ticket > Telehandlers, <slinger ticket
CIS registration | =CIS registered
Public liability insurance | =PLI, public liability
Manual handling certificate | =manual handling training, manual handling qualification, moving and handling training, moving and handling certificate | >Manual handling
Abrasive wheels certificate | =abrasive wheels training
Face fit test | =face fit, face fit testing, face fit certificate
EV charging qualification | =EV charge point installation qualification | <2919
Level 3 electrical | =Level 3 electrotechnical, electrical installation NVQ, City and Guilds electrical, NVQ Level 3 electrical installation | <2330, <2365, <5357
Unvented hot water certificate | =unvented hot water, unvented ticket, unvented certificate | <G3 unvented | @G3 unvented
Heat pump qualification | =air source heat pump qualification, MCS heat pumps | @MCS heat pumps
Confined spaces ticket | =confined space training
Street works card | =street works unit | <streetworks ticket
CITB health and safety test | =CITB test, site safety plus
HSG47 | @HSG47
Trade qualification in building | <NVQ Level 2 in a trade, <City & Guilds in plumbing, <NVQ Level 2 bricklaying
[tool]
Drainage design software | <MicroDrainage, <InfoDrainage, <Causeway Flow
AutoCAD | =Auto CAD | <AutoCAD LT, <AutoCAD Civil 3D, <Civil 3D | >Computer-aided design
Revit | =Autodesk Revit | <Revit MEP | >BIM
SketchUp | =Sketch Up, SketchUp Pro
BIM | =building information modelling, BIM Level 2 | <ISO 19650, <Navisworks, <BIM 360, <Solibri
Construction management software | =construction project software | <Procore, <Fieldview, <Aconex, <Viewpoint for Projects
Primavera P6 | =Primavera, P6 | >Construction programming
Asta Powerproject | =Powerproject, Asta | >Construction programming
Job management software for trades | =job management app | <SimPro, <Commusoft, <ServiceM8, <BigChange, <Joblogic
Construction estimating software | =estimating software | <Causeway, <CostX, <Bluebeam = Bluebeam Revu, <ConQuest estimating
Construction programming | =construction programme software
CDE platforms | <Asite, <Dalux
Housing repairs apps | =repairs app | <job management software
Measurement software for building | <CATO, <Buildsoft, <PlanSwift
[equipment]
Dozers | =dozer, bulldozer, bulldozers
Rollers | =ride-on roller, twin drum roller
Scaffolding systems | =Kwikstage, Layher, Haki, Cuplok, handrails and toe boards
Excavators | =360 excavator, digger, mini digger, 13 tonne excavator, 180 excavator, JCB
Dumpers | =forward tipping dumper, site dumper, articulated dump truck, ADT
Telehandlers | =telehandler, telescopic handler
Tower cranes | =crane operation, mobile crane, crane operator, slinger signaller, slinger
Scaffolding | =scaffold erection, scaffold, tube and fitting | <erecting scaffolding, <scaffolder, <system scaffold, <scaffold inspections
Power tools | =hand and power tools, hand tools, abrasive wheels, disc cutter, angle grinder, torque wrenches, spanners, pneumatic tools, air tools, basic hand tools, own tool kit, pneumatic staple gun, cordless drills, power drills | <impact wrench
MEWP | =cherry picker, scissor lift, boom lift, mobile elevated work platforms
Laser levels | =total station, setting out equipment, dumpy level, theodolite
Rollers and pavers | =road roller, asphalt paver, wacker plate
Electrical test instruments | <Megger, <Fluke, <multifunction tester, <MFT, <iCertifi, <certification software
Own tools | =own hand tools, full set of tools
Access towers | =mobile towers, tower scaffolds, podium steps, erecting towers | <MEWP work
Small plant | =breakers, whacker plates, vibrating plates, mixers, cement mixer, Stihl saw, generators
Powered hand tools | =drills, circular saws, chop saws, nail guns, SDS drills, planers, routers in joinery | >Power tools
Joinery machinery | =spindle moulder, panel saw, bandsaw, woodworking machines, wood machining, CNC router
[method]
Grading and trenching | =trench digging, GPS machine control, machine control, Trimble
New home warranties | =NHBC, NHBC standards, LABC warranty, Premier Guarantee
Building specifications | =NBS, NBS specifications, specification writing, writing specifications
Surveys of building condition | =defect diagnosis, schedules of condition, building pathology, damp surveys
Roofline | =fascias, soffits, battening
Roofing membranes | =EPDM, GRP, fibreglass roofing, liquid waterproofing
General arrangement drawings | =GA drawings, general arrangements, drawing registers, drawing register, drawing office
Sustainable drainage | =SuDS, sustainable drainage systems, attenuation design, surface water drainage design
Highway agreements | =Section 278, Section 38, highway adoption, S278, S38, technical approval of highways
Cavity walls | =cavity wall, cavity wall construction, damp proof course, lintels
Artex | =artexing, artex removal, bonding coat
Sash windows | =sash window repair, box sash windows, sash window restoration
Press-fit jointing | =press fit, pressfit
Scaffold standards | <TG20, <SG4, <NASC guidance
Bricklaying | =brickwork, laying bricks, blockwork, block laying, brick laying | <bricklayer, <pointing brickwork, <brick and block
Carpentry | =joinery, first fix, second fix, first and second fix carpentry, hanging doors, site carpentry, bench joinery, second fix joinery | <cabinet making, <furniture making, <carpenter, <joiner, <roofing timbers, <cabinet maker, <wood machinist, <veneer
Plastering | =skimming, rendering, plaster boarding, float and set, plaster skim | <drylining
Dry lining | =plasterboarding, tacking, partitions, metal stud partitions, suspended ceilings | <dryliner, <partitioning, <tape and jointing
Painting and decorating | =Interior and exterior painting, exterior painting, glossing, decorating, wallpapering, paper hanging, spray painting of buildings, interior painting, preparation of surfaces, prepping surfaces, filling and sanding, sanding and filling, emulsion and gloss, spraying walls, woodwork painting, masonry paint | <painter and decorator, <decorator, <hanging wallpaper, <rubbing down, <emulsion, <spraying, <cutting in
Tiling | =wall and floor tiling, floor tiling, wall tiling | <tiler, <grouting
Roofing | =torch-on felt, torch-on, built-up felt, slating, flat roofing, felt roofing, pitched roofing, leadwork | <roofer, <lead work, <slate and tile
Plumbing | =pipework, soldering pipe, sanitary ware installation, domestic plumbing, plumbing installation | <plumber, <fitting radiators, <leaks and blockages
Heating installation | =central heating, boiler installation, underfloor heating, heating engineer | <fitting boilers, <landlord gas safety checks
Heat pump installation | =air source heat pumps, heat pumps, renewable heating
Electrical installation | =wiring, rewiring, consumer units, domestic electrical installation, commercial electrical installation, electrical installations, containment, second fix electrics | <socket circuits
Electrical testing | =inspection and testing, EICR, fault finding on electrical systems, electrical fault finding, periodic inspection, PAT testing, dead testing, live testing
Solar panel installation | =EV charging, EV charge points, electric vehicle charging points, City & Guilds 2919, solar PV, photovoltaic installation, EV charger installation
Fire alarm installation | =fire alarm systems, intruder alarms, CCTV installation, access control installation
Data cabling | =structured cabling, Cat 6 cabling, network cabling
Groundwork | =groundworks, drainage laying, foundations, trench excavation, kerbing, kerb laying
Concreting | =concrete pouring, formwork, shuttering, reinforced concrete, steel fixing
Paving | =block paving, slabbing, flagging, hard landscaping
Demolition | =strip out, soft strip, demolition work
Asbestos removal
Insulation | =cavity wall insulation, loft insulation, external wall insulation, lagging
Window fitting | =double glazing, window installation, glazing, uPVC windows, fitting windows and doors | <fitting windows, <glazier, <conservatories
Kitchen and bathroom fitting | =kitchen fitting, bathroom fitting, bathroom installation, kitchen installation, fitting kitchens, fitting bathrooms | <kitchen fitter, <worktops
Flooring | =floor laying, laminate flooring, vinyl flooring, carpet fitting, screeding | <laying flooring, <floor layer, <LVT
Surfacing | =tarmacking, road surfacing, asphalt laying, road repair
Setting out | =site setting out, levels and setting out, engineering setting out
Reading drawings | =technical drawings for construction, reading plans, interpreting drawings, blueprint reading, construction drawings | >Working from drawings
Quantity surveying | =bills of quantities, taking off quantities, measurement of works, interim valuations, final accounts, cost planning | <final accounts in construction, <quantity surveyor, <measuring work on site, <subcontract accounts
Construction estimating | =estimating jobs, pricing jobs, quoting for jobs, preparing quotes for building work, take-offs
Building surveying | =building surveys, condition surveys, dilapidations, HomeBuyer reports | <party wall, <RICS Level 2 surveys
Building regulations | =Part L, Part P, building control, Building Safety Act | <NICEIC, <NAPIT
CDM Regulations | =CDM 2015, CDM, construction design and management regulations
Method statements | =RAMS, risk assessments and method statements, method statement
Toolbox talks | =site inductions, toolbox talk, delivering toolbox talks
Permit to work systems | =permits to work, hot works permits
Snagging | =defects inspection, handover snagging, snag lists
Planned maintenance | =planned preventative maintenance of buildings, PPM, building maintenance, property maintenance, planned preventive maintenance
Reactive repairs | =responsive repairs, reactive maintenance, void property work, voids
Architectural design | =planning applications for buildings, architectural drawing, detailed design drawings, RIBA stages
Structural design | =structural engineering, steel frame design, structural calculations, Eurocodes
Consumer unit changes | =board changes | <fuse boards, <distribution boards
Lighting installation | =emergency lighting, LED lighting, lighting circuits, street lighting | <smoke alarms, <smoke detectors
First and second fixing | <1st fix, <2nd fix, <1st and 2nd fix
Skimming and rendering | =skim coats, external render | <float and set plaster, <K Rend, <monocouche, <coving, <lime plastering
Plasterboard fixing | =plasterboard | <dot and dab, <dry line, <taping and jointing, <tape and joint
Hot water and drainage | =drainage | <unvented cylinders, <guttering, <soil pipes, <leak detection
Trench support | <shoring, <temporary works, <piling, <underpinning
Steel erection | <steelwork, <cladding, <curtain walling, <roofing sheets
Variations | =variation orders | <change control in construction, <compensation events, <extensions of time
O&M manuals | =operation and maintenance manuals | <as-built drawings, <handover documents, <handover packs
Cost reporting | =cost value reconciliation | <CVR, <applications for payment, <valuations of work
Energy assessments | =EPC assessments, retrofit assessment | <SAP calculations, <retrofit, <BREEAM, <LEED, <Passivhaus, <SKA rating
Site logistics | =material storage on site, site set-up, welfare facilities on site
Site diaries | =daily diaries, progress reports on site, site records | <allocation sheets, <progress meetings, <look-ahead programmes
Preconstruction | <pre-construction, <pre-start meetings, <value engineering, <buildability
Damp proofing | =damp and mould | <tanking, <waterproofing, <basement conversion, <mould treatment
Site set-up and clearance | =clearing sites, site clearance, setting up sites, moving materials, moving materials around site, shifting materials, barrowing, site tidy
Mixing mortar | =mixing concrete, mixing plaster, mortar mixing, mixing cement
Pointing | =repointing, brick repairs, stonework, stone masonry, cutting bricks, facework, face work, gauge and plumb
Timber framing | =timber frame, roof trusses, cut roofs, stud walls, studwork, floor joists, joists
Second-fix carpentry | =skirting and architraves, skirting, architraves, fitting doors, door linings, ironmongery, staircases, fitted furniture, fitting kitchens and wardrobes
Pipe fitting | =press fittings, copper pipework, plastic pipework, soldered joints, bending pipe, pipe bending, steel pipework, pipefitting
Boiler work | =boiler breakdowns, combi boilers, gas boilers, servicing boilers, boiler servicing, boiler repair, boiler changes, gas fires, landlord gas safety certificates, CP12, gas safety checks | <warm air units
Bathroom plumbing | =showers, taps and toilets, blocked drains, drain unblocking, burst pipes, leaks, cold water systems, hot and cold water systems
Domestic wiring | =sockets and lighting, sockets, lights and sockets, extra sockets, fault finding on circuits, domestic rewires, full rewires
Commercial electrical work | =three phase, trunking and conduit, SWA cable, cable tray, tray and trunking, steel wire armoured, cable containment, industrial installation
Electrical certification | =electrical installation certificates, EICs, minor works certificates, test sheets, certification of work, testing and certification
Roof repairs | =tiling roofs, ridge tiles, lead flashing, single-ply membranes, GRP roofing, green roofs, gutters and fascias, fascias and soffits | <single ply
Drainage installation | =drain runs, manholes, inspection chambers, foul and surface water drainage, pipe laying, laying pipes
Reinstatement | =road reinstatement, tarmac reinstatement, backfilling, compaction, service ducting, ducting
Plant operation | =operating plant, driving dumpers, driving diggers, plant operating, plant driving, plant marshalling, traffic marshal | <plant operator, <dumper driving, <telehandler driving, <roller driving, <digger driving
Formwork carpentry | =formwork carpenter, falsework, in-situ concrete
Structural steel | =structural steelwork, erecting steel, bolting steel, metal decking
Surveying on site | =site surveying, topographical surveys, land surveying, measured surveys, GPS setting out, levelling
Cost management | =cost estimates, final account settlement, valuations on site, measuring works, procurement of subcontractors, tender documents, subcontract orders
Planning construction programmes | =programming works, short-term programmes, construction programme, look-aheads, programme updates
Quality on site | =inspection and test plans, ITPs, quality inspections on site, handovers of homes, snags, quality control on site
Health and safety files | =construction phase plans, CPP, H&S files, site safety files, accident investigation on site
Retrofit measures | =PAS 2035, solar thermal, ground source heat pumps, MVHR, energy efficiency measures, EPCs, draught proofing
Lift maintenance | =lift engineering, escalators, access platforms maintenance, lift installation, escalator maintenance | <lift servicing
Air conditioning installation | =split systems, refrigeration systems, AHUs, ductwork, commissioning HVAC
Fire stopping | =passive fire protection, fire doors, fire door inspections, intumescent
Interior design of buildings | =space planning of interiors, FF&E, finishes schedules, materials selection
Planning drawings | =planning drawings and building regs, technical detailing, construction details, drawing packages, design packages, working drawings, tender drawings
Landscape architecture | =masterplanning, urban design, public realm design
Trench work | =excavating trenches, backfilling trenches | <excavation, <excavating
Footings | =pouring footings, concrete footings | <oversites, <ground beams, <foul and storm drainage, <manhole rings, <setting manholes
Heating system controls | =smart controls | <zone valves, <power flushing
Fault finding in electrics | <testing circuits | >Fault diagnosis
Solar and EV installation | =battery storage installation | <EV chargers
Reading drawings on site | =reading construction drawings, working from drawings on site | >Reading drawings
Small works | <void works, <day-to-day repairs
Traffic management on sites | <plant and vehicle marshal
Painting preparation | =spray painting walls
Ceilings | =ceiling fixing
Insulation fitting | =insulation installer | <spray foam
Solar and heat pumps | <solar panels, <battery storage
Crane work | <slinging, <lift plans
Surfacing and roads | <tarmac laying, <tarmac, <pothole repairs, <white lining, <asphalt
Drain clearance | <drain jetting, <CCTV drain survey, <unblocking drains, <drainage engineer
Estimating | =estimator, preparing estimates | <pricing up jobs, <tender pricing, <tender analysis, <subcontractor enquiries
Contract administration in construction | <JCT, <contractual matters, <contractual claims, <subcontract payments, <CIS scheme
Repairs to homes | <void properties
Handyman work | =general maintenance, odd jobs, handyperson, handyman, multi-skilled operative, multi-trade work, multi-trade, multi-trade operative
Stonemasonry work | <stonemason, <letter cutting, <banker mason, <fixing stone
[domain]
Housebuilding | =new build housing, residential construction, new builds, house building, new build homes
Commercial construction | =commercial builds, commercial fit-out, fit-out projects, shop fitting, shopfitting
Civil engineering | =infrastructure projects, highways, highways maintenance, bridges and structures, rail infrastructure
Refurbishment | =renovation, refurbishment projects, extensions and loft conversions, loft conversions | <fit-out and refurbishment, <house renovations
Heritage restoration | =listed buildings, conservation work, lime mortar
Social housing | =housing association, council housing, registered provider | <registered social landlord
Utilities | =gas network, water mains, NRSWA, street works, utility works
Building services | =mechanical and electrical services, M&E | <HVAC, <air conditioning, <ventilation, <refrigeration engineering, <AC servicing, <chiller maintenance
Fit-out | <commercial fit-out projects, <office fit-out, <Cat A, <Cat B, <interiors fit-out, <design and build
Voids and social housing repairs | <tenanted properties, <decent homes, <planned works
New build sites | =housing sites | <refurb
Rail and highways works | =SMSTS rail | <traffic management, <temporary traffic management
Commercial sites | =commercial projects, commercial premises, industrial units, schools and hospitals, retail fit-out
Domestic work | =domestic properties, private housing work, domestic jobs, extensions, house extensions
Infrastructure | =highways schemes, rail projects, utilities sector, civils, motorways
Energy sector | =wind farms, offshore wind, solar farms
Social housing repairs | =housing association properties | <occupied properties
Civil engineering projects | =rail civils | <roads and sewers, <earthworks, <bridge works
Listed building work | <heritage conservation, <heritage repairs, <stone repair
Healthcare building | <schools and hospitals projects
[duty]
Site management | =managing sites, construction site management, site manager duties, running a site, running sites
Site supervision | =supervising subcontractors, managing subcontractors, supervising site labour, supervising trades, gang leading
Labouring | =general labouring, site labourer duties, groundworks labouring, building labour
Construction project management | =managing construction projects, contracts management, contract administration, JCT contracts, NEC contracts, NEC3, NEC4, managing contracts, contracts register, contract monitoring
Snag and customer care | =aftercare for new homes, customer care in housebuilding
Site safety | =health and safety on site, site safety inspections, site audits
Ordering materials | =material ordering, procurement of materials, ordering plant
Domestic customers in trades | =working in customers' homes, work in occupied properties, working in occupied homes, respectful in people's homes | >Customer homes work
Apprentice supervision in trades | =training apprentices, mentoring apprentices
On-call repairs | =call-outs, out-of-hours call-outs, emergency call-outs
Keeping site tidy | =site cleaning, housekeeping on site | <clearing rubble
Subcontractor management | =subcontractors, appointing subcontractors | <subcontract procurement, <subcontract packages
On-call rota in trades | =on call
Working from drawings | =following drawings, reading technical drawings, working to drawings, working to specification, following plans, reading plans and drawings
Customer homes work | =domestic customers, homeowners, tenants' homes, working in people's homes, customer liaison in homes, dealing with tenants, liaising with tenants, residents' homes
Working in a gang | =working in a gang of two, gang work, working with other trades, liaising with other trades, coordinating trades, coordinating subcontractors, leading a gang | <ganger duties
Client liaison in construction | =client meetings on site, liaising with architects, dealing with architects, design team meetings, liaising with clients and contractors
Programme delivery on site | =delivering projects on time, on time and to budget, on time and within budget, time and budget
Van stock | =van stock control, materials for jobs, collecting materials, keeping van stock, stock on the van, van stock replenishment
Job sheets | =completing job sheets, PDA job updates, electronic job sheets, service sheets, worksheets
Handing over completed work | <practical completion, <handover of buildings, <client handover
Ordering of materials | =material call-offs, calling off materials
`
