/** Concepts of every line of work; `parse-sector.ts` describes the format. */
export const general = `
[soft]
Communication | =communication skills, communicator, good communicator, verbal communication, written communication, written and verbal communication, oral communication, communicating clearly, communicate effectively, interpersonal skills, spoken communication, articulate
Teamwork | =team work, team worker, team working, team player, working in a team, team-working, working as part of a team, work as part of a team, collaboration, collaborative working, collaborating | ~in a team
Leadership | =leadership skills, leading others, leading by example, lead from the front
Working alone | =working independently, work independently, working on your own initiative, use your own initiative, lone working, self-directed work, able to work alone, autonomously
Problem solving | =problem-solving, solving problems, troubleshooting, analytical problem solving, problem solver
Time management | =managing time, manage your own time, managing own workload, manage own workload, time-management
Prioritising | =prioritising workload, prioritise work, prioritisation, managing priorities, competing priorities, conflicting priorities, able to prioritise, ability to prioritise | ~prioritise
Organisational skills | =organisation skills, being organised, well organised, organising work, highly organised, good organisation | ~organised, organisational
Working under pressure | =work well under pressure, calm under pressure, working in a fast-paced environment, fast-paced environment, pressured environment
Meeting deadlines | =working to deadlines, tight deadlines, deadlines, meeting tight deadlines, work to deadlines
Attention to detail | =eye for detail, accuracy, detail-oriented, accurate work, meticulous, high level of accuracy, accurate and thorough | ~accurate
Reliability | =reliable, dependable, punctual, punctuality, good timekeeping, timekeeping, good attendance
Flexibility | =flexible approach, adaptable, adaptability, flexible working attitude, willing to be flexible | ~flexible
Patience | =patient manner, being patient, remaining patient, patient and caring | ~patient
Empathy | =empathetic, compassion, compassionate, caring nature, kind and caring, caring attitude, caring and patient | ~caring, ~kind
Listening | =active listening, listening skills, good listener
Creativity | =creative thinking, creative flair, innovative thinking, innovation | ~creative
Critical thinking | =analytical skills, analytical thinking, analytical mind, logical thinking
Decision making | =decision-making, making decisions, sound judgement
Motivation | =self-motivated, self-motivation, motivated, enthusiasm, positive attitude, can-do attitude, proactive, hard working, hardworking, hard-working, energy and enthusiasm | <hard worker, <work hard, <grafter | ~enthusiastic, ~energetic, ~passionate
Learning quickly | =fast learner, quick learner, willing to learn, willingness to learn, eager to learn, keen to learn
Confidence with people | =people skills, friendly manner, approachable, friendly and approachable, personable | ~confident
Professionalism | =professional manner, professional attitude, smart appearance, well presented, presentable appearance
Confidentiality | =discretion, discreet, confidential information, handling sensitive information, maintaining confidentiality, sensitive information
Physical fitness | =physically fit, stamina, physically demanding work, good level of fitness
Resilience | =resilient, emotional resilience | ~robust
Numeracy | =numerate, quick with numbers, quick with figures, mental arithmetic, sharp at mental arithmetic, basic maths, good with numbers, numeracy skills, maths skills, good numeracy
Literacy | =literate, good written English, written English, good spelling and grammar, spoken English, good level of English
Computer literacy | =IT skills, computer skills, computer literate, IT literate, IT proficient, basic computer skills, good IT skills, digital skills, basic IT, basic IT skills, basic ICT skills, IT user, competent IT user, using IT systems
Multitasking | =multi-tasking, juggling tasks, multi-task, multitask, juggle several tasks, juggling priorities
Influencing | =persuading, influencing skills, persuasion
Cultural awareness | =cultural sensitivity, diverse communities, working with diverse groups
Coaching style leadership | =motivating staff, motivating others, inspiring teams, motivating a team
Relationship building | =building relationships, developing relationships, building rapport, rapport, maintaining relationships, strong relationships
Networking with people | =professional networking, building networks
Handling difficult conversations | =difficult conversations, challenging conversations
Manual dexterity | =good with hands, practical skills, working with your hands
Safety awareness | =safety conscious, health and safety awareness, safety-conscious
Honesty | =honest and trustworthy | ~honest, ~trustworthy, ~integrity
Politeness | =polite and courteous | ~polite, ~courteous, ~respectful, ~good manners
Friendliness | =warm and friendly, friendly personality, smile | ~friendly, ~warmth, ~cheerful, ~warm
Tidiness | =clean and tidy, take pride in your work, pride in your work | ~tidy
Sense of humour | =good sense of humour, sense of fun
Calmness | =calm manner, cool head, level-headed, staying calm, remain calm | ~calm
Commercial awareness | =commercially aware, commercially astute, commercial acumen, business acumen, commercially minded
Initiative | =use of initiative, self-starter, own initiative, show initiative
Ownership | =taking responsibility, accountability, take ownership
Curiosity | =inquisitive, curious mind | ~curious
Consideration for others | =values of care, kindness, respect for others
Positive attitude at work | =positive outlook, good attitude, right attitude, strong work ethic, work ethic, conscientious, diligent, hands-on approach, hands-on attitude, hands-on person
Self-discipline | =self-management, working with minimal supervision, unsupervised
Respect and dignity | =treating people with respect, dignity and respect, dignity, non-judgemental, non-judgmental approach
Team spirit | =good team member, team-oriented, supporting colleagues, helping colleagues, working as a team, part of a team
Drive and ambition | =drive and determination, drive and energy, energy and drive, ambition, ambitious, tenacity, tenacious, persistence, persistent, results-driven, results-oriented, determined | <never gives up, <doesn't give up, <competitive streak, <hungry for success, <drive to succeed | ~driven
Open-mindedness | =willingness to change, embracing change, openness to feedback, able to take instruction
Methodical working | =methodical approach, methodical, systematic approach, logical approach, thoroughness, structured approach
Practical mindset | =practical approach, pragmatic, common sense, resourceful, resourcefulness, resourceful approach
Managing a varied workload | =varied workload, high workload, heavy workload, managing several tasks, busy workload, managing competing demands, competing demands
Presentation of self | =smart and presentable, smart presentation, immaculate presentation, good personal hygiene, personal hygiene, immaculately presented
Rapport with children | =good with children, love of children, enjoy working with children
Trustworthiness | =trusted, good character, honest and reliable
Diplomacy | =tact, tactful, diplomatic, tact and diplomacy, sensitivity, sensitive approach
Negotiating and persuasion | =persuasive, persuasive communication
Thinking on your feet | =quick thinking
Neat work | =pride in neat work, neat and careful work | <careful worker
Warmth with people | <warm and welcoming, <warm welcome, <welcoming manner, <warm personality
Calm with people | =calm with customers, calm and professional approach, calm under fire, staying calm under pressure | <unflappable
Imagination | <imaginative, <full of ideas, <ideas for activities, <inventive
Nurturing | =nurturing approach, patient and nurturing, nurturing manner
Straightforwardness | <straightforward with clients, <straight-talking, <open and honest
Energetic manner | =lots of energy, high energy | <lively personality, <outgoing, <bubbly, <outgoing personality
Sensitivity to others | <communicate sensitively, <sensitive communication
Fashion sense | =eye for fashion, interest in fashion | <eye for design, <eye for style, <eye for colour
Smart working | <common-sense approach, <working smartly
Willingness to train | =willing to train, willing to undertake training | <willing to study, <work towards a qualification
People person | =lovely way with people, enjoy meeting people, love working with people, enjoy working with people, happy talking to people, chatty, outgoing manner, get on with people
Gentleness | =gentle, gentle manner, gentle with animals, gentle approach
Concentration | =ability to concentrate, focus for long periods, stay focused, good concentration
Speaking in public | =confident presenter
Dealing with complaints calmly | =dealing with difficult customers, difficult customers, difficult people, challenging customers, angry customers
Handling pressure | =under pressure, cope under pressure, coping with pressure
Willing to help out | =muck in, happy to muck in, lend a hand, pitch in, prepared to help out, willing to help | ~helpful
Trust and honesty | =trustworthy person, someone we can trust, honest person
Being quick on your feet | =quick on your feet, quick worker, work quickly
Head for heights | =happy at heights, comfortable at heights, no fear of heights
Trusting relationships | =build trusting relationships, build trust, gain trust
Clear writing | =clear written English, writes clearly, good writing skills, strong writing skills, writing skills
Keeping calm | =keeping a cool head
Interest in the work | =interest in reading, interest in books, interest in fitness, interest in nature, interest in history, passion for food, passion for animals, passion for plants, love of food, love of books
Local knowledge | =knowledge of the local area, know the local area, good local knowledge
[language]
French | =French language, fluent French, French speaker, conversational French
German | =German language, fluent German, German speaker
Spanish | =Spanish language, fluent Spanish, Spanish speaker
Italian | =Italian language, fluent Italian, Italian speaker
Portuguese | =Portuguese language, fluent Portuguese, Portuguese speaker
Polish language | =fluent Polish, Polish speaker
Romanian | =Romanian language, fluent Romanian, Romanian speaker
Dutch | =Dutch language, fluent Dutch, Dutch speaker
Welsh | =Welsh language, fluent Welsh, Welsh speaker, bilingual Welsh
Arabic | =Arabic language, fluent Arabic, Arabic speaker
Urdu | =Urdu speaker, fluent Urdu
Punjabi | =Punjabi speaker, fluent Punjabi
Hindi | =Hindi speaker, fluent Hindi
Bengali | =Bengali speaker, Sylheti, fluent Bengali
Gujarati | =Gujarati speaker
Mandarin | =Mandarin Chinese, Mandarin speaker, Chinese language
Cantonese | =Cantonese speaker
Japanese | =Japanese language, Japanese speaker
Russian | =Russian language, Russian speaker
Ukrainian | =Ukrainian language, Ukrainian speaker
Turkish | =Turkish language, Turkish speaker
Somali | =Somali speaker
Tamil | =Tamil speaker
Greek | =Greek language, Greek speaker
Hungarian | =Hungarian speaker
Bulgarian | =Bulgarian speaker
Lithuanian | =Lithuanian speaker
Irish language | =Gaeilge
Scottish Gaelic | =Gaelic speaker
European languages | =second language, another language, additional language, foreign language, bilingual, multilingual
English | =good spoken English, basic English, fluent English, fluent spoken English, conversational English, fluent English language, English language skills, spoken and written English
Chinese | =Mandarin or Cantonese
Persian | =Farsi, Persian speaker
Pashto | =Pashto speaker
Dari | =Dari speaker
Kurdish | <Sorani, <Kurmanji
Albanian | =Albanian speaker
Czech | =Czech speaker
Slovak | =Slovak speaker
Swedish | =Swedish speaker
Norwegian | =Norwegian speaker
Danish | =Danish speaker
Finnish | =Finnish speaker
Korean | =Korean speaker
Vietnamese | =Vietnamese speaker
[credential]
GCSE English | =GCSEs in English, English GCSE, GCSE English language
GCSE mathematics | =GCSE maths, Maths GCSE, GCSEs in maths
GCSE English and maths | =Maths and English GCSE, English and maths GCSE, GCSEs including English and maths, English and Maths at grade C, GCSE maths and English, GCSEs in English and maths | >GCSE English, >GCSE mathematics
Five GCSEs | =5 GCSEs | >GCSEs
GCSEs | <GCSEs A-C = GCSEs grade 4 = GCSE grade C
A-levels | =A levels, two A-levels, three A-levels, GCE A-level | >Level 3 qualification
Scottish Highers | =Highers | <Advanced Highers
BTEC | =BTEC qualification | <BTEC Level 2, <BTEC Level 3 = BTEC national diploma = BTEC extended diploma > BTEC Level 2
Degree | =educated to degree level, degree level, bachelor's degree, undergraduate degree, university degree, degree-level education, honours degree, graduate degree, degree or equivalent, university graduate
Master's degree | =masters degree, postgraduate degree, MSc, MA degree | >Degree, >Postgraduate qualification
Postgraduate qualification
MBA | =Master of Business Administration, executive MBA | >Master's degree
HNC | =higher national certificate
HND | =higher national diploma | >HNC
Foundation degree | =FdSc, FdA
NVQ Level 2 | =NVQ 2 | >Level 2 qualification
Level 2 qualification | <qualified to Level 2, <Level 2 in a relevant subject
NVQ Level 3 | =NVQ 3 | >NVQ Level 2, >Level 3 qualification
Level 3 qualification | >Level 2 qualification
Right to work in the UK | =eligible to work in the UK, right to live and work in the UK, right to live and work, right to work, legally entitled to work in the UK
Own transport | =own car, own tools and transport, own PPE and transport, need a car, have a car, use of a car, use of a vehicle, use of your own car, use of your own vehicle, car essential, car is essential, access to a car, own vehicle, use of own car, car owner, access to a vehicle, own vehicle for work, own van, car for work, has a car for work, car to use for work
Minibus driving | =minibus licence | <D1 minibus, <MiDAS | @D1 minibus
Safeguarding certificate | <safeguarding certificate Level 1 = safeguarding Level 1, <safeguarding Level 2 > safeguarding certificate Level 1, <safeguarding Level 3 > safeguarding Level 2
Mental health first aid | =MHFA, mental health first aider
References | =two references, recent references, satisfactory references
Proof of identity | <passport or birth certificate
Standard DBS | =standard DBS check | >Basic DBS
Basic DBS | =basic DBS check, basic disclosure
Marketing or business degree | =business degree, business studies degree | <marketing degree | >Degree
Home broadband | =broadband, stable broadband | <quiet workspace
Degree in a relevant subject | =relevant degree, degree in a related field, degree in a related subject, related degree | >Degree
STEM degree | >Degree
Professional qualification | =relevant qualification, relevant professional qualification, industry qualifications, trade qualification
School qualifications | =good standard of education, good general education, GCSEs or equivalent, maths and English, English and maths | <maths and English at grade 4
Level 3 in any subject
GCSE grades | <grade C/4 or above, <GCSE grade C/4, <grade 4 or above, <GCSE grade 5, <five GCSEs at grade 4
First aid training | =first aid, basic first aid, first aid certificate, first aider | <emergency first aid at work = EFAW
CV gaps accepted | <full employment history, <five-year work history, <checkable history, <checkable five-year history
Age limits | <over 18, <over 21, <over 25, <aged 18 or over, <18 or over, <18 and over, <18 years or over, <18 years of age, <over 18s, <must be 18, <must be 18 or over, <must be over 18, <must be at least 18, <must be 18+, <must be 16+, <must be 21, <must be 21+, <must be 25, <must be 25+, <16 or over, <21 or over, <25 or over, <over 16, <over 25 for insurance, <25+ for insurance, <21+ for insurance, <at least 18 years old, <at least 21 years old
Clean record | =no criminal record | <no criminal convictions
Living near work | =live within, living locally | <within commuting distance
City and Guilds certificate | =City & Guilds, City and Guilds
Level 4 qualification | =Level 4 diploma, Level 4 certificate
Driving licence and car | =licence and car | >Driving licence, >Own transport
Business class insurance | =business insurance for your car
[duty]
Working with children | =experience with children, work with children
Working with vulnerable people | =vulnerable adults, vulnerable people, vulnerable groups
Supervising others | =supervisory experience, supervising others, supervisory skills, supervision
Training others | =training others, showing new staff, buddying new starters, training staff, training colleagues, training new starters, staff training, training new team members, training new colleagues, helping train others, training junior staff
Quality standards | =maintaining standards, high standards of work, quality standards
Money handling | =handling money, responsibility for money
Night work | =night shift, nights, overnight work
Weekend work | =weekend working, weekends, working weekends, evenings and weekends
Shift work | =shift patterns, shift rota, on a rota, working shifts, rotating shift pattern, shift working, rota basis
Working outdoors | =work outdoors, outdoor work, work outdoors in all weathers, all weathers
Travel for work | =willing to travel, UK travel, travel between sites, overseas travel
Working at pace | =high-volume environment, busy environment
Volunteering | =voluntary work, volunteer work, unpaid work
Self-employment administration | =running a small business, sole trader, small business owner, business ownership
Strategic planning | =strategy, strategy development, business strategy, setting strategy, strategic thinking, business planning
Operations management | =managing operations, operational management, running operations, operations leadership, day-to-day operations, operational leadership
Profit and loss responsibility | =P&L, P&L responsibility, P&L management, profit and loss, profitability
Multi-site management | =area management, regional management, managing several sites, multi-site
Board-level experience | =director-level leadership, executive leadership, senior management, trustee experience, board membership
Meeting targets | =achieving targets, KPIs, working to targets, key performance indicators, target driven, meeting KPIs
Report preparation for managers | =weekly reports, monthly reports
Liaising with suppliers | =supplier liaison, dealing with suppliers, contact with suppliers
Liaising with other teams | =cross-functional working, cross-functional teams, working with other departments, liaising with other departments
Being on call | =on-call duties | <out of hours
Working with the public | =general public, meeting the public | <public-facing, <working with customers, <contact with the public, <face-to-face with customers
Team meetings | =attending meetings, staff meetings
Induction of colleagues | <shadow shifts, <buddy new starters
Early starts | =early mornings, early shifts | <early morning starts, <5am starts, <6am starts
Late shifts
Early and late shifts | =earlies and lates | >Early starts, >Late shifts
Unsocial hours
Bank holidays
Rotating weekends
Overtime | =extra hours, flexible hours
Customer-facing experience | =client-facing, public-facing role
Previous supervisory experience | =management experience, leadership experience, experience of managing people, experience managing people, managerial experience, team leading experience
Cost awareness | =value for money, cost-effective working
Continuous professional learning | =keeping skills up to date, keeping up to date, professional development, personal development, continuing development
Saturday work | =Saturdays, alternate Saturdays, Saturday mornings | <alternate weekends, <one weekend in two, <every other weekend, <every other Saturday, <some Saturdays, <some weekends, <occasional weekends
Working nights | =permanent nights, weekends and nights, nights and weekends, nights away, working at night
Travel between places of work | =travel across the county, travel between schools | <own transport essential
Reading and writing at work | =basic English reading, basic reading and writing, reading and writing, read and write English
Repetitive work | =repetitive tasks | <routine tasks
Working at computers | =confidence with computers | <several screens, <multiple systems, <using several systems
Ensuring safety of others | =safety of guests and colleagues, safety of the public, safety of visitors
Team supervision | =leading a team of, leading a small team
Speaking to groups | =standing up in front of a group | <confident speaker
Driving at work | =some driving, driving role, driving experience, driving between sites, driving assessment, driving vehicles, driving company vehicles, driving duties
Equality and inclusion | =equality, commitment to equality
Safety-critical work | =safety-critical, safety-critical role, responsibility for safety, safety of others
Care of customers | =good with customers | <way with people, <talking to people, <good with people
Evening work | =evenings at work, evening shifts, working evenings | <late nights = one late night, <late finishes
Covering other sites | <cover other branches, <working across sites, <work at other sites, <covering colleagues
Bookings by phone | <taking orders by phone, <taking orders over the phone, <taking orders by telephone
Records of the work | <keeping accurate records, <completing job cards, <log books, <completing log sheets, <written records, <completing paperwork
Working to plans and drawings
Case conferences | =chairing case conferences | <multi-agency, <working with the police
Work with volunteers | <looking after volunteers
Demonstrations | <showing customers how
`
