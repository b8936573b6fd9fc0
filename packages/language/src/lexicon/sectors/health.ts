/** Nursing, medicine and the clinics around them; the format is told in `parse-sector.ts`. */
export const health = `
[credential]
Independent prescribing in optometry | =IP optometrist, MECS, MECS accreditation, CUES accreditation
NCPS accreditation | =NCPS, NCPS accredited | @NCPS
PROMPT training | =PROMPT obstetric training | <K2 training
Responsible pharmacist | =responsible pharmacist role, RP certificate, superintendent pharmacist
Registered nurse | =RN, NMC registered nurse | <RGN = adult nurse registration = RGN qualified = registered adult nurse = NMC registered adult nurse = registered general nurse, <registered children's nurse = RSCN | >NMC registration, >Qualified nurse
NMC registration | =NMC PIN, NMC, NMC registered, active NMC registration, current NMC registration | @NMC
Qualified nurse
Registered mental health nurse | =RMN, mental health nurse registration | >Registered nurse
Registered learning disability nurse | =RNLD | >Registered nurse
Registered midwife | =NMC registered midwife, midwifery registration | >NMC registration, >Qualified midwife
Qualified midwife
Nursing associate registration | =registered nursing associate | >NMC registration
Nursing associate qualification
HCPC registration | =HCPC, HCPC registered, registered with the HCPC, Health and Care Professions Council registration | @HCPC
GMC registration | =GMC registered, full GMC registration, General Medical Council registration
GPhC registration | =GPhC registered, GPhC | <registered pharmacist, <registered pharmacy technician | @GPhC
GDC registration | =GDC registered, General Dental Council registration | <registered dental nurse
Nursing degree | =BSc Nursing, BN Nursing, degree in nursing, pre-registration nursing degree | >Degree
Nursing diploma | =diploma in nursing
Basic life support certificate | =BLS certificate
Immediate life support | =ILS | >Basic life support certificate
Non-medical prescribing | =independent prescriber, V300, nurse prescriber, non-medical prescriber | <V300 prescriber
Advanced life support | =ALS provider, ALS certificate, advanced life support provider | >Immediate life support
Paediatric life support | <PILS = paediatric immediate life support, <EPALS > PILS, <PALS > PILS, <APLS
Mentorship qualification | =mentorship course, SLAiP | <practice supervisor, <practice assessor > practice supervisor, <practice educator = practice educator award = practice teacher
CSP membership | =Chartered Society of Physiotherapy
RCOT membership | =RCOT, Royal College of Occupational Therapists | @RCOT
BDA membership | =British Dietetic Association
Physiotherapy degree | =BSc Physiotherapy, degree in physiotherapy | >Degree
Occupational therapy degree | =BSc Occupational Therapy | >Degree
Radiography degree | =BSc Diagnostic Radiography | >Degree
Midwifery degree | =BSc Midwifery | >Degree
Paramedic degree | =BSc Paramedic Science | >Degree
Dental nursing diploma | =NEBDN diploma, dental nurse qualification, Level 3 dental nursing | <NEBDN | @NEBDN
Dental radiography certificate | =certificate in dental radiography
Dental nursing certificates | <dental sedation certificate, <oral health education certificate, <implant nursing, <fluoride varnish
Hepatitis B immunity | =Hepatitis B, hepatitis B vaccination, hep B immunity, hep B
Immunisation status
Occupational health clearance | =health clearance
Pharmacy qualification | =NVQ pharmacy services, pharmacy NVQ | <Level 2 pharmacy, <Level 3 pharmacy = pharmacy technician qualification > Level 2 pharmacy, <NVQ2 dispensing = Level 2 dispensing = NVQ Level 2 in pharmacy services
MPharm | =pharmacy degree | >Degree
Phlebotomy certificate | <phlebotomist training
Continuing professional development | =continuous professional development, CPD, evidence of CPD | <revalidation
SCPHN | <registered health visitor | >NMC registration
Agenda for Change band | =NHS band, AfC band | <band 5 nurse, <band 6 nurse
Blood transfusion competency | =transfusion competence, blood transfusion training
Dispensing optician | =registered dispensing optician | <ABDO qualified
GOC registration
Pharmacy technician registration | =GPhC registered pharmacy technician
Counsellor accreditation | =accredited counsellor, counselling accreditation | <BACP accreditation = BACP accredited > BACP membership, <BABCP accreditation = BABCP accredited = BABCP, <UKCP registration = UKCP | @BABCP, UKCP
BACP membership | =BACP, BACP member, BACP registered | @BACP
Counselling diploma | =diploma in counselling
Fitness to practise
Neonatal life support | =NLS, newborn life support
Neonatal and practice assessor training
[tool]
Dental practice software | =SOE, SOE Exact, Exact dental software | <Dentally, <R4 dental software, <Aerona, <Software of Excellence
PACS | =picture archiving and communication system
SystmOne | =SystmOne software, TPP SystmOne | >Clinical information systems
EMIS Web | =EMIS, EMIS system | >Clinical information systems
Electronic patient records | =EPR, electronic health records, EHR, electronic medical records | <Cerner, <Rio, <Lorenzo, <Epic EPR, <Meditech
E-rostering in care | =e-rostering | <HealthRoster = Allocate rostering
Incident reporting systems | <Datix, <Ulysses
Clinical information systems | =clinical systems, GP clinical system | <patient administration system = PAS, <Vision clinical system, <MedChart, <JAC, <ICE pathology, <PARIS, <Carenotes, <AccuRx, <eRedBook
Optical instruments | <autorefractor, <phoropter, <focimeter, <slit lamp, <visual field screener
Laboratory analysers | =automated analysers, blood analysers | <Sysmex, <Roche Cobas, <Abbott Architect
Laboratory information systems in hospitals | <WinPath, <TelePath
Pharmacy systems | <PMR, <patient medication record, <ProScript, <PharmOutcomes, <Titan PMR, <Analyst PMR, <RxWeb, <ProScript Connect
Practice management in optics | <Optix, <Ocuco, <Optisoft
Moving and handling equipment | <transfer boards, <standing hoist
Electronic observations | =electronic observation system | <e-obs, <NEWS2 recording
Maternity records systems | <BadgerNet, <K2, <Euroking
Mental health records | <IAPTus, <PCMIS
[equipment]
Infusion pumps | =syringe driver, syringe pump, volumetric pump, infusion device
Ventilators | =mechanical ventilation
Non-invasive ventilation | =NIV, CPAP machine
ECG | =electrocardiogram, 12-lead ECG, ECG recording, ECGs, recording ECGs
Ultrasound | =ultrasound scanning, sonography, ultrasound scanner
MRI | =magnetic resonance imaging, MRI scanner, MRI scanning
CT scanning | =CT scanner, computed tomography, CT
X-ray | =radiography, plain film imaging, x-ray imaging, plain film radiography, general radiography
Fluoroscopy
Dialysis machines | =haemodialysis machines
Blood glucose meters | <glucometer
Point of care testing | =POCT
Dental imaging | =dental radiographs | <OPG, <intraoral scanner, <intra-oral radiographs
Hearing aids | =hearing aid fitting
Hearing tests | =hearing assessments | <audiometry, <audiometer
Patient monitors | <pulse oximeters, <sphygmomanometers
[method]
Domiciliary visits | =domiciliary, domiciliary eye tests
Sensory integration | =sensory processing
Goal setting with patients | =patient goals, treatment goals
Adaptations to homes | =Disabled Facilities Grants, DFG, major adaptations, stairlifts
Eye disease management | =glaucoma, glaucoma refinement, myopia management, macular degeneration
Clinical handover | =SBAR, patient handover, nursing handover, shift handover in nursing
Pharmacy services | =clinical checks, clinical checking, clinically checking prescriptions | <New Medicine Service = NMS, <medicines use reviews = MUR, <Hypertension case-finding service
Continuity of carer | =continuity of care
Bereavement care | =bereavement, bereavement services
Cannulation | =intravenous cannulation, IV cannulation, peripheral cannulation
Venepuncture | =phlebotomy, blood taking, taking bloods, take bloods
Catheterisation | =urinary catheterisation, catheter care, male catheterisation, female catheterisation, urinary catheters | <suprapubic catheters
Wound care | =wound management, wound dressing, tissue viability, dressing changes | <pressure ulcer care, <compression bandaging, <leg ulcer care
Medication administration | =administering medication, medicines administration, drug rounds, giving medication, giving medicines, medication rounds | <IV medication, <controlled drugs administration
Medicines management | =medicines optimisation, medication review, drug chart review, reviewing medication, structured medication reviews, medicines reconciliation
Aseptic technique | =ANTT, aseptic non-touch technique
Infection prevention and control | =infection control, IPC, infection prevention, hand hygiene, barrier nursing
Vital signs monitoring | =clinical observations, taking observations, patient observations, vital signs, recording observations | <NEWS2, <early warning scores, <blood pressure monitoring
Patient assessment | =clinical assessment, holistic assessment, nursing assessment, assessment of patients
Triage | =patient triage, telephone triage, Manchester triage, clinical triage, triaging patients
Care planning for patients | =nursing care plans, individualised nursing care, treatment plans, planning treatment | >Care plans
Discharge planning | =discharge of patients, discharging patients, patient discharge, complex discharge, discharge coordination, planning discharges, discharge summaries, discharge letters
Pain management | =pain control, analgesia management
Palliative care | =end of life care, end-of-life care, hospice care, symptom control, hospices, hospice movement | <end of life services
Dementia care | =dementia, dementia support, caring for people with dementia, dementia awareness, people with dementia, residents with dementia, patients with dementia | <dementia friendly, <living with dementia = people living with dementia, <Alzheimer's, <memory clinic
Diabetes care | =diabetes management, blood glucose monitoring, insulin administration, blood sugar testing, BM testing, giving insulin
Respiratory care | =respiratory nursing, oxygen therapy, tracheostomy care, suctioning
Stoma care | =colostomy care, stoma management
PEG feeding | =enteral feeding, NG feeding, nasogastric feeding
Immunisation | =vaccination, vaccinations, giving vaccines, childhood immunisations, flu clinics | <vaccinator, <flu jabs, <baby clinics
Cervical screening | =cervical cytology, smear tests, smear taking
Health promotion | =public health promotion, health education, smoking cessation, making every contact count | <weight management
Manual handling of patients | =patient handling, moving and handling patients, moving and handling of patients, hoisting patients | >Moving and handling
Resuscitation | =basic life support, BLS, CPR, cardiopulmonary resuscitation
Anaesthetics | =anaesthetic care, anaesthetic practice, airway management
Scrub practice | =scrub nurse, scrub practitioner, scrubbing for surgery, surgical assistance
Clinical audit | =audit of care, quality improvement in care, clinical governance
Cognitive behavioural therapy | =CBT
Talking therapies | =psychological therapies, IAPT, counselling clients, psychotherapy | <counselling, <psychological wellbeing practitioner
Physiotherapy | =physical therapy, musculoskeletal physiotherapy, MSK assessment, exercise prescription
Occupational therapy | =OT assessment, activities of daily living assessment, equipment assessment
Speech and language therapy | =SALT, dysphagia assessment, speech therapy
Dietetics | =dietary advice, nutritional assessment, MUST screening
Dispensing | =medicines dispensing, dispensing prescriptions, prescription dispensing, accuracy checking
Dental nursing | =chairside assistance, four-handed dentistry, dental decontamination
Optical dispensing | =sight tests, refraction, contact lens fitting
Leg ulcer management | =leg ulcers | <Doppler assessment, <ABPI, <compression therapy
Intravenous therapy | =IV therapy | <IV antibiotics, <OPAT, <PICC lines, <central lines, <IV catheter placement, <IV catheters, <IV drug administration, <IV drugs, <IV administration, <IV fluids
Blood sampling | =taking blood samples, venous sampling
Specimen handling | =specimen collection, collecting specimens, sample collection | <urine samples, <swabs, <urinalysis, <labelling samples
Continence care | =continence assessment, continence promotion, bowel care
Falls prevention | =falls assessment, falls risk
Nutrition and hydration of patients | =feeding patients | <fluid balance, <fluid charts
Clinical coding | =clinical coder, OPCS coding, coding of clinical records | <ICD-10, <OPCS-4, <ICD-10 coding
Clinical supervision | <reflective practice, <preceptorship
Clinical reasoning | =clinical decision making, clinical judgement, diagnostic reasoning
Prescribing | =electronic prescribing, e-prescribing, electronic prescription service | <EPMA, <repeat prescriptions = prescription processing = repeat prescription requests = prescription collection, <prescription queries
Long-term conditions | <chronic disease management, <asthma, <COPD, <hypertension, <diabetes, <epilepsy, <QOF, <asthma clinics
Sexual health | <family planning, <contraception, <GUM
Ear irrigation | <ear syringing, <micro-suction
Psychological assessment | =psychometric assessment of patients | <formulation, <mental state examination, <risk formulation
Conscious sedation | =sedation, inhalation sedation
Orthodontics | <orthodontic treatment, <fixed appliances
Impression taking | =taking impressions, alginate impressions, digital impressions
Decontamination | =instrument decontamination, decontamination of instruments | <sterilisation, <HTM 01-05, <sterile services, <CSSD, <decontamination technician
Rehabilitation | =rehabilitation programmes, vocational rehabilitation | <rehab
Manual therapy | <electrotherapy, <joint mobilisation, <hydrotherapy for patients, <acupuncture for physiotherapists
Gait and mobility assessment | =mobility assessment, crutches, wheelchairs, zimmer frames | <walking aids, <orthotics, <prosthetics
Radiographic positioning | <image acquisition, <IR(ME)R, <IRMER, <radiation protection
Accuracy checking in pharmacy | =accuracy checking technician | <ACPT, <controlled drugs, <controlled drug register, <MDS trays, <blister packs | >Dispensing
Patient education | <health coaching, <lifestyle advice, <self-management support
Observations | =NEWS | <blood pressure checks, <temperature and pulse
Ward rounds | =doctors' rounds, board rounds
Admissions of patients | =admitting patients, patient admissions, patient assessment on admission, clerking patients
Wound assessment | =wound dressings, dressing wounds, suture removal, removing sutures, clip removal
Spirometry | =lung function tests, peak flow
Patient safety | =patient safety incidents, PSIRF, duty of candour, root cause analysis in care
Mental health assessment | =mental state assessment, risk assessment in mental health | <care programme approach, <CPA meetings
Mental Health Act | =Mental Health Act 1983, sectioning, section papers
Patient moving aids | <slide boards, <PAT slides
Newborn care | =newborn examination, breastfeeding support, infant feeding | <newborn screening, <NIPE, <examination of the newborn
Antenatal clinics | =booking appointments with midwives, birth plans, home births, water births
Child health clinics | =developmental checks, growth monitoring in children, health visiting reviews
Diabetic foot screening | =nail surgery, biomechanical assessment, nail care for feet
Mammography | =breast screening
Pathology testing | =haematology, biomedical testing, cervical screening laboratory | <microbiology laboratory
Retinal screening | =OCT, OCT scans, visual fields, dilation of eyes, dispensing spectacles, OCT scanner | <optical coherence tomography
Surgical instrument care | =instrument trays, swab counts, counting swabs and instruments
Recovery of patients | =post-operative care, post-anaesthetic care, pre-operative assessment, preoperative checks
Pain assessment | =pain scoring, pain relief
Cardiac monitoring | =telemetry, cardiac rehabilitation
Ventilator care | =ventilated patients, BiPAP, CPAP
Care of the dying | =last offices, supporting bereaved families
Exercise classes for patients | =group rehabilitation, strength and balance classes, falls classes | >Fitness classes
Splinting | =hand therapy, hand splints, plaster casting | <plaster room, <casting and splinting
Equipment provision | =aids and adaptations, home adaptations, minor adaptations, wheelchair assessment, ordering equipment for patients
Cognitive assessment | =memory assessment, cognitive screening, MoCA
Group therapy | =therapeutic groups, running groups for patients, psychoeducation | <DBT, <EMDR, <ACT therapy, <psychoeducational groups
Art and play therapy | <art therapy, <music therapy, <play therapy, <drama therapy
Hydration and feeding tubes | =tube feeding, gastrostomy care
Vaccination clinics | =flu vaccinations, travel vaccinations, immunisation clinics
New patient checks | =NHS health checks, health checks, annual reviews of patients
Dental charting | =charting, dental records, taking dental X-rays, oral hygiene instruction, scaling and polishing | <aspirating for the dentist
Blood pressure measurement | =blood pressure, taking blood pressure | <BP monitoring
Blood transfusion | =transfusion, transfusion medicine | <crossmatching, <group and save
Coagulation testing | =coagulation | <clotting studies
Falls prevention in care | =preventing falls, reducing falls | >Falls prevention
Delirium care | =delirium
Pre-screening in optics | =pre-screening, pre-screening tests
Frame styling | =choose frames, frame selection, frame adjustments | <spectacle repairs, <facial measurements, <pupillary distance, <spectacle dispensing
Contact lens teaching | =contact lenses, contact lens collection, contact lens checks
Eye examinations | =eye tests
Clinical trials support in hospitals | <research nursing, <study visits
Foot care in clinics | =diabetic foot checks
Dental impressions | =intraoral scanning, iTero | <study models
Triage by phone | <NHS 111 calls
Ambulance response | =emergency response in ambulances | <999 response, <conveying patients
Speech therapy methods | <swallowing assessment, <AAC devices
Occupational therapy methods | =home assessments in therapy | <adaptations in the home
Cognitive therapies | <guided self-help, <low intensity interventions, <person-centred counselling, <psychodynamic counselling
CTG interpretation | <CTG, <cardiotocography, <fetal monitoring, <foetal monitoring
Perineal suturing | <perineal repair
Infant feeding support | <UNICEF Baby Friendly, <Baby Friendly
Preceptorship programme | <completion of preceptorship, <newly qualified preceptorship
Hearing care | <ear moulds, <audiologist
Dispensing of medicines | <dispenser, <assembling prescriptions, <dispensary work, <labelling prescriptions, <CD register
Phlebotomist
Sleep-in shifts in health | >Sleep-in shifts
[domain]
Acute care | =acute hospital care, acute ward, acute setting, acute medicine
Community nursing | =district nursing, home visits to patients, community care setting
Primary care | =general practice, GP surgery, GP practice, practice nursing | <doctors' surgery
Intensive care | =critical care, ITU, ICU, HDU, high dependency unit
Accident and emergency | =A&E, emergency department, emergency care, urgent care, minor injuries
Mental health | =mental health services, psychiatric care, inpatient mental health, CAMHS, community mental health
Learning disabilities | =learning disability, learning disability nursing, LD services
Paediatrics | =children's nursing, paediatric nursing, neonatal care, NICU
Maternity | =postnatal, antenatal, antenatal classes, midwifery, antenatal care, postnatal care, labour ward | <birth care, <intrapartum care = intrapartum, <newborn checks, <antenatal checks, <pregnancy care, <booking appointments in midwifery, <care in labour, <delivery suite, <birth centre, <labour care, <waterbirth = waterbirths, <homebirth = homebirths, <postnatal visits, <postnatal checks, <postnatal ward
Oncology | =cancer care | <chemotherapy, <radiotherapy
Orthopaedics | =trauma and orthopaedics, orthopaedic surgery, fracture clinic
Elderly care | =care of the elderly, geriatrics, frailty, older people's medicine
Operating theatres | =perioperative care, surgical theatres, recovery nursing
Cardiology | =coronary care, cardiac care, heart failure care
Renal care | =dialysis, haemodialysis, nephrology | <renal unit
Stroke care | =stroke rehabilitation, neurorehabilitation, neurology ward
NHS | =National Health Service, NHS trust, NHS experience
Musculoskeletal | =musculoskeletal outpatients | <MSK, <rheumatology
Outpatients | =outpatient department, outpatient care | <day surgery, <day case unit
Inpatient wards | =inpatient care, medical ward, surgical ward | <acute admissions unit
Gynaecology | <urology, <colposcopy, <fertility, <IVF
Ophthalmology | <optometry, <optometrist, <audiology, <ENT
Dermatology | <skin conditions
Gastroenterology | <endoscopy, <endoscopy unit, <gastroscopy, <colonoscopy
Neurology | <neurological conditions, <multiple sclerosis, <Parkinson's
Pharmacy | =hospital pharmacy, community pharmacy | <dispensary
Dentistry | <dental practice, <dental surgery, <dental implants, <implantology, <hygienist
Health visiting | =health visitor | <school nursing, <0-19 service
Podiatry | <chiropody, <foot care, <diabetic foot care, <nail cutting, <foot health practitioner
Primary care networks | =PCN, integrated care board, ICB, integrated care systems
Private healthcare | =private hospital, independent hospital, private patients
Community hospitals | =community rehabilitation, intermediate care, rapid response teams, hospital at home, virtual wards
Forensic mental health | =secure units, low secure, medium secure, forensic services
Eating disorders | =eating disorder services
Perinatal mental health | =perinatal
Sports injury clinics | =sports injuries, private physiotherapy clinic
Occupational health nursing | =health surveillance, fitness for work assessments, spirometry and audiometry at work
Prison healthcare | =health and justice, offender healthcare
Acute hospitals | =acute hospital trust, hospital environment, hospital setting | <secondary care
Elderly medicine | =care of the elderly wards, elderly medicine ward
Optical practice | =optical assistant work | <optician's practice, <optics practice
NHS Talking Therapies | <IAPT services
[duty]
Multidisciplinary team working | =MDT working, multidisciplinary team, MDT meetings, multi-agency working, interprofessional working
Patient care | =direct patient care, care of patients, caring for patients, patient-centred care, looking after patients
Ward management | =running a ward, shift coordination, coordinating the ward, nurse in charge
Patient records | =record keeping in care, nursing documentation, clinical documentation, patient notes, medical records, care records, daily care records, case recording | <daily logs, <case notes
Clinic booking | =appointment booking, patient bookings, outpatient clinics, clinic lists
Patient transport | =ambulance driving, blue light driving, patient transfer
Delegating to care staff | <supervising healthcare assistants, <student mentorship
Clinic preparation | =room preparation for clinics | <setting up surgeries, <preparing treatment rooms, <nurse clinics
Referrals | =making referrals, onward referral, referral management | <signposting patients
Chaperoning | =chaperone duties
Answering patients' calls | =patient enquiries, patient queries, patient telephone calls
Medical reception | =GP reception, GP receptionist, doctors' receptionist, clinic reception
Ward clerking | =ward clerk, ward administration, ward reception
Workload of a ward | =patient allocation, allocating patients
Supporting families of patients | =communicating with relatives, relatives of patients, families and carers
Student supervision in care | =supporting learners, student nurses, teaching students on placement, mentoring student nurses | >Supervising students, >Coaching and mentoring
Stock of clinical supplies | =clinical stock, restocking treatment rooms, ordering clinical supplies
Care of equipment | =checking emergency equipment, resuscitation trolley checks, equipment checks on wards
Ordering of lenses | =ordering lenses, order contact lenses, ordering glasses, glazing orders
NHS vouchers | =NHS optical vouchers, NHS claims | <GOS forms
Theatre lists | =theatre scrub, circulating in theatre | <recovery room
Booking of patients | =book eye examinations, booking patients, patient recall, recalls of patients
Escalating deterioration | =recognising deterioration, escalating concerns | <deteriorating patient
Enhanced observation of patients | =one-to-one observation, enhanced supervision, special observation
Dosette boxes | <monitored dosage systems
`
