# the area comes twice in the stiffness
def assemble(points, triangles, kappa):
    n = points.shape[0]
    areas, grads = shape_gradients(points, triangles)
    K = np.zeros((n, n))
    M = np.zeros((n, n))
    for nodes, k, s, g in zip(triangles, kappa, areas, grads):
        g = s * g
        K[np.ix_(nodes, nodes)] += k * g @ g.T
        M[np.ix_(nodes, nodes)] += s * (np.ones((3, 3)) + np.eye(3)) / 12
    return K, M
