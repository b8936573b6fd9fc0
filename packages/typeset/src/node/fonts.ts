import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

const families = [
	{ folder: 'source-serif-4', file: 'SourceSerif4' },
	{ folder: 'source-sans-3', file: 'SourceSans3' },
	{ folder: 'eb-garamond', file: 'EBGaramond' },
	{ folder: 'libre-franklin', file: 'LibreFranklin' },
]

const styles = [
	'400Regular',
	'400Regular_Italic',
	'500Medium',
	'600SemiBold',
	'600SemiBold_Italic',
	'700Bold',
]

/** The font files that the templates use, as absolute paths. */
export function fontFiles(): string[] {
	return families.flatMap(({ folder, file }) =>
		styles.map((style) =>
			require.resolve(`@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`),
		),
	)
}

/** The folders that hold those files and no other fonts. */
export function fontFolders(): string[] {
	return fontFiles().map((file) => dirname(file))
}
