import { sendingOf } from '@app/applications'
import type {
	Application,
	ApplicationSummary,
	NextStep,
	SentCv,
	StageEntry,
	TailoredCv,
} from '@app/contract/applications'
import type { application, applicationEntry } from '#db/schema.ts'

type Row = typeof application.$inferSelect
type EntryRow = typeof applicationEntry.$inferSelect
/** A row without its long texts. */
export type SummaryRow = Omit<Row, 'ownerId' | 'advert' | 'coverLetter' | 'notes' | 'contacts'> & {
	hasNotes: boolean
}
/** The columns of an entry that a list needs. */
export type BriefEntry = Pick<EntryRow, 'stage' | 'ownStageId' | 'at' | 'isDateKnown'>
/**
 * Data from other tables: an application's entries, the oldest first, and the ids of the person's CVs that still
 * exist.
 */
type KnownCvs = { cvIds: ReadonlySet<string> }
type Around<Entry> = { entries: readonly Entry[]; cvIds: ReadonlySet<string> }

/** A row as a list has it. */
export function toSummary(row: SummaryRow, around: Around<BriefEntry>): ApplicationSummary {
	const { id, jobId, title, company, place, url, source, salaryText, position } = row
	const { hasNotes, revision } = row
	return {
		id,
		jobId,
		title,
		company,
		place,
		url,
		source,
		salaryText,
		position,
		hasNotes,
		revision,
		salary: toSalary(row),
		stage: row.ownStageId ?? row.stage,
		stageSince: stageSince(row, around.entries).toISOString(),
		appliedAt: appliedAt(around.entries)?.toISOString() ?? null,
		nextStep: toNextStep(row),
		sentCv: toSentCv(row, around),
		closesAt: row.closesAt?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
		deletedAt: row.deletedAt?.toISOString() ?? null,
	}
}

/** A row with all that is known of it. */
export function toApplication(row: Row, around: Around<EntryRow>): Application {
	const { advert, coverLetter, notes, contacts } = row
	return {
		...toSummary({ ...row, hasNotes: notes !== '' }, around),
		advert,
		coverLetter,
		notes,
		contacts,
		tailoredCv: toTailoredCv(row, around),
		history: around.entries.map(toEntry),
	}
}

/** An entry of a history as the contract has it. */
export function toEntry(entry: EntryRow): StageEntry {
	const { id, stage, ownStageId, stageName, isDateKnown } = entry
	return {
		id,
		stageName,
		isDateKnown,
		countsAs: stage,
		stage: ownStageId ?? stage,
		at: entry.at.toISOString(),
	}
}

function stageSince(row: SummaryRow, entries: readonly BriefEntry[]): Date {
	const ofStage = entries.filter(
		({ stage, ownStageId }) => stage === row.stage && ownStageId === row.ownStageId,
	)
	return ofStage.at(-1)?.at ?? row.createdAt
}

function appliedAt(entries: readonly BriefEntry[]): Date | null {
	const sent = sendingOf(entries.map(({ stage, ...entry }) => ({ ...entry, countsAs: stage })))
	return sent?.isDateKnown ? sent.at : null
}

function toSalary(row: SummaryRow): ApplicationSummary['salary'] {
	const { payMin: min, payMax: max, payCurrency: currency, payPeriod: period } = row
	return currency === null || period === null ? null : { min, max, currency, period }
}

function toNextStep(row: SummaryRow): NextStep | null {
	const { stepWhat: what, stepOn: on, stepAt, stepTime: time, stepTimeZone: timeZone } = row
	if (what === null || on === null || stepAt === null) return null
	return {
		what,
		on,
		time,
		timeZone,
		reminder: row.stepReminder,
		at: stepAt.toISOString(),
		remindsAt: row.remindsAt?.toISOString() ?? null,
	}
}

function toSentCv(row: SummaryRow, around: KnownCvs): SentCv | null {
	if (row.sentTitle === null) return null
	const cvId = ifThere(row.sentCvId, around)
	return {
		cvId,
		versionId: cvId === null ? null : row.sentVersionId,
		title: row.sentTitle,
		number: row.sentNumber,
		label: row.sentLabel,
	}
}

function toTailoredCv(row: Row, around: KnownCvs): TailoredCv | null {
	if (row.tailoredTitle === null) return null
	return {
		cvId: ifThere(row.tailoredCvId, around),
		title: row.tailoredTitle,
		basedOn: { cvId: ifThere(row.baseCvId, around), title: row.baseTitle },
	}
}

// One in the bin cannot be opened either; taken out of it, it is there again.
function ifThere(cvId: string | null, { cvIds }: KnownCvs): string | null {
	return cvId !== null && cvIds.has(cvId) ? cvId : null
}
