/** Offices and projects; the format is told in `parse-sector.ts`. */
export const office = `
[credential]
BCS business analysis | =BCS, BCS diploma, BCS certificate in business analysis | @BCS business analysis, BCS
Business administration NVQ | =NVQ business administration, diploma in business administration | <Level 2 business administration, <Level 3 business administration > Level 2 business administration
Typing qualification | <RSA typing, <RSA Level 2 typing > RSA typing, <OCR text processing, <Pitman typing | @RSA typing, OCR text processing
ECDL | =European Computer Driving Licence, ICDL
PRINCE2 | =PRINCE 2 | <PRINCE2 Foundation, <PRINCE2 Practitioner > PRINCE2 Foundation | @PRINCE2, PRINCE 2
PMP | =project management professional
APM qualification | =MAPM, Association for Project Management | <APM PFQ, <APM PMQ = APM project management qualification > APM PFQ
MSP | =managing successful programmes | @MSP
Agile certification | =agile qualification | <AgilePM, <certified scrum master = CSM, <PSM I = professional scrum master, <Scaled Agile Framework
Company secretary qualification | =chartered governance institute, ICSA, CGI qualified
[tool]
Expense software | <SAP Concur = Concur, <Expensify
Microsoft Office | =MS Office, Microsoft 365, Office 365, Microsoft Office Suite, MS Office Suite, Microsoft packages
Microsoft Excel | =Excel, MS Excel, excel spreadsheets | <pivot tables, <VLOOKUP, <XLOOKUP, <Power Query, <Excel macros | >Spreadsheets
Spreadsheets | =spreadsheet skills, spreadsheet software
Word processing
Microsoft Word | =MS Word, Word documents | >Word processing
Microsoft PowerPoint | =PowerPoint, MS PowerPoint, PowerPoint presentations
Microsoft Outlook | =Outlook, MS Outlook, Outlook calendar
Microsoft Teams | =MS Teams
Microsoft Access | =MS Access, Access databases
Microsoft Project | =MS Project
Microsoft Visio | =Visio
Process mapping | =process diagrams, mapping processes
SharePoint | =Microsoft SharePoint, SharePoint Online
Google Workspace | =G Suite | <Google Sheets, <Google Docs, <Google Drive
Video conferencing | =virtual meetings | <Zoom = Zoom meetings, <Webex
Project boards | =project management software | <Jira, <Trello, <Asana, <Monday.com, <Smartsheet, <Basecamp, <Notion
Dictation software | =digital dictation | <Dragon NaturallySpeaking, <BigHand
Audio typing | =audio transcription, audio typist
Electronic signatures | =e-signatures | <DocuSign, <Adobe Sign
Switchboard | =telephone switchboard, operating a switchboard, switchboard operation
Document management systems | =EDRMS, electronic filing, document management | <iManage
Document control | =document controller
Email and calendars | =email | <e-mail, <shared mailbox, <inbox management, <shared inbox
Intranets
Wikis | =wiki | <Confluence
Collaboration platforms | <Google Meet, <online meetings
Document systems | <NetDocuments
Phone systems | <RingCentral, <Mitel, <telephone systems
Excel functions | =excel formulas | <lookups, <SUMIFS, <formulae
Intermediate Excel | >Microsoft Excel
Advanced Excel | >Intermediate Excel
Scheduling tools | <Calendly, <Doodle polls
Translation tools | <Trados = SDL Trados, <memoQ, <Memsource = Phrase TMS, <Wordfast
Dictation tools | <Winscribe, <Dragon dictation
[method]
Process mapping standards | =BPMN, as-is and to-be processes, as-is processes, to-be processes
Status reporting | =project status reports, steering committee, steering group papers
Lessons learned | =lessons learnt, post-project reviews, project closure
Diary management | =managing diaries, calendar management, managing calendars, diary coordination, diaries
Minute taking | =taking minutes, writing minutes, minutes, minutes of meetings, meeting minutes, minuting meetings, taking meeting notes, note taking | <action logs, <servicing committees, <clerking meetings | ~minutes
Data entry | =inputting data, data input, data inputting, entering data, keying data, updating databases, database maintenance, maintaining databases | <record updating, <typing up notes
Filing | =filing documents, archiving documents, scanning documents, scanning and filing, photocopying | <binding documents, <printing documents, <franking machine, <filing and archiving
Touch typing | =typing, fast typing, copy typing | <typing speed = wpm = words per minute, <typing letters, <typing reports
Letter writing | =correspondence, drafting letters, drafting correspondence, responding to emails, handling correspondence, email correspondence, covering letters, standard letters
Travel arrangements | =booking travel, travel booking, arranging travel, booking flights and hotels, organising travel, booking accommodation | <itineraries, <booking hotels, <flights and hotels
Meeting arrangements | =arranging meetings, organising meetings, setting up meetings, scheduling meetings, booking meeting rooms, meeting coordination
Proofreading | =proof-reading, proof reading, checking documents for errors, copy checking
Report writing | =writing reports, writing clear reports, writing up reports, producing reports, preparing reports, compiling reports, drafting reports
Record keeping | =keeping records, maintaining records, accurate records, record-keeping, records management, updating records, keeping records up to date | <registers and logs
Data protection | =GDPR, UK GDPR, General Data Protection Regulation, Data Protection Act, confidentiality of data, information governance, data protection law
Process improvement | =improving processes, business process improvement, process redesign, streamlining processes, continuous improvement, CI projects, improvement projects, waste reduction in production, Six Sigma
Project management | =managing projects, project delivery, delivering projects, leading projects, project planning, running projects, project lifecycle, project manager
Programme management | =managing programmes, portfolio management, PMO, project management office, programme delivery, programme boards
Agile working | =agile, agile methodology, agile methods, agile delivery, scrum, scrum ceremonies, sprint planning, kanban, agile working methods, sprints, agile environment, retrospectives
Waterfall | =Gantt, project timelines, waterfall methodology, stage gates, waterfall projects, Gantt charts, critical path
Risk management | =managing risk, risk registers, risk logs, RAID logs, enterprise risk, risk and issue management, risk analysis, identifying risks
Change management | =organisational change, business change, change programmes, managing change, leading change, change adoption
Stakeholder management | =managing stakeholders, stakeholder engagement, stakeholder relations, working with stakeholders, liaising with stakeholders, engaging stakeholders, stakeholders, stakeholder relationships, senior stakeholders, internal and external stakeholders, effective working relationships, working relationships, relationships with stakeholders
Business analysis | =requirements gathering, gathering requirements, business requirements, gap analysis, user stories, process analysis, as-is and to-be, functional specifications
Benefits realisation | =benefits tracking, business case development, business cases, writing business cases, KPI dashboards, performance reporting
Research | =desk research, conducting research, carrying out research, researching
Policy writing | =writing policies, developing policies, policies and procedures, writing procedures, standard operating procedures, SOPs, drafting policies, writing SOPs
Presentations | =presentation skills, delivering presentations, giving presentations, presenting to groups, public speaking
Business continuity | =business continuity planning, disaster recovery planning, crisis planning
Keyboard skills | =keyboard | <accurate typing
Agendas and papers | =agendas, preparing agendas, committee papers
Database updates | =databases, CRM updates, updating accounts
Newsletters and notices | =notices | <mail merge, <mailshots
Filing systems | =opening files, closing files, opening and closing files | <scanning
Forms processing | =processing forms, application forms, processing applications
Spelling and grammar | =spelling, grammar, excellent spelling | <punctuation
Spreadsheet maintenance | =maintaining spreadsheets, updating spreadsheets, trackers, maintaining trackers, updating trackers, keeping spreadsheets up to date
Mail handling | =opening post, incoming post and emails, franking post, sorting and distributing post
Database administration in offices | =updating systems, updating records on the system, keeping databases up to date
Event coordination in offices | =organising training days, organising away days, conference organisation, booking venues, venue booking, catering orders | >Event planning
Presentations preparation | =preparing presentations, slide decks, producing presentations, creating presentations
Project support | =project administration, project coordination, supporting projects, project documentation, highlight reports, PMO support
Business case writing | =options appraisal, cost-benefit analysis
Governance | =board meetings, statutory registers
Customer records | =updating customer records, customer databases, logging enquiries, logging calls, updating client records
Expenses administration | =processing expense claims, expenses, managing expenses, reconciling expenses
Room booking | =booking rooms, managing room bookings, meeting rooms, boardrooms
Collating documents | =collate supporting documents, collating information | <compiling packs, <meeting packs
Change management in organisations | =change communications | >Change management
Digital filing | <version control of documents
Mail duties | =distributing mail | <sorting post
Event bookings in offices | =room bookings, meeting room bookings | <arranging catering
Diary keeping | <booking meetings
Bookings and appointments | <booking in clients, <making bookings, <handling bookings, <booking appointments for clients
Interpreting and translation | <translating documents, <proofreading translations, <translator, <CAT tools
Customer helpdesk | <helpdesk, <service desk calls
Survey interviews | <telephone interviews, <market research interviews, <field interviewing
Event administration | <delegate lists, <name badges
[domain]
Office administration | =administration, administrative support, admin support, admin duties, office administrator duties, general office duties, clerical work, clerical duties, administrative duties, secretarial support, admin, general administration, administration skills, administrative experience, administrative tasks, admin tasks, providing administrative support, secretarial duties, secretarial work, secretarial experience, secretary, team secretary
Medical secretarial work | =medical secretary, medical terminology, AMSPAR, clinic letters, typing clinic letters, medical typing, referral letters
Legal secretarial work | =legal secretary, legal administration, legal admin, legal secretary duties, audio typing in law
School office work | =school administration, school office, school secretary, admissions in schools, parent enquiries | <school trips administration, <school census, <dinner money, <ParentPay, <pupil records, <attendance registers
Consultancy | =management consultancy, consulting, management consulting
Public sector administration | =local government administration, council administration, civil service administration
Charity administration | =third sector, voluntary sector, not-for-profit, charity sector, non-profit, trustee meetings, supporting trustees
Membership organisations | =membership administration, professional body administration, membership records, membership renewals, renewals administration
Executive support | <PA, <EA, <PA to directors
Facilities and office moves | =health and safety in offices | <DSE assessments
Membership bodies | =professional body, trade association
Charities | =charity experience
Public sector | =public services, public sector experience, government sector
Small and medium businesses | =SME environment, SMEs, family business
Professional services | =professional services firm
[duty]
Gatekeeping | =acting as gatekeeper, gatekeeper for
Reception | =receptionist, reception duties, front desk, front-desk duties, reception work, manning reception, reception cover, front of house reception, signing in visitors
Telephone answering | =answering telephones, answering phones, answering the phone, telephone manner, phone calls, telephone skills, phone handling, taking messages, professional telephone manner, clear telephone voice, good telephone manner, phones, handling telephone calls, phone manner | <telephone calls, <fielding calls, <confidence on the phone, <confident on the phone
Office management | =managing an office, running an office, running the office, office manager duties, office manager, office coordination
Executive assistance | =EA support, executive PA, executive assistant, supporting executives, supporting directors, PA support, personal assistant, PA duties | <PA support to directors
Committee servicing | =board papers, board meetings support, governance support, clerking, committee support, papers for committees
Company secretarial work | =statutory filings, Companies House filings, corporate governance
Purchase of office supplies | =ordering stationery, stationery ordering, ordering office supplies, office supplies, office consumables, stock of stationery | <stationery
Onboarding administration | =new starter paperwork, new starter administration, right to work checks, ID checks, immigration checks, checking right to work, sponsorship compliance, visa sponsorship administration, DBS checks administration, pre-employment screening | <sponsor licence, <vetting checks, <checking references, <candidate compliance
Invoicing | =raising invoices, issuing invoices, invoice preparation, billing customers, sales invoicing, raising sales invoices, invoice queries, customer invoicing, preparing invoices | <billing
Appointment scheduling | =booking appointments, scheduling appointments, making appointments, appointments diary, appointments
Customer records administration | =client records, client files, file opening, file closing
Translation of documents | =document translation
Team coordination | =coordinating a team, coordinating teams, team coordination, workload allocation, allocating work, allocating tasks
Volunteer coordination | =managing volunteers, coordinating volunteers, volunteer management, recruiting volunteers, supervising volunteers, volunteer recruitment, volunteer support
Greeting people | =welcoming people | <first point of contact, <front-of-house duties, <meeting visitors
Insurance and invoices in offices | =processing invoices, office invoices, petty cash in offices
Supporting managers | =supporting senior managers, administrative support to managers
Post and couriers | =Post and deliveries at reception, post handling, outgoing post, incoming post, arranging couriers
Team support | =supporting the team, team administration, ad hoc duties, ad-hoc tasks
Handling enquiries by email | =email enquiries, managing inboxes, dealing with emails, inbox | >Customer enquiries
Service delivery | =service improvement, delivering services, service management, service design in the public sector
Health and safety coordination | =health and safety representative, accident records, accident book, display screen assessments
Facilities liaison | =liaising with landlords, liaising with contractors, office maintenance
Inductions in the office | =setting up new starters, desk set-ups
Enquiries by email | =answering emails | <dealing with queries, <handling queries, <responding to queries
Case administration | <setting up files, <archiving files
Purchase orders in offices | =raising orders
Handling confidential data | =confidential data, confidential documents, personal data handling
Working to service levels | <turnaround times
[equipment]
Office machines | <photocopiers, <scanners, <laminators, <shredders
`
