# the gradient goes downhill, a minus too many
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    ut = u[triangles]
    slopes = -(ut[:, 0, None] * gradients[:, 0] + ut[:, 1, None] * gradients[:, 1] + ut[:, 2, None] * gradients[:, 2])
    W = np.zeros((len(points), len(triangles)))
    for t, tri in enumerate(triangles):
        W[tri, t] = areas[t]
    return slopes, W @ slopes / W.sum(axis=1, keepdims=True)
