import type { HeadSlot } from '@app/cv-import/classifier'
import type { Random } from '../import/random.ts'
import { type HeadNames, inventAcronym, inventFirm, inventTown } from './head-names.ts'

type Filling = { names: HeadNames; random: Random }

/** Words that stand in one slot of a head. */
export function fillSlot(slot: HeadSlot, filling: Filling): string {
	return withSlip(fillers[slot](filling), filling.random)
}

const fillers: Readonly<Record<HeadSlot, (filling: Filling) => string>> = {
	title: fillTitle,
	employer: fillEmployer,
	place: fillPlace,
	other: fillRemark,
	course: fillCourse,
	subject: ({ names, random }) => random.pick(names.subjects),
	school: fillSchool,
	grade: fillGrade,
}

const departments = [
	'Sales',
	'Cardiology',
	'Ward 7',
	'Operations',
	'Night Shift',
	'Human Resources',
	'Retail',
	'Year 4',
	'Payments Team',
	'Northern Region',
	'Finance',
	'A&E',
	'Research and Development',
	'Front of House',
	'Digital',
	'Key Stage 2',
	'Backend',
	'Customer Services',
	'Maintenance',
	'Production',
	'Mathematics',
]
const grades = [
	'2:1',
	'2:2',
	'First Class Honours',
	'First',
	'Distinction',
	'Merit',
	'Pass',
	'GPA: 3.8',
	'GPA 3.6/4.0',
	'CGPA: 8.4',
	'78%',
	'Percentage: 81%',
	'Grade A',
	'Grade: B+',
	'Note 1,7',
	'Mention Bien',
	'110/110',
	'Upper Second Class',
	'cum laude',
	'First Division',
	'64.5 %',
	'A*AB',
	'grades A to C',
	'Second Class Upper',
	'Second Class Honours (Upper Division)',
	'with Honours',
	'Credit',
	'Honours',
	'A',
	'B+',
	'Passed',
	'7 passes',
	'two merits',
	'5 honours, 2 passes',
	'aggregate 14',
	'261 marks',
	'415 points',
	'9 of 10',
	'mean grade C-',
	'passed with distinction',
	'Second Class Lower',
	'First with Distinction',
	'six credits',
	'grades C to F',
]
const remarks = [
	'Full-time',
	'Part-time',
	'Permanent',
	'Contract',
	'Fixed term',
	'Temporary',
	'Internship',
	'2 years 3 months',
	'1 yr 4 mos',
	'Full Time',
	'Freelance',
	'Voluntary',
	'Maternity cover',
	'Hybrid',
	'20 hours a week',
	'Zero hours',
	'Evening course',
	'Distance learning',
	'a chain of nine leisure centres',
	'agency of 14 people',
	'Family-run bakery with two shops',
	'Leading provider of cloud software',
	'on-site',
	'via Reed',
	'Project budget £1.2m',
	'Reporting to the Managing Director',
	'www.example.com',
	'in progress',
]
function fillGrade({ random }: Filling): string {
	const draw = random.next()
	if (draw < 0.15) return `${random.int(45, 96)}.${random.int(0, 99)}%`
	if (draw < 0.25)
		return `${random.pick(['CGPA', 'GPA', 'CGPA:', 'GPA:', 'CGPA -'])} ${random.int(5, 9)}.${random.int(0, 99)}/10`
	if (draw < 0.32) return `${random.int(45, 96)}%`
	return random.pick(grades)
}

/**
 * Returns a remark that some heads add: terms of employment, a list of tools or courses, or the employer's business.
 */
function fillRemark({ names, random }: Filling): string {
	const draw = random.next()
	if (draw < 0.55) return random.pick(remarks)
	const joint = random.pick([', ', ' ', ' · ', ' | '])
	const count = random.int(2, 6)
	const list = draw < 0.85 ? names.skills : names.subjects
	return random.sample(list, count).join(joint)
}

const ranks = ['Senior', 'Junior', 'Lead', 'Head', 'Deputy', 'Assistant', 'Trainee', 'Graduate']

const terms = ['freelance', 'voluntary', 'self-employed', 'part time', 'job share', 'nights']

