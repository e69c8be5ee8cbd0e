def _layer(come, m, t, l):
    have = come + l
    cold = -(m * t) * C_ICE / LATENT
    short = have < cold
    f = np.where(short, have, cold)
    t_new = np.where(short, (m * C_ICE * t + f * LATENT) / (C_ICE * (m + f)), 0.0)
    return m + f, t_new, np.clip(have - f, 0, IRREDUCIBLE * (m + f))


def percolate_water(water, mass, T, liquid):
    a, b, c = np.empty(mass.shape), np.empty(mass.shape), np.empty(mass.shape)
    come = water
    for k in range(mass.shape[1]):
        a[:, k], b[:, k], c[:, k] = _layer(come, mass[:, k], T[:, k], liquid[:, k])
        # what comes and was there is conserved
        come = come + liquid[:, k] - c[:, k] - (a[:, k] - mass[:, k])
    return a, b, c, come
