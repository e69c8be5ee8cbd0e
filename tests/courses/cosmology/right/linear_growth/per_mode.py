# loop over modes outside and over time inside, everything in plain numbers
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    D = np.empty((len(delta0), len(lna)))
    F = np.empty((len(delta0), len(lna)))
    for i in range(len(delta0)):
        x = v = float(delta0[i])
        for t in range(len(lna)):
            D[i, t], F[i, t] = x, v / x
            if t == len(lna) - 1:
                break
            a = np.exp(lna[t])
            m, c = omega_m / a**3, (1 - omega_m - omega_l) / a**2
            E2 = m + c + omega_l
            h = lna[t + 1] - lna[t]
            v += h * (1.5 * m / E2 * (1 - ratio[i]) * x - (2 - 1.5 * m / E2 - c / E2) * v)
            x += h * v
    return D, F
