import type { Experience, Passage } from '@app/cv'
import { findVerb, splitWords, type VerbMatch } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { firstWords, quoted } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'
import {
	hasObject,
	isOftenNoun,
	namesAct,
	opensWithCompound,
	opensWithThing,
} from './opens-with-thing.ts'

const fewest = 2

export const pastJobsInPastTense: Check = {
	id: 'E09',
	category: 'impact',
	severity: 'warning-1',
	title: 'Past jobs are in the past tense',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: (context) => bulletsOfEndedJobs(context).length,
	run: (context) => {
		const present = findPresentBullets(context)
		const [first] = present
		if (first === undefined) return null
		if (present.length < fewest) return 'tolerated'
		return {
			title: `${present.length} bullets in past jobs sound current, for example in ${nameOfJob(context.cv, first.entry)}: ${quoted(first.text)}.`,
			why: 'The present tense suggests you still work there, so employers may doubt your dates.',
			fix: 'Use the past tense for jobs that have ended: “Serve customers” becomes “Served customers”.',
			evidence: present.map(({ path, text }) => context.pointAt({ path, quote: firstWords(text) })),
		}
	},
}

function hasEnded({ current, endDate }: { current: boolean; endDate: string }): boolean {
	return !current && endDate !== ''
}

// A newer role without bullets above an older one at the same firm: one list is about both.
function tellsOfCurrentToo(jobs: readonly Experience[], entry: number): boolean {
	const [above, job] = [jobs[entry - 1], jobs[entry]]
	const isSame = job !== undefined && above?.employer.trim() === job.employer.trim()
	const isBare = above?.achievements.every((text) => text.trim() === '') === true
	return isSame && isBare && above.current && job.employer.trim() !== '' && above.summary === ''
}

function bulletsOfEndedJobs({ cv, bullets, today }: CheckContext): Passage[] {
	return bullets.filter(({ section, entry }) => {
		const job = cv.experience[entry]
		const isPast = section === 'experience' && job !== undefined && hasEnded(job)
		return isPast && job.endDate < today && !tellsOfCurrentToo(cv.experience, entry)
	})
}

function findPresentBullets(context: CheckContext): Passage[] {
	const ended = bulletsOfEndedJobs(context)
	const clear = ended.filter(({ text }) => opensInPresent(text))
	const jobs = new Set(clear.map(({ entry }) => entry))
	return ended.filter(
		(bullet) => clear.includes(bullet) || (jobs.has(bullet.entry) && mayOpenInPresent(bullet.text)),
	)
}

// A word after I or we is certainly a verb.
const subject = /^\s*(?:i|we)\s+(?=\p{Ll})/iu

// A prefix may come before a verb of the table.
function verbAt(word: string, next: string): VerbMatch | null {
	const known = findVerb(word)
	const hasObject = /^(?:the|an?|all|each|every|our|their|its|\d.*|\p{L}{3,}s)$/iu.test(next)
	// With an object it is done; before the name of a worker it is part of a title.
	return known ?? (hasObject ? findVerb(word.replace(/^re-?(?=\p{L}{3})/iu, '')) : null)
}

// Beside another act it is an act too; beside a title it is one.
function mayOpenInPresent(text: string): boolean {
	const [first = '', second = ''] = splitWords(text)
	const forms = findVerb(first)?.forms ?? []
	return (
		forms.includes('base') &&
		!forms.includes('past') &&
		/^\p{Ll}{3,}$/u.test(second) &&
		!/^(?:of|for|in|at|from|and|or|work|shop|design|control)$/i.test(second) &&
		!namesAct(second) &&
		!opensWithThing(text) &&
		!opensWithCompound(text)
	)
}

// Some verbs look the same in the past, and a participle has no tense.
function opensInPresent(text: string): boolean {
	const [first = '', second = ''] = splitWords(text.replace(subject, ''))
	const match = verbAt(first, second)
	if (match === null || match.forms.includes('past') || match.forms.includes('participle'))
		return false
	const isBare = match.forms.includes('base')
	if (isBare && subject.test(text)) return true
	if (opensWithThing(text)) return false
	if (isBare && isOftenNoun(first)) return hasObject(first, second)
	// Before a preposition a noun names a thing; a word that is only a verb is an act.
	if (!isBare && /^(?:of|for|in|at|from|and)$/i.test(second)) return false
	return isBare || (match.forms.includes('thirdPerson') && !isOftenNoun(first))
}
