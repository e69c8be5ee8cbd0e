# right: arctan2 for the angle and a matrix product
def isolation(pt, eta, phi, cone, pt_min, limit):
    diff = np.subtract.outer(phi, phi)
    diff = np.arctan2(np.sin(diff), np.cos(diff))
    r2 = np.subtract.outer(eta, eta) ** 2 + diff**2
    mask = np.where(r2 < cone**2, 1.0, 0.0) - np.eye(len(pt))
    hard = np.where(pt < pt_min, 0.0, 1.0)
    iso = mask @ (hard * pt) / pt
    return {"neighbors": (mask @ hard).astype(int), "relative": iso, "isolated": ~(iso >= limit)}
