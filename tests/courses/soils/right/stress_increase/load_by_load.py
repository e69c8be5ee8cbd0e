def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    z = points[:, 2]
    total = np.zeros(z.shape)
    safe = np.where(z > 0, z, 1.0)
    for i in range(len(Q)):
        ratio = np.hypot(points[:, 0] - positions[i, 0], points[:, 1] - positions[i, 1]) / safe
        total += 3 * Q[i] / (2 * np.pi * safe**2) / np.sqrt(1 + ratio**2) ** 5
    total[z <= 0] = 0
    return total
