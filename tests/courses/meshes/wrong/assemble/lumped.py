# the mass matrix is lumped: a third of the area on the diagonal
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    for e, tri in enumerate(triangles):
        K[np.ix_(tri, tri)] += kappa[e] * A[e] * G[e] @ G[e].T
        for v in tri:
            M[v, v] += A[e] / 3
    return K, M
