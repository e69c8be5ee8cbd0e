# matrices that pick out the corners
def assemble(points, triangles, kappa):
    A, G = shape_gradients(points, triangles)
    P = np.eye(len(points))[triangles]
    D = np.swapaxes(G, 1, 2) @ P
    K = np.sum((kappa * A)[:, None, None] * (np.swapaxes(D, 1, 2) @ D), axis=0)
    s = P.sum(axis=1)
    M = np.einsum("t,ti,tj->ij", A, s, s) / 12 + np.diag(A @ s) / 12
    return K, M
