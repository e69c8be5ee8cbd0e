# the two edges of the cross product are swapped, so the normals point the other way
def triangle_geometry(points, triangles):
    corners = points[triangles]
    e1 = corners[:, 1] - corners[:, 0]
    e2 = corners[:, 2] - corners[:, 0]
    cr = np.cross(e2, e1)
    size = np.linalg.norm(cr, axis=1)
    return cr / size[:, None], 0.5 * size
