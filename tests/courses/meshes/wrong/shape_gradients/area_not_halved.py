# the half is missing in the area
def shape_gradients(points, triangles):
    T = len(triangles)
    areas, grads = np.zeros(T), np.zeros((T, 3, 2))
    for t in range(T):
        (x0, y0), (x1, y1), (x2, y2) = points[triangles[t]]
        s = (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0)
        grads[t] = np.array([[y1 - y2, x2 - x1], [y2 - y0, x0 - x2], [y0 - y1, x1 - x0]]) / s
        areas[t] = abs(s)
    return areas, grads
