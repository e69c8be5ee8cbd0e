# took z/r instead of r/z in the influence factor
def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    result = []
    for x, y, z in points:
        if z <= 0:
            result.append(0.0)
            continue
        total = 0.0
        for load, (px, py) in zip(Q, positions):
            r = np.hypot(x - px, y - py)
            I = 3 / (2 * np.pi) * (1 / (1 + (z / r) ** 2)) ** (5 / 2)
            total += load * I / z**2
        result.append(total)
    return np.array(result)
