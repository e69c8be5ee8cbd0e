# the albedo is missing in the ground term
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    w = np.cos(np.radians(tilt))
    beam = np.zeros(cos_incidence.shape)
    rows, cols = np.where((cos_incidence > 0) & (cos_zenith[None, :] > 0))
    for r, c in zip(rows, cols):
        x = cos_incidence[r, c]
        g = 1 - 0.05 * (1 / x - 1)
        beam[r, c] = dni[c] * x * (g if g > 0 else 0)
    sky = np.outer(1 + w, dhi) / 2
    ground = np.outer(1 - w, ghi) / 2
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
