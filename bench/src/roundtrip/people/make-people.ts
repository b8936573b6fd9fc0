import type { CvDocument, HeadingLanguage } from '@app/cv'
import { makeCv } from '../../import/person/make-cv.ts'
import { createRandom } from '../../import/random.ts'
import { addEverySection } from './add-every-section.ts'
import { joinCareers } from './join-careers.ts'
import { peopleOfOtherScripts } from './other-scripts.ts'
import type { SamplePerson } from './sample-person.ts'

type Kind = 'short' | 'usual' | 'every section' | 'ten jobs'

const latin: [HeadingLanguage, Kind][] = [
	...(['short', 'short', 'short'] as const).map((kind) => ['en', kind] as [HeadingLanguage, Kind]),
	...Array.from({ length: 6 }, () => ['en', 'usual'] as [HeadingLanguage, Kind]),
	...Array.from({ length: 5 }, () => ['en', 'every section'] as [HeadingLanguage, Kind]),
	...Array.from({ length: 3 }, () => ['en', 'ten jobs'] as [HeadingLanguage, Kind]),
	...(['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const).flatMap((language) => [
		[language, 'usual'] as [HeadingLanguage, Kind],
		[language, 'ten jobs'] as [HeadingLanguage, Kind],
	]),
]

/** Forty people: many trades, eight languages in Latin letters and nine other scripts, from one job to ten. */
export function makePeople(): SamplePerson[] {
	return [...latin.map(makeLatin), ...peopleOfOtherScripts()]
}

/** `count` of them, spread over all kinds. */
export function somePeople(count: number): SamplePerson[] {
	const all = makePeople()
	if (count >= all.length) return all
	return Array.from(
		{ length: count },
		(_, index) => all[Math.floor((index * all.length) / count)],
	).filter((person) => person !== undefined)
}

function makeLatin([language, kind]: [HeadingLanguage, Kind], index: number): SamplePerson {
	const id = `${language}-${kind.replace(' ', '-')}-${index + 1}`
	const random = createRandom(`roundtrip ${id}`)
	const { cv, profession } = makeCv(random, language)
	const person = { id, script: 'Latin', headingLanguage: language }
	if (kind === 'short') return { ...person, cv: shorten(cv) }
	if (kind === 'every section') return { ...person, cv: addEverySection(cv, profession, random) }
	if (kind === 'ten jobs')
		return { ...person, cv: joinCareers(cv, () => makeCv(random, language).cv) }
	return { ...person, cv }
}

function shorten(cv: CvDocument): CvDocument {
	const { experience, education, certification } = cv
	return {
		...cv,
		experience: experience.slice(0, 1),
		education: education.slice(0, 1),
		certification: certification.slice(0, 1),
	}
}
