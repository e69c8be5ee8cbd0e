# put the sum of the loads at the mean of their positions instead of each at its own
def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    total = Q.sum()
    center = positions.mean(axis=0)
    depth = points[:, 2]
    d2 = (points[:, 0] - center[0]) ** 2 + (points[:, 1] - center[1]) ** 2
    R = np.sqrt(d2 + depth**2)
    s = 3 * total * depth**3 / (2 * np.pi * R**5)
    s[depth <= 0] = 0
    return s
