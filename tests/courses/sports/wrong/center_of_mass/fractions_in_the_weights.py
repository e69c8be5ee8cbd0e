# weighted the segments with fraction times mass instead of with the mass alone
def center_of_mass(joints, ends, fractions, masses):
    prox, dist = joints[:, ends[:, 0]], joints[:, ends[:, 1]]
    centers = prox + (dist - prox) * fractions.reshape(1, -1, 1)
    w = np.tile((fractions * masses).reshape(1, -1, 1), (len(joints), 1, 2))
    w[np.isnan(centers)] = 0
    return np.nansum(w * centers, axis=1) / w.sum(axis=1)
