import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TemplateEntry } from './landing-facts.ts'
import { TemplateCarousel } from './template-carousel.tsx'

const templates: TemplateEntry[] = [
	'Professional Classic',
	'Executive Elite',
	'Modern Professional',
].map((name) => ({
	id: name,
	name,
	image: '/page.svg',
	alt: name,
	widthPx: 794,
	heightPx: 1123,
	suits: '',
	words: { written: 1, readBack: 1 },
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	cleanup()
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

const stubMedia = (matches: (query: string) => boolean) =>
	vi.stubGlobal('matchMedia', (query: string) => ({
		matches: matches(query),
		addEventListener: () => {},
		removeEventListener: () => {},
	}))

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => document.querySelector('[aria-current=true]')?.getAttribute('aria-label')

test('each template is shown for four seconds, and then the first again', () => {
	render(<TemplateCarousel templates={templates} />)
	wait(3999)
	expect(shown()).toBe('Show Professional Classic')
	wait(1)
	expect(shown()).toBe('Show Executive Elite')
	wait(8000)
	expect(shown()).toBe('Show Professional Classic')
})

test('a dot shows its template', () => {
	render(<TemplateCarousel templates={templates} />)
	fireEvent.click(screen.getByRole('button', { name: 'Show Modern Professional' }))
	expect(shown()).toBe('Show Modern Professional')
})

test.each([
	['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
	['the focus', fireEvent.focus, fireEvent.blur],
])('the slides rest under %s and go on after it', (_, enter, leave) => {
	render(<TemplateCarousel templates={templates} />)
	const carousel = screen.getByRole('region', { name: 'Templates' })
	enter(carousel)
	wait(60_000)
	expect(shown()).toBe('Show Professional Classic')
	leave(carousel)
	wait(4000)
	expect(shown()).toBe('Show Executive Elite')
})

test('the slides can be stopped for good', () => {
	render(<TemplateCarousel templates={templates} />)
	fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
	wait(60_000)
	expect(shown()).toBe('Show Professional Classic')
	expect(screen.getByRole('button', { name: 'Play the slides' })).toBeTruthy()
})

test('nothing moves for people who want no motion', () => {
	stubMedia(() => true)
	render(<TemplateCarousel templates={templates} />)
	wait(60_000)
	expect(shown()).toBe('Show Professional Classic')
	expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
})

test('on a phone the first template stays, for screen readers too', () => {
	stubMedia((query) => query !== '(min-width: 48rem)' && !query.includes('reduced-motion'))
	render(<TemplateCarousel templates={templates} />)
	wait(4000)
	const isHidden = [...document.querySelectorAll('figure')].map((slide) =>
		slide.getAttribute('aria-hidden'),
	)
	expect(isHidden).toEqual(['false', 'true', 'true'])
})