/** Entries that replace a job title, such as training or service. */
const activities = [
	'Work experience',
	'Work placement',
	'Paper round',
	'Voluntary work',
	'National service',
	'Apprenticeship',
	'Internship',
	'Career break',
	'Maternity leave',
	'Babysitting',
	'Helping out',
	'Saturday job',
]

function fillTitle({ names, random }: Filling): string {
	if (random.chance(0.04)) return random.pick(activities)
	const title = random.pick(names.titles)
	const draw = random.next()
	if (draw < 0.06) return `${random.pick(ranks)} ${title}`
	if (draw < 0.085) return `${title}, ${random.pick(departments)}`
	if (draw < 0.12) return `${title} – ${random.pick(departments)}`
	if (draw < 0.14) return `${title} - ${random.pick(departments)}`
	if (draw < 0.18) return `${title} (${random.pick(departments)})`
	if (draw < 0.22)
		return `${title} (${random.pick(['part-time', 'maternity cover', 'contract', 'Intern', 'temp', 'nights', 'casual', '3 days'])})`
	if (draw < 0.25) return `${title} / ${random.pick(names.titles)}`
	if (draw < 0.28) return `${title} & ${random.pick(names.titles)}`
	if (draw < 0.3) return `Head of ${random.pick(departments)}`
	if (draw < 0.312) return `${title}, ${random.pick(terms)}`
	return title
}

/** Employers without a name. */
const smallFirms = [
	'family shop',
	'own business',
	'various agencies',
	'a local farm',
	'private household',
	'Self-employed',
	'Freelance',
	'several restaurants',
	'Private family',
]

/** Additions in brackets after a name that belong to the name, as CVs print them. */
const asides = ['agency', 'family firm', 'seasonal', 'various sites', 'now closed', 'part of Acme']
const waysToStudy = [
	'day release',
	'evenings',
	'part-time',
	'part time, while working',
	'two evenings a week',
	'Saturdays',
	'distance learning',
	'by correspondence',
	'online',
	'full-time',
]

function fillEmployer(filling: Filling): string {
	const { random } = filling
	const employer = nameEmployer(filling)
	return random.chance(0.04) ? `${employer} (${random.pick(asides)})` : employer
}

function nameEmployer(filling: Filling): string {
	const { names, random } = filling
	const draw = random.next()
	if (draw < 0.02) return random.pick(smallFirms)
	if (draw < 0.05) return inventAcronym(random)
	if (draw < 0.38) return inventFirm(random, names)
	// A teacher or a researcher works at a school.
	if (draw < 0.44) return random.pick(names.schools)
	const employer = random.pick(names.employers)
	if (draw < 0.46) return `${employer}, Inc.`
	if (draw < 0.48)
		return `${employer} (${random.pick(['UK', 'formerly Acme', 'NHS', 'Pvt', 'client: BP'])})`
	if (draw < 0.49) return `${employer} – ${random.pick(departments)}`
	return employer
}

const saints = ['St', 'The', 'Royal', 'Sri', 'New', 'Old']
const schoolForms = [
	'College',
	'School',
	'Academy',
	'University',
	'High School',
	'Institute',
	'Polytechnic',
]

/** Words for a school before its name, as many languages put them. */
const schoolsBefore = [
	'Coláiste',
	'Ysgol',
	'Coleg',
	'Lycée',
	'Collège',
	'Liceo',
	'Istituto',
	'Instituto',
	'Universidad de',
	'Universidade de',
	'Università di',
	'Université de',
	'Universiteit',
	'Universität',
	'Hochschule',
	'Escola',
	'Colegio',
	'Politechnika',
	'Gymnasium',
	'Kolej',
	'SMK',
	'IES',
	'CFA',
	'School No. 6,',
]

function fillSchool(filling: Filling): string {
	const { random } = filling
	const school = nameSchool(filling)
	return random.chance(0.07) ? `${school} (${random.pick(waysToStudy)})` : school
}

function nameSchool({ names, random }: Filling): string {
	const draw = random.next()
	if (draw < 0.05) return `${random.pick(schoolsBefore)} ${inventTown(random)}`
	if (draw < 0.1) return `${inventTown(random)} ${inventTown(random)} ${random.pick(schoolForms)}`
	if (draw < 0.18) return `${random.pick(saints)} ${inventTown(random)} ${random.pick(schoolForms)}`
	// A firm trains people too.
	if (draw < 0.22) return random.pick(names.employers)
	if (draw < 0.25) return inventAcronym(random)
	return random.pick(names.schools)
}

