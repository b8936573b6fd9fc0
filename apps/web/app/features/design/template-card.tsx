import type { TemplateEntry } from '@app/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TemplateFacts } from './template-facts.tsx'

type TemplateCardProps = {
	template: Pick<TemplateEntry, 'id' | 'name' | 'description' | 'suits' | 'hasColumns' | 'readBack'>
	/** The first page of a CV. */
	picture: ReactNode
	/** Where the template is seen large. */
	largePath: string
	/** Makes the picture a radio button. */
	choice?: { isChosen: boolean; onChoose: () => void }
	/** Below the facts. */
	children?: ReactNode
}

/** Shows a template in a gallery: a page, its purpose, and how well software reads it. */
export function TemplateCard(props: TemplateCardProps) {
	const { template, picture, largePath, choice, children } = props
	const { id, name } = template
	return (
		<article className="flex h-full flex-col">
			{choice === undefined ? (
				<>
					<Link to={largePath} tabIndex={-1} className="block bg-white shadow-paper">
						{picture}
					</Link>
					<h2 className="mt-5 text-lg">{name}</h2>
				</>
			) : (
				<ChosenByPicture id={id} name={name} picture={picture} choice={choice} />
			)}
			<div className="flex-1">
				<TemplateFacts id={`about-${id}`} template={template} />
			</div>
			<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
				{children}
				<Link
					to={largePath}
					aria-label={`Enlarge ${name}`}
					className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4"
				>
					Enlarge
				</Link>
			</div>
		</article>
	)
}

type ChosenByPictureProps = Pick<TemplateCardProps, 'picture'> & {
	id: string
	name: string
	choice: NonNullable<TemplateCardProps['choice']>
}

function ChosenByPicture({ id, name, picture, choice }: ChosenByPictureProps) {
	return (
		<label className="group block cursor-pointer">
			<input
				type="radio"
				name="template"
				className="peer sr-only"
				checked={choice.isChosen}
				onChange={choice.onChoose}
				aria-describedby={`about-${id}`}
			/>
			<span
				className="block outline-offset-4 group-has-checked:outline-3 group-has-checked:outline-accent
				group-has-focus-visible:outline-3 group-has-focus-visible:outline-dashed group-has-focus-visible:outline-ink"
			>
				{picture}
			</span>
			<span className="mt-5 flex items-center gap-2 font-display text-lg font-[560]">
				{name}
				<span className="hidden items-center gap-1 font-sans text-sm font-semibold text-accent group-has-checked:inline-flex">
					<Check size={16} aria-hidden />
					Selected
				</span>
			</span>
		</label>
	)
}
