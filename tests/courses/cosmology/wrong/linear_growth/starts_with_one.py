# the initial velocity is one for each mode instead of delta0
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    x = np.array(delta0, dtype=float)
    u = np.ones_like(x)
    xs, us = [x], [u]
    for t0, t1 in zip(lna[:-1], lna[1:]):
        matter = omega_m * np.exp(-3 * t0)
        curv = (1 - omega_m - omega_l) * np.exp(-2 * t0)
        tot = matter + curv + omega_l
        acc = 1.5 * matter / tot * (1 - ratio) * x - (2 - (1.5 * matter + curv) / tot) * u
        u = u + (t1 - t0) * acc
        x = x + (t1 - t0) * u
        xs.append(x)
        us.append(u)
    return np.array(xs).T, np.array(us).T / np.array(xs).T
