# the beam is not set to 0 when the sun is below the horizon
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    front = cos_incidence > 0
    safe = np.where(front, cos_incidence, 1)
    iam = np.clip(1 - 0.05 * (1 / safe - 1), 0, 1)
    beam = np.where(front, dni[None, :] * safe * iam, 0.0)
    view_sky = (1 + np.cos(np.radians(tilt))) / 2
    sky = np.outer(view_sky, dhi)
    ground = np.outer(1 - view_sky, albedo * ghi)
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
