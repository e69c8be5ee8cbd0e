# the mass matrix is returned first
def assemble(points, triangles, kappa):
    n = points.shape[0]
    areas, grads = shape_gradients(points, triangles)
    stiff = np.zeros((n, n))
    mass = np.zeros((n, n))
    for nodes, k, s, g in zip(triangles, kappa, areas, grads):
        at = np.ix_(nodes, nodes)
        stiff[at] += k * s * g @ g.T
        mass[at] += s * (np.ones((3, 3)) + np.eye(3)) / 12
    return mass, stiff
