# omega_m(a) is omega_m a^-3 without the division by E^2
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    om_a = omega_m * np.exp(-3 * lna)
    ok_a = (1 - omega_m - omega_l) * np.exp(-2 * lna)
    hub = -(3 * om_a + 2 * ok_a) / (2 * (om_a + ok_a + omega_l))
    res = np.zeros((2, len(delta0), len(lna)))
    res[0, :, 0] = res[1, :, 0] = delta0
    for i in range(len(lna) - 1):
        eps = lna[i + 1] - lna[i]
        force = 1.5 * om_a[i] * (1 - ratio) * res[0, :, i]
        drag = (2 + hub[i]) * res[1, :, i]
        res[1, :, i + 1] = res[1, :, i] + eps * (force - drag)
        res[0, :, i + 1] = res[0, :, i] + eps * res[1, :, i + 1]
    return res[0], res[1] / res[0]
