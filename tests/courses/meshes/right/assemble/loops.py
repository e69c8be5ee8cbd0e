# three loops
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    for e, tri in enumerate(triangles):
        for i in range(3):
            for j in range(3):
                K[tri[i], tri[j]] += kappa[e] * A[e] * np.dot(G[e, i], G[e, j])
                M[tri[i], tri[j]] += A[e] / (6 if i == j else 12)
    return K, M
