/** Cleaning and the care of buildings; the format is told in `parse-sector.ts`. */
export const cleaningFacilities = `
[credential]
BICSc | =British Institute of Cleaning Science, BICSc trained | <BICSc licence to practise | >Cleaning qualification
IICRC | @IICRC
Cleaning qualification | =NVQ cleaning, cleaning and support services qualification | <Level 2 cleaning = Level 2 cleaning and support services
Legionella awareness | =legionella, legionella testing, L8 | @L8
IWFM qualification | =facilities management qualification, IWFM, BIFM | <facilities qualification | @IWFM, BIFM
Window cleaning rope access | =IRATA, rope access | @IRATA
First aid at work | =FAW, three-day first aid, first aid at work certificate | >emergency first aid at work
Fire marshal | =fire warden, fire marshal training, fire warden training
Pool plant operator | =PPO certificate, NPLQ pool plant, pool plant | @NPLQ pool plant
Pest control certificate | <RSPH Level 2 pest control
Water hygiene certificate | <L8 training
[equipment]
Floor machines | =scrubber dryer, floor buffer, rotary machine, floor polisher, buffing machine, floor scrubbing machines, floor scrubber, scrubber driers, ride-on scrubber | <carpet cleaner, <steam cleaner
Carpet cleaning machines | =carpet cleaning, carpet extraction, steam cleaning, upholstery cleaning, carpet shampooing
Pressure washers | =pressure washing, jet washing, jet washer, power washing, exterior cleaning
Reach and wash systems | =water-fed pole, window cleaning, cleaning windows, reach and wash, internal glass
Vacuum cleaners | =vacuuming, hoovering, industrial vacuum cleaners, wet vacuum, backpack vacuum
Industrial laundry machines | =laundry, laundry work, washing and ironing, ironing, commercial laundry, laundering linen, laundering, washing linen, sorting laundry, folding laundry, pressing, washing machines, tumble dryers, roller irons, industrial washers | <laundry duties, <washing towels, <folding linen, <pressing garments, <dry cleaning
Ride-on sweepers | =road sweeper, street cleaning, litter picking
Ladders | =stepladders, step ladders
[method]
Public area cleaning | =public areas, cleaning public areas, communal areas, corridors and stairs
Cleaning | ~Cleaning, ~cleaning | =general cleaning, cleaning duties, daily cleaning, cleaning rooms and corridors, keeping areas clean, mopping and sweeping, dusting, cleaning of premises, cleaning work
Deep cleaning | =deep cleans, deep clean, builders clean, sparkle clean, end of tenancy cleaning, thorough cleaning
Colour-coded cleaning | =colour-coded system, colour coding system, colour coded cloths
COSHH | =control of substances hazardous to health, COSHH regulations, safe use of chemicals, cleaning chemicals, chemical handling, handling chemicals, chemical dilution, COSHH data sheets, cleaning products, dosing systems
Sanitising | =disinfection, disinfecting surfaces, sanitisation, touch point cleaning, disinfecting touch points, touch points, high-touch surfaces, sanitising surfaces, high touch points
Washroom cleaning | =cleaning toilets, toilet cleaning, washroom services, bathroom cleaning, cleaning bathrooms, sanitising washrooms, replenishing soap and paper, refilling dispensers, cleaning washrooms | <topping up soap
Clinical cleaning | =hospital cleaning, terminal cleans, ward cleaning, barrier cleaning, isolation room cleaning, national standards of healthcare cleanliness
Biohazard cleaning | =trauma cleaning, crime scene cleaning, sharps disposal, needle sweeps, bodily fluid spills
Kitchen and canteen cleaning | =canteen cleaning, food factory cleaning, hygiene operative, CIP cleaning
Floor care | =floor polishing, stripping and sealing floors, floor maintenance, hard floor care, floor stripping, buffing, burnishing, stripping and sealing, machine scrubbing
Waste disposal | =emptying bins, waste removal, refuse disposal, bin emptying, recycling waste, clinical waste disposal, waste segregation, removing rubbish, recycling, bin collection | <emptying bins in buildings, <bin rooms
Linen changing | =changing linen, changing beds, bed making, bed changing
Restocking consumables | =replenishing consumables, restocking washrooms, topping up soap and paper
Cleaning audits | =cleaning inspections, quality audits of cleaning, janitorial audits, inspecting cleaning, quality inspections of cleaning, cleaning checks, auditing standards
Pest control | =pest management, rodent control, BPCA, pest prevention, fumigation | <pest controller, <pest control technician, <baiting, <rodents, <wasp nests
Grounds maintenance | =grass cutting, grounds keeping, hedge cutting, groundskeeping, mowing, cutting grass, lawn mowing, hedge trimming by hand, strimming grass, grounds work, maintaining grounds, grounds care, parks maintenance, sports grounds | <mowing lawns, <edging, <edging lawns, <scarifying, <aerating, <fine turf, <lawn care = lawn treatment, <lawns, <greenkeeper, <pitch marking, <cricket pitches, <golf course maintenance, <aeration, <top dressing, <bowling greens
Gritting | =snow clearing, winter maintenance, gritting paths
Water temperature checks | =water flushing, tap flushing, temperature monitoring of water, flushing outlets, water hygiene, legionella checks
Fire alarm tests | =weekly fire tests, testing fire alarms, fire drills, fire evacuation drills
Health and safety inspections | =workplace inspections, premises checks, building checks
Graffiti removal | =removing graffiti, chewing gum removal
High-level cleaning | =cleaning at height, high level dusting, gutter clearing
Mould and damp treatment | =mould removal, damp treatment
Dilution of chemicals | =dosing chemicals, mixing cleaning solutions
Mopping | <damp dusting, <damp mopping, <sweeping, <sweeping floors, <mopping floors, <hoovering floors, <wiping surfaces
Cleaning of toilets and bathrooms | =cleaning showers | <descaling, <sanitary areas
Clinical waste | =clinical waste handling, sanitary waste | <sharps bins
Colour coding | =colour coding scheme, national colour coding, colour-coded equipment
Cleaning schedules | =signing cleaning records, daily cleaning records
Window and glass cleaning | =glass cleaning | <squeegee
Stain removal | <spot cleaning, <spill response, <spillages
Serving meals on wards | =serving drinks and meals, ward hostess
Key holding and alarms | =setting alarms
Vacuuming and mopping | =dry and wet mopping | >mopping floors
Polishing | =dusting and polishing
Infection cleaning | =isolation cleaning, hospital cleaning standards
Planned maintenance scheduling | =PPM schedules, contractor visits, statutory compliance of buildings, statutory inspections
Fire safety checks | =weekly fire alarm tests, emergency lighting tests, fire evacuation
Locking and unlocking | =opening and locking buildings, keyholding duties, site security checks, alarm setting
Room set-ups | =moving furniture for meetings, meeting room set-up, setting out chairs
Mail and post rooms | =distributing post, courier bookings
Linen handling | =linen, par stock, bed linen | <laundry sorting, <laundry folding
Carpet and upholstery cleaning | <hot water extraction
Window cleaning methods | <traditional window cleaning
Specialist cleaning | <hoarder cleans, <kitchen deep clean, <duct cleaning
Street cleansing | <street sweeping, <fly-tipping
Swimming pool plant | <pool dosing, <water testing of pools
[domain]
Office cleaning | =commercial cleaning, contract cleaning, cleaning offices
Domestic cleaning | =house cleaning, private homes cleaning, cleaning homes, housekeeping in private homes, cleaning private homes | <ironing clothes, <domestic cleaner, <changing bedding, <holiday let cleaning
School cleaning | =cleaning schools, school premises
Industrial cleaning | =factory cleaning, warehouse cleaning, plant cleaning | <hygiene operative work, <food factory hygiene
Transport cleaning | =train cleaning, vehicle valeting, valeting, car valeting, aircraft cleaning, bus cleaning
Facilities management | =FM, facilities services, hard FM, soft FM, soft services, total facilities management, hard services, facilities coordination, building services management
Property management | =block management, managing properties, property lettings, estate management, managing agents
Student accommodation | =halls of residence, student housing
Healthcare cleaning | =healthcare setting, cleaning experience, healthcare environment, hospital domestic, domestic services in hospitals
Retail cleaning | =shopping centre cleaning, gym cleaning, night cleaning
Cleaning contracts | =contract cleaning company, cleaning industry, cleaning sector
Corporate facilities | =corporate offices, multi-tenanted buildings, office buildings
[duty]
Cleaning supervision | =supervising cleaners, leading cleaners, managing cleaners, cleaning team leadership, cleaning supervisor duties, team of cleaners, cleaning supervisor, cleaning team leader
Caretaking | =school caretaker, site caretaker, caretaker duties, premises management, janitorial duties, janitor | <caretaker, <site manager in schools, <opening and locking up, <porterage, <legionella flushing
Portering | =hospital portering, porter duties, moving furniture, moving patients by trolley, setting up rooms, room set-up, hospital porter, moving patients, specimen collection rounds, moving beds, patient repositioning, transferring patients | <assisting transfers, <setting out rooms
Ordering cleaning supplies | =ordering chemicals, ordering consumables, cleaning stock ordering
Contractor management | =managing contractors, supervising contractors, contractors on site, control of contractors, contractor control, permits for contractors
Helpdesk for facilities | =facilities helpdesk, CAFM, job logging for repairs
Reception and front of house in offices | =office front of house, corporate reception, visitor management, greeting visitors, meeting and greeting visitors
Post room | =mailroom, sorting mail, post distribution, franking, incoming and outgoing post, handling post | <post room work, <post duties
Space planning | =office moves, desk moves, churn management, workplace moves
Lock-up and key control | =locking up premises, securing premises, key control
Rotas for cleaners | =cleaning rotas, scheduling cleaners
Utilities monitoring | =meter readings, energy monitoring of buildings
Concierge in residential blocks | =residential concierge, building manager, block concierge
Laundry supervision | =linen services, linen management
Event set-up and clear-down | =setting up furniture, clearing down after events, furniture moving
Supplies deliveries to floors | =deliveries to departments
Repairs reporting | =reporting defects, reporting repairs, minor repairs, small repairs, changing light bulbs, painting walls, basic maintenance, basic DIY, minor maintenance, basic repairs, simple repairs, painting and small repairs
Physical demands | =heavy lifting work, repetitive lifting, physical work, physically active work, physically active, manual work | <bending, <lifting, <standing for long periods = standing all day, <heavy lifting up to 20kg, <on your feet all day, <physically demanding, <lifting and shelving
Following instructions | =written and verbal instructions, follow SOPs, following procedures, company procedures, company policies, policies and procedures compliance, following policies, following company procedures, following safe systems of work, safe systems of work, following policies and procedures, working to procedures
Working unsupervised | <minimal supervision, <with minimal supervision, <without supervision
Compliance checks in buildings | =statutory compliance, fire door checks, building compliance | <asbestos register
Stock of cleaning materials | =cleaning supplies, ordering cleaning materials, cleaning stock
Caretaking of buildings | =building caretaker, premises officer, building management
Helpdesk in facilities | =logging jobs, job logging, raising purchase orders for repairs
Unlocking premises | <opening up buildings, <locking up buildings
`
