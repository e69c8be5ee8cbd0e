def density_anomaly(S, T, z):
    t, s = T - 10.0, S - 35.0
    one = np.ones_like(t)
    depth = np.broadcast_to(z[:, None], t.shape)
    terms = np.stack([t, t * t, depth * t, s, s * s, depth * s, t * s])
    factors = np.array([-A0, -A0 * LAM1 / 2, -A0 * MU1, B0, -B0 * LAM2 / 2, -B0 * MU2, -NU])
    r = np.einsum("a,akm->km", factors, terms)
    dterms = np.stack([one, t, depth, s])
    alpha = np.einsum("a,akm->km", np.array([A0, A0 * LAM1, A0 * MU1, NU]) / RHO0, dterms)
    return r, alpha
