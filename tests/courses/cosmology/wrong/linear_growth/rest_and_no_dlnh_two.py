# the initial velocity is zero, and the friction lacks H'/H
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    x, v = delta0.astype(float), np.zeros(len(delta0))
    hist = [(x, v)]
    for l0, l1 in zip(lna, lna[1:]):
        m = omega_m * np.exp(-3 * l0)
        e2 = m + (1 - omega_m - omega_l) * np.exp(-2 * l0) + omega_l
        v = v + (l1 - l0) * (1.5 * m / e2 * (1 - ratio) * x - 2 * v)
        x = x + (l1 - l0) * v
        hist.append((x, v))
    D = np.array([h[0] for h in hist]).T
    V = np.array([h[1] for h in hist]).T
    return D, V / D
