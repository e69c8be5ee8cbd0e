# the direction is computed once from the original points and never anew
def smooth(points, edges, fixed, shrink, grow, rounds):
    i, j = edges[:, 0], edges[:, 1]
    degree = np.bincount(edges.ravel(), minlength=len(points))[:, None]
    sums = np.zeros(points.shape)
    np.add.at(sums, i, points[j])
    np.add.at(sums, j, points[i])
    direction = sums / degree - points
    direction[fixed] = 0
    pts = points.copy()
    for factor in (shrink, grow):
        for _ in range(rounds):
            pts += factor * direction
    return pts
