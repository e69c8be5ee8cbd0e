# overwrote the stress with each load's instead of adding it
def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    sigma = np.zeros(points.shape[0])
    for j in range(points.shape[0]):
        z = points[j, 2]
        for i in range(len(Q)):
            if z > 0:
                rsq = (points[j, 0] - positions[i, 0]) ** 2 + (points[j, 1] - positions[i, 1]) ** 2
                bracket = 1 + rsq / z**2
                sigma[j] = Q[i] / z**2 * 3 / 2 / np.pi * bracket ** (-5 / 2)
    return sigma
