import { commonStorageKeys } from '#shared/common-storage-keys.ts'

export type Theme = 'dark' | 'light'

/** Where the choice is kept between visits. */
export const themeStorageKey = commonStorageKeys.theme

/** Returns the stored theme if it is valid, otherwise the theme that the system prefers. */
export function chooseTheme(stored: string | null, systemPrefersDark: boolean): Theme {
	if (stored === 'dark' || stored === 'light') return stored
	return systemPrefersDark ? 'dark' : 'light'
}

/** The theme that the toggle leads to. */
export function otherTheme(theme: Theme): Theme {
	return theme === 'dark' ? 'light' : 'dark'
}

/** Returns the label of the toggle while `theme` is shown. */
export function toggleLabel(theme: Theme): string {
	return `Switch to ${otherTheme(theme)} mode`
}

/**
 * The same choice as `chooseTheme`, written for the head of the page: it runs before the first paint,
 * so nobody sees the wrong theme flash.
 */
export const themeScript = [
	'(function(){var t=null;',
	`try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}`,
	"if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';",
	"document.documentElement.classList.toggle('dark',t==='dark')})()",
].join('')
