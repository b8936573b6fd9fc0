import { type OwnModel, ownModelKeySchema } from '@app/contract'
import { type FormEvent, useState } from 'react'
import { keepOwnModel } from '#shared/model/own-model.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField, TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'

/** A provider that this site passes requests on to. */
export type Provider = { id: string; name: string; host: string }

type OwnModelFormProps = {
	providers: readonly Provider[]
	before: OwnModel | null
	onDone: () => void
	/** Closes the form without a change, or `null` where there is nothing to go back to. */
	onCancel: (() => void) | null
}

/** Shows the form for the provider, the model and the key of a language model that the person pays for. */
export function OwnModelForm({ providers, before, onDone, onCancel }: OwnModelFormProps) {
	const [provider, setProvider] = useState(before?.provider ?? providers[0]?.id ?? '')
	const [model, setModel] = useState(before?.model ?? '')
	const [key, setKey] = useState('')
	const [problems, setProblems] = useState<Problems>({})
	const chosen = providers.find(({ id }) => id === provider)

	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		const own = { provider, model: model.trim(), key: key.trim() || (before?.key ?? '') }
		const found = findProblems(own)
		setProblems(found)
		if (Object.values(found).some(Boolean)) return
		try {
			keepOwnModel(own)
			onDone()
		} catch {
			setProblems({ form: 'This browser doesn’t let us store your key.' })
		}
	}

	return (
		<form onSubmit={handleSubmit} noValidate className="grid max-w-md gap-4">
			<SelectField
				label="Provider"
				value={provider}
				onChange={({ target }) => setProvider(target.value)}
				help={chosen === undefined ? undefined : `Requests go to ${chosen.host}.`}
			>
				{providers.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			<TextField
				label="Model"
				value={model}
				onChange={({ target }) => setModel(target.value)}
				help="The name as your provider writes it."
				error={problems.model}
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				maxLength={120}
			/>
			<PasswordField
				label="Key"
				autoComplete="off"
				value={key}
				onChange={({ target }) => setKey(target.value)}
				help={before === null ? undefined : 'Leave empty to keep the key you have.'}
				error={problems.key}
				maxLength={400}
			/>
			<FormProblem problem={problems.form ?? null} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" size="small" look="primary">
					Save in this browser
				</Button>
				{onCancel === null ? null : (
					<Button size="small" onClick={onCancel}>
						Cancel
					</Button>
				)}
			</div>
		</form>
	)
}

type Problems = { model?: string | undefined; key?: string | undefined; form?: string | undefined }

function findProblems(own: OwnModel): Problems {
	const { shape } = ownModelKeySchema
	return {
		model: shape.model.safeParse(own.model).success
			? undefined
			: 'Enter the name of the model, without spaces.',
		key: shape.key.safeParse(own.key).success
			? undefined
			: 'Enter your key. It has at least 8 characters and no spaces.',
	}
}
