# the glass reflection is applied to the sky's diffuse light as well as to the beam
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    lit = (cos_incidence > 0) & (cos_zenith > 0)
    iam = np.where(lit, np.maximum(1 - 0.05 * (1 / cos_incidence - 1), 0), 1.0)
    beam = np.where(lit, dni * cos_incidence, 0) * iam
    ct = np.cos(np.radians(tilt))[:, None]
    sky = dhi * (1 + ct) / 2 * iam
    ground = albedo * ghi * (1 - ct) / 2
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