const counties = [
	'Kent',
	'Surrey',
	'West Yorkshire',
	'Co. Cork',
	'Lancs',
	'Essex',
	'Norfolk',
	'Devon',
]
const states = [
	...'TX CA NY OH FL WA SC NC GA IL MI PA NJ VA TN IN MO WI CO MN AZ MA MD AL LA KY OR OK NV UT NSW QLD ON BC'.split(
		' ',
	),
	'Ontario',
	'Maharashtra',
	'Tamil Nadu',
	'Punjab',
	'Karnataka',
]
const countries = [
	'UK',
	'India',
	'Germany',
	'Ireland',
	'USA',
	'UAE',
	'France',
	'Nigeria',
	'Spain',
	'Poland',
	'Pakistan',
	'Saudi Arabia',
]

function fillPlace({ names, random }: Filling): string {
	const town = random.chance(0.5) ? inventTown(random) : random.pick(names.places)
	const draw = random.next()
	if (draw < 0.46) return town
	if (draw < 0.48) return `near ${town}`
	if (draw < 0.5) return `${town} ${random.pick(['Branch', 'Road', 'campus', 'site'])}`
	if (draw < 0.55) return `${inventTown(random)}, ${town}, ${random.pick(countries)}`
	if (draw < 0.65) return `${town}, ${random.pick(counties)}`
	if (draw < 0.78) return `${town}, ${random.pick(states)}`
	if (draw < 0.92) return `${town}, ${random.pick(countries)}`
	if (draw < 0.95) return random.pick(['Remote', 'remote', 'Hybrid', 'Home-based', 'Worldwide'])
	return random.pick(countries)
}

const joiners = [' ', ' ', ' in ', ' in ', ', ', ': ', ' – ', ' of ', ' - ']

function fillCourse({ names, random }: Filling): string {
	if (random.chance(0.08)) return fillSchoolCourse({ names, random })
	const course = random.pick(names.courses)
	if (random.chance(0.45) || course.split(' ').length > 4) return course
	const subject = random.pick(names.subjects)
	if (random.chance(0.12)) return `${course} (${subject})`
	if (random.chance(0.08)) return `${subject} (${course})`
	return course + random.pick(joiners) + subject
}

const schoolCourses = [
	'A-levels',
	'A Levels',
	'3 A-levels',
	'GCSEs',
	'8 GCSEs',
	'7 GCSEs',
	'National 5s',
	'Five Highers',
	'AS levels',
	'10 O Levels',
	'Leaving Certificate',
	'Abitur',
	'Baccalauréat',
]
const schoolSubjects = [
	'Maths',
	'English',
	'English Language',
	'Biology',
	'Chemistry',
	'Physics',
	'French',
	'History',
	'Geography',
	'Art',
	'Business',
	'Combined Science',
]
const schoolJoiners = [': ', ' – ', ' including ', ' in ', ' - ', ' (']

function fillSchoolCourse({ random }: Filling): string {
	const joiner = random.pick(schoolJoiners)
	const hasGrades = random.chance(0.6)
	const subjects = random.sample(schoolSubjects, random.int(2, 4)).map((subject) => {
		if (!hasGrades) return subject
		return `${subject} ${random.pick(['A', 'B', 'C', '5', '6', '(A)', '(B)'])}`
	})
	const list = subjects.join(random.pick([', ', ', ', ' and ', ' ']))
	return random.pick(schoolCourses) + joiner + list + (joiner === ' (' ? ')' : '')
}

// A letter left out, a space doubled or lost after a comma, as people type.
function withSlip(text: string, random: Random): string {
	if (text.length < 6 || !random.chance(0.05)) return text
	const at = random.int(1, text.length - 2)
	const draw = random.next()
	if (draw < 0.4) return text.slice(0, at) + text.slice(at + 1)
	if (draw < 0.7) return text.replace(', ', ',')
	return `${text}${random.pick([',', '.', ' -', ':'])}`
}
