# the glass factor is not kept at or above 0 for grazing light
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    P, T = cos_incidence.shape
    beam = np.zeros((P, T))
    sky = np.zeros((P, T))
    ground = np.zeros((P, T))
    G = np.array([dni[t] * max(cos_zenith[t], 0) + dhi[t] for t in range(T)])
    for p in range(P):
        cb = np.cos(np.radians(tilt[p]))
        for t in range(T):
            c = cos_incidence[p, t]
            if c > 0 and cos_zenith[t] > 0:
                beam[p, t] = dni[t] * c * (1 - 0.05 * (1 / c - 1))
            sky[p, t] = dhi[t] * (1 + cb) / 2
            ground[p, t] = albedo * G[t] * (1 - cb) / 2
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(1) / G.sum()}
