# the gain sums over all panels too: each panel gets the same number, the sum over panels and times by the sum of G
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    G = dni * np.maximum(cos_zenith, 0) + dhi
    lit = (cos_incidence > 0) & (cos_zenith > 0)
    beam = np.where(lit, dni * cos_incidence * np.maximum(1 - 0.05 * (1 / cos_incidence - 1), 0), 0)
    c = np.cos(np.radians(tilt))[:, None]
    sky, ground = dhi * (1 + c) / 2, albedo * G * (1 - c) / 2
    total = beam + sky + ground
    gain = np.full(len(tilt), np.sum(total) / np.sum(G))
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": gain}
