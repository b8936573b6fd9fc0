import type { FormEvent, ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

type JobFormProps = {
	title: string
	/** The label of the save button, and its label while it is saving. */
	save: { label: string; busyLabel: string }
	isBusy: boolean
	problem: string | null
	onSave: () => void
	onClose: () => void
	children: ReactNode
}

/** Shows the dialogue for adding or changing a job. */
export function JobForm({ title, save, isBusy, problem, onSave, onClose, children }: JobFormProps) {
	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		onSave()
	}

	return (
		<Dialog title={title} text="Only you can see jobs you add." onClose={onClose}>
			<form onSubmit={handleSubmit} className="grid gap-5 p-5 sm:p-7">
				{children}
				<FormProblem problem={problem} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" look="primary" disabled={isBusy}>
						{isBusy ? save.busyLabel : save.label}
					</Button>
					<Button onClick={onClose}>Cancel</Button>
				</div>
			</form>
		</Dialog>
	)
}
