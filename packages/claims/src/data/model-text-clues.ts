// Written by `npm run data` from data/model-text-clues.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const modelTextClues = `clue	linear	ask	hidden
model: -1 more loose than left	-0.038	-0.001	Af0EA//8/wT+/AEF/QQB//z//wD+BP0F
model: -2 more loose than left	-0.049	-0.001	AP4BAv/+/wL//QAF+wQAAP3//wEAA/8C
model: -3 more loose than left	-0.048	-0.005	AAABAf8AAAABAQH+/P8B//wB/wEABf8C
model: 0 left	-0.084	-0.011	//wHBwIAAgT6+v8K+QH+Avv9AvwBBQEG
model: 0 loose	-0.022	-0.006	Av4C//3+/AIAAAT//gEF+/4D/QMAAv8C
model: 0 more loose than left	-0.06	-0.019	APoFAwD9AQP+/AAF+QT/Afz/AAEBBQAC
model: 1 for 1, JJ, share 1	-0.001	-0.003	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: 1 for 1, JJ, share 2	-0.018	0	AP8CAQD/AAH//gAC/gEAAP8AAAAAAQAB
model: 1 for 1, NN, share 0	-0.014	0	AAADAQAAAAAAAAAB/wAAAP8AAAAAAgAA
model: 1 for 1, NN, share 1	0.069	-0.005	AAT7AAADAPwDBQD+BP0A/wUAAAAB+gL6
model: 1 for 1, NN, share 2	0.017	-0.006	AAECAAABAAD/AAD/AAEAAAIAAAEA/wD/
model: 1 for 1, RB, share 1	0.001	-0.004	AAAAAAAAAAEAAAAAAAAAAP8AAAAAAAAA
model: 1 for 1, VB, one place	-0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: 1 for 1, VB, share 0	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: 1 for 1, VB, share 1	0.07	-0.005	AAL//wABAP4A/wD8BAAAAAMB/wEA/QD/
model: 1 for 1, VB, share 2	-0.039	-0.002	//wDAgD6AQX//AAC/AX/Af7/AP//Av4E
model: 1 for 1, VB, share 3	0.012	-0.001	AAH/AAABAAABAQD/Af4AAAH/AAAA/wD/
model: 1 for 1, narrower, share 1	0.04	-0.001	AAL+AAACAP8BAQAAA/0AAAEAAAAA/gD+
model: 1 for 1, none, one place	-0.019	0	AP8BAQD/AQH+/f8D/QP+Av/+Af7/Av8C
model: 1 for 1, none, share 0	-0.029	0	AP8CAgAAAAAAAAAC/gAAAP3/AAAAAwAA
model: 1 for 1, none, share 1	0.092	-0.016	AAT7/QABAP0DBAD7Bf4AAAYAAAEB+gH8
model: 1 for 1, none, share 2	-0.012	-0.003	AP4GAAD+AAL//QAA/QL/Af7/AAD/A/4D
model: 1 for 1, none, share 3	0.024	-0.001	AAL9/gACAP4BAgD+Av0AAAIAAAAB/gH+
model: 1 for 1, one place	-0.01	0	//8CAQH/AQEA/wAB/wEAAf//AP8AAQAB
model: 1 for 1, share 0	-0.025	0	AAADAgAAAAAAAAABAAAAAP7/AAAAAwAA
model: 1 for 1, share 1	0.114	-0.016	/wX6/gADAPsDAwD8B/wAAAYAAAEC+gP6
model: 1 for 1, share 2	-0.039	-0.009	//sHAwH5AQb++wAE+QX/Afz+Af//BP0F
model: 1 for 1, share 3	0.045	-0.002	AAL9/gADAP4CBAD7BfoAAAMAAAEC/AP9
model: 1 for 1, sibling, share 2	0.007	-0.005	AAD/AAD/AAEBAQD+AQAAAAAAAAAAAP8B
model: 1 for 2, JJ, share 1	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: 1 for 2, NN, share 1	-0.008	-0.003	AAAAAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: 1 for 2, NN, share 2	-0.011	0	AP8AAAAAAAH//gAB/QEAAP8AAAAAAQAB
model: 1 for 2, VB, share 1	-0.005	-0.009	AP4CAQAAAAEAAAD+AAAAAP7/AAAAAwAA
model: 1 for 2, VB, share 2	-0.01	0	AAAAAAD/AQABAAAAAAAAAP8AAAAAAQD/
model: 1 for 2, narrower, share 1	0.011	-0.001	AAAAAAAAAAEAAAD/AQAAAAEAAAAAAAAA
model: 1 for 2, none, share 0	-0.013	0	AP8BAQAAAAAAAAAB/wAAAP8AAAAAAQAA
model: 1 for 2, none, share 1	0.002	-0.009	AP8BAAAAAAAAAAD/AAAAAP8AAAAAAQAA
model: 1 for 2, none, share 2	-0.015	-0.001	//8AAAH/AQEA/wAB/QL/Af7/AP8AAf8A
model: 1 for 2, rare-synonym, share 1	-0.029	0	AP8CAQAAAAAAAAAC/gAAAP4AAAAAAwAA
model: 1 for 2, share 0	-0.014	0	AP8BAAAAAAAAAAAB/gAAAP8AAAAAAQAA
model: 1 for 2, share 1	-0.01	-0.013	AP8CAAAAAQAAAAAB/gD/AP7/AAAAAwAA
model: 1 for 2, share 2	-0.02	-0.001	AP0DAQH+AQMA/wAB/AEAAP4AAAAAAf8A
model: 1 for many, JJ, share 0	-0.008	0	AAAAAAAAAAAAAAAB/gAAAP8AAAAAAQAA
model: 1 for many, JJ, share 1	-0.01	-0.001	AP8AAQD/AAEA/wAB/wEAAP//AP//Av8B
model: 1 for many, NN, share 0	0.004	-0.001	AP8BAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: 1 for many, NN, share 1	0.01	-0.002	AAAAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: 1 for many, VB, share 0	0.01	-0.001	AAD/AAAAAAAAAAD/AQAAAAAAAAAA/wAA
model: 1 for many, VB, share 1	0.007	-0.001	AAL+/gABAP8A/wAA/wEAAAAAAAAAAAAB
model: 1 for many, VB, share 2	-0.009	0	AP8BAQD/AAEA/wAB/wEAAP8AAAAAAf8B
model: 1 for many, none, share 0	0.011	-0.003	AAAAAAAAAAAAAAD+AQAAAAAAAAAAAAAA
model: 1 for many, none, share 1	0.008	-0.002	AAH+/wABAAD//gAB/wIAAP//AAAAAf8B
model: 1 for many, none, share 2	0.003	0	AAD/AAD/AAAAAAAAAQAAAAAAAAAAAAAA
model: 1 for many, share 0	0.01	-0.003	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: 1 for many, share 1	0.009	-0.003	AAAAAAD/AAIA/wAAAAEAAAH/AAAAAP8B
model: 1 for many, share 2	-0.006	0	AP8AAAAAAAEA/wABAAAAAP8AAAAAAQAB
model: 1 for many, sibling, share 1	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: 1 left	0.024	-0.014	AAICAAD9AQH//wH/AAEB/wEA/wIAAP8A
model: 1 loose	-0.061	-0.007	+/0DCAX5BwT9+f0I+Af7Bf36Bfr+A/0H
model: 1 more loose than left	0.025	-0.018	/AIB/wQCBv8AAf3/Av77AwH6B/j/AAAA
model: 2 for 1, JJ, share 1	0.016	-0.004	AAAAAAAAAAABAQD+Av8AAAEAAAAA/wAA
model: 2 for 1, JJ, share 2	0.016	-0.002	AAH//wAAAP8AAQD+AgAAAAEAAAAA/wAA
model: 2 for 1, NN, share 1	-0.005	-0.001	AP4CAgD/AAAAAAABAQAAAAEAAAAAAAAB
model: 2 for 1, NN, share 2	0.023	-0.002	AAAAAAD/AQEAAAD+AgEAAAIAAAAA/wAA
model: 2 for 1, VB, share 0	-0.006	-0.002	AP8BAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: 2 for 1, VB, share 1	-0.022	0	AAABAAAAAAAAAAAA/gAAAP4AAAAAAwAA
model: 2 for 1, VB, share 2	0.04	0	AAL9/wACAP4AAQD/A/4AAAIAAAAA/gD/
model: 2 for 1, none, share 0	-0.002	-0.001	AAAA/wAAAAAAAAAA/wAAAAAAAAAAAAAA
model: 2 for 1, none, share 1	-0.007	-0.007	AP4CAQAAAAD/AAAA/wAAAP8AAAAAAQAA
model: 2 for 1, none, share 2	0.094	-0.009	AAX8/QABAf4AAAD8BwAAAAUAAAAA+gD/
model: 2 for 1, share 0	-0.006	-0.002	AP8BAAAAAAAAAAAA/wAAAP8AAAAAAAAA
model: 2 for 1, share 1	-0.01	-0.007	AP4DAgD/AAAAAQD/AP8AAP//AAAAAQAB
model: 2 for 1, share 2	0.096	-0.009	AAT7/QACAf0BAQD7CP8AAAUAAAAA+gD/
model: 2 for 1, sibling, share 1	-0.004	0	AAEAAAABAP8AAQAAAP8AAAAAAAAAAAAA
model: 2 for 2, NN, share 0	-0.013	-0.001	AP8BAQAAAAAAAAAAAAAAAP8AAAAAAQAA
model: 2 for 2, NN, share 1	-0.003	0	AAABAAD/AAEAAAAAAAEAAAD/AP8AAP8B
model: 2 for 2, VB, share 1	0.009	0	AAH//wAAAAAAAQAAAf8AAAEAAAAB/wH/
model: 2 for 2, VB, share 2	0.003	-0.004	AAAAAAAAAAAAAAAAAAAAAAEAAAAA/wAA
model: 2 for 2, none, share 0	-0.012	-0.001	AP8BAQAAAAAAAAAA/wAAAP8AAAAAAQAA
model: 2 for 2, none, share 1	-0.015	0	AAACAQAAAAAAAAAC/wAAAAAAAAAAAAAA
model: 2 for 2, none, share 2	0.007	-0.004	AAAAAAAAAAABAAAAAQAAAAEAAAAA/wAA
model: 2 for 2, share 0	-0.014	-0.001	AP8BAQAAAAAAAAAB/gAAAAAAAAAAAQAA
model: 2 for 2, share 1	-0.001	0	AAEBAAAAAAAAAQAAAQAAAAAAAAAAAAAA
model: 2 for 2, share 2	0.008	-0.004	AAH/AAAAAP8BAAAAAQAAAAEAAAAA/wAA
model: 2 for many, JJ, share 0	0.013	0	AAD+/wAAAAAAAAD/AAAAAAAAAAAA/wAA
model: 2 for many, JJ, share 1	-0.015	0	AP4CAQAAAAAAAAAB/wAAAP8AAAAAAgAA
model: 2 for many, NN, share 1	0.004	-0.001	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: 2 for many, VB, share 0	-0.011	0	AP4CAQAAAAEAAAAA/gAAAAAAAAAAAAAA
model: 2 for many, VB, share 1	0.02	-0.001	AAL//wAAAP8AAAD+AgAAAAEAAAAA/wAA
model: 2 for many, none, share 0	-0.012	0	AP8CAQAAAAAAAAAA/wAAAP8AAAAAAQAA
model: 2 for many, none, share 1	-0.007	0	AP8BAQAAAAAAAAAA/wAAAP8AAAAAAQAA
model: 2 for many, share 0	-0.002	0	AP4BAAAAAAEAAAD//wAAAAAAAAAAAAAA
model: 2 for many, share 1	0.004	-0.001	AAABAAAAAAAAAAAAAQAAAP8AAAAAAQAA
model: 2 for many, share 2	0.018	0	AAH//wAAAAABAAD+AgAAAAEAAAAA/gAA
model: 2 for many, sibling, share 0	0.008	0	AAD//wAAAAAAAAAAAAAAAAEAAAAA/wAA
model: 2 for many, sibling, share 1	0.009	-0.001	AAH//wAAAP8AAAAAAQAAAAAAAAAAAAAA
model: 2 left	-0.017	-0.017	//0GAAH7AQIA/wAB/QT/Af//AAD/A/0D
model: 2 loose	-0.049	-0.017	Af8FAf77/gL+/gEF+gIB//0B/wEABP4D
model: 2 more loose than left	0.022	-0.004	AgUDAf4D/f0AAgECAf4C/gIC/gEB/wEA
model: 3 left	-0.075	-0.005	AP0FAgD/AQIA/gAG+QAAAfv/AAAAB/8C
model: 3 loose	-0.096	-0.003	//oGBgICAwL///8G+/3/Afr9AvwABwH+
model: 3 more loose than left	0.013	-0.01	AAD+/QABAAD//wD//wAAAP8AAAEAAAH+
model: 4 left	0.007	-0.006	/wD/AQD/AQABAQD+/gAAAAH/Af8A////
model: 4 loose	0.043	-0.004	AAP/+wACAP4A/wD7AP//AQMAAAEA/QH+
model: 4 more loose than left	-0.011	-0.005	AP4EAQD+AAL9/QAB/AIAAP4AAAAAAgAB
model: 5 left	-0.036	-0.004	AP8BAAAAAAAAAAAB+wAAAP8AAAAAAgAA
model: 5 loose	0.001	-0.019	AAACAQAAAAAAAAABAAAAAAAAAAEAAQAA
model: 6 left	0.058	-0.004	AAD+/gAAAAEAAAD9BQAAAAIAAAAA/QAA
model: 6 loose	0.086	-0.005	AAP++wD/AP//AQD8BAEAAAEAAAEA/gAB
model: act 1 higher, broader	0.019	-0.002	AAEA/wAAAAABAQH/Af8B/wMB/wIB/gH/
model: act 1 higher, listed	0.017	-0.007	/v0CAgL8AwP+/f8B/wP+AQL/Af//AP8B
model: act 1 higher, phrase	0.019	-0.003	AQL+/gABAP0BAQAAAQABAAEAAAAA////
model: act 1 higher, synonym	0.007	0	AAD//wAAAAAAAAAAAAAAAAEBAAEB/gH/
model: act 2 higher, listed	0.022	-0.001	AAH//wAAAAABAQD+A/8AAAEAAAAA/wAA
model: act 2 higher, phrase	-0.005	-0.001	AAABAAAAAAAAAAAAAAAAAP8AAAAAAQAA
model: act of unknown level, carried	0.051	-0.005	AQT9/P4F/f0BAwH9Bf0C/gQD/gMC+wL8
model: act of unknown level, loose	-0.056	-0.01	APoGAgD8AAX9/QAC+gMAAP4AAAD/A/8D
model: added in and	0.055	-0.029	/gH//wL+A/z/AwD6/wD/AQH+AvwAAQD7
model: added in complement	-0.011	0	AAEBAQABAP8AAQAAAP8AAP4AAAABAgH/
model: added in main	0.022	-0.04	/v0LAQIFBAX6+P///vr+Afv9A/4DBAQF
model: added in purpose	-0.036	-0.001	AP8DAAAAAAD/AAAB/QEAAPwAAP4ABAAB
model: added in relative	-0.074	0	APsEAgAAAAL//wAC+gEAAPwA/wEABf8B
model: added in result	0.079	-0.026	AP4C/wH8AQH+/gD9AgMAAAEAAAH+AP0D
model: added in time	0.043	-0.001	AAL//gAAAP8AAQD7AwAAAAIAAAEA/gAA
model: added name	0.072	-0.005	AQT9/P8C/v0DAwH8B/4B/wMC/wMB+wH9
model: added name, none	0.071	-0.005	AQT8+/8C/v0CAgH9Bv4B/wMC/wMB+wL8
model: added noun	0.062	-0.032	/fwE/QQBBQL9+/76Af39BP36BPoBAwIB
model: added noun, far-broader	-0.021	0	AP4CAQD/AAH//wAB/gAAAP4AAP8AAgAB
model: added noun, narrower	0.012	-0.002	AP8B/wAAAAH//wAAAAAAAAAAAAEAAAEA
model: added noun, none	0.081	-0.029	/QAD/AMEBgAA//39A/v9AwH+Af4CAAP+
model: added noun, sibling	-0.017	0	AP8C/wD/AAH//gAC/QEAAP4AAAEAAgAC
model: added quality	0.045	-0.035	/gAFAQL+BAH+/f8A/gH+AgH9Av0AAAD/
model: added quality, far-broader	0.01	0	AAAAAAAAAAAAAAD/AQAAAAEAAAEA/wAA
model: added quality, narrower	-0.016	0	AP8CAQAAAAEAAAAB/gAAAAAAAAAAAQAA
model: added quality, none	0.054	-0.035	/wMD/gEBAgD+/v/+//7+AgP+Av4A/gAA
model: added quality, sibling	0.002	0	AAAAAAAAAAABAQD/Af8AAAEAAAAAAAAA
model: added verb	0.004	-0.027	//sFAQD9AAT9/wD8/QEAAP4AAP8ABf8D
model: added verb, far-broader	-0.032	0	AP4CAgH+AQL+/gAC/QIAAP4AAP//A/8C
model: added verb, narrower	0.015	-0.003	AAAAAAABAf8BAQD9A/7/AAIAAAAB/gH/
model: added verb, none	0.047	-0.019	AQAA/P8A/gH9/wH+AQIB//8B/wEAAP8B
model: added verb, sibling	-0.029	-0.004	AP4EAQEAAQD//wAB/wD/AP4AAP8AAgAB
model: agent was other	-0.056	-0.001	AP0BAgD/AQL/AAAD+wH/Afz/AAAABAEB
model: agent was other, alone	-0.03	-0.001	AAD/AAAAAAH///8C/AH/Af7/AP8AAwAC
model: agent was other, linked	-0.018	0	AP8BAAAAAAAAAAAB/wAAAP8AAAAAAgAA
model: agent was other, same	-0.015	0	AAD/AAAAAAH///8B/gH/AP//AAAAAgAB
model: agent was team	0.013	0	AQH+//8B/v8CAgL+Av4C/gEB/wEA/wAA
model: ages gone from 4	-0.027	0	AP8CAQAAAAH//wAC/gAAAf7/AAAAAgAB
model: ages new at 5	-0.007	-0.001	AP8AAAABAAAAAAAAAAAAAP//AQAAAQAA
model: ages same	-0.034	-0.001	//0CAgH9AQP+/v8C/wT/Af79Av7/Av4C
model: authority new at 0	0.006	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: authority new at 2	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: carried act, broader	0.071	-0.017	/gP8AAEAAv8DA/8AAwD/AQX9Af7/+wD+
model: carried act, broader, cosine 0	-0.016	-0.002	//7/AQABAAEA//8C/P//AAD/AAAAAQAA
model: carried act, broader, cosine 1	0.085	-0.006	/wP+/wH9Av4BAP//BgL/AQT9Av7++/4B
model: carried act, broader, cosine 2	0.041	-0.005	AQP8//8D//4CAwH8Bf4C/gMAAAAC/QL+
model: carried act, broader, cosine 3	-0.018	-0.003	AP8B/wABAAABAQAB/v8AAP8AAAAAAQAA
model: carried act, broader, cosine 4	0.007	-0.002	AAAAAAAAAAAAAAD/AAAAAAEAAAAAAAAA
model: carried act, derived	0.056	-0.008	AQT8/f8E//wBAgH9A/8B/wUC/wIB+wL9
model: carried act, derived, cosine 1	0.008	-0.001	AAH//wABAP8AAAAAAAAAAAAAAAAAAAAA
model: carried act, derived, cosine 2	0.005	-0.002	AAAA//8B/wAAAAH/AP8B/wAB/wEA/wAA
model: carried act, derived, cosine 3	0.016	-0.004	AAH//wAAAP8AAAAAAQAAAAIAAAAA/gD/
model: carried act, derived, cosine 4	0.003	0	AQAA//8A/wAAAAAAAAAAAAAAAAAAAAAA
model: carried act, listed	0.058	-0.018	/QEA/wP6AwICAP/8BAP9AgL7Av78//oE
model: carried act, listed, cosine 0	-0.004	0	AAABAQD/AAAAAAAAAAEAAAAAAAAAAf8B
model: carried act, listed, cosine 1	0.011	-0.005	//4CAAH9AgEA////AQL/Af//Af/+Av4B
model: carried act, listed, cosine 2	0.016	-0.006	AAAAAAD9AAEB/gD+AAP/AQD+Af/+AfwD
model: carried act, listed, cosine 3	0.018	-0.006	/v8AAQL9AgIAAP/+AgH/AQP+Af/+//8C
model: carried act, listed, cosine 4	0.029	-0.001	AAL+/wACAP4BAgD/A/8AAAMBAAAB/QH9
model: carried act, none	-0.009	-0.001	AAAAAAD/AAAAAAAC/gIAAAAAAAAAAQD/
model: carried act, phrase	0.056	-0.007	AAMA/wEBAfwBAQD+BAABAAMAAAD//f//
model: carried act, phrase, cosine 0	-0.012	0	AP8BAQD/AAH//wAB/gEAAP8AAAAAAQAB
model: carried act, phrase, cosine 1	0.023	-0.001	AAH//wABAP8BAAAAAgAAAAIA/wEA/wD/
model: carried act, phrase, cosine 2	0.003	-0.006	AAABAAABAP4BAQAAAP8AAAEAAAAA/wD+
model: carried act, phrase, cosine 3	0.018	0	AAD/AAD/AAAA/wD/AQEAAAEAAAAAAP8B
model: carried act, phrase, cosine 4	0.019	0	AAH//wABAP8BAAAAAf8AAAEAAAAA/wD/
model: carried act, synonym	0.022	-0.001	AAD/AAABAP8CAgD9A/4BAAIAAAAB/gH+
model: carried adjective, broader	-0.014	0	AP4CAQAAAAEAAAAA/gAAAP8AAAAAAQAA
model: carried adjective, derived	-0.032	0	Af4DAf8A/wAAAAAC/gAAAP4AAAAAAgAA
model: carried adjective, listed	0.041	-0.001	AAP+AAAAAP4AAgAABQAAAAMAAAAB/AH+
model: carried adjective, none	0.025	-0.002	/wEA/wH/AQAAAAD/AQEAAAMAAAAA/gAA
model: carried adjective, phrase	0	0	AP8BAQAAAAEAAAAAAAAAAAAAAAAAAAAA
model: carried adverb, derived	0.003	-0.001	AAAAAAAAAAAA////AAH/AQAAAAD/AP8A
model: carried adverb, none	0.025	-0.001	AAL8AAD/AP8BAAD/AQEAAAIAAAAA/QD/
model: carried adverb, phrase	-0.002	-0.002	/wAAAQH/AgAAAAD//wD/AP7/Af8AAQAB
model: carried adverb, synonym	-0.04	-0.002	AP0DAQD/AAH//wAC/AEAAP0AAAAAA/8B
model: carried modifier, broader	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: carried modifier, derived	0.012	-0.001	AAEAAAABAP8BAAD/Af8AAAEAAAAAAAAA
model: carried modifier, listed	-0.014	0	AP8AAQAAAAL//gAC/gAAAP7/AP8AAQAC
model: carried modifier, phrase	0.005	0	AAAAAAAAAAAAAAABAAAAAAEAAAAA/wAA
model: carried modifier, synonym	0.023	-0.003	AAH//wABAP8AAQD+Av8AAAIAAAAA/gD/
model: carried name, derived	0.003	0	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: carried name, none	0.033	-0.002	/wD/AAH/AQEA/v//AgL+AgH+Af///v4C
model: carried name, synonym	-0.001	0	AAAAAQD/AAD/AAABAQEAAAAAAAAAAAAA
model: carried noun, broader	0.018	-0.005	AQH+/v8D//8AAgH9Af4B/wIBAAAB/gH+
model: carried noun, derived	0.03	-0.008	AAL//wD/AQD/AAD/AwEAAAH/AP8B/wAC
model: carried noun, listed	-0.016	-0.004	APwFAwD+AAD//////gL/AP8AAAAAAv8B
model: carried noun, none	0.013	-0.004	/wEAAAH9AQH//gABAQMAAAD/AQD/AP4D
model: carried noun, phrase	0.041	-0.007	AAEA/gAAAP8BAQD7AwABAAMAAAEA/QD/
model: carried noun, synonym	0.002	-0.001	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: carried quality, broader, cosine 3	-0.032	0	AP4CAQAAAAEAAAAC/QAAAP0AAAAABAAB
model: carried quality, derived, cosine 0	0.002	0	AAAAAAAAAAAAAAAAAAAB/wABAAAAAAAA
model: carried quality, derived, cosine 2	-0.037	0	AP0DAQAAAAEAAAAC/gAAAP0AAAAAAwAA
model: carried quality, derived, cosine 3	0.002	-0.001	/wD/AAH/AQAA//8AAAH/AQD/Af//AP8B
model: carried quality, none, cosine 1	0.019	0	AAAAAAD/AAAAAAD+AgAAAAIAAAAA/wAA
model: carried quality, none, cosine 2	0.047	-0.003	AAT8/wAAAP0BAQD/BAAAAAMAAAAB/AH+
model: carried quality, none, cosine 3	-0.012	0	AP//AAD+AAIA/wAB/gEAAP//AAD/Af8C
model: carried quality, none, cosine 4	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: carried quality, phrase, cosine 2	-0.017	0	AP4CAQAAAAIAAAAA/QAAAP4AAAAAAgAA
model: carried quality, phrase, cosine 3	0.01	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: carried quality, phrase, cosine 4	-0.007	-0.002	//8AAQH/AgIA//8B/wH/Af//Af8A/wEA
model: carried quality, synonym, cosine 2	0.003	0	AP8AAAD/AAEAAAD/AAAAAAAAAAAAAAAA
model: carried quality, synonym, cosine 3	-0.013	-0.002	AP4DAQAAAAEAAAAB/gAAAP8AAAAAAQAB
model: carried thing, broader, cosine 0	-0.007	0	AP8BAAAAAAAAAAAA/wAAAP8AAAAAAQAA
model: carried thing, broader, cosine 1	0.006	-0.001	AQD///8B//8AAAD/AAAAAAAAAAEA/wAA
model: carried thing, broader, cosine 2	-0.013	-0.001	//4CAAH/AQEAAAD//wAAAAD/Af8AAAD/
model: carried thing, broader, cosine 3	0.006	0	AP8AAAAAAAEAAAAAAAAAAAH/AP8AAAAA
model: carried thing, broader, cosine 4	0.027	-0.003	AQL+/v8C//4BAgH+BP4B/wEBAAAA/wH/
model: carried thing, derived, cosine 0	-0.027	-0.001	AP8BAQD9AAL//gAC/QT/Af7/AP8AAv8C
model: carried thing, derived, cosine 1	-0.001	-0.003	AAABAAAAAAAAAAAA/wAAAP8AAAAAAQAB
model: carried thing, derived, cosine 2	0.008	-0.001	/wAAAQH/AgH///8B/wH/AQEAAAAAAAAB
model: carried thing, derived, cosine 3	0.074	-0.003	AQX7/P8D//sCAwL7BvwD/gUC/gIB+gL8
model: carried thing, derived, cosine 4	-0.004	0	AAACAQD+AAAAAQD/AP8AAAAAAAAAAP8C
model: carried thing, listed, cosine 0	-0.008	0	//8BAQH+AQEAAAAAAAEAAP8AAAAAAf8B
model: carried thing, listed, cosine 1	-0.048	-0.001	//0EAQD/AAH+/gAE+gEAAP3/AAD/BP8B
model: carried thing, listed, cosine 2	0.021	-0.001	AP8AAAABAP8BAgD+Af8AAAIAAAAB/gH+
model: carried thing, listed, cosine 3	-0.008	-0.001	AP8AAAABAAEAAAD//wAAAAABAAAAAQEA
model: carried thing, listed, cosine 4	-0.002	-0.001	AAAAAAD/AAAA/wAAAAEAAP8AAAD/AP8B
model: carried thing, none, cosine 0	-0.025	0	AP0DAgD9AAL//wAC/gIAAP3/AP//Av8C
model: carried thing, none, cosine 1	0.036	-0.002	AAP+/gAAAP4A/wAAAAIAAAH/AAD//v4B
model: carried thing, none, cosine 2	0.034	-0.003	/wH+/wH/AQABAAD+A/8AAAEAAAD///8A
model: carried thing, none, cosine 4	0.003	0	AAH/AAAAAAAAAAAAAAAAAP//AAD/Af8B
model: carried thing, phrase, cosine 0	0.01	-0.002	AAH//wAAAP8AAAD/AQAAAAEAAAAA/wAA
model: carried thing, phrase, cosine 1	0.027	0	AAH//wAAAP8BAQD9AgAAAAIAAAEA/gAA
model: carried thing, phrase, cosine 2	0	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAD/
model: carried thing, phrase, cosine 3	0.015	-0.005	AAAA/wAAAAAAAAD+AQAAAAEAAAAA/wAA
model: carried thing, synonym, cosine 1	0.003	-0.001	AAAAAQD/AAD/AAAAAQIAAAAAAAAAAAAB
model: carried thing, synonym, cosine 2	0.002	-0.003	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: cause gone from 1	0.016	-0.008	AAAAAAABAAEAAQD+Av4AAP8AAAABAAH/
model: cause gone from 3	-0.034	0	AP8DAQAAAQD//wAB/QD/Af3/Af//A/8B
model: cause lowest up 1	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: cause lowest up 2	0.009	-0.001	AAAAAAAAAAAAAAAAAQAAAAEAAAAA/wAA
model: cause new at 1	-0.012	0	AP8AAAAAAAH/AAAA/wAAAP4AAAAAAQAA
model: cause new at 2	-0.011	0	AP8BAQD+AAH//gAB/wL/AP7/Af4AAf8C
model: cause new at 3	0.013	-0.005	Af8BAP///gD//wAB/wAAAAEAAAAAAAAA
model: cause same	0.082	-0.005	AAf5/f8C//sEBAH6Bf4B/gUB/wH/+v/9
model: cause up 1	-0.007	0	AP8BAQAAAAEAAAAA/wAAAP8AAAAAAQAA
model: cause up 2	0.01	-0.001	AAD/AAAAAAAAAAD/AAAAAAEAAAAA/wAA
model: cause up to 2	-0.006	0	AP8BAQAAAAEAAAD/AAAAAP8AAAAAAgAA
model: cause up to 3	0.01	-0.001	AAD/AAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: certainty gone from 1	0.003	-0.003	AAD/AAABAAAAAAAA//8AAAD/AAAAAAAA
model: certainty gone from 2	0.01	0	AAH/AAAAAAAAAAAAAQAAAAAAAAAA/wAA
model: certainty gone from 3	0.002	0	AAABAAAAAAAAAAD/AQAAAAEB/wEB/wH/
model: certainty gone from 4	-0.063	-0.003	APsEAgAAAAH//wAC/AAAAPsAAAAABAAB
model: certainty new at 1	-0.018	0	AP8BAAAAAAAAAAAC/QAAAAAAAAAAAQAA
model: certainty new at 2	-0.03	0	AP4EAgAAAAH/AAAB/QAAAP4AAAAAAgAA
model: certainty new at 3	-0.018	0	AAECAQAB//8AAAAAAAAAAP4B/wEBAgH/
model: certainty new at 4	0.021	-0.002	/wP8/wABAP4CAQD/AAAAAQIAAAEA/gD+
model: certainty same	-0.027	0	Af8AAP4B/gAAAAEC/QAB//4C/wIBAgEA
model: change as result with nothing behind it	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: change carried	-0.001	0	Av////4C/QAAAQL/AP0E/AAD/QMBAAL/
model: change joined as relative	-0.009	0	AP8BAAABAAAAAAAAAAAAAAAB/wEAAAD/
model: change joined as result	-0.004	0	AAD/AAAAAAD//wAB/wAAAP8A/wABAQEB
model: change made up	0.013	0	AAD//wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: change new	0.01	-0.001	AP8CAAD/AAEA/wD/AQEAAAH/AAAAAAAB
model: charge new at 2	0.034	-0.001	AQP9/f8A//4BAQD+AgAAAAIBAAEA/gD/
model: charge same	0	-0.001	AAABAAD/AAAAAAAAAQEAAP8AAAAAAQAB
model: clients gone from 1	-0.01	0	AP8AAQAAAAAAAAAB/wAAAAAAAAAAAAAA
model: clients new at 1	-0.016	-0.002	AP8CAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: clients new at 2	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: clients same	0.029	-0.01	/wL+/wEGAP4BAQD/A/0A/wH/Af8C/wMA
model: company gone from 0	0.031	-0.004	AQH/Af///v8AAQL/AwAC/gEC/gIC/wH+
model: company gone from 1	-0.019	-0.003	AP8BAAAAAAD/AAAC/gAAAP//AP8AAgAB
model: company lowest up 1	-0.002	-0.003	/wAAAAD/AAEAAAAA/wEAAAAAAAAAAAAA
model: company new at 0	-0.052	-0.001	AP0EAwABAAL+AAAD+wD/AP0AAP8BAwEA
model: company new at 1	-0.004	0	AAAB/wD/AAD//wAB/gEAAP8AAP8AAQAC
model: company new at 2	-0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: company same	0.062	-0.002	AQP8/P4B/f8DAwH5B/0C/wQC/gMB+wH9
model: company up 1	-0.03	-0.003	//0CAgH/AQH//wAC/gH/Af7/Af8AAgAB
model: company up to 1	-0.02	-0.003	//4CAQH/AQEA/wAB/gH/Af8AAAAAAAAA
model: contrast	-0.027	-0.005	AAABAAD/AQAAAQAA/gIAAP8BAAAAAf/+
model: contrast of act	-0.003	-0.002	/wABAAH/AQEAAAD+/gAAAAEAAAAA/wAA
model: contrast of thing	-0.024	-0.004	AAABAAD/AP8AAgABAAEAAP8BAAAAAQD/
model: counts a noun beside it	0.016	-0.002	AAAB/wD+AAEAAAD9AgEAAAAAAAAAAP8B
model: counts a noun from elsewhere	-0.035	0	AP4AAQD/AAP//wACAAAAAf7/Af8AAf8B
model: counts something else	-0.023	-0.001	AP8CAQD/AAH//wAC/gEAAP7/AP8AAgAB
model: counts the same	0.021	-0.007	AAEBAQD//wH//v///wP/AAD+AAD/Af0D
model: currency gone from 0	-0.026	-0.004	AP0EAgAAAQL/AAABAP//AP0AAP8AAwAC
model: currency gone from 2	-0.04	0	AP0DAwD+AAL//wAC/QEAAP0AAAAAAwAB
model: currency new at 0	0.018	-0.006	AAEAAAABAf8BAQD+Av8AAAIAAAAA/gD/
model: currency same	0.014	-0.002	/wAAAQEAAQD//v8BAQH/AgD+Af////8B
model: deed as means with nothing behind it	-0.003	0	AP8AAQD/AAEA/wAAAAEAAAAAAAAAAAAA
model: deed as purpose with nothing behind it	-0.078	-0.003	//sFAwH/AQH+/wAE+QL/APz/AP8ABQAB
model: deed as relative with nothing behind it	-0.055	0	APwDAwAAAAL+/wAD/QAAAPwAAAAAAwAB
model: deed as result with nothing behind it	-0.027	-0.004	APwCAgAAAAP//wABAAAAAP4AAAAAAgAA
model: deed joined as purpose	-0.017	0	//8AAQH9AQH//v8C/QL/Af//Af8AAQAC
model: deed joined as relative	0.001	0	//8CAQH9AQH//wAAAAL/AAD/AAAAAf8B
model: deed joined as result	0.077	-0.019	/QEAAQP5BAIB///+BAT9AgX8Av79/fwB
model: determiner a → an	0.013	-0.001	AP///wD/AAEAAAD+AQEAAAEA/wEA/wAB
model: determiner a → none	0.056	-0.004	AAP9/gAAAP4CAgD/Bf8AAAMB/wEA/QD/
model: determiner a → number	0.003	-0.002	AAAAAAD/AAAAAAAB/wAAAAAAAAAA/wAA
model: determiner a → the	-0.015	0	AP8AAAAAAAH//wAB/gAAAP8AAAAAAQAA
model: determiner every → a	0.04	-0.003	AQP+/v8C//4CAwH8BP0B/wMC/wEB/QL+
model: determiner every → number	-0.017	0	AP8BAQAAAAEA/wAB/gAAAP8AAAAAAgAB
model: determiner my → a	0	0	AAAAAAD/AAAAAAAAAAEAAAAAAAAAAAAA
model: determiner none → a	-0.096	-0.006	//wJBQH/Agb7+/4F9gP8BPr8AvwBBwAD
model: determiner none → all	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: determiner none → an	-0.042	-0.007	AP4EAQD/AAL+//8A/QD/Afz/Af8ABf8F
model: determiner none → each	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: determiner none → every	0.011	-0.001	AAAA/wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: determiner none → number	0.025	-0.003	/wP+/wEBAf8AAAD+AwAAAAD/Af4A/gAA
model: determiner none → the	0.003	-0.019	/v8BAgH8AgH+/f4AAAX8Av/7A/z9AvoE
model: determiner none → their	-0.021	-0.004	AP8BAgAAAAEAAAABAf8BAP4BAP8BAAAA
model: determiner none → your	-0.036	0	AP4DAQAAAAL//wAD/AAAAP0AAP8AAwAB
model: determiner number → a	0.004	-0.001	AAAAAAAAAAH//wAA/wEAAAEAAAAAAAAA
model: determiner number → every	-0.007	0	AP8AAAAAAAEA/wAA/wAAAP8AAAAAAQAB
model: determiner number → none	0.023	-0.003	/wAAAAD9AQH//gAAAAMAAAH/AP8AAP8B
model: determiner number → the	-0.036	0	AP4BAgEAAQEAAAAC/AAAAP4AAAAAAwAA
model: determiner the → a	0.045	-0.012	/wH9AAIBAwEBAf/+A//+AQL/Av4A/QD+
model: determiner the → an	0.001	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAB
model: determiner the → each	0.015	-0.003	AAH//wAAAP8AAAAAAAEAAAIAAAAA/gAA
model: determiner the → every	0.001	-0.002	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: determiner the → none	0.068	-0.045	+gL/Agb6CwL79/oEAgr2CgD0CPX6//gJ
model: determiner the → number	0.053	-0.012	AQP9/f8D/v4CAwH7BPwC/wQD/wIC/AL9
model: determiner the → their	0.032	-0.002	AQP+//8C//4AAQH/A/4B/wMB/wEA/gH/
model: determiner their → none	0.004	0	AAH//wABAP8AAAAAAAEAAAAAAAAAAAAA
model: employment gone from 2	-0.043	0	AP4BAQEAAQH/AAAC/QD/Af3+Af4ABAAB
model: employment gone from 4	-0.018	0	//8CAQH/AQEAAAAC/gAAAP8AAAAAAQAB
model: employment new at 4	0.011	-0.001	AAAAAAAAAAAAAAD/AQAAAAAAAAAA/wAA
model: employment same	-0.009	-0.001	AP8BAQAAAAAAAAAAAAAAAAAB/wEBAAEA
model: expertise gone from 1	-0.044	-0.004	/v0EAgL+AwP9/P4E+wP+Av7+Af7/A/4E
model: expertise gone from 2	-0.015	0	AAABAAAAAAD//wAA/wAAAP8AAAAAAQAB
model: expertise new at 1	-0.01	0	AP4BAQAAAAAAAAAA/wAAAP8AAP8AAQAA
model: expertise new at 2	-0.005	0	AP4BAQD/AAIA/wABAAAAAAAAAAAAAAAB
model: expertise new at 3	0.012	-0.001	AAAAAAAAAAAAAAD/AAAAAAEAAAAA/wAA
model: expertise same	-0.044	-0.003	//4CAQH+AQP+/v8C/QQAAP3+Af//Av8D
model: expertise up to 3	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: extent gone from 1	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: extent new at 1	0.009	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAA
model: extent new at 3	0.03	-0.001	AAL+/gAAAP8AAP/+AwEAAAEAAQAA/wAA
model: extent same	0.005	0	AQD/AP8B//8AAAAAAAABAAEC/wIB/wH/
model: form IN VBG → VBD	0.061	-0.002	AQT7//8C//0CAwD7Av4AAAQBAAAA+wH8
model: form TO VB → VBD	0.012	-0.001	AQD///8A/wABAAH/Av8B/wAB/wIA/wAA
model: form VB → VBG	0.005	-0.003	AAAAAAAAAAAAAAD/AQAAAAD/AQD/AP8B
model: form VBD → IN VBG	0.037	0	AAP+AAD/AP4AAAAAAwEA/wIBAAAA/gAA
model: form VBD → TO VB	-0.027	0	//4CAQH+AQL//gAC/QIAAP//AAAAAgAB
model: form VBD → VBG	0.002	-0.005	/v4B/wL5Awb8+f4B/Qj8A/78Av7+A/wJ
model: form VBD → VBN	-0.016	0	AP8BAQD/AAH//wAB/gEAAP7/AAAAAv8B
model: form VBD → VBP	-0.039	0	AP4DAgD/AAH///8D/QH/Af3/Af//A/8C
model: form VBD → have VBN	-0.023	0	AP8BAAAAAAAAAAAB/QAAAP8AAAAAAgAA
model: form VBG → VBD	0.075	-0.012	/wL7/QEAAf8BAQD7BgD/AQIAAAAA/gAA
model: form VBN → VBD	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: form VBP → VBD	0.079	-0.008	/wb8/QD8Af///f/8BQP+AgT+AQD+/P0B
model: form VBP → VBG	0.001	-0.006	/v8BAgIBAQH9/v8E/QD+AP3/AQAABAAB
model: form be VBG → VBD	0.021	-0.002	AQP+/v8C/v4AAQD/Af8A/wIB/wEB/gH/
model: form have VBN → VBD	0.004	0	AAAAAAAAAAAAAAAAAQAAAAH/Af8A/wAA
model: frequency gone from 0	0.011	0	AAH//wABAP8AAAD/AQAAAAAAAAAAAAAA
model: frequency gone from 2	0.014	-0.001	AQH///8B//8BAQH/Av8B/wEB/wEA/wH/
model: frequency gone from 4	-0.007	-0.004	AAD/AAAAAAAA/wD//wAAAP8AAAAAAQAA
model: frequency new at 2	0.002	0	AAD/AAAAAAAAAAAAAAAAAAD/AAD/AP8B
model: frequency new at 4	0.032	0	AAP9AAABAP0BAgD/AwAAAAEAAAAA/wAA
model: frequency new at 5	0.005	-0.001	AAD//wAAAAAA/wAAAAEAAAAB/wEA/wAA
model: frequency same	0.021	-0.002	/wD9AAH+AQEA/gAA/wIAAAH+Av4A/gAB
model: frequency up 1	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: frequency up to 5	0.007	0	AAAA/wAAAAAAAAD/AAAAAAAAAAAAAAAA
model: gain down 1	-0.008	-0.002	AP8CAQAAAAEAAAAA/wAAAP8AAAAAAQAA
model: gain gone from 1	-0.008	0	AP8BAAAAAAD//wAB/wEAAf8AAAAAAQAB
model: gain gone from 2	-0.097	-0.002	/foIBQT6BQb6+v0H9wb7BPr6Bfn+CP0J
model: gain gone from 3	-0.092	-0.004	APoGAgAAAQL+/gAD+AAAAPf/AAAACf8C
model: gain lowest up 1	-0.017	-0.001	//8BAQH/AQH//v8B/gH/Af7/Af//A/8C
model: gain new at 1	-0.011	0	AAABAAAAAAAAAAAB/gAAAP4AAAAAAgAB
model: gain new at 2	0.012	-0.003	AAL//gAAAf8BAQABAAAAAAH/AP8A/wD/
model: gain new at 3	0.029	-0.005	AAABAgD+AP8BAQD/AQIAAAIBAAAA////
model: gain same	0.019	-0.003	AgH9/P4D/f8BAAP9Av8E/AAD/gMB/wEA
model: gain up 1	-0.005	-0.001	AAABAQD/AAD//wAA/wAAAP8AAAAAAQAA
model: gain up to 3	-0.013	-0.001	AP8BAQD/AAH//wAB/gEAAP4AAAAAAgAB
model: gained: helped	-0.025	-0.001	//0DAgL8AgP9/P8D/QT+Af7+Av7+Av0E
model: gained: joint	-0.072	-0.003	//kIBAH9AgX9/P8E+QL/Afn+Af3/B/8F
model: gained: junior	-0.011	0	AP4CAQD/AAEAAAD/AAAAAP4AAP8AAgAC
model: gained: negated	0.012	-0.001	AAL/AQABAP4AAQADAP8AAAEAAP8A/gH+
model: gained: occasional	0.042	-0.002	AAL9AAD/AP8BAQD/Bf8AAAH/AAD//v8B
model: gained: others	0.029	-0.001	AAL+/v8B//4BAQD/Av8AAAMBAAEA/gD+
model: gained: partial	0.01	-0.001	AAD/AAACAP8AAAAAAP8AAAIAAAAA/gH/
model: gained: past	-0.026	0	//4CAQH/AQEAAAAA/gD/Af//Af//Av8B
model: gained: planned	-0.023	-0.001	AAABAQAAAP8AAQAC/gAAAP4AAAAAAQAA
model: gained: uncertain	-0.042	0	AP4EAgAAAAEAAAAB/QAAAP0AAAAABAAA
model: gone name	-0.034	-0.001	//0BAAEAAQABAAD//gAAAf7/Af4AAwD/
model: gone noun	-0.04	-0.021	APsGA//4AAf//AEC+QQB//v+/wH+CPsH
model: gone other	-0.034	0	AP4A/wAAAAL/AAAC+wAAAPwAAAAAAwAB
model: gone quality	0.02	-0.013	AAD+AAD9AAECAf/7/wL/AAD+Af/+//0B
model: gone verb	0.062	-0.006	AwP8/f0C/P0CAgL+BAAD/QME/QQC/AH+
model: governor gone: ask	0.004	0	AAD/AAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: governor gone: be	0.02	-0.002	AAABAAD/AAABAQH9Av8B/wEAAAEA/wAA
model: governor gone: change	0.013	0	AAH/AAAAAAAAAAD/Av8AAAEAAAAA/wAA
model: governor gone: do	0.022	-0.007	AAIA/wABAP8AAgD+Af8AAAAAAAAAAgAA
model: governor gone: get	0.005	0	AAAAAAAAAAAAAAAAAAAAAAEB/wEA/wAA
model: governor gone: help	0.003	-0.003	AAAAAAAAAAAAAAH/AAAA/wAAAAAAAAAA
model: governor gone: incom	0.006	0	AAH//wAB//8AAQH/Af8B/wEBAAEA/wD/
model: governor gone: look	-0.001	0	AAAAAAAAAQAAAAAAAAAAAAD/Af8AAAAA
model: governor gone: support	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: governor gone: take	-0.032	-0.003	//0EAwH9AgL+/QAD/QP/Af3/AP//A/8C
model: hours gone from 1	-0.075	0	//0GBAH/AQL+/wAE+gL/AfwAAP8ABQAB
model: hours gone from 3	-0.013	-0.003	AAAAAAABAQAAAAAC/gAAAf8AAP8AAQAA
model: hours gone from 4	-0.038	0	AP4EAgAAAAH//wAB/QAAAP4AAAAAAwAB
model: hours gone from 5	0.005	0	AAAA/wEAAQAAAAAAAAAAAAD/AAAAAAAA
model: hours new at 4	-0.005	0	AAAAAAAAAAAAAAAA/wAAAP8AAAAAAAAA
model: hours same	0.016	-0.004	AQH+//4B/gAB/wD+AgAB/gAB/wIAAAAB
model: inserted, JJ, one place	0.015	0	AQL+/v4C/v4BAQH/Af8B/wEB/wEA/wD/
model: inserted, JJ, share 1	-0.015	-0.003	AP8EAQD+AQL//gAC/AIAAP8AAAAAAv8C
model: inserted, JJ, share 2	0.049	-0.001	AAP7/AABAAABAAD8BAAAAQT/AAAA/AAA
model: inserted, NN, one place	-0.042	0	/vwEBAP+BAT+/f8D/QP+Avz7BPv+BP4F
model: inserted, NN, share 0	-0.031	0	AP8CAQAAAAAAAAAB/QAAAP4AAAAAAgAA
model: inserted, NN, share 1	0.061	-0.007	AAL//gAAAP/+/gD+AwAAAAIAAAD//P8B
model: inserted, NN, share 2	-0.003	-0.012	AP8B/wACAP4AAQAB/v8AAAACAAABAAH+
model: inserted, NN, share 3	0.047	-0.004	AQL8/v8C//4DBAH7A/wA/wMC/wIC/AL8
model: inserted, RB, one place	-0.007	0	/wABAAEAAQAAAAD/AQAAAP/+Af4AAQAB
model: inserted, RB, share 1	-0.026	-0.006	AP4EAgEAAQMAAP8C/v7/Af8AAP8AAQH/
model: inserted, RB, share 2	-0.017	0	AAAAAAAAAAAAAAAA/gAAAAAAAAAAAAD/
model: inserted, VB, one place	0.021	0	AQL+/v0B/P4BAgH/AgAD/QEC/wIA/wD/
model: inserted, VB, share 0	-0.009	0	AP8CAQAAAAD/AAAB/wAAAAAAAAAAAQAA
model: inserted, VB, share 1	0.009	-0.009	/wADAQH+AgL//wD/AP//AQH/AP//Af4B
model: inserted, VB, share 2	0.029	-0.003	AAABAAD/AAIB/gD9AwAAAQMAAAAA/gAB
model: inserted, VB, share 3	-0.002	-0.001	AAAAAAD/AAEA/wAA/wEAAAAAAAAAAAAA
model: inserted, far-broader, share 1	-0.016	0	//8BAQH+AQH//v8B/gL/AP8AAQD/Af8C
model: inserted, far-broader, share 2	-0.004	0	AAABAQAAAAEAAAAAAAAAAP8AAAAAAQAB
model: inserted, narrower, share 1	-0.015	0	AP8CAQAAAAH//wAB/gAAAP8AAAAAAQAB
model: inserted, narrower, share 2	0.001	-0.001	AAAAAAD/AAABAQABAAAAAAAAAAAA/wAA
model: inserted, none, one place	-0.02	0	//4DAgH/AQL//v8C/gIAAP7+Av7/Av8D
model: inserted, none, share 0	-0.044	0	//4DAgEAAQD/AAAC+wD/AP7/Af8AAwAA
model: inserted, none, share 1	0.069	-0.023	/wMCAQEAAgD9+/8B/wD+AgT+Af3//P8A
model: inserted, none, share 2	0.041	-0.015	/wH//gEAAQIB/wD8AQAAAQQBAAEB/gH/
model: inserted, none, share 3	0.083	-0.006	AQb4/P4F/fsEBQH5BvsB/gUD/wMC+wL8
model: inserted, one place	-0.007	0	//8BAQD//wEA//8C/wEBAP7/Af//Av8D
model: inserted, share 0	-0.041	0	//4DAgEAAQD/AAAB/AD/AP3/Af4ABAAA
model: inserted, share 1	0.046	-0.024	/gIBAAIBA//9/P8AAQH+AwD+Av3/Av8F
model: inserted, share 2	0.022	-0.017	AAL9+wEBAf8C/gD9/v8AAQMAAAEA/wAB
model: inserted, share 3	0.057	-0.006	AQX5/P8E/vwCAgH8A/0B/gMC/wMC/QL9
model: inserted, share 4	-0.013	0	AP8BAQD/AQH//wAB/gL/AP8AAAAAAf8B
model: inserted, sibling, share 1	-0.012	-0.001	AP8BAQEBAQEAAAAB/wAAAP8AAAAAAQAB
model: inserted, sibling, share 2	-0.01	-0.001	AAD//wACAP///wAB//8AAAAAAAAAAAH/
model: joined as a cause	0.05	-0.02	/QABAgP2BAP++/4CAAn8AwH7A/38APkF
model: joined as purpose	-0.009	0	//8BAQH9AQIA/wAA/wEAAP//Af8AAf8C
model: joined as relative	-0.011	0	AP8CAAD/AAH//wAA/wL/AP//AAD/Af8B
model: joined as result	0.082	-0.019	/gb8/wL9A/4A/f8AAgX+AQT9Af/+/vwC
model: joined in the old text	0.021	-0.007	/gD//wL/AwL+/v7//wT+A//8Av3/Af8E
model: kept share 0	-0.145	-0.002	//gMBgEAAgL+//8H9AH/AfX+Af4ADAAB
model: kept share 1	-0.022	-0.029	//0IBQL+AwP+/f4E/AP+A/39AvwAAv8C
model: kept share 2	-0.025	-0.021	+/sHBAT0Bwj79vwD+w36Bv34Bfr7BPgL
model: kept share 3	-0.019	-0.009	/f8BAQP/AwEA/v4B/AD9A/38A/7/A/4D
model: kept share 4	0.073	0	BQX6/PsG+fsDBAX7BvkG+gUI+gYD+wP8
model: kind change became do	-0.002	0	AP8BAAD/AAH//wAAAAEAAAD/AAAAAAAB
model: kind change became make	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind change, carried, not named	0.021	0	AQH+//8B/v8BAQH9Av4C/gIC/wIB/gH+
model: kind change, loose, not named	0.014	-0.001	AAL+/gAAAf8A/wD+AQIAAAEAAAAAAAAB
model: kind check became own	0.006	-0.004	AAAAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: kind check, loose, not named	0.032	-0.003	AAL+/gABAP8BAQD9A/8AAAIAAAEA/gD/
model: kind decide became change	0.011	0	AAL9/wABAP4AAAD/AAAAAAAAAAAAAAAA
model: kind decide became do	-0.04	0	AP0DAgD/AAL+/gAD/QEAAP0AAAD/A/8C
model: kind decide, carried, not named	0.017	0	/wL+/gAAAP8BAQD/AgAAAAAAAAAA/wAA
model: kind decide, loose, not named	-0.006	0	AAABAAAAAAD/AAAB/wAAAAAAAAAAAAAA
model: kind do became change	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind do became check	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind do became decide	0.009	0	AAD/AAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: kind do became do	0.067	-0.011	AAT7/wADAPwCAgABBfz/AQX/AAAA+wD9
model: kind do became help	-0.001	0	////AAH/AQEA/wD/AAEAAP//Af8AAAAB
model: kind do became lead	0.011	-0.001	AAH//wAAAP8AAQD/Af8B/wEB/wEA/wH/
model: kind do became make	-0.034	0	AP0EAwH+AQL//wAC/QEAAP7/Af8AA/8B
model: kind do became move	-0.005	-0.001	AP8BAAD+AQL//wAB/wEAAP//Af//Af8C
model: kind do became own	0.006	-0.013	//8BAQH9AQH//gAC/QL/AQD/Af//AP8B
model: kind do, carried, named	0.08	-0.019	/wP+/wEAAf4BAP/9BQH+Agb9Af/9/P3/
model: kind do, carried, not named	0.011	-0.001	AAD/AAAAAAAA/wAAAgEAAP//AAD/AP8B
model: kind do, loose, named	0.033	-0.011	/wH9AAEAAf4BAf8CBP//AgH/Af///v7+
model: kind do, loose, not named	0.006	-0.003	AAAB/wD+AAH//QAB/wIAAAD/AAD/AP8C
model: kind help became help	0.016	-0.001	AAL+/wACAP8BAgD+Av0AAAD/AAAAAAAA
model: kind help became own	0	-0.002	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind help, carried, named	0.018	-0.001	AAH+/wABAP8AAQD/Af8AAAEAAAAA/wD/
model: kind help, carried, not named	-0.027	0	AP8AAQAAAAEAAAAB/gAAAP//Af4AAgAA
model: kind help, loose, not named	-0.001	-0.001	//4AAQH9AQL+/P8C/QP+AgD+Af7/AP8C
model: kind lead, carried, not named	0.015	-0.001	AAAA/wAAAAAAAAD+AgAAAAEAAAAA/wAA
model: kind lead, loose, not named	0.021	-0.008	AQL+/v8B/v4BAQD+Af8B/wEB/wEAAAD/
model: kind learn, carried, not named	0.005	-0.002	AAAAAAD/AQAAAAAAAAAAAAEAAAAA/wAA
model: kind learn, loose, not named	0.016	0	AAH//wAAAP8AAAD/AQAAAAEAAAAA/wAA
model: kind make became do	0.021	-0.001	AAH/AAABAAD//wD/AQAAAAH/AP8A/gAA
model: kind make became help	-0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind make became lead	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind make became make	-0.015	-0.004	AP8CAQD9AAIA/gAA/gIAAP//AAD/Af8C
model: kind make became move	0.025	0	AAH//wABAP8AAAD/AQAAAAIBAAEA/gH/
model: kind make became own	-0.005	0	AAAAAAAAAAD//wAB/wAAAP8AAAAAAQAB
model: kind make, carried, named	-0.007	-0.002	AP4CAAD+AAL//gAB/gIAAP7/AAD/Af8C
model: kind make, carried, not named	-0.02	-0.003	AP4DAQD/AAH//wAC/QIAAP//Af8AAv8B
model: kind make, loose, named	-0.001	-0.005	AAAA/wAA/wAAAAD/AAAAAAAAAAAAAAAA
model: kind make, loose, not named	0.004	0	AAAAAAAAAAEAAAAAAAAAAAEAAAAAAAAA
model: kind move became do	0.025	-0.006	/wAAAAH/AQABAAD/AgIAAAIAAAEA/gD/
model: kind move became lead	0.003	-0.003	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind move became own	0.01	-0.001	AAH//wAAAAAAAAD/AQAAAAEAAAAAAAAA
model: kind move, carried, named	0.014	0	AAEA/wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: kind move, carried, not named	0.055	-0.002	AAX9/wAAAP0BAQAAAgEAAAUAAAD//AD9
model: kind move, loose, named	0.006	-0.001	AAD//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind move, loose, not named	-0.005	-0.003	AAEA/wABAP4AAQAC/QAAAP8BAAAAAQD/
model: kind own became do	0.021	0	AAH/AAAAAP8CAgAAAf8AAAIAAAAA/wD/
model: kind own became help	-0.003	0	/wABAQH/AQH//wAB/wH/Af/+Af7/Af8B
model: kind own became own	-0.012	0	//8AAQH/AQH///8C/gL+Af/+Af8AAQAC
model: kind own, carried, named	-0.026	-0.001	//4CAgH/AgL+//8C/QL+Av7+Af8AAwAD
model: kind own, carried, not named	0.054	-0.007	/wAAAAH9AgEAAP//AwL/AQP/Af///f8B
model: kind own, loose, named	0.009	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAA/wAA
model: kind own, loose, not named	0.012	-0.017	/wACAAH+AgL+/QAB/QP/AQD/AQD/Af8C
model: kind plan became lead	0.009	0	AAAAAAAAAAAAAAD/AQAAAAAAAAEAAAAA
model: kind plan became move	0.007	0	AAAAAAAAAAAAAAAAAQAAAAEAAAAA/wAA
model: kind plan, loose, not named	-0.023	-0.003	AAABAQABAP8AAAAC/wAAAP4A/wABAgH/
model: kind teach, loose, not named	0.001	0	AAABAAAA/wAAAQD/AAAB/wABAAAAAAAA
model: kind tell, carried, named	0.031	-0.003	AQP+/gABAP0AAAD/AgAAAAMB/wEB/AH+
model: kind tell, loose, named	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind tell, loose, not named	-0.005	-0.001	AAABAP8A//8AAAD/AAAAAAAAAAEAAAAA
model: left act	0.039	-0.039	APsEAQD7AQMA/gADAAP/Af/9AAD/Af0C
model: left adjective	0.021	-0.018	/wH+/wH8AQEBAP/6/QL/Af//AAD/AP4B
model: left adverb	0.082	-0.029	/wH5/wEAAf8A/v/+AwL+AgT+AAD//f8A
model: left modifier	-0.072	-0.003	AP8IAgD/AAEAAQAA+v8AAPz/AAAAB/8A
model: left name	-0.074	-0.001	//sEAgH/AQEAAP8C+wH/Afv+Af4ABgAB
model: left noun	0.023	-0.051	//oG/wD7AgYA+QEA/QQAAfz8/wH+B/wD
model: left sense adj 0	0.028	-0.014	AAH9/wAAAP8BAQD8/wEAAAH/AP8A////
model: left sense adv 2	0.075	-0.027	/wH6/QEAAf8CAQD6Bv4AAAQB/wEB/AH9
model: left sense noun 10	-0.016	-0.009	/v0BAgH7AgT//f8B/QT/Af3+Af//BP4D
model: left sense noun 11	-0.014	0	AAABAAAAAAAAAAAA/wAAAP4AAAAAAgAA
model: left sense noun 13	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left sense noun 14	-0.025	-0.003	AP4CAgD+AAEA/wEA/gIBAP7/AAAAAv8B
model: left sense noun 15	-0.063	0	AAAEAQAAAAEAAAAC/AAAAP7/Af4AAwAA
model: left sense noun 17	0.01	0	AAH/AAAAAAAAAAAAAQAAAAEAAAAA/wAA
model: left sense noun 18	-0.035	-0.007	Af8DAf8C//8AAQAB/v8AAP8BAAABAgH/
model: left sense noun 20	0.005	-0.001	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: left sense noun 21	0.001	0	AAH//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left sense noun 23	0.002	-0.001	AAABAAEAAQAAAAAAAAAAAAAAAAAAAAAA
model: left sense noun 24	0.014	0	AAEA/wAAAP8AAAD/AgAAAAEAAAAA/wAA
model: left sense noun 25	-0.003	-0.001	//8BAQH/AQEAAAAAAAAAAAAAAAAAAAAB
model: left sense noun 26	-0.008	0	AP4BAAD/AAAA/wAB/gEAAAAAAAAAAAAA
model: left sense noun 27	-0.024	0	AP8AAAAAAQIA/wAD/AAAAP7/AP8AAgAB
model: left sense noun 28	-0.022	-0.004	AP8CAAD/AAAA/wAA/gEAAPz/AAD/BP4D
model: left sense noun 3	-0.009	-0.005	AP8CAAAAAAABAgEC//8B//8B/wEBAwAA
model: left sense noun 4	0.029	-0.006	AQH+/f8C//4BAgH+Af4B/wIC/wEB/gH/
model: left sense noun 5	-0.01	-0.004	AP8CAAD/AAH//wAB/gAAAP8AAAAAAQAA
model: left sense noun 6	0.006	-0.009	AAIFAAACAf8AAAD+Av7/Af/+AAD///4B
model: left sense noun 7	-0.009	0	AP4BAQD/AQIAAAAAAAAAAP8AAAAAAAAA
model: left sense noun 8	0.012	0	AAAAAAD/AAAAAAD/AQEAAAEAAAAA//8B
model: left sense noun 9	-0.037	-0.001	AP0DAgAAAAEAAAAB/AAAAP4AAAAAAwAA
model: left sense unknown	0.023	-0.013	/f8D/gP6AwT9/P7//wf9AwD7A/39AvoF
model: left sense verb 29	0.012	-0.001	/wD/AAH/AQABAP/+AgAAAAEAAAAA/wD/
model: left sense verb 30	0.022	-0.003	/wD//wAAAAAAAAD/AQAAAAAAAAAA/wAA
model: left sense verb 31	0	-0.008	AQH/AP8BAAAA/gAC/wEAAP8AAAAAAQAB
model: left sense verb 32	0.004	-0.003	AP4BAQD/AQEAAAD/AAAAAAAAAAAAAQAA
model: left sense verb 34	0.013	0	AAH//wABAAAAAAAAAAAAAAH/AQAA/wAA
model: left sense verb 35	-0.031	-0.013	//0DAwH9AgP//f8E/AX+Avz9Af7/Bf4C
model: left sense verb 36	0.005	-0.001	AAAAAAAAAAAAAAD/AAAAAAEAAAAA/wAA
model: left sense verb 37	0.009	0	AAH/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left sense verb 38	-0.013	-0.002	AP8DAAAAAAEAAAAAAP8AAAAA/wEAAQAA
model: left sense verb 39	0.003	0	AAEAAAAAAP8AAAAAAAAAAQD/Af8AAAAA
model: left sense verb 40	0.024	-0.001	AAH//wAAAP8BAAD+AgEAAAIAAAAA//8B
model: left sense verb 41	-0.007	-0.005	Af8B//8A/wAAAAD/AAABAP8B/wIBAQH/
model: left sense verb 42	0.018	0	AQL//f8B//4BAQD+Af8B/wEB/wEA/wH/
model: left word 60s	0.009	0	AAAAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: left word about	0.004	-0.001	AAH+AAAAAP8AAAAAAAAAAAAAAAAAAP8B
model: left word after	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word afterwards	0.001	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word alongside	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word also	0.075	-0.012	/wT6/QECAv0BAgD8A/4AAAX/AQAA+gD9
model: left word answer	0.009	0	AAD/AAAAAAAAAAD/AQAAAAAAAAAA/wAA
model: left word appointment	0.003	0	AAH/AAABAP8AAAAAAAAAAAAAAAAAAAAA
model: left word as	0.008	0	AAH//wAAAAAAAAAAAAAAAAEAAAAAAAAA
model: left word ask	0.004	0	AAAAAAAAAAAAAAAAAAAAAAEBAAEA/wD/
model: left word assist	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word bano	-0.009	0	AAAAAAAAAAAAAAAB/gAAAAAAAAAAAQAA
model: left word book	0.004	-0.001	AAD//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word boss	-0.005	-0.001	AP8AAAAAAAAAAAAA/wAAAP8AAAAAAQAA
model: left word box	0.005	0	AAEA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word call	-0.01	-0.003	//4BAQH+AgL//wAB/wL/Af//Af//Af8B
model: left word cancel	-0.01	0	AAAAAQAAAAAAAAABAAAAAP8AAAAAAQAA
model: left word cemetry	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word change	0.011	0	AAH//wAAAAAAAAAAAQAAAAEAAAAA/wD/
model: left word check	-0.006	-0.005	AAABAAD/AQAA/wAC/wAAAf//AP8AAQAA
model: left word clean	-0.006	0	AAEBAQAAAAAAAAABAAAAAP8AAAAAAQAA
model: left word clear	0.004	-0.001	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: left word colleague	0.006	0	AQH///8B//8AAAAAAQAAAAEBAAAA/wD/
model: left word come	0.005	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAP8B
model: left word conect	-0.001	0	AAABAAAAAAAA/wAA/wAAAP8AAAAAAAAB
model: left word cooking	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word cow	-0.013	-0.001	AP8BAAAAAAEAAAAB/gAAAP4AAAAAAgAB
model: left word day	-0.01	-0.002	AP4CAAAAAAEA/wAA/gAAAAAAAAAAAAAA
model: left word de	-0.018	0	AAAAAQAAAAEAAAAB/gAAAP8AAAAAAgAA
model: left word delivr	0.002	0	AAABAAD/AAAAAAAAAAEAAAAAAAAAAP8B
model: left word departement	0.01	-0.002	AAEA/wAAAQAA/wAAAAAAAAEAAAAA/wAA
model: left word domu	-0.005	0	AP8AAAAAAAAAAAABAAAAAP8AAAAAAAAA
model: left word drive	-0.015	0	AP8BAAAAAAAAAAAB/gAAAP8AAAAAAQAA
model: left word drop	-0.002	-0.001	//8BAQH/AQEAAAAAAAAAAAAAAAAAAAAA
model: left word electricain	-0.011	0	AP8AAQD+AAEA/wAB/wEAAP8AAAAAAf8B
model: left word find	-0.007	0	AP8BAQD/AAEAAAAAAAEAAP8AAAAAAQAB
model: left word get	0.033	-0.001	AAH+/wAAAP8BAAD+A/8AAAMAAAEA/QD/
model: left word go	-0.001	-0.001	AP8BAQD+AAEA/wAAAAEAAAAAAAAAAAAB
model: left word grass	0.003	-0.001	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: left word hadn't	-0.008	0	AAAAAAAAAAAAAAAA/wAAAP8AAAAAAQAA
model: left word hair	0	0	AAAAAAD/AAAA/wAA/wEAAAAAAAAA/wAA
model: left word help	0.009	-0.005	AAAAAAAAAAABAQH/Af8B/wEB/wEB/wH/
model: left word hold	0.017	0	AAH+/wAAAP8AAAD/AQAAAAEAAAAA/wAA
model: left word home	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word la	-0.013	0	AAAAAAAAAAAAAAAB/gAAAP8AAAAAAAAA
model: left word letter	-0.006	0	AAABAQAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word limpieza	-0.013	0	AAACAAAAAAEAAAAA/wAAAP8AAAAAAQAA
model: left word loda	0.007	0	AAEAAAAAAP8A/wABAAEAAAEAAAAAAAAA
model: left word look	0.002	0	AAAAAAAAAAAAAP8AAAD/AQAAAf8AAAD/
model: left word looked	-0.005	-0.001	AP8BAQAAAAEAAAAAAAAAAAAAAAAAAQAA
model: left word make	0.003	0	AAEA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word manager	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word many	0.005	-0.002	AAEAAAD/AAH//wD/AAAAAAAAAAAAAAAA
model: left word maybe	-0.006	-0.003	AP8BAQAAAAH//wAA/wAAAP8AAAAAAQAB
model: left word mix	0.013	-0.001	AAEAAAAAAAAAAAAAAAAAAAAAAAAA/wAA
model: left word month	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word monthly	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word mostly	-0.001	-0.004	AAH//wABAAAA/wAAAAAAAP8AAAAAAQAB
model: left word nad	-0.003	0	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAA
model: left word need	0.003	0	AAAAAAAAAAAAAAD/Af8AAAAAAAAAAAAA
model: left word new	0.005	-0.004	AP8BAAH/AQEAAAD/AQAAAAAAAAAAAAAB
model: left word noche	-0.011	0	AAABAAAAAAAAAAAB/wAAAP8AAAAAAAAA
model: left word oficina	-0.013	0	AAAAAAAAAAAAAAAB/gAAAP8AAAAAAQAA
model: left word oficinas	-0.014	0	AAAAAAAAAAAAAAAA/gAAAP8AAAAAAQAA
model: left word one	0.005	-0.001	AAAAAAAAAAAA/wAAAAEAAAAAAAAA/wAA
model: left word opieka	-0.005	0	AP8AAAAAAAAAAAAB/wAAAP8AAAAAAAAA
model: left word osoba	0	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word other	0.023	0	AAH//wD/AAAAAAD+AwAAAAEAAAAA/gAB
model: left word out	0.008	0	AAH//wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: left word page	-0.006	0	AP8AAQD/AAEA/wAAAAEAAP//AAAAAQAB
model: left word part	0.01	0	AAEA/wAAAP8AAAD/AQAAAAEBAAAA/wAA
model: left word pass	-0.019	0	AP4CAQAAAAH//wAB/gAAAP8AAAAAAQAB
model: left word pay	-0.013	0	AP8CAAAAAAAAAAAB/gAAAP8AAAAAAQAA
model: left word people	0.009	-0.001	AAEA/wD/AAAA/wD/AAIAAAEAAAAA/wAA
model: left word person	-0.014	-0.004	Af4BAP8B//8AAAAAAAAB//4AAAEAAgAA
model: left word phone	0.007	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: left word plate	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word por	-0.012	0	AAABAAAAAAAAAAAA/wAAAP8AAAAAAAAA
model: left word prepare	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word put	-0.008	-0.001	//8AAQH9AQL//v8C/gP/Af/+Af7/Af4C
model: left word putting	0.014	-0.003	AQH///8B//8AAQH/Av8B/wAB/wEB/wEA
model: left word ready	0.003	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAB
model: left word reception	0.008	0	AAAAAAAAAAAAAAAAAQAAAAEAAAAA/wD/
model: left word repare	0.001	0	AAAAAAD/AAAAAAAAAAAAAAAAAAAAAAAA
model: left word report	0.008	0	AAD//wAAAAAAAAAAAAAAAAAAAAAA/wAA
model: left word responsable	0.01	-0.002	AAEA/wAAAQAAAAD/AQAAAAEAAAAA/wAA
model: left word responsible	0.069	-0.004	AAX6/wADAP0CBAD6A/7/AAUAAAAB+gH8
model: left word room	-0.008	0	AP8BAAD/AAH//gAB/gAAAP8AAAAAAQAB
model: left word saturdays	0.007	0	AAH//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word scan	-0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word second	0.015	0	AAL//wAAAP8AAAD/AQEAAAEAAAAA/wAA
model: left word set	-0.016	0	AP8BAQAAAAAAAAAAAAAAAP4AAAAAAQAA
model: left word shape	0.015	-0.003	AQH///8BAP8BAQH+Av4BAAABAAAAAAAA
model: left word short	0	0	AP8BAAD/AAEA/wAAAAAAAAAAAAAAAAAA
model: left word show	0.005	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAA/wAA
model: left word signiture	0.006	0	AAAAAAD/AAAAAAAAAQAAAAEAAAAA/wAA
model: left word sit	-0.001	0	AP8BAQD/AAEA/wAA/wEAAAAAAAAAAAAB
model: left word slate	0.01	0	AAAAAAAAAAABAAD/AQAAAAEAAAAA/wAA
model: left word sometimes	0.011	0	AAAAAAAAAAAAAAAAAQAAAAEAAAAA/wAA
model: left word somth	0.005	0	AAH/AAAAAAAAAAAAAQAAAAD/AAD/AP8B
model: left word somtime	0.007	0	AAH/AAABAAAAAAAAAAAAAAAAAAAAAAAA
model: left word sort	-0.008	0	AP8BAAAAAAAAAAAA/wAAAAAAAAAAAQAA
model: left word sprzatanie	-0.002	0	AAD//wAAAAAAAAAB/wAAAP8AAAAAAAAA
model: left word stand	-0.001	-0.001	AP8AAAAAAAAAAAAA/wEAAAEAAAAAAAAA
model: left word starsza	-0.004	0	AAAAAAAAAAAAAAAB/wAAAP8AAAAAAAAA
model: left word sunday	0.022	-0.001	AAL+AAD/AP8AAAAAAQEAAAH/AAD//v8A
model: left word supervisor	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word support	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word sweep	0.01	0	AAD/AAAAAAAAAAAAAQAAAAEAAAAA/wAA
model: left word take	-0.002	0	AAD/AAD/AAEAAAD//wAAAAABAAEAAAAA
model: left word team	0.014	0	AAH//wAAAP8AAAD/AQAAAAIB/wEB/gH/
model: left word telephon	-0.021	0	AP4CAgAAAAL/AAAB/gAAAP4AAAAAAgAA
model: left word tell	0.001	-0.002	AP8BAQD/AQEAAAD/AAEAAAAAAAAAAAAA
model: left word test	-0.01	0	AP8BAQAAAAEAAAAB/wAAAP8AAAAAAQAA
model: left word then	0.025	-0.003	AAL+/wABAP8BAgH+A/4B//8AAAAAAP8B
model: left word thereof	0.003	0	AAAA/wAAAAAAAAAAAAAAAAD/AAAAAAAB
model: left word till	-0.009	-0.001	//8BAQH/AQH//wAB/wD/AP//Af8AAQAB
model: left word tried	-0.008	0	AP8AAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: left word try	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word van	-0.002	-0.001	//8BAAH/AQEAAAAAAAAAAAAAAAAAAAAA
model: left word vehcile	0.001	0	AAEAAAD/AAAA/wAB/wEAAAAAAAAAAf8B
model: left word w	-0.002	0	AAAA/wAAAAAAAAAAAAAAAP8AAAAAAAAA
model: left word wash	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word well	0.009	0	AAH//wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: left word work	0.001	-0.003	AP8AAAAAAAAAAAAAAQAAAAAAAAAAAQAA
model: left word zip	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: level 1 above all, carried	0.053	-0.006	/wD//wH+AgEBAf/9BAD/AQL/Af///v8B
model: level 1 above all, loose	0.021	-0.016	/wAAAAH/AgD9/QAAAAL/Af7/Af//Av4E
model: level 2 above all, carried	0.009	0	AAAAAAAAAAAAAAD/AQAAAAEAAAEA/wAA
model: level 2 above all, loose	0.015	-0.005	AAEA/v8A//8AAAD/AP8AAAEB/wIB/wH/
model: level 3 above all, carried	0.048	-0.002	AQL9/v///v4A/wD+AgIB/wMA/wH//P//
model: level 3 above all, loose	0.007	-0.001	AP8AAAD+AAEAAAD/AAIAAAAAAAEAAAAA
model: level on the object -1	0.009	-0.002	/wH9AAH/AQABAAAAAAEAAAEAAf8A////
model: level on the object -2	-0.036	-0.004	//0DAgH/AQL+/f8D/QP/Af7/Af//A/4D
model: level on the object 0	0.088	-0.03	/QACAQP9BQL//f7+BAL9BAX8Av7+/v4C
model: level on the object 1	0.014	-0.019	//8AAAH9AQH//gAAAQP/Af/+Af/+Av4E
model: level on the object 2	0.03	-0.007	AAH//gABAP4CAgD9A/8B/wEB/wEA/wD/
model: level on the object 3	0.019	0	AAH//wAB/wABAQH+Av8B/wEB/wEB/wH/
model: limit gone from 0	-0.038	0	//0BAQH+AQP//wAC/QEAAP7/AAD/Af8C
model: limit new at 0	0.007	-0.001	AAAA/wAAAAAAAAD+AQAAAAAAAAAAAAAA
model: limit same	-0.012	-0.004	AP//AAAAAAAA/wAA/gH/AP8AAAAAAgAB
model: linked in the old text	0.003	-0.004	Av/+/v0C/f8CAgMBAfwE/QAF/AUCAAL9
model: loose act	0.051	-0.061	//wJ/gD9AQX6+P8A/gb+AgD8Av7+BPwE
model: loose act in and	-0.011	-0.014	//sDAgH9AQP//v//AAH/Af7/AAAAAwEA
model: loose act in complement	-0.019	-0.001	AP8BAAAAAAAAAAAAAP8AAP0AAAAAAwAA
model: loose act in main	0.028	-0.023	/wEC/wD+AQL//AD+/wIB/wD/AAEAA/4E
model: loose act in means	0.017	0	AAD/AAAAAAABAQD+Av8AAAEAAAAA/gD/
model: loose act in purpose	-0.024	-0.003	AP8CAAD/AAH//wAB/QL/AP8AAAAAAv8B
model: loose act in relative	-0.027	0	AP4DAQAAAAH+/wAA/gEAAP0AAAEAAwAC
model: loose act in result	0.046	-0.021	AAAB/wD+AAEA/wD9AgL/AAEAAAD+//0C
model: loose act in time	0.008	0	AAAA/wAAAAD/AAD/AQAAAAEAAAAA/wAA
model: loose act, 0 left	-0.012	-0.021	Af0FAf/9/gP8/gH9/gIB//4BAAAAAv8E
model: loose act, 1 left	-0.022	-0.023	/v0BAQL9BAT//P4C/QL+A/r7A/39B/wF
model: loose act, 2 left	0.108	-0.018	AAD7/QD/Af8AAAD9BAEAAAUAAAAA/P//
model: loose act, closeness 0	0.045	-0.061	/v4C/gL6AwP9+////Ab+AgH9Af/+BPsI
model: loose act, closeness 1	0.001	0	AP//AQABAP8BAAAC//8AAP8AAAAAAAD/
model: loose act, closeness 2	-0.006	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAQAA
model: loose act, closeness to left 0	0.036	-0.061	/v0F/AH7AgX7+v///QT9Av79Af7+A/sF
model: loose act, closeness to left 1	0.008	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAD/
model: loose act, closeness to left 2	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose act, cosine 0	-0.028	-0.012	APwEAgH/AQP//gAA/QEAAP4AAAEABAAA
model: loose act, cosine 1	0.06	-0.013	///+/wH+AQH////7AwL/AAL/AAD//v4B
model: loose act, cosine 2	0.038	-0.02	AAD/+/8AAAECAQD6AAAAAQH+AAAB/wD/
model: loose act, cosine 3	0.021	-0.012	AAD/AQH9AQL//f8BAQL+Af4AAP//Av0D
model: loose act, cosine 4	-0.047	-0.006	APwFAwABAQD8/gAE/AH/Afz/AP8ABAAC
model: loose act, cosine to left 0	-0.039	-0.019	AP0IAgD//wL9/wEC+wEC//0B/wEABAAD
model: loose act, cosine to left 1	0.014	-0.011	//4E/wH/AQEBAAD8Af8AAAEAAAAAAQD+
model: loose act, cosine to left 2	0.05	-0.02	/wD+/wH8AgMA/v/8AgD/AQL9Af//Af4D
model: loose act, cosine to left 3	0.037	-0.007	//4AAAH8AgL/////AQL+AgH/Af///v4A
model: loose act, cosine to left 4	0.014	-0.005	AAABAAD+AAH//gABAQMAAAH/AAAAAP8B
model: loose act, everyday term	-0.055	-0.014	//oHAwL8Awb8/P8D+wP+Afz+Af7/Bf4D
model: loose act, far-broader	-0.013	-0.001	//8CAQH+AQL//v8B/gL/AQD/AAD/Af8B
model: loose act, narrower	0.053	-0.006	AAP9//8CAP4A/wD/AwAAAAIAAAAA/f8A
model: loose act, no term	0.004	-0.011	AP4B/wABAAH//wD/AAAAAAAAAAEAAQEB
model: loose act, none	0.041	-0.042	//4B/AD7AQT9/QD+/QQAAP/+AQD/AvwE
model: loose act, rare-synonym	-0.001	-0.001	AAH/AAD/AAAAAQD/AAAAAP8AAAAAAQAA
model: loose act, sibling	-0.053	-0.012	//0DAQH/AQL+/QAF+QD/Afz+Af//B/8D
model: loose act, term of a trade	0.04	-0.01	//8AAwH9AgL9+gAAAAX+AgH+Af7/AP0D
model: loose act, term with contrasts	0.024	-0.028	AAEB/v/8/wEB/wD9//8BAAEB/wMAAv8A
model: loose adjective	0.06	-0.036	/wAD/wH/Af///v/+/wH+Af/9AP//A/4B
model: loose adjective in and	-0.05	-0.007	//wEAwEBAf//AQAF+/7/Afv/Af8BCAH/
model: loose adjective in main	0.064	-0.01	AAP+/QAAAAAA///9AQD/AQL//wEA/gD/
model: loose adjective in purpose	0.001	0	AP8AAAD/AAEAAAD/AAAAAP8AAP8AAQAB
model: loose adjective in relative	-0.002	0	AAABAQD/AAD//wAAAAEAAAAAAAAAAAAA
model: loose adjective in result	0.047	-0.017	AAAA/wD+AAAA/wD8AwEAAAEAAAEA//8B
model: loose adjective in time	0.016	-0.001	AAEA/wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose adjective, 0 left	0.03	-0.015	AAEC/gACAP4AAQD//v7/AAEA/wICAQL9
model: loose adjective, 1 left	0.021	-0.015	////AAH9AgL//v///wP/Af7+AP//A/4D
model: loose adjective, 2 left	0.052	-0.007	AAH+/gAAAP8AAAD9AwAAAAEAAAAA/gAA
model: loose adjective, closeness 0	0.06	-0.035	/wAE/wH/AgABAgD9AAAAAP/9Af//A/4A
model: loose adjective, closeness 1	-0.006	0	AP8AAAAAAAEA/wAB/wAAAP4AAAAAAQAB
model: loose adjective, closeness 2	0.002	0	AAAAAAAAAAD///8B/wH/AQD/AAAAAAAB
model: loose adjective, closeness to left 0	0.057	-0.036	AAED/gD/AgAA///+/gH/AQD+AAAAAv8A
model: loose adjective, closeness to left 2	-0.003	0	AAAAAAAAAAD///8B/wH/AQAAAAAAAAAA
model: loose adjective, cosine 0	0.038	-0.016	AAD+/wD/AAABAAD+AgAAAAL/AAAA/v8A
model: loose adjective, cosine 1	0.091	-0.006	AAL++wD+AAABAAD6BQEA/wMA/wIA/QAA
model: loose adjective, cosine 2	0.032	-0.006	AAEBAAACAAAAAQD9Af4AAAEAAAAC/wL9
model: loose adjective, cosine 3	-0.04	-0.009	AP8DAgD/AAD//v8D+wH/Af7+AP7/A/8A
model: loose adjective, cosine 4	-0.065	0	AP0DAgD/AQH+//8F+wL/Afz/AAAABv8B
model: loose adjective, cosine to left 0	0.049	-0.025	AAL9/gAAAAAAAAD+AP8B/wH/AAAA/wAB
model: loose adjective, cosine to left 1	0.022	-0.006	AP4CAQH9AQEAAAD/AAEAAQAAAAAAAQAA
model: loose adjective, cosine to left 2	0.016	-0.004	AAMCAAAD//4BAgD/Af8AAAIAAAEAAQH9
model: loose adjective, cosine to left 3	-0.013	-0.002	//4BAQH/AQH///8A/QH/AP3/AP//A/8C
model: loose adjective, cosine to left 4	-0.005	0	AAH+/wABAAAA//8B/wH/Af8AAAAAAf8B
model: loose adjective, everyday term	-0.039	-0.008	APwGAQD+AQH+//8C+wP+Avv+AP7/B/0C
model: loose adjective, far-broader	0.012	0	AAAA/wAAAAAAAAD+AgAAAAAAAAAA/wAA
model: loose adjective, narrower	-0.003	0	AP8BAAAAAAEAAAD/AAAAAAAAAAAAAAAA
model: loose adjective, no term	0.114	-0.028	AAb7+gAEAPwCAgD7BP0AAAYAAAEB+wL7
model: loose adjective, none	0.083	-0.035	AAH//AD+AQD//gD8AQD/AAL+AAAAAf8A
model: loose adjective, sibling	-0.024	-0.001	//8DAgH/AQAAAAAD/QH/AP7/AP7/Av8B
model: loose adjective, term of a trade	-0.001	0	AAAAAAD/AAAA/wAB/wIAAAAAAAAAAf8B
model: loose adjective, term with contrasts	0.012	-0.001	AAAA/wACAAAA/wD+AQAAAP8AAAAAAQAB
model: loose adverb	-0.011	-0.018	/v0FAwIBAwP//QAA/v//Af/9Av4A/wAA
model: loose adverb in and	0.017	-0.004	AAAB/wAAAAAAAAD8AwAAAAIAAAAA/gD/
model: loose adverb in main	-0.007	-0.013	/wADAQECAgIA/wAA//7/AQD9Av0AAAEA
model: loose adverb in purpose	-0.001	0	AAABAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: loose adverb in result	-0.007	-0.001	AAABAAD/AQAA/wAB/wEAAP8AAAAAAf8B
model: loose adverb, 0 left	-0.028	-0.006	/v4GAwIAAwP//f8B///+AgD/AP8AAAH/
model: loose adverb, 1 left	-0.01	-0.008	AAAA/wAAAAEAAAAA/QAAAAAAAAAAAQAA
model: loose adverb, 2 left	0.018	-0.004	//8AAAAAAAEAAAD/AAAAAP8AAAAA/QAA
model: loose adverb, closeness 0	-0.01	-0.018	/v4EAgIAAwP//v/////+Av3+Av7/AgAB
model: loose adverb, closeness to left 0	-0.028	-0.018	/v4DAQIBAgL//v4B/f79A/z+Av0AAwAA
model: loose adverb, cosine 0	0.006	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: loose adverb, cosine 1	0.015	-0.005	AAEA/wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose adverb, cosine 2	0.017	-0.008	AAH//wAAAAACAgH9A/8BAAIB/wEB/gH+
model: loose adverb, cosine 3	-0.012	-0.004	/gACAQIBAwL//f8B//7+Av38A/wAAgAB
model: loose adverb, cosine 4	-0.053	0	AP0DAgAAAAD/AAAD/AAAAPwAAAAAAwAA
model: loose adverb, cosine to left 0	-0.016	-0.002	/gADAQICAwL9+/8C/f/+Av/+Af4AAQEA
model: loose adverb, cosine to left 1	0.02	-0.008	AAH//wAAAAAAAAD/AQAAAAIAAAAA/gAA
model: loose adverb, cosine to left 2	-0.001	-0.006	AAAAAAD/AAD//wAB/wH/AQEAAAAA//8A
model: loose adverb, cosine to left 3	-0.017	-0.003	AP4AAQAAAAEAAAAB/gAAAP4AAAAAAQAA
model: loose adverb, everyday term	-0.03	-0.009	/vwCAgIBAwP9+/4D/AD9A/39Av3/AQAB
model: loose adverb, no term	0.016	-0.009	AAEA/wAB/wABAQH+Af8B/gEBAAEAAAD/
model: loose adverb, none	-0.024	-0.018	//4CAQICAgH+/f8C/f7+Av39Av3/AwAB
model: loose behind ,	0.094	-0.027	///7/AH9AQMA/v/8BQD/AQL+Af///P4B
model: loose behind a	-0.019	-0.018	/f0GAwQABQP+/f0C/QD7BP77BPz/BAAC
model: loose behind accurate	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind after	0.008	0	AP8AAAD/AAD/AAABAQEAAAAAAAAA/wAA
model: loose behind all	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind an	0.034	-0.001	AAH9/gAA//8BAAD+AwAAAAIAAAEA/QAA
model: loose behind and	0.153	-0.017	AAb1+/8GAPsDBAD5DPoBAAkC/wID9AT6
model: loose behind as	0.018	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAA/gAA
model: loose behind at	0.01	-0.005	AAEAAAABAAABAAD/AP8AAAIAAP8AAAAA
model: loose behind be	-0.053	0	//0EBAEAAQH//wAF+wAAAP0AAP8AAwAA
model: loose behind better	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind broadband	-0.012	0	AP8AAAAAAAAAAAAB/wAAAP4AAAAAAgAA
model: loose behind brought	0.007	0	AAD//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind business	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind by	0.032	0	AAH//wAAAP8BAQD+A/8AAAIAAAAA/QH+
model: loose behind complete	0.008	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose behind coshh	0.019	0	AAD//wAAAAAAAAAAAgAAAAAAAAAA/wAA
model: loose behind creating	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind customer	0.004	0	AAH///8B//8AAAAA/wAAAAAB/wEAAAD/
model: loose behind customers	-0.01	0	AAAAAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: loose behind deliver	0.005	0	AAD//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind delivered	0.02	0	AAH//wAAAP8AAAD/Av8AAAEAAAAA/wD/
model: loose behind delivering	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind elderly	0.004	0	AAD/AAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose behind electrical	0.007	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAA/wAA
model: loose behind ensuring	0.002	-0.003	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind every	0.007	-0.007	AAD+/wAAAAEAAAD/AgAAAAAAAAAA/wAA
model: loose behind exceptional	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind expert	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind five	-0.013	0	AP8BAAAAAAAAAAAB/wAAAP8AAAAAAgAA
model: loose behind for	0.048	-0.005	AAP//gABAP4AAQD7BP8AAAMAAAAA/gD/
model: loose behind four	-0.012	0	AP8CAQAAAAH//wAB/gAAAAAAAAAAAAAA
model: loose behind from	0.014	-0.001	AAD/AAAAAAAAAAD/AgAAAAEAAAAAAAAA
model: loose behind full	-0.003	0	AAAAAAAAAAAAAAAAAAAAAP//AAAAAQAA
model: loose behind guaranteeing	0.003	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind had	0.016	0	AAH+/wABAAAAAAAAAf8AAAL/AAAA/gH/
model: loose behind her	0.017	0	AAH//wAAAP8AAAD+AgAAAAEAAAAA/wAA
model: loose behind high	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind i	-0.043	-0.001	//wFAwD/AAP+/wAB/AAAAP4AAAAAAgAB
model: loose behind impeccable	0.013	0	AAH/AAAAAAAAAAD/AQAAAAEAAAAA/wD/
model: loose behind in	0.04	-0.002	AAL//gAAAP4BAQD8AwAAAAEAAAEA/wD/
model: loose behind including	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind incoming	-0.014	0	AP8CAQAAAQEA/wAC/gAAAP8AAAAAAQAA
model: loose behind into	0.018	-0.001	AAEA/wAAAAAAAAD+AgAAAAEAAAEA/gD/
model: loose behind is	-0.031	0	AP4DAgAAAAH//wAC/QD/AP4AAP8AAgAB
model: loose behind its	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind juki	0.01	0	AAAAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose behind kept	0	0	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAA
model: loose behind knife	-0.013	0	AP4BAgAAAAL//wAB/wAAAP4AAP8AAQAC
model: loose behind loyal	0.006	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAA/wAA
model: loose behind maintaining	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind make	-0.018	0	AP4CAgAAAAAAAAAC/gAAAP8AAAAAAQAA
model: loose behind managed	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind of	0.027	-0.002	AAL+/wAAAP8AAAD/AgAAAAEAAAAA/wAA
model: loose behind on	0.03	-0.004	AAP9/gABAP4BAQD+Av8AAAMAAAAA/QD/
model: loose behind out	-0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind parlour	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind peak	0.008	0	AAAAAAAAAAAAAAD/AAAAAAEAAAAA/wAA
model: loose behind power	0.003	0	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind product	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind provided	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind raising	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind sales	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind salon	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind same	-0.027	-0.002	AAEDAQAAAP8AAAAC/gAAAAAAAAEAAQH/
model: loose behind supported	-0.001	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: loose behind that	0.001	0	AAAAAAD/AAEAAAD/AQAAAP8AAAAAAQAB
model: loose behind the	0.033	-0.012	AQIB//8D//0EAwH8BP0B/wIB/wAA/gH7
model: loose behind their	0.003	0	AP8BAAD/AAD//wAAAAMAAAEAAAAA/wAA
model: loose behind through	0.008	0	AAAAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose behind to	-0.031	-0.005	AAEB/gD/AAD//wAC+wL/AP0AAAAABP8B
model: loose behind took	0.027	0	AAH+/wABAP8AAAD/AQAAAAEAAAAA/wD/
model: loose behind two	-0.028	0	//8CAQEAAQEAAAAC/gAAAf//Af4AAwAB
model: loose behind up	0.005	0	AAABAAAAAAABAQD/AAAAAAEAAAAA/wD/
model: loose behind vulnerable	0.011	0	AAH//wAAAAAAAAD/AQAAAAEAAAAAAAAA
model: loose behind was	-0.006	0	AP8BAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind weekly	-0.015	0	AP4BAQAAAAAAAAAAAAAAAP8AAAAAAQAA
model: loose behind wheelchair	0.018	-0.001	AAEA/wD/AAAAAAD/AQIAAAIAAAAA/gAA
model: loose behind whole	0.006	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: loose behind with	0.05	-0.001	AAH8/gAAAAABAAD9BAAAAAIAAAEA/gAA
model: loose behind without	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind would	-0.035	0	AP4DAQAAAAD/AAAC/QAAAP4AAAAAAgAB
model: loose behind you	-0.117	0	APsIBAAAAQL+/wAH9wD/Afn/AP8ABwAB
model: loose behind your	-0.101	0	//sHBAEAAQL+/wAF+AD/Afn/AP8ACAAB
model: loose capital	0.094	-0.011	AQb6+/4D//wEBAH6Cf0B/wYB/wIB9wL7
model: loose capitals	0.025	0	AAD//wAAAP8BAQD/AgAB/wEBAAEA/gD/
model: loose in and	0.07	-0.047	/QQF/QMDBfsBBP0BAfz8BAP9AvwAAwH4
model: loose in complement	0.019	-0.002	AAL/AQACAP0AAQAAAv4AAAEAAAAB/wH9
model: loose in main	0.012	-0.079	/PoIAAQACAr59/0A/v38Bfn6BPwCBgEJ
model: loose in means	0.038	-0.001	AAH+/wAAAP8CAgD8Bf8AAAIAAAAA/QD+
model: loose in purpose	-0.086	-0.004	//sHAwH9AgIA/wAC+QH/Afr+Av0ABf8B
model: loose in relative	-0.08	-0.001	APoEAgD/AAL9/wAE+QL/APj/AAEAB/8E
model: loose in result	0.149	-0.062	AAL/+QD7AAH9+wD6Agf/AAP/AQH9/voF
model: loose in time	0.047	-0.002	AAP+/QAAAAAAAQD7A///AAMAAAEA/gAA
model: loose known	0.032	-0.169	+P0H/wcCCwP4+Pr++AD4CPz3Bfj/CP4C
model: loose modifier	0.058	-0.009	/f8C/wT9BgAA//78AQP8BAH7BPz+Af4B
model: loose modifier in and	0.062	-0.002	/gL+/QL9Av8A//77BAP+AgL9A/3+/v0C
model: loose modifier in main	0.001	-0.006	AP8BAQEBAv//AP8D/gD+Av7+Af4AAwH/
model: loose modifier in purpose	-0.016	0	AP8CAAAAAAAAAAAA/wAAAP8AAAAAAQAA
model: loose modifier in result	0.02	-0.001	AAH//wAAAAAAAAD+AQAAAAEAAAAA/wAA
model: loose modifier, 0 left	0.014	-0.003	/v8CAQP9BAH//v4BAQT9A//8A/z+Af4D
model: loose modifier, 1 left	-0.009	-0.004	AAAB/gAAAAAAAAAA/QAAAP8AAAAAAgAA
model: loose modifier, 2 left	0.064	-0.002	AAH//gABAP4BAgD5Bv4AAAH/AAAA/wD/
model: loose modifier, closeness 0	0.063	-0.009	/QAC/wT9BgAAAP38AAL8BAH8A/z+Af4C
model: loose modifier, closeness 1	0	0	AAAA/wD/AAD//wAAAAIAAP//AP8AAf8B
model: loose modifier, closeness 3	-0.014	0	AAAAAAAAAAAAAAAC/gAAAP8AAAAAAgAA
model: loose modifier, closeness to left 0	0.06	-0.009	/QIB/QP+Bf4A//78/wL8A//6BPv+A/4D
model: loose modifier, closeness to left 3	-0.011	0	AP8AAAAAAAAAAAAC/gAAAP8AAAAAAQAA
model: loose modifier, cosine 0	0.035	-0.001	AAL//QAA//4AAAD9AQEAAAMAAAD///8A
model: loose modifier, cosine 1	0.11	-0.003	AAf4+gAE//sDBAD5CP4A/wYB/wIB+AL8
model: loose modifier, cosine 2	-0.046	-0.005	APwGAwAAAQL+/QAE+wD/Afv/AP8ABQAD
model: loose modifier, cosine 3	-0.024	0	/f0DAgP7BAT9/P0D/QX8BP38BPv+BP0F
model: loose modifier, cosine 4	-0.004	0	//8BAQEAAQEAAAAAAAAAAAAAAAAAAAAA
model: loose modifier, cosine to left 0	0.017	-0.003	/gABAgP+BP////4A/wL9AwD7BPv+Af4C
model: loose modifier, cosine to left 1	0.032	-0.002	AAEA/gD/AAAAAAD9AgEAAAH/AAAAAAAB
model: loose modifier, cosine to left 2	-0.008	-0.004	AP4DAAAAAQAAAAAA/wAAAf8AAAAAAQAA
model: loose modifier, cosine to left 3	0.008	0	AP8AAAAAAAAAAAAAAAAAAAAAAAAA/wAA
model: loose modifier, everyday term	0.038	-0.005	/wH+/wEDAf0CA//+Af7/AQD/AP8AAAH+
model: loose modifier, narrower	0.015	0	AAH//wAAAP8AAAABAAAAAAEAAAAAAAAA
model: loose modifier, no term	0.009	-0.002	/v8DAQL9AwH+/v//AAL+Af/9A/z+Av0E
model: loose modifier, none	0.019	-0.008	/f4FAQP9BQH+/f7//gL9AwD8A/z/Af8C
model: loose modifier, sibling	0.026	0	AAH+/QAAAAAAAAD/AQAAAAH/AAAA/wAA
model: loose modifier, term of a trade	0.034	-0.001	AAL+/gAAAP8BAAD9AwAAAAIA/wEA/gD/
model: loose modifier, term with contrasts	0.003	-0.002	AP8C/wD/AQAAAAD/AAEAAAD/AAAAAgAB
model: loose name	0.092	-0.01	AAb5+/8D//wEBAD6CP4B/wUB/wIC+QL8
model: loose name in and	0.02	-0.003	AAH//gAAAP8AAAD/AAAAAAEAAAEA/wD/
model: loose name in main	0.038	-0.006	AQP8/f4D/v4CAgD/Bv8A/wEBAAEB/QH+
model: loose name in result	0.019	-0.001	AAH//wAAAAAAAAD/AAAAAAEAAAEA/wAA
model: loose name in time	0.011	0	AAAA/wAAAAAAAAD/AAAAAAEAAAAA/wAA
model: loose name, 0 left	0.043	-0.006	AAL9/f8C//4CAgD+BP8BAAMC/wMB+wH9
model: loose name, 1 left	0.032	-0.001	AAL+/QAAAP8AAAD+AQAAAAIAAAEA/gAA
model: loose name, 2 left	0.011	-0.003	/wAAAAEAAf8AAQAAAQAAAP//Af8AAAD/
model: loose name, closeness 0	0.075	-0.007	AQb7+/8E//wDAwH5CP4B/wMBAAIB+wH9
model: loose name, closeness to left 0	0.067	-0.007	AAT8/f8CAP4CAgD7Bv4B/wMB/wIB+wL8
model: loose name, cosine 0	0.051	-0.005	AAL9/gABAP4CAgD9A/4B/wMBAAIB/AL9
model: loose name, cosine 1	0.033	0	AAL//gAAAP4BAQD9AgAAAAIAAAAA/gD/
model: loose name, cosine 2	0.005	-0.005	AAECAAAAAAABAQD/AQAAAP8AAAAAAQAA
model: loose name, cosine 3	-0.007	0	AAD//wAAAAAAAAD/AgAAAf8AAAAA/gAA
model: loose name, cosine to left 0	0.073	-0.005	AQP7+/8D/v4BAQD8Bf8BAAMC/wMB+wH+
model: loose name, cosine to left 1	-0.022	-0.002	AAEBAQAAAP8AAAAB/wAAAP//Af8AAAD/
model: loose name, cosine to left 2	0.013	-0.003	AAH//wAAAAAAAQAAAQAAAAAAAAAAAAAA
model: loose name, everyday term	-0.016	0	AP8BAQAAAQAAAAAB/gAAAP8AAAAAAQAA
model: loose name, no term	0.087	-0.01	AQX8+v4E/fwCAwD8Bv8B/wYC/wQB+QL8
model: loose name, none	0.094	-0.01	AQX7+/4D/f0DAwD4Cf8BAAMB/wIB+wH9
model: loose name, term of a trade	0.008	0	AAD//wAAAAAAAAAAAAAAAAEAAAAA/wAA
model: loose name, term with contrasts	0.028	0	AAH//wAAAP8AAAD/AgAAAAEAAAAA/gAA
model: loose noun	0.054	-0.068	//4J/QEJAv78/f4A/vr+A/v9Af8DBAX/
model: loose noun in and	0.124	-0.019	AQv8+v8I/vYDBQH5CPsB/wcC/wIB+wL4
model: loose noun in complement	0.034	-0.001	AAP+AAACAP0BAQAAA/4AAAMAAAAB/QH9
model: loose noun in main	-0.055	-0.019	//cMAQEBAwr39f4F9wD9BPX8Av0ACgAJ
model: loose noun in means	0.02	0	AAH+/wAAAP8BAQD+AgAAAAEAAAAA/gD/
model: loose noun in purpose	-0.049	-0.001	AP4FAQD/AAD//wAD/AAAAPwAAP8ABAAB
model: loose noun in relative	-0.062	0	APsEAgAAAAH/AAAB/QAAAP0AAAEABAAB
model: loose noun in result	0.093	-0.023	AAH+/AABAP4AAAD4BgAB/wMAAAIA/AAA
model: loose noun in time	0.017	-0.001	AAAA/wAAAAAAAAD/AQAAAAIAAAAA/gAA
model: loose noun, 0 left	0.005	-0.02	AP4DAQADAQL+/gAA/vwAAf4AAf4CAAME
model: loose noun, 1 left	0.047	-0.022	/wIA/QEEAv7/Af/9Av3+Av/+AAEBAQL8
model: loose noun, 2 left	0.042	-0.02	AAAG/AAAAQD////8AgD/Af3+Af8ABAAA
model: loose noun, closeness 0	0.03	-0.064	//wLAAEIBP/+/v/+/Pf/A/n9Af0DBgT+
model: loose noun, closeness 1	0.009	-0.001	AAEA/wABAAABAQD/Af8AAAAAAAAA/wAA
model: loose noun, closeness 2	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose noun, closeness 3	0.006	-0.001	AAD//wAAAAAA/wD//wAAAP8AAAAAAQAB
model: loose noun, closeness to left 0	0.059	-0.067	/gEI+AIIA//8/v/9/Pj/A/v+AAADBAT+
model: loose noun, closeness to left 1	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose noun, closeness to left 3	-0.008	0	AP4AAQAAAAEAAAAAAAAAAP8AAAAAAQAB
model: loose noun, cosine 0	0.084	-0.014	AQT++/8B//wCAgD8CAABAAQB/wEA+wH9
model: loose noun, cosine 1	0.154	-0.012	/gf5/AMGBfwB///7CPr+BAb9A/wC+wP+
model: loose noun, cosine 2	0.027	-0.024	Af0F/v8C/gL8/gD++v4AAP4A/wEBBAEC
model: loose noun, cosine 3	-0.092	-0.011	//oJAgH/AgP7/gAE+gL/Afj/AP8ACgAB
model: loose noun, cosine 4	-0.054	-0.002	AP4EAAACAAH+/wAC+///Afv/AP8ABQAC
model: loose noun, cosine to left 0	-0.004	-0.023	//sHAAIFBAX8+v8C/fv/Av3/Af8CAwQB
model: loose noun, cosine to left 1	0.038	-0.017	AAIC/AABAP3/AAD8/AAAAAL/AAEA/wAA
model: loose noun, cosine to left 2	0.055	-0.019	AAb//AACAPsCAwD8Af//AQD+AAAAAQD+
model: loose noun, cosine to left 3	0.007	-0.002	AAAB/wABAP//AAAA/wAAAP//AAAAAgAA
model: loose noun, cosine to left 4	-0.017	-0.002	AP4CAQD/AQH//wAA/wEAAP4AAAAAAgAA
model: loose noun, everyday term	-0.021	-0.025	//4JAgIFBAH9/v8F+f3+A/r9Av0BBgEB
model: loose noun, far-broader	-0.057	-0.003	APwEAwEAAQL+/wAE+wD/AP3/AP8ABAAB
model: loose noun, narrower	-0.027	-0.002	AP0DAAD+AQP+/gAB/QIAAP3/AAAAAv8D
model: loose noun, no term	0.064	-0.023	AQAB/AACAAD+/wD8Af7/AAAB/wEB/gH/
model: loose noun, none	0.083	-0.049	AAIE+wALAPz/AQD8APb/Av8AAP4DAQX6
model: loose noun, rare-synonym	-0.031	-0.001	AP8CAQD/AAH/AAAD/gEAAP0AAAAAAwAA
model: loose noun, sibling	0.003	-0.008	AAAA/gACAQD//gAA/f8AAf7/AAAAAgAC
model: loose noun, term of a trade	0.028	-0.002	AQP//v8C//7/AAH+Av8B/wAAAAEAAQD/
model: loose noun, term with contrasts	0.019	-0.015	AP8C/QADAP8AAAD+Af8AAAD/AQABAgL+
model: loose phrase, as, none	0.006	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, at, narrower	0.001	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: loose phrase, at, none	-0.013	-0.002	AAACAQAAAAH//gAA/gAAAf8AAP8AAQAB
model: loose phrase, by, none	0.008	0	AAEA/wAAAP8AAQD/AQAAAAAB/wEAAAD/
model: loose phrase, for, none	-0.042	-0.002	/v8EAQIAAwL+/f4F/QD9A/r7BPv/BwAE
model: loose phrase, for, sibling	0.019	0	AAL+/wAAAP4AAQD+AQAAAAEAAAAA/wAA
model: loose phrase, from, none	-0.008	-0.001	AAABAAAAAAAAAAAA/wAAAP8AAAAAAQAA
model: loose phrase, head	-0.016	-0.009	AP8BAAD/AAH+/wABAAEAAP0AAAAAAwAD
model: loose phrase, head, 2 words	-0.006	-0.007	AP8CAQD+/wH/AQAAAAEAAAAB/wEAAQAB
model: loose phrase, head, 3 words	-0.009	-0.003	AP4BAQAAAQL//wAAAQAAAP8AAAAAAgAC
model: loose phrase, head, at	-0.018	0	AP4BAQAAAAL//gAC/gAAAP4AAP8AAQAC
model: loose phrase, head, for	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, head, from	-0.015	0	AAAAAAAAAAAAAAAC/gAAAP8AAAAAAQAA
model: loose phrase, head, none	0.019	-0.009	AP8AAQD/AQH//wD/AQAAAAEAAAAA/wAC
model: loose phrase, head, of	0.002	0	AAAAAAD/AAEAAAAA/wAAAAAAAAAAAAAB
model: loose phrase, head, on	-0.016	-0.001	AP8AAAAAAAEA/wAC/gAAAP8AAAAAAQAA
model: loose phrase, head, sibling	-0.01	0	AP8AAAAAAAEA/wAB/wAAAP8AAAAAAQAB
model: loose phrase, head, to	0.023	-0.007	AAP9/gAAAP4BAgD/AgAAAAIAAAAB/wEA
model: loose phrase, head, with	0.016	0	AAH//wAAAP8BAQD+AgAAAAEAAAEA/wAA
model: loose phrase, in, narrower	-0.005	0	AP8BAAAAAAD/AAAB/wAAAAAAAAAAAAAA
model: loose phrase, in, none	0.029	-0.001	/wH//gAAAP8AAAD/AAAAAAIAAAAA/gAA
model: loose phrase, in, sibling	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, into, none	0.001	0	AAEB/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, of, none	0.012	-0.005	AP8AAQD/AAH//wAAAAAAAAEAAAAA/wAA
model: loose phrase, on, narrower	0	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAA/wAA
model: loose phrase, on, none	-0.048	-0.005	AP8EAgEAAQAAAQAC/QAAAPsAAP8ABQAA
model: loose phrase, on, sibling	0.005	-0.005	AAH+/wAB//8BAAD/AP8BAAAA/wEAAAAA
model: loose phrase, through, none	0.007	0	AAAAAAAAAAAAAAD/AAAAAAEAAAAA/wAA
model: loose phrase, through, sibling	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, to, narrower	-0.006	-0.001	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: loose phrase, to, none	0.043	-0.007	AAL+/gAAAP4CAgD8BAAAAAQBAAEB/QH+
model: loose phrase, to, sibling	-0.004	-0.001	AP8AAAAAAAAAAAAAAAAAAP8AAAAAAQAA
model: loose phrase, whole	0.016	-0.027	/f8IAQMEBf7///4A+/79A//9Av4BAQH+
model: loose phrase, whole, 1 words	-0.018	-0.021	/vwGAQMDBQD/AP/++/z+Avv7BPsBBAH/
model: loose phrase, whole, 2 words	0.026	-0.004	AAIEAAAAAP8BAQAAAQAAAAIB/wIA/gD+
model: loose phrase, whole, 3 words	0.045	-0.001	AAH9/gAAAP8AAAD9BAAAAAIAAAAA/gAA
model: loose phrase, whole, across	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, whole, as	-0.007	0	AP4CAQAAAAEAAAAA/wAAAP8AAAAAAQAA
model: loose phrase, whole, at	0.01	-0.002	AAAB/wAAAAABAAD+AQAAAAAAAAAAAAD/
model: loose phrase, whole, by	0.018	0	AAEA/wAAAP8AAAD/AQAAAAEAAAAA/wD/
model: loose phrase, whole, far-broader	-0.031	-0.003	AP4CAgAAAQEAAAAC/QAAAP4AAAAAAgAB
model: loose phrase, whole, for	-0.023	-0.005	//8EAQIBAwH+/v8D/wD+Av38A/wABAAD
model: loose phrase, whole, from	0.001	0	AP8AAAAAAAAAAAAAAQAAAP8AAAAAAAAA
model: loose phrase, whole, in	0.029	-0.001	AAH+/gAAAP8AAAD+AQAAAAAAAAAA/wAA
model: loose phrase, whole, into	0.007	-0.001	AAEB/wAAAAAAAAAAAAAAAAEAAAAA/wD/
model: loose phrase, whole, narrower	-0.029	-0.001	AP0CAQAAAAH//wAC/gAAAPwAAAAAAwAB
model: loose phrase, whole, none	0.041	-0.017	/wMC/wIDA/4AAP/+AP7+Av/+Av8AAQH/
model: loose phrase, whole, of	0.007	-0.004	AP8AAAAAAAEAAQD/AQAAAAAAAAAA/wAA
model: loose phrase, whole, on	-0.027	-0.008	AAACAQABAP4BAgAB//8AAP4AAAAAAgH+
model: loose phrase, whole, rare-synonym	0.002	-0.001	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, whole, sibling	0.011	-0.006	AAEA/wABAP4AAAD/Af8AAQL/AAAB/wH+
model: loose phrase, whole, through	0.003	0	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, whole, to	0.005	-0.002	AP8A/wAAAP8AAQD/AQAAAP8AAAEAAQD/
model: loose phrase, whole, with	0	-0.001	//4AAAEAAQH//wAB/gH/AAD/AQAAAAAB
model: loose phrase, whole, without	0.003	-0.001	AAAA/wAAAAAAAAD/AAAAAAAAAAAAAAAA
model: loose phrase, with, narrower	-0.01	0	AP8AAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: loose phrase, with, none	0.028	-0.001	AAD+/gAAAAD//gD/AQH/AAIAAAAA/gAB
model: loose phrase, with, sibling	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAD/AQAAAAAA
model: loose phrase, without, none	0.003	-0.001	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense adj 0	0.023	-0.031	//0GAQH+AgH+/f4C+QP+Avz9Af4ABf8C
model: loose sense adj 0, none left	0.007	-0.012	/wAEAQEAAQH/AP8A/gD/Af7/AP8AAwAA
model: loose sense adj 0, some left	0.02	-0.019	//7/AQH+AQD//f///wP/Af7+Af//Av8C
model: loose sense adj 1	0.024	-0.001	AAH//wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose sense adj 1, none left	0.011	0	AAD/AAAAAAAAAAAAAAAAAAEAAAAA/wAA
model: loose sense adj 1, some left	0.012	0	AAH//wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose sense adv 2	-0.017	-0.018	AP8CAQEBAQH+/f8C/f/+Av/9Av3/AAAA
model: loose sense adv 2, none left	-0.032	-0.006	//8EAgEBAgEA//8AAP7+Af7+Av0AAgAA
model: loose sense adv 2, some left	0.017	-0.012	AP/+/wAAAAAAAAD/AAAAAP8AAAAA/wAA
model: loose sense noun 10	0.031	-0.005	/wH7/wECAf8CAgD9Af8AAAD/Af4B/wH9
model: loose sense noun 10, none left	0.044	-0.001	AAP6/QACAP4CAwD7A/0BAAEAAAAA/gH+
model: loose sense noun 10, some left	-0.008	-0.004	//8AAQEAAQABAQAAAAAAAP7+Af4AAgAA
model: loose sense noun 11	-0.012	-0.002	AAABAAABAAD/AAAB/v8AAAAAAAAAAQH/
model: loose sense noun 11, none left	-0.005	-0.001	AP8BAQD/AAH//wAB/gAAAAAA/wEAAAAA
model: loose sense noun 11, some left	-0.007	-0.001	AAEBAAACAP8AAQABAP4AAAAAAAAAAQH+
model: loose sense noun 12	-0.011	0	AP8AAP8B//8AAAAB/wAAAP8B/wEAAQD/
model: loose sense noun 12, some left	-0.011	0	AP8AAAAAAAAAAAAC/wAAAP8AAAAAAgAA
model: loose sense noun 13	-0.002	0	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAQAA
model: loose sense noun 13, some left	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense noun 14	0.02	-0.003	/wACAAIAAgH+/v4A/wD9A//8A/0AAQAE
model: loose sense noun 14, none left	0	-0.001	/wABAAEAAgH+/f8B/gH+AgD9Av0AAf8D
model: loose sense noun 14, some left	0.032	-0.002	AAIA/gABAP8AAAD/Av8AAAEAAAEA/gH/
model: loose sense noun 15	-0.024	-0.001	AP4C/wAAAAH/AAAB/QAAAP3/AAAAAgAA
model: loose sense noun 15, none left	-0.011	0	AP8BAQEAAQH/AAAB/wAAAP8AAAAAAQAA
model: loose sense noun 15, some left	-0.002	-0.001	AAAB/wAAAAEAAAD//wAAAP8AAAAAAQAA
model: loose sense noun 17	-0.016	-0.001	AAAAAAAAAAAAAAAA/gAAAP8AAAAAAQAA
model: loose sense noun 17, some left	0.006	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense noun 18	-0.007	-0.006	AP4C/gD+AAH+/gAA/gQAAP7/AP8AAv8D
model: loose sense noun 18, none left	0.015	-0.004	AAEA/v8B//8BAQD+Av8BAAAAAAEA/wEA
model: loose sense noun 18, some left	-0.015	-0.002	//0C/wH8AgH9/wAB/gP/Af7/AAAAAv8D
model: loose sense noun 21	-0.009	-0.001	AP8BAAAAAAD//wAC/QAAAP8AAAAAAQAA
model: loose sense noun 21, none left	-0.016	0	AP4CAgAAAAD/AAAB/gAAAP8AAP8AAQAA
model: loose sense noun 21, some left	0.003	-0.001	AAAAAAAAAQEAAAAAAAAAAP//AP8AAQAB
model: loose sense noun 23	-0.004	-0.002	AP8DAQAAAAD/AAAA/wAAAP8AAP8AAQAA
model: loose sense noun 23, none left	-0.009	-0.002	AP8CAgAAAAAAAAAB/wAAAP8AAP8AAQAA
model: loose sense noun 23, some left	0.004	0	AAAA/wAAAAAAAAD/AAAAAAAAAAAAAQAA
model: loose sense noun 24	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense noun 24, none left	-0.005	0	AP8BAQAAAAEAAAAAAAAA/wAAAAAAAAAA
model: loose sense noun 24, some left	0.011	0	AAAA/wAAAAAA/wD/AQAAAAAAAAAAAAAA
model: loose sense noun 26	-0.018	-0.005	APsC/wABAAD/AQD//f8AAP4AAAEAAgAA
model: loose sense noun 26, none left	-0.013	0	AP4CAQAAAAABAQAAAP8BAAAAAAAAAAAA
model: loose sense noun 26, some left	0	-0.005	APwC/gAAAAD/AAD//gAAAQAAAAAAAQAA
model: loose sense noun 27	0.032	0	AAL//wAAAP8BAQD+AwAB/wIAAAAA/gAA
model: loose sense noun 27, none left	0.03	0	AAL//wAAAP8BAQD9AwAB/wIAAAAA/gD/
model: loose sense noun 27, some left	0.006	0	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense noun 28	-0.024	-0.01	AP8B/wABAAL/AAAB/wAAAf8AAAABAAEA
model: loose sense noun 28, none left	-0.019	-0.002	AP8CAQAAAQL//wABAQAAAAAAAAAA/gAA
model: loose sense noun 28, some left	0.005	-0.008	AAL//gABAP8AAAD//wAAAAAAAAAAAQD/
model: loose sense noun 3	-0.013	0	AP8BAAAAAAAAAAAB/gAAAP8AAAAAAQAA
model: loose sense noun 3, some left	-0.019	0	AP8BAQAAAAAAAAAB/gAAAP8AAAAAAgAA
model: loose sense noun 4	0.079	-0.015	/QH/AwT/Bv0AAP4BBgH9AwL7BPv+/P4A
model: loose sense noun 4, none left	0.006	-0.006	/gEBAwP/Bf///v0F/gT8BP/8A/v/Af8B
model: loose sense noun 4, some left	0.077	-0.009	AAP8/gADAPwBAQD/Bv4AAAEAAAAA/gD+
model: loose sense noun 5	0.026	-0.001	AAEA/wAAAAAAAAD9AwAAAAEAAAEA/wAA
model: loose sense noun 5, none left	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense noun 5, some left	0.024	-0.001	AAH//wAAAP8AAAD+AgAAAAIAAAAA/gAA
model: loose sense noun 6	0.042	-0.017	AQQA/v8E//4BAQD9A/0AAAMB/wIB/wL9
model: loose sense noun 6, none left	0.001	-0.005	AP8A//8B/wH//gABAf8AAP8A/wEAAAEC
model: loose sense noun 6, some left	0.061	-0.012	AAb+/AADAPwCAwD7A/0AAAUBAAEB/QL7
model: loose sense noun 7	0.056	-0.004	AAL//gAAAAAAAAD+AwAAAAMAAAEA/gAA
model: loose sense noun 7, none left	0.024	-0.001	AAAA/wAAAAABAAD+AgAAAAEAAAEA/gAA
model: loose sense noun 7, some left	0.029	-0.003	AAL+/gAAAP///wD/AQEAAAEAAAAA/wAA
model: loose sense noun 8	0.018	0	AAH/AAABAAD/AAAAAAAAAAAAAAAAAAAA
model: loose sense noun 8, some left	0.003	0	AP8CAQAAAAH/AAABAP8AAP8AAAAAAQAA
model: loose sense noun 9	-0.018	-0.001	AAAD/wAAAQD//gAA/QD/Af4AAP8AAwAA
model: loose sense noun 9, none left	-0.003	-0.001	AP8AAQAAAAEA/wAAAAAAAAAAAAAAAAAA
model: loose sense noun 9, some left	-0.009	-0.001	AP8D/wAAAAAAAQD+//8AAP8AAAAAAQAA
model: loose sense unknown	0.116	-0.014	AQP79/4C/v0CAwH4Bv4B/wYE/gUC+gP6
model: loose sense unknown, none left	0.044	-0.007	AQP+/P4D/v0CAwH8Av4C/gID/gUB/gH9
model: loose sense unknown, some left	0.082	-0.007	AAL9+wAAAP8AAAD7AwAAAAIAAAEA/QH+
model: loose sense verb 30	0.028	-0.007	AQD+/f8B//8A/wD/AAAAAAEB/wEA/gD/
model: loose sense verb 30, none left	0.014	-0.003	AAD//v8C//8BAAD+Av8AAAEB/wEA/wD/
model: loose sense verb 30, some left	0.018	-0.004	AP8B/wD/AAAAAAAAAQAAAAEAAAEA/gAA
model: loose sense verb 31	-0.025	-0.003	AQEDAP8A////AQAAAAEB//wB/wIBBQAA
model: loose sense verb 31, none left	-0.002	0	AQEC//8A/v//AQAAAAEB/wAC/gIBAQH/
model: loose sense verb 31, some left	-0.022	-0.003	AAADAgAAAAAAAAAC/gAAAP7/AP8AAwAB
model: loose sense verb 32	0.024	-0.014	AAEA/gAAAP///wD/AAABAP8AAAAAAAAC
model: loose sense verb 32, none left	-0.001	-0.003	AP8CAQAAAAD//wAA/wAAAAEBAAEA/wH/
model: loose sense verb 32, some left	0.032	-0.011	AAD//gD+AAEA/wD+AQIAAAIAAAAA/v8B
model: loose sense verb 33	0.015	-0.001	AAD//wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose sense verb 33, some left	0.005	-0.001	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense verb 34	-0.029	-0.001	//4CAgH/AQH//wAC/QAAAP3/AAAAA/8D
model: loose sense verb 34, none left	-0.013	-0.001	AP8BAQAAAQH//gAC/wAAAP7/Af//Av8C
model: loose sense verb 34, some left	-0.016	0	AP8CAQAAAAAAAAAB/gAAAP8AAAAAAQAA
model: loose sense verb 35	0.013	-0.003	/wL+/wECAf8BAgD+AP4AAAH/AP8AAQH+
model: loose sense verb 35, none left	-0.02	-0.002	AAACAAABAAEAAAAB/f8AAAAAAAABAQH/
model: loose sense verb 35, some left	0.011	-0.002	/wH+AAEBAf//AAABAAD/AQD/AP8AAQAA
model: loose sense verb 36	0.003	-0.005	AAABAAAA/wEAAAD+AQAAAAEAAAEAAAAA
model: loose sense verb 36, none left	-0.004	0	AAABAAAAAAEAAAAB/wAAAAAAAAAAAQAB
model: loose sense verb 36, some left	-0.002	-0.005	AAAAAAAAAAEAAAD//wAAAAEAAAAA/wAA
model: loose sense verb 37	-0.029	0	AP4DAQAAAAH//wAC/AAAAP4AAAAAAgAB
model: loose sense verb 37, none left	-0.026	0	AP4CAQAAAAH/AAAC/QD/AP4AAP8AAgAA
model: loose sense verb 37, some left	-0.004	0	AP8BAQAAAAD//wAB/wAAAAAAAAAAAAAA
model: loose sense verb 38	0.042	-0.004	AQH+/v8A/wACAgD8Av8B/wMC/wEB/gD/
model: loose sense verb 38, none left	0.01	-0.003	AQH+/v8A//8CAgD9Av8AAAABAAAAAAAA
model: loose sense verb 38, some left	0.035	-0.001	AAH//gAAAAAAAAD9AwAAAAMB/wEA/gAA
model: loose sense verb 39	-0.031	0	AP4BAQAAAAH/AAAC/QEAAP0AAAAAAwAA
model: loose sense verb 39, none left	-0.009	0	AP8BAQD/AAEAAAAAAAAAAP8AAAAAAQAB
model: loose sense verb 39, some left	-0.019	0	AP8BAAAAAAAAAAAC/QAAAP4AAAAAAQAA
model: loose sense verb 40	0.069	-0.007	AAL+/wD+AP8BAQD+BQAAAAQAAAAB+wD/
model: loose sense verb 40, none left	0.053	-0.003	AAL/AAD/AP8AAQD9BQIAAAUAAAAA+wD/
model: loose sense verb 40, some left	0.033	-0.004	AAH9AAABAP8BAAAAAAAAAAIAAAAA/QD+
model: loose sense verb 41	-0.044	-0.008	/v0FAgL8AwP8+v8E+QX9Avr9Av3+B/0F
model: loose sense verb 41, none left	-0.057	-0.001	//oGAwH9AQP+/gAC/AMAAPr/Af7/Bv4F
model: loose sense verb 41, some left	0.022	-0.007	/wP+/gH/Av8B///+AAH/AQD/AP8AAf//
model: loose sense verb 42	0.007	-0.009	/wABAQH9AgMA/f8AAgL/AQL+Af7+//4B
model: loose sense verb 42, none left	0.005	-0.004	/wEA/wEBAQABAAD/AgAAAQEAAAD//v8A
model: loose sense verb 42, some left	-0.002	-0.005	//8AAAH9AQL+/P8B/wL/Af7+Af//A/0E
model: loose unknown	0.12	-0.008	AgX6+f0D/PwEBQH3Cf0B/QcE/gUB+QL7
model: loose word accurate	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word alike	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word also	-0.04	-0.001	//4EAgH/AgL+/f4C/AL+Av7+Av4AAwAC
model: loose word beautiful	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word bi	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word bring	-0.005	0	AAD//wAAAAAAAAAB/gAAAAAAAAAAAQAA
model: loose word build	-0.024	0	AP8CAQAAAAIAAAAB/gAAAP4AAAAAAgAB
model: loose word business	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word care	-0.004	0	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAA
model: loose word cash	0.02	-0.001	AAH//wABAAAAAQD/Av8AAAEAAAAA/wAA
model: loose word champion	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word charge	0.008	0	AAAAAAAAAAAAAAD/AAAAAAEAAAAA/wAA
model: loose word check	0.006	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word class	0.015	0	AAH/AAAAAP8AAAAAAAEAAAEAAAAA/wAA
model: loose word clean	-0.026	0	AP8BAAAAAAEA/wAC/AAAAP8AAAAAAQAB
model: loose word cleaning	0	0	AP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word client	-0.011	0	AAAAAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: loose word colleague	-0.01	0	AP8BAP///wAAAAAAAAAB//8B/wEAAAAA
model: loose word communication	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word community	0.002	0	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word company	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word complete	0.002	-0.003	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word complex	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word confidence	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word connection	0.003	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAB
model: loose word consistently	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word control	0.021	-0.001	AAH+/wAAAP8BAAD/AQAAAAIAAAEA/gD/
model: loose word coshh	0.018	0	AAD/AAAAAAAAAAAAAgAAAAAAAAAA/wAA
model: loose word create	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word customer	-0.02	0	AP4BAAAAAAD/AAAC/gAAAP4AAAAAAwAB
model: loose word cut	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word day	0.039	-0.007	AAL+/gAAAAABAQD+BAAAAAMAAAAA/QH/
model: loose word debt	0.006	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose word decision	0.008	0	AAAA/wAAAAAAAAD/AQAAAAAAAAAA/wAA
model: loose word deliver	0.015	-0.003	AAH//wAAAAAAAAAA/wEAAAEAAAAA/wAA
model: loose word design	0.012	-0.001	AAH//wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose word director	0.004	0	AAAA/wAAAP8AAAAAAAAAAAAAAAAAAAAA
model: loose word drive	0.006	0	AAEA/wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose word elderly	-0.002	0	AAAAAAAAAAAAAAABAAAAAP8AAAAAAAAA
model: loose word electrical	0.008	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAA/wAA
model: loose word eliminate	0.009	0	AAAAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose word enable	0.009	0	AAD//wAAAAAAAAD/AQAAAAAAAAAA/wAA
model: loose word end	0.011	0	AAD//wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose word ensure	0.005	-0.003	AAD//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word error	0.049	-0.001	AAL9/wABAP4BAgD/Bf4AAAUAAAAB+gH9
model: loose word escalate	-0.013	0	AP8CAQAAAAAAAAAB/wAAAP8AAAAAAQAA
model: loose word exceptional	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word experience	-0.013	0	AP8BAQAAAAEAAAAA/wAAAP8AAAAAAQAB
model: loose word expert	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word expertly	0.004	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word feed	0.017	0	AAH/AAABAP8BAAAAAf8AAAEAAAAA/wD/
model: loose word find	-0.015	-0.003	AP8BAQAAAAH//wAB/gAAAP8AAAAAAQAA
model: loose word finish	0.015	-0.001	AAH//wAAAAAAAAD/AQAAAAEAAAAA/gAA
model: loose word first	-0.007	0	AP8BAAAAAAEAAAAB/wAAAAAAAAAAAAAA
model: loose word fit	0.016	0	AAL9/wABAP////8AAQH/AQH/Af///v8A
model: loose word flawless	0.005	-0.007	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word flow	0.017	0	AAH//wAAAAAAAAD/AQAAAAIAAAAA/gAA
model: loose word front	-0.005	0	AAABAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: loose word full	-0.008	0	AAABAQAAAAAAAAAAAAAAAP4AAAAAAQAA
model: loose word get	0.045	-0.002	AAP+/wD/AP4BAQAAAwAAAAIAAAAA/QAA
model: loose word give	0.018	0	AAH+/wAAAP8AAAD+AgAAAAEAAAAA/wAA
model: loose word good	0.01	0	AAAAAAAAAAAAAAD/AQAAAAEAAAEA/wAA
model: loose word guarantee	0.006	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAA
model: loose word guest	-0.001	-0.002	AAAAAAD/AAD//wAB/wAAAP8AAAAAAAAB
model: loose word guide	0.004	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word handle	0.004	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: loose word health	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word healthy	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word height	-0.001	0	AAABAAAAAAEAAAAAAAAAAAAAAAAAAAAB
model: loose word help	-0.041	0	AP4DAgAAAAH//gAC/QH/AP3/Af8ABP8C
model: loose word high	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word hold	-0.04	0	//0EAgH/AgP+/v8D/AH+Av3+Af4AAwAC
model: loose word home	-0.011	0	AAABAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: loose word hour	0.008	-0.001	AAH//wAA/wAAAAAAAAAAAAEB/wEA/wD/
model: loose word housekeeping	-0.007	0	AP8CAAAAAAH//wAA/wAAAP8AAAAAAQAA
model: loose word hygiene	0.006	-0.001	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose word immaculate	0.005	-0.003	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word impeccable	0.011	-0.001	AAAAAAAAAAAAAAAAAQAAAAEAAAAA/wD/
model: loose word improve	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word include	-0.028	-0.001	AP4CAgD/AAL//wAC/gAAAP4AAAD/A/8D
model: loose word incoming	-0.013	0	AAABAQAAAAH//wAC/gAAAf//AP8AAQAB
model: loose word insight	0.007	0	AAEAAAAAAAAAAAAAAAAAAAAAAAAA/wAA
model: loose word juki	0.024	-0.002	AQL+/v8C/v4BAQD+Af8A/wIBAAEA/gH/
model: loose word keep	0.028	-0.004	AAAA/wD/AAAAAAD9AgAAAAEAAAAA/wAB
model: loose word key	0.005	-0.003	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word knife	-0.009	0	AP8BAQAAAAH//wAB/wAAAP8AAAAAAQAB
model: loose word know	-0.04	0	AP4DAQD+AAH//wAB/QIAAPwAAAAABAAB
model: loose word laboratory	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word lead	0.02	0	AQL+/v8B/v8BAQH+Av8B/wEC/wEA/wD/
model: loose word leave	-0.012	0	AP4AAQD/AAEAAAAB/wAAAP8AAAAAAQAB
model: loose word lesson	-0.001	0	AAD//wAAAAAAAAAAAAAAAP8AAAAAAAAA
model: loose word let	-0.017	0	AP8BAAD/AAH/AAAB/wEAAP4AAAAAAgAB
model: loose word lift	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word like	-0.047	0	AP4EAgAAAAH/AAAD/AAAAP0AAAAAAwAA
model: loose word line	0.01	0	AAAA/wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose word log	0.017	-0.001	AAH/AAAAAP8AAAD+AgAAAAEAAAAAAAAA
model: loose word loyal	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAA
model: loose word machine	0.012	0	AAD//wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose word maintain	0.001	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word make	-0.003	0	AAABAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: loose word manage	0.002	-0.002	AAAAAAAAAAAAAAAA/wAAAAEAAAAAAAAA
model: loose word many	-0.013	0	AAAAAAAAAAAA/wAB/gEAAP8AAAAAAQAA
model: loose word member	0.009	0	AAD/AAAAAAAAAAAAAAAAAAEAAAAA/wAA
model: loose word need	-0.002	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: loose word night	-0.012	0	AAAAAAAAAAAAAAAB/gAAAAAAAAAAAQAA
model: loose word office	-0.013	0	AAAAAAAAAAEAAAAB/wAAAP8AAAAAAgAA
model: loose word one	0.005	-0.001	AAABAAAAAAAAAAD/AAAAAAAAAAAAAQAA
model: loose word opera	0.024	-0.003	AAH+/wAAAP8BAQD+AgAAAAIAAAAA/gD/
model: loose word operation	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word other	0.004	-0.001	AAH//wAAAAAA/wD/AAAAAP8AAAAAAQAB
model: loose word outstanding	0.006	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAA/wAA
model: loose word own	-0.006	0	AAAAAAAAAAAAAAAB/wAAAAAAAAAAAAAA
model: loose word pace	-0.003	0	AP8BAAAAAAEA/wAAAAAAAP8AAAAAAQAA
model: loose word part	-0.007	0	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAQAA
model: loose word pass	-0.004	0	AAAAAAAAAAAAAQAA/wAAAAAAAAAAAQAA
model: loose word patient	0.004	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose word peak	0.006	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word phone	0	-0.001	AAH//wABAAD/AAD/AAAAAP4AAAAAAgAA
model: loose word play	0.008	0	AAAAAAAAAAAAAAAAAQAAAAEAAAAA/wAA
model: loose word power	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word practice	0.011	0	AAH+/wABAP8AAAD/AQAAAAAAAAAAAAAA
model: loose word present	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word problem	-0.046	0	AP0DAgAAAAD/AAAC/QAAAP3/AAAAAwAB
model: loose word process	-0.006	0	AAAAAAAAAAAAAAAAAAAB//8AAAAAAQAA
model: loose word product	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word provide	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word punctual	0.003	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: loose word quality	0.006	0	AAD/AAAAAAABAAAAAQAAAAAAAAAAAAAA
model: loose word raise	0.005	0	AAH///8B//8AAAAAAAAAAAEB/wEA/wD/
model: loose word ready	-0.006	-0.003	AP8BAQD+AAH//wAB/wP/AQD/AP//Af8B
model: loose word record	0.003	0	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word reliable	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word repair	-0.006	0	AP8BAQD/AAH//wAB/wAAAAAAAAAAAAAA
model: loose word report	0.003	0	AP8BAAD/AAEAAAD/AQEAAAAAAAAAAP8B
model: loose word resolve	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word restore	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word rigorous	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word role	0.004	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: loose word run	0.008	-0.002	AAD/AAAAAAAAAAD/AAAAAAEAAAAAAAAA
model: loose word safe	0.011	0	AAD//wAAAAAAAAD/AAAAAAAAAAAAAAAA
model: loose word safeguard	0.001	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word safely	0.008	0	AAEA/wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose word safety	-0.008	0	AP8BAQAAAAAAAAAB/wAAAAAAAAAAAAAA
model: loose word salon	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word same	-0.025	-0.002	AAEBAAAAAP8AAQAC/gAAAP8AAAAAAgH/
model: loose word seamless	0.002	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word senior	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word serve	0.001	-0.001	AAD/AAD/AQAAAAAAAAAAAf8AAAAAAf8B
model: loose word service	0.019	-0.001	AAH+/wAAAP8BAQD+AQAAAAIAAAAA/gD+
model: loose word shape	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word share	-0.007	0	AP8CAAAAAAEAAAAA/wAAAAAAAAAAAAAA
model: loose word shop	-0.006	0	AP8AAQAAAAH//wAB/wAAAAAAAP8AAAAB
model: loose word sign-in	0.014	0	AAH//wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose word site	-0.005	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: loose word skill	-0.015	0	AP4BAQAAAAH//gAC/gAAAP4AAAAAAgAC
model: loose word skilled	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word spearhead	0.004	-0.002	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word spend	0.019	0	AAL+AAABAP8BAQABBP8AAQAAAP8A/wAA
model: loose word spotless	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word staff	0.014	-0.001	AAAAAAAAAAAAAAD/AQAAAAEA/wAA/wAA
model: loose word stakeholder	-0.004	0	AAAAAAAAAAAA/wAA/wEAAP8AAP8AAQAB
model: loose word standard	0.021	-0.001	AAH//wAAAAAAAAD/AQAAAAEAAAEA/wAA
model: loose word stay	-0.015	0	AP8AAAAAAAAAAAAC/gAAAP8AAAAAAgAA
model: loose word step	-0.036	0	AP4DAQD/AAH//wAC/AAAAf0AAAAAAwAB
model: loose word support	-0.011	0	//8CAQH+AQEA//8AAAL/Af/+Av7/Af4C
model: loose word sure	-0.022	0	AP4BAgAAAAEAAAAC/gAAAP8AAAAAAgAA
model: loose word take	-0.037	0	AP0EAgAAAAD//wAC/gD/APz/AP8ABAAB
model: loose word team	-0.025	0	//0DAgIAAwP+/f4E/AD9A/79A/3/AgAD
model: loose word then	-0.043	0	APwDAgAAAAIAAAAA/gAAAP3/AAAAAwAA
model: loose word time	-0.016	-0.001	AP8DAgAAAAAAAAAC//8AAP8AAAAAAgAA
model: loose word toilet	-0.008	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAA/wAA
model: loose word transform	0.008	0	AAAA/wAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose word trusted	0.011	0	AAD//wAAAAAAAQD/AQAAAAEAAAAA/wD/
model: loose word turn	0.007	0	AAEA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word up	0.033	-0.005	AAP+/wABAP4BAQD/AwAAAAIAAAAA/gD/
model: loose word use	-0.043	0	APwDAgD+AQL//gAD/AEAAf3/AP8AA/8C
model: loose word user	0.008	-0.001	AAL//wD/AAAA/wAAAAIAAAEAAAAAAAAB
model: loose word vulnerable	0.017	0	AAH//gAAAAAAAAD/AQAAAAEAAAAA/wAA
model: loose word week	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAB
model: loose word welcome	-0.01	0	AP8AAAAAAAEAAAAA/wAAAP8AAAAAAgAB
model: loose word whole	0.006	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: loose word win	0.005	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: loose word woman	-0.004	0	AP8BAAAAAAEAAAABAAAAAP8AAAAAAAAA
model: loose word work	0.004	-0.001	/wAAAQH+AQP//f8AAAL/AQD/Af//Af8D
model: loose word write	0.01	0	AAEA/wAAAP8BAQD+AQAAAAEAAAAA/wD/
model: loose word year	-0.032	0	AP0EAgAAAAL+/wAC/AAAAP8AAAAAAQAB
model: lost link and	-0.039	-0.014	/f8GAwP+BQL9/P0E/AP8BPz7A/0ABf8E
model: lost link complement	0.03	-0.003	AQT8/v4D/v4CAwH8Af0B/wIB/wEA/wD+
model: lost link means	0.007	0	AAEA/wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: lost link purpose	0.012	-0.004	AQAAAAAB/wAAAAEAAv0B/wEB/wEA/wAA
model: lost link relative	0.004	-0.004	AQAA//8C//4AAQH/Af8B/wAD/gIBAAL+
model: lost link result	0.028	-0.001	AAL+/v8B//4BAgD9BP4B/wIB/wEB/gH/
model: lost link time	-0.074	-0.007	//8GBAH+AgH/AP8E/AH/Afz9Af4ABQAC
model: lost of an act: any	0.033	-0.011	AgH+/v4B/gABAQL7Af8C/gMB/wEB/wIB
model: lost of an act: helped	0.026	-0.005	AQP+/v8A//8AAAD/AQEB/wIB/wEA/gAA
model: lost of an act: joint	0.008	-0.001	AAAB/wAAAAH//wD//wAAAAEAAAAAAQAB
model: lost of an act: junior	-0.023	0	//4BAgH/AQH///8B/gL/Af7+Av0AAgAB
model: lost of an act: negated	0.001	0	Af//AP8B/wABAgH/Af4B/wAB/wEAAAH/
model: lost of an act: occasional	-0.001	-0.002	AQAA//8B/wABAQH/AP8B//8B/wEAAQD/
model: lost of an act: others	-0.01	0	/wAAAQH/AQH/AP8C/gH+Af/+Af8AAgAC
model: lost of an act: partial	-0.006	-0.003	//8AAAAAAQEAAP///wAAAAD/AAAAAAAB
model: lost of an act: planned	0.009	0	AQH///8B//8AAQD/Af8B/wEB/wEA/wD/
model: lost of an act: received	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: lost of an act: supervised	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAA
model: lost of an act: watched	0.004	0	AQH///8B//8AAAAAAAAAAAAAAAAAAAAA
model: lost: any	-0.047	-0.02	AfoBAv4B/wT//gEB+AIBAP0B/wECBAIC
model: lost: helped	0.017	-0.008	AAD+AAD/AAEAAAD+AwAAAAIAAAAA/QD/
model: lost: joint	-0.006	-0.001	AP8BAAD/AAEA/wD+/wAB/wAB/wEAAQAB
model: lost: junior	-0.021	0	//8BAQEAAQH//wAB/gH/Af/+Af4AAQAB
model: lost: negated	0.002	0	AQD+//8B/wABAgEA//4B/wEC/wEBAAH/
model: lost: occasional	0	-0.002	AQAA//8B//8AAAAA//8AAAEB/wEBAAH/
model: lost: others	-0.011	0	//8AAQH/AQH///8C/gL+Af/+Af8AAgAC
model: lost: partial	-0.036	-0.006	//0BAQH+AQMAAAAA/AAAAP7/Af8AAwAC
model: lost: planned	-0.001	0	AQAAAP8B//8AAAAAAP8B/wAB/wEAAAH/
model: lost: received	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: lost: supervised	0.006	0	AAH//wAB//8AAAAAAAAAAAEB/wEA/wD/
model: lost: uncertain	-0.015	-0.003	AP4CAQAAAAL//wAB/QAAAP8AAAAAAQAB
model: lost: watched	0.005	0	AQH///8B//8AAAAAAAAAAAAAAAAAAAAA
model: many for 1, JJ, share 0	-0.005	0	AAABAAAAAAAAAAAAAAAAAP8AAAAAAQAA
model: many for 1, JJ, share 1	0.011	0	AAH//wAAAAAAAAD/AQAAAAEAAAEAAAAA
model: many for 1, JJ, share 2	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for 1, NN, share 0	-0.011	0	AAABAAAAAAAAAAAB/gAAAAAAAAAAAAAA
model: many for 1, NN, share 1	-0.007	0	AP//AAAAAAEAAAAAAQAAAAAAAAAA/wAA
model: many for 1, VB, share 0	-0.003	0	AAAAAAAAAAAAAAAB/wAAAAAAAAAAAAAA
model: many for 1, VB, share 1	-0.01	-0.001	AP4CAQD/AAD/AAAB/wEAAP8AAAAAAQAB
model: many for 1, VB, share 2	0.014	0	AAEA/wAAAAAAAAD/AQAAAAEAAAAA/wH/
model: many for 1, none, share 0	-0.018	0	AP8DAQAAAAAAAAAB/gAAAP4AAAAAAgAA
model: many for 1, none, share 1	0.004	-0.001	AAD//wD/AAH/AAD/AwEAAQAAAP8A/wAB
model: many for 1, none, share 2	0.035	0	AAH+/gAAAP8AAAD9AwAAAAIAAAAA/gD/
model: many for 1, share 0	-0.024	0	AP8DAQAAAAAAAAAB/QAAAP4AAAAAAwAA
model: many for 1, share 1	-0.005	-0.001	AP4A/wD/AAH//wABAQAAAP8AAP8AAAAB
model: many for 1, share 2	0.041	0	AAL9/QAAAP8BAQD9AwAAAAMAAAEA/QD/
model: many for 1, sibling, share 1	-0.015	0	AP8CAQAAAAD//wAB/wAAAP8AAP8AAgAA
model: many for 2, JJ, share 1	0.007	0	AAAAAAAAAAAAAAD/AAAAAAEAAAAA/wAA
model: many for 2, NN, share 0	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for 2, NN, share 1	0.01	0	AAAAAAAAAAAAAAD/AgAAAAAAAAAAAAAA
model: many for 2, VB, share 0	-0.016	0	AP8CAQAAAAAAAAAC/gEAAP8AAAAAAQAA
model: many for 2, VB, share 1	0.006	-0.001	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: many for 2, VB, share 2	0.012	0	AAEA/wAAAAAAAAD/AAAAAAEAAAAA/wAA
model: many for 2, none, share 0	-0.011	0	AAABAAAAAAAAAAABAAAAAP4AAAAAAgAA
model: many for 2, none, share 1	0.015	-0.001	AAAAAAAAAAAAAAD/AgAAAAEAAAAA/wAA
model: many for 2, none, share 2	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for 2, share 0	-0.012	0	AAACAQAAAAAAAAAC/wAAAP8AAAAAAQAA
model: many for 2, share 1	0.022	-0.002	AAH//wAAAAAAAAD+AgAAAAEAAAAA/wAA
model: many for 2, share 2	0.011	0	AAEA/wAAAAAAAAD/AAAAAAEAAAAA/wAA
model: many for 2, sibling, share 0	-0.002	0	AP8AAAAAAAAAAAAAAAEAAAAAAAAAAAAA
model: many for many, JJ, share 0	-0.003	0	AP8BAQAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for many, JJ, share 1	0.01	0	AAEA/wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: many for many, NN, share 0	-0.034	0	AP8CAAAAAAD/AAAC/QAAAf7/AAAAAwAA
model: many for many, VB, share 0	0.008	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for many, VB, share 1	-0.003	-0.001	AAAA/wAAAAAAAAAA/wAAAAAAAAAAAAAA
model: many for many, far-broader, share 1	0.004	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: many for many, narrower, share 1	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for many, none, share 0	-0.014	0	AP8CAAAAAAAAAAAB/gAAAP4AAAAAAAAA
model: many for many, none, share 1	0.012	-0.001	AAH//wAAAAAAAAD/AAAAAAEAAAAA/wAA
model: many for many, share 0	-0.03	0	AP4DAQAAAAH/AAAC/QD/Af7/AP8AAgAA
model: many for many, share 1	0.012	-0.002	AAIA/gAAAAAAAAD/AAAAAAEAAAAA/wAA
model: many for many, sibling, share 0	-0.014	0	AP8BAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: many for many, sibling, share 1	-0.009	0	AAABAAAAAAAAAAAB/wAAAAAAAAAAAQAA
model: means with nothing behind it	-0.001	0	AAH+/wABAP///wAB/wEAAP4AAf8AAf8C
model: mode gone from 1	0.028	-0.002	AAP9/wABAP4BAgD9Af4AAAEAAAAA/wD/
model: mode gone from 2	-0.016	-0.003	AAABAQAAAAAAAAAAAAAAAP7/Af//A/8B
model: mode gone from 3	0.007	-0.004	AAH/AAAAAP8BAQAA/wEAAQEAAAAA/wD/
model: mode lowest up 1	0.01	-0.001	AAAAAQAAAAABAQD/Af8AAAIAAAAB/gH+
model: mode new at 1	-0.001	-0.001	AAEA/wABAAD/AAAA/wAAAP8AAAAAAQD/
model: mode new at 2	-0.056	0	APwGAwH+AQP+/QAE+gL/Af3/AP8ABP8C
model: mode new at 3	-0.027	0	AP0DAQAAAAEAAAAC/gAAAP4AAAAAAQAA
model: mode same	0.013	-0.011	Af8AAP4A/QABAAP/AgAE/AEE/AUBAAEA
model: modifier from another clause JJ	0.005	-0.002	//4CAQH+AQL//gD/AAEAAP//AAAAAf8C
model: modifier from another clause NN	-0.076	-0.003	//kHBQH+AQf+/gAD+wEAAPr/Af8ACP8D
model: modifier from another clause NNS	0.04	-0.003	AAL/AAABAf8AAQH+A/8BAAIBAAEA/QAA
model: modifier from another clause VBG	0.013	-0.001	//8CAAH+AQL//gD//gIAAAEAAAAAAP8B
model: modifier from the clause JJ	0.075	-0.004	AAT9/wACAf0EBQH7B/wB/wYAAAAA+QH7
model: modifier from the clause NN	-0.014	-0.013	//4EBQH4AwT9+wAF/gX/Av3+AP//A/0F
model: modifier from the clause NN$	0.015	-0.001	AAAAAAD/AAAA/wAAAQAAAAEAAAAA/wAA
model: modifier from the clause NNP	-0.017	-0.001	/v0FAQL8AwP+/v8A/gT/Af3+Af7/A/4E
model: modifier from the clause NNS	-0.004	-0.001	AP8CAAAAAAH//wAB/gAAAAAAAAAAAAAB
model: modifier from the clause VBG	0.026	-0.015	/gADAwEAAgL+/QAD/QL/AQD8Av7/AQAB
model: modifier gone JJ	0.03	-0.009	AAL+/QAA/wAAAQH9Av8B/wIAAAAA/wD/
model: modifier gone NN	0.009	-0.003	AQD//////gABAQD+AAAAAAEB/wIAAAD/
model: modifier gone NNP	-0.01	-0.001	/wAAAAH/AQD///8A/wH/AQD/Af8AAAD/
model: modifier gone NNS	0.011	0	AAAAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: modifier gone VBG	0.028	-0.008	AQP+/v8B//4AAAAAAAEAAAIC/wEB/gH/
model: modifier new JJ	0.134	-0.02	AAb7+QACAP4CAwD3CP7/AAcAAAIB+gH+
model: modifier new NN	-0.02	-0.011	/f8DAQP9BQD9/fwD+wX6Bf76Bfr9BP0D
model: modifier new NNP	0.007	-0.003	AAH///8B//8AAQD/AP8AAAEBAAEB/wH+
model: modifier new NNS	-0.007	-0.003	//8AAgL/AgH///8C/wL+AgD+Af4AAAEA
model: modifier new VBG	0.053	-0.019	AAMBAAD7AAH9/P8ABAf/AQIAAAH/APwF
model: neighbours apart, one clause to one	0.004	-0.023	/QAGAQP3BQP8+/0D/wr8Bf/8A/v8AfoF
model: neighbours apart, one clause to two	0.057	-0.004	/wP9/wEAAf4CAf//BAEAAQT/AAD//P//
model: neighbours apart, other clauses to one	0.109	-0.011	AAf5/gAEAPwCAQD7Bf4AAQb+AQAB+gL/
model: neighbours apart, other clauses to two	0.012	-0.014	/P4BBAP6BQP/+/0F/Aj7BP/8A/78AfsD
model: neighbours of other sentences	-0.033	-0.02	/f0EBwP8BAL+//0H/gD8BPr4BPr8BPsF
model: neighbours still	0.057	-0.151	Av4E//39/QT6+gP/AAYA/wIB/gP+A/4G
model: neighbours turned, one clause to one	0.039	-0.027	+/8BBwT3BgH/+/0EAAb9BAD5BPv8//kE
model: neighbours turned, one clause to two	0.051	-0.011	/wH9AgH+AgECAf/+BAD/AgL/Av4A/P8A
model: neighbours turned, other clauses to one	0.079	-0.023	/gT8/gL9AwABAP/9BgAAAQT+Af7++/0B
model: neighbours turned, other clauses to two	0.041	-0.005	/wP+AAH9AgEAAAD/AQIAAAL/AP8AAAAC
model: new a	0.007	-0.013	/wAEAQH/AQP+/v///wL+Av/+Af4AAwEC
model: new about	-0.029	0	AP0DAgAAAAH//wAC/gEAAP4AAAAAAgAB
model: new across	0.009	0	AAD//wAAAAAAAAD/AAAAAAAAAAAA/wAA
model: new act 1 above all	0.017	-0.009	AAH/AAACAAADAgD+BvwBAAAAAP8A/wD9
model: new act 2 above all	0.03	-0.009	AQH+/v8B//8BAQD+Av8B/wIBAAEA/gD/
model: new act 3 above all	-0.007	-0.002	AP8CAQD+/wEA/wAB/AIAAAEAAAEAAv8A
model: new act of level 1	-0.021	0	AP8BAQD+AQH+/f8C/gP+Af3+Av7/A/4D
model: new act of level 2	0.013	-0.02	/f0FAwP5BQP9/P8CAQL9A/38Avz+A/sF
model: new act of level 3	0.036	-0.022	AAP9/QAD//7////+/wAAAQAB/wIAAAAA
model: new act of level 4	0.029	-0.005	AQH//v8A//8AAQD9AQAAAAIBAAEA/gD/
model: new act of level 5	0.032	-0.006	AAH+/v8A//4BAgD9Af8B/wMB/wIA/gH+
model: new after	-0.005	0	AP8AAQD/AAH/AAABAAEAAP4AAAAAAQAB
model: new afterwards	0.003	-0.002	AAAB/wD/AAAA/wD/AAEAAAAAAAAAAAAA
model: new against	0.033	-0.001	AAP9AAAAAP4BAQAAAwAAAAMAAAAB/QH+
model: new alike	0.004	-0.001	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
model: new all	-0.001	-0.001	AAAAAAAAAAAAAAAB/wAAAAAAAAAAAAAA
model: new alongside	-0.013	0	AP8BAAAAAQH//wAC/gAAAP//Af8AAgAA
model: new also	-0.035	-0.001	//8DAQH/AQL+/v8C/AH+Av3+Av7/A/8C
model: new an	-0.019	-0.007	APwEAQD+AAL//wAA/gIAAP0AAAAAAv8D
model: new and	-0.032	-0.007	/v4EAgL8AgIA/v8B/AX/Af3+Av//A/0E
model: new around	0.011	-0.003	AAABAQAAAAAAAP8AAP8AAAEAAAAA/wH/
model: new as	-0.006	-0.007	AP0DAAD/AAL//wEA//8BAP8B/wABAQAB
model: new at	-0.067	-0.008	//sGBAH+AgX8/f8E+gH/Afr+Af4ABwAF
model: new back	0.003	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: new behind	0.005	0	AAD//wAAAAABAQD/AAAAAAAAAAAAAAD/
model: new between	0.015	-0.001	AAL+/wACAP4BAQD/Af8AAAEAAAAB/wH/
model: new by	0.027	-0.003	AAD/AAD+AQABAQD9AwEAAAEAAf//AP4B
model: new clear	0.008	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAA/wAA
model: new consistently	0.006	0	AAEA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: new could	-0.024	0	AP8CAQAAAAD/AAAC/QAAAP8AAAAAAQAA
model: new down	-0.016	0	AP4CAQAAAAEAAAAB/gAAAP8AAAAAAgAB
model: new each	0.018	-0.002	AAH/AAAAAP8AAAD+AgAAAAEAAAAA/wAA
model: new every	0.034	-0.01	AAH+/gAAAAAAAAD9AwAAAAIB/wEA/gD/
model: new for	-0.052	-0.009	//0GAgH/AQL+/gAE+wL/Af0AAP8ABf8C
model: new from	-0.019	-0.005	AP4DAQD/AAL//wD//gIAAP7/AP8AAf8D
model: new full	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: new how	-0.139	0	APsJBQEBAQH+/wAI9wAAAfn/AP4ACAAA
model: new i	-0.063	-0.004	AP0EAgH/AQL+/gAC+wEAAPwAAf4ABAAB
model: new if	-0.063	0	AP4EAgAAAAAAAAAE+wAAAPz/AP8ABgAA
model: new in	-0.011	-0.007	//4CAQH/AQH+/wD/+wEAAAAAAAEAAQAA
model: new into	-0.002	-0.003	/wABAAH8AQL//f8AAAP/Af7/AQD/AP4D
model: new it	-0.024	-0.003	AAAB/wABAAEAAQEA/f8B//8AAAAAAgAA
model: new its	0.014	-0.001	AAH//wAAAAAAAAD/AQAAAAAAAAAAAAAA
model: new link and	-0.116	-0.002	//wHBgH/AgP+/wAG9QEAAfr+Af0ACP8B
model: new link complement	0.02	-0.001	AAEBAP8B//8BAgH/A/8B/wEB/wEB/wH+
model: new link means	0.009	0	AAH//wAAAAAA/wD/AQH/AP//Af//Af8C
model: new link purpose	-0.098	-0.004	//sGBAL6AgT+/P8G9QT/Afn+Af3/B/4E
model: new link relative	-0.042	-0.001	AP0EAgD/AAH//wAB/QEAAPz/AAD/A/4D
model: new link result	0.066	-0.026	/AD+AQT6BQT9+v4AAgf8AwD6A/39AfsH
model: new link time	0.036	-0.003	AAT+/wACAP4BAf/+AwD/AQL/AP8A/gD+
model: new mainly	0.002	-0.002	/wD/AQH/AQAA//8B/gH/AQAAAAAA/wAA
model: new my	-0.016	0	//8BAAAAAAH//wAB/QH/AAAAAAAAAAAA
model: new normally	0.026	-0.001	AAH+AAD/AP8BAgD/BAAAAAIAAAAB/gD/
model: new not	-0.019	0	AP8BAAAAAAAAAAAB/gAAAP8AAAAAAgAA
model: new of	-0.011	-0.01	/PoBBQT9BgX9+v4H/QP8BP36BPv/Av4H
model: new on	0.042	-0.013	/gX8/wIAAvwCAf/+AwD/AQT+Af///P/9
model: new out	0.01	-0.002	AAEAAAAAAAAAAQABAQAAAAEAAAAA////
model: new over	0.064	-0.001	AQX6/f8D/v0CAgD7BP4AAAMC/wIB/AH+
model: new right	0.014	0	AAH/AAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: new safely	0.009	0	AAEAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: new so	-0.027	0	AP8DAQAAAAH//wAB/QAAAP4AAP8AAgAB
model: new sometimes	0.003	0	AAAAAAAAAAEAAAAAAAAAAAD/AQAAAP8B
model: new that	-0.057	0	AP0CAf///wH//wAC+wEAAPwAAAD/BP8C
model: new the	-0.043	-0.005	//0EBAH/AgH/AP8F/AH/Af3+Af//BP8A
model: new their	0.002	-0.006	AP8BAQABAAAAAgEAA/0C/gIC/wIB/gL+
model: new them	-0.006	0	AP8A/wABAAABAQAAAv8AAP//AAAA/wD/
model: new then	-0.039	0	AP4CAAAAAAEAAAAB/QAAAP7/AAAAAwAA
model: new there	-0.009	-0.001	AAAAAQAAAQAAAP8B/wD/Af//AAAAAf8A
model: new through	0.019	-0.002	/wEA/wD+AAD//wABAgEAAAEAAAAA//8A
model: new to	-0.008	-0.013	//0DAgL6AgT//AAA/QX/Af3/Af3/BP0G
model: new too	-0.006	0	AP8BAQD/AAEAAAAAAAAAAAAAAAAAAAAA
model: new until	-0.03	0	AP0CAQAAAAIAAAAB/gAAAP//AAAAAQAA
model: new up	0.018	-0.006	AAACAgD9AAAAAAABAQEAAAIAAAEA////
model: new us	-0.015	0	//8BAAD/AAEA//8B/gEAAf//AAAAAf8B
model: new what	-0.147	0	//gMBwH/AQP+/gAJ9QH/Aff/Af7/C/8C
model: new when	-0.027	0	AP8CAQAAAAH///8C/QH/Af7/AP8AAgAB
model: new where	0.029	-0.004	AQL///8C//0BAwH+BP0C/gEB/wAA/wH/
model: new which	-0.006	-0.001	AP8AAQABAP//AAAA//8AAP8A/wAAAP8B
model: new while	0.022	0	AAIAAAABAP8AAAD/AQAAAAIAAAAA/wAA
model: new who	-0.029	0	AP4CAQAAAAH//wAC/wEAAP8AAAAAAAAA
model: new with	-0.078	-0.004	/vkGBQL8BAf8+v4H9gT9A/v9Av3/Bf4G
model: new without	0.002	-0.001	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: new would	-0.189	0	//kOCAEAAQL+/wAK8wH/AfX/Af4ADQAB
model: new you	-0.255	0	//URCgH/AgP8/f8Q7AH+AvL+Af0AEP8C
model: new your	-0.122	0	APoJBAAAAQP9/gAH9QD/Afj/Af4ACQAB
model: not said: any	-0.034	-0.021	AfwBAf4C/wIBAQL/+v8D/f0B/gECBgIA
model: not said: helped	0.022	-0.008	AQL//v8C//4BAQH+Af8B/wIB/wEB/wH/
model: not said: joint	-0.009	0	AAAAAQD/AAEAAAAB/wEAAAAAAAAAAAAB
model: not said: junior	-0.029	0	//8CAgH/AgEA//8C/QH/Af7/Af4AAwAB
model: not said: negated	-0.027	-0.002	AP4CAAABAAEBAQEA/f8B//8B/wEAAwD/
model: not said: occasional	-0.005	-0.002	Af8BAP8B/wAAAAD//wAAAAAB/wEAAQH/
model: not said: others	-0.016	0	//4BAgH+AgL///8B/gH/Af/+Af8AAgAC
model: not said: partial	-0.013	-0.005	AP8AAAAAAAEAAAAA/gAAAP8AAAAAAgAA
model: not said: planned	0.018	0	AQL+//8B//8AAQH/Av8B/wEB/wEA/wD/
model: not said: received	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: not said: supervised	0.007	0	AAEAAAAAAAABAQH/Af8B/wEBAAEA/wD/
model: not said: uncertain	-0.016	-0.003	AP8BAQAAAAH///8B/QAAAP8AAAAAAQAB
model: not said: watched	0.008	0	AQH///8B//8AAAAAAQAAAAEB/wEA/wD/
model: noun told as an act	-0.018	0	AP4CAQAAAQL//wAA/gAAAP7/AP8AAgAA
model: number dropped	-0.185	0	APkMBwABAQL/AAAJ8f4AAPT/AP4BDwEB
model: number in another form	-0.066	0	//0DAwEAAgL//wAD+wAAAP3+Av0AAwAB
model: number kept	-0.037	-0.015	/P0HAgP1Awj7+P4D+gr9A/z6A/39A/oI
model: number near its words	-0.023	-0.014	/f0DAgP4Awb7+P4D/wr8A/z8Av7+BPwH
model: number near other words	0.011	-0.002	AAEAAAD+AAAA/wAAAAEAAAD/Af8A//8B
model: number new	0.207	-0.014	Ag309/4H/vcGCQLzD/gD/g8F/gQD8QT2
model: number with a new act	-0.14	-0.008	/fQLBgP2BAz39f4J9An8A/X7BPr+CfwK
model: number with a period	0.005	-0.002	AAAAAQD/AAAA/wABAQEAAP//AAAAAQAC
model: number with another act	0.07	-0.006	/wX7AQD/APwBAP//AQL/AQX9AQAA/f//
model: number with its own act	0.026	-0.004	AQMA+//+/wD//v/+AQP/AQD/AQD///4D
model: number without its period	0.039	-0.002	AAL8AAAAAP4BAgD/Bf8AAAP/AP8B+wH+
model: object 1 clauses away	0.05	-0.006	AAL//QAAAP8A/wD9AQEBAAQAAAAA/f//
model: object 2 clauses away	-0.028	-0.003	//0DAQH+AgP//v8C/QP+Av7/Af8AA/8A
model: object 3 clauses away	0.013	-0.001	AQD/AP8B/wAAAAEAAQAB/wAAAAD///8A
model: object loose	0.13	-0.008	AAb9/QABAPsDAwH8Cf8A/wX/AP8B/AH9
model: object of another act	0.016	-0.008	AP8B/wD+AAL//gAAAAIAAQEAAAEAAP//
model: object of the same clause	0.106	-0.066	AAP9Av76/wAF/wL9AwIC/gMAAAH8/fsD
model: object taken over by an act of building	-0.005	-0.005	AAAAAAD/AAIAAAAA/wAAAAABAAEAAAAA
model: object taken over by an act of checking	0.008	-0.002	AAAAAAAAAAAAAAD/AAAAAAEAAAAAAAAA
model: object taken over by an act of designing	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: object taken over by an act of fixing	-0.012	0	AP4BAQAAAAAA/wAAAAAAAP8AAAAAAQAA
model: object taken over by an act of general	0.047	-0.002	AAP/AgEBAf4BAwABB/4AAAT/AP8A/AD9
model: object taken over by an act of helping	0.008	0	AAD//wD+AQD//v8AAAL/AQD+Af7/AP4B
model: object taken over by an act of improving	0.011	-0.001	AAEA/wAAAAAAAAD/AgAAAAEAAAAA/wAA
model: object taken over by an act of maintaining	0.015	-0.005	AAD+/gD/AAAAAAD+AAEAAAEAAAAA/wD/
model: object taken over by an act of money	-0.012	0	AAAAAQD/AAD//wAD/gEAAP4AAAAAAv8B
model: object taken over by an act of moving	-0.027	0	AP4CAQAAAAD//wAD/QAAAP4AAAAAAgAB
model: object taken over by an act of organising	0.045	-0.006	AAP9/gAB//4BAQD9A/8B/wQC/wIB/AH+
model: object taken over by an act of people	0.005	-0.002	AAD//wAAAAAAAQD/AP8BAAAB/wEBAAH/
model: object taken over by an act of reducing	0.005	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: object taken over by an act of reporting	0.001	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAA/wAA
model: object taken over by an act of starting	0.005	-0.003	AAAAAAAAAAAAAAAAAAAAAAEAAAAA/wAA
model: object taken over by an act of teaching	0.008	-0.001	AAH//wAAAP8AAAAAAAAAAAEAAAAA/wAA
model: object taken over by an act of trades	-0.013	-0.001	AP8BAQD+AQIA/v8B/wH/Af//Af//Af4B
model: object taken over by an act of unknown meaning	-0.018	-0.005	AP4DAQD+AAP+/QAB/wEAAAAAAAD/Af4D
model: object taken over, level rises by -1	0.007	-0.002	//8BAAH/AQD//v8BAAP/AQD+Af7/AP8C
model: object taken over, level rises by 0	0.031	-0.012	AAH+/wAA//8BAgD/BAAAAAEB/wEA/wD+
model: object taken over, level rises by 1	0.022	-0.002	AAH//wD/AAABAAD/AQAAAQEAAQD//v//
model: object taken over, level rises by 2	0.022	-0.005	AAL//wAAAP8AAAD+AgAAAAEAAAAA/wAA
model: object taken over, level rises by 3	0.012	-0.004	AAD/AAAAAAAAAQD/AQAB/wEB/wEA/wH/
model: object taken over, level rises by unknown	-0.024	-0.009	//0GAgH8AQT+/AAD/QP/AP//AP//A/0F
model: object taken over, other meaning	0.049	-0.033	AAAD/wD4AQP//f///wT/AQH/AAD/AP0D
model: object taken over, same meaning	-0.005	0	AAD/AAAAAAABAQAAAf8AAP8AAP8AAQAA
model: one became several	0.055	-0.027	/gP7AgL9A///+/0CAgP8BAL8A/78/voG
model: origin gone from 2	-0.082	0	//0EAwH+AQL+/QAG+AL/Afv+Av3/Bv4E
model: origin new at 0	-0.004	-0.001	AAAAAAAAAAAAAAAC/gAAAP8AAAAAAQAA
model: origin new at 2	0.017	-0.001	AAIA/wAA//8BAQD/AgAB/wEB/wEA/gD/
model: origin same	-0.008	0	AAABAAAAAAAAAAD/AP8B//8AAAAAAQAA
model: passive without a subject became active	-0.032	0	AP0CAgEAAQL/AAAD/AAAAP3/AAAAAwAA
model: period new	0.077	-0.01	AQX6/P4D/v0CAwH7Bv4C/wYD/gIC+gL9
model: person alone → alone	-0.033	-0.001	AP0EAgD/AAL+/wAC/gIAAP0AAP8AAv8C
model: person alone → as	-0.016	0	AP8BAAAAAAEAAAAA/gAAAP8AAAAAAQAA
model: person alone → in	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person alone → object	0.024	-0.002	AAL+AAACAP0AAAABAQH/AAMAAAAA/QD/
model: person as → as	0.016	0	AQL+//8B/v8BAQH/Av8B/wIC/gIB/gH+
model: person at → at	-0.004	0	AQAAAP8A/wAA/wEB/wAB/wAB/wEAAQAA
model: person at → to	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person for → for	0.013	-0.003	AAAAAgACAAD//wABAAAAAAIAAAEB/wH/
model: person for → object	0.037	-0.002	AAL9/wAAAP8BAQD9Av8AAAMB/wEB/QH+
model: person for → of	-0.035	0	/fwEBAP/BQT9/P4E/AD9A/38A/z/AwAD
model: person gone, was alone	-0.003	0	AAAAAAAB/wAAAQAAAP8AAAAB/wEAAAD/
model: person gone, was alongside	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person gone, was by	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person gone, was for	0.004	0	AAAA/wAAAAAAAAAAAAAAAAAAAAAA/wAA
model: person gone, was from	-0.017	0	AP8BAQAAAAAAAAAB/wAAAP8AAAAAAgAA
model: person gone, was object	-0.026	-0.002	AAACAAAAAP///wAB/QL/Af3+Af4AA/8C
model: person gone, was of	0.012	0	AAH//wAB//8BAQH+Av4B/wEB/wEB/wH/
model: person gone, was subject	-0.015	0	Af4CAP8B////AAAB/gAAAP4B/wEBAQEA
model: person gone, was with	0.004	0	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
model: person in → in	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person new as alone	-0.014	0	AP8AAAAAAAD/AAAB/wAAAP8AAAAAAQAB
model: person new as for	-0.024	0	/fwEAwQABQX+/f8C/gD9A/38A/wAAwAE
model: person new as object	0.032	-0.004	AAAB/////wABAQD9AgAB/wEB/wEA/wAB
model: person new as of	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person new as subject	-0.02	0	AP8CAQD/AAEAAAAC/wAAAP8AAAAAAgAB
model: person new as to	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person new as with	-0.026	0	AP4BAAAAAAAAAAAB/wAAAP4AAAAAAgAA
model: person object → alone	-0.016	0	AP8BAQAAAAH/AAAB/gAAAP4AAAAAAgAA
model: person object → alongside	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person object → as	0.011	-0.003	AAH//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person object → object	0.036	-0.006	/wL+AAH+AQEA/wD/AwEAAAL/Af////8B
model: person object → to	0.008	0	AAAAAAD/AAAAAAD/AQAAAAEAAAAA/wAA
model: person of → object	0.032	-0.004	AQL//gABAP4AAQD+A/4BAAIB/wEB/QH+
model: person of → of	0.005	0	AAD/AAAB/wAAAAAAAAAAAAABAAEA/wAA
model: person subject → subject	0.01	-0.001	AQL+/v8C//8BAQH/Af8B/wEB/wEA/wH/
model: person to → object	-0.003	0	AP8BAQD/AAEA/wAB/wEAAAAAAAAAAAAB
model: person to → to	0.027	-0.002	AgL9/v4C/f4BAgH/Av8C/gIE/QQB/QL+
model: person with → object	-0.005	0	AP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person with → with	-0.001	0	AQAAAP8B/wD//wAB/wAAAAEAAAAAAAAA
model: progress gone from 0	0.009	0	AAEA/wAAAP8AAQD/Af8B/wEBAAEA/wD/
model: progress gone from 1	-0.027	0	AP8BAQAAAAAAAAAA/QAAAP8AAAAAAgAA
model: progress gone from 3	-0.117	0	APoHBAD/AAL9/gAG9wL/Aff/AP//Cv8D
model: progress lowest up 3	0.006	-0.001	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: progress new at 0	-0.021	-0.001	AP4DAQAAAAEAAAAB/gAAAP8AAAAAAQAA
model: progress new at 1	-0.014	-0.001	AP4BAQD/AAIA/wAB/gEAAP//AP8AAv8B
model: progress new at 3	0.04	-0.009	/wD/AAH9AgD/AAD+AwEAAAL/Af////8B
model: progress same	0.078	-0.006	AQP9/v///v8BAQL7BgAC/gMB/wEA/AAA
model: progress up 1	-0.026	0	AP8CAQAAAAAAAAAC/gAAAP4AAAAAAgAA
model: progress up to 1	-0.027	0	AP4CAQAAAAAAAAAC/gAAAP4AAAAAAgAA
model: progress up to 3	0.005	0	AAD//wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: purpose with nothing behind it	-0.076	-0.003	APwEAgH/AQH+/wAE+QEAAPz/Af4ABQAB
model: qualified gone from 2	-0.058	-0.001	//wEAwH+AQL///8C+wH/Afz+Af7/Bf8C
model: qualified new at 2	0.014	0	AAH//wD/AAAAAAD+AgAAAAEAAAAA/wAA
model: qualified same	-0.038	0	//0DAgH/AgP+/v8D/AH/Af7/Af//Av8B
model: quality new at 2	0.012	-0.001	AAEAAAAAAAAAAAD/AQAAAAEAAAAA/wAA
model: quality new at 3	0.071	-0.012	AQP8/P8B//8BAQH6BQAB/wQBAAEA+wD/
model: rank gone from 0	-0.053	-0.002	//0DAwH+AgL//v8D+wL/Afz9Av3/BP8D
model: rank gone from 1	-0.09	0	//oHBQL+AwX8+/8I+AL+Avr+Avz/Bv8D
model: rank gone from 3	-0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: rank gone from 4	-0.015	0	AP8BAAAAAAAAAAAB/wAAAP8AAAAAAQAA
model: rank gone from 5	-0.013	0	AAACAQAAAAAAAAAB/wAAAP8AAAAAAQAA
model: rank new at 1	-0.015	0	AP8BAAAAAAAAAAAA/wAAAP8AAAAAAQAA
model: rank new at 3	0.017	0	AAL+/gAAAP8AAAD/AQAAAAEAAAAA/wAA
model: rank same	-0.034	-0.005	//8DAAH+AQH9/f4D/AL9A/38A/z/BP4F
model: rate kept	0.059	-0.005	AgX7/v4D/fwCAQL+BP4C/gME/QMC/AL9
model: rate lower	-0.023	0	AP8AAQAAAAIA/wAC/wAAAP8AAAEAAQAB
model: rate new	0.045	-0.01	AAL+/gAAAP8AAAD+AgEAAAMAAAAA/gAA
model: reach gone from 1	-0.027	0	AP8CAQD/AQAA/wAC/gAAAP7/Af8AAgAB
model: reach gone from 2	-0.04	0	/v4EAgL/AgL+/v8D/QH+Av39Av3/BP8C
model: reach gone from 4	0.02	-0.006	AQP+/v4D/v4BAQD/Av8A/wIB/wEB/wH+
model: reach new at 1	-0.002	0	AP8BAQAAAAH//wAB/wAAAAAAAAAA/wAA
model: reach same	-0.018	-0.002	AP8BAAABAQL+/f8B/wD/Af3+Av0ABAAE
model: relative with nothing behind it	-0.045	0	AfwDAv8A/wH+/wAD/QAAAP0AAAEAAgAA
model: result with nothing behind it	-0.015	-0.004	AP4AAAABAAL//wABAAAAAP4AAAAAAAAA
model: role	0.085	-0.005	AAP9/AAAAP4CAgD8B/8AAAP/AAAA/AAA
model: role after → object	0.035	0	AAIAAAABAf8BAQD+BP8AAAMAAAAA/QH/
model: role alone → as	-0.062	0	AP0EAQD/AAL+/gAC+QAAAPwAAAAAAwAB
model: role alone → at	-0.131	-0.003	APYMBwH+AQb7/AAF9gMAAPj/AP8ACP8E
model: role alone → for	-0.003	-0.001	AP8BAQD/AAH//gAD/gL/AQAAAP8AAf8B
model: role alone → from	-0.042	0	AP4EAgD/AAL9/gAD/AEAAP4AAP8ABAAC
model: role alone → in	-0.049	-0.002	APwDAgD+AAP+/QAD/AH/APz/Af//A/8D
model: role alone → object	-0.007	-0.019	/v4AAwIAAgP///4FAQD9Av78AvwB/wH+
model: role alone → on	-0.047	-0.002	//4BAgEAAQL//f8D+QH/Af3+Af8AAwAB
model: role alone → to	-0.011	0	//4CAgH/AQL//wAC/gAAAAD/Af//Af8B
model: role alone → with	-0.051	0	//sFAgH+AQP//gAB+wEAAPv/Af//Bf8C
model: role at → object	0.052	-0.011	AAP7/AABAP0CAgD9BP8AAAQBAAEA+wH9
model: role at → of	0.016	-0.001	AAH/AAD/AAAA/wAAAQIAAAEAAAAAAAAA
model: role at → on	0.041	0	AAL+AAD/AP8BAQAAAwEAAAIAAAAA/v8A
model: role at → to	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: role before → object	0.007	0	AAH//wABAP8AAAAAAAAAAAAAAAAAAAAA
model: role behind as	0.007	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: role by → object	0.004	0	AAEA/wAAAAAAAAAAAAAAAAAAAAAAAAAA
model: role for → in	-0.001	0	AP8AAAAAAAAA/wAAAAAAAAAAAAAAAAAA
model: role for → object	0.031	-0.004	///+AgH/AQACAgD7AQD/Af/+Af//AP4B
model: role for → of	-0.014	0	/v4BAQL/AwL+/P4D/QD9A/78A/z/AwAE
model: role for → to	0.006	0	AAD//wABAAAAAAD/AAAAAAAAAAAAAAAA
model: role for → with	0.009	-0.001	AAH+/wAAAAAA/gAB/wIAAAL/AAAA/gAA
model: role in → into	-0.007	-0.002	//8AAQH8AQIA/wAAAAIAAAAAAAAAAP8B
model: role in → object	0.056	-0.004	AAT/AQAAAP0BAgD/BAEAAAMAAAAA/QD/
model: role in → of	0.018	-0.001	AAD//wD/AAEA/wAAAf8AAAEAAAAAAAAA
model: role in → on	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: role in → to	-0.007	0	AAABAAD/AAAA/wABAAIAAP//AP8AAf8B
model: role maybe → about	-0.013	0	AP8BAQAAAAEA/wAB/wAAAP8AAAAAAQAB
model: role object → about	0.038	-0.001	AAP7AAAAAP4BAQD/BQAAAAMAAAAB/QH/
model: role object → alone	-0.026	0	AP4CAQAA/wEAAQEA/wAB//0AAAAABAAB
model: role object → alongside	0.003	0	AAAA/wAB/wAAAAAAAAAAAAAAAAAAAAAA
model: role object → as	0	-0.003	AP8BAAD+AAEA/wAA/wEAAP8AAP8AAQAC
model: role object → by	-0.004	-0.001	AP8BAQD9AAH/AAAAAAL/AP8BAAD/AP8B
model: role object → for	0.028	-0.001	AAL+/v8C//4BAQH/Av4B/wMB/wEB/QH9
model: role object → from	0.008	-0.001	AAEA/wAAAAAAAAD/AAAAAAAAAAAAAAAA
model: role object → in	0.025	-0.001	AAABAP8B/gACAgD/A/0C/gEA/wEA/wD/
model: role object → of	-0.009	-0.002	AP4BAQH/AQL//QAA/gEAAf4AAAAAA/8C
model: role object → on	-0.016	0	AP4AAAD/AAH//wAB/QEAAP7/AAD/Av8B
model: role object → subject	0.024	-0.004	AAL/AAACAP4BAQD/BP8BAP8AAAAAAP8A
model: role object → to	0.048	-0.007	AAP+/gD/AP4CAQD8BAAAAAMAAAEA/f//
model: role object → with	-0.045	-0.003	//0EAQH9AQL+/f8E+gL/Afz+Af4ABP8E
model: role of → object	0.094	-0.018	AQf5/P8E//sCBAD6CfwB/wYC/wIB+gH9
model: role of → to	0.023	-0.006	AAL//wD/Af8AAAD/AgAAAAIAAAAA/gAA
model: role on → object	-0.006	-0.002	AP4BAAD/AQEA/wD/AAEAAAD/Af//AP8B
model: role since → for	-0.019	0	AP4CAQAAAAH+/wAC/QAAAP8AAAAAAQAA
model: role subject → against	0.023	-0.001	AAL9AAAAAP8AAAD/AQEAAAIAAAAB/gD/
model: role subject → at	-0.012	-0.001	//8AAQH/AQH///8C/gH/Af//AP8AAQAB
model: role subject → object	-0.008	0	AP8BAAAAAAAAAAAAAAAAAP8AAAAAAQAA
model: role to → object	0.056	-0.003	AQb7/v8F//oBAwD/A/0A/wQB/wEB/AL8
model: role with → alongside	0.004	0	AAAAAAD/AAEAAAD/AQAAAAAAAAAAAAAA
model: role with → in	-0.007	0	AP8BAAD/AAH//wAA/wEAAP8AAAAAAQAB
model: role with → object	-0.042	-0.004	AP8DAgD8AAP+/AAC/Ab/Afz/AP//B/0G
model: said by both: helped	-0.013	-0.003	AAH//wAA/wAAAQD+Av8A//8AAAAB/gEA
model: said by both: joint	0.005	-0.001	AQAA/////wEA/wD/AAEB//8B/wIAAQAB
model: said by both: junior	-0.038	-0.004	//4EAQH+AgL+/v8D/AL+Av7/Af8AAgAC
model: said by both: negated	0.006	0	AAEA/wAA/wABAAD/AQEAAAAB/wEAAAD/
model: said by both: occasional	0.016	0	AAH//wAB//8AAAH/AQAB/wIAAAAA/wD/
model: said by both: others	0.025	0	AQL+/v8C/v4BAQH+Av8B/wIC/wIB/gH+
model: said by both: partial	-0.03	-0.002	/vwAAgL8AgP//f4C/AT+Av3+Av7/A/4E
model: said by both: planned	-0.016	0	AAABAAAAAAAAAAAC/gAAAP8AAAAAAgAA
model: sentences joined as a cause	0.033	-0.007	/wL9/wD/AP4BAAD/AQIAAAL/AAAA/wD+
model: share gone from 1	0.004	0	AQD/AP8B//8BAQH/Af4B/wEB/wEB/wH/
model: share gone from 2	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: share gone from 4	-0.02	-0.004	AP4CAQAAAAEAAAAA/gAAAP8AAAAAAQAA
model: share gone from 5	0.005	-0.007	AAACAAD/AP8AAAAA/wIAAAEAAAAAAP8A
model: share left	-0.101	-0.016	//oLBAH9AgP//gAG9gH/Afn9Af7/CP4B
model: share loose	-0.095	-0.018	/vwMAwL/AwP9/f4G9wH9A/f8Av3/Cv8D
model: share new at 1	0.006	0	AAD//wAAAAAAAAAAAQAAAAD/AP8AAAAB
model: share new at 2	-0.011	0	AP8BAQAAAAEAAAAA/wAAAP8AAAAAAQAB
model: share new at 5	0.022	-0.013	AAEA/wAA/wAAAQD+AgAAAAABAAEA/wAA
model: share of neighbours	0.015	-0.018	AgABAP4A/QEB/wP9AQAE/AAD/QMBAgAD
model: share same	0.022	-0.009	/gD9AAL+AgIB/v//AwP+AgD+Af////8C
model: size gone from 1	-0.029	-0.001	//4DAQH/AQL//gAC/AH/AP7/AAAAAgAB
model: size gone from 3	-0.007	-0.002	AP8BAQAAAAAAAAAB/wAAAAAAAAAAAAAA
model: size new at 3	0.016	-0.003	AAD//wAAAAABAAD/AQAAAAEAAAEAAAAA
model: size same	0.029	-0.003	/wAAAQEAAAEBAQD+A/4AAAL/Af8A/gAB
model: skill gone from 1	-0.031	0	//0DAgEAAQL+/gAD/QD/AP8AAAAAAQAB
model: skill gone from 3	0.003	0	AAD/AAAAAAAAAAD/AQAAAAAAAAAAAAAA
model: skill new at 2	-0.022	0	//0CAwH9AgP//v8B/gP+AgD/AAAAAQAB
model: skill new at 3	-0.01	0	AAABAAAAAAEA/wAAAAAAAP8AAAAAAQAB
model: skill new at 4	0.025	0	AAD//wAAAAAAAAD+AgAAAAEAAAAA/wAA
model: skill same	-0.001	0	AP8AAAAAAAH/AAAAAAEB/wEBAAEA/wH/
model: small number new	-0.014	0	AP4CAQEAAQEAAAAB/gAAAP3/AP8AAgAB
model: span gone from 1	0.002	-0.003	AAAAAAABAAAAAP8B/gAAAAEAAAAA/wH+
model: span gone from 4	-0.054	-0.006	AP4EAf///wH+/wAE/AP/Af3/AAAABP8B
model: span new at 1	0.076	-0.009	AQb7/v8E//sCAwH8B/wC/wYC/wEB+wL9
model: span new at 2	0.016	-0.001	AAEAAAEAAQAAAAD/AgAAAAEAAP8A/wAA
model: span new at 4	-0.036	0	AP4DAgAAAAH//wAC/AAAAP4AAAAAAgAB
model: span same	-0.031	-0.004	//4BAQH/AQL+/f8B/QD/Afz+Af4ABf8C
model: speed gone from 0	-0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: speed new at 0	0.011	0	AAH9/gAAAP8AAAAA/wAAAAAAAAAA/wD/
model: speed new at 2	0.018	-0.001	AAH//wAAAAAAAAD+AQAAAAIAAAAA/wAA
model: speed same	-0.025	0	AP8BAQAAAAEAAAAB/wAAAf4AAP8AAQAA
model: success gone from 2	0.007	0	AAAAAAD/AP8BAQD/AQAAAAEAAAAAAAAA
model: success new at 3	0.007	-0.002	/wABAAD/AQH/AAD+AAL/AQL/AAAA/wAB
model: swap of name	0.021	-0.005	AAL+/gAAAP4AAAD+AQAAAAH/Af8A/gD/
model: swap of name, likeness 1	-0.002	0	/wAAAAEAAQAAAAAA/wAAAAD/Af8AAAAA
model: swap of name, likeness 3	0.017	-0.003	AAD//wAAAAAAAQD+AQAAAAEAAAAA/wAA
model: swap of noun	0.019	-0.038	//8IAQICBP7+Af/+/v7+A/v9Af4ACAH+
model: swap of noun, likeness 0	0.044	-0.002	AAP+AAADAf0AAQD/Bf8AAQP/Af4A/gH9
model: swap of noun, likeness 1	-0.013	-0.012	AAAC/wAAAQAA//8A/QD/Af0AAAAABP8B
model: swap of noun, likeness 2	0.018	-0.016	AP4C/gAAAQEAAP/+/QD/AQD/AAAAAQAA
model: swap of noun, likeness 3	0.013	-0.009	AAAEAQACAP4AAQAAAP8AAP3/AAAAAgAA
model: swap of noun, likeness 4	0.006	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAQAA
model: swap of noun, likeness 5	-0.035	0	APwCAwAAAAEA/wAD/AAAAP0AAAAAAwAA
model: swap of quality	0.008	-0.02	//sBAQEAAQL//v8C/gH+Av7+Af//A/8B
model: swap of quality, likeness 0	-0.019	-0.007	AAADAQAAAAAAAAAB/wAAAP4AAAAAAgAA
model: swap of quality, likeness 1	0.003	-0.002	AAAA/wABAAAA/wAB/wAAAAAAAAABAAH/
model: swap of quality, likeness 2	0.065	-0.006	/wD//wEAAQAAAAD8BQEAAAP/AP///f8A
model: swap of quality, likeness 3	-0.032	-0.003	AP4BAQAAAAEAAP8B/QAAAP4AAAAAAgAA
model: swap of quality, likeness 4	0.001	-0.001	AP//AAAAAAEAAAD+AAAAAAD/AAAAAAAA
model: swap of verb	0.044	-0.037	/v8DAAL7BAMA/f//AQP/AgH9Af/+AfwE
model: swap of verb, likeness 0	-0.041	-0.003	AP0CAgD/AAIA/wAC/AEAAP3/AAAABP8B
model: swap of verb, likeness 1	0.061	-0.008	AAAA/wAAAAAB/wD8B/0AAAMAAAAA/QAB
model: swap of verb, likeness 2	0.003	-0.013	AAAC/wD/Af8BAAD/AgEAAAH/AAD//v//
model: swap of verb, likeness 3	-0.008	-0.005	//wDAgD5AQX++/8B/QX/Av/+AAD+BPwG
model: swap of verb, likeness 4	0.018	-0.006	AP8AAAAAAQEAAP//AgD/AQL/Af8A/wEA
model: swap, far-broader	-0.013	-0.004	//4CAQH/AQEAAP8B/wD/AQD/AAAAAQD/
model: swap, narrower	0.028	-0.003	/wAAAAH+AQL//QABAgH/AQD/AAD/AP4D
model: swap, none	0.035	-0.069	//0E/QEBA/////7/+//8BP79Af8ACP7/
model: swap, paraphrase	0.012	0	AAD/AAAAAAAAAAAAAAAAAAH/Af8A/gAA
model: swap, rare-synonym	-0.009	-0.002	AP8BAQD+AAAAAAD+AgEAAP8AAAAAAv8B
model: swap, sibling	0.01	-0.017	/v//AAIAAwEA/v8BAf//Av78Af7/A/8C
model: taken out, one place	0.079	0	BQf4+fsH+foEBgT5CfkG+gYH+wYD+QT6
model: taken out, share 0	-0.006	-0.001	//4BAAAAAAH/AAAA/wAAAP8AAP8AAQAA
model: taken out, share 1	-0.02	-0.018	AAADAgACAf8AAQAC/f4BAQEAAAAAAwD+
model: taken out, share 2	0.034	-0.008	//4E/wH3AgT8+v///wf9AgL8Av/9/vwE
model: taken out, share 3	0.001	-0.006	/wH+AwH/AgAC/wAA/AH/AQD+Af8BAAAA
model: taken out, share 4	-0.034	0	/v0EAwL8AwP+/v8D/QP+Av39Af3+A/4D
model: training gone from 0	-0.024	-0.002	Af8CAP8A/wH//wAB/QEAAP4BAAAAAgAB
model: training gone from 2	-0.049	0	//0EAwH+AgL//wAC/QEAAP39Av0ABP8C
model: training new at 2	0.015	0	AAH///8A//8BAQD+AgAB/wEB/wEA/wD/
model: training same	-0.044	0	/v0EAgL9AwP+/f8D/AL+Avz8A/z/BP4F
model: what changed became the object	0.002	0	AAAA/wAAAAD//wAA/wEAAAAAAAAAAQAB
model: without &	0	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: without a	0.008	-0.002	AAEAAAABAAD//wAAAAH/AQEB/wEA/wH/
model: without about	-0.012	0	AP8BAQAAAAAAAAAA/wAAAAAAAAAAAQAA
model: without after	0.007	-0.006	AAAB/wAAAQEAAAD/AAAAAP8BAAEBAQAA
model: without afterwards	0.002	-0.001	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: without all	0.006	0	AAD+/wD/AAAA/wAAAAEAAAAAAAAAAP8B
model: without alongside	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: without also	0.074	-0.012	/wP8/gEAAf4CAgD7BP4AAAUAAAEA+wH+
model: without an	0.007	0	AAH//wAB//8AAAAAAQAAAAEB/wEB/wH/
model: without and	-0.067	-0.001	//sFBAH+AQL+/gAF+QL/Afv+Af//Bv8D
model: without as	0.021	-0.001	AAH//wAAAAABAQD+Av8AAAIAAAAA/wD/
model: without at	0.009	-0.007	AAD//wAAAAAAAAAAAAAAAAAAAAAAAAD/
model: without before	-0.013	-0.005	AP4BAAAAAAEAAAD//gAAAP8AAAAAAgAA
model: without by	0.023	-0.003	AQIA//8AAP8BAQH+Av8B/wEBAAEA/wAA
model: without down	0.004	0	AAH/AAAAAP///wAAAAAAAAAAAAAAAAAA
model: without each	0.014	-0.004	AAH/AAAAAP8BAQD/AQAAAAIAAAAA/wD/
model: without every	0	0	AAABAAAAAAAAAAAA/wAAAAAAAAAAAQAA
model: without for	0.048	-0.004	AQL9/P/+//8CAQH8AwEB/wMCAAEA/f8A
model: without from	0.002	-0.001	AAD/AAABAP8AAAAB/wAAAAAAAAAAAAD/
model: without he	0.01	-0.002	AAH//wAAAQAA/wAAAQEAAAEAAAAAAAAA
model: without how	0.037	-0.003	AAL+/gABAP4BAgD8Bf4BAAMB/wEB/QH+
model: without i	0.081	-0.016	/gL8AAL+A/4A/v//BQT+AgX8Av3//P4B
model: without if	-0.02	-0.002	AP8BAQAAAAAAAAAC/gAAAP4AAAAAAgAB
model: without im	-0.011	0	AP8AAQD+AAEA/wAB/wIAAAAAAAAAAP8B
model: without in	0.041	-0.012	/wAB/wD9AQL///8AAQT+AgL+Av7//v4C
model: without into	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: without it	-0.01	-0.002	//4CAQH+AQEBAQD/AAAAAP8AAAAAAv8B
model: without kotlin	-0.001	0	AAAAAAAAAAAA/wAAAAAAAP8AAAAAAAAB
model: without maybe	-0.017	-0.003	//4BAQD/AAIA/wAA/gEAAP8AAAAAAgAB
model: without me	-0.017	-0.002	//4BAAD+AAMAAP8A/gH/Af//Af8AAv8B
model: without mostly	-0.013	-0.006	//7/AQH+AgIA/wAA/gL/Af7/Af8AAgAB
model: without my	0.002	-0.002	Af8B/////wAAAAD/AAAAAAAAAAAAAAAA
model: without not	0.003	-0.002	AP8BAAAAAAAAAQD/AP8AAAAB/wEAAQH/
model: without of	0.07	-0.012	AAT7/AACAP4BAQD8BQAAAAYB/wEA+gD/
model: without off	-0.017	0	AP8CAQAAAAEAAAAB/wAAAP//AP8AAQAB
model: without on	-0.002	-0.006	AP4B/wD+AAH//gAA/gL/Af//AQD/Af4C
model: without or	0.006	0	AAAAAAD/AAAAAAAAAAAAAAEAAAAAAAAA
model: without out	0.017	-0.003	AAAAAAAAAAEBAQH/Av8B/wEB/wEA/wAA
model: without per	0.003	0	AAD//wAAAAAAAAAAAAAAAAAAAAAAAAAB
model: without pet	0.006	0	AAH//wABAP8AAAAAAAAAAAAAAAAAAAAA
model: without round	-0.004	0	AP8AAAAAAAAAAAABAAAAAP8AAAAAAQAA
model: without since	-0.013	0	AP8CAQAAAAH/AAAB/gAAAP8AAAAAAQAA
model: without sometimes	0.006	0	AAAAAAAAAAAAAAAAAAEAAAEAAAAA/wAA
model: without that	0.015	-0.003	AQH+/v8B/gACAgH8A/0B/wAC/wEBAQH/
model: without the	-0.055	-0.014	/PkJBgT9Bwf7+f4F9wL9BPr6BPkACf8J
model: without their	0.01	-0.001	AAH//wD/AAAA/wD/AAEAAAD/AAAA//8B
model: without them	0.036	-0.001	AAP+/QAAAP8AAAD9AgAAAAMBAAEA/gD/
model: without then	0.022	-0.003	AAL+//8BAP8BAQD/Av8AAAAAAAAA/wAA
model: without there	-0.038	0	//4CAQH/AQH/AP8D+wD/Af3/AAAAAwAA
model: without they	0	-0.001	AP8CAAD/AAEAAAD+AQEAAAH/AAAAAAAB
model: without to	0.009	-0.006	AAEBAP8AAP8A/gEB/wEBAAEB/wEAAP8A
model: without together	-0.01	-0.001	AP4BAgD+AAIA/wAB/wEAAAAAAAAAAQAB
model: without twice	-0.013	-0.001	AP8BAQAAAAEAAAAB/wAAAP4AAAAAAgAB
model: without under	-0.014	0	AP8BAQAAAAH//wAC/v8AAP8AAP8AAQAA
model: without up	-0.026	-0.006	APwCAgD/AAEAAAEB/wAAAP0B/wAAAwAB
model: without us	0.006	0	AAD///8B/wABAQH/Af8B/wAB/wEAAAAA
model: without w	0.005	-0.001	AAAAAAD/AAAA/wAAAAAAAAAAAAAAAP8B
model: without we	-0.003	0	AP8AAAD+AAEBAAD+AAABAP8AAAAAAf8B
model: without when	0.014	-0.003	//8AAAD/AAIAAAD/AAAAAAEAAAAA/wAA
model: without which	0.007	0	AAH//wABAP8AAAAAAAAAAAAAAAAAAAAA
model: without while	-0.017	0	//8BAQH/AQL///8C/gH/Af7+Af8AAgAD
model: without who	0.004	-0.004	AP8BAAAB//8BAQEB//8B/wEC/wIB/wH+
model: without with	-0.018	-0.006	//4AAQH9AQP//QAB/QX/AQAAAAAAA/8C
model: word of other → writer	0.012	-0.004	/gL9AAIBAgD+//4C/QL8A//8Af4ABAAD
model: word of team → thing	-0.048	0	APsEAwAAAAEAAAAB/gAAAP0AAAAABAAA
model: word of team → writer	0.055	-0.009	AAP+/QD+AP8DAgP5A/4D/QUD/QMB/AH+
model: word of writer → group	0.022	-0.001	AAH//wAAAP8AAAD/AQAAAAIAAAEA/gAA
model: word of writer → other	-0.044	-0.004	Af8BA/7///8BAQAD/wEB//4A/wD/A/8B
model: word of writer → thing	-0.112	-0.001	//oJBgABAQP/AP8G+P7+Afn9Af0ACgAA`
