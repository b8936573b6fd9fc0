import { type CvDocument, jobsByRecency, listPassages } from '@app/cv'
import { findQuantities, splitWords, stemWord } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { isStrayWord, type MatchedRequirement } from '@app/match'
import type { LetterJob } from './letter.ts'
import { type Work, workAt } from './say-job.ts'
import { type ToldLine, tellLine } from './tell-line.ts'

/** A line of the CV that a letter uses, and the requirements that it answers. */
export type ChosenProof = {
	asked: MatchedRequirement[]
	path: string
	line: string
	told: ToldLine
	work: Work
	/** The entry that it is of, such as `experience.0`. */
	entry: string
	/** Newest work first. */
	age: number
}

type Candidate = ChosenProof & {
	answers: MatchedRequirement[]
	stems: ReadonlySet<string>
	workStems: ReadonlySet<string>
}

// A letter is one page, read in a minute: two or three proofs.
const mostProofs = 3
/** Below this a line says nothing to this employer; it is told only where there is nothing else. */
const leastWorth = 1.6
const fewest = 1

const needWorth = { essential: 3, desirable: 2, mentioned: 1 }

/**
 * Chooses the two or three lines of a CV that suit an advert best: they answer its requirements, share its words,
 * have figures, and are about recent work. A line that answers the same requirements as another is worth less.
 */
export function chooseProofs(
	cv: CvDocument,
	requirements: readonly MatchedRequirement[],
	job?: Pick<LetterJob, 'title' | 'company'>,
): ChosenProof[] {
	const wanted = requirements.filter((one) => !isStrayWord(one))
	const advert = stemsOfAdvert(wanted, job)
	const left = listCandidates(cv, wanted)
	const chosen: Candidate[] = []
	while (chosen.length < mostProofs) {
		const [best] = left
			.map((candidate) => ({ candidate, worth: weigh(candidate, chosen, advert) }))
			.sort((one, other) => other.worth - one.worth)
		if (best === undefined) break
		if (best.worth < leastWorth && chosen.length >= fewest) break
		const asked = best.candidate.answers.filter(({ proof }) => proof === 'shown')
		chosen.push({ ...best.candidate, asked })
		left.splice(left.indexOf(best.candidate), 1)
	}
	return chosen
		.map(({ answers: _, stems: __, workStems: ___, ...proof }) => proof)
		.sort((one, other) => one.age - other.age)
}

// A course has projects and results, but “my work included speaking” tells of a subject.
function isWorkOfCourse({ course }: Work, { text }: ToldLine): boolean {
	return course !== undefined && /^my work /.test(text)
}

function listCandidates(cv: CvDocument, asked: readonly MatchedRequirement[]): Candidate[] {
	const ages = new Map(jobsByRecency(cv).map(({ index }, age) => [`experience.${index}`, age]))
	return listPassages(cv).flatMap(({ path, text, section, entry, kind }) => {
		if (kind === 'line') return []
		const work = workAt(cv, section, entry)
		if (work === null) return []
		const where = `${section}.${entry}`
		return tellLine(text, work)
			.filter((told) => !isWorkOfCourse(work, told))
			.map((told) => ({
				asked: [],
				path,
				line: text,
				told,
				work,
				entry: where,
				age: ages.get(where) ?? (work.current ? 0 : 1),
				answers: asked.filter((one) => isAnsweredBy(one, path, told)),
				stems: stemsOf(told.text),
				workStems: stemsOf([work.title, work.place, work.course ?? ''].join(' ')),
			}))
	})
}

// A line that perhaps shows a requirement is chosen for it, and is no answer until the person says so.
function isAnsweredBy({ proof, kind, evidence }: MatchedRequirement, path: string, told: ToldLine) {
	if (proof === 'perhaps' && kind !== 'credential') return evidence.some((one) => one.path === path)
	const text = told.text.toLowerCase()
	return (
		proof === 'shown' &&
		evidence.some((one) => one.path === path && text.includes(one.quote.toLowerCase()))
	)
}

function worthOf({ need, kind, proof }: MatchedRequirement): number {
	return needWorth[need] * (kind === 'said' ? 0.5 : 1) * (proof === 'perhaps' ? 0.6 : 1)
}

function weigh(
	{ answers, stems, workStems, told, work, age }: Candidate,
	chosen: readonly Candidate[],
	advert: ReadonlyMap<string, number>,
): number {
	const known = new Set(chosen.flatMap((one) => one.answers))
	const said = new Set(chosen.flatMap((one) => [...one.stems]))
	const answered = answers
		.filter((one) => !known.has(one))
		.reduce((total, one) => total + worthOf(one), 0)
	const shared = [...stems].filter((stem) => !said.has(stem))
	const words = shared.reduce((total, stem) => total + (advert.get(stem) ?? 0), 0)
	const ofJob = [...workStems].filter((stem) => advert.has(stem)).length
	const relevance = Math.min(answered, 6) + Math.min(words, 3) + Math.min(ofJob, 2) * 0.7
	const style = styleOf({ told, work, age }, chosen)
	// A line about something else is not worth telling for its figures.
	return relevance + style * (relevance < littleRelevance ? 0.3 : 1)
}

const littleRelevance = 1

type Style = Pick<Candidate, 'told' | 'work' | 'age'>

// Figures, results and recent work make a better example.
function styleOf({ told, work, age }: Style, chosen: readonly Candidate[]): number {
	const isDone = told.text.startsWith('I ')
	const isSecondOfNouns = !isDone && chosen.some((one) => !one.told.text.startsWith('I '))
	return (
		Math.min(findQuantities(told.text).length, 2) +
		(hasResult(told.text) ? 1 : 0) +
		(isDone ? 1 : 0) -
		(isSecondOfNouns ? 1 : 0) +
		(work.current ? 0.6 : 0) -
		Math.min(age, 3) * 0.5 -
		(splitWords(told.text).length > 30 ? 0.7 : 0)
	)
}

function hasResult(text: string): boolean {
	return (
		/\bfrom\b.*\bto\b/.test(text) || analyseLine(text).clauses.some(({ link }) => link === 'result')
	)
}

const shortest = 4

// Returns the stems of the longer words of a text, so that different forms of a word match.
function stemsOf(text: string): ReadonlySet<string> {
	const words = splitWords(text).filter((word) => word.length >= shortest)
	return new Set(words.map((word) => stemWord(word.toLowerCase())))
}

const wordOfJob = 1 / 3

function stemsOfAdvert(
	asked: readonly MatchedRequirement[],
	job?: Pick<LetterJob, 'title' | 'company'>,
): ReadonlyMap<string, number> {
	const worth = new Map<string, number>()
	const add = (text: string, least: number) => {
		for (const stem of stemsOf(text)) worth.set(stem, Math.max(worth.get(stem) ?? 0, least))
	}
	if (job !== undefined) add(`${job.title} ${job.company}`, wordOfJob)
	for (const { need, quote, alsoSaid, label, line } of asked) {
		add([quote, ...alsoSaid, label].join(' '), needWorth[need] / 3)
		add(line, needWorth[need] / 9)
	}
	return worth
}
