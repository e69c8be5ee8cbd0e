# the view factors of sky and ground are swapped
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    def view(sign):
        return ((1 + sign * np.cos(np.deg2rad(tilt))) / 2)[:, np.newaxis]

    ghi = dni * np.where(cos_zenith > 0, cos_zenith, 0) + dhi
    glass = 1 - 0.05 * (1 / cos_incidence - 1)
    glass[glass < 0] = 0
    beam = dni * cos_incidence * glass
    beam[cos_incidence <= 0] = 0
    beam[:, cos_zenith <= 0] = 0
    sky = view(-1) * dhi
    ground = view(+1) * albedo * ghi
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(1) / ghi.sum()}
