import { CircleAlert } from 'lucide-react'
import { toDocument } from '#shared/cv-form-data.ts'
import { saveEllaFile } from '#shared/typeset/download-cv.ts'
import { Button } from '#shared/ui/button.tsx'
import { useCvFormContext, useSaveStatus } from '../form-state/cv-form-context.tsx'

const reasons = {
	'storage-full': 'your browser’s storage is full.',
	'storage-forbidden': 'your browser doesn’t let Ella store anything.',
	'too-much-waits': 'there are already too many unsaved changes on this device.',
}

/** Shows notices about saving that the person should know or decide on, across the screen. */
export function SaveNotices() {
	const status = useSaveStatus()
	if (status.kind === 'failed') return <NotSaved reason={reasons[status.because]} />
	if (status.kind === 'refused') return <NotSaved reason={status.sentence} />
	if (status.kind === 'conflict') return <TwoVersions />
	return null
}

function NotSaved({ reason }: { reason: string }) {
	const { store } = useCvFormContext()
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
					saveEllaFile({ document: toDocument(form), design: form.design })
				}}
			>
				Download your CV
			</Button>
		</div>
	)
}

function TwoVersions() {
	const { saver } = useCvFormContext()
	return (
		<div role="alert" className={noticeClass}>
			<p className="min-w-0 flex-1">
				<strong>There are 2 versions of this CV.</strong> You changed the same words somewhere else
				too. Choose one. You can get the other back with Undo.
			</p>
			<Button size="small" onClick={() => saver.settle('mine')}>
				Keep this one
			</Button>
			<Button size="small" onClick={() => saver.settle('theirs')}>
				Show the other one
			</Button>
		</div>
	)
}

const noticeClass =
	'flex flex-wrap items-center gap-3 border-b border-line bg-paper px-4 py-2.5 text-sm sm:px-5'
