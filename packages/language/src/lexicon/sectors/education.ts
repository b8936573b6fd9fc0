/** Schools, nurseries, colleges and universities; the format is told in `parse-sector.ts`. */
export const education = `
[credential]
Qualified teacher status | =QTS, qualified teacher
PGCE | =postgraduate certificate in education, PGDE | >Teaching qualification
Teaching qualification | =recognised teaching qualification
QTLS | =qualified teacher learning and skills, QTLS status | >Teaching qualification
Teaching in further education | =further education teaching qualification | <PTLLS, <Award in Education and Training = AET = Level 3 AET > PTLLS, <CTLLS > PTLLS, <DTLLS = Level 5 diploma in education and training > CTLLS | >Teaching qualification
Assessor award | =assessor qualification | <D32, <D33, <D32/D33, <Level 3 assessor, <TAQA, <CAVA, <A1 assessor
Internal verifier award | =IQA award, internal quality assurer award | <V1 internal verifier
HLTA status | =higher level teaching assistant, HLTA | >Level 3 teaching assistant
Teaching assistant qualification | =supporting teaching and learning in schools, CACHE supporting teaching | <Level 2 teaching assistant, <Level 3 teaching assistant > Level 2 teaching assistant, <Level 2 Supporting Teaching and Learning, <Level 3 Supporting Teaching and Learning, <teaching assistant certificate | @CACHE supporting teaching
Early years qualification | =childcare qualification | <early years practitioner Level 2 = Level 2 childcare, <Level 3 early years educator = EYE Level 3 = NNEB = CACHE Level 3 = Level 3 childcare = Level 3 early years = Level 3 childcare qualification = full and relevant Level 3 = nursery practitioner qualification > early years practitioner Level 2, <BTEC childcare, <NVQ childcare
Early years teacher status | =EYTS, EYPS, early years professional
SENCO award | =NASENCO, national award for SEN coordination, SENCO qualification
NPQ | =national professional qualification | <NPQH, <NPQSL, <NPQML
TEFL | =teaching English as a foreign language, TESOL | <CELTA, <Trinity CertTESOL, <DELTA > CELTA | @TEFL, TESOL
Paediatric first aid | =paediatric first aider, paediatric first aid certificate | >First aid training
Higher Education Academy fellowship | =FHEA, fellow of the HEA, Advance HE fellowship
PhD | =doctorate, DPhil, doctoral degree | >Degree
Forest School leader | =forest school, Forest School Level 3, forest school qualification | <Level 3 forest school, <forest school sessions
Early career teacher | =newly qualified teacher | <ECT, <ECTs, <NQT | @ECT, ECTs, NQT
Reading recovery | =reading recovery teacher
Dyslexia qualification | <Level 5 dyslexia
ELKLAN | =ELKLAN training | @ELKLAN
Certificate in Education | =diploma in education and training | <Cert Ed, <DET, <Level 5 teaching qualification
Early years educator | <EYE qualification
Swim teaching certificate | =STA swimming | @STA swimming
Online searches of applicants | =online searches, online checks on shortlisted
[tool]
School information systems | =school MIS | <SIMS, <Arbor, <Bromcom
Safeguarding software in schools | <CPOMS, <MyConcern
Google for Education | =Google Workspace for Education | <Google Classroom
Virtual learning environments | =VLE, learning platform | <Moodle, <Blackboard, <Canvas LMS, <Microsoft Teams for Education, <Showbie
Online learning journals | =learning journals, online journals | <Tapestry, <Famly, <Seesaw, <ClassDojo | ~Tapestry, ~Seesaw
Interactive whiteboards | =smartboard, SMART Board | <Promethean board
Times Tables Rock Stars | =TTRS
Accelerated Reader | =Renaissance Reader
School communication apps | <ParentMail, <Edulink
Nursery software | <Blossom nursery software
School assessment trackers | <Insight tracking, <Target Tracker, <O Track
Apprenticeship portfolios | <OneFile, <Smart Assessor, <Aptem, <Bud systems
[method]
Progress feedback to parents | =parent feedback, progress feedback
Sleep training | =sleep routines, newborn routines
Working with external agencies | =external agencies, outside agencies, liaising with external agencies, educational psychologists
Provision mapping | =provision maps, graduated approach, assess plan do review
Subject knowledge | =secure subject knowledge, strong subject knowledge, up-to-date subject knowledge
Lesson planning | =planning lessons, plan lessons, schemes of work, medium-term plans, lesson plans | <programme of study
Curriculum design | =curriculum development, curriculum planning, designing the curriculum, programme design
Differentiation | =differentiated learning, adaptive teaching, scaffolding learning, differentiated work, differentiated lessons
Phonics | =systematic synthetic phonics, phonics teaching | <Read Write Inc, <Jolly Phonics, <Little Wandle, <Letters and Sounds, <synthetic phonics
Assessment for learning | =AfL, formative assessment, pupil assessment, assessing pupils, assessment of pupils, tracking progress of pupils, assessing progress, tracking progress, pupil progress, monitoring progress, pupil tracking, summative assessment, initial assessments of learners, initial assessments
Marking | =marking and feedback, marking work, marking books, feedback to pupils, marking essays
Behaviour management | =classroom management, managing behaviour, positive behaviour management, classroom behaviour, behaviour policy, behaviour for learning
Restorative practice | =restorative justice, restorative approaches
Intervention groups | =interventions with pupils, small group work, booster groups, catch-up groups, small-group interventions, one-to-one support for pupils
Guided reading | =reading groups, listening to readers, hearing readers
Outdoor learning | =outdoor education, learning outdoors, outdoor centre, activity centre, outdoor pursuits, adventure activities
Continuous provision | =play-based learning, learning through play, free flow play, in the moment planning, child-led play | <setting up play areas, <learning environment, <mud kitchen
Observation of children | =child observations, observing children, next steps for children, learning stories, next steps, planning next steps
Pastoral care | =pastoral support, form tutor, personal tutor, tutor group, pastoral leader, head of year duties, pastoral lead | <behaviour mentoring, <learning mentor, <mentoring pupils
Exam preparation | =exam revision, revision classes, GCSE preparation, preparing pupils for exams, exam board specifications, revision sessions
Exam invigilation | =invigilating exams, invigilator, invigilation, exams officer work | <examinations administration
E-learning design | =instructional design, e-learning authoring, digital learning content | <Articulate Storyline, <Articulate 360, <Captivate
Blended learning | =online teaching, remote teaching, distance learning, online tuition, online tutoring, live online lessons | <online delivery, <virtual classroom
Lecturing | =university teaching, delivering lectures, undergraduate teaching, seminar teaching, teaching undergraduates, giving lectures, seminars, leading seminars, running tutorials, module leadership, module leader
Research supervision | =dissertation supervision, PhD supervision, supervising PhD students | >Supervising students
Supervising students | =student supervision
Coaching teachers | =teacher training, mentoring trainee teachers, ECT mentor, NQT mentor, initial teacher training
Planning and delivering lessons | =lesson delivery, delivering engaging lessons, teaching lessons, planning and teaching, taking classes, whole-class teaching | <classroom practice
Teaching mathematics | =maths teaching, teaching maths | <White Rose Maths, <maths mastery
Teaching English | =English teaching
Teaching science | =science teaching
Reading schemes | =Oxford Reading Tree, early reading, reading for pleasure | <guided readers
Sensory learning | =sensory circuits | <TEACCH, <Zones of Regulation, <attention autism
Emotional literacy | <ELSA, <nurture groups, <Thrive approach
Key person approach | =key person | <key children, <key worker to children, <attachment
Two-year progress checks | =progress checks | <learning journeys, <developmental milestones
Children's risk assessments | =outings with children | <ratios
Practical assessments | =on-programme assessment, portfolio assessment | <reviewing apprentices, <progress reviews
Music teaching | =instrumental teaching, peripatetic teaching, teaching music, piano teaching, singing lessons, music lessons, preparing pupils for music exams | <playing an instrument
Teaching computing | =computing curriculum, ICT in teaching
Mastery learning | <metacognition, <retrieval practice, <Rosenshine, <quality first teaching
Reading support | =reading interventions, one-to-one reading
Numeracy support | =maths interventions, numeracy interventions, times tables
Interventions | =catch-up sessions, precision teaching
Speech and language support | =ELKLAN strategies, language groups, WellComm, Nuffield Early Language Intervention
Emotional literacy support
Potty training | =toilet training, intimate care of children
Settling in children | =settling children, key group
Moderation of work | =standardisation of marking, coursework moderation, internal verification, internal quality assurance, IQA
Academic supervision | =supervising dissertations, supervising postgraduates
Curriculum leadership | =writing schemes of work, long-term planning
Attendance work | =persistent absence, education welfare
Risk assessments in schools | =trip risk assessments | >Risk assessment
Home-school links | =parent consultations, home visits for schools, pupil reports
SEN assessment | =identifying special needs, access arrangements, screening for dyslexia
Practical science support | =preparing practicals, prep room, science technician duties, preparing solutions for lessons, CLEAPSS
Pre-teaching | <over-learning, <same-day interventions
Communication and interaction needs | =interaction needs, communication and interaction | <speech and language difficulties, <language difficulties
Sensory support | =sensory diets
Individual learning plans | =learning plans | <ILPs
Functional skills teaching | =essential digital skills, numeracy teaching, literacy teaching
Ages and stages | <child development, <child development knowledge
Coaching of teachers | =instructional coaching | <observing lessons, <lesson observations
Restorative practice in schools | =restorative conversations | <emotion coaching | >Restorative practice
Teaching interventions | <planned interventions, <Lego therapy
Emotional regulation | =regulating emotions
Visual supports | <communication boards
Reading stories aloud | <singing with children
Exam invigilation and access | <scribe and reader, <scribing
Apprenticeship assessment | =assessing apprentices | <portfolio building, <e-portfolio, <off-the-job hours, <observing learners
Sports coaching in schools | <wraparound childcare, <multi-sports | >Sports coaching
School displays | <putting up displays, <preparing classroom resources, <photocopying for lessons
[domain]
Early years | =EYFS, early years foundation stage, nursery setting, nursery school, pre-school, preschool, early years setting, toddlers, babies and toddlers, under-fives
Primary education | =primary school, primary teaching, primary schools
Key Stage 1 | =KS1, infants, infant school | <infant classes
Key Stage 2 | =KS2, juniors, junior school | <junior classes
Secondary education | =secondary school, secondary teaching, secondary schools
Key Stage 3 | =KS3
Key Stage 4 | =KS4, GCSE teaching, teaching GCSE
Sixth form | =Key Stage 5, KS5, A-level teaching, post-16 education, sixth-form college | <post-16
Further education | =FE college, FE sector, college lecturing, vocational courses
Higher education | =HE sector, university sector, universities | <Russell Group, <academic department, <faculty
Adult education | =adult learning, community learning, adult learners, teaching adults, adult and community learning
Apprenticeships | =apprenticeship delivery, apprenticeship standards, end-point assessment, EPA, off-the-job training, skills coaching, completed apprenticeship, served an apprenticeship, apprenticeship trained
Special educational needs | =SEN, SEND, special needs, special educational needs and disabilities, additional needs, additional learning needs, ALN, SEND code of practice, special school, social emotional and mental health
EHC plans | =EHCP, education health and care plans, EHCPs, annual reviews of EHCPs
Individual education plans | =IEPs
SEN support plans
English as an additional language | =EAL, EAL pupils, ESOL
National Curriculum | =national curriculum requirements, the curriculum, curriculum knowledge
Ofsted | =Ofsted inspection, Ofsted framework, Estyn, school inspection, Ofsted readiness
SATs | =statutory assessment tests, Year 6 tests
Alternative provision | =pupil referral unit, PRU, SEMH school, social emotional and mental health needs, SEMH, excluded pupils, alternative education
Functional skills | =functional English, functional maths, basic skills teaching
Childminding | =childminder, registered childminder, nannying | <nanny duties, <school run, <nursery meals, <sole charge | >Working with children
Nurseries | =day nursery | <preschool room, <baby room, <toddler room, <reception class
Year groups | <Year 1, <Year 2, <Year 3, <Year 4, <Year 5, <Year 6, <mixed-age class
Safeguarding in schools | =designated safeguarding lead, child protection procedures, Prevent duty, safer recruitment | <Keeping Children Safe in Education, <KCSIE, <DSL
Independent schools | =boarding school, prep school | <academy trust, <multi-academy trust
Key Stage 3 and 4 | <KS3 and KS4
Early years settings | <pre-school setting
Faith schools | =Church of England school | <Christian ethos, <Catholic ethos
Work-based learning | <training provider, <learner reviews
[duty]
Teaching | =classroom teaching, teaching pupils, teach pupils, teaching children, teaching classes, delivering lessons
Teaching assistance | =classroom support, classroom assistant, supporting the teacher, teaching assistant duties, support in class | >Working with children
Parents' evenings | =liaison with parents, parent meetings, communication with parents, working with parents, reporting to parents, speaking to parents
After-school clubs | =breakfast club, extracurricular activities, extra-curricular clubs, wraparound care, holiday clubs, running clubs
School trips | =educational visits, residential trips, EVOLVE | <offsite visits
Attendance monitoring | =school attendance, attendance officer, improving attendance | <attendance calls, <first day absence calls
Subject leadership | =head of department in school, curriculum lead, subject lead, leading a subject, head of year
School leadership | =senior leadership team in school, headship, deputy head, assistant head
Tuition | =private tuition, one-to-one tuition, tutoring, tutoring pupils
Childcare | =caring for children, looking after toddlers, looking after babies, caring for babies, looking after children, care of children, nursery nursing | >Working with children
Nappy changing | =toileting children, changing nappies, weaning
Admissions | =student admissions, student recruitment, UCAS, open days, widening participation, school outreach, university admissions, applicant enquiries
Student support | =student welfare, student services, student wellbeing, supporting students, academic tutoring
Academic research | =research publications, publishing research, peer-reviewed publications
Grant writing | =research grants, grant applications, funding applications, bid writing, writing bids, funding bids, applying for funding
Meeting parents | =parents and carers, liaising with parents, parent partnerships | <parental engagement
Snack and meal times with children | =snack time | <lunchtimes, <lunch duty, <playground duty, <break duty, <midday supervision
Cover supervision | =covering lessons | <supply teaching, <cover supervisor, <class cover
Displays in school | =classroom displays, display boards, wall displays, displays of work, making resources, preparing classroom materials
Preparing resources | =classroom resources, preparing materials for lessons | <setting up activities, <displays in classrooms
Playground supervision | =lunchtime supervision, supervising lunchtimes, break and lunch duties | <supervising playtimes, <playtime supervision
Escorting pupils | =school escort, supervising pupils on trips, accompanying trips
Exam administration | =exams officer, exam entries
School site duties | =opening the school, lettings of school halls
Partnership with parents | =building relationships with parents, feedback to parents, daily handovers to parents
Nursery management | =room leader, leading a room, deputy nursery manager, ratios in nurseries, staff ratios
Governance of schools | =school governor, governors' meetings, clerking governors
Class registers | =keeping registers, registers, taking the register
Feeding back to teachers | =feedback to the teacher, liaising with teachers | <liaising with the SENCO
Toileting and nappy changes | =nappies
Learner recruitment | =enrolling learners, learner enrolments | <enrolment
Teaching practical skills | =workshop teaching | <demonstrating techniques
[equipment]
School laboratory equipment | =Bunsen burners, glassware for lessons
Laptops and tablets in class | =classroom tablets, classroom technology
`
