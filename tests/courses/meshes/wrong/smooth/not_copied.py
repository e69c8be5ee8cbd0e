# the points given are changed
def smooth(points, edges, fixed, shrink, grow, rounds):
    i, j = edges.T
    degree = np.bincount(edges.ravel(), minlength=len(points))
    for _ in range(rounds):
        for factor in (shrink, grow):
            sums = np.zeros(points.shape)
            np.add.at(sums, i, points[j])
            np.add.at(sums, j, points[i])
            move = factor * (sums / degree[:, None] - points)
            move[fixed] = 0
            points += move
    return points
