# H'/H lacks the factor 1/2: the derivative of ln E^2 is used instead of that of ln E
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    k0 = 1 - omega_m - omega_l
    E2 = omega_m / a**3 + k0 / a**2 + omega_l
    dE2 = -3 * omega_m / a**3 - 2 * k0 / a**2
    dlnH = dE2 / E2
    om = omega_m / a**3 / E2
    out_d = np.tile(delta0[:, None], (1, len(a)))
    out_v = out_d.copy()
    for t in range(len(a) - 1):
        dt = lna[t + 1] - lna[t]
        out_v[:, t + 1] = out_v[:, t] + dt * (1.5 * om[t] * (1 - ratio) * out_d[:, t] - (2 + dlnH[t]) * out_v[:, t])
        out_d[:, t + 1] = out_d[:, t] + dt * out_v[:, t + 1]
    return out_d, out_v / out_d
