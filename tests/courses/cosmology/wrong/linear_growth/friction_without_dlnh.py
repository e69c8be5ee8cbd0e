# the friction is only 2 delta': the H'/H term is missing
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    N, M = len(lna), len(delta0)
    delta = np.zeros((M, N))
    f = np.ones((M, N))
    delta[:, 0] = delta0
    v = delta0
    for t in range(1, N):
        a = np.exp(lna[t - 1])
        E2 = omega_m * a**-3 + (1 - omega_m - omega_l) * a**-2 + omega_l
        Om = omega_m * a**-3 / E2
        dx = lna[t] - lna[t - 1]
        v = v + dx * (1.5 * Om * (1 - ratio) * delta[:, t - 1] - 2 * v)
        delta[:, t] = delta[:, t - 1] + dx * v
        f[:, t] = v / delta[:, t]
    return delta, f
