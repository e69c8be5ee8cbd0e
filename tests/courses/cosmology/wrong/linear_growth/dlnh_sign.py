# H'/H has the wrong sign (positive): friction is 2 + |H'/H|
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    def matter_fraction(s):
        m = omega_m * np.exp(-3 * s)
        return m / (m + (1 - omega_m - omega_l) * np.exp(-2 * s) + omega_l)
    def hprime(s):
        m, k = omega_m * np.exp(-3 * s), (1 - omega_m - omega_l) * np.exp(-2 * s)
        return 0.5 * (3 * m + 2 * k) / (m + k + omega_l)
    d, p = np.zeros((delta0.size, lna.size)), np.zeros((delta0.size, lna.size))
    d[:, 0] = p[:, 0] = delta0
    for i in range(1, lna.size):
        s, h = lna[i - 1], lna[i] - lna[i - 1]
        p[:, i] = p[:, i - 1] + h * (1.5 * matter_fraction(s) * (1 - ratio) * d[:, i - 1] - (2 + hprime(s)) * p[:, i - 1])
        d[:, i] = d[:, i - 1] + h * p[:, i]
    return d, p / d
