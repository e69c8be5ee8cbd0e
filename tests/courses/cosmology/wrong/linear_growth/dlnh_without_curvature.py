# H'/H leaves out the curvature's term 2 omega_k a^-2 in the numerator
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    omk = 1 - omega_m - omega_l
    delta, velocity = delta0 * 1.0, delta0 * 1.0
    D = np.zeros((delta0.size, lna.size))
    V = np.zeros((delta0.size, lna.size))
    for t in range(lna.size):
        D[:, t], V[:, t] = delta, velocity
        if t + 1 < lna.size:
            a = np.exp(lna[t])
            E2 = omega_m * a**-3 + omk * a**-2 + omega_l
            Om = omega_m * a**-3 / E2
            step = lna[t + 1] - lna[t]
            velocity = velocity + step * (1.5 * Om * (1 - ratio) * delta - (2 - 1.5 * Om) * velocity)
            delta = delta + step * velocity
    return D, V / D
