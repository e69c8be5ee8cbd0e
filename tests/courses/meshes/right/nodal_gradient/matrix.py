# incidence matrix
def nodal_gradient(points, triangles, u):
    areas, g = shape_gradients(points, triangles)
    slopes = (u[triangles][:, None, :] @ g)[:, 0]
    W = np.zeros((len(points), len(triangles)))
    for k in range(3):
        W[triangles[:, k], np.arange(len(triangles))] = areas
    W /= W.sum(axis=1, keepdims=True)
    return slopes, W @ slopes
