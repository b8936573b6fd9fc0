import { findJobBelowOlder, sortNewestFirst } from '@app/cv'
import { useCvForm, useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'

/** Says where a job is below an older one, with a button that puts the latest first; nothing where all is in order. */
export function JobOrder() {
	const late = useCvForm(({ experience }) => findJobBelowOlder(experience))
	const edit = useEditForm()
	const { announce } = useCvFormContext()
	if (late === null) return null
	return (
		<p className="mb-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
			<span>A newer job is below an older one.</span>
			<button
				type="button"
				className="min-h-11 font-semibold text-accent underline underline-offset-2 hover:text-accent-hover"
				onClick={() => {
					edit((form) => ({ ...form, experience: sortNewestFirst(form.experience) }))
					announce('Your latest job is first.')
				}}
			>
				Put the latest first
			</button>
		</p>
	)
}
