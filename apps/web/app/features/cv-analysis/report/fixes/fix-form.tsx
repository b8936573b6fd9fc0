import type { FormEvent, ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'

type FixFormProps = {
	/** The label of the button that makes the fix. */
	submitLabel: string
	canSubmit?: boolean
	onSubmit: () => void
	onCancel: () => void
	/** More buttons beside the two that every form has. */
	tools?: ReactNode
	children: ReactNode
}

/** Shows the form of a fix in place of its remark, with the two buttons that every fix form has. */
export function FixForm({ submitLabel, canSubmit = true, ...rest }: FixFormProps) {
	const { onSubmit, onCancel, tools, children } = rest
	const submit = (event: FormEvent) => {
		event.preventDefault()
		onSubmit()
	}
	return (
		<form onSubmit={submit} noValidate className="grid w-full gap-3">
			{children}
			<div className="flex flex-wrap gap-2">
				<Button type="submit" size="small" look="primary" disabled={!canSubmit}>
					{submitLabel}
				</Button>
				{tools}
				<Button size="small" look="bare" onClick={onCancel}>
					Not now
				</Button>
			</div>
		</form>
	)
}
