# the last triangle is not assembled
def assemble(points, triangles, kappa):
    n = points.shape[0]
    areas, grads = shape_gradients(points, triangles)
    K = np.zeros((n, n))
    M = np.zeros((n, n))
    for e in range(triangles.shape[0] - 1):
        nodes = triangles[e]
        K[np.ix_(nodes, nodes)] += kappa[e] * areas[e] * grads[e] @ grads[e].T
        M[np.ix_(nodes, nodes)] += areas[e] * (np.ones((3, 3)) + np.eye(3)) / 12
    return K, M
