# one round too few
def smooth(points, edges, fixed, shrink, grow, rounds):
    pts = points.copy()
    i, j = edges[:, 0], edges[:, 1]
    degree = np.bincount(edges.ravel(), minlength=len(pts))[:, None]
    for _ in range(1, rounds):
        for factor in (shrink, grow):
            sums = np.zeros(pts.shape)
            np.add.at(sums, i, pts[j])
            np.add.at(sums, j, pts[i])
            pts = np.where(fixed[:, None], pts, pts + factor * (sums / degree - pts))
    return pts
