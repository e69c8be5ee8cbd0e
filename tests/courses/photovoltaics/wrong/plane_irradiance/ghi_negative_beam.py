# the global horizontal irradiance takes a negative beam when the sun is below the horizon
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dhi + dni * cos_zenith
    good = np.logical_and(cos_zenith[None, :] > 0, cos_incidence > 0)
    beam = np.zeros_like(cos_incidence)
    for i in range(cos_incidence.shape[0]):
        idx = good[i]
        x = cos_incidence[i, idx]
        beam[i, idx] = dni[idx] * x * np.maximum(1 - 0.05 * (1 / x - 1), 0)
    ct = np.cos(np.radians(tilt))[:, None]
    sky = dhi[None] * (1 + ct) / 2
    ground = albedo * ghi[None] * (1 - ct) / 2
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": np.sum(total, axis=1) / np.sum(ghi)}
