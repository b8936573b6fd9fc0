// Written by `npm run data` from data/model-text-clues.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const modelTextClues = `clue	linear	ask	hidden
model: -1 more loose than left	-0.033	-0.001	/wH7AAYB/AX7/QcB/f8D//sABgH/+vwG
model: -2 more loose than left	-0.017	-0.001	AAD+AAEA/gH//wAAAAEDAf7/Af8BAAAB
model: -3 more loose than left	-0.043	-0.006	Af/9AP7+Av8A/QIAAAABAP0AAQABAAIF
model: 0 left	-0.104	-0.008	/QL2AQMD/QEB+gQB/wAJAPkCAwH9APcJ
model: 0 loose	-0.026	-0.007	Av7+/gH+/wL+/QX/AgIDAv/9Af4E/wID
model: 0 more loose than left	-0.039	-0.021	/wH8AQIC/wIC/gUA/gAB//7/AgAAAP4F
model: 1 for 1, JJ, share 1	-0.006	-0.004	AAD/AAAA/wAAAAAAAAABAAAAAAAAAAAA
model: 1 for 1, JJ, share 2	-0.01	0	AAD/AAAAAAAA/wAAAAABAP8AAAAAAP8B
model: 1 for 1, NN, share 0	-0.011	0	AAD+AAAAAAAAAAAA/wAAAAAAAAAAAAAB
model: 1 for 1, NN, share 1	0.038	-0.004	AAADAP4AAP8CA/wAAAD/AAIA/QAAAgH8
model: 1 for 1, NN, share 2	-0.029	-0.006	AAD7AAIA/wEA/gIAAAACAP0AAQAA//8F
model: 1 for 1, VB, one place	-0.009	0	/wH/AAEBAAH//wEB//8B//8BAQH///8B
model: 1 for 1, VB, share 0	0.004	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: 1 for 1, VB, share 1	0.037	-0.005	AAABAAEAAQEAAgIAAAD+AAQAAAAA/wL+
model: 1 for 1, VB, share 2	-0.024	-0.003	/wH+AAMB/wP9/QMB/v8D//0ABAH//f4E
model: 1 for 1, VB, share 3	0.015	-0.002	AQACAAAAAP///wAA/wAAAAIA/gAAAQL+
model: 1 for 1, narrower, share 1	0	0	AAAAAAAAAAAAAAAAAAABAAAAAAAAAAAB
model: 1 for 1, none, one place	-0.014	0	AAD/AAEBAAH+/gIB/v8C//4BAgH//v4C
model: 1 for 1, none, share 0	-0.032	0	/wH8AAAB/wAA/QAA/wACAP8AAAAAAP8C
model: 1 for 1, none, share 1	0.061	-0.016	AAAGAP4AAAABBP8AAAD+AAQA/gAAAgP7
model: 1 for 1, none, share 2	-0.034	-0.003	AAD8AAMAAAL+/AQAAAADAP8AAgAA//4E
model: 1 for 1, one place	-0.013	0	/wH/AQEB/wH//gIB/v8C//4AAgD///4B
model: 1 for 1, share 0	-0.021	0	AAD9AAAA/wAAAAAAAAAAAP8AAAAAAP8C
model: 1 for 1, share 1	0.075	-0.016	AAAGAP4AAQAABf4AAAD8AAQA/QH/AQP7
model: 1 for 1, share 2	-0.046	-0.009	/wH7AQUB/wT9+wYB//8C//sBBQH+/P0H
model: 1 for 1, share 3	0.031	-0.003	AAEBAP8BAP8AAf4AAAD+AAMA/QAAAwT8
model: 1 for 1, sibling, share 2	-0.002	-0.005	AAD/AAEA/wH//wEA//8A//8AAQH//wAB
model: 1 for 2, NN, share 1	-0.009	-0.003	AAD/AAAAAAAA/wAAAAAAAP4AAAAAAP8B
model: 1 for 2, NN, share 2	-0.004	0	AAAAAAEAAAEA/gIAAAABAAAAAAAAAAEA
model: 1 for 2, VB, share 1	0.008	-0.012	AAAAAAAAAAAA/wAAAAABAAEAAAAAAAEB
model: 1 for 2, VB, share 2	-0.017	0	AAD+AAAAAAAA/wEAAAAAAP4AAAAAAAAC
model: 1 for 2, narrower, share 1	0.013	-0.001	AAABAAAAAQAAAAAAAAAAAAEAAAAA/wD/
model: 1 for 2, none, share 1	0.011	-0.012	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAEB
model: 1 for 2, none, share 2	-0.002	0	AAAAAAAAAAAA/wAAAAD/AP8AAAAAAAAC
model: 1 for 2, share 0	-0.009	0	AAD/AAAAAAAAAAAAAAAAAP8AAAAAAP8B
model: 1 for 2, share 1	0.002	-0.016	AAABAAAAAAAA/wAA/wABAP8AAAD///8C
model: 1 for 2, share 2	-0.017	0	AAD+AAAAAAAA/AIAAAABAP8AAQAAAAEB
model: 1 for many, JJ, share 1	-0.009	-0.001	/wD/AAAB/wEA/gAAAAABAP8AAQD/AP8B
model: 1 for many, NN, share 0	0.007	-0.001	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAEA
model: 1 for many, NN, share 1	0.007	-0.001	AAAAAAAAAAAAAAAAAAD/AAEAAAAAAAAA
model: 1 for many, VB, share 0	0.005	-0.001	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: 1 for many, VB, share 1	0.005	-0.001	AAAAAAIAAAEAAQAAAAD/AAAAAAAAAAEA
model: 1 for many, none, share 0	0.004	-0.002	AAD/AAAA/wAAAQAAAAD/AP8AAAAAAAAB
model: 1 for many, none, share 1	0.002	-0.001	AAAAAAEAAAAAAAEAAAAAAP8AAgD///8B
model: 1 for many, share 0	0.01	-0.002	AAABAAAAAQAAAQAAAAD/AAAAAAAAAAEA
model: 1 for many, share 1	0.01	-0.002	/wD+AAIB/wEAAgAAAAD+AAEAAQD//wAA
model: 1 for many, sibling, share 1	0.006	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: 1 left	0.041	-0.012	AQAAAAIAAAH/AAAB///9/wL/AAAAAAX+
model: 1 loose	-0.09	-0.004	+wP3BAcF+wb89wsE+PwK+/cCCQL7+vgK
model: 1 more loose than left	-0.013	-0.011	/AT7BAIG/wAA/QED/P0A/f0DAgL7//4D
model: 2 for 1, JJ, share 1	0.019	-0.003	AAACAP8AAP8BAf8AAAD/AAEAAAAAAAH/
model: 2 for 1, JJ, share 2	0.02	-0.003	AAACAAAAAgAAAv8AAAD/AAIA/wAAAQH+
model: 2 for 1, NN, share 1	0.001	-0.001	AAD/AAEA/wAAAAIA/wABAAEAAQAA////
model: 2 for 1, NN, share 2	0.037	-0.003	AAACAAAAAQAAAAEA/wD/AAIAAAAAAAL+
model: 2 for 1, VB, share 0	-0.011	-0.001	AAAAAAAAAAAA/gEAAAABAP8AAAAAAAAB
model: 2 for 1, VB, share 1	-0.01	0	AAD/AAAAAAAA/wIAAAAAAAAAAAAAAAAA
model: 2 for 1, VB, share 2	0.03	0	AAACAP8AAf8AAf8AAAD+AAQA/gAAAQD8
model: 2 for 1, none, share 0	-0.005	-0.001	AAAAAAAAAAAAAAEAAAAAAP8AAAAAAAAB
model: 2 for 1, none, share 1	0.012	-0.008	AAACAAAAAQAAAAAAAAAAAAIAAAAAAAD/
model: 2 for 1, none, share 2	0.1	-0.011	AAAHAAAAAgAABf4AAAD4AAYA/wAAAAH7
model: 2 for 1, share 0	-0.006	-0.001	AAAAAAAAAAAA/wEAAAAAAP8AAAAAAAAB
model: 2 for 1, share 1	-0.012	-0.008	AAD+AAEA/gAA/wIA/wABAAEAAQAA/wAA
model: 2 for 1, share 2	0.1	-0.011	AQAIAP//A/8ABP8AAAD8AAkA/QAAAgL4
model: 2 for 1, sibling, share 1	0.004	0	AAABAP8AAP8BAAAAAAD/AAAA/wAAAAAA
model: 2 for 2, NN, share 0	-0.016	-0.001	AAD+AAAAAAAA/wAAAAAAAP8AAAAAAP8C
model: 2 for 2, NN, share 1	0.008	0	AAAAAAAAAAAAAQAAAAAAAAEAAAAAAAH/
model: 2 for 2, VB, share 2	0.002	-0.005	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: 2 for 2, none, share 0	-0.014	-0.001	AAD+AAAAAAAA/wAAAAAAAP8AAAAAAP8B
model: 2 for 2, none, share 1	-0.016	0	AAD+AAAA/wAA/wAAAAABAP4AAAAAAP8C
model: 2 for 2, none, share 2	0.007	-0.005	AAABAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: 2 for 2, share 0	-0.023	-0.001	AAD+AAAAAAAA/wAAAAABAP4AAAAAAP8C
model: 2 for 2, share 1	0.002	-0.001	AAAAAP8AAP8AAP8AAAABAAEA/wAAAAD/
model: 2 for 2, share 2	0.008	-0.005	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAD/
model: 2 for many, JJ, share 0	0.017	0	AAACAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: 2 for many, NN, share 1	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEA
model: 2 for many, VB, share 0	-0.016	0	AAD/AAAA/wAA/wEAAAABAP4AAAAAAAAC
model: 2 for many, VB, share 1	0.009	0	AAAAAAAAAAAAAAAAAAD/AAEAAAAAAAH/
model: 2 for many, none, share 0	-0.013	0	AAAAAAAAAAAA/gEAAAABAP4AAAAAAAAC
model: 2 for many, none, share 1	-0.005	0	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAAAB
model: 2 for many, share 0	-0.014	0	AAD/AAAA/wAA/wEAAAAAAP4AAAAAAAAC
model: 2 for many, share 1	-0.005	-0.001	AAD+AAAAAAAAAP8AAAAAAP8AAAAAAAAB
model: 2 for many, share 2	0.017	0	AAACAAAAAQAAAQAAAAD/AAEAAAAAAAH/
model: 2 for many, sibling, share 0	0.007	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAD/
model: 2 left	-0.012	-0.022	/wH7AAMBAAT9/gUB/gAB/wD/AgAA/gAF
model: 2 loose	-0.048	-0.015	Av78/wH/AQAA+QP/AAEEAfz+AwAC//8I
model: 2 more loose than left	0.011	-0.005	AP8CAP//Af8BAP3/AgL/AQL///8CAQD/
model: 3 left	-0.072	-0.006	/wH5AQIC/AIA/AEA/wAGAPgAAwD//vwH
model: 3 loose	-0.054	-0.004	/QL8Af0D/v0B/v4B/f8D//4B/QH+Av0A
model: 3 more loose than left	0	-0.012	AAD+AP4AAAABAP4AAP8BAAEBAAD/AAAA
model: 4 left	0.026	-0.007	AAACAP8AAQD/A/8A/wD9AAMA/wAA/wH/
model: 4 loose	0.035	-0.004	AAADAAAAAwABAgEBAQD+AAIA/wD/Af8B
model: 4 more loose than left	-0.016	-0.005	AAD8AAMAAQEA/wUBAAADAP4BAAD/AP4E
model: 5 left	-0.049	-0.004	AAD9AAAA/wAA/QEAAAACAPwAAAAAAP8C
model: 5 loose	-0.035	-0.022	AAD+AAAAAAAA/QAAAAADAP0AAAAAAP8C
model: 6 left	0.052	-0.004	AQAEAAAAAAAAAQEAAAD6AAMAAAAAAAL+
model: 6 loose	0.083	-0.005	AgAEAAAAAQAABAAAAAD4AAQAAAAAAAT+
model: act 1 higher, broader	0.017	-0.003	Af8AAP//AQACAv7/AgH+AQL///8BAQL/
model: act 1 higher, listed	0.028	-0.009	/wEBAQIBAAL+AAIB/v///wIBAgH+/gD/
model: act 1 higher, phrase	0.023	-0.004	AAACAP4AAf8AAv4AAAD+AAMA/f8BAgL9
model: act 1 higher, synonym	0.007	0	AQABAP8AAQAAAQAAAAAAAAAAAAAAAAAA
model: act 2 higher, listed	0.027	-0.001	AAACAP8AAAAAAv8AAAD+AAMA/wAAAAH+
model: act of unknown level, carried	0.043	-0.004	Af8F//3/A/4CBPz/AQH8AQT//P8CAgL9
model: act of unknown level, loose	-0.06	-0.01	/wH5AAMB/wL/+QQAAAACAPwAAQAA//8H
model: added in and	0.051	-0.035	AAIEAfkCA/4BBf0B/gD9/wUC+wH+AgD9
model: added in complement	0.02	0	AQABAP8AAP8CA/0AAAD/AAAA/wAAAAD+
model: added in main	-0.005	-0.04	/QP4AgcF/v0B/AcE/P0B/QACAQH8AvwF
model: added in purpose	-0.014	-0.001	AAD/AAABAQAA/gEAAAACAAEAAAD//wAC
model: added in relative	-0.063	0	AAD7AAAAAAAA+QIAAAAEAPwAAAAAAAAF
model: added in result	0.085	-0.027	A/8CAAD+AwEAAQEAAQD9AAYAAQAB/wQA
model: added in time	0.065	-0.002	AQACAP8AAf8ABf4AAAD7AAYA/wAAAAP8
model: added name	0.084	-0.006	Af8EAP7+BP8BBvv/AwH4AQX//wABAQP7
model: added name, none	0.075	-0.005	Av4F//39BP4CBvv/AgH8AQT//wABAQP7
model: added noun	0.057	-0.035	/QQBBAEGA/4BAAIE/P3//QMEAAP5AgAF
model: added noun, far-broader	-0.01	0	AAD/AAEAAAAAAAEAAAABAP8AAQAAAP8B
model: added noun, narrower	0.009	-0.002	AAD/AAEAAQAAAAEAAAD/AAIAAAAAAAEB
model: added noun, none	0.06	-0.032	/QP/AwIFAv0B/gMD/P78/gYE/wP6AAP9
model: added noun, sibling	0	-0.001	AAD/AAEB/wH//wIA/wABAAEAAgAA/wEA
model: added quality	0.042	-0.035	/wIAAf4CAv4DAf0B/v/9/wQB+QD+BQAC
model: added quality, far-broader	0.008	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: added quality, narrower	-0.015	0	AAD/AAAA/wAA/wAAAAABAP8AAAAAAAAB
model: added quality, none	0.059	-0.035	AAEBAf0CAv0DA/oB/v/8/wQB+gD+BAAA
model: added quality, sibling	-0.011	0	AAAAAP8AAP8A/wAAAAABAP4A/wAAAP4C
model: added verb	-0.003	-0.03	Av/6AAQAAQL//QUAAQECAAH//wAA/gAC
model: added verb, far-broader	-0.028	0	/wH9AAEB/wEA/gIAAAACAP4AAgAA//8D
model: added verb, narrower	-0.014	-0.003	AAEAAQEC/gEB////AAABAQAAAAD/AP8B
model: added verb, none	0.077	-0.023	Af8DAAP/AgP/BAAAAwH8AQb+//8C/wP/
model: added verb, sibling	-0.048	-0.004	/wH7AAEB/wAA/AQB/wAEAPwAAAAAAP0E
model: agent was other	-0.043	0	AAD7AAAA/gEA/AMB/v8E/v0AAQAAAP4C
model: agent was other, alone	-0.036	0	AAD9AAAA/wAA/AMB/v8E/vwBAgH///4D
model: agent was other, linked	-0.013	0	AAD+AAAAAAAA//8AAAABAAD///8BAQEA
model: agent was other, same	-0.018	0	/wH9AQAB/gEA/gIB//8C//4AAQAAAP8B
model: agent was team	0.004	0	Af8B////Af8BAP8AAQD/AAAAAAAAAAAA
model: ages gone from 4	-0.022	0	AAD/AAAAAAAA/wEB//8BAP4BAQH/AP4D
model: ages new at 5	-0.016	0	AAD9AAAAAAAA/gAAAAABAAABAQH/AAAB
model: ages same	-0.024	-0.001	/wH8AQIC/wP/AAEA/wABAP4BAwH+/v4C
model: authority new at 0	0.009	0	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAH/
model: authority new at 2	0	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: carried act, broader	0.058	-0.022	/wECAvwCAQD/AAEC/P7+/QYA/QH/AgH5
model: carried act, broader, cosine 0	-0.014	-0.002	AAD/AAAA/wAA/f8A/wAB//4A/wH/AP4B
model: carried act, broader, cosine 1	0.09	-0.009	/wIFAgACAQH+CP4B/v/5/gYCAQL9/v/8
model: carried act, broader, cosine 2	0.027	-0.005	Af8C//wAAv4DAv4AAAD+AAUA/f8BBAL7
model: carried act, broader, cosine 3	-0.023	-0.005	AAD+AP8AAAAA/v8AAAACAP7///8BAQAC
model: carried act, broader, cosine 4	0	-0.002	AAAAAAAAAAAA/wAAAAAAAAAAAAAAAAAB
model: carried act, derived	0.004	-0.004	AAD/AAIB/wIAAQAAAAD/AAAAAQAA/wEB
model: carried act, derived, cosine 1	0.008	-0.002	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAEA
model: carried act, derived, cosine 2	0.001	-0.002	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEB
model: carried act, derived, cosine 3	0.001	0	AAAAAAAAAAAAAAAAAAAAAP8AAQAA/wAA
model: carried act, derived, cosine 4	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: carried act, listed	0.046	-0.02	/wL/AgYE/wb5/QQC+////gICBQL8+wEA
model: carried act, listed, cosine 0	-0.014	0	AAD/AAAAAAH//wAAAAABAP4AAQAA//8B
model: carried act, listed, cosine 1	0.007	-0.006	AAD9AAIBAAL+/gIB/gAA/wEAAgD//gAC
model: carried act, listed, cosine 2	0.01	-0.007	/wEAAQQB/wP9AQQB/QAA//8BBAH+/f8C
model: carried act, listed, cosine 3	0.023	-0.007	AQEBAQABAAEA//8A/wD9AAAAAQH//wAA
model: carried act, none	-0.009	0	Af//////Af///wAAAAABAAAAAAAAAAAA
model: carried act, phrase	0.026	-0.005	AAABAP8AAAAAAf8A/wD+AAMA//8BAAP+
model: carried act, phrase, cosine 0	-0.003	0	AAD/AAAAAAEAAAEAAAAAAP8AAQAAAAAB
model: carried act, phrase, cosine 2	-0.004	-0.004	AAD/AP8AAf8BAP4A/wD/AP8A/wAAAAAC
model: carried act, phrase, cosine 3	0.017	0	AAACAAAAAQD/AQAAAAD/AAIAAAAA/wH/
model: carried act, phrase, cosine 4	0.008	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAD/
model: carried act, synonym	0.03	-0.002	AgADAP4AAf4BAv0AAAD9AAMA/gAAAgP9
model: carried adjective, broader	-0.006	-0.001	AAD/AAAAAAAAAAEAAAAAAAAAAAAAAAAB
model: carried adjective, derived	-0.042	0	AP/7/wD//wAA/AAAAAADAP7///8BAAAC
model: carried adjective, listed	0.03	-0.001	AAACAP8AAAAAA/8AAAD/AAABAAH/AP//
model: carried adjective, none	0.03	-0.003	AAADAP8AAgAAA/8A/wD+AAIBAQH//wD/
model: carried adjective, phrase	0.001	-0.001	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: carried adverb, derived	-0.009	0	AAD/AAEAAAH//wEAAAABAP8AAQAA/wAB
model: carried adverb, none	0.039	-0.001	AAACAAAAAAAAAwAAAAD/AAIA/wAAAQD8
model: carried adverb, phrase	0.002	-0.003	AAABAQEB/wEA/QMA/wAAAAABAQL+AAAA
model: carried adverb, synonym	-0.044	-0.002	AAD8AAEA/wD//AEAAAADAP4AAQAA//8D
model: carried modifier, broader	-0.001	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAEB
model: carried modifier, derived	0.009	-0.001	AAABAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: carried modifier, listed	-0.015	0	AAD/AAEAAAAA/gIAAAACAP8AAAD/AP4B
model: carried name, derived	0.004	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: carried name, none	0.024	-0.002	AAECAQEBAgH+AQEB///+/wEBAwH+/v8C
model: carried noun, broader	0.003	-0.006	AAAC//0AAP4DAf3/AQH/AQH//f8BAgEA
model: carried noun, derived	0.036	-0.007	/wEBAAABAAEBAwEB/////wIAAgAA/wH/
model: carried noun, listed	-0.017	-0.002	AAD9AAP//wL+/AQA/wABAP0AAgEA/gAE
model: carried noun, none	0.021	-0.005	AAEAAQIAAQP9AQMB/////wIBAgH//gAA
model: carried noun, phrase	0.023	-0.009	Af8CAP//AgAAAAAAAAD/AAMA/wAAAAEA
model: carried noun, synonym	-0.003	-0.001	AAAAAAAAAAAAAAAAAAABAAAAAAAAAAAA
model: carried quality, broader, cosine 3	-0.029	0	/wD+AAAB/wAA/QEAAAADAP4AAAAAAP8B
model: carried quality, derived, cosine 0	0.002	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: carried quality, derived, cosine 2	-0.055	0	AAD7AAAA/wD/+wEA/wAFAP0AAQAAAP8E
model: carried quality, derived, cosine 3	-0.005	0	AAD/AAEAAAEA/wAAAAAAAP8AAQAAAAAA
model: carried quality, none, cosine 1	0.022	0	AAACAP8AAQAAAv8AAAD+AAIAAAAA/wAA
model: carried quality, none, cosine 2	0.05	-0.004	AAACAAAAAQEBB/wAAAD9AAIAAAD//wD+
model: carried quality, none, cosine 3	0.006	0	Af8A////Af8AAQAAAAAAAAEAAAAAAAD/
model: carried quality, none, cosine 4	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: carried quality, phrase, cosine 2	-0.001	-0.001	AAD/AAAAAAAAAAAAAAD/AAEAAAAAAAAA
model: carried quality, phrase, cosine 3	0.012	0	AAABAAAAAQAAAQAAAAAAAAEAAAAAAAEA
model: carried quality, phrase, cosine 4	0.005	-0.002	AAABAAEB/wEAAAAAAAD+AP8BAQH+AP//
model: carried quality, synonym, cosine 2	0.007	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAA/wAA
model: carried quality, synonym, cosine 3	-0.012	-0.002	AAD+AAEA/wAA/wIAAAABAP8AAQAAAAAC
model: carried thing, broader, cosine 0	-0.008	0	AAD/AAAAAAAA/wAAAAAAAP8AAAAAAAAB
model: carried thing, broader, cosine 1	0.007	-0.001	AAD/AAAAAAABAf//AQH+AQH///8BAQL/
model: carried thing, broader, cosine 2	-0.013	-0.001	/wD/AAAA/wAAAAAAAAAAAP8A/wAAAAAB
model: carried thing, broader, cosine 3	-0.004	0	AAAAAAAAAAAA/wAA/wABAAAAAAAAAAAA
model: carried thing, derived, cosine 0	-0.006	-0.002	AAD/AAEA/wEAAAEAAAABAP8AAgD///8C
model: carried thing, derived, cosine 1	0.004	-0.001	AAAAAAAA/wAAAAAAAAAAAAAAAQAAAAAB
model: carried thing, derived, cosine 2	0.017	-0.001	/wABAQABAAEAAAEB//8A/wEAAQH/AP/+
model: carried thing, derived, cosine 3	0.067	-0.004	Av4G/vz+BP0CBfz/AgH7AQb/+/4CAwT7
model: carried thing, derived, cosine 4	-0.023	0	AAD+AAEB/wEA/wIA/wABAP4AAQAA//8C
model: carried thing, listed, cosine 0	0.006	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: carried thing, listed, cosine 1	-0.032	-0.001	/wD8AAIAAAD//QMAAAADAP0AAQAA//4D
model: carried thing, listed, cosine 2	-0.009	-0.001	AAD/AAEAAAH//gEAAAAAAP4AAQAAAAAC
model: carried thing, listed, cosine 3	-0.002	-0.001	AP//AAH/AP8AAAEAAAAAAAEAAAAAAAD/
model: carried thing, none, cosine 0	-0.021	0	/wH+AQIB/wL//gIA/wABAP4AAgAA//8E
model: carried thing, none, cosine 1	0.033	-0.003	AAACAQAAAgH+AgAAAAD+AAQAAAAA/wH/
model: carried thing, none, cosine 2	0.027	-0.004	AAACAAEAAQEAAgAAAAD+AAIAAAAA/wL/
model: carried thing, none, cosine 4	0.009	0	AAAAAAAAAAAAAQAAAAAAAAEAAAAAAAD/
model: carried thing, phrase, cosine 0	0.011	-0.001	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: carried thing, phrase, cosine 1	0.016	0	AAAAAAAAAQAAAQAAAAD/AAEAAAAAAAEA
model: carried thing, phrase, cosine 2	-0.003	0	AAAAAAAAAAAA//8AAAAAAAEAAAAAAP8A
model: carried thing, phrase, cosine 3	0.025	-0.007	AAABAAAAAQAAAgAAAAD+AAMAAAAAAQL/
model: carried thing, synonym, cosine 1	-0.001	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB
model: cause gone from 1	-0.001	-0.009	AAH/Af8AAP///wEB//8B//8AAAEAAP8B
model: cause gone from 3	-0.03	0	/wH+AQEB/wH//AIA/v8D//0BAQH///8D
model: cause lowest up 2	0.009	-0.001	AAABAAAAAAAAAQAAAAAAAAEA/wABAQH/
model: cause new at 1	-0.014	0	AAAAAAAAAAAA/gEAAAAAAP8BAQH/AP8B
model: cause new at 2	0.001	-0.001	AAAAAAIB/wEAAAEAAAABAAAAAgD//wAC
model: cause new at 3	0.004	-0.004	AAD+AAEAAAH//QAAAAEAAAEAAAAA//4C
model: cause same	0.098	-0.005	Af4K//z+Bf4ACPv+AwL6AQX//v8CAQX8
model: cause up 1	0	0	AAD/AAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: cause up 2	0.009	-0.001	AAAAAAAAAAAAAQAAAAAAAAEA/wABAQH/
model: cause up to 2	-0.007	0	AAD/AAAAAAAA/wEAAAAAAP8AAAAAAAAB
model: cause up to 3	0.009	-0.001	AAABAAAAAAAAAQAAAAAAAAEA/wABAQH/
model: certainty gone from 1	0.025	-0.004	AAADAP8AAP8AAP8AAAD/AAIAAAAAAAH+
model: certainty gone from 2	0.009	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAD/
model: certainty gone from 3	-0.005	0	/wEAAAEB/wAAAAEAAAAAAAAAAAAAAAAA
model: certainty gone from 4	-0.054	-0.004	AAD7AAAA/wAA/QEAAAADAP0AAAAAAP8E
model: certainty new at 1	-0.011	0	AAD+AAAA/wAAAAAAAAAAAP8AAAAAAP8B
model: certainty new at 3	-0.016	0	AAD9AAAA/wAAAAAAAAABAP8A/wAAAAAC
model: certainty new at 4	0.014	-0.001	AP8BAP7/Av8AAv4AAAAAAAIA/wAAAQL/
model: certainty same	-0.036	0	AAD8AAAA/wAB/QAAAAACAP4AAQAAAP8C
model: change as result with nothing behind it	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: change carried	-0.006	0	A/0B/v78Av0DAf7+BQMAA//+/v4DAgEC
model: change joined as relative	-0.021	0	AAD9AAAAAAAA/gAAAAABAP8AAAAAAAAB
model: change joined as result	-0.009	0	AP///wIAAP8A/wEAAAABAAAA/wAAAf//
model: change made up	0.012	0	AAABAAAAAAAAAf8AAAD/AAEAAAAAAAH/
model: change new	0.029	-0.001	AAADAAAAAQAAAf8AAAD/AAIAAAAAAAL+
model: charge new at 2	0.026	-0.001	Af8CAP//AgAAAv3/AQH+AQIAAAAAAAH+
model: charge same	0.002	-0.002	AAD/AAEAAAAAAf8AAAD/AAAAAAAAAAAB
model: clients gone from 1	-0.012	0	AAAAAAAAAAAA/wEAAAABAP4AAAAAAP8C
model: clients new at 1	-0.009	-0.002	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAQAB
model: clients new at 2	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: clients same	0.006	-0.009	AAD/AQEAAP4CAQIA////AAAA//8AAQEA
model: company gone from 0	0.043	-0.005	Af8C/wD/AAACA///AQEAAQD///8BAf/9
model: company gone from 1	-0.022	-0.001	AAD9AAAA/wAA/gEA/wACAP8AAAAAAAAB
model: company lowest up 1	-0.006	-0.004	AAD/AAEAAAH//wEB//8B//8BAQD///8B
model: company new at 0	-0.075	0	/wH6AAIB/gH/+gMB/wAEAPoAAgH///0H
model: company new at 1	-0.005	0	/wH+AAIB/wEA/wIAAAABAP8AAQAAAAAC
model: company new at 2	-0.001	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: company same	0.053	-0.003	Av4C//3+A/8BBP7/AwH8AQX+/v8CAgX/
model: company up 1	-0.027	-0.004	AAD9AAAAAAAA/gEA/wACAP4AAQAA//8C
model: company up to 1	-0.026	-0.004	AAD+AAAAAAD//gEB//8C//8AAQAAAAAC
model: contrast	-0.053	-0.003	AAD7AAEA/wEA/AIAAAADAP0AAAAAAP8D
model: contrast of act	0.01	-0.001	AAACAAEAAAEAAAEAAAAAAAL/AAABAAH+
model: contrast of thing	-0.048	-0.002	AAD7AAAB/wEA/QEAAAACAPwAAAD/AP4E
model: counts a noun beside it	0.03	-0.002	AAADAAAAAQD/AgAAAAD9AAAAAgAA/gEB
model: counts a noun from elsewhere	-0.028	0	/wH8AQIC/wIA/wIB//8C//4AAwD///4B
model: counts something else	0	0	AAAAAAEAAAAAAQAAAAD+AP8AAQAAAAAB
model: counts the same	0.013	-0.009	Af/9AAP//wL/AQMAAQH+AQH/AwAB/v8E
model: currency gone from 0	-0.012	-0.004	/wH9AAAB/wD//gIB/v8A//8BAQH///4B
model: currency gone from 2	-0.039	0	AAD9AAEAAAEA/QIAAAACAPwAAQAAAP8E
model: currency new at 0	0.009	-0.002	AAABAAAAAQAAAf8AAAD/AAIA/wAAAAD/
model: currency same	0.005	-0.002	/wH/AQEBAgH+AQEB/////wEBAQH+//4B
model: deed as means with nothing behind it	-0.001	0	AAAAAAAAAAAAAAAAAAAAAP8AAQAA//8A
model: deed as purpose with nothing behind it	-0.054	-0.005	/wD6AAAB/gAA/QAB//8D//wAAAAA//4E
model: deed as relative with nothing behind it	-0.035	0	AAD9AAAA/wAA/gEAAQEBAP4AAAABAP8A
model: deed as result with nothing behind it	-0.045	-0.004	/wH8AAAB/wAA/AMBAAAFAPwAAgAA//4C
model: deed joined as purpose	-0.022	0	AAD+AAIB/wH//QQB//8D//4BAgH//v8C
model: deed joined as relative	0.004	0	/wH/AQIB/wL/AAIA/wAAAAEBAQH//wAA
model: deed joined as result	0.068	-0.018	AAAEAQMBAQT8AwIB///+/wYBAgH+/AL+
model: determiner a → an	0.022	-0.001	AAABAAEAAQEAAQEAAAD/AAIAAAAAAAL/
model: determiner a → none	0.062	-0.005	Af8GAP7/Af8ABf7/AQH9AQIA/wABAQH8
model: determiner a → number	-0.004	-0.002	AAD/AAEB/wAA/wIAAAAAAAAAAQAAAAAB
model: determiner a → the	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: determiner every → a	0.041	-0.004	Af8D////Av8BA/4AAQD+AAX//f8BAgP8
model: determiner every → number	-0.009	0	AAD/AAAAAAAA/wEAAAABAAAAAAAAAAAB
model: determiner my → a	0.003	0	AAAAAAAAAAAAAAEAAAAAAAEAAAAAAAAA
model: determiner none → a	-0.127	-0.005	/APzAgME/AIA9wkB/P8H//YDBAL7/fgM
model: determiner none → all	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: determiner none → an	-0.035	-0.009	AAH9AAIA/wL//AQA/wAC//0BAgD///8F
model: determiner none → each	0.008	0	AAABAAAAAAAAAAAAAAD/AAEAAAAAAAH/
model: determiner none → every	0.013	-0.001	AAACAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: determiner none → number	0.03	-0.004	AAAAAQEBAAEAAgEAAQD/AAIA/wAAAAD7
model: determiner none → the	-0.046	-0.02	/gL4AgcD/Af5/AkC/P4B/vwCCAP8+f4J
model: determiner none → their	-0.035	-0.004	AAD+AAEAAf8B/wEB//8CAP0AAAAAAf4B
model: determiner number → every	-0.006	0	AAD/AAAAAAAA/wEAAAAAAAAAAAAAAAEA
model: determiner number → none	0.041	-0.003	AAADAAAAAgAAA/8AAAD9AAMBAAH/AAAA
model: determiner the → a	0.002	-0.009	/AT9AwAF/QIA/QID+/0F/QACAAH9Af3/
model: determiner the → an	-0.002	0	/wEAAAEAAAAAAAEAAAAAAP8AAQD/AP8B
model: determiner the → each	0.018	-0.004	AAABAAEAAQEAAgAAAAD/AAIBAAH/AAL+
model: determiner the → every	0	-0.003	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: determiner the → none	0.072	-0.048	/AYDBgYK/wb5AAYG9fsB+f8FBwX3+/3/
model: determiner the → number	0.03	-0.009	Af8DAP7/Av4BAv4AAQD9AAIA/QABAgL/
model: determiner the → their	0.035	-0.002	Af8D/wD/Af8BAf7/AQH+AQP//v8BAgH9
model: determiner their → none	0.005	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: employment gone from 2	-0.046	0	AAD8AAAB/v8A/QEA/wACAP4AAAAAAf8B
model: employment new at 4	0.013	-0.001	AQABAAD/AQAAAQAAAAD/AAEAAAAAAAH/
model: employment same	-0.029	0	/wD9AAEB/wH//QMB//8C//8AAQAA//8B
model: expertise gone from 1	-0.044	-0.004	/wL8AQIC/gH//QMB//8D//wBAwH+/v4E
model: expertise gone from 2	-0.022	0	AAD+AAEAAAEA/gEAAAABAP4AAAAAAAAC
model: expertise new at 1	-0.005	0	AAD/AAAAAAAAAAAAAAAAAP8AAAAAAP4B
model: expertise new at 2	-0.004	0	/wAAAAEAAQAAAQAAAAAAAP8AAAAAAP8A
model: expertise new at 3	0.008	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: expertise same	-0.008	-0.004	/wH/AQEA/wL+/gIB//8B/wD//wABAAEB
model: expertise up to 3	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: extent gone from 1	0.004	0	Af8B/wD/AQAAAAAAAAAAAAAAAAAAAAAA
model: extent new at 1	0.013	0	AAABAAAAAAAA/wAAAAD+AAEAAAAAAAEA
model: extent new at 3	0.021	0	AAACAAAAAQAAAQAAAAD/AAEAAAAAAAH/
model: form IN VBG → VBD	0.052	-0.002	AP8DAP0AAv8ABP0AAAD+AAUA/gAAAQT+
model: form TO VB → VBD	0.012	0	AP8B////Af8BAAD/AQEAAQH///8BAQH/
model: form VB → VBG	0.017	-0.005	AAABAAAAAAAAAQAAAAD/AAIAAAAAAAH+
model: form VBD → IN VBG	0.067	-0.001	Af8G//7/AQAABP4AAQD+AAL//v8CAgH5
model: form VBD → TO VB	-0.026	0	AAH9AAEB/wH//QIB//8C//8AAAAAAAAB
model: form VBD → VBG	0	-0.005	/gL9AgcD/Qj9/gkC/f8D/v4CCgL9+v4D
model: form VBD → VBP	-0.04	0	/wD9AAEB/wEA/QIA/wADAPwBAQH///4E
model: form VBD → have VBN	-0.016	0	AAD+AAAAAAAA/wEAAAABAP8AAAAAAP8B
model: form VBG → VBD	0.096	-0.014	AAAIAf0AA///Bv0AAAD5AAUA/wABAQP7
model: form VBP → VBD	0.077	-0.01	AAAGAAIBAAL9AwIA/wD8AAYBAQH//gP9
model: form VBP → VBG	-0.034	-0.004	/gL5AgMD/AP//AQB//8B//sBAwH//v4I
model: form have VBN → VBD	0.005	0	AAD/AAEA/wEAAAAAAAD/AAEAAAAAAAH/
model: frequency gone from 0	0.01	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: frequency gone from 2	0.006	-0.001	AAAAAAAAAAAAAQAAAAAAAAEA/wAAAQH/
model: frequency gone from 4	-0.009	-0.003	AAD/AAAAAAAA/wAAAAABAP8AAAAAAAAB
model: frequency new at 2	0.009	0	AAABAAAAAAAAAgAAAAD/AAAAAAAAAAAA
model: frequency new at 4	0.041	-0.001	AAADAP4AAAABBP4AAAD+AAEA/wAAAQD8
model: frequency new at 5	0.01	-0.001	AAABAAAAAAAAAAAAAAAAAAL//wABAQL+
model: frequency same	0.015	-0.003	/wEAAQMB/gIA/wEAAAD/AAIBAgH/////
model: frequency up 1	0.004	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: frequency up to 5	0.009	0	AAABAAD/AQAAAQAAAQD/AAEAAAAAAAH/
model: gain down 1	-0.008	-0.004	AAD/AAAAAAAA/wAAAAAAAP8AAAAAAP8B
model: gain gone from 1	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: gain gone from 2	-0.077	-0.002	/QL4AgME/QT/+gYC/P4G/vsBBQH+/fsH
model: gain gone from 3	-0.073	-0.004	AAD5AAEA/wD/+AQB//8G//wAAQAAAP0G
model: gain lowest up 1	-0.023	-0.002	/wH+AQIB/wH+/QMB//8C//4BAQH///4C
model: gain new at 1	-0.008	0	AAD+AAAAAAAA/wEAAAAAAAAAAQAAAAAB
model: gain new at 2	0.019	-0.005	AAABAAAAAAAAAv4A/wD+AAIAAAAAAAH/
model: gain new at 3	-0.002	-0.001	AAD8AAEAAQH/AAAAAAAAAAEAAAAAAAAB
model: gain same	0.024	-0.003	Av4D/v/8A/4AAQD/BAH+AQP+/v8EAgP/
model: gain up 1	0.007	-0.002	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAD/
model: gain up to 3	-0.008	-0.002	AAD/AAEAAAAA/wEAAAABAAAAAAAAAAAA
model: gained: helped	-0.005	-0.001	/wH+AQMC/gP9/QQC/f4C/gABAgH//gAB
model: gained: joint	-0.068	-0.005	/gL4AQMC/QEA/AQB/v8F//oBAgH+//wI
model: gained: junior	-0.012	0	AAD+AAAAAAAA/wEAAAABAP8AAQAA/wAC
model: gained: negated	0.013	-0.001	/wAAAP4B//8BAf8A/wAAAP8A/gAAAf//
model: gained: occasional	0.057	-0.002	AAADAAAAAAEBBf4AAAD+AAMA/wAAAQH7
model: gained: others	-0.009	0	/wH+AQIB/wIA/wIBAAABAP8AAQD//wAC
model: gained: partial	0.012	-0.001	AAACAAAAAAAA//8A/wD/AAIAAAAAAAD/
model: gained: past	-0.027	0	/wH+AQEB/gEA/QAB//8C//8BAQH///8C
model: gained: planned	-0.012	-0.001	AAAAAP8B/wAA/gAAAAADAP4AAAAAAP4A
model: gained: uncertain	-0.023	0	AAD8AAAA/wAA/gAAAAABAAAAAAAAAAAB
model: gone name	-0.051	0	AAD8AAAB/wAA/gAB//8C//0AAAD/AP4E
model: gone noun	-0.016	-0.025	AAD6AQYB/AX8/AT//QEBAQD+Af8B/wAF
model: gone other	-0.049	0	AQD6AAAA/wAA+QYAAAADAPwAAAAAAAEE
model: gone quality	0.024	-0.015	AP4CAP4AAgD+AgEB/////wEAAgEA/gUC
model: gone verb	0.056	-0.007	Av4D///+AQD/A/7/AgH9AQb+/f8CAAL7
model: governor gone: ask	0.007	0	Af8B////Af8AAf8AAQD/AAEA/wABAAH/
model: governor gone: be	0.023	-0.002	AAABAAAAAAH/AwAA/wD+AAIAAQAA/wD/
model: governor gone: change	0.01	-0.001	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAD/
model: governor gone: do	0.019	-0.003	AgD/AP8AAP8BAP8AAAAAAAEAAAAAAAMA
model: governor gone: help	0.002	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: governor gone: look	-0.004	0	AAAAAAAAAAAAAAAAAAAAAP8BAQH///8B
model: governor gone: support	0.006	0	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: governor gone: take	-0.01	-0.005	/wD+AAIB/wH/AAEB/wAA//4AAQD///8C
model: hours gone from 1	-0.059	0	/wH8AQEB/gEA+wMB/v8E//wAAQD/AP4D
model: hours gone from 3	-0.018	-0.004	/wEAAQAB/wAB/wAA/wABAP4A/wAAAf8B
model: hours gone from 5	0.006	0	AAAAAAAAAAAA/wAA/wABAAEAAAAAAAH/
model: hours new at 4	-0.011	0	AAD/AAAAAAAA/wEAAAAAAP8AAAAAAAAB
model: hours same	-0.002	-0.003	AAAA/wEAAgD//wEAAQACAP8AAf8A//4B
model: inserted, JJ, one place	0.011	0	Af8B/wD/AQAAAf8AAQAAAAL///8CAQH+
model: inserted, JJ, share 1	-0.011	-0.004	AAD9AAEA/wAA/wIAAAABAP8AAAAAAAEB
model: inserted, JJ, share 2	0.059	-0.002	AAAFAP8AAv8ABP8AAQD8AAQA/wAAAAL9
model: inserted, NN, one place	-0.05	0	/gP8AgUD/gL9+wYD/P4E/foEBgP7/PoG
model: inserted, NN, share 0	-0.022	0	AAD9AAAAAAAA/gAAAAABAAAAAAAAAAAC
model: inserted, NN, share 1	0.07	-0.008	AAAFAAABA/8ABAAAAAD8AAYAAAAAAAP9
model: inserted, NN, share 2	0.001	-0.015	AAD9AAEAAgACAAEA/wD9AAAAAQD/AP8D
model: inserted, NN, share 3	0.043	-0.005	Af8DAP3+A/4CA/0AAgD9AAQA/QABAgT+
model: inserted, RB, one place	0.005	0	AAABAAAAAAAAAQAAAAAAAAH///8BAQH/
model: inserted, RB, share 1	-0.012	-0.002	/wEAAP8B//8B/v0B//8B//8B/wH+Af0B
model: inserted, RB, share 2	-0.042	0	AAD9AAAA/wAA/wEA/wADAPwBAQH/AP4D
model: inserted, VB, one place	0.029	0	Av4D//39Av8BA/3+AwL+AQL+//8CAQL+
model: inserted, VB, share 0	0.005	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAAA
model: inserted, VB, share 1	0.007	-0.01	/wECAAAC/wH+/wMB/v8C//8AAQD//gD9
model: inserted, VB, share 2	-0.008	-0.003	AAAAAAMAAAD//wIBAAAB//8AAgD//v0C
model: inserted, VB, share 3	-0.008	-0.001	AAD/AAEAAAEA/wEAAAABAAAAAQAAAP8A
model: inserted, far-broader, share 1	-0.013	0	AAD/AAEAAAH//gMB//8C//8AAQAA/wAB
model: inserted, far-broader, share 2	0	0	AAAAAAEAAAAAAAEAAAAAAAAAAAAAAAAA
model: inserted, narrower, share 1	-0.017	0	AAD+AAEA/wEA/wEAAAABAP4AAAAAAP8C
model: inserted, narrower, share 2	-0.016	0	AAD/AAAAAAAA/wAAAAACAP8AAgD///8D
model: inserted, none, one place	-0.006	0	AAAAAAL/AAD//wIBAP8C//4BAgAA//4C
model: inserted, none, share 0	-0.038	0	/wD9AQAB/gAA/gAA/wACAP4AAAH/AP4D
model: inserted, none, share 1	0.055	-0.022	/gIDAf8DAP//BAAB/v/+/wIBAAH+//8B
model: inserted, none, share 2	0.035	-0.018	AAAAAAMABP4ABgIB///7/wIBAAH+AQAC
model: inserted, none, share 3	0.072	-0.006	Af4GAPz9Bf0DB/r/AwH6AQT//QABAgT9
model: inserted, one place	-0.005	0	/wH+AQMB/wH//wIAAQEBAP8AAgAB//8B
model: inserted, share 0	-0.033	0	AAD+AAAB/wAA/QAB//8A//4AAAH/AP8D
model: inserted, share 1	0.017	-0.023	/QL+AQQD/gL/Af8B/v/9/wACAgH9/f0B
model: inserted, share 2	0.01	-0.02	AQD+AAMABP8AAQQB/v///wMA/wD/AgAD
model: inserted, share 3	0.055	-0.006	Af4FAPv+Bf0DBPz/AwH8AQQA/gABAgT+
model: inserted, share 4	-0.006	0	AAAAAAAAAAEAAAAAAAAAAP8AAQAA//8B
model: inserted, sibling, share 1	-0.029	-0.001	/wH+AAEB/wAA/gEA/wACAP8AAAAAAAAB
model: inserted, sibling, share 2	-0.046	-0.001	AAD8AAEA/wAA/AIAAAADAP0AAAAAAP4D
model: joined as a cause	0.061	-0.019	/gIBAgcD/wb8BgMC/f79/gICBQL8+gAB
model: joined as purpose	-0.02	0	AAD+AAIB/wH//QMB/v8C//0AAgAA//8D
model: joined as relative	0.002	0	AAAAAAIA/wEA/wIA/wABAAEAAQAA/wEB
model: joined as result	0.063	-0.018	/wEBAQUBAAX7BAMC/v/+/wQAAgH+/P//
model: joined in the old text	0.034	-0.008	/wIBAQECAAL//wUC/f7//gMBAwH//wH/
model: kept share 0	-0.159	-0.002	/gLwAQED+wAA9QIB/P8H//QBAAL+APkP
model: kept share 1	-0.048	-0.025	/QP7AQEF/AL/+QQD+v0H/fkDAgL7/fsD
model: kept share 2	-0.017	-0.024	/AT6BQwG/gv4/AwE+f0B/P8ECwX4+fwJ
model: kept share 3	-0.001	-0.01	AAH+AgECAQD+AAIB//8A/wACAAL9/wEC
model: kept share 4	0.091	0	BvoJ+vn4BfoECPn7CAX6BQf6+foJBQb4
model: kind change became make	0.004	0	AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind change, carried, not named	0.029	0	Af8C///+Af8CA/3+AwL9AgP///8CAQP9
model: kind change, loose, not named	0.032	-0.001	AAADAAAAAAAAAv8AAAD/AAIAAAAAAAH+
model: kind check, loose, not named	0.04	-0.004	Af8EAP7/Av4ABP4AAAD9AAP//v8BAQL9
model: kind decide became change	0.009	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: kind decide became do	-0.04	0	AAD8AAEA/wD//QIAAAADAP0AAQAA//4D
model: kind decide, carried, not named	0.017	0	AQABAP8AAQAAAf8AAAD/AAIAAAAAAAH+
model: kind decide, loose, not named	-0.002	0	AAAAAAAAAAAA/wAAAAABAAAAAAAAAAAA
model: kind do became change	0.006	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind do became check	0.005	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: kind do became do	0.04	-0.007	AAEBAQAB/wD/AQAAAAD+AAIA/wAAAAD+
model: kind do became help	0	0	AAABAP8AAAAAAQAA/wAAAAAAAAAAAAD/
model: kind do became lead	0.008	-0.001	AAABAAAAAAAAAAAAAAAAAAEA/wABAAH/
model: kind do became make	-0.041	0	/wD6AAIB/gL/+wIA/wADAP0AAgH///8D
model: kind do became move	0.008	0	AAABAAEAAAH/AQEA/wAAAP8AAgAA/gAB
model: kind do became own	0.022	-0.014	AAACAAIB/wH/AQEA/wD/AAAAAgH//gAB
model: kind do, carried, named	0.036	-0.015	AAEBAQEB/wL9/gIB/gAA/wIAAAH//gIA
model: kind do, carried, not named	0.021	-0.001	Af8CAP//AgD/AQEAAAD+AAIAAQAA/wH/
model: kind do, loose, named	-0.003	-0.01	/wEBAQIC/gP9/wUB/v8B//0BAgH//fsA
model: kind do, loose, not named	0.002	-0.005	AAD/AAIAAAH/AQEAAAEBAAEAAAAA////
model: kind help became own	0.001	-0.002	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind help, carried, named	0.023	-0.002	AQACAP8AAf8AAf4AAAD/AAMA/gAAAgP9
model: kind help, loose, not named	0.007	-0.001	/wH/AQIB/wL+AQEB/v8A/wABAgH+/gAB
model: kind lead, carried, not named	0.01	0	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAH/
model: kind lead, loose, not named	0.02	-0.01	Af8B////Af8AAf8AAQD/AAL///8BAQL/
model: kind learn, carried, not named	-0.003	-0.003	AAAAAAAAAAAAAAEAAAAAAP8BAQH///8B
model: kind learn, loose, not named	0.012	0	AAAAAAAAAAAAAQAAAAD/AAIAAAAAAAH/
model: kind make became do	0.009	-0.001	/wABAAEBAf8AAAAAAAAAAAEAAAD/AP7/
model: kind make became help	-0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind make became lead	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind make became make	0.011	-0.005	AAACAAEAAQAAAQEAAAAAAAAAAQAA/wAA
model: kind make became move	0.017	0	AAABAP8AAf8AAQAAAAD/AAMA/wAAAAD/
model: kind make became own	-0.013	0	AAD/AAEAAAAA/wEAAAABAP8AAAAAAP8B
model: kind make, carried, named	0.008	-0.002	/wD+AAMB/wL/AAIA/wD/AAAAAgAA/wEA
model: kind make, carried, not named	-0.021	-0.004	AAD+AAEB/wH//QEA/wACAP4AAQAA//8C
model: kind make, loose, not named	0.003	-0.001	AAABAAAAAf8BAAEAAAAAAAAA/wAAAQAA
model: kind move became do	0.033	-0.009	AAACAAAAAQH/A/8AAAD9AAIAAAAAAAH+
model: kind move became own	0.018	-0.001	AAACAAAAAAAAAQAAAAD/AAIA/wAAAAH/
model: kind move, carried, named	0.02	0	AAABAAAAAQAAAgAAAAD/AAIAAAAAAAL+
model: kind move, carried, not named	0.008	0	AAEAAQABAQH+AAEA/////wEBAQH//v8B
model: kind move, loose, named	0.006	-0.001	AAABAAAAAAAAAAAAAAAAAAAAAAABAAH/
model: kind move, loose, not named	-0.036	-0.001	/wD9AAEBAAH//AEA/wADAP4AAAAA//4B
model: kind own became do	0.003	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: kind own became help	-0.007	0	/wH/AAEB/wH//wEB//8B//8AAAAAAAAA
model: kind own became own	-0.017	0	/wH9AQEC/wIA/wEB//8C//0BAgH+//4C
model: kind own, carried, named	-0.028	-0.002	/wH8AQEC/gL//QQB/v8D/vwBAwH+//0D
model: kind own, carried, not named	0.048	-0.008	/wECAQEBAAL+AwAB///7/wMBAgH//v8A
model: kind own, loose, named	0.017	-0.001	AAACAAAAAQAAAAAAAAD/AAEAAAAAAAH/
model: kind own, loose, not named	0.01	-0.017	AQEBAQIB/wEAAgAA/wAAAAAAAQD//wEB
model: kind plan became lead	0.009	0	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAH/
model: kind plan became move	0.007	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: kind plan, loose, not named	0.001	-0.003	AAAAAAAAAAAAAf8AAAAAAAAA/wABAQAA
model: kind teach, loose, not named	0.001	0	AAAAAAAAAAABAP//AQEAAQAAAAAAAAAA
model: kind tell, carried, named	0.031	-0.004	AQADAP//Av8AAv8AAAD+AAMA/v8BAQL+
model: kind tell, loose, named	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: kind tell, loose, not named	-0.01	0	AAD/AAEAAAAA/wEAAAABAP8AAQAA//8B
model: left act	0.072	-0.041	AAEBAAMC/gL9/QQB/f/+/wT/AAH//gH/
model: left adjective	0.026	-0.02	AP4BAP8AAgAAA/4A/wD+/wAAAwH//gIE
model: left adverb	0.065	-0.029	AP8FAQAAAQH+BAIB///9/wP//wABAQYA
model: left modifier	-0.072	-0.003	AAD6AQIB/QP/+gMA/wACAPoAAQD///8H
model: left name	-0.109	-0.001	/gH4AQAC/gAA+QIB/P8G//oBAAH9APwG
model: left noun	0.008	-0.051	AQD4AQcD+gX//AkA/QH7AP4ABQH//QEI
model: left sense adj 0	0.045	-0.015	AP8DAP0AAv4AAf4B/wD//wQA/gAAAQf/
model: left sense adv 2	0.05	-0.027	AP8DAP8AAgH+AQIB///+/wQA/gAAAQb/
model: left sense noun 10	-0.022	-0.01	/wH8AQMC/gP//AMB/gAB//8AAwH//gAA
model: left sense noun 11	-0.015	0	AAD+AAAA/wAA/wAAAAABAP8AAAAAAAAB
model: left sense noun 13	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left sense noun 14	-0.036	-0.004	/wD9AAEB/gEA+wEA/wADAP3/AQAAAP8C
model: left sense noun 15	-0.056	0	AAD/AAAB/wAA/QEA/gADAPwAAAAAAP0D
model: left sense noun 17	0.009	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAAA
model: left sense noun 18	-0.027	-0.005	Af/+//////8B/v8AAAACAP4A//8BAQAB
model: left sense noun 20	0.006	-0.001	AAAAAAAAAAD/AQEAAAAAAAAAAAAAAAEA
model: left sense noun 21	0	0	AAD/AAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: left sense noun 23	-0.008	-0.001	AAAAAAAAAAAA/wEAAAABAP8AAAAAAAAB
model: left sense noun 24	0.011	0	AAAAAAAAAQAAAQAAAAD/AAEAAAAAAAEA
model: left sense noun 25	-0.001	-0.001	AAD/AQEA/wEAAAAAAAAAAAAAAAAAAAEA
model: left sense noun 26	-0.006	0	AAD+AAEAAAD/AAEA/wAAAP8AAQAA/wAB
model: left sense noun 27	-0.016	0	AAD+AAAA/wAA/gMAAAABAAAAAAAAAAAA
model: left sense noun 28	-0.024	-0.004	AAD7AQEB/wL+/gMAAAD/AP4AAgAA/gAF
model: left sense noun 3	-0.022	0	AAD+AAEAAAAB/QH/AQABAP0AAQABAAAC
model: left sense noun 4	0.031	-0.009	Af8BAP//Af8CA/3/AgH8AQP//v8BAQL9
model: left sense noun 5	-0.024	-0.004	AAD+AAEA/wH//QIAAAACAP4AAgAA//8D
model: left sense noun 6	-0.01	-0.01	AAD6AAAB/QAB/v8A/wD+AAAA/wAAAQIF
model: left sense noun 7	-0.01	-0.001	AAD+AAEBAAAAAAEA/wABAP8AAQD/AP8B
model: left sense noun 8	0.019	0	AAABAAAAAAD/AQEAAAD/AAIAAAAAAAH/
model: left sense noun 9	-0.026	0	AAD9AAAA/wAA/gAA/wACAP0AAAAAAP4D
model: left sense unknown	0.03	-0.016	/wIAAgQD/wX4/QYC/P78/f8CBgP8+v8D
model: left sense verb 30	0.034	-0.002	AAACAAAAAAAAAAAAAAD9AAIAAAAAAAH/
model: left sense verb 31	0.016	-0.01	AAABAAAAAAAAAAEAAAAAAAL///8BAQL+
model: left sense verb 32	-0.002	-0.003	AAD//wAA/gABAP8A/wAAAP8AAQD/AAAC
model: left sense verb 34	0.02	0	AAACAP8AAf8AAf8AAAD+AAEA/wAAAQH/
model: left sense verb 35	-0.035	-0.013	/wH7AQMC/QP+/gMB/v8D/voBAwH+/fwF
model: left sense verb 36	0.001	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left sense verb 37	0.009	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAD/
model: left sense verb 38	-0.009	-0.002	AAD/AAAAAAAAAP8AAAAAAP4A/wAAAf8C
model: left sense verb 39	-0.006	0	AAABAP8AAP///gEB/v8C//8BAQH///8B
model: left sense verb 40	0.014	0	AAAAAAEAAQH//wIAAAAAAAEAAQAA/wEA
model: left sense verb 41	0.03	-0.007	Af8D////Av8BAf8AAQD/AAL/AAABAAH+
model: left sense verb 42	0.008	0	Af8BAP//Af8AAf8AAQD/AAEA/wAAAAH/
model: left word 60s	0.009	0	AAAAAAAAAAAAAAAAAAD/AAEAAAAAAAD/
model: left word about	0.004	-0.001	AAAAAAAA/wD/AAEAAAABAAAAAAAA/wAA
model: left word after	0.005	-0.001	AAABAAAAAQAAAAAAAAAAAAAAAAAAAAAA
model: left word afterwards	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: left word alongside	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word also	0.068	-0.012	Af8GAP3+BP0AA/4B///9/wYA/gAAAQT8
model: left word answer	0.008	0	AAABAAAAAAAAAAAAAAD/AAEAAAAAAAH/
model: left word appointment	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word as	0.012	-0.001	AAACAAAAAQAAAQAAAAD/AAEA/wAAAAD/
model: left word ask	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word bano	-0.013	0	AAD/AAAAAAAA/wIAAAABAP8AAAAAAAAA
model: left word book	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word boss	0.002	-0.002	AAAAAAAAAAAAAQAAAAD/AP8AAAAAAAAA
model: left word call	-0.005	-0.005	AAAAAAAAAAD//gIB/wAB//8AAQD///8B
model: left word cancel	-0.012	0	AAD/AAAAAAAA/gAAAAABAAAAAAAAAAAA
model: left word cemetry	0.003	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: left word change	0.008	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: left word check	0.001	-0.006	AAAAAAEAAAAAAAEAAAD/AAAAAAAAAAAA
model: left word clean	-0.006	0	AAD+AAAA/wAAAQAAAAAAAAAA/wABAQEA
model: left word clear	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word colleague	0.009	0	AAABAP//Af8AAf8AAQD/AAH///8BAQH/
model: left word come	0.013	0	AAABAAAAAAAAAQAAAAD/AAIAAAAAAAH/
model: left word conect	0.001	0	AAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word cooking	-0.004	0	AAAAAAEAAAAAAAAAAAAAAP8AAQAAAAAA
model: left word cow	-0.013	-0.001	AAD/AAAAAAD//wEA/wABAP4AAQAAAAAC
model: left word day	-0.012	-0.002	AAD/AAAAAAAA/QEAAAABAP8AAAAAAAAB
model: left word de	-0.017	0	AAD+AAAA/wAAAAIAAAAAAP4AAQAAAAAB
model: left word delivr	0.004	-0.001	AAAAAAEAAAH/AQAAAAAAAAAAAAAA/wAA
model: left word departement	0.008	-0.003	AAABAAEAAQH/AQEAAAAAAAAAAQAA/wAA
model: left word domu	-0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB
model: left word drive	-0.017	0	AAD/AAAA/wAA/wAAAAABAP4AAAAAAP8C
model: left word drop	-0.002	-0.001	AAD/AQEA/wEAAAAAAAAAAAAAAQAAAAAA
model: left word electricain	-0.006	0	AAD/AAAA/wH//wIA//8B/wAAAAAAAAAA
model: left word find	0.003	0	AAABAAAAAQAAAAEAAAAAAP8AAQAA/wAA
model: left word get	0.024	0	AAABAAEAAQEAAgAAAAD+AAEAAQAA/wEA
model: left word go	-0.01	-0.001	AAD+AAIA/wH/AAEAAAABAP4AAQAA//8B
model: left word grass	0.005	-0.001	AAABAAAAAAD//wEA/wAB/wEAAAAAAAEA
model: left word hadn't	-0.008	0	AAD/AAAAAAAA/wAAAAABAP8AAAAAAAAB
model: left word help	0.007	-0.007	AAABAAAAAQAAAQAAAAAAAAAAAAAAAAAA
model: left word la	-0.006	0	AAAAAAAAAAAAAQAAAAD/AP8AAAAAAAAB
model: left word limpieza	-0.011	0	AAAAAAAAAAAA/wIAAAAAAP8AAAAAAAAA
model: left word loda	0.004	-0.001	AAAAAAEAAAH/AAAAAAAAAAEAAAAA/wAA
model: left word look	-0.006	0	AAAAAAAAAAD/AAEB//8B//8BAQH///8B
model: left word looked	-0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAB
model: left word make	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word manager	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word many	0.012	-0.002	AAABAAAAAAAAAf8AAAD/AAEAAAAAAAD/
model: left word maybe	-0.005	-0.003	AAD/AAEA/wAA/wAAAAAAAP8AAAH/AAAA
model: left word mix	0.004	0	AAABAAAAAAAAAAAAAAABAAEAAAAAAAD/
model: left word month	0.007	0	AAABAAAAAAAAAAAAAAAAAAEA/wABAAH/
model: left word monthly	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word mostly	-0.011	-0.003	AAD+AAAAAAAA/wAAAAACAAAAAAAAAAAA
model: left word nad	-0.007	0	AAD+AAAAAAAA/wAAAAAAAAAAAAAAAAAA
model: left word need	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word noche	-0.009	0	AAD/AAAAAAAA/wIAAAAAAP8AAAAAAAAA
model: left word oficina	-0.011	0	AAAAAAAAAAAAAAEAAAAAAP4AAAAAAAAB
model: left word oficinas	-0.013	0	AAD/AAAAAAAA/wEAAAAAAP8AAAAAAAAA
model: left word opieka	-0.003	0	AQD/AAAAAAAA/wAAAAAAAAAAAAAAAAAB
model: left word osoba	-0.003	0	AAD+AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word other	0.012	0	AAABAAIAAAEAAAIAAAAAAAEAAQAAAAH/
model: left word out	0.009	-0.001	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAD/
model: left word page	-0.002	0	/wAAAAABAAAA/wEA/wABAAABAQD/AP8A
model: left word part	0.009	0	AAAAAAAAAQAAAAAAAAD/AAEAAAAAAAEA
model: left word pay	-0.016	0	AAD9AAAAAAAA/gAAAAABAP8AAAAAAP8C
model: left word people	0.017	-0.001	AAABAAAAAAAAAf8AAAD+AAEAAAAAAAH/
model: left word person	-0.018	0	AAD+AAEAAAAB/QAAAAAAAP4AAAABAAAC
model: left word phone	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word plate	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word por	-0.009	0	AAD+AAAAAAAAAQAAAAD/AP8AAAAAAAAA
model: left word put	-0.004	-0.001	/wEAAQIB/wP9/gQB/f8C//8BAgH//v8B
model: left word putting	0.01	-0.004	AAABAP8AAf8AAf8AAAD/AAEAAAABAAEA
model: left word ready	0.006	0	AAAAAAEBAAEAAQAAAAD/AAAAAQAAAAAA
model: left word reception	0.007	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: left word repare	0.005	-0.001	AAAAAAAAAAAAAQAAAAD/AAEAAAAA/wD/
model: left word report	0.01	0	AAABAAAAAAAAAf8AAAD/AAEAAAAAAAH/
model: left word responsable	0.009	-0.003	AAABAAAAAQD/AQAAAAD/AAAAAQAA/wAA
model: left word responsible	0.051	-0.004	//8EAP0AA/7/A/4B/////wYA/QAAAQX+
model: left word room	-0.001	0	AAAAAAEAAAAA/gIAAAAAAAAAAAAAAAEB
model: left word scan	0.002	0	AAABAAAAAAAA/wAAAAAAAAAAAAAAAAAA
model: left word second	0.003	0	AAAAAAEAAAEAAQAAAAAAAAAAAQAA/wAA
model: left word set	-0.019	0	AAD+AAAA/wAA/QAAAAADAP8AAAAAAAAB
model: left word shape	0.01	-0.004	AAAAAAAAAAABAf8AAQD/AAEA/wABAQH/
model: left word short	0.006	-0.001	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAD/
model: left word show	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word signiture	0.003	-0.001	AAD/AAEA/wH/AAAAAAAAAAEAAAAAAAD/
model: left word sit	-0.005	0	AAAAAAEAAAAAAAEAAAAAAP8AAQAAAAAB
model: left word slate	0.012	0	AAABAAAAAAAAAQAAAAD/AAEA/wAAAQH+
model: left word somth	0.008	0	AAAAAAAAAAAAAQAAAAD/AAEA/wAAAAD/
model: left word somtime	0.009	0	AAAAAAAAAAAAAAAAAAAAAAEA/wAAAAD/
model: left word sprzatanie	-0.006	0	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAAAB
model: left word starsza	-0.005	0	AAD+AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word sunday	0.028	-0.001	AAACAP8AAQD/AQAAAAD/AAQAAAAAAAH+
model: left word support	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word sweep	0.012	0	AAABAAAAAQAAAQAAAAD/AAEAAAAAAAAA
model: left word take	0.022	0	AQACAAD/AQAAAQAAAQD/AAH/AP8BAAH/
model: left word team	0.012	0	AAABAAAAAAAAAf8AAAD/AAH///8BAQH+
model: left word telephon	-0.017	0	/wD+AAAA/wAA/QEAAAACAP8AAAAAAAAC
model: left word tell	0.002	-0.002	AAABAAAAAAABAQAAAAAAAP8AAgD///8D
model: left word then	0.018	-0.004	AAADAAAAAAAAAQAAAAD+AAAA/wAAAAD/
model: left word thereof	0.005	0	AAD/AAEBAAEAAQAAAAD/AAAAAQAA/wAA
model: left word till	-0.009	-0.001	/wH+AQEB/wH//wEB//8B//8AAQD///8B
model: left word tried	-0.011	0	AAD/AAAAAAAA/gAAAAABAAAAAAAAAP8A
model: left word try	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: left word van	0.004	-0.001	AAAAAQEB/wEAAAAAAAAAAAAAAAAAAAH/
model: left word vehcile	0.003	-0.001	AAAAAAEAAAH/AAAAAAAAAAEAAAAA/wAA
model: left word w	-0.004	0	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAAAA
model: left word well	0.011	-0.001	AAABAAAAAAAAAQAAAAAAAAEA/wAAAQD/
model: left word work	0.012	-0.005	AAABAP8AAQABAf8AAAD+AAAAAAAAAAD/
model: left word zip	0.001	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: level 1 above all, carried	0.047	-0.007	/wEBAQEB/wL+AwAB/wD9/wQAAAH//wH9
model: level 1 above all, loose	0.022	-0.017	AAACAQMBAAL/AQMA/wAAAAEAAgD//wEA
model: level 2 above all, carried	0.008	0	AAABAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: level 2 above all, loose	0.018	-0.006	AQAAAP8AAAAAAf8AAAD/AAEA/wAAAQIA
model: level 3 above all, carried	0.067	-0.002	Av4F//39BP8ABf7+AgL7AQb///8BAAP8
model: level 3 above all, loose	0.02	-0.001	AQACAAAAAAEAAQAAAAAAAAEAAAAAAAH/
model: level on the object -1	-0.017	-0.001	AAAAAAABAAD//gEB/v8B//8BAQH///4A
model: level on the object -2	-0.045	-0.005	/wH8AQIB/wL++wMB//8E//wBAwH+/f4E
model: level on the object 0	0.102	-0.029	/wICAwIEAQL+AwAC/f/6/wUBAgL8/wP9
model: level on the object 1	0.018	-0.02	AAEBAQIBAAH+/wMB/v8B/wEBAwH//gD/
model: level on the object 2	0.034	-0.008	Af8DAP//AgAAA/8AAQD+AAIAAAAAAAL+
model: level on the object 3	0.025	0	Af8D///+Af8BAv7/AgH+AQL///8BAQL+
model: limit gone from 0	-0.041	0	/wH8AAIB/gEA/gIA/wADAP4AAwH///8B
model: limit new at 0	0.007	-0.001	AAAAAAAAAAAAAAAAAAD/AAAAAAAAAAEA
model: limit same	-0.017	-0.005	AAABAAD/AQAA/gEAAAABAP0AAgD///8C
model: linked in the old text	0.019	-0.004	A/0C/fz8Af4EAvr9BQP/AwL9+/0FBAP9
model: loose act	0.025	-0.066	/wL8AgsE/gr6/gwC/f7+/gABBAP8+wED
model: loose act in and	-0.014	-0.013	/wH/AQECAAL+/QQC/P4A/gABAQH+//4B
model: loose act in complement	-0.016	0	AAD+AAAAAAAA/wEAAAAAAP8AAAAAAAAC
model: loose act in main	0.053	-0.026	Av8CAAMAAQL9BAMB/wD//wMAAQH+/gH/
model: loose act in means	0.004	0	AAABAAAAAQAAAAAAAAAAAAAAAAAAAAAA
model: loose act in purpose	-0.011	-0.005	AAD+AAEA/wH//wIAAAABAP8AAQAA/gAB
model: loose act in relative	-0.015	0	AAD+AAEAAAAA/wMAAAAAAP4AAgD//wAD
model: loose act in result	0.032	-0.022	AQABAAEAAAL/AQMAAAAAAAEAAgAA/gEB
model: loose act in time	0.013	0	AAAAAAAAAAAAAQAAAAD/AAIAAAAAAAH/
model: loose act, 0 left	-0.033	-0.022	Af/8AAMAAAT++ggAAQEFAf7/AQAB/gMF
model: loose act, 1 left	-0.044	-0.026	/gL6AgQE/wP9+gQC+v4D/v0BAwL9/P0H
model: loose act, 2 left	0.118	-0.019	AAAIAAIAAgL+BQAAAAD6AAkAAQAA/gP7
model: loose act, closeness 0	0.045	-0.066	AQH/AggDAQb8AQUC/f/8/gEBBAP8+gAH
model: loose act, closeness 1	-0.013	0	AAD/AAAAAAAA/QAAAAADAAEAAAAAAAAB
model: loose act, closeness 2	-0.007	-0.001	AAD/AAAAAAAAAAAAAAAAAP8AAAAAAP8B
model: loose act, closeness to left 0	0.039	-0.066	AgD8AQcCAAf7AQUB/gD9/wQBBAL9/AAD
model: loose act, closeness to left 1	-0.002	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAB
model: loose act, closeness to left 2	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose act, cosine 0	-0.024	-0.015	AAD+AAEAAAEA/gEAAAACAP0AAgAA//4D
model: loose act, cosine 1	0.059	-0.014	AAADAAIBAAP9AgMB/v/+/wMAAgD//gEA
model: loose act, cosine 2	0.012	-0.017	AgD+AQEBAQL//wIB/wD//wIAAQH//wUB
model: loose act, cosine 3	0.002	-0.013	AAD9AAQB/wT9AAUB/wAB/wEAAgH//QAA
model: loose act, cosine 4	-0.02	-0.008	/wH+AAMB/gEA+wMB/wD///4AAAD/AP4E
model: loose act, cosine to left 0	-0.024	-0.022	Af/+AAL/AgEB/QAAAgECAf8A/gAAAP8B
model: loose act, cosine to left 1	-0.022	-0.01	/wH9AAEB/gH+/QMB/v8B//0AAgD//v4G
model: loose act, cosine to left 2	0.026	-0.019	AQAAAAMB/wL9AQIB/v/+/wABAwH+/QMB
model: loose act, cosine to left 3	0.05	-0.008	AAEBAQMBAAP/BAAA/wD6/wIAAQH//gEA
model: loose act, cosine to left 4	0.033	-0.008	AAACAAEAAAAAAwAAAAD+AAIAAAD/AAAA
model: loose act, everyday term	-0.042	-0.017	/wH8AQMC/gL+/QUB/f8D//8AAgH//wAD
model: loose act, far-broader	-0.012	-0.001	/wD/AAEBAAH//gMB/v8D/wABAgH///8B
model: loose act, narrower	0.041	-0.005	AQAEAAEB/wABBP0AAAD9AAMAAAD/AAH/
model: loose act, no term	0.009	-0.014	/wD/AAABAAAA/gEAAAAAAAEAAAAAAAIC
model: loose act, none	0.045	-0.048	Af8BAAcAAQT9AAUAAAH9AAb/AgAA/QQE
model: loose act, rare-synonym	0.008	-0.002	AAAAAAAAAAAAAAAAAAD/AP8AAAAA/wEB
model: loose act, sibling	-0.059	-0.011	AAD4AAEB/wH//AMB/wAE//kBAgH//vwG
model: loose act, term of a trade	0.057	-0.011	AAEFAQEC/wD/BP8B/v/7/wEBAQH///8C
model: loose act, term with contrasts	0.016	-0.026	AAD9AAYAAgb8AQUBAAAA/wL/AwEB/AIE
model: loose adjective	0.042	-0.039	AQD9AfwDAf4DAP4B/f///wQA/QD/AgQC
model: loose adjective in and	-0.045	-0.008	/wH7AP4C//8C+v4B/v8DAP4A+wAABP8B
model: loose adjective in main	0.046	-0.011	AQAAAAABAAAABQEA/gD7/wMAAAD/AAQB
model: loose adjective in purpose	0	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose adjective in relative	0.002	0	AAAAAAAAAQAAAQAAAAD/AAAAAAAAAAEA
model: loose adjective in result	0.049	-0.018	AQACAAD/AQAAA/8AAAD9AAMAAAAAAAL/
model: loose adjective in time	0.02	-0.002	AAABAAAAAAAAAQAAAAD/AAIAAAAAAAH+
model: loose adjective, 0 left	0.041	-0.015	AQEAAPsCAPsCA/4A/gD8AAL//P8AAwIA
model: loose adjective, 1 left	0.008	-0.018	AAD/AP4BAgD//wAA/v8B/wABAAD/AAEE
model: loose adjective, 2 left	0.054	-0.007	AAAFAAAAAQAAAf8AAAD9AAMAAAAAAAL+
model: loose adjective, closeness 0	0.059	-0.039	AQEAAfwCAf8CA/0B/f/7/wQA/AD/AgUC
model: loose adjective, closeness 1	-0.001	0	AAAAAAAA/wAA/wEAAAD+AP8AAAAAAAAB
model: loose adjective, closeness 2	0.003	0	AAAAAAEAAAD/AAEB//8B/wAAAQAAAAAA
model: loose adjective, closeness to left 0	0.041	-0.039	AQH+AfwCAf0DAvwA/wD7AAEB/AH/AgME
model: loose adjective, closeness to left 2	-0.005	0	AAAAAAEAAAD//wEB//8B//8AAQAA//8B
model: loose adjective, cosine 0	0.036	-0.018	AAECAQABAAEAAv8AAAD/AAIAAQD/AAH+
model: loose adjective, cosine 1	0.101	-0.005	Af8GAP//AwAAB/8AAQD5AAYAAAAAAAX9
model: loose adjective, cosine 2	0.04	-0.006	Af8CAP4AAv4CA/wAAAD+AAX//P8BAwX9
model: loose adjective, cosine 3	-0.049	-0.01	/wH8AQAC/QH/+gIB/QAC//wA/wAAAPwD
model: loose adjective, cosine 4	-0.073	0	/wH4AAEB/gH/+wIB//8E//sAAQAA//0F
model: loose adjective, cosine to left 0	0.037	-0.026	AgABAP8AAv8BAwAAAAD/AAQA/wAAAQX+
model: loose adjective, cosine to left 1	0.026	-0.006	AAD+AP4AAf8BAgAAAAD+AAMA/wAAAQIB
model: loose adjective, cosine to left 2	0.015	-0.004	AAD/APwAAP4BAfwA/wD9AAEA/AAAAv//
model: loose adjective, cosine to left 3	-0.007	-0.003	/wEAAQEC/gL//QMA/gAC//8AAQD//wAB
model: loose adjective, cosine to left 4	-0.001	0	AAAAAAAAAAAAAAAAAAAAAP8AAQAA/wAB
model: loose adjective, everyday term	-0.035	-0.01	/wH6AQAC/QL/+wIB/f8B//0AAQH///4I
model: loose adjective, far-broader	0.007	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: loose adjective, narrower	0.001	0	AAAAAAAAAAAAAAAAAAD/AAAAAAAAAAAB
model: loose adjective, no term	0.111	-0.028	AgAIAPwABf0CB/kAAAD5AAkA+wAABAf5
model: loose adjective, none	0.066	-0.038	AAEEAf0CAv4DA/wA/wD6AAIA+wAAAwMA
model: loose adjective, sibling	-0.025	-0.001	/wH8AAAB/gAA/wAB/v8C//4AAAAAAP4D
model: loose adjective, term of a trade	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose adjective, term with contrasts	-0.007	-0.001	AAD+AAAAAAAAAQEAAAAAAP//AP8AAQEC
model: loose adverb	-0.009	-0.016	/gH9Af8C/v8B//4B//////8B/QD/AvwC
model: loose adverb in and	0.011	-0.006	AAAAAAAAAAAAAgAAAAD/AAEAAAAAAP8A
model: loose adverb in main	-0.021	-0.01	/wH+AP8B//8A/v8B/v8C//8A/QD/Av4C
model: loose adverb in purpose	0.001	0	AAD/AAAAAAAAAQAAAAD/AP8AAAAAAAAB
model: loose adverb in result	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose adverb, 0 left	-0.04	-0.002	/wH8AP8B/v8A/gAB/v8E//4B/gD/AvwD
model: loose adverb, 1 left	0.005	-0.01	AAAAAAAAAQAAAQAAAAD/AAAAAAAAAAAB
model: loose adverb, 2 left	0.02	-0.004	AAACAAAAAAAA/wAAAAD+AAEAAAH/AAD/
model: loose adverb, closeness 0	0.006	-0.016	/wH/AQAC//8BAAAB/v4B/wEC/QH+AvwB
model: loose adverb, closeness to left 0	-0.002	-0.016	/wEBAP4B//8B//4B//8AAAEB/QH+AvwC
model: loose adverb, cosine 0	0.006	0	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose adverb, cosine 1	0.018	-0.006	AAABAAAAAAAAAwAAAAD+AAEAAAAAAAAA
model: loose adverb, cosine 2	-0.004	-0.004	AP8B//8AAf8AAQAA/wAAAAAA//8AAQAB
model: loose adverb, cosine 3	0.016	-0.005	/wECAQABAAAAAP4A/wD+AAIB/gH+Av0A
model: loose adverb, cosine 4	-0.052	0	AAD8AAAA/gAA/AAAAAADAPwAAAAAAP4D
model: loose adverb, cosine to left 0	-0.006	-0.002	/gL+AQAC//8A//8B/v8C/wIB/QD/Av//
model: loose adverb, cosine to left 1	0.015	-0.01	AAABAAAAAQAAAgAAAAD/AAEAAAAAAAH/
model: loose adverb, cosine to left 2	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEA
model: loose adverb, cosine to left 3	-0.004	-0.004	AAD/AAAAAAAA/QAAAAAAAAIAAAAAAP8A
model: loose adverb, everyday term	-0.027	-0.005	/gL8AQAD/gAA+wAB/v8D/wEA/QD/Av0A
model: loose adverb, no term	0.02	-0.01	Af8C////Af8BAv8AAQD/AAH//wABAQEA
model: loose adverb, none	0.007	-0.016	/wH/AP8B//8B//8B/v//AAIA/QAAA/8B
model: loose behind ,	0.066	-0.028	AQEBAQQB/wT9AQMB///8/wMBAwH+/QH+
model: loose behind a	-0.044	-0.016	/QP3AwMF+wD/+gQC+f4D/vwEAwP7/fwG
model: loose behind accurate	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind after	0.012	0	AAABAAAAAAEAAv8AAAD+AAEAAAAAAAAA
model: loose behind all	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind an	0.041	-0.001	AQACAAAAAQAAA///AQH9AQQAAAAAAAP9
model: loose behind and	0.1	-0.018	AQAIAPwAAv0BBvsB///8/wcA/AH/AwT2
model: loose behind as	0.022	0	AAABAAAAAQAAAP8AAAD/AAMAAAAAAAH/
model: loose behind at	-0.016	-0.001	AAD+AAAAAAAA/wIA/wAAAAAAAQD/AP8C
model: loose behind be	-0.051	0	/wD9AAAB/wAA/AEB/wAE//0AAAAAAP4D
model: loose behind better	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind broadband	-0.012	0	AAD/AAAAAAAA/gAAAAABAAAAAAAAAP8A
model: loose behind brought	0.009	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: loose behind by	0.031	0	AAADAP4AAv8BA/4AAAD9AAIA/wAAAAH+
model: loose behind complete	0.005	0	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: loose behind coshh	0.026	0	AAACAAAAAAAAAv4AAAD+AAEAAAAAAAH+
model: loose behind customer	0.003	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind customers	-0.005	0	AAAAAAAAAAAA/wAAAAAAAP8AAAAAAP8A
model: loose behind deliver	0.005	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAD/
model: loose behind delivered	0.021	0	AAABAAAAAQAAAv8AAAD+AAIA/wAAAQH+
model: loose behind elderly	-0.007	0	AQD/AAAAAAAA/wAAAAAAAAAAAAAAAP8B
model: loose behind electrical	0.004	0	AAABAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: loose behind ensuring	0.003	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEA
model: loose behind every	0.005	-0.007	AAAAAAAAAAAAAgAAAAD/AAAAAAAAAAEA
model: loose behind exceptional	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind expert	0.004	0	AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind five	-0.022	0	AAD/AAAA/wAA/gMAAAACAP8AAAAAAP8B
model: loose behind for	0.039	-0.005	AAADAP8AAQAAA/8AAAD9AAMA/wAAAQP/
model: loose behind four	-0.012	0	AAD+AAAA/wAA/wEAAAABAAAAAAAAAAAB
model: loose behind from	0.007	-0.001	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose behind full	-0.007	-0.001	AAD/AAAA/wAAAAAAAAAAAP8AAAAAAAAA
model: loose behind guaranteeing	0.005	-0.005	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind had	0.019	-0.001	AAABAP8AAP8AAP8B/wD+/wEA/wD/AAD/
model: loose behind her	0.013	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: loose behind high	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind i	-0.048	0	/wD9AAEB/wAA+wMAAAADAP4AAQAAAP8C
model: loose behind impeccable	0.012	0	AAACAAAAAAAAAQAAAAAAAAEAAAAAAAAA
model: loose behind in	0.051	-0.002	AQADAP//AgAAA/8AAQD9AAQAAAAAAAP+
model: loose behind including	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind into	0.011	-0.001	AAAAAAD/AQAAAf8AAAD/AAEA/wAAAAH/
model: loose behind is	-0.026	0	AAD9AAAAAAAA/wEAAAABAP4AAAAAAP4D
model: loose behind its	0.008	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind juki	0.017	0	AAACAP8AAQAAAQAAAAD/AAIAAAAAAAH/
model: loose behind kept	0.004	0	AAAAAAAAAAAA/wAAAAD/AAEAAAAAAAAA
model: loose behind knife	-0.012	0	/wD9AAMBAAAA/wEAAAABAP8BAAD/AP8B
model: loose behind loyal	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind maintaining	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind make	-0.031	0	AAD9AAAA/wAA/wEA/wACAP0AAAAAAP4D
model: loose behind managed	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind of	0.029	-0.002	AAACAAAAAAAAAgAAAAD+AAIAAAAAAAH/
model: loose behind on	0.039	-0.006	AAAEAP8AAQAAA/0AAAD8AAIA/wAAAAH8
model: loose behind parlour	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind power	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind product	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind provided	0.009	0	AAABAAAAAAAAAAAAAAD/AAEAAAAAAAAA
model: loose behind raising	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind sales	0.004	0	AAAAAAAAAAAAAf8AAAAAAAAAAAAAAAAA
model: loose behind same	-0.027	-0.003	AAD9AAAAAAAA/gAAAAABAP8AAAAAAP8B
model: loose behind supported	-0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind that	0.006	0	AAABAAEAAAAAAAIAAAAAAAAAAQAA/wEA
model: loose behind the	0.003	-0.014	Av7+//3+A/4CAf0AAAAAAAH//f8BAv8B
model: loose behind their	-0.004	0	AAD+AAEAAAEAAAIAAAAAAAAAAAAAAAAB
model: loose behind through	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind to	-0.032	-0.007	AAD8AAEA/gH//AIAAAABAP4AAQAA//8E
model: loose behind took	0.012	0	AAABAAAAAAAAAgAAAAD/AAEAAAAAAAD/
model: loose behind two	-0.03	0	/wH8AQAB/gAA/QEA/wAC//8AAAAAAP8B
model: loose behind up	-0.007	0	AAD+AAAAAAAA/wAAAAABAAAAAAAAAAAB
model: loose behind vulnerable	0.007	0	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose behind weekly	-0.024	0	AAD+AAAAAAAA//8AAAABAP8AAAAAAAAC
model: loose behind wheelchair	0.021	-0.001	AAACAAAAAAD/AAEAAAAAAAEAAAAA/wH/
model: loose behind whole	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind with	0.042	-0.001	AQADAAAAAQAAAgAAAAD+AAIAAAAAAAL+
model: loose behind without	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose behind would	-0.027	0	AAD9AAAA/wAA/gAAAAABAP8AAAAAAP8B
model: loose behind you	-0.093	0	AAD6AAEB/gAA+gIB/gAF//kAAAD/APsH
model: loose behind your	-0.101	0	/wH4AAAB/gAA+AEB/gAG//kAAAH/APwH
model: loose capital	0.097	-0.013	Af8H//z+Bv4CCfr/AQH5AQj//v8AAgP4
model: loose capitals	0.024	0	Af8BAAD/AAAAAf4AAAD+AAEA/wABAAH+
model: loose in and	0.057	-0.052	AAEDAvoEBfwBA/8C+v79/gUD+AP7AgD/
model: loose in complement	0.021	-0.001	AQAAAP4AAP8CA/0AAAAAAAAA/QAAAv/+
model: loose in main	-0.01	-0.075	/QX1BQQI/wAA+woG+fsB+v0EBQT5AQIK
model: loose in means	0.012	0	AAABAAAAAQAAAQAAAAD/AAEAAAAAAAH/
model: loose in purpose	-0.057	-0.006	/wD4AAIC/QH//gIB/v8C//4BAQD///4F
model: loose in relative	-0.073	-0.001	AAD5AAMA/gEA9wMA/wADAPwAAQAA/wAG
model: loose in result	0.125	-0.063	AgAEAAL/BAL+AgQAAQD8AAcAAwH//QYA
model: loose in time	0.077	-0.003	AAAFAP8AAf8ABP4AAAD8AAYA/wAAAAP8
model: loose known	0.015	-0.172	/Ab6BwIKAfr/+gkJ9/n9+P4G/gb2/gMH
model: loose modifier	0.052	-0.009	/gP+AgQE/gP+AgEC+/7+/gQDBAP7/QP/
model: loose modifier in and	0.061	-0.002	/gICAgID/wP9AwEC/f78/gUCBAL9/QP9
model: loose modifier in main	-0.017	-0.006	AAH8AQIB/wH//QIB/f8D/wABAQH9//4E
model: loose modifier in purpose	-0.003	0	AAD+AAAA/wAAAAAAAAAAAAAAAAAAAAAA
model: loose modifier in result	0.017	-0.001	AAABAAAAAQAAAAAAAAD/AAIAAAAAAAH/
model: loose modifier, 0 left	-0.004	-0.003	/QP+AwUE/QT8AAMC/P0D/f8CBQL8/P4D
model: loose modifier, 1 left	0.003	-0.004	AAD+AAABAAAA//8A/wD/AP8AAAD/AAAC
model: loose modifier, 2 left	0.061	-0.002	AQADAP4AAP8AA/8AAAD6AAIA/wD/AQEA
model: loose modifier, closeness 0	0.04	-0.009	/gP9AgQE/wP8AQIC+/79/gADBAL7/P8D
model: loose modifier, closeness 1	0.01	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: loose modifier, closeness 3	-0.009	0	AAAAAAAAAAAA/gAAAAABAP8AAAAAAP8A
model: loose modifier, closeness to left 0	0.051	-0.01	/gP/AwMF/wP8AAQC+/3//QMDBAL7/QIB
model: loose modifier, closeness to left 3	-0.009	0	AAAAAAAAAAAA/wAAAAABAAAAAAAAAP8A
model: loose modifier, cosine 0	0.03	-0.001	Af8BAAD/AQAAAAAAAAD/AAMAAAAAAAP/
model: loose modifier, cosine 1	0.088	-0.003	Av8HAP3/Av8BB/v/AQD6AAYA/gAAAQT7
model: loose modifier, cosine 2	-0.049	-0.005	/wH5AAIC/wAA/AIB/v8E//oAAAD+APsH
model: loose modifier, cosine 3	-0.005	0	/QP+AgQE/QP8/gUC/P0C/v4DBQP8/P0C
model: loose modifier, cosine 4	-0.006	0	AAAAAAAAAAAA/wAAAAABAP8AAAAAAP8B
model: loose modifier, cosine to left 0	0.012	-0.003	/gP/AgQE/gP9AAIC/P4B/v8DBQP7+/8D
model: loose modifier, cosine to left 1	0.027	-0.002	AQABAAAAAQAAAgAA/wD+AAEAAAD/AAAB
model: loose modifier, cosine to left 2	0.018	-0.005	AAABAAAAAAAAAAAA/wD/AAEAAAAAAAH/
model: loose modifier, cosine to left 3	0.014	0	AAABAAAAAAAAAAAAAAD/AAIAAAAAAAD/
model: loose modifier, everyday term	0.006	-0.004	AAH/AQAB/wAAAP8A//8A//8BAQH+//4D
model: loose modifier, narrower	0.005	0	AAD/AAAAAAAAAf8AAAD/AAEAAAAAAAD/
model: loose modifier, no term	-0.016	-0.002	/QP8AgQE/QT9/gUD/P4C/v0CBAL8/P0E
model: loose modifier, none	0.029	-0.009	/gL8AgQD/gL9/wQC/P4A/gECAwL8/QAD
model: loose modifier, sibling	0.037	0	AQAEAAAAAQAAAv8AAAD+AAIAAAD/AAH+
model: loose modifier, term of a trade	0.061	-0.001	Af8EAAAAAQAABP4AAAD8AAUAAAAAAAT7
model: loose modifier, term with contrasts	-0.004	-0.002	AAD9AAABAAAA/wEAAAABAAAAAAD/AAAB
model: loose name	0.101	-0.012	Av4I//z9Bv0CB/oAAgH5AAYA/wAAAgT6
model: loose name in and	0.021	-0.004	Af8BAAD/AgAAAQAAAQD/AAL///8BAQL/
model: loose name in main	0.038	-0.008	Av4B//39BP4BBPwAAQD9AAIAAAAAAQH8
model: loose name in result	0.02	-0.001	AAABAAAAAQAAAf8AAAD/AAIAAAAAAAH/
model: loose name in time	0.014	0	AAABAAAAAAAAAf8AAAD/AAEAAAAAAAAA
model: loose name, 0 left	0.049	-0.006	Av4D//38A/4CBP3/AwH9AQP//wABAQP9
model: loose name, 1 left	0.035	-0.001	Af8DAAD+AwAAAv8AAQD9AAMAAAAAAAL/
model: loose name, 2 left	0.022	-0.005	AAAAAP8AAAABA/0B/v///wEAAAD/AAD+
model: loose name, closeness 0	0.085	-0.008	Av4F//39BP4CB/v/AgH5AQUAAAAAAQP6
model: loose name, closeness to left 0	0.081	-0.008	Av4G//z9Bv0CB/r/AgH8AQUAAAAAAQP7
model: loose name, cosine 0	0.056	-0.005	Av4H//39BP0CBP3/AQH9AQQA/wAAAQP9
model: loose name, cosine 1	0.026	0	AAACAAAAAgAAAf8AAAD+AAIAAAAAAAH/
model: loose name, cosine 2	0.011	-0.007	AAD/AAAAAQABAv8AAAD+AAAAAAAAAQEB
model: loose name, cosine 3	-0.014	0	/wEAAAABAAAA/wAAAAADAP8AAgD/AP7/
model: loose name, cosine to left 0	0.077	-0.005	Af4C//7+A/8CBPz/AgH8AQYA/wABAQT6
model: loose name, cosine to left 1	-0.019	-0.002	AAAAAAAAAQAAAAAA/gABAP8A/wD/Af8A
model: loose name, cosine to left 2	0.018	-0.005	AAACAP8AAQABAv8AAAD+AAEAAAAAAAD/
model: loose name, everyday term	-0.019	0	AAD/AAABAAAA/wAB//8B//8AAAAAAAAA
model: loose name, no term	0.068	-0.012	Af4E//39Bf4BBf3/AgH8AQT/AAAAAQP8
model: loose name, none	0.1	-0.012	Av0F//z8Bv4BBvwAAgH8AQf///8BAQT6
model: loose name, term of a trade	0.01	0	AAAAAAAAAQAAAQAAAAD/AAEAAAAAAAH/
model: loose name, term with contrasts	0.027	0	AAACAAAAAQAAAv4AAAD+AAIAAAAAAAH+
model: loose noun	0.035	-0.066	/gH8AgEEAvwF+wED/P7//QMC/QL8AwMH
model: loose noun in and	0.114	-0.021	Av4J//j/BfwDB/v+AgL4AQn/+f8BBAX4
model: loose noun in complement	0.044	-0.001	AAAEAP4AAP8CA/0AAAD/AAAA/QAAAv/8
model: loose noun in main	-0.048	-0.013	/QP0AwkF/AEA9wgC/f8B/vwCBQL7AP8M
model: loose noun in purpose	-0.035	-0.001	AAD9AAAAAAAA/AAAAAADAP8AAAAAAAAD
model: loose noun in relative	-0.069	0	AAD7AAIA/wEA+AMAAAAFAP4AAQAAAAAE
model: loose noun in result	0.063	-0.024	Af8CAAD/AgABAQAAAQD+AAMAAQAA/wIB
model: loose noun in time	0.03	-0.002	AAACAAAAAAAAAv8AAAD+AAMAAAAAAAH+
model: loose noun, 0 left	-0.007	-0.022	/gH+AgECA/sEAQACAAAD/wAC/gH9Av4D
model: loose noun, 1 left	0.036	-0.018	AQAAAAAAAgAB/wEA/wD7AAIB/wH/AQED
model: loose noun, 2 left	0.011	-0.021	AAH7AQEC/AEA+wMB/f/9//0BAQH//wIE
model: loose noun, closeness 0	0.023	-0.062	/gH8Af4FAPkE+gUD/P7+/gED/gL8AQIF
model: loose noun, closeness 1	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose noun, closeness 2	0.011	0	AAAAAAAAAAAAAf8AAAD/AAEAAAAAAAD/
model: loose noun, closeness 3	0.011	-0.002	AQACAP8AAQAAAAAAAAD/AP8AAAAAAAAB
model: loose noun, closeness to left 0	0.037	-0.065	AP/5Af8CAvwF/AYC+//9/gIC/QH8AwMH
model: loose noun, closeness to left 1	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose noun, closeness to left 3	-0.007	0	AAD/AAAA/wAA/wAAAAABAP8AAAAAAAAB
model: loose noun, cosine 0	0.08	-0.013	Av8G//7/Av8BA/7/AAH8AAf/AAAAAAT8
model: loose noun, cosine 1	0.111	-0.011	/AUFAwMG/v0BBvwD/P37/gUC/AH9AwL4
model: loose noun, cosine 2	0.002	-0.023	Af/6AAL/Af8B+wcAAQD+AAD/AAAAAQMH
model: loose noun, cosine 3	-0.086	-0.012	/wD3AAAC/gAA9gIB/gAG//4BAQH///8J
model: loose noun, cosine 4	-0.067	-0.002	AAD3AAAAAAAA+wIAAAACAPsAAAAAAP4H
model: loose noun, cosine to left 0	0.005	-0.025	/gL9Av8DAvwE/v4C/v8B/wEC/QD9BP4E
model: loose noun, cosine to left 1	0.036	-0.018	AQD/AAIBAQAA/wUA/wD9AAEAAgD//gIB
model: loose noun, cosine to left 2	0.032	-0.015	AP//AP8AAf8B/v8AAAD9AAIA/wH/AAMD
model: loose noun, cosine to left 3	0.017	-0.002	AAD/AAAB/wAA/gAA/wAAAAUA/wAAAAL/
model: loose noun, cosine to left 4	-0.015	-0.002	AAD+AAEA/wEA/wEAAAABAP8AAgD///8C
model: loose noun, everyday term	-0.021	-0.021	/gL4AgAD/v4B+AMB/P8B//4B/wH9AP4F
model: loose noun, far-broader	-0.049	-0.003	/wH7AQEB/gAA/AIB//8D//wAAQAAAP0E
model: loose noun, narrower	-0.035	-0.002	AAD8AAMA/wEA+wQA/wADAP8AAgD///8D
model: loose noun, no term	0.105	-0.026	AP8DAPsABvwDB/0AAgD3AAgA//8AAQgA
model: loose noun, none	0.07	-0.048	/gICAv8EAvoGAv4C/gD6/wQC+gD+BQUC
model: loose noun, rare-synonym	-0.025	-0.001	AAD+AAAA/wEA/wAAAAABAP4AAAAAAP8C
model: loose noun, sibling	-0.006	-0.007	AAH+AQIB/wH//gIA/wABAP8AAgAA/wAD
model: loose noun, term of a trade	0.051	-0.002	Af8E////Av8BBf8AAQD8AAEA/wD/AP/+
model: loose noun, term with contrasts	-0.033	-0.014	/wH5AQQD/AEA/QUB/gAB//0BAQH//wAE
model: loose phrase, as, none	0.003	0	AAAAAAAAAAAAAAAAAAD/AAAAAAAAAAAA
model: loose phrase, at, none	-0.003	-0.002	/wD+AAEAAQAAAAIBAAD+AAEAAQD/AP4A
model: loose phrase, by, none	0.026	0	AAADAP4AAf8AAv8AAAD/AAIA/wAAAAD/
model: loose phrase, for, none	-0.054	-0.003	/gL6AQMD/QD/+wUB/P8E//sCAgH9//wF
model: loose phrase, from, none	-0.022	0	AAD/AAAAAAAA/QAAAAABAP8AAAAAAAAB
model: loose phrase, head	-0.024	-0.005	AAD9AAMAAQEA/gQAAAABAP8AAAAAAAAC
model: loose phrase, head, 2 words	-0.022	-0.001	AAD/AAEAAAEA/wIAAAAAAP4AAAAAAAAD
model: loose phrase, head, 3 words	-0.002	-0.004	AAD/AAIAAQAAAAEB/wAAAAAAAAD/AAAA
model: loose phrase, head, at	-0.022	0	/wD9AAIB/wAA/gIBAAACAP4BAAD/AP4B
model: loose phrase, head, for	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, head, none	0.016	-0.005	AAAAAAIAAgAAAQEAAAD/AAIAAAAAAAL+
model: loose phrase, head, sibling	-0.008	0	AAAAAAAAAAAA/wAAAAAAAP8AAAAAAAAB
model: loose phrase, head, to	0.018	-0.003	AAACAAAAAQAAAgAAAAD/AAIA/wAAAQH+
model: loose phrase, head, with	0.01	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: loose phrase, in, narrower	-0.008	0	AAD+AAAAAAAA/wAA/wABAAAAAAAAAAAB
model: loose phrase, in, none	0.017	-0.001	AAABAAAAAQAAAP8AAAD/AAEAAAAAAAAB
model: loose phrase, in, sibling	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, into, none	0.012	0	AAABAAAAAAAAAAAAAAAAAAIA/wAAAAH/
model: loose phrase, of, none	0.022	-0.006	AAABAAAAAQAAAgAAAQD9AAAAAAAAAAH/
model: loose phrase, on, narrower	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, on, none	-0.018	-0.005	AAD/AP8AAAABAP4A/wAAAP8A/wAAAP7/
model: loose phrase, on, sibling	-0.008	-0.005	AAAAAAAAAAAA/wAAAAAAAP8AAAAAAAAB
model: loose phrase, through, none	0.004	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: loose phrase, to, narrower	-0.002	-0.001	AAAAAAAAAAAA/wAAAAABAAAAAAAAAAAA
model: loose phrase, to, none	0.048	-0.004	AQADAAAAAQAAA/4AAAD9AAUA/wAAAQP8
model: loose phrase, to, sibling	-0.004	-0.001	AAAAAAAAAAAA/wAAAAABAAAAAAAAAAAA
model: loose phrase, whole	0.004	-0.032	/QL9A/8E//0B/f8C/P78/gID/wH8Af4E
model: loose phrase, whole, 1 words	-0.024	-0.025	/QP6AwAEAP4B+QMD+/4B/f8CAQH9AP8I
model: loose phrase, whole, 2 words	0.012	-0.005	Af8BAP8AAAAA//7/AAAAAAAA/wAAAf8A
model: loose phrase, whole, 3 words	0.049	-0.001	AAAFAAAAAgAAAv8AAAD9AAMAAAAAAAL9
model: loose phrase, whole, across	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, whole, as	-0.015	0	AAD+AAAA/wAA/gAA/wACAP8AAAAAAAAB
model: loose phrase, whole, at	0.004	-0.002	AQAAAP8AAf8A/gEAAAD/AAIAAAAAAQAA
model: loose phrase, whole, by	0.027	0	AAADAP4AAf8AAv8AAAD+AAMA/wAAAAD+
model: loose phrase, whole, far-broader	-0.034	-0.003	/wH9AQAB/wAA/QEB/wAD//0AAAAAAP4D
model: loose phrase, whole, for	-0.053	-0.005	/QP4AwQE/AH//AUB/P8D//oCAgH9APwF
model: loose phrase, whole, from	-0.005	0	AAAAAAAAAAAA/wAAAAAAAAAAAAAAAAAA
model: loose phrase, whole, in	0.004	-0.001	AAH/AAAAAAAA/wAB//8A/wAAAAAAAAAD
model: loose phrase, whole, into	0.011	0	AAABAAD/AQAAAAAAAAAAAAEA/wAAAAH/
model: loose phrase, whole, narrower	-0.032	-0.001	AAD7AAEA/wAA/AIAAAACAP8AAAAAAAAC
model: loose phrase, whole, none	0.064	-0.021	/gIBAv8DA/0BAf0C/v76/gQC/wH9AQAB
model: loose phrase, whole, of	0.026	-0.006	AP8CAP8AAQABAv8AAAD9AAIAAAAAAAH/
model: loose phrase, whole, on	-0.022	-0.01	/wD/AP8BAAAB//4A/wAAAP8A/wAAAP4A
model: loose phrase, whole, rare-synonym	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEA
model: loose phrase, whole, sibling	0.003	-0.006	AAABAP8A/wAAAAAA/wABAAAAAAAAAAAA
model: loose phrase, whole, through	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose phrase, whole, to	0	-0.002	AQD/AAAAAAAA//8AAAAAAP8AAAAAAP8B
model: loose phrase, whole, with	0.012	-0.001	AAAAAAABAAAAAAAAAAD/AAEAAAAAAAIA
model: loose phrase, whole, without	0.011	-0.001	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: loose phrase, with, narrower	-0.005	0	AAAAAAAAAAAA/wAAAAABAAAAAAAAAAAB
model: loose phrase, with, none	0.038	-0.002	AQACAAAAAQAAAQAAAAD/AAQAAAAAAAT9
model: loose phrase, with, sibling	-0.004	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAA
model: loose phrase, without, none	0.01	-0.001	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAD/
model: loose sense adj 0	0.013	-0.034	AQH7Af4D//8A/gAB/P/9//0A/gD/AQEG
model: loose sense adj 0, none left	0.019	-0.014	AAH+Af4CAP0BA/8A/wD9AAIA/AAAAwMB
model: loose sense adj 0, some left	0.01	-0.02	/wH/AAAB/wH//gEB//8B//8AAQD///8E
model: loose sense adj 1	0.011	-0.001	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: loose sense adj 1, none left	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense adj 1, some left	0.009	0	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAH/
model: loose sense adv 2	-0.023	-0.016	/wH+Af8C//8A/AAB/v8E/wIA/gD/Av7/
model: loose sense adv 2, none left	-0.041	-0.002	/gH8Af8B/v8B//8B/v8D//8A/gAAAv0D
model: loose sense adv 2, some left	0.026	-0.014	AAABAAAAAAAAAf8AAAD9AAEAAAH/AAD/
model: loose sense noun 10	0.05	-0.007	Af8GAP3/A/4CBfsB///8/wQB/gH/AgL+
model: loose sense noun 10, none left	0.053	-0.002	AQAFAP0AA/4BBP0AAAD+AAQA/wAAAQT9
model: loose sense noun 10, some left	-0.006	-0.005	AAAAAP8BAAAAAf8B///+//8AAAD/AP8B
model: loose sense noun 11	-0.003	-0.002	AAAAAP8AAP8A//8AAAAAAAAA/wAAAAAA
model: loose sense noun 11, none left	-0.003	-0.001	AAD/AAEAAAAA/wEAAAABAAEAAAAAAAAA
model: loose sense noun 11, some left	-0.004	-0.001	AAD/AP8AAP8A//8AAAAAAAAA/wAAAQH/
model: loose sense noun 12	-0.002	0	AAAAAAAAAAAAAAAAAAABAAAAAAAAAAD/
model: loose sense noun 12, some left	-0.003	0	AAAAAAAAAAAA/wAAAAABAAAAAAAAAAAA
model: loose sense noun 13	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense noun 13, some left	-0.004	0	AAD/AAAAAAAA/wAAAAABAAAAAAAAAAAA
model: loose sense noun 14	0.008	-0.003	/wL/AQMC/wH+/gYC/P4B/v0DAgL9//4B
model: loose sense noun 14, none left	-0.01	-0.001	/wL/AQMC/wH//gQB/v8B//0CAgH9//4C
model: loose sense noun 14, some left	0.012	-0.002	AAABAAAAAQAAAQAAAAD/AAAAAAAAAAAA
model: loose sense noun 15	-0.026	-0.001	AAD+AAABAAAA+wIA/wAAAP4AAAD/AP8E
model: loose sense noun 15, none left	-0.016	0	AAD/AAAAAAAA/wAAAAAAAP8AAAAAAP8B
model: loose sense noun 15, some left	-0.004	-0.001	AAD+AAAAAAAA/gEA/wD/AAAAAAD/AAAC
model: loose sense noun 17	-0.001	-0.001	AAAAAAAAAAAAAAAAAAD/AP8AAAAAAP8B
model: loose sense noun 18	-0.017	-0.007	AQD9AAL/AAEA+wQAAAEDAAAAAgAA/wEF
model: loose sense noun 18, none left	-0.02	-0.004	Af/+/wH/AAAA/gAAAQADAP0AAQAAAP8E
model: loose sense noun 18, some left	-0.016	-0.002	AAD9AAMB/gH//AUA/wAB/wAAAQD//wED
model: loose sense noun 21	-0.001	-0.002	AAAAAAAAAAAA/wEAAAABAP8AAAAAAP8B
model: loose sense noun 21, none left	-0.006	-0.001	AAAAAAAAAAAA/gEAAAABAAAAAAAAAAEA
model: loose sense noun 21, some left	0.011	-0.001	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose sense noun 23	-0.001	-0.002	/wD9AAAA/wAA/wEAAAABAAEAAAAAAAAA
model: loose sense noun 23, none left	-0.006	-0.002	/wD+AAAAAAAAAAAAAAAAAAAAAAAAAP4B
model: loose sense noun 23, some left	-0.006	0	AAD+AAAAAAAA/wAAAAAAAAAAAAAAAAAC
model: loose sense noun 24	0.002	0	AAAAAAEAAAAAAAAAAAAAAAAAAQAAAAAB
model: loose sense noun 24, some left	0.007	0	AAAAAAEAAAAAAAAAAAD/AAAAAQAAAAAB
model: loose sense noun 26	0.002	-0.005	AQD+AAAB/wAA/wEA/wD/AP8A/wAAAAIC
model: loose sense noun 26, none left	-0.016	0	AAAAAAAAAQAA/gAAAAACAAAA/wAAAQAA
model: loose sense noun 26, some left	0.034	-0.005	AQADAAAAAAAAAQEA/wD9AAAA/wAAAAMB
model: loose sense noun 27	0.024	0	AAACAAD/AQABAv//AQH+AQIAAAAAAAH+
model: loose sense noun 27, none left	0.018	0	AAABAAAAAAABAv//AQH/AQEAAAAAAAH+
model: loose sense noun 27, some left	0.007	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense noun 28	-0.025	-0.007	/wH7AP8C/gAA/wAA/wAAAP4AAQAAAQAA
model: loose sense noun 28, none left	-0.026	-0.002	AAD+AAAA/wAAAAAA/wABAP8AAQAAAP/+
model: loose sense noun 28, some left	-0.006	-0.005	AAD8AAAA/wAAAf8AAAD9AAAA/wAAAQIB
model: loose sense noun 3	-0.013	0	AAD+AAAA/wAA/wAAAAABAP8AAAAAAP8B
model: loose sense noun 3, some left	-0.023	0	AAD9AAAA/wAA/gAAAAABAP4AAAAAAP8C
model: loose sense noun 4	0.073	-0.014	/QMEAgAE/QH+Av0C+/79/gMDAAL7/v38
model: loose sense noun 4, none left	-0.006	-0.006	/wIAAQAC/wH+/wIC/f4D/vwBAQH9//wD
model: loose sense noun 4, some left	0.08	-0.008	AQAEAP4AAf8AA/wA/wD6AAUA/gAAAQH7
model: loose sense noun 5	0.032	-0.001	AQADAAAAAQAAAgAAAQD+AAIAAAAAAAL+
model: loose sense noun 5, none left	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose sense noun 5, some left	0.028	0	Af8DAAD/AQAAAgAAAQD9AAIAAAAAAAH+
model: loose sense noun 6	0.038	-0.019	Af8C/wD/A/4CBP4BAAD7AAQA/QAAAQP9
model: loose sense noun 6, none left	0.012	-0.006	AP8CAAIAA/8AAQEAAQAAAAIA/wD/AAD9
model: loose sense noun 6, some left	0.039	-0.013	AQABAP0AAf8BBf4AAAD7AAEA/gAAAQIA
model: loose sense noun 7	0.031	-0.002	AQACAAEAAQAAAgEAAAD/AAIAAQAAAAL/
model: loose sense noun 7, none left	0.011	-0.001	AQABAAEAAQAAAAEAAAAAAAEAAQAAAAEA
model: loose sense noun 7, some left	0.019	-0.001	AAABAAAAAAAAAQAAAAD+AAEAAAAAAAL/
model: loose sense noun 8	0.004	0	AAAAAAAAAQAA/gIAAAACAAAAAAAAAAAA
model: loose sense noun 8, some left	-0.005	0	AAD+AAEA/wAAAAEAAAAAAP8AAQAAAP8B
model: loose sense noun 9	-0.024	-0.001	/wD7AAEBAAAAAAEB/wABAP4AAAD/AP4C
model: loose sense noun 9, none left	-0.022	-0.001	/wD9AAIBAAABAAEB/wACAP4BAgD+//4B
model: loose sense noun 9, some left	-0.002	-0.001	AAD9AP8AAf8AAAAAAAD+AAAAAAAAAAAB
model: loose sense unknown	0.12	-0.015	Af4FAPz+B/0CBPr/AgH4AQkA/gAAAQX9
model: loose sense unknown, none left	0.037	-0.006	Af4C//3+A/4BAf4AAQD/AAIA//8AAQEB
model: loose sense unknown, some left	0.099	-0.009	AAAGAP8ABQAABPsAAAD4AAcA/wAAAAP/
model: loose sense verb 30	0.039	-0.009	AQADAAAAAQAAA/8AAQD8AAQAAAAA/wL+
model: loose sense verb 30, none left	0	-0.003	AAAAAAAAAQAAAQAAAAD/AAAAAAAAAAEB
model: loose sense verb 30, some left	0.031	-0.005	AQADAAAAAQAAAf8AAAD/AAMA/wAAAAH9
model: loose sense verb 31	-0.006	-0.004	Av4A//7+Av8BAAH/AQH/AQD///8CAQEC
model: loose sense verb 31, none left	-0.003	0	Af8A///+Af8BAAH/AgH/AQL///8CAQEA
model: loose sense verb 31, some left	-0.005	-0.003	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: loose sense verb 32	0.004	-0.014	AAD/AAMB/wL/AAMAAAAAAP8AAgAA/gAC
model: loose sense verb 32, none left	-0.016	-0.003	AAD+AAEBAAAA/wIAAAACAP8AAAAAAAAC
model: loose sense verb 32, some left	0.022	-0.011	AAACAAIAAQH/AQIAAAD/AAEAAgAA/wEB
model: loose sense verb 33	0.011	-0.001	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: loose sense verb 33, some left	0.005	-0.001	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose sense verb 34	-0.038	-0.001	/wD9AAIB/wEA/QMAAAADAP0AAQD///0D
model: loose sense verb 34, none left	-0.03	-0.001	/wH9AAMB/wEA/gMAAAACAP4AAQD///4C
model: loose sense verb 34, some left	-0.011	0	AAD/AAAAAAAAAAAAAAAAAP4AAAAAAP8B
model: loose sense verb 35	0.014	-0.003	AAAAAP8B//8AAv4AAAD+AP8A/gAAAQEA
model: loose sense verb 35, none left	0.001	-0.002	AQABAAAAAAAB/wAAAAD/AAAA/gAAAQP/
model: loose sense verb 35, some left	0.011	-0.001	/wEBAAABAAH/AAAB/v8A/wEAAAAAAAAA
model: loose sense verb 36	-0.004	-0.005	AAD/AAEAAAAAAAEAAQAAAP//AAABAAEB
model: loose sense verb 36, some left	-0.003	-0.005	AAAAAAAAAQAA/wEAAAAAAP8AAAAAAAAB
model: loose sense verb 37	-0.036	0	/wD8AAEB/wAA/gEAAAACAP0AAAAAAP8D
model: loose sense verb 37, none left	-0.038	0	/wD8AAAA/wAA/gEAAAACAP0AAAAAAP4D
model: loose sense verb 37, some left	0.006	0	AAAAAAEAAAAAAQAAAAD/AAEAAAAAAAH/
model: loose sense verb 38	0.045	-0.004	AQAF////AQABA/7/AQH+AQP///8BAQL9
model: loose sense verb 38, none left	0.014	-0.003	AAABAAAAAAEAAf7/AQH/AQEA/wABAAH+
model: loose sense verb 38, some left	0.043	-0.001	AAADAAAAAQAABAAAAAD9AAP//wABAQL8
model: loose sense verb 39	-0.021	0	AAD+AAAAAAAA/gEAAAACAP8AAAAAAP8C
model: loose sense verb 39, none left	-0.01	0	AAD/AAAAAAEAAAEAAAABAP8AAAAAAP8B
model: loose sense verb 39, some left	-0.014	0	AAD+AAAAAAAA/gAAAAABAP4AAAAAAAAC
model: loose sense verb 40	0.112	-0.009	Av8LAP8AAQAABvwAAQD4AAUA/gAAAAT5
model: loose sense verb 40, none left	0.076	-0.004	AQAHAP8AAQAABP4AAAD8AAQAAAAA/wL8
model: loose sense verb 40, some left	0.013	-0.005	AAABAAEA/wH/AP8AAAAAAAAAAAD/AAAA
model: loose sense verb 41	-0.034	-0.01	/wH5AQQC/wP+/AUC/f8D//0BBQL9/P0G
model: loose sense verb 41, none left	-0.044	-0.001	AAH7AQIA/wL/+wUB/wAEAP0BBAH//v4G
model: loose sense verb 41, some left	-0.007	-0.009	/wH9AQEBAAH//wAC/f4A/v4BAwL9/f4D
model: loose sense verb 42	-0.023	-0.007	/wL9AQQC/gP9/wQB/f8B//4BAwH//v4B
model: loose sense verb 42, none left	-0.015	-0.004	/wH+AQIB/gH/AwAA/wABAP8AAQD//wD/
model: loose sense verb 42, some left	-0.012	-0.003	/wD+AQMB/wL+/wIB/v8A//4AAgH//v8C
model: loose unknown	0.115	-0.008	Av0K//z9Bv4BBvz/AgH4AQj///8BAQT7
model: loose word accurate	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word bi	0.004	0	AAAAAAAAAAAAAAAAAAD/AAAAAAAAAAAA
model: loose word bring	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEA
model: loose word business	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word care	-0.012	0	AAD/AAAAAAAA/wAAAAAAAP8AAAAAAP8C
model: loose word cash	0.014	0	AAACAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: loose word champion	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word charge	0.008	0	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose word check	0.006	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: loose word class	0.01	0	AAABAAAAAAD/AQAAAAAAAP8AAQAA//8A
model: loose word cleaning	-0.001	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word colleague	-0.016	0	Af///wD/AAAA/wAAAAABAP8AAQAA/wAC
model: loose word communication	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word company	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word complete	0.001	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word complex	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word confidence	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word connection	0.002	0	AAAAAAEAAAEAAAEAAAAAAAAAAQAAAAAB
model: loose word control	0.026	-0.001	AAADAAAAAQAAAgAAAAD/AAIA/wAAAAL9
model: loose word coshh	0.022	0	AAABAAAAAAAAAv4AAAD9AAEAAAAAAAH/
model: loose word customer	-0.003	0	AAABAAAAAAAA/wAAAAABAP8AAAAAAAAB
model: loose word cut	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word day	0.03	-0.005	AAACAAAAAgAAAv8AAAD/AAMA/wAAAQL9
model: loose word debt	0.008	0	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose word decision	0.009	0	AAABAAAAAAAAAf8AAAD/AAAAAAAAAAD/
model: loose word deliver	0.02	-0.002	AAAAAAIA/wL/AgAAAAD/AAMA/wABAAH9
model: loose word director	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word drive	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word elderly	-0.002	0	AQD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word electrical	0.005	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word eliminate	0.006	0	AAABAAAAAQAAAQAAAAAAAAAAAAAAAAAA
model: loose word enable	0.008	0	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAH/
model: loose word end	0.02	0	AAACAAAAAAAAAQAAAAD+AAEAAAAAAAD/
model: loose word ensure	0.002	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word error	0.059	-0.001	AAAFAP4AAf8BBvwAAAD+AAIA/gAAAQD8
model: loose word exceptional	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word experience	-0.018	0	/wD/AAABAAAA/wEAAAACAP8AAQAAAP8B
model: loose word expert	0.007	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word finish	0.016	0	AAABAAAAAAAAAf8AAAD/AAIAAAAAAAD/
model: loose word first	-0.012	0	AAD/AAAAAAAA/wEAAAACAAD/AP8AAQAA
model: loose word fit	0	0	AAAAAAAAAAH+AAAB//////8AAQAA/wAB
model: loose word flawless	0.006	-0.006	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: loose word flow	0.014	0	AAACAAAAAQAAAQAAAAD/AAEAAAAAAAD/
model: loose word front	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word full	-0.006	0	AAD/AAAAAAAAAQAAAAAAAP8AAAAAAAAA
model: loose word get	0.069	-0.003	AAAFAP8AAAAAA/4AAAD7AAMAAAAA/wL7
model: loose word give	0.013	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: loose word good	0.011	0	AAABAAAAAQAAAQAAAAD/AAEAAAAAAAH/
model: loose word guarantee	0.011	-0.005	AAACAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose word guest	0	-0.002	AAAAAAEBAAAAAAIAAAAAAP8AAQAAAAAC
model: loose word guide	0.003	0	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: loose word handle	0.009	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: loose word health	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word healthy	0.006	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word height	-0.007	0	AAAAAAAAAAAA/gIAAAABAAAAAAAAAAAB
model: loose word high	0.001	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word hold	-0.046	0	/wH9AQIC/wH//QIB/v8D//sCAwH9/v0F
model: loose word home	-0.009	0	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAAAB
model: loose word hour	0.008	-0.001	AAAAAAAAAAAAAQAAAQD/AAEAAAAAAAH/
model: loose word housekeeping	0	0	AAAAAAAAAAAA/wAAAAAAAAAAAAAAAAEA
model: loose word hygiene	0.009	-0.001	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: loose word impeccable	0.011	-0.001	AAABAAAAAAAAAgAAAAD/AAEAAAAAAAAA
model: loose word improve	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word include	-0.042	0	AAD9AAIA/wH//AQAAAADAP0AAgAA//8C
model: loose word insight	0.007	0	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose word juki	0.031	-0.002	Af8DAP7+Av8BAv//AgH+AQMA/wABAQL+
model: loose word keep	0.034	-0.005	AAACAAAAAQAAAgAA/wD/AAMAAAAAAAL9
model: loose word knife	-0.016	0	/wD+AAIBAAAA/gIBAAACAP8AAAD/AP4A
model: loose word know	-0.045	0	/wD6AAIB/wEA/AMAAAACAP8AAQAA//8D
model: loose word lead	0.017	-0.001	Af8B////AQAAAf7/AgH+AQL///8CAQL/
model: loose word leave	-0.001	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: loose word lesson	0.001	0	AAD/AAAAAAAAAAAAAAD/AAAAAAAAAAAA
model: loose word let	-0.015	0	AAD/AAEA/wEAAAEAAAABAP4AAQAA//8D
model: loose word lift	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word like	-0.037	0	/wD8AAAA/wAA/gAAAAACAP4AAAAAAP4D
model: loose word line	0.008	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: loose word loyal	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word machine	0.017	0	AAABAAAAAQAAAQAAAAD/AAEAAAAAAAH/
model: loose word manage	-0.002	-0.002	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAAAA
model: loose word member	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word need	-0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word night	-0.005	0	AAD/AAAAAAAAAgAAAAD/AP8AAAAAAAAA
model: loose word office	-0.012	0	AAD/AAAAAAAAAAAAAAD/AP8AAAAAAAAB
model: loose word one	0.002	-0.002	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAAAB
model: loose word opera	0.02	-0.005	AAABAAAAAQABAv8AAAD+AAEAAAAAAAD/
model: loose word other	-0.004	0	AAAAAAAAAAAA/wEAAAAAAP8AAAAAAAEB
model: loose word outstanding	0.007	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: loose word own	-0.01	0	AAD/AAAAAAAAAAAAAAABAP8AAAAAAP8C
model: loose word pace	0.005	0	AAABAAAAAAAA/wAAAAAAAAEAAAAAAAEA
model: loose word pass	-0.003	0	AAABAAAAAAAA//8AAAABAAAAAAAAAP//
model: loose word patient	0.003	0	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose word play	0.008	0	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose word power	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word practice	0.011	0	AAABAAAAAAAAAAAAAAD/AAEAAAAAAAH/
model: loose word present	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word process	-0.009	0	Af8A////AQAA/gAAAAACAAD//wABAQAA
model: loose word product	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word provide	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word punctual	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word quality	0.007	0	AAABAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: loose word raise	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word ready	-0.004	-0.003	AAAAAAEB/wL+AAIB/v8B/wAAAQAA/wAA
model: loose word record	0.009	0	AAABAAAAAAAAAf8AAAAAAAEAAAAAAAH/
model: loose word reliable	0.007	0	AAABAAAAAAAAAAAAAAD/AAAAAAAAAAAA
model: loose word repair	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAA/wAA
model: loose word restore	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word rigorous	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word run	0.009	-0.002	AAABAAAAAAAAAf8AAAAAAAEAAAAAAAH/
model: loose word safe	0.01	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: loose word safeguard	0	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word safely	0.009	0	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAEA
model: loose word safety	-0.011	-0.001	AAD+AAAA/wAA/wAA/wABAP8AAAAAAP8B
model: loose word salon	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word same	-0.027	-0.003	AAD+AAAAAAAA/wAAAAABAP0AAAAAAP4C
model: loose word seamless	0.002	-0.005	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word senior	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word service	0.008	-0.001	AAABAAAAAAAAAQAAAAAAAAEAAAAAAAH/
model: loose word share	-0.008	0	AAD/AAAAAAAA/wEAAAAAAP8AAAAAAAAB
model: loose word shop	-0.001	0	AAAAAAIAAAAAAAAAAAAAAAABAAD/AP8A
model: loose word sign-in	0.011	0	AAACAAAAAQAAAQAAAAD/AAAAAAAAAAD/
model: loose word site	-0.011	0	AAAAAAAAAAAA/gEAAAABAP8AAAAAAAAB
model: loose word skill	-0.009	0	AAD/AAEAAAAAAAAAAAAAAP8AAAAAAP4B
model: loose word skilled	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word spearhead	0.004	-0.004	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA
model: loose word spend	0.002	0	AAAAAAAAAAAAAv8AAAAAAAEAAAAAAAD+
model: loose word spotless	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word staff	0.014	-0.001	AQABAAD/AQAAAQAAAAD/AAEAAAAAAAH/
model: loose word stakeholder	-0.002	0	AAAAAAEAAAEAAAAAAAAAAAAAAAAAAAAA
model: loose word standard	0.021	-0.001	AAACAAAAAAAAAgAAAAD/AAIAAAAAAAH/
model: loose word stay	-0.015	0	AAD+AAAAAAAA/wAAAAABAP8AAAAAAP8A
model: loose word support	-0.017	0	/wH+AQIB/wL+/wIB/v8B//4BAwH+/v4C
model: loose word sure	-0.031	0	AAD9AAAA/wAA/gEAAAACAP0AAAAAAP8D
model: loose word take	-0.041	0	/wD7AAEAAAAA/QEAAAACAP0AAAAAAP0E
model: loose word team	-0.029	0	/QP8AgQD/QEA/gMB/wAB//wCAgH9//wE
model: loose word time	-0.015	-0.001	AAD/AAAAAAAA/wAAAAABAP8AAAAAAP8B
model: loose word toilet	-0.006	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word transform	0.008	0	AAABAAAAAQAAAAAAAAAAAAAAAAAAAAAA
model: loose word trusted	0.013	0	AQACAAAAAAAAAf8AAAD/AAEAAAAAAAH/
model: loose word turn	0.005	-0.001	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: loose word use	-0.04	0	/wD8AAIB/wEA/QMAAAAEAP0AAQD///0C
model: loose word user	0.017	-0.001	AAABAAAAAAD/AQEAAAD/AAAAAAAA/wEA
model: loose word vulnerable	0.011	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: loose word week	0.003	-0.001	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAEA
model: loose word welcome	-0.009	0	AAD/AAAA/wAAAAAAAAAAAP8AAAAAAP8B
model: loose word whole	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: loose word win	0.006	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: loose word woman	-0.008	0	AAD+AAAAAAAA/wAAAAAAAAAAAAAAAAAA
model: loose word work	0.004	-0.001	/wH/AQEBAAH//wMB/v8C/wEAAQAA//8A
model: loose word write	0.003	0	AAAAAAAAAAAAAAAAAAD/AP8AAAAAAAAB
model: loose word year	-0.022	0	AAD+AAAA/wAA/wAAAAABAP8AAAAAAAAC
model: lost link and	-0.022	-0.013	/wL7AgID/QH//QMC/f4D/vwCAwL9/v4G
model: lost link complement	0.037	-0.003	Af4E//3+A/4AA/8AAQD+AAP//v8BAQP+
model: lost link means	0.008	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAD/
model: lost link purpose	0.031	-0.004	AP8C////Af8AA///AQH+AQP//f8CAgL+
model: lost link relative	0.005	0	Av8A//7+Af4C//7/AgH/AQL//v8CAgL/
model: lost link result	0.016	0	AAACAP8AAf8BAv4AAQD+AQEAAAAAAAAA
model: lost link time	-0.056	-0.007	/gL6AgID/AL//QMB/f8E/vsBAwH+//0F
model: lost of an act: any	0.004	-0.011	Af/////+AQEC/wQA/wACAAD/Af8CAQMB
model: lost of an act: helped	0.023	-0.006	AQACAP//AQAAAgAAAAD/AAAAAQAA/wAA
model: lost of an act: joint	0.009	-0.001	AAAAAAH/AQAB/wEAAQAAAAIAAQAAAAEB
model: lost of an act: negated	0.005	0	Af8B//7/AP8BAf8AAQAAAAAA/wABAQEA
model: lost of an act: occasional	0	-0.002	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAEB
model: lost of an act: others	-0.026	0	/wH8AQEC/gIA/QMC/v8D/v4AAgH/AP8B
model: lost of an act: partial	-0.014	-0.002	AAD/AAEB/wEA/wEAAAABAP4BAQH/AP8A
model: lost of an act: planned	0.008	0	AAABAAD/AAABAf//AQH/AQH///8BAQH/
model: lost of an act: received	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: lost of an act: supervised	0.006	0	AAABAAAAAAAAAf8AAQD/AAEA/wAAAQH/
model: lost of an act: watched	0.005	0	AAAAAAAAAAAAAf8AAQD/AAEAAAAAAAD/
model: lost: any	-0.05	-0.022	AAD5/wEB/QID/QYAAAADAP7/AwAAAf8D
model: lost: helped	0.01	-0.011	/wH/AQAB/wAAAAEA/wAAAAAAAQAAAAD/
model: lost: joint	-0.003	-0.001	AAD/AAIAAAIBAAEAAQH/AAL/Af8BAAEB
model: lost: junior	-0.019	0	/wH/AQEB/wEA/wAA/wAA//8BAgH/AP4A
model: lost: negated	0.005	0	Af8B////AP8BAP8AAQAAAAD///8BAQEA
model: lost: occasional	-0.005	-0.002	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAB
model: lost: others	-0.022	0	/wH+AQAB/wEA/gMB//8C//0BAwH+//4C
model: lost: partial	-0.037	-0.005	AAD9AAEB/wIA/gMA/wAC//4BAgH///8C
model: lost: planned	-0.003	0	AP//AP//AP8AAP8AAQAAAAD///8BAQD/
model: lost: received	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: lost: supervised	0.006	0	AP8BAP//Af8AAAAAAAAAAAEA/wABAQH/
model: lost: uncertain	-0.007	-0.003	AAD/AAAAAAAA/wAAAAAAAP8AAAAAAAAA
model: lost: watched	0.006	0	AQABAP//Af8AAf8AAQD/AAEAAAAAAAD/
model: many for 1, JJ, share 0	-0.017	0	AAD+AAAAAAAA/gAA/wABAP8AAAAAAP8B
model: many for 1, JJ, share 2	0.004	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAD/
model: many for 1, NN, share 1	-0.015	0	AAD/AAAB/wAAAAAAAAABAP8AAQAAAAD/
model: many for 1, VB, share 0	-0.006	0	AAD/AAAAAAAAAAAAAAAAAP8AAAAAAAAA
model: many for 1, VB, share 1	-0.009	-0.001	AAD+AAAAAAEA/wEAAAABAAAAAAAAAAAC
model: many for 1, VB, share 2	0.021	0	AAABAAAAAQABAv8AAAD/AAEAAAAAAAH/
model: many for 1, none, share 0	-0.034	0	AAD8AAAA/wAA/gAAAAACAP0BAAD/AP4D
model: many for 1, none, share 1	0	-0.001	AAAAAAAAAAEAAQEAAAABAAAAAAAAAAH/
model: many for 1, none, share 2	0.036	-0.001	AAADAP8AAQAAAv8AAAD+AAMAAAAAAAP+
model: many for 1, share 0	-0.041	0	AAD8AAAAAAAA/QAA/wACAP0AAAD/AP4E
model: many for 1, share 1	-0.026	-0.002	AAD9AAAAAAEA/wIAAAACAP4AAgAAAP8C
model: many for 1, share 2	0.038	-0.001	AQADAP8AAQAAA/8AAAD+AAIAAAAAAAL+
model: many for 2, NN, share 0	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for 2, NN, share 1	0.01	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: many for 2, VB, share 0	-0.014	0	AAD+AAAA/wAAAQAA/wAAAP8AAAAAAP8B
model: many for 2, VB, share 1	0.005	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for 2, VB, share 2	0.014	0	AAABAAAAAAAAAAAAAAAAAAIAAAAAAAH/
model: many for 2, none, share 0	-0.012	0	AAD+AAAAAAAAAAAA/wAAAP8AAAAAAP8B
model: many for 2, none, share 1	0.014	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: many for 2, none, share 2	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for 2, share 0	-0.003	0	AAD/AAAAAAAAAQAAAAAAAAAAAAAAAAAB
model: many for 2, share 1	0.017	0	AAABAAAAAAAAAQAAAAD+AAEAAAAAAAH/
model: many for 2, share 2	0.013	0	AAABAAAAAQAAAAAAAAD/AAEAAAAAAAH/
model: many for many, JJ, share 0	-0.013	0	AAD/AAAAAAAA/wAAAAABAP8AAAAAAP8B
model: many for many, JJ, share 1	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: many for many, NN, share 0	-0.041	0	/wD6AAAB/gAA/QEA/wACAP4AAAAAAP8C
model: many for many, VB, share 0	0.011	0	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: many for many, VB, share 1	0.011	-0.001	AAACAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: many for many, none, share 0	-0.011	0	AAD/AAAA/wAA/wAAAAAAAP8AAAAAAAAB
model: many for many, none, share 1	0.008	-0.001	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAEA
model: many for many, share 0	-0.032	0	AAD8AAAB/gAA/AAA/wACAP4AAAD/AP8D
model: many for many, share 1	0.009	-0.002	AAAAAAAAAQAAAgAAAAD+AAAAAAAAAAH/
model: many for many, sibling, share 0	-0.019	0	AAD+AAAA/wAA/gAA/wABAP4AAAD/AP4C
model: many for many, sibling, share 1	0.002	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: means with nothing behind it	-0.002	0	AAAAAAEAAAAAAAAAAAAAAP8AAQAA//8A
model: mode gone from 1	0.023	-0.002	AAACAP8AAf8AAf4AAAD/AAIA/wAAAQIA
model: mode gone from 2	-0.036	-0.004	/wD9AAAB/wAA/gEA/wACAP0BAAH/AP4C
model: mode gone from 3	-0.012	0	AAD+AAAA/wAA/wEA/wAAAP8AAAAAAAAB
model: mode new at 2	-0.049	0	AAD8AAEA/wEA+wIA/wAEAPwAAQAAAP4E
model: mode new at 3	-0.009	0	AAD+AAAAAAAA/wAAAAAAAAAAAAAAAAAA
model: mode same	0.004	-0.011	Av0A/gD9BAAA/wH+AwIBAf/+Af8CAP8C
model: modifier from another clause JJ	0.012	-0.002	AAABAAEAAAH/AQEAAAD/AAEAAAAAAAEA
model: modifier from another clause NN	-0.073	-0.004	/wH5AAIB/wD/+gQB/v8F//sAAQAA//4H
model: modifier from another clause NNS	0.015	-0.004	AQABAAD/Af8BAf8AAQD/AAIA/wAAAAH/
model: modifier from another clause VBG	-0.008	-0.002	/wH9AQUB/gX9/QMB/wAB//8AAwAA/QED
model: modifier from the clause JJ	0.061	-0.003	AAAEAP8AAQABBPsA/gD8/wEA/QAAAf/9
model: modifier from the clause NN	0.004	-0.013	/wAAAAMB/gP9/QQA/wACAP0AAwD//f4A
model: modifier from the clause NN$	0.011	-0.001	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: modifier from the clause NNP	0.007	-0.001	/wH+AQICAAP+/wMB/v8A/wIBAgH//wAD
model: modifier from the clause NNS	0.006	-0.002	AAD/AAEAAAAAAAAAAAD/AAEAAAAAAAEA
model: modifier from the clause VBG	0.01	-0.018	/wH+AgcD/gb+/QUBAP8B//8ABAH//f4C
model: modifier gone JJ	0.037	-0.014	AAAEAAAAAQAAAgAAAAD/AAP/AAABAAL+
model: modifier gone NN	0.01	-0.003	Af8AAAH/AAEAAgD/AQH+AQD///8BAAIB
model: modifier gone NNS	0.012	0	AAABAAAAAQAAAAAAAAD/AAEAAAAAAAEA
model: modifier gone VBG	0.018	-0.01	AAABAAH/AAEAAv8AAAD+AAEAAAAB/wH/
model: modifier new JJ	0.111	-0.024	AQAHAP0BA/4CCfwAAAD4AAcA/QAAAgb9
model: modifier new NN	-0.03	-0.011	/AX7BAQG/AT9/wIC+/4A/vsDBAL7/P0G
model: modifier new NNP	0.009	-0.003	Af4C//3+A/0CAf7/AQH/AQEA/wAAAQEA
model: modifier new NNS	-0.011	-0.003	AAEAAQEBAAEAAQEB//8B//4CAgH+/v4C
model: modifier new VBG	0.047	-0.021	Af8AAAb//wb8AgYAAAD/AAYAAQAA/AP9
model: neighbours apart, one clause to one	0.003	-0.024	/gP7AgkE/gn5/wkC+v4A/f0BBwH9+f8D
model: neighbours apart, one clause to two	0.055	-0.005	AAAFAQABAgL+Av8AAAD8AAQBAQH+/wD8
model: neighbours apart, other clauses to one	0.114	-0.01	/wEFAgACAgL/B/0B///4/wkA/gD/AgP8
model: neighbours apart, other clauses to two	0.002	-0.016	/QP8AwcE/Qj6/AUC/P4C/f8BAgL9/f4D
model: neighbours of other sentences	-0.027	-0.022	/AT7BAEG+QP+/AUD+/0F/fkD/gT6/voC
model: neighbours still	0.052	-0.154	Av79/wf+BAX8/AX/AwP/AQP+CAEA+gIB
model: neighbours turned, one clause to one	0.028	-0.028	/QP+AwYF/gb7/QUD+v7//f4BBAL8/PsC
model: neighbours turned, one clause to two	0.052	-0.013	/gEEAf4CAgAAAwEB/f/9/gUB/wH/AQL+
model: neighbours turned, other clauses to one	0.078	-0.027	/wEEAQICBAP8Bv4C/v/7/wUAAQH+/v78
model: neighbours turned, other clauses to two	0.075	-0.006	AAAEAAABAAEABv8A/wD6AAMAAgH//wH8
model: new a	-0.014	-0.013	/gH8AgADAAEB/QQB/f///v8CAAL9APwF
model: new about	-0.025	0	AAD/AAEA/wAA/AIAAAABAP4AAAAAAAAE
model: new across	0.011	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: new act 1 above all	0.017	-0.009	AQABAP8BAQABBPoAAAD+AAIA/QAAAgL8
model: new act 2 above all	0.029	-0.011	Af8D////AgAAA/7/AQH+AQL///8BAQL+
model: new act 3 above all	-0.004	-0.003	AQD/AAH/AAH+AAP/AQABAAAAAQAA/gEB
model: new act of level 1	-0.009	0	/wH/AQIB/wH//wEB//8B//8BAgH+/v8C
model: new act of level 2	0.015	-0.021	/gL7AQgE+wX9AAYD+/7//v4BBAL8+/wC
model: new act of level 3	0.022	-0.022	AQABAQEAAgH/AgEB//8A/wP/AQAA/wMB
model: new act of level 4	0.026	-0.006	AQADAP//AgABAf7/AQH/AQIA/wABAAH/
model: new act of level 5	0.033	-0.007	Af8C////Af8AAv8AAQD+AAL//v8CAQP+
model: new after	0.002	0	AAD/AAEAAAEAAAAAAAAAAAEAAAAAAAAA
model: new afterwards	0.001	-0.002	Af8AAAH/AAAAAQAAAQD/AP8AAQAAAAAC
model: new against	0.031	-0.001	AAACAP8AAAAAAv8AAAD/AAEAAAAAAAD9
model: new all	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: new alongside	-0.013	-0.001	AAD/AAABAAAA/wAB//8C//8BAAD/AP4B
model: new an	-0.012	-0.009	AAD/AQEB/wL//gIAAAABAP8BAgH//wIE
model: new and	-0.021	-0.009	/wL/AgMC/gX8AAUB/f8A//sBBAL+/AAE
model: new around	0.022	-0.004	AAABAAAAAAAAAf4AAAD+AAIA/wAAAAH+
model: new as	0.017	-0.008	Af8B/wD/Av8CAQAAAAD+AQP///8BAQEB
model: new at	-0.065	-0.01	/wH6AQEC/wMA+QcC/f8D/vwBBQH9//wH
model: new back	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: new behind	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: new by	0.001	-0.001	/wH+AQQC/gP+AQEB/v///wAAAwD//v4B
model: new down	-0.012	0	AAD/AAAAAAD//gIAAAABAP8AAQAAAAAC
model: new each	0.022	-0.002	AAACAAAAAQAAAgAAAAD/AAIAAAAAAAH+
model: new every	0.029	-0.011	AQACAP//AQAAAv8AAQD+AAIA/wABAAL+
model: new for	-0.082	-0.01	AAD2/wEAAAEA+AMA/gAHAPwBAQH///4H
model: new from	-0.034	-0.004	AAD8AAMB/wL//QMAAAABAP8AAgAA/v8D
model: new full	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: new how	-0.128	0	/gH3AAAC/QAA9wIB/gAH//kA/wD/APoH
model: new i	-0.062	-0.003	/wH9AAAB/wAB/QIA/wADAP0A/wAAAf8E
model: new if	-0.049	0	/wH7AAAB/gAA/AAA/wACAPwAAAAAAP4E
model: new in	0.002	-0.009	AAD9AAAAAAEAAf8AAQAAAAAAAQAA/wMD
model: new into	0.016	-0.004	AAABAAEAAQH/AgEAAAD/AAAAAgH//gAB
model: new it	-0.006	-0.005	AAD/AP8AAf8BAP4AAQAAAP8A/wAAAQAC
model: new its	0.011	0	AAABAAAAAAAAAAAAAAD/AAEAAAAAAAEA
model: new link and	-0.111	-0.003	/wD3Af8B/wAA+gMB/f8F//kBAgH9APsJ
model: new link complement	0.042	-0.001	Af8D//3/Af8BBPz/AQH/AQL//f8CAgH8
model: new link means	0.007	0	AAAAAAIAAAH/AQEAAAAAAAEAAQAA/wH/
model: new link purpose	-0.068	-0.006	/wH4AQMC/QL++wQB/v8E//wBAwH+/f0G
model: new link relative	-0.017	-0.001	AAD9AAMA/wIA/gEAAQAAAAAAAgEA/wAC
model: new link result	0.04	-0.026	/gP9AwYE/wf7/ggE+/0C/AICBgP7+/4A
model: new link time	0.016	-0.002	AAAAAAAAAAEAAgAA/wD/AAEBAQH//wAA
model: new mainly	0.013	-0.002	AAEEAQABAAEAAAAA/wD/AAABAQH/AP/+
model: new my	-0.017	0	/wD/AAABAAAA/wAAAAACAP8AAAH/AAAB
model: new normally	0.035	-0.001	AAADAP8AAAABBP0AAAD/AAAAAAAAAAD9
model: new not	-0.022	0	AAD+AAAA/wAA/gAAAAABAP8AAAAAAAAB
model: new of	-0.023	-0.011	/AT9AwQF+wEA/QUD+/0D/fkDBQP7/vwD
model: new on	0.052	-0.016	AAEFAQACAQL9A/0B/v/7AAMA/gD//wH7
model: new out	-0.005	0	AAAAAAAAAAD//wIAAAABAP8AAAAAAAAA
model: new over	0.067	-0.001	Af4G//z+BP4CBvz+AwH7AQX//f8BAQT9
model: new right	0.018	-0.001	AAACAAAAAAAAAAAAAAD/AAMAAAAAAAH+
model: new safely	0.01	0	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: new so	-0.034	0	/wH8AAAAAAAA/QEAAAADAP4AAAAAAP4D
model: new sometimes	0.009	0	AAABAP8AAf8AAQAAAAD/AAAAAAAAAAAA
model: new that	-0.054	0	/wD7AQEB/gEA+wMAAAADAP0AAQEA//8E
model: new the	-0.065	-0.006	/wH6AQIC/QP++wQB/v8C//sBAgH//v0F
model: new their	0.002	-0.006	/wH/AAABAf8C//8AAAH/AQEA/f8BAv/+
model: new them	0.005	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAH+
model: new there	-0.037	0	/wH+AQEB/gH//gIB/v8C//wBAgH///4F
model: new through	0.03	-0.002	AAADAAAAAAAAAf8AAAD9AAIA/wAAAAD/
model: new to	-0.012	-0.009	/wH6AAQB/gP+/gUB/v8C/wEAAAAA/wEC
model: new until	-0.025	0	AAH+AAAB/wAA/gAB//8C/wABAAH/AAAC
model: new up	-0.007	-0.002	AAD+AAAAAAH//gIAAAACAAEAAQAA//8B
model: new us	-0.014	0	AAAAAAAAAAH//gIA/wACAP4AAQH//wAC
model: new what	-0.129	0	/wH2AAEC/QEA9gIB/gAI//YBAQH///sJ
model: new when	-0.031	0	AAD+AAAA/wAA/QEB/wAC//4AAQD///8C
model: new where	0.019	-0.004	AP8A//7/Av4CA/3/AQH9AQP//f8BAgAA
model: new which	0.005	0	AAACAP8AAAAA//8AAAAAAAAAAAAAAAAA
model: new while	0.004	0	/wD+AQEAAAEAAAEAAAAAAAEAAQAAAAEA
model: new who	-0.036	0	/wD8AAEB/wEA/wEAAAACAP0AAgAAAP8B
model: new with	-0.067	-0.006	/gL5AgQD/QP++gUC/f4F/vsBAwH+/v0H
model: new without	0.01	-0.001	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: new would	-0.165	0	/gHxAQAC+wAA9AIB/v8I//YBAAD/APoL
model: new you	-0.229	0	/gHuAQED+gAA7wQB/P8O//EBAQH+//cP
model: new your	-0.113	0	/gH2AAAC/QAA9wEB/v8H//gBAAD/APwJ
model: not said: any	-0.023	-0.023	AP/8//3//v8D/AH/AQECAf7//wAAAgAE
model: not said: helped	0.013	-0.01	AAAAAP8AAP8BAQAAAQAAAAEAAAAAAAEA
model: not said: joint	-0.011	-0.001	AAAC/wD/AAD//gEB//8C//8AAQABAAAA
model: not said: junior	-0.032	0	/wH9AQEC/gIA/QEB/v8D//8BAQH/AP8B
model: not said: negated	-0.004	-0.002	Af////7/AP8A/wAAAQABAAAA/wAAAQAB
model: not said: occasional	-0.003	-0.002	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAEB
model: not said: others	-0.023	0	/wH9AQEB/gIA/gMB/v8C//0BAwH+//4D
model: not said: partial	0.001	-0.004	Af8B/wD/AQAAAAAAAAAAAAAAAAAAAAAB
model: not said: planned	0.017	0	Af8C////Af8BAf//AQH/AQL///8BAQH+
model: not said: received	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: not said: supervised	0.007	0	AP8BAP//Af8AAf8AAQD/AAEA/wAAAQD/
model: not said: uncertain	-0.016	-0.003	AAAAAAAAAAAA/gAAAAABAP4AAAH/AAAC
model: not said: watched	0.009	0	AQABAP//Af8BAf//AQH/AQEA/wABAQH/
model: noun told as an act	-0.016	-0.001	AAH+AQAB/wAA/gEB/wAA//4AAAAAAP8D
model: number dropped	-0.192	0	/QLxAQAD+v8B8gMB/P8L//QBAAH+AfkL
model: number in another form	-0.067	0	/wH7AQEC/QAA/AEB/v8E//wAAAD/AP0D
model: number kept	-0.018	-0.018	/QT6BAkF/Ar7/AkD+/4B/fwDCQT7+fwI
model: number near its words	-0.01	-0.017	/gL5AwcD/gf8/AcD/f4B/v8CCwL++f4H
model: number near other words	0.049	-0.003	AAAFAAAAAAEAAwAAAAD/AAEA/wAAAAD9
model: number new	0.207	-0.013	A/wS/vb8C/kFEfP+BgLyAg/+9/4DBgvy
model: number with a new act	-0.095	-0.01	/gL0AgcE+wf99Q0C/f4F/vkCCwL9+vsK
model: number with a period	0.014	-0.003	AAABAAAA/wAAAAEAAAAAAP8AAAAAAAAA
model: number with another act	0.088	-0.007	AQAHAP8AAQABBvwA/wD8/wEBAAL+/wD9
model: number with its own act	0.025	-0.005	/wIBAgMB/wT9AQMB/////wIBAgH//gEC
model: number without its period	0.027	-0.003	AAAEAP4B/wAAAf8AAAAAAAEAAQH/AAD9
model: object 1 clauses away	0.06	-0.006	/wEDAQECAQL+A/8B/v/7/wUA/gD/AAH/
model: object 2 clauses away	-0.044	-0.002	AAD9AAEB/wAA+wEA/wAEAPwBAwH//v8D
model: object 3 clauses away	0.028	-0.002	Af8DAP//Af8AAQD/AQEAAQL///8BAAH+
model: object loose	0.105	-0.008	AP8EAP8BAAACBv8AAAD8AAX//wAAAAT7
model: object of another act	0.022	-0.007	AAD/AAEAAAL/AAEAAAD+AAH/AQAB/wIC
model: object of the same clause	0.098	-0.069	Af4CAQX/AwX7AQIAAwL8Af//AwAC/AD/
model: object taken over by an act of building	-0.004	-0.005	AAD+AAIA/wIAAAAAAAAAAAAAAQAAAAAB
model: object taken over by an act of checking	0.008	-0.004	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
model: object taken over by an act of fixing	-0.019	0	AAD+AAAAAAAA/wAAAAABAAAAAAAA/wAB
model: object taken over by an act of general	0.031	-0.002	/wEEAf8B/wAAAv4A/wD/AAMA/wD/AAD9
model: object taken over by an act of helping	0.003	0	AAAAAAEB/wH/AQEB/wAA//8BAgH+/v8B
model: object taken over by an act of improving	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: object taken over by an act of maintaining	0.016	-0.005	AAABAAAAAQAAAgAAAAD/AAEAAAAAAAEA
model: object taken over by an act of money	-0.012	-0.001	AAD/AAEA/wH//gAAAAABAAAAAAAA//8A
model: object taken over by an act of moving	-0.012	0	/wD/AAEA/wAA/wEAAAABAP8AAQAAAP8B
model: object taken over by an act of organising	0.04	-0.007	Af8DAP//Av8BA/7/AQH+AQT///8BAQL9
model: object taken over by an act of people	-0.002	-0.002	AAD/AAD/AAAA/wAAAAAAAAD//wABAQAA
model: object taken over by an act of reducing	0.008	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: object taken over by an act of reporting	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: object taken over by an act of starting	0.003	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: object taken over by an act of trades	0	-0.001	/wH/AAIB/wL+AAEB//8A/wAAAQH//wAA
model: object taken over by an act of unknown meaning	-0.021	-0.005	AAD/AAIAAAH//wIAAAABAP4AAQAA//8D
model: object taken over, level rises by -1	0.016	-0.002	/wEBAQIB/wH+/wIB/v8A/wIBAAH+/wD+
model: object taken over, level rises by 0	0.033	-0.014	Af8DAP//AQAABP8AAAH/AAH//wABAQD/
model: object taken over, level rises by 1	0.001	-0.002	AAD/AAEAAAL+/wIB//8B/wAAAQH//wAA
model: object taken over, level rises by 2	0.015	-0.004	AAABAAAAAQAAAf8AAAD/AAIAAAAAAAD/
model: object taken over, level rises by 3	0.011	-0.006	AAAAAAAAAQAAAQAAAAD/AAEA/wABAAH/
model: object taken over, level rises by unknown	-0.043	-0.009	/wH8AQQB/wP9/AcAAAADAP8AAQD//v8D
model: object taken over, other meaning	0.05	-0.037	/wECAQYB/wb7BQMB/v/8/gEBBQH++wAC
model: object taken over, same meaning	-0.004	0	AAABAAAAAAAAAP8AAAABAP8AAAAAAf/+
model: one became several	0.029	-0.023	/gECAgMB/wX7/wMB/f///v8CAwP8/P7+
model: origin gone from 2	-0.056	0	AAD8AAEB/wD/+wMB/v8E//wAAgD///wE
model: origin new at 0	-0.014	-0.001	AAD9AAAA/wAA/wAAAAABAP4AAAD/AP8C
model: origin new at 2	0.02	-0.001	Af8C///+AgABA/7/AQH+AQP//v8CAQP/
model: origin same	-0.001	0	Af8B////AP8BAP8AAQEAAQD///8BAQEA
model: passive without a subject became active	-0.023	0	AAD9AAAAAAAA/gEAAAACAP0AAAAAAP8E
model: period new	0.056	-0.007	Af8F//3+A/4CBfz/AwH7AQT//f8CAgX7
model: person alone → alone	-0.019	-0.001	AAD9AAEA/wEA/wEAAAABAAAAAAAAAAEB
model: person alone → as	-0.022	0	AAD/AAAAAAAA/wAAAAAAAP8AAAAAAAAB
model: person alone → object	0.001	-0.001	/wEAAAABAQH//wEAAAAAAAIAAQAAAP4B
model: person as → as	0.018	0	Af8C//7+Af8CAv7/AgH+AQL///8CAQH+
model: person at → at	-0.003	0	AP///wH/Af8BAAD/AgEAAf///wABAf8A
model: person for → for	0.019	-0.002	AAABAAAAAAD/AAAAAAD/AAIA/wAAAQH9
model: person for → object	0.043	-0.002	AP8EAP3/BP4ABP4AAAD9AAIA/wAAAAH/
model: person for → of	-0.028	0	/QP9AwQE/QD//QQC/f4C/vwCAgL8//wD
model: person gone, was alone	-0.005	0	AAAAAAAAAAAB/wAAAAEBAAD///8BAQEA
model: person gone, was for	0.003	0	AAAAAAEAAAAAAAAAAAD/AAAAAAAAAAAA
model: person gone, was from	-0.016	0	AAD+AAAAAAAA/gAAAAABAP8AAAAAAP8B
model: person gone, was object	-0.053	-0.001	AAD6AAEB/QAA+wIA/wACAPwAAAD///8F
model: person gone, was of	0.008	0	AAABAAD/AQABAf//AQH/AQEAAAAAAAD/
model: person gone, was subject	-0.008	0	AAD/AAAA/wAA/gAAAAABAAD///8BAQEA
model: person gone, was with	0.004	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person in → in	0.002	0	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: person new as alone	-0.017	0	AAD+AAAAAAAA/gEBAAABAP8AAAAAAAAB
model: person new as for	-0.027	0	/AT7AwUF/QH//QQC/f4B/v0CAgH9//wD
model: person new as object	0.028	-0.004	Af8B/wD/AQABAQH/AgH+AQH/AAABAAMA
model: person new as of	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: person new as subject	-0.014	0	AAD/AAEA/wEA/gIAAAACAP4AAQAAAP8B
model: person new as to	0.011	0	AAABAAAAAAAAAAAAAAAAAAIAAAAAAAH/
model: person new as with	-0.022	0	AAD+AAAAAAAA/QAAAAADAP8AAAAAAAAC
model: person object → alone	-0.006	0	AAD+AAAAAAAA/wEAAAABAAH///8BAQEA
model: person object → alongside	0.005	0	AAAAAAAAAAAAAQAAAAAAAAH///8BAQH/
model: person object → as	0.01	-0.004	AAAAAAEAAAAAAAEAAAAAAAIAAAAAAAH/
model: person object → object	0.032	-0.008	Af8CAAH/AgL/AwAAAQD+AAH/AP8BAAEA
model: person object → to	0.01	0	AAABAAAAAQAAAQAAAAD/AAEAAAAAAAEA
model: person of → object	0.043	-0.004	AAAEAP4AAv8BBP0AAAD8AQMA/gAAAQH+
model: person of → of	0.01	0	AAAAAAAAAAABAv7/AgH+AQEA/wABAQH/
model: person subject → subject	-0.013	0	/wD+AAEB/wEA/wEAAAABAP8AAQAAAP8B
model: person to → to	0.018	-0.002	Av8A///+Af8BAv7/AgH+AQL//v8CAQL+
model: person with → object	-0.007	0	AAAAAAAAAAAAAAAAAAABAP8AAAAAAAAB
model: person with → with	-0.003	0	Af8B/wD/Af8A/wEAAAABAP8AAAAAAP8B
model: progress gone from 0	0.006	0	AAAAAAAAAAAAAf8AAQD/AQAAAAAAAAAA
model: progress gone from 1	-0.025	0	AAD/AP//AP8A/wAAAQACAP8A/wABAAAA
model: progress gone from 3	-0.086	0	/wD5AAEB/wH/+gMA/wAEAPoAAQAA//0I
model: progress lowest up 3	0.013	-0.002	AAABAAAAAAAAAQAAAAD/AAEAAAAAAAD/
model: progress new at 1	-0.028	0	/wD6AAIB/wIA/gEA/wABAP4AAQAA//8C
model: progress new at 3	0.052	-0.011	AAAEAAIAAQL+BP8AAAD8AAMBAgH+/gD9
model: progress same	0.104	-0.008	Af8HAAD/AgEABv8AAgD5AAj//wACAAX6
model: progress up 1	-0.018	0	AAD+AAEB/wEA/wAAAAABAP4AAQAA//8C
model: progress up to 1	-0.018	0	AAD9AAEB/wEA/wAAAAAAAP4AAQAA//8B
model: progress up to 3	0.007	0	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAD/
model: purpose with nothing behind it	-0.071	-0.005	/wH6AAEC/gD/+wMB/gAF//sAAQAA//0G
model: qualified gone from 2	-0.051	-0.001	/wH7AQIB/QL/+wIB//8D//0AAQD///8D
model: qualified new at 2	0.016	0	AAABAAAAAQAAAwAAAAD+AAEAAAAAAAEA
model: qualified same	-0.05	0	/gL7AgMC/gL//AIB/v8E//wBAgH///4E
model: quality new at 2	0.021	-0.001	AAACAAAAAQAAAQAAAAD/AAMAAAAAAAH+
model: quality new at 3	0.058	-0.013	Af8E////AgAABP8AAQD8AAQA/wABAAT9
model: rank gone from 0	-0.042	-0.002	/wH9AAEB/wEA/QIB/v8D//0BAgH///0C
model: rank gone from 1	-0.086	0	/QL5AQID/QH++gUC/P4H/voCAwH9/vsG
model: rank gone from 3	-0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: rank gone from 4	-0.02	0	AAD/AAAA/wAA/QEAAAABAP8AAAAAAAAB
model: rank gone from 5	-0.018	-0.001	AAD+AAAAAAAA/wAAAAABAP4AAAAAAP8B
model: rank new at 3	0.019	0	AAABAAAAAQAAAgAAAAD+AAIAAAAAAAL/
model: rank same	-0.053	-0.005	/wH6AQQC/QL+/QYB/f8D//wBAwH+/v0H
model: rate kept	0.069	-0.007	A/0G/v38A/8DBvv/BAH+AgX+/f4DAQP5
model: rate lower	-0.027	-0.001	AAD9AAAB/wAA/wEAAAABAP4AAQAAAP8B
model: rate new	0.03	-0.006	Af8DAP//AgAAAQAAAAD+AAIAAAAAAQP/
model: reach gone from 1	-0.02	0	/wH+AQEB/wH//QEB//8C//4BAgH+//8C
model: reach gone from 2	-0.012	0	AAD/AAAAAAAAAAAAAAAAAP8AAAAAAP8B
model: reach gone from 4	0.015	-0.007	Af8BAP//Af8CAv7/AQH+AQEA/wABAQH/
model: reach new at 1	-0.002	0	AAAAAAEAAAAAAAEBAAABAAAAAAD/AP8A
model: reach same	-0.005	-0.002	/gL+AgQC/gAA/gMB/gAC//4BAAD/AP8B
model: relative with nothing behind it	-0.032	0	AAD+AAAA/wAA/QEAAQEBAP0AAQABAP8A
model: result with nothing behind it	-0.023	-0.004	AAH9AAAAAAAA/QMAAAADAP8AAAAAAAAB
model: role	0.091	-0.005	AQADAP8AAf8BB/4B/wD6AAQA/gD/AQP8
model: role after → object	0.004	0	/wEBAQABAAD/AQAB//8A/wABAQH//wAA
model: role alone → as	-0.054	0	AAD8AAEB/wAA/AMAAAACAP4AAQAAAAAD
model: role alone → at	-0.127	-0.005	/gH1AAMC/QIA9wYB/wAGAPoAAQAA//wK
model: role alone → for	-0.013	0	/wH+AAABAQAA/gAA/wABAAEAAAAAAP4C
model: role alone → from	-0.027	0	AAD+AAEAAAAA/QIAAAABAP4AAQAAAP8C
model: role alone → in	-0.04	-0.001	/wH7AQIB/gIA/QIAAAACAP4AAQAA/wAD
model: role alone → object	-0.021	-0.023	/gT9BAEF/gP9/AMD/P3//v4CAQL8//wC
model: role alone → on	-0.034	-0.002	/wH9AQIB/QH//AEB/v8B//0AAgH+//4E
model: role alone → to	0.007	0	AAABAAAAAAD/AAAAAAAAAAAAAAAAAAAA
model: role alone → with	-0.038	0	/wH8AQIB/gH//gIA/wAB//8AAQAA/wAE
model: role at → object	0.009	-0.012	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAEA
model: role before → object	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: role behind as	0.003	0	AAAAAAAAAAAAAAAAAAD/AAAAAAAAAAAA
model: role by → object	0	0	AAAAAAAAAAAAAAAAAAD/AAAAAAAAAAAA
model: role for → in	-0.001	0	AAAAAAEAAAEAAQAAAAAAAAAAAQAAAAAA
model: role for → object	0.027	-0.004	/wEBAf8BAgD///8B/f8C/wABAAD/AAEC
model: role for → of	-0.028	-0.001	/AT7AwUF/QD+/QUC+/4C/v0CAgH8//sE
model: role for → with	0.012	-0.001	/wABAAABAAAA/wEA/wABAAEAAAAAAAH/
model: role in → into	0.006	-0.003	AAABAAAAAQH/AAEB//8A/wABAQH//wAA
model: role in → object	0.063	-0.004	AAAEAP8BAAAABf4A/wD+AAIA/gAAAQD7
model: role in → of	0.019	0	AAADAAAAAAAAAQAAAAD/AAEAAAAAAAH/
model: role in → on	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: role maybe → about	-0.012	0	AAD/AAAAAAAA/wEAAAABAP8AAAAAAAAB
model: role object → about	0.032	-0.001	AAAFAP4AAAABAv8AAAD/AAAAAAAAAAD+
model: role object → alone	-0.026	0	Af/+////AP8A/QEAAAACAP//AP8BAP8D
model: role object → alongside	0.006	0	AAAAAAAAAAAAAQAAAAAAAAH///8BAQH/
model: role object → as	0.011	-0.004	AAAAAAIB/wEAAQIAAAD/AAIAAQAAAAAA
model: role object → by	-0.007	-0.001	AAAAAAIAAAH+/wIA/wABAAAAAgAA/v8B
model: role object → for	0.019	-0.001	Af8C//7/Av4BAf8AAQD+AAP//v8CAgP+
model: role object → from	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: role object → in	-0.009	0	AP//AP//AAAA/wAAAQAAAAD/AAABAAAB
model: role object → of	-0.034	-0.002	/wH8AAIB/wH/+wQB/wAC//4AAQAA//8D
model: role object → on	-0.013	0	AAD/AAEA/wEAAAEAAAAAAP8AAQAA/wAC
model: role object → subject	0.008	-0.004	AAD/AAAAAAABA/4AAAD8AQAA/v8BAQL/
model: role object → to	0.043	-0.008	AAADAAAAAgAAA/8AAAD9AAQA/wAAAAL9
model: role object → with	-0.043	-0.005	AAD7AAQA/wH/+wYA/wAEAPsBBAH+/v4G
model: role of → object	0.073	-0.01	Av8H//7/A/4BBP3/AQH8AQYA/P8BAgT7
model: role of → to	0.011	-0.003	AAABAAEAAQEAAQAAAAD/AAEAAAAAAAH/
model: role on → object	0.003	-0.003	AAD/AAIAAAH+AAIA/wAA/wEAAAAAAAEA
model: role since → for	-0.015	0	/wH/AAEBAAAA/QEAAAACAP8AAAAAAP8C
model: role subject → against	0.033	-0.001	AAACAP8AAAAAAv8AAAAAAAEA/wAAAQD8
model: role subject → at	-0.023	-0.001	/wH9AQEC/gIA/gIB//8C//0BAwH///4C
model: role to → object	-0.01	-0.001	AAD+AAEA/wEB/wEAAAAAAAAAAQAA/wAB
model: role with → in	-0.005	0	AAD/AAEAAAEA/wIAAAABAP8AAgD/AP8C
model: role with → object	-0.014	-0.006	AAD9AAQA/wL//wQAAAAAAP0AAwAA/QAB
model: said by both: helped	-0.019	-0.003	AAD+AAEA/wEA/wAA/wAAAAAA/wEAAQL/
model: said by both: joint	0.014	-0.001	Af8A/wH+AQEA/wIAAQAAAAP/AP8CAQIA
model: said by both: junior	-0.048	-0.003	/wH7AAIB/wH//gMB/f8C//0BAgH///4F
model: said by both: negated	0.017	0	AAABAP8AAQAAAf//AQH/AQH/AP8BAAH/
model: said by both: occasional	0.008	0	AQAB/wD/AAAAAf8AAgD/AQAAAAABAAAA
model: said by both: others	0.022	0	Av4D//7+Af4CAv7/AgH+AQL//v8CAQL+
model: said by both: partial	-0.025	-0.002	/wH+AQIB/wL//AUB/v8E//8CAwL+/v4B
model: said by both: planned	-0.013	0	AAD+AAAAAAAA/wAAAAABAP8AAAAAAAAB
model: sentences joined as a cause	-0.018	-0.008	AAH9AAMB/wP//QQA/wABAAAAAgH//wAC
model: share gone from 2	0.006	-0.001	Af8BAAD/AQAAAQAAAAAAAAAAAAAAAAAA
model: share gone from 4	-0.017	-0.003	AAD/AAAAAAAA/gAAAAABAP8AAAAAAAAB
model: share gone from 5	0.002	-0.004	AAD/AAEAAAEAAAAAAAAAAP8AAQAA/wAC
model: share left	-0.09	-0.016	/wH1AQMD/AP++AQB/P8E//kAAQH///4J
model: share loose	-0.098	-0.018	/gL1AgMF+wH/9wUC/P4G/vgCAQL9//sL
model: share new at 1	0.012	0	AAACAAAAAAAAAAAAAAAAAAEAAAAAAAD/
model: share new at 5	0.03	-0.015	AQAAAAAAAAAAA/8AAAD+AAMA/wABAAT8
model: share of neighbours	-0.003	-0.017	Av7+/wP+AAL//gT/AgICAf//Av8C/wED
model: share same	0.015	-0.011	/wEBAQIB/wL+AAMC/f4A/gADBQP8/f4A
model: size gone from 1	-0.027	-0.001	/wH9AQEB/wD//gEB//8B//4BAQH///8C
model: size gone from 3	-0.003	-0.003	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAP8B
model: size new at 3	0.01	-0.003	AAABAAAAAAAAAQAAAAD/AAAAAAAAAAAA
model: size same	0.032	-0.003	AAAEAQABAQAAAf8AAAD9AAIAAAH/AAH+
model: skill gone from 1	-0.024	-0.001	/wH9AQIC/gEA/gEB//8C//4BAQH+AP8C
model: skill gone from 3	-0.002	0	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAA
model: skill new at 2	-0.015	-0.001	/wH+AQIB/wL//gIB/v8C//4BAwH+//4B
model: skill new at 3	-0.02	0	/wD9AAAB/wAA/wEAAAABAP8AAAAAAP8C
model: skill new at 4	0.024	-0.001	AQACAAD/AQAAAQAAAAD+AAIAAAAAAAL+
model: skill same	0.007	0	AAABAP//AAD//wABAP8AAAH//v8CAQIA
model: small number new	-0.03	0	/wH+AAEB/gEA+wEA/wABAPwAAAAAAP4D
model: span gone from 1	0.002	-0.004	AAD/AAAA/wAA/v8AAAD/AAEA/wH/Af//
model: span gone from 4	-0.031	-0.007	AAD9AAAAAAACAP//AQEAAf0AAAAAAP8E
model: span new at 1	0.053	-0.007	Af8F//7+A/4CBfwAAgD8AAT//P8CAwP7
model: span new at 2	0.015	-0.001	AAACAAAAAQAAAf8AAAD/AAEAAAAAAAH+
model: span new at 4	-0.028	0	AAD9AAAB/wAA/gEAAAACAP//AP8BAQAB
model: span same	-0.067	-0.005	AAD5AAEA/wH/+AcC/v8H//oBBAH+/fwI
model: speed new at 0	0.006	0	AAABAAAAAAAAAQAAAAAAAAAAAAAAAAAB
model: speed new at 2	0.015	-0.001	AAABAAAAAQAAAQAAAAAAAAEAAAAAAAH/
model: success gone from 2	0.014	-0.001	AAABAAAAAAAAAv8AAAD/AAEAAAAAAAH/
model: success new at 3	0.028	-0.003	AAACAAAAAQAAAwAAAAD9AAIAAAD/AAEA
model: swap of name	0.01	-0.007	AAACAP8AAgABAf8B/wAA/wEA/wD/AQD+
model: swap of name, likeness 1	-0.01	0	AAD/AAAAAAAA/wAA/wABAAAAAAAAAAAA
model: swap of name, likeness 3	0.025	-0.005	AAACAP8AAQABAv8AAAD+AAIAAAAAAAH+
model: swap of noun	-0.006	-0.034	/wD2AQID/QEA9wYB/f8A//0BAQH+/wAJ
model: swap of noun, likeness 0	0.025	-0.002	AAACAAABAAAAAf4AAAD9AP8A/wAAAQD/
model: swap of noun, likeness 1	-0.043	-0.011	AAD5AP8AAP8A+wEA/wAA//0BAAH//wEH
model: swap of noun, likeness 2	0.019	-0.017	AAD+AAEC/wEAAAAA/gD8AAABAQD//wMB
model: swap of noun, likeness 3	0.024	-0.005	AAD/AAEA/wAA/wIAAAD9AAMA/wAAAQMB
model: swap of noun, likeness 4	0.004	0	AAD/AAAAAAAA/wAAAAAAAAEAAAAAAAAA
model: swap of noun, likeness 5	-0.031	0	AAD8AAAA/wAA/QAAAAACAP0AAAAAAP4D
model: swap of quality	-0.004	-0.021	/wH7Af8C/gD//AEB/f///gAAAAH/AAAF
model: swap of quality, likeness 0	-0.017	-0.007	AAD+AAAA/wAA/wEA/wABAP4AAAH/AP8C
model: swap of quality, likeness 1	0.005	-0.002	AAAAAP8AAP8BAP8AAAAAAAEA/wABAQEA
model: swap of quality, likeness 2	0.056	-0.005	AAECAAABAAEAAQAA/wD8AAQAAAAAAAL/
model: swap of quality, likeness 3	-0.036	-0.004	AAD9AP8AAAAA/v8AAAABAP0AAAAAAP8D
model: swap of quality, likeness 4	-0.016	-0.002	AAD/AAAB/wAA/gAA/wABAP0AAAD/AP8D
model: swap of verb	0.05	-0.038	/wEBAQYD/gT7/wgC+v79/QIBAwL9/AMC
model: swap of verb, likeness 0	-0.04	-0.003	AAD+AAAAAAAA/gEA/wAC//sAAQD///8G
model: swap of verb, likeness 1	0.062	-0.007	AAAEAAD/AgD/BAABAAD7AAQAAAAAAAL9
model: swap of verb, likeness 2	-0.01	-0.014	AAD+AAIB/gH//wIA/wABAP8BAgH+/v8A
model: swap of verb, likeness 3	0.013	-0.005	AAD+AAUB/gT9AAUB/v8A/wEBAwH//QIC
model: swap of verb, likeness 4	0.054	-0.009	AAAEAAAAAAABA/8B///9/wQA/wAAAQH9
model: swap, far-broader	-0.012	-0.004	AAH/Af8B/wAA/wAB//8B//4AAAAAAP4C
model: swap, narrower	0.019	-0.003	AAACAAMAAAIA/wIA/wABAAIAAwD//gEB
model: swap, none	0.04	-0.07	AAD9AgEDAv//+QMC/P/5/gEB/gL9/wQG
model: swap, paraphrase	0.004	0	AAAAAAAAAAAAAAAAAAD/AAEAAAAAAAD/
model: swap, rare-synonym	-0.011	-0.003	AAD/AAAA/wEA/gIAAAACAP4AAQAA/wAC
model: swap, sibling	-0.031	-0.015	/gL8AQID/AP+/QQB/f8B//0BAwH+/f4F
model: taken out, one place	0.067	0	BPwH/Pr6BfsEB/r9BgP7Awf8+vwGBQb5
model: taken out, share 0	0.008	-0.001	AAAAAAAAAAAAAAEA/wD/AAEAAAH/AAIB
model: taken out, share 1	-0.032	-0.014	/wH/AP8B//4A/QMB/f8CAP4A/wAAAP8A
model: taken out, share 2	0.076	-0.01	/wACAQYBAAP9AgMB/v/6/wYBAQH+AAD8
model: taken out, share 3	0.037	-0.006	//4DAvwABf4ABP8CAP/9/gABAQH/AAED
model: taken out, share 4	-0.035	0	/gL8AgMD/QP9/AQC/P4E/v0BAwH//v0D
model: training gone from 0	-0.002	-0.002	Af8A////Af8BAAAAAQAAAQAA/wABAAEA
model: training gone from 2	-0.057	0	/wH7AQEC/QH//AIB/f8D//sBAgH+//0F
model: training new at 2	0.015	0	AAABAP8AAAABAf4AAQD/AAL//wABAQH/
model: training same	-0.03	0	/wH8AQMC/gL//QQB/v8C//8BAgH//wAC
model: what changed became the object	0.002	0	AAD/AAEAAAAAAAAAAAAAAAAAAAAAAAEA
model: without &	-0.005	-0.001	AAD/AAEA/wEAAAAAAAAAAP8AAQAAAAAB
model: without a	0.004	-0.002	AQAAAAAAAAAAAf8AAAAAAP8BAAAAAP8B
model: without after	0.003	-0.007	AAAAAP8AAf8AAAEBAP8A/wAAAQAAAAAB
model: without afterwards	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAH/
model: without all	0.006	0	AAABAAAAAAH/AAAAAAAAAAAAAAAAAAEA
model: without alongside	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: without also	0.067	-0.012	AP8DAf8AA/8ABf4BAP/7/wUA/wAAAAT9
model: without an	0.008	0	AP8BAP//AP8BAf8AAQD/AQH///8BAQH/
model: without and	-0.056	-0.001	/wH7AAIB/gH/+gQB/v8F//sAAAD/AP0G
model: without as	0.017	0	AAABAAAAAAAAAv8AAAD/AAEAAAAAAAH/
model: without at	-0.02	-0.009	AAD9AAEAAAAA/QEAAAACAP8AAQAA/wAC
model: without before	-0.002	-0.006	AAD/AAAAAAAA/wEA/wAAAAAAAAAAAAAB
model: without by	0.01	-0.004	AAABAP8AAf8AAAEA/wAA/wAAAAAAAAEA
model: without down	0	0	AAABAAEAAAAA/wEAAAAAAAAAAAAAAAAA
model: without every	-0.002	0	AAAAAAD/AQD//wEA/wAAAAEAAAAAAAEC
model: without for	0.013	-0.003	AAD/AQMB/wL//gIAAAABAP8AAwD//gEC
model: without from	-0.016	0	AAH+AQEB/wAA/gEA/wABAP8AAAAAAP8C
model: without how	0.037	-0.003	AAAEAP7/Av4BA/8AAAD+AQMA/f8BAgL9
model: without i	0.068	-0.012	/gIEAgQC/gT+AgMB/v/8/wMCBAL9/QD+
model: without if	-0.007	-0.003	AAD+AAAAAAAA/wAAAAABAAAAAAAAAAAA
model: without im	-0.005	0	AAAAAAEA/wH/AAAA/wAA//4AAgH///8C
model: without in	0.057	-0.015	/wEDAQIC/wP/BQEB/v/9/wIBAgH+/gL+
model: without into	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: without it	0.012	-0.002	AAABAAAAAAD/AQAAAAD+AAIAAAAAAAEA
model: without kotlin	-0.001	0	AAAAAAEAAAAAAAAAAAAAAAAAAQAAAAAB
model: without maybe	-0.014	-0.003	AAD+AAAA/wAA/wEAAAAAAP0AAAH/AAAC
model: without me	-0.011	-0.002	AAD/AAEA/wEA/gEAAAACAP8AAAAAAAEA
model: without mostly	-0.024	-0.005	/wH9AQIC/gIA/wIA/wAAAP4BAQH/AP8B
model: without my	0	-0.001	AAD/AAAAAAAAAAAAAAAAAAABAAH/AAAB
model: without not	0.001	-0.002	AAD/AP8AAP8BAP8AAAAAAAAA/wAAAAEA
model: without of	0.043	-0.01	AQADAAAAAQAAAv4AAAD9AAIA/wEAAAP+
model: without on	0.01	-0.007	AAAAAAEAAAH+AAIB/v////8AAQD//wEC
model: without or	0.001	0	AAD/AAAAAAAAAP8AAAD/AAAAAAAAAAAB
model: without out	0.011	-0.004	AAAAAAEAAAAAAQAAAAD/AAAAAAAAAAEA
model: without per	0.003	0	AAD/AAEBAAEAAQAAAAD/AAAAAQAA/wAA
model: without pet	0.004	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: without round	-0.013	0	AAD/AAAAAAAA/gAAAAABAP8AAAAAAP8A
model: without since	-0.02	0	AAD9AAAA/wAA/gEA/wACAP4AAAAAAP8C
model: without that	0.026	-0.004	AAADAP8AAf8CAv4AAgD+AQL//v8BAQL+
model: without the	-0.023	-0.015	/QT4AwYF/AP/+wgD+/0B/foDBAL7//sF
model: without their	0.015	-0.001	AAACAAAAAAEAAQAAAAD/AAEAAAAAAAH/
model: without them	0.042	-0.001	AAAEAP8AAf8BBP7/AQD9AQMA/wAAAAH+
model: without then	0.023	-0.004	AAAAAAEAAAAAAgAAAAD9/wEA/wAAAQD+
model: without there	-0.021	0	AAD+AAAAAAAA/QIB//8C//8AAQAAAP8C
model: without they	0.004	-0.002	AAAAAAIA/wEAAAIAAAABAAAAAgAA/wAA
model: without to	0.013	-0.006	Af8A//8AAf8BAf//AAH/AQL///8BAQD/
model: without twice	-0.013	-0.001	AAD+AAEA/wAAAAEAAAAAAP4AAQAAAAAC
model: without up	-0.033	-0.008	AAD8AAEA/wEA/AIAAAAEAP4AAAAAAP8D
model: without us	0.002	0	Af8B////AP8AAAAAAAAAAAAAAAAAAAAA
model: without w	0.002	-0.001	AAABAAAAAAD//wAAAAABAAAAAAAA/wAA
model: without we	-0.001	0	AAAAAAD/AAH//wMAAP8B/wEAAQABAAEB
model: without when	0.024	-0.003	AAACAAEB/wAAAgEAAAD/AAIAAQAA/wH+
model: without which	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
model: without while	-0.024	0	/wH9AQEB/gIA/QMB/v8D/v0BAgH/AP4C
model: without who	-0.009	0	Af/9////AP8B//8AAQABAAEA//8BAQAA
model: without with	-0.005	-0.006	AAD+AAMAAAP/AQMAAAAAAP0AAgAA/wAB
model: word of other → writer	0.046	-0.005	/AMAAwAF/AMB/wIC/f/9/f8CAwP8APwA
model: word of team → thing	-0.064	0	AAD8AAAA/wAA/AAAAAAEAP0AAAAAAP8E
model: word of team → writer	0.047	-0.013	Av4D/gD+AwABAv3/AwH8AQT+//4DAAL9
model: word of writer → group	0.025	-0.001	AAACAAAAAQAAAgAAAAD/AAIAAAAAAAL+
model: word of writer → other	-0.051	-0.001	AP/+/////wAA/f4AAQADAP3+/wADAQD/
model: word of writer → thing	-0.095	-0.001	/wH0AQMC/AH/+wMB/P8B/vsA/gAAAfsJ`
