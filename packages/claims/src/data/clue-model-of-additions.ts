// Written by `npm run data` from data/clue-model-of-additions.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const clueModelOfAdditions = `clue	linear	ask	hidden
bias	-0.151	-0.263	DfQK8+8KDAvzERML9vYLC/bzChMMDgwJ
output	0	0	2yrkKDjX3uId1NnWJSDZ3Ckl6M/c2tLm
-1 more loose than left	0.03	-0.175	+wIAAf38/gH///4FBP///f4EAwL7APz/
-2 more loose than left	0.037	-0.056	9Qv5BAL/9vsIAQD6Cwj69AQG+fv2//T6
-3 more loose than left	0.02	-0.083	Av76CAP6/vn++AD7AQr6AwME+v4A9QH4
0 left	-0.004	-0.596	/AEF/PsGAwP9Av8E+fgI//n/BAQCB/0E
0 loose	-0.003	-0.07	/gUCAf8E/gUBAgIBAgIE/v3//v/7AgAC
0 more loose than left	-0.081	0.082	CAMA/PwAAgH/BgQC//sDBf7/BQQEAgIF
1 for 1, JJ, one place	-0.029	-0.042	BP7//foAAP8AAgH//wP+AAEAAAL///8A
1 for 1, JJ, share 0	-0.054	0	A/0A+/oAAQD/BAUA/f4AAgD8AAUBAwMA
1 for 1, JJ, share 1	-0.025	-0.049	AQIA+/0B/v8CBQP+A////gH8/wb+BP3/
1 for 1, JJ, share 2	0.002	-0.136	Av7+/gD+//7+AwP+/f//BQH8/wICAgb/
1 for 1, JJ, share 3	-0.013	0.027	Av0A////AwD//wD//gEAAv8BAAIDAQQB
1 for 1, NN, one place	0.105	-0.097	9wz6Cwr29PoJ+Pj1Cwz59QcH+Pb19/P6
1 for 1, NN, share 0	-0.036	-0.019	A/7/AAMAAf///wEB/wAAAwEB/gIB/wL/
1 for 1, NN, share 1	-0.079	0.239	BP3/APj//v7+BQb//v8BAgL+/AQBAQH+
1 for 1, NN, share 2	-0.092	0.187	B/n+/AAGB//4BQIF/AL8CgT+BAgFAgj+
1 for 1, NN, share 3	-0.01	-0.018	AgL9/f0C/v4AAwICBQH+AAH9AgL9A/7+
1 for 1, NN, share 4	0.013	-0.01	AAD/AQL+/////wAAAP//AgIA//8A/gL/
1 for 1, RB, one place	0.087	0.056	+An9CAr5+fwI9vf3CQf89wQH/ff6+ff9
1 for 1, RB, share 1	0.027	-0.02	AQABAAIAAAEB//8CAQAAAAACAP8BAQEA
1 for 1, RB, share 2	-0.055	0.065	/gQA//sB/QADBAQABAL//f/6/wP9A/wA
1 for 1, RB, share 3	0.016	-0.016	/gH+AgP8AP4B/v/9AgL/AAMC/v///v7+
1 for 1, VB, one place	0.012	0.201	/gcJ/wAD+ggF/wIEBvcH+/r+Bf/4A/sH
1 for 1, VB, share 0	-0.028	-0.038	Af8A//0BAQH+AgAB/v8BAv7+AAMBBQEB
1 for 1, VB, share 1	-0.006	0.023	Av0A+AAJBwH6AwEM+f0FCPb3Av4HCwYC
1 for 1, VB, share 2	0.02	-0.015	A/z/AwP+Af/8APwF+wADB/0B/wED/wMA
1 for 1, VB, share 3	0.017	-0.057	A/4A/AMCBAH//QEB+f8CAf4B//4DAAQA
1 for 1, VB, share 4	-0.001	-0.024	AAEAAAAA/wAAAQEBAP8BAAABAP/+AP4A
1 for 1, antonym, one place	0.026	-0.058	/QP+AwT9/f4C/f7+AgL+/gMD/v39/v3+
1 for 1, antonym, share 2	0.084	-0.044	/gL/BAj9AP8B+Pn7AgL+/gQG/vf++vz/
1 for 1, derived, one place	-0.072	0	BfsE+vgGBAX8BwYI+/sGBfn5BAgFBwYF
1 for 1, derived, share 2	0.016	0.076	AP//AAL/Af///QD9/gL+AQIB//4B/gH/
1 for 1, derived, share 3	-0.002	0	AAAAAP8BAAAAAQABAP8BAP8AAAAAAAAA
1 for 1, far-broader, one place	0.016	-0.033	/wEAAQL//wAB/v7/AQAA/wEB//7/////
1 for 1, far-broader, share 1	-0.005	-0.008	AAH/AP7///8BAgD+AAD/AAL//wAA/wD/
1 for 1, far-broader, share 2	0.044	0.016	/AP/Awb9/v8C/P7/AgH//wEBAP3//v4A
1 for 1, far-broader, share 3	-0.006	0.046	AAAAAP8A/wAB/wAAAQAA/wD/AAL/Af8A
1 for 1, listed, share 2	-0.035	-0.048	A/4B/fsCAQH/AwMC/v4BAf//AQIAAgEA
1 for 1, narrower, one place	0.022	-0.035	/QT/AwT+/f8C/v//AwH//QIC/v38/fz/
1 for 1, narrower, share 1	-0.027	0.118	/QEA+/4H/wAABAAHAP8BAP78AP//Bv8A
1 for 1, narrower, share 2	-0.054	0.02	A//+Afv+AP7/BgX8/gP8AgD5/wj//wP/
1 for 1, narrower, share 3	0.012	-0.038	AAAA/wL/AQD//wD//QAAAgH/AAABAgEA
1 for 1, none, one place	0.031	0.03	/gYFAQH89gQI/gD+CAIC+QUG/Pv0+fYB
1 for 1, none, share 0	-0.109	-0.044	BPwA+PgCAgD8BQUC+/wBBv76AAkDBwUA
1 for 1, none, share 1	-0.033	-0.078	AgD//fwFAgD+BAQF/vwDA/v9/f8CBP7/
1 for 1, none, share 2	-0.047	0.117	Bvj+//wGAv/6AgMI/v7+B//9AQADAQMB
1 for 1, none, share 3	-0.023	-0.067	Bf7//AAAAQD8AwYD/f4CBAIBAAL9Av3+
1 for 1, none, share 4	0.022	-0.006	AAD/AQH+//4B/f39AgH+/wMB//7//gD/
1 for 1, one place	0.05	0.118	+Q0FBAL98gQM/QABDAEG9f4C//7x/fQF
1 for 1, paraphrase, share 1	0.001	0.026	AAAAAQL/AAAAAAEB//8AAP/+AAABAgIA
1 for 1, rare-synonym, one place	-0.002	0	AAAAAAAAAAAAAAABAP8BAAAAAAAAAAAA
1 for 1, rare-synonym, share 1	-0.023	0.033	AAAA//8AAAAAAwH/AAAAAAAAAAIA/wAA
1 for 1, rare-synonym, share 2	0.03	-0.017	AP8A/wIBAQAA/v8CAAABAAED//0A/gAA
1 for 1, rare-synonym, share 3	-0.041	0.005	A/sB+/4CBAH9BAQC/f8CBP/+AAQDAgMA
1 for 1, share 0	-0.095	-0.057	BvsA+PkCAgD8AwUC+v0BBv75AAkEBwgB
1 for 1, share 1	-0.042	0.192	Av////wGAf7+AwIF/PwBBfz5/AMFBQX+
1 for 1, share 2	-0.022	0.1	B/v7Af0FBv34AAAB/AX+C/3/AQgG/QP9
1 for 1, share 3	0.004	-0.064	B/39/AL/Bf79/gIC/gEAAwQB//8BBAL8
1 for 1, share 4	0.024	-0.034	AAD/AAH///8B/f3+AgH+AAIB//7+/wD/
1 for 1, sibling, one place	0.098	0.215	+An/Bgn9+f8I9/f7CgT99wMF/fb4+vX+
1 for 1, sibling, share 0	0.002	-0.007	Av4AAgH/AAAA/v//AAAAAAACAAAA/gEA
1 for 1, sibling, share 1	-0.043	0.138	BPv//v7+A//8AQT//AD+BgL/AAQDAgUA
1 for 1, sibling, share 2	0.01	-0.073	/QIA/gIFAQEB/PwEBgUA/v0C/v79/vr+
1 for 1, sibling, share 3	0.074	-0.035	+wb+BQn+/v8C/PwAAgL//gEE//f+/Pz/
1 for 1, sibling, share 4	0.02	-0.028	/wH/AgP/AP8B/v4AAQEAAAAB//3///8A
1 for 2, JJ, share 0	0.009	0.034	/wEAAQEA/wAA/v8AAAEAAP8BAAEA/wEA
1 for 2, JJ, share 1	-0.045	-0.068	A/0B//v/AwH9BAT//P0BBP7+AQMEAwQB
1 for 2, JJ, share 2	-0.033	0.088	/wAAAPz/AAEBAQP/AgMB//79AAUA/QEA
1 for 2, JJ, share 3	0.022	-0.004	/wEAAgMAAAAA/v//AAAAAAABAP4A/wAA
1 for 2, NN, one place	0.059	0.085	/AX/AwX9/v8D+/v9BQL++wMD/vr8/Pr+
1 for 2, NN, share 0	-0.016	0.033	A/4AAf8BAQD+AQAB/v8AAgD/AQQCAQIA
1 for 2, NN, share 1	-0.014	-0.084	A/4A/P4EAAD+//4DAPv/AgD7BAEAAQIA
1 for 2, NN, share 2	-0.007	-0.008	AgL/AQD9AP8BAgL9AQH+AAEC/wD/AQEA
1 for 2, NN, share 3	0.043	0.099	/QMAAwT///8C/f3+AwEA/gEC/vv//f4A
1 for 2, RB, share 1	-0.053	-0.057	Av0A/vcDAwD/BgMC/v4BAf77AAQDBAIB
1 for 2, RB, share 2	0.03	-0.033	/wEAAgb//wAA+/3+AwEAAAAEAPr+/f4A
1 for 2, RB, share 3	-0.073	0	BfoA+PcFAwD9BwYD/P4AA//5AQgCBwQA
1 for 2, VB, one place	-0.023	0.008	Af/8/v75AfsB/wD6AQT3AAQABAQB/QH9
1 for 2, VB, share 0	-0.08	0.055	A/3/Avr/Af/+BgX9/QH/AgH/AAcCAQT/
1 for 2, VB, share 1	0.025	0.225	BP4CBv/6AAEA/Pr6AQP//wQK+wEB+gH/
1 for 2, VB, share 2	-0.109	0.093	BPwA/vQAAAD+CQkC/AT/BP/7AwoAAgX/
1 for 2, VB, share 3	0.017	-0.014	/wD+BgT9/v0BAP7+AAL9AAUB/QD//gD9
1 for 2, far-broader, share 1	-0.004	0.072	AP8BAAABAQH/AAAC/v4CAv7+AQEBAgIB
1 for 2, far-broader, share 2	0.027	-0.043	AAABAQQBAAEA/P0AAAABAP8BAf8A/gAA
1 for 2, listed, share 1	-0.01	0.017	AAAAAP4AAAABAAD/AAAA/wEAAAAAAAAA
1 for 2, narrower, share 1	0.085	-0.031	/QMABQr+/wAA+vr/AQEB/gAE//f//f0A
1 for 2, narrower, share 2	0.039	0.037	/QMAAgMA/wAB/P4AAf8B/v8FA/v//P4B
1 for 2, narrower, share 3	0.004	0.065	AAAAAgIAAAAAAAABAAAAAAAA/wEA/wAA
1 for 2, none, one place	0.034	0.015	/QT9AAL6//4F+/v+BgP6+wUCAPz8/vr9
1 for 2, none, share 0	-0.043	0.096	Bvr/A/kAA//9AgT+/QD/AgEC/wUC/wP/
1 for 2, none, share 1	-0.056	0.016	Cvn///f+Av77AwH7/f7+BwT+AQYDAgX/
1 for 2, none, share 2	-0.048	0.142	Af/+Afv+AP4BBgX8Agj9AAQC/AX9+wH8
1 for 2, none, share 3	0.01	0.033	/wD//QAEAP8AAf8BAAAAAQD+/wACBAH/
1 for 2, one place	0.007	0.057	AAL7AAL2APsBAQH8AQP2/gYGAPv89vv7
1 for 2, paraphrase, share 1	-0.019	-0.01	//8AAP//AQAAAgIAAAAAAAD+/wIAAQAA
1 for 2, paraphrase, share 2	-0.051	0	Af8A/foBAAD/BgUC/v4BAf/8AwUAAwEA
1 for 2, rare-synonym, share 1	0.017	0.014	AAEAAgT/AAH///8A//8BAf//Af4A/wAB
1 for 2, share 0	-0.06	0.121	B/oAAvkBA//9BQb9+wH/BAD+AQUDAAUA
1 for 2, share 1	-0.022	0.016	BvsCBv4AAgH7Av78+/8ABgID/wIE/QYA
1 for 2, share 2	-0.058	0.14	A/0BA/f8AQD/Awb8AQf+BQP9/wX+/wL9
1 for 2, share 3	0.028	0.08	/gD+BAQA//4BAP39/wL8AQb//gAB/wL9
1 for 2, sibling, one place	-0.055	0.012	BPz+/Pr9A/7+AwL8/QL8AwL/BgYF/gb/
1 for 2, sibling, share 1	0.009	-0.042	AAEBAAABAAECAv8AAAH//v8BAP8AAQEA
1 for 2, sibling, share 2	-0.066	-0.018	Bv3/A/v8Av79Bgb6/QT9BAT9/gUBAAP/
1 for 2, sibling, share 3	0.03	-0.018	AAH+BAT7//4B/f36/wL8AAYD/v7//AD+
1 for many, JJ, share 0	0.008	-0.003	/wEB/wABAAEB/v4AAgAA//8AAP//AP8B
1 for many, JJ, share 1	-0.08	0.057	BPoA+vYEBQH9BgcE/f0CBP76AQgDBQYB
1 for many, JJ, share 2	0.036	-0.069	AAABAQIBAgEB/vwAAQEA/wEC//sBAAAA
1 for many, NN, one place	0.007	-0.019	Af0A/QACAwH+//8B//8AAgD+AQADAQMA
1 for many, NN, share 0	0.04	-0.055	/gP/AQb9//8A/v7//wD/AQEC/fr///0A
1 for many, NN, share 1	-0.026	0.037	B/oA9/z+BQD6AgP7+vz/BgL6AwMEAwcA
1 for many, NN, share 2	-0.026	0.039	AAD/Av/9//4BAQX8/wH+/wMF/v/+/P7+
1 for many, NN, share 3	-0.009	-0.001	Av8AAP0AAQD/AQAA/wAAAQABAAAAAQEA
1 for many, RB, share 0	-0.023	0.051	Af8A//sAAQD/AwIA/wAAAQEAAAEBAgEA
1 for many, RB, share 1	-0.015	-0.097	A/4A/wQAAAD+//3//v8AA///Bf8EAQUA
1 for many, RB, share 2	0.034	-0.024	/wEAAgMAAAAB/f3/AwAA/wAD//z//v8A
1 for many, VB, one place	0.024	-0.002	/gL/AQP///8C/P3+AwH+/QAB//7///4A
1 for many, VB, share 0	-0.009	-0.074	Av3//gIAA///Af8D/wH/AQL9/QECAwP+
1 for many, VB, share 1	0.057	0.066	/wACAgEDAQIA/vwCAAED/v8B/f4CBgEB
1 for many, VB, share 2	-0.013	-0.016	BvsE+P0JAwf8AQAI/foJBff8BQUFBgcD
1 for many, VB, share 3	-0.007	0.076	/wEAAAAA/wABAAEBAf8B//8AAAH///4A
1 for many, far-broader, share 1	0.012	-0.039	/gEAAAIB/wAAAP8CAf8BAP/+//4AAP8A
1 for many, narrower, share 1	0.041	0	/gIAAgX+//8A/Pz/AQL/AP8D//0A//8A
1 for many, narrower, share 2	-0.018	-0.001	Av4A/fwCAQD/AgIC//8AAQD/Af8BAgEA
1 for many, none, one place	0.051	-0.017	/AP/Awf+/v8B+/z/AgH//gED//z+/f3/
1 for many, none, share 0	0	-0.054	Af7//gH+A//+AP8B/gH9AwP/+/0BAv/+
1 for many, none, share 1	0.024	0.096	B/r//P79BP76/f3/+PwCCAP7Bf0GAggB
1 for many, none, share 2	0.006	-0.015	Af8AAAMAAQH//wAA/wACA/wCAQEBAAMA
1 for many, none, share 3	0.003	0.075	AQEAAQAA/wAAAQEAAAAAAAACAP3+/f0A
1 for many, one place	0.04	-0.021	/gH/AQT/AP8A/f7/AQD/AAIC/vv//f7/
1 for many, rare-synonym, share 1	-0.026	0.025	AP8A/vsDAQEAAwIB/wAAAAD9AAIAAgAA
1 for many, rare-synonym, share 2	-0.008	0	AAAA//8BAAH/AgIC/v8CAv4AAQABAQEB
1 for many, share 0	-0.003	-0.082	Av7/+/4AA//+AQAE/v//AgP++/0CAwL+
1 for many, share 1	0.007	0.064	BvkD+QIECQP3AAEF9voGCwD3BAAIBwkC
1 for many, share 2	0.002	-0.07	BP0D/AAEAgX9AAAH/vwIBfkAAwAEBAQD
1 for many, share 3	-0.006	0.075	AAEAAP///wAAAAAAAQAB/wACAQD//v8A
1 for many, sibling, share 0	-0.018	-0.009	AP8B/v8CAQH/AwIC/v8BAf78AQMCAwMA
1 for many, sibling, share 1	-0.051	-0.019	A/wB/vwCAwH9BAUD+/8CA//8AAYEAgYA
1 for many, sibling, share 2	0.01	0.014	Af8C/AAFAgP/AAAEAP4DAf3+AgACBAIB
1 left	-0.018	-0.053	/Af//QAA+P0GBAL8B/4A+AP//QL4BPf+
1 loose	-0.001	-0.327	9Qr3+/wB9fsH/gECDgH89/z+Af/2A/P5
1 more loose than left	-0.046	-0.262	AfzzAPz1/PYDBAP1AgXw/w7/9Qb9//30
2 for 1, JJ, one place	0.029	-0.095	/QMAAwT//wAC/f3+AgH//QEC//z+/vz/
2 for 1, JJ, share 0	0.02	-0.001	/gIAAQMAAAAB////AQEA/wACAP0AAP0A
2 for 1, JJ, share 1	-0.085	0.043	BP0A/v0AAQD+AgMA/gAAAwD9AggBAQIA
2 for 1, JJ, share 2	0.035	-0.068	+wH/Awb+AP8B/Pr+AwL//QEEAP///PwA
2 for 1, JJ, share 3	-0.018	-0.001	BPwAAAEAAgD+/QD//gEAAgACAAIB/wMA
2 for 1, NN, one place	0.003	-0.017	/wIA/wAA/wAC//8AAgEA/QD/AQD/AP4A
2 for 1, NN, share 0	-0.129	0	B/wA//IAAQD+BQkA/gAAAwD+AQwBAwQA
2 for 1, NN, share 1	-0.047	0.261	AAAABPv/AQD/AgP9AgL/AgL//QMBAAEA
2 for 1, NN, share 2	-0.014	0.169	Av0A/gABAgH9/wD//v8ABAECAgEB/gAA
2 for 1, NN, share 3	0.005	-0.015	/wEAAQAAAAAAAQH/AQEA/wEC//////7/
2 for 1, RB, share 1	-0.067	-0.077	BfsA/fYAAQD+BAUB/f3/BAH+AQMBAgQA
2 for 1, RB, share 2	-0.011	-0.006	AQAAAP4AAAAAAAEAAQAAAAD+AAIAAQAA
2 for 1, VB, one place	-0.003	-0.063	AAEA//8C/wABAAACAP4BAAAAAQAAAQAA
2 for 1, VB, share 0	-0.006	-0.05	/wEAAQEAAAAA//8AAAAAAAAA/wAA/wAA
2 for 1, VB, share 1	0.056	-0.05	/QP/BgcA/v8C+/j+BAP//AEG/fv//fz/
2 for 1, VB, share 2	-0.089	-0.055	A/7/APb6AP7/Bgf5/AL+AwL+/wcCAAUA
2 for 1, VB, share 3	-0.019	0.031	Av8A/QACAQH/AgAE/QAAAv7/AQECAwIB
2 for 1, far-broader, share 2	0.024	0.096	/wEAAQP/AAAB/v7/AAAA/wAB//3//v8A
2 for 1, narrower, share 1	-0.036	-0.013	AQAA/vwAAAAAAwIAAgAA/wD+AAT/Av8A
2 for 1, narrower, share 2	-0.024	-0.03	AAAAAwD/AAAABAL/AAEAAAADAAIA/wAA
2 for 1, none, one place	0.004	-0.121	/gQAAAEB/gACAAACAf4A/gD/AQD+Af0A
2 for 1, none, share 0	-0.088	-0.033	Bf0AAPYAAAD/BQgA/QAAAgD/AQgABAIA
2 for 1, none, share 1	-0.126	0.223	BPr/AvT+Av/8BwQA/wD+BgL+/wgBBAL/
2 for 1, none, share 2	-0.041	-0.037	BPsA/v39A//+AQP5AAP/AwMDAAQC/QH/
2 for 1, none, share 3	-0.004	-0.038	Av0AAAQCAgH+/P8D/QIAAf4C/wECAQIB
2 for 1, one place	0.023	-0.175	/QUAAAIC/QAD//8CAv4A/QABAv39APsA
2 for 1, share 0	-0.094	-0.051	Bf4AAfj/AQD+BAcA/gAAAgAAAAYAAgEA
2 for 1, share 1	-0.096	0.178	A/v/A/n9Af79AQP+AQH+AwP//Qb//wL+
2 for 1, share 2	-0.046	0.039	A/z/A/75A/78BAT5/AP9BAUBAQUD/QX/
2 for 1, share 3	0.004	0.015	Av4A/wICAQD+/v4E/QEAAf8D/wACAAIB
2 for 1, sibling, one place	0.026	-0.053	/gIAAgP//wAB/f3/AQH//gED//3+/v4A
2 for 1, sibling, share 1	0.014	-0.058	Af8AAwL/AAAA+/7+AAIAAAAD//0A/gAA
2 for 1, sibling, share 2	0.015	0.009	AAD/BAH9AP8AAP78/wH/AAME//3//QD/
2 for 2, JJ, one place	0.021	-0.022	/gIAAgP/AAAB/v7/AQEA/wAC//3//v4A
2 for 2, JJ, share 0	0.018	0.043	AAEAAAEAAAAAAP8AAQAAAAAAAP0AAQAA
2 for 2, JJ, share 1	-0.044	0.083	AgAA/v4AAAAABQMBAQAAAAD6AQQAAAAA
2 for 2, JJ, share 2	0.047	-0.021	/wEABQX+/wAB/Pz/AAEA/wAD//wA/wAA
2 for 2, JJ, share 3	-0.008	-0.003	AAAB/v4BAQAAAQEAAP8A/wD/AQEAAQAA
2 for 2, NN, one place	0.026	-0.031	/QMAAgP//wAC/f3/AgEA/gAD//z+/v0A
2 for 2, NN, share 0	-0.009	-0.037	AAAAAQAAAAD/AQEA/wAAAQAC/wIBAAMA
2 for 2, NN, share 1	-0.023	-0.117	AgEAAvv//wABAQL/AAAAAAAB/wX//wEA
2 for 2, NN, share 2	-0.003	-0.035	AQAA+gIDAAAAAAADAf0A//8AAAEAAgAA
2 for 2, NN, share 3	-0.015	-0.023	AAAA/v8AAAAAAQIAAQAAAQD//wH/Af8A
2 for 2, RB, share 1	-0.055	0.012	Af4A/PgBAgD+BgUB/v4AAQD9AAMBAgEA
2 for 2, RB, share 2	0.02	0.051	AAAA/wICAQD///8C//4AAgAAAP8BAQEA
2 for 2, VB, one place	0.019	-0.013	/wIAAQL//wAB/v7/AQAA/wAC//3///4A
2 for 2, VB, share 0	0.004	0.034	/wAA/wIAAAD/AAAC//4AAQD/AAAAAAEA
2 for 2, VB, share 1	0.047	-0.049	+wQAAwYA/gAB/vwAAQEA/QAD//r/APwA
2 for 2, VB, share 2	0.028	0.017	/gMAAQD//wAC/f7/AwEA/QID//r/+/0A
2 for 2, VB, share 3	0.002	-0.009	AP8A/wABAAAAAAAC/wAAAAAAAAAAAQAA
2 for 2, far-broader, share 1	-0.014	-0.009	Av8A//z/AAAAAf////8AAAAAAAEAAQAA
2 for 2, narrower, share 1	0.021	-0.01	AQAAAAMAAAAA/wAA/wAAAAABAP8AAQAA
2 for 2, narrower, share 2	-0.004	-0.015	AQAAAf//AAAA/wH+AAAAAAACAQD//v8A
2 for 2, none, one place	0.079	-0.067	+QcABwn9/f8E+Pn8BgP/+wEH/ff8+/n/
2 for 2, none, share 0	0.007	0.005	AAAA/gEBAAD/Af8D//4AAQD9Af4BAwEA
2 for 2, none, share 1	-0.057	-0.064	AQMAA/gA/v8ABwIAAwD//QD7AQT//v0A
2 for 2, none, share 2	0.037	0.035	AAIA/QMDAAEAAP4DAP4AAAD//v3/Av4A
2 for 2, none, share 3	-0.012	-0.053	AQAA/v8AAQAAAgIAAP8AAAD/AAEAAgAA
2 for 2, one place	0.087	-0.071	+Qj/Bwn9/f8E9/f8BwT/+gEI/Pb7+vj/
2 for 2, share 0	0.015	0.041	Av8AAAEBAAAA/v0B//8AAQD/AAACAgMA
2 for 2, share 1	-0.038	-0.072	AgAAAfoAAP//BP//AP8AAAD9AAUA/wAA
2 for 2, share 2	0.043	0.013	/wIA/gYCAAAA/fwCAf4A//8A//4AAf8A
2 for 2, share 3	0.008	-0.058	AAEA/gEAAAABAAAAAQAA/wAA//7/AP4A
2 for 2, sibling, share 1	0.026	-0.017	/gEA/wMBAAAA/v8BAAAAAAD/APwAAQAA
2 for 2, sibling, share 2	-0.005	-0.002	/wAAAAEAAAAAAAABAQAAAAAAAAAAAQAA
2 for many, JJ, share 0	-0.045	0	Av8A//sAAAD/BAQA/gAAAQD/AQIAAAEA
2 for many, JJ, share 1	-0.068	-0.021	Af4A+vgCAgD/BgQC//8AAv/5AgcCBAIA
2 for many, JJ, share 2	-0.037	0	AQAAAfsAAAAABAMAAAAAAQD+AAMAAAEA
2 for many, NN, share 0	-0.029	-0.032	Af4AAwAAAAAA/wIA/wEAAQAC/wIA/wEA
2 for many, NN, share 1	0.036	0.017	/wEAAQMA/wAA/v4AAP8AAQAAAP//AgEA
2 for many, NN, share 2	0.039	-0.008	/wAAAAQBAAAA//8A//8AAP8BAf0BAQEB
2 for many, VB, share 0	-0.043	-0.007	/gEAA/3//wABAgD+AwEA/gEC/wT//v4A
2 for many, VB, share 1	-0.044	0.004	BvsA/PsDAwD+AwMB/f4ABAD8AgQCBQQA
2 for many, VB, share 2	0.023	-0.061	/wAAAQIAAQD//v4BAf8AAAED//4B/QAA
2 for many, far-broader, share 1	0.032	0.026	/wEAAQQAAAAA/f3/AQAAAAACAP3///8A
2 for many, narrower, share 1	-0.035	-0.005	Af8AAf4BAAD/AgIA/wAAAQD/AQMBAQIA
2 for many, none, share 0	-0.108	-0.04	Av8ABfcA/gAABwf//wEAAQABAAj//QAA
2 for many, none, share 1	-0.053	-0.097	BfoA+foDBAD9CAUC+/0ABv72BAYECAgA
2 for many, none, share 2	0.011	-0.05	AP8AAv8AAgAB/v7/AQH//gAA//8B/wIA
2 for many, none, share 3	-0.015	-0.007	AAAA/v4CAAAAAgICAAAAAAD+AQEAAQAA
2 for many, share 0	-0.102	-0.04	Av4ABfX//wABAwT/AQIAAAED/wn//P8A
2 for many, share 1	-0.048	-0.005	B/oA+vkDAwD+BwMA+/4ABgD5BAQDBgcA
2 for many, share 2	0.039	-0.072	/gEBAgEAAQEAAP8CAQAA/wED//oB/QEA
2 for many, share 3	-0.009	-0.007	AAAA//8BAAAAAAECAAAA/wD+AQIBAQAA
2 for many, sibling, share 1	0.064	0.094	/wEAAgf/AAAB+fr+AQEA/wED//kA//8A
2 for many, sibling, share 2	0.007	0	AAAAAP8BAAAA//8AAAAAAAAAAP8AAQAA
2 left	-0.03	0.175	+Ar5/v75+P8HBP/+CAf6+Ab8/v31Afb7
2 loose	-0.031	-0.207	AQDz/QH8BfD//Ab7+f/wAQz/+AUB/AD2
2 more loose than left	0.012	0.073	8w36Bv729vgPAAH4Cwv68QsE9QHy+fD5
3 left	-0.046	-0.062	Af76CP78Afr8/P3/AAT8BgcG/f///wD6
3 loose	-0.036	-0.206	A/j8Bfv6Cfv7AgIA+wr7Awn/+QYJ/gf9
3 more loose than left	0.038	-0.185	A/z+BAz5Av3+8vj5+QL+AQQF/P0E+gP/
4 left	-0.017	-0.023	B/j6BwL8BPn7/gD6/Aj6CQYJ/wEG/Ab6
4 loose	-0.043	0.206	Bf4ACP/4AwD/Av33/AMA/gEEAQID+gIA
4 more loose than left	0.185	-0.031	8wcABhX/AAAD7fH+AwEB9/8J/uoA+fcA
5 left	-0.012	-0.034	Av39CgH7APz9+wH6/wX8BgYD//sC9wT9
5 loose	-0.092	0.16	BvwAB/3+AQD+A//+/AAAAwAFAwMC+wQA
6 left	0.057	-0.009	B/r/BAYABf/7AfoA+f//Bv/8BAQF/AgA
6 loose	0.161	-0.086	AP0AABABAgD+7/MB/gAAAQAB/vAC/QIA
act 1 higher, broader	0.015	-0.064	Af///v7/AP4A/wD//wD+AQL+AP0A/gH+
act 1 higher, listed	0.022	-0.129	+gf3AQH09/gHAf/2Bgb5/QkB/fz3+vn7
act 1 higher, phrase	-0.071	-0.086	A/8BAfr8AgH+Bwf+/QD/AwL+/wYE/wUB
act 1 higher, synonym	-0.078	-0.004	A/wA+/UEAgD+CAcC/v8CA/38AwgBBQMB
act 2 higher, broader	0.034	0.059	/gEABAf+AAAA+v3+AQIAAQEE/gD//QAA
act 2 higher, listed	0.081	-0.09	/wH/Bgj+AQAB9vr8AAX9AAIH/Pf/+/7+
act 2 higher, phrase	-0.015	0.161	/AT//gL//f8DAP8BAwD/+/7/AwD9AvwA
act 2 higher, synonym	-0.035	0	Af//Af7+////BQQB/f8BAv//AgMBAQIA
act 3 higher, listed	0.015	-0.056	Av0CAAABAgIA//8A//8CAP//AAABAQEC
act 3 higher, synonym	0.062	0.157	+wX9BAf8/P0E+vr7BQP8/AUF/Pn7+/r9
act of unknown level, carried	-0.038	-0.093	9wT1A/r6+PUGAgL8CAP7+woA+//9Afz6
act of unknown level, loose	-0.04	0.128	/QH2Bf/3/PQCAAT7Awfz+g4B+v/5+vz1
added in and	0.024	-0.125	/fT9/QX8CwAD+gIA8wT9AgAA//wK+Qn/
added in complement	0.027	0.013	Avv/BAH8Av/9/gD9+gIAAf8BA/8EAgIA
added in main	-0.092	0.044	AALu+wL8/fQCAwQCBADv+A77A/77/fry
added in means	0.087	-0.042	/AMAAwcAAQAD+fz+AgMA/QAF/fn/+/sA
added in purpose	0.047	-0.093	/QL9AQf7AvwA/Pr7/QL9/wIC/vwEAQH/
added in relative	-0.044	0.028	/wD/B/v8Af4CAAT7/wT9/gQC/QMA/AD/
added in result	0.083	-0.08	+Qf9AQP/AfwE+P79AQP6+ggC+vj9+/n7
added in time	0.042	-0.044	AP3+Bw/6Av4A9/X7/gb+AAIE/f4A+AD/
added name	-0.048	-0.161	/v/8Bg/7AvwB8PX5/AL5AwcHAfMA9P76
added name, narrower	0.025	-0.005	AAAAAgMAAAAA//8A/wAAAQAB//wA/wAA
added name, none	-0.036	-0.144	/v/9BQ37Av0B9Pr//f38AgMFAvYC9wD9
added name, sibling	-0.018	-0.012	Av3/AwP+Af4A/v7+/wH/AAEBAf0C/wL/
added noun	0.011	-0.087	/vz0BP/4B/YC/AL89ALx/BICAf0H/wT1
added noun, far-broader	-0.048	0.037	Af7//wD/Af//AgP+/gD/AgH8AAYCAQQA
added noun, listed	0.006	-0.015	AAAAAAEAAAAAAAAAAAAAAAABAP8A//8A
added noun, narrower	-0.021	-0.08	/QIAAgD+/wAA/v4AAgMA+wABAgT+/PwA
added noun, none	0.009	-0.197	//71AQL4Bfj+/wL89wD0/A/9Av4H/v74
added noun, rare-synonym	-0.017	-0.009	Af4A//4BAQD+AwMCAf8AAQD/AQQAAQEA
added noun, sibling	0.04	0.211	/QD+AQP///4A/f4BAAD/AAEA//z/+///
added other	-0.019	-0.004	AAAA/f4BAAAAAwMBAP8AAAD9AQAAAgAA
added other, none	-0.021	-0.004	AAAA/f8BAAAAAwMCAP8AAQD8AgEAAwAA
added quality	0.001	-0.082	+gT0+wH8+vMD/QH+BQfz+wv5+f39/Pz2
added quality, far-broader	0.008	-0.001	/wEAAQEAAAAA//8AAAAA/wAAAP8AAAAA
added quality, narrower	0.005	-0.012	Af7/AQP+AP8A//79AAH/AQEC//8AAAH/
added quality, none	0.021	-0.051	+wf1/QYA//UF/AP8CAb0+Qn6+P/5+Pj2
added quality, rare-synonym	-0.041	0	Av8A//sAAAAABgQA/gAAAQD9AAMAAAEA
added quality, sibling	0.005	-0.008	/wH/AQH+//8AAgEA/wAAAQEB//8A/gAA
added verb	-0.032	0.043	AwD7Bvz5//z+AQH++wb9/gIG+wEA/v/7
added verb, derived	-0.023	0	Av8A/v0BAQD/AwMC/v8AAgD9AQMBAwIA
added verb, far-broader	-0.019	-0.018	A/0BAP4AAgD9AwMB/QAAA/79AAMDAQQB
added verb, listed	0.009	0.028	AAAAAAIAAAAA//8AAAAAAAAAAP8AAAAA
added verb, narrower	0.039	-0.034	/QP9AgEB/v4DAf8AAgD//f0A//3+Av/+
added verb, none	-0.041	0.023	//76AAH5/vv/B//8/QH/Af/+/gAAAQH+
added verb, rare-synonym	0.028	-0.004	/gEAAwT//wAB/f7/AQEA/wEC//0A/v8A
added verb, sibling	-0.048	0.039	AwEBA///AAEA/AABAAAC/P4DAQMC/QIC
agent was group	0.078	-0.011	+Qj9Bwn5+vwG/Pv6BgX6+goI+vb4+fb7
agent was group, alone	0.052	-0.011	/AT9BQb7/f0D/Pv6AwX7/QQD/vv+/fz+
agent was group, same	0.106	-0.011	9wn7Cg32+foH9/f2Bwj4+QoJ+fT49/b6
agent was other	0.024	-0.188	+wXwCAXs++8J/vnrCBHv9xMM+Pz68/nx
agent was other, alone	0.046	-0.11	+gT1Awbu/fMG+/nsBg7w+hIJ9fv7+Pz3
agent was other, broader	0.034	-0.073	/gEAAgP+/wAB/Pz9AgL//wIF/voA/f7/
agent was other, linked	-0.028	-0.078	+wX8AP35/PwEAgH7BAT8/AUEAAH69/j6
agent was other, listed	-0.006	-0.047	/gIAAv8B/gAC//8AAgAB/gD/AAAAAP4A
agent was other, none	-0.027	0	/wAAAf0B/wAAAQEBAAAAAP4AAQQAAQAA
agent was other, now learnt	-0.034	0.068	AP/9/P0AAP0AAQH9AAP7AAT+AAMBAwL9
agent was other, phrase	-0.086	-0.064	BP3//Pv9Af/+BQX9/gH+AgL/AAYBAgL/
agent was other, same	0.139	-0.07	8w32Cwzt9vMK9/buCw7z9RAO+fLz7fP1
agent was other, synonym	-0.066	-0.002	B/YA9/YDBwD7BQYE+v0ABAD9AQYEAwX/
agent was team	0.089	0.084	+An4CQzz+PcF+fr4Bgf3+gwH+Pn4+/b4
agent was thing	0.025	-0.009	/ArzCALy+fMIAgDwBgzx+w0H9v349ff1
agent was thing, alone	0.064	0.065	9hDyDQPx9vEN/fzvCw7u9A4H9Pr28fP0
agent was thing, broader	-0.051	0	Av4A/PoCAQAABQMBAAAAAP/8AQUABAEA
agent was thing, linked	-0.013	-0.073	BfwAAAAAAAH9AgL+/QEBBP4A/gUBAgEB
agent was thing, listed	0.045	-0.051	9wr2AwT3+fUJ+/r4CQj09gkD+f32+PT2
agent was thing, now learnt	0.012	-0.008	AAD/AQP/AP8A///+/wH+AQIA/wABAAD/
agent was thing, phrase	0.023	-0.033	AAL+AQL+/v4B//4AAQH//wID/v3//v//
agent was thing, same	0.028	0.119	/Ab8CQP4+/oE//33BQj6/AcG+wD8+vz8
agent was thing, synonym	0.007	-0.017	Af//AQD/AP8A///+/wL+AQMC//8A/gH+
ages gone from 2	-0.038	-0.003	BPwB/fwEAwH8BAMG+/4DBP38AwUEBgYB
ages gone from 4	-0.039	0	AAAA/vwA/wABAgMAAQAA/wD9AAP/AP8A
ages lowest up 1	-0.019	-0.007	Af8A/v4DAQH/AgMC//8BAf/+AQMBAgEB
ages lowest up 2	-0.075	-0.003	A/0A/fcCAgD+BgcE/PwAAgD9BAYCAwQA
ages new at 1	-0.008	0	AQAA/v8AAAAAAQEAAAAAAAD+AAEAAAAA
ages new at 2	-0.052	0.084	BfwD+voIAwT7CQQJ+voHBvr6BQUEBwYD
ages new at 3	0.032	-0.033	/gEAAgT/AAAB/f0AAQEA/wACAPwA//8A
ages new at 4	-0.008	-0.008	/wH+AgD+//4BAP/+AQH+/wIBAAL//v7/
ages new at 5	-0.011	-0.034	AAEAAP8CAQEAAwICAP8CAP//AQD/Af4A
ages same	-0.053	-0.327	A/4A/f3+BgH8/wID+v0BAwABAQMFAQf+
another part of the week	0.124	0	/QIABQn+AAAB9vb7AwIA/wIH/PP/+f0A
authority down 2	-0.066	0.018	A/4B/fsCAQH+BAYD/f4BA/39AgUBAgIB
authority gone from 0	-0.068	0.33	BfkD+fcCAwP8CggB/fsDBf79BQcEBwUD
authority gone from 2	-0.023	0.071	AfwCAf0CBQL/AgIA/gEAAf3//wECAQIA
authority lowest up 2	-0.009	0.081	AP8A/v4BAAAAAQEBAP8AAQD/AAAAAgAA
authority new at 0	-0.037	-0.08	Av8A/v0EAQH+AAMFAf4DAv3+AQcBBgIB
authority new at 2	0.031	0.015	AP8AAQH/Af8B/f79/wD+/wMBAf0A/wH+
authority same	0.052	-0.098	/AUABAT8/AAF/Pz7BgT9+wQE/Pr7/fv/
authority up 2	0.009	0.069	AAAAAAEAAAAA//8AAQAA/wABAP//AP8A
authority up to 2	0.007	0.069	AAAA/wABAAAB//8AAQD//wABAP8AAP8A
carried act, broader	-0.058	-0.076	BvX5BP78A/j8AgX+9wP6BwkAAQYI/Qr8
carried act, broader, cosine 0	-0.002	0.056	Af8AA/3///8BAQL8/wL+/wL9AQEB/wEA
carried act, broader, cosine 1	-0.033	-0.1	A/r//vsCBP/8BAUA/f8CBv/8AAQEAwYA
carried act, broader, cosine 2	-0.057	0.143	Av78Avz+//v/AwX8/AL5AggB/gYC/wX6
carried act, broader, cosine 3	-0.052	-0.096	BP4A/Pv8AAAA/gQAAP8AAQEBAAYB/wIA
carried act, broader, cosine 4	-0.009	-0.079	Av8A/v4DAAH/A/8D/f4BAv79Av8BAgIB
carried act, derived	-0.016	0.252	A/MGAAMGDAX4Af4F9f4HD/n+AQQOAwsH
carried act, derived, cosine 0	-0.041	-0.047	BPoC+vwFBAP9AwEH/v4DBPz8AAUDBwEB
carried act, derived, cosine 1	-0.076	0.146	Av4BAP0BAgEBBQYDAgH/AAD9AgT/Bf4A
carried act, derived, cosine 2	-0.038	0.047	B/YF/fsGCAX7AwID9/4GCfr9AAQLBAoE
carried act, derived, cosine 3	0.041	-0.017	BvYF/QIICgb7/AAI+vwFCPv8BPwKAwsG
carried act, derived, cosine 4	-0.044	0.123	APwE//gEAQT9BwMF+/sDBf3+AgIAAgAD
carried act, listed	-0.01	0.088	DPr5+//9EPv6/AAD7Qb5Df39/AIU+w77
carried act, listed, cosine 0	-0.021	0.043	BP/8AgD7A/3//v/7/wP6AgYD/AIB+wP6
carried act, listed, cosine 1	-0.059	0.054	Av38/f78Avz9BQEB+wD9BAb9/gcDAQP6
carried act, listed, cosine 2	0.009	0.117	CvYF/gAEDwX3BP4E8fsFDPv9BQEMBQ4B
carried act, listed, cosine 3	0.027	0.119	Af38AAUACP8C/v4C/AL/BQEB/f8L/wX/
carried act, listed, cosine 4	-0.071	-0.235	BP37/Pn+BPv8BAcA/AL9BQT8/wcGAQf+
carried act, narrower	0.026	-0.008	Af4AAQIBAAAA/f4AAAEAAP4BAAAB/wIB
carried act, none	0	-0.106	/gL7Av7//f0C///+AgH7/QECAAL+Af/9
carried act, none, cosine 0	0.004	-0.036	/wIAAf8A/wAC/v7/AwH//wABAAH/AP//
carried act, none, cosine 2	0.013	-0.02	/gH+AAD///8B/wD/Af/+/gIB//39Af3+
carried act, none, cosine 3	0.016	-0.024	Af8BAAEEAQIA//8EAP4BAP0AAP4AAAAA
carried act, none, cosine 4	-0.034	-0.013	/gL8Av36/Pv+BAP+/QH9AgUC/wL//gH+
carried act, phrase	-0.087	0.08	B/b7/f33Cfv6AAb8+AX5BAQC+AkHAAf7
carried act, phrase, cosine 0	0.02	0.037	Af4AAAH8A//9//7+/wH/AgH///0DAQIA
carried act, phrase, cosine 1	-0.121	0.267	BvwC+vkDAwL8BQkC+/8CB/z1AAkHBwcC
carried act, phrase, cosine 2	-0.101	-0.051	AAL8AfX2/PsFBgP8BAT8+wcE/gL7//37
carried act, phrase, cosine 3	0.013	-0.133	CPj++QYCBwD8+gED+P//AwAD/wQGAQb+
carried act, phrase, cosine 4	-0.013	-0.039	Av8B/v3+AAAAAQD9/wEAAAL8AAUBAwIA
carried act, sibling	-0.056	0	AAD//vsB/wABAwQBAQD//wD+AQUAAgAA
carried act, synonym	-0.044	0.104	Bfr5Avv+A/r+Agb8+gP3BQUAAAUFAAn6
carried act, synonym, cosine 0	-0.012	-0.006	Av4AAP4AAQAAAAD/AAH/AP8AAQICAQIA
carried act, synonym, cosine 1	-0.084	-0.004	BfwB+fcEAwH/CAYC/f4BAv34BQgDBQUB
carried act, synonym, cosine 2	0.037	-0.067	Av3/AAP/Av/9/wAB/f8AAwIBAP8B/wL/
carried act, synonym, cosine 3	0.012	0.192	+gf9BQP7+/0E/v/9BAP8/AID/v38/fz+
carried act, synonym, cosine 4	-0.016	-0.011	BPr/Av8ABP77AgT9+AH9BgH//wQFAQj+
carried adjective, broader	0.022	0.078	A/0B/AAEAgH8+/8K/PwCBf79AQADBQX/
carried adjective, derived	-0.122	0.11	B/oAAfj/AQH+Bwv8/QQBAv8A/gsD/wUA
carried adjective, far-broader	0.018	0	/gL/AgL+//8B//7/AQH//wEBAP////8A
carried adjective, listed	-0.059	0.064	Af8B/fwDAQEABAQF//sBAvv8BQMC/gQC
carried adjective, narrower	-0.04	-0.002	Af4A/fwCAQD+AwQC/v8BAf78AQUCAwIB
carried adjective, none	0.035	-0.199	/v8A/wMG/wADAP4EBAED/v/6/fj/AgD/
carried adjective, phrase	-0.095	-0.11	Bf/9+/oEAP7+BwYBAf/8AwT8/gr/AwP+
carried adjective, sibling	0.01	-0.007	/wAAAwD/AAAA///+AAIAAAAC//8A/gAA
carried adjective, synonym	-0.082	0.143	A/4B/PYGAQL9CQcI/P4EA/j3AwcABQID
carried adverb, broader	0.042	-0.006	/wL+BAP8/v4C+/v6AgT8/gYG/Pr++v39
carried adverb, derived	-0.023	0.244	BP0D+/0KBAT9AQAI+v0GBvb7AwUHAgcE
carried adverb, listed	-0.054	-0.009	Av8B/PoCAQH+BgYE/f4DAv7+AQICAwIB
carried adverb, none	0.03	-0.056	AP8AAQL/AQD+/vwB/f8BAgD/AP8C/gAB
carried adverb, phrase	-0.062	0.009	DfMD+/oECQT1CAkF8vkBDQEAAAoMCxAB
carried adverb, synonym	-0.084	0.084	Bfn++/MABf76CAYC/AAACP37/wwHBgsA
carried modifier, broader	-0.054	-0.088	BPoBAPv+BAH+BQT/+v8BBAD+AQgCBQUA
carried modifier, derived	-0.042	0.261	A/z/+Pr/AP/+BQP//wD9BQT7AgUCBQEA
carried modifier, listed	-0.038	-0.017	Bfr+/v3/A/76BQX9/P7+CAP/BQQDBgT/
carried modifier, narrower	-0.016	-0.038	/gIAAP8A/gAAAwMCAf8A/wEB/wD+AP0A
carried modifier, none	0.018	0.092	A/oDBwAABAX8A/8D+/8HCP0H/QAH+gkC
carried modifier, phrase	0.015	-0.006	/AIAAwYAAf//+gEC/wAB//7/AQIB/QAA
carried modifier, sibling	-0.026	0.003	AgABAv8A/wEAAgMAAAABAf4AAAX/AAAB
carried modifier, synonym	-0.057	0.011	BP4B+vgFAQH+BQUG//0CAv78AgUBBAEB
carried name, broader	0.038	0	/wD/AgT/Af///v0B/wD/Af8BAP0CAAEA
carried name, derived	0.016	0.071	/wABAf8CAAEBAP//AAH//gH///4AAv8A
carried name, listed	-0.02	0.086	Bvj9AQD8Av38AQAB/AH7BgUA/QMFAgn8
carried name, narrower	-0.03	-0.007	AAAA//sAAAAAAQEA/wAAAAD+AAIAAQAA
carried name, none	-0.02	0.001	BP3++/wBBf3/AgcE/P0ABv78AAMFBAP/
carried name, phrase	0.063	-0.054	+QX9Bwr5+/wF+fr5BQX8+QUH/Pv8+vr9
carried name, sibling	0.027	-0.011	/wH+AQT9AP4B/fz+AAL+/wMC//4A/v/+
carried name, synonym	-0.071	-0.049	CPkB+/wDBgL6BgUF+voDBvv8BgMHBAkD
carried noun, broader	-0.02	0.011	/AHvB//0++8CAgHx/wvs/RYE+QP+/wDy
carried noun, derived	-0.004	0.003	Cvn5/gABA/r6AgD8+PH+CwT8CP8HBAv/
carried noun, listed	-0.05	0.124	EO77Avn+B/vyBwP+9Pz6Egr5AAwPARH8
carried noun, narrower	-0.034	0.001	Av0A/fwBAgD+AwQD/f4AAwD+AwQCAgMA
carried noun, none	-0.003	-0.086	A/kB+v4JBQT6AgIN+PkICPL7AQQGBggE
carried noun, phrase	-0.09	-0.079	CPvy+Pb9BPT9CQz9+wLuAxL3+wcDCAbz
carried noun, sibling	-0.043	-0.001	Af0A/PgFAgH/BAAF//8BAf38AgMCAgIA
carried noun, synonym	-0.032	-0.03	BPz//fsBA//+AgEA/f7/Bf39AAMDBQX/
carried quality, broader, cosine 0	-0.076	0.041	Av4B+vYDAQH/BQYEAP0BAf37AgcBBgEB
carried quality, broader, cosine 1	0.055	0.047	/wEAAwb+/wAA/Pv+AQL/AAEE/fn/+/7/
carried quality, broader, cosine 2	0.043	-0.011	/wH/AQQA//8A+vwBAAAAAAECAP3//f8A
carried quality, broader, cosine 3	0.003	-0.02	BPwA/f8DAwH+/wAE/f4BAv//AP8CAgP/
carried quality, broader, cosine 4	0.055	0.016	/QL+Awb+/v4B/fwAAAH/AAIC/vr//v//
carried quality, derived, cosine 0	-0.131	-0.012	B/kD9vMLBAT8CwkI+/oEBPj0BQsECgcD
carried quality, derived, cosine 1	-0.062	0.111	BvoBAvn+BAH9BgX9+wH/BAECAAUDAQQA
carried quality, derived, cosine 2	-0.052	0.11	BP0A/f8BAf/+BAYH+f8DBP7+/gcC/gP/
carried quality, derived, cosine 3	-0.056	0.131	A/wDAPoAAgP9BgYC/f4FBf///wYAAQIB
carried quality, derived, cosine 4	0.073	0.013	/gYACQr7/gAC+fv8AwUA/QAG/Pn/+fwA
carried quality, listed, cosine 0	-0.002	-0.063	/wIABAP//wAB/f3/BAEA/v8BAv3+/f0A
carried quality, listed, cosine 1	-0.073	0.081	BPoB+PkEBAL8BQYF/PsCBfv3AwsFBAgC
carried quality, listed, cosine 2	0.063	-0.042	/wMAAgUBAP8B+/r/AgAB/wABAPsAAP8A
carried quality, listed, cosine 3	-0.075	0.082	/wL//vsA/v8CAwUCAgH///38AQgABAAB
carried quality, listed, cosine 4	-0.081	-0.004	Av4A/PYBAAAABQUB/f4AAf77BQcDBgUB
carried quality, none, cosine 0	0.024	-0.098	/gIBAAMCAAIAAgAD/wAAAP3/Af0BAgAA
carried quality, none, cosine 1	0.021	-0.008	/gL//wD+/f4D/v78BAX+/QQA+/77/fr9
carried quality, none, cosine 2	-0.039	0.018	A/sA+vsHAwH9BAIF/P0ABP76AAUEBgYA
carried quality, none, cosine 3	-0.005	-0.09	Af4C+/0HAgP/Av4F//wFAvz7AP4CAwIC
carried quality, none, cosine 4	0.105	-0.077	/wIABwr+AAAD9vb7AwL+/QMH/vYA+P7/
carried quality, phrase, cosine 0	0.052	-0.031	/AT+Bgb9/f4D+/z9AwL9/AMF/vv8/Pv+
carried quality, phrase, cosine 1	-0.116	-0.035	A/3/+vQBAf//Cgr//QL/AAD8AQsCCQQA
carried quality, phrase, cosine 2	-0.058	0.003	CPUE+fwJCAb5CAgH+fsECfz6AQcHBQoD
carried quality, phrase, cosine 3	-0.025	-0.052	C/v9/fz+Av39BgMCAf37BQX//QcBBgn+
carried quality, phrase, cosine 4	-0.065	0.013	CPkC/voGBgP7AwQF+vsDBfv9BAQGAwcC
carried quality, sibling, cosine 0	-0.022	0	AAAAAP4AAAAAAgL//wAAAAAAAAIAAAEA
carried quality, synonym, cosine 0	-0.041	-0.005	Af8A/fsEAQD/BAME//4BAf77AgQBBAEA
carried quality, synonym, cosine 1	-0.082	-0.007	Bf4A/PYBAAD/BAcCAAAAAgH8AQgAAwEA
carried quality, synonym, cosine 2	-0.08	0.099	Af7//PcBAf/+BgUBAAEBAgH9/gcAAgH/
carried quality, synonym, cosine 3	-0.056	0.158	AgD//PsB///+BwMC/P//A//7AgX/BAH/
carried quality, synonym, cosine 4	-0.018	-0.018	BPcD/f0EBgP7BQIH/PwHBvn8AAQEAwQC
carried thing, broader, cosine 0	0.035	-0.096	Av7/AP8BAv///f3+/gH/AgABAf4B/wH/
carried thing, broader, cosine 1	-0.003	0.049	+gL8AgL9//wBA//9BAf6/QX++P/8Afr8
carried thing, broader, cosine 2	-0.001	-0.021	/wH6Bf34/fkCAAH5/wL3/woBAwL/AQH7
carried thing, broader, cosine 3	-0.041	-0.048	AQD6BAD5/vgBAQH3/wf3AQsE/wT/AP76
carried thing, broader, cosine 4	-0.028	0.039	/wH+APsA/v4AAQP+AP/9/wMB/gIAAQH+
carried thing, derived, cosine 0	-0.006	0.144	A/z/BAD+Av/+//7+/gD9BgT/AgEEAgf/
carried thing, derived, cosine 1	0.002	-0.075	AAECAP4C/wL/AQACAQADAAD/AgP+Av8B
carried thing, derived, cosine 2	-0.088	0.227	Cfj8+Pn+Bvv5BgT+9/r9CgT5AwQGBwr/
carried thing, derived, cosine 3	0.029	-0.066	AQADAAADAwP8//8C/fcDBAH9Bf8GBQQD
carried thing, derived, cosine 4	0.013	0.104	/gL+/AAC/v4DAAABAPv+/QL7AP78A/38
carried thing, listed, cosine 0	-0.063	-0.133	CPn+9/kBA//6BwIE/PgABgH5BQAHCgf/
carried thing, listed, cosine 1	-0.076	0.064	Cff9Afz5A/34AwT++//6DQYBBAwH/Ar/
carried thing, listed, cosine 2	-0.015	0.021	DfAB/P7/CQHyAAMD9gEADAL9AgQM/g8C
carried thing, listed, cosine 3	-0.038	0.184	DPH/+fj+C//4BAkD8v0ADQD6AQoJCg3+
carried thing, listed, cosine 4	-0.038	0.057	/gL///0B/P8EBAABA/7+/QP8/gX9Avz+
carried thing, narrower, cosine 0	-0.008	-0.008	AAAA/v8AAAAAAAED/wD/AP/9AwIAAgAA
carried thing, narrower, cosine 1	-0.084	-0.004	A/0B+/QDAQH/BgYC/v4BAf76BAoCBgMB
carried thing, narrower, cosine 2	0.002	-0.005	AP8A/wABAf//AAAA/wD/AQD/AP8BAAAA
carried thing, narrower, cosine 3	0.015	-0.028	/wABAQIAAAEA////AQAA/wAC/////v8B
carried thing, none, cosine 0	0.031	0.202	BPz/AAIDAQAAAv0B/gL+BAIB/wACAgX/
carried thing, none, cosine 1	-0.001	-0.052	BPkD+/wGCAT7AgIJ+vkIBvf9BQMIBAYD
carried thing, none, cosine 2	0.034	-0.19	A/sC/wADBAP+/wAD+wEGB/v9/v0DAwQB
carried thing, none, cosine 3	-0.077	0.002	Av8BAPgB/wEDBAT+AgH//wAA/gf/AgAA
carried thing, none, cosine 4	-0.035	0.042	A/wC+vsEAgP+AgEE/v8EAvr7AwQCBAMB
carried thing, phrase, cosine 0	0.049	-0.035	/QH8AQT+/vwC/Pz9AgP6/gQA/fz/AP/8
carried thing, phrase, cosine 1	-0.124	-0.02	Bf79/fT/APwABAv7/gP7/gX4/QoBAgL9
carried thing, phrase, cosine 2	-0.038	0.003	/v/3+vz/A/f7BAQC+v72BAf8/wMAAwT5
carried thing, phrase, cosine 3	0.001	-0.09	A/79Af3/AP79AwQC/P7+AwEAAQMBAgD9
carried thing, phrase, cosine 4	-0.056	0.004	A/0B+voBAgH/BgcD//4AAQH/AAQABAEA
carried thing, rare-synonym, cosine 2	0.013	-0.016	AAAAAQL/AAAAAP//AAAAAAAB/wAAAAAA
carried thing, sibling, cosine 0	0.006	0	Af4BAf4CAQEA/gABAAEAAf8A/wH//wAA
carried thing, sibling, cosine 1	-0.051	-0.007	Af4A/vsCAgH/AgID//8BAP79AgYBAQIA
carried thing, sibling, cosine 2	-0.023	0.003	AAAA/v4CAAAABAICAP8BAP/+AQEAAgAA
carried thing, sibling, cosine 4	0.014	-0.006	/wH+AwT9AP4C/v79AAL9/wMD/v7//v/+
carried thing, synonym, cosine 0	-0.019	0.045	AAAA/vwBAAD/AQIC//7/AQD9AQIAAwEA
carried thing, synonym, cosine 1	-0.038	-0.056	BPsC/P4FBQL8AwEF/PsBBf7+Bf0FBAcB
carried thing, synonym, cosine 2	-0.012	-0.014	A/4BAP//AgH9AAH+/QACBAAA/gIDAAQA
carried thing, synonym, cosine 3	-0.056	-0.039	BPwB+/sFAwL9BAUF/f0BBP39AQUDBQQC
carried thing, synonym, cosine 4	-0.039	-0.004	Av8B/PsDAQH/BAQE//4CAf38AgUCBAIC
cause down 1	-0.038	0	AP8A/vwBAQD/BQMCAAABAP/+AQMBAgEA
cause down 2	-0.084	-0.028	Av4AA/gAAQD8Bwn//QABBAD8AgcCAwQA
cause gone from 0	-0.045	-0.024	Av//APkAAP8ABAQA////AP//AQUBAQIB
cause gone from 1	-0.065	-0.064	Cf76+fwAAvv7BgUD+wD+CAX9AwYHBgr/
cause gone from 2	0.037	0.274	/AUABAb7/f8C/fz7AwP//wICAPwA/v4B
cause gone from 3	-0.12	-0.173	C/UG+PcICQj2DAcJ9/oLDPX7AwcJCg0F
cause lowest up 1	0.035	0.003	/wH/BQP8AP8B/f39AAL/AAID//3//f8A
cause lowest up 2	-0.055	-0.04	AgD/AP/+AP4ABQL+AAD+AgL+AAUB/wP/
cause lowest up 3	0.028	-0.043	Av0AAAL/AgD////+/wAAAQAAAf4CAAMA
cause new at 0	0.004	-0.016	AAAAAQAAAAAAAAAAAAAAAQAAAAAA/wAA
cause new at 1	-0.015	0.051	Av3+/wH9AP7+/v7+AP/9AAYB/QEA/wH9
cause new at 2	0.01	0.123	BfkE/f8HBgX7/QIG+fsHBvb+AwIJBAoG
cause new at 3	0.121	-0.193	+gf6CBP2//kD8fj2AAz6/QgH8vb+8/r5
cause same	0.039	0.073	/gAB/QIFAf8DAAADAf7//gD9/gAAAf//
cause up 1	0.033	0	/wH/AwL9AP4A/f39AAH/AAQE/vsA/P//
cause up 2	0.111	-0.078	/gX+CAz5/f0E+Pb5AgT7/QUK/ff++Pz+
cause up 3	0.085	-0.061	/QT/Bgr9/v8D+Pn7AwL//QIH/vb++vz/
cause up to 2	0.064	-0.006	/QL+BQf7//0D+Pn6AgT8/QQE/vj+/P3+
cause up to 3	0.146	-0.133	/QX/Cg/5/v4F9fH2AwT7/QQM/fX+9f3/
certainty down 1	-0.071	-0.002	A/0A/fcCAgD/BAUC/f4AAf/9AQYCAwMA
certainty down 3	0.031	-0.022	/wL/BAT9/v8C/f79AwL//wED//3+//4A
certainty gone from 1	0.024	0.064	+wX8BwT4+vsD/P/3BAb6/AQD/f37/vz+
certainty gone from 2	0.033	0.054	+wX9BQX9+/wD///9BAH8/AQE//38+vv+
certainty gone from 3	-0.048	-0.048	AAD9//0CAP0BAAP7AQP6/wT7/wD//v/9
certainty gone from 4	0.067	-0.101	+gX7CQP6+/sH+/f3CgX5+AgH/Pb5+vf7
certainty lowest up 1	0.014	0.061	/wH/AwX9//8C/Pz7AgP9/wMC/QD+/P/+
certainty new at 1	-0.007	0	/wAAAAAAAAAAAgH//gAAAQD9AAIAAQAA
certainty new at 2	0.02	0	/wD/AQL9AP8A///+AAH/AAIC//0A/gD/
certainty new at 3	0.011	0.024	AvwEAwUCAwT6+/0D+/4GBv0DAfkD/gQC
certainty new at 4	0.004	-0.063	BPcF/v8GBwb7AAEF+/8HBvj/AQIHAAgF
certainty same	0.002	-0.102	APwC+P8FBQL/AgMDAPgBA//7AwEBBf4A
certainty up 1	0.006	0.061	AAH/AgT+//8B/f39AgL+/gIB/QH//AD/
certainty up to 4	0.01	0.087	AQAAAgT+/wAB/P39AgL+/wIB/wIA/gEA
change as purpose with nothing behind it	-0.017	-0.004	/wH/Af7+AP8BAwL+AQH//wL//wEA////
change as relative with nothing behind it	0.05	-0.009	/QIABAf/AAAB/Pz/AAEA/gAD//z//v4A
change as result with nothing behind it	0.068	-0.083	/AQABQX9/wAD+vz9AgEA/AEF//r//PwA
change carried	0.03	-0.209	/Qb9Av/9+wAI/fz+Bwb79wQD/vv3Afr8
change joined as means	0.033	-0.005	/wEAAQH/AAAB/v/+AQH//wYG/fn9+vv8
change joined as purpose	-0.025	-0.001	Af8A//4CAAH/AwMD//8BAf79AQMBAwEB
change joined as relative	0.144	-0.045	+Qn8CxD2/fsG8/T5BAf7/QcL+vH88/r7
change joined as result	0.039	0.033	/gX/BAT8/P8F/f36BAP8/QQC//z8/f3/
change made up	0.118	-0.08	9Qz8CA759/sH+Pj+CQT69gYH//X3+vX8
change new	0.055	-0.352	+gX3AwH9/vcE/gL5BQr2+A0A+Pz6APf3
change taken over	0.003	0.028	AAQA//4AAQAAAAEA/AACAgH//wECAQD/
charge gone from 0	0.057	-0.223	+wX5AwX2/vgD/f31BQb1/BAF+vz9/Pz3
charge gone from 2	-0.036	-0.073	AvwD+fkGAwP/BgQF/fwFAPv8/wEBBQAC
charge new at 0	-0.002	0.112	/QMB/wECAQH/AgIEAP4BAPz9AfwBAf8C
charge new at 2	0.003	-0.033	Av79/wH8Af77AQAE/P3+Bf/+BQEDBAT/
charge same	0.053	0.258	/gECAgMB/wIA/vwAAf8FAP8CAPwAAAAC
clients gone from 1	-0.053	-0.065	A/0AAv39Av/+BgX//gD/AQH/AAUAAwIA
clients gone from 2	-0.027	-0.053	A/z+/P4DBP/8BgQB+gD/Bv//AgIEAwQA
clients gone from 3	-0.018	-0.026	Af8B//4DAQL+AgIE//4DAf7/AQMCAQIB
clients new at 1	0.077	0.058	/gEBBwcAAAEC+fj8AgUAAP8EAPsA+QAA
clients new at 2	0.017	-0.059	+gP+Af7+/v4D//7/AwD//wMB/fr9/Pz/
clients new at 3	0.124	-0.001	9Qv5CQ33+PkI9fb3Cgj39gsK+fL29vP4
clients same	0.044	-0.084	/gICCQIBAQH+/f3//wABAP4DAQAA/P8B
company down 1	0.024	0.054	/gIAAgMCAAD//f0CAP8BAf7+//4A//8A
company gone from 0	0.039	-0.083	/QT4BAHz+vYF/f/2Bgjz/QsG/P78+/r3
company gone from 1	0.047	0.173	+gf8AgH9+/wE/v/9BQX6/AYD/Pr6//n8
company gone from 2	0.068	0.059	/gIBAwT//wED+/oAAwIA/QAG//f9+/0B
company lowest up 1	0.035	-0.037	/QMABQf//gAB/v8CAf4B//4D//3+//4B
company lowest up 2	0.018	0.044	/wAAAgEAAQAA/f0BAQAA/wAAAf0A/wD/
company new at 0	-0.04	0.247	AAP9/gAA/v0DAQL+Bwj7/gQB+QH7/vv6
company new at 1	0.066	0.045	/QL7BgP7//kB+/79/gP7/QQH/voA/v/8
company new at 2	0.067	0.174	/gT+CAn8/P0B/P38AwT8/wQI/vn9/Pz+
company new at 3	0.085	0.028	+An7CQz5+PsG9vj5CAb6+AcK/Pf4+Pb7
company same	-0.051	-0.141	/QD1+/v9/PcECQb+BAT0+gUB/QX6Cv32
company up 1	-0.021	-0.051	AQEAAv3//v8CAAH8AwH+/gMD///9/v0A
company up 2	0.043	0.081	/gEAAgUAAAAB/P0AAQAA/wADAPsA/v8A
company up to 1	-0.044	-0.049	AAH/Av3//v8ABgUAAP/+AAL/AQP+Af8A
company up to 2	0.063	-0.032	/AP/BAj///8C+/sAAgEA/QEE//j+/f0A
company up to 3	0.005	0.112	/wIAAQT//wAAAAD/AAD/AAEB/wH/AP8A
contrast	0.113	-0.069	9wcDBQv+/gEE9Pv7BAIC/P8E+/v9+fwB
contrast of act	0.015	0.008	BP0F/gEEAgUAAf8B/PsDAf7+AwIAAgID
contrast of quality	0.031	0.076	//8AAAn/AP8A/P8AAQEA/wED/v0A/P//
contrast of thing	0.131	-0.153	9Az9EAn2+/wH8fz2DAj9+AUL9/X58vX9
counts a noun beside it	-0.04	-0.09	EuwR+PgPFBTtCAIS7vMTE+z9CgcYDRkQ
counts a noun from elsewhere	-0.017	0.067	BPn7BQL4Avr9+wP7+wT2BQQH/AME/Af7
counts exchanged	0.09	-0.021	8w/1DA/x9PQL8vfwDA3x8w4L+Pf29PP3
counts something else	0.054	-0.086	AQEAAwn+AwAA9vwDBQUCAv4B+/sA9wH/
counts something new	-0.152	0.009	EPQA/vgABgD4Bwn/+v8ACwD5ABAFAwwA
counts the same	-0.017	0.315	AAH//vkC+v8ICgQABf39/f37Bf/6CP0B
counts what another number counted	0.144	-0.226	7xTyEBTs8fEQ7PLpERLq7RUT8e/v7ujw
counts what the number beside it counted	-0.008	-0.097	///5/gL9APgC+wH3/gT1/gAE/AQB/v/7
currency down 2	0.002	-0.004	BPsB/PwFAwL/AP8D//8BAfz9AQIDBQQC
currency gone from 0	0.025	0.222	9wj2AQX9+/cD/f3+Bgn2+ggF/Pv6+/j5
currency gone from 2	0.016	0.066	Av8IAAQGBQj7Af8G/fgKB/n/A/8HAgUG
currency lowest up 2	0.008	0.006	/gIAAAEAAAABAP8AAQEA//8AAP8AAP8A
currency new at 0	0.008	0.032	CPkB/wIBAgL7+/wB/P0BBv0CAQAEAwYA
currency new at 2	-0.061	-0.02	CPgA+/7/BgD6BQX9+Pz/CAH9/wcGBQoA
currency same	-0.072	0.051	Avz6A/j/APz9BAb++gP6BAL//wQDAgX+
currency up 2	-0.038	-0.009	Af8A//wAAAD//gAAAAAAAgD8AAYBAAMA
currency up to 2	-0.053	-0.009	A/4AAPsAAAD/AAMA/wAAAwD8AAUBAAMA
deed as means with nothing behind it	0.076	-0.007	+wP/Awf+//8C+fn/AQIA/AEF/vj//P0A
deed as purpose with nothing behind it	-0.035	0.038	CPkA/P7/BQD9AQL7+gL9AwD+/wYFAQcA
deed as relative with nothing behind it	-0.02	0.011	/f/+AP0BAP4BAQAAAAH9/v/6AAQCAwP/
deed as result with nothing behind it	0.064	0.034	+gT/BwP9//4D9/36AgT9+gIG/fb/+Pv+
deed joined as means	0.081	0.013	/wACAQcCAgIC+vkAAAADAAAB/vgC/wEB
deed joined as purpose	-0.076	-0.089	BfcB/PsCBwH6CAYC+vv/B/76BAoMCw0C
deed joined as reason	-0.029	-0.012	/wH/AP3+AP7/AwT+/wH/AAMB/wEAAAD/
deed joined as relative	-0.033	-0.017	Bvr+APr8Bv38AwL69wD7BwQC/wMHAwf/
deed joined as result	-0.019	0.045	/wH6A/z9AvsCAwL9/gX7AQb+/QP///76
determiner a → an	0.027	-0.083	/AP9BQf6/vwC+/z6AQT7/gcD+/7+/P38
determiner a → each	-0.022	0.056	B/kD+/4FBQT8AwIE/PwDBPz+BQMFBgYD
determiner a → every	0.015	0.078	/wEAAAEA/wAA//8BAQAA/wACAP3///4A
determiner a → my	-0.033	-0.001	Av4AAP0AAQD/AAMC//8AAgD/AAIAAAIA
determiner a → none	0.01	-0.134	//4BAAABAgH7/v8C+wH/BvwA/gEC/gEB
determiner a → number	0.022	-0.214	/gP8AgL//P0DAP/9AwD8/QUE/vz7//r8
determiner a → our	0.03	-0.019	/wH/AgT9AP8B/f79AAH+AAMD/v3//f//
determiner a → the	0.113	-0.064	+wP8Bwn8/vwC+ff6AwT7/QUE/ff9+/v+
determiner all → every	-0.034	-0.003	Av4B/fwCAQH/BAIC/v4BAf/9AQMBAgEA
determiner all → none	-0.06	0.025	Av0A+voCAgD+BwcD/v8AA//6AQUBBgEA
determiner all → the	-0.031	-0.014	Av4B/v0FAQH/AwIF/gABAv39AQQCBAMB
determiner an → a	-0.017	-0.057	/wD/Af0DAQH/AwIC/gEBAP4AAAMAAgAA
determiner an → none	0.083	-0.033	+wX/BAn//f8E+/n+BAT9+wIG/vr8+/j/
determiner an → number	0.061	-0.005	/QL+BQf8//0B+vv7AgX7/wQE/v0A/AD+
determiner an → the	-0.017	-0.032	AAAC/v8EAQP/AQEE//0EAfv9AwMCAwID
determiner any → none	0.001	-0.061	AAAB/v8CAAEB//8BAAAB////AP8AAP8A
determiner each → a	0.029	-0.007	A/0CAQECAwL9/v4A/f4CAwADAP0C/gMB
determiner each → every	-0.084	-0.095	BvkF+vYJBgb8BwUH+voIBPb3CAUHBwYG
determiner each → none	0.024	0.153	/wAAAQL/AAD/AAABAAABAQAD//8A/v8A
determiner every → a	-0.004	0.042	Af8B/wEBAQEAAQEAAP8AAQH//wEBAAL/
determiner every → each	0.032	-0.086	AQACAgEAAQL+/v0BAP8EAf4DAP4A/AAB
determiner every → none	-0.044	-0.008	/wH/AP////8B/wT/AQL//wMA/gL9/fz+
determiner every → number	-0.064	-0.005	Av4A+vgFAQD/BQUE/v4BAv76AgYBBQIA
determiner her → none	-0.018	0	Af7+/f3+AP4BAAH/AP/9AAT/AAH/AP/+
determiner his → a	-0.037	0.034	AP8AAPwAAAAAAQEBAP8BAAD/AAQBAQEA
determiner his → none	0.015	-0.001	/wABAQAAAQEBAAAAAAEB//4BAP0BAAAB
determiner its → none	0.054	0.089	////AgP+AP8B/Pz9AAL/AAQE/foA/AD+
determiner its → the	-0.018	-0.009	AQAA/v8EAQEAAgEFAP8BAPz8AwMBBAEC
determiner my → a	-0.018	0.122	BPwD/vwCAgP9AQID/P4EBP8B/wECAAMA
determiner my → every	0.017	0.023	AAAAAAEAAAAB/v7/AgEA/wEC//3//v7/
determiner my → none	0.028	-0.008	Bf0G/QQFAwb9/QAF/fsHBPz+/wIDAgUF
determiner my → number	-0.024	-0.001	Av4A/fsAAQD/AwMB/QAAAQD/AAABAQEA
determiner my → the	0.049	-0.072	/gEA/wYB/wAC/v0BAf8B/QEA//r+//0A
determiner no → a	-0.016	0	Af4A/v4CAQD/AwIC//8AAQD/AAEBAQEA
determiner no → an	-0.012	-0.004	AP8A//8AAQAAAgEAAP8AAAD/AAAAAAAA
determiner no → none	0.016	-0.118	/gL/AwL7/v8AAAH9AQT+/wMC/P7/AP/9
determiner no → number	0.038	-0.005	AAAAAwX/AAAA/f3/AAAAAAAD//z//P8A
determiner none → a	-0.022	-0.014	C/P8/gP/Cvv5+QsB9gH8Cv7/+AAN/gv6
determiner none → all	0.122	0.021	9gz3DA3y+PUK9PXwCgvy9w4L+PL58/b4
determiner none → an	-0.004	0.235	B/QG/f8HCgb4AgEI9fYFBv39AwILBwwE
determiner none → any	0.032	-0.019	AAAAAQIBAAEA/v0BAf8AAAAC//z//f8A
determiner none → each	0.038	0.003	/QL+BAX+/v4B//7/AAD+AAMBAP0AAP/+
determiner none → every	0.129	0.392	9gv6Cg739/kI9fX2CAf5+AoK+vL39vT6
determiner none → his	-0.032	0	Af8A//8BAAD/AwIC//4BAv//AgMAAAEA
determiner none → its	-0.005	-0.036	/wIAAAAA/wABAgH/AgEB/wH//wD+AP7/
determiner none → my	0.09	0.003	A/0ACAf+A///+fj7/AL/Af8HAf0E+gQB
determiner none → no	-0.036	-0.005	Af8A/vwAAAH/BAQA/wAAAgD9AAIBAgEA
determiner none → number	0.009	-0.338	+ADx+QP6+PsGAgP/Bw7z+QMD9QD5A/bv
determiner none → our	-0.039	0.009	AAD//f4A//8ABAQAAQEAAAEA/wL/////
determiner none → some	0.005	0.078	/wEAAgL//wABAQH9AQH//wEAAAH//QAA
determiner none → that	0.057	-0.03	/wL/BAb8/v4C+/v8AgL9/gMF//r++/7/
determiner none → the	0.018	0.162	BAL9/wD8Cvz8Avv6AQL7Bwf/+f4J/QD7
determiner none → their	-0.037	0.05	Af4B+/oFAQIBBAUDAQAD//r9AgMABQAC
determiner number → a	-0.104	0.362	Cff8/fQCAv35BQgA+f7+BwX8/RABAgb9
determiner number → an	-0.117	0.044	A/4A+/X/AQD9CgoC+/0ABQD6AAkBBQIA
determiner number → each	0.055	0.052	/gP/BQf7/v4C/Pv8AgL//gQF/fr+/P3/
determiner number → every	-0.001	0.137	/wH+BAH8/v0BAv7/AAH+/wMB/wH//v//
determiner number → my	-0.029	-0.024	Af/////+AP7/BQX//gH/AQMBAAMBAAH/
determiner number → none	-0.017	-0.035	+A3kBQfn8eQH/f7nDxjj+CAH8f/y6PPo
determiner number → the	0.05	0.268	+Qb7AwT6+voF+v/9BQP5+QkF+/n6+fj7
determiner number → their	0.011	0	/gP+AgP9/v0AAAEAAAH//wIB//7+/v7+
determiner our → a	0.025	-0.001	Av4C/wIDAgP+AP8D/f4DAvwAAv8DAAMD
determiner our → none	0.001	-0.059	AQAB/v4CAAEAAgEEAP0BAP7+AQEAA/8A
determiner our → number	-0.028	-0.042	AAAA/vwBAAAAAgIBAQH//wD+AAIAAQAA
determiner our → the	0.003	-0.103	/AX9BAD5+vwF//77BQP8+wQA/wH9Av3+
determiner parents' → none	-0.044	0	Av8A/PoCAQD/AwMC//4AAQD7AgUBAwEA
determiner pupils' → their	0	0	/wEAAAD/AAAAAQABAAABAP8AAAAAAAAA
determiner sash → none	-0.047	0.005	AP8AAP0BAAAABAMBAAAAAAD+AAMAAQAA
determiner some → none	-0.025	0.038	AgL/APz+/v//AgD+BQIAAQAAAAP+A/8A
determiner some → number	0.006	0	/wH/AP////8BAAD+AgH+/gIB/v79/v3/
determiner that → a	0.006	-0.013	AAAA/wAAAQAB//8AAAAAAAABAP8BAAEA
determiner that → none	0.017	-0.007	AP8B/wACAgEA//8BAP8BAP8BAP0A/wAA
determiner that → the	-0.045	-0.003	Af4B+/kEAQH/BAQE/v0BAf37AgUBAwEB
determiner the → a	0.016	0.143	/AH9CAX/AgAB///9AQcC/fsI/f/++f/7
determiner the → all	-0.049	0.18	Av4A/PoCAAAAAwUB/v8BAf8AAQMA/wD+
determiner the → an	0.074	-0.093	/QEC/AgCAgL/+fkBAf0CAPz+AvsC/wAB
determiner the → each	0.049	-0.125	/wIAAwQB/wD//v8C//4CAQEEAPsB/f4A
determiner the → every	-0.001	-0.036	/wL9AwH8//wB/gH8AAL9AAUC/gH//gD9
determiner the → its	-0.066	-0.01	/wD8/vf9/vz/Bwj//v//AgL//gMABAH+
determiner the → my	0.095	0.031	AAAAAwr9AAD/+fn9AAL/AAID/v0C/AL/
determiner the → none	0.059	-0.063	B/L7/QQCDPv1/v7/8AQCCP8FAAETBQ76
determiner the → number	-0.028	0.123	AAH9+wD+/v7+/gP+AP/9AAH/AwT+///9
determiner the → our	-0.025	-0.039	A/wB/AADBAH9AwMD+/4BBQH9/wAD/wT/
determiner the → some	-0.041	-0.04	Af0B/PwGAwL+BQMF/f4CAv37AQQDBgMB
determiner the → their	-0.082	0.025	Bv0A+fgFAQH+CgcD/fwBAv/4AwgCCQQA
determiner their → a	0.009	0.004	AAAAAAD/AAAA////AAAAAAEAAf8AAAAA
determiner their → none	0.008	0.013	Av4A/f8CAAH//P4D//4A///+A/8C/gIC
determiner their → the	0.066	-0.003	/gL/BQn7//4A+fv8AAIA/wIF/vr/+/4A
determiner there → none	-0.025	-0.001	Af8A/wADAQH+AgIE/v8BAf3/AQUCAgIA
determiner there → their	-0.062	-0.001	Av0B+/kDAwH+BgUD/v4BAv78AQQCBAIB
determiner this → none	-0.043	-0.003	Av0D/PwEAQP+BQQF/vwEAfv8BAUCBAID
employment gone from 1	0.087	0.001	+wT/Bgr8/v4B+vr9AgH+/gQF/vb+/fz/
employment gone from 2	0.049	-0.252	/gb+Agj6+/4E+fv5CQb7+gQI+/z7/vz+
employment gone from 3	0.018	-0.034	/wIAAgMA/wAB/v4AAQH///8AAP8A/wAA
employment gone from 4	-0.038	0.011	/gMA/PsA/QABBgMBAv8A/QD7AQP+A///
employment lowest up 1	0.02	0.024	AAEAAQIA/wAB//7/AQAA/wEBAP7//v4A
employment lowest up 2	0.085	-0.064	/gIABQr//wAB+fn/AwEA/wAE//j//f4A
employment new at 1	-0.006	0.067	AAAA/v8BAAEAAgABAP8B////AQAAAgAA
employment new at 2	0.042	-0.035	/wEAAwT7Af8A/P38AAP+/gIB//sAAP//
employment new at 3	-0.022	-0.013	AAAA//wAAAD/AwEB//8AAAAAAAIAAf8A
employment new at 4	0.043	-0.101	/gL/AgMBAP4C/v//AQP8/QIE/v3+/v7/
employment same	0.017	0.051	/QP6BAL5+vwD/P74BgT9/QYF/f39Afr8
employment up 2	0.1	-0.063	/wEABwj9AP8A+vn9AgL//wIF/vcA/f8A
employment up to 4	0.073	-0.071	AAD/Bgb+Af//+vv+AAH/AAACAPsCAAIA
expertise down 1	0.012	-0.02	/gD/AAIBAQD///8B/wAAAAD///8BAf//
expertise gone from 1	-0.028	0.449	AQL6/gAA/PwCAf4BBwb6/wL//wX+AwD8
expertise gone from 2	-0.068	-0.194	A/4B//sEBAH9BwUA/AEDBPz6AwcGBQYD
expertise lowest up 1	0.079	-0.082	/QL+CAr7/v0C+Pr7AgP9/gMF/vr++v7/
expertise new at 1	0.036	-0.098	+gP/AAIAAv/+Af4B/wACAP3+Av0F/wAC
expertise new at 2	-0.021	0.002	/wH+Af79/v4B/wL9AwH/AAH/AwX///7/
expertise new at 3	0.064	-0.101	/QMAAwf+/wAB+vv+AwH//gEF//j//PwA
expertise same	-0.04	0.009	/QEA//YD/f4DCAYCAgAC/gD7AQD9BgAB
expertise up 1	-0.005	0.1	A/0CAQABAgL/AgIC/P8DAv0AAgMDAQUD
expertise up 2	0.041	0.001	/wEAAwUAAAAB+/0AAgAA/wADAPwA/v8A
expertise up to 2	0.005	0.1	BPwDAAACAwL//wAA/gACAf4AAQICAAQC
expertise up to 3	0.043	0.001	/gEAAwX//wAB/Pz/AgEA/wADAPv//v8A
extent gone from 1	-0.118	0.433	Av77+/j8Avv9CAf8/wL5AQb3AQj/AgH5
extent gone from 3	-0.001	-0.005	/QIAAQAC//8AAwECAgAB//////3+Af0A
extent new at 1	-0.063	0.084	AQL+Av37/v0B/wH7BAP9AAUC/gT+AgD+
extent new at 3	0.125	-0.174	+Af+Agr+/v0E+fr9BwH++gYG/PL9/fj9
extent same	-0.064	-0.049	BvgB/PkFBAL8BAQC+/8DBPz8AQcFAgYB
form IN VB → VBD	-0.002	-0.002	Af4C/wABAgL+AgID/v4DAv7/AQACAQIC
form IN VBD → VBD	0.058	-0.002	/gL/BAb+//8B+/v9AgL//wIF/vv++v7/
form IN VBG → TO VB	0.005	-0.003	Af8AAAD/Af///wD//gD/AgEBAQACAAMB
form IN VBG → VB	-0.063	-0.035	B/gF+vkHBgb7BwYI+foHB/n8AwYFBQgD
form IN VBG → VBD	-0.02	0.134	AvcH/PoHCQb5AgIE9foKCPn9AgIJAAkG
form IN VBG → VBG	0.025	-0.005	/gH+AP/+//4BAP/9AgL+/gYF+/v6/Pj6
form IN VBG → VBN	0.039	0	/wD/AgT/AP8B/fz/AAH/AAID//sA/QD/
form IN VBG → VBP	-0.049	0	Av4B/fwDAgL+BAUE/f0DAv39AgQBAwIB
form TO VB → IN VBG	-0.086	-0.045	Bf0A+/cBAAD+CQgC//4BA//7AggBBgIA
form TO VB → VB	-0.084	-0.01	BvoE+vYIBAX6CgkJ+fkJB/j5BAoFBwcF
form TO VB → VBD	-0.003	0.072	+Qj9AQL9+/wGBgD+BwP8+QX+Af36+fX8
form TO VB → VBG	0.055	-0.03	/QMABQgA/wAD9/j9BAP+/QAF/ff9+v3/
form TO VB → VBN	0.058	-0.026	+wX+BQf7/v0C+vv8AwP9/gMF/fn9+v3+
form TO VB → VBP	0.086	-0.065	/AX/BQr+/f8E9/f8BgP+/AID/vj8/Pv/
form VB → IN VBG	-0.038	-0.001	A/wC+/sFAgP/AgIE//0CAf36AgUCBgMB
form VB → VBD	-0.084	0.061	CfkB+PkCAgH6CAcD+/oCB/78BwcECAgD
form VB → VBG	-0.019	-0.002	AP8AAP8AAAH/AwIBAP8CAf3+AwIAAAEB
form VB → VBP	-0.074	-0.001	BvkC+/cEBQP8BwYE+v0EBf38AggFAwYC
form VBD → IN VBD	-0.035	0.07	AAEA//wAAAAAAwMBAP8AAAD/AAQAAgAA
form VBD → IN VBG	0.023	0.207	BfoI+QMMCQn+/f4H/fwKAfP8AgEHBQMF
form VBD → TO VB	-0.044	-0.084	Af/+AAD9Af4ABAP+AAL+AAIE/AIA/wH/
form VBD → VB	-0.129	-0.018	CvQA8/b/CgD1EA4C8f0CDvz8CQ4LAQ4A
form VBD → VBG	0.013	-0.087	CPj9/wD/Cv35AAL/8AX8CgUB+/8KBAv8
form VBD → VBN	-0.009	-0.212	Av79/f4CAf/+AQID+wABA/79/QMABQL9
form VBD → VBP	0.026	-0.018	/AP/AwD+/gAE//39BAH+/AEBAfz//v7/
form VBD → be VBN	-0.062	0.019	Af4B+vcEAQL/BwYE/v4BAf/7AQQABgAA
form VBD → have VBN	-0.023	0.052	Af4C/PwEAwL+AwID/v4DAfv8AQICAwIB
form VBG → IN VBG	0.033	-0.011	/wEBAQMB/wEC/vwAAwEB/v8AAf7/AP4B
form VBG → TO VB	0.026	-0.017	Af8BAAMAAAEA/f7/AP8BAAABAP4A/wAB
form VBG → VB	-0.016	0	Af4B/v0CAQEAAQEB//8BAf/+AQIAAQAA
form VBG → VBD	0.003	0.109	FOEN/wEHKAvj//8J3vkPKvL8BwIsAiYO
form VBG → VBN	-0.071	0.06	BvwB/vgCBAL9AQYC/f8BBP4AAwsEAgYA
form VBG → VBP	-0.131	0.033	DPAM9vYNEA3zCgkP8fUSEe/zCQ0RCBAM
form VBG → be VBN	0.008	0	AP8AAQEAAAAA/v8AAAAAAAAAAAABAQEA
form VBN → TO VB	-0.048	-0.022	Av0A/fkAAgD/AwQA/wAAAf/8AQMCBAIB
form VBN → VBD	-0.006	0.16	AP8E/v0IAQMAAf8EAP0BAP3/BQH/AvwD
form VBN → VBG	-0.094	0.114	Bf///PT///7/Bwf+//4AAf78BAoBBgIB
form VBN → VBP	0.018	-0.025	/gIAAgL///8B/f7/AQH//wABAP4A//8A
form VBN → be VBN	-0.027	-0.033	Av8B/wAAAQD/AgEB//8BAQEAAAABAAEA
form VBN → have VBN	0.024	-0.047	Af8AAgH/AQAA/AD+AAEAAAAE//8B/AAA
form VBP → VB	0.037	0.123	/gH+AwT9/v4B+/z8AgP9/gQE//z++/79
form VBP → VBD	-0.039	0.038	CvEE+fgFEQTxBgQD7PoGEff5BgYSCBMG
form VBP → VBG	-0.047	-0.038	BvwAAPcCAQH+CAYC+/4CAvv/BQYDBAUC
form VBP → VBN	-0.058	0	Af8BAPoCAQH+BgUD/v0BAv7+AgUCAgIB
form VBZ → VBD	-0.01	0	Af8B//8AAAH/AQIB//4CAf7+AgIBAgEC
form VBZ → VBP	-0.006	-0.013	/wL/AwH///8BAAD/AQH+/wEAAAEAAAD/
form be VB → VBD	-0.01	0	Av4C/v4DAgL/AQED//0DAfv9AwMDAwMD
form be VBG → VBD	-0.068	-0.043	BPwE//oBBQP+BQYC+/8EBfoAAwcGAgcD
form be VBG → VBG	-0.051	0	BfoE/fsEBAT9AwME/f0EA/r8AwYFBAcE
form be VBG → VBP	-0.034	0.029	BPsC+/wEBQP7BAAG+/4DB/z+/gMEBAQC
form be VBN → IN VBG	0.029	0	AAAABAT9AAAA////AAAAAAID//0A/QAA
form be VBN → TO VB	-0.007	-0.001	Af8A/v4BAAD/AQABAP8AAQAAAAABAQEA
form be VBN → VBD	-0.051	-0.144	C/cH/PwFCAb5BAYG9/kICvn9BAMHAwoF
form be VBN → VBG	-0.058	0	Av4A+/kCAQD/BgUD//4AAf/9AQcABAEA
form be VBN → VBN	-0.062	-0.036	BvgE+vkFBgX8BQMD+v8EBfv8AgUGBgYD
form be VBN → VBP	-0.013	0	AAAA//0AAAAAAQEB//8BAP8AAAEAAAAA
form be VBP → VBD	-0.001	-0.001	AAABAP8BAAEAAAAAAAAAAAAAAAAAAQAA
form be VBP → VBP	0.002	0	AAAAAAAAAAAAAAAAAAABAP8AAAAAAAAA
form could VB → TO VB	0.022	0	/gEAAwQA/wAB/v4AAAAA/wAA//8AAAAA
form do VB → VBD	0.072	-0.005	+gf+Bgn7+/0F+Pn6BwX7+QUG/ff6+vj9
form do VBP → VBD	0.064	-0.001	+wX+BQj8/P0E+vr7BAT8/AQF/vj8+/v+
form get VBN → VBD	-0.043	-0.002	Av0A+/kEAgD/BAQDAP8BAf/8AQMAAwAA
form have VBN → VBD	0.027	0.056	/AT+AAMA/f4E/v4BBAD9+wH+/v79Afz/
form have VBN → VBN	0.022	0	Af8B/wEAAQEA/f3/AP8BAAAC//0AAAAA
form have VBN → have VBD	-0.054	-0.002	Av4A/P0BAQD+BQUD/v8BAf/6AQcBAgEA
form would VB → VBD	-0.025	0	Af8A/fwEAgD/AwID/v4BAf79AgMAAwAA
form would VB → VBG	0.009	-0.015	/wEAAAEA/wAC/v7/AQH//gEAAP8AAP8A
frequency down 1	-0.007	0.006	Av4A//8AAQD/AAD//wAAAQD+AAIBAgIA
frequency down 2	-0.014	-0.01	Av8A/v4BAAD/AwEBAP0AAQD+AAMAAgAA
frequency gone from 0	-0.025	-0.019	/wD+//7/AP4AAP/+AQL9AAT+/gEAAwD+
frequency gone from 1	-0.055	0.02	AQD///z/AP8BAwT8AQL9/gP/AAL/AwD/
frequency gone from 2	0.107	0.267	9wn/Cwz7+/4F9/X5Bwb8+QUK/vf79fj9
frequency gone from 3	0.05	-0.027	/gL+AAQA/v0B/f3/AQD+/wIB//r+//7+
frequency gone from 4	0.025	0.147	AAQCAQL9AAACAP/8AgAA/gL/Af8A//8B
frequency gone from 5	0.008	0.115	/QP9AgD9/fwCAP/9AgL9/QL/AP/+Afz+
frequency lowest up 1	0.148	0.176	+ggACQ37/QAD8vP5BwT//QIJ/fD9+PsA
frequency lowest up 2	0.04	0.051	/gL/CAT8/v8C/P37AQP//gIH//r/+/4A
frequency lowest up 3	0.004	0.043	AAEAAQEAAAAB////AQH//wABAAAAAP8A
frequency new at 0	-0.017	0	Af8A/f0CAAH/AAABAAAAAf78AQMAAQAA
frequency new at 1	-0.011	-0.017	Af8A/wAAAAD+AQEB/v4BAv//AgMB/wIB
frequency new at 2	-0.003	0.065	AAAB/v8FAAH/AQEF//0BAP3/AQEAAQAB
frequency new at 3	0.037	0.241	AAIAAgH/AAAB+/r9BAQA//4D/fz//v8A
frequency new at 4	0.064	0.048	/gEAAwUB/wD/+/z//wAAAQAE//sB/QAA
frequency new at 5	0.107	0.05	+gb/Cgj5/P8E+ff4BAX++wQH/fT7+fn+
frequency same	-0.037	-0.121	AQD7+/wC//0CAQECAgD9/f/8/gIAAwD+
frequency up 1	0.125	0.168	/AYBBwr9/gED9PX6BQMA/QEH/fP++fwA
frequency up 2	0.034	0.051	/gIABwX8//8B/v/8AQL//wEF//v//f8A
frequency up to 2	0.043	-0.13	/QIAAwX//wEB/Pz/AgEA/wEE//r//v4A
frequency up to 3	0.096	0.176	/Qb/Bwn8/f8D9/j8BQP//QIH/vX9+fv/
frequency up to 4	0.047	0.096	/gEABAX9AAAB+vv9AQH//wEE//v//f8A
frequency up to 5	0.004	0.077	/wEAAgAA/wABAAD+AQEA/wIB/////wD/
gain down 1	0.01	-0.096	BP4AAgH/AQEAAP/9/gH/AQEAAAABAQP/
gain down 2	-0.014	-0.005	Av4BAP8DAgL+AwME/v8CAfz9AgMCAgMB
gain gone from 1	-0.035	-0.194	Bvj/+voHCP/6BgMI+/sCB/74AwcHCQkB
gain gone from 2	-0.001	0.018	AQH/AQAB//8AAv4AAAMBA/0A/gACAgEA
gain gone from 3	-0.012	0.035	AAX5BQL3+vkI/fz5BwT3+wv//gD3/vz4
gain lowest up 1	-0.068	-0.069	Av8A+fYBAAD/CQcB/f0CAQD3AAYAAwD/
gain lowest up 2	0.013	-0.026	/gP/AQH///8D/f7+BAL//QAB//7+AP0A
gain new at 1	0.01	0.034	/gAA+gMEAQEA/gEF/vsA//z7Av4AAv4A
gain new at 2	-0.013	0.026	BfoAAP79Av/9/AMB+f4CBQAC/wMDAAQA
gain new at 3	-0.018	-0.083	AP/+/fkE/f//BAME/vz+Af3+AgUBBgMA
gain same	0.013	-0.551	AP/6AQD9/f0EBAH9AwH8/wP9AAP8Afz9
gain up 1	0.052	-0.083	/QQAAwT9/v8D+/r8AwH//AMD/vn+/fz/
gain up 2	0.018	-0.022	/gL/AgP+/v8B////AQH//wEB//7///4A
gain up to 2	0.017	-0.005	/QT+AgL9/f0C/v79AQH9/QMB/vz+/v3/
gain up to 3	0.077	-0.1	/QMABQj9/gAC+Pn9AwEA/QIG/fj9+/wA
gained: helped	0.033	-0.018	CfQCBAX9DQL4+Pn/8wEDB/sJCfoN9gwE
gained: joint	0.072	-0.106	9wb4BAf6+/cH//r0Bwj0+wsE+vn6+vf4
gained: junior	-0.047	-0.036	Af0C//8DAgL+/wED/v4D//z9BAIBAwAC
gained: negated	-0.022	-0.004	A/sA/gD/AwD9AwQA+v8ABAD+AAcDBAQA
gained: occasional	-0.098	0.108	CfYA//gEBAH4BAwD9f0CCfb9BQ8KCQ4E
gained: others	-0.1	0.05	Bfr++PYFBP/5CgsI9wACCv72/QoDCgT/
gained: partial	-0.009	0.157	BfcDAAAACQT1AQAD+P8IDff//gAM/QoE
gained: past	-0.05	-0.024	AAD9/Pv//v0ABgT/AQH9/wP9/gH+AgH9
gained: planned	0.053	-0.028	Avz+AQj5A/z99/35/AP7AgUE/f8E+QL+
gained: practice	-0.048	0.026	Af8B//sCAAH/BAMD//4CAf39AwcBAgIA
gained: received	-0.045	-0.103	/wL9//wA//0CBQP/AwL8/wL7/wL/Av79
gained: supervised	-0.049	-0.049	AAAB/PoGAgL9BgUH/fwFA/z7AAQEBQUC
gained: uncertain	-0.021	0	AP4AAP4BAQEA/wEA/wAAAAD+AAMBAAEA
gained: watched	-0.11	-0.004	A/0B+fUEAQH9CQUC/AABBP38AgoBCQMB
gone name	-0.103	-0.075	C/r6Avn0Afv7Awb8/f74CQn/BgUF8wn6
gone noun	-0.032	0.032	AQH2Bf///PkA+QT+AgX0AAMC/AAB9//1
gone other	-0.052	0.064	AQAAAvwAAAD/BQP//wAAAgECAAX//v8A
gone quality	0.001	-0.086	BP/5Bf4DBP/+AgAB/gn+BwT++AAE/wP8
gone verb	0.003	-0.106	AQb5DAH+/PgCAv/5Awn5BAcK/wD++QH2
governor gone: ad	-0.005	-0.006	Af8A//4AAAAAAAEAAP8AAAD+AAIAAQEA
governor gone: aim	0.031	-0.01	/QP/AwT+/v8D/Pz+AwL+/QID//z9/f3/
governor gone: answer	-0.012	-0.001	AQAAAv//AP8AAf7/AAEAAP8BAAMA/wAA
governor gone: apply	-0.016	0.02	AAAB/f0CAAEA/wEBAf8AAAD+AAEAAgAA
governor gone: ask	-0.034	-0.078	A/39/v/6Av38AgX9/QH9BQUA/wYEAgX+
governor gone: assemble	0.003	0.108	AAAAAAEAAAAA//8AAQEA/wD//wEAAAAA
governor gone: assist	0.013	0.082	/AX+AwH7/P0E/v/6BgT7+gUE/fv7/fn+
governor gone: attend	0.019	-0.03	/wEAAAIAAAAC/v7/AgD//gAAAP//AP4A
governor gone: be	0.049	-0.122	Af0AAgMDAwL9//4C+/0DBPwABP8E/wYA
governor gone: book	0.082	-0.075	AQH/Bwf5AP4B+Pn5AgP8/wQG/vr/+//+
governor gone: bring	-0.049	-0.014	AQAB/vwEAAEABAEDAP8BAP78AQUBAwIB
governor gone: build	-0.001	0	Af8C/wACAQIAAAACAAABAP7/AQABAQEC
governor gone: buy	0.049	-0.004	/QP/BAX9/v8C+/v9AwL//gME/vr+/f7/
governor gone: carry	0.024	-0.044	/wIAAAEBAAAB/v4AAgAA//////////8A
governor gone: change	-0.084	-0.012	A/8A//oAAAAABwQA//8AAQD+AgcAAQEA
governor gone: chase	-0.024	0.08	AAEA/v4B/wABAwEBAf8A/wD+AQL/AP8A
governor gone: check	0.028	0.078	/gH/BQT9//8B/v79AQL+/wED/v3//v//
governor gone: choose	-0.012	-0.004	Av4A/f4BAgD+AgIB/v8BAgAAAAEAAAAA
governor gone: clean	-0.012	0	AAD//f0BAP8AAgEAAAD/AAL/////Af//
governor gone: come	-0.037	-0.008	BPsAAP0BAwH9BAEC/f8CA/7+AgUDAwQB
governor gone: consist	-0.014	0	Af8B/v8BAQH/AQIC//8BAf7+AQEBAgEB
governor gone: contribute	0.029	-0.035	/gL/AwT+/v8B/f3+AgL//gEC//3//v4A
governor gone: cook	-0.038	-0.018	AP8B/PsDAAL/BAQD//0DAf39AQQBAwEC
governor gone: coordinate	0.032	-0.031	/wEAAwT//wAA/v7/AAAAAAACAP0A/gAA
governor gone: cut	0.002	0.03	/wEBAAAB/wEBAAAAAQAA/wD/Af//Av8A
governor gone: deal	-0.019	-0.008	Av0C/v4CAgL+AgIC/v8CAv7+AAICAQMB
governor gone: declin	0.038	0	/QP/AwX+/f8E+/v9BAP+/AID/vv9/fz/
governor gone: dialle	-0.04	0	Af8A/fwBAQD+BQUE//8BAgD9AQMAAwEA
governor gone: do	0.025	-0.011	/AX7/gL6+/oF//z5BAH4+wkCAPv6APr7
governor gone: don't	-0.003	-0.001	Af8AAP4AAAAAAQEA/wAAAAAAAP8AAAAA
governor gone: draw	0.032	-0.029	/QP+BAX8/v0B/v7+AQH/AAEC//3//v8A
governor gone: drive	-0.017	0.075	AAAAAf4AAQD/AgH/AQEAAAAA/wAA/wEA
governor gone: ensure	-0.046	0	A/wD/PoEAwP+BQQE/f0DA/z8AgQDAwQC
governor gone: enter	0.039	0.037	AAEAAwX//wAA/PwAAQAA/wEE//wA/f8A
governor gone: fail	0.042	0	/AT+BAb9/f4D+/v9BAP+/AME/vr8/Pv+
governor gone: feed	-0.053	0	Af8A/foBAAD/BAQB//8AAQD7AQYAAwAA
governor gone: fill	0	-0.035	Av0B/gACAgL/AAAD/v4CAf3/AQECAQMC
governor gone: find	-0.115	0	B/gB+fUDBAH6CwoF+P4BB/z2Ag8GBwoB
governor gone: fit	0.006	-0.021	AAH//wAA//8A/v7/AQD/AP/+AAEBAwEA
governor gone: fix	-0.036	-0.002	Af4B/vwCAQH/AwMB//8CAf7+AQUBBAIC
governor gone: get	-0.015	-0.003	Af8A+v8C/wAAAQIAAgAAAAH8AAL+BP4A
governor gone: give	0.063	-0.026	AAD+BwX4//0A+/v2/gb8AQYK/fwB9wH+
governor gone: go	-0.032	-0.038	Bfz/A/7+Av/8BAL8+wAABAMD/gIB/QT+
governor gone: hand	-0.033	0.096	A/0B/PsDAgL+BAMD/v4CAv79AQMBAgIB
governor gone: have	-0.002	0.072	/gL/BAL+AP8B/f/+AwL//wMC//3/+/7/
governor gone: hear	-0.002	-0.022	AAAA/wD/AAAAAQH/AAD//wIAAQEBAQEA
governor gone: help	0.03	0.319	/QL9AwH///4B/f7+/wD8/wQBAf0A/v/9
governor gone: hold	0.001	0.04	AQD/AQH+//8BAAD+AAH+AAIB//8A/wD/
governor gone: hop	0.013	-0.016	BP0BAAAAAwH//gAB/wACAf4CAAAC/gMC
governor gone: include	-0.087	0.007	B/gD+/cGBQT6CwkJ+PkFB/f4BQoICgsG
governor gone: involve	0.009	0	/wL/AQD//v8D/v78AwP8/QMB//79/vz+
governor gone: keep	0.03	-0.014	/wL/AAL//v8B/v7+AAD//wEC/v3/////
governor gone: knock	-0.009	0	Af8B//4CAQEAAQEB//8BAf//AAEBAQEA
governor gone: know	0.031	0	/wAAAgL/AAAA/f0AAAEAAAED//wA/wAA
governor gone: learn	0.024	0	/gP+AwT9/f4C/Pz+AgL+/QIC/v7+/v3+
governor gone: leave	-0.026	-0.024	Af8B/fwDAQL/AgIC//4BAP/9AQMAAwAA
governor gone: leverage	-0.069	0	BPwD/PkEAwP8BgcG+/wFBPv7AwcEBQUD
governor gone: look	-0.002	-0.029	/wAA/v8C/wABAf8CAgAA/gH////9AP3/
governor gone: make	0.047	0.034	/AT+AgcA/v8C+/z/AgL//gD/Af0A//7/
governor gone: mix	-0.015	-0.001	Af4BAP8AAQD/AwMB//8CAgD/AQEBAQIB
governor gone: move	0.018	-0.066	AAEAAAAAAAAB/v4BAf8A/wEAAP//AP8A
governor gone: need	-0.027	-0.001	AAAAAf3//wAAAf8AAAAAAAEAAAMA/wAA
governor gone: observe	0.022	0	/gL/AgP+/v8C/f3+AgL+/gEB//7/////
governor gone: offer	0.034	-0.001	/AT+BAX9/f4C/f3+AwL//QID/vv9/fz/
governor gone: open	-0.04	0.077	Af8A//wAAQD/AwMBAAD/AAD+AAUAAgEA
governor gone: pass	-0.009	0.133	/wAAAAH/AP//AQIA/wAAAgEAAAEBAAEA
governor gone: pay	0.004	-0.039	/wEAAAAA/wD/AQAC//4CAQABAP4A//8A
governor gone: phone	-0.002	0	AP8B/wACAQEAAAAC//8BAf8AAQABAAEB
governor gone: pick	-0.004	-0.034	/gL+AQH//v8BAAD/AQEA/wEA/wD+AP3/
governor gone: plan	0.049	-0.016	+wb9BQn8/P0D/Pz9BAL+/AMD/fr8/Pv+
governor gone: prep	0.038	0.035	/QL/BQb9//8A/f7+AAEAAAEC/v3//v7/
governor gone: prepare	-0.009	0.075	/wH///0A//8CAQD+AgH+/gIB/wD///7/
governor gone: present	-0.011	-0.001	Af4B/v8CAQH+AgEC/f4BAv/+AQICAgIB
governor gone: pull	0.027	0	/wEAAQL//wAB/f7+AQEA/wAC/v7///8A
governor gone: put	-0.024	-0.012	Af8A//0DAQH/AgAE/v8EAvz+AQICAAMB
governor gone: quote	0.001	0	/wAAAAEBAAAAAAAB//8BAP//AAAAAQAA
governor gone: raise	0.008	-0.002	/gL/AAH+/v8B///+AgH+/wEB////AP//
governor gone: read	-0.005	-0.043	/wH/AgD+//8B/wD9AQL+/wL//wEAAAD/
governor gone: record	0.026	0	/wH/AgP+//8B/v7+AQH//wMD/v3+/f3+
governor gone: reduce	0.044	-0.005	/wH/AwX///8A/v0BAAAAAAEC/vsA/QD/
governor gone: rent	-0.028	0	Av8B//0BAQH/AwMC//8BAf/+AQIBAQEB
governor gone: ring	0.011	0.011	/wAAAgIAAAD/AAACAP8BAAAAAP4AAP8A
governor gone: roll	0.018	0.039	/wH/AAH///8C/v7+AgL+/gEB//7/AP//
governor gone: run	0.013	-0.003	/wD/AQL9AP8B+/79AAH//wAC//8A/f8A
governor gone: scale	-0.016	0.026	AAAA/v4AAAAAAAEAAAAAAgAAAAMAAQAA
governor gone: sell	0.035	0.005	/gIAAgT+/wAB/f3+AgIA/wAD//sA/v8A
governor gone: send	-0.084	-0.009	BP0B+/gDAQH9CQcD/vwCA/76BQoCBgUB
governor gone: set	-0.032	0	Af4A/vwDAgH+AwIC/f4BAv79AQQCBAIA
governor gone: shadow	-0.002	-0.081	Af//AP4BAf//AQEA/wH/AAMAAAAAAAD+
governor gone: show	0.016	-0.086	AP8C/wIBAQIB//4AAQAA/wABAP8A/v8A
governor gone: sit	0.084	0.14	/AMBBAn+/gED+Pn8BAL//AIF//f9+vsA
governor gone: someth	-0.013	0.073	AAAA/v0CAQAAAQECAP8BAf//AAEAAQAA
governor gone: sort	0.012	-0.004	/wAAAAEAAAAA/v4AAAAAAAAAAAAAAQAA
governor gone: speak	-0.005	0.096	Af4BAP4BAQH/AAAB/wABAf//AQEBAQIB
governor gone: stand	-0.051	0	Af8A/foCAAH/BAQD/wABAf38AQYABAAA
governor gone: start	-0.024	-0.038	Av///v0BAf8ABAIB/wAAAAD+AQIAAAAA
governor gone: step	-0.012	0	Af8B//8BAQH/AQEB//8BAf3+AgMDAgMC
governor gone: suggest	-0.003	-0.034	AAAA//8BAAAAAAABAP8AAAD/AAAAAQAA
governor gone: support	0.029	0.06	AAAAAQMAAAAA/v4AAAAAAAACAP0A/wAA
governor gone: swim	0.013	0	/wAAAQIAAAAA//8AAAAAAAABAP4AAAAA
governor gone: take	0.053	0.022	/gP/AwX9/P8B//79AQIA/QID//v9//4A
governor gone: talk	-0.03	-0.001	Af8A/f0AAAAABQQAAAAAAQH+AAL/Af8A
governor gone: task	-0.021	0	Av0A/f0CAgH/AQEB/v8BAf38AwQEBAQC
governor gone: teach	-0.014	0.016	AAAA/wABAAH/AAAB//8BAAD/AQEAAQAA
governor gone: tell	0.021	0	AAEA/wIAAAED/Pz/AwL//QAAAP//AP4A
governor gone: train	-0.081	-0.006	BfkB+fgGBQH8BwYE+v0BBf75BQgFBwYB
governor gone: try	0.044	-0.013	/AT+BAX9/f4D+/z9BAP+/AQF/fr8+/r+
governor gone: use	-0.106	-0.036	BfwB+fUEAwH+CAQDAP4CA/35Awn/AAEB
governor gone: walk	0.004	0	AAEAAgAAAAAA/wAB/wAAAAAC//4A/gAA
governor gone: watch	0.03	0	/QP+AgP7/P0D/Pz8BAP9/AUD/fz8/fv9
governor gone: work	0.034	-0.05	+wMBBAj+/AAB+fz/AgEB/v4CAgAA//8C
governor gone: write	-0.098	0.019	CfgC/PUEBgP5BwgC+PwDCP38BQ0GAwoC
hours down 1	-0.029	-0.017	Av8AAP0BAQAAAwMA/wAAAf//AQMBAQIB
hours gone from 1	-0.007	-0.012	A/4BAAABAQH/AwMB/v8BAv4AAQQBAwIB
hours gone from 2	0.075	-0.004	/QIABAn+/gAB+/r/AwEA/gIE/ff++/wA
hours gone from 3	0.03	-0.031	AAH/AgL///8B/v7+AQD//gIF//3//P7/
hours gone from 4	0.062	0.055	+wb+CAj5/P4E+vr5BwT//AMI/fn8+vr/
hours gone from 5	0.125	0.065	+wQABwz+//8C9/b/BAIB/gEI+/T9+fz/
hours lowest up 2	0.049	0	/gIAAQMA/wAA/v3/AgEAAAED/vv//P0A
hours new at 1	0.043	0.014	/wD+AQT8AP4A/f37AQL7AAUE/f3//f/9
hours new at 3	0.017	0	/wAAAAEAAAAA//8AAAAAAAAAAP4AAP8A
hours new at 4	0.025	0.016	/gIAAwL//wAC//v/AgL//gAE/vz//f4A
hours new at 5	0.093	-0.006	/AIAAwn/AAAB+vj/AQEA/gEC/vf//f4A
hours same	-0.063	-0.017	BP73Af/+/vYDAQP7AQP3/AX/Awb9AP37
inserted, JJ, one place	0.11	0.079	+Av8CQr7+PwI+Pb6CQb8+AMH/fb4+/b+
inserted, JJ, share 0	0.022	-0.064	/gEAAgMAAAAB/f3/AQEA/wEDAPwA//8A
inserted, JJ, share 1	-0.014	-0.066	BfoC+fgEBQL+BwAD/f0CA/z5AgIFAQMC
inserted, JJ, share 2	0.032	0.009	/v8B+QYHAgIB+v8JAPoB//v8//4AAP4B
inserted, JJ, share 3	0.004	0.192	A/wB/gEBBAH+AP///f8CAAEA/f4D/gL/
inserted, JJ, share 4	0.007	-0.049	AAH+AQL//v4AAQEA/wD/AQIB/////wD/
inserted, NN, one place	0.027	-0.178	AQAA/QAAAQL/AgL+/f7/AgYDAQH/AAH+
inserted, NN, share 0	0.056	-0.017	AAEAAQMBAQD/+v0AAAAAAQEC/vkAAv8A
inserted, NN, share 1	0.014	0.06	Afj+/f8EBf75AAAC9/j+AwMD/AACAgP+
inserted, NN, share 2	-0.005	0.19	A/b+9gIDDv72/QIE9/b7DwP5Av8MBgoA
inserted, NN, share 3	0.028	-0.006	/v3+/wP8Bf4A//33/Qb8AQgE/f4D+gD8
inserted, NN, share 4	-0.002	-0.012	/gL/AQT+/v8A/gIAAAD//wABAP////8A
inserted, RB, one place	0.127	0.063	9Qz8DA729/wJ9PT1CQj89gYL+vL29fT8
inserted, RB, share 0	0.003	0	AAAA/wABAAAA//8AAAAAAAD/AP8AAQAA
inserted, RB, share 1	-0.015	0.262	CvcBAP4ABgH7//7++f4ACP4CBAgGAQoB
inserted, RB, share 2	-0.039	-0.067	Av0B/QAEAgL+/wIGAP8ABPr/AQMDAAMD
inserted, RB, share 3	0.044	0.009	/QP/AwT//v8D+/z8BAP+/QIF/vv8+/v/
inserted, RB, share 4	-0.052	-0.001	BPwA+/wAAwD8AgQC/P8AAwD9AQUDAgMA
inserted, VB, one place	0.102	-0.061	+AYGBQcA+wUF+fwABf8G+f0F/fj7/fcC
inserted, VB, share 0	-0.055	-0.028	/wH++vj///4BBQABAgH+/wP9/gX+A/3+
inserted, VB, share 1	-0.009	-0.113	A/z/+wIHBf/6/QMG+f0FCPz7//4EAQX/
inserted, VB, share 2	-0.035	-0.004	BQL8BAX2+/oB//34Agf4/QYCAAX++fz8
inserted, VB, share 3	0.031	0.002	/gT//QIC//8D/f39BAL+/f/9/f8AAgEA
inserted, VB, share 4	0.021	-0.023	/QT/AwT+/v8B////AQAA/wIBAP3//v4A
inserted, far-broader, one place	-0.035	0.04	A/0C/PsEAgL/AwMD//4CAvz8AgUCBAMD
inserted, far-broader, share 1	0.001	-0.059	AAEAAgH+/wD/AQL//gAAAf8C/wEAAQAA
inserted, far-broader, share 2	-0.01	-0.013	BPz/Af/8A//+AQD7/gP9AwT/AAED/wX/
inserted, far-broader, share 3	0.003	0.038	AAAAAQEBAAD/AwIE//4BAQAB//0A/v//
inserted, narrower, one place	0.009	0.009	AQABAQIAAQH+/wEC/v8CAv4A//8BAAEB
inserted, narrower, share 0	0.017	-0.012	/wH/AwP///8A/v7/AQH/AAEC//8A/wD/
inserted, narrower, share 1	-0.07	-0.048	BPoC9/kKBAP8CQUH/fsEBfv4AQgDCgUB
inserted, narrower, share 2	-0.003	0.028	AgEA/wACAAD+BQIEAAAAAwIA/gD///7/
inserted, narrower, share 3	0	-0.039	AAAAAQIBAAD/AQED//8CAf8BAAEB/gEA
inserted, none, one place	0.144	-0.059	9wcABAr4+P8I+vr4CAP89gQMAPj2/ff/
inserted, none, share 0	-0.044	-0.077	/wL/+vsBAP8BAgMCAgL+/gH9AAQBB///
inserted, none, share 1	0.025	0.04	Bvb9+gQECv7z+/wC7vwBDf78A/sPAwv+
inserted, none, share 2	0.025	0.096	/vv6+wMCBv75APoG/ff7CwP9Av0GAgb/
inserted, none, share 3	0.054	0.149	/QD+AAT/Avz/A/4A/QH/AgEC/PwC//z+
inserted, none, share 4	-0.018	-0.077	A/39/AD9Af0A/QH9/wP8/wUB/wD//v/9
inserted, one place	0.15	-0.099	9wwDBQf7+AIK9/j6DAMA8wMNAPn2/vUA
inserted, paraphrase, share 1	-0.04	0	Af8A/v0BAQD/AwQB//8AAf/+AQMBAgEA
inserted, rare-synonym, share 1	-0.022	-0.005	Af8B/P4BAQEAAgEAAAAA///8AAIAAwAA
inserted, rare-synonym, share 2	0.013	-0.02	/wEAAQL//wAB/v7/AQH//wAAAP8A/gAA
inserted, share 0	0.034	-0.109	/AP+/AL/AP0B//4CAQP9/gIC/foAA/3+
inserted, share 1	0.014	0.141	CfL/+QYJC//y//8E8vsEDPv//wMPBg3/
inserted, share 2	-0.001	0.126	BPn6/QUBCPz5APoB//z3CQf/AgAJ/AX9
inserted, share 3	0.025	0.197	/gP6AAX+AfkC/vv6AAf6/gMB+P0B+/77
inserted, share 4	-0.015	-0.086	Af/9/gL9AP3//QH9/gL8AAUBAQAA/QD9
inserted, sibling, one place	0.039	-0.088	/AQABQX9/f8E+/z7AgT+/AEE/v7//P7/
inserted, sibling, share 0	0.072	-0.021	/gIAAgj//wAB+vr+AwL//wEE/vr//v7/
inserted, sibling, share 1	-0.057	0.214	A/4A/fsBAf/+BAH8AP//AQQA/wb/AQD+
inserted, sibling, share 2	-0.1	0.067	BPwA+QACAAD9AwgE/QD/AwD6AwQDAQcA
inserted, sibling, share 3	-0.037	-0.052	AAH+/gH8//4C/wL9/wP9/wMB/QP//v7+
inserted, sibling, share 4	0.006	-0.009	/wH/AQEA/wAAAAABAAABAAAAAP8AAAAA
joined as a cause	0.017	-0.08	BQD2Bfz5B/UB/QHz8wjyBw8A+f4IAQj0
joined as means	0.105	0.007	/gIBAwv/AgAD+fj//wIA/wIE/vUA/P//
joined as purpose	-0.101	-0.09	CfQE9/QHCwT0DAsF9PgBDf72AgsMDA0B
joined as reason	-0.027	-0.012	AAH+//z+AP4AAQL9AAH+/wMCAAEAAAD/
joined as relative	0.044	-0.062	AQL6BQT4A/kB/P32+wP4AwwH+f8F/AX5
joined as result	-0.021	0.079	/wL6A/78APsEA//+/gb7/gv8+wL9/v/4
joined in the old text	0.027	-0.076	A/38/Qj+Cfv//PwA+wT7AfwF+/sH/gX7
kept share 0	-0.12	-0.076	Bvn+A/MABP39BQr+/QP8AwD//QgGBQb/
kept share 1	-0.043	-0.101	DvT5/v8BEPr3AQP88//4CAP//QUR/gz6
kept share 2	-0.028	-0.23	A/gA/QMBDQP6/AAE/AP/Cv4AAf8L/QoA
kept share 3	0.036	-0.057	/QIG/QECAQQEAfz9AP4D/P4AAf//AfwF
kept share 4	0.105	-0.086	+wcJAwUC9gsJ/PkGCfwG9fwCBPv0/fYJ
kind change became change	-0.023	-0.042	/gP9BgD9/P0DAwL8AgL9/gQC/v/9/v3+
kind change became do	-0.043	0.051	Af8A+/kHAQEABQQF/wABAf37AQEBBAEB
kind change became help	0.004	0.047	/wEAAQEA/wACAP/+AQH//gD/AAD///8A
kind change became make	0.081	-0.01	+QX9BAr6/fwC+vv7AwP8/QUG/ff8+vr+
kind change became move	0.027	-0.041	AAQABgb7//8C/f38AQL+/wUF/v0A+v/+
kind change, carried, named	0.019	-0.048	/gIABgL//QAD/fz9BAL//f8BAf///wAA
kind change, carried, not named	0.039	-0.032	/wL/AQf9Af4A/v//AAP+AAED/v39+/79
kind change, loose, named	0.017	-0.084	AAP/AQD///8C/f/+AwL//gIA////Af//
kind change, loose, not named	0.121	-0.233	8wz7Bgf5+/oH9/v4CAn69AYG9vP6+fP7
kind check became change	0.004	0	/wEAAAAA/wABAAAAAQAA/wEBAP//////
kind check became check	-0.033	0.025	AfwB+vkCBAL+AgQD/f4CA/39/gMCBQMB
kind check became decide	0	0	AAAAAP8BAAAAAAABAAABAP8AAP8AAAAA
kind check became do	-0.003	-0.025	Af8AAAABAQH/AAEB//4BAP8AAAABAwIB
kind check became help	-0.034	-0.001	AAAA/vwCAAAABAMCAP8BAP/9AQMAAwAA
kind check became make	0.004	0.136	/wAAAAECAAEAAQECAP8BAP8AAP////8A
kind check became move	0.047	0.008	/QP/BAb+/v8B/P3/AQH//wED//v//P7/
kind check became own	-0.043	-0.102	Av7///n///8AAwP/AQH+AAH/AAUAAwP/
kind check became tell	-0.013	0	AAAA/v8CAAAAAgICAP8AAAD+AAIAAgAA
kind check, carried, named	-0.058	0.014	A/sC+fUEBQP9AwUF/f4CA/v9AAYDBgQB
kind check, carried, not named	-0.099	0.058	BvcA+fYGBQH6BwkG/Pv/CPz5BQkGBwoB
kind check, loose, named	-0.042	-0.104	Av4B+vsDAgEAAwQBAP8BAP/8AQQABQEA
kind check, loose, not named	0.067	-0.007	Af0FAQkCAwX++/0B+/0EAfsCAPoD/wID
kind decide became change	-0.006	0.098	/wEA/wABAAAAAAIC//8BAf7/AAAAAAAA
kind decide became check	-0.065	-0.004	A/sB+vkDAgH9BgcG+/0CBP37AQUCBAMA
kind decide became decide	0.023	-0.04	+gf7AwT7+vsE//78BQP6+gUB/f36//n8
kind decide became do	0.046	-0.062	/gX/Bgn9/f8B+fv+AgH//wEE//39/vz/
kind decide became make	0	0.104	Av4B/v4DAgH+AQED/v8CAv8AAAABAQEA
kind decide became move	0.066	-0.018	/QMABAf+/wAD+fn9AgL//gEE//n+/f4A
kind decide became own	0.035	0.027	/gL/AgX//v8B/f3/AQEA/wED//z+/f0A
kind decide, carried, named	-0.015	-0.064	/AX6//77+/oDAgH7BAP7/AgB/AD6APj7
kind decide, carried, not named	-0.041	0.04	AfsB/fwEAwL9BQMF/f8DBP3/AgQFBAUB
kind decide, loose, named	0.017	-0.01	/wEAAQMAAAAB/wAAAQAA/wAB/wAAAP8A
kind decide, loose, not named	0.033	-0.109	/AX+BAIA+/4E/v39BgL+/QQC/f36/Pn8
kind do became change	-0.012	0.048	/AX6Af/7/PoFBQP9BgX5+wb9/AL7Bfr8
kind do became check	-0.042	-0.06	/wD9BPv9AP0ABQP7AQP8AAQD/wUA/gH+
kind do became decide	-0.017	-0.028	Af8C/fwHAAMAAwIHAf4EAPz9AQIABgAB
kind do became do	-0.011	0.093	CPz69gH8Bvv6A////AL6BwgA/QIG/wf6
kind do became help	0.085	-0.098	//8BBQz+AAEB+fn+AQEC//8F/vgA/gEB
kind do became lead	0.081	-0.02	+wMABAf//gEC+vr+AwEA/QAEAPj+/f0A
kind do became learn	0.039	0.013	/wL8AwT7/vsB/P79AgP7/gYD/v4A+v/9
kind do became make	0.016	0.048	BP39//77Af0BAgH+AwL8/wQA/QcABAL+
kind do became move	-0.037	-0.119	AgL/+wD+Af4BAgEAAP//Af77AQL/AgH/
kind do became own	-0.011	0.062	/wH+/f0CAf4DAgICAwP/+//8AAP9Av0A
kind do became plan	-0.123	0.026	BPoB9fMGBQL8DAkI+v0DBPv0AwoHCwcC
kind do became teach	0.037	-0.051	/wP+AwL9/v4C/fz7AwP9/gME/vz+/f3/
kind do became tell	0.005	0.021	/wAAAQH8////AQH//wABAAEC//4B/QIB
kind do, carried, named	-0.009	0.124	B/P69/0BCvz5BAYG+QH+DAP4AAMMBw38
kind do, carried, not named	-0.021	-0.037	B/kDBwD9BAL8/gL+9QADBgEEAAIK/QsC
kind do, loose, named	-0.049	0.365	CP76APz9A/z8AwH//gT9BwP+/gYCBQX9
kind do, loose, not named	-0.025	0.144	BQAAAQAA/wD/APsC/gMDBPsB/wD9AgEB
kind help became do	-0.029	0.063	/wEA//3//gACAwL9AgH+/gEAAAH/Av8A
kind help became help	-0.049	-0.037	B/YH+fwLCAj5BgUL+PkHB/b5BgUJBgoG
kind help became lead	0.102	0.165	+Af8Cg34+/sF9/j5BQT8/AYI+/X7+Pn9
kind help became make	0.017	-0.078	/QIAAQMA/wAAAP8BAf8A//8AAf4AAv8B
kind help became move	0.095	0.032	/AX/BQr+/f8D9/j9BAL//AIG/vT++fz/
kind help became own	0.045	0.133	/QQAAwb+/gAC+/z/AwAA/gAC//z+/v0A
kind help, carried, named	-0.052	0.162	BfcG+PsJCAf6BQUM9vkKB/b4BgQKBgsG
kind help, carried, not named	-0.041	-0.07	A/wB/P8FBQL+BwQE+/4BBP77AgUDBAUA
kind help, loose, named	-0.059	-0.103	BPwE+/oHBQX8BwcJ/PoIBPn7AwUEBQUD
kind help, loose, not named	-0.015	-0.134	DfAE/v8ADwPzAwAB7PwGEfwCBwcR/xQD
kind lead became do	-0.039	0	A/0A/PsBAQD+BQQB/v0AAgD9AgUBBAIA
kind lead, carried, named	0.058	-0.029	/wAABAf9Af8B+vv9AQP+AAME/voA+wD/
kind lead, carried, not named	0.086	0.304	/QEBBQT//wEC+fn+AgIA/QEF+/n/+/7+
kind lead, loose, not named	0.144	0.016	+wMBBw76/wED9fj/AQT//AAG//b9+PwA
kind learn became change	0.003	-0.03	AAAA/wEAAAAB/v//AQAA/wABAAAA//8A
kind learn became check	-0.018	-0.06	AAD/////AP//AQEB//8AAAD/AQEBAgAA
kind learn became do	-0.05	0.214	AQEB/gAB/gH/BgIE/v8BAP0A/gP+Av8A
kind learn became help	-0.009	0.057	AAEA//8AAAABAQH/AQH//wEA/wD/AP7/
kind learn became lead	-0.044	0.011	Av4A/wEAAQD/AQMA/gAAAgD+AAQBAAIA
kind learn became learn	-0.057	0.072	A/4B/PkCAQH+BgQB/v8BA//9AQQBBQIA
kind learn became move	0.036	-0.036	/QP/BAX+/v8B/f3+AgH//gEC//z+/f7/
kind learn became own	0.035	0.085	/AX/Bwb7/P4E/f37BAP9/QMF/vz8+/z+
kind learn became teach	0.003	-0.037	Af8BAAEBAQH/AAAC//8CAf3/AQEBAQIB
kind learn became tell	0.043	0.067	/QX/BQj8/P8C/f3/AgD//gEDAPz+/fwA
kind learn, carried, named	-0.092	0.109	BPwA/PcBAgD9CAcA/P//A//9AwgDBwUB
kind learn, carried, not named	0.03	-0.06	AAD6AQP5APoC//32BAn2/ggE/f3++/76
kind learn, loose, named	-0.028	0.034	Af8B/v0CAQH+AgIF/f0DAv3+AgICAwIB
kind learn, loose, not named	-0.088	-0.094	BP0AAfoCAf/+BQAB/v8AAgD7AAYABQH/
kind make became change	0.047	-0.029	/AT+BAf8/f4C/P39AwL+/QID/vv+/P3+
kind make became check	0.053	-0.021	/QIABAb+/wAB+vv+AAEA/QAE//wA/f4A
kind make became decide	0.007	-0.042	/wEAAAAA//8B//7/AwL//wEA/wD+AP7/
kind make became do	0.06	0.009	//8BBgUBAAIA+/wDAQAAAQEDAPv//f//
kind make became help	-0.006	-0.011	AAAA/v4BAAABAQIAAQD/AAD/AQAAAQAA
kind make became lead	0.052	0.053	/QP+BAb9/f4D+/z7BAP8/QMD//v+/f3+
kind make became make	0.007	0.014	AQAEAgAGAwX+AgEG/P0HAfz/Af0DAQMB
kind make became move	-0.016	0.022	Af4C/f0DAQIAAQMDAP4BAP//AQMAAQEB
kind make became own	-0.049	0.055	BfoD+PgIBAT9BAUH/f0EA/n6AwYDBgQC
kind make became tell	0.035	0.01	/wEA/wIDAAEB/P0CAQAA//7/Af4A//8A
kind make, carried, named	0.126	0.08	/gEEAggCAgb/9vYB/gAFAfsDAfcD/gIC
kind make, carried, not named	0.015	0.007	A/0CBAD8BgH7/v4B/v0DBf8FAQIF/QUD
kind make, loose, named	-0.074	-0.018	BPsB/PcEBAL+BgcE/P4CAv35AQYECQUB
kind make, loose, not named	-0.06	0.112	AwD/+PoC/f//BgkBAP0AAgD6/wr9AwD/
kind move became change	-0.09	-0.006	Af7/+fcIAQD8CwkJ/P0EBPr3AggDCAQB
kind move became check	0.04	-0.026	AQAAAAEDAAEA/PwAAP8AAP8BAP0A/gAA
kind move became decide	-0.005	-0.064	/gIAAQAA/wABAQAAAQH///8AAAEAAf8A
kind move became do	-0.042	-0.035	BP0C/PoDAQL+BQIC/f0EA/v7AQQCBAQD
kind move became help	-0.015	-0.033	Av4A/f0CAQD+AgED/v4BAv//AQEBAgEA
kind move became lead	0.032	0.031	AAEAAAIAAAAD/P39BAL8/QQD/vz9/f3+
kind move became learn	-0.032	-0.017	Av4B/PoDAQEAAwIAAQD/AAD+/wH/AgAA
kind move became make	-0.051	0.133	BPsC+fwFAwL8BQcG/f0EBfn8AQQDAwUC
kind move became move	0.029	-0.072	/wL7AgL7APr///36/gX4AQYA/f4A/AD8
kind move became own	0.035	-0.019	AP8CAQMEAQP+/fwD//4FAvz+Af8CAgIC
kind move became tell	-0.041	-0.002	BfsE+vgGBQT+AgMD/v4CAv39AQMCAwMB
kind move, carried, named	0.038	-0.054	/QP5AAD7AvkCAfz8/wX3AQf/+PoAAv/6
kind move, carried, not named	0.015	-0.095	B/38BAf2BPsA9/71+gj6BggE+P0D9gj7
kind move, loose, named	-0.027	0.069	BP7//wD/AP/+AwIAAP8AAwMB/gX+/P/+
kind move, loose, not named	0.088	-0.124	/QQCBgsD/wMC+/kDA/8D/PoFAvgB/P0E
kind own became change	0.061	-0.042	/QP/BAb8/v4C+/v9AwH9/gQE//n+/P7/
kind own became check	-0.006	0.007	AQAAAAH+AAD/BAMA//8AAgIAAAAC/wIA
kind own became decide	0.021	0	/wH/AQL+//8B/v7/AAEAAAIC//3//v//
kind own became do	-0.013	0.292	BPoD//8CBQP9AQEA/P8EBPoBAv4FAAUE
kind own became help	0.013	0.018	Af4B/wMBAgH+//4D/P4EAvv/AQADAwID
kind own became lead	-0.01	0.21	AAAA/v3//wAAAgEBAf//AP/9AAAAAv8B
kind own became learn	0.016	-0.052	AP8B//8CAAEB/v4BAQAA/v8BAf3///8B
kind own became make	0.019	-0.039	/QP/AgP9/v4B////AQH//wIB//3///7/
kind own became move	0.009	-0.095	/wD9AAL8Af0B/P78/gP8/wUE/f8B/v/9
kind own became own	-0.014	-0.036	AQAC/f0DAQH+AgIC/v4DA/v/Av8EAQMD
kind own became teach	0.007	0.053	AAEBAQEAAQEAAP8BAP8BAP8A/wAAAAAA
kind own became tell	-0.033	-0.003	Af4A/f0BAAAAAQQA//7/AAD+AAMAAQEA
kind own, carried, named	0.015	-0.011	/gD9AwL9//wD/v7//wT//wIC/v3/+QD+
kind own, carried, not named	0.007	-0.055	Bf4IAgQCBQj+//8E/P0JAfkBAwEG/wIG
kind own, loose, named	-0.01	-0.084	/wD//v4B/wAA/v4AAQAB//3/AgEAAgAB
kind own, loose, not named	0.006	-0.049	/gAEAP4EAAMBAgIG//0I//f+Af4BBQME
kind plan became decide	-0.041	0	Af8B/fsDAQH/BAMCAP8BAP/9AAQAAwAA
kind plan became do	0.084	-0.03	/QP/Bgn9/v8C+fn9AgL//gIF/ff/+/7/
kind plan became lead	0.062	-0.003	+gb8Bgf6+/wF+vr6BQX6+gUF/fr7+/n9
kind plan became own	-0.022	-0.001	/wAA//4CAAAAAwECAP4BAP79AQMBAwEB
kind plan became plan	0.012	-0.009	/gP/AwP9/v4C/v/+AgL+/gL/AP////7/
kind plan, carried, named	-0.024	-0.009	AAD/AP/+AP4AAwMB/wH/AAD9AAMCAwIA
kind plan, carried, not named	-0.088	0.016	BvsB+/YFAwL7CQUG+v0DBv35AQcEBgUB
kind plan, loose, named	0.014	-0.006	/wAAAgL/AAAAAAABAP8AAAABAP4AAAAA
kind plan, loose, not named	0.013	0.089	Af0F/f4FBAX+AAEE/v4FAfz8Av0BAwEC
kind teach became do	-0.01	-0.034	AAEAAQH///8B/QD9AQH//wEC/wEAAAAA
kind teach became lead	-0.03	0	Av4B//sBAQH/AgIA/gABAf//AgQBAgIB
kind teach became learn	-0.107	0.04	BfsB+vQDAwH8CgkD/P4BBP76AwgDBQQB
kind teach became move	0.052	-0.014	/wIBBAYA/wEC/PsAAgEA/gAD//v//f4A
kind teach became own	-0.031	-0.017	Af4A/PoBAgH/AQEB//8AAP/9AwQCAgEA
kind teach became teach	0.028	-0.028	AP8BAAMEAQIA/v0DAP4CAP3/AP0AAf8B
kind teach, carried, named	0.033	-0.03	/wEBAgMCAAEA/v0CAP8BAP8B//v//v4A
kind teach, carried, not named	0.073	-0.082	/wACBAgDAwIC+ff+AgIA/gEEAPkB/v4B
kind teach, loose, named	0.038	-0.035	/wAAAAMBAAAB/PwAAgH//gAC//v+/v7/
kind teach, loose, not named	0.118	-0.075	/QQCCAn8/gAE+Pn6AwP/+wQK/fX++PkA
kind tell became decide	-0.01	-0.033	/wD/AP/+AP8AAQL/AAEAAAEBAAEAAQD/
kind tell became do	-0.054	0.033	AQH/APz9/v8BAwL+AP/+AAP/AAb/Av//
kind tell became help	0.022	-0.01	AAAAAQMAAAAA/v4AAAAAAAABAAAA/gAA
kind tell became lead	0.02	-0.003	/gH/AgL+AP8B/v7+AQH//wIC//7//v//
kind tell became learn	-0.054	-0.003	Af4A//sCAQD/BgMC/v8AAQH/AAQBAQEA
kind tell became make	0.05	-0.041	/gH/BAX9//8C+vv7AgL+/wME/vr//P7/
kind tell became move	0.039	-0.061	Af4AAgX8Av/+/v79AAH/AQME/v0C/AH/
kind tell became own	0.022	0.054	/QT+AwP8/f0B/f78AgP+/wQC/v39/fz+
kind tell became teach	0.066	-0.031	/gIABQcA/wAB/PwAAQAB/wEG/fj++vwA
kind tell became tell	-0.077	-0.068	BvkF9/YNBQb7BgMK/PoFBfn1BAcDBwYE
kind tell, carried, named	-0.027	0.011	AP8A+v0GAQIAA/4IAPsCAPv5BAABBwEC
kind tell, carried, not named	0.024	-0.021	/wECAQEAAQIE/v7+AQIA/gEC/Pv9/PoA
kind tell, loose, named	-0.073	0.041	B/kE+fkIBQX9BAYF/f0EA/f2BQoGCQgF
kind tell, loose, not named	-0.011	0.028	/QQBAvsB/AEDAwL8AwL/+wIAAP/7+vn/
label told as count	0.066	0.046	/AT9Bgj6/f0D+fr6AgX7/QUF/fr++/39
left act	-0.014	-0.034	Bvr0CAD+/PMAAgH4AQj0Agn9/QD/+//2
left adjective	0.049	-0.079	Av0D/QIABgT8/AAG+/8CBP0E/PsGAwcA
left adverb	-0.018	0.257	BgPzBQMABvf7/v/+AAn6BwT9+QEGAQb0
left modifier	0.021	-0.194	/wP7BAD///sB/v/+Cgb/AAH9+fn+AP//
left name	-0.133	0.011	D/T4AvvzAfn7Agf2+//zCQkCDgkG8w35
left noun	-0.045	-0.121	Bv7vBwD5AvL+/AH6BQb1BQQGAAUA8gHw
left sense adj 0	0.04	0.153	B/sAAwEDBwD4AP8C+AEACvsB+wAN/woA
left sense adj 1	0.009	-0.028	AQAD/f8FAQQAAwEFAPwEAPr+AgABBAEE
left sense adv 2	-0.02	0.383	BgD3BAADBfX/AQD8/wr5AgX9+P0F///3
left sense noun 10	0.049	-0.277	///7Cwf0Afv/9/r2Agf6AwcK/fsD9gD8
left sense noun 11	0.055	0.058	AgEBAQP/BQD7/fwA+v0ABgMD//0DAgH+
left sense noun 12	0.028	0.044	/AX/AwT+/f4C//7/AgD//gMB/vz9//z/
left sense noun 13	-0.011	0.037	BP4C+AECAAT/AAME//0BAv0ABAcAAwIE
left sense noun 14	0.06	0.101	/QL1BwT2/vQAAPn0Awfz+wgHAv0A+fv3
left sense noun 15	0.056	-0.201	/AEBAgIIAQICAPsGAgQB//sC/Pv+AP7/
left sense noun 16	-0.04	0	Av4A/PwBAQD/BAQB/f8AAgD9AQICAwIA
left sense noun 17	-0.014	-0.127	AQD//f4A//4BAgACAwH//wD5AgD9AP7/
left sense noun 18	0.068	0.168	9Q3yFALv8O8O/PnuEBPt8hYN9vrx9PPx
left sense noun 19	-0.003	-0.043	/wH//P0B//8AAQAC/wABAP79Af8BAQEB
left sense noun 20	0.026	-0.091	Af8A/wQBAQH+AfsC//8BAfz/AQECAAMB
left sense noun 21	0.038	0.049	AvwDAAECAwL//P7/AAABAf8C/v0B/wQC
left sense noun 22	0.065	-0.018	/gT+BAX8/P4C+fv8BQP8+wUH/vn8+vv+
left sense noun 23	-0.054	-0.025	BfcFAP0DCQb5AwMD+P4HCvn9AQQI/AoE
left sense noun 24	-0.046	0.173	Av/9/fz8APwABgP/////AQH+Av8A/AD9
left sense noun 25	-0.004	-0.014	Af8B/v4DAQEAAAACAAABAPz+AQABAQEB
left sense noun 26	0.014	0.183	/Qb/AQEB/v8B//0BAgEAAf8A//39/f4A
left sense noun 27	-0.042	-0.196	AAH/AfkA//8CBQMBAQEB/gH+/gb/AP8A
left sense noun 28	0.034	-0.504	/gMDCgv8AwD97fv4AgcABwIQ+P4E9QP+
left sense noun 3	-0.063	-0.072	/gD6/vcC+/sDBgT6AwX5+wb5AgP8Afz7
left sense noun 4	0.068	0.177	CfQOAAgJEQ3v+f4J8/sREfD+AfsU+xAK
left sense noun 5	-0.027	-0.027	Af8A/vwA////BAT9/wH/Av/9AQUBAAMA
left sense noun 6	-0.033	-0.528	+AXzAv/89/UGAwL6BQzv9wz++/z3/PXz
left sense noun 7	-0.017	0.085	Av8A/gACAAABAAACBf7+/QD7/gP//f/+
left sense noun 8	0.011	0.022	/An4Awb09vcG/P/4CQf3+QsH+QD2+vb5
left sense noun 9	-0.047	-0.019	AwAAAv8A/gAB/wMBAgAB//4AAgT8Af4A
left sense unknown	-0.118	-0.05	DPrw+f35APT7/wj8/QPwCAwEEQUC+Aj0
left sense verb 29	0.077	-0.007	/AT+Agn9/f4E+Pn6BQP7+wUF/vn8+/r+
left sense verb 30	0.063	0.037	/gD8BQj0/PsC9fr3AQf6AgwI+fj//Pz7
left sense verb 31	0.022	0.321	+gX3DAb4/fYE/f3xBQjy/Q8J/Pn7+Pn3
left sense verb 32	0.036	-0.005	/AX7AgD29/oD/f/7Bgj6/woA+/z9//37
left sense verb 33	0.068	-0.05	/AQABAb+/QAE+/r9BAP+/AEE//j9/fsA
left sense verb 34	-0.024	-0.106	Av4B/P4CAQL8Av8H/fwFBPj7BAIDAAIE
left sense verb 35	0.007	-0.061	+gf5AwAA/PkJ//7+CwL++gf+/AH3Afj7
left sense verb 36	-0.028	0.002	Af7/AgEAAf/+AQP//wL+AQIA+wL+AP/+
left sense verb 37	0.011	-0.007	Af8A/gABAQD///8B/v8BAgAAAQABAgEA
left sense verb 38	-0.007	0.134	BQL4Cf/3/vf+///0/QL5AAcC+gr99AP5
left sense verb 39	0.092	-0.005	+Qf6CAr0+vgF+fnzBAf5+goG/fr59/j7
left sense verb 40	-0.055	-0.19	Bvn9Afr9Av38AgUF+wP/AwT6/gUGBwb+
left sense verb 41	0.038	0.131	/QD8/gEE+//+/wAB/v8BAgICBP0BAf//
left sense verb 42	0.043	0.107	/wMDAAD//gID//0DAf0FAP0F//sAAAIE
left word 100-line	-0.004	0	/wEAAAAB/wABAAAAAQAB//7/AAEBAQEB
left word 2.6	0.021	-0.002	AAAAAAMAAAAA/v4AAQAAAAAAAP8AAQAA
left word 2nd	-0.019	0.042	AQH/AP4A/wD+AgQB//4AAQAAAQEBAQEA
left word 60s	0.025	-0.017	/wEAAQIAAAAA/f7+AQEA/wAC//4AAP8A
left word a	-0.052	0	Av4A+/oCAQD/BQMB/wAAAf/6AQYBAwIA
left word about	-0.017	-0.011	/AT6AAH//fv/BgECAgP+/wH5/QD+AP39
left word absence	0.038	-0.009	/gIAAgT///8B/fz+AgH//wID//v//v7/
left word accompany	0.032	0.081	/gL/AwT9//4B/f7+AQH//wID//z//f7/
left word account	0.058	-0.021	/QIABAb//wAB+vv+AgIA/wAD//r//f8A
left word act	-0.01	-0.04	Av0C/v4CAgL+AgED/f0DAwD/AQEDAgMB
left word ad	0.039	-0.072	/wIAAwX//gAB/v3/Af8A/wACAP0A/v8A
left word address	0.022	0	AAAAAAMBAAAA//8BAAAAAAD/AP8AAAAA
left word adjust	0.008	-0.006	Af8A//8AAQAA/v//AAAAAAAAAP8A/wAA
left word ads	-0.02	-0.004	AAAA/vwAAAAAAgIAAP8AAAD/AAAAAgAA
left word adult	-0.044	-0.017	Af8A/PgDAQD/AgMC//8AAf/+AAMAAgAA
left word advert	0.009	-0.02	AAAAAAAAAAAB//8AAQAA/wEBAP7///8A
left word after	-0.024	0.104	AP///PwCAP7/AgMD//7/AQH9AQIABP8A
left word afterwards	-0.009	-0.009	AAAA/v0AAAAAAQIAAP8AAAAAAAAAAQAA
left word again	-0.029	0.074	A/0BAP8DAQL+/wIC/AACAv7/AQUCAgIA
left word age	-0.03	0	AQAA/vwBAAAABAQBAP8AAP/9AQIAAQEA
left word agency	0.094	0.004	/AX+BQj8/f4E9/f8BwL9/AMD/vj9/Pz/
left word ahead	0.018	0	/wAAAAL/AAAA//8BAAAAAAEAAP4AAAAA
left word aid	-0.007	-0.008	AAAA//8DAAAAAAADAP4BAP//AQEAAgAB
left word aim	0.052	-0.01	+wb9BQf7/P0E+/v8BAP9/AQF/fn7+/r9
left word air	-0.035	0	AAAA/fsCAAAAAwQD//4AAP/+AQMAAgAA
left word all	0.039	-0.038	AAAAAQMAAP8A/f3+AAD/AAMD//z//P//
left word almost	0.061	0.012	+wb9Bgn7/P0C+vv8AwL9/QQE/vr9/Pz+
left word along	-0.011	-0.022	AAAA/v4D/wEAAAECAP4AAAD+AQEAAQAA
left word alongside	0.015	-0.008	/wEAAQEA/wAC/v7/AgH//gEBAP7///4A
left word already	0.038	-0.007	/gP+BAT7/v4C/Pz8AgL+/QQE/vv+/Pz+
left word also	-0.114	-0.063	CvMI9PIOCgr3DgoR8vQOC/LzBwoKCg0I
left word always	-0.037	0.061	AQD/+/sB//4ABgX///7+AAT/AAH/Af3+
left word anaesthetics	0.006	-0.01	AAAAAQEAAAAAAAAAAAAAAAABAAAAAAAA
left word animal	0	0	AAAA/wAAAAAAAQEBAAAAAAD/AP8AAAAA
left word another	0.004	0	AQAAAQEA/wAAAP8B/wAAAP8BAAAAAAAA
left word answer	0.048	-0.003	/gP/AgX+/v8C/Pz+AwH+/QID/vv9/fz/
left word anyth	-0.014	-0.001	AAAA/v8CAAAAAQEBAP8BAP/+AQIAAgAA
left word anything	-0.143	0.062	BfsA+/EAAQD/CQcB/f8AAgD8Aw0BAwMA
left word app	-0.04	0	AP8A//sAAAAABQQB//8AAP/+AAMAAgAA
left word apply	0.059	-0.026	Af8CAgX/AgL/+/3///4CAQAEAPoB/QEB
left word appointment	0.015	0	AAAAAQQAAAAA/QAAAAAAAAEBAP8A/gAA
left word approve	-0.03	0.011	BPsB/PwDBQL8BAMD+/8BBP3+AgMEAwQB
left word approx	0.009	-0.003	/gAAAQEAAAD/AAABAAABAP8AAP8AAQAA
left word area	0.009	-0.035	AAAAAQEAAAAAAP8AAAAAAAAAAP8A/wAA
left word around	0.128	0.203	+wX+CA36/P4D9fb5BAT8/QUI/PP7+Pv9
left word arrange	-0.011	-0.01	AQAA/fsAAAAAAQAAAP8AAAD/AQEAAgEA
left word arrive	0.029	-0.011	/gIAAwP+//8B/f3+AAH//wICAP0A/gAA
left word as	-0.019	-0.083	AAAB/PwEAAL/AwEEAP4CAP3/Af8AAwAA
left word ask	0.005	-0.099	BPz9/QD6A/0B/wD7Agb7/wkD/QAB/gL8
left word assessing	-0.006	0	AAAAAAABAAH/AAABAP8BAf/+AQEAAQAA
left word assist	0.142	0.117	9A76DRL19fkK8vP1DAj39QoL+fD18/H6
left word assistant	0.048	-0.075	/gL/Awb///8B/Pv/AgEA/wEC//r+/f4A
left word ate	0.014	-0.001	/QL/AgL9/v8B/v79BAEA/gEE//7+/fwA
left word attend	-0.023	-0.046	/wEA/PwE/wEBBAIDAgAA/v/7AAH+BP4A
left word average	0.002	0.061	AAAA////AAAAAAD/AAAAAAD+AP8AAAAA
left word award	-0.02	-0.006	AAEAAf8AAAAAAQEAAAAAAAAAAAIBAQEA
left word away	0.014	0.006	/wEAAQL//wAB//7/AQAA/wAAAAD/AP8A
left word awkward	-0.013	0.055	AAAAAP8AAAAAAQEAAP8AAAD/AQEAAAAA
left word aws	0.006	-0.008	Af0A/P8BAwAA/v4A/wEAAAABAf8B/wAA
left word baby	-0.017	0	AAAA//8BAAAAAgED/wACAf39AgMCAwMC
left word back	-0.083	-0.105	Avz+//gEAv/+CAUF/wIBAfz5AQcCBAP/
left word backlog	-0.043	0	Av4A/fsAAQD+BAMA/v8AAgD7AQUCAgMA
left word bad	-0.033	-0.013	Af8A/fsBAAD/BAQE//4BAf39AQMBAgEB
left word badge	-0.008	-0.02	/wEAAf8BAAABAgAAAQEA/wABAP7/Av4A
left word bag	0.011	-0.03	/wEAAQH//wAB/wD+AQEA/wEC//7///4A
left word band	0.04	-0.005	/gL+AwT9/v4B/f39AgL+/wQF/fr9/Pv+
left word bank	0.066	-0.127	/QP/Bgn9/v8C+/r9AwL+/gIE/vr+/P3/
left word basically	-0.064	0	B/cE+PgKBwb6BgYJ+fsHBvb4BQcHBwkD
left word basis	-0.059	0	BPsD+fkGBAT9BgQF/PwEA/n4BQgGCAcF
left word bay	0.058	-0.055	/wL/BAb9//8B/Pv8AwL//wMF/vn+/P3/
left word bed	0.063	-0.027	/AX+BQj7/f0C+fr7AwP+/gID/vv//f7/
left word bedbound	-0.029	0	AAAA//sAAAAAAwIBAAAAAAD/AQIAAQAA
left word bedding	-0.004	0	Af8BAAABAQEAAAABAAAAAP//AQEAAQEA
left word before	-0.116	-0.009	BPwA+PYFAgH/CgsH/v0BAv33AwsBBgIA
left word begin	0.012	-0.055	/wEAAgIB/wAAAAACAQABAP8BAP///v4A
left word behaviour	-0.04	0	AAAAAPwAAAAAAwEAAAAAAAD/AAQAAAAA
left word behind	-0.035	0	Af4B/fwEAQH/BAIE//4BAf/9AgMBBAIA
left word big	0.051	-0.031	AAAAAwUAAAAB+vr/AQIA/wAD/vwA/gAA
left word bike	0.016	-0.005	/wL/AQL///8A/v4AAgAAAAEAAP//AP8A
left word bin	-0.07	0	Av8A/fgBAQD/BwcB/v4AAQD8AgcBAwIA
left word bit	-0.04	0.28	AP7///4AAf//BAIB/f8AAwD8AgUCBAMA
left word block	-0.035	0.013	/QMAAP7//QACBAMAAgEA/gH+/wH+Av4A
left word blockwork	0.016	0.055	AAAAAAIAAAAAAAABAAAAAAAB//0A/wAA
left word blow	0.016	0.045	/wEAAQEA/wAB/f3+AgH//gABAP8A//8A
left word board	-0.015	-0.013	AP8A//4BAQAAAAH/AAAAAP//AAEB/wEA
left word bone	-0.035	0.05	Af8A/fwBAQD/BAMB//4AAQD8AgQBBAIA
left word book	0.04	-0.188	/wL//wL//gAC//3+BQH9/QIAAPv9APz+
left word booking	0.033	-0.009	/gL/AgP//v8B/v//AgL//gQE/fv9/Pz9
left word bootcamp	0.009	-0.005	AAABAAECAQEA//4CAQAB//8AAAAAAf8A
left word boss	0.093	-0.055	+gf9Bwv5/PwE+Pj5BgT8/AcI+/X7+Pr9
left word bottom	-0.036	0	Av4A/fsDAQH/AwMC//8BAf/8AgUBAwIB
left word bottom-set	-0.021	-0.013	/wEA/////wAA/wD/AQEA/wAAAAL/AP8A
left word box	0.002	-0.054	/wEAAAABAAABAAAAAQD/////AAAAAAAA
left word boxed	-0.024	-0.004	Av8A//sBAAAAAQAAAP8A/wD/AQIAAQAA
left word branch	0.071	-0.051	/gIABQj/AAAB+fn+AwH//gEF/fn+/P0A
left word break	-0.081	-0.006	Av4A+/wAAQD+BAgB/f8AAgD8AQcAAQIA
left word brick	-0.09	0	Af4A+/YFAQL+CAcG/f4DAvv5BAcCBgIB
left word bring	-0.037	-0.023	AAEAAP0B/wAABQEB//8BAP79AAUBAgMA
left word broken	-0.044	-0.019	Af8A/vwCAAEAAgQBAAAAAP7+AQUBAwEA
left word budget	-0.012	-0.008	AP8A//8BAAAAAQEBAAAAAP/+AAEAAQAA
left word build	-0.012	0.017	AAD///4CAP8AAAIBAQD//wH+AAD/Af7/
left word bus	0.023	-0.026	AAAAAgMAAAAA//8A/wAAAAAB//0A/wAA
left word business	-0.01	-0.009	AQAA/v4AAAAAAQIAAAAAAAAAAAAAAAAA
left word busy	0.052	0.138	+gj7CAn5+voF/Pr6BQX7+wUF/fv8/Pr9
left word but	0.063	-0.018	Av7/AQf6Av7/+/v9AgL+AQIE/fwA/wD/
left word buy	0.021	-0.005	/gL/AgH+/v8C/v79AwL+/gMC/v3+/f7/
left word by	0.025	-0.021	/wEAAgP+AAAB/f39AQL//wEC//wA/v4A
left word cafe	0.009	-0.009	AAAAAAL/AAAAAAH//wAAAAIB//7/AP8A
left word cage	0.037	-0.018	/gL/AwX9//8B/f3+AQH+/wID//z//v7/
left word calc	-0.075	0.035	A/4B+vgDAQH9BwcF/v0DA/37AwcCBQQC
left word call	0.11	0.132	/AX/Bwn7/f8D+fj9BAIA/AMH/vT9+vsA
left word can	-0.075	0.033	Af4A/fUAAQD+BwUB/QAAAwD+AAUCAAMA
left word cancel	-0.028	-0.005	Af8A/v4BAQD/AgMB/wAAAQD+AAQBAAEA
left word cannula	-0.012	-0.008	/wEAAAAAAAD/AwEB/v4AAQD/AQABAQEA
left word car	0.001	-0.014	AP8A/f8DAQD/AP8D/wAAAf7+AQEBAwIB
left word card	-0.037	-0.011	Af8B/fsCAQEAAgICAP4BAP/9AQQAAQEB
left word care	0.02	-0.003	Af8B/gABAQH//v3//wACAP8BAP8B/QEB
left word carer	-0.034	0.103	AAAA//oBAAAAAwMBAP8AAf/9AQQAAwAA
left word carry	0.084	0.046	/QMABQn+/wAA+foAAgAC//8E//n//f8B
left word case	0.046	-0.026	/gP/AwX+//8C+/v9AwL+/gID/vr+/f3/
left word catering	-0.013	0.019	AAAA//8AAAAAAgIBAP8AAAAAAAAAAQAA
left word cemetry	0.001	-0.002	AAAAAAABAAAAAAAAAAAAAAAAAAAAAAAA
left word cent	0.005	-0.014	BPsF/wIEBQX7AgIF+vsHB/n9BAEHBAkG
left word cert	0.002	-0.024	AQAA/v4C/wAB/wABAf8A/wAA/wD//wAA
left word chair	-0.002	0	AAAA//8BAAEAAAAAAAAAAP//AAEAAQAA
left word change	-0.018	-0.062	A/0DAPwDAwP+AQIC/f4EAv0AAQECAQIC
left word charge	-0.032	0.011	Av4B+/sEAgL/BAQF/v0CAf38AAQBAwIB
left word chart	-0.081	0	AAAA/PgCAAD/BwYDAP8BAP/7AggAAwAA
left word chase	-0.036	0.071	Av4A+/oBAAAAAwIAAP0AAAD7AQQABAEA
left word check	0.065	0.314	+gj+CAf6+fwD+/z6BQH8/AcE/vr8+fr+
left word checkout	-0.012	-0.002	AAAAAP4AAAAAAAAAAAAAAP/9AAEAAQAA
left word chef	0.006	0.021	Af//AQEBAgAA//8AAQAA//7+AwIDAQQA
left word chem	-0.05	0	BPwA/vgBAwD+AwQB/v8AAv/+AQUCAgMB
left word child	0.026	0.057	/wD/AQQAAP8B/f0AAQH//gAA//0AAP8A
left word chille	0.016	0	AAAAAQEAAAAA/v4AAAAAAAEBAP4A/wAA
left word chilled	0.012	-0.022	/wH/AgD+//8C/f79AwL+/gMD/v79/f3/
left word church	0.027	0	/gMAAgT+/gAC/v7/AgEA/gEC//7+//4B
left word cinema	-0.005	-0.002	/wAAAP8AAAAAAQEAAAAAAAAAAAAAAAAA
left word class	0.026	-0.043	AAD+AwT7AP0B//7+AAL+AAQE//0B/gD/
left word clean	0.058	0.012	/QP+BAb8/v0D+/v8AwL8/QQF/vr9/Pz+
left word clear	-0.007	0.004	Av0A/v4AAgD/AQEA/gAAAgAAAAEBAQIA
left word clearing	0.029	-0.001	/wAAAAMAAAAA/P3+AAAAAAABAP0A/wAA
left word click	-0.055	-0.006	Av4A/fkBAgD/BQQB/wAAAf/+AQUAAgAA
left word client	-0.005	-0.06	/wH/A//+/v8BAQL+AAL//wEC/////v8A
left word clip	-0.027	-0.002	Af8AAP4AAAD/AgQA/wAAAQD/AAMAAAEA
left word close	-0.016	0.06	AAAA/v8CAAAAAgICAP8AAP/+AAEBAgEA
left word clothe	0.009	0	/wAAAQIAAAAAAAAAAAAAAAABAP4AAAAA
left word code	-0.061	-0.011	/wAB/PsCAAH/BQQCAP8B/v79AgUABf8B
left word coffee	0.027	-0.007	AAAAAQMAAAAB/Pz/AQEAAAABAP0A/wAA
left word colleague	0.2	-0.001	8BH4Dxfy9PcN6+3wEAzz8Q4Q9uny8O34
left word collect	0.051	-0.065	/QP/BAf9/v8B/P3+AQH//wME/vr+/v3+
left word colour	-0.006	0	/wAAAAAAAAAAAQAAAQAAAAAAAAAAAP8A
left word column	0.006	-0.021	/wEA/wIBAAAAAAACAP8BAP7/AQAAAQAA
left word come	-0.096	-0.16	C/cD//gCBgP6CAcA+f8CCPv8AQsFAggC
left word commission	-0.043	-0.039	Af8A/vsDAQH+AwIE/f8CAv7+AQMBAgEA
left word company	0	-0.043	AP/+AQH/Af0AAP/9/wL9AQH/AQIBAwL/
left word compartment	0.002	-0.013	AQAAAP4AAAAAAAAAAAAAAAAAAP8AAP8A
left word complete	-0.017	-0.018	AAAA/v0DAAAAAQEC//8BAAD/AAL/Af8A
left word concern	0.019	0	/gMAAgP//v8C/v//AwEA/gAB//7//v8A
left word consist	-0.005	0	Af8B/v8CAQH/AAEC//8BAf7/AQEBAgIB
left word contact	-0.005	-0.001	Av4A/v4BAQD/AAAAAAAAAP//AAECAQMA
left word contract	0.028	-0.008	/gIAAQT/AAAA/f0AAQAAAAABAP4A//8A
left word contractor	0.054	-0.083	/AX+BAf9/f4E+vv8BQP9/AUG/fj7+/n9
left word contribute	0.022	-0.087	/gL/AQP+//8C//79AgL+/QMD/vz9/v3+
left word control	0.052	-0.013	/gIABQf8//8B/P3+AQEA/wMF/vr//P8A
left word cook	0.032	-0.002	/wEAAgX/AAAB/f3/AAEA/wAC//0A/gAA
left word copy	-0.008	0	+wb7AwT6+/sG/P/5Bwf5+gcE+/35+/j7
left word correct	0.087	0.112	/QT+Bwv7/f4D9vf7AwP9/gMG/fj++fz+
left word council	-0.002	-0.045	AAEAAQMAAAAAAAAAAAAAAAABAAAAAAAA
left word count	0.028	-0.018	/wEBAgUBAAEB/f0AAQABAP8BAP0A//8A
left word counter	0.049	-0.027	/AP/BQj9/v4C/P3+AgL+/gIE/vv//f7/
left word countersign	-0.036	0.053	AgAAAP8AAAAAAQMAAAAAAAEA/wH//wAA
left word country	0.003	0	AAAAAQEAAAAAAAAAAAAAAP8AAAAAAAAA
left word county	-0.015	0.054	Af8A/v4AAQD/AwIA/v8AAQD/AAEAAgAA
left word couple	0.019	0.018	/wEAAAMAAAAA//8AAQAA/wABAP4AAP8A
left word course	0.039	-0.088	/QQABAT+//8B/v3+AwH+/wIE/vz+/v3+
left word court	-0.001	0.016	AQAAAP4AAAAAAAEAAAAAAAACAAEAAQAA
left word cover	0.051	-0.172	/gQAAAQA/wAB/v7/AwABAAEC//z///8A
left word cow	0.011	-0.033	AAAAAAIAAAAA//8AAAAAAAD/AP8AAQAA
left word crew	0.033	0.1	/gMAAwT//gAC/P3/AgAA/gEC//z+/v4A
left word crm	0.013	-0.023	/QT+AwH9/P4C//7+AwL//QIC//7+/v3/
left word ctg	-0.036	0	Af4A//wBAQD/BAMB/v8AAv//AQMBAgEA
left word cup	-0.01	0	AAAAAP4AAAAAAQAAAAAAAAD/AP8AAAAA
left word current	-0.055	0.005	Av4C/PsDAQL+CAUE/v4CAvz6AgQCBgIB
left word currently	0.02	-0.045	BPsE/QEFBQX7AP4G+voHBvn/A/8GAQcF
left word customer	-0.018	-0.048	Af4A/v8CAQD9BAME/PwBAwD9AgMDBQQB
left word custommer	0.001	0	AAAAAAABAAAAAQECAAAAAP8AAf8AAAAA
left word cut	-0.019	0.031	/gP/Af3/AP8BAQH9AgH+/gL/AQAA/v8A
left word cutting	-0.005	-0.005	AAAA/wABAAAA//8AAAAAAP8BAQIAAAAA
left word daily	-0.016	-0.008	Af8B//4BAQH/AgIB/v4BAQD/AQEBAQEB
left word data	0	0.04	Av4A/wABAwD+/wAC/v4AAv4AAAABAgMB
left word database	-0.008	-0.004	/wEAAf8AAAABAQH/AQH//wEAAAEAAAAA
left word date	-0.011	-0.013	Av4C/f4CAgIAAAAA//4BAf79AwECAgIC
left word day	-0.072	-0.066	CfUI+vwHCAj4AgkG9PcIC/n7BAoKBwwG
left word dbs	0.065	0	/wEABAf//wAB+vz/AQH/AAAF/fv//f8A
left word deal	-0.022	-0.024	AAAB//0BAAEAAgEAAAABAP/+AQMAAQAA
left word decision	0.016	-0.006	/wAAAQIAAAAB/v7/AQEA/wABAP4AAP8A
left word declin	0.069	0	+gj9Bwr6+vwF+fn7BgT8+gQG/fn7+/r+
left word deliver	-0.002	0	AP8A/v8CAAAA//8BAQAA///+AQAAAgAA
left word delivery	0.017	-0.019	Af4CAAACAQL//wAC//4DAv4BAf4BAAEB
left word dentist	-0.038	-0.001	Af8A//0AAAAAAwAAAAAAAAD/AQQAAgEA
left word departement	0.022	-0.009	AP8AAgIAAQAA/v7+/wEAAQAC//4AAAAA
left word dept	-0.025	0.082	Af8B//0BAQH/AQICAP8AAf/9AwUBBAIA
left word desk	0.01	-0.008	/wAAAAIAAQAA/f4AAAD/AP8AAQEBAQEA
left word dev	-0.038	-0.045	Af8A/voBAAAAAwIAAAAAAAD/AQQAAgAA
left word developement	-0.074	0	A/4B+fcEAQH/BwYF/fwCAv75BAgCBgMB
left word developer	0.025	-0.005	/gL/AgP+/v8B/f3/AgH//gAAAP4A//8A
left word dialle	-0.045	-0.041	Af4A+foDAQD+AwQE/v8BAgD9AQMBAwIA
left word didn't	-0.045	-0.03	Av0A/Pr/AgD+BAMA/wAAAQH/AAMBAQEA
left word didnt	0.003	-0.017	/wAA/v4CAAEA/v8BAQABAP//Af8AAP8A
left word dieback	-0.005	0	AQAAAP4AAAAAAAAA/wAAAAAAAQAAAQAA
left word dismantle	-0.003	0.068	/wEAAQD//wAAAAAAAQAA/wD/AQEAAQAA
left word display	-0.026	-0.003	Af8B/f4CAQH/AwMD//4CAf78AQQBAwIB
left word doctor	0.05	-0.005	/QMAAwb//wAB/PwAAgEA/wED/vv//f7/
left word domu	-0.004	-0.001	AQAAAP8AAAAAAQEAAAAAAAAAAP4AAAAA
left word don't	-0.051	-0.001	Av8AAPkAAAAABQUA/wAAAQD/AAQAAQEA
left word door	0.038	-0.031	/QT+AgT+/v4C/P3/AwH+/gID/fr9/fz/
left word double	-0.036	-0.005	Av4B//0BAQH+AQIB/gABAv3+AgMBAgIB
left word down	0.013	-0.017	AAEAAgL9AAAAAP//AAAAAAECAAEA/QAA
left word dozen	0.047	-0.006	/gL/AwX+//8B/v3+AQEA/wQF/vn++/3+
left word dr	-0.022	0.026	AAAA/f0BAAAAAwIBAP8AAP/9AQIAAgAA
left word draft	0.037	0.049	/gIAAgQA/wAB/P3/AwEA/gACAPz//f8A
left word draw	0.052	-0.036	/QP/BAf9/v4C+/z9AwL+/gID/vv+/f7/
left word dress	0.044	-0.051	/gIAAwX//wAC/f3+AgH//gEC//z+/f7/
left word drink	0.039	0.015	/QT/AwX9/f8D/Pz+BAL+/QID//z+/f3/
left word drive	-0.002	0.053	Av8AAf4BAAD/AQAB/v4BAQACAP8A/QIA
left word driver	-0.002	-0.03	AP8BAAEBAQH+AAAC/v8BAv39AgMDAwQB
left word driving	0	-0.008	AP8BAAEAAQEAAAEBAP8CAP7/AQEAAQAB
left word drop	0.022	-0.036	/wAA/wEBAAAAAAAB/wL/AAAA/v4A/QD/
left word dry	-0.039	-0.059	Af8B/v0CAAH/AQIC//8CAf3/AQMAAAEB
left word drying	0.001	0	/wAAAAEBAAAAAP8CAAABAP7/AQEBAQEB
left word ds	0.032	0	AAAAAQMAAAAB/f7+AAH/AAEE/vwA/QAA
left word due	0.141	-0.084	+An8Cg35+vsH9PP3Cgf5+AcK+vH49vf7
left word duty	-0.039	-0.135	B/YH+vsGCQj3BgUI9vkJCvb7BQYKBw0G
left word edge	-0.003	0	AAAA/wAAAAAAAAAAAP//AAH/AAEAAAEA
left word ehcp	-0.064	0	A/4AAAAAAQD/AAEA/wAAAQAAAwABAAIA
left word eho	0.029	-0.009	AAAAAQP/AAAA/f3/AAAAAAAAAP0A/wAA
left word electricain	-0.023	-0.002	AP8A/v0CAQD/AwIE/wAAAP79AAMBAgEA
left word electrician	0.026	-0.02	/wEAAgP+//8B/f3+AQH/AAEB//0A//8A
left word elsewhere	0.021	-0.02	/wEAAQP//wAB/v7/AQAAAAACAP0A/wAA
left word email	-0.006	-0.01	AAAAAAABAAEAAQABAf8BAP7/AQL/Af8A
left word employed	-0.03	-0.006	BPwB/fwDAwL/AgIC/v4CAv39AgYDBAQB
left word end	-0.053	0.02	/wEAAfwBAAD/BwQD/wEAAvv6AgUCBgMB
left word engineer	0.022	-0.027	/wEAAgMA/wAB/v7/AQEA/wAC//3//v8A
left word english	0.016	-0.007	AAAAAwL+AP///v///v//AQECAQAB/gEA
left word enter	0.021	0.036	/wEAAgP/AAAA//4BAAAAAAABAP4AAAAA
left word entry	0.023	0.091	/wIAAAL/AAAB///+AgEA/wAB//z/AP4A
left word ev	0.055	-0.016	AP8AAwT9AAAA/f78AAL+AAcH/fn++f3+
left word everyone	0.048	-0.006	/wEAAgQAAAAB+fv/AgEA/wAC//3//v8A
left word everything	0.053	0.084	/gMABAf7/f8D+vv9AwL//QEC/vz+/v4A
left word ewe	0.003	0.083	AAAAAgL+AAAAAAD9AAAAAAEA/wAAAP8A
left word exam	0.002	-0.01	AAAAAQEAAAAAAAEBAAAAAAAAAAAAAQAA
left word exercise	0.058	0	+wb9BQf7/P0F+vr6BgT7+gYG/Pn6+/n9
left word expect	0.015	-0.031	AAAAAAEA/wAB////AQAA/wACAP7///8A
left word experience	-0.014	-0.022	Af8B/v4CAQL/AgID/v4CAv7/AQEBAQEB
left word explain	-0.015	-0.007	Af8B/wACAQH/AgID//8BAf39AQMBAwIB
left word eye	0.029	0.069	/wP/AwL///8B/v7/AAH/AAAD//z//f4A
left word face	-0.003	-0.003	AAAA/f8BAAD/AQECAAAAAAAA//4A/gAA
left word fail	0.04	0	/QT/BAX9/f8E+vv8BQP9+wID/vv9/fz/
left word fair	-0.018	0	AP8AAf4BAAABAQAAAQEA///9/wH/AP8A
left word fall	0.067	-0.029	/Ab/Bgn7/P4C+/v7AwL+/gUF/fn9+/3+
left word family	-0.045	-0.007	Af8A/voCAAAABAQBAAAAAAD8AAMAAwAA
left word far	0.037	0.035	/wEBAgYCAQH//fwBAP8AAP4AAf8BAAEA
left word fault	-0.023	-0.009	Af8A/f0CAQEAAgECAP8AAP39AQIBAQEA
left word fee	0	-0.013	Av4BAAAAAgH+AQEC/f8CAwABAP8BAAIB
left word feed	-0.037	-0.022	AQAA/fwBAAAAAwIAAQD/AAD8AAMABAAA
left word feedback	0.105	-0.032	+gf9CAv5+/0E9/j6BgT7+gcL/PT59/f9
left word fell	0.049	-0.013	/wEAAgYA/wAB+/wAAQAA//8B//3///8A
left word few	0.074	0.072	/wICAgYBAAIC+fr/AwEB//8CAPkA/f8B
left word fifty	-0.052	-0.005	BPwC+vkGBAP9BwUG/P0EBPz7AQMDBAMB
left word figure	0.046	-0.026	/gL/AwX+/v8C+/z9AwH//gED/vv+/v3/
left word file	0.041	0	/QT/BAb8/P8C/Pz9AwH//gED//z+/v0A
left word fill	-0.005	0.05	Af8B/f4EAAH/AP8D//4CAf39AQABAgAB
left word finance	0.014	-0.018	/wEAAQL//wAB////AQH//wEBAP////8A
left word find	-0.082	-0.036	BfsA+PgAAgD+Bwb/+wH+BAL5AAcFBQb/
left word finding	0.006	-0.045	AAABAAEBAAEAAAEBAQACAP4AAQAB/wEC
left word finish	0.091	0.011	/AT8Bwn2+/sE+fr4BAT7/gkJ+vX9+fz8
left word firm	0.047	-0.067	/gIABQb+/v8C/Pn9AgP//gEE/v0A//8A
left word first	-0.02	-0.015	+gb7Af78+/sDAgT6BAT6/QUA/f/7/vv9
left word fish	0.037	0.04	/wEAAgP//wAB/Pz/AgEA/wAC//z//f4A
left word fit	-0.034	-0.001	Av4B/PsDAQH/AwID/f4AAgD+AQMBAgIA
left word fitting	0.003	0.021	AAAAAAD/AAAB////AQAA/wAAAP8AAAAA
left word five	-0.029	0	Av0A/fsCAgD+AQIB/gAAAf/9AAIAAQEA
left word fix	0.033	-0.028	/QP/BAT//v8C/P3+AwP//gAC/v3+/v4A
left word floor	0.095	-0.116	+Qb9Bwv7/PwE9/b7BQT8+wQH/fb9+/v+
left word follow	0.001	0.067	Av4C//4DAQP/AP8B//4CAf7/AQABAQIC
left word foreman	0.05	0.018	/AT+BQf9/v4D+/v8AwP9/QME/fr9/fz/
left word forklift	0.043	0	/gIABAb9/v8B/fz+AQH//wEE//v//v7/
left word form	0.053	-0.027	+wX9Bgj5/fwD+/z6BAT8/AUE/fv9/Pv9
left word fortnight	-0.027	0.012	/wEA//4AAAD/AwEB/wAAAf7/AgIBBQEB
left word fortnightly	0.007	0.053	AAEAAgL//wAAAAH/AAEAAAEBAAAA/wEA
left word forty	-0.01	0	Af8A//8BAQD/AwID/v8BAv/9AQEBAwEA
left word forward	0.02	-0.008	/gIAAgP+/gAB/v//AQAA/wEC//3+/v7/
left word four	0.06	-0.054	/wEAAgb+//8B+vn8AQL+/wME//n//P//
left word free	0.029	0.005	/wEAAQX/AAAA/v4AAQAAAAABAP4A//8A
left word fresher	-0.073	0	A/wB/fYDAgH+BQQD/f4CAv35AgcCBAMB
left word fri	-0.089	0	A/4A//4AAQD+AAMA//8AAf8AAwcBAAIA
left word friday	0.004	-0.017	/gH+AAH9AP4AAAD/AAH/AAEA//8AAQAA
left word fridays	0.098	0.109	/Ab9CAz7/PwE9/f6BAX7/AUG/Pf8+vv9
left word friend	0.026	-0.012	/gIAAgT//wAA/v7/AQEA/wACAP0A//8A
left word fruit	0.049	-0.013	AAABAQUAAAEA+/wAAQABAP8D//4A/QAB
left word full	-0.032	0.006	AQD/APz/AP8AAwT+/wH/AAAAAAIAAQAA
left word fullstack	-0.059	0	Av4A/PsCAQH/BwYE/v0BAf/6AwcBBQIA
left word gang	0.033	0.159	/gIAAgT+/v8C/f3+AgH//gED//z+/v0A
left word garage	0.044	-0.001	/gIAAQX//wAC/P3/AgH//gEC//r//v4A
left word garden	0.001	0	AAAA//8BAAAAAAABAP8BAP8AAP8AAf8A
left word gas	-0.008	-0.005	AAEAAAAA/wAAAQEAAQAA/wD/AAH/Af8A
left word get	-0.086	-0.092	A/wA9/gJAgD7CwgM+/kEBfz0BAQDBgcB
left word gift	-0.011	0	Af8A//8BAAD/AQEC//8AAf/+AQIBAgEA
left word girl	-0.083	-0.021	BP4A/PUAAAAACQcB/v8AAQD+AgUABQEA
left word give	0.019	0.097	BP0D/QIBAgP9/wAG/P4DA/sABAIBAgMB
left word go	-0.072	0.039	Cfz9//oBAP3/BwT//v79/wX9AQz/AQH9
left word going	0.012	-0.001	AAAAAQIAAAAA//8AAAEBAAEBAP8A/wAA
left word good	-0.006	-0.051	/wL+AgL+/v4BAQEAAQL+/wH//wH/AgD/
left word gp	-0.029	-0.012	AAAAAP//AAAAAwP/AAAAAAH9AAMAAQAA
left word graduate	0.024	-0.027	/wEAAgP//wAB/f3/AgEA/wAC//3//v8A
left word grass	0.01	-0.005	AAAAAAAAAAAAAAAAAAAA/wABAP4AAAAA
left word green	-0.001	-0.014	AP8A//8AAAAAAAD/AAD/AAIA//8AAAD/
left word group	0.066	-0.04	+wX+Bwj6+/0E+vv7BgT+/AQH/fj9+/z/
left word grow	0.033	-0.036	/gL/AgX///8B/f3/AQH//wEC//3///4A
left word guard	-0.055	-0.01	AQAAAPkAAAAABQUAAAAAAAD/AQQAAQAA
left word guest	-0.036	-0.014	A/0A/vwDAgD+BQQD/f4AAv7+AgMCAwMA
left word guide	0.023	0	/gP/AgT+/v8B/v7/AgH//gEB//3///4A
left word hadn't	-0.01	-0.001	AP8A//8AAQD/AQEA/wAAAAD+AAAAAQAA
left word hair	0.054	-0.025	/AT+BAf8/P4C/Pz8AwP+/gQG/fn8+/v+
left word half	-0.036	-0.058	Af7+AP/7A/38AQH//QH9AgP+/AMAAQD+
left word hand	0.015	0.226	/AUAAgEA/QAB//0DA/8A/QAAAPz9APsA
left word handle	0.014	-0.045	/wH/AQP///8B/v4AAQL/AAAA/wAAAAH/
left word handover	-0.023	0	AAAAAAAAAAAABAMB/wABAP//AQIAAQEA
left word hard	-0.007	-0.022	Av0A/f0EAgH+AQAC/QAAAv7/AQACAQIA
left word hardness	-0.007	0	AP8A/v4CAAH/AQEC//8BAf7/AQABAQEB
left word harvest	0.007	-0.003	AAAAAQIAAAD/AAAB//8BAf8AAf8AAQAA
left word haven't	0.028	-0.03	/wEAAgMA/wAB/f7/AgEA/wACAPwA/v8A
left word hca	0.031	0.027	AAEAAgT//wAB/Pz/AQAA/wABAP8AAAAA
left word head	0.057	-0.061	/QT+Awb9/v4E+vv8BQP8/QQE/fr9/fv+
left word health	0.044	-0.013	/wIAAwb//wAB/P3/AQEA/wAD//r//f8A
left word hear	0.022	-0.023	/wH/AgL8//4B/QD8AQH+/wQE//4A/AD/
left word help	0.08	0.408	/gH+Bgb6Af4B+/v4AQX8/gUG/fgA+f7+
left word high	-0.031	-0.007	/wEA/vwA/wD/BQIBAP8BAAH//wH/AP//
left word hit	0.006	0.041	/wAAAAAAAQD/AQAB//4BAQD/AP8B/wEA
left word hol	-0.052	0	A/8A/f0BAAD/AwMCAP8AAQD9AgQAAwAA
left word hold	0.136	0.044	9wr6Cw319/kH8vX1CQf4+AkL+PL49vb7
left word home	-0.031	-0.053	Av4AAf0AAQD+BQMB/gAAAgAAAAMBAgIB
left word hoovering	-0.019	0	Af8B+/8CAQH//wEB/v4BAv76AQMBAwIA
left word hop	-0.018	-0.024	BfsE/v4EBQT9AwMF/PwGBPv+AgQEAgYD
left word hope	0.031	0.059	/gL+AQT+/v4C/Pz9AwL9/gEA//7///4A
left word hospital	-0.041	0	Af8B+/sCAAH/BAME//8BAf77AAQABAEA
left word host	0.029	-0.019	AAABAAMBAAIA/f7/AAAA/wAB/v7//v8A
left word hot	-0.045	0	Af8A/PsEAAD/BQQE/v8BAf/7AgYBBAEA
left word hour	-0.109	0.019	A/wA+PsGBAD8BgoH/PwCBfz6AgkFBwcB
left word house	0.008	0.064	/wH//wD///8BAP///wD/AAIB//7/Af4A
left word hrs	0.019	-0.009	AAAAAAEBAAAA/v4AAAAAAP8BAP0A/wAA
left word hundr	-0.014	0	A/wA+vwFAwEAAAADAQABAP78AQECBAIA
left word hundred	-0.038	0	Af4B+/oBAQH/BAIA/v8CAQD9AAIAAgEA
left word i'd	0.051	0	/gIAAgP//wAB+/3/AgEA/wIF/vr+/P4A
left word i'm	0.001	-0.038	Av8AAf8BAQD//gIA/v8BAv4AAAEB/QEA
left word i've	-0.006	-0.004	Af8BAP8AAQH/AQAB//8BAf7+AQIBAgAB
left word idea	0.009	-0.014	AAAAAAIBAAEAAAABAAABAP//Af8AAAAA
left word ill	0.011	0.008	/gMAAgX//gAC/Pz/AwEA/v8BAP7///0A
left word im	-0.004	-0.001	AAAA/v8BAAAAAQABAAAAAAD+AQAAAgAA
left word inbound	0.006	-0.007	AQAAAAAAAAAA//8AAAAAAAAAAAAAAQEA
left word incharge	-0.137	0	CvUF8vAJBgb6CwoJ+voFB/f1CA4GCwkF
left word include	-0.025	-0.111	CPUE/fwDCAT5BQMF9/sGCf39AgQIBQoC
left word induction	0.017	-0.027	AAEAAQIAAAAAAP8AAAAAAAABAP4AAP8A
left word infection	-0.004	0.009	AAAA//8B//8BAQD/AAD//wEAAP8AAP8A
left word inputted	-0.036	0.035	AP8A/fwAAAAAAwMAAAAAAAD+AQQAAwAA
left word inside	-0.049	-0.029	AAAA+/sBAAD/BQQC/wAAAf/9AAMAAgAA
left word inspection	-0.028	0	AAAA/v4BAAAAAgMC//8BAf/+AQIBAQEB
left word instead	-0.044	-0.002	BPoB+/oHBQH8BQUE+v0CBf38AgQFAwUB
left word instrumental	-0.029	0	A/0C/fwDAgP/AwME//4CAv39AgMCAwIC
left word involve	-0.032	-0.022	Af8B/v8CAAL/AwQE/v0CAwD/AgIBAQIB
left word involved	-0.052	0	A/4C+vgGAgP+BgUG/v0EAvz8AgQBBAIB
left word it	0.011	-0.02	Av4C/f4DAgIA//4B/v8CAAD/Af0AAQAA
left word item	-0.074	0	BvoE+PYHBQX9BQYF/fwEA/z8AwgCBAMC
left word job	-0.084	-0.081	CfYH+PUKCQj5BgMH+PsKCfb3BQUJBAoH
left word join	0	-0.045	Av4A/gAEAgD+AAED/v4AA//+AgICAgQA
left word junior	0.034	-0.015	/QP+AwX9/f4C/Pz9AwL+/gEB//7//v8A
left word just	-0.025	-0.045	A/wC/P4EAgL9AgAD//wDA/37BQcCAwMB
left word keep	0.043	0.007	AAADAgP/AQMB/v4AAP8CAP4C//oBAP8B
left word key	-0.021	0.085	AAEAAPwC/gABAAIAAgEA/wAC/wH+AP0A
left word kid	-0.061	0	Av0A+/kFAgH/BgUF/v4CAvz5AQYBBgIA
left word kilo	-0.035	0	Av4A/fsCAQH/BAQB/v8BAf/+AQIBAgEB
left word kit	-0.04	0	A/wB/PwEAwL8BQQE/PwDBPz7AwUEBAUC
left word kitchen	-0.027	-0.004	BPsD+/wFBAT8BAMF/PwEBPv9AgQEBAUD
left word know	-0.036	0.092	AP8A/v0BAAD/BAQD//4CAgD9AQEBAgEB
left word ks4	-0.018	-0.01	AAAA//8AAAAA/wEAAP8AAP8AAQIAAAAA
left word label	-0.012	-0.026	AgAAAf0AAAAAAgP/AAEAAAAC/wH//v8A
left word lad	-0.031	0.043	Af8AAP0AAQAA/wAAAf8AAQD/AQMAAv8A
left word lady	-0.05	-0.001	A/4A/PgCAQAABAMC//8AAAD8AQMAAgAA
left word lan	0.002	0	AAAA//8BAAAA//4AAAAAAP//AQAAAQAA
left word landlord	0.03	-0.018	/wEAAgP9/gAC/P39AwH//gID/vz9/f3/
left word language	-0.054	0.005	A/4A/fkAAwD+AAUB/v4AAgAAAQQBAAEA
left word laps	-0.069	-0.046	Av8AAfwAAAD+AQQBAAH/AwD//gb//wIA
left word last	0.08	-0.086	/AT+BQj8/f4D+Pj6BQT9/QMF/vj++vz/
left word late	-0.042	-0.011	BPsC+/sEBQP9AgMA/QAABP78AQQGAwcB
left word law	-0.073	-0.022	B/gB+/YIBgH6BwYD+P0CBv77BAgFBQYB
left word lay	0.013	-0.005	/wAAAwT+/wAAAAAAAP8BAf//AQABAAEB
left word lead	0.048	-0.016	/gP/Awb+/v8C+/v+AwH//gIE/vr9/fz/
left word leader	0.017	-0.017	/wEAAQL//wAB/v8AAQAA/wEB//7///8A
left word leaflet	0.082	-0.013	+gb8Bwv5+/sE9/n5BQX6+wYG/fj7+vr9
left word learn	0.084	-0.012	+wT/BAj+/v8C+fkAAgL//QIH/ff++vv/
left word learning	0.035	0.061	/gP9BQX7/v0C+/z8AwT8/gMC/v7//v//
left word leave	0.041	-0.125	/wAABQP+AAAA+//9AgL+/gAD//3/+/3/
left word led	0.01	0	/QL8BAT8/fwA/wD/AAH+AAIC///////+
left word ledger	-0.019	0	Av0C/f0DAgL/AQIC/v4DAQAB/wAA//8A
left word lend	0.04	0.007	/gIAAwb9/v8B+/z+AgH//gEC//z//f7/
left word let	-0.09	0	BP0B+/YDAgH9CAgE/f4CBP35AwkDBwUC
left word letter	-0.008	-0.007	AAH+Af/+//4B/wD/AQD+/wQAAAEAAgH/
left word level	0.031	-0.035	/wEAAgP+/gAB/v3/AgEA/wEC//3//v4A
left word licence	-0.008	-0.012	/wEAAf7//wAAAQEAAAAAAAABAAH///8A
left word light	0.003	0.019	/gIAAAD//v8B////AgD//wAAAP8AAQAA
left word like	-0.047	-0.003	BP0B/vwDAgL/BAMD/f8BAv7/AQQCAwMA
left word limit	-0.017	0	Av4C//8CAgH/AgEB//8CAf39AgMCAgIC
left word line	0.041	0.051	/AT9BQX8/P0B/vz+AgL//gID/vz9/vz/
left word link	-0.011	0.034	/wEAAP4BAAAAAQABAQAAAAABAP8AAf8A
left word list	0.047	0.065	/wEAAgP/AAAB+/z+AgEA/wAF//r/+/4A
left word little	0.019	-0.002	AAEAAQL/AAAA/f7/AQH/AAAB//8A/wAA
left word live	0.016	-0.013	AAEAAAEAAAAB/f3/AQEA/wECAP4A//8A
left word load	-0.034	-0.015	AgEA//3//wAAAgMAAQD/AAAB/wX/AP8A
left word local	0.008	-0.026	AQD/BAH+//8B/v39AQL+/wID/wD//f//
left word log	0.027	-0.019	/gIAAgT//wAB/f3+AQIA/gAB//7///0A
left word logging	0.05	-0.012	/gL/BAf9//8B+/z+AQIA/wED//z//P8A
left word long	-0.019	-0.012	AAAA//4BAQAAAQEBAQAAAAD/AAEAAQEA
left word look	0.043	0.063	/AX9AwX7/PwD/v/+AwP9/QUF+/v6/Pn8
left word looked	-0.005	-0.033	AAAA/v4BAAAAAAABAAAAAAD/AAAAAgAA
left word lost-time	0.034	-0.005	/wAAAwT/AAAB/f3/AQEA/wAC//0A/f8A
left word lot	0.002	-0.003	AAAAAQAAAP8AAf8BAAAAAAEBAQAA/wEA
left word low	0.011	-0.006	AAD/AAAAAP8AAQEAAAAAAAMB//4A/wD/
left word lucky	-0.022	0	Af8A/v4AAAD/AwIA/wAAAQAAAAIBAwEA
left word lunch	0.048	-0.021	/QP/AwX9/v8D+/v8BQP+/AMF/fn9+/v/
left word lunchtime	-0.002	0	AQAA//8AAAAAAQEAAAAAAQD+AAAAAQIA
left word machine	-0.053	-0.003	A/4A/foBAQD+BQUC/v4AAwD9AgcBAgQA
left word main	-0.105	0	B/cC9/UGBgP5CAkI+P0DBvv5AwwHBgoC
left word mainly	-0.071	-0.091	BvkF+fcHBQb7CAcJ+voIBfn5BQcFBwcF
left word make	0.007	0.014	/QAB/P4FAAEC/wIEAAD//P4AAgAAAP8B
left word man	-0.099	-0.028	A/0A9/UBAf//CAYC/v8AAgD4AAgABwAA
left word manage	-0.019	-0.009	Av0E/f0FAwT+AQEE/f0EAvr8AwQEBQQE
left word manager	0.173	0.277	9wn/CxH6/P4E8vP5BgT8+wYM+/H69vf8
left word many	0.088	0.316	/AX+BAn++/0E+fj7BQH9+wID/vn9APz+
left word mate	0.019	-0.133	/wH/AQL///8B//7/AQAA/wAB//7///8A
left word maternity	0.039	-0.051	/wIAAgX//wAB/fz/AgEA/wEDAPz//v4A
left word maybe	-0.002	0.055	/wEAAQEA/wAA/wEBAAAA/wAAAAH/AgAA
left word mean	-0.055	0	A/wD/fkGAwP8BgYF/P0FBPv6AgQCAwMC
left word meant	0.013	-0.02	/wEAAAMAAAAAAAABAf8AAAD/AP//AAAA
left word measure	-0.028	0.068	AAAAAP0AAAAAAgIAAAEAAAD/AAMAAwEA
left word med	0.025	0.045	/wIAAgMA/wAB/Pz9AgH///8B//7///8A
left word meet	0.05	-0.034	/AX+BAb7/P0D+/z8BAP9/QIDAPz+/f3/
left word meeting	0.034	-0.029	/gMABAX+/f8B/f3+AgEA/gACAP3+//4A
left word member	-0.017	-0.029	/wD/////AP8AAgL/AQH+AAD/AAL/AP//
left word mentoring	-0.069	-0.013	BPsC+/gEBAP8BgUE+/wEBPv7AwkEBgYD
left word method	-0.019	0.031	Af4A//0AAQAAAwIAAP8AAAAAAAIBAgEA
left word metre	-0.004	-0.05	Af8AAv4AAAD//gD//wABAQACAAIA/QIA
left word mig	0.017	-0.012	/wEAAgP+//8A/v/+AQL/AAEB/wAAAAAA
left word migration	0.013	0.016	AAAA/wECAAAAAAABAQAAAAEB//3///7/
left word mind	-0.027	-0.035	Af8A//0BAAAAAgICAP8BAP/+AQIBAwEA
left word minute	0.042	0.006	/wIAAgT/AAAB/Pz+AgEA/wACAPz//v4A
left word miss	-0.048	0.07	Av4A/PwBAAD/BgUB/v8AAgD8AQQBAgIA
left word missing	0.014	0.055	/wAAAAIAAAAAAP8AAAAAAAABAP4A/wAA
left word mix	-0.061	0	BPwD+/sEAwP8BgYG/PsGBfr5BAgDBwUE
left word mondays	-0.039	-0.002	AP8A/PwDAAEABQQCAP8BAP/9AAIAAgAA
left word money	0.015	-0.034	/wL/AAD///8C///9AwP8/QcE+/v6/Pr7
left word month	0.107	-0.197	9Qz7CAv3+PoE+fn5CQb7+gcH+/L6+Pb7
left word monthly	0.053	0.024	/QT/Bgb8/v4C/P38AwT+/gQG/vv/+/3+
left word morning	0.072	-0.011	/wACAQUBAQL//PwAAP8DAf0E//wB//8C
left word mostly	0.029	-0.075	AQMAAwL9/v8B/f38AwL/AAID//7+/f7/
left word move	0.078	-0.145	/gIABQn8/QAC+/r+AQH+/wIF/v7/+/8A
left word mover	-0.009	0	AP8A//4BAAAAAAABAP8AAAD/AQEBAQEA
left word mowing	0.014	0.04	/wH/AgP9//8A/wAAAAAAAAEA//4AAf//
left word mum	-0.084	0	A/4A/vkBAQD/CQUA/wAAAQD8AgcBAgEA
left word nad	-0.008	-0.001	AAAAAP8AAAAAAQEA/wAAAAAAAAAAAAAA
left word nail	-0.039	-0.001	Av8AAPwAAAAAAQIAAAAAAAD/AAYAAAEA
left word nam	-0.023	-0.003	Af8C/fwDAQIAAQEC//8BAP7/AAMAAgAA
left word name	0.073	-0.038	/AT+CAv5/f4C+vv6AwL9/gYH/fv8+fv9
left word ne	-0.05	-0.009	A/8ABAD9/////QP+/wH/BAEB/gYA/gIA
left word nearly	0.122	0.353	+Qr8Cg/3+/oF9fX2Bwb5+gkJ+/T69/j8
left word need	0.085	0.046	+Qj9Cwr5+vwH+Pb5CAb8+AQH/vj69vf+
left word neuro	-0.008	-0.014	AP8A/v4CAQEAAQECAP8BAP//AAAAAQAA
left word neuter	0.015	-0.01	AQAAAAIAAAAA//8AAAAAAAABAAEAAAAA
left word never	0.013	-0.072	/AX9AwT8/f0BAP/8AgT8AAUC/vz+AP3+
left word new	-0.006	-0.003	A/4A/v4HAAL+BAMJ/fwEAvv+AQEABgEB
left word news	-0.001	0.058	/wEAAAEAAAAAAQEAAQAAAAD/AAAAAQAA
left word next	0.035	0.085	/gP+BAP+/v4B/f37AgL9/wQD/vz9/P3/
left word night	-0.019	0.081	/gP+AwD7/f4AAgL/AQABAP8D/QH9/v7/
left word no	-0.01	-0.039	/wL///7///8AAAD+AQAA/wH///////7/
left word nobody	-0.066	0.064	BfoA//gABQD+BQT//QEAAwD9AAUCAQQA
left word note	0.037	-0.04	/QMAAwX+/v8B/Pz9AwIA/gED//z+/f0A
left word now	0.051	0.051	/gMCAgcCAAIC/PwBBP8C//0B/f7///0A
left word number	-0.02	0.041	/wIAAf8AAAAAAwH/AgEA/wD//wD//v8A
left word nurse	-0.001	0.014	A/wAAP8CBAD7AgMD+/4CBQH/AgIFAgQA
left word observation	0.06	0.115	/QP/BQf9/v8B+/v9AgL//wIE//n//P//
left word observe	0.03	0	/gL/AgT+/v8C/f3/AgH//gEC//3+/v7/
left word occasion	0.033	0.063	AAAA/wMBAQAA/PwAAQAAAAABAP4A/v//
left word occasionally	0.083	0.071	+Ar8Cwn3+PsH9/j3CQb6+AcJ+/b39/X8
left word odd	0.051	-0.013	AAEAAwX//wAC+fv7AQP+/gEE/v0A/QD/
left word off	-0.009	-0.022	Af0B/QIEAgL9/gMI/f4EA/sAAQICAAIB
left word offer	0.074	-0.001	+wX+BQj7/P0E+fn6BQT8/AQG/ff8+/r+
left word office	0.102	-0.023	+Qf+Bgz6+/0E9vj8BgP8+wQG/fb8+vr+
left word old	-0.071	0.087	A/wB/PkDAwH+BAQE/wADAv36/wkBBAIB
left word on	-0.02	-0.143	Av4B/f4BAgH+BAQB+/8BBP/+AQECAwMB
left word once	-0.026	0.271	A///Av//Af//AgD8/wL9AQID/wEB/wD/
left word one	-0.089	0.023	BfoE+/sDBQT8AwYE/P0GBvr9AgoHAQoE
left word only	0.095	-0.193	/AX9CAn4/vwD+Pj3BQT7/QUH/ff/+f7+
left word open	0.019	-0.086	/wH/AgH+//8B//7/AQH//wAD/wIAAAD/
left word opieka	-0.004	-0.001	AAAAAAAAAAAAAQEAAAAAAAAAAP8AAAAA
left word ops	0.028	0.031	Af8B/wIBAAEA/v4CAP8CAf4BAQAAAAAB
left word order	-0.078	0.013	C/QG+vYKCgf2CQkL9fYMCvb6BgoLBQsG
left word osoba	-0.012	-0.001	AAAAAAAAAAAAAgIA/wAAAQAAAQAAAAAA
left word other	-0.068	-0.026	A/3/+/gDAv/9BgkD+/0AAgD6AwcBCAT/
left word otherwise	0.006	0.165	/QP+AwX9/v4C/f39AgL+/gIC/v3///7/
left word out	-0.06	-0.017	BvsE+vYJBAX9BgUH/fsGBPv7AgUCBQMC
left word outdoor	0.045	-0.058	/wIAAgUA/wAB/PwAAQAA//8CAPv+//4B
left word outgoing	0.01	-0.028	AAAAAP8AAAAA//8AAQAA/wABAP8AAP8A
left word outside	0.021	-0.006	/gP/AgT+/v8B////AgH//wIB//z+/v3/
left word over	-0.023	-0.043	Av4B/f0EAQH/AwID/wAAAQD/AAEBAQAA
left word overnight	-0.002	0	AAAA/wABAAAAAQEAAP8AAAAAAP//AP8A
left word own	-0.007	-0.07	/wMA/P8B//8CAgMAAgD//wH+////Av8A
left word owner	0.006	-0.013	/wEAAQH///8BAP/+AQH//wIC/////v7/
left word p	-0.002	0.054	AAAAAP8AAAAAAgAAAAAAAAD/AP//AP8A
left word pa1	0.003	-0.009	Av4AAP8AAAAAAAEA/gAAAQABAAEAAAEA
left word pack	0.003	-0.041	/wH/AgH///8BAAH+AQH//wIC//7+/v7/
left word packaging	-0.032	0.044	AQAA/v0AAAAAAwIAAAAAAQD+AAEA/wEA
left word packing	-0.001	0	AP8BAP8BAQEAAAAAAAABAAAAAAAAAAAA
left word page	0.095	-0.105	+gb7Bgr4+/oF9vf3BgX5+wkH+/b8+Pv8
left word paint	0.029	-0.005	/wEAAgQAAAAA//8AAAAAAAADAPz///4A
left word painting	-0.007	0	AAAB//8BAAH/AQEB//8BAf7/AQIBAQIB
left word pair	-0.005	0	Af8B/wACAQH+AAEE/v0BAf7+AQEBAQEB
left word pallet	-0.071	-0.029	BfoB+fcGAwL8CQcG/fwDBP37AgcCBAUB
left word panel	-0.023	-0.001	AAAAAAAAAAAAAwMC//8AAf/9AQMAAgEA
left word parent	-0.021	0	AAEAAP0A/wAAAAEBAAAAAP///wL+AP3/
left word part	0.022	0.194	+wf7AQb4+/oE//76BAX6+wUCAv39+P78
left word partly	0.059	0.022	+wX+BQj8/P0F+fn7BgP9+gQF/vn7+/r+
left word partner	0.034	0.123	/gL/AgT///8C/v7/AgL+/gED//v///4A
left word pass	0.051	0.106	/AMABQr7/f8C+vv8Av///QIGAP3+/v3/
left word patch	-0.036	0	Af8A/fwDAQH/BAQE/v4BAf79AgMBAwEB
left word patrolling	0.007	0	Af8BAAABAQH/AAAA//8BAQABAAEAAAEB
left word pay	-0.002	-0.079	/wEAAgEA/wAAAP//AQIA/wAG/wD//f8A
left word payment	0.032	-0.02	/wIAAwMAAAAA/v4AAQAAAP8CAP0AAf8A
left word peak	0.05	-0.031	/QMAAwf+/v8B+/v/AwEA/wAB//sA/v8A
left word people	-0.002	-0.005	AAAA/v4CAAAAAQEBAP8AAAAAAP0AAQAA
left word percent	-0.085	-0.007	A/wA+/gBAgD+BgUB/f4AAwD6AAcCAwQA
left word period	-0.008	-0.022	Av4B/v8DAgH+AgID/v4BAv7+AQIBAgEA
left word person	-0.112	-0.065	A/v++vYGAf/8DAsE+v7/AwL3Awr+AwD8
left word phase	0.026	-0.069	/QT+AwX9/f4C/f3+AgL+/gEAAP7+//4A
left word phone	-0.025	0.016	AQAA//wA//8BAwH/AQL//wAAAAIA/wAA
left word pick	-0.044	-0.01	AAH9BwD5/vwABAH8AAL9AAUG/wT++/7+
left word picker	-0.039	-0.003	Av8AAP0AAAD/BAMA/wAAAQAAAAQAAAEA
left word pics	0.047	-0.013	/wEAAwb//wAB+/v+AQEA/wAD//z//f8A
left word piece	0.015	0	/wEAAQIAAAAA//4BAAAAAAAB//8AAAAA
left word place	0.023	-0.019	AP8AAAMCAQD/AAAD/f4AAf8AAP4BAQEA
left word placement	0.018	-0.016	/wEAAQP//wAA////AQEAAAABAP4A//8A
left word plan	-0.011	-0.044	/wAAAAACAAD/AwMC//8AAQD+AQIAAQH/
left word play	-0.045	0	Av4C/PoDAgL+BgUE/f0DA/38AgUCBAMC
left word plus	0.013	-0.016	Av4BAAAAAgH///8A//8BAQEBAf4BAAEA
left word pm	0.01	-0.004	AAAB/v4DAAEAAP8BAQAAAAAA//4AAAD/
left word point	-0.07	-0.014	A/0B/foEAgL9AgUE/f0DA/3+AAcBAAIA
left word polish	0.019	0.043	AAEAAwP//wAA/v8AAAAAAAEC//8A/wEA
left word pos	-0.03	-0.007	AAAAAf7/AAD/AgIAAQAAAQD+AAQAAQAA
left word position	-0.05	0	Af4C/PsEAgL9BgYF/f0EA/z8AgUCBAIC
left word post	-0.006	0.016	/gD+/gIA/v4BAQL+AQL9/wP+/gH9A/3+
left word postgre	-0.065	-0.001	AAAAAPsAAAAAAgUAAAAAAAAAAQUBAAEA
left word pound	-0.023	-0.07	A/wC/PwEBAP9AwIF/f4DA/38AQICAgMB
left word pour	-0.013	-0.013	AP8B//4CAQH+AgID/v4CAv7/AQECAQEB
left word power	-0.015	0	Af4B/v4DAgH/AgIC/v4BAf7/AgICAQIB
left word practice	0.114	0.035	+wT9CQ35/vwE9ff3BAf6/AYJ+/b9+Pz9
left word practised	-0.004	-0.009	AAAA/v4AAAAAAQEAAAAAAAAAAAAAAAAA
left word prep	-0.051	-0.01	Av8B+/kCAAH/BAQC//0BAf/8AgUBBQEB
left word preparation	0.027	0	Av8BAAMAAAEA/f7/AAAAAQABAP4A/wEB
left word prepare	0.043	0.071	/gL8BQT6/fwD/Pz6AwP8/QcG/vv9+fv8
left word present	0.038	0.036	AAABBAb+AAH//Pz/AAACAP8CAP4C/wIB
left word previously	-0.002	-0.028	AQAAAAEAAAAA/wD/AAAA/wEAAAH//v8A
left word price	0.035	0.108	/wEAAwT+/wAA/v3/AQEAAAED//v//QAA
left word print	-0.021	-0.007	A/0B/PwEAgH+AwID/v0CBP7+AQEBAAQB
left word prior	0.01	-0.004	AAAA/wEAAAAB/v7/AQH//wEAAAAAAAAA
left word probably	-0.015	0.069	AQEAAgL//wAA/AD/AQH/AAAAAAEA/wAA
left word process	-0.002	0	AAAB/gECAAIAAAADAf8BAP7+AAEAAgAB
left word produce	0.008	-0.007	AAAAAAAAAAAA////AAAAAAAB//8A/wAA
left word provide	-0.036	0	BfoE/PsGBQT8AwMF+/wGBfn8AwUGBQcE
left word provision	-0.049	0	BPsE+/oFBAT8BQUG+/sFBPr7AwYFBQYE
left word pull	0.022	0.04	/wIAAgP+/gAC///+AgD//gED//3+//7/
left word pupil	0.028	-0.026	/gIAAgP///8B/f3+AgH//gIC//z//v7/
left word put	-0.013	-0.145	AvwB//wIAwL9AwEI/f0FBfn5AP8EBgUC
left word putting	-0.005	-0.007	Af8A//4BAAD/AAEC//8BAP//AAEAAQAA
left word quad	-0.014	-0.023	AQAAAf7/AAAAAgH/AQAAAAABAQEA/gAA
left word qualification	-0.052	-0.002	BP0A/v8AAgD/AQMA/gAAAQD9AAUBAAIA
left word quarter	-0.042	0.029	/QL+A/79/v4AAgT/AAH/AAEAAAL/AP//
left word query	0.01	0	AAAAAAEBAQAAAAAB//8AAP8BAf4A/wAA
left word quiet	-0.025	0.068	AgAAAf0AAAD/AQMAAAAAAQABAAEAAAAA
left word raise	-0.003	0.064	/gP/AAD+/f8BAQD/AgD//wIB///+Af7/
left word rate	0.023	-0.017	AAAAAQIAAAAB//4AAQAA/wABAP3//v8A
left word read	0.05	0.031	/AT+BAb7/f0D+vz6BAP7/QYE/fr8/Pv9
left word ready	-0.062	0	A/wC/fkEAwP9BgUD/P4EA/v7AwgDBQQC
left word really	0.022	-0.025	AAAAAQIAAAAA//8AAAABAAABAP0A//8A
left word receive	-0.035	-0.01	Av4A/v0BAgD+AwMA/gAAAv//AQQDAwMA
left word record	0.032	-0.002	/gIAAgT//wAB/P3+AgH//gED//3//v4A
left word refer	0.014	0.059	AAAAAQL/AAAA//7/AAAA/wAAAP8A/wAA
left word register	0.056	-0.012	/QT+BAf8/f4D+vv8BAP9/AQF/vr8+/v+
left word regular	0.083	0.023	+wf9BQj7+/0E+Pj7BgT9/AUG/Pb7+vn+
left word relief	0.018	-0.016	/gL/AgL//v8B/v7/AgH//wABAP7/AP8A
left word replace	0.018	-0.061	/wEAAgL+AAAB////AQAA/wACAP3///8A
left word report	0.011	0.032	AAAAAQEAAAAA/wACAP8B/wEAAQD/AP8A
left word responsable	0.013	-0.009	Af4BAgIAAQH///8A/wABAf4AAAABAQEB
left word responsibile	-0.031	0	A/0D/PsEAgP+AwME/v0EAvz9AgMBAwIC
left word responsibility	-0.177	0.034	D/AH8/ELDAn0Dg0S8PYMDvHzCRENDREG
left word responsible	-0.047	-0.069	B+kN9PgLFwzvBwUK5vQPF+/2DAQcCBoP
left word resposible	-0.032	0	A/0C/PsDAwP/AwIE/v4BAvz9AgMCAgIB
left word rest	0.044	0.069	/wIABAb+/wAB/Pz/AQAA//8CAPwA/wAA
left word result	-0.098	-0.01	BfoE9fYIBAX8CwkJ+/oGBPn3BQkECQUD
left word retest	-0.076	0	A/0AAPsAAQD/AQQA/wAAAgD+AAcBAAIA
left word rewrite	-0.014	-0.001	AQAAAP8AAAAAAgP//wAAAQABAQIAAAIA
left word right	-0.152	-0.004	B/kD9u0IBAX7Dw0J+voGBPj2BQ0FCQYE
left word ring	-0.015	-0.037	AP////4AAP8AAf/8AAL+/wP9AQEA/wD/
left word role	-0.068	0.044	BPsC+/cGBQP8BgUG/P0EBPn5AgUEBQQC
left word roll	-0.005	0.045	AAAAAP8BAAAAAgIBAQAAAAD/AP8AAQAA
left word roof	-0.016	-0.001	AAAAAP4AAAAAAgIAAAAAAAD/AAEAAAAA
left word room	-0.063	0.022	BP0B/fsEAgL+CAYF/v4BA/v9AwgBBAIB
left word rota	-0.094	0.062	BPsA/PYAAQD/BgUB/f4AAgD9AgoBAgMA
left word roughly	0.037	0.144	/QP9BAT6//sC/Pz5AgX6/QcC/fz++/39
left word round	0.022	-0.09	AAAAAQP8AP8B/v76AAP+/wUD/v0A/wH+
left word route	0.005	-0.028	AAAAAf///wABAQH/AQL/AAEC/wL//wAA
left word rtw	0.032	0	AAEAAgQAAAAA/f4BAQAAAAAB//4AAAAA
left word run	-0.056	0.031	AP/+/vr+AP0ABQL9/wH8AAX+/gH/Af7+
left word running	-0.02	0.069	AAAA/v4BAAAAAQIBAAAAAP//AAEAAQAA
left word s	-0.045	-0.017	BfoE+vkHBgX8BQQF/PwFBPn6AwUFBgYE
left word safety	0.003	-0.013	Af8AAAAAAgD//wAB/v8BAv7/AAABAAEB
left word sale	0.091	-0.019	/wH+Bgj8AP4B+fj6AQP9AAQG/vf/+//+
left word same	-0.031	-0.031	BfwD/vsDAwP9BAQB/P8DA/3/AgICAwMC
left word sat	-0.096	0	BP0A/vsCAQH+BAYC/v8AAf/9BAgBAgIA
left word saturday	0.031	0.13	AQACAQMBAQIA/f0CAf8CAP8CAP0AAAAB
left word saturdays	0.074	0.004	/gEAAQkBAAAA+vkAAQIAAAAD/voA/wAA
left word say	-0.039	0.041	A/3//fwAAv7/AwP//gD+AQH6AQUDBAT/
left word scan	-0.011	-0.001	Af8B/v4CAQH/AgIC//8CAf//AAAAAQAA
left word scaner	0.017	-0.005	/wEAAQEB/wAA//8AAQAAAP8A//4AAAAA
left word schedule	-0.011	0.039	AAD/AQD+//8AAQH/AQD//wD/AAEAAQAA
left word school	0.055	-0.03	AAD/AwT/AP8A+/z+AAEAAAMF/vwB+wH/
left word scrap	-0.012	0	Av8AAP4AAAAAAgIA/gAAAQAAAAAAAAAA
left word second	-0.018	0.119	A//6BQP5//oA+AL1AQj0/wsG+AL+9/75
left word section	0.042	-0.177	/wIABAX+/wAB/Pz7AwL//wIB/vz//f8A
left word see	0.015	-0.037	Af8AAQABAAAA//7//gD//wEAAv8BAAEA
left word sell	0.049	-0.031	/QMAAwb+//8C+/z9AwL//gEE/vr//P4A
left word senco	0.001	0.045	AAAAAQD/AAAA///9AQL+/wEBAAEA//8A
left word send	-0.037	0.012	Av4B/PoFAgL+AwME/v4CAvz9AQMCAQIB
left word senior	0.114	0.107	+Qn8Cg74+/sG9vb4BwX7+gcI/PT6+Pj9
left word september	0.035	-0.013	/wEAAgT//wAB/f3/AgEA/wAC//z//v8A
left word service	-0.004	0	Af8A//4BAgAA/wD/AAH/AP8AAAEAAQEA
left word servicing	0.022	-0.004	AAAAAgL/AAAA////AAAAAAABAP8AAAAA
left word session	-0.012	0	Af8B/v0CAAEAAQEC//8BAP7+AQIBAgEB
left word set	-0.064	0.061	AP//A/r+AP/+BAT+/gH/AQIB/wX+//3/
left word shadow	0.062	0.275	/AT9BQf9/f0C+/v8AwP9/QQC//v9/fz9
left word shape	0.014	-0.017	AAAA/wABAAAA/v8CAAABAP4AAP8AAAAA
left word share	0.046	0.005	/gIAAgYA/wAB/PwAAgEA/wACAPv///8A
left word shed	0.005	0.01	AAEAAAAAAAAA//4AAQAAAAABAP8AAQAA
left word sheet	-0.06	-0.001	AvwA+fkEAgD+BAMF/v4BAv76AwQBAwIB
left word shelf	0.039	-0.009	/wH+AAUA//4C+/3/AgH+/gEBAP3//wD/
left word shepherd	0.025	0.097	/wEAAQT/AAAB/v7/AAEA/wABAP0A/wAA
left word shift	0.113	-0.22	+wf+CAr9/P0E+ff+BgH+/AQH/PX8+vn9
left word shoe	-0.011	0.071	AAAA//8AAAAAAgEBAP8AAAD+AQEAAQAA
left word shook	-0.063	0	Af8A/PoBAAAABgUB/gAAAQD7AQcBBQIA
left word shop	0.011	-0.006	/QP/AQQA/v8CAP8AAwL+/AMA//79/vz+
left word short	0.017	-0.085	AAIA/wH//wAB//8BAv8A/wIC//3+//7/
left word shorten	0.005	0	AQAAAAAAAAAAAAAAAAAAAQAAAP8AAAAA
left word show	-0.027	-0.036	/wIB/f0C/wEBBQMB/v8C//7+AgD/Af8B
left word sia	0.032	-0.004	AAAAAgP/AAAB/f7+AAH/AAEC//0A/gAA
left word sick	0.054	-0.109	/wMABAb+/wAC+/v9AwEA/wEF/vr+/f7/
left word side	-0.042	-0.036	Av4A/PoDAQH/AwME//8BAf37AAUBBAEA
left word sign	-0.02	0.018	AQEA//7//gABAgH+AgH+/wIC///+AP3/
left word signiture	-0.034	-0.009	Af4A//sCAQD/AwMD//8AAv/9AgMAAAEA
left word sims	-0.035	0	AAAAAP0AAAAAAwAAAAAAAAD/AAQAAAAA
left word single	0.063	-0.012	/gL/BAf+//8B+/r9AgH//gEE/vr+/f7/
left word sister	0.034	-0.048	/gIAAwT//wAB/f3+AgH//wEC//z+/v7/
left word sit	-0.034	-0.025	/gT/A/39/f8CBQL/AQD//gQDAAD+/f3/
left word site	0.068	-0.034	+wQABggA/wAB+/sABAIB/gAE/vr//P0A
left word six	-0.009	-0.001	/wAA//4BAAEAAQABAAAAAP/+AAAAAAAA
left word sixty	-0.006	-0.005	AAAA//4CAAEAAQACAP8BAP8AAP8AAP8A
left word size	0.01	0	AAAAAQIAAAD//wAB//8BAf8AAAAAAAAA
left word small	0.043	0.031	/gL/AgL9//8B+/z9AgH+/wME/v0A/v7/
left word smp	0.012	0.02	/wEAAQD//wAA/wAAAAAAAAAB//0AAP8A
left word so	0	0.036	Af8A/wAAAQD/AAAB//8BAf4AAQABAQIB
left word social	0.028	-0.001	/gIAAgL//gAB//7+AgEA/gEB//3+//0A
left word solicitor	0.035	0.008	/gL/BAX9/v4B/f39AgH//wID//z//f7/
left word some	0.022	0	/gL+AgL//v4C/v7/AgH//gEC//3+/v7/
left word someone	0.029	0.033	/wH/AQP+//8B/v7+AQH//wMD/vv+/P3+
left word someth	-0.044	0.073	Af0B/PsEAwL+BAID//4CAv37AQUCAwIB
left word something	-0.025	0	Av4A/PsBAQD/AgEB//8AAQD/AAEBAgEA
left word sometime	-0.007	-0.025	AAAA/v4CAQEAAAABAAAAAP//AAAAAgAA
left word sometimes	0.119	0.271	+wf/DA76/P8E9/X4BgT+/QIJ/fX99/r/
left word sort	-0.066	-0.032	BPsB+PkIBAL8CQgJ/PwEBPr5AwYCBwMB
left word speak	-0.039	0	Av4AAPz/AQAAAwP/AAAAAAD+AAQAAQEA
left word spend	0.075	-0.027	/gIABgr9/wAC+fn9AwL//QEF/vj/+/4A
left word spring	0.046	-0.026	/gP/BAX9/v4C/Pz9AwL+/wME/vv+/f7/
left word sprzatanie	-0.007	-0.001	AAAAAAAAAAAAAgIA/wAAAQAAAP8AAAAA
left word ssp	-0.002	0.031	AAAAAAAAAAAAAQEAAAAAAAABAP8AAAAA
left word st	-0.019	-0.001	Af8A/v8AAQD/AQIC//4AAAD+AgIBAQEA
left word staff	0.031	-0.068	/gP/AgL8//8C/fv8AwL+/gIB//3/Af//
left word stage	-0.01	-0.001	AP8B//8CAAEAAQEDAAACAP7/AQEAAQAB
left word stair	-0.007	-0.009	Af8A//8CAAAAAAEBAAAAAAD/AQAAAAEA
left word stand	0.046	0.121	/QT9BQT8/P0D+vv7BAT8/QIC/vz9+/3+
left word starsza	-0.004	-0.001	AAAAAAAAAAAAAQEAAAAAAQAAAP8AAAAA
left word start	0.143	-0.114	/AT+Cg/3/P0C9fX4AwX9/gYK/PP++Pz+
left word starter	-0.054	-0.008	Af4A/PsAAAD/AwMB/wAAAQD/AAUBAgEA
left word stay	0.021	-0.004	/wH/AgP9//4B/v78AQL9AAMC/v3///7/
left word step	-0.005	-0.007	AP8BAAEBAQH+AQEC/v4CAv3+AgICAgMC
left word still	0.005	-0.057	Av8AAP/+AAAAAAH9Af//AQICAP8AAQAA
left word stock	0.051	-0.026	/gL/BAb8/v4B/v3+AAH//wIE/vr//f//
left word store	-0.015	-0.021	/wEAAP4BAAABAQH/AQD//wD+AP8A//8A
left word street	0.011	-0.025	AAD/AQIAAP/+AQAB/v//AgEAAP8AAQD/
left word stuck	-0.046	0	BPwC/PkEAwP/BAMC//4CAf79AQUBAgIB
left word student	0.021	-0.025	AAAAAQIAAAAA/v//AAEAAAECAP4A/gAA
left word study	-0.067	-0.059	BPoA/v0FBQD8BAUB+/8ABP77AwcFAgYB
left word stuff	-0.012	0	Av4A/f4DAQH/AQEC//8AAf/+AQIBAwIA
left word stylist	0.009	-0.03	/wEA/wABAAAA//8BAAAAAP//AAAAAQAA
left word suggest	0.055	-0.002	/wIAAgYA/wAB+/z/AQAA/wAE//n//f8A
left word summer	0.072	-0.02	/AX/BAn8/v8B+vz9AgL//gME/vr++/z/
left word sunday	0.007	0.043	/wEAAQEAAAAAAAAAAAAAAAAB//8AAf8A
left word sundays	0.036	0.081	/gMAAgQA/wAC+/0AAwEA/gAB//3///4A
left word supervise	0.034	0.017	/AT+BAX8/f0C/f39AwL+/QMD/vz9/fz+
left word supervision	0.032	0.084	+wX9BAr6/PwF+f36BgX7+gYD/Pz7+fr9
left word supervisor	0.082	0.062	+wb+BQn9/P4F+Pj8BQT9+wMF/ff8/Pr+
left word supplier	0.005	0.017	AAEAAAEA/wAB//8AAQAA/wAB//7+/v4A
left word supply	0.008	-0.012	AQAAAAEA/wAAAAAC/wAAAAEAAAAA/wAA
left word support	0.043	0.185	/AT/BQX9/f4B/f7+AgL//gIE/vr+/Pz/
left word supposed	0.05	0	+wX9BQb8/P0E+/v8BQP9+wQF/fj6+vn9
left word sure	-0.03	-0.004	Af8B/fsDAQEBAQEBAf8B//79AQMAAwAA
left word swap	-0.043	-0.03	AAAAAPsAAAAAAwP/AAAA/wAAAAQAAP8A
left word system	0.084	-0.012	+wP/Agr+//8C+Pf/AwEA/QEE/vf//vsA
left word table	0.021	-0.014	/wAAAQMCAgAA//8AAAAA//4BAf0A/v8A
left word take	-0.063	-0.137	A/8A//v///8BBgf7AgD/AAP9AgL/BwIA
left word taking	0.012	-0.005	/wEAAQEAAAAA//8AAQAAAAABAP8A/wAA
left word talk	-0.031	0.042	AAD//wD/AAAABAAAAAAAAP/8AAMBAgIA
left word task	-0.142	0	CfcF9PEMBgf5DAsM9vYIB/b0CQ8HDAoF
left word tea	-0.112	0	CfgC9fUFBQT8CQoG+fkCBf38Bw0FCwgD
left word teach	-0.021	-0.001	AP8A/v4BAAAAAgID//8BAAD+AAIAAgAA
left word teaching	-0.016	-0.021	A/0C/f4DAwL8BAIC/P4BBP7+AgEDAgQB
left word team	0.046	-0.056	/AT7BAT1/foC/v34Awf6/gcIAf399Pv7
left word telephon	-0.006	-0.001	AAAA//4AAAAAAQEAAAAA/wAAAAAAAQAA
left word tell	0.019	0.02	/QP/AAD+/v4CAAD/AwH9/gX//fv9/vz+
left word temp	0.058	-0.047	/wEAAgYAAAEA+/v/AgAAAP4C//wAAP8A
left word ten	-0.095	0	BPwB+PYDAgH/AwcC/v4AAf/9AQkBAwMA
left word term	0.049	-0.042	/gMBAwX//wEA/Pz/AgABAAAC//v//v4A
left word termbase	-0.013	-0.005	AQAA/f0AAAAAAAAAAQAAAAD+AAEAAv8A
left word test	0.05	-0.029	/AP+BAX8/f4C/P3+AgH//gIE//v+/v3/
left word testing	0.001	0	AAAAAAAAAAAAAQEBAAABAP8AAP8AAQAA
left word text	0.001	-0.026	AAAAAAEAAAAB/v7/AgEA///+AQEBAgEB
left word that	0.023	-0.004	/wAAAQAAAAAB/v//AQEA/wACAP8AAP8A
left word then	-0.04	-0.122	B/kAAfsFCAD9BAcG+wECBv39BQkIBAsB
left word thing	-0.035	0.129	AP8B+vsEAQEAAwQDAP8BAP38AgEBAwEB
left word think	-0.032	0.032	Af4A/vwCAAD/AgMB/f8AAgD9AQMCAwMA
left word third	0.023	0.072	/QP/AgT//v8BAP8BAf8A/wIC//z+//z/
left word tho	0.006	-0.005	AAAAAAAAAAAAAAAAAAAAAAABAAAAAQAA
left word thousand	-0.032	0	A/0B/P0DAgL+AwIF/v4CAv39AQMCBAIB
left word thursday	-0.046	-0.007	Af8B/PoCAQH/BQUC//8BAf7+AQQBBAEB
left word thursdays	0.032	0.003	/wIAAgQA/wAB/v4AAQD//wEC//z///8A
left word ticket	0.012	-0.012	/wAAAQMBAAAA/wAC//8AAAD/Av8AAQEA
left word tidy	-0.014	0	AP8AAAEAAAAAAAEA/wAAAQD/AAIAAAAA
left word tidying	-0.001	0	AAAAAAABAAAAAAECAAAAAP7+AQEAAgAA
left word til	0.012	0.075	AAABAAEBAAH///8B//4BAf8AAQAAAAAB
left word till	0.054	-0.169	Av4CAQQBAwL+/PsA//8CAv4EAf0CAQMB
left word time	0.018	0.219	/gT+AgH6//wCAAL7AAD7/wQE/v7//v3+
left word timesheet	0.054	-0.054	/AX+BQf9/f4D+vv9BAP+/AMF/fn8/Pv+
left word tin	-0.055	-0.007	A/0C/fkDAgL/AwMB//8BAf78AgYCAgIC
left word together	0.054	0	/QT/BAf9/f8D+vv9BAL//QME/vn9+/z/
left word toilet	0.009	0	AAAAAAEAAAAAAAAAAAAAAQD/AAEAAQAA
left word toner	-0.029	-0.012	Af8AAf4AAAD/BAQA/gEAAAAB/wEA/wAA
left word tonne	-0.07	0.075	BPwB+/oEAgH9BwYD/fwCA/38AwUDBAQC
left word too	-0.014	-0.011	Av0D/v0DAgP/AP8B//8DAfz/AgIDAQMD
left word tool	-0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAD+AAEAAAAA
left word top	0.022	-0.041	/gIAAgL///8C/f7+AwL+/gIC//z+/v3/
left word total	-0.025	-0.046	BPwC/PwHBQP8BAEF/PwDBPv7AgMEBwQC
left word touch	-0.02	-0.013	AAAA//4B/wAAAQEAAAAAAAD+AQMABAEA
left word tour	-0.011	-0.011	Af8C//8CAQL/AQED//4CAf7/AQEAAAAB
left word trace	-0.035	-0.006	Av8A/PsAAAAAAgIA//8AAQD+AAMAAQAA
left word train	0.001	-0.022	Af4BAAADAwH+AQAC/f8BAv7/AQIDAwMB
left word training	0.045	-0.018	/AX+BQn7/P0C/P78AgL9/gYD/fz8+vz9
left word transport	0.022	-0.02	/wEAAQMAAAAB/f4AAQEA/wAB//3///8A
left word tree	0.018	-0.003	AAAAAQMBAAD///4BAP8BAf//AAAAAQAA
left word trial	0.034	-0.045	/QP/AwX9/v4C/f3+AgH+/gMD/vz+/f3/
left word tried	-0.014	-0.001	AAAAAP4AAAAAAgEAAAAAAAAAAAIAAAAA
left word trip	-0.035	0	Av4B/fsDAQL/AgIB//8BAf39AQQCAwIB
left word trolly	-0.014	0	Af4A/v4CAQD/AgID//8BAP8AAAAAAQEA
left word truck	0.033	-0.009	/wEAAgUA/gAB/Pz/AQEA//8CAP8A//8A
left word trust	0.045	-0.024	/gIAAwf/AAAA/f0AAQEAAAAD//oA/f8A
left word try	0.068	0.029	+Qf9CAj6+v0F+fr6BwT8+gQH/fn6+fj9
left word tuesdays	0.027	-0.075	/wIAAQIB/wAB/f4BAgABAP8AAP8AAQAB
left word turn	0.036	-0.015	/gL/AgP//v8C+/z+AgL//gMB//z/////
left word tv	0.04	-0.021	/wH/AwX+//8B/Pz+AQH//wEDAPz//v8A
left word twelve	-0.019	0	/wAA/f8CAAD/AgIF/v4BAf79AAMAAwAA
left word twenty	-0.076	0	A/wB+PUFBAH+BgYD/f4BAv37AQUCAwIA
left word twice	-0.086	-0.039	A/0B+vgEAgL/BAUD//8BAP39AAcBAgEB
left word type	0.084	-0.025	+gb+Bwr6/P0E+Pn6BQT9/AQI/Pb8+Pr/
left word unable	0.062	0	+gb9Bgj8+/0F+fr6BgT8+gUG/fj6+vj9
left word unit	0.036	-0.023	/QQABAT//wAB/f3/AgEAAAED/vv+/f3/
left word unload	-0.063	0	Av4A/vkCAQD/BwYB/gAAAP/8AQUCBAMA
left word unpaid	0.017	-0.014	/wH/AgH+//8B/wD9AAH+/wIBAP3///8A
left word up	0.122	0.278	9Q34Cgr59vgJ9/X1Cwn39ggI/PX49/b5
left word ups	-0.064	0.025	Av0C/PwEAgP9AwIE/fwDAvz8AgUDAgMB
left word use	-0.021	-0.063	Af4C//8EAgP9AgAH/v0FA/r9AwIBAAEB
left word used	0.023	-0.015	/QP+BAP+/v4C/v/+AgL+/gMD/f3//v7+
left word usually	-0.007	-0.025	/wEAAP8A/wABAAD/AQEA/gEAAAD///4A
left word van	0.026	-0.041	AP8A/gMCAQH//v4DAP8BAP7//wABAAEA
left word very	-0.064	0	Av4A/vsDAQH+BwMD/f8BAv39AgcCBAMB
left word viewing	0.027	-0.002	AAAAAQMAAAAA/Pz/AQEAAAAB//4A/v8A
left word virtual	0.005	0	AAAA/wABAAAA//8AAAAAAP8AAf8AAQAA
left word visit	0.017	0	/gP+BAP7/f0C/f77AwP8/gQD/v7+/P7+
left word visitor	0.021	-0.007	/gH/AwX9//8A/v7/AAEAAAABAP8A/wAA
left word visual	-0.036	0	Av8B/foCAQH/AwMC//8BAf39AgMBAwIB
left word w	-0.064	-0.004	A/4A+/gDAgH+BwUC/gAAAv77AgQBAgIA
left word wait	-0.002	-0.01	Af//AQD/AP8A/wD+/wL/AQEAAAAAAQEA
left word waiting	-0.002	-0.01	AAAAAAEAAAAAAAEBAP8AAAD/AAEAAQAA
left word waitress	-0.038	0	A/0C/PsEAwP9BAME/f0DA/z8AwUEBAUC
left word walk	-0.141	-0.036	Av4A/PYBAAD/DAoC/v4BAv/6Ag4BBQMB
left word want	0.011	-0.005	AAD/AAMA//8A/wABAAAAAAD/AP4AAAAA
left word wash	0.027	-0.045	/gIAAQUAAAAA//8AAAAA/wAB//7//v8A
left word wasn't	0.025	-0.016	/QMAAgT+/gAC/f3+AgH//gEB//3+//4A
left word watch	0.075	0	+gf9Bgn6+/0F+Pj6BgT8+gYG/ff6+fj+
left word watching	-0.023	0.14	/gP+AP0A/f4DAQH+AwH9/QP+///9APz+
left word way	-0.008	0	AP8B//8DAQP/AAADAP4DAfr+AgMCAwQC
left word wednesdays	-0.032	-0.03	Af8BAP8AAQEAAQIA/v8BAP/9AQQCAwIB
left word weeding	-0.011	0.129	Af8A/v4BAQAAAgIB//8BAP/+AQEAAwEA
left word week	0.131	-0.105	+wX8CQ72/fsC9fX1BQf6/AgO+/T99vv8
left word weekend	0.001	-0.085	/gP/BQf9//8B/P39AwL//wME///9/Pz+
left word weekly	0.112	0.095	/AT/CQr8/v8C9/b6BAT9/QUI/PT++fz9
left word weight	0.007	-0.007	Af8AAAABAAAA/wAAAAAAAAEAAP8AAQD/
left word weld	0.023	-0.028	/wEAAQP/AAAA//8AAAAAAAAA//4AAAAA
left word well	-0.03	-0.011	Af8B/f4DAQEABQMG//0DAPv8AgQBBgIB
left word whole	-0.054	-0.005	/wD//foEAP8ABgUBAQAAAP/7AAT/Bf8A
left word why	-0.05	0	A/0A+/kBAQD/BQQB/f8AAgD8AQMBAwIA
left word will	-0.011	-0.008	/wL/AgD+/v8D/gD9AwL+/QIC/wD+/v7/
left word win	-0.004	-0.024	AP8A/wH/AQD//////wL/AQAAAAECAgIA
left word wish	0	0	AAAAAAEBAAD/AAABAP8BAf//AQAAAQEB
left word wk	0.001	-0.057	AP8AAAAAAQD/AQAA/wAAAQD/AP8BAAEA
left word wks	0.048	-0.041	/wIAAgX//wAB/Pz/AgEA/wED/vv//f//
left word woman	-0.044	-0.037	Af//Af3+AP//BAUA/wAAAQD+AAQBAQIA
left word word	-0.072	0	BPwA/fkBAgD/BAUB//8AAQD9AwYCAgMA
left word work	-0.011	0.18	BPoG+f8IAwb9Af8F+/oFBPz+BAQFCQcD
left word wrist	-0.078	-0.022	A/0A+voAAQD+AwcB/v8AAgD9AQgBAAIA
left word write	-0.041	-0.08	BvcD/vsHBwT6BgYH+f4DBv39AQYGBAgB
left word wrong	-0.045	-0.006	Av8A/PkBAAAAAwMB/wAAAAD7AQQABQEA
left word wte	0.002	0	AP8A//8BAAAAAP8BAAAAAAD/AAAAAQAA
left word xma	0	-0.061	AAEA/wIAAAD//QEC//4AAQD/AwIB/wEA
left word yard	-0.042	0	Av8AAPwAAAAABgUA/gAAAQD+AAMAAQEA
left word year	0.055	0.099	/gL9BQL4/fwC+fz3AQT6/wgJ+vz++P37
left word yes	-0.03	-0.002	Af8A/vwCAQD/AwMC/wABAf/8AQMBAQIA
left word yet	0.038	-0.108	AAEAAQX/AAAB+/v9AAL/AAAD//wB/QAA
left word young	-0.016	-0.007	Af4B/v4CAgL+AwME/v4DAv//AQAAAQAA
level 1 above all, carried	0.058	0.084	AP8KBQkBAwgA+/oDAQAH/fcHAf0C+/4H
level 1 above all, loose	0.067	-0.031	+ggB/gMF/AIF/f0DBQEE+v8A+vz5A/r+
level 2 above all, carried	0.026	0.255	+QL8AAAA/v0AAgACAgD9/wED/v39APv9
level 2 above all, loose	0.08	-0.105	+Qn/BQb++P4F/fr7BQMA+gUG/vj5+ff/
level 3 above all, carried	0	-0.085	AfoFAgABBgT+/wEE9/8HBPoEAQEH/wYE
level 3 above all, loose	0.006	-0.154	//wFAQUCBgP9/gEE+wAFAPv9AgAH/QUE
level on the object -1	0.014	0.068	Afr/AAP+BP///P78+wECAwAB/v0GAQMA
level on the object -2	-0.064	0.047	CPr//f0EBAD9BwQE+/7/AwIAAQUD/gX+
level on the object 0	0.022	-0.149	CP0C+v/7DgH3AwEB+QIACP77/wEOAQz7
level on the object 1	0.016	0.346	+QcA/fv/+wADAgMDA/8D+/78/vz7Avr/
level on the object 2	0.085	0.156	9Qv7BQj+9fsL+vf8DwT88gQH/Pjz//H9
level on the object 3	0.023	0.252	+Qr2AwP69/UK///4Dwn29AwC9v3z/vH2
limit gone from 0	-0.017	-0.487	Av37/gD9BPz//QL5AAP3AgwB/QEC/wP5
limit new at 0	0.086	0.018	/AEBBQkCAAIC9/YCAgMB/f0C//kCAP8B
limit same	-0.023	-0.083	/gX5Af3++vkDAQL+BAP5/Ab+/AD4Avn7
linked in the old text	-0.059	0.128	+Af6A/r89PsJBQf3Cgb99gP9AAT5/Pn+
loose act	0.006	-0.005	Bv/+AwACBgD/AvwB+gf//v4D+wIE+v79
loose act in and	-0.004	-0.096	CP77Av8BAP39Af8D/QX+BQAA/QEDCAsA
loose act in complement	0.067	-0.034	/f8ABgX+AAD/+vr+/gEAAP8EAPgC/QEB
loose act in main	0.009	0.214	/v0G/f7//wT8AvoDAP8EAPsCAQAEBAEA
loose act in means	0.043	-0.06	/gIABAX/AwAA/f7//gEBAP8B//0CAAIA
loose act in purpose	0.054	0.002	/gL9BQf5APv//fr5/gP+AAYC/fwB/AH9
loose act in reason	0.03	-0.022	AAEAAQP//wAB/f7+AQAA/wADAPwA/v8A
loose act in relative	0.04	0.056	Av7+AgL7BP3/+/z5/AT6AQYE/foE/wP+
loose act in result	-0.005	0.015	+gX5BgD8/fkF/QL7AAj5+QH//AD/9/r8
loose act in time	0.026	-0.105	/wP/CAX8/v8D+/v9AwP//QEC/v3++/0A
loose act, 0 left	0.027	-0.035	B/wH/QYEBAX6AfwC9/4M//kDBP8G/QYC
loose act, 1 left	-0.014	-0.067	+QD4//31+fgFBP/6BQb3+AgE9f36Bff5
loose act, 2 left	0.018	0.119	DvX8Bf0AB/z6BP8D+AX7CgT8AQQH/Qz+
loose act, antonym	0.052	-0.088	/Ab/BQj7/P4F+/v6BQP8/AYF/Pr6+fn9
loose act, broader	-0.048	-0.045	Af8A/vsBAQAABQEAAP8AAAD+AAQAAgAA
loose act, closeness 0	-0.005	-0.029	Av/+BAABBAL7AvwB/gsD//z/+v4EAAD8
loose act, closeness 1	-0.069	-0.077	BPwB+fcIAwL8BQUH/P0DA/z3AgYDCQQC
loose act, closeness 2	0.018	0.048	//8AAQEBAQD///8B////AQIAAf4BAAH/
loose act, closeness 3	0.036	0.071	A/4AAgIAA////v4A/wH/AQMCAAACAgQA
loose act, closeness to left 0	0.008	0.017	Afv9BQD8Av0ABPv++gf9AgIE+AMC/QH6
loose act, closeness to left 1	-0.066	-0.016	AvsC+fcIBAL9BgcK/fsEAvz4AwYDBwMC
loose act, closeness to left 2	-0.042	-0.006	Av0B/fsDAgH/BQQE//4BAv/9AgMCBQIA
loose act, closeness to left 3	0.039	-0.024	AP8BAgMBAgH//f4A/wABAf8BAAABAAIA
loose act, cosine 0	0.036	-0.093	/gP5AwH8+/kB//75AAP4+wkD/v7+Avz7
loose act, cosine 1	-0.014	0.064	/AH///4C//8BAP7//wYC/PsA/f0CAP8A
loose act, cosine 2	0.05	0.136	/wIDAQIBAf8A//sE/wMBAP8A+/8BAv4C
loose act, cosine 3	-0.023	-0.04	Bv79Av0AA/77Bf3++AEBCAH/AggI+Qz7
loose act, cosine 4	0.013	-0.075	Av//AAL9Af//AAH+/QAAAQD+AQQBAAMA
loose act, cosine to left 0	-0.002	0.11	AAQBAf7+//4DAP8D/gEE+gAE/wL//QH/
loose act, cosine to left 1	-0.002	0.056	+gP8AQH9/PwD/wL9Agf8+wj/9wD6Afr7
loose act, cosine to left 2	0.036	0.017	B/YC/v0FCQP0//sG+QEECf4AA/sLBQoF
loose act, cosine to left 3	-0.005	-0.112	BP0BB/0EAgIBAf0EAQABAAD+/QEC/gH+
loose act, cosine to left 4	0.041	-0.061	Af7+AgP6AP3+/gH3/gT8AgQA/gAC/QL+
loose act, derived	-0.021	0.073	CPgE+/wEBgT7AwQF+PsFB/v7AwYGBQkE
loose act, everyday term	0.016	0.038	A//6/QQCAPsB/QAA/Qf4/v8A+QABAgP9
loose act, far-broader	0.072	0.047	/gEBBAX+AQAC+vz+AwL//v8E/fsA+f8A
loose act, listed	-0.007	-0.004	/wEB/v4D/wH/AwQG//0CAf3+AgD/A/8B
loose act, narrower	-0.03	0.193	Av/+BP0FAP/9BgUCAAL/AQAD+wD/AAD8
loose act, no term	-0.073	0.026	B/gA//j/Bv73BQb+9AH/BwMA/wQGAwf/
loose act, none	0.012	-0.324	AQL/AgID/f7/A/r+/ggBAP7//P0A/wL+
loose act, paraphrase	-0.03	0.028	/wEAAQH/AAAA/gEAAQAA/wD+AAQAAAAA
loose act, rare-synonym	0.051	0.115	/wEDAQYBAgT+//4D/f0FA/7/AfwD/wIC
loose act, sibling	0.011	0.155	B/v8BP75Bf38BAT5+AX+Agj9AgAE/AX8
loose act, term of a trade	-0.019	0.025	CP//A/8BBAL9Afv8+AP+A///BP0F+Qf+
loose act, term with contrasts	0.029	-0.066	+gECBAIE/gD///sEBQIG/vsD/gL6//4A
loose adjective	-0.003	-0.098	//z7/QL5B/j7/wT6+wT4AAj9+/8F9//5
loose adjective in and	0.038	0.111	/f4D/gP/BAP/APr+/QQEAv/9//kB+gIA
loose adjective in complement	0.074	0.062	/gIABAkA/wAC+fn/AQH//QACAPsAAP8A
loose adjective in main	-0.008	-0.226	AAL5BP73/fgC/wD1AgL1+wcA+wEA+P37
loose adjective in means	-0.012	-0.005	Af8B/v4CAQEAAgIDAP8BAP8AAAEBAQEA
loose adjective in purpose	0.047	-0.043	/QL/AQQA//8B/f4AAQAA/v8BAPsAAP0A
loose adjective in relative	-0.008	0.05	AvwAAgEAAQD+/gEA/gAAAgAAAP8B/wMA
loose adjective in result	0.028	-0.121	/gAA/gIDAQD/AAAB//8A///7AP0CAgEA
loose adjective in time	-0.095	0.06	BvoA+wABBAD9AgUB/P8ABAH/AAoCAAQA
loose adjective, 0 left	0.005	-0.103	/gD9A//9A/z+AAD7AAL+/AIC/gEC9//9
loose adjective, 1 left	0.006	0.08	/gL6/AP1Afj/+gD2/wj3AQf//P0B+gL5
loose adjective, 2 left	-0.03	-0.088	AP8C+fwGAgL/BQIH/fkDAv36AwICBgIC
loose adjective, antonym	0.009	-0.083	/wEAAgEAAAH/AQH/AAD/AAABAP8B/gEA
loose adjective, closeness 0	0.011	-0.062	/v75/AT5A/j8/QH4/gH6/Qb5+fsH+AL7
loose adjective, closeness 1	-0.067	-0.036	AP8B+/wCAQEAAgUC//8B//77AgUBAgEB
loose adjective, closeness 2	-0.049	0.003	AQAA//sCAAAABQMCAP8AAP/9AQUAAgAA
loose adjective, closeness 3	0	-0.012	AAT/A/79/v8BAP/8AQL+/wEEAAD//v//
loose adjective, closeness to left 0	0.016	-0.079	AP/5AgH7Avn+/P/3/QT5AAb8+AAG9QP6
loose adjective, closeness to left 1	-0.058	-0.017	Av4C/P4CAgL/AgUD/v4CAf37AwUBAQIB
loose adjective, closeness to left 2	-0.02	0.003	AQAA//4BAAAAAwME//4AAP/9AQIAAQAA
loose adjective, closeness to left 3	-0.045	-0.01	AQL/APz///8BBQP9AQL+AAMC/wP//wD+
loose adjective, cosine 0	-0.036	0.031	Afz++/r+Av3/BAT9+wD9AAH5AAMF/QP+
loose adjective, cosine 1	0.079	0.055	+wMBAAn+/wEF/P4ABwAD+P0BAP37+vYB
loose adjective, cosine 2	-0.007	-0.112	AAD7AgT7Avr//P/1/gP3AQkD+wME+wP7
loose adjective, cosine 3	0.016	-0.041	/f8B/gEAAwD+Av4E/P8CAv/8AfkDBAMB
loose adjective, cosine 4	-0.042	-0.041	A/4AAPz/Av//AgP//v8AA//+AQgC/wQA
loose adjective, cosine to left 0	0.024	0.009	+Qr5/gD6+vgHAgD9BP/7+Ab7/v75+fb7
loose adjective, cosine to left 1	0.038	-0.05	/AQABAL7/v8A+/79AwUA/AIF/fwA/fz+
loose adjective, cosine to left 2	-0.042	-0.03	Bvb+BAD8B/34+wH69gP8CgQC/gQI+wz9
loose adjective, cosine to left 3	0.011	0.04	BfkE/P0EBgT6Av4E+/0EBvv9BAEEAAYE
loose adjective, cosine to left 4	-0.041	-0.078	A/4A/f4BAgD/AQIB/wD/AgH//wYC/QT/
loose adjective, everyday term	-0.039	0.157	Bv0BAvkBBQP/AQMA/P8CBP8D/wcCAAYB
loose adjective, far-broader	0.023	-0.029	/gECAAMCAAIA/f4DAf8C//3/Af4AAP8B
loose adjective, narrower	0.07	-0.025	/wEBAwcAAAEA+/j+AAIA//8F//3//f4A
loose adjective, no term	-0.023	-0.231	/vv9+QAABPv7/wIG+P0BAfn4AQIJ/gAA
loose adjective, none	0.007	0.137	+wH6AAD6BPj+/gD3+QP5AAf/+v0F+QL5
loose adjective, paraphrase	-0.091	0.045	Av4A+fYCAAD/CQgB//8AAQD5AQkABQEA
loose adjective, rare-synonym	-0.004	-0.035	Af8B/v8BAQEBAP//AAD///78AQEBAAIA
loose adjective, sibling	0.059	-0.113	/gL/Bwf8/v8B+/z9AQP+AQQG/vgA+v/+
loose adjective, term of a trade	-0.024	0.027	/AH//QL///8AAwP8/wL+/wP8/wH/AP//
loose adjective, term with contrasts	0.212	-0.063	8g77Ehbw+PkI7O7vDAz29gsQ+e368vX7
loose adverb	-0.014	0.053	Bv/3AQX9AfcA/QD/AgT0BAgB+f3//gL4
loose adverb in and	0.018	0.155	/vz+AgD+A/79/wAC/wb+A//9/gAD/wIA
loose adverb in complement	0.003	0	AAAA/gAAAAAA//8A/wAAAAAAAAAAAAAA
loose adverb in main	0.064	0.086	+wz5AQ3++fgE+Pv7Bf73/gcC/vj7/P75
loose adverb in means	0.005	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose adverb in purpose	-0.092	-0.001	BPwA+/kAAgD9BQQB/f8ABAD+AAoCAgQA
loose adverb in relative	-0.083	-0.05	BfsA/fUDAgH9BQcB/v8ABP/8AQUDAwYA
loose adverb in result	-0.025	-0.076	Af4A/v4CAQAABgID/v8AAQD9AQIAAwAA
loose adverb in time	-0.072	-0.002	Av0A+vsBAQD/BwYA/gAAAgD9AAgAAgEA
loose adverb, 0 left	-0.058	-0.006	AQP6AwD9/fkDAP4ABQP4/wf9/gH7Af37
loose adverb, 1 left	0.064	0.06	AQH9BAf+AP3/+f3+AAP9AwIF/P0B+wH+
loose adverb, 2 left	-0.015	-0.001	A/0A+voBAgD/BAMA//8AAQD7/wACBQMA
loose adverb, closeness 0	-0.007	0.024	AwH4/wT+APj/AAL/AgH2Awr+/f7+AQD4
loose adverb, closeness 1	-0.051	-0.015	A/4A/f4AAQD+AQT//wAAAv//AAUAAgIA
loose adverb, closeness 2	0.034	-0.017	/wEABgT+/wAB/Pr+AwEA/wEF/v7//AAA
loose adverb, closeness 3	-0.033	0.062	Av///v7+AP//AwP+AAH/AQH+/wQAAAD/
loose adverb, closeness to left 0	-0.015	0.002	AQP4/wD9/vkA/wABBAL3AwT9/vwAAwL5
loose adverb, closeness to left 1	-0.046	-0.015	A/wA+v0DAwD//gIA/wAAAQD+AAYBAQIA
loose adverb, closeness to left 2	-0.024	0.006	Af8AAP0AAAAAA/8A/wAAAQABAAIA/wEA
loose adverb, closeness to left 3	0.015	0.062	Av//AwP8AP8AAAD9AAL/AAMC/gD//f//
loose adverb, cosine 0	-0.066	-0.048	AwAABP39//8BBAD9AAH+AQIF/gb//QH/
loose adverb, cosine 1	0.061	-0.022	+Ar9BQD8+P0I/Pr7Cgb9+AMB+/j5/vb9
loose adverb, cosine 2	0.007	0.251	/QP9/QYC//0B/v8DAwH7AAT9//39/v/9
loose adverb, cosine 3	-0.01	-0.096	CfT++QIAB/74AQIA+QH9CQP9AAEIAgn+
loose adverb, cosine 4	-0.017	-0.031	AQAAAf8BAAD9AAEB//0AAgEC/QP//gH/
loose adverb, cosine to left 0	-0.047	-0.025	AQL5BQD1+/gE/gH5BQf3/QoD+gH5/Pr5
loose adverb, cosine to left 1	0.055	-0.038	+QX//QEEAP8AAf4EBQAAAP////cAAf0A
loose adverb, cosine to left 2	0.014	0.138	AAD//AIE/wAB/gADAgD+AQIAA/7/BAAA
loose adverb, cosine to left 3	-0.024	-0.008	B/r/Afv/A//7AwAC+v4CB/4C/gMFAAgA
loose adverb, cosine to left 4	0.007	-0.012	Av7//wH/Af///wD///4AAf8AAQQCAAIA
loose adverb, everyday term	-0.07	0.186	Bfv6/gMIAvz7/wID/v75BwT+AAQEAQn7
loose adverb, narrower	-0.016	-0.036	Af4B/gABAAH+AgEB/v4BA/8AAAIBAQEA
loose adverb, no term	0.043	-0.184	/QX9CAPz+/wEAPz0BQj8/wcG+P78/P39
loose adverb, none	0.003	0.091	/wP3AAL/+/f//QD+AQP1Awv++v8A/gL4
loose adverb, paraphrase	-0.012	0	AP8A//4BAAAAAQABAP8BAP/+AAIAAgAA
loose adverb, rare-synonym	-0.023	0	Av0A//8AAgD+AQEA/gAAAgD/AAMCAQMA
loose adverb, sibling	-0.049	0	/wH/Af0A//8BBAEBAgD/AAAA/wT/AP//
loose adverb, term of a trade	-0.053	-0.009	Av4A+fgBAQD/BgUC//8AAf/6AAUBBgIA
loose adverb, term with contrasts	0.131	0.062	+An+CA39/P4E9/f8BwP+/AIG/vX7+/j+
loose behind (	0.023	0.039	/wEAAgL//wAB/fz9AgL//wECAP0A/wAA
loose behind ,	-0.008	0.057	A/37CAEG//v8//wD/gD///4A/gED/AL+
loose behind 0.8	-0.007	0	AAAA//8AAAAAAQEAAAAAAAD/AAABAAEA
loose behind 1	0.044	-0.026	/wEABAX/AAAA+/v+AQEA/wAD//wA/v8A
loose behind 1,000	-0.002	0	AAAAAAD/AAAAAQEBAP8AAAABAAAAAQAA
loose behind 10	0.04	0	/wEAAQT/AAAB+/v9AQH//wEC//z//v4A
loose behind 11	0.067	0.059	/gMAAwYAAAAC+vn+AwIA/gED/vn//f4A
loose behind 110	-0.027	0.027	Av4A//4AAgD9BAQB/P8BBAD9AAMCAwMA
loose behind 12	0.02	-0.01	AAAAAQIAAAAA/f3/AAEAAAACAP0B/wEA
loose behind 120	0.057	-0.019	/QMAAwb+//8C+/z+AgIA/gACAPr//v4A
loose behind 15	0.01	-0.01	/wEAAgL/AAAA/f//AQEAAAACAP4A/gAA
loose behind 150	-0.006	-0.005	AQAA/f8AAAAAAAAAAQAAAAD+AAAAAv8A
loose behind 2	-0.037	-0.003	/wEAAf//AAAAAQL/AQH//wH/AAMAAgH/
loose behind 20	0.012	-0.002	/wEAAQIAAAAB//8AAAAA/wABAP8A//8A
loose behind 200	-0.006	-0.014	Av4AAAD/AAD+AgL//gAAAwACAAIBAAMA
loose behind 210	-0.025	0	Av8A//sAAAD/AwMA//8AAQAAAAEAAQAA
loose behind 22	0.03	-0.008	/wEAAQMAAAAB/P3/AQAA/wABAP0A//8A
loose behind 220	-0.037	0	Af8A/vwAAAD/BAMA/wAAAQD8AAMBAgEA
loose behind 24	-0.053	0.01	Af8AAPgAAAAAAgYA/wAAAAAAAAQAAAAA
loose behind 25	-0.009	0	/wAAAP8AAAAAAgEAAAAAAAAAAAEAAQAA
loose behind 28	0.012	-0.015	/wAAAgIAAAAA//8AAAAAAAAAAP8AAAAA
loose behind 3	0.033	-0.01	/wIAAQIA/wAB/v0AAgAA/gEC//z//v7/
loose behind 30	-0.038	-0.01	AP8A//v+AAAAAgL+/wEAAAD+/wMBAQEA
loose behind 300	0.016	-0.001	AAAAAAAAAAAA/v4AAQAA/wAB//4A/wAA
loose behind 350	0.007	-0.007	AAAA/wAAAAAA//8BAAAAAAAAAP4AAP8A
loose behind 4	-0.044	0	Af8A/vwAAAAABAMA/wAAAQD/AgMAAgAA
loose behind 40	-0.055	0	Av0A+/8CAgD+AQUB/gAAAf76AAgCAgQA
loose behind 450-seat	-0.022	0	Av8A/f4AAAD/AwMC/v8AAgD+AAIAAwEA
loose behind 5	0.004	-0.049	/wAAAAAAAAAAAQABAP8AAAAA//7/AP8A
loose behind 50	-0.001	0	/wEAAP8A//8BAAD/AQH//wAAAP7/AP8A
loose behind 500	-0.031	0	Af8A/vsBAQAAAwMA/wAAAQD+AQIAAgEA
loose behind 5am	-0.036	0	AgAA//0AAAD/AwMAAAAAAQAA/wMAAgAA
loose behind 6	0.001	-0.004	AQEA/wAC/wAB/v8BAgAA/wD+AQEAAgAA
loose behind 60	0.04	-0.011	/gEAAgT/AAAA/P3/AQEA/wED//sA/f8A
loose behind 80	-0.009	-0.005	AAAA//4BAAAAAgEAAP8AAAD/AQAAAf8A
loose behind 85	-0.032	0	A/0A/f0BAgD/AQMB/gAAAgD9AAQCAAMA
loose behind 9	0.017	0	/wEAAQIA/wAB/v4AAQAA/wAAAP4A//8A
loose behind 90	-0.037	-0.003	Av4A+/sAAQD+BQQB/v8AAgD+AAEBAAEA
loose behind 900	0.005	-0.023	/wEAAAEAAAAA/wABAP8AAAAAAAAA/wAA
loose behind :	0.021	0.018	/wAA/gEAAAAA//8CAAAAAAAA//7/AgAA
loose behind ;	0.17	0.065	+An+ChL4+v0E8fP4CQb9+wYJ+vT89vr/
loose behind a	0.033	-0.109	CPQBBgf6DgP18//98AD9DwIN//4N+gsC
loose behind about	0.056	-0.026	/QMAAgf//wAB+fr/AQEA/wED//r//f4A
loose behind acca	-0.053	-0.04	BfkA+vkFBAH7BwYH+voBBv/8BAUEBAUB
loose behind across	0.019	-0.007	/wEAAQH/AAAB////AQEA/wAAAP8AAP8A
loose behind additional	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind after	0.026	-0.02	//8AAAEAAQD+AQAA/wEAAQD///0AAv8A
loose behind age	0.017	-0.003	/wEAAQIAAAAA/v4AAAAAAAAAAAAAAAAA
loose behind agency	-0.108	0	BvsA9/YCAwD+CgoC/f4BBAD3AQoCBwQA
loose behind agency's	0.005	-0.005	/wEAAAAAAAABAQEAAQEAAAABAP8AAP8A
loose behind aid	0.008	-0.027	/gEAAAH//wAB//8AAQEA/wAA/wD/Af4A
loose behind airflow	-0.038	-0.016	Af8A/PoCAQAAAwMBAP8AAP/9AQMAAwAA
loose behind all	0.092	-0.086	/QP/BQv+//8B+fn/AgEA/wAE/vf/+/3/
loose behind always	0.008	-0.008	/wEAAv///wABAP//AAAA/wABAP3///4A
loose behind am	-0.035	0	Af8A/fsAAQAAAwIB/wAAAQD+AAQAAgAA
loose behind am2	0.01	-0.002	AAAA/wEAAAAAAAAAAP8AAQAAAP7///8A
loose behind an	-0.001	-0.061	/wEABwP8//8A/v38/wH/AAMCA/wB+gH/
loose behind anaesthetised	0.02	-0.01	AAAAAQIAAAAA/v4AAAAAAAACAAAAAAAA
loose behind and	-0.002	-0.038	Av8BCAMC/gEB+voGAQMF/fsHB/n7/PsE
loose behind angular	-0.052	0	Af8A/fsBAAD/BgYE/v0AAQD7AQYAAwEA
loose behind answered	-0.052	-0.025	Av4B+/oBAQH9BgYF/fwBAwD9AQQBBQEA
loose behind any	-0.013	0.096	Af4A/v0BAAAAAgICAP8AAAH/AAAA/wAA
loose behind are	-0.022	0	Af8B/f0DAQH+AwME//4BAf79AQIBAgEB
loose behind around	-0.04	-0.057	AP8A+/oAAQD/BwMB/v8AAgD8AAEAAgEA
loose behind as	0.069	-0.064	/QP+AQn8//4A+Pr/AgL+/wIE/vr+/vz+
loose behind assistant	0.024	-0.011	AAAAAAEAAAAA/f7/AQEAAAAB//4AAAAA
loose behind assisted	-0.02	-0.008	/gL/AP3+//8BAgL/AAH//wEA/wEA////
loose behind at	0.123	0.137	9gb9DA32/PwF9vP3BAj8+wcL/PX79Pj9
loose behind autistic	0.01	-0.034	/wEAAgAAAAABAP//AAEA/wABAP0AAAAA
loose behind baked	-0.017	0	AAH/AAD+//8AAQH/AAH/AQH//wL/////
loose behind be	-0.017	-0.004	AAEAAgL//wAA/wD//wEAAAEB/wEA/gAA
loose behind been	-0.03	-0.01	Av7//f7/Af//AwMA/QAAAgH+AAICAAMA
loose behind before	-0.023	0.046	AP4AAP//AQAAAAL+/wEAAAECAAMB/wEA
loose behind besides	0.026	0.106	AAAAAgL/AAAA/f7+AAAAAAACAP0A/gAA
loose behind better	0	0	AP8A/wABAAAAAAEAAAAAAP8AAQABAQEA
loose behind between	0	0	AAAA//8BAAAAAQEB//8AAf//AQAAAQEA
loose behind billing	0	-0.001	/wAA/gIDAAAAAgACAAAAAAAAAQEAAgAA
loose behind blood	-0.021	-0.003	AAEA/v4A/wAAAwIAAQEAAAD9/wL/AP8A
loose behind blow	-0.037	0	Af8B/fwDAQH/BAME//4DAfz8AgUBAwIC
loose behind board	-0.005	0.039	AAEA/v//AAD/AQH/AQAAAQH/AP//AP8A
loose behind body	-0.04	0.074	AQAA/P4AAAAAAgQBAAAAAAD8AAQAAAAA
loose behind booking	0.013	0	/wEAAQL//wAA//8AAAAAAAABAP8AAAAA
loose behind bringing	0.028	-0.007	AAAAAQP/AAAA/f3/AAAAAAACAP0A/wAA
loose behind broadband	-0.009	-0.001	AQAA//8BAAEAAgIB//8AAQD+AQEAAQEA
loose behind building	-0.048	-0.004	Av4A/foBAQD/BAMB/v4AAQD9AwUBAwIA
loose behind built	0.037	-0.029	/wEAAgX/AAAB/Pz/AgEA/wAC//0A//8A
loose behind busy	0.015	0.024	/gEAAAEAAAAAAAABAP8AAAABAP0AAP8A
loose behind but	-0.018	0	AP8A/v4AAQD/AgIA/gAAAQD+AAEBAQEA
loose behind butcher's	-0.03	0.017	Av8A//0AAAD/BAQAAP8AAgD+AQMAAgEA
loose behind by	0.027	-0.06	/gEAAQH/AwD+AP3/+wEAAgD//v0DAAT/
loose behind call-out	-0.04	0	AgAA/fwAAAD/BQQB//8AAQD8AQQAAQEA
loose behind callers	-0.008	0	AAAAAAAAAAAAAQEA/wAAAAAAAQAAAAAA
loose behind calls	-0.006	0.104	/wEAAAD/AAABAQH/AAEAAAAAAAEAAAAA
loose behind card	-0.052	-0.003	Av4A/PsBAQD/AgUB//4AAQD8AgUBAwEA
loose behind care	-0.044	0.043	AAAAAAEAAAAA/wAAAQAAAAAAAgABAAIA
loose behind cash	0.005	-0.037	AAAAAAAAAAAA//8BAf8AAAD/AQAAAQAA
loose behind chased	-0.046	0	A/0A/fwCAgD+AwMD/v0AA//7BAUDBQUA
loose behind check	-0.054	0	Af8A+/kDAAAABgUDAP8AAAD7AQYABQAA
loose behind checked	-0.018	-0.033	BfwC+fkGAwP+AAAC//4CAvr8AgQCAwYC
loose behind chef's	-0.005	0	AAAA//8AAAAAAQAAAAAAAAD/AAAAAAAA
loose behind chiefly	-0.056	0.067	A/8A/v0CAQD/AwMCAAAAAf/+AAQAAwEA
loose behind child's	-0.017	0	Av4A/v4CAQD/AQID/v4AAQD+AgIBAgIA
loose behind childcare	-0.026	-0.001	Av4A/f0BAgD/AwIA/v8AAQD9AQMCAwIA
loose behind children	0.011	-0.002	AAAAAQIAAAAA//8AAAAAAAAAAP8AAAAA
loose behind children's	-0.027	0	Af8A/v4AAAAAAwMBAAAAAAD8AQMBAgIA
loose behind chilled	-0.015	-0.018	AQAAAv//AAD/AgIAAAAAAQAB/wAA/gAA
loose behind christmas	0.037	-0.015	/wEAAwX/AAAB/f3+AQH//wED//sA/v8A
loose behind claw	-0.033	-0.001	Av8AAPwAAAAAAQMAAAAAAAAAAAQAAAEA
loose behind cleaning	0.006	-0.012	/wEAAgH+AAAA/v7/AAEAAAAD/wAA/QAA
loose behind client's	0.011	-0.011	/gEAAQL/AP8A////AAH//wAB//8A//8A
loose behind coliform	-0.04	0	AgAAAP8AAAAAAQMAAAAAAQAAAAEAAAEA
loose behind colleague	-0.014	0.068	Af8A//4AAAAAAgIA/wAAAQD/AAEBAgEA
loose behind colleagues	-0.042	0	Af8A/f0CAAD/AwMCAP8AAf/7AAUABAEA
loose behind commercial	0.008	-0.025	AAAAAAAAAAAAAAAAAAAAAAABAP8AAP8A
loose behind complete	0.019	-0.009	/wAAAQIAAAAA/v4AAQAAAAABAP4A//8A
loose behind completed	0.022	0.099	/gEAAgP/AAAA/v4AAAAAAAAAAP8AAAAA
loose behind completing	-0.004	0	AAAA//8BAAAAAQEBAAAAAP//AAAAAQAA
loose behind conducted	-0.012	0.012	/wEA/v8A/wABAgIBAQAA/wAAAAH/AP8A
loose behind conference	0.004	-0.007	AAABAAACAAH/AQEC//8BAf8AAP8AAAAA
loose behind consistently	0.011	-0.009	/wEAAQEAAAAA//8AAQAA/wABAP8AAP8A
loose behind construction	-0.006	0	AAAAAAAAAAAAAAAAAAAAAAAA/wAAAP8A
loose behind coordinated	0.015	-0.022	/gL/AgL//v8B/v//AQEA/wAB//7///4A
loose behind copper	-0.011	-0.001	AAAA//4CAAEAAQABAP8AAAD/AAIAAgAA
loose behind coshh	0.042	-0.001	/wEAAgQAAAAA/f0AAQAAAAAC/vv///8A
loose behind council	-0.017	-0.002	AAAA//8AAAAAAgIAAP8AAQD+AQMBAwEA
loose behind counter	0.014	-0.003	AAAAAQIAAAAAAP8AAAAAAAAAAP8AAAAA
loose behind counterbalance	0.034	-0.015	/gMAAwT//wAC/Pz+AwIA/gAC//0A//8A
loose behind court	-0.03	-0.004	AAAAAP4AAAD/AwMAAP8AAgD9AAP/AQAA
loose behind cover	0.035	-0.029	/wEAAwT/AAAA/f3/AAEA/wACAP0A/v8A
loose behind currently	-0.009	-0.004	A/0AAQP+AgAA/v/+/wEAAQEA/wIC/QMA
loose behind customer	0.033	0.033	Af4AAAMBAQD//v8C/QAAAQAC//4BAQEA
loose behind customers	-0.01	-0.005	Af8A//8BAQD/AQEC/v4BAQD+AgEBAQIA
loose behind cut	0.031	-0.017	/gEAAgT+AAAB/f3+AQH//gEDAPv//f4A
loose behind cutting	0.034	-0.011	/wEAAQQAAAAB/P7/AQAA/wABAP0A//8A
loose behind daily	-0.004	0.046	/gEAAAD/AAAAAgL//wEAAAH//wD/Af//
loose behind data	0.023	0.095	/wIAAQMA/wAB/f3/AQEA/wAB//3///8A
loose behind database	-0.067	0.061	BPwA/PgAAQAABAIA/v8AAQD/AQcAAQEA
loose behind daventry	-0.015	0.015	AAEAAP4AAAAAAAAAAAAAAAAAAAEAAQAA
loose behind day	0.025	-0.03	AP8AAQH/AQD+AP8B/QAAAgED//wA//8A
loose behind days	-0.025	0	Af8AAf0AAAD/AwH+/wEAAQAC/wIA/wEA
loose behind dba	-0.042	0.062	A/0A/PoAAQAAAgIA//8AAAD/AgQAAQEA
loose behind deliver	0.009	-0.011	AAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAA
loose behind delivered	0.014	-0.014	AAAA/wABAAAA//8AAf8BAP8AAP3///8A
loose behind delivery	-0.014	0	AAAA/v4BAAAAAgIAAAAA/wD/AQEAAQAA
loose behind dental	-0.061	-0.001	A/8A/foBAAAABwIB//8AAQD9AQYAAwEA
loose behind diagnostic	-0.024	0.052	/wAAAP7//wABAQH+AQEA/wD+/wP/AP8A
loose behind did	0.036	-0.021	/QL/Awb+/v8B/f3+AQH//wED//z//f//
loose behind documented	0.001	0	AAAAAAABAAAAAQABAP8AAAD/AQAAAQAA
loose behind domestic	-0.065	0	Av8B/PsDAQH/BwYD//8AAv37AQcBBAMA
loose behind door	0.043	-0.005	/QEAAwT/AAAB/f3/AQEA/wAD//sA//8A
loose behind down	-0.044	0	Af8A/voBAAAABAMB/wAAAQD8AQQAAQEA
loose behind driving	0.006	-0.009	/wEAAAH/AAAAAAAAAP8A/wAAAP7///8A
loose behind drove	0.064	-0.013	/QL/BQf+//8C+vv+AgL+/QIF/vn//Pz/
loose behind dry	0.012	-0.001	/gH/AQL/AP8A//8AAAAA/wAAAP8AAAAA
loose behind during	0.03	0.057	/wEAAQL/AAAB/v4AAQEA/wEC//z///4A
loose behind duty	0.02	-0.019	/wEAAQMAAAAA/v8AAQAAAAABAP4A/wAA
loose behind e	0.001	-0.003	AAAA//8AAAAAAP8AAAAAAAD/AAEAAAAA
loose behind e-newsletter	-0.019	0.051	Af8A/f8AAAAAAQEAAAAAAAD/AAEAAQAA
loose behind each	0.025	0.116	BP4AAgEAAQD/AP///wAAAQAC//8BAgIA
loose behind early	0	-0.003	/wAA/wAAAAAAAAABAAAA/wD/AAAAAv8A
loose behind eight	0.02	-0.038	/wEAAgL/AAAA////AAAA/wAD//0A/f8A
loose behind elderly	-0.006	-0.001	AAAAAP8AAAAAAQEAAAAAAAAAAP8AAAAA
loose behind electrical	0.036	-0.01	/gAAAAQBAAAA/P0AAQAA/wABAPsA/wAA
loose behind electronic	-0.034	0	Av4A/PsAAQAABAMB//4AAQD+AAEAAQAA
loose behind email	-0.051	-0.006	Af4A//oCAAD/BAMB/wAAAf/7AQYABAEA
loose behind ensuring	0.024	-0.015	/wEAAQIAAAAA/v7/AAAAAAABAP0A//8A
loose behind entered	-0.017	-0.009	Av4B/v8CAgH+AgIC/f8BAwD9AQEDBAQA
loose behind environmental	0.023	-0.009	AAAAAAIAAAAA/f0BAAAAAAAAAf0A/wAA
loose behind escort	-0.003	-0.008	AAAAAAAAAAAAAAH/AAAAAAAAAAEAAAAA
loose behind every	0.054	0.014	/wL+BAT9/v0B/f79AAH//wED/f7+/f7/
loose behind excellent	0.015	0	/wEAAQIAAAAB/v7/AQEA/wABAP8A//8A
loose behind exceptional	0.017	-0.006	/wAAAAEAAAAA/v4AAAAA/wABAP4A//8A
loose behind expert	0.006	-0.004	AAAAAAEAAAAAAAAAAAAA/wAAAAAAAAAA
loose behind farmer	0.012	-0.002	AAAAAAEAAAAAAAAAAAAAAAAAAP4AAAAA
loose behind farringdon	-0.012	0	Af8A/v4CAAD/AQACAP8AAQD+AQIAAQAA
loose behind fast-fit	0	0	Af8A/wECAQD/AAAD//8AAAD/AAABAQEA
loose behind fast-moving	-0.012	0	AAAA//8AAAD/AgIC/v8AAQD+AQIBAgIA
loose behind faults	0.017	-0.015	/wAAAwP///8A/v7+AAAA/wEAAAAA/wAA
loose behind fee	-0.038	0	AgAA/fwAAAD/BQQBAAAAAQD9AQQAAQEA
loose behind fellow	-0.018	-0.003	AP8A/v4BAAAAAQEBAP8AAAD+AAEAAgAA
loose behind festive	-0.001	-0.011	AAAA/wAAAAAAAAEBAP8AAAAAAAAAAQAA
loose behind few	-0.055	-0.004	AAEA/P0A/wAAAwcBAAAAAAD9AAMAAAAA
loose behind fewer	0.004	-0.002	/wEAAAAAAAAAAAAAAAAAAAAAAP8AAP8A
loose behind fighting	-0.009	0	Af8AAAAAAAAAAQIA/wAAAQD+AAIAAAAA
loose behind fire	-0.038	-0.004	A/4AAPsAAAAAAv8A/wEAAQD+AAUAAwIA
loose behind first	-0.008	0.045	AAAA/QABAAEA/gECAP8A//8AAP//AP8A
loose behind five	-0.027	-0.042	AQAA/f0BAAD/AgEBAP8AAgD8AQQABAEA
loose behind floor	-0.032	0	AQAA/vwBAAAAAwMBAP8AAAD9AgMAAgEA
loose behind focus	-0.022	0	Av8A/v4BAAAAAgIB/wAAAQD9AAMABAIA
loose behind following	0.042	-0.006	/QL/BAb+//8B/P3+AAH//wEE//v//v8A
loose behind food	0.017	-0.001	/wAAAQIAAAAA//8AAAEA/wABAP8A/wAA
loose behind for	0.074	0.14	/AP+CQT6//0E/vr5/wb+/QQD/PoA+P/+
loose behind four	-0.053	0.03	Af8A/fwAAAAABwYA/gAAAAAA/wQBAgAA
loose behind fresh	-0.056	0.024	Av4AAPwAAAD/AQQB//8AAwD8AAYBAQMA
loose behind from	0.033	-0.021	+wP/Bgn+//8C+//+AgL//QEF/wH/+v0A
loose behind full	-0.022	-0.026	Av8A+/wCAAD/BAMF/v0AAQD8AQIAAwAA
loose behind gathering	-0.01	0.058	AAAAAP8AAAAAAQEAAAAAAAAAAAAAAAAA
loose behind gave	-0.003	0.014	/wIAAf8AAAAAAP//AQEA/wABAAEAAP8A
loose behind glucose	-0.026	0	AAAA/v4AAAAAAwMAAAAAAAD9AAIAAQAA
loose behind going	0.016	0.026	AAAAAAEAAAAA//8AAAAAAAABAP0AAAAA
loose behind good	-0.027	-0.006	AP8B//wCAAAAAQIBAAAA/wD+AAP/A/8A
loose behind green	-0.016	-0.002	AP8A/v0BAAAAAQEB//8AAQD+AAIAAgAA
loose behind grimsby	0.024	0.038	/gIAAwT+/wAB//7+AQEA//8C//4A/v8A
loose behind had	-0.009	-0.019	AAAA//8AAAAAAQEB/wAAAAD9AP8AAAAA
loose behind handled	0.002	-0.02	/wH/AAAA//8AAAACAQEAAAD///8AAQD/
loose behind handling	0.034	-0.008	/wEAAQQAAAAA/f0AAQAAAAAB//wA//8A
loose behind has	-0.026	-0.014	AAAA//8BAAD/AwIC/wABAf/9AQMAAwAA
loose behind have	0.001	-0.005	/wAAAAEAAAD/AwIA/wAAAQEBAP4A/v//
loose behind having	-0.026	-0.017	Av8B/f4CAAH/AwMB//4AAQD9AQMAAQEA
loose behind head	0.02	-0.001	/wEAAQMAAAAA//8AAAAAAAABAP4AAAAA
loose behind health	0.019	0	/wAAAQMAAAAA//8AAAAAAAAAAP4AAAAA
loose behind held	-0.007	-0.005	AAAA/v8AAAAAAQEBAf8AAAH/AP8AAQAA
loose behind helped	0.018	-0.124	/wL/AgT9/v8B/f79AgH//wIBAP/+/v7/
loose behind her	-0.013	0	AAAAA/3/AAAAAQD/AAEAAAAB//8A/gAA
loose behind herd	-0.075	0	A/8A+/gAAAAAAgQA/wAAAAD8AAcAAgEA
loose behind herringbone	0	0	AAAAAf8AAAAAAAAB/wAAAAAAAP8AAAAA
loose behind high	0.05	-0.017	//8BAQUBAQEA/P0AAgAA/wAD//wA/v4A
loose behind his	0.031	-0.01	/wAAAQQAAAAB/f0AAQAA/wAC//wA//8A
loose behind home	0.043	-0.003	/gEAAgX/AP8B+/z/AQEA/wAC//wA/v8A
loose behind hospital	0.027	-0.03	/wEAAgMBAAAA/v4BAgEAAAAD//3//f4A
loose behind hours	0.037	-0.001	AAAAAAUAAAAA/P3/AQAAAAEBAPwA/wAA
loose behind housing	0.048	-0.006	/QEAAwT/AAAB+/z+AwMA/gAE/vr//P0A
loose behind hr	0.022	-0.016	/wEAAQMAAAAA/v4AAAAAAAAAAP4AAAAA
loose behind hygiene	0.04	-0.003	/gH/AwX/AP8C/f3+AQEA/gEE//v//P4A
loose behind i	-0.004	0.058	A/7/A//9/////v3//v8AAQMF/gIA/QH/
loose behind improving	0.044	-0.004	/AQABAb+/v8D/P39AwL//QEE/vr9/Pv/
loose behind in	0.026	-0.057	BPv/+v3/Bv/7BQX/9/3+CgP6AAMKCAv/
loose behind including	0.029	-0.024	/wEAAAMAAAAA/v4AAQAAAAAB//wA//8A
loose behind incoming	-0.013	-0.001	AAAA/vwAAAAAAgEBAAAAAAD/AAAAAQAA
loose behind industry	-0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8A
loose behind information	-0.027	-0.001	AAAAAP0AAAAAAf//AAAAAAAAAAIAAAAA
loose behind instagram	0.003	0.011	AAEAAAEAAAAAAAAAAAAAAAAAAAAAAf8A
loose behind installed	-0.012	-0.005	AQAA/wD/AAAAAgL+AAAAAAH+/wIA/gEA
loose behind interpreter	-0.002	0.096	Af8AAP8AAQAA/wAAAAEAAAD/AAEBAAEA
loose behind interview	-0.017	-0.005	AAAA/v8AAAAAAQEAAP8AAAD+AQIAAwEA
loose behind into	0.017	-0.081	/QIAAwL//wABAf7/AQH//gACAP0A//4A
loose behind is	-0.132	0.09	B/v///T8AP7+BQn9/gH+BgP8/wwBAQb/
loose behind issued	-0.063	0	BP0A+vcCAQAABQQB//4AAAD7AwcBBAIA
loose behind it	-0.03	-0.02	Af8AAP8AAQAAAgD+AQH/AQH/AQMB/wL/
loose behind its	0.062	-0.058	/QEAAwb/AAAC+fr9AgIA/gEF/vcA+v//
loose behind junior	0.064	-0.039	/QMABAj+/wAB+vv+AQEA/gEF/vr/+/4A
loose behind keep	-0.021	0	AAAAAP0AAAAAAgMAAAAAAAD/AAMAAQAA
loose behind keeping	0.026	-0.003	/gEAAgP//wAB/f7/AQAA/wEC//3///8A
loose behind kept	0.051	-0.031	/gP+Awf8/v4B/v/+AAH/AAMA/vz+////
loose behind key	-0.039	0	Af8A/f0BAAAAAAQBAP8AAP/+AQIAAgEA
loose behind kitchen	0.007	-0.019	/wAAAAEAAAAAAAAAAAAAAAAAAP8AAAAA
loose behind knife	-0.032	0	A/8A/fwAAAD+BQUB//4AAwD/AQIAAgEA
loose behind lambing	0.022	0.013	/wAAAAMAAAAA/v4AAAEAAAAAAP4A/wAA
loose behind largely	0.016	-0.002	AAAA/gEBAAAA/f0AAQAAAAD/AP8AAQAA
loose behind late	0.001	-0.008	/wAAAQECAAAAAAABAQAAAP//AgEAAQAA
loose behind leeds	-0.007	0	Af8A//8AAQAAAgEA/wAAAAD/AAEAAAAA
loose behind left	0.004	0	Af8A/wABAAAA/wAB/wAAAAD/AAAAAQEA
loose behind legal	-0.026	0	Af4A/f0BAAAAAgICAAAAAAD/AAIAAgAA
loose behind lift	-0.01	0	AAAAAAAA/wAAAgIBAAAAAAD+AAEAAgAA
loose behind lifted	-0.059	0	BfsA+/gDAwH+AwMD/v4BAv79AgYCAwMB
loose behind like	0.011	0.03	AAAAAQIAAAAA//8AAAAAAAABAP4AAQAA
loose behind little	-0.031	0	Av8A/fsAAAAAAwMA/wAAAAD9AAMAAwAA
loose behind local	-0.007	-0.007	/wAAAAD/AQAAAgIA/gAAAAD/AAEAAgAA
loose behind logging	-0.011	-0.007	Af8A/v4BAAAAAgIB//8AAAD+AQAAAgAA
loose behind lorry	0.012	-0.001	/wAAAAEAAAAB////AAEA/wAA/wD///8A
loose behind lunch	-0.063	-0.01	BPwA+vkCAgD9BQYC/P0AA//8AgYDBQQA
loose behind made	-0.019	0.034	AQD/Av/9/v8BAP/8AgP+/wL/AAT//wH/
loose behind main	-0.063	0	A/4A/fcAAAD/BgYB//8AAgD+AQUAAwEA
loose behind maintaining	0.01	-0.035	AAAAAAEAAAAA//8AAAAA/wAAAP8AAAAA
loose behind managed	0.087	-0.035	/AIABgn+//8B+fn8AgL//gEF/vn//f0A
loose behind management	-0.027	0	Av8AAP4AAAAAAQAAAAAAAAD/AQMAAAEA
loose behind manager	0.038	-0.012	AAEAAgX/AAAB/Pz+AQH//wEC//0A/gAA
loose behind manager's	0.014	0.052	/wEAAAABAAAB//4AAQAA/wD/Af8AAP8A
loose behind marketing	-0.009	-0.014	AAAA/wAAAAAAAQEA/wAAAQD+AgEBAQIA
loose behind maternity	0.009	-0.004	/wEAAQEAAAAAAP8AAAAAAAABAP8AAAAA
loose behind maths	0.014	-0.009	AAEA/wEAAAAA//4AAgEA/wAAAP7///8A
loose behind medical	0.022	-0.001	/wAAAgMAAAAA/v4AAQAA/wABAP0A/wAA
loose behind minor	-0.036	-0.001	AP8A//wBAAAAAwMB/wAAAP/+AQMBAwEA
loose behind missing	0.021	-0.009	/wEAAgMA/wAA/v4AAQAA/wAC//3///4A
loose behind monthly	0.004	-0.024	Av8A////AP//AAAAAQD/AQH+/wAABAEA
loose behind more	-0.002	-0.008	AQAAAQEAAAAA/wH//wH/AQABAAEA/wEA
loose behind morning	-0.083	-0.004	A/8A+fcBAAD+BwcB//4AAgD7AQUAAwIA
loose behind most	0.036	-0.026	/gEAAgQAAAAB/Pz+AQEA/wED//sA/f8A
loose behind mostly	0.057	0.024	/gL/BAf9//8B+vr9AgIA/wAE//z//P8A
loose behind motor	-0.015	-0.003	Av4A/P0AAQD/AQEA/gAAAQD+AAABAwEA
loose behind my	0.024	-0.063	AQD/AQIAAAD+/P8AAf8BAQIA//8B////
loose behind needed	-0.014	0	AQAA//4BAAAAAgICAP8AAAD/AAEAAgAA
loose behind network	-0.011	0	Av4A/f0BAQD/AgIC//4AAQD/AAABAQEA
loose behind new	0.057	0.057	+wQAAQX//wAC/Pv/AgEA/QED//j+/PsA
loose behind new-build	0.004	0.037	AAEA//8AAAAAAAAAAQAAAAAAAP8AAQAA
loose behind newly	0.035	-0.004	/wAAAwP/AAAB/Pz/AAEAAAADAP0A/wAA
loose behind nhs	0.004	-0.033	AAAAAAABAAAAAAABAP8AAAAAAQAAAAAA
loose behind night	-0.004	-0.05	AgH/AP/9//4CAf//AQD+/wMBAAD9AP7+
loose behind nights	-0.027	0	AP8A/v0BAQAABAMCAP8AAAD+AAMBAgEA
loose behind no	-0.001	0.117	Af0B//7/AgD+AQD+/v8AAQAAAAEBAgEA
loose behind not	-0.07	0	Av0A+vcDAgD+BgQB/v8BAv/6AAYBBQIA
loose behind now	-0.038	-0.027	Av4AAf3/AAD//gP/AAEAAwAAAAQAAAMA
loose behind nurse	-0.009	0	AAAA/v8BAAAAAQEBAAAAAP//AAEAAgAA
loose behind nvq	-0.056	-0.003	A/4A+vwAAQD/AQUB//4AAgD7AQYCAgMA
loose behind observations	-0.012	-0.003	AAAA//8BAAAAAQICAP8AAAD/AAEAAAAA
loose behind odd	-0.032	0	AAAAAPwAAAAAAwMAAAAAAAD/AAMAAQAA
loose behind of	-0.012	-0.073	AQP+BP77//3+AAL7AgX9AAQG/wD/+f/+
loose behind off	-0.08	-0.011	Av4A/PYBAAD/BwcC//8AAQD9AAcABgEA
loose behind office	0.002	0	/wEAAAEB/wAAAQABAAAAAAAAAP8AAP8A
loose behind on	0.002	0.049	/AD+Bw36AP3/+fr5/wP9AAUHAPkB+wD9
loose behind on-call	-0.012	0.054	AAAAAf8AAAACAv7/AQEA/gAA/wIA/wAA
loose behind one	-0.03	-0.011	BP0BAP4AAgEAAAH+AAAA/wACAQMAAAEA
loose behind ones	0.053	0.071	/QL/BQf8//4C/Pz9AQH+/gUG/vn++v39
loose behind online	-0.064	0	A/0A+voDAQD/BgYD/P0AAQD5BAcCBgMA
loose behind or	0.003	0.007	Av4A/v8AAQD/AQEC/wAAAQAAAP8BAAH/
loose behind ordered	0.019	-0.013	AAAAAAIBAAAA/v4C//8BAP8AAAAA/wEA
loose behind orders	-0.012	-0.038	Af8A/gAAAQD/AgIA/wAAAQD+AAEBAgEA
loose behind other	0.016	-0.015	/wAAAAEDAQEA/v8C//8A//8CAP4AAP8A
loose behind otherwise	-0.031	0	Af8A/v0AAAAAAwIAAAAAAQD/AAIAAAAA
loose behind our	0.003	-0.008	AP8A/wAAAAAAAP8B/wAAAAD+AAAAAwAA
loose behind out	0.024	-0.029	/gL/AgH///8B/v/+AQH//gMG/vv+/f3/
loose behind outstanding	0.004	-0.01	AAAAAAAAAAAAAAAAAAAAAAAAAP8AAP8A
loose behind over	-0.057	-0.016	A////Pj/AP8ABQT/AAH/AAH6AAcAAgH/
loose behind own	-0.013	0.03	AQAAAP8BAAD/AgEAAP8AAAD/AQEAAAAA
loose behind pallets	-0.006	-0.006	AAAAAP8A/wD/AgID//8BAf8AAP//AP8A
loose behind palliative	0.013	-0.001	AAAAAAMAAAAA/gAAAAAAAAAAAP8AAQAA
loose behind panel	0.009	0	AAAAAQEBAAAA//8BAAAAAAABAP8AAAAA
loose behind panels	-0.009	-0.001	Af8BAAACAQAAAQEB/wAAAP//AAIAAQEA
loose behind patient	0.04	-0.015	/QMAAwX+/wAB/f0AAgEA/wAC//v//f4A
loose behind patient's	-0.019	0	Af8A//0CAAAAAwICAAAAAAD+AAEAAgAA
loose behind patients	0.006	-0.028	/wAA/wACAAAAAAABAAAA/wD///8AAP8A
loose behind pay	-0.003	0.035	AAAAAP8AAAAAAAAAAAAAAAD/AP8AAQAA
loose behind payroll	0.026	0.064	AAEA/wEBAAAA//8BAf8AAAED//z//v7/
loose behind people	0.002	0	Af8AAAAAAQD///8A/wAAAQAAAAAAAAAA
loose behind per	0.069	-0.001	/QIAAgf//wAC+vr/AgEA/gED/vn//f7/
loose behind permanent	0.022	-0.004	/wEAAQIAAAAA//8AAAAAAAABAP4AAAAA
loose behind permed	-0.021	0	Av0A/f0CAgD+AwMD/f4AAwD+AQEBAgIA
loose behind pet	0.002	0	AAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind pharmacist	-0.048	0	AQAA/fsAAAD/BQUB//8AAQD8AQMAAQAA
loose behind phone	0.021	-0.02	AAAAAQL/AAD//v/+/wD/AQIB//0A/QH/
loose behind pipe	-0.028	0	AQAA/vwCAAAAAgIBAP8AAAD+AQMAAwAA
loose behind pivotal	0.022	-0.038	/gEAAQMAAAAA/f4AAQAA/wABAP4AAP8A
loose behind plain	-0.073	0	BPwA+vgDAQD+AwUC/v4AAv/8AwgCAwMA
loose behind plus	-0.058	0	Av8A/PsBAAD/BgUB//4AAgD9AQUABAEA
loose behind point-of-sale	-0.036	0	Av8A/fsAAQD/BAMAAP8AAQD9AQMAAQEA
loose behind postnatal	-0.059	0	BP4A/fgAAAD/BQQAAAAAAQD8AQYAAAEA
loose behind power	0.018	-0.002	/wAAAQEAAAAB//4AAAAA/wAB//8AAP8A
loose behind practice	-0.017	0	AAAA//0AAAAAAQEAAAAAAAD+AAMAAwEA
loose behind preventing	0.015	-0.006	AAAAAAIAAAAA////AAAAAAABAP4A/wAA
loose behind private	0.014	-0.016	/gEAAQEAAAAB/v7/AQMA/wABAP4AAf8A
loose behind produce	-0.025	0	Av8A//wAAAAAAQIAAAAAAAD+AQMBAwEA
loose behind produced	-0.024	0.093	Af8AAPz/AAAAAgL//wH/AAIAAQQBAAL/
loose behind provided	-0.027	-0.03	Av8AAf4AAQD+AgMA/gAAAwAAAAQB/wIA
loose behind pulled	-0.056	0	Af8AAPoAAAAABgUA/wAAAAD9AQUAAQEA
loose behind pursued	-0.019	0	AQAAAP4AAAAAAgIAAAAAAAD/AAEAAP8A
loose behind qualified	0.016	-0.019	AAAAAAEAAAAB/v4AAQEA/wAC//7//v8A
loose behind quiet	0	0.031	AP8AAQD/AAAAAAD/AAEAAQAB//8A/wEA
loose behind rain	0.019	-0.022	AAAAAgMAAAAA//8AAAAAAAECAP0A/gAA
loose behind raised	0.006	-0.01	/wEA/gAAAAABAAD/AQEA/wD//wD///8A
loose behind raising	0.006	-0.016	AAAAAAAAAAAB////AQEA/wAAAP8AAAAA
loose behind ran	0.016	-0.022	/wH/AQH+AP8A/f///wD/AAACAP8A/wAA
loose behind rate	-0.004	-0.001	AAAA//8AAAAA////AAAAAAD/AAAAAQAA
loose behind read	0.008	0	AAAAAAAAAAAA//8AAAAA/wAB//8A//8A
loose behind reading	0.043	-0.008	/gEAAwT+AAAB+/v/AQEA/wACAPwA/gAA
loose behind record	-0.013	0	AAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind recorded	-0.039	-0.003	/wAAAP0AAAAABAIC//8AAAD9AQMAAgAA
loose behind reducing	0.031	-0.02	/gEAAwUAAAAB/f7/AAAA/wADAPz//v8A
loose behind relationship	0.016	0	/wAAAQMAAAAAAAAAAAAAAAAAAP4AAAAA
loose behind repairing	-0.006	0	AAAA//4AAAAAAP8AAAAAAAAAAAEAAQAA
loose behind repeat	0.004	-0.002	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind replaced	-0.021	-0.006	AQAA//8AAAD/AgMAAAAAAQD+AAIAAQAA
loose behind residents	-0.002	-0.013	AAAA/wABAAD/AgIC//8AAP//AgAAAAAA
loose behind restaurant	-0.043	0	BPsC+/oEBAP+BAIC/v8BAv79AQMCBAIB
loose behind rose	0.012	-0.005	AAAA//8BAAAA/v8BAAAAAAD/AP8AAAAA
loose behind roster	-0.015	0	Af8A/v4CAQAAAgIBAAAAAAD/AAEBAQEA
loose behind run	-0.016	-0.028	AP8AAP4BAAAAAgEAAQAAAAD/AAEAAwAA
loose behind running	-0.043	-0.006	Af8A/vsAAAAABQQAAAAAAAD9AAQAAQAA
loose behind safety	0.049	-0.038	/QMABAf+/wAB+/z/AQEA/gAD//z//f4A
loose behind sales	0.097	-0.04	/AP/BQr9//8C9/j9AwP//QEF/vb+/Pz/
loose behind salon	-0.028	-0.004	Af8A/v3/AQD/AwL//wAAAQD+AAIAAgEA
loose behind same	0.032	-0.008	/gEAAwT/AAAB/v3+AAEA/wAC//wA/wAA
loose behind samples	-0.009	-0.044	AP8A/v8AAQAAAQABAAAAAAD/AQEBAQEA
loose behind saturday	-0.074	-0.014	BP4A/fgAAAD/CAYB/v8AAgD9AQYAAwEA
loose behind saw	-0.012	-0.009	Af8A/v4AAQAAAQEAAAAAAQD/AAIBAQEA
loose behind scheduled	0.012	-0.007	AAAAAAEAAAAAAAAA//8AAAAB//0AAAAA
loose behind school	-0.007	0	/wAAAP8AAAABAf8AAAAA/wAA/wIAAP8A
loose behind scores	-0.009	-0.004	AAAA//8CAAAAAQACAAAAAP/+AAEAAgAA
loose behind searched	-0.045	0	BPsD+/kFBAP9BAQE/fwDA/z9AwMDBAQD
loose behind season	0.006	-0.015	AAAAAAH/AAAAAAAAAQAAAAAA/wAAAAD/
loose behind second-line	0.003	-0.007	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA
loose behind senior	-0.009	-0.008	/wIAAvz+/wABAgH+AQH//gEDAAD/Af7/
loose behind separated	-0.009	0	/wAAAAEAAAAAAQEA/wAAAQD+AAIAAAEA
loose behind served	0.03	0.124	/wAAAQMAAAAA/v4BAAAAAAAC//wA//8A
loose behind service	-0.008	0	BP0A/f4AAQD/AQIA//8AAgD/AQMCAgQA
loose behind seven	-0.018	-0.002	AAAAAP4AAAAAAQIA/wAAAAAAAAEAAAAA
loose behind shelved	0.002	0.054	AAAAAQEAAAD/AAAAAAAAAAAAAAIBAAAA
loose behind shoe	0.019	-0.012	/wEAAAIAAAAA/v7/AQAAAAAB//4A//8A
loose behind shorter	-0.002	-0.019	AAAAAQEAAAAAAAAAAAAAAAD+AAIBAQIA
loose behind shoulder	-0.008	0.049	AAAAAf8AAAD/AgAAAAAAAAAAAAAAAAAA
loose behind sickness	-0.091	0	BPwA+vgCAQD+BQUC/f4AAwD8AggCAwQA
loose behind sign	-0.018	-0.001	AAAA//4AAAAAAwIA/wAAAAAAAAIBAgAA
loose behind similar	-0.038	0	Av4A/P0CAQH+BAME/v0AAgD7AwUBBAMA
loose behind since	-0.066	0	Af/+/fsA////BQQB/wH+AQH+AAUAAgH/
loose behind single	0.013	-0.002	AAAAAQEAAAD/AAAA/gAAAQAB//0A//8A
loose behind site	0.034	-0.014	AQAABQT/AAAA/f3/AAEAAAAD//4A/QEA
loose behind six	-0.032	0.01	Af8A+voDAQH+BAME/v8BAv/7AAEBBAAA
loose behind small	0.014	-0.032	/wEAAQEAAAAA//4A/wEAAAABAP8A/gAA
loose behind so	0.019	-0.01	/wEAAQP/AAAAAAAA/wAAAQAAAP4AAAEA
loose behind social	-0.053	0.044	BP0CAPgCAQL/AwUB/v4CAf3/AQYBAQMC
loose behind sold	-0.005	-0.005	/wEAAP//AAAAAwIAAAAAAAAAAP7/AP8A
loose behind some	0.061	-0.016	/gIAAgf/AAAA/Pz/AQAA/wACAPsA//8A
loose behind something	-0.001	0.03	AQAAAQEAAAAAAAAAAAAAAAABAP8AAQAA
loose behind sourdough	-0.044	0	Av4A/f0AAQAAAwMA/wAAAAAAAAQAAQAA
loose behind south	0.019	-0.002	/wEAAQEA/wABAP//AQEA/wAA//8AAP8A
loose behind staff	-0.002	-0.035	/wIAAAH//wABAAAAAQD//wH/AAH/Av8A
loose behind still	-0.012	-0.007	Af8AAP8AAQAAAP8AAAAAAAAAAAMBAQIA
loose behind stock	0.012	0.046	/wEAAAMAAAAA//8CAAAA/wAAAAAA/wAA
loose behind stockroom	0.01	-0.012	AAAAAAAAAAAA/v4AAQAAAAAAAP8AAAAA
loose behind store	0.033	-0.005	AAAAAgQAAAAA/f7/AAAAAAABAP4A/wAA
loose behind stroke	-0.007	0	/wAAAP8AAAABAAD/AAEA/wAA/wAA/wAA
loose behind student	0.029	-0.004	/wAAAgMAAAAB//7/AAEA/wAC//0A/v8A
loose behind supplier	0.032	-0.01	/wEAAgT//wAB+/z+AgEA/wAD/vz//v4A
loose behind supported	0.007	0.004	/wAA/wIBAAH/AQECAP8AAAD/AQAAAQAA
loose behind take	0.021	-0.023	AAEAAQL/AAAB/v7/AgEA/wAC//3//v8A
loose behind taught	0.007	-0.04	/gIAAP8A/wAB//4AAgAA/wD/Af////8A
loose behind team	0.02	-0.016	/wEAAAEBAAAA//8CAQAB//4AAP4AAP8A
loose behind teeth	0.026	-0.01	AAAAAQIAAAAA/v4AAAAAAAACAP4AAAAA
loose behind telephoned	-0.041	0	AAAAAPsAAAAAAwAAAAAAAAD/AAMAAAAA
loose behind ten	0.03	-0.003	/gIAAwT//wAC/fz+AgL//gAB//3///4A
loose behind terminology	-0.016	-0.005	AQAA/f4AAAAAAQEAAQAAAAD+AAEAAv8A
loose behind terraced	0.005	-0.02	AQAA//8AAAAAAAAB/wAAAAAAAAAAAQAA
loose behind test	0.015	-0.025	/gIAAQIAAAAAAAAAAAAAAAACAP0AAP8A
loose behind tested	-0.059	-0.003	AQAAAf3/AAD/BAQA/wAAAgH/AgQA/wEA
loose behind than	-0.058	0	Av4A/fkCAQD/BgUB//8AAQD8AAUAAgEA
loose behind that	0.059	-0.078	AP//BQj8Av//+vz8/gIAAAEE//4CAAMA
loose behind the	0.031	0.059	/Qr7CAf09vkJ/Pn5Cgr79woL8//19PX6
loose behind their	0.04	-0.102	+gP/CQn9AP4B/f/+AAIA/gEE/vwA+/0A
loose behind them	0.034	-0.063	/gL/AgP///8C/v7+AQH//QIDAPz//v4A
loose behind then	0.071	0.089	/wAABAgAAAAA+/sAAf8A/wAE//kA/P8A
loose behind they	0.033	0.035	/wEAAQQAAAAB/P3/AQAA/wABAP0A//8A
loose behind third	-0.038	-0.003	Av8A//0AAAD/BAMA/wAAAQD/AAQAAAEA
loose behind those	-0.008	0	AAAAAAAA/wAAAQIBAAAAAAD+AAEAAQAA
loose behind thousand	-0.028	0.051	Af8A/v8AAAAAAQEAAAAAAAD9AAQAAgEA
loose behind three	-0.122	0.028	BvoC+/IBAwL8CgkC+v0DBvz4BQ0FBgkC
loose behind through	0.144	-0.017	+AUABw///wAD9PX/BQIA+QAH//P//PkA
loose behind time	0.035	-0.008	/wAAAgMAAAAA/P0AAAAA/wACAPwA/gAA
loose behind times	0.023	-0.002	AAAA/wP/AAAA/v4AAAAAAAABAP4AAAAA
loose behind to	-0.021	0.058	APv+Bfv5BPz+AP/4+Qb6AwYE/gIG+Qb9
loose behind took	0	0.01	A/0B/f8CAgH/AQED/v4AAv//Af8C/wMB
loose behind trade	0.012	-0.003	/wEAAQL/AAAA//8AAAAA/wABAP8A//8A
loose behind trained	0.032	-0.015	/gMAAwT+/v8C/f3+AwIA/gED/vz+/fwA
loose behind transported	0.003	-0.029	AAAAAAL/AAD/AP8A/wAAAQAAAAEAAAEA
loose behind tree	-0.001	0	AQAA//8AAAAA/wAA/wAAAAAAAQAAAgAA
loose behind trusts	0.002	0	AAAAAAEBAAAAAAABAP8AAP//AQABAQEB
loose behind twelve	0.019	-0.002	/wAAAQMAAAAA//4AAAAAAAAAAP4AAAAA
loose behind twenty	-0.013	-0.003	Af8A//8AAAAAAQEA/wAAAQD/AAAAAAAA
loose behind two	0.004	0.071	AAEAAwD//wAA//8A/wL//wAE/f/+Af0A
loose behind underfloor	0.037	-0.013	AP8AAgQAAAD//v0A//8AAQADAf4B/QIA
loose behind union	-0.009	0	AP8A//8BAAD/AgEC//8AAQD/AAEAAQAA
loose behind unit	-0.008	-0.004	Af8A//8BAAAAAQABAP8AAAD/AAEBAQEA
loose behind unpaid	-0.01	-0.001	AP8A//4BAAAAAAAAAAAAAAD/AAAAAQAA
loose behind unstaffed	-0.008	0	AAAA//8AAAAAAgEBAAAAAAD/AAAAAAAA
loose behind until	-0.029	0	AQAAAP0AAAD/AgP//wAAAQAAAAQAAAEA
loose behind up	-0.036	-0.047	Av0A+gADAgD+AAMD//4AAf/8BQUBAwMA
loose behind used	-0.02	-0.023	/wL/AQH//v8ABAT+AAH/AgEBAQL/AAD/
loose behind using	0.042	-0.017	+wYAAwT+/f8D/v7+AwL//AEB//v8/Pn/
loose behind usually	0.015	0	/wAAAQIAAAAA//8CAAEAAP8B//4A//8A
loose behind van	0.001	0.039	/wIAAgEAAAAAAP8AAQEAAAAB/wD//wAA
loose behind vans	-0.033	0	Af4A/fwCAQH/AgID//4AAf78AgUBAwEB
loose behind veg	-0.009	0.011	AP8A//8AAAD/AQEB//4AAQD/AAAAAAAA
loose behind vet	-0.029	0	Av8A+/sBAAD/BAMBAP4AAQD+AAIAAgAA
loose behind visited	0	0	AAAB/wABAAAAAAABAP8BAP8AAQAAAAAB
loose behind vulnerable	0.001	-0.001	AP8A/v8BAAAAAQEC/wAAAAAAAP8AAAAA
loose behind walk-in	-0.078	0	Av4A9/YHAAH/CQcH/v4AAf/5AgcABgEA
loose behind ward	-0.028	0	AAAA/vwAAAAAAgIBAAAAAAD+AAMAA/8A
loose behind warehouse	0.005	-0.002	AAAAAAEAAAAAAAAAAAAAAAAAAP8AAAAA
loose behind warning	-0.025	0	AAAA/v0AAAAABAMBAP8AAAD+AAIAAgAA
loose behind was	-0.049	0.157	AP0A+/sDAgH+BwUD/f0BAv76AQQDCgUA
loose behind we	-0.004	-0.003	AQAA/gAAAAAAAAABAAAAAAAAAAEA/wAA
loose behind website	0.031	-0.004	/wEAAQMAAAAB/Pz/AAEA/wAC//0A/v8A
loose behind wednesday	-0.04	0	Af8A/vwBAAD/BAQC/v8AAf/9AQQBAwIA
loose behind week	-0.003	-0.004	AAAA/wAAAAAAAQECAP8AAAAAAP//AP8A
loose behind weekend	0.044	-0.022	/gIABAX+/wAB+/z/AQEA/gAE//v//f4A
loose behind weekends	-0.037	0	AAAA//4AAAAAAAQA/wAAAAAAAAIAAAAA
loose behind weekly	0.001	-0.007	AQAAAgD/AAAAAAD/AQAAAQAC/wEA/v8A
loose behind welfare	0.006	0	Af8AAQEAAAAAAAAA/wAAAQABAP8A/wEA
loose behind were	-0.034	-0.016	Af4A/PsBAQD/BAMC/gAAAgD+AAQAAwAA
loose behind wheelchair	-0.063	-0.005	Av8A/fcCAAD/BgUB/wAAAf/8AQUABAIA
loose behind when	-0.037	-0.028	/wEAAf0A/wAAAwQAAAAAAQD+AAH/Av8A
loose behind where	-0.012	0.043	Af8AAP4AAQH/AQAB//8AAAD/AQEAAAAA
loose behind which	0.074	0.06	/wL/Agf9AP8C/Pv+AQH//wME/vf//P3/
loose behind while	0.035	-0.027	AAAAAgMAAAAA/f3+AAEAAAAD//4A/QAA
loose behind who	0.014	0.09	/gEAAAEBAAAA//8CAAAAAAD/AP4AAQAA
loose behind whole	0.046	-0.014	/QIAAgX//wAB+/v/AgEA/gABAPv//v4A
loose behind whole-time	0.007	0	/wAAAAABAAAAAP4BAAAAAAD/AAAAAQAA
loose behind with	0.103	-0.047	/AP/Bwn9AAAC+/r9AgX++wAG/PcA9vr/
loose behind without	-0.055	0.039	BvwA/PoCAgD9BQQB/v8ABP/+AQcCBQMA
loose behind women's	-0.027	-0.001	Af8A/fwBAAAABAMCAP4AAAD9AgMAAwAA
loose behind worked	0.002	-0.028	AP8A/wACAAAAAP8BAP8AAP7+AAABAwEA
loose behind working	-0.07	0.091	Af8B/PoCAQH/BgcE//4BAf37AgcBAwEB
loose behind written	-0.051	0	Af8A/PkBAQD/BQQB/wAAAQD8AgQAAgEA
loose behind wrote	0.065	0.07	+wX/BQb+/P4D+vv9BAL+/AIE/fn9/Pz+
loose behind year	0.018	-0.004	AP8AAAMCAQH+/v8B//8BAf4AAgAB/wIB
loose behind £600	0.023	-0.009	/wAA/wIBAAAA/v4AAAAAAAABAP0A/wAA
loose behind °	-0.034	0	AP8A/v0CAAAAAAIBAAAAAP7+AAMBAAEA
loose capital	-0.007	-0.236	+gP6DBL0/vkD5vP4AQP4/AgPAuv98fv7
loose capitals	0.105	-0.07	9Qn9CAv6+vwI8vb4BQb79gUH/PH79/b8
loose in and	0.017	0.104	Afn0+wX+Cfr9Afz/8Qj4CQb9/wEL/wz5
loose in complement	0.004	-0.01	Avj9BP37BP3+/wH8+wL8AwYFAQMF/gX9
loose in main	-0.051	-0.084	///v/wD2AvT7AAH2B/73AA4AAAD9//rz
loose in means	0.119	-0.095	+wMABAr/BAAB9/r+/QIA//8F/fYD/gIA
loose in purpose	0.017	-0.194	+wP7/wD7APoAAPf1/gT6/gYC/PwC/f/8
loose in reason	0.062	-0.041	/wIAAwf//wAB+vn9AgAA/wEE//v//v4A
loose in relative	-0.023	-0.003	Bfn9CAL7Cfz7/wH49wT7CAUC/QMI/Qf+
loose in result	0.047	0.04	9wb5CgAA//gGAAD8/wX6+AYB+f4B+f36
loose in time	-0.07	-0.027	BPr/AwD9BP77/wP6+AX+BgIB/QcE+wf/
loose known	-0.04	-0.094	AADtBAL7CfL8/gH9/QjvAgwB+AAH/wTy
loose modifier	0.016	-0.094	//38AwH5APoCA//y/gj3/wgBA/4C+P/9
loose modifier in and	0.082	-0.077	/vv/AAr+BP/8/vwB/AECBQD///kF+wcA
loose modifier in complement	-0.009	0.032	Af4AAgAAAQD/AAIA/gAAAQAAAwIB/wEA
loose modifier in main	-0.022	-0.102	AgD9BgD6/fv/BAH6/wL8/wkB/wb8+AD7
loose modifier in means	0.016	-0.004	/gEAAAABAAAA/wAAAAAA//8BAP8AAP8A
loose modifier in purpose	-0.019	-0.018	Af8A/P0BAAAAAP8B/wAAAAD7AQMABgEA
loose modifier in relative	0.01	0	/QIAAAEAAAAB//4AAQAA/wD/AQAAAP8A
loose modifier in result	0.036	0.075	/wQABwP8//8D+v77AAL//QIJ/f7+/P3/
loose modifier in time	-0.046	0	Af8A/vwAAQD/BAQA/v8AAQD9AQIBAgAA
loose modifier, 0 left	0.067	-0.065	+gMAAQkAAQAE/Pv8/gED+gMG+/cAAPoA
loose modifier, 1 left	-0.001	0.11	/gP8/QT5/fsD/vn9AwH+/Ab6/vv9+vv9
loose modifier, 2 left	0.004	-0.138	C/n/APz+BP74AgT++f/+DAQABP8C/gj+
loose modifier, closeness 0	0.009	-0.078	Af78B//1AfoAAPn2AAf6/gcCAfwB+AL9
loose modifier, closeness 1	0.022	-0.016	/wAA/QEAAAAAAAAAAAEAAAH8//8ABAD/
loose modifier, closeness 2	0.031	0.062	/gIAAgT//wAC/P3+AQL//wEC//3//v//
loose modifier, closeness 3	-0.031	-0.061	A/0B/PkDAgH/AgIA/v//AQH/AQIBAQIA
loose modifier, closeness to left 0	0.004	-0.052	AgH8AgD6A/v9//71+wf8AwgAA/7/9gH8
loose modifier, closeness to left 1	0.016	-0.013	AAEA/wAA/wAB/v4AAQEA/wH/////Af//
loose modifier, closeness to left 3	-0.012	-0.029	Af8AAQAAAQD/AQH//wD/AQD/AQIB/wEA
loose modifier, cosine 0	0.077	-0.146	+wP/CAj7//8B+vz7/wT+/QIG/vj/9Pz/
loose modifier, cosine 1	0.029	-0.026	+Ab+AAL9/f0E/gD7AQP8+wX8+v/7+/r8
loose modifier, cosine 2	-0.042	-0.16	BPz+//38Af38B//9+wEABQEBAwQE/gcB
loose modifier, cosine 3	0.023	0.164	/wH/AQcBAQD+AP8B//8BAgABAvsB/wAB
loose modifier, cosine 4	0.005	0.075	AQAA/QL/AAAAAQH/AP8AAQH9AQIAAwEA
loose modifier, cosine to left 0	-0.032	-0.279	/v79APz/Af3/AQT9+wH9/wL4AwQD/v3+
loose modifier, cosine to left 1	-0.028	0.061	Bf8A/gH9AP8AAf/6/gT+AwL9/wP+/AH/
loose modifier, cosine to left 2	0.062	-0.073	AQD9BQT7//wA/Pn6/wL+AQUBAP8A/AD+
loose modifier, cosine to left 3	0.086	0.127	/gT/CQ78/f8B9vr8AwT+/wIH/vj/+v7/
loose modifier, cosine to left 4	0.005	0.071	/wEAAP8A/wABAQD/AgAA/wAA//3+Af0A
loose modifier, everyday term	-0.024	-0.021	+An//v0A/QADAP77BQT/+wP6/QL8+vr/
loose modifier, far-broader	-0.021	0.022	/wL/AQL///8BAgIAAgAA/wL+/wH+AP7/
loose modifier, narrower	-0.041	-0.028	BP8BAf4BAQH+AwIC/wABAv/7AgMA/gEB
loose modifier, no term	-0.071	-0.015	CfYAAPgBBP/7BAn89gABBgL8BQkFAgj/
loose modifier, none	0.009	-0.039	/v37AwL2Afr///z1+QT8AAcEAfwB+wD8
loose modifier, rare-synonym	-0.032	-0.003	A/4A/PsDAgD/AwQC//8AAgD9AAIBAwEA
loose modifier, sibling	0.069	-0.044	/AMAAAUBAAAC+fr+AgH//QED/fz9/Pv/
loose modifier, term of a trade	0.024	-0.059	AP8A/gYCAgD+/PsB/v4A/wAD//wBAP0A
loose modifier, term with contrasts	0.138	0.003	/AP9Bw31/vwC9/L4AwT6/wgI+/X7+fz8
loose name	-0.057	-0.158	/QP7Bg34AfoB7vn5/gD3AAkIBfUC9QH6
loose name in and	0.007	-0.054	+wH+BQ/8AP4B9Pr5/gL7/wUHA/YB+P3+
loose name in complement	0.017	-0.001	/wAAAAIAAAAB//8AAAAA/wAAAP8AAP8A
loose name in main	-0.1	-0.14	B/78AwT6//z++gH+/QD7AwIDAwL//AH9
loose name in means	-0.034	-0.004	/wAA//0AAAD/AQMAAAAAAAD/AAYAAQEA
loose name in purpose	0.015	0	/wAAAQEAAAAA//8AAAEAAAAAAP8A/wAA
loose name in relative	0.024	-0.003	/QH/AgT/AP8B/v8AAQAA/wAB//0A//8A
loose name in result	0.077	0.044	/QEAAQX/AAAC/fn8AQL+/wIB/vkA//8A
loose name in time	0.002	0	/wAAAQEAAAAA//4AAAAAAAABAP8AAP8A
loose name, 0 left	0.2	-0.101	9QX9CA36APwG+Pj3AAX5+wUD+vX/+Pn9
loose name, 1 left	-0.039	-0.054	AAH9/gX8/v0C+vr9AgL7/AYBA/oA/QD9
loose name, 2 left	-0.145	-0.004	C/oB+/8CBgL7+QUC/fwAB/0ECAYE/wcB
loose name, closeness 0	-0.065	-0.305	/gD6Bw/4A/kC8Pj3/wP2AAoPA/X98fz5
loose name, closeness 2	0.007	0.058	AAAAAAAAAAAA//8AAAAAAAAAAP8AAAAA
loose name, closeness 3	-0.018	0.089	Af4A/v0BAQD/AwIA/v8AAQD/AAEAAQAA
loose name, closeness to left 0	-0.066	-0.237	/gD6CA33APoC7vj3AQT2AAgLA/UB9AD6
loose name, closeness to left 3	-0.018	0.089	Af4A/v0BAQD+AwIA/v8AAQD/AAEAAQAA
loose name, cosine 0	0.095	-0.099	9gj/CA39/v8H9fH8BQT9+QEI/e/9+ff/
loose name, cosine 1	-0.059	-0.043	Av7+Agb8Av4A+f7+/vz+AwMDBf0B/AH+
loose name, cosine 2	-0.063	-0.052	BP3+AgH9Af7//AD9/wP8AQQDAv///P/+
loose name, cosine 3	-0.06	-0.03	Bfr++fv/A/77/wcA/P7+BAH/AAUC/wP/
loose name, cosine 4	0.022	0.065	/wEAAQL//wAC//7+AgL//gIB//7///7/
loose name, cosine to left 0	0.001	-0.165	+wL8CQ35AfwC8fP8/QD6AAYGBPIE+AT8
loose name, cosine to left 1	-0.023	0.066	AQEABQn+AP8A+Pr9AgH/AAAF/wD++/wA
loose name, cosine to left 2	-0.012	-0.032	+gX+AQP/+/4DAAL8BQP+/AMC/gD7/Pn+
loose name, cosine to left 3	-0.069	-0.027	Af4A+/oBAQD9BAoD/P0AAwD9AQkCAwMA
loose name, everyday term	-0.151	-0.02	B/n/9vgCAwD5BQwG+fr/B//9BQwCAQQA
loose name, narrower	0.014	-0.005	Af8AAgH/Af8AAf///gH/AQEDAPoB/gIA
loose name, no term	0.052	-0.148	9wb9Cw/6//0G8fL4AgT6+wUL/u399fr+
loose name, none	-0.027	-0.208	/AL7Bgz7AfwD8Pn6/wH5AAcIAvf99fj7
loose name, sibling	-0.034	0.055	Af//AgP9AP4A/f79/wL+AQMC/v7//f/+
loose name, term of a trade	-0.022	0.08	/wAA//8AAAAA/wAAAAAAAAAAAQIBAAAA
loose name, term with contrasts	-0.08	-0.071	BPz+AAT8Af3++/77/wL9AwQCAfoB/AL+
loose noun	0.003	-0.087	BP/tBv/0DvD7AALy+QTmARgG/P8IAgXv
loose noun in and	0.044	0.064	Af36+QUCA/v/+QMG9gL1BQcB/wAEAQH6
loose noun in complement	-0.046	-0.07	B/j+/fv6BP3/AwX6/QP9AwcC/QUDAgb8
loose noun in main	-0.052	-0.042	/wL1Bvn0BfT5BQLzBATy/w4FAQUBAv73
loose noun in means	0.155	-0.02	+wP/BQz9AP8D9fX9AQP//AII/e//+P3/
loose noun in purpose	0.069	-0.133	+Ab+Bgb8//4D/Pr7AgL9/AIH/fb//Pn/
loose noun in reason	0.011	-0.002	AAAAAAEAAAAA//8AAAAAAAAAAAAAAAAA
loose noun in relative	0.003	-0.055	//4ABf7+AQD/AP/9/QP/AQIE/QIA+gH/
loose noun in result	0.116	0.1	+Qf/BQb+AP8E+PcC/f8A+wIB/fj///r/
loose noun in time	-0.001	0.021	A/7/CgP8Af/9/P/7+wP/AwAF//4C+QMA
loose noun, 0 left	0.032	-0.02	+v749wD+BPoF/QQA9vzy+Q4D/QIBB/v2
loose noun, 1 left	-0.028	-0.233	+QD3BQb3APb8/f37Bgj0/Q0H9/79APz2
loose noun, 2 left	0.008	0.138	EPr9Cf/6DPzyA/74/Aj6FAYABgEK9hD+
loose noun, antonym	-0.014	-0.002	AAAABP7+AAAAAP//AQEAAAED/wAA/AAA
loose noun, closeness 0	0.013	-0.121	+fvvBv34C+/9AADy+gPoBBYF/v4LAQTv
loose noun, closeness 1	0.007	0.051	AQEA/////wD+AgH///wAAQAAAP7///8B
loose noun, closeness 2	-0.013	0.086	AwAA/gQB/wABAwIDAwH/AQH9/wX/AwH/
loose noun, closeness 3	-0.135	-0.08	Bv/8+vT6/vr+CQ39AAP7AAT+/wn+BgH9
loose noun, closeness to left 0	0.004	-0.144	AfnvBAD5Du74BPz0/QboAxgB+gEI+gHx
loose noun, closeness to left 1	0.042	0.018	AAEA/gMA/gAA/P4AAv0A//8BAPwAAP8B
loose noun, closeness to left 2	0.014	0.123	AQEAAgAA/wAA//3/AgH/AAED//v/////
loose noun, closeness to left 3	-0.118	-0.035	AAP8APv6/fv/BAn8AAX8/wQF/QX+AP/9
loose noun, cosine 0	0.029	-0.063	+AX7AgD9/voH//78AwP6+gX7Afr8/Pn7
loose noun, cosine 1	0.062	-0.214	AgX7BgP7A/sD/P76//33/QcEAvcEAvz8
loose noun, cosine 2	-0.012	-0.053	+/n5+QH1Bfn7B//6/gf2BA0E/gACAwH4
loose noun, cosine 3	0.007	0.18	Avz9BQL/A/z4+gEB/gL7AwQE+wICAP/+
loose noun, cosine 4	-0.031	0.041	CPr8DAH0BPv69wLz+wf7BwcH+gYF+Qj9
loose noun, cosine to left 0	0.024	0.119	+QL1Bf33AvcD+//7AADx/g8DAPz/+v/2
loose noun, cosine to left 1	-0.013	0.083	/AL8Bfn4Bfv+AgL6BgL7/gUK/AMD/v/9
loose noun, cosine to left 2	0.018	-0.119	/vr/+wEGBf/4AvwF/fv8BAT4+/0FCwX/
loose noun, cosine to left 3	0	-0.211	Av/9BP79Avz9AP77AAT9AgEC/gIB///+
loose noun, cosine to left 4	-0.059	-0.012	Cfr8Cf/3Bfz9+wT1/Aj8BQYG+wQE+gX9
loose noun, everyday term	0.003	0.041	Av35Bv/3Bfr/AgD9AQj3AwoG/AAG/wT7
loose noun, far-broader	-0.074	0.098	B/n//Pj/A//7BwT++f/+BgL5/wgDBAb/
loose noun, listed	-0.044	-0.042	A/4A/fsBAQD/BQQB/v8AAQD+AAIAAgAA
loose noun, narrower	-0.049	-0.096	/gAAAvgDAQEABQUAAAAA/v/+BAj/AP8A
loose noun, no term	0	-0.06	Af77Af/7Bvr+/gAA+vn4/AcEAwIFBgD8
loose noun, none	0.02	0.023	AAPxBP/3BfP9AP35AAHsARIFAPwF/wP0
loose noun, paraphrase	-0.059	0.05	Av0B+/oEAgH/BAUD/v4BAf78AgICAwIB
loose noun, rare-synonym	0.009	-0.03	/QEAAgL//wAAAAEBAQAA/wACAAD///4A
loose noun, sibling	-0.034	-0.119	Afz6AwL6APgA/gT6AAj4AwgF+AIB/AL6
loose noun, synonym	0.014	-0.018	/wEAAQH/AAAB////AQEA/wEB//7/////
loose noun, term of a trade	-0.045	0.173	Bfv/Af3/AQD/BgH7BQH9/wMBBwn///8A
loose noun, term with contrasts	0.02	-0.255	AP/0BAL6A/P7+vr1/QbyAgwC9fwD/wT0
loose phrase, about, none	0.011	-0.013	AAAAAgMAAAD//gABAAAAAQAB/wD//v8A
loose phrase, about, sibling	0.02	-0.003	/wEAAQIAAAAA//4AAAAA/wABAP0A//8A
loose phrase, across, none	0.124	-0.074	+gb/Bw3+/v8D+Pj+BQP//QEG/PT9+fr/
loose phrase, across, sibling	-0.053	-0.016	Av8A/PgAAAAABQQAAP8AAAD+AQUABQEA
loose phrase, after, narrower	-0.001	-0.002	AQAA//8AAAAA//8AAAAAAAD/AQIAAQEA
loose phrase, after, none	-0.018	0.012	Av0A//0AAQD/AgH//wAAAQD+/wEAAwEA
loose phrase, against, none	0.054	-0.002	/gEABAf+AAAB+/v+AQIA/wED/vwA/P8A
loose phrase, along, none	-0.009	0	AAAAAAAAAAD/AgIA/wAAAQAAAAAAAAEA
loose phrase, alongside, none	-0.026	-0.014	AAAA/v0BAAAABAMC//8AAAD+AQIAAgAA
loose phrase, around, none	0.044	-0.012	/QIAAgX//wAC/Pz/AgL//wAC//wA//8A
loose phrase, as, narrower	-0.021	-0.01	AAAAAP8BAAD/AwIB//8AAQAAAAEAAAAA
loose phrase, as, none	0.093	-0.067	+wIAAQoAAAAB9vf9AgX//P8G//j/+v0A
loose phrase, as, sibling	0.007	-0.038	/wEAAQIAAAAAAQAAAAAAAAABAP8AAAAA
loose phrase, at, narrower	-0.045	0	A/8A/PsDAAD/BAQC//4AAQD8AQMAAgEA
loose phrase, at, none	0.01	0.071	A/r+BgH9Bf4B+vn9/gP+AQII/QEE/AT+
loose phrase, at, sibling	-0.051	-0.001	A/4A/P0DAQD/BQIC/gAAAv/7AQgCAwQA
loose phrase, before, none	-0.064	0.057	AAAA//oBAAD/BAUC//4AAP/+AgYABAEA
loose phrase, by, narrower	0.006	-0.003	/gEAAgABAAAAAQAAAAAA/wD///8A//8A
loose phrase, by, none	0.108	0.007	/AH/Awj+Af8B9/f+AgP+AAIF/vQB/P/+
loose phrase, by, sibling	0	0	AAAAAAEAAAABAAAAAAEA/wD+AQEAAgAA
loose phrase, during, none	0.041	0.095	/v8AAgMAAQD//v4B//8AAQABAPwB/wEA
loose phrase, during, sibling	-0.024	-0.001	AAAAAPwAAAAAAQEAAAAAAAAAAAEAAQAA
loose phrase, for, far-broader	0.008	0	AAAAAAH/AAAB/v7/AAAA/wABAP8AAP8A
loose phrase, for, narrower	0.005	-0.007	/gEABQL+AAAAAP/+/wIA/wACAQAA/wAA
loose phrase, for, none	-0.003	-0.007	/AL9CP/6AP0BAAL8/gT+AAMC+v4C+wH+
loose phrase, for, sibling	0.009	-0.044	Av0AAwH/AgD///7+/gAAAQAEAAED/wMA
loose phrase, from, narrower	-0.001	-0.002	AAAAAQEAAAAAAQAAAAAAAAD/AAH/AAAA
loose phrase, from, none	-0.016	0.012	/QH/BQH9//8BAQD9/wH/AAEBAQIB/wEA
loose phrase, from, rare-synonym	-0.011	0	AQAA//8BAAH/AgEB//8AAQD/AQEAAQEA
loose phrase, from, sibling	-0.039	-0.001	AQAA/wAAAAD//wP/AAH/AAH/AAUA/wAA
loose phrase, half, none	-0.009	0	AAAAAP4AAAAA//8AAAAAAAAAAAEA/wAA
loose phrase, head	-0.005	0.157	AgT/9fsMBAD8AgAQB/j+Bv/1BQAECgEA
loose phrase, head, 2 words	-0.018	0.098	BQD+9/4OAwD8Av4OBfr+BwH6AgAACf//
loose phrase, head, 3 words	-0.032	0.06	/QL//vwEAQAABQAEBPsA/wD6AQAAAgAA
loose phrase, head, about	-0.015	-0.011	AP8A//4CAAAAAQICAP8AAP/9AAMAAgAA
loose phrase, head, across	0.048	-0.033	/QMABAb//wAA/Pz/AgEA/wAF//r//P4A
loose phrase, head, after	-0.026	-0.007	AAEA/////wABAgH/AQEA/wD+AAMAAgAA
loose phrase, head, alongside	-0.008	0.038	AAEA//8AAAAAAQEBAP8AAAD+AQH/Av8A
loose phrase, head, as	0.018	-0.097	/gEAAgEAAAAB/vwAAgEA/v8CAf0CAAEB
loose phrase, head, at	-0.015	0.069	AgAA+QAFAAD+AwEGAP0AAv/7AgH/AwAA
loose phrase, head, by	-0.02	0.013	/wAA/vwBAAABAwMBAAEA/wD9AAEAAv8A
loose phrase, head, during	-0.015	0.035	AP8AAP4AAAD/AgEA//8AAQD/AQEBAQIA
loose phrase, head, far-broader	-0.061	0	Av8A/PsAAAD/BgYA//8AAwD8AQcABAEA
loose phrase, head, for	-0.044	-0.019	AwEA/PoAAAAABAMBBAD/AAD9/wH/AwAA
loose phrase, head, from	-0.017	0.036	Af8AAP//AAD/Av8A//8AAgD+AgIAAwIA
loose phrase, head, in	-0.067	0.175	AP8A+PgJAAAACQgNAvcAAf/2BwIBCAEA
loose phrase, head, into	0.059	-0.072	/QIABAj+AAAB+vv9AgL//wEE/vr//P//
loose phrase, head, narrower	-0.005	-0.007	+wUAAwAA/wABAgD+AwH//gAC/v7+/foA
loose phrase, head, none	0.002	0.239	AgH/9f0LAgD7AQAT//QACv/2Bv4DCgQA
loose phrase, head, of	-0.005	0.017	/wP/AP8AAP//AwECAQAAAgD+AAEBAgAA
loose phrase, head, on	0.086	0.17	AP8AAwsCAQD/+foCBP8AAQAC/vn/+wAA
loose phrase, head, over	0	-0.001	AAAAAQEBAAD/AQECAAAAAQD/AAH/AQAA
loose phrase, head, paraphrase	-0.052	0	Af8A+/oCAAD/BAQC//8AAf/7AwUCBAMB
loose phrase, head, rare-synonym	-0.037	0	Af8A/f0BAAEABQMA/wAAAQD9AQIAAQIA
loose phrase, head, sibling	0.051	-0.062	+wX/BAn//v8AAPwCBQEAAAEC/fz+/v3/
loose phrase, head, through	0.029	-0.042	AAAAAAABAAAB/f4AAAEA/gAC//4A//8A
loose phrase, head, to	-0.01	-0.007	/wH//v4AAP8BAv//AwAAAAEA//3///8A
loose phrase, head, under	-0.004	-0.021	AQAAAAH/AAAAAQD//f4AAP//AgEBAgIB
loose phrase, head, with	-0.065	-0.116	AAAA/vr/AP8CBAP8AQIA/QH+/QYAAf7/
loose phrase, head, without	0.004	-0.007	AAAAAAABAAAA//4AAQAAAAD/AQEAAAAA
loose phrase, in, far-broader	-0.049	-0.006	Af8A//oAAAD/BgUA/wAAAQD+AAMAAwAA
loose phrase, in, narrower	-0.045	0	Af8A//sBAAD/BgQB/gAAAgD7AAUAAwEA
loose phrase, in, none	0.02	0.153	/v3++/wEBP7/AQIE+Pz8BgT/AgAFCgT+
loose phrase, in, paraphrase	-0.035	0	Af8A/f0BAAAAAgIBAP8AAAD9AQQAAgAA
loose phrase, in, sibling	0.053	0.004	/AIA/wQBAAAB//3/AwL//gEB/vj/AP3/
loose phrase, into, none	0.053	-0.07	/AP/Bgf9//8C+vj9AwP//QEE/fz+/Pz/
loose phrase, of, far-broader	-0.061	-0.026	A/4A/PkBAAD/BwUA/v8AAwD7AAUABAEA
loose phrase, of, narrower	0.032	-0.009	/wIBAgT//wEA/v3/AwAB/wABAgD/Af8A
loose phrase, of, none	0.009	-0.006	AwT+BwL+/v4D+vv9Bgf+/QIF+//+/Pv+
loose phrase, of, sibling	0.008	-0.01	AP8A/v4BAAEA/v4AAgAAAP/9Af4BAgEB
loose phrase, on, far-broader	0.038	-0.043	/gEAAAUAAAAA/f4AAQAAAAABAPwA//8A
loose phrase, on, narrower	-0.029	-0.015	AQAAAf0AAAAABAL+AAH/AAABAAAAAAAA
loose phrase, on, none	0.007	0.226	/AH/Bgr+Af8B/Pf8BQL//wIHAfj/+Pz+
loose phrase, on, sibling	0.072	0.099	AvwAAAoAAgD+9vkA/gEAAgAG//wC+wQA
loose phrase, over, none	0.031	-0.014	/wIAAAEB/wAB/f7/AgMA/wEA/v0A/gAA
loose phrase, over, sibling	-0.001	-0.01	/gH/AwH///8B/gH/AQAA/wAC/wL//v4A
loose phrase, per, none	0.046	-0.001	/gEAAQb///8B/PwAAAAA/wAD/voA/f8A
loose phrase, per, sibling	0.018	0	/wEAAQEAAAAB/v7/AAEA/wAAAP4AAAAA
loose phrase, than, none	0.003	0	/wAAAAEAAAAAAAAAAP8AAAD/AP8AAQAA
loose phrase, through, none	0.108	-0.034	+wP/Awr///8B+fn/AgEA/QAD//b//v0A
loose phrase, through, sibling	0.001	-0.001	AAAA//4AAAAAAgEBAP8AAAAAAAAAAf8A
loose phrase, throughout, none	0.019	-0.002	/wEAAAEAAAAB//8AAQEA/wAA//7/AP8A
loose phrase, throughout, sibling	0.025	0.037	/wEAAQMAAAAB/f0AAgEA/wAB//3///8A
loose phrase, to, narrower	0.035	-0.039	/QIAAAX/AAAA/v//AgAA/wECAP7/AP4A
loose phrase, to, none	-0.002	0.055	/v//AwD9Av4BAf/9/QT9AQIC/v4DAQT/
loose phrase, to, sibling	0.041	-0.033	/QEABAf/AAAC+/z+/wIA/wAE/v4A/P8A
loose phrase, under, none	-0.048	-0.021	Av4AAv3/AQAABAL//v8AAQABAAQB/wIA
loose phrase, whole	0.034	-0.172	/PjyIwTdC+0D+fnY8iLwBRkj8PwQ5wfv
loose phrase, whole, 1 words	-0.039	-0.108	BPbyGgHgCu38//zY8R7vDBsg7wUQ7Avv
loose phrase, whole, 2 words	0.177	-0.031	7wn/Fwv5Af4J8vP2/wz+9gEO++0A7/f/
loose phrase, whole, 3 words	0.143	-0.037	/AEACA//AAAA9vP//wEAAAAG/vP/+/8A
loose phrase, whole, about	0.046	-0.005	AAEABAX+/wAA+vz+AQIAAAAD/v3//P8A
loose phrase, whole, across	0.05	-0.058	/QMAAAL//wAC/v3+AwH//gEB//3/Av4A
loose phrase, whole, after	0.01	0.004	Av0AAf//Av/+AgH//gAAAQACAPwB/wAA
loose phrase, whole, against	0.041	0	/QEAAwYAAAAB/Pz/AQEA/wAD/vsA/P8A
loose phrase, whole, along	-0.006	0	AP8B/wAAAAEAAAAA/wAAAAAAAAEBAQEA
loose phrase, whole, around	0.048	-0.012	/QL/Agb+//8C/Pv/AgIA/gAC/vv//v4A
loose phrase, whole, as	0.06	0.054	/wD//wf+Af8A/P3//wL//wEC//sA/AD/
loose phrase, whole, at	-0.047	0.001	Bvf+B/77BP79BQH6+Qb+BgIE/QcE+gf+
loose phrase, whole, before	-0.098	0.059	Av4A/fQBAQD/BwcA/wAAAf/9AgcAAwAB
loose phrase, whole, behind	0.045	-0.001	AAAAAQQAAAAA/PwAAAAAAAAC//wA/wAA
loose phrase, whole, between	0.013	0	/wAAAQEAAAAAAAAAAAAAAAABAP4AAAAA
loose phrase, whole, by	0.121	-0.009	+gH/BAv/AP8B9vb+AQL+/wIC/vUA/v7+
loose phrase, whole, during	0.056	0.058	/QEAAgX/AAAB/Pz/AQEA/wEC/voA/v//
loose phrase, whole, far-broader	0.052	-0.005	Af8ABQb+Af8A+/f9/wP/AAAB//0B+wEA
loose phrase, whole, for	0.043	-0.05	/f/9EgL2AvwC+/30+Ar9AAQO+/4F8wP+
loose phrase, whole, from	-0.008	-0.028	/gH/A//+AP4B+//8/wP+/wIF/QEB+AD/
loose phrase, whole, half	-0.031	0	AAAA//z/AAAAAwAA/wAAAAABAAAA/wAA
loose phrase, whole, in	0.043	-0.024	/v/+///9BP3/BAD4+QX8BQYG+foDBQP8
loose phrase, whole, into	0.025	-0.037	/gIABAP//wAC/vv+AQL//gAC//3///4A
loose phrase, whole, listed	-0.025	-0.038	Av8AAP0AAAAAAwMB/wAAAAAAAAEAAAEA
loose phrase, whole, narrower	0.024	-0.057	/gIABgT9//8BAwD8/QP/AAIBAf7//wAA
loose phrase, whole, none	0.036	-0.03	+fv0JQHgCe8F+vXe9h3yABYg8PsN6gbx
loose phrase, whole, of	0.021	-0.07	AQT/BwX9/f8B+vz7BAb+/QEG/AD9+Pz/
loose phrase, whole, on	-0.001	0.059	AP//Bwr7Av8B9vT7AAT//wIJAfoA+P3+
loose phrase, whole, over	0.026	-0.024	/AT/BAL+/v8D/QD9AgL//QEB/vz++v3/
loose phrase, whole, paraphrase	-0.033	0	AP8A//wAAAAAAgIBAAAAAAD/AQIAAQAA
loose phrase, whole, per	0.065	-0.001	/QEAAgf///8B+/v/AQEA/wED/vj//P7/
loose phrase, whole, rare-synonym	-0.006	-0.02	AAAAAP8AAAAAAQIAAAAAAAAAAP8AAP8A
loose phrase, whole, sibling	0.012	-0.02	AP7+BAb5Av3++/36+gX9AwUH/PwD/gL9
loose phrase, whole, since	-0.054	0	Av8A/vwAAAD/AwMA/v8AAQD/AAQBAgIA
loose phrase, whole, through	0.101	0.006	/AIAAQgAAAAB+voAAQAA/gAB//j/Af0A
loose phrase, whole, throughout	0.037	0.035	/QMAAgT//wAB/v0AAQAA/wAB//3///8A
loose phrase, whole, to	0.058	-0.01	/f/+CAP7Av4C9/j6/Af+AAMK/fgC+gH+
loose phrase, whole, under	0.001	-0.003	/gEABgP+AP8A///+AAH/AAED/v8A/AAA
loose phrase, whole, with	0.041	-0.053	/QH/CQP7Af4F+/r5AAf++AIF//0C+f//
loose phrase, whole, within	0.055	-0.052	/QIAAgf//wAB+/v/AgEA/wAB//v//v4A
loose phrase, whole, without	0	0.038	AgH/AAH/AP8BAAH/AAEA/wABAAH/Av8A
loose phrase, with, far-broader	-0.016	-0.001	Af8A//8AAAD/AwIAAAAAAQEAAQEB/wEA
loose phrase, with, narrower	-0.023	0.013	AAAAAv3+AAAAAQH+/wIA/gAB/gH//f4A
loose phrase, with, none	0.019	-0.138	/QP+BP/9Af4DAgH6/wT++wIC/AAC//7+
loose phrase, with, sibling	0.003	-0.036	/gIBBQX//wEA/f7/AgAAAAACAPr//f8A
loose phrase, within, none	0.029	-0.031	/gEAAQP/AP8B/f3/AQEA/wAAAP0A//8A
loose phrase, without, none	-0.01	0.032	BAAAAP4AAAAAAQD/AAAAAAABAAIAAwAA
loose sense adj 0	0.008	0.007	/P8ABAL9Av8B//38AQT++wMB/P4E+f3+
loose sense adj 0, none left	0.047	0.061	BfgCCQT+BAIB+/79/wQD+/4C/vwA+PwC
loose sense adj 0, some left	-0.022	-0.054	+Qf7/f/6/foCAgH8BAL7/QX5/v7/AP37
loose sense adj 1	0.019	0.016	Af7+AwD8Av0B/v3+AgD9/gUDAP0A/QD+
loose sense adj 1, none left	-0.061	0.044	Af7+/vb+Af7/AgH9AAH9AQL8AgcB/wL/
loose sense adj 1, some left	0.058	-0.027	/wAAAwX/AAAB+/v/AAEA/wED//oA/wAA
loose sense adj 44	0.008	0.039	/wD/AgH+//8B///9AgP+/wMA//7//v/+
loose sense adj 44, none left	-0.009	-0.015	Af//AP7///8BAAD+AQL//wEAAAD//wD/
loose sense adv 2	0.004	0.006	Bf72/QP8Afb+Af79AwT1BQgA9gIA/gT5
loose sense adv 2, none left	-0.029	-0.067	/gL7Af4A/voBAf8ABQT3AgUC+/z+/gH7
loose sense adv 2, some left	0.025	0.073	A/79/AH8Af3+/wD8/gP8BAUC/P8C/wP9
loose sense noun 10	-0.062	-0.12	+Qz8///4+PoIAwP4Cgn59goF+wH3BvT5
loose sense noun 10, none left	-0.004	-0.086	+Aj+AP79/P0GAgL+BQT9+gUC+f37APn8
loose sense noun 10, some left	-0.051	-0.034	/QT+/P3+/f0DAgX7CAX8+QQDAAP7A/n+
loose sense noun 11	-0.049	-0.052	Bff/Bfr+Bv/4AgD99gAACAAAAAcJAQsB
loose sense noun 11, none left	-0.049	0.003	Afv/AvsAA//6BggD9v0ABgIA/wQFAQb/
loose sense noun 11, some left	0.012	-0.055	Av3/AwH+Av/9Af3++wABBQAE/v0C+gMB
loose sense noun 12	0.06	-0.088	/gL/AwL+//8B+vj/AAEA/wEEAP3//v4A
loose sense noun 12, none left	0.073	-0.04	/gIABQn+/wAB+vv/AQEA/wEEAP3//f4A
loose sense noun 12, some left	-0.015	-0.049	AAAAAP0AAAAAAv///wAAAQD+AQAAAgAA
loose sense noun 13	-0.014	0.05	/wEAAf7//wAA/gL9AwMAAAABAAIA+/8A
loose sense noun 13, none left	-0.036	-0.016	AP8BAP8AAQD+AwQA/gEAAv/9AQECAwEA
loose sense noun 13, some left	0.017	0.066	/QQABAP9/v8B/QD/BAIA/wABAP//+/4A
loose sense noun 14	0.067	0.067	+wL//wQDAv4B+wACAv39/AD/Av4CAf0A
loose sense noun 14, none left	0.079	-0.033	+QL+/gT+//4F/fz+AwL/+QMD+/n9//n+
loose sense noun 14, some left	0.035	0.1	Af4A/gQFBAD7/AIH/vgABP/9Bv0E/gMA
loose sense noun 15	-0.016	-0.063	AQEA/voDAQAACgMEAfv/BAH6AgQCBgYA
loose sense noun 15, none left	-0.018	-0.027	BfgA+PgDBQH+BQID/PoABf/7BQQFCAgB
loose sense noun 15, some left	-0.008	-0.036	AAP/APsB/v4DAv4ABQL+/wH+/P79/f3/
loose sense noun 17	0.116	0	+gP/BAv+//8D+Pb8AwL++wEE/vX/+/z/
loose sense noun 17, none left	0.045	-0.002	/QEAAwX/AAAC/Pz+AQEA/gAD//sA/f8A
loose sense noun 17, some left	0.076	0.001	/AL/AgT+//8B+fn+AQH//gEC//f//v7/
loose sense noun 18	0.049	-0.024	AAAA//8FBgH+/v4F//n+Af/7BP4FAQIC
loose sense noun 18, none left	0.051	-0.032	//8BAQMEAwEA9v8D/fsB/wADAf0C/QEA
loose sense noun 18, some left	0.031	0.008	Af//+v4HA//8BQAGAf3/AwD3BAADAwIA
loose sense noun 19	0.034	-0.052	/gEAAAQAAAAA//8AAAH/AAEB/vwAAgD/
loose sense noun 19, none left	-0.01	-0.003	/wAA/f4BAAAAAQAAAf8A/wD/AP8AAQAA
loose sense noun 19, some left	0.038	-0.049	Af8AAAMAAAAA/f7//wH/AAEB/vv/AAD/
loose sense noun 20	0.035	0.125	/wIAAQIA/wAAAP8CAP4AAP8AAPoAAP8A
loose sense noun 20, none left	0.009	-0.008	AAEAAAAAAAABAP8AAAAAAAAAAP8AAP8A
loose sense noun 20, some left	0.024	0.134	AAAA/wEBAAAA/v8AAP8AAP8AAPwAAAAA
loose sense noun 21	0.034	-0.108	+QX+CQn7/f0E+vb7Bwj++gMF+/b89Pr+
loose sense noun 21, none left	0.07	-0.06	+Af+BAr8/f4F+vj8AgT/+AEB/fv8+vn/
loose sense noun 21, some left	0.015	-0.047	/QL/CAj9AP8A/Pj9BQT/AQEDAPoA+AH/
loose sense noun 22	-0.011	-0.053	BPwAAP4DAgH8AwQD+fwABv//AwQEAQcB
loose sense noun 22, none left	-0.033	-0.026	BPwB+/oDAgH9AwMD+/0BBAD+AQQCBAQA
loose sense noun 22, some left	0.022	-0.027	Af8AAgAAAQD+//8B/f8AAgACAP4B/QIA
loose sense noun 23	-0.049	0.293	/AAACAP7/f///gH9BQH/AAED/QH8/f7/
loose sense noun 23, none left	-0.053	0.116	AgIAAgH8///+AAX9AQD/AgEC/gD9AP//
loose sense noun 23, some left	-0.052	0.177	/f0AA/r//wABAP/+AwEA/gD//wH/AAD/
loose sense noun 24	-0.009	0.141	BfsA/f8CAwD8AgID/P7/Bf/9Av8EBwYA
loose sense noun 24, none left	-0.117	0.146	BvoA+PIFAwD+CgcD/P7/BAD5AQgEDAcA
loose sense noun 24, some left	0.064	-0.005	AAEAAgb/AAD/+PsAAQH/AQADAP0B/QAA
loose sense noun 25	0.038	-0.027	/QIABQX+/wAA/f0AAQAA/wACAPz///4A
loose sense noun 25, none left	0.016	-0.02	/wEAAAEA/wAB//8AAQAA/wAC//z///4A
loose sense noun 25, some left	0.014	-0.008	/wAAAQEAAAAA////AAAA/wACAP3//v8A
loose sense noun 26	0.042	-0.039	/AP+DQr2//0C+vj3AAX8+wYP//YA9f3+
loose sense noun 26, none left	0.128	-0.111	+wMACAz9/wAC9vf8AwP/+wIJ//X/+Pz/
loose sense noun 26, some left	-0.034	0.072	//8ABwD7AP8B/fz5AQL+/QQH//8B/f//
loose sense noun 27	-0.018	0.08	/Qb//wD+/f8D/QD/AgAB/v///gD8/vn/
loose sense noun 27, none left	0.037	0.1	/Qf/BQH9/P8E+v78BAP/+wIH/Pz7+vj/
loose sense noun 27, some left	-0.055	-0.019	Av4A+f0CAQEAAgEE//4BAf76AQMCAwEA
loose sense noun 28	0.039	0.219	B/f9AAn4Cv728/769QP5DQgL/voJ8gf8
loose sense noun 28, none left	0.105	0.085	/AP/AQf/AQH/+fsB/f3+AgIBAPoB//4A
loose sense noun 28, some left	0.012	0.134	B/79Awv2BPz68//0/Aj6CAYO/voI9Qn9
loose sense noun 3	0.02	-0.006	AAEAAggA/wAB/gAB/wAA/v8DAAD///4A
loose sense noun 3, none left	0.058	-0.023	/AP/Awf//v8C+/z/AQIA/QEE/fr/+/7/
loose sense noun 3, some left	-0.024	0.017	A/4A//4AAAD/AAEC/v4AAf//AgMABQAB
loose sense noun 4	-0.045	-0.119	Bfv9BQD3Bfr7BP7v+wb6AgoK/gIA/f/6
loose sense noun 4, none left	0.008	-0.01	/QT//v78AP4AAgL7/Pz+/QQCAf4AA///
loose sense noun 4, some left	-0.075	-0.109	Av/+B//6Av34Afz2+gf+BwcI/gEA/QT9
loose sense noun 5	0.125	-0.058	/QH/Bg79//8B9Pf9AAP//gMI+/X/+P7/
loose sense noun 5, none left	0.003	-0.026	AAAAAQIAAAAB/P4AAAAA/wAC//7//v8A
loose sense noun 5, some left	0.128	-0.032	/QH/Bw79//8B9vj+AQL//wIF/fj/+///
loose sense noun 6	0.052	-0.088	+wD9Agb8BP0C/vcA/gD7BQcCAPwC9gD7
loose sense noun 6, none left	0.087	-0.133	+f/9/AQAAv0E/f3//f38/gP9AvgDBP/+
loose sense noun 6, some left	0.019	0.045	Av7+BgP8Af4A/Pn9AwT+AwMAAQD+9gD+
loose sense noun 7	-0.073	-0.12	AgD+/Pr9AP7/BAX+AAD+AQT8/wcAAgD+
loose sense noun 7, none left	-0.053	-0.026	AwD//Pz/Av/8AwYA+v7/BAH+AQcGAwcA
loose sense noun 7, some left	-0.03	-0.094	/gT/Afz8/f8BAwL9BQT//wP+/gH7/Pv/
loose sense noun 8	-0.065	0.005	AwD+Afn8//7/CAb//wD+AwL5AQYAAwL+
loose sense noun 8, none left	-0.024	0.008	A/7/AP7+AP8AAwMA/wD/AQD//wL/AgD/
loose sense noun 8, some left	-0.054	-0.003	BP////j+Af//BAH+AQD+AQL9AAD//wD/
loose sense noun 9	-0.059	-0.201	Af3/Avz/AP//AwX/AAD/AgH/A/4BBAH/
loose sense noun 9, none left	0.059	0.001	+wL/AQEC//8D/v0BAf8A+wEA//r/Avr/
loose sense noun 9, some left	-0.072	-0.202	BvsAAfz+Av/8AAT9AAAABQH8BQMDAwgA
loose sense unknown	-0.031	-0.161	Af71AwH6//X+/wH6+QDy/ggC+gUB9gH1
loose sense unknown, none left	0.024	-0.086	+QP9/wQDAP0G//r5AQL5+QYD/v7//vf8
loose sense unknown, some left	-0.047	-0.076	Dfn6Av77Avr6/Qj6+QT6BAQCAQwD/Af7
loose sense verb 29	0.022	-0.026	AAD/AgH+AP8B/P38AQL+/wIC//4A/gD/
loose sense verb 29, none left	-0.019	-0.021	Av7//vwAAf8AAQH+/wD/AAH/AAEAAQH/
loose sense verb 29, some left	0.034	-0.005	/gIAAwT/AAAB/f7+AQEA/wAD//z//f8A
loose sense verb 30	0.017	-0.074	9wv7/v/++PsGA///BgT++gP8/Pn6A/f+
loose sense verb 30, none left	0.015	-0.068	+wcA+/0D/wAGAP8AAgL/+f3+Af3/BfsA
loose sense verb 30, some left	0.008	-0.006	/gT9AgH9/f4D//37CAj7/AT/+/78Af79
loose sense verb 31	0.015	0.134	AQEAAf79/P8AAQAAAP0E//0GAf8BAQAD
loose sense verb 31, none left	0.017	-0.012	/gID/gAC/wMB//4CAgAD/vz+Af4AAv4C
loose sense verb 31, some left	0.013	0.146	A/3/BQL6AP4A//77/v//AQEG/wACAQMA
loose sense verb 32	-0.027	-0.226	Av8C+voG/wP/A/4DAQMC/v7+BAEABAAC
loose sense verb 32, none left	0.068	-0.197	/Ab9BQn4+/wC+fr6Bgb7+wQH/vr9+/z+
loose sense verb 32, some left	-0.056	-0.03	Af4C+PgKAQT8CQQO/fsHA/f4BwUBBwIE
loose sense verb 33	0.128	-0.052	+gX+CAr6/v0D+fv6BQL8+wcH/fT8+Pn9
loose sense verb 33, none left	0.062	0.059	/AP/AQMA//8B/P3/A////QIC//v+/vz/
loose sense verb 33, some left	0.072	-0.111	/AP+CAf4/v0C+/z7AwP+/QQE/vn/+v7+
loose sense verb 34	-0.02	-0.096	/wT+APz8/f0BAwT/AgH8/wIAAwH+BP//
loose sense verb 34, none left	-0.005	-0.062	/wL/BP/+/v8C/wH+AwH9/wIEAv78/Pr+
loose sense verb 34, some left	-0.039	-0.034	Av3/+PsAAv/+BQX//QH+AwL9/wEABwL/
loose sense verb 35	-0.01	0.191	/f4AAP8FAAH+AQQJ/v0DA/v6/P4CAgIB
loose sense verb 35, none left	-0.058	0.097	BvkF9PoOCAf7BgcQ+fkJBvHzAwkGDAkG
loose sense verb 35, some left	0.041	0.094	+QL8BQH8/PsE+vz3Bgf6+wYA/P7+//v8
loose sense verb 36	0.007	0.103	/QT/BPwA+f8FAAAABf/+/AD/AQD6A/wA
loose sense verb 36, none left	-0.072	0.034	Av8B/fgDAAICCAUCAv8B//77Awf+BAAB
loose sense verb 36, some left	0.082	0.07	/QX+CQb8+f0E+Pv9AwL9/QYH/fz6/fv9
loose sense verb 37	0.031	0.068	/wH/AwL9//4C/vz8AQL+/gMD//v+/P7/
loose sense verb 37, some left	-0.005	-0.003	Af8A//4AAQAAAf/+AAH/AAIAAP8AAP//
loose sense verb 38	0.011	-0.13	/v75Cgj7APn//fz6AAf+/gYB+f0A9f/7
loose sense verb 38, none left	0.099	-0.065	Av0BAgv/BAH+8/f7/gMAAQAG/vUE+wMA
loose sense verb 38, some left	-0.039	-0.065	AwD8BAH+/vsAAPz4Agf6/gYB/Ab99/78
loose sense verb 39	-0.07	-0.031	A/0E+PcEBAX+BwgF/fsHAfr6AgEEAgMD
loose sense verb 39, none left	-0.052	0.02	AgAC/P0BAQL/BQUA/f4DAv35AAQBAgEC
loose sense verb 39, some left	-0.006	-0.051	AP4D/f0DAwP/AAEC//4D//0AAf4DAgEC
loose sense verb 40	0.003	-0.016	AQYCAAAC/AQE//8CAv4D+/7+AQH7//oD
loose sense verb 40, none left	0.037	0.057	AQIDAgMFAAUC/v0AAAED/fwCAfwB/P4D
loose sense verb 40, some left	0.001	-0.073	/QT/AgH7+v8E/wD/Bf/9+gP/AP/7/Pv/
loose sense verb 41	-0.008	0.082	CfQB/gL8DP/2//z+7f8BC/0HAwER/BIC
loose sense verb 41, none left	-0.046	0.288	C/MC//wADAD3/wH98v4CB/8ABgoN/w8A
loose sense verb 41, some left	0.06	-0.206	A/oBAwb+BwD9+fv9+gL9BgEE/foG+wb/
loose sense verb 42	-0.003	0.016	Av4CAfsCAwL+AgAC/AEBBP38/wEDBQX/
loose sense verb 42, none left	0.021	-0.234	AvoB/vsCBQIA//4A/f8DAvz///0BAQIA
loose sense verb 42, some left	-0.029	0.251	AAEAAP0EAAD/AQEE/wL/A//9AAABAwD/
loose unknown	-0.011	-0.134	Bfv5BAD3//f+/AH2/AT4AgcB/QkB8wH6
loose word 28-bed	0.008	-0.001	Af8B/v8BAQEAAP8AAP8AAAAAAP8AAQAA
loose word 92-year-old	0.03	-0.001	AAAAAgMAAAAA/v8AAAAAAAADAP8A/wAA
loose word able	-0.089	-0.01	Bf4A/PcBAQD9CAcB/f8ABP/7AQcBBAIA
loose word aboard	-0.017	-0.008	AP8A/v8CAQAAAQIA/wAAAAD+AAEAAQAA
loose word about	-0.042	-0.053	Av8A//4AAAD9BAUC/v4AAwH+AQIAAQAA
loose word absence	-0.083	0.184	BP4A+/oBAAAAAgMCAP7/AwD8AwgBBgMA
loose word absent	-0.022	0.069	Af8A/v4BAAAAAwIBAP8AAP/9AAIAAQAA
loose word accident	0.04	-0.03	/gIAAwT+AAAC+/v9AgL//gAE/vsA/f8A
loose word accompany	-0.017	0.057	AAAAAP8AAQAAAgIBAAAAAP//AQEBAgAB
loose word account	0.011	-0.017	/wEAAQEAAAAA/v4AAQAA/wABAP8AAAAA
loose word accuracy	0.033	-0.01	/gIAAQT//wAB/f3/AQEA/gABAPz///4A
loose word accurate	0.026	-0.02	/wIAAQP///8B/v7/AQAA/wEC//3///7/
loose word achieve	-0.012	0.057	AAAA////AAAAAgL//wH/AQIB/wAA/wD/
loose word act	0	-0.081	AAAA/wAB/wAAAAACAQACAP8AAP8AAP8A
loose word activation	0.008	0	AAAAAQEAAAAA//8BAAAAAAAAAP8AAAAA
loose word ad	-0.084	0	Av4B+/YGAQL/CAYH//4BAfv7AgcBBAEB
loose word additional	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word address	-0.042	0	Av0A/voBAQD/AwIB//8AAQD8AQMBBAIA
loose word adjust	-0.01	-0.045	AQAA/wD//wD/AQIBAAAAAQH/AAD/AQAA
loose word administer	0.051	0.005	/gMABAj+/f8B+/z+AQD//wID//z+/v0A
loose word adult	-0.014	0	Af8AAP4AAQAAAQAA/wAAAAAAAQIBAAEA
loose word advance	0.06	0.091	/QL/BQn7//4B+/z+AQH//wQF/fr++/7+
loose word advert	-0.001	-0.003	/wEA//8A/wABAQAAAQAA/wAAAAAAAf8A
loose word adviser	-0.005	-0.005	AgAAAP4AAAD//wAAAAAAAQAB/wEAAAAA
loose word after	-0.06	-0.001	Av8A+/cDAQD+CAUBAP8AAwD7/wX/AwEA
loose word afterwards	-0.014	0	AP8A/f0DAQEAAQED//8BAP79AQIBAwEB
loose word age	-0.022	-0.003	AQAA//8AAAAA/wEAAP8AAAABAAAA//8A
loose word agency	0.005	-0.003	/wEAAgMAAAAAAQEBAP8AAAAAAAEAAAAA
loose word agent	0.01	-0.003	/wAAAAEAAAAA/wABAAAAAAAAAP4AAAAA
loose word agree	0.009	-0.001	AAAA/wEAAAAAAAACAP8AAf/+AAAAAAAA
loose word ahead	0.014	-0.003	/gL/AgH//v8C/v7+AgL//gAC//7+//4A
loose word aider	0.003	-0.008	/wEA/wECAAAAAP8CAP8AAP8AAf8AAf8A
loose word air	-0.015	-0.017	AAAA//8AAAAAAAEBAAAAAAH+AAEAAQAA
loose word alarm	-0.037	0	Af8A/fwAAAAABAEB/wAAAQD+AAMAAgAA
loose word alert	-0.046	0	Af8A/voBAAAABQUBAAAAAQD+AQMAAgAA
loose word alone	0.019	-0.01	/wAAAQIAAAAA/v4AAAAAAAAAAAAAAAAA
loose word along	-0.036	-0.011	Av4A+/sDAQAAAwIE/wAAAAD+AAMBAgEA
loose word alongside	-0.008	-0.026	A/0B//8FAgH/AQID/v4BAf7/AAIAAQAA
loose word already	-0.055	-0.017	Av8A+/wCAQD/BQUC//8AAQD6AAYBBQEA
loose word also	-0.001	-0.013	AAAAAAP+AP///gEA//8AAQABAf8B/wEA
loose word altered	0.028	-0.004	/wAAAQMAAAAA/v3/AQEA/wADAP3//v8A
loose word always	0.059	-0.004	+wT/Bgb7/f4E+/z6BAT++wIE/vn8+/r+
loose word anaesthetised	0.019	-0.01	AAAAAQMAAAAA//8AAAAAAAABAP8AAAAA
loose word analyse	0.052	0.017	/gL/BAf+//8C/P3+AgH//gID//v//f7/
loose word analyst	0.024	-0.018	/wEAAgQAAAAB/v4AAQAA/wAB//4A/wAA
loose word animal	0.031	-0.01	AAAAAgQAAAAA//8AAAAAAAADAP4AAAAA
loose word annual	-0.06	0.075	BPwA//0AAQD+AQUA/QAAAgABAAYCAAMA
loose word another	-0.031	0	AAAA/vwBAAAABAMBAAAAAAD9AAMAAwAA
loose word answer	-0.068	0	BvkB+fkFBAL9BwYE+/8ABf76AwYECAYB
loose word any	-0.03	-0.007	Af8AAP0AAQD/AwMAAAAAAQD//wMBAgEA
loose word anything	0.001	-0.005	AP8A/wAAAQD/AP8A/wEAAAAAAP8AAQAA
loose word apart	-0.025	0	AAAAAAAAAAAAAAAAAQAAAAAAAAEAAAAA
loose word application	0.006	-0.02	Af8A/wAAAAAAAgAC/v8AAQAAAf8AAAEA
loose word apply	-0.039	0.088	AAAA/fwEAQAABQQD/wH/Af8A/wIAAgAA
loose word appointment	0.016	-0.021	AAEA/wEBAAAB/v4BAv8A/gD///4A/v8A
loose word approach	-0.015	-0.002	AQAA//8BAAAAAgEBAAAAAAD/AAEAAQAA
loose word approval	-0.075	0	Av4A/PUBAAAABwYB//8AAAD+AQYABQEA
loose word approve	0.006	0	/wEAAQD/AP8B/v/+AAH//wIB//8A/wD/
loose word approximately	-0.03	-0.008	Af8A/PsDAQAAAgEDAP8A///9AQMBBAIA
loose word architect	0.054	-0.011	/gIAAgf/AAAB+/sAAgEA/QAD//v//v0A
loose word around	0.008	-0.021	AP8AAAAAAQAAAQAA/wEAAAEAAP4A/wAA
loose word arrange	-0.026	-0.032	AAAA/fwBAQAAAgMC/wD////7AAIAAgEA
loose word arrival	-0.091	0.063	Bv0A+vcBAQD/BwYB/wAAAQD9AQkBBgMA
loose word arriving	0.007	0.054	AAAAAAAAAAD/AAAAAAAAAQAC//4A/wAA
loose word as	-0.008	-0.036	Av4A/f0FAgH+AAEH/f0AAv78AgICBAIB
loose word assess	0.036	-0.01	/wEAAgUA/wAB/f0AAQEA/wAB//wA//8A
loose word assessment	0.031	-0.003	/gEAAQQA/wAA/f0AAgAA/wAAAP4AAf8A
loose word assist	0.048	0.099	/gL/AwX+//8B+/z8AgL9/gMD//v//f//
loose word assistant	-0.015	-0.009	AQAA/v0BAAD/AgIB//8AAQAAAQEAAgAA
loose word association	0.026	-0.003	/wEAAgMAAAAA/f0AAQEA/wAC//0A//8A
loose word attend	-0.097	-0.076	BP4B+fUHAgL9BwcG/fwDA/z4BAUCBgIC
loose word attendance	-0.041	-0.001	Af8AAfsAAAAABAMA/wAAAQAAAAQAAQEA
loose word authority	0.019	-0.005	/wEAAQEAAAAA/v4AAQAAAAABAP0B/gAA
loose word autocad	0.005	-0.001	/wAAAAEAAAAAAAAAAAAAAAAAAAAAAAAA
loose word automate	-0.065	0	BPsA/voBBAD9BgYB/AAABP/8AAYDAwUA
loose word average	0.008	-0.011	/wAAAQEAAAAAAAAAAAAAAAAAAP8AAAAA
loose word await	-0.021	-0.007	AAAA//4BAAD/AQIC//8AAf/+AQMAAgAA
loose word award	0.034	-0.011	/wEAAwL+/wAC/f38AgP//gEE//3+/f4A
loose word award-winning	0.062	-0.046	/AT/Bgj8/f4C+vv7AgT+/QMF/vn++/3/
loose word away	-0.018	-0.01	AP8A/v4AAAAAAQH/AQEAAAAAAAMAAQEA
loose word baby	-0.017	0	AAAAAAAAAAAAA/8A/wAAAAAAAAEAAAAA
loose word back	0.032	-0.008	/wEAAP8AAAAA/P0AAQEAAAAD//r//f0A
loose word backlogged	-0.044	0	A/4A/PoBAQD9BAMB/f8AAwD7AAUDAgMA
loose word bakery	0.038	-0.008	/wEAAgQAAAAA/f0AAAAAAAAC//v//v8A
loose word balance	0.056	-0.073	/QL/BQb9//8B+/z9AQIA/wEF/vr/+///
loose word base	-0.008	-0.05	AAAAAAAAAAD/AgICAP8AAf//AAEAAQAA
loose word based	-0.02	-0.003	Af8A/v4BAAAAAwIB//4AAQD+AQIAAQEA
loose word basis	0	0.131	AQAA//8AAAAAAQAAAAAAAAD/AAAAAgAA
loose word bed	-0.028	0	AP8A/vsBAQEAAwIBAP8AAAD/AQIAAQAA
loose word before	0.01	0	AAAA/wAAAAAB////AQEA/wAC//8A//8A
loose word begin	0.04	0	/gL/AwT+//8C/Pz9AgL//gIE//v//f7/
loose word behalf	0.043	0.056	/gIAAwX//wAB/Pz+AgEA/wAD//r//P4A
loose word behind	0.001	0	Av8AAAAAAAD///8B//8AAQD/AAIAAQEA
loose word benefit	0.016	0	/wEAAgP/AAAA/wD//wAAAQAB//8A/gEA
loose word beside	0.011	-0.022	/wEAAQP/AAAAAQEBAAAAAAAAAf8AAAAA
loose word besides	0.058	0.085	/wEABQb+AAAA+/z+AAAAAAAF//oA/P8A
loose word bi	0.023	-0.002	/wEAAQIAAAAB/v4AAAAA/wAB//4AAP8A
loose word birth	0.015	0.023	/wAAAQH/AAAB/v7/AQEA/wABAP8A/wAA
loose word bit	0.03	0.004	AAAAAAMAAAAA//4AAQAAAAAB//0A/gAA
loose word block	0.044	0.055	/wAAAgQAAQAA/f0AAAAAAAABAPwAAAAA
loose word blood	-0.002	-0.023	AAEAAQD//wAAAQH+AQH/AAAA/v///v8A
loose word board	0.016	-0.032	AP8AAAEBAAAA//8BAAAAAAAAAAAAAQEA
loose word book	-0.07	0.031	AQD///f///8BBwb/AAH//wH/AQf/BgAA
loose word booking	0.022	0	/wEAAQP/AAAA/f4AAAEAAAACAP4A/gAA
loose word boost	0.026	-0.009	/gIAAgP//wAB/v4AAQAA/wEDAPz//v0A
loose word bosch	0.024	-0.002	/wEAAgIAAAAB//7/AQH//wEB//7///8A
loose word boxing	-0.022	0	AQAA/vwCAAAAAgIBAP8AAAD/AQEAAQAA
loose word boy	0.006	-0.008	/wAAAAEAAAAAAAAAAAAAAAAAAP8AAAAA
loose word branch	0.028	0.034	/gIAAwT+//8B/v3+AQEA/wAC//0A/v8A
loose word break	-0.018	-0.035	BPwA/v//AQD+AgMA/P4AAwAAAQIDAgQA
loose word brick	0.013	0	AAAAAAEAAAAA//8AAAAAAAAB//8A/wAA
loose word bricklayer	-0.016	0.118	AgEAAf8AAAAA/wMAAQAAAAAC/wEA//8A
loose word brief	-0.06	-0.02	Av8A/PkBAAD/AwQB/v8AAQD8AQcAAwIA
loose word bring	0.11	-0.116	/gL/BAv/AAAA+vn+AQD//wAEAPgA+/8A
loose word bristol	0.006	0	/wAAAAAAAAAAAAAAAAAAAAAAAP8AAAAA
loose word brochure	0.038	-0.028	/gIAAwX///8B+/z+AgEA/wAC//z//f8A
loose word budget	0.067	-0.027	+wT/BQj8//8D+vv8AgP//QEF/vj++vz/
loose word build	0.01	-0.058	AAEAAQAAAAAB////AAAAAAAAAAD/AgAA
loose word builder	0.036	-0.004	/gIAAgX///8B/f0AAAAA/wED//z//f4A
loose word building	0.026	-0.016	/gEAAgP//wAB/f3/AgEA/wAB//7///4A
loose word business	-0.012	-0.008	//8AAf8AAAAAAgAA/wAAAAD/AAEAAAAA
loose word busy	0.061	0.057	/wD/Awb/AP8A+vr+AAEA/wAF//kA//8A
loose word buyer	0.049	-0.005	/wEAAwb/AAAB+/z/AQEA/wAE/vv//f4A
loose word c	-0.036	0	AAAA/v0BAAAAAAEAAAAAAP79AQUBAAEA
loose word calculation	-0.044	0.035	Av4B/fwDAQL9BQUE/v0DA/78AgYBBAIB
loose word call	-0.007	0.034	/wEAAP8BAAAAAQEBAAAA/wAAAP4AAP8A
loose word caller	-0.007	0	Av8AAgD/AQD//wD/AAAAAQACAAMA/wEA
loose word calm	0.009	-0.028	/gL/AwL9/v8BAP/+AAH//wMC/v/+/f7+
loose word candidate	-0.063	0	A/4A/vsBAQD/BQUB/v8AAwD8AQkCBQcA
loose word car	-0.01	0	Af8A/v4AAAD/AgIBAP8BAQD/AQEAAgEA
loose word card	0.019	0	/gH/AgP///8B/v7/AAH//wEC//7/////
loose word care	0.027	0.171	AAEABQb8AP//9/j/AQEAAAEFAvgB/AEA
loose word carry	-0.035	-0.053	Av0F+vgIAgUBAwMCAv8C/vz+AAEAAv8D
loose word case	0.008	0.179	//8ABAL9AAAA/wD+AAEAAAECAAIB/gIA
loose word caseload	-0.002	0	Af4A/v8BAQD/AAABAAAAAQAAAAAAAQAA
loose word cash	0.013	-0.019	/wAAAQIAAAAA//8AAAAAAAEB//7///8A
loose word category	-0.038	-0.005	Af8A/fsCAQEAAQICAP4AAP79AgUBBAIB
loose word centre	-0.023	0	Af0A/f4CAgD/AgQD/PwAAv/+AAIBAQIA
loose word certificate	-0.006	-0.063	AgAAAf4B/wD/AgIDAP4AAQD//gH+AP4A
loose word certify	-0.022	-0.019	Af8A//4BAAAAAgIC//8AAAD9AgMBAwIA
loose word chair	0.014	0.134	AAD/AwH9//8B/v/9AgH//gIB//7+/v7/
loose word change	-0.052	0	Af8A//wBAAAABwIB//8BAf/+AQUBAgEA
loose word charge	-0.069	0.001	BPsA+/kBAgD7CAcC+/0BBf/8BAcDBwUB
loose word charity	0.029	-0.001	/wEAAQUA/wAA/v4AAAAAAAABAP0A/wAA
loose word chase	0.01	0	AAAAAAIAAAAAAAAC/wAAAAABAf8AAAAA
loose word check	0.016	-0.008	AAAA/wEBAQAA/wAAAAD/AAAAAP4AAgAA
loose word chef	0.004	-0.01	/wEA/wABAAAAAQECAP8AAAD/AP4AAv8A
loose word child	-0.035	-0.022	BP0A+/sCAgD+BAQC/v4AAgD8AQQBBQIA
loose word chille	0.035	0.077	/wH/AgP+AP8B/f3+AQD//wEC//0A/gAA
loose word christmas	-0.027	-0.017	Av4A/P0CAQD9AgUE/f4AA//9AwMCAgMB
loose word circulation	-0.027	0.054	AAAAAP0AAAAAAgEAAAAAAAD/AAIAAgAA
loose word claim	0.005	-0.01	/wEAAwH//wAAAAEAAQAAAAABAP8A/wAA
loose word class	0.015	-0.002	/wAAAAIBAAAA/wACAP8BAAD/AP4AAQAA
loose word claw	-0.024	-0.001	Av4AAP0AAAD/AAEA/wAAAQAAAAMAAAEA
loose word clean	0.01	-0.009	AAAAAgL/AP8A/fv/AAEAAAAD/wAA/v//
loose word cleaning	-0.001	-0.011	AQAAAP8AAAD/AQMA/wEAAQAAAf0A/gEA
loose word clear	-0.019	-0.013	AP8A/P0DAAAAAQEBAAAA///9AAIBAQEA
loose word client	0.006	-0.031	AP4AAAH+AgD+AwIC+/wAAwEAAgACAQMA
loose word clinical	0.023	-0.01	/wEAAQIAAAAA/v8AAAAAAAABAP0AAAAA
loose word close	0.051	-0.01	/QL/Awf+//8B+vr9AQP+/gED/vz//f7/
loose word closely	0.017	-0.02	AAAAAAIAAAAA//8AAAAAAAABAP4AAAAA
loose word coach	0.017	-0.013	/wEAAQIAAAAB//4AAAAA/wABAP4A//8A
loose word code	0.033	-0.004	/wEAAgT/AAAA/f3/AQAA/wAC//z//v8A
loose word coffee	-0.047	0.036	Af8A+vgDAQAAAwMBAAAAAP/8AgMBAgEB
loose word colleague	-0.104	0.092	CPsA/PQBAQD+CAj//vz/AgL6Agn/CgL/
loose word collect	0.062	0.022	/wAACAf9/wAC+/n8AgL//gED//z/+v8A
loose word collection	-0.123	0	BPwA+/QCAgD+CwcC/v8AAgD6AwwCBgQA
loose word colour	0.004	-0.017	/wABAAABAAEA//8AAP8BAP3/AAAAAAEB
loose word come	-0.088	-0.036	B/kA+vcDBAH8CAcD/P4BBf/3AgsDBwYA
loose word communication	0.006	-0.002	AAAAAAAAAAAA/wAAAAAAAAAAAP8AAAAA
loose word community	-0.001	-0.002	AAAAAP8AAAAAAgEA/wAAAQAAAAAA/wAA
loose word company	0.096	-0.065	9wj/Bgj+/P8E9/b8CAT9+gIE/Pf8+/n/
loose word company-wide	0.041	-0.012	/gL/AwX///8B+/3+AgL//gED//z//v8A
loose word compare	-0.034	-0.006	AP8A/PwBAQD/BAMCAP8BAP/8AQQBAgEA
loose word compile	-0.021	-0.021	/wAB/v4CAAH/AgICAAABAf39AQIBAwEB
loose word complaint	0.097	-0.052	/wEABgv9//8B+Pn9AQH//wMH/PX/+f7/
loose word complete	-0.036	0.101	AAD/+vkEAP//BAIGAP4BAf76AAP/Bv8A
loose word complex	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word concern	-0.029	-0.001	Af4A/fsAAQD/AwIB/wAAAf/+AQIBAQEA
loose word conduct	0.058	0.109	/QP+AwT+/v4C+/z9AQL//wQD/fv/+/39
loose word confidence	0.041	-0.022	/gEAAgT/AAAB/PwAAAAA/wACAPwA//8A
loose word confin	-0.034	0	AAAA//sAAAAAAwMBAAAAAAD/AQMAAQAA
loose word consecutive	-0.04	0	Af8A/vwAAQAAAgAAAAAAAAD9AAUAAQAA
loose word consistently	0.02	0.005	/gIAAgL//wAB/v//AQAA/wACAP7//v4A
loose word construction	0.032	0	/wEAAAQAAAAA/f4AAQAAAAAAAP4A//8A
loose word contact	-0.043	0	AAAA/vwBAAAABAIAAAAAAAD+AAMAAgAA
loose word content	-0.009	0.058	AAAA/wAAAAAAAgIAAAAAAAAAAAAAAQAA
loose word contract	0.039	-0.008	/QMAAwX//wAC/Pz/AgIA/QAD/vz+/f0A
loose word contribute	-0.031	-0.073	BP0E/fsEAwT9AgME+/4FBPr+AwQFAwYE
loose word control	-0.072	-0.011	BfoD+fYFBAT9BgQE/f0EA/r5AwcFBwcE
loose word converse	-0.001	0.033	AQAAAgD+/wAAAAD/AAAAAAABAAH//v8A
loose word convert	-0.009	-0.012	Af8AAP4BAAEAAAAAAAABAP8AAQMBAgEB
loose word cook	0.03	0.073	AAAAAwP/AAD//v8A//8BAQEDAAAA/wAA
loose word coordinate	0.042	-0.028	/QMAAwX//wAC/Pz+AgH//gED//v//f4A
loose word coordinator	-0.017	0.065	AAAAAP4AAAAAAQIAAAAAAAAAAAAAAAAA
loose word copy	-0.037	0	Av8AAPz/AAD/BAUA/wAAAQD/AQMBAQIA
loose word coshh	0.038	-0.001	/gEAAgQA/wAA/v7/AAEAAAAC/vv///8A
loose word cost	-0.02	-0.022	/wAAAf//AAAAAwH/AAAA/wAAAAEAAAAA
loose word council	0.019	0	/wAAAQIAAAAA/v8AAAAAAAAB//4A//8A
loose word count	0.001	-0.016	/wEAAf///wABAAD+AQH//wEB//////7/
loose word counter	0.019	-0.008	/gEAAQT//wAAAAEBAP8AAAABAP0A//8A
loose word country	0.013	0	/wD/AQIAAP8B/v4AAQEA/wAAAP8A/wAA
loose word course	0.048	-0.041	/gIAAwb+AAAB/Pz+AgAA/QADAPz//f4A
loose word court	0.021	0	/wEAAQIAAAAB/v4AAQAA/wABAP4A//8A
loose word courteous	-0.014	0	AQAAAP8AAAD/AQMA/v8AAgAAAQAAAAEA
loose word cover	0.018	0.059	Af8B/AAFAQEAAAAGAP4BAP7/AAAAAQAA
loose word create	-0.017	0.055	Av4B/f4DAgL/AgID//8BAP7/AQMCAgIB
loose word crew	0.073	0.014	/QIABAj//wAA+/wAAQAA/wED//v//v8A
loose word current	0.094	-0.036	/gMABAj//wAC9vj9AQEA/gII/fj//P4A
loose word currently	-0.05	-0.031	BvoA/gABBAD8AgIB+/8ABQD9AQcFAAcA
loose word customer	-0.086	0.123	CfoB9vgFAgL+BgYE+/wAA/33BwwCBQUC
loose word cut	-0.006	-0.04	/QEA/v4CAP8B/gAAAgEA/v/9//8ABAD/
loose word cycle	0.007	-0.019	Av8B/f8DAQL/AAAD//4BAf//Af8AAQEB
loose word daily	0.167	0.168	9gr9DBD4+/wF9vT4CAb9/AcL++/89/j9
loose word database	0.02	-0.006	AAEA/gEAAAAA/f4AAQAA/wAA//3/AP8A
loose word date	0.017	-0.045	AAAA/wMAAQD//wAB////AQD+AAEBAgEA
loose word day	0.137	-0.112	AQICBhD8AwP8+PkC/vsABgILAfYB/AEB
loose word deadline	-0.004	0	AAAAAAAAAAAAAAAAAAAAAAD/AQEAAAAA
loose word deal	0.046	0.101	/QIBAgMAAAEC/Pz+BAIA/f4B/vz+/v0A
loose word debon	0.002	0.05	AAAAAQEAAAAAAAAAAAAAAAD/AAAAAQAA
loose word debt	-0.017	-0.001	AAAAAP4AAAAAAgIA/wAAAAAAAAEAAgEA
loose word decision	-0.018	-0.027	AQAA/v0AAAAAAAH/AAAAAAD/AAEAAgAA
loose word defer	0.001	0	AAAAAAAAAQAAAP8BAP8AAAD/AAAAAQAA
loose word delay	-0.005	-0.022	AAAA/v//AAAAAP//AAAAAAEBAQAA/gAA
loose word deliver	0.122	-0.16	+Qf/CQv9+/8D9/j9BgP++wAEAPb8+/n/
loose word delivery	0.055	-0.043	/wIABAj+AAAA/f7+AQEAAAEG/vz//P8A
loose word dementia	0.034	-0.013	/gEAAQUAAAAB/f0AAQAA/wAB//wA//8A
loose word dental	-0.024	-0.01	AgAA/wD/AAAABQD/AAH/AAH/AAL/AAAA
loose word department	0.075	0.044	/v8AAwf/AQAA+voCAf8AAAADAPsA/f8A
loose word departure	-0.049	-0.022	Af4AAPoAAQAAAwP///8AAAAAAQQAAgEA
loose word depth	-0.045	0	Av8A//oAAAD+BAUB/v8AAgD/AQIAAQEB
loose word design	0.073	0.032	+gb/Bwj8/P8E+fr7BQT++wIG/vj8+vr/
loose word desk	0.042	-0.017	/gEAAQQAAAAB/PwAAAEA/wACAPwA/wAA
loose word despite	0.074	-0.013	/gIABAj//wAB+fr/AgIA/wAF//wA/P8A
loose word detail	0.005	-0.009	/gL/AgL+//8CAAD+AgH+/gIA///+//7/
loose word develop	-0.049	0.056	Av4B+/oDAAEABgUE/vwBAAD8AwUBBAIA
loose word developer	-0.086	-0.014	Af8A/vf/AQD/Cgr//gH/AQH+AAoBBwIA
loose word devise	0.044	0.041	/gIAAwb+/wAB+/z/AQAA/wAD//z//v4A
loose word diagnose	-0.054	-0.012	BPwD+vsDBAP7BgYF+fwFBfr7BAUGBgYD
loose word difficult	-0.01	0.055	AAAAAAAAAAAAAQEBAP8AAP/+AQIAAAEA
loose word direction	-0.044	0	AgAA/vsBAAAAAwMCAP8AAQD9AQQAAwEA
loose word director	0.069	-0.062	/AQAAwj+//8C+vr9BAL//QEE/fj9+/v/
loose word disease	0.002	0	AAAAAQAAAAAA/wAAAAAAAAAAAQAAAgAA
loose word display	-0.014	-0.006	AAAAAAAAAAD/AwMB//8AAAAAAQEAAgAA
loose word distribution	-0.028	-0.001	AQAAAfwAAAAAAwMA/wAAAAABAAEAAAAA
loose word diversity	0.013	-0.013	/wEAAgL/AAAAAP//AAEAAAABAP8A/wAA
loose word document	-0.043	0	Af8A//sBAAAABQQC/wAAAf7+AQMBAgEA
loose word dog	0.022	0	/wAAAQIAAAAA/f0AAAAA/wAB//0A/wAA
loose word door	0.025	0	/wAAAQMAAAAA/f4AAAAAAAABAP0A/gAA
loose word double	0.021	-0.016	/wEAAQP/AAAB/v7/AQH//wEBAP7///8A
loose word dough	-0.014	0.053	AQAABP/+AAAAAAL+AQIAAgAD/v///v8A
loose word dozen	0.036	-0.03	/gIAAwT//v8C/fz/AgIA/gAD//z+/v0A
loose word draft	-0.019	-0.035	Af4B/vwCAQEAAwIC//8BAP7+AQIAAQEB
loose word draw	-0.011	0.031	/wAB//wA/wEBAgEAAQAB/wAAAP/+BP4A
loose word drawing	0.054	-0.002	/gEAAwf/AAAB+vr/AgEA/QADAPv//f4A
loose word dress	-0.049	0	Av0B+/oEAgH/BAQD/v4CAfz6AgYBBQMC
loose word drive	-0.024	-0.056	Av3+AQT9A/38AgH//gP+BP8C/QUE/gT/
loose word driver	0.016	-0.022	/gIAAAL+AAAA/v//AgAAAP8B//0A//8A
loose word drop	-0.028	-0.013	AQD///0AAP8ABAL//wD+/wH+AAIAAgAA
loose word dry	-0.004	0	AAAA//8BAAAAAQEB//8BAAAAAAAAAAAA
loose word due	-0.034	0.026	Af8A/f4BAQD/AwMB/wAAAQD9AAQBAgEA
loose word duty	-0.1	0.062	B/oA+PMBAgD8CgcB/fwBBQD8AgoCBAUA
loose word early	-0.006	-0.008	/gEA/wAAAAAAAgABAQAA/wD/AP8AAv8A
loose word early-morne	0.004	0	AAAAAAAAAAAAAQEAAAAAAAAAAAAAAQAA
loose word earn	0.088	-0.029	/AX/Bgn8/v8C+fn8AgL+/QMH//X++/z/
loose word edit	-0.045	-0.009	Av4B/foBAQH/BAQC/f8BAf79AgMCAwIB
loose word education	-0.071	-0.001	A/4A/wABAAD+/wAA/v8AAgAABQAC/wQA
loose word efficiency	0.028	-0.001	/gIAAgP//wAC/f3+AgIA/gED//3+/f0A
loose word elderly	-0.002	-0.001	AQAAAP8AAAAAAP8AAAAAAAAAAf8AAAAA
loose word electrical	-0.001	0	AAAA//8AAAAAAAAAAAAAAAAAAAAAAAAA
loose word electrician	0.018	-0.008	AAD/AQP/AP8A/P//AQH/AAEB//4B/wEA
loose word electronic	-0.035	0	Af8A/vwAAQD/BAQB//4AAgD9AQIAAQEA
loose word elsewhere	-0.04	0.006	AP8A/PwCAAAABAQD/wAAAQD9AAMAAQEA
loose word email	-0.012	-0.012	AP//AAAAAf//AQIA/gAAAgEAAAAAAAH/
loose word employ	0.057	-0.049	/gIABAf9//8B+vv9AQEA/wIE/vr//f7/
loose word employer	0.032	-0.004	/gEAAgT/AAAA/v7/AAAAAAEC//z///8A
loose word emptied	-0.044	0	Av8A+/sAAAD/BAQB//4AAgD9AAMAAQEA
loose word empty	-0.023	0.02	AAAA/fwCAAAAAgMCAAAAAf/9AQEAAwAA
loose word enable	0.03	-0.041	/wIAAQMA/wAB/f3/AQAA/wAC//z/AP8A
loose word end	-0.088	-0.045	CPgA/fUDBgH8CAUB/AABBf///wkDAgQA
loose word engineer	0.028	0.049	/gEAAAIAAAAC/v3/AgIA/QAC/vz///0A
loose word english	-0.021	0	AP8A/v4BAAAAAAIBAP8A/wD/AQMAAgEA
loose word ensure	0.058	-0.033	/QIAAwb/AAAA+/z/AQEA/gEF//sA/f4A
loose word enter	0.011	0.099	AP4C/P4EAgP//v8CAAADAPv+Af4BAQEC
loose word entire	-0.006	-0.009	/wEAAAH/AAAAAQH/AAAAAAD/AAEAAQAA
loose word entitlement	0.016	-0.016	AAAAAAAAAAAA//4AAQAAAAAB//4A//8A
loose word entry	-0.015	0	AAAA//wAAAAAAQEAAAAAAAD+AAEAAgAA
loose word environment	0.035	-0.001	/QEAAgX/AAAB/P3/AAH//QAC//0A//4A
loose word environmental	0.019	-0.009	/wAAAQMAAAAAAAABAP8AAAAAAf4AAAAA
loose word equality	0.011	-0.013	/wEAAgT//wAAAAD/AAEAAAAAAAEA/wAA
loose word equally	-0.037	0	Af4A/fsBAQD/AwIC/wAAAQD+AAQAAgEA
loose word equivalent	0.006	0	AP8AAAABAAAAAP8BAAAAAAD/AP8AAQAA
loose word error	0.048	-0.01	/wL/Awb+//8C+/z+AQMA/gEC//wA/v4A
loose word escalate	-0.013	-0.018	Af8AAfv//wAB/wD9AQH//gEBAAAAAP8A
loose word espresso	-0.048	-0.006	Av4B/fwBAQH+BAQA/gAAAgD8AgUCAQMA
loose word evening	0.001	0	/wEAAgD/AAAB/gD+AQH/AAAC/wAA/QAA
loose word event	0.037	0	/wEAAgX/AAAB/P3/AQEA/wED/vz//f8A
loose word everyone	-0.065	0	A/0A+vYDAQD/BwYC//4AAQD+AAQBBAEA
loose word everything	-0.032	0	A/4A/PwEAQH/BQQD//0AAf/8AgMBAwEB
loose word excel	0.01	0	/wEAAQEAAAAAAP8AAAAAAAAAAP8AAAAA
loose word excellent	0.034	-0.004	/wEAAwUAAAAB/f3/AQEA/wAD//z///8A
loose word exceptional	0.017	-0.006	/wAAAAIAAAAA//8AAAAAAAABAP4A//8A
loose word expense	0.032	-0.012	/wEAAwX//wAB/f4AAQEA/wAC//z//f4A
loose word experience	0.005	-0.028	AAMAAQD//wAA/wH/AQEAAAEC//7//f4A
loose word expert	0.053	-0.057	/gIAAwb//wAC+/v+AgH//QED//v//f7/
loose word expertly	0.014	-0.037	/wEAAgL//wAB/v//AQH//wABAP////8A
loose word expire	-0.015	-0.003	Af8A//8BAQD/AwIC/wAAAf7+AQECAgIA
loose word expired	-0.051	0	A/4AAPsAAAD/AQQA/wAAAv/9AAYBAAMA
loose word eye	-0.03	0	Af8A//4CAAAAAQEBAAAAAP/+AQMAAgEA
loose word facework	0.004	-0.003	AAAAAAEAAAAAAAAAAAAAAAD/AP4AAAAA
loose word fail	-0.008	0.153	AP8AAP4AAQAAAAAAAAEAAQD+AAEBAQEA
loose word failure	-0.008	0	AAAAAP8AAAAAAAEAAAAAAAD+AAEAAQAA
loose word fair	-0.005	0	AAAA//4AAAAAAQEAAAAAAAAAAP8AAQAA
loose word fall	0.06	-0.013	AAABAAYCAAEA+/sCAf8CAP4BAP4AAAAB
loose word fallen	-0.013	-0.003	AAAAAAEAAAD/AgIB/wAAAQD+AQEAAgAA
loose word family	0.035	0	/gEBAQQBAAAA/f3/AAABAAACAPwA//8A
loose word faster	0.019	-0.025	/wEAAQL//wAB/v7/AQEA/wABAP7///8A
loose word fault	0.001	-0.003	Af4A/gD/AQD/AAEA/gEAAQAA/wABAQEA
loose word fee	-0.042	0	AQAA/f0AAAD/BQUB//8AAQD8AAUAAQEA
loose word feed	0.008	-0.002	AAAAAAEAAAAA//8AAAAAAAAAAP8AAAAA
loose word feedback	-0.049	-0.004	A/0A/vsBAQD+AwQB+/8AAwD9AQMDBAUA
loose word feeding	0.037	-0.003	/gEAAgQA/wAB/f3/AAEA/wAC//0A/v8A
loose word fellow	-0.036	0.058	Af8B+/wDAQH/BQQE//4BAf/9/wEABAAB
loose word fetch	0.005	0.073	AAAB//8BAAEA////AAABAP8AAAAAAAAA
loose word few	0.057	0.079	/wEAAwX+AP8B+vv+AAH//wEEAPsA//8A
loose word fighting	-0.01	0	Af8AAP8AAAAAAQEA/wAAAQD+AAIAAAEA
loose word file	0.016	0.042	/wIAAQP//wAA/wAAAQAAAAABAP7///8A
loose word fill	0	-0.004	/wEAAv7//wABAf//AQH//wQD/vz+/fz+
loose word final	0.042	0.081	/gIAAwUA/wAA/PwAAgEA/gADAPwA/v8A
loose word find	0.028	-0.042	/gIAAwL//wAA/v4AAQAAAAAD//7//P8A
loose word finding	-0.013	0	Av4A/v4CAQAAAQEB/wAAAQD+AAEBAgEA
loose word finish	0.005	-0.034	AP8BAAEBAQH+AAED/f4DAv3/AQECAgEC
loose word finished	-0.032	0.034	Af8A//0AAAAAAgIAAAAAAQD+AAIAAAEA
loose word fire	-0.004	-0.004	Af8AAgH/AAAAAP///wEAAQAC/wIA/wIA
loose word firm	-0.011	0.021	Av8A/v3/AAD/AP8A//0AAQD+AQEBAwEA
loose word first	0.063	-0.095	+wb+Bwr7/P4E+fn6BQT9/AMG/fz9+v3+
loose word fish	0.02	0.043	/wEAAQIAAAAA/v4AAQAAAAABAP0A/wAA
loose word fit	0.004	0.057	/gAAAQACAAH/AgIGAP4CAP4BAP8BAQEA
loose word five	0.008	-0.017	AAAA/wEAAAAAAQAAAP8AAAEAAP8A/wAA
loose word fix	0.005	0	AAEAAQH//wAAAAAAAAAAAQABAAD///8A
loose word flag	-0.001	0	AQAA//8AAAAA//8AAAAAAAD/AQEBAQEA
loose word flat	0.051	-0.003	/gEAAgT/AAAB+fr+AQEA/gAD//n//P4A
loose word flawless	0.037	-0.065	/wEAAgT/AAAA/f3/AAAAAAADAPwAAP8A
loose word floor	-0.019	0.057	AAAA//0AAAABAgEAAQAA/wD+AQEAAQAA
loose word follow	-0.006	0.005	/wP+BAP5/v0B/P/6AwL9/gUE/v/++v3+
loose word following	-0.011	0	AAAAAP0AAAAAAQEAAAAAAAD/AQEAAQEA
loose word food	0.007	-0.001	AAAAAAIAAAAAAAABAAAA/wABAP8AAAAA
loose word foot	-0.043	-0.013	/wAAAf0AAAABAgH/AAH//wD/AAIAAQAA
loose word footwear	-0.038	0.071	Af8A/vwAAAAAAwMA/wAAAAD9AQMBAQEA
loose word form	0.025	-0.01	/wAAAQMAAAAA/v0AAAAAAAABAP0AAAAA
loose word fortnight	-0.108	-0.022	BPsB9/cCAwH9BQYC+/4BA//9AQsDBwUA
loose word fortnightly	-0.03	0.051	AAAA/gAAAAAAAgIA/wAAAQD9AAQAAgEA
loose word forty-five	-0.021	-0.009	Av8A/fwBAQD/AgIAAAAAAQD+AAIBAAEA
loose word found	0.033	0.004	/QT+AwT8/f4D///9AwL9/QUE/fv8/Pv9
loose word free	0.012	-0.015	/wEAAwb//wAA+//+AAEA/wAD//0A+v8A
loose word freezer	0.002	-0.006	/wAAAAEAAAAAAAAAAP8AAAAAAP8AAAAA
loose word fresh	-0.04	-0.006	Av8AAPsAAAAA/wH/AAAAAQH/AAMAAAEA
loose word friday	0.005	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word fridays	-0.046	0	AQAAAQH/AAD/AAMA//8AAQAAAgQBAAEA
loose word fridge	-0.015	-0.007	AAAAAf4AAAAAAgIAAAAAAAAAAAEAAAAA
loose word front	-0.089	-0.009	CfcB+PcDBAH3CgkD+PgBC//6CAsGCwwC
loose word fruit	-0.014	-0.007	AAAAAP8AAAAAAQEAAAAAAAAAAAIAAAAA
loose word full	0.036	-0.078	AAAAAQUAAAAB/v4CAP8AAAH/Af8AAQEA
loose word full-time	0.051	-0.04	/wH/BAT9//8A/Pv8AQL+AAME//r//v//
loose word function	-0.033	0	AP8AAPwAAAAAAwMA/wAAAAAAAAQAAQAA
loose word gain	0.046	0.005	/QP/BAP+/v8D/v7+AwH//AMF/vv9/fv/
loose word garden	-0.031	0	AQAA/fwAAAAAAgIAAAAAAAD9AAQAAAEA
loose word gather	-0.079	-0.027	BvoB+fcFAwL8BQcE+/4BBf77AgYDBgUB
loose word gathering	0	0.058	AAAAAAAAAAAAAAAAAAAAAAAA/wAAAAAA
loose word get	0.022	-0.035	AQEABAH+AAAB/v7+AQL//wED//7/+wAA
loose word give	-0.015	0.123	/gT+/wIB/f4BAgEAAAD+/gL8AgH+AP7/
loose word glassware	0.037	-0.007	/wH/AwT+//8B/Pz9AgIA/wEE/vv//P7/
loose word glucose	-0.02	0	AAAA/v0AAAAAAgIAAAAAAAD9AAIAAAAA
loose word go	0.11	0.118	/v8AAwoAAQAA+Pn/AAEB//8F//cA/AAA
loose word going	-0.039	-0.004	Av4A//wAAQD/BQQB/v4AAgD/AQUBAwIA
loose word good	-0.088	-0.023	Av8A/PYBAAAACQYB//8AAQD7AgYAAQAA
loose word goods-in	0.026	-0.006	/wEAAQMAAAAA/v4AAAAAAAAB//0A//8A
loose word greet	0.011	-0.021	AAABAAAAAAEA/wD/AAAAAAAA//8A/wAA
loose word ground	-0.028	0.058	AP8AAP0BAAAAAgAAAAAAAAD+AQQAAQAA
loose word group	0.038	-0.004	/gEAAgT/AAAB/fz/AAEA/wAC//wA/v8A
loose word grow	0.039	-0.006	/wT/BQb9/f8C+/z9AwL//gIC//3+/v//
loose word guard	-0.043	-0.027	AAEA//wBAAAABAEBAAEBAP/+AAT/AwAA
loose word guest	-0.008	0.016	AAAAAP//AAAAAAEAAQAAAQEAAQAAAQEA
loose word guide	0.033	-0.007	/wEAAgIAAAAA/f0AAAAAAAABAP4A/wAA
loose word hair	-0.053	0.041	A/4A+/oCAQD+BwUC/f0AAgD8AwQCBQMA
loose word half	-0.047	0	Af8AAP0AAAAAAQMAAAAAAAAAAAIAAAAA
loose word hand	-0.023	-0.005	AQAA//7/AAD/AwP/AAH/AQAAAAMAAwEA
loose word handle	-0.073	0.035	BfsC/PkFAwL/BAIE/v4DAvz9AQcBBAMB
loose word handover	-0.013	-0.004	Av4A//4AAQD/AQEA/wAAAQD/AQEAAQEA
loose word hands-on	-0.001	0.037	AAAA/gD/AQAAAgD/////AAAAAQAAAAAA
loose word haul	0	-0.001	Af8A//8CAQAAAAAAAAAAAAABAP8AAAAA
loose word head	0.029	-0.015	AAAAAAL/AAAB/f7/AQEA/wAB//3///8A
loose word health	-0.004	-0.042	Af8BAQgBAQH//P0BAP8AAP8CA/kB/gEB
loose word heating	0.035	-0.013	AAAAAwX/AAD//v4A//8AAQACAf8C/gIA
loose word height	0.002	-0.013	AP8A//8AAQAA//8AAAAAAAAAAAAAAQAA
loose word held	0.046	-0.014	/gH/BAX+//8C+/v9AwP+/QIE/vv+/f3/
loose word help	-0.025	-0.07	CvQD+PsADAP4AwIE8vwHCfj+CQYM/w4E
loose word high	0.008	-0.021	//8AAAUBAgAA/f3/AAEA/wEC//7//v3/
loose word hire	-0.024	0	Af4A/v0DAgEAAgIC/wABAf79AQMBAwIA
loose word history	-0.029	0	AAAA/v0AAAAAAwMAAAAAAQD/AgIAAQAA
loose word hm	-0.068	0	BPwB/v4CAgH9AQIB/v4BAv7/BAECAQUB
loose word hold	-0.04	-0.025	AAEA/v0B/gABBAIEAgD/AQD+/wH/AP//
loose word holder	-0.052	-0.028	Av4A//sAAAD/AQUB//8AAgD+AAMA/wEA
loose word home	0.006	0.036	/wAAAP8BAAAA//wAAgABAP//AP7//v8A
loose word hoover	-0.003	0	Av0B/f4DAgEA//8B//8BAf//AQABAQEA
loose word hop	-0.03	0	AQAA//8AAAAAAQEAAAAAAAD/AQEAAgEA
loose word hospital	-0.012	0	AAAA//8AAAAAAgEA//8AAAD/AAEAAAAA
loose word hot	-0.023	0.065	AP8A/v0BAAD/AgECAP8BAQD+AAEAAAAA
loose word hotel	-0.117	-0.011	Bf0A+/sAAQD+CQUA//8ABAD6AgsBAQMA
loose word hour	0.116	-0.059	+Qn/CA38/P4E9/f8BQP//AIF/fX7+vr/
loose word house	-0.029	0.056	Af8A/PsBAAAAAgEB//8AAAD9AAMAAwEA
loose word housekeeping	-0.011	-0.002	AQAAAP4AAAAAAAAAAAAAAAAAAQIAAgEA
loose word housing	0.056	-0.024	/QMABAb//wAB+/z/AQEA/wAF//r//P4A
loose word hull	0.017	-0.008	/wEAAQH/AAAAAP4AAAAAAAAAAP8AAP8A
loose word hundred	-0.049	0.026	AQAA/PoAAAD/BAQBAP8AAQD9AAQAAgAA
loose word hygiene	0.021	-0.032	/wAAAAIAAAAA/v7/AAEA/wAAAP4AAP8A
loose word immaculate	0.022	-0.012	/wEAAQP/AAAA/v8AAQAA/wACAP0AAP8A
loose word impeccable	0.004	-0.031	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word implement	-0.019	0.038	AP8A/v0DAgD/AgID//8BAP7+AQIBAwAA
loose word improve	0.104	-0.004	9wn9CQ34+vwF9/j5BwT7+gYJ/PT59vb9
loose word inbound	0.012	0	AAAAAAEAAAAA//8AAAAAAAAAAP4AAAAA
loose word incident	-0.038	0	AAAAAPsAAAAAAwAAAAAAAAD/AAIAAAAA
loose word include	0.076	0.064	+Qn+CQv6+/0F+Pj3BwT7+wUH/vf89vr+
loose word incom	-0.033	-0.007	BfoE+/oGBQX9AQEE/f0EBPr8AwQEBwUD
loose word incoming	-0.013	-0.016	Av4C/P4EAgL+AwIF//0DA/7/Af8AAgAB
loose word increase	0.044	-0.016	/gIAAwX+/wAC/P3+AgH//gED//v//f4A
loose word independently	-0.006	0.027	AAAA//8BAAAAAQECAAAAAAAAAAAAAAAA
loose word industry	-0.008	0	AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word inform	0.026	-0.013	AAAAAgP/AAD//v8A//8BAf8AAf8CAAIB
loose word information	-0.016	0	AAAAAP8AAAAAAf8AAAAAAAABAAEA//8A
loose word inspect	0.003	-0.004	/wEAAAIAAAAA/wABAP8BAP8AAQAB/wAB
loose word instagram	0.001	-0.001	AP8A/v8BAAAAAQEB//8BAP//AAAAAQAB
loose word install	0.032	-0.024	/wP/Bwb7/v4A/P39AAEAAAIF/gD//P8A
loose word instance	0.005	-0.004	AAAA/wAAAAAA/wAAAAAAAAABAP8AAAAA
loose word instruction	-0.022	-0.01	/wAA/f4CAAD/AwMC//8AAAD9AQIAAgAA
loose word integration	0.018	-0.014	AAAAAQIAAAAA//8AAAAAAAABAP4A//8A
loose word introduce	0.039	-0.038	/gL/AQP+/v8C/v/+AgH//gIE/vz9//3/
loose word invitation	-0.043	0	A/0A/fsBAQD+BQMB/v8AAgD+AgUCBQQA
loose word invoice	0.059	-0.031	/QMABAf+/v8C+vz+AgIA/gEE/fr+/Pz/
loose word involve	-0.005	-0.002	AQAA/wAAAAAAAQEBAQAAAAD/AAEAAgAA
loose word issue	-0.073	0.023	/wEA//kA/gAABwQCAf8AAAD9Agb/Av8A
loose word item	0.039	-0.035	/gIAAQMA/wAC/P4AAgEA/gAD//z+//4A
loose word job	0.038	-0.02	/gEAAAQBAAAB/f0BAAAA/wD+AP0AAQAA
loose word join	-0.062	-0.009	Av4A/PcBAQD/BwMB/wAAAf/9AAQBBQIA
loose word joint	0.007	0.05	AAAAAAEAAAAAAAAAAAAAAAAAAAAAAQAA
loose word jointly	0.02	-0.109	AQEAAQECAQAA//4DAQAAAAADAP4BAAAA
loose word junior	-0.014	-0.014	AAAAAf8AAAAAAgEAAAAA/wAAAAEAAP8A
loose word keep	0.039	-0.08	AAH/AQP+//8DAAD//wIA/wEAAf4A/wEA
loose word key	-0.086	0	Af4A+/kCAQD/BAcC//8AAf/8AgoBBQEA
loose word keyholder	-0.037	-0.006	A/4AAPoAAAABAgIAAQAAAAEA/wP///8A
loose word kg	-0.018	0	/wAAAP4AAAAAAgEAAAAAAAD/AQIAAQAA
loose word kit	-0.013	0.053	AAAAAAH/AAAAAQIAAAAAAAD/AAIAAQAA
loose word kitchen	0.033	-0.037	/wEAAQQAAAAA/f3/AAEAAAAB//wA//8A
loose word km	0.009	-0.002	AP8B/wABAQEA//8BAAABAP8B//4AAAAA
loose word knife	-0.034	0	BP4A/fsAAAD/AwIB//4AAgD9AgQABAIA
loose word knock	-0.036	0	Af8A/v0BAQH/AwMBAAAAAf/9AAQBAgIA
loose word know	0.02	0.012	/wEA/wEBAAAAAP8BAQAAAP/+Af4AAgAA
loose word lab	-0.012	0	AAAA//4BAAAAAgEB/wAAAP//AAEBAQEA
loose word label	-0.012	0	AP4A/f0DAQEAAgIEAAABAf7+AAAAAQAB
loose word labelling	-0.034	0	AgAAAPwAAAAABAQA/wAAAQAAAAQAAAAA
loose word lack	-0.009	0	Af4A/wACAQAAAQEBAP8AAAD+AAIAAgAA
loose word landlord	-0.031	0.072	/wEAAvz/AAAB/wP+AQH//wEC/wP//v//
loose word language	-0.033	0.055	Af0AAPwBAgD/AwMA/gAAAgH+AAMB/wIA
loose word later	0.006	-0.014	/wEAAQIA/wAAAAABAf8AAAAA////AP8A
loose word lawn	-0.006	-0.015	AAEA//7/AAAB//8AAgEA/wD+/wH/A/8A
loose word lay	-0.008	0.032	A/0A/gAAAQD9AwQB+wAAAwD/AAIBAgIA
loose word lead	0.136	-0.108	+An9CA75+/0G8/f6BwX8+QYI/PT59vb9
loose word learn	-0.06	0	Av4A/PkCAQH/BgQC/f8CAv/8AQQBBQIA
loose word learning	-0.004	-0.001	/wEAAP8BAAAAAQAA//8AAAABAAAAAf8A
loose word leave	-0.022	-0.004	Av4AAgD/AQD+/wL+/gH/AgEC/wEA/wD/
loose word leeds	0.038	-0.002	/gEAAQP/AAAB//4AAQEA/wEB//z///8A
loose word left	0.002	0	AAAA/wAAAAAAAAEAAAAAAAAAAP8AAAAA
loose word legacy	-0.035	0.103	Af8A//wBAAAAAwIAAAAAAAD+AAMAAgAA
loose word lend	-0.007	-0.001	AAAAAAABAAAAAgEBAP8AAQD/AP8AAQAA
loose word let	0.005	0.012	AP8A/f8BAQD/AQEBAP8AAQD/Af8AAgAA
loose word letter	0.022	0	/wAAAgP/AAAA/v4AAAAAAAABAP4A/wAA
loose word level	-0.04	-0.028	A/4A+wL/Af///gQA//7/AgL+AAQBAAMA
loose word lift	0.085	-0.017	AAD/Bgr9AP4B9/n9AAH+/wIE/vgA+wD/
loose word like	0.009	0.028	AQAA/wAAAAAA/f4AAAAAAAAAAP8AAwEA
loose word line	-0.045	-0.004	BfsA+PoDAgH+BAMD//4BA//8AgUCBQUB
loose word list	-0.027	-0.022	/wAAAP3/AP8AAgP//wEAAAABAAMBAAIA
loose word literacy	0.017	-0.017	/wH/AQP///8A/v8AAAAAAAAAAP8A//8A
loose word little	-0.02	0.07	AAAAAQEBAAABBAQAAAH//wD9AAT/Af8A
loose word live	-0.023	-0.011	Av8AAP0AAAAAAQAAAAAAAAD9AQMBAAIA
loose word load	0.046	0.045	/gH/AgQAAP8A/f4A/wL+AQED/vsB/AD/
loose word local	0.018	-0.007	/wEAAQL/AAAB/v7/AAAA/wAB//4A//8A
loose word local-authority	-0.012	-0.039	AAAAAAEAAAAAAQEAAAAAAAAAAP8AAAAA
loose word located	-0.029	-0.027	A/3/Af38Af//AQL9/gL+AgP//wMC/QL/
loose word log	0.022	-0.01	AAAAAQMAAAD///8AAAAAAAABAP0A/wAA
loose word look	0.007	-0.051	Af4DAAADAwT//v8CAP4DAPsAAv8CAAMD
loose word lorry	-0.022	-0.006	/wAA//0AAAAAAgH/AAAAAAD+AQEBAAEA
loose word loss	-0.008	-0.003	AAAA//8AAAAAAQEAAAAAAAD/AQEA/wAA
loose word lost	0.012	-0.003	AAAAAAIAAAAA//8BAP8AAAABAP8AAAAA
loose word lunch	0.011	-0.005	/wEAAAIAAAAA/wAAAAAAAAD+AAAAAQEA
loose word machine	-0.044	-0.003	Af4A/vsBAAD/BQUB/v8AAgD+AAMBAQEA
loose word maintain	0.031	-0.058	/wAAAgQAAAAB/f4AAAAA/wABAP0A/wAB
loose word make	-0.08	-0.022	A/sA9vcDAwD9Bwr//f/+AgH8/wYDAQT/
loose word man	-0.032	-0.009	AAAB/vwCAAEAAwECAP8BAP//AQIAAwAB
loose word manage	-0.015	0.012	BvgG/P0FBwf8BAMH+vwGBfn9BAMFAwYE
loose word management	-0.013	-0.012	AAAAAP8BAAAAAP//AQEA/wEAAAEA/v8A
loose word manager	0.121	-0.065	+QUABQ3+//8D9PX8BQT//AIG/PP++fv/
loose word manchester	-0.011	-0.001	AQAAAAAAAAD/AAIAAAAAAQD/AAAAAAAA
loose word many	0.053	0.089	/wAABAL/AAAB+/3/AQEB/wAF/vv//f3/
loose word mark	-0.023	0	A/8A//wAAQAAAQEAAAAAAAH+AAIAAgAA
loose word marketing	0.002	-0.006	/wAAAAEAAAAAAAAAAAAA/wD/AQABAAEA
loose word master	-0.011	0	AAAA/v8BAAD/AgEB//8BAf/9AQMAAQAB
loose word material	-0.018	0.072	AQAA/v3/AAAAAgH+AAAAAAAAAf8A/wAA
loose word maternity	0.036	-0.011	/wEAAwX+/wAA/f3/AAEA/wED//wA/f8A
loose word matter	-0.08	0.067	BPwA+fcBAQD/BgcB/v8AAQD9AgYAAgAA
loose word meal	0.006	-0.006	AAAA/wAAAAAAAP8AAQAA/wD/AP4AAgAA
loose word meat	0.064	-0.021	/wEAAgj/AAAA+fr/AQEAAAAD//wA/QAA
loose word media	0.02	0.044	Av8BAAACAQL///4B//8CAf4BAP4BAAIC
loose word medical	-0.001	-0.001	AAAAAP8AAAAAAP8AAAEA/wD/AP8AAAAA
loose word medication	0.029	-0.004	/gEAAgQAAAAA/v4AAAAA/wAC//wA//8A
loose word medicine	-0.008	-0.035	AAAAAP4AAAAA/v/+/wAAAAABAQABAAEA
loose word meet	-0.053	-0.012	AQAA//oBAAAABAMA/wAA/wD+AQQAAgEA
loose word meeting	0.026	0.059	/gIAAgT+/wAA///+AQIAAQEB/f7//wD/
loose word member	-0.014	-0.027	/wEA//8BAAABAwEAAAAA/wD+AQIBAQEA
loose word mentor	-0.01	-0.009	Av0D/f4EAwP+AgEE/fwEA/r7AwMFBQUE
loose word menu	0.019	-0.005	/wEAAQMA/wAA/v7/AQAA/wAB//7///8A
loose word meticulous	0.007	-0.002	AAAAAAAAAAAAAP8AAAAAAAABAP8AAAAA
loose word metre	-0.048	-0.005	A/wA/f0AAQD+AwMB/v8ABAD/AAUBAwMA
loose word metrics	-0.008	0.058	AAAA/wAAAAAAAAEAAAAAAAD/AAEAAQAA
loose word migrate	0.019	-0.049	AAAAAQIAAAAA/f7/AAAAAAABAP4A/wAA
loose word minute	-0.047	-0.001	AP////wAAP//BAUA/gAAAQD/AQMBAQIA
loose word miss	-0.02	-0.006	Af8A/f4BAQD/AgIB/wAAAP/+AQIBAQEA
loose word mixed	-0.039	0	Av0C/fwDAgL+BAQD/f0DA/z8AwUDBQMD
loose word mobile	0.051	-0.016	/wEAAwb/AAAB/Pz/AQEA/wED//v//v4A
loose word monitor	0.007	-0.01	AAAAAAAAAAAAAAAAAP8AAf//Af8BAQEA
loose word monitoring	-0.015	-0.012	AAAAAf8AAAAAAgH/AAEAAAACAAL///8A
loose word month	-0.06	0.293	BP4A/PcCAQH/BQUC//4AAf/9AwUBBQMB
loose word monthly	0.043	0.064	/gEABAUA/wAB/P3/AQEA/wEE//z//f8A
loose word morning	-0.055	-0.017	Av8A/fwAAAD/AQQA//8AAQD8AAQAAAEA
loose word mostly	-0.011	0.039	AP8B/v4EAQH/AQEE//0BAPz+AQIBAwEB
loose word move	0.011	-0.063	AQABAAIBAAEA/v3/AAAA//8AAgEA/gAB
loose word moving	-0.003	-0.033	AAAA/v4BAAAA/wAAAQAAAAD+AQEAAwAA
loose word mow	0.003	0.04	AAH/AAD///8A/v7+AQL/AAIB/v//AP//
loose word multidisciplinary	-0.033	-0.004	AQAAAP4AAAD+AQMA/wAAAgAAAAMAAAEA
loose word nam	0.045	-0.053	/QMABgb+/gAB/fz+AQIA/QAG/vv//PwA
loose word nationwide	0.04	-0.028	/AT/BAb8/f4C/Pz8AwL+/QIE/vv9/Pz/
loose word near	-0.011	-0.002	AAAA//4AAAAAAQAAAAAAAAD/AAEAAAAA
loose word need	0.039	0.034	AAAB/gMDAAIC/f0CAv8B/v8AAPz/Af4A
loose word neet	-0.032	0	Av4A/v4BAQD+AgQC/f8AA//9AQMBAAIA
loose word negotiate	0.02	0.038	/QP/AwT9/v8B/v8AAQAA/wEB//7+//4A
loose word network	-0.001	0	Af8A/v8AAAAAAAABAP8AAAD+AQABAQEA
loose word neutered	0.01	-0.01	AAAAAAEAAAAAAAAAAAAAAAABAP8AAAAA
loose word never	-0.011	0.033	Af8A//4AAAD/AwMCAAAAAQD/AAEA/wAA
loose word new	0.045	-0.096	+QT/AwP9//8D/fn8AwL//AEDAPr//fwA
loose word newly	0.019	-0.004	/wAAAwL/AAAA//8AAAEAAAABAP4A/wAA
loose word night	0.043	-0.022	/QIABAf///8B//v/AQEA/wAD//0A/f4A
loose word north	-0.001	0	/wAAAAAAAAAAAAAAAAAAAAAAAAEAAP8A
loose word note	-0.003	0	AAAAAP8AAAAAAQAAAAAAAAABAAEAAQAA
loose word now	0	-0.05	AAEABAL9/gAA/P/9AQIAAQIC/wH//AIA
loose word number	-0.044	0.03	A/4A/Pv/AAD/BgUB/v8AAgD9AQUBBQIA
loose word nurse	-0.011	0.091	Af4A/f0CAgD/AgEC/v4AAQD+AQECAgIA
loose word obtain	-0.013	-0.029	AAAAAf8AAAAAAQEAAAH/AAAAAAD///8A
loose word occasion	-0.052	0	Av4A/fkCAAD/BQQB/v8AAQD8AQYAAwIA
loose word odd	-0.046	0	Av8AAPoAAAAABAQAAAAAAAD+AAMAAQEA
loose word off	-0.044	0	Af8A/PwCAQD/BAQB//8AAQD9AAQBAwEA
loose word offer	0.041	-0.008	AAAAAQUAAAAA/P0AAAAAAAAAAPwAAAAA
loose word office	-0.022	-0.006	AP8AAQAAAQAAAAABAAAAAAABAQIA/wAA
loose word on	-0.022	-0.003	Af8A/vwCAQAAAgEAAQAAAAD+AAEAAQAA
loose word once	0.066	-0.027	/AL+Bwf5/v4C+vr4AwT9/gMF/vr//P7/
loose word one	0.016	0.18	AP4B/wECAQEAAP4A//4A/wEAAP7/A/8A
loose word one-to-one	-0.039	0.076	Af8A/QAAAAD/AgUB/wAAAQD+AAQAAAEA
loose word online	-0.075	-0.012	A/7///wAAP//AAEAAP//AQIAAwMAAAL/
loose word only	0.023	-0.025	/wAAAQMBAQAA/v4BAQAAAAAAAP4AAQAA
loose word open	0.02	0.098	/gP/AwT9/v8B////AAH/AAEB//7//f8A
loose word opera	0.017	-0.011	/wAAAAIAAAAAAAAAAAAAAAAAAP4AAAAA
loose word operate	-0.05	0.022	Av8B/fwEAQL/BwQF//8CAfz/AQQBAgEB
loose word operation	-0.034	0.019	BPoA/fsBAwD8BAMC/P0BBAD/AwUDBQUA
loose word optimise	0.029	-0.002	/QL/AgT///8C/f3+AgH//gEB//7///4A
loose word order	0.014	-0.037	AQAA/wL/AAAA////AAAAAAAAAP8AAAAA
loose word other	0.05	-0.005	Af0AAgP/Af8A+/wAAAEA/gICAPsB////
loose word otherwise	-0.064	0	A/4A/PkBAQD/BwYCAP8AAf/7AQUABAEA
loose word out	-0.011	-0.018	AP8AAP8AAAD/AgEB/wAAAQD/AAEBAQIA
loose word outlook	0.025	-0.008	/wAAAQL/AAAA////AAAAAAAB//4AAAAA
loose word outside	-0.02	-0.035	Av8A/v7/AAAAAgEA//0AAAD8AgMBBAIA
loose word outstanding	-0.01	0.028	A/0A//4AAgD+AP///gAAAgD+AQMDBAQA
loose word over	-0.046	-0.006	Av4A/voCAQD+BQQD/f0BA//8AQQBAgIA
loose word overnight	-0.028	0	Af8A+/wCAAAAAgIC//8AAQD8AAIAAwEA
loose word oversee	0.015	0.063	AAABAAEBAAEA//8C//8C/v4BAP4A/wAB
loose word ow	-0.007	-0.004	AAAA/v0BAAAAAAABAP8AAAAAAAAAAQAA
loose word own	0.052	0.02	/gT9CQX5/PwC+fv5BQb8/gYK/P38+Pv9
loose word pace	-0.048	-0.001	Av8A/voAAAD/BAQA/wAAAQD9AQUBAgIA
loose word pack	-0.032	0.056	Av4A//3/AAAAAgH/AAAAAQH9AAMA/wIA
loose word page	0.007	-0.033	AAAA//8AAAAB/v8AAAAA/wABAP8AAP8A
loose word paid	0.004	-0.006	AAAAAP8BAAEAAAABAAAAAP8AAP8AAQAA
loose word pair	-0.011	0	/wAA//8BAAABAQABAAAA/wD9/wEAAf8A
loose word palletise	0.005	-0.029	Af8AAAEAAAD/Af8AAAAAAQAAAQEAAAEA
loose word panel	0.026	-0.004	/gEAAgT/AAAA/f4AAQAA/wABAP0A/wAA
loose word parent	0.027	-0.008	/gIAAgQAAAAB/v4AAAAA/wAC//wA/v4A
loose word park	0.015	0	/wAAAAEAAAAA//8AAAAAAAAAAP4AAAAA
loose word parlour	-0.002	0	/wAAAQAAAAAA/wAA/wEAAAD/AAEAAQEA
loose word part	-0.045	0.044	B/oA/fwDBAD7BAME/P0AB//9AQYFBQcB
loose word partnership	-0.018	0.083	Av8A//0AAAAAAgIA/wAAAAAAAAIAAwAA
loose word pass	-0.032	-0.039	AP8AAf8CAAD/A/8B/wAAAf8AAQEBAQEA
loose word passenger	-0.036	0.016	Af8A/foBAAD/BAQB/v8AAQD+AAIAAgAA
loose word past	0.028	-0.005	/wEAAgP//wAA/P3/AQIA/wAC//8A/wEA
loose word pastry	-0.02	0	AAAA//4AAAAAAgIBAAAAAAD/AQMAAQAA
loose word patient	0	-0.092	Av0B+PwJAgIA/gIJAPsB//35AwMABgAB
loose word patrol	-0.013	0	Af4B//0CAQEAAQL///8BAQAAAAEBAAEB
loose word pay	-0.032	0.045	AAAAAfz/AAAAAwAAAAAAAAH/AQMAAgAA
loose word payable	-0.037	0	Av8A/PwAAAD/BAQB//8AAQD9AAMAAAEA
loose word payer	-0.057	0	A/wA+/oEAgD9BgUE/f0ABAD8AgQBAwIA
loose word payment	0.045	-0.031	/wEAAwX//wAA/f7+AAEAAAAD/vsA/f8A
loose word payroll	0.046	-0.016	/gIAAQUAAAAB+/z/AgEA/wAC//r//v4A
loose word percentage	-0.04	0	Av4A/fwBAQD+BgUB//8AAgD9AQMBAwEA
loose word perform	0.006	0.016	AAAAAAH/AAAAAAAAAQAAAAAAAP8AAP8A
loose word period	0.038	-0.006	/wAAAwQAAAAA/Pz/AQEAAAAD/vwA/gAA
loose word permanent	0.122	-0.056	/QL/CQ37//4B9/b8AgP//gII/fX/+/7/
loose word person	-0.061	0.01	A/8A/f4CAAH/BAUC//8AAf8AAQQAAgAA
loose word personal	-0.002	0.037	AAAA/gABAAAAAAAAAQAA/wD/AAAAAQAA
loose word personally	0.057	-0.071	/wIABQf9//8A/Pv+AgEAAAEF//n//P8A
loose word pet	0.003	-0.004	AAAAAAAAAAAAAQEBAAAAAP8AAAAAAQAA
loose word phone	0.007	-0.007	//7//wEAAf8AAf8A/wEAAf//AAACAQMA
loose word pick	-0.025	0.033	Af8AAvv+AP8AAwH+/wD/AAEDAAMA/gAA
loose word picture	0.006	-0.004	AAAAAAAAAAAAAAAAAAAA/wABAP4A/gAA
loose word piece	0.004	-0.073	AAAAAAEAAAAAAP8AAQAAAAAAAAAAAQAA
loose word pipework	-0.036	-0.001	Av4A/fsCAQH/BQQD//0AAgD9AgMBAwIA
loose word pivotal	0.025	-0.038	/wEAAQIAAAAA/f0AAgAA/gAB//0AAP8A
loose word place	0.01	0	/wEA+/0CAAAB/v8AAf8A////Af4AAf8A
loose word plain	-0.029	0	AAAA//4AAAAAAQIAAAAAAP//AAQAAQAA
loose word plan	-0.06	-0.01	B/cF/v0GCAX4AwMH9/sHCfr+AwAHAwkE
loose word planned	-0.005	0	AAAA//8AAAAAAQABAP8AAAD/AAAAAQAA
loose word plant	0.051	0	/wH/BQb+AP8B+/z+AAH/AAEF//wA/AAA
loose word play	0.05	-0.038	/QP/AgT+/v4D+vv8BQP8+wQD/vv9/fv+
loose word playground	-0.018	0	Av8AAP0AAAAAAgIA/wAAAQD9AAMAAAEA
loose word plumb	-0.03	-0.008	Av8A//z/AAAAAgH/AAH/AQD/AAQAAQEA
loose word plus	-0.036	0	A/4A/vwBAQD/AwMB//4AAwD9AQUAAwEA
loose word point	-0.079	-0.002	A/4A/PYBAQD+BwUA/gAAAgD5AgcCAwMA
loose word point-of-sale	-0.04	0	Av4A/PoAAQD/BAMAAP8AAQD8AQMAAQAA
loose word popular	0.026	-0.015	/gL/AgP+//8C/f3+AgL//gEC//7///7/
loose word portable	-0.042	0	Af8A+/oCAQD/BAQCAAAAAgD8AQQBAwIA
loose word possible	-0.005	-0.002	AAAA/v4BAAD+AQEB//4AAgAAAAAAAQAA
loose word post	0.031	-0.028	AAAAAAIBAAAA/f4AAAAA/wACAPwA/v8A
loose word postgresql	-0.059	-0.001	AAAAAPsAAAAAAgUAAAAAAAAAAAUAAAAA
loose word pour	0.029	0.111	/wEAAAQAAAAA/v4AAAAAAQABAP0A/wAA
loose word power	0.022	-0.002	/wAAAQEAAAAB/v4AAAAAAAAB//4AAP8A
loose word practice	0.053	-0.079	/QIACAj9/wAB/fr8AgQA/gAE/vz///4A
loose word practise	0.001	0.008	AAAAAQAAAAAB/v4AAQAA/wABAAIA/wEA
loose word practitioner	0.02	-0.017	/wEAAQIAAAAB/f3/AgIA/gAB//7//v4A
loose word praise	-0.008	-0.002	AQAAAP4AAAAAAQEAAAAAAAAAAAAAAQAA
loose word prep	-0.003	0.011	AAAA/wAAAAD/AQEA//4AAQD/AAAAAQAA
loose word preparation	-0.022	-0.003	AP8A/f8AAAD/AwMA//8AAQD9AQMBBAIA
loose word prepare	-0.014	0	Af8B/v4DAQH/AQEDAf8CAP//AAAAAf8B
loose word present	-0.004	-0.001	AAAA/wD//wAAAwL/AP7/AAH//wP/AP8A
loose word pressure	0.031	-0.003	/wEAAQP//wAB/P3/AQH//wAD/vz///8A
loose word prevent	0	-0.012	/wEAAf//AAAAAQH/AQAA/wACAAAA//8A
loose word previous	-0.029	0	Af8A/vwCAAAAAwMC//8AAQD+AQMAAQEA
loose word price	0.042	-0.029	/gIABQb9//8B/fz9AgP//wEE/v7/+/4A
loose word primary	0.016	0	/wAAAQIAAAAA/v4AAAAAAAAB//4A/wAA
loose word prisoner	-0.032	0.033	Af8A/f0CAQD/BAQC//8AAQD9AQMAAgEA
loose word problem	-0.083	0.06	Av8AAPgAAAD/BwQA/wAAAgAAAAoAAAEA
loose word process	-0.044	0.054	/Ab/AAEA/P8CBwMBAwIC/f8A/wL8//oA
loose word produce	-0.047	0.096	AAEB//3/AQEABQT/Af8AAQH+AAUAAwAA
loose word progress	-0.069	0.006	BPwA/PgEAgD+BgUD/QAAA//7AgYDBQUA
loose word project	0.014	-0.005	/wEAAQIAAAAB/v4AAQEA/wAB//4A//8A
loose word promptly	0.05	-0.036	/QP/BAb9/v8C+/z8AwL//gED//v+/P3/
loose word property	-0.11	-0.013	A/4A/fYAAQD+CwcB/v8AAgD4AQwABAIA
loose word protection	0.012	-0.004	/gL/AgL+//8BAP/+AQH/AAIB//7//v//
loose word provide	0.019	-0.077	Av8BAgEDAgL///8D/f0D//0AAQEAAAEC
loose word publish	0.043	-0.06	/wEAAgX9AP8B/f7+AQD+/wME//r//P3/
loose word pull	-0.022	0.015	Af8AAPwAAAAAAwMA//8AAAAAAAEA/wAA
loose word punctual	0.024	-0.008	/wAAAQIAAAAA/f4AAAAA/wACAP0A//8A
loose word pupil	0.003	0.129	Av8AAQICAQH/AP8B/v8BAf8CAf8B/gEB
loose word purchase	0.005	0	/wEAAQAAAAAAAAAAAAAAAAAAAP8AAP8A
loose word pursued	-0.009	0.047	Av8A/v0AAAAAAP8AAQAAAAD+/wAAAQEA
loose word put	0.023	-0.038	AP4A//8BAQD//f0BAAABAAAA//4AAgEA
loose word qualification	-0.062	-0.005	B/cB9/cHBwL6BgUH+fkBB//5BQYGBwgC
loose word qualified	0.046	-0.064	/QP/AwT+/v8C/Pz/AgL//QED//v//v4A
loose word qualify	0.018	0.077	/wEAAQP//wAA/v7/AQAA/wABAP4A//8A
loose word quality	0.038	-0.003	/wEAAgUAAAAB+/z/AQAA/wAC//z//v8A
loose word quarter	-0.003	-0.01	Av8AAgD/AAAAAP/+AAAAAAAC/wAA/gAA
loose word query	0.009	-0.002	/wAAAAEAAAAAAAAAAAAAAAAAAP4AAAAA
loose word queue	0.005	0.037	/wH/AQL///8A/wD+AQH//wIB////////
loose word quickbooks	-0.003	0	AAAAAP8AAAAAAQAAAAAAAAAAAAAAAAAA
loose word radiography	0.017	-0.009	AAAAAAEAAAAA//8AAAAAAAABAP4A/wAA
loose word rail	0.048	-0.016	/wEAAwb/AAAB+/z+AQEA/wAD/v0A//8A
loose word raise	0.088	0.006	/AT/Awf//v8C9/n7AgL+/QMF/vj9+fv/
loose word rate	0.032	-0.041	/gIAAQQC/wEB/f0CAv8B//8C//3///4A
loose word rating	0.028	-0.007	/wEAAgMAAAAC/f39AQIA/gAD//0A/v8A
loose word reaching	-0.018	0	AAAA/v4BAAD/BAMB//4BAf/+AQEAAwAA
loose word read	0.024	-0.025	/QP/AgL9/v4C/f79AgL9/QMC/vz+/v3/
loose word reading	-0.05	-0.001	AAAA/fsBAAAABQQC//8AAP/7AQUAAwAA
loose word ready	-0.01	-0.003	AAAA//8BAAH/AgIDAP8BAf//AQEAAQEA
loose word rear	0.013	0.083	AAEAAgL+//8B///8AQH//wEB//4A//8A
loose word receive	-0.035	-0.007	A/0A+voEAgD+AgIE/v8BAv79AQQCAwIA
loose word reception	-0.024	-0.003	AAAA//0AAAAABAMAAAAA/wD+AQMAAv8A
loose word recipient	0.015	-0.013	AAABAAIAAAEA/v0BAP8BAP8AAQAAAQAB
loose word record	-0.069	0.025	CfcC+foDBgL5BQMD+v0DCP/+AAEFAwgB
loose word recorded	-0.014	-0.016	A/4B/f0CAgH+AgID/f0CA/8AAQEBAQIB
loose word recover	0.023	-0.011	/wEAAgP/AAAB/v7/AAAA/wACAP0A//8A
loose word recruit	-0.005	-0.003	AAAAAAEBAAAAAQEBAAAAAAD/AAEAAQAA
loose word reduce	-0.042	-0.022	Av0C+/sFAgL+BAUF/f4CA/v5AQYEBwYC
loose word refer	-0.011	-0.001	Af4B/v8DAQH+AgIE/v4CAv3+AQECAgIB
loose word regular	0.031	0.017	/wIAAgP//wAB/v3/AQEA/wECAPz///8A
loose word regularly	0.105	0.297	+wcACQr8/f8E9vf6BwT//AIJ/fP89/n/
loose word regulation	-0.003	-0.009	Af8A/v4BAQAAAAAAAP8AAAD/AgIBAQIA
loose word reject	0.011	-0.006	AAAAAAH/AAAA/v//AAAAAAABAP8AAAAA
loose word relationship	0.022	-0.004	/wAAAQQAAAAA/v8AAAAA/wABAP4A//8A
loose word relative	-0.048	0.004	Af8A/vsCAAAABQUBAAAAAAD7AAQAAwAA
loose word release	0.039	0.126	/wIABAX+/gAB+/z/AQAA/wACAPz//v8A
loose word reliable	0.015	-0.008	/wEAAQIAAAAA////AAAAAAEBAP4AAP8A
loose word reorganise	-0.017	-0.009	Af8B//4CAQH/AgECAP8BAP7+AAIAAgAA
loose word repair	0.063	0.029	/QL+BAb7/v0C+v37AAL9/gQG/vn++v3+
loose word repeat	0.009	-0.016	/wAAAAEAAAAA//8AAAAAAAABAP8A//8A
loose word replace	0.002	0.001	AQAAAf8AAAAA//7/AQAAAAABAAD/AP8A
loose word replacement	-0.06	-0.003	A/4A/fcAAAAABQQAAAAA/wD/AQMBAwEA
loose word report	0.024	-0.03	/gEAAQMB/wAB/f0BAQAA/gD/AP8AAP8A
loose word represent	-0.002	0.082	AAAA/wABAAAAAAEBAP8AAAD/AQAAAQAA
loose word request	0.025	-0.038	/wEAAQIAAAAC/v3+AQL//gEC//z//v7/
loose word require	0.016	0.055	Av7/BQP7AP8A+v38AAL+AQIC/gAA/AL/
loose word research	-0.001	0.026	AAAAAAEAAAAAAQEAAP8AAAD+AQEAAQAA
loose word resident	0.099	0.002	/QIABAr//wAB9/n/AQEA/gAG/vb/+/8A
loose word residential	0.01	-0.001	/wEAAQEAAAAB//8AAAAA/wABAP8AAAAA
loose word resolve	0.042	0.027	/gL+AwX7//0B/P78AgP8/wQE/fr+/Pz+
loose word resource	-0.038	0	BP0A+voCAQH/BAMC//8AAQD8AgMBAgIA
loose word response	-0.015	-0.03	AAAA/v4BAAAAAgIB//8AAAD+AQAAAQAA
loose word responsibility	-0.022	-0.043	Av8A/v8BAAAAAAEAAAAAAAAAAQMAAQAA
loose word responsible	-0.017	-0.03	Af8AAf0AAQD//wD//wAAAgABAAEBAAIA
loose word rest	-0.02	0.009	AAAA//wBAAD/AgEAAAAAAAD/AAEAAgAA
loose word restaurant	0.026	-0.016	AAAAAAIAAAD//v//AAAAAAAB//0AAP8A
loose word restore	0.008	-0.018	/wAAAAEBAAAB/wABAAAA//8AAf4AAgAA
loose word result	0.047	-0.01	/gEAAgQAAAAB/fz/AQEA/wACAPoA/v8A
loose word retailer	-0.043	0	Av4A/vsBAQD/BAQB//8AAAD8AQQBAgIA
loose word retention	-0.021	-0.001	AQAA//4AAAAAAwMA//8AAQD/AQMAAwEA
loose word return	-0.016	-0.001	AP8A//8BAQD/AgIB/wAAAQD+AAEA/wEA
loose word revenue	0.027	-0.012	/AT+Bgj8/f4C+fr7AwL9/AUGAPj++v3+
loose word rework	-0.094	-0.017	BP0A/fUCAgD+CQkD/P8BBQD7AQgCAwQA
loose word right	0.095	-0.029	/QIABQr+/wAC9vb8AgL//gIF//cA+v8A
loose word rise	0.047	-0.118	/QL+AgT8//0C+/37AwT8/QQC//v//v3+
loose word risk	-0.005	0	AAAAAP4AAAAAAAD/AAEAAAAAAQEAAAAA
loose word role	0.01	-0.064	/wH/AgL+AP8A//7+AQH/AAEBAP8BAAEA
loose word roll	0.006	-0.004	AAAAAAEAAAAB////AQEA/wAAAAAAAP8A
loose word roof	0.013	0	/wAAAAIAAAAAAAAAAAAAAAABAP4A/wAA
loose word room	0.035	-0.006	/wAAAQQAAAAA/P3/AAAAAAACAPwA/v8A
loose word rota	0.012	-0.023	AAAA//8BAAAAAAABAAAAAAAAAP8AAP8A
loose word roughly	0.004	0.071	/wAAAQAAAAAA//4AAAAAAAAAAP8AAQAA
loose word round	-0.006	-0.011	AAAAAAAAAAD/AQEBAAAAAQD+/wAAAAAA
loose word route	-0.026	0	AP8A//8AAAAABAMA/wAAAQD+AAIAAQEA
loose word routinely	0.018	-0.013	AAEAAQEAAAAA/v8AAAAAAAABAP4A//8A
loose word run	-0.153	-0.009	BP0E+/QGAgX9CgsH/vsHA/n4BA0CCQUE
loose word rush	0.002	-0.011	AAEA/wAAAAAAAQEBAP8AAAAAAP4AAAAA
loose word safe	0.016	-0.003	AAAAAAIAAAAA//8AAAAAAAAAAP8AAAAA
loose word safely	-0.021	-0.013	AAAA//0BAAAABAMB/wAAAP//AAEAAP8A
loose word safety	0.019	-0.021	/wAAAQEAAAAB/v4AAQEA/QAD//0A/v8A
loose word sale	0.009	-0.023	Av8AAf8AAAAAAf//AQAAAQAAAP///gAA
loose word salon	-0.014	0.039	Af8AAP8AAAAAAQH/AAAAAAD/AAMBAQIA
loose word same	-0.011	-0.008	A/0B/fwEAgH9AwID/v4CA/7/AAEBAQIA
loose word sap	0.062	-0.007	+wb/Bgn9/v8D+/v9AgL//QEE/fn8+/r/
loose word satisfaction	0.04	-0.004	/gIAAgQA/wAB+/z/AQEA/gAD//z//v4A
loose word saturdays	-0.075	0	Av8AAAEAAAD/AAMB/v8AAQAABAYBAAEA
loose word save	-0.009	-0.005	/wEA//4A/wAAAQH/AQD//wIA/wD+Af7/
loose word scanner	-0.034	0	AAAAAP4AAAD/BQQB/v8AAgD9AQQBAQIA
loose word schedule	0.018	-0.001	/wEAAAIAAAAA/v4BAAAB//8AAP7///8A
loose word scheduling	-0.023	-0.006	Af8A/f0BAAAAAwIAAP4AAAD/AQEAAgAA
loose word scheme	0.006	0	AAAAAAAAAAAAAAAAAAAAAAD/AP8A/wAA
loose word school	-0.087	-0.032	A/4B+/UCAgH/CAYA/v8AAf/8AgkCBQMB
loose word score	0.046	-0.022	/wAAAQMAAQAA/f3/AAEA/wAC/vwAAAAA
loose word script	-0.014	-0.003	AAAAAAAAAAAAAgIBAP8AAAD/AQIBAQEA
loose word seamless	0.011	-0.022	AAAAAAEAAAAAAP8AAAAAAAABAP8AAAAA
loose word season	0.026	0	/wAAAQQAAAAB/f0AAAAA/wAAAP0A/wAA
loose word second	-0.045	0.037	AgAAAv//AAAA/QL/AQAAAQABAAMAAAEA
loose word section	0.079	-0.005	/AUABgn//gAD+Pr9BQIA/QAG/ff9+fsA
loose word secure	-0.011	-0.035	Av4B/QAAAQEAAAL/AAABAAAA/wD//P8A
loose word security	-0.057	-0.01	Av4B/fkBAQH/BgUB//8BAgD+AQYBAwEA
loose word see	-0.067	0.034	Af7/+/cAAf8ABgUA/gD/AQH7/wUABQD/
loose word select	0.024	0.027	/wAAAQL/AAAA/v7/AAD/AAEC//0A/wAA
loose word sell	0.039	-0.001	/AX+BQf7/f0C/f39AgL+/gID//z+/v3/
loose word send	0.018	0.181	/wEAAAEA/wAAAAABAP8BAAEAAf4AAAAA
loose word senior	0.077	-0.074	+wX/BQn9/f4D+fj9AwP+/AIE//n+/f3/
loose word separated	-0.014	0	Af8AAP8AAAAAAgIA/wAAAQD+AAIAAAEA
loose word serve	-0.01	0.034	Av0C+vwFAwL+AwAFAQABAf7+AP8CBAEA
loose word service	0.046	-0.034	AQD+CAf6AP4B9/j4AAT8AAQG//wB+wH+
loose word session	0.056	0.029	AAIAAgT//wAB+fv+AgH//gED/v3+/v7/
loose word set	-0.07	-0.008	BP0A+/kAAQAAAwL//wAAAAD5AAgAAgIA
loose word settle	0.004	0.059	Af8AAgEAAAAA//4AAAAAAAACAAAAAAAA
loose word several	0.014	-0.038	/wEAAgP/AAAA/wD//wEAAQACAAAB/gEA
loose word share	-0.006	-0.083	AAAA/v8AAAD/AgEAAP8AAQD+AP8AAwAA
loose word sheet	0.016	0	AAAAAAIAAAAA/v7/AAEAAAAB//4A//8A
loose word shelf	-0.066	0	A/8A+/kCAAAACAYD//8BAf/+AAYAAgAA
loose word shift	-0.008	0.008	Af8A/v8BAAABAgABAAAA/wD9AQEABAAA
loose word shop	-0.117	-0.001	Bf0A+vICAAD9CwkE/f0ABP/7BAkBCAMA
loose word short	0.034	-0.024	/gEAAwX/AAAB/f3/AAH//wEC//z//v8A
loose word shortage	-0.006	-0.03	AAEA/wAAAAAAAQEBAAAAAAAAAAAAAP8A
loose word shorten	0.039	-0.007	/wIAAgT+AP8B/Pz+AQH//wMD//v//f7/
loose word show	-0.053	0.036	A/0D/vsEAwP8BQYF/P0FBP37AQMCAQMB
loose word shrink	-0.062	0	Av4A/PkBAQD/CAYB/wAAAgD9AAMBAwEA
loose word sign	-0.022	0	AAAAAP8AAAD/AwMA/wAAAQD9AAMAAAEA
loose word similar	-0.016	0	AP8A/v8AAAD/AgEB//4AAQD+AQIBAgIA
loose word single	-0.114	0.07	BP4B9vQIAgL+DQwJ/fgDBPz3AggABwAC
loose word single-handed	-0.022	-0.009	Af8B/gADAAH/AQEC//4BAf7/AgQBAQEB
loose word single-handedly	0.046	0.038	/AT+AwT9/P4E+/z9BAP++wMF/fn7+/r+
loose word sit	0.009	-0.003	AAAAAAIAAAAA//8AAAAAAAAB////////
loose word site	0.03	0.035	/QIABAP//wAB//0BAgAA/wAE/vv//f4A
loose word sixty	0	-0.007	AQAAAAAAAAAAAAAAAAAAAAAAAP8AAQAA
loose word skill	-0.004	-0.013	Av8A/v3/AAAAAAH/AAAAAQAAAQEAAgEA
loose word skilled	0.01	-0.032	AAAAAAEAAAAA//8AAQAA/wABAP8AAAAA
loose word slack	-0.058	0	A/8AAPoAAQD/AgQAAP8AAf/+AQYBAwIA
loose word small	0.016	-0.028	/wAAAgIAAAAAAP8A/wABAQAB/wAA/wAA
loose word so	0.028	-0.007	/wEAAgP/AAAB/f3+AQEA/wEBAP3///8A
loose word social	-0.042	-0.007	Af8AAvv/AAAAAgQA//8AAAAB/wQAAAAA
loose word software	-0.064	0	Av4A/fgAAQD/BwUA/v8AAQD/AgUAAQAA
loose word sole	0.008	-0.021	AAH/AAAA//8B//7/AgEA/wH/AAAAAgAA
loose word some	0.003	0	AAAAAAEAAAAAAAABAP8AAAAAAAAAAQAA
loose word something	0.006	-0.007	AAAAAQAAAAAA//8AAAAAAAAAAAAAAQAA
loose word sort	0.021	0.117	AAEAAQIAAAAA/v8AAAABAP8CAPwA/wAA
loose word source	0.009	0.051	/gEA/wIC/wAAAAACAAABAP//AAAAAAAA
loose word south	0.025	-0.002	/wEAAQAAAAAB//7/AQEA/wAA////AP8A
loose word speak	0.013	-0.003	AAAAAQH/AAD/AQAC/gAAAQEBAP8B/wEA
loose word specialist	0.032	-0.088	/gIAAgP//wAB/f7/AgEA/wAD//z//v4A
loose word speed	0.024	-0.057	/wEAAgP//wAB/f7/AQAA/wECAP3///4A
loose word spell	-0.021	0.033	Af8A/v3/AAAAAgIBAAAAAQD/AAEAAQEA
loose word spend	0.07	-0.081	Af4BAwYDAgL++foDAP0EAfsCAP4BAAEB
loose word spent	-0.034	0	Af8A/PsCAQEAAgICAP4BAf78AQMBAwEB
loose word split	-0.051	0	Av4A/PoCAQD+BQQD/gAAAf/9AQUCBAIB
loose word spot	-0.015	-0.022	AQAA/v0AAAAAAgEAAAAAAAD+AAEAAAAA
loose word spring	0.015	0	/wEAAQL/AAAB/v//AAAA/wAAAP4A/wAA
loose word square	-0.046	0	Av4A/f0AAQD/AgIA/wAAAgD//wUBAgIA
loose word stability	0.005	-0.004	/wEAAAEAAAAAAAAAAAAAAAAAAP8AAAAA
loose word stack	-0.076	-0.01	BP0A+fYEAQD/CAcG/fwBAv75AwgABQEB
loose word staff	0.016	-0.022	/wH/AP/+AP4AAgMBAAD//wIB/gAAAP//
loose word staircase	-0.005	-0.009	/wAAAQIBAAAAAQEB//8AAAD+AQEAAQEA
loose word stakeholder	-0.01	-0.007	Av4B/f0DAQH/AQICAP4BAf//AQEAAgEA
loose word stand	-0.013	-0.01	AAAA/P0DAAEAAQEE//8AAP7/AP8AAQAA
loose word standard	0.015	-0.017	/QMA/wH//wAB////AQEA/wD///7/Af0A
loose word start	0.017	0	/wIAAAEA/wAA//4AAf8AAAECAP7///8A
loose word starter	0.019	0.094	/gIAAQEA/wAB//7/AQEA/wAB//3///4A
loose word station	0.005	0	/wAAAAH/AAAAAAAAAAAAAAAB//8AAP8A
loose word status	0.04	-0.011	/wEAAgQAAAAB+/v+AQIA/gAC/vwA/v8A
loose word statutory	0.001	0.031	/wEAAP8AAAAAAAAAAAAAAAAC//4A//8A
loose word stay	-0.08	0.043	Af8A/fUBAAAABgYBAP8AAAD7AAYAAwAA
loose word steady	0.042	0.058	/gIABAX+/wAB/Pz+AQEA/wADAPz//f8A
loose word step	-0.007	-0.009	AAAAA/8BAAAAAQEAAAAAAAD/AP8A/wAA
loose word sterile	-0.012	0	AAAA/gABAAAAAAEBAAAAAAD/AAIAAQAA
loose word still	-0.042	-0.008	Av0A/PsAAwD+AwIB/QAAAwD+AAQCAgIA
loose word stock	-0.012	0.034	Af4A/v0CAQH/Af8C//8BAf///wAABAIA
loose word stop	-0.005	-0.007	AAAAAP7/AAAAAQAAAAEAAAABAP8A/v8A
loose word store	0.064	-0.005	/wEAAgkAAAAA/PsBAQEAAP8C//sAAAAA
loose word streamline	0.017	-0.019	/wH/AgL///8B////AQD//wEC//7+/v7/
loose word strength	0.034	-0.031	/gEAAQQAAAAB/f0AAQAA/wAB//sA/v8A
loose word strong	0.063	0.084	/AP/BQj9//8C+fv9AgQA/QAE/vsA/P4A
loose word struck	0.003	0.068	/gEAAQH//wAAAAAAAQAA//8AAAAAAf8A
loose word student	0.013	-0.026	AQAAAwIAAQD///8A//8AAAEE/wAA/f8A
loose word style	-0.002	-0.037	AAEAAAL//wAAAAEBAf8AAAH/AAL/Af8A
loose word subject	-0.012	-0.002	/wAA//8AAAABAAEAAQAAAAAAAAIAAAAA
loose word submission	-0.024	-0.003	AAAA//4AAAAAAgIAAAAAAAD/AAIAAgAA
loose word submit	-0.087	-0.07	AQAA//oCAAH/BAMC//8BAf/+BAICAgMA
loose word successfully	0.059	-0.046	/AX/BQj8/f8E+vr7BAT+/AIE/vr9/Pz/
loose word summer	0.032	0	/wEAAQUAAAAA/f0AAAAA/wAAAP0A/wAA
loose word supervise	-0.039	-0.057	Av/9Afv///0AAwP+/wH+AgMA/wQAAQP+
loose word supervision	-0.071	0	A/0A+/cCAQD/BgUB/f8AAQD8AQcBBQIA
loose word supervisor	0.037	-0.014	/QL/AwT+AP8B/f3/AQEA/wAE//v//v7/
loose word supplier	-0.017	-0.003	AgAA/f4BAAAABAIAAf8AAAD/////AP8A
loose word supply	-0.123	0.084	BP0B9vcB/wH/CgkC/v0BAwD5AQkAAwMA
loose word support	-0.007	0.01	/wAA//8AAAAAAAAB//8B//79BAICAwIB
loose word surgery	0.029	-0.002	/wAAAAMAAAAA/f4AAQAA/wABAPwAAAAA
loose word system	-0.042	-0.032	AAAAAf3/AAAAAf//AAAAAAH/AAT/////
loose word take	0.032	0.025	AgAAAQcA/wEA9/kCAQAAAAED/v0C/QL/
loose word talk	-0.061	0	Av4B/PoCAgH/BgUC//8BAf37AgkCBwMB
loose word target	0.028	-0.01	/gEAAgP//wAB/v4AAQEA/wAC//3//v8A
loose word task	-0.051	0	Av8A/fsBAAD/BgQB//8AAgD8AAUBAgIA
loose word teach	0.055	-0.089	/gP/BAb9/v8C+vv8AwP9/QME/fv//P7/
loose word teacher	0.061	-0.015	/gIABAf//wAB/Pv/AgAA/wADAPkA/v4A
loose word team	0.042	0.006	Af8AAwT9AQD++/7+/wEAAgAFAPwB+wIA
loose word technician	0.035	0.062	/gIAAgX/AAAB/f3/AQAA/wABAP0A//8A
loose word telephone	-0.009	0	/wEAAP8AAAABAQEAAAAA/wAAAAAAAP8A
loose word ten	-0.045	-0.069	Af8A/foCAAD/BQMB//8AAQD8AAQAAwEA
loose word tenant	-0.032	-0.001	Av4AAP4AAAD/AQMA/AAAAQAAAAQB/wIA
loose word term	0.022	-0.009	AAAA/QEAAAAA/f4AAQAAAAD/AP4AAf8A
loose word terminology	-0.009	-0.005	AQAA/f4AAAAAAAAAAAAAAAD/AAAAAf8A
loose word test	-0.052	-0.018	Av4AAv7/AAD//gP//wAAAwEAAAUA/gMA
loose word text	-0.023	0.085	AAEAAP8AAAABAgIAAQIA/gD+/wP/Av8A
loose word thank	-0.004	-0.007	AQAA/wEAAAABAQEBAQAAAAD//wAAAQEA
loose word theatre	-0.011	-0.016	Av8A/f8BAAD/AgIBAP8AAQD+AAIAAwEA
loose word then	-0.019	0.114	BP0A/gAEAQH9/wIFAPsBAv8BAQMC/wMB
loose word third	-0.049	-0.005	A/4A/vkBAAD+AgMAAf8AAgAA/gP//v//
loose word thousand	-0.006	0.121	/wEA/wL//wAB/wD/AgEA/wAA//7/AP8A
loose word three-point	-0.015	0	AAAA//4AAAAAAgEAAAAAAAD+AAAAAQAA
loose word through	-0.001	0.044	AQAAAQD9/gABAP7/AQEAAAD/AAAA/gEA
loose word thursdays	-0.035	-0.002	AAAA/wABAAAAAAABAAAAAAAAAQIAAAAA
loose word tidy	0.019	0	AAAAAAMBAAAA/wADAAABAP7/AAAAAQAA
loose word tiktok	0.022	-0.003	/wEAAQIAAAAA//8AAQAA/wAC//0AAAAA
loose word till	-0.005	-0.007	AAEA/f4B/wD/AQECAP4BAAD/AAH/Av8A
loose word time	-0.004	-0.027	AfwAAgAAAwD7/wL++gD/BQACAf4E/QQA
loose word together	-0.035	0.058	AAAA/v0DAQD/AgIC//8AAAD7AQQBAwEA
loose word toilet	-0.031	-0.001	AQAA//4AAAD/AwEAAP8AAQD/AQMAAAAA
loose word toning	-0.05	-0.005	Af8A//0AAQD/BQUA/gAAAQAAAAUBAQIA
loose word tool	-0.041	0	Af8A/PoBAQAAAwIA//8AAAD9AAMAAgEA
loose word top	0.003	-0.026	/wEA//8BAAAA//0AAAAA/wD/AAD/Af8A
loose word total	-0.089	0	Av4B+voCAQH+BgkD/v8BA/75AQoCAgMB
loose word trace	-0.01	-0.037	AQAB/wABAAH/AQEC//4DAP3+AQMAAwEC
loose word track	0.034	-0.072	/QIAAwX+/wAB/f3/AQEA/gAD//3//f0A
loose word trade	-0.016	-0.003	AAAB/v4CAQEAAgICAP8BAP79AAMBAwEA
loose word train	-0.002	0.061	/gL/Af/+//8CAAH9AgP+/QEB/wH+Af3/
loose word training	0.007	-0.001	/gEAAQIAAAAB//8AAAEA/wAA/wD/AP8A
loose word transform	0.006	-0.002	AAAAAAAAAAAA/wAAAAAAAAAAAAAAAAAA
loose word translate	0.002	0	AAAAAAEAAAAAAAABAAAAAAEAAAEAAQAA
loose word treat	0.028	-0.031	AAAAAQL/AAAA/v/+AAH/AAQC/v4A/AH/
loose word trim	-0.017	-0.004	Af8AAP8BAAAAAgIBAAAAAAAAAAEA/wEA
loose word trimming	-0.037	-0.001	Av8AAPwAAAAAAgQA/wAAAAD/AAQAAAEA
loose word trip	-0.042	0	AQAAAPsAAAAABQQB//8AAQD/AAIAAQAA
loose word truck	0.023	-0.029	/gEAAgT/AAAA//8AAQAAAAAB//4A//8A
loose word trust	0.06	0.018	/QQABwn+/gAB+/z+AgH//gEG/vr++v0A
loose word turn	-0.031	0.096	Af8A/vwCAQD/BAQAAAAAAQD8AAMBAgIA
loose word tv	-0.003	0	/wAAAAEAAAAAAgIAAAAAAAAAAP8AAAAA
loose word tweak	0.006	-0.006	Af8A//4AAQAA/v7/AAAAAAABAP8A/wAA
loose word twice	-0.009	0.1	Af8A/v4BAQH/AAAB//4AAf//AQEBAgEA
loose word two-hourly	-0.019	-0.013	Af8AAQD/AQAA///+AAEAAAD/AAIB/wH/
loose word two-to-three	-0.022	-0.003	AAAA/v4CAAAAAgMDAP8AAP/+AAIAAQAA
loose word ty	0.002	0.05	AAAAAP8AAAAAAAAAAAAAAAAAAAAAAAAA
loose word typically	0.075	-0.004	/gP/Bgj6/v8C+Pn4AgX9/wQH/ff++f7+
loose word uk	0.025	-0.011	/gL/AwT+/v8B/v7+AQL//wIB//3///8A
loose word unable	-0.023	-0.004	Av4A/fwCAQAAAwMCAP8BAP/9AgIBAgEA
loose word underfloor	0.039	-0.013	Af8AAgUAAQD//v4B//4AAgADAP4A/gAA
loose word undertake	0.034	0.039	/wIAAgP//wAB/fz/AgEA/wACAPz///8A
loose word unit	0.033	-0.003	/QEAAwT/AAAB/f3/AQEA/wAD//z//f4A
loose word unpaid	0.004	-0.001	/wAAAQIAAAAAAQAAAAAAAAAAAAAAAAAA
loose word unresolved	0.003	0	AAAAAAAAAAAA//8AAAAA/wAAAAAAAQAA
loose word unstaffed	-0.005	-0.001	AAAAAAAAAAAAAgEAAAAAAAD+AAEAAQAA
loose word up	-0.016	-0.115	AP8AAP4CAQD/AwID/v8BAf7+/wABAwIA
loose word use	-0.064	-0.137	AQL9Avj4/v0DBAX4AgL8/wcCAQX9AP79
loose word used	-0.01	0	AP8AAQAAAAD/AQEA/wAAAQAAAQIB/wIA
loose word user	-0.102	-0.009	A/0A+/MCAAD+CgkC/f4AA//7AQgBBgMA
loose word vacuuming	0.009	0	AAAAAAEAAAAAAAAAAAAAAQAAAAAAAQAA
loose word van	-0.025	0	Af4A/fwBAAD/AwIB//4AAQD+AgMAAgEA
loose word veg	-0.009	-0.007	AAAAAP8AAAAAAgIAAAAAAAAAAAAAAAAA
loose word vehicle	0.008	-0.009	AAAAAQEBAAAA//8A//8AAAABAP4A/wAA
loose word version	-0.033	0.093	AAAAAf0AAAAAAAUAAQEA/wABAAAA/gAA
loose word viewing	-0.006	-0.013	AAAAAAH/AAAAAgEA/wAAAAAAAAEAAAAA
loose word visit	0.003	0	/wD/AQD+AP8BAP79/wL/AAIB//4A/wD/
loose word visiting	0.038	-0.01	AAEABQX9//8B/Pv+AQIA/wIF/vwA+wAA
loose word visitor	-0.041	0	AAAA//wAAAD/BAMAAAAAAQD/AQMAAAAA
loose word vlan	-0.002	0	AAAA//8BAAAAAP8AAAAAAAD/AQAAAQAA
loose word volunteer	0.045	-0.014	/QIABAf//wAB/Pz/AQIA/wAC//wA//8A
loose word vulnerable	0.009	-0.001	/wAAAAEAAAAA//8AAAAAAAAAAP8AAAAA
loose word wake	-0.022	-0.021	/wH/AQD+//8AAwP/AAH/AAEA/wL/AQD/
loose word want	0.006	0	AAAAAQH/AAAAAAEAAAAAAAEAAf8A/wAA
loose word ward	0.044	-0.006	/gEAAgX/AAAA/fwAAQEA/wAC//sA/v8A
loose word warehouse	0.005	0.012	/wEAAQL//wAAAAAAAAAAAAABAAAAAQAA
loose word warning	-0.017	0	AAAA//8AAAAAAgIBAAAAAAD+AAIAAgAA
loose word warrant	-0.034	0	AAAAAPwAAAAAAgAAAAAAAAD/AAMAAAAA
loose word wash	-0.022	0.065	Af8A//0BAAAAAgEBAAAAAAD+AQEAAQAA
loose word washing	0.012	0	Af4A/gEBAQD//wAB//4AAQD+Af8BAQEA
loose word waste	-0.022	-0.003	AQAA/vwAAAD/AQIB//8AAQD/AQEAAAAA
loose word watch	-0.013	-0.001	Af8AAAAAAAAAAwIA/gAAAQAAAAAAAQEA
loose word watching	0.014	0	AAEAAAEBAAAA//8BAP8AAAABAP4A/wAA
loose word way	-0.06	-0.014	Af8A/fsBAQH9BgYC/v0BA//9AgQCBgMB
loose word wcs	-0.004	0	AAAA/v8BAAAAAQEBAAAAAQD/AAEAAQAA
loose word weed	-0.009	0.129	Af8A/wABAQD/AQEB//8BAf/9AQIBBAEA
loose word week	0.064	0.04	/wD/BAv8AP7/9/3+/QT/AgIH+/sB+gD+
loose word weekend	0.082	0.088	/QEABAn/AAAB+/n/AQEA/wAD/vf//f4A
loose word weekly	0.057	0.05	/gP/Agb/AP8B/fv/AwH+AAEB//wA/wD/
loose word well	0.046	0.026	/gEAAgUAAAAA/v0AAQAAAAAC//r//v8A
loose word west	0.023	-0.004	/wEAAQEA/wAAAAAAAAAAAAAA//4AAAAA
loose word wheel	-0.01	-0.008	Af4AA/8AAQD/AP8A/gAAAQABAAIB/wIA
loose word whole	0.064	-0.061	/AIABAn//wAB+/sAAgAA/wAD//n//v0A
loose word win	0.04	0.051	/wEAAQMA//8B/f0AAQAA/gED//r//f4A
loose word winter	0.031	0	/gEAAwX/AAAB/f3/AAEA/wABAP0A/wAA
loose word wishing	-0.02	0	Av8A/vwBAAH/AwIB//8AAQD/AQEAAAEB
loose word woman	0.011	-0.013	AAIAAQH+//8AAQD/AAD/AAEC//z//f4A
loose word womenswear	-0.023	0	AQAA//0AAAAAAwMAAAAAAAD/AP8AAAAA
loose word work	-0.074	-0.124	Cfv/+vkGAgD5AgEB/Pz+CwD7BAkEBgkA
loose word working	0.029	-0.005	/wAAAgT/AAAA/v4AAAAAAAAC//wA/gAA
loose word write	0.077	-0.07	/gT+BAf8/P4D+vn8BQP9/QIF/fr9/f3/
loose word writing	-0.03	-0.006	Af8A/vsAAAAABAMA/wAAAAAAAAEBAgAA
loose word xero	0.016	-0.001	/wAAAAEAAAAA//8AAAAAAAAAAP4AAAAA
loose word yard	0.036	0	/gEAAgb/AAAB/f3/AQEA/wAC//wA//8A
loose word year	-0.082	0.09	Av7/Afr/Af/7BQgB+f4ABgD/BAYFAAcA
loose word young	0.024	-0.034	/wEAAgP/AAAB/f0AAQAA/wABAP4AAP8A
loose word zebra	0.01	-0.016	AAEAAQEAAAAB//8AAAEA/wABAP8AAAAA
loose word zero	0.02	0	/gEAAgP/AP8A/v//AAEAAAABAP8A/wAA
loose word £4,000-raising	0.046	-0.007	/wEBAwQAAAAA+/z/AAEAAAAD/v7//f8A
lost link and	-0.054	-0.079	Bvn5APoBCPv8BQcA+v77BQX8AQILAQX7
lost link complement	-0.001	0.028	A/YJ//4HCwr4AAAI9PoMCvX5BQEOBAsL
lost link means	-0.056	0.016	BPsC+/sEAwP8AQQE/f0DBP38AQYCAQMB
lost link purpose	-0.026	-0.149	A//8Afn+/vz9BQP6/gH8BAb8BQL+AgT+
lost link reason	-0.075	-0.004	BfsC+/kEAgP9BwYE/vwDA/7/AwcCAwMB
lost link relative	-0.108	-0.111	Avr4+fgC/v7+Cwb+AQL6AQL7BQn+BP/5
lost link result	-0.02	-0.239	B/n6BgH1A/n6AQDz+Qj4CgcE+QcF+Af8
lost link time	0.02	-0.167	BQL5BgL4+/gD/QD2BQX1AAsE/P79AAH7
lost of an act: any	-0.052	0.068	/gLh/gPp+OUFAAjuChXi+xsH7wP3/Pnk
lost of an act: helped	0.026	0.366	/QL/AwIAAAAAAP4AAP//AAIDAv4AAv//
lost of an act: joint	0.009	0.028	AQD4/QP7//n+AAAC/gL3AQkC+v78BP74
lost of an act: junior	-0.021	-0.024	BfoD/f0GBAT7AwEH+vwFBff6BQUJBwoF
lost of an act: negated	0.084	-0.066	9Qv1CAfv9vQL+fzwDA/y9BAI9fX38fT1
lost of an act: occasional	-0.015	0.239	A/75/gH5A/n+/wH6/wT2AQgD/QD/AAD5
lost of an act: others	0	-0.024	AAH9Af76//wBAf/5BQL8/gQBAf3/AP/+
lost of an act: partial	-0.046	-0.235	/wH//vwB/gADAQQEBAL+/Pz9/wP/Bf//
lost of an act: past	0.006	-0.241	/Qb9BAP8+/0CAQD9BAT9/gEA/wL8/vz/
lost of an act: planned	0.048	-0.18	/AX3Awfz+/YH9Pr0CQr1+A8H+P75+Pj3
lost of an act: practice	0.074	-0.005	+gf9Bwn6+/wF+fn6BwT7+gcH/Pf6+vj8
lost of an act: received	0.122	-0.319	+Qv8Cw/29/oJ8vb2CQn59wcN+vT38/P8
lost of an act: supervised	0.061	0.287	+gn9Bwr59v0I+Pr5CgX8+AgI+vv3+PX8
lost of an act: uncertain	-0.06	0.129	/wT7CP/1+/kF/wX1Bgj4/AgF+wP6+vv7
lost of an act: watched	-0.047	0.109	/gT9/v3+/P0BAgX/AwH9/gQA/QP7Afz9
lost: any	-0.058	0.105	/wbbAALj9+IA+gfqBxba+x8L5gL6/Prb
lost: helped	0.098	0.483	+wECBgP/AQED+fj8AgL+/QIFAPgA//7+
lost: joint	-0.043	-0.145	BP73+Pz9Avj9BgL+AQL0Agf7+/8BDAP2
lost: junior	-0.034	-0.278	BfsA//wAAwH7AAID/P4CBP8CAAECAQQB
lost: negated	0.031	-0.389	9wnwCgft9e8G+//rCBTt+BQE8P348/jw
lost: occasional	-0.006	0.212	BP37AAP6Avz8//3//AH5BAEBAgEDBAP9
lost: others	0.027	-0.173	AQD/BQX7//79A//8/wH9AgYG//8A/QD/
lost: partial	0.093	0.354	+grzDA7t9/MH8/ftDBPq9w8L8Pv18vfx
lost: past	0.082	-0.315	+wj7Bwn5+foE+vr7BQX9/AUG+/j5+Pf8
lost: planned	0.049	-0.361	/AbyCQzs+e8F9v3vCQ3v+RYK9fz49Pj0
lost: practice	0.102	-0.05	+Qj9CAv5+vwH9vb3CQb5+AcI/PT5+ff8
lost: received	0.041	-0.488	/AT+Bgb6/f0F+f35BQn5+gcK/Pz8/Pr7
lost: supervised	0.082	0.556	+Ar8Bgn49vsJ9/r1DQf59AYH+/f4+/b9
lost: uncertain	-0.079	0.306	/gT7Bvr4+voEAQb2Bgb4/QUD/AL6/fv8
lost: watched	-0.002	0.33	+wj9AgH6+f0G/v36CAP7+AUF/P74/vf8
many for 1, JJ, share 0	0.004	0	/wAAAQEAAAAA/wAA/wAAAAAAAAAAAAAA
many for 1, JJ, share 1	-0.06	-0.017	Av0AAPoAAAD+AAQA/wAAAwD+AAYBAAMA
many for 1, JJ, share 2	0.007	-0.004	AAEA/wEAAAAA//8AAQAA/wAAAP7///4A
many for 1, NN, share 0	0.004	-0.002	/wEAAfwAAAAA//4AAQAA/wABAAAA//8A
many for 1, NN, share 1	-0.003	0.08	Av8AAQYAAAD//PwA//8AAgADA/gB/wIA
many for 1, NN, share 2	0.009	-0.022	/gMAAAAAAAAA/gAAAQAAAAAB/////v8A
many for 1, RB, share 1	0.012	-0.01	/wAAAAEAAAAB/v8AAAAA/wAAAP8AAAAA
many for 1, VB, share 0	0.024	-0.017	/gAAAAMBAAAA/v8AAAAA/wABAP4A//8A
many for 1, VB, share 1	0	0.15	/wEAAgMAAAABAP/+AAIA/wAA/gAA/v4A
many for 1, VB, share 2	0.011	-0.032	/wAA/QABAAAAAQECAQAA///+//4AAv8A
many for 1, narrower, share 1	-0.031	-0.013	Av8A//wAAAAAAwIAAAAAAQD+AAIAAAAA
many for 1, narrower, share 2	0.006	0	/wAAAAEAAAAA/wAAAAAA/wACAP8A//8A
many for 1, none, share 0	0.025	-0.018	AAEAAP4BAAAB//8AAAAA/gAB//0AAP0A
many for 1, none, share 1	-0.013	0.177	Af4AAgcAAgD+9////gEAAQAEAPoB/gEA
many for 1, none, share 2	-0.012	-0.041	AgAA/wEAAgD/AAL+/wAAAQD9/QEB/QAA
many for 1, none, share 3	0.016	-0.004	/gEAAQL/AAAA//8AAAAA/wEBAP4A//8A
many for 1, share 0	0.03	-0.019	/QEAAQABAAAB/f0BAAAA/QAB//8A/v8A
many for 1, share 1	-0.045	0.204	A/0ABAQAAQD/+P7//gEAAgADAf0B/AMA
many for 1, share 2	-0.02	-0.058	AQEA+wEBAgD+AQUC//8AAf/8/gEBAAAA
many for 1, share 3	0.027	-0.004	/wEAAgMAAAAA/v3/AQEA/wAC//0A//8A
many for 1, sibling, share 1	-0.003	-0.002	AAAAAf8AAAAAAf8AAAAAAAABAAIA/wAA
many for 1, sibling, share 2	-0.021	-0.017	Af8A/PwCAAAABAMDAP8AAAD+AAAAAwAA
many for 2, JJ, share 1	-0.027	-0.021	AP8AAf0AAAD/AgQA/gAAAQABAAIA/wIA
many for 2, JJ, share 2	-0.005	0	AAAAAAEAAAAAAQEA/wAAAQD9AAIAAAEA
many for 2, NN, share 0	0.032	-0.002	/wEAAQQAAAAB/f0AAQAA/gACAP3///4A
many for 2, NN, share 1	0.011	-0.002	AAAA/QEAAAAAAQAAAQAAAAD/AAIAAf8A
many for 2, NN, share 2	-0.065	0	Av4A/P0AAQD/AgQA/wAAAQD+AQQBAQEA
many for 2, RB, share 1	0.011	0.091	AQAA/wH/AAAA////AAAA/wAAAP0A/wAA
many for 2, RB, share 2	-0.044	0	Av8A/PoAAAAAAwIAAAAAAQD7AAYBAQIA
many for 2, VB, share 0	-0.013	-0.004	/wEA//4AAAAAAQEAAAAAAAABAAIAAv8A
many for 2, VB, share 1	-0.021	-0.02	Av8AAPwAAAD/BAEA/wAAAQABAAMAAQAA
many for 2, VB, share 2	0.025	-0.031	/QIAAwMAAAAB/v8AAgAA/gAC//z/AP4A
many for 2, narrower, share 1	0.018	0	AAAAAQIAAAAAAP8AAAAA/wACAP8AAP8A
many for 2, none, one place	0.011	-0.022	/wEAAQIAAAAA/wAAAAAAAAAAAP8AAP8A
many for 2, none, share 0	0.005	0.006	/wEAAP8AAAAB/wAAAQAA/gACAP//Af8A
many for 2, none, share 1	-0.037	0.049	A/0A/vgAAQD+AwAA//8AAgD9/wYBAAIA
many for 2, none, share 2	-0.085	-0.031	AAAA//wAAAD/BgYA/wAAAQD7AQcBAQEA
many for 2, one place	0.014	-0.022	/wEAAQIAAAAA//8AAAAA/wABAP4A//8A
many for 2, share 0	0.016	-0.006	/wEAAQMAAAAB/f4AAQAA/gACAAEAAP4A
many for 2, share 1	-0.036	0.049	Av0A/vkAAQD+BAL///8AAgD+/wYBAAIA
many for 2, share 2	-0.068	-0.031	Av4A+/oAAAD/BAUAAAAAAAD7AQUBAgAA
many for 2, share 3	0.008	-0.03	AAD/AQD/AP8AAAD+AAD//wIBAP8AAAAA
many for 2, sibling, share 2	0.025	0	/wEAAQQAAAAA/v4AAAAAAAABAP0AAP8A
many for many, JJ, share 0	-0.017	-0.001	AAAA//8AAAD/BAIA/gAAAQD/AAEAAAEA
many for many, JJ, share 1	-0.064	-0.011	Av8AAPsAAAAAAwMAAAAAAAD+AQYAAAAA
many for many, JJ, share 2	0	-0.003	/wAAAAAAAAAAAQEA/wAAAQD/Af8AAAAA
many for many, NN, share 0	-0.074	0	A/0A/fkAAQD/BwUA/f8AAgD8AQkCBAQA
many for many, NN, share 1	-0.059	0.054	Av4A//0AAgD+BAUA/wAAAQD7AwQBAQEA
many for many, NN, share 2	-0.072	0	Af8A/fgBAAD/BgUBAAAAAQD6AQgBBAEA
many for many, RB, share 1	0.028	0.072	/wEAAgL/AAAB/f0AAgAA/wACAP0AAAAA
many for many, VB, share 0	0.051	-0.024	AAEAAgP//wAB+vv/AQEA/QACAPwA//4A
many for many, VB, share 1	0.074	-0.008	/gAAAgUBAQAA+PoAAAEA/wAH//sA/f8A
many for many, VB, share 2	0.029	-0.017	AAEAAAP/AAAA/f7/AAAA/wACAP0A//8A
many for many, far-broader, share 1	-0.022	-0.006	AAAA//0AAAAAAwMAAAAAAAD+AQIAAQAA
many for many, narrower, share 1	0.022	-0.018	AAAA/wIBAAAA/v4BAAAAAAD/Af8BAQEA
many for many, none, share 0	-0.06	-0.023	BPwA//n/AgD9Bgb/+wAABAD+/wUCAQIA
many for many, none, share 1	-0.026	0.159	Av4ABP4AAgD/AAD+AAEAAAABAAEA/v8A
many for many, none, share 2	-0.032	-0.018	AQAA//wAAAD/BAMAAP8AAQD+AQEAAgAA
many for many, share 0	-0.031	-0.025	Av0A/vv/AgD+BgT//AAAAQD+AAMBAgEA
many for many, share 1	-0.04	0.107	Av4AAfsAAgD+AAIBAAAAAAABAgQB/wAA
many for many, share 2	-0.037	-0.02	/wEA//3/AAAAAgL/AQAAAAD8AwQAAgEA
many for many, sibling, share 0	0.016	-0.001	/wAAAAEAAAAA//8AAAAA/wABAP4AAAAA
many for many, sibling, share 1	0.008	-0.018	/wEAAQMAAAAA/v8AAAAAAAAC/wAA/wAA
means with nothing behind it	0.072	-0.007	/AIAAwf//wAB+/wAAAAA/gEE/vgA/P4A
mode down 1	0.058	-0.039	/wD/BAYAAP8B+vv/AgIB//4D/vr//f7/
mode gone from 1	-0.105	0.027	A/v++/MAA//8CwkB/AH/BAP6/woCAQT9
mode gone from 2	-0.059	0.139	Bvj/+f0CBP/+/wQB/P7+BAH8AAkFAwoA
mode gone from 3	-0.116	-0.064	CfQD/fcICAT4BQYH9vsHBvj8BwwIBgoE
mode gone from 4	-0.037	-0.028	Av8A/v0CAAD+AwIB/wD/Av7/AQQBBAMA
mode lowest up 1	-0.016	-0.017	Av8A/v0BAQAAAQQCAP4AAAAAAQIB/wEA
mode lowest up 2	0.063	-0.044	/AP/BQn9/v8C+/z+AgL+/gME/vn++/z+
mode new at 1	-0.036	0.013	AP0B+/0BAwH8AwUF+/0BA/79BQMDBQMC
mode new at 2	-0.06	0.004	BvwA+/sDAAD8CAkH/PoBBQD9BQgCAwQA
mode new at 3	0.057	0.03	/QEBBQQCAAEC+voAAQH//gAD//z//v8A
mode new at 4	-0.057	-0.015	AP8B/v8CAgEAAQAC//8BAP0CBQIDAAMB
mode same	0.014	0.083	A/0A/wH9A/3/Af/+/AL+BAMEAQQD/AX8
mode up 1	0.048	-0.024	/QIABAb+//8C+/z9AwP//QIE/vv+/f3/
mode up 2	0.026	-0.016	/gL/AwT+//8B/v7+AQH//wEC//3//v7/
mode up to 2	0.038	-0.012	/QL/Awb+//8B/Pz/AQIA/gEC//z//v8A
mode up to 3	0.017	-0.016	/gL/AwP+//8B////AQH//wEB//7//v//
modifier from another clause JJ	0.069	-0.139	APwAAAMGCgL7/P0H9wIBBvgCAP8J/wcC
modifier from another clause NN	0.059	0.173	/Pv8AQMBBfv8+gH7/gT+BPwB+/8B+gD7
modifier from another clause NN$	0.121	-0.206	/AQACgoA/v8E9PX5AwP7+wUJ/vf89fr9
modifier from another clause NNP	0.021	-0.119	/gX7+wT4/fkB/gD5AwX4/ggB/fkA+gH8
modifier from another clause NNS	-0.039	-0.054	AAIB/f4AAQECAgH/AQEA/QEB/gIAAgD/
modifier from another clause VBG	0.059	0.132	+QX6AwL8/foDAPz5AQD9/AUF/vz8/vv7
modifier from another clause VBN	0.002	-0.006	Av0BAv4CAgH+AwID/wEBAf0CAgMC/gIA
modifier from the clause JJ	-0.031	-0.311	Af39Av8C///++wQDAfwCAvn//gUB/wP+
modifier from the clause NN	0.018	0.003	Df3/AgIGAf77AP0E9wUBBf/+AAMEAwkA
modifier from the clause NN$	0.002	0.084	A/gAAAkHBAD6/P4E9gQCBgEFAQAJ/gYA
modifier from the clause NNP	0.064	-0.197	BP37/gP4Bvn/+vz/+AT7AQAGAPoGAQf8
modifier from the clause NNS	-0.042	-0.301	/wT7AAD++vsC/wb8AP/+/AUA+wj5/fr5
modifier from the clause VBG	0.08	-0.171	/fkGBQYECAb8/PoC9/0ECPwHAv4N/AoG
modifier from the clause VBN	0.013	-0.035	/gP//gAB/v8CAQIDAgH+/QL+/wD8Avz9
modifier gone JJ	0.034	0.041	/QH4AQMC+gAD+/wIAwn8+PsB/P3+BP37
modifier gone NN	-0.004	0.077	+wT9/QACAP4B//wCBQH/Af7++QP9/v/+
modifier gone NN$	0.005	-0.094	/wAB/QEEAgH+AP8C/QAAAv/+AQECAQH/
modifier gone NNP	-0.063	0.125	/v8B/voB+wECBwYCA/wCAAD9AQf9AvoB
modifier gone NNS	0.012	-0.121	/wL6AQD8APr+AgIC/AH/BAL+/f8D/gL9
modifier gone VBG	-0.01	0.204	BPoG+/kIBwf8AgIL//wIA/P9BQIGBgUH
modifier gone VBN	-0.043	-0.15	/wH///0A//8ABAQDAP4BAAABAQIABf8A
modifier new JJ	0.019	0.033	AQH6/wb+Afr9+/37/P76AgEC+/wF+wT+
modifier new NN	0.029	0.003	BP79/gUBAP7+Af/+/v8ABAQCAQD/AQH/
modifier new NN$	-0.107	-0.068	AQEB+fgHAAEBCQj/BP3//f/3Awr+BP0B
modifier new NNP	-0.057	0.102	BPz++PgBBP/8/wgB+vj9Av37BgUDAQYB
modifier new NNS	0.01	-0.101	/gEAAAL+/wD+AQH/AAH/AwMC//4BAwIA
modifier new VBG	0.065	-0.08	BQT/AP/+AP4A+wAC////Av4C//wBAgT/
modifier new VBN	-0.039	-0.02	AQAB/fwCAAH/BAMCAAAAAQH/AAMAAwAA
neighbours apart, one clause to one	0.045	-0.054	BQH0+wIBCv36+wEI9wf4BgEA/wIF/Qf5
neighbours apart, one clause to two	0.024	0.008	9gQB/QMCAAIFAf0CAwEE/Pz7/Pj/Av8B
neighbours apart, other clauses to one	0.05	-0.172	Cfn2/AQABfv8/AEC8gH7CQP8//oMBAn4
neighbours apart, other clauses to two	0.044	0.044	B/QBBgADDwPz+f0D8f0GD/YBAv8O/BIC
neighbours of other sentences	0.01	-0.19	EfACAQAEFwT1AgT/6vkGFQD/BQEQBxcA
neighbours still	0.031	-0.08	/wIA/f8BAAABAgAA//4B/wD/Av8AAgEB
neighbours turned, one clause to one	0.007	-0.068	CvT8AgD7Cv/5/AP+8f73DQUF7wMSBw/8
neighbours turned, one clause to two	-0.052	-0.304	CvH1/fn3DPr0BAYD9gb5DQH79QgMAg73
neighbours turned, other clauses to one	0.077	-0.062	Du33BwH/FPjw+QH87wT7GP8C/PwVABf3
neighbours turned, other clauses to two	0.062	0.008	Av0AAAYGCAP9+foH+P0JCPkB+/kFAwYB
new a	0.038	-0.142	BvX9+wQADAH3+wAB9P38C/8A+wEOAg/+
new aboard	-0.013	-0.008	AAAA//8AAAAAAQH//wAAAAD/AAEAAQAA
new about	-0.077	-0.085	B/oB+vgCAQP6BQUH+/4EBv38AQQBAwMB
new above	-0.011	0	/wAAAP8AAAD/AgID//4CAQAAAAD///4A
new across	0.198	-0.22	9wn+CQ/4/f0H8fH4Cgj99wQK+u78+Pf+
new act 1 above all	0.036	-0.145	+wf6//4A+PoFAv4CBwP9/AL7+vz4BPj9
new act 2 above all	0.234	0.15	8w/6FBLy9/kJ7PLyCAn48woQ/O358fb6
new act 3 above all	0	-0.08	A/wGAAMFAwf//P0I/fwGA/j7BfoF/wUF
new act of level 0	-0.103	-0.076	Av4C+vcGAgL/CAgI/v0DAvr1AwoDCgUC
new act of level 1	0.026	0.04	DPMG/wEBDwX2/QAD8PwIC/kDCAEQ/RIG
new act of level 2	-0.039	-0.044	Cfz/Bf4CAwD3A/oB9QEJBwEGAAIJBAcA
new act of level 3	0.061	-0.21	+wP7/gT8/vwE/v36BQX8/QMC+Pv4+/j9
new act of level 4	0.087	0.043	+wMEBgIEAAMC+/4CAf4E/AADAvn9/v0C
new act of level 5	0.147	0.15	+gUBBw/6/QAE9Pf8AgX9/P8H//T9+PwA
new after	0.005	0.026	/f7//gIAAwD+//8B/f0DAQD/AAACBAMB
new afterwards	0.007	0.107	/wAA/QACAgEB//8D/wD///79AQACBAEB
new against	0.073	-0.019	//4BBAf/AgEA+Pr9/wMB//4F/fsC+wEA
new ahead	0.01	0.035	AAL/Av78/f8C/gH8AwH+/QIC//79/v3/
new all	0.227	0.145	9Q33EBfw+PYL7O/vCQvw9Q8R9ev68Pb2
new almost	-0.076	0	BP0A/PYBAgD+BgcA//8AAv/9AQYBAwIB
new alone	-0.012	-0.023	Av0A/f4EAgH+AwIG/v0BAv7/AwQBBQIB
new along	-0.038	-0.019	A/4B/PoEAQL+AwIF/f4CAv7+AgQCBAMB
new alongside	0.152	0.207	/gL9CRP6/v0C8/L5AwT8AAUK+/b/9P/9
new already	-0.047	-0.017	Av4A+/wBAQD/BAQB//4AAQD7AQUBAwEA
new also	-0.031	-0.024	AQD+/v7+//3+AQP+/wD/AgL+AAMA/wL+
new although	-0.015	0	Af8A/f0CAAAAAQEBAAAAAP/9AAIAAwAA
new always	0.063	-0.004	+wX+BwX6/P0F+fn5BgX++gIF/vj9+/v/
new among	-0.025	-0.021	Af8A/vwBAQD/BAIA/wAAAQIAAP8AAQD/
new an	-0.03	0.099	AP4BAQABAwD//wIB+v3/A//+AQEEBAQA
new and	0.023	-0.114	+AIBCAf9AP0C/P/8CQX9/wQE+vr99//8
new annually	0.014	-0.038	/wAAAAIAAAAA//8AAAAAAAAAAP4AAAAA
new any	-0.071	0.07	BvkC+vgEBQP7CQcF+/sEBvv4AggGBAkC
new anything	-0.01	0	AAAA//4BAAAAAQEBAAAAAP//AQEAAgAA
new apart	0.023	0	AAAAAQMAAAAA/v8AAAAAAAACAP4A/wAA
new approximately	-0.018	-0.039	AAAA/v4DAQD/AQAEAP8BAP7/AQEBAgAB
new around	-0.012	-0.199	Af37Afr/Afr9BAH7+wX7BQb9+f8C/gT6
new as	0.061	-0.115	BP7+CAr9AgD88fv//AX8BAMH+vz/9AH7
new at	0.044	0.179	BPr5/gT/Cfj7//76+gP4BQQA+f8H/Qf5
new away	-0.043	0.086	A/3//f3/AQD/AAH+AgH+AQMB/wYAAQH+
new back	-0.032	-0.01	AQAA/vsDAgD+BQQD//4CA/77AQIBBAEA
new because	0.005	-0.038	/gL//wEA/v8BAQD/AgH//gEB////AP//
new before	0.09	-0.011	/QL/Bg37//7/9/r8/wL//wMG/vv/+v7/
new behind	-0.003	-0.002	A/wC+/4GAwP8AgEF/PwEBPr9AwMEBQYC
new below	0.032	0.013	/gAAAQUAAQAA/P0B/wAAAP7/AP8BAQEB
new beside	-0.01	-0.037	A/8A/fsBAP8B/gH/AQH+AAMBAAD//wD/
new besides	0.071	0.085	/gEABgf9/wAB+fn7AAEA/wAG//n/+/8A
new between	-0.085	0.013	AAAA/fsBAQH/BAIDAAEBAfz6AwcCAgIA
new bootcamp	0.007	-0.005	AAABAAICAAEAAP8CAf8BAP8AAAAAAQAA
new both	0.075	0.047	/QP/Bwn6/v4C+ff5AgX+/wUH/fj++f7+
new but	-0.059	0	//4A+voDAgD+BQUC/QABAv/4AQQDBQMA
new by	0.018	0.122	Av0D//0HCAX8AfwB9wIGBf39+/0ICAcA
new checkout	0.021	-0.002	AAAAAAP/AAAA/v4AAQAAAAABAP4AAAAA
new chiefly	0.054	0.012	AP/+Bgj9Af4B9/r7AAT9/wMG/P0B/AH+
new closely	0.016	-0.02	AAAAAAEAAAAA//8AAAAAAAABAP4AAAAA
new consistently	0.017	0.005	/wEAAQL//wAB//8AAQAA/wACAP7///4A
new could	-0.029	0	AAAA//0AAAD/AgIA/gAAAQD9AAQBAQEA
new currently	-0.043	-0.031	BvoA/f8CBAD9AgIC+/4ABQD+AAUEAAYA
new daily	0.039	0.134	/QICAQMCAAEA/PwBAAICAfsAAPkC/wEC
new directly	0.018	-0.06	/wEBAQIAAAEA//8AAP8BAAABAP3///8A
new down	0.114	0.04	+Qf9Bwv6/v0E8/X5AAL8/QUH/PT++fv+
new due	-0.038	0	Af8A/fwCAQD/BAQD//8BAQD+AAMAAQEA
new during	0.054	0.119	Bfv+/gICBf76/f//9wL7BwECA/4HAAf+
new each	0.094	0.017	Av0DBgj7AgH/+/n8/wEBAgMGAPoD/QIC
new early	-0.029	0	AAAA/PwAAAAABAMBAP8AAAD+AAIAAwAA
new eco	-0.005	-0.037	AAAAAQH/AAAAAgICAP8BAP//AQIAAgAA
new elsewhere	-0.045	0.006	Af8A/PsCAAD/BAQC/wAAAf/8AQUBAgIA
new equally	-0.049	0	Af8A/fsCAQD/BQQD/gAAAf/9AQQBAgIB
new every	-0.01	0.461	/gL8Avv8//z/AgL9/AL/AQUBAf8A/QD+
new fair	-0.003	0.086	AAEA/wAAAAAAAQECAP8BAP8AAAAAAAAA
new far	-0.064	-0.024	BPsA+vcBAwD9CAYC+/8ABAD9AAUCBAMA
new faster	-0.004	-0.025	/wEAAP8B/wABAQABAQAB//8AAAAAAQAA
new firm	-0.054	-0.038	BfsC+/kEBAL8BgQD/P4BBP38AwYDBQQB
new first	-0.009	-0.017	Af8A/v0AAAAAAQEAAP8AAQD/AAEAAgEA
new for	0.056	-0.045	/QL3EAL0+vUE9/v0AQf0/Q0K8/789/v2
new formerly	-0.03	0	Af8A/fwCAAAAAwMCAP8BAP/9AQIBAwEA
new fortnightly	-0.027	0.051	Af4B/QABAAH/AgIB//8BAf/8AAQBAQIB
new forty-six	-0.018	-0.003	BPsE/P0FBAT8AwIF/PwEBPz9AgMDAwQC
new forward	-0.028	-0.003	AAAA//8AAAD+AwIA/gAAAgD+AAMCAgIA
new from	-0.005	0.044	/wD1CgX0//QE+/r0BAvy/g8I8gH99v7z
new full	0.015	-0.094	AAEAAQIAAAAAAAABAAAAAAABAP0A//8A
new further	0.008	-0.01	AAAAAQEAAAAB//4AAQAAAAAAAAEA/wAA
new generally	-0.03	-0.039	Af8AAP4BAQD/AgIC//8AAf//AQMAAQAA
new half	-0.064	0.014	BPsB+vcCAwL8AwQC+v8BBP3+AQQCAgMB
new hardness	-0.006	0	AP8A//4CAAH/AgIC//8BAf//AQABAQEB
new her	0.011	0.005	/wEAAwD/AAAB/v7+AQIA/wAD/v4A/QAA
new his	-0.004	0	Af8AAAEAAAD/AAAA/wAAAQEBAAEA/gEA
new how	-0.003	-0.033	Av4B/v8CAQL/AAAD//4CAP7/AgEBAgIB
new i	-0.128	0.02	A/v9/PcBA/0ACAYB/wH9Af74/AoDBgX+
new if	-0.004	0.05	/wAA/wAAAAAAAAAAAAAAAAD/AQIA/gAA
new ill	0.026	0.023	/wIAAwT+/wAA/v7/AQEAAAEC//3//v4A
new in	0.009	-0.13	Avj4+gT9Cvr6/wAE+gP6DgT5/P8MAwj6
new independently	-0.002	0.027	AAAA/wABAAAAAQEBAAAAAAABAP8A/wAA
new inside	-0.055	-0.028	Av8A//wBAQH+BQYB/f8BAv79AgcCAwMB
new into	-0.039	0.142	BfsBAv4EBAL/AAIC/gICA/0A/gIDAQUA
new it	-0.006	0.089	BP0AAwT/AQD9/gD+/AEBBQEGAQYD/AYA
new its	0.035	-0.074	/QP+BQX7AP0C/P31Agb8/QMB+/4B/wD/
new jointly	-0.01	-0.109	AQAAAQEBAQD/AgIEAP8AAf7+AgMBBAEB
new largely	-0.005	-0.042	A/0BAAAAAgH+AgID/f0CA/3+AgQDAQQB
new later	0.015	-0.025	AAIAAwT+/QAB/P7+AgH//wECAP7+/v4A
new link and	-0.023	-0.259	APv8/wP9BPr6/v37+gn5BgMC/AEE+wn5
new link complement	-0.004	0.07	/wAA/f4AAAL/AQMFAgEDAP39AAEAAgAA
new link means	-0.035	0.005	BvsF+PoLCQj4BQUI8/wKCvf6AgQLBwwE
new link purpose	-0.04	-0.132	BPoAAv78B//7BwL9/AAABQL//AMEBAMA
new link reason	-0.012	-0.032	AAH+Af/9AP0A/wL9/wH//wICAP//AP//
new link relative	0.016	0.056	BfvzCgTvCfIB+v/x9wvvAw0J8/4F+gfz
new link result	0.041	-0.114	/AD7BgL+A/oG/f0A/wT8+v7///7/+fr9
new link time	-0.023	0.162	Av/9Avz8A/z9AAL6/Af7Agf//AICAQP+
new mainly	0.01	0.045	AP8BAgUAAgH+Af8D/P0CAv8AAP8CAQIA
new me	-0.134	-0.01	A/7/9/ECAQD9DwsD/P3/A//2AgkDCgQA
new mine	0.057	0.012	/wIAAwf//wAB+vv+AgEA/wADAPv//f8A
new monthly	0.006	-0.004	AAAB/wIFAQEAAAAF//4CAf0AAQIAAQEB
new mostly	0.008	0.039	AP8AAQACAQD///8C/v4BAf0AAQEBAAEB
new my	0.015	-0.047	Cff9BQD7Afz7/QD59wP7CAMD/gUG/wf/
new myself	0.101	-0.019	/AT/CQz7/v4C9vf8AgP+/QMJ/vf++v3/
new nationwide	0.039	-0.028	/AT/BQb8/f4D+/z8AwP+/QID/vz9/f3/
new near	-0.014	0.034	Af8A/wD/AQD+AQMB/v8AAQAAAQEB/wAA
new never	-0.023	0.033	Af8A/vwBAAD/AwICAAAAAQD9AAMAAAAA
new newly	-0.007	0.043	Af4A/v0BAQD/AgECAP//AgD/AAABAQEA
new next	0.014	-0.005	/gIAAgP//wAB//8AAQAA/wABAP7///8A
new nightly	0.003	0.046	AAAB/wACAQEA/wAA/wABAP8BAP8AAAAA
new no	0.061	0.064	AP8ABgT8AQD+/v78/AIAAgII/PgA+v8A
new not	-0.159	0	BvgB8u8DBgH6DwwE9/4BB/31BBAHDAkB
new now	0.001	-0.05	AgAABAL8//8B+/78AgL/AQED/////AEA
new occasionally	0.007	0	AP8BAAEBAQEAAP4D//8CAP7/Af8AAgAC
new of	-0.092	0.09	/QLvBPvy+e4B/gfxBQnt/hMI9gP7/fzx
new off	-0.002	0.063	/gL//gQA//8A/gABAv7//wH//wD/Av//
new on	-0.008	0.046	BPr5/Qb8Cfr9/f79/QT6BAgB+AII+wX5
new once	0.089	-0.066	/gL/Bwj7/gAC+vr6AgT//wIG/vr/+///
new one-in-six	-0.051	0	A/0A/PsAAQD/BAUB/v4AAQD+AgQAAgEA
new online	-0.026	-0.006	AAD/AgP+AP8A/v7+AAH/AAIBAv4B/gL/
new only	-0.013	-0.025	AAAA/f4DAQD/AwED//8AAf/9AQIBBAEA
new onto	0.005	0.02	/wD/AP////8A//8AAAAAAAAAAP8A//8A
new or	0.048	-0.02	/wD/AQQA//8A//4BAQEBAf4D/f3//wAA
new our	-0.107	0	BvgC8/YGBQL6CwgJ+PoEBvr2AwwGCQgC
new out	-0.036	0.102	/QT+/wMB/v4AAAD9AQIBAv/9+gP+/v//
new outside	-0.085	0	A/0A/PUBAQD+CAcB/v4AAgD7AgkCBQQA
new over	-0.016	0.176	9wrxAgHz9/AL/v3xCw3u8xQE9wDz+fPx
new overnight	-0.004	0	AAAA/P4CAAAAAAAC//8AAAD/AP8AAQAA
new per	0.001	0.113	///9AAH/A/z//v7+/gT7AQD+/f8D/wT+
new perhaps	-0.015	0	Af8A/v4DAQH/AQED/v4BAf7+AgMBAwEB
new personally	0.059	-0.071	/wIABQf9//8B+/r9AwIA/wEE//r//f8A
new possibly	0.046	0.095	/gEAAwUA/wAB/P0AAQEA/wAE//v//f4A
new practice's	0.008	-0.004	AAAA//8BAAAA//8BAAAAAP//AP8AAQAA
new previously	0.005	-0.008	AAAA//8AAAAAAAD/AAAAAAEB/////wAA
new promptly	0.049	-0.036	/QMABAb9/v8C+/z8AgL//gEE//r+/P3/
new regularly	0.05	0.297	/gQBBAMAAAEB/Pz/BAIC/wAE/vn+/PwA
new right	0.026	-0.048	Av4AAQEAAQD///4AAAABAf8B//4BAAEA
new roughly	-0.09	0.069	BfkB+vUBBQH6CgcC9/4CB/37AQcHCgkC
new round	0.037	0.025	/wEAAQP//wAB/fz/AQIA/wEB/vwA//4A
new routinely	0.018	-0.013	AAEAAQEAAAAA/v8AAAAAAAABAP4A/wAA
new safely	-0.03	-0.013	AQAA/vsCAAABAgIBAAAA///+AAMAAgAA
new since	0.01	-0.037	/AT8BQT6/PwD/v77AwX8/QQD/v7+/fz9
new single-handedly	0.068	0.038	+Qj8Bwj5+fsG+fr5Bwb6+QYG/fn6+vj9
new small	-0.033	0.07	AAEA//0AAAAAAwMBAP8AAP//AAQAAgAA
new so	0.062	-0.063	+wX4CQj0/PgE9/v2Agf4/QoG+vr8+Pz6
new solely	-0.058	-0.007	A/8A/vkCAAD+BAUC/wAAAgD9AAYAAwEA
new some	0.019	-0.057	AP///gEBAgD8AQID//8EA/7+AP8CAAAA
new sometimes	0.052	-0.041	/wEABAb//wAB/P0AAQAA/wAE/vv//AAA
new square	-0.046	0	Av4A/v0AAQD/AwL//wH/AgH//wYAAgL/
new still	-0.049	0	Av0A/PwAAwD+BgQB/gAAAwD9AAQCAwMA
new strategically	0.007	0	AAABAAABAAEA//8AAAEAAAAB//4A//8A
new successfully	0.061	-0.046	/AX/BQf8/f8E+vr7BAT//AMF/vj7+vr/
new such	-0.05	0.074	Av4A/f8DAAEABQMD/wABAv79AAQAAwIA
new than	-0.003	0.147	Av0BAfwAAQH+/wAAAAACAv8BAAIBAAEB
new that	-0.077	-0.05	B/j6B/74Bvn8/wX2+gT3BQgC+wkE/wf6
new the	0.002	-0.107	AAMBBAT7Av8C/v76/QP//wMA9wIF/f8A
new their	-0.034	-0.109	/AP9//4D/v4CBQYBAQL//P/7AAH+Bfv+
new them	0.01	0.025	/QQBAgEF/wIB//8HAf4E/vkBAP39/v8A
new then	-0.041	0.114	BvsA+/8DAgH9AwUG/vkBAv8AAgMCAwQB
new there	0.004	-0.003	/wD/AAEBAP//AQAD/wAAAP///wEAAQD/
new these	0.068	-0.007	/wEABAn+//8B+vr/AgAA/wAF//z//f8A
new they	0.006	0.027	Af8BAAECAQL///8C//8CAf3/AwEAAgEC
new this	0.013	-0.013	AQL+BgD7/v0B/P37AQT9AAQE/gD++//+
new those	-0.047	0	//8A//4CAAAAAwQD//8BAP78AQQBAwEB
new though	-0.155	-0.014	B/gA9O8BBgD7Dw0C+f4ABf/1Aw8FCQcB
new three-month	-0.028	-0.002	AAAA/v0BAAAAAwIC//8BAAD9AAMAAgAA
new through	0.115	0.066	/v4BBQj8AwH++vj9/gIAAAEG/vgC/P0A
new throughout	0.035	-0.092	/AX8AwL7/fsC/P36AwL7/gcC/f/+//79
new till	0.033	-0.012	/wIAAAP//wD///////8AAQED//z/////
new to	0.004	-0.048	/v33AgH9Cfj9//77+Qr1BQcD8v8HAQP1
new together	-0.068	0.145	Af8A+fkEAAEABwYHAf4AAP33AgYACAAA
new too	0.008	0.003	/gEAAAAAAAEB/wAAAQEB//8AAP8AAP8A
new twice	-0.091	0.1	BPsC+PMFBAP9CggF/PwCA/36BAgECAUC
new two	0.024	0	/wAAAQIAAAAA/f3/AAEA/wABAP4A/wAA
new two-hourly	0.039	-0.013	/wEABAb9/wAB+/z8AgP//wID//7//v//
new typically	0.022	-0.006	AAABAwT9AAAA///8/wP/AQEB//0B/gH/
new unboxing	-0.006	0	AP8A//4BAAAAAAABAAAAAP//AQEBAQEA
new under	-0.041	0.121	AQD+Af4CAP4ABQAA/P/+AQH9AAH/Av/+
new until	-0.073	-0.016	BP4A+vkCAQD9BwUE//0BA/75AgQABgIA
new up	-0.067	-0.081	CfcE+fUJAwX9CwcK+/kDBfv5BAgDCgYC
new us	0.046	-0.028	/QT/BQb8/v4D/f7+AgP9/QIF/fv9/f3/
new usually	-0.03	0.014	Af0B/f0DAgH+AwMD/v4CAv78AAQCBAMA
new van	-0.024	0	Af8A/fwCAAAAAwMCAAAAAAD+AAEAAAAA
new via	-0.009	-0.017	/wD//wAAAP8AAgH//wEAAAEAAAEB/wAA
new way	0.005	-0.01	AAABAQEAAQEAAAD/AAAAAP8BAAABAAEA
new we	-0.013	0	AAAA//8AAAAAAgEBAAAAAAD/AQEAAAAA
new weekly	0.031	0.096	BP0A/wIBBAD8Af8D+/0CBv4AAQID/gYB
new well	0.037	0.071	/wAAAQIBAAAA/v0AAQAAAAAAAP0AAAAA
new when	-0.112	-0.013	CPcE+vMIBwX4CwgI+PsGCfz6AggFAwYC
new whenever	0.123	0.385	+wb/CQ39/P8E8/T6BwT++wMJ/fP79vn/
new where	-0.009	-0.06	AP7/AvsAAAAAAf0D//4AAAD/AQEAAAEA
new which	0.039	0.047	/Qb4BwX2/vcHAPz5AgT4/AkD/Pv8/vv5
new while	-0.037	0.058	BPz8//v8Avz9/wH6/gX6AwYB+wT/AwH8
new who	-0.04	0.189	AfoC9/sGBQP7CAUL+fsEBfr4BAQGCgUC
new whose	0.08	-0.019	/wD/Bgn7AP4A+vr8AAT9AQYG/PkB+QH9
new with	-0.035	-0.017	/wDzA/34//MDAgH1Agj4/gwC+wT8/vz2
new within	-0.001	-0.061	/gEA/gMBAAD/AwED//8BAPz7AP8CAgEB
new without	-0.05	-0.011	BfwC+/sFBAP+BgQE/f8CA/z9AgUBBQEC
new worth	-0.021	-0.007	Av4A/vwBAQH/AQEB//8BAf8AAAEBAgEB
new would	0	0	Af8AAAABAAD/AAAB//8BAf//AAAAAgEA
not said: any	0.001	0.361	/gXSDADe/tUA+P7dAR7RAyQS6/v99f7V
not said: helped	0.197	0.611	8Q/3ExPw9fUK8PPvDAzx8hIQ+Oz48PH1
not said: joint	-0.043	-0.055	A/r3/Pz5Bff7BQX8+gP2BgT8AgACBAP3
not said: junior	0.091	-0.342	+gb8Awn5/fwC9ff6BAX7+wUK/Pb++/3+
not said: negated	0.073	-0.52	9AvzDQnq9vEH9/nrCBLu+BEJ7/f67vfz
not said: occasional	0.098	0.251	BP/9Bgf8BP3++Pf5/gL8AQUIAPkC+v/9
not said: others	0.02	0.217	/wP9AwX7/vwB/v/7BQT6/QkE/v/+APv7
not said: partial	0.065	0.456	/QT1DQXv/vIC9PjqBhHt/g4P9/j+8fr1
not said: past	0.084	-0.369	/wX9BAf9/PwE+Pj6Bwb8/AQE/Pv7+fr9
not said: planned	0.056	-0.379	+wb1DxHs+fIE8v3qBw3w/RYP8v346/v0
not said: practice	0.088	-0.048	+An8CAv5+vsF+Pn5BwT7+QgI+/X4+Pb7
not said: received	0.039	-0.529	/Ab7BQb6+/oD+fz9BQj6+wcI/Pr8/vr5
not said: supervised	0.196	0.643	9A77DRjy9vkL7vLzDwn38wsL+e718/D7
not said: uncertain	-0.054	0.199	/gX7CPz4+foDAgT3BQf4/QYD/AP6/Pz8
not said: watched	0.041	0.316	+An3BgT1+PYI+vrzCwf09g4J+fr0+PT3
noun told as an act	-0.025	0	Av4AAP0AAQD/AgIA/wAAAQD/AQUBAwIA
number about → exact	0.289	0.421	7xLzGB/n8/EN5unmDxLr8RcZ8uPz5+3y
number about → least	0.045	0.057	/gL+BQf8/v4C+/z9AwP9/QEC//3//v//
number about → over	0.087	0.131	+wX9Bwr6/P0F9vf3BQX7+wYI/Pb7+Pr9
number about → under	0.059	0.142	/AX9BQj7/PwD+vv7BAP8/AQF/fr9/Pz9
number almost → exact	0.085	0.135	+gb8Bwv6/PwE9/j6BQX7+wQH/ff8+vr9
number dropped	0.185	-0.137	+BPnJSXT8OEL2efXDyDb9CYo5eru2e/m
number exact → about	-0.003	-0.059	BvwEAQD+BAL7AAD++gAEBvv+Av8IAQkE
number exact → least	0.056	-0.004	+gf9BQb8+/0E/fz8BgT9+wMF/Pn7/fr9
number exact → most	-0.074	-0.027	CPYH+fULCQj4CAcM9/kLCfP3BQwJCgsH
number exact → over	0.016	0.041	/gP8AAL//vwBAQD/AQD9/wQC/vz8//v8
number exact → under	-0.004	0.056	Av4AAAAAAQD+AQEA/v8BAv8AAQABAQEB
number in another form	-0.099	-0.009	AQD3B//z/PYE/gLxBAjx+w8D/gX49P33
number in another period	0.25	-0.246	9wv/DRb6/P4F7+v3DAb9+gUL++X58/X+
number in another unit	0.21	0.103	+Qr/ChX7/f8E8O37CQT+/AUJ++n69vj9
number kept	-0.007	-0.357	Cfb8/gX9Bvr6+gH+9gH9BgL98wIH/Qj4
number least → exact	-0.018	-0.017	/wAA/f0DAAABAAIDAgAA/gH+///+//3/
number most → exact	0.231	0.616	8hL4FBjy9fgK7e7zDQv39AwT9ubz7O74
number most → least	0.07	-0.026	+wX+CAr7/f4C+/v9AgL+/QQG/vf9+/v+
number near its words	-0.004	-0.009	AAD5/QMC//f8/P8A/wL9AQAB+QQA/AP5
number near other words	-0.007	-0.18	HeUG/v8CFwfmAAcE4PsHHv4CBw8hAh8I
number new	0.588	-0.918	zDLfNjzL2toqxMbMKyrRzzM238PbzMvg
number new, of a date	0.317	-0.151	6RnvHCLk7ewW4OHeGhnk6B0c8ODs5OXv
number one more or less	-0.039	-0.021	BfsA+/kAAgD+BAMA/f4AAgH9AgQCBgQA
number over → exact	-0.056	-0.029	BPsA+vsBAwH9BQQD/P4CBP77AgYDBgUB
number over → more	-0.05	0	Av4B/PoDAQH/BQQD//4CAf/8AgUBAwEB
number under → exact	-0.039	0	Af4A/voAAAAAAwIA/wAAAAD+AAMBAgEA
number with a new act	-0.046	-0.195	Evf3+gH8Bfb0AQP7+QH5CwMA/QMGBg35
number with a period	0.031	0.025	BQD9/Aj8/wD++P4B/gL8AgEGAAIBAwT/
number with another act	0.02	-0.04	F+gEAwP9GwXp+v4C3AIEI/wHAwsk/yAG
number with its own act	0.041	-0.046	9wcBAgIE/wMF+gAGCAX++fsA+vz7APoB
number without its period	-0.041	-0.029	/QD+/gIB//7//gQE/wECAv/9/AX//wH+
numbers changed places	0.316	-0.146	7BjsIiXg7+kS4OLdEBnj7R0d8OLy4urv
object 1 clauses away	0.068	0.021	Af78AwT6Afn+/fj7/AD7BwgF+v4C/Qf7
object 2 clauses away	0	-0.054	BPwAAgIDBAH7AgIA+gABBv4BAgAI/woA
object 3 clauses away	-0.045	-0.041	/AX9APz//f0CBQUBAv/+/gP/AgL9A/7+
object loose	-0.097	-0.046	Cf76+f/5/fz9BAsGCQD6/gcBAQn3Bv39
object of another act	0.025	-0.116	/v/3BQT8+/UC/f75AgX4/gYD+vv+/AL5
object of the same clause	0.073	-0.249	APoE/QH/BAP+/wAD/f8DBf0BAvwHAQME
object taken over by an act of analysing	0.05	-0.147	/gIAAQUB/wAC+vv9AwH+/QEBAP39APwA
object taken over by an act of building	-0.013	0.023	AAEA/vwE/gD/AAMD/v0BAAH/AQL9AP7/
object taken over by an act of buying	-0.001	0.098	AAIA/gH//QAC//7+AwAA/wEAAAD+/v8A
object taken over by an act of care	-0.036	-0.052	A/0A/vv/AAD+BQQB/f8AAwD9AAUCAgQA
object taken over by an act of checking	-0.028	-0.05	Af4C/foDAgL/BAIA/v8BAf7+AQABBAIB
object taken over by an act of cleaning	0.008	0.015	AAAAAP8AAP//AP8A//8BAQEAAPwAAAAA
object taken over by an act of cooperating	-0.115	-0.044	AwH99/gA/v0ACQgC///9AAX5AAP/CAH9
object taken over by an act of designing	0.08	0.181	+wQBAwf9/QAE+fr8BgL/+wIE/vj7/voA
object taken over by an act of fixing	0.014	0.052	/gP8BQH5/fwD/f73BgX4/QgG/f77+/r8
object taken over by an act of general	-0.056	-0.157	BQAAAAH8/f8BBAMAAAIC/gAG/AP9+wH/
object taken over by an act of helping	0.04	0.008	Af8D/wIHAwMA/v4G//4EAPr/Af0CAgID
object taken over by an act of improving	0.124	-0.03	9wn8Cgn6+vsG9vj5CAX6+QgG/PP5+fj8
object taken over by an act of kitchen	-0.014	0.091	Af///fwDAP8AAgMDAP4BAQEA//8AAwAA
object taken over by an act of learning	-0.017	-0.012	/wMAAAIDAAD/AQACAP8BAf//AP7/Av0A
object taken over by an act of maintaining	-0.008	-0.08	AAH+BAD8//0CAwD9/gT9AQQE/gH9Av/+
object taken over by an act of money	-0.01	-0.054	/QP+BgL6/v0C//z5AgT+/f8BAAT/AP8A
object taken over by an act of moving	0.04	0.127	Af8AAgb+/wH++/r9AQP/BAAC/f0AAAAB
object taken over by an act of organising	0.002	0.14	Af8I/AQIBQj8/QEI/fkMA/L+AwAEBQQI
object taken over by an act of people	0.087	0.07	/gH+Bgf5/v0D+vv7AQb5/wQE//38+f39
object taken over by an act of performing	0.089	0.101	+Qj9Bwj4+/sE+/v4BAT7/AYG/PT7+fj9
object taken over by an act of reducing	-0.135	-0.065	CPj/9vEGBgD5DQwH9/4DCP70AA4GDAkA
object taken over by an act of reporting	0.015	-0.071	/gL/BQP7/f4AAP//AAL+AAQC/gD///7/
object taken over by an act of selling	0.025	0.033	/gL+AQL//v4C/f/8AgP+/QQD//39/f3/
object taken over by an act of serving	-0.129	-0.049	CfcE9/gLBwX6DgcL+PsJCPX3Aw0HCQoE
object taken over by an act of starting	0.119	0.105	+gf+Bwz7+v0G9ff5BwT7+QQJ/fX7+fn/
object taken over by an act of teaching	0.059	-0.027	+wb9Bwn5/PwD+/z6BAT8/AYE/Pz+/Pz+
object taken over by an act of trades	0.029	0.186	//0A/AICAgH//v0D//8BAgD9AP4BBAEA
object taken over by an act of training	-0.03	-0.086	BfsF/P0GBAb8BgQI+/kIBfr+AwQEAwQE
object taken over by an act of unknown meaning	0.009	-0.037	/wD/AgMBAP7+/gAB///9AQICAP0B+wH+
object taken over by an act of writing	-0.001	-0.097	AQAAAAD//gACAQD/AgH+/gEA/wD+A/4A
object taken over, level rises by -1	-0.007	-0.114	A/8DAP8AAQIB/wD9AP4B/QID//8CBv8C
object taken over, level rises by 0	-0.025	-0.047	B/z7/wL5/vv+Afz3Agr9AAQE+AT7///7
object taken over, level rises by 1	0.054	0.035	+A30CgPz8/IK/fzyCwvy9g8E9f30/vb3
object taken over, level rises by 2	0.046	0.007	+wb/BwL//v8E+/3+BQH/+gUE/vj6/fn/
object taken over, level rises by 3	0.128	0.237	+Aj7Bwv2+/sI8/b2CQf49wcK/fP49fX9
object taken over, level rises by unknown	-0.023	0.007	CPQF+PwJBgf6BQAL9/gGCPf7CQQKDAoH
object taken over, other meaning	0.013	0.154	AAX+/v4B+fsBAAIEAgX7/wUC+gD7Av8A
object taken over, same meaning	-0.026	-0.033	AgL9AwH8/PsCAf/4AgX6/wQE+QT9/P39
one became several	0.074	-0.228	Bfv6/wQFBvz4/PsH+gABBP7+/v4IAwT6
order turned	0.56	-0.335	5CLxLTjc7O4W0tDaFhnn6R8o7sju2uTy
origin gone from 0	-0.068	0.191	AgH/+voA+/8DAgUAAv/8/gP+AgT8A/39
origin gone from 2	-0.05	0.027	AAD6//z+//kDBAX3Awf2/QoB/QT9APz5
origin lowest up 2	0.067	0.008	+wX7BQb4/foE+vn4BAX6/AoH+/j7+Pn7
origin new at 0	-0.053	-0.071	AAP7/gL5+vsBAAL6AgH6/ggD/QT8+fv8
origin new at 2	0.082	-0.03	/QUBBgj9/QAE9fr8BwEC+gAI/fj6+/v+
origin same	0.041	-0.211	/wABBgH9Af8C+fz9AQMB/wAF///+/P4C
origin up 2	0.106	0.014	+Qf8Bwr4/fwH9Pb0Bwj3+QoJ/PX79/n8
origin up to 2	0.114	0.014	9gn6Cw71+/kF9vj2BQf5+gkJ+/T79/j7
passive became active	-0.06	-0.054	C/UH+/oHCQf5BQQG9/sICvj6BgYLBwwG
passive without a subject became active	-0.05	-0.007	AQEA/Pn/AP//BAYAAPwDAv79CAQBBQAC
period new	0.207	0.306	/Ab/CBT5/gEE7/H9CgL5/ggO/u/+9/3/
person after → after	-0.018	-0.048	/wAAAQEBAQD/AQED/v8DAv3+AQMDAQMC
person after → by	-0.014	0	Af8BAP8BAQH/AgIC/v4CAf8AAQEBAQEB
person after → for	-0.017	-0.017	BPwAAvz/AgD9AwL+/QH+AwABAP8BAAIA
person after → object	0.065	-0.01	+An5CAn4+vkF+vr5BQb5+wYG+/j7+vr7
person after → of	-0.014	0.047	Av8A/v0BAAAAAgEBAP8AAQD/AAEAAQEA
person alone → alone	0.058	-0.129	/Aj8Cgj39voG9v31Bwj5+QgK+fn39vn6
person alone → as	-0.097	0.089	CvgA/PwCAwH7BAgG/f4DBf/8/wgA/gUA
person alone → by	0.027	-0.039	/wEAAwT//wAA/v0AAAEAAAACAP8A/wAA
person alone → for	0.037	0.119	AQH/AgL9//8A+/z6AQL8AAMEAPwA/gL/
person alone → from	-0.045	-0.006	Av8A/vsBAQAABQMBAAAAAP/8AQUABAIA
person alone → in	-0.001	-0.016	AAAA/v8BAAAAAP4BAAABAP7+AQABAgEA
person alone → object	0.045	-0.069	+QT7BQP6/vsC+/38Agb7/wYE+vz+/fz7
person alone → of	-0.011	-0.005	AP8B//8DAQH/AQED/v4BAf79AQEBAgEA
person alone → on	-0.068	-0.008	Af4A+foEAQD+BgUD/f4BA/36AQgBBQIA
person alone → to	-0.022	-0.001	AAD/AP7/AP//AwQB/v4BAQD+AQEAAQEA
person alone → with	0.101	-0.005	/QT9Cgz4/vwD9vj3AwT7/QYI/Pb9+Pz9
person alongside → alongside	0.04	-0.045	/gIAAwP+//8C/f39AgL+/gME/vv9/Pz+
person alongside → with	-0.028	-0.038	A/8A/vwAAAD/AQEA/wAAAQD+AQQABAEA
person as → alone	0.005	-0.034	/wEA/v8A/wAAAQEBAP8BAAAAAP8AAf8A
person as → as	0.068	0.064	+wQAAwb+/gAD/PwABAAB/QMC/vr8//sA
person as → object	-0.016	0.043	BPsD/v4EBQP8AQIE/P0DBPv9BAYGBAcD
person at → after	-0.052	0	Av0A+/oCAgH+BQUC/f4BA/77AQUDBQMB
person at → at	0.109	0.024	/AMBCQr8AAAB+vn8AwIAAAAG/vn//P4C
person at → for	0.053	-0.032	/wH/BAb9AP8A+/z9AQL+/wEE//oA/AAA
person at → in	0.02	-0.02	AP8AAgP+AAD///8A/wEAAf8A/wABAAIA
person at → object	0.013	-0.023	/wEAAQIBAAEB/v4BAAAB//8AAQAAAAAA
person at → of	-0.047	-0.009	BPwB/PoDAgL9BQUD/f0CBP/8AgYCBQQB
person at → on	-0.046	0	AwAA/v0AAAD/AQMAAAAAAgAA/wMA/wEA
person at → to	0.004	0	AP8A/wABAQD/AAABAAAAAP8AAf8AAQAA
person before → before	-0.009	0	AAAAAAAAAAD/AgIC//4CAf//AAEAAQAA
person behind → behind	0.048	0	/QP/AgT+/v8E+vv7BQT8+wQE/fr8+/v9
person by → against	-0.008	0	AAAA/v8CAQAAAQEBAP8AAP/+AQEAAgAA
person by → by	-0.024	0.138	Af8B/v4AAAAAAwIAAAEAAAD/AQYCBAMB
person by → for	0.005	-0.007	Af8A/v8AAAAB//4BAgAA/wAA//7+Af4A
person by → from	-0.044	0.029	A/wA+/kBAwH+AgED/f8CAv/+AgUEBQUA
person by → object	0.017	-0.064	+wb/AAf+/f8E/Pz+BAH//AP9/f38/fr+
person by → subject	-0.014	-0.031	Av4A/v4BAQD/AQAA//8AAf/9AQMCAwMB
person by → to	-0.04	-0.012	AQAA/vwAAAD+AwMB//8BAQD/AQUBAQAA
person by → with	0.028	-0.109	/gP/AgP+/v4E/fz9BQL9/AID//39/vwA
person for → after	0.022	-0.055	/wABAQIAAQIA/v///wAB//8CAP0C/gEA
person for → alone	-0.027	-0.12	AAL//fz//f8CAwL+AgD+/gP+/v/9APz+
person for → as	0.057	-0.045	/gL/BAf8/v8C+/z9AwL//gQF/vr++/z/
person for → at	-0.06	0	A/8A+fgCAAD/BQYD//4AAgD7AQUAAgEA
person for → by	-0.023	-0.057	/gP9A/v9/v0DAQH8AwP8/QQB/gH9//7+
person for → for	0.024	0.057	+wEGAAID/gYC/AECAP8H/fsBAP/+/P4E
person for → from	0.035	-0.022	/gL+BAb9//4B/f3+AQH//wEC//0A//8A
person for → in	-0.058	-0.005	AQAAAPsBAAAABQQCAQAAAQD8AgUAAQD/
person for → object	0.024	0.041	AP3/AAL8AwD//P4BAAX8AgQD/PwA/QD9
person for → of	0.028	0.08	/gD9AgD9//0E+vv4BQX4+wMBAP4AAAD+
person for → on	-0.001	-0.053	AAAA/wACAAABAQABAQEAAP//AAAAAAAA
person for → subject	0.001	0.004	AAAAAAAAAAEAAQAAAP8BAQD/AAEA/wIA
person for → to	-0.013	-0.007	AAAAAf/+AAAAAQIB//8AAAEB/wAAAgAA
person for → with	-0.037	0.098	AAAA/fwBAAAABAMAAAH/AAD+AAQAAQAA
person from → by	-0.065	0.129	A/0A/PkDAQEABgMCAP8AAf/8AAT/AQAB
person from → from	0.077	-0.145	/AL8Awf+/f0B+/r+AQT9/wEC/vz//f7+
person from → object	0.042	-0.015	+wMAAgf//gAB/v4BAf8B////APz/AP8A
person from → on	0.004	-0.007	AAH/AAAA//8AAAABAQAAAAD/AAAAAAAA
person from → to	0.004	0.08	Av4C/v4CAwIA////AAAAAAABAP8B/wEA
person from → with	0.065	-0.1	+wb8Bgj5/PsF+fr5BQb6+wYE/fv8/Pv8
person gone, was after	0.01	-0.033	/wEA/gMA/gAA//8BAP8AAAAAAAAAAAAA
person gone, was alone	0.053	-0.169	+An7BQj4+/oH/fv7CAb6+QcF/Pr6+/j7
person gone, was alongside	0.037	-0.007	/QP/BAX+/f8C/P39AwL//QEE//v+/f3/
person gone, was as	-0.002	-0.027	Af4C/v4DAgIB//8AAQAB//7/AAAAAf8B
person gone, was at	0.05	-0.036	/gIABQf+/wAA/Pz/AgEA//8D//3//v4A
person gone, was by	0.121	0.27	/QP+Bgr9/v4E9vX8BQP9/AIE//cA/f7/
person gone, was for	0.122	-0.034	9Q38Bg35+PsH+Pn5CgX79wYH+/H3+vP8
person gone, was from	0.058	0.052	/gP+BgX9/f0F+fn5BgX7+wUH/Pn8+fz+
person gone, was in	0.014	-0.008	Av0AAwMAAv/+//v//gL/AgACAAACAAEA
person gone, was object	0.024	-0.054	AAD/BAP+Af8A/QD8AgT8/gMB//0A+gH+
person gone, was of	-0.011	0.133	/gP5/fz5/fgG/f70Bgn2+QsFAv/9+Pz4
person gone, was on	-0.037	-0.043	AP/9//sA//3/AgT//gD9AAP//wMAAAD+
person gone, was subject	0.21	-0.254	8hH5ERLz9PcM8fLxDgr08w8O9ujz8e75
person gone, was to	0.052	-0.071	/QQABAb+AAAC/fz7BQP+/QAF/vr+/fwA
person gone, was with	0.143	0.392	9wv8Cwz5+vsH9vb3Bwf6+QkK++759vX7
person in → about	-0.01	-0.007	AP8A/v4CAAAAAAEBAP8AAP//AAEAAQAA
person in → at	0.018	0.011	AAEAAQD//wAA/v7/AQABAAABAP7//wAA
person in → for	0.034	0.067	/gEAAwT//wAB/Pz+AgEA/wACAP0A/gAB
person in → in	0.109	-0.157	+An8Cg32+vsG9vj3CQj6+gcI+vb7+vn9
person in → object	0.124	-0.071	9gr6Cg/3+PoG9fb4CAb6+AcI+/T5+Pf8
person in → of	0.052	-0.032	/gP+BAb8/f0C/Pz6AgP9/gQD/vz//P7+
person in → subject	-0.005	0	AAAA/v8BAAAAAQACAP8AAP//AAEAAQAA
person in → to	0.01	-0.002	AAEAAQIAAAAAAQAAAP8AAAABAP7///8A
person new as about	-0.02	-0.007	Af8A/f0CAAAAAQICAP8AAAD+AAMAAQAA
person new as across	0.031	-0.024	/wIAAgT///8B/P3/AgEA/gAC//3//v4A
person new as after	0.033	-0.006	/wEAAQUAAAAA/f0AAAAA/wAC//0A/v8A
person new as alone	0.062	0.08	/gb/Bwr7/f7/8fr8BwH/AQII/ff/+AD/
person new as as	-0.008	-0.069	AQAA+/0DAQAAAP8CAP8A/wD8AgICBwIA
person new as at	-0.021	0.037	AAAA+/8BAAD/BAMBAAAAAQD9AAEAAQAA
person new as by	0.013	0.035	AP8A/v//AQAA/gD+/wH/AAAAAP8A//8A
person new as during	-0.039	0.068	Av4A/PsBAQD+BQQB/v0AAwD9AgQBAgIA
person new as for	0.027	-0.091	/AH+DAD5AP4B+/z2/wf9/gUL/QAB9wD+
person new as from	-0.027	-0.004	Av8A/vwCAAAAAgAB//8AAQD9AQAAAgEB
person new as in	0.087	0.023	+wIAAgcAAAAB+foBAf8A/wAFAPf//f8A
person new as object	0.075	0.141	/gMA/AkB/wAB+f0HBvsC+/v+BPn8//gC
person new as of	0.033	-0.021	AgAABAUAAAD9+PwBAP8AA/8F//wC/QIA
person new as on	-0.022	-0.028	Av4B/f0CAQD/A/8C/v4AAQD+AAMBAgEA
person new as over	0.013	0	/wEAAQIA/wAB//8AAQAA/wAB//7///4A
person new as subject	-0.018	0.119	BP0AAvsAAv8ABQT//v8AAgH+/gAA/wAA
person new as through	0.018	0	/wAAAAEAAAAA//8AAAAAAAAA//8AAP8A
person new as to	0.003	-0.03	AvwAAAIBAQD+/gAB/AAAAwADAP8A/gMA
person new as under	0.028	0	/wEAAwT/AAAA/f3/AAAAAAAB//4A/wAA
person new as with	0.059	-0.12	/AEBBQUBAgECAP8A/gEA/P8BAfgBBP8A
person object → alone	-0.034	-0.032	BfoD+/wIBAT9BgII/fkDA/z7AwIDBQUC
person object → alongside	0.029	-0.024	/gP/AwT9/v4B/f3+AgH+/wEC//3///8A
person object → as	-0.032	-0.109	AAH///7/AAD/AgUC/v4AAfz6AQUCAwMC
person object → at	0.002	-0.067	/gIAAgP/AAAAAQEBAQAA/wH+AP8BAAD/
person object → by	0.005	-0.001	AP8A/QACAQAAAP8D/wABAP8AAP4AAQAB
person object → during	-0.015	0.037	Af8A/v4CAAAAAQEBAAAAAAD+AQIAAgAA
person object → for	0.123	0.159	+Qj6Cgzz+vgH9PTzBwf3+QwJ+vT59fj7
person object → from	-0.02	0.014	AQAA/vwBAAABAQEAAQAA/wD+AAEAAP8A
person object → in	-0.037	0.052	Af7//fkBAf8BAgL+/wH+AQL/AAEAAAD+
person object → object	0.014	-0.059	/gMAAgAC/QIC+wAA/wP+/AEC/v/+A/wA
person object → of	0.059	-0.06	/gP/BAj+//8B/Pv+AQL+/wEE/fr/+f/+
person object → on	-0.003	-0.016	/wMA/v///wAAAwIAAQEAAAEB////Af7/
person object → subject	0.037	-0.046	/gIBAQQA/wEB/f4BAwEB/wAC/vz+/f0A
person object → to	0.013	-0.009	+wQA/wEC/wACAQADBAEB/QADAPz9/vz/
person object → with	0.061	0.254	/AMAAwX//gAD+vv9AgD+/QIAAfv//P0A
person of → after	0.001	0	AAAAAAEAAAAAAAABAAAAAAD/AAAAAAAA
person of → alone	-0.009	0.116	AP8A//8BAQEAAQEB//8BAf//AQEAAQAB
person of → as	0.012	-0.039	AAABAAEBAAEA//8BAAABAAAAAP8AAAAA
person of → by	-0.029	0	AAAA/v0BAAD/AwMC//8BAQD+AAMBBAEA
person of → for	0.043	0.008	/gL/Awb9/v8D+v36BAT7/QQC/f3++/3+
person of → in	-0.027	-0.002	AP8A//z/AQD/AQAAAAD/AAAA/wEAAQD/
person of → object	-0.002	-0.021	//wE/f8FAwT9AgII/P0HBfv9AQADAAID
person of → of	-0.024	0.082	AAH9/f7///0DAgP9BQD7/AT/AAH9APv9
person of → on	-0.013	0.015	AAAA//4A/wABAwIBAAD/AAD+AQL/Av8A
person of → to	-0.019	0.089	AAAC/v4EAgMAAAEE//0EAPv+AgMBAAEB
person of → with	-0.035	0.034	AAAA//wA/wAABAQBAP4B//79AQX/BP8A
person older → for	-0.02	0	Av4B/v0CAQEAAQABAP8AAP/9AAQBAgMA
person on → alone	0	-0.004	AAAAAAAA/wAA//8AAQAAAAAAAAH/AAAA
person on → for	-0.03	0	Av8A+/oCAQAAAgIB//8AAP/+AQIAAwAA
person on → object	0.033	-0.064	/AX9BQb7/P0C/f39AgD+/gQD//39/vv/
person on → of	-0.012	-0.055	AAAAAAABAAEAAQEC//4AAAD+AQMAAgAA
person on → on	0.02	-0.097	/QT9AwP8/fwBAAH/AgD9/wT////+/v7+
person over → over	-0.025	0	Af4C/v0CAgL+AwME/f0DA/39AgMCAwMC
person subject → as	0.061	-0.016	/QP/Bgj9//8C+/v9AgL//wIE/vn/+/4A
person subject → at	0.01	0	Av0AAAD/AgD+AAAA/v8BAv8BAQEB/wIB
person subject → by	-0.051	0.007	Av0E+/wHAwT8BgUI/fwGBPn4AgUDCAQD
person subject → during	-0.008	-0.037	Av7////9Af//AQH8/AP+AgEC/wABAAL/
person subject → for	-0.01	-0.01	/gP/AgH7/v4C/QD6AQP9/gID//7++/7/
person subject → in	-0.035	0.101	A/3//foDAQAAAwECAAD/AAD+AgQAAAD/
person subject → object	-0.017	0.14	Av0C/f4FBAP9AgEG/PkDA/v5BQIEAgUD
person subject → of	-0.042	-0.021	/wEA/vwA/gAABAMAAP8AAAD/AAIABQEA
person subject → on	0.011	-0.011	Av4A/wEAAQD//v7//wH/AQACAAECAQIA
person subject → subject	0.014	0.245	/gQA/gEC/QAD/v0ABf/+/f/8AAD8Avz/
person subject → to	-0.017	0	AAAA/f8DAAEAAQICAP8AAf78AgEBAwEB
person subject → with	0.039	-0.071	/wL+BAT7/f4B/fz8AAP+AQMF/v8BAAL+
person to → alone	-0.021	0	Af4C/v4CAgL+AgID/v4DAv3+AQICAgIC
person to → for	0.105	0.102	+wX/CAz5/f4E9/j5BQP8+wQH/vb8+fz/
person to → in	-0.03	0	AP8A//7/AAAAAwQC/wAAAAD+AQIBAAEA
person to → object	0.043	-0.074	BvkBAAP/BgH6+v4B+/8ABv8F//wE/QUB
person to → of	0.006	-0.022	/wAAAQEAAAAB////AQEA/wEAAP8A//8A
person to → subject	0.025	0.017	/wEAAgP//wAB/fz9AQH//wABAP0A/wAA
person to → to	-0.027	-0.138	/gH5///6/PkCBQL3AQf1/wgB/gH//wD7
person to → with	0.043	-0.074	/QMAAwb+/wAC+/3/AQEA/gED//v+/f3/
person under → under	0.046	-0.029	/gIBAwX//wEC+/z/AgEB/v8CAPz//v8B
person under → with	-0.001	0	AQAA/v8DAAAAAAAB/v8AAQEAAf8AAAH/
person with → alone	0.008	-0.011	/wH/AQEAAP8AAAAAAAAAAAABAP4A//8A
person with → alongside	-0.009	0.116	Av7//wL+AP//AAD//wAAAgID/wEA/gH/
person with → as	0.053	-0.076	/wIABgj8//8B+/v8AQL//wIE//v//P7/
person with → by	-0.027	0	Av4B/vwDAgH/AgICAAABAf/+AAIBAgEA
person with → for	0.023	0.025	/gP/AgP+/v8C///+AgL//gIC//3+/v7/
person with → in	-0.031	0	Av4B/PsFAQH+BAQG/v4CAv39AQIBAwIB
person with → object	-0.032	-0.077	CfYE/vkDCAP4AwEC9f0CB/3+AggKAwoE
person with → of	0.043	0.155	/wEAAgUAAQAA/fwAAQAAAP8AAf4B/wIB
person with → to	0.049	-0.01	/QT+BAb9/f4D+/v9AwL9/QME/vr9/Pz+
person with → under	-0.052	-0.003	Av8A+/kDAAAABAMB/v8AAQD9AgQAAwIA
person with → with	-0.112	0.31	Av36/fcDAPz/BgcAAAD7AgL/BQgCCAT9
person without → without	0.013	0	/gL/AgP+//8B////AQH//wEB//7/////
progress down 1	0.007	0	AAAAAAQAAAAA/wD/AAAAAAEAAP8A/wAA
progress down 2	-0.001	0.073	Af8B/v8EAQH/AAAD//4BAf4AAAIAAgAA
progress down 3	-0.025	0	Af4A//4AAgD+AwIA/f8AAgD/AQMCAgIA
progress gone from 0	0.109	-0.151	AAH7Bwz1//n/+PnxAQb0ABEK/f0B9gD4
progress gone from 1	0.001	0.018	9gzyCgPw9vII+v3wCgvv9REI9/r3+PT0
progress gone from 3	-0.013	0.069	Af0AAAEAAQH8AQEC/P4BBf/+AgEFCAUB
progress lowest up 1	-0.08	0.043	/gX8/vr7/PsEBgT7BgT5+wj+/AT6Avj7
progress lowest up 2	0.045	-0.199	+wb/AQP//v8D//wBA/8A/AAAAfr9//sA
progress lowest up 3	0.094	-0.055	/QP+BQn8/v4B+Pn7AwP9/wMG/vb+/f7/
progress new at 0	-0.016	-0.037	Af0B+wIBAwH//QQA/wACAAD+/wEAAP8A
progress new at 1	-0.063	0.056	BPcE/P4GCAX7BAMH+f4JA/j+AwgEAQUD
progress new at 3	0.007	0.058	/wL9Cfv6+/sCAQH7BAb4/AQA/P/9//38
progress same	0.024	-0.171	/gD6/gIBAfsCAf/9AwH8/gIE+/7+AQD8
progress up 1	-0.08	0	A/8A/fcBAAAABQQBAP8BAAD9AAgABQEA
progress up 2	0.052	-0.198	/AUAAQX+/wAC/PoABP8B/QACAPr9/vsA
progress up 3	-0.009	-0.034	/gP//v///v4AAwIBAQD/AAL+//3/Af7/
progress up to 1	-0.084	0	Av8B/PYCAAH/BgYBAP4BAf/9AQcABAEA
progress up to 3	0.038	-0.233	+wb//wP+/f4D/vwABf///AH/Afj9//sB
purpose with nothing behind it	-0.047	0.034	BvoA/P79Bf/8BgX8+QH+BAL7/gcEAQX/
qualified gone from 2	0.026	0.111	BPwBAwj+AwH7+vv9+wQABwAD/vwF/QYB
qualified lowest up 2	0.044	-0.032	/QP/BAX9/v8D+/v9AwP+/QME/vv+/P3/
qualified new at 2	0.1	-0.067	9wf8BQr6/PwE+vn8BQT6+gkG/ff8/Pn9
qualified same	0.034	-0.104	/AMBAgIA/gEC/f4BAv4A/wAB/vz/AP3/
qualified up 2	0.023	-0.021	/gL/AgP+//8A//7/AAH/AAED//8A/v8A
qualified up to 2	0.029	-0.021	/gL/AgP+//8A//7/AAD/AAEE//0A/f8A
quality gone from 1	0.009	0.144	//8AAAL/AAAAAAAA/wAAAP/+AAAAAAEA
quality gone from 3	-0.025	0	Av0D/v8EAgP9AwIF/fwFBPr7BAQFBQYE
quality new at 1	0.022	0	AAAAAQIAAAAA/v8AAAAAAAABAP8AAAAA
quality new at 2	0.058	0.009	+wUABgX9/f8E+/v8BQP//AIF/vr9+vv/
quality new at 3	0.27	-0.286	8w3/ERX3+v4J7ezzCgn89AYS+uf5+PL+
quality same	0.03	-0.014	/AX/AAX//P8B/gAAAgEA/gAAAP39//0A
rank down 1	0.031	-0.021	Af8BAwX+AQAA/f3+/wEAAf8BAP8C/wIB
rank down 2	-0.002	0.037	AAAB//8BAAEAAQEB//8BAf8AAAAAAAAA
rank down 3	-0.013	0.058	A/0C//wCAgIC/f7/AQIAAP7/AQICAgIC
rank gone from 0	0.004	-0.018	Af8A//4AAQD//v8A/wAAAQECAP4B/gAA
rank gone from 1	0.069	-0.248	+wb+Awr8+/4B9vn+BQL//f8G//j9//0A
rank gone from 3	0.062	0.085	/QT+BwX9/P4E+vn6BgT8/gUH/Pr9+/3+
rank gone from 4	0.034	-0.145	/wMCAgT//wH//f8B//8B/wAA/vwBAQAB
rank gone from 5	0.062	0.012	Af0C/gMCBQL+/PwD/vwDA/3+Af8GAwUB
rank gone from 6	0.109	0.203	+Ar7Bw34+voG+Pn7BwT7+gcH/PP5+fb6
rank lowest up 1	0.056	-0.105	/AX/Awb9/f4D/fz9AwH+/QQF/fn7+/r+
rank lowest up 2	0.006	-0.043	AAAA/wAAAAAA//8AAQAAAAAAAP8AAP8A
rank lowest up 3	0.028	0.001	/QT/BAT+/v8C/f39AwL//gID/vz9/f3/
rank new at 0	0.023	0.063	/gEAAgX//wAC+/z/AgIA/QAD//3//v0A
rank new at 1	0.042	0.024	/gL/AQD9//8A/f3+AAD//wIEAfsA/f8A
rank new at 3	0.091	-0.002	+Qn9Awj7+/wE/Pr8BQL8+ggH/fT7+/f8
rank new at 4	-0.066	0.067	BvgC/PwEBgL6BAQE+/0DB/38AwYEAwYC
rank new at 5	0.052	-0.074	+gQABgj9//8B/vz9AQIAAAEB//gA/P7/
rank new at 6	0.071	0.02	/gL9BAf7/f0C+vr7AgL8/gMD/vn//QD+
rank same	0.014	0.149	///+AgX//P///AIBBQEA/wMB+v39AwL+
rank up 1	-0.02	-0.104	AAIAAQP//wAB/v8AAQAA/gECAv3+/v0A
rank up 2	0.025	-0.04	/gIAAgT///8B/v7+AQL//wEB//4A//8A
rank up 3	0.016	-0.027	/QMAAv///wAA/P4AAQEAAAAD/vz//f4A
rank up to 1	-0.035	-0.007	AQEAAQH//wAB/v//AQH//wABAgD///8A
rank up to 3	0.021	-0.032	/gH/AgP///8B/v7+AQL//wEC//4A//8A
rank up to 4	0.021	-0.096	/wEAAgIAAAAA/v4AAQAA/wACAP3//v8A
rank up to 5	-0.039	0.04	AAAA//oBAQAAAAIAAAAAAAD/AAQAAgAA
rank up to 6	0.047	-0.075	/QQAAgb//wAA/f4BAf8B/wEC//v//f7/
rate higher	0.439	0.038	7Bb6HCfu9/gL4N3sEw739QwW99b36+77
rate kept	0.009	0.016	/wIC/gEGBAH//wQG/QEF/vn7/gIBAf8D
rate lower	0.029	-0.005	/gEAAQMB/wAB//4AAQAB/wIC/vz8/vz+
rate new	0.078	0.49	A/73BQnz/fgE8vryAgju/REN/vf9/P34
reach gone from 1	0.028	-0.07	/QP9AAMC/v0AAf8EAgP9/gL+/fr+AP79
reach gone from 2	-0.021	-0.003	AAAA/v0BAAD/AgIB//8AAP/9AAIAAQEA
reach gone from 4	0.039	-0.038	/wEAAgP/AAAB/v3+AQEA/wID//wA/v8A
reach lowest up 1	-0.005	-0.008	AQH/A/7+//8C//79AQL+/wED/wH//gD/
reach lowest up 2	0.064	-0.018	/QP/BQf9/v8D+vr7AwP+/QQG/fn9+/v+
reach lowest up 3	0.032	-0.007	/wEABAYAAAAB/v7/AQEA/wACAP4A/wAA
reach new at 1	-0.001	0.067	AQAA//4AAQEB/v4AAQAA/wAAAf4AAgAA
reach new at 2	0.055	-0.024	/gIABAf+/wAB+/z+AQEA/wED//sA/f8A
reach new at 3	0.036	-0.023	/gIAAQIAAAAC/f//AgEA/v8B/v7///4A
reach new at 4	0.094	-0.047	+Qf+CAv7+/0D+Pj7BAT+/AMH/PX7+vj+
reach new at 5	0.027	-0.066	/gIAAQMA/wAB/v7/AQEA/gEC//3//v7/
reach same	0.077	0.079	/QAE/wIDBQX//foH/v4FA/r+BPwGAQMH
reach up 2	0.008	-0.001	AAAAAAAAAAABAP//AQEA/wAAAAAAAAAA
reach up to 4	0.03	-0.007	/wEAAwT/AAAB/v7/AQEA/wED//z//v8A
reason with nothing behind it	0.03	-0.019	AAEAAgX//wAA/v7/AQAA/wACAP4A//8A
relative with nothing behind it	0.023	0.002	//7+AAABAP4BAP8AAAH+/v///v4BAQH+
result with nothing behind it	0.126	-0.049	9Qj+Cgr6/v0F8/r4BAX99wQK/PD99Pb+
role	0.035	-0.159	/AP7BQL2APoC/vv3BAr6/wb+//oB9v/8
role about → object	0.003	-0.045	/wP3BQP5+/cC///5Agb4/QoB/AL9+/76
role about → of	0.054	-0.031	/AX+BAb9/f4D+vv9BAL+/QME/fn9/Pv+
role about → on	-0.019	-0.072	Av0A/f4AAwD/AgL///8BAv7/Af4DAgMA
role about → under	-0.074	-0.015	Af4A+fcEAQD/BQcF/v4AAf76AQcBBgEA
role across → on	0.013	0	/wH/AAEA//8A////AAAAAAEBAP7/////
role across → over	0.009	-0.002	AAAAAQEAAAAB//8AAQAA/wABAP8AAAAA
role across → to	0.001	-0.01	Af8B//4CAQH/AAAB//4BAQAAAP8AAAAA
role ad → object	0.033	-0.004	/wEAAgQAAAAA/v4AAAAAAAAC//wA/v8A
role after → by	-0.007	0	AAAAAAAAAAAAAQEB//8BAP8AAQEBAQIB
role after → for	0.008	-0.016	Av//BQH9AP///v38/QL/AQME/vwA/gD9
role after → from	-0.047	0	Av4A/fsBAQD/BAMC/v8AAQD9AQYBBAIA
role after → in	-0.033	-0.005	A/0B/PsDAgH+AgMD//0BAf7+AQMBAgEB
role after → object	0.014	-0.101	/QX8/wP//PwD/v4AAgL8/QUB/vz+AP78
role after → of	-0.041	0.072	Af/+/P/9AP7/AAH+/wH9AQQB/QMBAQP+
role after → subject	-0.064	-0.001	Av8A/vkBAQD/BwUC//8BAv78AQcBAgIA
role after → with	0.069	0.209	/QP/BQf8/v8C+vr8AgL+/QMG/vj++/3/
role against → with	-0.012	-0.006	AP8B//4CAQH/AgIBAP8BAP/+AAIBAQEA
role alone → about	0.007	-0.011	AAAAAAEBAAAAAAABAP8BAP8AAP8AAQAA
role alone → across	0.061	-0.017	+gf8Bgj6+vsD/Pz9BAP9/AYG/Pn6+vn8
role alone → after	-0.003	-0.022	AP8BAf/+AAAAAAD+AP8AAAH//wAAAgAA
role alone → around	0.041	-0.022	/gP/AwX9/v4B+/v+AgL+/wIC//3/////
role alone → as	-0.082	0.27	Cvr///4AAP/8BgQC/v8CBQD5AAcDAQgA
role alone → at	-0.045	-0.065	AQD9+/0EAf4ABAIC//v+/gD5BAMDBAT+
role alone → between	-0.037	0.018	Af8AAAABAQD/AAAA//8AAf7/AwECAQMA
role alone → by	0.036	0.028	AAL+AwP9//0A/gD8AQL9/wUD/P39/v39
role alone → during	0.004	0.092	AAD9AQP8//0A/wD9AAL9AAQB/wAA/wD+
role alone → fair	-0.006	0	AAAB//8BAAEAAQABAP8BAP//AQEAAgAB
role alone → for	0	0.095	BfwD/f8EAwP7AwED/PoDBf7/AgIFBQYB
role alone → from	0.005	-0.012	Av7/AQH9AAD/AAEA/wH/AgQD/wP//gD+
role alone → in	-0.017	-0.107	A/gB/f4DBgL8Af4E/fwDBPoBA/4GAAYB
role alone → object	-0.012	-0.084	Avj/AgH/Av79AQIA+Qb/CP8A/AQD/wT+
role alone → of	0	0.058	AAL8//z+//z+AgEA/P79AgEA/wAD/wL+
role alone → on	0.012	-0.12	Cfn/AgH+Av/8+v/3/AT6BAIH/QUE+Qj+
role alone → over	-0.009	0.009	//8A/v8DAQEBAQICAQL//wAA/wEAAf8A
role alone → subject	-0.075	-0.037	BvsB/Pn/AQH+BQUA/gACAv//AAoCAQUB
role alone → through	-0.116	0.057	Av/+9PcAAf4ACAkB/wAAAQD1AAsAAgL/
role alone → to	-0.042	-0.003	BP4B/fsGAAH//gICAP8BAP/9AQD/AQAA
role alone → under	-0.037	0	Af4B/fsFAgL+BQQF/v0CAv37AgMBBAIB
role alone → with	-0.021	0.099	Av38/v/5A/n+/wP3/gP5BQj//AMB+QP7
role alongside → object	-0.036	0	Af8A/f0AAQAAAwMBAAAAAP7+AQQBBAIA
role alongside → with	-0.011	-0.076	AAAA/////wAAAQEAAAAAAAH+AAP/AwAA
role approx → alone	-0.009	0	AAAAAP8AAAAAAgEBAP8AAAAAAAAAAQAA
role approximately → object	0.013	0	/wEAAQL//wAB////AQH//wEBAP8A//8A
role around → across	-0.044	-0.001	A/0C/PoEAgL9BQQF/f0EA/z8AgYDBQQC
role around → object	0.044	0	/AT9Awb+/f0C/P3/AgL+/gID//v//f//
role as → alone	0.005	-0.118	/wEB/f8C/wABAQEAAv4A/wAA///+Af4A
role as → object	-0.012	-0.054	BvkF+/sGBwb6AgEI+PsGBvn9AwUGBAcF
role as → on	-0.056	0	Av4AAPoBAAD/BQQB//8BAf7+AQYAAgEB
role as → subject	-0.021	0	Av4C/fwEAgP+AgID/v0DAvz/AQEBAAEB
role at → across	0.008	0	AAABAAABAQEA////AAAAAAABAP8A/wAA
role at → after	-0.032	-0.003	Av0A/PsBAgD/AgMB/wAAAf/+AAMBAgEA
role at → alone	-0.078	-0.039	Bfz+/gH8A/79AgP9/gH+BAL7/wgDAQX/
role at → as	-0.008	-0.01	AP8B//4DAQP/AQAE//4DAfz/AQEBAQIB
role at → by	-0.013	-0.008	AAAA//8BAQAAAgECAP4BAP/9AAEBAwAA
role at → during	-0.023	-0.003	AQAA/v0BAAD/AgIB//8AAQD+AQIBAgEA
role at → for	0.014	-0.112	BP3/BAP7A/7+/gL9/AQAAwEF/QED+wT/
role at → from	0.032	-0.025	/gP+AgT//v4C/wABAgL9/gMC/f79/vz+
role at → in	0.065	0.16	BfwD/AIFAwP9//wE/wABA/v9Af8GAQcD
role at → object	0.132	-0.022	/QMCCgv9/QID9fb9AwMC/AEJ/fb9+vwA
role at → of	0.008	0.035	A/oF/v4EBQX9Av8B/f0FA/n/BAAEAwUF
role at → on	0.017	-0.03	AwEBBQX//wEA+f76AQH/AQEGAAH+9wH/
role at → subject	0.006	0	AAAAAQEAAAAAAAABAAAAAAAAAP8AAAAA
role at → through	0.079	0.063	/gEABQn8/wAB+vr8AQEA/wMG//n/+v//
role at → to	0.052	-0.022	/gH+AwX9AP0C+/v8AgP8/gUE/vv//f7+
role at → with	0.034	-0.04	/wEABAP+AAAA/v7/AAAAAAEE//wA/f8A
role before → for	-0.026	-0.009	AAH/A//+//8AAwL+AAL/AAIC/wMAAQD/
role before → object	-0.009	-0.027	AAAA/gABAAAA/wEA//4AAQD/AQIAAAEB
role before → of	0.003	-0.031	/wEAAgAB/wEA//8DAv4D//3/AgIBAQEC
role before → to	0	0.058	AAEAAAEAAAAAAAABAf8AAAD/AQEAAQAA
role behind as	0.068	0.005	/QIAAAT+AAAC/Pv8AgP//QEEAPkA//4A
role between → object	0.009	0.062	Av4A//7/AQAA/v79AAL9AQEAAQACAAMA
role by → against	-0.006	0	AP8A/wACAQAAAQEBAP8BAP/+AQEAAgAA
role by → alone	-0.043	-0.048	AAAA/voAAAAABAQB//8AAAD9AAL/AwAA
role by → at	-0.039	-0.013	Av4B//4BAgH8BQQC/P4BBAD/AAQCAgMA
role by → for	-0.012	-0.074	AAAB/v7/AAEA//8CAv8CAf7/AQABAv8C
role by → from	-0.044	0.012	Av7//Pz/Av/9AgAA/AH/AwEAAQQBBAL/
role by → in	-0.004	-0.006	AAAA//8A/wAAAAAAAAAAAAD/AAEAAQAA
role by → object	0.041	-0.149	+ggBAAgA/QAD+vwABQAB+wL//fj5/ff+
role by → of	0.019	-0.023	AAABAgMBAAH///8B//8BAf8AAP8BAAEB
role by → on	-0.025	-0.036	Av8A/fwAAAAAAgIAAAAAAAD+AQMAAwEA
role by → over	0.002	0.036	AAEBAgEAAAEBAQEBAv8B/v8AAAL///8B
role by → subject	-0.061	-0.031	BfsB/PkCAwH9BgYD/PwBBP/8AgQDBgQB
role by → through	-0.014	0	Af8AAAAAAAD+AwMA/v4AAgAAAAEBAQIA
role by → to	-0.033	0.056	A/4A+vsCAgD9AgMD/f4BAf4AAQMBAv8B
role by → with	0.099	-0.048	/Ab/Bwr7+/8F9/f7BwL++wMI/fb8+fn/
role during → object	0.016	-0.009	/wEAAQP/AP8B//8AAQD//wAAAP8AAP8A
role during → on	0.026	0	/wEAAgT/AAAA/f7/AQEA/wAC//3//v8A
role during → over	-0.01	-0.003	Af4A/v8CAgD+AQAC/gAAAv//AAABAQH/
role for → across	0.058	-0.041	/QMABAf//wAB+/z+AwEA/gAF/vr+/P0A
role for → after	0.02	-0.074	AP4DAAIDAwT+//4D/f4GAvoBA/0EAAQD
role for → alone	-0.017	-0.217	/AT+//z/+v4EAwH/AwD//AT+//78Avz/
role for → around	0.036	0	/gP+BAX8/v0C/f38AgL9/gQD/v3//f/+
role for → as	0.043	-0.009	/gIAAwf//wAA/P3/AgH//wMD//v+/v3/
role for → at	0.023	0.059	AAEAAgP8AAEA/wD+AgIBAf4A/v8A/AEA
role for → behind	-0.017	0	Af8B/v0DAQH/AQEC//8CAfz+AgMCAwIB
role for → by	-0.003	-0.092	/AT9BAD9/f0CAQH8AgP9/gIC/gH+AP7/
role for → during	0.033	-0.065	/wEAAQIBAAEA/v0AAAAA/wED//wA/f8A
role for → from	0.048	0.05	/wEABQX+AAAA+/v+AQH///8C//0A/wAB
role for → in	-0.056	-0.001	BP3/APz/A//+BAYAAAD9AgMAAwYB/gL9
role for → object	0.017	-0.182	/voDAwP8CQP7+/wC9QABCP0GA/4L/ggB
role for → of	-0.056	0.012	/QH9APz+/v0AAAb/Av/9AQL9AAH/AwD9
role for → on	-0.036	-0.082	Af8E/v0HAgUBAgIG//4GAPn8AQQCAgME
role for → over	-0.006	-0.029	AgEB/gAA/wD/AwIB/v0AAQEAAP/+AP4A
role for → subject	-0.061	0.029	BPwB+PgGAgP9BwYF/PsEBP36AgYCBQMB
role for → through	0.003	-0.036	/wEAAQH//wAAAAD/AAAAAP//AQAAAQAA
role for → to	0.014	-0.048	AQD+AAH9Af3//wL//gD+AgQC/v0CAAH+
role for → with	-0.014	0.083	/QP/Af///v8DAwL9AQP+/QIC/gH+//3/
role from → alone	0.051	0.161	AAL+Bwb7/v4A+/v7/wP9AAMG/v3//P/+
role from → at	0.057	-0.019	/gMABQf+/wAC/Pz+AQL//gEF//n//f4A
role from → by	-0.042	0.087	AAAA/v4C/gAAAwABAgD/AP/8/gT+Af//
role from → for	0.083	-0.052	+wb9Bwn5/P0D+fr6BAP9/AUG/vj9+vv+
role from → object	-0.079	0.057	A/sD+PoGAwP/BAQGAP0DA/n4AwIDBAMD
role from → of	-0.035	-0.093	Av8AAPsA//8AAwMA/wAAAQD+AQMBAgEA
role from → on	-0.013	-0.007	AAH///4B/wAAAgIDAf8AAP/9AAL/AQAA
role from → subject	-0.014	-0.002	/wEAAAAAAAAAAgIAAAEAAAD/AAEAAAAA
role from → through	-0.006	-0.008	Af8B/f8DAAEAAQIBAP8BAP3+AQABAgEB
role from → to	0.195	0.029	9gv7DhP0+voI8e/zCAn3+AwQ9uz68fX5
role from → with	0.088	-0.124	/AX9BQn6/PwD+Pn8BAT8/QUF/fj8+/v9
role front → for	-0.016	-0.006	Af8AAf7+Af8AAQD+/wEAAAD/AAMAAwIA
role half → object	-0.005	0	/wL/AQD//v8AAgEAAQAA/wIB//7+//7/
role in → about	-0.01	-0.011	/wAAAAAAAAAAAAEBAP8AAAD//wL/Af8A
role in → across	0.022	-0.015	AAH/AAD///8D/v78AwP8/QMC/v3+//7+
role in → alone	0.033	-0.101	AAAB/wIFAQH9AP8G/fwDA/7+Av8DBQIB
role in → around	0.052	-0.03	/gL+BQj7/v0A+/z9/wEAAQED//0B/QEA
role in → as	0.022	-0.081	AAABAAEAAAEB+/z/AgEA/wAAAAEAAv8A
role in → at	0	0.001	BPwF/f4FBAb9AwEH/v0HBPr8/wMCAwME
role in → by	-0.03	-0.007	Av/+/P0EAf//BAME/f4BAf/9AQMCBAIA
role in → checkout	0.022	-0.002	AAAAAAP/AAAA//8AAAAAAAABAP8AAAAA
role in → during	0.011	-0.064	/wL//QAC//8BAAECAf7+/wQA//39//39
role in → for	0.043	-0.011	/AMAAwb+/gD//P/9AgL+AAYE/vz9/vv9
role in → from	0.002	-0.032	Av8AAQAAAAEA/gAAAP8AAAADAP4B/wEA
role in → into	-0.061	-0.01	BPwA/vwEAgH+BAUF/v4CA/38AAMBAwMA
role in → object	0.077	0.069	9wT+BgP5/PsD+/r6BwX6+AQK+v36+/r7
role in → of	-0.003	0.076	Af8A/v4AAQD8AgH+/f/+A/4A/wQEAgQB
role in → on	-0.04	0.005	CPsE+v0HBAT8AwMG/PoEBPz+BQgFAgYD
role in → over	-0.057	0.075	BPv//Pn/A///AgP+/QD/AgEAAgUDBAP/
role in → subject	-0.016	-0.023	Af8A/AABAQD+AwID/v4AAv/9AAICAQMA
role in → through	0.028	-0.038	AAL/AQL+//8B/f39AQH//wID//4AAf7/
role in → to	-0.082	-0.017	BvoF+vcLBQf7CAQK+foJBvX4BgwHCAoF
role in → with	-0.067	-0.053	Av4A/fkCAAH/BgMC/v4CAf8AAQQAAgAA
role in → within	0.024	-0.01	/wH/AgP///8B/v7/AAAA/wAB//4AAP8A
role into → in	0.019	-0.045	/wEAAQQA/wH///8D//4DAf0AAQABAgIB
role into → object	0.081	-0.016	/AX+Bwr7/f0C+fn7BAT+/AMG/vj/+f3/
role into → to	-0.014	0.06	/wAC/v4FAQP/AgIF/v0EAfz+AgEBAgEB
role maybe → about	-0.031	-0.005	Af8A/v0BAAD/AwMC//4AAQD+AQMBAgEA
role n → object	-0.079	-0.006	BfsA+/cGAgH8CQgG/P4BBP76AggCBwUA
role object → about	0.023	0.006	/wABAgT/AAEB/QADAQEB//8BAP8A/QAA
role object → across	0.037	0.043	/gIABAT//wAB+/3/AgL//f4CAP7///4A
role object → after	0.096	0.022	/gEABQr9AQD//Pr+/gEAAAIE/vkC/gIA
role object → alone	0.004	0.034	Dvb99fr9CvvyAwf89vz6FQb6/gkNCBD+
role object → alongside	0.084	-0.011	/AX+Bwn7/f0E+Pj6BQX8/AQG/vb9+vz+
role object → around	0.049	-0.013	/wL/BQb9//8B/Pz+AQEA/wID//z+/f4A
role object → as	0.108	-0.174	/QQABgr8/wEF8fb5BwP9+wIH/vf++Pz+
role object → at	-0.007	0.192	/QP8Av///Pz/AQH/AAD+/gP9/wL9A/z9
role object → between	-0.044	-0.04	Av8A/fz/AQD/BAQAAP8AAgD9AQQBAgIA
role object → by	-0.058	0.279	/v8E+fgJBAb/BwAK/PkHAvX3BwIGCAUH
role object → during	-0.034	0.091	A/0A+voFAgH+BAUF/f4CA/37AwMDBQQB
role object → eco	-0.003	-0.037	AAAA//8AAAAAAAAAAAAAAP//AQEAAQAB
role object → for	0.012	0.359	/wP6/gH8+vkF/gH8Bv/4+wb/AAH8/v/9
role object → from	-0.054	0.108	Av7/APoDAf//BgQB/v//Af77/wYDBQQA
role object → half	-0.111	0	BvoB+/QCAwH7CgoC+v4BBgD9AAkEAwYA
role object → hardness	-0.005	0	AAAA/wABAAD/AQIC//8BAf7/AQEBAQEB
role object → in	0.016	0.008	+QT/AP8DAwAB/wAEA/0BAfn8AfsE//8B
role object → into	0.073	0.182	AP//Bwv7AP8B+Pv8AgL//wII/PYA9wD/
role object → of	-0.047	0.232	AAH6/foC/fkAAwb+A/z+AAb8+AP8Cf/7
role object → on	-0.012	-0.02	B/z++//+A/78/wQD///+BAT8/gYC/wf8
role object → over	-0.036	0.08	/wP5Av34/vcDAwL2AgX2/gr+/QD8/v76
role object → per	-0.051	-0.059	Af///PoDAf4AAwMCAAL+AQH+/gMAAAH+
role object → subject	0.025	-0.045	Af79/gABAf78/wEC+wAABgEA/v0D/wX+
role object → than	0.066	0.355	/gIABQb9/wAB/Pv+AQEA/gIFAPr//f4A
role object → through	0.045	-0.077	Af4BBQL+AgH9/f3//QABAv8D//0CAAIA
role object → to	-0.022	-0.051	Af4B/vwEAwEABgMB/gACAPr+BgADBAIC
role object → under	-0.023	-0.019	Af4A/v0BAQD+AwMC/v8AAf/+AgECAwIA
role object → with	0.017	0.155	APv/A//8Av4A/v0AAAP/AAMC//sC/gH+
role object → within	-0.073	-0.004	Av4B+vkDAgH+BwcE/f4CAv36AQUCBAMB
role object → without	-0.016	-0.021	AAAB/v0DAQEAAQECAP8CAP7+AQEAAgAB
role of → after	0.011	-0.012	/wH/AQL+/v8C/wD/AgD//wMB/v39/f3/
role of → alone	-0.015	0.119	Av0E/f0GBAX9AQAF/vwFBPr9AwEEAgUD
role of → as	0.044	-0.139	AP8B/wACAAIA/f0CAP4CAP8B//oAAAAB
role of → at	0.078	-0.046	/QP/Bgn7//4D+Pn6AgT9/gUI/fj++Pz9
role of → by	-0.001	0.063	/wEAAAH//wABAAD///8AAQAAAP4AAQAA
role of → for	0.047	-0.156	/gH+Bgf7//4D+fn4BQf6/QQC/P79+/3+
role of → from	0.001	-0.011	AP8C/f8EAQP+AQEE//4DAv39AP8BAAEB
role of → in	-0.113	-0.045	Bvn++/YBA/77Cwj/+//9BQL8AQkCCQX+
role of → object	0.066	0.368	AfsI/gQGCAn3+/kH+PwKCfn9BPsKAgYJ
role of → on	-0.046	0.069	AfsA+PoFBAH9BAQG/v0BAfr5AgUBBwIB
role of → over	0.002	-0.02	AAEAAQH//wAAAQEAAQAAAAIB//7+//7/
role of → subject	0.028	-0.017	AAABAQMBAAIA//4CAf8D//0BAP3///8B
role of → throughout	0.023	-0.133	/wH/BAT9//7//////wAAAQIC//4B/QH/
role of → to	0.031	0.119	Av0G/AIKBQj+/f0G/voIAfT9BP4DAwMG
role of → with	0.018	0.089	+wICAAID/wICAAACAwED/fz///0AAf0A
role off → from	-0.051	-0.014	Af8A/PoBAAAABAMBAAAAAAD8AQMAAgAA
role older → for	-0.022	0	Av4B/v0CAQH/AgECAP8BAf/9AQQBAgIA
role older → object	-0.015	0	Av4B/v0CAQEAAQECAP8AAQD/AAEAAQEA
role on → about	0.059	-0.023	/QH/BQb+//8B+/z9AQL//wIF//oA/f//
role on → across	0.079	-0.031	/QP/Bwn8/v4B+vr8AgP+/gMG/fj++/7/
role on → alone	-0.006	-0.122	AwD/AwD8/v7/AgL+//8AAgIA/wP/AgH/
role on → as	-0.014	-0.008	Av4A/v8CAQD/AQAB//4BAf/+AQICAgIA
role on → at	-0.003	-0.159	AAP8CAH4/vsDAAD6AwT7/gUE/AH8+f37
role on → by	-0.006	-0.042	AP//BP/9//8BAgD7AgIA/wAC/wAA/v8A
role on → during	-0.009	-0.001	AAAA/f8DAAH/AwME//8CAf7/Af4AAwAB
role on → for	0.063	-0.086	/gH+BQj6AP0A+fv8AQL9AAED/fv//v//
role on → from	-0.034	-0.021	Af0A+/kDAQH/AwIC/wACAf//AAIBBAEB
role on → in	0.046	0.108	/gT+Bgj5//0E/fz3AwX8/gUG+/z++v79
role on → object	0.062	0.183	Bv4CAgb7AgH7+fr7/QL6AwQEAP4D/v//
role on → of	-0.051	-0.133	/v8BAPwDAAEABf8EAPwBAP8AAQEAA/8B
role on → over	0.015	0.083	/wIAAgL+//8C/vz+AQH//gACAAAA/QAA
role on → subject	-0.054	0.074	AAAA+/oBAAAABQQCAP8AAAD8AQUABgEA
role on → through	0.047	0.105	/QL+BQb8//0D+vv5AgX6/gQD/vz//f7/
role on → to	-0.014	0.301	AAAE/P8FAgT8BAIG/v0GBPz8AQIABQEC
role on → with	-0.045	-0.094	Af8B/vsDAAH+BAUD+/4CBP3+AQUDBAQB
role on → within	0.011	-0.023	AAEAAAEAAAAAAAABAP8BAAAAAP8AAAAA
role on → without	0.01	0	AQAA/wABAAAA/v4AAAAAAAABAP4A/wAA
role onto → object	0.022	-0.009	/wEAAQMA/wAA/v8AAAAAAAACAP0AAAAA
role onto → to	0.006	-0.008	AAAA/wABAAD/AP8BAP4AAQD/AQABAAEA
role outside → object	-0.038	-0.003	AQAA/f4BAAD/BQQC//8AAQD9AQQBAgEA
role over → above	0.022	0	AAAAAAMBAQEA/v4AAAAAAAAB//0A/v8A
role over → across	0.012	-0.03	/wAB/wABAgEB/v8AAAEB////AP4BAAAA
role over → alone	0.015	0.036	/wEAAQEA/wD/AAAB//8BAQABAP0A/wAA
role over → by	-0.043	-0.011	Af8B/fwBAQH/BAQB//8BAf/+AQUABQEA
role over → half	-0.001	0.038	Af8B//8BAQH/AAAA/wAAAf8AAAABAAEA
role over → in	-0.017	-0.006	AQAA/vwAAAAAAQH/AQAAAAD+AAEAAv8A
role over → object	0.17	-0.19	+wj7DBH1/foE8/P1BAf5/QsM+vD99Pr7
role over → of	-0.01	0	AP8AAP8AAAD/AQEB//8AAv/+AAEBAgEA
role over → on	-0.027	-0.004	AQAA/P4AAAAAAgIA//8AAQD8AAQAAQEA
role over → subject	0.032	-0.002	AAAAAAT/AAAA/f0AAQAAAAAAAP4AAAAA
role over → to	0.033	-0.003	/wEAAQUAAAAB/f3/AQAA/wAAAP4AAAAA
role past → at	0.016	0	AAABAQIBAAEAAP8C//8BAP8AAP4B/wAA
role per → in	-0.01	-0.005	/wH/AAAA//8AAgECAP8AAAD/AAAAAAAA
role per → object	-0.093	-0.008	B/kC9PUMBQP9CAYJ/PkEBPn2AgkCCgQC
role per → to	0.008	-0.003	AAAAAAABAAAA//4AAQAAAP8AAP8AAAAA
role re → to	-0.01	0	AAAA/v8CAAAAAgICAP8BAP//AAAAAQAA
role round → around	-0.025	0.1	A/wB+/4FAwL9BAIG+/sDA/z8AwMDBQQC
role round → object	-0.005	-0.021	A/4B//0AAQD/AgL+/wAAAQH/AQECAQMA
role round → on	-0.003	0.136	/gH/AAEB/gAAAQIDAP4BAP//AQAAAQAA
role round → through	-0.021	0	Av4B/f0DAQH/AwID/v4BAf79AQIBAwIB
role since → for	-0.006	-0.001	AAAA//4BAAAAAAABAAAA//8AAQEAAgAA
role since → to	0.008	-0.011	AAAAAgL/AAAA/v7/AAAAAAEAAAEA/wAA
role since → until	0.009	0	AAAAAAEAAAAAAQABAP8AAAD/AP8AAQAA
role subject → against	0.072	-0.005	/wEABgj9//8C+fr7AQT+/gIF/voA+v//
role subject → alone	0	0.037	/wAC/wAD/wIB/wEDAv0C/v0AAAT/Av8B
role subject → alongside	0.062	-0.03	/gIABQj//gAC+vr/AgL//gEE//r+/f4A
role subject → as	0.109	0.035	+Af8Dgr4/PsG9fb1Bgj5+wcI+vT89fr9
role subject → at	-0.029	-0.021	A/sB+vsDAwH8BgUD+/0CBfz9AwMDAwQC
role subject → before	-0.003	-0.02	/wEAAQEA/wABAQEAAgAA/wAA/wD+Af4A
role subject → by	-0.078	0.002	Af8E+PgLBAX8BwMK/vwIA/f3AQUBBwAD
role subject → during	-0.032	0.012	BfwC+voDBAL9AQIB+wADBP7+AgQEBQYB
role subject → for	-0.018	-0.014	/QP9AP79/v0D///9AwP8/QMA/wD9/Pv9
role subject → from	-0.052	-0.029	AQAA/v4BAQD/AgUBAP8BAAD9AAMAAAAA
role subject → in	-0.045	0.044	AgD9+/3+Af0BAgD/AAH8AAT7AQIB/gD9
role subject → object	0.099	-0.231	AP8CCAr7Cf/+9ff69wH6BwMIAPYK9gX+
role subject → of	-0.104	-0.055	A///+PUB/v//CAgC//4AAQL6AQb9DP7/
role subject → on	0.06	-0.014	/QT9CAn7/vwC+/r4AAX6/QUF/vv//P/+
role subject → to	0.035	-0.135	/wH7AAT7AfsD/P33AAf4/gkD+/v//f77
role subject → with	0.079	-0.018	/gb6BAj1/PkH+fj2BgX5+wgH/fr8+vz7
role through → in	0.011	0.066	/gEAAQIA/wAAAAABAP8BAAABAP4AAP8A
role through → object	0.039	0.038	/AX9AgP//P0C/v3/AwL+/QME/vj8/vv9
role to → across	0.003	0	AP8BAAACAQIAAQAC//4BAP7/Af8BAAAB
role to → alone	0.005	-0.018	Av0D/v8DAwP/AP8C//4CAf7+AgACAgMC
role to → as	0.017	-0.028	Av4A/QAFAQEAAP8E/v//AP/+AQMBAgEA
role to → at	0.02	0.051	AP8CAQH/AwIB//3+AgEB/v8CAf4A/P8B
role to → by	0.042	0.099	/wD+AgP8//0B+vv6AQT8/gMB/v4B/AH+
role to → for	0.094	0.109	/QYABQj7/P8E+vj6BQL7/AUG/vX8+/sA
role to → from	0.094	-0.059	9Q33DAjy9/YK9vfuCwny9g4L+vX39fb5
role to → in	0.04	-0.12	AAH/AwP//v8C+/0AAgH//gEC//3+/v7/
role to → into	-0.057	-0.011	Af4A/PkCAAD/BgUA/gAAAQD8AQUBBAMA
role to → object	0.023	0.187	AgEDAAQFAgP++/0FAP0HAfr+BAAE/gIE
role to → of	-0.051	-0.038	AvsC+fkIBQL9BQMJ/fsDAvv6AwQDBQIB
role to → on	-0.09	0.028	Af/+/fz8AP3+CAr+/AD+AwL+AQcBAwL+
role to → per	-0.001	0.108	AAAAAAAAAQH/AAAB/wABAf8BAP8BAAEB
role to → subject	0.058	-0.031	/gMABQb9/wAC+/v9AgL//wMG/fj++/7/
role to → than	-0.017	0	Af4B/v0CAQL/AQEB//4CAf3/AQIBAQEB
role to → with	0.005	-0.055	AAL/Af/9//4B//78AQL+/wMBAf8AAgD/
role towards → alone	-0.014	-0.043	/wL/AP7//v8BAQH+AgL+/gEA/wH/Af7/
role towards → in	-0.053	-0.002	A/4A/wAAAgD/AQMA/QAAAgD9AAUCAAMA
role under → by	-0.059	0	BPwD+fgHAwT9BwYI/fwHA/r6AgYCBwMC
role under → object	0.007	0	/wIAAAEA/wABAAABAQAB//////7/AP8A
role under → than	-0.049	0	Af8A/vsBAAD/BgUBAP8AAQH9AAQAAgEA
role under → with	-0.015	0.067	Af8A/f0EAQEAAAABAf8B//79AgMBAwEA
role w → with	0.002	0	AAAA/wABAAH/AAABAP8BAAAAAP8AAAAA
role with → alone	-0.024	0.044	Av4A/v4BAAH/BQUA//8BAP8AAgUBAQIB
role with → alongside	-0.021	0.097	A/0B/gEBAQH/AgH//wABAv4BAAIB/wIB
role with → around	0.024	0	/gL/AwT+/v8B/v7+AQH//wEC//7//gD/
role with → as	0.1	-0.275	/QX+Cg34/f0C+fr6AgP9/QUJ/PX99/z+
role with → at	0.026	0.022	/wAAAwP/AAAA/f4AAAEBAP8CAP8A/gAA
role with → by	-0.008	0.013	Av0D/wADAwP9AgIF/fwFA/v+AgAFAwUC
role with → for	0.102	0.022	+gf+CQr7+/4G+Pj6BgX8+gYJ/fT6+fj+
role with → from	-0.008	0	AAAA//4BAAAAAQEBAP8AAP//AAEAAAAA
role with → in	-0.012	0.102	Af/+/v8D///+AgMG/v7/Af78AQMBBAIA
role with → object	0.036	0.395	//sBAgP6Av78/fz/+QD/BgUD/v4C/gIA
role with → of	0.006	0.071	AQACAf8CAgL+AQADAP4CAv4AAf4B/wEB
role with → on	-0.047	0.17	CPcA+/0ABgD8AAb9+gL7BQP9/QsF/gn+
role with → over	0.005	-0.024	/gIAAQH//wAAAAD/AQH//wAB//////4A
role with → subject	0.036	-0.03	AP8AAwT9Af8A/P38AAP9AAMC/gAB/gIA
role with → to	0.03	-0.072	/AX6AwT4/PoE/Pz6BAT5/AcD/Pz//f/8
role with → under	-0.049	-0.021	Av4B/PsEAQH+AwIF/fwCA/77BAICBQMC
role with → within	0.024	-0.004	/wAAAQIAAAAA//8B//8BAf8BAP0A//8A
role within → object	-0.032	-0.002	BPwC/v0CAwH8AwQC/P4CBP39AgUDAgUC
role without → with	0.061	0	/AX/Bgj8/P4E+/v8BAP9/AMF/fr9+/z+
role wouldn't → object	-0.023	0	Av0A/PwAAQD/AQEA/v8AAQD+AAICAwIA
said by both: helped	-0.029	-0.046	CfQI/P0IDAn3BAIM8/gKDPf6BwMMBA4I
said by both: joint	-0.013	0.002	/QP3+/3++/gDAAAABQH2+wb//gH8Bvv6
said by both: junior	0.048	-0.132	/gMC/wUF/gQB/f0CAfwEAPsCAPkAAPwC
said by both: negated	-0.12	-0.08	AP/1/vTz/fT/DQr5AQj1AA35+gj9A//3
said by both: occasional	-0.092	0.134	+wT8/vr/+/4GBgUBBQX8+gP7+wL4Afb6
said by both: others	0.025	-0.02	/AT/AgL9/P4E/v79BAP9+wME/v79/v3/
said by both: partial	0.001	0.153	/Ab4+wP++fkHAgAACQT2+Af/+QH3Bvb2
said by both: past	-0.058	0.034	AAEB/PkC/wEBBAMEAf4B//77AAX/BP8A
said by both: planned	-0.024	0.096	+gb2/f36+fYCAwH9AwH4/Qn+/AH8Avz7
said by both: practice	-0.047	-0.034	BfsB/foDAwL/AwIA/gH/Af/+AQYDAwQB
said by both: received	-0.049	0.01	A/0A/PsAAwAABQT//v/+AQH+AgIBAwL+
said by both: supervised	-0.143	-0.125	AQP9/PMB+/4CCwwBA//+/gL/AAz8B/7+
said by both: uncertain	-0.058	-0.003	/gH++/sA////CAgGAPsAAf/8AQP+BP3+
said by both: watched	-0.042	0.093	Av0D/vkCAwP9BAQC/f4EBP4CAf8BAQEC
sentences joined as a cause	0.068	-0.27	AAT6CQP0BPoD+vn1+wb3AQ4K+foG+gT5
share down 1	0.001	-0.05	+gb5AAL7+voF/gD7BwT4+Qb//f/7APr7
share down 2	-0.004	0	/AX8AwL6+/sCAAD7AwP8/gQB/gH+AP7+
share down 3	0.02	-0.012	/gH/AgT+//8AAAAAAAAAAAABAP4AAAAA
share gone from 1	0.093	0.177	9wz5CAj3+PgH+fv0Cwn19woJ+PX4+PT5
share gone from 2	0.017	0.193	/QT+AwH8/v0AAP75AgT6/wYEAf39+P75
share gone from 3	0.047	0.021	9Q70DAf5+PMK+vnzEAzw8g4F8fTz+vLz
share gone from 4	0.021	0.198	AQEDAQIC/wP+Af8DAP0GA/0AAf4BAQED
share gone from 5	-0.016	0.141	CPcH/QEHBgf6/QQH+PoJCfkAAgYJAAoG
share left	-0.086	-0.089	AQT3Avr1+vUAAgH4CQr0/gkE/AX39vn3
share loose	-0.023	-0.118	+QX6CQD0/PgF+/71CQv4+AkD/f359/X5
share lowest up 1	0.061	0.283	/Ab8AgX5/PsF/Pv5BgT5+wcD//j9+vz9
share lowest up 2	0.054	0.109	+Af8Bgf5/PsF+/34Bgb5+QQE/Pv8+/v9
share lowest up 3	0.136	0.047	+wb9CA36/f0E9fX4BQb6/AUK/fT9+Pv8
share new	-0.011	0.086	Af8A/QADAQH+AQED//4BAf79AQMCBAIB
share new at 1	-0.044	-0.051	A/sC/fsEBAL+BgUC/PwDAv39AgQDAwUB
share new at 2	0.056	0.043	/QH+BAP/Af4A/P37Agb/AAAC/vwA+v7/
share new at 3	-0.059	-0.032	/wABAP7/AAEAAQH/AAH//wH/AAP/A///
share new at 4	0.067	0.071	/QIABgf9/wAB+fr8AgP//wIG/vn/+///
share new at 5	0.187	0.27	9gj0Cg3v9fIK9fPuCwru9hMO+PD5+fX1
share of neighbours	0.034	-0.018	+gAJAgMF/wQF//4CBPgK/vz+BP//APsE
share same	0.005	0.028	/QP/Av8F/gECBAIDBAAC+/3//gL8A/3+
share up 1	0.054	0.2	AQD/AgX9AP8C+/z7AAH+/wUEAPv/+f/+
share up 2	0.007	0.027	/QH/AAD+AP8C///9AgL+/gIA//7///7/
share up 3	0.089	0.104	+wT7CAr4/vsC+vr4Awb7/gYG/Pf9+fv9
share up to 2	-0.047	0.004	BfsB+fsEBAL8BgUF/PwCBf35BAUDBgUC
share up to 4	-0.02	0.063	AAAA//4AAAAAAgIAAAAAAAH/AAIA/wAA
share up to 5	0.167	0.3	9Qv4ERTw+/cG8fPxBQn3+wwM+fL78/j6
size gone from 1	0.053	-0.028	/QP+AAX8/v4A//3+AwH+AAQD//kA//7/
size gone from 3	0.001	0.194	AAAE/wEIAQX/Av8JAP4HAvj+AP8BAgAD
size new at 1	-0.076	0.028	BP4AAPUBAQD/BQYA/QAAAv8AAQkBAwIA
size new at 3	0.081	0.019	/QL/CA79//8B9vb+AgEA/gEJAPX//P3/
size same	-0.001	0.022	+gb8/AL6+vwHAf/2CAX2+An++gH5/fr7
skill down 1	-0.031	0	Af4A/P0DAQD/BQUE//4AAf/8AQEBBAIA
skill down 2	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAA
skill gone from 1	0.004	0.365	AQH+AAIAAP4A/wD8AwL+AQMDAAH//QD9
skill gone from 2	-0.061	-0.056	A/wD+PsHBAT9BAMF/vsEBP37AQcABgEA
skill gone from 3	-0.02	-0.081	Af8A/vwA/wAAAwIC/wEBAP0AAQMAAgAA
skill gone from 4	-0.03	-0.005	A/4BAPwBAQH9AwMC/v4BAv7+AgMCAgMC
skill new at 1	0.035	-0.057	/QEA/wMCAQH+AQEBAAEDAf3+/wABAP4B
skill new at 2	0.097	-0.116	+Qr5Bwz5+PkH9vn6CAX4+AUH/fb7+vn8
skill new at 3	-0.013	0.004	AQEAAf//AP8AAAD/AQD/AAEA/wEA/f8A
skill new at 4	0.147	-0.052	+wP/Bw39AP4C9PX7AwT+/AEH/vP//vz/
skill same	0.021	0.148	/QMCAgAB/wMD/v4ABAIB/QABAQD+/fwB
skill up 1	0.043	0.094	/gEAAwX/AAAB+/z+AgIA/gED//3//f8A
skill up 3	0.02	-0.033	/wEAAQIAAAAA/v4AAQAA/wAC//7///8A
skill up to 4	0.068	0.061	/gL/BAf+//8C+fn9BAP//QIF/vv+/P3/
small number new	-0.051	0.111	A/z7/Pv7Afv+BAP+/gD9BgP//QIDAwb9
span down 1	0.13	-0.046	/QX/BAr+/v8C+Pb8BwP//QIF/vT9+/v/
span down 2	0.02	-0.002	AAAAAAIBAAAA/v3/AQAA/wAAAP4AAAAA
span gone from 1	-0.055	0.424	Av4C/fv/BAH8AgUA/f4EBfz+AAMEAQUD
span gone from 2	-0.113	-0.136	DPYB+vYABwD1CQYC8/4CDv/8ARAJBBD/
span gone from 3	0.012	0.05	AP0D+v4IAwT/AP0IAf0D//3+Af4BBAAC
span gone from 4	0.037	-0.078	Af4DBAUBAwP9+f4B/f8DA/4FAQMD/AMB
span lowest up 1	0.016	-0.085	Av4AAQH/AQAAAf79AAD/AAEBAP4B/wIA
span lowest up 3	0.015	0.116	/gL/AQH+/v8BAAD/AQH//wIC//3+//7/
span new at 1	0.019	-0.198	C/j/AQT8BgD7+/399/76BwcIAAEG/wj9
span new at 2	-0.099	-0.062	BvkD9/wJBQX6BgcK+foFBvb3AwoHCwgE
span new at 3	-0.041	0.061	Bvr/+/sDBAH7BwYI+PgABwD6BAMGBgkA
span new at 4	-0.036	0.093	Af7+APz+Av4AAAL8AAL8AAQAAAIB/gH+
span same	0.01	-0.209	/gf3Bv73+PYF/AL9BAj2+ggE+fv5//v7
span up 1	0.009	-0.077	Af8B/f4CAQH/Av8C/v0BAf8AAP4AAAAA
span up 2	-0.017	0.04	Av0AAP7/AQD+AQIA/QAAAgAAAAIDAAMA
span up to 2	0.019	-0.007	AAEAAgMAAAAA//8AAAAAAP8AAP8A/wAA
span up to 3	-0.003	-0.022	AQAB/v4CAQEAAQABAP8BAP7/AAEAAQAA
span up to 4	-0.038	0.04	BPwB/vsBAwH+AgEB/f8BAv//AgcEAgUB
speed gone from 0	-0.021	-0.03	BvkB+/0FBwP5AgMC+QD/BwL/AgEGAAcA
speed gone from 2	-0.007	0.042	Af///gABAf//AgID/v4AAQD+AQECAgIA
speed new at 0	0.051	0.008	BP0BAQECAwL+/f0A/f0CA/wCAf4D/wUB
speed new at 2	0.092	-0.085	+wb/BQv9/f8E+Pj9BAH//AIG/vb8+fr/
speed same	-0.019	0.107	///+/gAD//7+AQAD/v3/AAH/AgH+Av39
subject became the object	-0.003	-0.044	AQAAAQEBAQAB/wABAf7/AAEDAP3//AD+
success down 1	0.038	-0.041	/gIAAwT+//8B/f3/AQAA/gABAP0A//4A
success gone from 1	0.041	-0.086	A/4BAwb7AwD9+fr7/gD/AwIF/v4F/gUA
success gone from 2	0.02	0.099	AQH5BAf4/fkB/gH5AAX2AAkG+vz/+wD6
success gone from 3	0.059	0.024	+wQACQT9+/8D+fz6BAP++wEI//n8+/oA
success lowest up 2	0.058	-0.027	/wL/BQb8//8B+vr8AQL+/wIE//v//f7/
success new at 1	-0.06	-0.06	A/sA+foFBgH+AgMD/QACA//9Av4EBQYA
success new at 2	-0.012	0.013	AQAAAQH/AAAA/wH+AAAAAAEBAAEAAAEA
success new at 3	0.07	-0.09	/Aj+BwP+/f0F/ff/BwX9+wMD/fn9/fr/
success same	0.025	-0.062	/QH9AgL+/v4CAP/9AwT7/wP/+wL/Av3+
success up 1	-0.027	0.053	AgAAAgD/AAAAAAMAAAAAAQEBAAEA/wAA
success up 2	0.061	-0.024	/wL/BQf8//8B+vv8AQL+/wIF//r/+/7/
success up to 3	0.059	0.029	/wH/Bgb8//4B+fv7AQL+/wMG/vr++v3/
swap of name	-0.025	0.002	/AP9AwH8/PwC+wD7AQL7/AUDAwL+/f39
swap of name, likeness 0	-0.003	0.001	/QP/AQH///8B//8CAf0A/wECAQD+APwA
swap of name, likeness 1	0.001	-0.085	/wL/AgH+/v8C/QD9AwL+/P8BAf/+//0A
swap of name, likeness 2	-0.049	0.045	AP/+/v3+AP7//wIA/gD+AgH/AwMCAAP/
swap of name, likeness 3	0.044	0.042	/gL/AwX+//8B/f7/AAD//wIC//wA////
swap of noun	-0.036	-0.09	AP7zBwL0B/H2AfnvAgjvChYP+gMC/wbz
swap of noun, likeness 0	0.001	-0.062	Avv9BgL9A/3+Af/9///9AgUJAQQC/AT9
swap of noun, likeness 1	0.021	0.242	AwH6Cf/1/fkA/f36AgH5BAsH/v77//z7
swap of noun, likeness 2	-0.001	-0.034	AQIABAUAAP8AAfr8BQD/AAEA/Pz9//wA
swap of noun, likeness 3	0.027	-0.037	+/39AwH9A/z6//77Awj7Agf/+v0CAP/8
swap of noun, likeness 4	-0.099	-0.167	A/v///r6Bf/7BAb8+wT/BgID/QcF/gj/
swap of noun, likeness 5	-0.012	-0.051	/wX9Bv75/fsC+wD3Bgf7/QcG+v35+fj8
swap of quality	-0.03	0.029	DPf+BAH6Cv74/P38+AH6DAME+gMJ+gv7
swap of quality, likeness 0	0.046	0.172	/v4B/QX+AgD++/3//P4AAgD+APwEAQQB
swap of quality, likeness 1	-0.05	-0.133	Av39CPj5AP0BBAL6/gT8AwUF/wYB/AT+
swap of quality, likeness 2	-0.049	-0.096	Av4B/v//AgH9//4A/gIABP78AQAF/QUA
swap of quality, likeness 3	0.012	0.017	Bf///v//AwD7/P4F/vwABv8C/gMC/QX/
swap of quality, likeness 4	0.054	0.038	/AIAAgEEAAAA/f0CAP0B//8C//n/Af4A
swap of quality, likeness 5	-0.012	0.029	BP7+/wL8AP7//wD7/gP9AgUC/QQB/AP9
swap of verb	0.029	-0.032	A/r+AgIFAv78/f0C+AQDCf7/+wIK/gX/
swap of verb, likeness 0	0.049	-0.156	/QIAAgME/AAD/f0DAP8C/fwB/v3+Af3/
swap of verb, likeness 1	0.027	-0.014	B/kG/wMHCQf7AQEE+f8HCPz9AAEHBggF
swap of verb, likeness 2	-0.017	0.231	AwL9Agb6Af7+/v/3AQn6AQgH/gEC8wL6
swap of verb, likeness 3	0.032	0.166	/wEA+AIDAAP/Af4HAf8DAQD3A/4BBAQC
swap of verb, likeness 4	-0.012	-0.289	AgH/Avz9//8BBAX5AAD9/wMA/QL++v/9
swap of verb, likeness 5	0.02	0.031	AP8AAAEBAQAB/v7/AQH//wAAAAAAAQAA
swap, antonym	0.051	-0.174	/Ab9CAX6/P0E+/r5BQT7/AUG/Pn89fz+
swap, broader	-0.028	-0.078	AAAA//4BAAABAwAAAAAA/wD/AAL/Af8A
swap, derived	-0.065	0.073	CfUE+PwDBwT6BQkF+PsFCPv5AwgGAwoE
swap, far-broader	0.043	0.12	/gMABgT7/v8C/v79AwL+/wEC//v9/PwA
swap, listed	-0.058	-0.059	A/8B/PsEAQH/CAcG/fwCAf38AwUBBwEB
swap, narrower	-0.032	0.132	CPoCAvoIBQT5BwAE/QIDBv0B/wYEAgcA
swap, none	-0.01	0.019	AP34BQP+BPX3/vz7AQP1BQIG+/4E/wb5
swap, paraphrase	-0.146	0.133	AP4B+PYGAQL/CQoI/vwCAPz2BAoCBgIB
swap, rare-synonym	-0.008	0.061	AfwC/AADBAT8AQAC/f4EAv38AAAFAgUB
swap, sibling	-0.027	-0.305	B/r0Av7zBvP8AAT0+wv1CBAD+gQD+Qf0
swap, synonym	0.015	-0.018	/wEAAQH/AAAB/v7+AgH//wEB//7/////
taken out, one place	0.115	0.25	+QsNBQYF9gkL/PYBCf0K9PwBAfb4/vcL
taken out, share 0	-0.031	0.052	A//9BgL4/vz//QX3Agb6AQgH+wH//AH8
taken out, share 1	-0.029	-0.02	Fe/0BP39B/T2/gL7+gT3DwQC+AgP+xLy
taken out, share 2	0	-0.005	CPL7AQMDEfvyAf//8wD9CgQABP8OAhD6
taken out, share 3	0.012	0.041	/f3+AgMCCP/9/f7++v/7Cf//APwH/QX8
taken out, share 4	0.035	-0.03	/QP/Agj+/f8C9/z7BAP9/AME//r++vz/
training gone from 0	-0.046	0.026	AP/6/P3+Afv9BAIB/QL6Agb8AAMAAgH5
training gone from 2	0.053	0.022	/gP/AwX+AP7//f3/AQL/AAQF/fkA/f7+
training lowest up 2	0.083	-0.132	+gj+BQn7+v4F+vn9CAP++gMD/vf7+vj+
training new at 0	-0.055	-0.085	A/3/AP0AAf/+AwD5/wL+AQIAAgUCAgP/
training new at 2	0.122	-0.047	+gb/CA77/v4H9Pj6BwX9+QYI+/P79vj+
training same	-0.021	0.165	BP3z/wD4AvT+/wj1/AXzBg0F+wUGAgX2
training up 2	0.096	-0.145	/AUABgr+/QAE+Pf8BQL//AIF/vX8+fn/
training up to 2	0.08	-0.145	/QMBAwcA/gEE+fj8BQL//AEE//f9+/sA
what changed became the object	0.046	-0.059	AAAFAgYFAgb//f4I/P8HAfkBAvwCAQED
without &	-0.137	-0.019	BvoB9/EFAwH8CwkG+/oEBPv0BQ4GCggC
without +	-0.016	0	AP8A//8AAAD/AwIA//4AAQD+AQIBAgEA
without a	0.074	0.215	+gT5BAj3+fcD9/r3CAf4+wwE/Pr49/f5
without about	-0.081	0.053	AP71/Pr+APUCBQD7Awj2/gn+9gf//QD2
without abt	0	-0.036	AQAAAgP+AAD/AAEAAAAAAQEC//4A/QAA
without across	0.073	0.003	/gH/AAQCAP8C+/v/Av/+/gMD/vn//f/+
without ad	0.023	-0.004	/wEAAQMAAAAA//4BAAAAAAABAP4A/wAA
without after	-0.031	0.078	AQT1/QT4/PQD/P34/wbzAA0B+/7+/gD5
without afterwards	-0.024	-0.009	/wAA/v8BAAAABQQC//4AAAD+AAMAAwAA
without again	-0.015	0.074	Av4BAgABAQH+/wID/AACAv0BAQMCAQIB
without against	0.011	-0.086	AP8B/gADAQEA//8BAf8A////AP8AAAAA
without ahead	0.014	0	AAAAAAEAAAAA//4AAAD/AAAAAP4AAAAA
without all	-0.093	0.037	CfkC+PQHBgL6CQkJ9/oFCPn3BQoHCAsE
without almost	0.087	0.012	+Qf8CAv5+vsE+Pj6BQT7+wYH/Pb6+fj8
without alone	0.036	0.017	/gIAAgP//wAA/P3/AAAA/wADAP3//v8A
without along	-0.033	-0.068	Av4B/f0EAAL9BAYI/PsCA/38AgMABAEB
without alongside	0.006	-0.082	/wX/AQH/+/8D///+BQH+/AIBAAD8Afv/
without already	0.048	-0.007	/QT+BQX7/v4D+/v7AwP9/QUF/fr9+/z+
without also	-0.049	-0.072	CPQJ+/sLCgr4BwMM9PUNCfL2BwgLCQ0J
without always	-0.027	0.061	Av///PsCAf4BAgH9Af79/wP9AAX/Av/+
without an	0.108	-0.072	9wj9BAr//P4D9vb+BgT8+gAI/vf++/sA
without and	-0.037	-0.209	CPb5/fkDCvv6CAQA9//+BQH7AgUJBAj7
without another	-0.041	-0.008	Av8A//sAAAAAAQIAAAAAAAAAAAIAAQEA
without any	-0.035	-0.106	BPwA/vsAAwD/AgL//gEAAgD9/wIBAQMA
without anything	-0.065	0.058	Av4A/vkBAQH/BgUB/v8AAv/9AgYCBAMB
without approx	0.017	0.136	/wD+AgL+AP4A//8BAAD+AAIE/vwA////
without around	0.093	0.199	/QX8Bgj5/PwB+vv8AgP+AAQH/Pb9+vv9
without as	-0.022	-0.21	BvgI+/wFBgj6BgMI+/kJB/b/BQgEBgYG
without at	0.032	-0.028	//7/Awr9AP39/AH+AgT+AwEB+v3//AD9
without away	0.068	0.042	/QT9BQv8/f0B+vv+AwIA/wEG/Pr9+vv+
without back	-0.115	-0.087	A/z+/fQEAf7/CQUFAQP/Av/2/ggAAwP+
without basically	-0.07	0	BvkD+fgIBQT6BQUJ+PsGB/f4BAcGBwgD
without because	0.004	-0.042	A/wD/gEEAgT9AQIF/vwFA/oAAgACAQME
without before	-0.059	0.156	AgP+Afb++v0CBAb9BP/9/gQAAAX6Bf7+
without behind	0.051	-0.013	AP//AwX/AP8A+/v9/wH8AAUE//oB/AH+
without between	-0.012	-0.012	+wf9///8+v0DAAD9BAL9/QIA/f/7/vr9
without both	-0.046	0	A/wB/PsEAwL8BQQF/PwDBP37AwUEBgUC
without bottom	0.008	-0.008	AAEAAAEAAAAB//4AAAAA//8AAf8BAAEA
without but	0.055	-0.138	/QX9Bwb9APwC+fr5AwX8/QQE/fkA+/v+
without by	-0.04	0.099	CPoF//8HAgb8AQME/PkFBfoABQIEBAMG
without can	-0.063	0	A/8A/vgBAAD/BQUB//8AAv/+AAYAAgEA
without could	-0.014	-0.081	AP//Av7///8AAQH9AQL9/wD/AQEAAgD/
without cron	-0.021	-0.016	Af8A//0AAQD/AgIA/wAAAQD+AAIBAgEA
without currently	0.018	-0.045	BvoG/P8FBwb8//0G+/sGBvj8BAAHBAgG
without cut-off	0.001	0.056	AAAA/wABAAAAAgEBAAAAAAABAP8AAAAA
without daily	0.026	-0.018	/gP+AAL9/v4B/v//Av///wL/AP7/AP7/
without down	-0.066	-0.087	Bff9+fcECf37BwcD+f79BwP4AQgHBQr/
without due	0.027	-0.01	/wEAAQIA/wAB/f0AAgEA/wEC//z+/v7/
without during	0.034	0.063	//8B/wEEAQEA//4CAP4CAP4CAPwAAP4A
without each	0.016	-0.109	CvQE/gMECwX7/f8F9/sHB/oABAMKAAsE
without elsewhere	0.025	-0.02	/wEAAgP//wAB/f3/AQAAAAECAP3//v8A
without enough	-0.022	0	Af8A/v0AAAD/AgEA/wAAAAD/AQIBBAIA
without etc	0.036	0.071	/wEAAQX//wAC/f3+AQEA/gEC/vz+/v7/
without every	-0.011	0.028	Bf8H/gAIAwj9/wEI/fsJA/X8BQMFBQQG
without everybody	-0.029	0	Av4A/fwCAQH/AwMC//4BAf/9AQMAAwEA
without far	0.054	-0.005	/gMABAf//wAB+vv+AwIA/wEE//v//P4A
without firm	0.033	-0.005	/wIAAgP//wAB/f3+AgL//gAC//z///8A
without first	-0.047	-0.006	AP////v/AP//BAT9/gD/AQUA/wH/////
without for	0.048	-0.34	+voFAgQABwX++P4G/AACBPgB+/oFAAIF
without fortnightly	0.002	0.074	AAAAAAEAAAEAAAABAP8BAAD/AQABAQEB
without from	0.009	0.018	/Ab9AgH9+fwFAf37BgL6+wYA/Pv6+Pf7
without front	-0.021	-0.003	AQAAAf7/AAAAAwP//wEAAAEA/wIAAgEA
without generally	-0.017	0	Av0B/fwDAgEAAQEB//8AAP/+AQIBAgEA
without good	-0.009	-0.039	Av8AAP3/AAAAAQD/AAEAAAABAQEAAAEA
without half	-0.135	0.021	Af0B+PMFAwL9DQoF/f0DAv72AgkDCwMA
without hard	-0.011	-0.022	Av0A/f4EAgH+AwIE/f8BAv7/AQECAQMA
without he	0.02	0.085	Afz8/wL8A/z//v7+/wL7/wUC+wEB/gH8
without her	-0.011	-0.005	///+/f/9AP7+AgIA//3/AQQA/wD/AP/+
without his	-0.031	-0.008	/wL+AP/9/v4B/wP8AQP9/wID/wL//P7/
without home	0.003	-0.011	Af7+BgD6Af3/AQH5/gT8AgUD/v8A/QH+
without hourly	0.01	-0.034	AAEA/wABAAAA/v4AAAAAAAABAP8AAAAA
without how	-0.024	-0.097	/QT+Af0A/P8EAf//AwP+/AIAAP/8/vv+
without i	-0.02	-0.436	E+0B/v3/HgDyBgQE5v8FGf8DAQgeAyME
without i'm	0.001	-0.025	Af4B/gADAQH+AgED//4CAP39Av8CAwEB
without if	-0.007	0.135	AAD/AAAA/v8B//8BAQEA/gEAAQH+APz/
without ill	-0.047	0.068	AAAA/v4BAAABAgIAAQH/AAD+AAIAAwAA
without im	-0.021	-0.004	AP8A//8CAQD/AwIE//8BAf38AQMBAwIB
without in	0.018	-0.095	CfYIAAYHCAj3/P0G9fkHDfYCBgILAggE
without in-house	-0.004	0	AQAA//4BAAD/AAEBAP8BAQD/AQEAAQEA
without infront	-0.122	0	C/YC9fMEBQL3DQwE+PcBC//6BgoFCQkB
without instead	-0.043	-0.002	AvwB/fwFBAH6BwcF+PwDBv39AgQEAwUB
without into	0.115	-0.011	/QMBAgoD/wID9vf/BQIC/f4F/vX+/fwA
without it	-0.13	-0.008	D/IA/fYICAL2BwwI9/sCC/36AREIBA7/
without its	0.032	0.047	AP8BAAIBAgIAAP8CAAECAf8BAPwBAgEA
without just	-0.007	-0.025	Af8A//8BAQD/AAAA/wD/AQD+AQICAgIA
without largely	0.043	0	/wIABAX9//8B+/z9AQL//wEE//z//P//
without last	-0.009	-0.017	Af8B/v4CAQEAAgEDAf8BAP4AAAEAAQAA
without late	0.027	-0.006	/wAAAQMAAAAA/P39AAL+AAAB//4A/wAA
without like	-0.009	0.073	AP8B/f4DAQIAAAACAP8CAP3/AAEBAQAB
without likely	0.029	0.054	/gL/AgP///8C/f3+AwH+/gIC//z+/v3/
without low	-0.012	0	AP8A//8BAAD/AgIB//8AAQD+AQMBAwEA
without lucky	-0.026	0	Af8A//0AAAD/AwIA/wAAAAD/AQMBBAIA
without mainly	0.017	-0.143	BfkFAQEEBQb7AgAE+vsHBfoAAgIFAAYF
without maybe	-0.044	0	Av4B/vsDAQH/AgIC/v8BAf78AgcCBgMB
without me	-0.077	0.164	CvX++/oDCf74BQYF+PwCCvz5CQcLBQ4C
without mine	0.001	-0.02	AP8AAP8BAAAAAQACAP8BAP8AAP4AAAAA
without monthly	0.017	0.056	Av4C/gEDAQIA/v8BAP8BAP8BAv8AAAAB
without most	-0.02	0.015	AAAAAPwB/wEABAMA//8BAAD/AAAAAf8A
without mostly	-0.077	-0.004	CPoA/PoDBAD7AwYD+/4BCAEC/wcE/wf/
without my	0.045	0.158	AQMABgj9//4E/v38AQP9AQcB/fsC/gH/
without myself	0.04	0.049	/gT/BgX6/v8C/vz8AgP//wIE/vz9+/4A
without n	-0.063	-0.046	B/oA/PYGAgD9BwUF//4BA/78AQQABQMA
without nearly	0.063	0.353	+gj7CAv4+/oD+vv3BAX7/AcF/Pr8+/v8
without never	0.021	-0.072	/AT+AgL+//8C//78BAP9/gUD/vr8/vr9
without newly	-0.005	-0.016	Af8A//8BAQD/AQEB//8BAf//AQICAQIA
without next	-0.003	0.042	AAEA/wADAAH/AAACAf8BAf7+AQAAAAEB
without nightly	0.013	-0.01	AAAAAQL/AAAA////AAAAAAECAP7//v8A
without no	-0.066	-0.174	Av3/+vsBAgD8CQkB/QEABf76AAYGBgcB
without not	0.007	-0.221	/gb3BwD0+vUFAAH3Awj2/Q0E+vz4+Pn5
without now	0.033	0.061	Af4A//8CAAAA//8CAgD/AgD+/f4AAgAA
without occasionally	0.069	0.071	+An8CQj6+fwG+Pj6CAT8+AYH/Pj4+fb9
without of	-0.003	0.176	AvgH/QEKCQf5AP0I+/cKCPX6B/wJ/wcG
without off	-0.06	0.192	AQD6/P4C/vsBAwUEAf77AAL+AQP+A/78
without okay	-0.022	0.061	AAH//v0B//8AAwMBAf//AAD+AAL/Av8A
without older	-0.017	0	Af8A/v0CAQEAAQEBAP8AAf/+AQIBAQEA
without on	-0.004	0.062	C/r7BQD8Avn5AAH9+wL2BwgH/wQH/gj8
without once	-0.015	0.287	A/7/AAEBBf79AP4B/AL9AwICAAIEAQH/
without only	0.06	-0.176	/AT8CAj4//sD/f37AwP7/gYF+/v9+/38
without onto	-0.001	-0.013	AQAA/wEA/wAAAP8BAP8AAP7+AgIBAwIB
without op	-0.018	0	Af8A/v0CAQH/AAAB//8BAf79AQMBAwEB
without or	-0.062	-0.075	AAD9+vwA/v0CBAQBAgH7AAT7/gL+AwD9
without otherwise	-0.043	0.025	AAAA/vwBAAAAAgIAAAEAAAD+AAMAA/8A
without our	0.116	-0.13	9wn+Cwr7+v0H+Pb6CQT8+AQI/PX5+PX9
without out	-0.104	-0.088	BvwC+vYDAwP9CQgE+/oECP37AwcGBwcB
without outside	-0.073	-0.01	BPwA+vsBAgD8BwgE+wAABAD7AAkDAQUA
without over	0.037	-0.059	/QMA/wT7//4A///8AAL+AAH+//sCAP8A
without parents'	-0.049	0	Af8A/PsCAQD/BAQC//8AAQD6AwYBAwIA
without partly	0.058	0.022	+wX+BQj8+/0E+fr8BQP9+wUG/fj6+vn9
without past	0.014	-0.007	/wEAAgL/AAAAAAABAP8BAAABAP4A/wAA
without pat	0.004	-0.051	/wL/AAAA//8B//8AAQD//wEA////AP7/
without per	0.01	-0.044	CPcG+QAKBwb4AwEL+PgJCvn7AwEICQsF
without perhaps	0.02	0.095	AP4AAP8AAQAA/f7/AQEB//8CAP7///8A
without pet	0.002	0	AP8A/wEBAAAA/wAAAAAAAP8AAAAA/wAA
without previously	-0.013	-0.028	AQAA/wEAAAD/AQIA/wAAAAD+AAIAAAAA
without probably	-0.014	0.069	AQEAAQD//wAA/gH/AAH/AAABAP///v8A
without pupils'	0	0	AAAAAAAAAAAAAAABAAAAAAAAAAAAAP8A
without quiet	-0.109	-0.002	CPYE+vMHCAX6CAkF+PsFB/n6BAwHBgkD
without radio	-0.045	-0.002	Af8AAPsBAAAABgQBAAAAAQAAAAMAAQAA
without really	0.015	-0.025	AAAAAAEBAAAA//8AAAAAAAABAP4A//8A
without redone	0.004	-0.021	AAAAAQD+AAAAAAH+AAEAAAID//4A/QAA
without right	-0.035	-0.005	AP8BAP4BAAH/AwMB/wABAP//AQQBAgEB
without roughly	0.018	0.144	/QP9AwP6//wAAAD9AAP9AAUA/f7////+
without round	-0.034	-0.005	BvsC/f0BBAH9BAEA+v4DBgEBAQEFAAcA
without sash	-0.022	0	AQAAAP0AAAABAgL/AQH//wD/AAIAAQEA
without she	0.021	-0.073	Av4D/wICAwMA/f0A/wACAf3/Af8DAQMD
without shorter	-0.019	-0.002	Af//AP39AP4AAgD+/gH9AAL/AAIAAAD/
without since	0.098	-0.103	/QQABAv8/gAB9/j8BQL//QIE/vn9/fz/
without so	-0.139	-0.016	Cfb///MBBv74DgsA9/8BCv77Aw8HBwsA
without some	-0.011	0.358	AwD9AP/9AP3+AAP8AQP7AwcD/gIA/gH7
without sometime	0.004	0	AAAAAQIAAAAAAAABAAAAAAAAAAAA/wAA
without sometimes	-0.006	0.239	AgIB///9/wABAPz+AwAAAAIA/wH+Af8A
without st	0.021	-0.022	AAAAAgP/AAAA//8AAAAAAAEC//0A/gAA
without still	0.051	0.013	/QT/BQX+/v8C+/38BAL+/gQG/vv+/vz/
without such	-0.028	0	AAAA//0AAAAAAQEBAAAAAAD/AAMAAgAA
without ten	-0.021	0	Af4A/v4CAQH/AwID/v8BAf/9AQICAwIA
without than	0.055	-0.021	/AX9Bwj6/fwC/fz8AgL+/gQF/vr++/7/
without that	-0.045	-0.146	/gL1+Pj9/fb/BgX+AgT6AAD5AwD//QD3
without the	-0.042	-0.179	//v2Bvj+Bvf+Awj7/Qj7AgUB/gMHAAP4
without their	-0.037	0.058	BvkG+P0IBQf4AwYL+PYICPj4BwMHBQoF
without them	-0.128	-0.005	BPkC/fQMBQP+CwgG+/wBAvj1CAgGDAgE
without then	-0.038	-0.101	B/r+//oFCP78AgYC+wL/Bvz9BgcGBgcC
without there	-0.034	0.025	/wL7+/3///sAAQD/AAL7AAX8AgEAA//8
without these	0.055	-0.022	/AX+BAb9/P4D/Pz7BAT9/AQE/fv8/Pv+
without they	-0.091	0.059	Avv/+/wJAQD8CgkI+fsDBvz3BgsECQQB
without they'd	0.006	0	AAAAAAABAAAA//8AAAAAAAABAP8A/wAA
without this	-0.03	-0.022	BfgE+vwFBgX6BAMG+f0FB/n6BAYGBQgE
without tho	0.01	-0.005	AAAAAAAAAAAAAAAAAAAAAAABAP4AAAAA
without those	0.018	0.008	/gL/AAH//v8C/v7+AQH+/gEB////AP8A
without though	0.023	0	/wEAAgP+AAAB/v7/AQEA/wECAP0A/v8A
without through	-0.038	0.064	/wD9//wCAP4DAQEAAgT9/gIA/gL+A/39
without til	-0.009	-0.006	AAAA//0CAAAAAAAAAAAAAP7/AQEAAgAA
without till	0.036	-0.097	/AX+AgT6/P4C//z8AwL//gID+/38+/v/
without to	0.04	-0.138	CP0CAQX9BQD6+/z9+/4ABv8EAfwF/QkB
without today	-0.034	-0.001	Af8A//wBAAAAAwMB//8AAAD/AQMBAwEA
without together	-0.04	-0.012	Av4D/PkEAQP+BQME/fsEA/39AwMBAgIC
without too	-0.017	-0.025	A/0C/v0AAgH+AQAA//8DAv///wIA/gIB
without towards	-0.037	-0.066	Av4A/gD/AQD/AAH//wH/AQH+/wL/AQAA
without twice	-0.083	-0.049	AQAA//4CAAH/AAUB/wECAf39AAgBAgIA
without under	0.001	0.277	/AT8/QP//fwDAAD9BQP9/Qb++QH7/vz7
without until	0.043	-0.172	Af8B/wICAAEA/v0BAv8A//0AAf7/Af8B
without up	-0.021	-0.106	BAP4Av77/PkDBAP/AgH4/wn+/v77/wH4
without upto	-0.059	-0.024	Av8A/vsBAAD/BgQBAAAAAf//AQYAAQEA
without us	-0.041	-0.074	A//9+voA//7/AgL/Av78AQL//wX8Bf79
without usually	-0.073	-0.07	Av4B+/YDAQEABQUD//8BAP/8AQMBAgEA
without very	-0.063	0	A/0A//oCAQH+BgID/f8BAv7+AQcBAwIB
without w	-0.01	0.012	A/4B/v0AAQH/AgEA//8BAf//AAAAAQAA
without way	-0.028	0	Av0C/vwEAgP+AgME/v0DAvz+AQMCAgMC
without we	-0.073	-0.22	B/r9+/YABP0CBQP//wP6/gL5/gYBBgT9
without weekly	0.11	-0.045	/QIABgz//wAB+Pn/AgEA/wEG/vT++fwA
without well	-0.015	0.094	Af8B//4BAAEAAgICAAABAP/+AAIAAQAA
without what	-0.183	-0.008	BPz/9vEGAf/8ExAG+/wABADvBg4FDAcA
without whatever	-0.039	-0.003	Av8A/fsAAAAAAwMA/wAAAQD+AAMBAQEA
without when	0.034	0.148	AAb8Agb//PwB/QD/BQT+AAMC/f7+/v79
without whenever	0.03	-0.009	/wEAAQQAAAAA/P0AAQAAAAAB//0A//8A
without where	-0.067	0.093	BPsE9vkIBAT8BwYJ+/kIBPf4BQcFCAYF
without which	-0.013	-0.104	CfYGAgEDCQf3AAMB+f0GC/cABAcKAQsF
without while	0.132	-0.096	/QP/BhD8/v8B9/b+AQL/AP8H/vX/+f0B
without who	-0.087	0.05	/v/7+fgF/fwDCQcEA//6/AT5AgT6Bfz7
without whoever	-0.046	-0.005	Af4A/fsAAQD+BgUC/gAAAgD+AQQBAgEA
without whom	0.08	-0.027	+wX/Bgr7/P8E+Pn6BQP+/AMG/fj9+vv/
without whose	0.019	-0.009	/wD/AQL+AP8B/v38AQL+/wICAP4A/wD/
without with	0.043	0.358	Cfn/AQYCCAH8+v7//QD6BgMDAv0GAAUA
without within	-0.061	0.134	BvsA//gAAgD7BgcA+/8BBgD9AQcEAgcB
without without	0.028	0	/QL/AgP//gAC/f3+AwH//QEC/v3+/v3/
without would	-0.121	-0.049	A/4A/vcDAAD9BQYC/f8ABP/4AgsDBAUA
without wouldn't	-0.017	0	AAAA/wAAAAD/AwMA/QAAAQD+AAIBAgIA
without x	-0.008	-0.008	AP8AAAH/AAD///8A/wAAAgAD/wEBAAEA
without xray	0.013	-0.001	/wH/AgL/AP8A////AAEAAAAAAP8AAAAA
without yet	0.043	-0.11	AAH/Agb9AP8B/Pz+AAH/AAIG/vr/+/8A
without you	0.037	-0.003	/wH/BAX9//8A/f79/wEAAAID/vz//f//
word of group → thing	0.073	-0.088	/gT+BAb9//4D+/v+AQL+/wMF/vf/+v7+
word of group → writer	0.085	-0.186	+gQBCQf7/QEE+Pn8AwT/+v4I/PgA//v+
word of other → group	-0.082	0	BP4A/PcBAQD/BgUA//8AAgD6AQcCBQQA
word of other → thing	-0.005	-0.046	Av4AAAEDAQD/AQEC/v8BAf4A/wIAAwIA
word of other → writer	-0.011	-0.033	Avzo+f/xAen9B//v+xHnAhoHBwYD+QXp
word of team → other	-0.059	0	AP0B+PkEAwL+BgcD/v4BA/36AQECBQEB
word of team → thing	-0.071	-0.045	AAT9Bfj7+vwABwf/AgL+/wH//gj9Av3+
word of team → writer	-0.02	-0.068	/AbzBvr1+vMDAAP2BQvz+gsG9gD4//j1
word of writer → group	-0.03	-0.023	A/////sDAf//BAIA//3+AQQABAMABQH+
word of writer → other	0.047	0.199	Bf8BBP4A/wP5/Pv/+AMFBf0B+/8G+gf/
word of writer → team	-0.084	0	BP8B9/kE/wH/CAYFAv4BAv37AQUAA/8B
word of writer → thing	-0.013	-0.152	CvP3BQX4Bvf6Afzz9Qz2DAwC9QYF/A34`
