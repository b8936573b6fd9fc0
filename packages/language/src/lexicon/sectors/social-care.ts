/** Care and social work; the format is told in `parse-sector.ts`. */
export const socialCare = `
[credential]
CQC registration | =fit person interview, CQC fit person, registered with the CQC as manager
Care Certificate | =the Care Certificate, Care Certificate standards | <15 standards of care
NVQ in health and social care | =diploma in health and social care, QCF health and social care, RQF adult care, diploma in adult care | <Level 2 health and social care = NVQ Level 2 in health and social care = Level 2 in health and social care = Level 2 diploma in care = NVQ Level 2 adult care = NVQ Level 2 in adult care = Level 2 adult care = Level 2 diploma in adult care = NVQ Level 2 care = NVQ Level 2 health and social care = Level 2 diploma in health and social care, <Level 3 health and social care = NVQ Level 3 in health and social care = Level 3 in health and social care = Level 3 diploma in adult care = NVQ Level 3 adult care = NVQ Level 3 in adult care = Level 3 adult care = NVQ Level 3 care = NVQ Level 3 health and social care = Level 3 diploma in health and social care > Level 2 health and social care, <Level 4 health and social care = Level 4 diploma in health and social care = Level 4 diploma in adult care = NVQ Level 4 health and social care > Level 3 health and social care
Level 5 leadership in care | =Level 5 diploma in leadership for health and social care, diploma in leadership for health and social care, registered manager award, Level 5 leadership and management for adult care | >Level 3 health and social care
Social work qualification | =qualified social worker, social work degree, DipSW, recognised social work qualification | <BA Social Work, <MA Social Work
Social Work England registration | =Social Work England, registered social worker, SWE registration, Social Work England registered
Approved mental health professional | =AMHP | <AMHP warrant
Best interests assessor | =BIA qualification
Youth work qualification | =JNC, JNC qualification, JNC recognised youth work qualification, NYA qualification, Level 2 youth work, Level 3 youth work, JNC youth work, JNC qualified | @JNC, JNC youth work
DBS check | =DBS clearance, Disclosure and Barring Service, Disclosure & Barring Service, Disclosure and Barring Service check, Disclosure & Barring Service check, Disclosure and Barring check, CRB check, DBS disclosure, DBS, criminal record check, criminal records check | <enhanced DBS = enhanced DBS check = enhanced disclosure = DBS on the update service > Standard DBS
PVG scheme | =PVG membership, PVG
Newly qualified social worker year | =assessed and supported year | <ASYE | @ASYE
PMLD experience | <profound and multiple learning disabilities, <complex needs, <profound needs
Vehicle for work | <business insurance, <business car insurance, <business use insurance
Level 4 residential childcare | =residential childcare diploma
Positive behaviour support training | =PBS training | <PMVA training, <MAYBO training
Epilepsy and buccal training | =buccal midazolam training, epilepsy training
Level 4 in children's residential care
Level 3 residential childcare diploma
[tool]
Care planning software | =digital care records, electronic care planning | <Nourish, <Person Centred Software, <Log my Care, <Birdie, <CareDocs, <Access Care Planning
Social care case systems | =case recording systems | <Mosaic = Mosaic case management, <Liquidlogic = LCS | ~Mosaic
Care planning apps | <PASS care planning
Children's social care systems | <Azeus
[equipment]
Hoists | =mobile hoist, ceiling hoist, stand aid, hoisting residents, slide sheets
[method]
ADHD | =attention deficit hyperactivity disorder
Duke of Edinburgh Award | =DofE, Duke of Edinburgh's Award
Youth participation | =youth voice, youth forums, young people's participation
Child exploitation work | =criminal exploitation, child criminal exploitation, child sexual exploitation | <county lines, <modern slavery
Personal care | =intimate care, washing and dressing, help with washing, assistance with bathing, bathing and dressing, personal hygiene support, help people wash, help residents wash, help clients wash, wash and dress, dressing | <toileting, <bathing
Moving and handling | =moving and handling people, people handling, safe handling of residents | >Manual handling
Person-centred care | =person centred support, individual support, personalised care, person-centred planning
Care plans | =support plans, care and support plans, writing care plans, updating care plans, reviewing care plans
Daily care notes | =care notes, daily logs of care, daily records of care
Medication support | =medication prompting, prompting medication, MAR charts, MAR sheets
Positive behaviour support | =PBS, behaviour support plans
Challenging behaviour | =behaviours that challenge
De-escalation | =de-escalation techniques, conflict de-escalation
Physical intervention models | <PMVA > De-escalation, <MAPA > De-escalation, <Team Teach > De-escalation, <breakaway techniques
Mental Capacity Act | =MCA, mental capacity assessment, deprivation of liberty safeguards, DoLS
Care Act assessments | =Care Act 2014, needs assessment of adults, adult social care assessment
Child protection | =section 47 enquiries, child protection conferences, child in need plans, children's social work
Risk assessment in care | =falls risk assessment, individual risk assessments, positive risk taking | >Risk assessment
Active support | =promoting independence, enabling independence, reablement, independent living skills, person-centred active support | <total communication
Makaton | =Makaton signing
British Sign Language | =BSL | <BSL Level 1, <BSL Level 2 > BSL Level 1
PECS | =picture exchange communication
Motivational interviewing | =motivational techniques
Trauma-informed practice | =trauma-informed, trauma work, trauma informed care, trauma-informed approach, trauma-informed working
Key working | =keyworker, key worker, keyworking sessions
Advocacy | =advocating for clients, independent advocacy, IMCA
Supervision of carers | =staff supervisions in care, carer supervision, spot checks on carers
Signs of Safety | <Section 47, <strengths-based practice, <strengths based approach, <systemic practice, <Working Together, <Children Act 1989, <Children Act
Court reports | =court statements, Section 7 reports, giving evidence in court | <care proceedings, <statutory assessments, <child and family assessments
Child in need work | =child in need | <LAC reviews, <care leavers, <pathway plans, <family group conferences, <strategy meetings
Pressure area care | =pressure ulcer prevention | <skin integrity, <repositioning clients, <turning clients, <Waterlow, <repositioning, <turning patients
Goal setting with clients | <outcomes star, <outcome-focused support, <recovery plans
Harm reduction | <relapse prevention, <needle exchange services, <substance misuse interventions
Crisis intervention | =crisis support | <suicide prevention, <self-harm
Sensory needs | =sensory impairment | <deafblind, <visual impairment, <hearing impairment
Life story work | =life histories | <reminiscence, <life stories, <memory books
Supporting independence | =independence skills, daily living skills, life skills, independent living, activities of daily living, skills for independence
Risk assessments of people | =individual risk management plans, missing from care procedures | >Risk assessment
Behaviour support | =managing challenging behaviour, behaviour management plans, de-escalating situations, PROACT-SCIPr
Communication aids | =social stories, visual timetables, objects of reference, augmentative and alternative communication, AAC | <now and next boards, <widgit symbols
Epilepsy care | =seizure management, buccal midazolam, rescue medication
Catheter and stoma support | =emptying catheter bags, stoma bags
Direct work with children | =direct work, wishes and feelings, life story books
Assessment of carers | =carer's assessment, parenting assessments, kinship assessments, Form F assessments, connected persons assessments, special guardianship assessments
Safeguarding enquiries | =section 42 enquiries, section 42, safeguarding investigations, adult safeguarding
Multi-agency meetings | =multi-agency working with families, team around the child, TAF meetings, professionals' meetings, core groups
Contact supervision | =supervised contact, family time
Recovery work | =recovery-focused support, recovery model, social prescribing, community connecting
Reviewing care packages | =reviews of care packages, annual reviews of care, continuing healthcare, CHC assessments, direct payments, personal budgets
Quality assurance in care | =care audits, quality audits in care, provider inspections, action plans after inspection, CQC preparation | >Quality assurance
Rostering carers | =care rotas, covering calls, allocating calls, care coordination, care coordinator, scheduling care visits
Housing advice | =homelessness prevention, move-on plans, resettlement, finding accommodation | <choice-based lettings, <temporary accommodation
Group activities | =running groups, crafts and games, reminiscence sessions
Nutrition support | =thickened fluids, supporting people to eat, soft diets
Medication administration in care | =administering medicines to residents, medication competency, controlled drugs in care homes, medication audits | >Medication administration
Therapeutic parenting | =therapeutic parenting approaches | <PACE approach, <DDP-informed practice
Attachment-based practice | =attachment-based approaches, attachment theory, attachment-informed practice
Supported decision making | =best interest decisions | <capacity assessments
Group work with clients | =facilitating groups, group work sessions | <groupwork
Chair-based exercise | =chair exercises, seated exercise, gentle exercise for residents
Housing support plans | =goal planning
Public protection | =protect the public | <risk of serious harm, <MAPPA
Play work with families | <parenting programmes, <stay and play, <early help assessments
Domestic abuse support | <DASH risk assessment, <safety planning
Advocacy in care
End-of-life companionship | <sitting with families
Activities with residents | <activities coordinator, <armchair exercise, <trips out with residents
Meals and mealtimes | <assisting at mealtimes, <feeding support
Keeping clients company | <escorting to appointments
Children looked after by councils | <children looked after, <young people in care
[domain]
Residential care | =care home, residential home, residential setting, care homes
Nursing homes | =nursing home, nursing home setting
Domiciliary care | =home care, homecare, care in the home, community care visits, care calls
Live-in care | =live in carer, live-in carer
Supported living | =supported accommodation, supported housing, extra care housing, extra care scheme | <tenancy support in care
Learning disability support | =adults with learning disabilities, support for people with learning disabilities, people with learning disabilities
Autism support | =autism, autistic adults, autistic children, autism spectrum, ASD, ASC | <supporting autistic people, <autistic people, <neurodiversity
Mental health support | =support for people with mental illness, mental health recovery, mental health support worker
Physical disability support | =physical disabilities, people with physical disabilities, spinal injury care, acquired brain injury
Children's homes | =residential childcare, children's residential care, children in care | >Working with children
Fostering | =foster care, fostering assessments, adoption, kinship care
Homelessness services | =homelessness, rough sleepers, hostels for homeless people, housing first | <rough sleeping, <hostel work, <street outreach, <assertive outreach
Substance misuse services | =drug and alcohol services, addiction recovery, substance misuse, needle exchange | <addiction services, <keywork in recovery
Domestic abuse services | =domestic violence support, refuge work, IDVA, domestic abuse | <women's refuge
Youth work | =working with young people, youth club, detached youth work, youth engagement, youth sessions | <uniformed groups
Refugee support | =asylum seekers, refugees, resettlement of refugees
Probation | =offender management, probation services, rehabilitation of offenders
CQC | =KLOEs, CQC key lines of enquiry, quality statements, CQC fundamental standards, Care Quality Commission, CQC standards, CQC inspection, CQC regulations, fundamental standards of care
Ofsted for children's homes | =Ofsted SCCIF, children's homes regulations
Day centres | =day services, day opportunities, day care for adults | <respite care, <short breaks
Adult social care | =adult services, older adults, social care, health and social care, adult social services | <older people
Children's services | =children and families | <child and family social work, <early help, <edge of care
Brain injury | <neuro rehabilitation
Extra care | =retirement living, sheltered housing, retirement village, assisted living, warden duties
Young carers | =carers' services, unpaid carers
Care leavers' services | =leaving care, semi-independent living, 16+ accommodation, supported lodgings | <16 plus service, <supported accommodation for young people
Hospital social work | =hospital discharge team, discharge to assess
Adoption services | =adoption team, special guardianship
Youth justice | =youth offending, youth offending team, YOT, youth justice service, youth offending service | <young offenders
Sensory services | =rehabilitation of visual impairment, Deaf services
Complex care | =complex care packages, ventilated clients at home, spinal injuries at home
Fostering services | =fostering households, foster carers, fostering agency, fostering regulations, fostering panel, national minimum standards in fostering
[duty]
Support work | =supporting individuals, support worker duties, supporting service users, supporting adults
Companionship | =social interaction with clients, befriending, company for residents
Activities for residents | =activity planning, activities coordination, organising activities for residents, activity programmes, planning activities, varied programme of activities, one-to-one activities | <arranging outings
Meal preparation for clients | =preparing meals for clients, assistance with eating, feeding residents, nutrition and hydration | >Cooking
Community access | =outings with clients, accessing the community, supporting clients in the community
Case management | =caseload, managing a caseload, case work, casework, caseload management | <busy caseload, <case load
Family support | =work with families, family liaison, parenting support, family intervention
Benefits advice | =welfare benefits advice, welfare rights, universal credit support, income maximisation
Tenancy sustainment | =tenancy support, floating support, housing-related support
Sleep-in shifts | =sleep-ins, sleeping nights, waking nights, wake nights | <sleep in duties, <waking night shifts
Shift handover in care | =handovers between shifts, shift handover, handing over shifts
Safeguarding | =safe guarding, safeguarding adults, safeguarding children, safeguarding training, safeguarding lead, adult protection, safeguarding policies
Home visits | =visiting people at home, visiting families, home calls
Handling clients' money | =shopping for clients | <supporting with finances, <budgeting support
Escorting clients | =appointments with clients, taking clients to appointments
Duty rota in social work | =duty rota, duty desk | <EDT, <duty system, <front door referrals
Supporting people with shopping | =food shopping with clients, shopping and cooking, help with shopping
Domestic tasks for clients | =household tasks, light housework, domestic support, housework, laundry and cleaning for clients, light household duties
Attending appointments | =accompanying to appointments, hospital appointments, medical appointments
Social activities | =hobbies and interests, trips out, outings, supporting people to access activities
Shift leading in care | =senior carer duties, leading a shift in a home, running shifts in care | >Shift running in hospitality
Care team management | =managing a care home, care home manager, deputy manager in care, registered manager, registered manager duties
Supervising contact with relatives | =keeping families informed, communicating with families | >Contact supervision
Referrals to services | =signposting to services, signposting, referring to other agencies, onward signposting
Emotional support | =emotional wellbeing, wellbeing support, supporting wellbeing, pastoral support for clients
Foster carer support | =supervising foster carers, recruiting foster carers, training for carers, carers' support groups, supporting foster carers
Night duties in care | =night checks, night carer
Reporting concerns | =raising concerns, reporting safeguarding concerns, whistleblowing
Travel training | =supporting travel, using public transport with clients
Supervision visits | =unannounced visits, home visits to families, statutory visits
Annual reviews in care | =annual reviews, care reviews
Care assessments | =needs assessments, initial assessments in social care
Money management for clients | <benefit claims
Personal assistance | =personal assistant to a disabled person
Cooking for residents | =meal times with residents
Transporting clients | <escorting residents, <accompanying residents
Double-up calls | =doubles calls | <double ups, <home visits in care
`
