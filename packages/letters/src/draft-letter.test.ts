import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { expect, test } from 'vitest'
import { draftLetter } from './draft-letter.ts'

const today = '2026-06-01'

type Case = { cv: object; title: string; company?: string; addressee?: string; advert: string }

function begin({ cv, title, company = 'Alder House', addressee = '', advert }: Case) {
	const document = cvDocumentSchema.parse({
		personalInfo: {
			firstName: 'Ada',
			lastName: 'Bell',
			phone: '07700 900111',
			email: 'a@b.example',
		},
		...cv,
	})
	const match = matchCv({ cv: document, source: null, today }, readAdvert(advert))
	const job = { title, company, addressee }
	return { document, letter: draftLetter({ cv: document, match, job, today }) }
}

const job = (jobTitle: string, employer: string, achievements: string[]) => ({
	id: `${jobTitle} ${employer}`,
	jobTitle,
	employer,
	achievements,
	startDate: '2019',
	endDate: '2024',
})
const currentJob = (...about: Parameters<typeof job>) => ({
	...job(...about),
	current: true,
	endDate: '',
})

const professions: Record<string, Case> = {
	nurse: {
		cv: {
			experience: [
				job('Staff Nurse', 'Northern General', [
					'Gave intravenous therapy and managed central lines after bowel surgery',
					'Managing a ward of 28 beds at night',
				]),
			],
			certification: [
				{ id: 'c', name: 'NMC registration', expires: '2027-09' },
				{ id: 'd', name: 'Immediate Life Support', expires: '2026-03' },
			],
			skills: [{ id: 's', name: 'Wound care' }],
		},
		title: 'Senior Staff Nurse',
		addressee: 'Ann Lee',
		advert:
			'Senior Staff Nurse\nEssential\n- NMC registration\n- Intravenous therapy\n- Wound care\n- Immediate Life Support\n- Phlebotomy',
	},
	driver: {
		cv: {
			experience: [
				job('HGV Driver', 'Clwyd Supplies', ['Multi-drop deliveries to 18 building sites a day']),
			],
			certification: [{ id: 'c', name: 'Driver CPC' }],
		},
		title: 'HGV Class 1 Driver',
		advert: 'HGV Driver\nEssential:\n- Driver CPC\n- Multi-drop deliveries\n- ADR',
	},
	chef: {
		cv: {
			experience: [
				job('Sous Chef', 'The Pilot', [
					'Took gross profit on food from 64% to 69% by buying whole fish',
					'Cut food waste from 41 to 23 kg a week',
				]),
			],
		},
		title: 'Head Chef',
		advert: 'Head Chef\nWhat you need:\n- Gross profit\n- Reducing food waste\n- Stock control',
	},
	teacher: {
		cv: {
			education: [
				{ id: 'e', qualification: 'PGCE with QTS', institution: 'Leeds', endDate: '2020' },
			],
			volunteering: [
				{
					id: 'v',
					role: 'Governor',
					organisation: 'Frizinghall School',
					summary: 'Link for SEND.',
				},
			],
		},
		title: 'Year 4 Teacher',
		advert: 'Year 4 Teacher\nEssential\n- QTS\n- SEND\n- Phonics',
	},
	cleaner: {
		cv: {
			experience: [
				currentJob('Cleaner', 'Self-employed', ['Responsible for infection control in a surgery']),
			],
			language: [{ id: 'l', name: 'Portuguese', proficiency: 'native' }],
		},
		title: 'Cleaner',
		advert: 'Cleaner\nYou must have:\n- Infection control\n- COSHH\n- Portuguese',
	},
	graduate: {
		cv: {
			education: [
				{
					id: 'e',
					qualification: 'BSc',
					fieldOfStudy: 'Geography',
					institution: 'Nottingham',
					endDate: '2027-07',
					details: ['Modelled floods with QGIS'],
				},
			],
		},
		title: 'GIS Analyst',
		advert: 'GIS Analyst\nRequirements\n- QGIS\n- Python',
	},
}

