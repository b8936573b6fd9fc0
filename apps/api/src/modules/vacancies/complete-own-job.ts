import type { JobType, NewJob, Salary } from '@app/contract'
import { parseDateText } from '@app/language'
import { AppError } from '#http/app-error.ts'
import { findJobTypes, parseLastMoment } from './feeds/parse-job-fields.ts'
import { parseSalary } from './feeds/read-pay.ts'

type TextJob = Extract<NewJob, { from: 'text' }>

/** What a person told of a job, and what its advert says of the rest. */
export type CompletedJob = Omit<TextJob, 'from'> & {
	salary: Salary | null
	types: JobType[]
	closesAt: Date | null
}

/** What reads adverts; loaded when it is first needed, because it needs much memory. */
type AdvertReader = typeof import('@app/letters')

/** Fills what a person left empty of a job with what its advert says; throws where nobody says its title. */
export async function completeOwnJob(told: TextJob, seenAt: Date): Promise<CompletedJob> {
	const reader = await import('@app/letters')
	const { text, place, url } = told
	const read = told.title && told.company ? told : reader.readAdvertHead(text)
	const title = told.title || read.title
	if (title === '') throw new AppError('bad_request', noTitle)
	return {
		title,
		company: told.company || read.company,
		place,
		url,
		text,
		salary: findPay(reader, text),
		types: findKinds(reader, text),
		closesAt: findClosingDay(reader, { text, seenAt }),
	}
}

const noTitle = 'We couldn’t find the job title in this advert. Please enter it.'

const fieldsOfHead = 12
/** A field of the head is short; a longer one is a sentence. */
const longestField = 45
const sum = String.raw`[£€$]\s?\d[\d.,]*k?\+?`
const period = String.raw`(?:(?:per|an?|each|\/|p\.?)\s?)?(?:hour|hr|h|day|week|month|year|annum|a)\.?`
// Nothing but pay, since a sum may also be a bonus.
const onlyPay = new RegExp(String.raw`^${sum}(?:\s?(?:-|–|to)\s?${sum})?(?:\s?${period})?$`, 'i')

/** The first pay behind a label, else the one that stands alone at the head of the advert. */
function findPay({ listFields, listLabelledValues }: AdvertReader, text: string): Salary | null {
	const alone = listFields(text)
		.slice(0, fieldsOfHead)
		.filter((field) => field.length <= longestField && onlyPay.test(field))
	const found = [...listLabelledValues(text, 'pay'), ...alone].map(parseSalary)
	return found.find((salary) => salary !== null) ?? null
}

/** The kinds behind labels, else full or part time at the head: other words there may be of the title. */
function findKinds({ listFields, listLabelledValues }: AdvertReader, text: string): JobType[] {
	const labelled = findJobTypes(...listLabelledValues(text, 'kind'))
	if (labelled.length > 0) return labelled
	const head = listFields(text).slice(0, fieldsOfHead)
	const types = findJobTypes(...head.filter((field) => field.length <= longestField))
	return types.filter((type) => type === 'full_time' || type === 'part_time')
}

type Dated = { text: string; seenAt: Date }

/** The last moment of the first closing day that is told with its month. */
function findClosingDay(
	{ listLabelledValues }: AdvertReader,
	{ text, seenAt }: Dated,
): Date | null {
	const days = listLabelledValues(text, 'closing').map((value) => findDay(value, seenAt))
	return parseLastMoment(days.find((day) => day !== null) ?? null)
}

const mostWordsOfDay = 4
const mostWordsBefore = 3

/** Returns the day at the beginning of a text, behind a few words such as its name: “Friday 12 June 2026”. */
function findDay(value: string, seenAt: Date): string | null {
	const words = value.split(/\s+/, mostWordsBefore + mostWordsOfDay)
	for (let from = 0; from <= mostWordsBefore; from++) {
		for (let length = mostWordsOfDay; length > 0; length--) {
			const day = readDay(words.slice(from, from + length).join(' '), seenAt)
			if (day !== null) return day
		}
	}
	return null
}

/** Reads a day; one without a year is the next such day. */
function readDay(text: string, seenAt: Date): string | null {
	const told = wholeDay(text)
	if (told !== null) return told
	const year = seenAt.getUTCFullYear()
	const next = [year, year + 1].map((one) => wholeDay(`${text}, ${one}`))
	return next.find((day) => day !== null && day >= seenAt.toISOString().slice(0, 10)) ?? null
}

function wholeDay(text: string): string | null {
	const date = parseDateText(text)?.date ?? ''
	return date.length === '2026-06-12'.length ? date : null
}
