# every step has the length of the first one, lna[1] - lna[0], though the steps differ
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    h = lna[1] - lna[0] if len(lna) > 1 else 0.0
    m, k = omega_m / a**3, (1 - omega_m - omega_l) / a**2
    E2 = m + k + omega_l
    x = np.empty((len(delta0), len(a)))
    v = np.empty((len(delta0), len(a)))
    x[:, 0] = delta0
    v[:, 0] = delta0
    for t in range(len(a) - 1):
        acc = 1.5 * m[t] / E2[t] * (1 - ratio) * x[:, t] - (2 - (3 * m[t] + 2 * k[t]) / (2 * E2[t])) * v[:, t]
        v[:, t + 1] = v[:, t] + h * acc
        x[:, t + 1] = x[:, t] + h * v[:, t + 1]
    return x, v / x
