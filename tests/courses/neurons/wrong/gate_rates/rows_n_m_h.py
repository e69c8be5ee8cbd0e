# the rows are in the order n, m, h instead of m, h, n
def gate_rates(V, celsius):
    xm, xn = (V + 40) / 10, (V + 55) / 10
    am = np.divide(xm, 1 - np.exp(-xm), out=np.ones_like(xm), where=xm != 0)
    an = 0.1 * np.divide(xn, 1 - np.exp(-xn), out=np.ones_like(xn), where=xn != 0)
    d = V + 65
    bn, bm, ah = 0.125 * np.exp(-d / 80), 4 * np.exp(-d / 18), 0.07 * np.exp(-d / 20)
    bh = 1 / (1 + np.exp(-(V + 35) / 10))
    phi = 3 ** ((celsius - 6.3) / 10)
    alpha = np.stack([an, am, ah])
    beta = np.stack([bn, bm, bh])
    return {"inf": alpha / (alpha + beta), "tau": 1 / (phi * (alpha + beta))}
