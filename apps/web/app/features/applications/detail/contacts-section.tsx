import { type ApplicationContact, mostContacts } from '@app/contract/applications'
import { Mail, Phone, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import type { ApplicationAutosave } from './application-autosave.ts'
import { DetailSection } from './detail-section.tsx'
import { saveForm, saveWithToast } from './save-with-toast.ts'
import { useUnsentForm } from './unsent-forms.ts'

type ContactsSectionProps = { contacts: ApplicationContact[]; saver: ApplicationAutosave }

const nobody: ApplicationContact = { name: '', role: '', email: '', phone: '' }

/** The people at the employer. */
export function ContactsSection({ contacts, saver }: ContactsSectionProps) {
	// The place in the list that is edited; one beyond the last is a new one.
	const [edited, setEdited] = useState<number | null>(null)
	const [last, setLast] = useState<number | null>(null)
	const close = () => setEdited(null)
	const edit = (index: number) => {
		setLast(index)
		setEdited(index)
	}
	const put = (list: ApplicationContact[]) => saveWithToast(saver, { contacts: list })
	const save = (list: ApplicationContact[]) => saveForm(saver, { contacts: list })

	async function remove(index: number) {
		if (!(await put(contacts.filter((_, each) => each !== index)))) return
		close()
		toastWithUndo('Contact removed.', () => void put(contacts))
	}

	return (
		<DetailSection title="Contacts" isEdited={edited !== null}>
			<ul className="m-0 grid list-none gap-4 p-0">
				{contacts.map((contact, index) => (
					<li key={`${index}-${contact.name}-${contact.email}`}>
						{edited === index ? (
							<ContactForm
								contact={contact}
								onSave={(changed) =>
									save(contacts.map((each, at) => (at === index ? changed : each)))
								}
								onRemove={() => void remove(index)}
								onClose={close}
							/>
						) : (
							<ContactShown
								contact={contact}
								isOpener={index === last}
								onEdit={() => edit(index)}
							/>
						)}
					</li>
				))}
			</ul>
			{edited === contacts.length ? (
				<ContactForm
					contact={nobody}
					onSave={(added) => save([...contacts, added])}
					onClose={close}
				/>
			) : null}
			{edited === null && contacts.length < mostContacts ? (
				<Button
					size="small"
					className={contacts.length > 0 ? 'mt-4' : ''}
					data-opener={last === contacts.length ? '' : undefined}
					onClick={() => edit(contacts.length)}
				>
					<UserPlus size={17} aria-hidden />
					Add a contact
				</Button>
			) : null}
		</DetailSection>
	)
}

type ContactShownProps = {
	contact: ApplicationContact
	/** Whether this one was edited last. */
	isOpener: boolean
	onEdit: () => void
}

function ContactShown({ contact, isOpener, onEdit }: ContactShownProps) {
	const { name, role, email, phone } = contact
	const called = name || email || phone
	return (
		<div className="flex items-start justify-between gap-4">
			<div className="min-w-0">
				<p className="font-semibold wrap-anywhere">
					{called}
					{role ? <span className="font-normal text-ink-soft">, {role}</span> : null}
				</p>
				<p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
					{email ? (
						<a href={`mailto:${email}`} className="inline-flex items-center gap-1.5 wrap-anywhere">
							<Mail size={15} aria-hidden />
							{email}
						</a>
					) : null}
					{phone ? (
						<a
							href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
							className="inline-flex items-center gap-1.5"
						>
							<Phone size={15} aria-hidden />
							{phone}
						</a>
					) : null}
				</p>
			</div>
			<Button
				size="small"
				look="bare"
				aria-label={`Change ${called}`}
				data-opener={isOpener ? '' : undefined}
				onClick={onEdit}
			>
				Change
			</Button>
		</div>
	)
}

const singleLineText = (most: number) =>
	z.string().trim().max(most, `Use ${most} characters or fewer.`)

const formSchema = z
	.object({
		name: singleLineText(200),
		role: singleLineText(200),
		phone: singleLineText(50),
		email: z.union([z.literal(''), z.email().max(254)], {
			error: 'Check this email address.',
		}),
	})
	.refine(({ name, email, phone }) => name !== '' || email !== '' || phone !== '', {
		path: ['name'],
		error: 'Enter a name, or a way to reach them.',
	})

type ContactFormProps = {
	contact: ApplicationContact
	onSave: (contact: ApplicationContact) => Promise<unknown>
	onRemove?: () => void
	onClose: () => void
}

function ContactForm({ contact, onSave, onRemove, onClose }: ContactFormProps) {
	const form = useCheckedForm({
		schema: formSchema,
		initially: contact,
		onSend: async (changed) => {
			await onSave(changed)
			onClose()
		},
	})
	useUnsentForm(form.isDirty)
	return (
		<form noValidate onSubmit={form.send} className="grid gap-4">
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField label="Name" autoComplete="off" {...form.field('name')} />
				<TextField label="Role" autoComplete="off" {...form.field('role')} />
				<TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
				<TextField label="Phone" type="tel" autoComplete="off" {...form.field('phone')} />
			</div>
			<FormProblem problem={form.problem} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" size="small" look="primary" disabled={form.isSending}>
					{form.isSending ? 'Saving…' : 'Save contact'}
				</Button>
				<Button size="small" onClick={onClose}>
					Cancel
				</Button>
				{onRemove ? (
					<Button size="small" look="bare" onClick={onRemove}>
						Remove
					</Button>
				) : null}
			</div>
		</form>
	)
}
