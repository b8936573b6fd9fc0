import { CircleAlert } from 'lucide-react'
import { documentOf } from '#shared/cv-form-data.ts'
import { downloadCv } from '#shared/typeset/download-cv.ts'
import { Button } from '#shared/ui/button.tsx'
import { useCvForm, useCvFormContext, useSaveStatus } from './cv-form-context.tsx'

/** Says whether the CV is kept: a word in the bar. */
export function SaveIndicator() {
	const status = useSaveStatus()
	const lastSaved = useCvForm((state) => state.lastSaved)
	if (status.kind === 'failed') {
		return (
			<span className="inline-flex items-center gap-1.5 self-center font-semibold text-brick">
				<CircleAlert size={16} aria-hidden />
				Not saved
			</span>
		)
	}
	return (
		<span className="text-ink-soft">
			{statusWord(status.kind)}
			{status.kind === 'saved' && lastSaved !== null ? (
				<time dateTime={lastSaved} className="ml-1 max-sm:hidden">
					{timeOf(lastSaved)}
				</time>
			) : null}
		</span>
	)
}

function statusWord(kind: 'new' | 'saving' | 'saved' | 'conflict'): string {
	if (kind === 'saved') return 'Saved'
	return kind === 'saving' ? 'Saving' : 'Not saved yet'
}

function timeOf(iso: string): string {
	return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** What the person should know or decide about saving, across the screen. */
export function SaveNotices() {
	const status = useSaveStatus()
	if (status.kind === 'failed') return <NotSaved isFull={status.isFull} />
	if (status.kind === 'conflict') return <TwoVersions />
	return null
}

function NotSaved({ isFull }: { isFull: boolean }) {
	const { store } = useCvFormContext()
	const reason = isFull
		? 'this browser’s storage is full.'
		: 'this browser does not let Ella store anything.'
	return (
		<div role="alert" className={noticeClass}>
			<CircleAlert size={18} aria-hidden className="shrink-0 text-brick" />
			<p className="min-w-0 flex-1">
				<strong>Not saved: {reason}</strong> Download your CV to keep it.
			</p>
			<Button
				size="small"
				onClick={() => {
					const form = store.getState()
					void downloadCv({ document: documentOf(form), design: form.design }, 'json')
				}}
			>
				Download your CV
			</Button>
		</div>
	)
}

function TwoVersions() {
	const { autosave } = useCvFormContext()
	return (
		<div role="alert" className={noticeClass}>
			<p className="min-w-0 flex-1">
				<strong>There are two versions of this CV.</strong> You changed it in another tab as well.
				Both are kept: the one that you do not choose comes back with Undo.
			</p>
			<Button size="small" onClick={() => autosave.settle('mine')}>
				Go on with this one
			</Button>
			<Button size="small" onClick={() => autosave.settle('theirs')}>
				Show the other one
			</Button>
		</div>
	)
}

const noticeClass =
	'flex flex-wrap items-center gap-3 border-b border-line bg-paper px-4 py-2.5 text-sm sm:px-5'
