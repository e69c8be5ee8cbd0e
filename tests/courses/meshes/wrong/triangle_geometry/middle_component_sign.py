# the second component of the cross product written by hand has the wrong sign
def triangle_geometry(points, triangles):
    u = points[triangles[:, 1]] - points[triangles[:, 0]]
    v = points[triangles[:, 2]] - points[triangles[:, 0]]
    nx = u[:, 1] * v[:, 2] - u[:, 2] * v[:, 1]
    ny = u[:, 0] * v[:, 2] - u[:, 2] * v[:, 0]
    nz = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    l = np.sqrt(nx**2 + ny**2 + nz**2)
    return np.stack([nx / l, ny / l, nz / l], axis=1), l / 2
