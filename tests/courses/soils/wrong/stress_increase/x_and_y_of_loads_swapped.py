# subtracted the load's y from the point's x and the reverse instead of x from x and y from y
def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    def one(q, a, b):
        z = np.where(points[:, 2] > 0, points[:, 2], 1.0)
        r = np.sqrt((points[:, 0] - b) ** 2 + (points[:, 1] - a) ** 2)
        return q / z**2 * 3 / (2 * np.pi) / (1 + (r / z) ** 2) ** 2.5

    stress = sum(one(q, a, b) for q, (a, b) in zip(Q, positions))
    return stress * (points[:, 2] > 0)