test('a letter says who writes, tells lines of the CV in the first person, and closes', () => {
	const { text } = begin(professions.chef as Case).letter
	const [, opening = '', proofs = '', end = ''] = text.split('\n\n')
	expect(opening).toMatch(
		/^I am applying for the post of Head Chef at Alder House\. My last job was as a sous chef at The Pilot, where I worked for five years\./,
	)
	expect(proofs).toContain('I took gross profit on food from 64% to 69% by buying whole fish.')
	expect(proofs).toMatch(/I (?:also )?cut food waste from 41 to 23 kg a week\./)
	expect(end).toMatch(/^My CV is attached, and I would be glad to tell you more in an interview\./)
	expect(text).toMatch(/Yours faithfully,\n\nAda Bell\n07700 900111 · a@b\.example$/)
})

test('a letter quotes nothing and lists no words of the advert', () => {
	for (const [, profession] of Object.entries(professions)) {
		const { text } = begin(profession).letter
		expect(text).not.toMatch(/[“”"]|You also ask for|from my CV/)
		expect(text.split('\n\n')).toHaveLength(6)
	}
})

test('certificates are held, one that ran out is not, and a name is greeted and signed for', () => {
	const { text, onlyClaimed, missing, perhaps } = begin(professions.nurse as Case).letter
	expect(text).toMatch(/^Dear Ann Lee,\n/)
	expect(text).toContain('I hold an NMC registration.')
	expect(text).not.toContain('Immediate Life Support')
	expect(text).toContain('Yours sincerely,')
	expect(text).not.toMatch(/wound care|phlebotomy/i)
	expect(onlyClaimed.map(({ quote }) => quote)).toEqual(['Wound care'])
	expect(missing.map(({ quote }) => quote)).toEqual(['Phlebotomy'])
	expect(perhaps.map(({ cvLine }) => cvLine)).toEqual(['Immediate Life Support'])
})

test('a line without a verb is told as work, and a state as one', () => {
	expect(begin(professions.driver as Case).letter.text).toContain(
		'My work there included multi-drop deliveries to 18 building sites a day.',
	)
	const cleaner = begin(professions.cleaner as Case).letter.text
	expect(cleaner).toContain('I have been a cleaner (self-employed)')
	expect(cleaner).toContain('I am responsible for infection control in a surgery.')
	expect(cleaner).toContain('I speak Portuguese (native).')
})

test('studies that go on are not said to be finished', () => {
	const { text } = begin(professions.graduate as Case).letter
	expect(text).toContain('I am studying for a BSc in Geography at Nottingham.')
	expect(text).not.toContain('I hold')
	expect(begin(professions.teacher as Case).letter.text).toContain(
		'I hold a PGCE with QTS from Leeds.',
	)
})

test('what the writer says about what they want is why they apply', () => {
	const why = (professionalSummary: string) =>
		begin({ cv: { professionalSummary }, title: 'Carer', advert: '' }).letter.text.split('\n\n')[1]
	expect(why('Calm and kind. I would now like to move into a school.')).toContain(
		'I would now like to move into a school.',
	)
	expect(why('Calm. Looking for a post with more dementia care.')).toContain(
		'I am looking for a post with more dementia care.',
	)
	expect(why('Calm and kind carer who likes people.')).not.toMatch(/calm|likes/i)
	expect(why('I do not want to work nights.')).not.toContain('nights')
})

test('a paper that ran out, or that is only booked, is not held', () => {
	const names = ['Counterbalance licence, lapsed', 'Booked on a reach truck course next month']
	const { letter } = begin({
		cv: { certification: names.map((name, index) => ({ id: `c${index}`, name })) },
		title: 'Driver',
		advert: 'Driver\nEssential\n- Counterbalance licence\n- Reach truck licence',
	})
	expect(letter.text).not.toContain('I hold')
})

test('what was not done, or only watched, is never a proof', () => {
	const achievements = [
		'Watched the theatre team prepare 12 patients a day',
		'Have not yet assessed 20 students on the ward',
		'Helped 14 residents with washing and dressing',
	]
	const { letter } = begin({
		cv: { experience: [job('Carer', 'Oakfield', achievements)] },
		title: 'Carer',
		advert: 'Carer\nEssential\n- Personal care\n- Assessing students\n- Theatre work',
	})
	expect(letter.text).toContain('There, I helped 14 residents with washing and dressing.')
	expect(letter.text).not.toMatch(/theatre|assessed/)
})

test('a line in the plain form of a job that ended is told in the past, and one of a job of today is not', () => {
	const line = 'Lead shifts of nine people, train new staff and check the rota'
	const letterOf = (post: object) =>
		begin({ cv: { experience: [post] }, title: 'Carer', advert: 'Carer\nEssential\n- Shifts' })
			.letter.text
	expect(letterOf(job('Carer', 'Oakfield', [line]))).toContain(
		'I led shifts of nine people, trained new staff and checked the rota.',
	)
	expect(letterOf(currentJob('Carer', 'Oakfield', [line]))).toContain(
		'I lead shifts of nine people, train new staff and check the rota.',
	)
})

test('a gap is told only when its owner wants to be open about it', () => {
	const { document, letter } = begin(professions.nurse as Case)
	expect(letter.text).not.toContain('no experience')
	expect(letter.missing[0]?.openly).toBe(
		'I have no experience of phlebotomy yet, and I would be glad to learn.',
	)
	const { advert } = professions.nurse as Case
	const match = matchCv({ cv: document, source: null, today }, readAdvert(advert))
	const openAbout = match.requirements.map(({ conceptId }) => conceptId)
	const job = { title: 'Nurse', company: '', addressee: '' }
	const { text } = draftLetter({ cv: document, match, job, today, openAbout })
	expect(text).toContain('I have no experience of phlebotomy yet, and I would be glad to learn.')
	// The CV lists it, if only with a date that has passed.
	expect(text).not.toContain('I do not hold Immediate Life Support')
})

test.each([
	{ education: [{ id: 'e', qualification: 'NVQ Level 2', details: ['2025 Moving and handling'] }] },
	{ certification: [{ id: 'c', name: 'Moving & handling, moving and handling refresher' }] },
	{ skills: [{ id: 's', name: 'Moving and handling' }] },
	{ experience: [job('Carer', 'Oakfield', ['Attended moving and handling every year'])] },
])('what the CV names anywhere is not offered as something missing: %o', (cv) => {
	const { letter } = begin({
		cv,
		title: 'Carer',
		advert: 'Carer\nEssential\n- Moving and handling training\n- Full UK driving licence',
	})
	expect(letter.missing.map(({ openly }) => openly)).toEqual([
		'I do not hold a full UK driving licence yet, and I would work towards it.',
	])
})

test('what the CV names at another level, or only to say that it is lacking, is missing', () => {
	const { letter } = begin({
		cv: {
			education: [
				{ id: 'e', qualification: 'NVQ Level 2', fieldOfStudy: 'Health and Social Care' },
			],
			skills: [{ id: 's', name: 'No driving licence' }],
		},
		title: 'Carer',
		advert: 'Carer\nEssential\n- Level 3 in Health and Social Care\n- Driving licence',
	})
	expect(letter.missing.map(({ openly }) => openly)).toEqual([
		'I do not hold Level 3 in Health and Social Care yet, and I would work towards it.',
		'I do not hold a driving licence yet, and I would work towards it.',
	])
})

// The words that letters are held together with. They claim nothing.
const mortar = `ask that cv attached thank your time some much of what work have done with completed part dear hiring team i am applying for the post of at why this work and employer write a sentence or two in your own words
	have been was last where worked already some use also experience of registered with an in job there before that earlier as my included includes also which is are both part now close to do did
	your advert asks mentions hold speak studying would be glad to tell you more interview yours faithfully sincerely volunteer
	what done needs give one examples their results phone number email name native responsible nine years two three four five six seven from`

test.each(Object.entries(professions))(
	'every word of a letter for a %s is of the CV, the job or the advert',
	(_, profession) => {
		const { document, letter } = begin(profession)
		const { title, company = 'Alder House', addressee = '', advert } = profession
		const licence = new Set(
			wordsOf([mortar, everyWord(document), title, company, addressee, advert].join(' ')),
		)
		expect(wordsOf(letter.text).filter((word) => !licence.has(word))).toEqual([])
		expect(letter.answered.length).toBeGreaterThan(0)
		const told = letter.answered.flatMap(({ asked }) => asked.map(({ quote }) => quote))
		for (const { quote } of letter.missing) expect(told).not.toContain(quote)
	},
)

test('without a CV or an advert only gaps are left', () => {
	const { text, answered } = begin({
		cv: { personalInfo: {} },
		title: '',
		company: '',
		advert: '',
	}).letter
	expect(answered).toEqual([])
	expect(text.match(/\[[^\]]+\]/g)).toHaveLength(5)
})

test('brackets of others are no gaps, names keep their capital, and what was asked for is counted', () => {
	const { letter } = begin({
		cv: { experience: [job('Carer', 'Home [London]', ['Taught Makaton to 4 children'])] },
		title: 'Carer [nights]',
		company: '[Confidential]',
		advert: 'Carer\nEssential\n- Makaton\n- First aid',
	})
	expect(letter.text).toContain('the post of Carer (nights) at (Confidential).')
	expect(letter.text).toContain('There, I taught Makaton to 4 children.')
	expect(letter.askedCount).toBe(2)
	expect(letter.missing.map(({ quote }) => quote)).toEqual(['First aid'])
})

test('a letter tells three lines at most; the rest is told beside it', () => {
	const tools = ['Excel', 'QGIS', 'Python', 'Sage', 'SQL', 'Photoshop', 'AutoCAD', 'Salesforce']
	const { letter } = begin({
		cv: {
			experience: [
				job(
					'Clerk',
					'Crust',
					tools.map((tool) => `Used ${tool} every day`),
				),
			],
		},
		title: 'Clerk',
		advert: `Clerk\nEssential\n${tools.map((tool) => `- ${tool}`).join('\n')}`,
	})
	expect(letter.answered).toHaveLength(3)
	expect(letter.text).toMatch(/I also have experience of [^.]+\./)
	expect(letter.alsoShown).toHaveLength(2)
})

function everyWord(value: unknown): string {
	if (typeof value === 'string') return value
	if (typeof value !== 'object' || value === null) return ''
	return Object.values(value as CvDocument)
		.map(everyWord)
		.join(' ')
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

test('a thing of the CV is told once, by its own name', () => {
	const { letter } = begin({
		cv: {
			experience: [
				currentJob('Data Analyst', 'Airebrook Trust', [
					'Built the Power BI report on late starts that six managers use',
					'Wrote SQL for three monthly returns',
				]),
			],
		},
		title: 'Data Analyst',
		advert:
			'Data Analyst\nEssential:\n- Power BI\n- SQL\n- A BI tool such as Tableau or Qlik\n- Full UK driving licence',
	})
	expect(letter.text).toMatch(/\bPower BI and SQL\b|\bSQL and Power BI\b/)
	expect(letter.text).not.toContain('BI tool')
})

test('a licence that the advert insists on and the letter lacks is asked for', () => {
	const { letter } = begin({
		title: 'Reach truck driver',
		cv: { experience: [currentJob('Driver', 'Morland', ['Loaded 20 lorries a shift'])] },
		advert: 'Reach truck driver\nEssential:\n- Reach truck licence\n- Loading lorries',
	})
	expect(letter.toAdd.join(' ')).toMatch(/“reach truck licence” essential\. If you have it/i)
})

test('a subject of a course is no work, but what was done in it is told', () => {
	const { letter } = begin({
		title: 'Interpreter',
		cv: {
			experience: [currentJob('Cleaner', 'Brightway', ['Cleaned 14 rooms a day'])],
			education: [{ id: 'e', qualification: 'English B1 certificate', details: ['Speaking good'] }],
		},
		advert: 'Interpreter\nEssential:\n- Good speaking skills\n- English B1',
	})
	expect(letter.text).not.toMatch(/my work included speaking/)
})
