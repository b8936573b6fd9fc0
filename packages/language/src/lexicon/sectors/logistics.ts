/** Roads, warehouses and supply; the format is told in `parse-sector.ts`. */
export const logistics = `
[credential]
HGV Class 1 licence | =HGV Class 1, Class 1 licence, LGV Class 1, Category C+E, C+E licence, CE licence, LGV C+E, Class 1 driver | >HGV Class 2 licence
HGV Class 2 licence | =HGV Class 2, Class 2 licence, LGV Class 2, Category C licence, Cat C, Class 2 driver | >7.5 tonne licence
7.5 tonne licence | =C1 licence, Category C1, 7.5t licence, 7.5 tonne driving | >Full UK driving licence | @7.5 tonne driving
PCV licence | =category D, D licence, PSV licence, Category D licence, bus licence | >D1 licence
D1 licence | =Category D1 | <D1 on your licence, <D1 entitlement
Driver CPC | =CPC card, driver qualification card, DQC, certificate of professional competence for drivers | >CPC
CPC | =certificate of professional competence | ~CPC
Transport manager CPC | =TM CPC, CPC transport manager | <national CPC, <international CPC > national CPC | >CPC
Operator's licence holder
Full UK driving licence | =full driving licence, full licence | <clean driving licence = full clean licence = full clean driving licence = clean licence held, <manual driving licence | >Driving licence
Driving licence | =UK driving licence, UK licence, driver's licence, driver's license, driving license, need to drive, must drive, able to drive, must be able to drive, need to be able to drive, must be a driver, car driver essential, car driver required, must be a car driver, driver essential, car owner driver, car driver with, car driver and, driver with own car, driver with own vehicle
Forklift licence | =forklift truck licence, FLT licence, fork lift licence, forklift certificate | <counterbalance licence = RTITB counterbalance = counterbalance = counterbalance ticket > counterbalance truck, <ITSSAR, <RTITB, <AITT, <NPORS lift truck | >Forklift trucks | @ITSSAR, RTITB, AITT, RTITB counterbalance, NPORS lift truck
Reach truck licence | =reach licence, reach truck certificate | >Forklift licence, >Reach trucks
Lift truck licences | <LLOP licence > Powered pallet trucks, <VNA licence = VNA = very narrow aisle truck = man-up VNA = Flexi truck = bendi truck = Articulated forklift = bendi = pivot steer = aisle master > VNA truck, <PPT licence = pedestrian truck licence > Powered pallet trucks, <forklift ticket > Forklift trucks | @VNA, man-up VNA
ADR certificate | =ADR, ADR licence, dangerous goods driver training | <hazardous goods licence, <dangerous goods licence, <hazardous goods certificate, <dangerous goods by road | @ADR
Private hire licence | =taxi licence, PCO licence, taxi badge, private hire badge
Hackney carriage licence | =hackney licence
Motorbike licence | =motorcycle licence, full motorbike licence | >CBT motorcycle
CBT motorcycle | @CBT motorcycle
Pilot licence | =commercial pilot licence | <CPL, <ATPL > CPL
Dangerous goods safety adviser | =DGSA
CILT qualification | =Chartered Institute of Logistics and Transport, CILT membership
Lorry loader certificate | =lorry loader ticket, HIAB licence, HIAB ticket | <ALLMI = ALLMI card | >Lorry-mounted cranes | @ALLMI
Digital tachograph card | =digi card, digital tacho card, driver card, tacho card, tachograph card, digi tacho card, digi tacho | >Digital tachograph
Clean licence | =clean driving record | <no more than 6 points, <no endorsements
MPQC | <quarry passport, <mineral products card
Moffett licence | <truck-mounted forklift | >Moffett forklift
Side loader | =side loader licence | <multi-directional truck
Motorcycle courier licence | <CBT certificate
Customs qualification | =customs clearance qualification | <BIFA training
Airside pass | <airside driving permit
General security awareness training | =GSAT
Category B+E entitlement | =B+E
Purchasing qualification | <CIPS, <CIPS Level 4 > CIPS, <MCIPS > CIPS | @CIPS
[tool]
Warehouse management systems | =WMS, warehouse management system, warehouse software | <Manhattan WMS, <Red Prairie, <JDA WMS, <SAP EWM, <Körber
Transport management systems | =TMS, transport management system, route planning software | <Paragon, <Mandata, <Microlise, <Podfather, <Descartes
Digital tachograph | =tachograph, tachographs, tacho, tachograph analysis, smart tachograph
Vehicle telematics | =telematics, vehicle tracking, fleet tracking
RF scanners | =handheld scanners, RF scanning, barcode scanners, scanning guns
Voice picking | =picking by voice, voice-directed picking
Customs software | <CHIEF, <CDS declarations = Customs Declaration Service, <ASYCUDA
Satellite navigation | =sat nav, satnav
Vehicle tracking systems | <in-cab system, <in-cab technology, <Masternaut
Proof of delivery devices | =delivery PDA, delivery handheld | <electronic POD
Freight systems | <CargoWise, <Freightware
Warehouse systems | <Mintsoft, <Peoplevox, <Blue Yonder, <RedPrairie
Courier apps | <Circuit routing, <Paragon routing
Stock and ERP systems | <IFS
[equipment]
Forklift trucks | =FLT, forklift truck driving, forklift driving, forklift operation, forklift operator, driving a forklift | <counterbalance truck, <VNA truck, <Moffett forklift, <Moffett
Reach trucks | =reach truck, reach truck driving, reach truck operation
Powered pallet trucks | =PPT, pallet truck, LLOP, pump truck, electric pallet truck, EPT, low level order picker
Lorry-mounted cranes | =HIAB, HIAB crane, lorry loader, grab lorry
Tail lifts | =tail-lift, tail lift
Refrigerated vehicles | =reefer, temperature controlled vehicles, fridge trailer
Curtain siders | =curtainsider, flatbed trailer, low loader
Vans | =van driving, 3.5 tonne van, LWB van, transit van, delivery van, Luton van, driving a van, long wheelbase van
Conveyor systems | =conveyor belts, sortation system, conveyors, sorting machines, automated storage
Rigid lorries | =rigids, articulated lorries, skip lorry, 7.5 tonner, rigid vehicles, articulated vehicles, double deckers trailers, walking floor trailers | <18 tonne, <26 tonne, <7.5 tonne vehicles, <artic, <artics, <tippers, <7.5 tonne
Brick grab | <clamshell bucket, <crane attachments, <moffett operation
Handheld devices | =handheld | <PDA, <hand-held scanner
Trolleys and cages | =roll cages, cages, cage deliveries, handling cages | <dollies
Safety footwear | =safety boots | <PPE, <steel toe caps, <hi-vis, <personal protective equipment
Buses and coaches | =minibuses, PCV vehicles
Racking | =pallet racking, narrow aisle racking
Refuse vehicles | =refuse collection vehicles, kerbside vehicle | <RCV
[method]
Railway rule book | =rule book, railway rules, platform train interface, PTS
Revenue protection | =penalty fares, fare evasion, ticket inspection, ticket checks on trains
Fares and tickets | =ticket machine, ticket machines, cash fares, collecting fares
Order picking | =picking orders, picking and packing, pick and pack, picking, order pickers, picking goods, pick rates, picking stock
Packing | =packing orders, packing goods, packaging goods, packing boxes
Loading and unloading | =loading vehicles, unloading vehicles, unloading containers, loading lorries, container unloading, devanning, tipping loads, handballing, loading trailers, unloading trailers, loading and tipping | <unloading lorries, <loading vans
Goods in | =goods receipt, receiving goods, goods-in, inbound deliveries, booking in deliveries, checking deliveries, booking in goods, receiving deliveries, receiving stock, checking goods in, tipping trailers
Goods out | =despatch of goods, dispatch of goods, outbound loads, goods despatch, dispatching orders, despatching orders
Putaway | =put-away, putting stock away, stock putaway, putting away stock, replenishing pick faces, replenishment of pick faces, let-downs
Load securing | =securing loads, load restraint, strapping loads, roping and sheeting, load security, ratchet straps, sheeting loads
Multi-drop delivery | =multi-drop, multidrop, multi drop driving, multi-drop deliveries, parcel delivery, delivering parcels, delivery rounds, last mile, parcel depot, parcels | <final mile, <van deliveries
Trunking | =night trunking, trunk runs, trunk driver, long-haul driving, long haul
Tramping | =tramper, nights out, sleeping out in cab
Vehicle checks | =daily walkaround checks, walkaround checks, daily vehicle checks, defect reporting, vehicle defect checks, vehicle inspections before use, walk-round checks, pre-use checks, daily checks of the vehicle
Drivers' hours | =driver hours regulations, drivers hours rules, EU drivers' hours, working time directive for drivers, tacho rules
Route planning | =planning routes, route optimisation, routing deliveries, journey planning, scheduling deliveries, vehicle routing
Proof of delivery | =POD, electronic proof of delivery, ePOD, delivery paperwork, PODs, signed delivery notes
Reversing and manoeuvring | =banksman, shunting, yard shunting, shunter, vehicle banksman, reversing assistant | <vehicle marshal
Manual handling | =heavy lifting, lifting and carrying, safe lifting, lifting heavy items, heavy loads | <lifting up to 20kg, <lifting up to 25kg
Stock accuracy | =inventory accuracy, perpetual inventory, PI checks, stock discrepancies
Kitting | =kit assembly, co-packing, rework of goods
Pallet wrapping | =shrink wrapping, palletising, building pallets, stretch wrapping, stacking pallets, wrapping pallets
Cross-docking | =cross dock, sortation, parcel sorting, sorting parcels
Returns processing in warehouses | =reverse logistics, returns logistics | >Returns and refunds
Import and export procedures | =import export, customs clearance, export documentation, import documentation, customs declarations, Incoterms, shipping documentation, customs entries, commodity codes, bills of lading | <import and export documents, <shipping documents, <import clearance
Demand planning | =demand forecasting, materials planning, MRP planning, S&OP, replenishment planning, sales and operations planning, MRP, stock planning | <material requirements planning, <stock turns, <supply planning, <cost down, <lead times
Safe and defensive driving | =defensive driving, eco driving, SAFED
Working Time Directive | =working time rules, road transport working time | <WTD
Labelling | =labelling goods, barcode labelling, applying labels | <relabelling
Loading | =loading and unloading lorries | <unloading, <tipping, <handball, <hand balling, <tipping containers, <container tipping
Checking goods | =checking deliveries off, checking stock in, purchase order checks | <delivery notes, <GRN
Yard duties | =yard work, forecourt duties, yard marshalling
Returns handling | =returns, customer returns, processing returns, goods returns | <RMA
Delivery planning | =delivery scheduling | <carrier booking, <vehicle scheduling, <routing
Driver debriefs | =debriefing drivers, driver infringements | <infringement reports, <tachograph infringements
Freight costing | <haulage rates, <subcontract haulage, <subcontracted haulage, <carrier management, <hauliers
On-time delivery | =on time in full, delivery performance | <OTIF, <service levels
Vendor managed inventory | <consignment stock, <safety stock, <reorder points, <stock optimisation, <min max levels
Purchase orders | =raising purchase orders, order expediting, expediting orders, raising POs, purchase order processing, purchase requisitions | <PO processing
Dispatch | =despatch, preparing goods for dispatch, loading vehicles for delivery, dispatch notes, despatch paperwork
Long-distance driving | =continental driving, European driving
Fleet compliance | =operator licence, DVSA, FORS Gold, vehicle inspections, O licence compliance | <PMI inspections
Passenger service in transport | =fare collection, ticket checks, wheelchair passengers
Lift truck operation | =operating forklift trucks, order picker truck
Vehicle cleaning | =keeping the vehicle clean, cleaning vehicles, vehicle washing | <cab cleanliness
Fuel and mileage records | =mileage records, fuel usage
Hazardous goods handling | =dangerous goods, hazardous chemicals transport, IMDG
Abnormal loads | <heavy haulage
Trunk routes | <double-deck trailers, <trailer swaps, <changeovers of trailers
Goods inspection | =quality checks on goods in
Export paperwork | =export documents | <EUR1, <commercial invoices
Stock location | =bin locations, location moves
Pick accuracy | =picking to target
Route knowledge | =learning routes, route learning, knowledge of routes
Signals and speed limits | =obeying signals, speed restrictions, responding to signals
Train preparation | =train preparation and disposal, preparing trains | <traction knowledge, <degraded working, <rail rule book
Passenger announcements | =customer announcements, PA announcements, making announcements
Driver daily checks | <defect checks, <first use checks
Passenger driving | <bus driver, <minibus driver, <private hire, <school transport, <taking fares, <issuing tickets
Transport planning in depots | <routing and scheduling, <traffic clerk | >Transport planning
Waste collection rounds | <refuse loader, <bin round, <recycling round
Tail-lift use | <Moffett truck
Postal work | <mail sorting, <postal worker
[domain]
Warehousing | =warehouse, warehouse work, warehouse environment, distribution centre, warehouse operations, fulfilment centre, RDC, warehouse experience, distribution, warehouse operative
Road haulage | =haulage, HGV driving, lorry driving, truck driving, haulage industry, general haulage, transport industry, haulage company
Courier services | =courier, courier work, parcel industry, last-mile delivery
Passenger transport | =bus driving, coach driving, passenger transport services, driving buses
Taxi driving | =private hire driving, chauffeuring, chauffeur
Supply chain | =supply chain management, supply chain operations, end-to-end supply chain, supply chain planning
Freight forwarding | =air freight, sea freight, ocean freight, freight forwarder, forwarding, road freight, groupage, booking freight
Third-party logistics | =3PL, contract logistics, logistics provider
Cold storage | =cold chain, chilled warehouse, frozen warehouse, cold store, temperature-controlled storage, temperature-controlled goods, chilled goods, frozen goods, chilled and frozen, chill store, cold store work, freezer environment
Bonded warehouses | =bonded goods, bonded warehouse, duty suspension
Rail operations | =train driving, train dispatch, signalling operations, railway operations, train operating company, rail industry, signalling, train crew, station operations
Aviation ground handling | =airport ground handling, ramp handling, baggage handling, airside
Port operations | =dock work, stevedoring, container terminal
Waste collection | =refuse collection, bin lorry, recycling collection, side waste | <transfer station
Home delivery | =two-man delivery, furniture delivery, home deliveries, white goods delivery, home delivery service
Removals | =house removals, removals work, furniture removals | <packing crates, <removals porter
Chilled distribution | =temperature-controlled distribution, frozen distribution, chilled food distribution, chilled conditions | <temperature-controlled, <working in cold storage, <freezer work
Container haulage | =bulk haulage | <tankers, <fuel delivery, <car transporters
Ambulance and school transport | =community transport | <dial-a-ride
Aviation ground operations | =airport operations, ground handling, ramp work | <passenger check-in
Shipping | =ports, maritime, vessel operations, shipping line
Food distribution | =foodservice distribution, drinks distribution | <brewery logistics
Public transport | <PCV driving, <tram driving
Railways | <station work
Taxi work | <school transport driving, <minibus routes
[duty]
Split shifts | =split shift working, split duties
Towing trailers | =trailer towing
Delivery driving | =driving deliveries, delivering goods, making deliveries, delivery driver duties, delivering to customers
Warehouse supervision | =supervising a warehouse, warehouse team leading, shift leading in a warehouse, leading warehouse operatives, warehouse management, managing a warehouse, warehouse team leader, supervising warehouse staff, running a shift in the warehouse
Fleet management | =managing a fleet, fleet operations, vehicle fleet, fleet maintenance scheduling
Transport planning | =planning loads, load planning, scheduling drivers, traffic office, transport scheduling, planning deliveries, container loading | <cube utilisation
Transport compliance | =operator licence compliance, O licence, FORS, earned recognition, DVSA compliance
Vehicle maintenance scheduling | =PMI scheduling, MOT scheduling, vehicle servicing schedule
Transport management | =managing transport, transport manager duties, managing drivers, leading drivers
Customer deliveries liaison | =delivery bookings, booking deliveries, delivery slots, delivery booking, delivery windows
Driver training | =driver assessment, driver trainer, ride-alongs
Passenger assistance | =passenger safety, helping passengers, school transport escort, passenger assistant
Fuel management | =fuel efficiency, fuel card control
Logistics coordination | =coordinating logistics, logistics administration, shipping coordination, coordinating shipments
Procurement | =purchasing, sourcing suppliers, buying goods, procuring goods, procurement process, sourcing, tender management, supplier selection, buying goods and services | <expediting purchase orders, <purchasing experience, <chasing suppliers, <obtaining quotations, <requests for quotation
Supplier management | =managing suppliers, supplier relationships, vendor management, supplier negotiation, supplier performance, supplier relationship management | <supplier scorecards, <supplier audits, <supplier visits, <visiting suppliers, <vendor rating, <supplier development
Contract negotiation | =negotiating contracts, commercial negotiation, negotiation of contracts
Category management | =category strategy, spend analysis, strategic sourcing
Tendering | =tender processes, invitations to tender, RFQ, RFP, bid management, responding to tenders, proposals, proposal writing, bid responses, bids | <bid writer, <PQQs, <framework bids
Delivering to sites | =site deliveries, deliveries to sites | <deliveries to customers
Keeping customers informed of deliveries | =delivery updates, customer updates on deliveries
Vehicle cleanliness | =washing vehicles, vehicle cleaning by drivers
Transport administration | =transport clerk, transport office
Driver management | =driver scheduling, supervising drivers
Housekeeping in the warehouse | =keeping the warehouse tidy, warehouse housekeeping, clean work area, good housekeeping, keeping work areas clean, 5S standards, keeping a clean work area, workshop housekeeping, clean and safe working area
Health and safety in the warehouse | =warehouse safety, pedestrian safety, near misses | >Health and safety
Customer deliveries | =customer doorstep service, two-person deliveries, doorstep delivery
Truck checks | =daily truck checks, pre-start checks, forklift checks
Tipping and loading | =loading bays | <bay marshalling
Warehouse tidiness | <clear gangways
Pallet moving | =moving pallets
`
