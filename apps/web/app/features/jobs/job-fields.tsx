import { maxJobText } from '@app/contract'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'

/** The fields of a job as the person typed them. */
export type TypedJob = { title: string; company: string; place: string; url: string; text: string }

type JobFieldsProps = {
	typed: TypedJob
	onType: (change: Partial<TypedJob>) => void
	/** Whether the text of the advert fills what is left empty, the title too. */
	isFilledFromText?: boolean
}

const fromText =
	'Leave this empty and we’ll look in the text for the job title, employer, pay and closing date.'

/** Shows the fields of a job that a person adds or changes. */
export function JobFields({ typed, onType, isFilledFromText = false }: JobFieldsProps) {
	return (
		<>
			<TextField
				label="Job title"
				required={!isFilledFromText}
				help={isFilledFromText ? fromText : undefined}
				maxLength={200}
				value={typed.title}
				onChange={({ target }) => onType({ title: target.value })}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					label="Employer"
					maxLength={200}
					value={typed.company}
					onChange={({ target }) => onType({ company: target.value })}
				/>
				<TextField
					label="Location"
					maxLength={200}
					value={typed.place}
					onChange={({ target }) => onType({ place: target.value })}
				/>
			</div>
			<TextField
				label="Link (optional)"
				type="url"
				maxLength={2000}
				value={typed.url}
				onChange={({ target }) => onType({ url: target.value })}
			/>
			<TextAreaField
				label="Text of the advert"
				required
				rows={8}
				maxLength={maxJobText}
				value={typed.text}
				onChange={({ target }) => onType({ text: target.value })}
			/>
		</>
	)
}
