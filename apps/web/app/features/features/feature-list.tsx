import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type FeatureGroup, featureGroups } from './feature-groups.ts'

type FeatureListProps = { samples: Record<FeatureGroup['id'], ReactNode> }

/** Everything that Ella does, with pieces of the product beside it. */
export function FeatureList({ samples }: FeatureListProps) {
	return featureGroups.map((group) => (
		<section
			key={group.id}
			id={group.id}
			aria-labelledby={`${group.id}-title`}
			className="grid gap-x-16 gap-y-8 border-t border-line py-14 lg:grid-cols-[minmax(0,1fr)_24rem]"
		>
			<div className="max-w-[41rem]">
				<h2 id={`${group.id}-title`} className="text-[clamp(1.625rem,3vw,2rem)]">
					{group.title}
				</h2>
				<p className="mt-3 text-lg leading-normal text-ink-soft">{group.text}</p>
				<ul className="mt-6 grid gap-3">
					{group.points.map((point) => (
						<li key={point} className="flex gap-3">
							<span aria-hidden className="mt-[0.72em] h-[3px] w-4 shrink-0 bg-marker" />
							{point}
						</li>
					))}
				</ul>
				<Link
					to={group.link.to}
					className="group mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-accent no-underline"
				>
					{group.link.label}
					<ArrowRight
						size={18}
						aria-hidden
						className="transition-transform duration-150 group-hover:translate-x-1"
					/>
				</Link>
			</div>
			{samples[group.id] ? (
				<div className="min-w-0 self-center rounded-panel border border-line bg-paper p-6 max-lg:max-w-[28rem]">
					{samples[group.id]}
				</div>
			) : null}
		</section>
	))
}
