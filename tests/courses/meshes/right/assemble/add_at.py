# np.add.at
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    where = triangles[:, :, None], triangles[:, None, :]
    np.add.at(K, where, np.einsum("t,tid,tjd->tij", kappa * A, G, G))
    np.add.at(M, where, A[:, None, None] * (1 + np.eye(3)) / 12)
    return K, M
