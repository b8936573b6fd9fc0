import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

type ConfirmReadingProps = {
	title: string
	/** Fields whose words cannot be taken over as they are. */
	wrongCount: number
	onRename: (title: string) => void
	onConfirm: () => Promise<void>
	onOpenReport: () => void
}

/** The end of the check: a name for the CV, and the one press that keeps it. */
export function ConfirmReading({ title, wrongCount, ...actions }: ConfirmReadingProps) {
	const { onRename, onConfirm, onOpenReport } = actions
	const [isSaving, setSaving] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)

	async function handleConfirm() {
		setProblem(wrongCount === 0 ? null : 'We can’t read one of the dates. Correct it first.')
		setSaving(true)
		try {
			await onConfirm()
		} catch (error) {
			setProblem(
				error instanceof Error ? error.message : 'We couldn’t save your CV. Please try again.',
			)
		} finally {
			setSaving(false)
		}
	}

	return (
		<div className="bottom-0 z-10 -mx-4 mt-10 border-t border-line bg-desk px-4 py-4 sm:sticky sm:mx-0 sm:px-0 sm:max-[82rem]:pr-14">
			<div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
				<TextField
					label="Name of the CV"
					value={title}
					maxLength={200}
					autoComplete="off"
					onChange={({ target }) => onRename(target.value)}
				/>
				<Button onClick={onOpenReport}>View report</Button>
				<Button look="primary" disabled={isSaving} onClick={() => void handleConfirm()}>
					<Check size={18} aria-hidden />
					{isSaving ? 'Saving…' : 'Save to My CVs'}
				</Button>
			</div>
			<FormProblem problem={problem} />
		</div>
	)
}
