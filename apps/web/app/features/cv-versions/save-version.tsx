import { Pin } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { toast } from '#shared/ui/toast.ts'
import { useVersionChanges } from './use-cv-versions.ts'

/** Saves the present CV as a version, with a name if the person gives one. */
export function SaveVersion({ cvId }: { cvId: string }) {
	const { keep } = useVersionChanges(cvId)
	const [isOpen, setIsOpen] = useState(false)
	const [label, setLabel] = useState('')

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		keep.mutate(label.trim(), {
			onSuccess: () => {
				setIsOpen(false)
				setLabel('')
				toast.success('Version saved.')
			},
		})
	}

	if (!isOpen) {
		return (
			<Button size="small" onClick={() => setIsOpen(true)}>
				<Pin size={16} aria-hidden />
				Save this version
			</Button>
		)
	}
	return (
		<form onSubmit={handleSubmit} className="mt-2 grid w-full gap-3">
			<TextField
				// The person has just asked to type here.
				ref={(input) => input?.focus()}
				label="Name (optional)"
				help="For example: sent to Harbour Hospital"
				value={label}
				maxLength={200}
				onChange={({ target }) => setLabel(target.value)}
			/>
			<FormProblem problem={keep.error?.message ?? null} />
			<div className="flex flex-wrap gap-2">
				<Button type="submit" size="small" disabled={keep.isPending}>
					{keep.isPending ? 'Saving…' : 'Save version'}
				</Button>
				<Button size="small" look="bare" onClick={() => setIsOpen(false)}>
					Cancel
				</Button>
			</div>
		</form>
	)
}
