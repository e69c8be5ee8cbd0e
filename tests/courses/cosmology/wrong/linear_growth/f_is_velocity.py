# f is the velocity delta' itself, not divided by delta
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    delta = np.zeros((delta0.shape[0], lna.shape[0]))
    f = np.zeros_like(delta)
    delta[:, 0] = f[:, 0] = delta0
    okk = 1 - omega_m - omega_l
    for i in range(lna.shape[0] - 1):
        ai = np.exp(lna[i])
        E = np.sqrt(omega_m * ai**-3 + okk * ai**-2 + omega_l)
        dlnE = -(3 * omega_m * ai**-3 + 2 * okk * ai**-2) / (2 * E**2)
        g = 1.5 * omega_m * ai**-3 / E**2 * (1 - ratio)
        f[:, i + 1] = f[:, i] + (lna[i + 1] - lna[i]) * (g * delta[:, i] - (2 + dlnE) * f[:, i])
        delta[:, i + 1] = delta[:, i] + (lna[i + 1] - lna[i]) * f[:, i + 1]
    return delta, f
