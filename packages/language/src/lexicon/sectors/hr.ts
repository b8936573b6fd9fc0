/** People, recruitment and training; the format is told in `parse-sector.ts`. */
export const hr = `
[credential]
CIPD | =CIPD qualified, Chartered Institute of Personnel and Development, CIPD qualification | <CIPD Level 3, <CIPD Level 5 = Assoc CIPD > CIPD Level 3, <CIPD Level 7 > CIPD Level 5, <MCIPD = chartered member of the CIPD
REC qualification | =Recruitment and Employment Confederation certificate, certificate in recruitment practice
ILM qualification | =Institute of Leadership and Management | <ILM Level 2, <ILM Level 3 > ILM Level 2, <ILM Level 5 > ILM Level 3, <ILM Level 7 > ILM Level 5
CMI qualification | =Chartered Management Institute | <CMI Level 3, <CMI Level 5 > CMI Level 3, <CMI Level 7 > CMI Level 5, <chartered manager
Mediation qualification | =accredited mediator | <ACAS mediation | @ACAS mediation
Coaching qualification | =qualified coach | <ICF coach, <ILM coaching, <EMCC | @ICF coach, ILM coaching, EMCC
Train the trainer | =train-the-trainer certificate, certified trainer
Occupational psychology qualification | <BPS Level A, <BPS Level B > BPS Level A
Psychometric testing | =ability testing
Recruitment qualification | <CertRP, <REC certificate
[tool]
HR information systems | =HRIS, HR system, HR database | <Workday, <SAP SuccessFactors, <PeopleHR, <BambooHR, <Cascade HR, <iTrent, <HiBob, <CIPHR, <Breathe HR, <SelectHR, <Cezanne HR
Applicant tracking systems | =ATS recruitment system | <Bullhorn, <Greenhouse Recruiting, <Taleo, <iCIMS, <Workable, <Lever ATS
Electronic Staff Record | =ESR
NHS recruitment systems | <NHS Jobs, <TRAC recruitment = TRAC
Workforce management software | <Kronos
Rota software | <RotaCloud, <Deputy rota, <Planday
Learning management systems | =LMS, learning management system | <Totara, <Cornerstone OnDemand
LinkedIn Recruiter | =LinkedIn Recruiter Lite
Job boards | <Indeed advertising
CV databases | =CV search
Boolean search | =Boolean searching
Payroll and HR systems | <iTrent HR, <ResourceLink, <Oracle HCM, <ADP Workforce
Recruitment systems | <Teamtailor, <Greenhouse ATS, <Trac jobs, <Eploy, <ATS software
Job adverts and boards | <Indeed, <Reed, <CV-Library, <Totaljobs, <Broadbean, <idibu | ~Indeed, Reed
[method]
Group work facilitation | =group facilitation, group sessions
Recruitment | =recruiting, recruiting staff, hiring, hiring staff, recruitment and selection, staff recruitment, talent acquisition, resourcing
Interviewing | =interviewing candidates, conducting interviews, competency-based interviewing, interview panels
Shortlisting | =CV screening, screening candidates, screening CVs, sifting applications, candidate screening, telephone screening, headhunting candidates
Headhunting | =candidate sourcing, executive search, sourcing candidates, passive candidates
Onboarding | =onboarding new starters, induction of new staff, staff induction, inducting staff, inductions, new starter inductions
Employee relations | =ER casework, disciplinary and grievance, disciplinaries, grievances, disciplinary hearings, ER issues, disciplinary procedures, disciplinary cases, disciplinary investigations, grievance procedures, grievance cases | <capability, <capability procedures, <probation reviews, <misconduct, <conduct cases, <bullying and harassment
Employment law | =UK employment law, employment legislation, employment tribunals
Performance management | =managing performance, performance reviews, appraisals, conducting appraisals, staff appraisals, one-to-ones, performance appraisals
Absence management | =sickness absence, managing absence, return to work interviews, attendance management
Training delivery | =delivering training, running training sessions, facilitating workshops, delivering workshops | >Training others
Training needs analysis | =TNA, learning needs analysis, identifying training needs, training plans | <LMS administration
Learning and development | =L&D, staff development, employee development, talent development | <learning needs, <inductions for staff, <workshop facilitation
Coaching and mentoring | =coaching, mentoring, mentoring staff, coaching staff, mentoring colleagues
Succession planning | =talent management, talent mapping
Workforce planning | =resource planning, headcount planning, manpower planning
Job evaluation | =job descriptions, writing job descriptions, job grading, Agenda for Change, Hay evaluation, job descriptions writing
Compensation and benefits | =reward, salary benchmarking, employee benefits, pay and benefits, benefits administration | <pay benchmarking, <reward strategy
Redundancy | =redundancy consultation, restructures, TUPE, restructuring, collective consultation
Employee engagement | =staff surveys, engagement surveys, employee wellbeing, wellbeing programmes, staff wellbeing
Equality, diversity and inclusion | =EDI, diversity and inclusion, equality and diversity, equal opportunities, inclusion
Mediation | =workplace mediation, conflict resolution, resolving conflict, conflict management, defusing situations, dealing with conflict, diffusing difficult situations, difficult situations, conflict de-escalation skills
HR metrics | =people analytics, HR reporting, turnover analysis
Exit interviews | =offboarding, leavers processing | <staff turnover analysis
Organisation design | =organisational development, OD, organisational design
Culture change | =values work, culture programmes
Trade union negotiation | =union relations, working with trade unions, collective bargaining, industrial relations
Occupational health referrals | =occupational health, reasonable adjustments
Job advertising | =advertising vacancies, writing job adverts, posting vacancies, vacancy advertising
Offer management | =making job offers, salary negotiation with candidates, offer letters
Employer branding | =employer brand, candidate experience, candidate care | <careers pages
Flexible working requests | =family leave, maternity leave administration, flexible working policy
Assessment centres | =running assessment centres, psychometric assessments
Hearings | =appeal hearings, panel hearings, note-taking at hearings
Employment change | =change consultations | <TUPE transfers, <restructures and redundancies
Flexible working | =hybrid working policies, agile working policies
HR data | =HR data analysis, workforce data | <HR dashboards, <workforce reporting
HR casework | =casework management in HR | <complex caseload, <HR cases, <people matters
Policy review in HR | =reviewing policies, policy review | <drafting HR letters, <HR letters
Management coaching | =coaching managers | <advising managers, <manager training, <training line managers, <challenging managers, <challenge and influence
Pay awards | <pay review, <job matching, <gender pay gap, <bonus schemes, <Green Book, <NJC terms
Temporary staffing | =candidate interviews, arranging interviews, scheduling interviews, interview scheduling, interview coordination, candidate care calls | <temp workers, <agency workers, <candidate registration, <filling vacancies, <candidate management
Payroll liaison | =payroll input, payroll changes, submitting payroll, monthly payroll changes
Contracts and offers | =offer letters and contracts, contract letters, HR letters and contracts, employment contracts
HR systems administration | =updating HR systems, HR records, updating HR records, maintaining HR records, HRIS administration
Business development in recruitment | =winning vacancies, client acquisition in recruitment, cold calling clients, sales calls to clients, filling temp bookings | >New business development
Investigations at work | =investigation reports, disciplinary and grievance hearings, investigating officers
Engagement initiatives | =reward and recognition, employee recognition, staff events
Training coordination | =booking training, training records, training matrix, training administration, coordinating training, training calendars, training logs
Training design | =designing training, course design, learning design, course materials, training materials
Change and restructure | =organisational restructures, consultation meetings
HR projects | =HR transformation, policy harmonisation
HR advice | =advising managers on HR, HR guidance, first-line HR advice, generalist HR advice, HR support to managers
Apprenticeship schemes | =work experience placements, graduate schemes, placements coordination
Employee relations casework | =employee relations cases | <ER cases, <complex caseload in HR, <long-term sickness cases
Compliance of temps | =compliance checks on candidates, timesheets for temps
Facilitation of workshops | =running workshops | <delivering training sessions
Trade union work | =union negotiation | <collective agreements, <Burgundy Book, <teachers' terms and conditions
Rota writing | <arranging cover, <rota management, <organising cover
[domain]
Human resources | =HR, people team, personnel, HR generalist, people operations
Recruitment agencies | =recruitment consultancy, agency recruitment, temp recruitment, temps desk, 360 recruitment | <recruitment consultant, <filling shifts, <filling temp shifts, <registering candidates, <posting adverts, <writing adverts, <shortlisting candidates
Graduate recruitment | =early careers, apprenticeship recruitment, campus recruitment
Careers advice | =careers guidance, employability, employability skills, CV advice, job coaching, job brokerage, careers education, careers information | <careers interviews, <Gatsby benchmarks, <information advice and guidance, <IAG, <careers adviser
Welfare to work | =Restart scheme, work programme, employment support
Employee assistance | =EAP, staff counselling
Unionised workplaces | =unionised environment, unionised | <union environment, <trade unions
Shared services in HR | =HR shared services | <HR helpdesk
[duty]
Team leadership | =leading a team, leading teams, leading people, team leader, team leading, leading staff, leading colleagues, heading a team, team management
Line management | =managing people, team manager, people management, managing a team, line managing, staff management, managing staff, direct reports, supervising staff, staff supervision, supervising a team, supervision of staff, supervising, supervising a team of staff, day-to-day supervision, supervising junior staff, supervising colleagues, guiding junior colleagues, overseeing staff, supervision of junior staff | ~supervising
Rota planning | =staff rotas, plan rotas, rota preparation, team rotas, preparing rotas, writing rotas, shift planning, scheduling staff, rostering, planning shifts, managing rotas, planning rotas
HR administration | =HR admin, personnel files, employee records, contracts of employment, issuing contracts, HR paperwork
Delegation | =delegating, delegating tasks, allocating duties
Staff retention | =reducing staff turnover, retaining staff
Compliance training | =mandatory training, statutory and mandatory training, e-learning compliance
Disability confident employment | =supported employment, workplace adjustments, access to work
Apprentice management | =managing apprentices, apprenticeship programme management, apprenticeship levy
Reference checks | =pre-employment checks, employment vetting, BPSS, vetting, DBS processing | <background checks, <satisfactory references and checks, <medical clearance, <pre-employment medical, <drug and alcohol test, <D&A test
HR policy | =HR policies, people policies, employee handbook
HR business partnering | =HR business partner, HRBP
Probation management | =managing probation
Wellbeing initiatives | =wellbeing champions | <mental health at work
People leadership | =managing a large team, leading a large team, developing people, developing staff, developing teams, team development, building teams, staff motivation, motivating a team of
Staff briefings | =team briefings, daily briefings, huddles, running team meetings, leading team meetings, briefing staff, shift briefings
Objective setting | =setting objectives, target setting, performance targets, personal development plans, PDPs, supervisions and appraisals
Holiday management | =approving leave, annual leave records, holiday records
Letters to staff | =contracts and offer letters | <drafting contracts of employment
Advice to managers | =supporting line managers, first point of contact for managers
Staff meetings and one-to-ones | =holding one-to-ones
Recruiting a team | =recruiting and training staff
Induction of staff | =inducting new staff | <welcoming new starters
`
