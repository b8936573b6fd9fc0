import { Button, type ButtonLook } from '#shared/ui/button.tsx'

type FormButtonsProps = {
	/** The label of the submit button, and its label while the form is being sent. */
	label: string
	busyLabel: string
	look?: ButtonLook
	isSending: boolean
	onCancel: () => void
}

/** The two ways out of a form that was unfolded. */
export function FormButtons({ label, busyLabel, look = 'primary', ...form }: FormButtonsProps) {
	return (
		<div className="grid gap-3 sm:flex">
			<Button type="submit" look={look} size="small" disabled={form.isSending}>
				{form.isSending ? busyLabel : label}
			</Button>
			<Button
				size="small"
				// Without this, the blur of a field could show its error and move this button from under the pointer.
				onMouseDown={(event) => event.preventDefault()}
				onClick={form.onCancel}
			>
				Cancel
			</Button>
		</div>
	)
}
