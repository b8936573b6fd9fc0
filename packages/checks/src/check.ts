import type { CvContext, Evidence, Passage } from '@app/cv'
import type { KnowsWord, Proofread } from '@app/language'
import type { Profile } from './profile.ts'
import type { QuickFix } from './quick-fix.ts'
import type { CategoryId, Severity } from './report.ts'

/** All that a check may look at. */
export type CheckContext = CvContext & {
	profile: Profile
	/** Lines that begin with a bullet: jobs first, then volunteering and projects. */
	bullets: Passage[]
	/** The lines of the file in reading order, or the passages of the CV where there is no file. */
	lines: string[]
	/** Whether the pages of a CV that is being written show a photo, and whether that is usual where it goes. */
	photo: 'none' | 'usual' | 'unusual'
	/** Whether an English dictionary has a word; `null` where no dictionary is loaded. */
	knowsWord: KnowsWord | null
	/** Finds the mistakes of a line; `null` where the corrector is not loaded, so that rules alone decide. */
	proofread: Proofread | null
}

/** A fault that a check found. One finding may point at many places: each check costs points once. */
export type FindingDraft = {
	/** The fault, in one plain sentence that quotes the person's own words. */
	title: string
	/** Why it matters. */
	why: string
	/** How to fix it. */
	fix: string
	evidence: Evidence[]
	/** Set when this finding weighs more or less than the check usually does. */
	severity?: Severity
	/** For a blocker, the most that the whole score can be. */
	cap?: number
}

/** Words of a field, or with `path: null` anywhere in the CV. */
export type WordsAt = { path: string | null; quote: string }

/** One rule of the catalogue. */
export type Check = {
	/** The number in the catalogue: `B02`. Never reused. */
	id: string
	category: CategoryId
	severity: Severity
	/** For a blocker, the most that the whole score can be while it stands. */
	cap?: number
	/** The statement that is true of a CV that passes. */
	title: string
	/** Whom the check is for ("written in English", "no academic"); without it, everybody. */
	appliesTo?: (context: CheckContext) => boolean
	/** Counts the things that the check judges. The check passes only where there are enough. */
	looksAt: Subject
	/** How many of them it takes to say anything; one unless given. */
	fewest?: number
	/** Set where it is a fault that there are none, so that the check runs without them too. */
	missesThem?: true
	/** Set when it judges spelling outside the checks of language: it reads the words as they were written. */
	readsSpelling?: true
	/** Returns the fault to fix, `null` where there is none, or `tolerated` for a fault too small to mention. */
	run: (context: CheckContext) => FindingDraft | 'tolerated' | null
	/** The words that it asks to delete; they count for nothing in the score while they are there. */
	wordsToDelete?: (context: CheckContext) => WordsAt[]
	/** The fixes that one click makes; called only when something was found. */
	quickFixes?: (context: CheckContext) => QuickFix[]
}

/** Counts the things that a check can judge in a CV; none means that the check has nothing to look at. */
export type Subject = (context: CheckContext) => number
