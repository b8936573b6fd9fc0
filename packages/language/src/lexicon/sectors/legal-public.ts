/** Law and public service; the format is told in `parse-sector.ts`. */
export const legalPublic = `
[credential]
Police investigation accreditation | <PIP Level 1, <PIP Level 2 > PIP Level 1
Library qualification | =CILIP, CILIP membership, chartered librarian, librarianship degree | @CILIP
Qualified solicitor | =admitted solicitor, solicitor admitted, SRA admission | <practising certificate = current practising certificate = SRA practising certificate = unrestricted practising certificate
Legal practice course | =LPC
Solicitors qualifying examination | =SQE | <SQE1, <SQE2 > SQE1
Training contract | =trainee solicitor contract
Law degree | =LLB, degree in law, qualifying law degree | <master of laws | >Degree
Law conversion course | <GDL, <CPE, <PGDL
Barrister qualification | =called to the Bar | <BPTC = Bar course, <pupillage
CILEX | =CILEX qualification | <CILEX Level 3, <CILEX Level 6 > CILEX Level 3, <chartered legal executive = FCILEX > CILEX Level 6
Conveyancing qualification
Licensed conveyancer | =CLC, CLC licence, CLC qualified | >Conveyancing qualification
Paralegal qualification | =NALP, Level 3 paralegal | @NALP
RTPI membership | =RTPI, licentiate RTPI | @RTPI
Chartered town planner | =MRTPI | >RTPI membership
CIH qualification | =Chartered Institute of Housing | <CIH Level 3, <CIH Level 4 > CIH Level 3, <CIH Level 5 > CIH Level 4, <CIH Level 2
Environmental health qualification
Environmental health registration | =EHORB | >Environmental health qualification
CIEH | @CIEH
Trading standards qualification | =DCATS
Justice of the peace | =magistrate
Accredited immigration adviser | =IAA regulated adviser, OISC, OISC registration | <OISC Level 1, <OISC Level 2 > OISC Level 1, <OISC Level 3 > OISC Level 2 | @OISC
Advice qualification | <Citizens Advice training, <money guidance qualification, <debt advice qualification
Registrar accreditation
Celebrant training
Legal secretarial qualification | =legal secretaries diploma | <CILEX legal secretary, <Pitman legal | @CILEX legal secretary
IAAS accreditation | =immigration accreditation, IAAS | @IAAS
Town planning degree | =RTPI accredited degree
Security vetting | <BPSS clearance, <counter-terrorist check
Housing qualification | <CIH Level 3 certificate, <CIH membership = CIH | @CIH
[tool]
Legal case management systems | =legal software, legal case management system | <Proclaim, <LEAP, <Clio, <Osprey, <Visualfiles, <ALB, <PracticeEvolve, <SOS legal, <Actionstep, <InTouch conveyancing | ~Proclaim, ~Osprey
Legal databases | =legal research databases | <LexisNexis = Lexis, <Westlaw, <Practical Law
Housing management systems | <Northgate Housing, <Orchard housing, <Civica, <Capita housing
Planning software | <Idox = Idox Uniform
Police systems | =Athena police | <Police national computer = PNC, <HOLMES, <NICHE, <PND
Electronic court filing | <CE-File, <MyHMCTS
Land Registry portal | =Land Registry, HM Land Registry portal | <Lender Exchange, <Search Flow, <InfoTrack, <AP1 applications
Housing systems | <Civica Cx, <Aareon QL, <MRI Housing, <Capita One Housing, <NEC Housing, <Locata, <Abritas
Legal case systems | <PartnerOne
[method]
Risk assessment of domestic abuse | >Risk assessment
Police powers | =PACE, Police and Criminal Evidence Act, making arrests, arresting suspects
Planning policy framework | =NPPF, National Planning Policy Framework, national planning policy, planning legislation
Planning obligations | =Section 106, S106 agreements, community infrastructure levy, CIL
Listed building consent | =listed building applications
Permitted development | =permitted development rights, change of use applications
Legal research | =researching case law, researching points of law, legal analysis
Legal drafting | =drafting leases, drafting statements, drafting contracts, contract drafting, drafting legal documents, drafting agreements, drafting pleadings, drafting and reviewing contracts, commercial agreements, NDAs, non-disclosure agreements, terms and conditions, contract negotiation in law, drafting representations, drafting skills
Contract review | =reviewing contracts, contract law, commercial contracts
Litigation | =civil litigation, dispute resolution, commercial litigation, court proceedings, preparing court bundles, court bundles
Conveyancing | =residential conveyancing, property transactions, land registry applications, commercial property law | <leasehold packs, <sale and purchase files, <transfers of equity, <remortgages, <leasehold transactions, <title checks, <title reviews, <reporting on title, <exchange and completion, <raising enquiries, <draft contract packs
Wills and probate | =probate, drafting wills, estate administration, lasting powers of attorney, private client | <LPAs, <private client work
Family law | =divorce proceedings, child arrangement orders, matrimonial law, children law | <divorce, <financial remedies, <child arrangements
Criminal law | =criminal defence, prosecution work, police station representation | <police station attendance, <crown court, <magistrates' court work
Employment tribunal work | =tribunal representation, tribunal hearings
Personal injury | =clinical negligence, personal injury claims | <RTA claims, <employers' liability claims, <road traffic accident claims, <PI claims, <litigation files
Immigration law | =visa applications, immigration advice, asylum law
Intellectual property | =trade marks, patents, copyright law
Corporate law | =corporate law work, company law, mergers law, corporate transactions
Disclosure | =e-discovery, document review, disclosure exercises
Client care in law | =client interviews, taking instructions, attendance notes, client meetings in law, taking instructions from clients, client instructions
Legal aid | =legal aid applications, Legal Aid Agency, legal aid work | <law centre
Regulatory compliance | =compliance, regulatory requirements, ensuring compliance, compliance monitoring, compliance audits
Complaints investigation | =investigating complaints, ombudsman cases, complaint investigations
Investigations | =conducting investigations, investigating, investigation, fact finding, evidence gathering, gathering evidence
Statement taking | =taking witness statements, victim statements, taking statements, witness statements, witness interviews | <PACE interviews
Policy analysis | =policy development, public policy, policy advice, policy research, policy making
Ministerial briefing | =briefing ministers, ministerial submissions, parliamentary questions
Public consultation | =consultations with the public, community consultation, community engagement, resident engagement, consultation events, community groups, public meetings, public events | <tenant participation, <working with local groups, <drop-in sessions
Freedom of information | =FOI requests, FOIA, subject access requests, SARs | <data subject requests
Debt advice | =money advice, debt counselling, money management advice
Enforcement | =issuing notices, enforcement action, civil enforcement, parking enforcement
Licensing applications | =licensing enforcement, premises licensing
Planning applications | =development management, planning policy, town planning, local plans, pre-application advice
Housing allocations | =housing options, housing register, lettings of social housing
Rent collection | =rent arrears, income recovery, arrears management, collecting rent, rent arrears recovery, income collection | <arrears
Anti-social behaviour casework | =ASB, anti-social behaviour, neighbour disputes, anti-social behaviour cases | <ASB cases, <antisocial behaviour, <injunctions, <community protection notices
Environmental health inspections | =food premises inspections, noise complaints, statutory nuisance
Revenues and benefits | =housing benefit, council tax, benefits assessment, business rates | <council tax support, <universal credit advice, <discretionary housing payments
Electoral services | =running elections, electoral registration, polling station | <elections, <elections work
Economic development | =regeneration, town centre management, inward investment
Grants administration | =grant making, grants management, managing grants, grant programmes, awarding grants | <commissioning of services, <commissioning services
Monitoring and evaluation | =programme evaluation, M&E reporting, impact evaluation, impact measurement, theory of change
Safeguarding referrals | =LADO referrals, MARAC
Campaigning | =lobbying, public affairs, political campaigning, advocacy campaigns
Civil registration | =registering births and deaths, registrar duties, ceremonies | <marriage ceremonies
Ordering searches | =local searches, searches, property searches, drainage searches, body searches, vehicle searches, bag checks
Completion statements | =completions, post-completion, redemption statements | <exchange of contracts
SDLT returns | =SDLT | <stamp duty, <stamp duty land tax
Agricultural property | =agricultural law, rural property | <farm sales
Commercial leases | =lease review | <landlord and tenant
Case preparation | =witness preparation | <bundles, <chronology
Statutory notices | =serving notices | <possession proceedings
Inquests and inquiries | =public inquiry, inquests
Parliamentary work | =parliamentary | <select committees
Crime recording | <statements from witnesses, <interviewing suspects, <PEACE interviewing
Case progression | =case listing | <court listings
Homelessness assessments | =homelessness applications, housing need assessments | <housing needs
Case law research | =legal databases research, statute research, legal opinions, advising on law, legal advice
Document bundles | =preparing bundles, paginating bundles, trial bundles, preparing court documents
Probate applications | =estate accounts, inheritance tax forms, grant of probate, administering estates, powers of attorney
Litigation support | =issuing proceedings, drafting witness statements, particulars of claim, disclosure lists, instructing counsel, counsel instructions, settlement negotiation
Legal billing | =WIP, time recording, recording time, billing targets, fee targets, client billing in law, chargeable hours, billing clients | <billable hours
Client onboarding checks | =client ID checks, identity checks, conflict checks
Compliance monitoring in law | =SRA, SRA rules, Solicitors Regulation Authority, SRA regulations, SRA Standards and Regulations, Lexcel, SRA Accounts Rules, COLP | >Regulatory compliance
Employment law advice | =settlement agreements, unfair dismissal claims, discrimination claims
Planning enforcement | =appeals against refusal, public inquiries in planning, planning appeals, site visits for planning, planning committee reports
Housing enforcement | =HMO licensing, private sector housing, disrepair claims, housing disrepair
Tenancy work | =tenancy sign-ups, sign-ups, tenancy breaches, tenancy audits, tenancy visits, void inspections, viewings of homes, sustaining tenancies | <pre-action protocols
Arrears recovery | =rent accounts, possession claims, notice seeking possession, court action for arrears, universal credit claims
Policy implementation | =implementing policy, legislation analysis, consultation responses, briefing papers, writing briefings, briefings
Correspondence with the public | =responding to complaints, ombudsman responses, stage one complaints, complaint responses
Inspections in public service | =inspecting premises, enforcement notices, compliance visits, food inspections
Public health programmes | =health improvement, health inequalities, needs assessments in public health
Research for policy | =social research, research reports, evidence reviews, evaluation reports
Immigration casework | <skilled worker applications, <global talent applications, <sponsor licence applications, <indefinite leave to remain, <naturalisation applications, <naturalisation, <Home Office applications, <asylum claims
Immigration rules | <points-based system
Estate walkabouts | =estate management in housing | <block inspections
Ministerial work | =ministerial briefings, ministerial correspondence | <parliamentary business, <drafting submissions
Environmental health | <food hygiene inspections, <pest complaints
Licensing | =taxi licensing | <premises licences
Trading standards | <consumer advice, <weights and measures
Planning decisions | =planning committee, breaches of planning control, heritage in planning | <delegated reports, <appeal statements, <Section 106 agreements, <householder applications
Welfare benefits | <PIP claims, <Blue Badge applications
Licensing and enforcement | <penalty charge notices, <civil enforcement officer, <housing standards
Policy work | <policy papers, <policy briefings, <stakeholder consultation
Job centre work | <work coaching, <jobseekers, <employability support, <job search support, <supporting people into work, <employment adviser, <CV writing support
[domain]
Local government | =council, local authority, county council, borough council, local authorities
Civil service | =central government, government department, Whitehall, civil service experience, civil service departments | <arm's length bodies
Legal services | =law firm, legal practice, in-house legal, legal sector
Courts and tribunals | =HMCTS, court administration, court clerk, court usher
Prison service | =HMPPS, custodial setting, prisons, prison officer duties, prison environment, custodial environment, young offender institution, prison officer work, prison landings | <custodial settings
Policing | =police service, police constable, response policing, neighbourhood policing, PCSO, police force, police staff, policing experience, law enforcement | <intelligence reports, <custody records, <disclosure of evidence, <PNLD, <community policing
Social policy | =welfare policy, housing policy
International development | =NGO, aid work, humanitarian work, international aid
Housing management | =tenancy management, housing officer duties, managing tenancies, leasehold management | <check-in reports, <inventories of properties, <property inspections in lettings, <deposit registration, <mutual exchanges, <tenancy law, <tenancy enforcement, <housing officer, <allocations and lettings, <lettings of homes
Border control | =immigration control, customs enforcement
Citizens Advice | =advice work, advice agency, giving advice, generalist advice, advice sessions, giving advice to clients, casework advice, benefit appeals, form filling for clients, advising clients
Community development | =community projects, community work, community organising, community outreach, outreach work, outreach
Property law | =residential property law, property department
Benefits system | <DWP, <jobcentre, <Universal Credit
Residential property | =conveyancing department, new-build conveyancing, property conveyancing
Commercial property | =commercial property transactions, landlord and tenant law | <leases
Regulators | =regulatory bodies, regulatory framework
Parish and town councils | =parish council
Housing sector | =housing, social landlords, affordable housing
Housing law | =Housing Acts, housing legislation | <landlord compliance
Political parties | <campaign offices, <constituency casework, <MP's office
Courts | =courts service
[duty]
Legal support | =paralegal work, legal assistance, supporting fee earners, fee earning, legal assistant duties
Court attendance | =attending court, representing clients in court, advocacy in court, court work, representing at court, county court | <giving evidence, <attending hearings, <representing the council, <attending tribunals, <calling cases, <swearing in witnesses, <court lists, <listing cases, <preparing court papers
Case files | =file management, opening case files, managing case files, legal files
Partnership working | =working in partnership, building partnerships, partnership development with agencies, inter-agency working, multi-agency partnerships | <working with partners, <partner organisations, <working with other agencies
Public enquiries | =public counter service, members of the public, dealing with the public, serving the public | >Customer service
Committee reports | =reports to committee, reports to councillors, member liaison
Town clerking | =parish clerk, town council
Councillor support | =democratic services, scrutiny support, member services, councillors | <committee clerking, <elected members, <member enquiries, <committee clerk, <council meetings, <committee administration
Neighbourhood management | =neighbourhood officer | <estate inspections
Handling correspondence from the public | =complaints correspondence | <casework letters, <MP letters | >Letter writing
Supervising paralegals | =supervising trainees, supervising fee earners
Advice at a desk | =drop-in advice
Volunteers in public services | =supporting volunteers
`
