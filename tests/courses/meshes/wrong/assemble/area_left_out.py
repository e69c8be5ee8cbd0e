# the area is missing in the stiffness
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    for e, tri in enumerate(triangles):
        for i in range(3):
            for j in range(3):
                K[tri[i], tri[j]] += kappa[e] * np.dot(G[e, i], G[e, j])
                M[tri[i], tri[j]] += A[e] / 12 * (1 + (i == j))
    return K, M
