import type { Education } from '@app/cv'
import { monthOf } from './make-experience.ts'
import { fill, type Writer } from './writer.ts'

/** Degrees, vocational qualifications and school leaving exams, the latest first. */
export function makeEducation(writer: Writer, firstJobYear: number): Education[] {
	const { random, locale, profession } = writer
	const rank = { university: 0, college: 1, school: 2 }
	const chosen = random
		.sample(profession.qualifications, random.pick([1, 1, 2, 2, 3]))
		.sort((a, b) => rank[a.school] - rank[b.school])
	if (locale.id === 'en' && random.chance(0.4)) chosen.push(aLevels)
	if (locale.id === 'en' && random.chance(0.35)) chosen.push(gcses)
	let month = firstJobYear * 12 + 5
	return chosen
		.filter((one, index) => chosen.findIndex((other) => isSame(one, other)) === index)
		.map((one, index) => {
			const months =
				one.school === 'university' ? random.pick([33, 45]) : random.pick([10, 22, 22, 34])
			const [endDate, startDate] = [monthOf(month), monthOf(month - months)]
			month -= months + 2
			return {
				id: `education-${index + 1}`,
				...namesOf(writer, one),
				institution: institutionOf(writer, one.school),
				location: '',
				startDate,
				endDate,
				current: false,
				details: [],
			}
		})
}

const aLevels = { qualification: 'A-levels', field: '', school: 'school' } as const
const gcses = {
	qualification: '9 GCSEs',
	field: 'including Mathematics and English',
	school: 'school',
} as const

type Chosen = Writer['profession']['qualifications'][number]

function isSame(a: Chosen, b: Chosen): boolean {
	return a.qualification === b.qualification && a.field === b.field
}

function namesOf(writer: Writer, { qualification, field, school }: Chosen) {
	const { random, locale } = writer
	if (field === '' && school === 'school' && locale.schoolSubjects.length > 0) {
		return { qualification, fieldOfStudy: subjects(writer), grade: '' }
	}
	// "9 GCSEs including English" is one phrase: nobody could say where the qualification ends.
	if (/^\d/.test(qualification)) {
		return { qualification: `${qualification} ${field}`, fieldOfStudy: '', grade: '' }
	}
	const grades = school === 'university' ? locale.degreeGrades : locale.vocationalGrades
	const hasGrade = school !== 'school' && random.chance(0.5)
	return { qualification, fieldOfStudy: field, grade: hasGrade ? random.pick(grades) : '' }
}

function subjects({ random, locale }: Writer): string {
	return random
		.sample(locale.schoolSubjects, 3)
		.map((subject) => `${subject} (${random.pick(locale.schoolGrades)})`)
		.join(', ')
}

function institutionOf(writer: Writer, school: Chosen['school']): string {
	const { random, locale } = writer
	const pools = {
		university: locale.universities,
		college: locale.colleges,
		school: locale.schools,
	}
	const other = random.pick(locale.cities)
	return fill({ ...writer, city: other }, random.pick(pools[school]))
}
