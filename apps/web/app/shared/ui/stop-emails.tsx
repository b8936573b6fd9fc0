import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { FormProblem } from './form-problem.tsx'

type StopEmailsProps<Answer> = {
	/** A text that tells which emails stop and which go on. */
	text: string
	stop: () => Promise<Answer>
	/** Returns the message for once the emails are stopped. */
	stopped: (answer: Answer) => ReactNode
	goOn: { to: string; label: string }
}

/** Stops emails from the link in a message. Only a press does it: mail programs open links too. */
export function StopEmails<Answer>({ text, stop, stopped, goOn }: StopEmailsProps<Answer>) {
	const stopping = useMutation({ mutationFn: stop })
	if (stopping.isSuccess) {
		return (
			<div role="status">
				<p className="text-ink-soft">{stopped(stopping.data)}</p>
				<ButtonLink to={goOn.to} className="mt-6">
					{goOn.label}
				</ButtonLink>
			</div>
		)
	}
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-ink-soft">{text}</p>
			<FormProblem problem={stopping.error?.message ?? null} />
			<Button look="primary" disabled={stopping.isPending} onClick={() => stopping.mutate()}>
				Stop these emails
			</Button>
		</div>
	)
}
