# the corners are gone through backwards in the field but not in the gradients
def nodal_gradient(points, triangles, u):
    areas, gradients = shape_gradients(points, triangles)
    slopes = np.einsum("tid,ti->td", gradients, u[triangles[:, ::-1]])
    nodal = np.zeros(points.shape)
    for v in range(len(points)):
        mine = np.any(triangles == v, axis=1)
        nodal[v] = areas[mine] @ slopes[mine] / areas[mine].sum()
    return slopes, nodal
