# the feed is never switched off: t_feed is not looked at
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n = np.array(n0, dtype=float)
    V = V0
    total_A = n0[0]
    hist_c, hist_V, hist_X = [n / V], [V], [0.0]
    kf2, kr2 = kf[:, np.newaxis], kr[:, np.newaxis]
    for _ in range(steps):
        rates, formed = mass_action((n / V)[:, np.newaxis], nu, kf2, kr2)
        dn = V * formed.flatten() + q * c_feed
        n = n + dn * dt
        V = V + q * dt
        total_A = total_A + q * c_feed[0] * dt
        hist_c.append(n / V)
        hist_V.append(V)
        hist_X.append((total_A - n[0]) / total_A)
    return np.stack(hist_c, axis=1), np.array(hist_V), np.array(hist_X)
