# the weights start at one
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.einsum("tid,ti->td", gradients, u[triangles])
    total = np.zeros(points.shape)
    weights = np.ones(len(points))
    for tri, a, s in zip(triangles, areas, slopes):
        for v in tri:
            total[v] += a * s
            weights[v] += a
    return slopes, total / weights[:, None]
