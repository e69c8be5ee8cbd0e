# the ground reflects only the diffuse irradiance instead of the global one
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    beams, skies, grounds = [], [], []
    for ci, b in zip(cos_incidence, np.radians(tilt)):
        lit = (ci > 0) & (cos_zenith > 0)
        c = np.where(lit, ci, 1)
        beams.append(lit * dni * c * np.maximum(1 - 0.05 * (1 / c - 1), 0))
        skies.append(dhi * (1 + np.cos(b)) / 2)
        grounds.append(albedo * dhi * (1 - np.cos(b)) / 2)
    beam, sky, ground = np.array(beams), np.array(skies), np.array(grounds)
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
