# the weighted sum is not divided by the weights
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.einsum("tid,ti->td", gradients, u[triangles])
    total = np.zeros(points.shape)
    for k in range(3):
        np.add.at(total, triangles[:, k], areas[:, None] * slopes)
    return slopes, total
