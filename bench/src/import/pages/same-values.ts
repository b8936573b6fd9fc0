import { isSameLink } from '../score/same-text.ts'
import type { Course, Job } from './page-truth.ts'
import { normalise, similarity } from './similarity.ts'

/** How right a value is that was read where another is true, from 0 to 1. */
export type Compare = (expected: string, found: string) => number

/** Right where nine letters in ten are. */
export const sameText: Compare = (a, b) => Number(similarity(a, b) >= 0.9)

/** An address without spaces. */
export const sameEmail: Compare = (a, b) =>
	Number(normalise(a).replaceAll(' ', '') === normalise(b).replaceAll(' ', ''))

/** Right where one number ends as the other: a code of a country may be left out. */
export const samePhone: Compare = (a, b) => {
	const [x, y] = [a, b].map((phone) => phone.replaceAll(/\D/g, '').replace(/^0+/, ''))
	if (x === undefined || y === undefined || x.length < 6 || y.length < 6) return sameEmail(a, b)
	return Number(x.endsWith(y) || y.endsWith(x))
}

/** A town, or the address that it is in. */
export const samePlace: Compare = (a, b) => {
	const [x, y] = [normalise(a), normalise(b)]
	return Number(
		x === y || y.startsWith(`${x},`) || (y !== '' && x.includes(y)) || similarity(a, b) >= 0.9,
	)
}

/** Right to the precision of the truth; the year alone is half right. */
export const sameDate: Compare = (a, b) => {
	if (a === '' || b === '' || a.slice(0, 4) !== b.slice(0, 4)) return 0
	if (a === b || a.length === 4) return 1
	if (b.length === 4) return 0.5
	return Number(a.slice(0, 7) === b.slice(0, 7))
}

/** A passage is right where nine words in ten are, and half right where six are. */
export const samePassage: Compare = (a, b) => {
	const alike = similarity(a, b)
	if (alike >= 0.9) return 1
	return alike >= 0.6 ? 0.5 : 0
}

/** An address on the web without its scheme and query. */
export const sameLink: Compare = (a, b) => Number(isSameLink(withoutQuery(a), withoutQuery(b)))

function withoutQuery(url: string): string {
	return url.trim().replace(/[?#].*$/, '')
}

/** Scores two grades as equal when either contains the other, such as a grade printed with its scale. */
export const sameGrade: Compare = (a, b) =>
	Number(normalise(a).includes(normalise(b)) || normalise(b).includes(normalise(a)))

/** A qualification with its subject, however the two are parted; half right where one of them is. */
export function sameQualification(a: Course, b: Course): number {
	const [x, y] = [joinCourse(a), joinCourse(b)]
	if (x === '' || y === '') return 0
	if (similarity(x, y) >= 0.85) return 1
	const hasName = sameText(a.qualification ?? '', b.qualification ?? '') === 1
	const whole = normalise(y)
	const hasField = (a.field ?? '') !== '' && whole.includes(normalise(a.field))
	if (hasName && (!a.field || hasField)) return 1
	return hasName || hasField ? 0.5 : 0
}

/** The words of a qualification and its subject, without those between them. */
export function joinCourse({ qualification, field }: Course): string {
	return [qualification, field]
		.filter(Boolean)
		.join(' ')
		.replaceAll(/\b(?:in|of|en|,)\b/gi, ' ')
}

/** How right the dates of an entry are, from 0 to 1. */
export function samePeriod(a: Job, b: Job): number {
	if (a.hasOneDate) return sameOneDate(a, b)
	const start = a.startDate ? sameDate(a.startDate, b.startDate ?? '') : 1
	const end = a.endDate ? sameDate(a.endDate, b.endDate ?? '') : 1
	return (start + (a.current ? Number(b.current === true) : end)) / 2
}

/** How right one printed date is, read as the first or the last. */
export function sameOneDate(a: Job, b: Job): number {
	const date = a.endDate ?? ''
	return Math.max(sameDate(date, b.startDate ?? ''), sameDate(date, b.endDate ?? ''))
}
