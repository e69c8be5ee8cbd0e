# coefficients of the hat functions from a 3 by 3 system
def shape_gradients(points, triangles):
    areas, grads = [], []
    for tri in triangles:
        V = np.column_stack([np.ones(3), points[tri]])
        areas.append(abs(np.linalg.det(V)) / 2)
        grads.append(np.linalg.inv(V)[1:].T)
    return np.array(areas), np.array(grads)
