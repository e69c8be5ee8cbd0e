# cut on eta and phi separately instead of on the distance
def isolation(pt, eta, phi, cone, pt_min, limit):
    de = np.abs(eta[:, None] - eta)
    dp = np.abs(phi[:, None] - phi)
    dp = np.where(dp > np.pi, 2 * np.pi - dp, dp)
    inside = (de < cone) & (dp < cone)
    hard = pt >= pt_min
    others = ~np.eye(pt.size, dtype=bool)
    use = inside & hard & others
    num = use.sum(axis=1)
    iso = use.dot(pt) / pt
    return {"neighbors": num, "relative": iso, "isolated": iso < limit}
