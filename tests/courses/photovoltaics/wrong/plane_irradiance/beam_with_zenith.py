# the beam is projected with the zenith angle instead of the angle of incidence
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    lit = (cos_incidence > 0) & (cos_zenith > 0)
    R = np.maximum(1 - 0.05 * (1 / cos_incidence - 1), 0)
    beam = np.where(lit, (dni * cos_zenith)[None, :] * R, 0)
    ct = np.cos(np.radians(tilt))[:, None]
    sky = dhi * (1 + ct) / 2
    ground = albedo * ghi * (1 - ct) / 2
    total = beam + sky + ground
    gain = np.array([row.sum() / ghi.sum() for row in total])
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": gain}
