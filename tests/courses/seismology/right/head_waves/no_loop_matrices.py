# style: no loop at all: an (n, n) matrix of vertical slownesses with a lower triangle as mask, products with the thicknesses
def head_waves(offsets, thickness, velocity):
    u = 1 / velocity
    p = u[1:]
    lower = np.tri(len(p), dtype=bool)
    q2 = np.where(lower, u[None, :-1] ** 2 - p[:, None] ** 2, 1.0)
    exists = np.maximum.accumulate(velocity)[:-1] < velocity[1:]
    q = np.sqrt(np.where(exists[:, None], q2, 1.0))
    tau = 2 * np.einsum("kn,n->k", lower * q, thickness)
    x_crit = 2 * p * ((lower / q) @ thickness)
    head = tau[:, None] + np.outer(p, offsets)
    head[~exists] = np.inf
    head[offsets[None, :] < x_crit[:, None]] = np.inf
    table = np.concatenate([u[0] * offsets[None], head])
    branch = table.argmin(axis=0)
    return head, np.take_along_axis(table, branch[None], axis=0)[0], branch
