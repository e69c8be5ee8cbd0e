# the local mass matrix is divided by 6 rather than 12
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    m = np.array([[2, 1, 1], [1, 2, 1], [1, 1, 2]]) / 6
    for tri, k, a, g in zip(triangles, kappa, A, G):
        w = np.ix_(tri, tri)
        K[w] += k * a * (g @ g.T)
        M[w] += a * m
    return K, M
