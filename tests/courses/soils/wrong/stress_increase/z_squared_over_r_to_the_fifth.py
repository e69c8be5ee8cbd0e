# wrote z squared instead of z cubed over R to the fifth
def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    x, y, z = points.T
    dx = np.subtract.outer(x, positions[:, 0])
    dy = np.subtract.outer(y, positions[:, 1])
    R = np.sqrt(dx**2 + dy**2 + z[:, None] ** 2)
    parts = 3 * Q[None, :] * z[:, None] ** 2 / (2 * np.pi * R**5)
    return np.where(z > 0, parts.sum(axis=1), 0.0)
