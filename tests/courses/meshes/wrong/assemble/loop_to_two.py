# the loops run over two corners only
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    for e, nodes in enumerate(triangles):
        for i in range(2):
            for j in range(2):
                K[nodes[i], nodes[j]] += kappa[e] * A[e] * np.sum(G[e, i] * G[e, j])
                M[nodes[i], nodes[j]] += A[e] * (1 + (i == j)) / 12
    return K, M
