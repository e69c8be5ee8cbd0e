# x and y of the slopes are exchanged
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    dx = np.sum(gradients[:, :, 1] * u[triangles], axis=1)
    dy = np.sum(gradients[:, :, 0] * u[triangles], axis=1)
    slopes = np.column_stack([dx, dy])
    nodal = np.zeros(points.shape)
    for v in range(len(points)):
        mine = np.any(triangles == v, axis=1)
        nodal[v] = np.average(slopes[mine], axis=0, weights=areas[mine])
    return slopes, nodal
