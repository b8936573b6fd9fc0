/** Engineering, factories and workshops; the format is told in `parse-sector.ts`. */
export const engineering = `
[credential]
Chartered engineer | =CEng, chartered engineer status | >Incorporated engineer
Incorporated engineer | =IEng | >EngTech registration
EngTech registration | =EngTech, engineering technician registration
Engineering degree | =degree in engineering | <BEng, <MEng > BEng, <mechanical engineering degree, <electrical engineering degree, <civil engineering degree | >Degree
HNC in engineering | =HNC engineering | <HNC mechanical engineering = HNC in mechanical engineering > mechanical engineering qualification, <HNC electrical engineering = HNC in electrical engineering > electrical engineering qualification, <HND in engineering = HND engineering | >Engineering qualification
Time-served apprenticeship | =time served, engineering apprenticeship, recognised apprenticeship, apprentice-trained
Coded welder | =coded welding | <EN ISO 9606, <ASME IX | @EN ISO 9606, ASME IX
Six Sigma certification | =lean six sigma | <yellow belt, <Six Sigma Green Belt = green belt > yellow belt, <Six Sigma Black Belt = black belt > Six Sigma Green Belt
NEBOSH | =NEBOSH certificate | <NEBOSH National General Certificate, <NEBOSH diploma > NEBOSH National General Certificate
IOSH | =IOSH qualification | <IOSH Working Safely, <IOSH Managing Safely > IOSH Working Safely, <GradIOSH, <CMIOSH = chartered member of IOSH > GradIOSH
ISO 9001 auditing | =ISO 9001 auditor | <internal auditor ISO 9001, <lead auditor = ISO 9001 lead auditor > internal auditor ISO 9001 | @ISO 9001 auditing
EASA licence | =EASA Part 66, aircraft maintenance licence | <B1 licence, <B2 licence | @EASA Part 66
Engineering qualification | <BTEC engineering, <City and Guilds engineering, <Level 3 engineering, <ONC, <mechanical engineering qualification, <NVQ Level 3 in mechanical engineering > mechanical engineering qualification, <electrical engineering qualification
Welding certificates | <BS EN ISO 9606 | @BS EN ISO 9606
Vehicle technician qualification | <Level 3 vehicle maintenance, <IMI Level 3, <NVQ Level 3 in vehicle maintenance
MOT tester | =MOT tester licence | <Class 4 MOT, <Class 7 MOT
Hybrid vehicle qualification | <IMI Level 3 electric vehicles, <EV qualification for technicians
Authorised person electrical | <high voltage authorised person
PTS card | =personal track safety card | >Rail engineering
COMPEX | =CompEx certification
Aircraft licence | <CAA licence
Heavy vehicle qualification | <IRTEC = irtec licence, <NVQ Level 3 heavy vehicle maintenance = Level 3 in heavy vehicle maintenance = Level 3 heavy vehicle
Light vehicle qualification | <Level 3 light vehicle maintenance, <NVQ Level 3 motor vehicle
F-Gas certificate | =F-gas, F-Gas qualified | <F-Gas Category 1
Tacho centre approval | =tacho calibration, tachograph calibration
[tool]
SolidWorks | =Solid Works, SOLIDWORKS | >Computer-aided design
Autodesk Inventor | =Inventor 3D, Inventor CAD | >Computer-aided design
CATIA | =CATIA V5 | >Computer-aided design
Siemens NX | =NX CAD, Unigraphics | >Computer-aided design
Creo | =Pro/ENGINEER, PTC Creo | >Computer-aided design
Fusion 360 | =Autodesk Fusion | >Computer-aided design
Computer-aided design | =CAD, CAD drawings, CAD modelling, CAD software, computer aided design | <3D CAD, <2D CAD
Computer-aided manufacturing | =CAM, CAD/CAM | <Mastercam, <PowerMill, <HyperMill
Finite element analysis | =FEA | <ANSYS, <Abaqus, <Nastran
Computational fluid dynamics | =CFD | <OpenFOAM, <Ansys Fluent
MATLAB | =MathWorks MATLAB | <Simulink = MATLAB Simulink
LabVIEW | =National Instruments LabVIEW
PLC programming | =PLCs, programmable logic controllers, ladder logic | <Siemens S7, <TIA Portal, <Allen-Bradley, <Rockwell PLCs, <Codesys
SCADA | =SCADA systems | <WinCC
HMI programming | =HMIs
PCB design | =printed circuit board design, PCB layout, board design | <Altium Designer = Altium, <KiCad, <Eagle PCB, <OrCAD, <board bring-up
SAP in manufacturing | =SAP ERP | <SAP PP, <SAP MM | >SAP
ERP systems | =ERP, enterprise resource planning | <SAP, <Epicor, <Infor, <Microsoft Dynamics 365 Business Central, <Dynamics NAV, <Sage 200, <Oracle ERP
CMMS | =maintenance management system, computerised maintenance management | <Maximo, <Concept Evolution
Minitab | =Minitab software | >Statistical software
Statistical process control | =SPC
Product lifecycle management | =PLM | <Windchill, <Teamcenter
PLC brands | <Siemens TIA Portal, <Mitsubishi PLC, <Omron PLC
Machine tool makes | <XYZ machines, <Bridgeport
Maintenance software | <SAP PM, <Agility CMMS, <Infor EAM
Car diagnostics | <Snap-on diagnostics, <Autologic, <VCDS, <diagnostic equipment for vehicles
Embedded operating systems | <FreeRTOS, <Zephyr RTOS, <VxWorks, <QNX
Serial buses | <SPI, <I2C, <UART, <CAN bus, <Modbus, <Profibus, <Profinet, <RS-485, <peripheral interfaces
Manufacturing planning software | <Epicor Kinetic, <Sage Manufacturing, <123 Insight, <Progress Plus
[equipment]
CNC machines | =CNC, computer numerical control, CNC milling, CNC turning, CNC machining, CNC setter, CNC operator, machining centres, Fanuc controls, Heidenhain, Mazak, 5-axis machining, vertical machining centre, five-axis machining, multi-axis machining | <5-axis, <3-axis, <4-axis, <VMC, <Hurco, <Haas, <DMG Mori, <Okuma, <sliding head, <EDM, <wire erosion, <surface grinding, <cylindrical grinding, <3-axis machining, <4-axis machining
Manual lathes | =manual turning, centre lathe, manual milling, lathes, milling machines, Bridgeport milling
Press brakes | =press brake, guillotine, metal folding, turret punch
Injection moulding machines | =injection moulding, blow moulding, extrusion, plastic moulding, mould changes
Laser cutting | =laser cutter, plasma cutting, waterjet cutting
Industrial robots | =robotics, robot programming, Fanuc robots, ABB robots, KUKA robots
Hydraulics and pneumatics | =hydraulics, pneumatics, hydraulic systems, pneumatic systems
Electric motors | =motors and drives, inverters, variable speed drives, VSD, gearboxes
Overhead cranes | =overhead crane, gantry crane, lifting operations, LOLER
Coordinate measuring machines | =CMM, CMM inspection
Oscilloscopes | =multimeters, electronic test equipment, logic analysers | <spectrum analyser, <signal generator, <bench power supplies
Packaging machinery | =packing line machinery, flow wrap, bottling line, filling machines, flow wrappers, bagging machines, labellers, case sealers
Boilers and steam plant | =steam boilers, boiler house
Compressors | =compressed air systems, air compressors
3D printing | =additive manufacturing, rapid prototyping, laser sintering
CNC controls | =Heidenhain control, Siemens control | <Fanuc, <Mazatrol, <Haas controls, <Siemens Sinumerik
Height gauges | =bore gauges, slip gauges, thread gauges, plug gauges, go/no-go gauges | <surface plate
Conveyors and pumps | =pumps | <valves, <bearings, <motors
Air handling | =air handling units | <chillers, <cooling towers
Workshop machinery | =pillar drills, grinders, mills and lathes, milling, turning, bench grinder
Packing equipment | =weighing scales, strapping machines, tape guns
Sewing machinery | =industrial sewing machine | <walking foot machine, <buttonhole machine
[method]
Thermodynamics | =heat transfer, thermofluids
Pressure vessels | =pressure vessel design, pressure systems, PSSR
Product conformity | =UKCA marking, UKCA, CE marking, machinery directive, machinery safety directive
Welding | =weld fabrication, welder, arc welding, MIG and TIG, welding stainless steel, brazing | <MIG welding, <TIG welding, <MMA welding, <stick welding, <spot welding
Fabrication | =metal fabrication, sheet metal work, steel fabrication, plating work, fabricating, cutting and bending, sheet metal | <folding metal, <bending and folding, <turret press, <CNC punching, <fabricator
Soldering | =PCB assembly, SMT, surface mount, hand soldering, IPC-A-610
Machine setting | =tool setting, setting machines, setting up machines, changeovers, SMED, setting and operating machines, setting tools, setting and operating, machine changeovers, job set-ups, first-off checks | <changing tools, <setter operator, <job setting
Machine operating | =operating machinery, machine operation, machine minding, operating machines, production machinery, running machines, feeding machines, machine operator, production line machinery
Mechanical assembly | =assembly work, product assembly, assembling components, mechanical fitting, fitting and assembly, assembling parts, pumps and gearboxes, seals and bearings, fitting bearings, belts and chains, assembling products, hand assembly, sub-assemblies, electro-mechanical assembly | <bench fitting, <building to drawing, <flat pack assembly, <circuit board assembly, <control panel wiring
Electrical assembly | =panel wiring, panel building, wiring looms, cable harness, control panels
Engineering maintenance | =machine maintenance, plant maintenance, maintenance of machinery, equipment maintenance, breakdown maintenance, multi-skilled maintenance, mechanical maintenance, electrical maintenance, motor control circuits, wiring panels, relay logic, sensors, proximity sensors, servo drives | <conveyors maintenance, <bearings and belts, <maintenance engineer
Preventive maintenance | =planned preventive maintenance of machines, total productive maintenance, TPM, condition monitoring, predictive maintenance, preventative maintenance, planned maintenance in factories, vibration analysis, lubrication rounds
Fault diagnosis | =fault finding, troubleshooting machinery, diagnosing faults, tracing faults, rectifying faults, diagnostics, fault-finding
Root cause analysis | =RCA, 5 whys, fishbone analysis, 8D, problem solving tools
Lean manufacturing | =lean, lean production, lean principles, lean tools, lean methods
5S | =5S methodology, 6S
Kaizen | =continuous improvement in production, kaizen events
Quality control | =QC, quality checks, quality inspection, product inspection, inspecting products, in-process inspection, visual inspection, dimensional inspection, inspecting parts, checking finished products, goods-in inspection, measuring parts
Quality assurance | =QA, quality management system, QMS, ISO 9001, QA checks, checking quality
Non-conformance reports | =NCRs, corrective and preventive action, CAPA
FMEA | =failure mode and effects analysis, PFMEA, DFMEA
APQP | =PPAP, advanced product quality planning
Measuring instruments | =micrometers, verniers, vernier calipers, calipers, gauges, metrology
Engineering drawings | =reading engineering drawings, interpreting engineering drawings, GD&T, geometric tolerancing, technical drawings | >Working from drawings
Design for manufacture | =DFM, design for assembly, DFMA
Product development | =new product development, NPD, new product introduction, NPI, product design engineering
Prototyping | =building prototypes, prototype testing, wireframes, mock-ups, interactive prototypes, clickable prototypes, low-fidelity prototypes
Control systems | =control engineering, automation, industrial automation, process control, automation engineering, commissioning of control systems, instrument calibration on plant
Embedded systems | =firmware, embedded C, microcontrollers, embedded software, FPGA, VHDL | <bare-metal programming, <bootloader, <ARM Cortex-M, <low-power design
Electronics design | =circuit design, analogue electronics, digital electronics, RF design, power electronics
Calibration | =instrument calibration, calibrating instruments, instrumentation
Commissioning | =installation and commissioning, commissioning equipment, FAT and SAT
Non-destructive testing | =NDT, ultrasonic testing, dye penetrant, magnetic particle inspection
Production planning | =production scheduling, planning production, capacity planning, master production scheduling, job scheduling, managing production schedules, production deadlines
Process improvement in production | =yield improvement, OEE, overall equipment effectiveness, downtime reduction, cycle time reduction | >Process improvement
Good manufacturing practice | =GMP, cGMP, change controls, OOS investigations, data integrity in laboratories, GxP
Machine safety | =LOTO, lock out tag out, lockout tagout, PUWER, machine guarding
Paint spraying | =powder coating, spray painting, wet spraying
Industrial sewing | =sewing machinist, garment making, upholstery
Vehicle repair | =vehicle mechanics, vehicle servicing, car mechanics, servicing vehicles, MOT testing, light vehicle maintenance, vehicle diagnostics, repairing vehicles, MOTs, MOT preparation, brakes, clutches, suspension, timing belts, vehicle inspections in workshops, servicing and repair, fault codes, diagnostic equipment, electrical diagnosis on vehicles, hybrid and electric vehicles, EV maintenance, servicing and repairs of vehicles, brake repairs | <car servicing, <servicing cars, <clutch replacement, <mechanic, <vehicle technician, <cambelts, <brake discs, <tyre fitter, <diagnosing faults on vehicles, <dealer diagnostics, <auto electrics, <vehicle electrics
Body repair | =panel beating, vehicle bodywork, smart repair, vehicle paint, dent removal, body shop, MET fitting, colour matching, vehicle refinishing | <vehicle paint spraying
Tyre fitting | =wheel alignment, exhaust fitting
First-off inspection | =first article inspection, first off, final inspection | <FAIR, <in-process checks
Program editing | =editing programs, proving out programs, CNC programming | <G-code, <offsets
Working to tolerance | =tolerances, tight tolerances, working to tight tolerances, close tolerance work, micron tolerances | <limits and fits
Tool changes | =changing tooling | <tooling, <jigs and fixtures
Deburring | <fettling, <polishing metal, <grinding metal
Machining of metals | =machining aluminium | <aluminium, <titanium, <stainless steel, <Inconel, <exotic materials
Wiring and looms | <crimping, <cable assembly, <harness assembly
Route cards | =job cards, batch cards | <work orders, <production orders, <inspection paperwork, <batch records in production
Value stream mapping | <standard work, <poka-yoke, <visual management, <daily management boards
Energy management | =energy efficiency, energy audits | <ISO 50001
Process safety | =functional safety | <HAZOP, <COMAH, <ATEX, <DSEAR, <IEC 61508, <ISO 26262, <SIL assessment, <MISRA C
Pressure testing | =leak testing | <hydrotesting
Water treatment plant | =wastewater plant | <legionella control
Simulation and analysis | =stress analysis, tolerance analysis, thermal analysis
Breakdown response | =breakdowns, reactive maintenance of machinery, responding to breakdowns, fixing breakdowns, machine breakdowns, breakdown repairs, reducing downtime, downtime
Precision measurement | =callipers, measuring equipment
Quality systems | =IATF 16949, non-conformances, corrective actions, control plans, containment actions | <8D reports, <8D problem solving
Design engineering | =mechanical design, concept design, detailed design, bill of materials, BOMs, design calculations
Electronics | =schematic capture, electronics testing, test equipment
Tyre and exhaust work | =tyres, exhausts, tracking and balancing
Surface finishing | =shot blasting, electroplating, anodising, polishing and deburring
Health and safety in factories | =isolation procedures, safe isolation, LOLER inspections, risk assessments at work | >Health and safety
Textile production | =overlocking, pattern grading, cutting fabric, cutting fabrics, cutting patterns, fabric cutting | <pattern matching of fabrics, <patterned fabrics
Setting CNC machines | =CNC setting | <offline programming
Reading schematics | =reading circuit diagrams, schematics | <circuit diagrams, <wiring diagrams
Hardware-in-the-loop | =hardware-in-the-loop tests, hardware test rigs | <HIL testing
Upholstering | <upholstery work, <traditional upholstery, <modern upholstery, <webbing and springs, <foam fillings, <horsehair, <loose covers, <button backs, <piping and cushions, <re-covering furniture
French polishing | <wood finishing, <lacquering, <spray finishing of furniture, <furniture restoration
Preventive maintenance of machines | =planned preventative maintenance, reactive repairs of machines | >Preventive maintenance
Statistical quality tools | <capability studies, <Cpk, <gauge R&R, <MSA studies
Layered audits | =layered process audits, process audits, product audits
Line running | =running a line, line operation, assembly line work, line operating
Finite element work | <structural analysis, <fatigue analysis
Piping design | =pipe stress | <isometric drawings, <PFDs
High voltage work | =high voltage, HV switching | <LV distribution, <cable jointing
Shutdown work | =shutdowns, plant shutdown | <turnaround work, <outage work
Flange work | =flange breaking, flange bolting, bolting of flanges | <valve change outs, <MJI 10
Pipe spools | =pipe supports | <carbon steel pipework, <stainless pipework, <small bore pipework
Chassis alignment | =chassis straightening | <jig work, <panel straightening, <straightening panels, <refitting panels
Parts checking | =checking parts | <manufacturer methods, <repair methods
Heavy vehicle maintenance | <HGV technician, <HGV mechanic, <servicing HGVs, <repair of HGVs, <safety inspections of vehicles, <PMI sheets, <trailer repairs, <heavy vehicle repair, <bus mechanic, <brake testing, <braking systems, <air systems
Cycle repair | <bicycle repair, <bike mechanic, <wheel building, <truing wheels, <Cytech, <cycle mechanic
Fabrication and welding | <fabricator welder
Refrigeration work | =refrigeration | <refrigerant handling, <AC installation
Appliance repair | =domestic appliance repair | <white goods repair, <washing machine repairs
Locksmithing | =locksmith | <lock fitting
Printing | =print operator | <guillotining paper, <machine minder
Castings and forgings | <castings, <forgings, <machined parts, <foundry work, <moulding sand
Composite laminating | <fibreglass, <hand lay-up, <carbon fibre lay-up
Water networks and treatment | <water networks, <pumping stations
Metering | =smart meters, meter installation, gas meters, smart metering
[domain]
Mechanical engineering
Electrical engineering
Manufacturing | =production environment, factory, manufacturing environment, factory work, production, factory environment, manufacturing industry, manufacturing sector, engineering environment
Automotive | =automotive industry, motor trade, car industry, vehicle manufacturing, car manufacturing, garage, main dealer workshop, independent garage, vehicle workshop | <fast-fit centre, <bodyshop
Aerospace | =aviation engineering, aircraft maintenance, AS9100, aircraft assembly, line maintenance, base maintenance, airframe, aircraft structures, composite repair, aerospace industry, aviation, aviation industry, space industry
Food manufacturing | =food production, food factory, BRC, BRCGS, food processing, food production lines, high-care production, hand packing, packing lines, production hygiene, metal detection, weighing ingredients, packing machines, metal detector on lines | <checkweigher, <bakery factory, <sealing machines, <labelling products, <batch making, <checking weights, <metal detection checks
Pharmaceuticals | =pharmaceutical manufacturing, medical devices, ISO 13485, cleanroom, pharmaceutical industry, pharma, contract research organisation, medical device manufacture, clean room, cleanroom assembly
Oil and gas | =offshore, petrochemical, refinery, upstream
Energy generation | =power station, power generation, nuclear industry, wind turbines, renewables, renewable energy
Rail engineering | =rolling stock, track maintenance, personal track safety, rolling stock maintenance, overhead line, signalling maintenance, permanent way, signalling engineering
Marine engineering | =shipbuilding, ship repair, naval engineering
Textiles | =textile manufacturing, garment production
Printing industry | =print finishing, litho printing, digital print production
Chemical engineering | =chemical processing, process engineering, distillation, P&ID, process optimisation, process validation, P&IDs, mass balance, commissioning of plant
Precision engineering | =toolroom | <toolmaking, <tool room
Electronics manufacturing | =battery manufacturing | <EMS, <semiconductor
Packaging industry | =plastics industry, fast-moving consumer goods | <FMCG manufacturing, <FMCG, <paper mill
Water industry | =water company, water utility, clean water, sewage treatment, river management, flood risk | <wastewater
Space and satellites | =satellite | <avionics, <unmanned aircraft
Marine | =boat building, yachts | <outboard engines, <boat repair
Food industry | =food manufacturing environment, meat processing, brewing, brewery, drinks production
Energy engineering | =substations, nuclear
Subsea engineering | =subsea, subsea background | <offshore instruments, <underwater vehicles
Utilities engineering | =water industry engineering | <power distribution
[duty]
Production line work | =assembly line, line work, production operative duties, working on a production line, line operative, production work, production operative, production line, packing products, manufacturing operative
Production supervision | =supervising production, shift leading in production, leading production operatives, production team leading, production management, managing production, shift management in factories, manufacturing management
Production targets | =meeting production targets, output targets, throughput, meeting output
Production records | =batch records, batch paperwork, production paperwork, traceability
Technical reports in engineering | =test reports, engineering reports | >technical reports
Test engineering | =product testing, test rigs, functional testing of products, environmental testing, insulation testers, pressure testing equipment
Field service engineering | =field service, field engineer, on-site repairs to equipment, service engineer, customer site visits in engineering, installing equipment at customer sites, service visits, call-outs to customers
Engineering project management | =leading engineering projects, managing engineering projects, engineering project delivery, engineering projects, capital projects, capex projects, project engineering, factory acceptance tests, FAT testing, site acceptance
Shift work in factories | =rotating shifts, continental shifts, 12-hour shifts | >Shift work
Machine cleaning | =basic machine maintenance, cleaning machines, clean down of machines | <operator maintenance, <autonomous maintenance
Shift handovers in production | =shift handover reports, production handovers | >Shift handover in care
Completing production records | =job paperwork, production logs, batch documentation
Technical support to production | =supporting production, manufacturing support, mechanical drawings
Making samples | =fabric samples, sample making | <prototype builds
Documenting designs | =design documentation | <engineering documentation
`
