import type { ContactMessage, ContactTopic } from '@app/contract'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { loadContactCalls } from './load-contact-calls.ts'

const initially: Required<ContactMessage> = {
	name: '',
	email: '',
	topic: 'question',
	message: '',
	website: '',
}

/** Shows the form that sends a message to the people who run this site. */
export function ContactForm() {
	const [answer, setAnswer] = useState<string | null>(null)
	const form = useCheckedForm({
		schema: async () => (await loadContactCalls()).filledMessageSchema,
		initially,
		onSend: async (body) => setAnswer(await (await loadContactCalls()).sendMessage(body)),
	})
	if (answer) return <Sent answer={answer} />
	return (
		<form
			noValidate
			onSubmit={form.send}
			onFocus={() => void loadContactCalls().catch(() => undefined)}
			className="grid max-w-[36rem] gap-5"
		>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField label="Name (optional)" autoComplete="name" {...form.field('name')} />
				<TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
			</div>
			<SelectField label="What is it about?" {...form.field('topic')}>
				{contactTopics.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</SelectField>
			<TextAreaField
				label="Your message"
				rows={7}
				help="If something isn’t working, what did you do and what did you see?"
				{...form.field('message')}
			/>
			{/* People do not see this field; programs that fill in everything give themselves away by it. */}
			<div aria-hidden className="absolute -left-[200rem]">
				<label>
					Leave this empty
					<input
						type="text"
						tabIndex={-1}
						autoComplete="off"
						{...withoutError(form.field('website'))}
					/>
				</label>
			</div>
			<FormProblem problem={form.problem} />
			<Button
				type="submit"
				look="primary"
				disabled={form.isSending}
				className="sm:justify-self-start"
			>
				{form.isSending ? 'Sending…' : 'Send message'}
			</Button>
		</form>
	)
}

function withoutError<Field extends { error: unknown }>({ error: _, ...control }: Field) {
	return control
}

function Sent({ answer }: { answer: string }) {
	return (
		<div
			role="status"
			className="flex max-w-[36rem] gap-4 rounded-panel border border-line bg-paper p-6"
		>
			<MailCheck size={24} aria-hidden className="mt-0.5 shrink-0 text-accent" />
			<p>{answer}</p>
		</div>
	)
}

/** The topics of a message, in words. */
const contactTopics: { value: ContactTopic; label: string }[] = [
	{ value: 'question', label: 'A question' },
	{ value: 'problem', label: 'Something isn’t working' },
	{ value: 'data', label: 'My personal data' },
	{ value: 'security', label: 'Report a security issue' },
	{ value: 'other', label: 'Something else' },
]
