import type { TemplateEntry } from '@app/contract'
import { Link } from 'react-router'
import { formatDay } from '#shared/format-day.ts'
import { ProofTable } from './proof-table.tsx'
import { TemplateFacts } from './template-facts.tsx'
import { WriteWithTemplate } from './write-with-template.tsx'

/** A template with a page that the build set in it. */
export type PicturedTemplate = Pick<
	TemplateEntry,
	'id' | 'name' | 'description' | 'suits' | 'readBack' | 'sampleId'
> & { picture: { src: string; widthPx: number; heightPx: number; alt: string } }

/** What the build knows of the templates. */
export type GalleryFacts = {
	templates: PicturedTemplate[]
	/** How many CVs were set to see what programs read back, and when, as `YYYY-MM-DD`. */
	proof: { people: number; measuredOn: string }
}

/** Every template with the page of somebody who does not exist. */
export function PublicGallery({ templates }: { templates: PicturedTemplate[] }) {
	return (
		<ul className="m-0 grid list-none gap-x-10 gap-y-16 p-0 sm:grid-cols-2 lg:grid-cols-3">
			{templates.map((template, index) => (
				<li key={template.id} className="min-w-0">
					<GalleryCard template={template} isFirst={index < 3} />
				</li>
			))}
		</ul>
	)
}

function GalleryCard({ template, isFirst }: { template: PicturedTemplate; isFirst: boolean }) {
	const { id, name, sampleId, picture } = template
	const preview = `/template-preview?template=${id}&who=${sampleId}`
	return (
		<article className="flex h-full flex-col">
			<Link to={preview} tabIndex={-1} className="block bg-white shadow-paper">
				<img
					src={picture.src}
					width={picture.widthPx}
					height={picture.heightPx}
					alt={picture.alt}
					loading={isFirst ? 'eager' : 'lazy'}
					decoding="async"
					className="block h-auto w-full"
				/>
			</Link>
			<h2 className="mt-5 text-lg">{name}</h2>
			<div className="flex-1">
				<TemplateFacts template={template} />
			</div>
			<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
				<WriteWithTemplate id={id} name={name} look="quiet" />
				<Link
					to={preview}
					aria-label={`Large view of ${name}`}
					className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4"
				>
					Large view
				</Link>
			</div>
		</article>
	)
}

/** How the reading order was put to the test, and what came of it. */
export function GalleryProof({ templates, proof }: GalleryFacts) {
	return (
		<section id="proof" aria-labelledby="proof-title">
			<h2 id="proof-title" className="text-2xl">
				What software reads back
			</h2>
			<div className="mt-3 mb-7 grid max-w-[44rem] gap-3 text-ink-soft">
				<p>
					A beautiful page is of little use if an application form makes porridge of it. So each
					template was set with {proof.people} invented CVs, in Latin and other scripts, and every
					file was opened with the programs below. A share counts the names, employers, titles,
					dates, points and skills that came back whole, once, and in their order.
				</p>
				<p>
					“Ella’s import” is harder: each of them must also land in its own field. Where columns
					stand side by side, a program that reads straight across the page tears lines apart; you
					can set those templates in one column. Measured on {formatDay(proof.measuredOn)}.
				</p>
			</div>
			<ProofTable templates={templates} />
		</section>
	)
}
