import { type Application, maxAdvert, maxCoverLetter, maxNotes } from '@app/contract/applications'
import { Button } from '#shared/ui/button.tsx'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import { formatSentCv } from '../application-formatting.ts'
import { longDay } from '../calendar/calendar-days.ts'
import type { ApplicationAutosave, SaveState } from './application-autosave.ts'
import { type ApplicationPatch, type Field, listPatchedFields } from './application-patch.ts'

const fieldNames: Record<Field, string> = {
	title: 'Job title',
	company: 'Employer',
	place: 'Location',
	url: 'Link to the advert',
	source: 'Found on',
	salary: 'Pay',
	salaryText: 'Pay',
	advert: 'Advert',
	coverLetter: 'Cover letter',
	notes: 'Notes',
	contacts: 'Contacts',
	nextStep: 'Next step',
	sentCv: 'CV you sent',
}

/**
 * The text fields whose two versions can be kept one after the other, with the most characters that each may have.
 */
const passages: { [F in Field]?: number } = {
	notes: maxNotes,
	coverLetter: maxCoverLetter,
	advert: maxAdvert,
}

type Conflict = Extract<SaveState, { kind: 'conflict' }>
type ConflictChoiceProps = {
	saver: ApplicationAutosave
	conflict: Conflict
	pending: ApplicationPatch
}

/** Shows the local version beside the version that was saved elsewhere, and asks which one to keep. */
export function ConflictChoice({ saver, conflict, pending }: ConflictChoiceProps) {
	const { fields, theirs } = conflict
	const both = combineNotes(conflict, pending)
	function settle(choice: 'mine' | 'theirs') {
		const dropped = saver.settle(choice)
		if (listPatchedFields(dropped).length === 0) return
		toastWithUndo('Other version discarded.', () => saver.change(dropped))
	}
	return (
		<>
			{fields.map((field) => (
				<div key={field} className="mt-3">
					<p className="font-semibold">{fieldNames[field]}</p>
					<div className="mt-1.5 grid gap-3 sm:grid-cols-2">
						<Words title="Written here" words={inWords(field, pending[field])} />
						<Words title="Saved elsewhere" words={inWords(field, theirs[field])} />
					</div>
				</div>
			))}
			<div className="mt-4 flex flex-wrap gap-2">
				{both === null ? null : (
					<Button size="small" onClick={() => saver.settle(both)}>
						Keep both
					</Button>
				)}
				<Button size="small" onClick={() => settle('mine')}>
					Keep mine
				</Button>
				<Button size="small" onClick={() => settle('theirs')}>
					Use the other version
				</Button>
			</div>
		</>
	)
}

function Words({ title, words }: { title: string; words: string }) {
	return (
		<div className="min-w-0 rounded-control border border-line bg-desk p-3">
			<p className="text-ink-soft">{title}</p>
			<p className="mt-1 max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
				{words || 'Nothing'}
			</p>
		</div>
	)
}

/** Theirs with mine below, where all that is in question are passages that fit together; otherwise `null`. */
function combineNotes(
	{ fields, theirs }: Conflict,
	pending: ApplicationPatch,
): ApplicationPatch | null {
	const both: ApplicationPatch = {}
	for (const field of fields) {
		if (field !== 'notes' && field !== 'coverLetter' && field !== 'advert') return null
		const joined = [theirs[field], pending[field] ?? ''].filter(Boolean).join('\n\n')
		if (joined.length > (passages[field] ?? 0)) return null
		both[field] = joined
	}
	return both
}

type Value = ApplicationPatch[Field] | Application[Field]

function inWords(field: Field, value: Value): string {
	if (typeof value === 'string') return value
	if (value === null || value === undefined) return ''
	if (Array.isArray(value)) {
		return value
			.map(({ name, role, email, phone }) => [name, role, email, phone].filter(Boolean).join(', '))
			.join('\n')
	}
	if ('what' in value) {
		return `${value.what}, ${longDay(value.on)}${value.time ? `, ${value.time}` : ''}`
	}
	if ('title' in value) return formatSentCv(value)
	return field === 'sentCv' ? 'The CV you chose here' : 'Different pay'
}
