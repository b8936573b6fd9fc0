import type { Application, Stage } from '@app/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import type { Day } from '../calendar/calendar-days.ts'
import type { Stages } from '../stage-names.ts'
import { useApplication } from '../use-applications.ts'
import type { ApplicationAutosave } from './application-autosave.ts'
import { ApplicationDetails } from './application-details.tsx'
import { Drawer } from './drawer.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { UnsentForms } from './unsent-forms.ts'

type ApplicationDrawerProps = {
	id: string
	stages: Stages
	today: Day
	onStage: (id: string, stage: Stage) => void
	onDelete: (application: Application) => void
	/** Returns the element that gets the focus when the drawer closes. */
	returnsTo: () => HTMLElement | null
	onClose: () => void
}

/** An application over the page that it was opened from. */
export function ApplicationDrawer(props: ApplicationDrawerProps) {
	const { id, stages, today, onStage, onDelete, returnsTo, onClose } = props
	const { data, error, isPending, refetch } = useApplication(id)
	const heading = useRef<HTMLHeadingElement>(null)
	const saver = useRef<ApplicationAutosave | null>(null)
	const [unsent] = useState(() => new Set<string>())
	const isThere = data !== undefined
	// It opens before its words are there; the heading takes the focus when it can.
	useEffect(() => {
		const isUntouched = document.activeElement?.closest('form, textarea, input') === null
		if (isThere && isUntouched) heading.current?.focus()
	}, [isThere])

	async function save() {
		const isSaved = (await saver.current?.flush()) ?? true
		return isSaved && unsent.size === 0
	}

	return (
		<Drawer
			label={data ? undefined : 'Application'}
			heading={heading}
			returnsTo={returnsTo}
			onClose={onClose}
		>
			{data ? (
				<UnsentForms value={unsent}>
					<ApplicationDetails
						key={id}
						application={data}
						stages={stages}
						today={today}
						heading={heading}
						saverRef={saver}
						onDelete={onDelete}
						onStage={(stage) => onStage(id, stage)}
					/>
				</UnsentForms>
			) : null}
			{isPending ? (
				<div className="grid min-h-60 place-items-center">
					<Spinner label="Loading the application" />
				</div>
			) : null}
			{error && !data ? (
				<div role="alert" className="px-5 pt-16 sm:px-8">
					<p className="text-ink-soft">{error.message}</p>
					<div className="mt-4 flex gap-3">
						<Button onClick={() => void refetch()}>Try again</Button>
						<Button onClick={onClose}>Back to the applications</Button>
					</div>
				</div>
			) : null}
			<LeaveGuard
				isAtRisk={() => unsent.size > 0 || isUnsaved(saver.current)}
				staysAt={({ search }) => new URLSearchParams(search).get('open') === id}
				save={save}
			/>
		</Drawer>
	)
}

function isUnsaved(saver: ApplicationAutosave | null): boolean {
	return saver !== null && saver.getView().state.kind !== 'saved'
}
