# divided by the area of the whole mesh
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.einsum("tid,ti->td", gradients, u[triangles])
    total = np.zeros(points.shape)
    for tri, a, s in zip(triangles, areas, slopes):
        total[tri] += a * s
    return slopes, total / np.sum(areas)
