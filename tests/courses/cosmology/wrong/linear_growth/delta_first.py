# delta is advanced first and the velocity's source uses the new delta: the order of the two updates is reversed
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    ok = 1 - omega_m - omega_l
    E2 = omega_m * a**-3 + ok * a**-2 + omega_l
    Oma = omega_m * a**-3 / E2
    hp = -0.5 * (3 * omega_m * a**-3 + 2 * ok * a**-2) / E2
    cur, vel = delta0.copy(), delta0.copy()
    D, F = [cur], [vel / cur]
    for j in range(len(lna) - 1):
        dN = lna[j + 1] - lna[j]
        cur = cur + dN * vel
        vel = vel + dN * (1.5 * Oma[j] * (1 - ratio) * cur - (2 + hp[j]) * vel)
        D.append(cur)
        F.append(vel / cur)
    return np.stack(D, axis=1), np.stack(F, axis=1)
