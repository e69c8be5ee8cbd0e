# the gain is the mean of the ratios at each time instead of the ratio of the sums
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    lit = (cos_zenith > 0) & (cos_incidence > 0)
    loss = np.minimum(0.05 * (1 / cos_incidence - 1), 1)
    beam = np.where(lit, dni * cos_incidence * (1 - loss), 0)
    cb = np.cos(np.radians(tilt)).reshape(-1, 1)
    sky = dhi * (1 + cb) / 2
    ground = ghi * albedo * (1 - cb) / 2
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": np.mean(total / ghi, axis=1)}
