# the initial velocity is zero instead of delta0 (not the growing mode)
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    n, T = delta0.size, lna.size
    delta, dp = np.empty((n, T)), np.empty((n, T))
    delta[:, 0], dp[:, 0] = delta0, 0.0
    for t in range(T - 1):
        om, dl = background(np.exp(lna[t]), omega_m, omega_l)
        dN = lna[t + 1] - lna[t]
        dp[:, t + 1] = dp[:, t] + dN * (1.5 * om * (1 - ratio) * delta[:, t] - (2 + dl) * dp[:, t])
        delta[:, t + 1] = delta[:, t] + dN * dp[:, t + 1]
    return delta, dp / delta

def background(a, om, ol):
    m, k = om / a**3, (1 - om - ol) / a**2
    e2 = m + k + ol
    return m / e2, -0.5 * (3 * m + 2 * k) / e2
