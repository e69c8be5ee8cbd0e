# the conductivity is in the mass matrix as well
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    local = (np.ones((3, 3)) + np.eye(3)) / 12
    for tri, k, a, g in zip(triangles, kappa, A, G):
        weight = k * a
        w = np.ix_(tri, tri)
        K[w] += weight * (g @ g.T)
        M[w] += weight * local
    return K, M
