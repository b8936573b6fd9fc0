import { comparePartialDates, findOrcid, type PartialDate } from '@app/cv'
import type { CvFormData, CvFormSection } from '#shared/cv-form-data.ts'
import type { FieldErrors } from '../form-state/cv-form-reducer.ts'

const emailPattern = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/
const urlPattern =
	/^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu

const orcidProblem = 'Enter an ORCID, like 0000-0002-1825-0097.'
const emailProblem = 'Enter a full email address, like name@example.com.'
const urlProblem = 'Enter a web address, like example.com/your-name.'
const orderProblem = 'The end date is before the start date. Check both.'

/** A section with fields to check; `hidden` only refers to parts of other sections. */
export type CheckedSection = Exclude<CvFormSection, 'hidden'>

/**
 * Returns the error messages of one section, by field. Empty fields are never an error: leaving something out is a
 * choice.
 */
export function validateSection(form: CvFormData, section: CheckedSection): FieldErrors {
	const content = form[section]
	if (Array.isArray(content)) {
		return Object.fromEntries(
			listItems(form, section).flatMap((item) =>
				Object.entries(checkFields(item)).map(([field, problem]) => [
					`${item.id}.${field}`,
					problem,
				]),
			),
		)
	}
	return section === 'personalInfo' ? checkFields(form.personalInfo) : {}
}

/** The items of a list, and those within sections of the person's own. */
function listItems(form: CvFormData, section: CheckedSection): { id: string }[] {
	const content = form[section]
	const inner = section === 'custom' ? form.custom.flatMap(({ items }) => items) : []
	return Array.isArray(content) ? [...content, ...inner] : inner
}

function checkFields(fields: object): FieldErrors {
	const { email, url, website, orcid, startDate, endDate } = fields as Record<string, unknown>
	return {
		...toFieldErrors('email', isWrong(email, emailPattern) && emailProblem),
		...toFieldErrors('url', isWrong(url, urlPattern) && urlProblem),
		...toFieldErrors('website', isWrong(website, urlPattern) && urlProblem),
		...toFieldErrors('orcid', isNoOrcid(orcid) && orcidProblem),
		...toFieldErrors('endDate', endsBeforeItStarts(startDate, endDate) && orderProblem),
	}
}

function toFieldErrors(field: string, problem: string | false): FieldErrors {
	return problem === false ? {} : { [field]: problem }
}

function isWrong(value: unknown, pattern: RegExp): boolean {
	return typeof value === 'string' && value.trim() !== '' && !pattern.test(value.trim())
}

function isNoOrcid(value: unknown): boolean {
	return typeof value === 'string' && value.trim() !== '' && findOrcid(value) === null
}

function endsBeforeItStarts(start: unknown, end: unknown): boolean {
	if (!isDate(start) || !isDate(end)) return false
	// A year alone says nothing about the month, so 2021 after Sept 2021 may be right.
	const isSameYear = start.slice(0, 4) === end.slice(0, 4)
	const isVague = start.length === 4 || end.length === 4
	return !(isSameYear && isVague) && comparePartialDates(end, start) < 0
}

function isDate(value: unknown): value is PartialDate {
	return typeof value === 'string' && value !== ''
}
