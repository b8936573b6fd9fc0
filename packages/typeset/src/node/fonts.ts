import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

const styles = [
	'400Regular',
	'400Regular_Italic',
	'500Medium',
	'600SemiBold',
	'600SemiBold_Italic',
	'700Bold',
]
const boldOnly = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']
const upright = ['400Regular', '600SemiBold']

const families: readonly { folder: string; file: string; styles: readonly string[] }[] = [
	{ folder: 'source-serif-4', file: 'SourceSerif4', styles },
	{ folder: 'source-sans-3', file: 'SourceSans3', styles },
	{ folder: 'eb-garamond', file: 'EBGaramond', styles },
	{ folder: 'libre-franklin', file: 'LibreFranklin', styles: [...styles, '800ExtraBold'] },
	{ folder: 'lora', file: 'Lora', styles },
	{ folder: 'inter', file: 'Inter', styles },
	{ folder: 'ibm-plex-sans', file: 'IBMPlexSans', styles },
	{ folder: 'ibm-plex-serif', file: 'IBMPlexSerif', styles },
	{ folder: 'work-sans', file: 'WorkSans', styles: ['300Light', ...styles] },
	{ folder: 'spectral', file: 'Spectral', styles },
	{ folder: 'pt-serif', file: 'PTSerif', styles: boldOnly },
	{ folder: 'pt-sans', file: 'PTSans', styles: boldOnly },
	{ folder: 'vazirmatn', file: 'Vazirmatn', styles: upright },
	{ folder: 'noto-sans-hebrew', file: 'NotoSansHebrew', styles: upright },
	{ folder: 'noto-sans-devanagari', file: 'NotoSansDevanagari', styles: upright },
	{ folder: 'noto-sans-thai', file: 'NotoSansThai', styles: upright },
	{ folder: 'noto-sans-sc', file: 'NotoSansSC', styles: upright },
	{ folder: 'noto-sans-jp', file: 'NotoSansJP', styles: upright },
	{ folder: 'noto-sans-kr', file: 'NotoSansKR', styles: upright },
]

/** The font files that the templates use, as absolute paths. */
export function fontFiles(): string[] {
	return families.flatMap(({ folder, file, styles: drawn }) =>
		drawn.map((style) =>
			require.resolve(`@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`),
		),
	)
}

/** The folders that hold those files and no other fonts. */
export function fontFolders(): string[] {
	return fontFiles().map((file) => dirname(file))
}
