def stress_increase(Q, positions, points):
    """The increase of vertical stress under point loads, after Boussinesq.

    Q: loads, shape (k,)
    positions: x and y of each load on the surface, shape (k, 2)
    points: x, y and depth z of each point, shape (m, 3)

    returns: vertical stress increase at each point, 0 where z <= 0, shape (m,)
    """
    d = points[:, None, :] - np.column_stack([positions, np.zeros(len(Q))])[None]
    R2 = np.einsum("mkd,mkd->mk", d, d)
    depth = np.where(points[:, 2] > 0, points[:, 2], 0)
    return 1.5 / np.pi * np.einsum("m,k,mk->m", depth**3, Q, R2 ** (-5 / 2))
