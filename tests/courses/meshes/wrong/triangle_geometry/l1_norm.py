# the length is the sum of the absolute values
def triangle_geometry(points, triangles):
    xyz = points[triangles]
    cr = np.cross(xyz[:, 1] - xyz[:, 0], xyz[:, 2] - xyz[:, 0])
    length = np.abs(cr).sum(axis=1)
    return cr / length[:, None], length / 2
