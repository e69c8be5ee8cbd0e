# raised the squared distance to the fifth power instead of the distance
def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    out = np.zeros(len(points))
    for q, where in zip(Q, positions):
        for n, p in enumerate(points):
            if p[2] <= 0:
                continue
            R = (p[0] - where[0]) ** 2 + (p[1] - where[1]) ** 2 + p[2] ** 2
            out[n] += 3 * q / (2 * np.pi) * p[2] ** 3 / R**5
    return out
