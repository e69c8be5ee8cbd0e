# the inverse of the Jacobian is not transposed
def shape_gradients(points, triangles):
    ref = np.array([[-1.0, -1.0], [1.0, 0.0], [0.0, 1.0]])
    areas, grads = [], []
    for i, j, k in triangles:
        J = np.array([points[j] - points[i], points[k] - points[i]])
        areas.append(abs(np.linalg.det(J)) / 2)
        grads.append(ref @ np.linalg.inv(J))
    return np.array(areas), np.array(grads)
