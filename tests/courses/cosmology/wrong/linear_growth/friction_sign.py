# the Hubble friction has the wrong sign and speeds the growth up
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    rm = omega_m * a**-3.0
    rk = (1 - omega_m - omega_l) * a**-2.0
    E2 = rm + rk + omega_l
    y = np.zeros((2, delta0.size, lna.size))
    y[:, :, 0] = delta0
    for t in range(lna.size - 1):
        d, v = y[0, :, t], y[1, :, t]
        h = lna[t + 1] - lna[t]
        vn = v + h * (1.5 * rm[t] / E2[t] * (1 - ratio) * d + (2 - (1.5 * rm[t] + rk[t]) / E2[t]) * v)
        y[1, :, t + 1] = vn
        y[0, :, t + 1] = d + h * vn
    return y[0], y[1] / y[0]
