# the division by 2 is missing in the sky term
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    beta = tilt[:, None] * np.pi / 180
    glob = dhi + dni * np.clip(cos_zenith, 0, 1)
    sel = (cos_zenith > 0)[None, :] & (cos_incidence > 0)
    refl = 0.05 * (1 / cos_incidence - 1)
    trans = np.maximum(1 - refl, 0)
    beam = sel * dni * cos_incidence * trans
    sky = (1 + np.cos(beta)) * dhi
    ground = (1 - np.cos(beta)) / 2 * albedo * glob
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": np.sum(total, 1) / np.sum(glob)}
