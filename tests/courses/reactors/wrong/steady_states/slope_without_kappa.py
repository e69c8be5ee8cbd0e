# the removed heat lacks the factor 1 + kappa in its slope: Cp (T - T_c)
def steady_states(T, tau, kinetics, Cp, kappa, T_feed, T_cool):
    def find_roots(x, y):
        roots, falling = [], []
        for x0, x1, y0, y1 in zip(x[:-1], x[1:], y[:-1], y[1:]):
            if y0 * y1 < 0:
                roots.append(x0 - y0 * (x1 - x0) / (y1 - y0))
                falling.append(y0 > y1)
        return np.array(roots), np.array(falling, dtype=bool)

    con = rate_constants(T, **kinetics)
    X = tau * con["forward"][0] / (1 + tau * con["forward"][0] + tau * con["reverse"][0])
    G = -1000 * kinetics["dH"][0] * X
    Tc = (T_feed + kappa * T_cool) / (1 + kappa)
    R = Cp * (T - Tc)
    steady, stable = find_roots(T, G - R)
    return {"generated": G, "removed": R, "steady": steady, "stable": stable}
