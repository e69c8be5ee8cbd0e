# for each node the triangles that have it
def nodal_gradient(points, triangles, u):
    areas, g = shape_gradients(points, triangles)
    slopes = (g * u[triangles][:, :, None]).sum(axis=1)
    nodal = np.zeros(points.shape)
    for v in range(len(points)):
        mine = np.any(triangles == v, axis=1)
        nodal[v] = np.average(slopes[mine], axis=0, weights=areas[mine])
    return slopes, nodal
