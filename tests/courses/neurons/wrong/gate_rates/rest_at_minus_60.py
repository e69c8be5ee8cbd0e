# all the exponentials with 65 mV are taken around a rest of -60 mV
def gate_rates(V, celsius):
    rest = -60.0
    dv = V - rest
    x1, x2 = (V + 40) / 10, (V + 55) / 10
    p1, p2 = np.ones_like(V), np.ones_like(V)
    i1, i2 = np.nonzero(x1), np.nonzero(x2)
    p1[i1] = x1[i1] / (1 - np.exp(-x1[i1]))
    p2[i2] = x2[i2] / (1 - np.exp(-x2[i2]))
    alpha = np.stack([p1, 0.07 * np.exp(-dv / 20), 0.1 * p2])
    beta = np.stack([4 * np.exp(-dv / 18), 1 / (1 + np.exp(-(V + 35) / 10)), 0.125 * np.exp(-dv / 80)])
    total = alpha + beta
    phi = 3 ** ((celsius - 6.3) / 10)
    return {"inf": alpha / total, "tau": 1 / (phi * total)}
