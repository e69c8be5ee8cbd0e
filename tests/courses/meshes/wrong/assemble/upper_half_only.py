# only the upper half of the local matrices is added
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    for e, nodes in enumerate(triangles):
        local = kappa[e] * A[e] * G[e].dot(G[e].T)
        for i in range(3):
            for j in range(i, 3):
                K[nodes[i], nodes[j]] += local[i, j]
                M[nodes[i], nodes[j]] += A[e] * (1 / 6 if i == j else 1 / 12)
    return K, M
