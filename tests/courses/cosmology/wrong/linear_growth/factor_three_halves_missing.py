# the factor 3/2 is missing in the source
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    kcurv = 1 - omega_m - omega_l
    D = delta0[:, None] * np.ones((1, lna.size))
    P = D.copy()
    for t in range(1, lna.size):
        a = np.exp(lna[t - 1])
        E2 = omega_m / a**3 + kcurv / a**2 + omega_l
        Om, Ok = omega_m / a**3 / E2, kcurv / a**2 / E2
        dN = lna[t] - lna[t - 1]
        P[:, t] = P[:, t - 1] + dN * (Om * (1 - ratio) * D[:, t - 1] - (2 - 1.5 * Om - Ok) * P[:, t - 1])
        D[:, t] = D[:, t - 1] + dN * P[:, t]
    return D, P / D
