# delta is advanced with the old velocity (plain explicit Euler), not with the new one
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    T = len(lna)
    d = np.zeros((len(delta0), T))
    v = np.zeros((len(delta0), T))
    d[:, 0] = delta0
    v[:, 0] = delta0
    omega_k = 1 - omega_m - omega_l
    for i in range(1, T):
        a = np.exp(lna[i - 1])
        h = lna[i] - lna[i - 1]
        E2 = omega_m / a**3 + omega_k / a**2 + omega_l
        Om = omega_m / a**3 / E2
        dlnH = -(3 * omega_m / a**3 + 2 * omega_k / a**2) / (2 * E2)
        d[:, i] = d[:, i - 1] + h * v[:, i - 1]
        v[:, i] = v[:, i - 1] + h * (1.5 * Om * (1 - ratio) * d[:, i - 1] - (2 + dlnH) * v[:, i - 1])
    return d, v / d
