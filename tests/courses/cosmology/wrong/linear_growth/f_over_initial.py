# f divides the velocity by the initial contrast delta0 instead of the contrast of the same time
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    M = omega_m / a**3
    K = (1 - omega_m - omega_l) / a**2
    S = M + K + omega_l
    X, V = np.zeros((len(delta0), len(a))), np.zeros((len(delta0), len(a)))
    X[:, 0], V[:, 0] = delta0, delta0
    for n in range(len(a) - 1):
        dN = lna[n + 1] - lna[n]
        V[:, n + 1] = V[:, n] + dN * (1.5 * M[n] / S[n] * (1 - ratio) * X[:, n] - (2 - (1.5 * M[n] + K[n]) / S[n]) * V[:, n])
        X[:, n + 1] = X[:, n] + dN * V[:, n + 1]
    return X, V / delta0[:, None]
