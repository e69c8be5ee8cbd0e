# the curvature is taken as zero: E^2 has only matter and the cosmological constant (and H'/H accordingly)
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    m = omega_m * a**-3
    e2 = m + omega_l
    om_a = m / e2
    fr = 2 - 1.5 * om_a
    n, T = len(delta0), len(lna)
    d = np.zeros((n, T)); u = np.zeros((n, T))
    d[:, 0] = delta0; u[:, 0] = delta0
    for t in range(T - 1):
        h = lna[t + 1] - lna[t]
        u[:, t + 1] = (1 - h * fr[t]) * u[:, t] + h * 1.5 * om_a[t] * (1 - ratio) * d[:, t]
        d[:, t + 1] = d[:, t] + h * u[:, t + 1]
    return d, u / d
