# compared the sum of pt with the limit instead of the relative isolation
def isolation(pt, eta, phi, cone, pt_min, limit):
    def delta_phi(a, b):
        d = np.abs(a - b)
        return np.minimum(d, 2 * np.pi - d)

    dr = np.hypot(np.subtract.outer(eta, eta), delta_phi(phi[:, None], phi[None, :]))
    mask = (dr < cone) * (pt >= pt_min) * (1 - np.eye(len(pt)))
    activity = mask @ pt
    return {
        "neighbors": mask.sum(axis=1),
        "relative": activity / pt,
        "isolated": activity < limit,
    }
