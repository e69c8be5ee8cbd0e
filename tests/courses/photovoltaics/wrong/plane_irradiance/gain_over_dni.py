# the gain is divided by the direct normal irradiance instead of the global horizontal one
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    sun_up = cos_zenith > 0
    ghi = np.where(sun_up, dni * cos_zenith + dhi, dhi)
    lit = sun_up & (cos_incidence > 0)
    ci = np.where(lit, cos_incidence, 1)
    g = 1 - 0.05 * (1 / ci - 1)
    g = np.where(g < 0, 0, g)
    beam = dni * ci * g * lit
    beta = np.radians(tilt)[:, None]
    sky = dhi * np.cos(beta / 2) ** 2
    ground = albedo * ghi * np.sin(beta / 2) ** 2
    total = beam + sky + ground
    gain = total.sum(axis=1) / dni.sum()
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": gain}
