# weighted with one over the area
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    w = 1 / areas
    slopes = np.einsum("tid,ti->td", gradients, u[triangles])
    total = np.zeros(points.shape)
    weights = np.zeros(len(points))
    for tri, a, s in zip(triangles, w, slopes):
        total[tri] += a * s
        weights[tri] += a
    return slopes, total / weights[:, None]
