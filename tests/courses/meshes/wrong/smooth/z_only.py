# only the height is smoothed, x and y stay
def smooth(points, edges, fixed, shrink, grow, rounds):
    p = points.copy()
    degree = np.bincount(edges.ravel(), minlength=len(points))
    for _ in range(rounds):
        for lam in (shrink, grow):
            z = p[:, 2]
            s = np.bincount(edges[:, 0], weights=z[edges[:, 1]], minlength=len(p))
            s = s + np.bincount(edges[:, 1], weights=z[edges[:, 0]], minlength=len(p))
            p[:, 2] = np.where(fixed, z, z + lam * (s / degree - z))
    return p
