def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    out = []
    for x, y, z in points:
        s = 0.0
        if z > 0:
            for q, p in zip(Q, positions):
                R = np.sqrt((x - p[0]) ** 2 + (y - p[1]) ** 2 + z**2)
                s += 3 * q * z**3 / (2 * np.pi * R**5)
        out.append(s)
    return np.array(out)
