# two mistakes: half the slope, and an unweighted mean at the nodes
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = 0.5 * np.einsum("tid,ti->td", gradients, u[triangles])
    nodal = np.zeros(points.shape)
    for v in range(len(points)):
        mine = np.any(triangles == v, axis=1)
        nodal[v] = slopes[mine].mean(axis=0)
    return slopes, nodal
