# arccos instead of arcsin: the distance to the pole, not the latitude
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = np.einsum("ij,jk->ik", ry, rz)
    l, b = np.radians(lon), np.radians(lat)
    v = np.stack([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    u = np.einsum("ij,jn->in", matrix, v)
    x, y, z = u
    return matrix, (np.degrees(np.arctan2(y, x)) + node) % 360, np.degrees(np.arccos(np.clip(z, -1, 1)))
