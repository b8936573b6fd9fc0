import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { readStories, type Story } from './read-stories.ts'
import * as buttons from './stories/buttons.stories.tsx'
import * as feedback from './stories/feedback.stories.tsx'
import * as fields from './stories/fields.stories.tsx'
import * as layers from './stories/layers.stories.tsx'
import * as pages from './stories/pages.stories.tsx'

/** Every story, by the file it is in. */
export const storyGroups = [
	{ title: 'Buttons and choices', stories: readStories(buttons) },
	{ title: 'Fields', stories: readStories(fields) },
	{ title: 'Feedback', stories: readStories(feedback) },
	{ title: 'Layers', stories: readStories(layers) },
	{ title: 'Pages', stories: readStories(pages) },
]

/** All shared components in all their states, in the light and in the dark theme. */
export function Catalogue() {
	const [isDark, setIsDark] = useState(false)
	const switchTheme = () => {
		document.documentElement.classList.toggle('dark', !isDark)
		setIsDark(!isDark)
	}
	return (
		<main className="mx-auto max-w-4xl px-5 py-10">
			<header className="flex items-center justify-between gap-4">
				<h1 className="text-3xl font-[520]">Components</h1>
				<Button size="small" onClick={switchTheme}>
					{isDark ? 'Light theme' : 'Dark theme'}
				</Button>
			</header>
			{storyGroups.map(({ title, stories }) => (
				<section key={title} className="mt-12">
					<h2 className="text-xl font-[520]">{title}</h2>
					{stories.map((story) => (
						<StoryCard key={story.name} story={story} />
					))}
				</section>
			))}
		</main>
	)
}

function StoryCard({ story: { name, Component } }: { story: Story }) {
	return (
		<article className="mt-6">
			<h3 className="mb-2 text-sm text-ink-soft">{name}</h3>
			<div className="rounded-panel border border-line bg-paper p-6">
				<Component />
			</div>
		</article>
	)
}
