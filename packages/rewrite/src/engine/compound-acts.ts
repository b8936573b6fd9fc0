import { findVerb, type Verb, verbOfAct } from '@app/language'
import { rewriteWords } from '../word-lists.ts'

// The objects that name work, and their form behind the verb: "lesson planning" is planning lessons.
const objects: ReadonlyMap<string, string> = new Map(
	`account accounts, appointment appointments, booking bookings, brick bricks, bug bugs, cable cables, call calls, cash cash,
	complaint complaints, content content, course courses, crop crops, customer customers, data data, debt debts,
	diary diaries, document documents, drain drains, event events, expense expenses, fault faults, food food,
	furniture furniture, grass grass, hedge hedges, incident incidents, invoice invoices, lead leads, lesson lessons,
	letter letters, machine machines, meal meals, menu menus, minute minutes, note notes, meter meters, nappy nappies, order orders, parcel parcels,
	patient patients, payment payments, payroll payroll, project projects, record records, refund refunds, report reports,
	risk risks, rota rotas, room rooms, sample samples, shelf shelves, staff staff, stock stock, supplier suppliers,
	system systems, table tables, tender tenders, timetable timetables, tractor tractors, vegetable vegetables,
	vehicle vehicles, volunteer volunteers, waste waste, window windows, workload workload`
		.split(',')
		.map((row) => row.trim().split(' '))
		.map(([one = '', several = '']) => [one, several]),
)
const shortNames: Readonly<Record<string, string>> = {
	entry: 'enter',
	prep: 'prepare',
	control: 'control',
}
// Compounds that name a trade or a rule and not one's own act.
const namesOnly = new RegExp(`^(?:${rewriteWords.alternatives('compounds-of-no-act')})`, 'i')

/** Reads "stock control" as a verb and its object, with the words that follow; `null` if the words name no act. */
export function readCompoundAct(text: string): { verb: Verb; word: string; object: string } | null {
	const [, thing = '', act = '', rest = ''] = /^(\p{L}+)[ -](\p{L}+)(?:\s+(.*))?$/u.exec(text) ?? []
	const object = objects.get(thing.toLowerCase())
	if (object === undefined || namesOnly.test(text)) return null
	const verb = verbNamed(act.toLowerCase())
	if (
		verb === null ||
		/^(?:of\s|skills?\b|team\b|system\b|manager\b|duties\b|work\b|role\b)/i.test(rest)
	)
		return null
	const particle = act.toLowerCase() === 'disposal' ? 'of' : ''
	const whole = [particle, object, rest].filter(Boolean).join(' ')
	return { verb, word: `${thing} ${act}`, object: whole }
}

function verbNamed(act: string): Verb | null {
	const found = findVerb(act)
	if (found?.forms.includes('gerund') === true) return found.verb
	const lemma = shortNames[act] ?? verbOfAct(act)?.lemma
	return lemma === undefined ? null : (findVerb(lemma)?.verb ?? null)
}
