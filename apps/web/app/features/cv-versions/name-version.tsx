import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { useVersionChanges } from './use-cv-versions.ts'

type NameVersionProps = { cvId: string; versionId: string; label: string }

/** Gives a version a name, by which it is found and for which it is never thinned out. */
export function NameVersion({ cvId, versionId, label }: NameVersionProps) {
	const { rename } = useVersionChanges(cvId)
	const [text, setText] = useState<string | null>(null)

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		rename.mutate({ id: versionId, label: (text ?? '').trim() }, { onSuccess: () => setText(null) })
	}

	if (text === null) {
		return (
			<Button onClick={() => setText(label)}>
				<Pencil size={17} aria-hidden />
				{label ? 'Rename' : 'Name version'}
			</Button>
		)
	}
	return (
		<form onSubmit={handleSubmit} className="grid w-full max-w-[28rem] gap-3">
			<TextField
				// The person has just asked to type here.
				ref={(input) => input?.focus()}
				label="Name of this version"
				help="We keep named versions for as long as you keep the CV."
				value={text}
				maxLength={200}
				onChange={({ target }) => setText(target.value)}
			/>
			<FormProblem problem={rename.error?.message ?? null} />
			<div className="flex flex-wrap gap-2">
				<Button type="submit" size="small" disabled={rename.isPending}>
					Save name
				</Button>
				<Button size="small" look="bare" onClick={() => setText(null)}>
					Cancel
				</Button>
			</div>
		</form>
	)
}
