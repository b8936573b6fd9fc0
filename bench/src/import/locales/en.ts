import { type Locale, list } from './locale.ts'

export const en: Locale = {
	id: 'en',
	firstNames: list(
		`Amelia; Oliver; Imogen; Harry; Aoife; Callum; Rhiannon; Gethin; Priya; Arjun; Fatima; Yusuf; Chloe; Mohammed;
		Grace; Kwame; Adaeze; Tomasz; Siobhán; Niamh; Ewan; Isla; Jasmine; Leon; Mei; Daniel; Beatrice; Joshua; Zainab;
		Sam; Anne-Marie; Ruby; Kofi; Hannah; Dylan; Mary Jane`,
	),
	lastNames: list(
		`Hartley; Brennan; Adeyemi; Okafor; Sutcliffe; Patel; Kaur; Rahman; Llewellyn; Pritchard; MacDonald; McAllister;
		O’Connell; Whitfield; Barraclough; Nguyen; Kowalska; Chowdhury; Fairweather; Ashworth; Mensah; Blackwood;
		Smith-Jones; Lindqvist; Greenhalgh; Begum; Featherstone; Hussain; Tremayne; Wong; van der Berg; Ogunleye;
		Penrose; Singh; Holloway; de Souza`,
	),
	places: list(
		'Ashcombe; Thornbury; Westcliff; Brackenfield; Severn; Calderbrook; Millbrook; Kingsmere; Fernside; Otterdale; Marlow Bridge; Elmhurst; Penhallow; Glenford; Harrowgate; Stonecross',
	),
	cities: list(
		`Leeds; Bristol; Manchester; Cardiff; Glasgow; Newcastle upon Tyne; Nottingham; Brighton; Norwich; Plymouth;
		Belfast; Sheffield; Kingston upon Hull; Stoke-on-Trent; Milton Keynes; London; St Albans; Aberdeen; Swansea;
		York; Bury St Edmunds; Derby`,
	),
	country: 'United Kingdom',
	postcodes: ['LS# #@@', 'BS## #@@', 'M## #@@', 'SW1@ #@@', 'NG# #@@', 'EH# #@@'],
	streets: list(
		'{number} Albert Road; {number} Rowan Close; Flat 2, {number} Station Parade; {number} The Green; {number}a Victoria Terrace; {number} Mill Lane; {number} St John’s Street',
	),
	phones: list(
		'07700 900###; 07700900###; +44 7700 900###; +44 (0)7700 900###; 07700-900-###; (+44) 7700 900 ###; 0044 7700 900###; 07700 900 ###',
	),
	universities: list(
		'University of {city}; {city} Metropolitan University; University of the West of England; {place} University; The Open University; University of {place}',
	),
	colleges: list(
		'{city} College; {place} College of Further Education; City of {city} College; {place} Technical College',
	),
	schools: list(
		'{place} Grammar School; {place} Sixth Form College; St Alban’s Academy; {place} Comprehensive School; King Edward VI School; Bluecoat Sixth Form',
	),
	longMonths: list(
		'January; February; March; April; May; June; July; August; September; October; November; December',
	),
	shortMonths: list('Jan; Feb; Mar; Apr; May; Jun; Jul; Aug; Sept; Oct; Nov; Dec'),
	present: list('Present; present; Current; Now; to date; Present Day; Ongoing'),
	until: ['to', 'until'],
	since: ['Since {date}', '{date} onwards'],
	headings: {
		contact: list('Contact; Contact details; Personal details; Get in touch'),
		professionalSummary: list(
			'Profile; Personal profile; Personal statement; Professional summary; Summary; About me; Professional profile; Career objective; About',
		),
		experience: list(
			'Experience; Work experience; Employment history; Career history; Professional experience; Employment; Work history; Relevant experience; Career to date',
		),
		education: list(
			'Education; Education and qualifications; Education & training; Academic background; Qualifications; Education and training',
		),
		skills: list(
			'Skills; Key skills; Core skills; Skills and competencies; Areas of expertise; Technical skills; Core competencies; Strengths',
		),
		certification: list(
			'Certifications; Certificates; Professional qualifications; Licences and certificates; Training and certificates; Professional development; Accreditations',
		),
		language: list('Languages; Language skills'),
		interests: list(
			'Interests; Hobbies and interests; Hobbies & interests; Hobbies; Interests and activities',
		),
		reference: list('References; Referees'),
		volunteering: list('Volunteering; Voluntary work; Volunteer experience; Community work'),
		additional: list('Additional information; Further information; Other information'),
	},
	labels: {
		name: 'Name',
		phone: list('Tel; Mobile; Phone; T; M; Telephone'),
		email: list('Email; E-mail; E'),
		address: list('Address; Home; A'),
		website: 'Website',
		grade: 'Grade',
		skills: 'Skills',
		languages: 'Languages',
		interests: 'Interests',
		page: 'Page {page} of {pages}',
		curriculum: list('Curriculum Vitae; CV; CURRICULUM VITAE'),
	},
	languages: list(
		'English; French; Welsh; Polish; Urdu; Punjabi; Spanish; German; Yoruba; Bengali; Italian; Arabic; Portuguese; British Sign Language; Mandarin; Irish; Gujarati; Romanian',
	),
	nativeWords: list('Native; Mother tongue; native speaker'),
	levelWords: list(
		'Fluent; Conversational; Basic; Intermediate; Good working knowledge; Professional',
	),
	interests: list(
		`Fell running; Baking bread; Sea swimming; Crochet; Five-a-side football; Reading historical novels; Chess;
		Gospel choir; Allotment gardening; Cycling; Birdwatching; Netball; Playing the trumpet; Photography; Travel;
		Board games; Yoga; Volunteering at the food bank; Amateur dramatics; Restoring old radios; Film; Cooking;
		Hill walking; Cricket`,
	),
	degreeGrades: list(
		'First Class Honours; 2:1; 2:2; Upper Second; First; Distinction; Merit; Pass; Upper Second Class Honours',
	),
	vocationalGrades: list('Distinction; Merit; Pass; D*DD; DMM; Distinction*'),
	schoolSubjects: list(
		'Biology; Chemistry; Mathematics; English Literature; History; Psychology; Art; Business; French; Physics; Geography; Media Studies; Sociology; Religious Studies',
	),
	schoolGrades: list('A*; A; B; C; A; B'),
	referencesOnRequest: list(
		'References available on request; References are available upon request.; Available on request',
	),
	summaryEndings: list(
		'Now looking for a new challenge in {city}.; Reliable, organised and quick to learn.; A good listener who works well in a team and alone.; Seeking a permanent role with room to grow.',
	),
	furtherFacts: list(
		'Full clean UK driving licence; Enhanced DBS check on the update service; Eligible to work in the UK; Willing to relocate; Notice period of four weeks',
	),
	volunteering: [
		{
			role: 'Volunteer Driver',
			organisation: 'Larder Food Bank',
			duty: 'Collect surplus food from supermarkets every Saturday',
		},
		{
			role: 'Cub Scout Leader',
			organisation: '3rd Otterdale Scouts',
			duty: 'Plan weekly meetings and two camps a year for 24 children',
		},
		{
			role: 'School Governor',
			organisation: 'Elmhurst Primary School',
			duty: 'Chair the premises committee and visit classes each term',
		},
		{
			role: 'Helpline Listener',
			organisation: 'Nightlight',
			duty: 'Answer calls from people in distress on one night a week',
		},
	],
}
