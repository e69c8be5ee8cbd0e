# divided the load by z instead of z squared
def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    stress = np.zeros(len(points))
    below = points[:, 2] > 0
    z = points[below, 2][:, None]
    offset = points[below, None, :2] - positions[None, :, :]
    r2 = np.sum(offset**2, axis=2)
    influence = 3 / (2 * np.pi) * (1 + r2 / z**2) ** -2.5
    stress[below] = np.sum(Q * influence / z, axis=1)
    return stress
