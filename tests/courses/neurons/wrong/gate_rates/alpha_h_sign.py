# alpha_h grows with depolarization: the minus in its exponent is missing
def gate_rates(V, celsius):
    xm = (V + 40) / 10
    xn = (V + 55) / 10
    m_ok = xm != 0
    n_ok = xn != 0
    am = np.full(V.shape, 1.0)
    am[m_ok] = xm[m_ok] / (1 - np.exp(-xm[m_ok]))
    an = np.full(V.shape, 0.1)
    an[n_ok] = 0.1 * xn[n_ok] / (1 - np.exp(-xn[n_ok]))
    ah = 0.07 * np.exp((V + 65) / 20)
    bm = 4.0 / np.exp((V + 65) / 18)
    bh = 1.0 / (1.0 + np.exp(-(V + 35) / 10))
    bn = 0.125 / np.exp((V + 65) / 80)
    a = np.stack([am, ah, an])
    b = np.stack([bm, bh, bn])
    return {"inf": 1 / (1 + b / a), "tau": 3 ** (-(celsius - 6.3) / 10) / (a + b)}
