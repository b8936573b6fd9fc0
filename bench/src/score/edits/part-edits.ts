import { type CvDocument, cvDocumentSchema, setField } from '@app/cv'
import { findBuzzwords } from '@app/language'
import type { Edit, EditMaker } from './edit.ts'

const hobbies = [
	'fishing',
	'walking the dog',
	'following Doncaster Rovers',
	'spending time with my family',
	'cooking for friends at the weekend',
	'I like going to the cinema and reading crime novels',
	'running 10 km twice a week with the Barnsley Harriers',
	'gardening, DIY and listening to music',
	'playing guitar in a local band since 2015',
	'Socialising, travelling and keeping fit at the gym',
]

/** Hobbies that stood among the certificates, put among the interests. */
export const moveHobbies: EditMaker = (cv, random) => {
	const chosen = random.sample(hobbies, random.int(1, 4))
	const apart = chosen.map((name) => ({ name, issuer: '' }))
	const [first = '', ...rest] = chosen
	const joined = [{ name: `Hobbies and interests ${first}`, issuer: rest.join(' and ') }]
	const list = random.chance(0.5) ? apart : joined
	return [
		{
			kind: 'hobbies out of the certificates',
			what: chosen.join('; '),
			before: withFields(cv, {
				certification: [...cv.certification, ...withIds('hobby', list)],
			}),
			after: withFields(cv, {
				interests: [
					...cv.interests,
					...withIds(
						'hobby',
						chosen.map((name) => ({ name })),
					),
				],
			}),
		},
	]
}

/** A title of a job that its lines had run into, split into the title and the lines. */
export const splitTitle: EditMaker = (cv, random) =>
	random.sample([...cv.experience.keys()], 2).flatMap((index) => {
		const job = cv.experience[index]
		if (job === undefined || job.achievements.length === 0) return []
		const count = random.chance(0.5) ? 1 : job.achievements.length
		const [merged, left] = [job.achievements.slice(0, count), job.achievements.slice(count)]
		const separator = random.pick([' ', ', ', ' - '])
		const before = withJob(cv, index, {
			jobTitle: [job.jobTitle, ...merged].join(separator).slice(0, 500),
			achievements: left,
		})
		return [{ kind: 'a run-together title split', what: `job ${index}`, before, after: cv }]
	})

const details = [
	'Date of birth: 12 March 1973',
	'DOB 03/04/1988',
	'Marital status: Married, two children',
	'Nationality: British',
	'Religion: Church of England',
	'Gender: Female',
	'National Insurance number: AB 12 34 56 C',
	'I hereby declare that all of the above is true to the best of my knowledge.',
	'References available on request',
]

const detailChecks = ['H02', 'H03', 'H04', 'H05', 'H10', 'H11', 'C12']

/** Personal details that no CV needs, deleted. */
export const deleteDetail: EditMaker = (cv, random) => {
	const detail = random.pick(details)
	const section = {
		...cvDocumentSchema.shape.custom.parse([
			{ id: 'details', title: 'Personal details', items: [{ id: 'detail', text: detail }] },
		])[0],
	}
	const places: CvDocument[] = [
		withFields(cv, { custom: [...cv.custom, section] }),
		setField(cv, 'professionalSummary', `${cv.professionalSummary}\n${detail}`.trim()),
	]
	const inEducation = cv.education[0]
	if (inEducation !== undefined)
		places.push(setField(cv, 'education.0.details', [...inEducation.details, detail]))
	return [
		...places.map((before) => ({
			kind: 'a personal detail deleted',
			namedBy: detailChecks,
			what: detail,
			before,
			after: cv,
		})),
		...deleteRefereeContact(cv),
	]
}

function deleteRefereeContact(cv: CvDocument): Edit[] {
	const referee = { name: 'Mrs J. Pollard', jobTitle: 'Manager', organisation: 'Northgate Ltd' }
	const withContact = { ...referee, phone: '07700 900456', email: 'j.pollard@northgate.example' }
	const refereesOf = (one: object) =>
		withFields(cv, { reference: [...cv.reference, ...withIds('referee', [one])] })
	return [
		{
			kind: 'a personal detail deleted',
			namedBy: detailChecks,
			what: 'contact of a referee',
			before: refereesOf(withContact),
			after: refereesOf(referee),
		},
	]
}

/** A field that was missing, filled in. */
export const fillField: EditMaker = (cv, random) => {
	const fields = [
		...['email', 'phone', 'city', 'headline', 'firstName'].map((name) => `personalInfo.${name}`),
		...['jobTitle', 'employer', 'location', 'startDate', 'endDate'].map(
			(name) => `experience.0.${name}`,
		),
		...['qualification', 'institution', 'endDate', 'grade'].map((name) => `education.0.${name}`),
		'language.0.proficiency',
		'certification.0.issuer',
		'professionalSummary',
	].filter((path) => !isEmpty(cv, path) && findBuzzwords(String(fieldOf(cv, path))).length === 0)
	return random.sample(fields, 3).map((path) => ({
		kind: 'a missing field filled in',
		what: path,
		before: setField(cv, path, ''),
		after: cv,
	}))
}

/** A line of a job, a skill or a course that was missing, added. */
export const addEntry: EditMaker = (cv, random) => {
	const lists = ['skills', 'education', 'certification', 'language', 'experience.0.achievements']
	const filled = lists.filter((path) => listAt(cv, path).length > 0)
	return random.sample(filled, 2).map((path) => {
		const items = listAt(cv, path)
		const at = random.int(0, items.length - 1)
		return {
			kind: 'a missing entry added',
			what: `${path} ${at}`,
			before: setField(cv, path, items.toSpliced(at, 1)),
			after: cv,
		}
	})
}

/** A paragraph about a job cut into its sentences as bullets. */
export const splitParagraph: EditMaker = (cv, random) =>
	random.sample([...cv.experience.keys()], 1).flatMap((index) => {
		const job = cv.experience[index]
		if (job === undefined || job.achievements.length < 2 || job.summary !== '') return []
		const summary = job.achievements.map((line) => line.replace(/(?<![.!?])\s*$/, '.')).join(' ')
		const before = withJob(cv, index, { summary, achievements: [] })
		return [{ kind: 'a paragraph split into bullets', what: `job ${index}`, before, after: cv }]
	})

function isEmpty(cv: CvDocument, path: string): boolean {
	const field = fieldOf(cv, path)
	return typeof field !== 'string' || field === ''
}

function listAt(cv: CvDocument, path: string): unknown[] {
	const list = fieldOf(cv, path)
	return Array.isArray(list) ? list : []
}

function fieldOf(cv: CvDocument, path: string): unknown {
	return path.split('.').reduce<unknown>((value, key) => Object(value)[key], cv)
}

function withJob(
	cv: CvDocument,
	index: number,
	changes: Partial<CvDocument['experience'][number]>,
): CvDocument {
	const experience = cv.experience.map((job, at) => (at === index ? { ...job, ...changes } : job))
	return withFields(cv, { experience })
}

function withFields(cv: CvDocument, changes: object): CvDocument {
	return cvDocumentSchema.parse({ ...cv, ...changes })
}

function withIds<Item extends object>(prefix: string, items: readonly Item[]) {
	return items.map((item, index) => ({ id: `${prefix}-${index}`, ...item }))
}
