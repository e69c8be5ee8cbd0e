# the diagonal of the local mass matrix is not doubled
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    for tri, k, a, g in zip(triangles, kappa, A, G):
        w = np.ix_(tri, tri)
        K[w] += k * a * (g @ g.T)
        M[w] += a * np.ones((3, 3)) / 12
    return K, M
