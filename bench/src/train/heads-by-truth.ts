import {
	type HeadPart,
	type HeadQuestion,
	type HeadSlot,
	mostPartWords,
} from '@app/cv-import/classifier'
import type { Course, Job, PageTruth } from '../import/pages/page-truth.ts'
import { coverHead } from './cover-head.ts'

type Head = HeadQuestion['head']

/**
 * Says how a head is to be read, by what its page is known to say: as the entry most of whose names it has. `null` where
 * it has the names of none.
 */
export function headsByTruth(truth: PageTruth): (question: HeadQuestion) => HeadPart[] | null {
	return ({ head, kind }) => {
		const known =
			kind === 'job'
				? truth.experience.map((job) => findJob(head, job))
				: truth.education.map((course) => findCourse(head, course))
		const [best] = known
			.map((parts) => ({ parts, names: countNames(parts) }))
			.filter(
				({ names, parts }) =>
					names > 0 && parts.every((part) => measureSize(part) <= mostPartWords),
			)
			.sort((a, b) => b.names - a.names)
		if (best === undefined) return null
		return coverHead(head, best.parts).map((part, at, all) =>
			kind === 'course' && isTown(head, part, all[at - 1]) ? { ...part, slot: 'place' } : part,
		)
	}
}

const names: readonly HeadSlot[] = ['title', 'employer', 'course', 'school']

/** How many words of the head are names of the entry. */
function countNames(parts: readonly HeadPart[]): number {
	return parts.reduce((sum, part) => sum + (names.includes(part.slot) ? measureSize(part) : 0), 0)
}

function measureSize({ from, to }: Stretch): number {
	return to - from
}

function findJob(head: Head, { title, organization, location }: Job): HeadPart[] {
	return keepApart([
		...locate(head, title, 'title'),
		...locate(head, organization, 'employer'),
		...locate(head, location, 'place'),
	])
}

function findCourse(head: Head, course: Course): HeadPart[] {
	const { qualification, field, institution, grade, location } = course
	const [named] = locate(head, qualification, 'course')
	const subjects = locate(head, field, qualification ? 'subject' : 'course')
	const subject = subjects.find(({ from }) => from >= (named?.to ?? 0)) ?? subjects[0]
	return keepApart([
		...joinSubject(head, named, subject),
		...locate(head, institution, 'school'),
		...locate(head, location, 'place'),
		...locate(head, grade, 'grade'),
	])
}

// The subject is part of the name of a course beside it: “BSc in Biology”, “Biology (BSc)”.
function joinSubject(
	{ words }: Head,
	named: HeadPart | undefined,
	subject: HeadPart | undefined,
): HeadPart[] {
	if (named === undefined || subject === undefined)
		return [named, subject].flatMap((part) => part ?? [])
	const [first, second] = named.from < subject.from ? [named, subject] : [subject, named]
	const begin = words[second.from]
	const isBeside =
		begin?.row === words[first.from]?.row &&
		second.from - first.to <= 1 &&
		second.from >= first.to &&
		begin?.before !== 'cell' &&
		begin?.before !== 'bar'
	return isBeside ? [{ from: first.from, to: second.to, slot: 'course' }] : [named, subject]
}

/** The first stretch of words for each slot, names first and long ones first, none over another. */
function keepApart(found: readonly HeadPart[]): HeadPart[] {
	const kept: HeadPart[] = []
	const rank = (part: HeadPart) => (names.includes(part.slot) ? 100 : 0) + measureSize(part)
	for (const part of found.toSorted((a, b) => rank(b) - rank(a)))
		if (!kept.some((one) => one.slot === part.slot || overlap(one, part))) kept.push(part)
	return kept
}

type Stretch = Pick<HeadPart, 'from' | 'to'>

function overlap(a: Stretch, b: Stretch): boolean {
	return a.from < b.to && b.from < a.to
}

/** The stretches of words on one line that have the letters of a text, and no others. */
function locate({ words }: Head, text: string | undefined, slot: HeadSlot): HeadPart[] {
	const wanted = listLetters(text ?? '')
	if (wanted === '') return []
	return words.flatMap(({ row }, from) => {
		let letters = ''
		for (let to = from; words[to]?.row === row && letters.length < wanted.length; to++) {
			letters += listLetters(words[to]?.text ?? '')
			if (letters === wanted) return [{ from, to: to + 1, slot }]
		}
		return []
	})
}

function listLetters(text: string): string {
	const words = text
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.match(/[\p{L}\p{N}]+/gu)
	return (words ?? []).filter((word) => word !== 'and').join('')
}

/** Towns have no more words. */
const mostOfTown = 4

// Few truths say where a school is; the words behind its name and a comma do.
function isTown({ words }: Head, part: HeadPart, before: HeadPart | undefined): boolean {
	const isBehind = before?.slot === 'school' && words[part.from]?.before === 'comma'
	return isBehind && part.slot === 'other' && measureSize(part) <= mostOfTown
}
