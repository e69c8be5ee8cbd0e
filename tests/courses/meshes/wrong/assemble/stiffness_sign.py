# the stiffness matrix has the wrong sign, as the Laplacian
def assemble(points, triangles, kappa):
    n = len(points)
    A, G = shape_gradients(points, triangles)
    K, M = np.zeros((n, n)), np.zeros((n, n))
    for e, nodes in enumerate(triangles):
        local = kappa[e] * A[e] * G[e].dot(G[e].T)
        for i, p in enumerate(nodes):
            for j, q in enumerate(nodes):
                K[p, q] -= local[i, j]
                M[p, q] += A[e] * (1 / 6 if i == j else 1 / 12)
    return K, M
