import type { CvDocument } from '@app/cv'
import { knownTowns, type PhraseKind } from '@app/cv-import/classifier'
import { draftCv } from '../import/draft-cv.ts'
import { recipeFor, type Split } from '../import/recipes.ts'

/** A phrase printed in a CV, and the kind of thing it names. */
export type Phrase = { text: string; kind: PhraseKind }

/** The phrases of generated CVs, as their headers print them; each pair of a text and a kind once. */
export function collectPhrases(split: Split, count: number, seed: string): Phrase[] {
	const found = new Map<string, Phrase>()
	for (let index = 0; index < count; index++) {
		const { truth } = draftCv(`${seed}-${index}`, recipeFor(index, split, 'typed'))
		for (const phrase of phrasesOf(truth)) {
			if (phrase.text.length > 1) found.set(`${phrase.kind} ${phrase.text}`, phrase)
		}
	}
	return [...found.values(), ...[...knownTowns].filter(isTaught).map(townPhrase)]
}

// All of them would make every lone name a town.
function isTaught(_: string, index: number): boolean {
	return index % 4 === 0
}

// The towns that the reader knows teach it how the names of others look.
function townPhrase(name: string): Phrase {
	return {
		text: name.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
		kind: 'place',
	}
}

function phrasesOf(cv: CvDocument): Phrase[] {
	const all = (kind: PhraseKind, texts: string[]): Phrase[] => texts.map((text) => ({ text, kind }))
	const { experience, education, reference, personalInfo } = cv
	return [
		...all('title', [...experience.map(({ jobTitle }) => jobTitle), personalInfo.headline]),
		...all('organisation', [
			...experience.map(({ employer }) => employer),
			...cv.certification.map(({ issuer }) => issuer),
		]),
		...all('place', [...experience.map(({ location }) => location), personalInfo.city]),
		...all('qualification', education.flatMap(listCourses)),
		...all(
			'school',
			education.map(({ institution }) => institution),
		),
		...all(
			'subject',
			education.map(({ fieldOfStudy }) => fieldOfStudy),
		),
		...all('person', [
			`${personalInfo.firstName} ${personalInfo.lastName}`,
			...reference.map(({ name }) => name),
		]),
		...all('sentence', [
			...experience.flatMap(({ achievements }) => achievements),
			...experience.flatMap(({ summary }) => summary.split(/(?<=\.) /)),
		]),
		...all(
			'skill',
			cv.skills.map(({ name }) => name),
		),
	]
}

function listCourses({ qualification, fieldOfStudy }: CvDocument['education'][number]): string[] {
	if (fieldOfStudy === '') return [qualification]
	return [
		qualification,
		...[' ', ', ', ' in '].map((joint) => qualification + joint + fieldOfStudy),
	]
}
